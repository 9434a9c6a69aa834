"""Every number in the task of a shipped puzzle is true of its position: digits, and numbers in words, in four
languages. What is true is computed here from the position, apart from what words tasks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import words
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal.parts import Train
from glueckauf.games.signal.puzzles.making.wording import task_in_words
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.solve.reach import least
from tests.games.signal.puzzles.samples import made, named

PUZZLES = [puzzle for puzzle in ga.puzzles(game="signal") if isinstance(puzzle, SignalPuzzle)]
GOODS_TO_DELIVER = 8  # SS-1.2
NEAR = 6  # trains that head for each other are no farther apart
IN_WORDS = {  # how a number is written, as part of a sentence; no ways of speaking, such as "this one"
    "en": {1: "one goods|one card|one train", 2: "two goods|Two trains", 3: "three cards"},
    "pl": {
        1: "jednego towaru|jedną kartę|jeden pociąg",
        2: "dwóch towarów|Dwa pociągi",
        3: "trzy karty",
    },
    "hu": {1: "egy áru|Egy kártyád|egyetlen", 2: "két áru|Két vonat", 3: "Három kártyád"},
    "de": {
        1: "eine Ware\\. Finde|eine Karte|ein Zug:",
        2: "zwei Waren|Zwei Züge",
        3: "drei Karten",
    },
}
NUMBER_WORDS = {  # wherever they stand
    "en": r"\b(two|three|four|five|six|seven|eight|nine|ten)\b",
    "pl": r"\b(dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|sześć|siedem|osiem)\b",
    "hu": r"\b(két|kettő|három|négy|öt|hat|hét|nyolc|kilenc|tíz)\b",
    "de": r"\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b",
}
OF_NO_NUMBER = {  # "two" of a rule for any answers; "two multi-colour symbols" are those of the card
    "en": "If two ways are equally good",
    "pl": "Jeśli dwa sposoby są równie dobre",
    "hu": "Ha két út egyformán jó",
    "de": "Sind zwei Wege gleich gut",
}


def section_of(puzzle: SignalPuzzle, train: Train) -> list[int]:
    """The number of the section where a train stands, of a line that has several."""
    on = puzzle.task.start.map
    line, _, number = train.space.partition(".")
    several = sum(space.startswith(f"{line}.") for space in on.sections) > 1
    return [int(number)] if number and several else []


def digits(puzzle: SignalPuzzle) -> Iterator[list[int]]:
    """The numbers that a true task may show, in this order: one way for each train that it may name."""
    task = puzzle.task
    state = task.start
    faces = [int(shown) for what, shown in task.given if what != "card"]
    colours = [what for what, _ in task.given if what != "card"]
    order = sorted(
        range(len(colours)), key=lambda at: ("black", "brown", "grey").index(colours[at])
    )
    rolls = [faces[at] for at in order]
    for train in state.trains:
        if task.train and train.space != task.train:
            continue
        many = [] if task.train or len(state.trains) == 1 else [len(state.trains)]
        yield [*many, *section_of(puzzle, train), *rolls]


def numbers_in_words(puzzle: SignalPuzzle) -> list[int]:
    state = puzzle.task.start
    if puzzle.kind == "surest":
        return [sum(state.players[state.active])]
    if puzzle.kind == "last":
        return [GOODS_TO_DELIVER - sum(map(sum, state.stored))]
    return [2] if puzzle.kind == "rescue" else []


def face_each_other(puzzle: SignalPuzzle) -> bool:
    state = puzzle.task.start
    far = {train: least(state.map, train.space, train.heading) for train in state.trains}
    return any(
        max(far[one].get(two.space, 99), far[two].get(one.space, 99)) <= NEAR
        for one, two in combinations(state.trains, 2)
    )


def untrue(puzzle: SignalPuzzle, language: str) -> Iterator[str]:
    told = words(puzzle, language)["task"].replace(OF_NO_NUMBER[language], "")
    told = re.sub(r"\b\w+ (multi-colour|wielokolorow|többszínű|mehrfarbig)\w*", "", told)
    shown = [int(number) for number in re.findall(r"\d+", told)]
    if shown not in list(digits(puzzle)):
        yield f"{language}: {shown}: {list(digits(puzzle))}"
    spelled = [n for n, forms in IN_WORDS[language].items() for _ in re.findall(forms, told)]
    if spelled != numbers_in_words(puzzle):
        yield f"{language}: {spelled} in words: {numbers_in_words(puzzle)}"
    others = re.findall(NUMBER_WORDS[language], told.lower())
    if len(others) > sum(n > 1 for n in spelled):
        yield f"{language}: {others}"
    if puzzle.kind == "rescue" and not face_each_other(puzzle):
        yield "no two trains head for each other"


def test_every_number_in_a_task_is_true() -> None:
    found = {puzzle.id: [*untrue(puzzle, word)] for puzzle in PUZZLES for word in LANGUAGES}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("red-light", "There are 3 trains", "There are 4 trains"),
        ("red-light", "die shows 2", "die shows 3"),
        ("a-soft-landing", "section 2", "section 1"),
        ("better-safe", "three cards", "four cards"),
        ("all-or-nothing", "one goods is", "two goods are"),
    ],
)
def test_a_false_number_is_found(name: str, old: str, new: str) -> None:
    puzzle = named(name)
    task = puzzle.texts["en"]["task"]
    assert not [*untrue(puzzle, "en")]
    said = {"en": {"title": "…", "task": task.replace(old, new)}}
    assert old not in task or [*untrue(puzzle._replace(texts=said), "en")]


def test_an_order_is_asked_of_several_trains() -> None:
    for puzzle in PUZZLES:
        assert puzzle.kind not in ("order", "loss", "rescue") or len(puzzle.task.start.trains) > 1


def test_one_train_is_told_as_one() -> None:
    task = made().task._replace(objective=("-tokens",), train="")
    told = {language: task_in_words(task, "loss", language) for language in LANGUAGES}
    assert told["en"].startswith("There is one train on the board: the grey train on section")
    assert told["pl"].startswith("Na planszy jest jeden pociąg: szary pociąg na odcinku")
    assert told["hu"].startswith("A táblán egyetlen vonat van: a szürke vonat")
    assert told["de"].startswith("Auf dem Plan steht ein Zug: der graue Zug auf Abschnitt")


def test_many_goods_are_told_as_many() -> None:
    task = made().task._replace(objective=("won",))
    told = {language: task_in_words(task, "last", language) for language in LANGUAGES}
    assert "8 goods are still missing" in told["en"]
    assert "brakuje 8 towarów" in told["pl"]
    assert "még 8 áru hiányzik" in told["hu"]
    assert "fehlen noch 8 Waren" in told["de"]
