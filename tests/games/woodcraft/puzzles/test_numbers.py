"""Every number in every shipped task is true of its position; read from the file, with nothing that made the task."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES

PUZZLES = ga.puzzles(game="woodcraft")
ROWS = ("saw", "glue", "offcut", "blueberry")


class Grammar(NamedTuple):
    """How a language tells numbers: of dice, of each of ROWS, of lanterns to mark; where the question begins."""

    dice: str
    colours: tuple[str, str]
    rows: tuple[str, ...]
    lanterns: str
    lantern: str  # a single one
    made: str  # what comes before the dice that are to be made
    words: str  # numbers in words, from one on
    idioms: tuple[str, ...] = ()  # where they count nothing


GRAMMARS = {
    "en": Grammar(
        r"(?:(\d+)|an?) (yellow|brown) (\d)",
        ("yellow", "brown"),
        ("saw blade", "glue", "offcut", "blueberr"),
        r"(\d+) lanterns",
        "have a lantern",
        "Make these dice:",
        r"one|two|three|four|five|six|seven|eight|nine|ten|both|twice|once",
        ("Which one?", "counts as one", "one at a time"),
    ),
    "pl": Grammar(
        r"(?:(\d+) × )?(żółta|brązowa) (\d)",
        ("żółta", "brązowa"),
        ("ostrz", "klej", "ścin", "borów"),
        r"(\d+) lampion",
        "do zaznaczenia lampion.",
        "Zrób takie kości:",
        r"jeden|jedna|jedno|dw\w+|trzy|cztery|pięć|sześć|siedem|osiem|oba|obie",
        ("za jeden materiał",),
    ),
    "hu": Grammar(
        r"(?:(\d+) × )?(sárga|barna) (\d)-[aeoö]s",
        ("sárga", "barna"),
        ("fűrészlap", "ragasztó", "fahulladék", "áfony"),
        r"(\d+) lampiont",
        "egy lampiont",
        "Készítsd el ezeket a kockákat:",
        r"egy|két|kettő\w*|három|négy|öt|hat|hét|nyolc",
        ("egy anyagnak", "egy megrendelést", "egy kockát"),
    ),
    "de": Grammar(
        r"(?:(\d+) × |eine )(gelbe|braune) (\d)",
        ("gelbe", "braune"),
        ("Sägebl", "Leim", "Holzrest", "Blaubeer"),
        r"(\d+) Laternen",
        "eine Laterne",
        "Mach daraus diese Würfel:",
        r"eins?|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|beide\w*",
        ("einen Würfel", "einen Auftrag"),
    ),
}


def dice_of(text: str, grammar: Grammar) -> Counter[str]:
    """The dice of a text, as files name them."""
    found = Counter[str]()
    for number, colour, value in re.findall(grammar.dice, text):
        found["YB"[grammar.colours.index(colour)] + value] += int(number or 1)
    return found


def lies(position: dict[str, Any], wanted: list[str], task: str, grammar: Grammar) -> Iterator[str]:
    """What a task says of its position that is not true."""
    sheet = position["seats"]["0"]
    have, _, asked = task.partition(grammar.made)
    if dice_of(have, grammar) != Counter(sheet.get("dice", ())):
        yield "dice"
    if dice_of(asked, grammar) != Counter(wanted):
        yield "wanted"
    rest = re.sub(grammar.dice, "", task)
    for row, word in zip(ROWS, grammar.rows, strict=True):
        told = [int(number) for number in re.findall(rf"(\d+) {word}", rest)]
        owned = sheet.get("marked", {}).get(row, 0) - sheet.get("used", {}).get(row, 0)
        if told != [owned] * bool(owned):
            yield row
        rest = re.sub(rf"\d+ {word}", "", rest)
    due = [gain.split() for gain in position.get("due", {}).get("gains", ())]
    lanterns = sum(int(number) for _, what, number in due if what == "lantern")
    told = [int(number) for number in re.findall(grammar.lanterns, rest)]
    told += [1] * rest.count(grammar.lantern)
    if told != [lanterns] * bool(lanterns):
        yield "lanterns"
    rest = re.sub(grammar.lanterns, "", rest)
    for phrase in (grammar.lantern, *grammar.idioms):
        rest = rest.replace(phrase, "")
    yield from re.findall(rf"\d+|\b(?:{grammar.words})\b", rest, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_a_task_is_true(language: str) -> None:
    found = {}
    for puzzle in PUZZLES:
        file = tomllib.loads(Path(puzzle.path).read_text("utf-8"))
        task = puzzle.about((), language)["task"]
        said = list(lies(file["position"], file.get("dice", []), task, GRAMMARS[language]))
        if said:
            found[puzzle.id] = (said, task)
    assert not found


def test_a_false_number_is_found() -> None:
    """One more of anything, in words or digits, is a lie."""
    sheet = {"dice": ["Y1", "Y1", "B3"], "marked": {"saw": 3}, "used": {"saw": 1}}
    position = {"seats": {"0": sheet}, "due": {"gains": ["gain lantern 2"]}}
    task = "Your dice: 2 yellow 1s and a brown 3. You own 2 saw blades. You have 2 lanterns to mark. Make these dice: a yellow 2."
    english = GRAMMARS["en"]
    assert list(lies(position, ["Y2"], task, english)) == []
    for old, new, what in (
        ("2 yellow", "3 yellow", "dice"),
        ("brown 3", "brown 4", "dice"),
        ("a yellow 2", "2 yellow 2s", "wanted"),
        ("own 2 saw blades", "own 3 saw blades", "saw"),
        ("2 saw blades", "2 saw blades and 1 glue", "glue"),
        ("2 lanterns", "3 lanterns", "lanterns"),
        ("to mark", "to mark in two rows", "two"),
        ("to mark", "to mark in 9 cells", "9"),
    ):
        assert what in list(lies(position, ["Y2"], task.replace(old, new), english)), old
