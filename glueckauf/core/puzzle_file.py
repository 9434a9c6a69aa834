"""The keys that the files of all kinds of puzzles share: names, texts, grades, themes, hints."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from glueckauf.core.fields import Field, read_id
from glueckauf.core.lines import read_moves
from glueckauf.core.texts import LANGUAGES

HEAD = ("format", "game", "kind", "id", "arranged", "text")  # every file may have these
CLAIMS = (
    "origin",
    "par",
    "line",
    "proof",
    "tier",
    "themes",
    "teaches",
    "hints",
)  # those of a line of moves
TIERS = tuple(f"T{n}" for n in range(7))
TEXTS = {"title": '"…"', "task": '"…"'}  # every language has these
MOST_HINTS = 20
MOST_WORTH = 9999
Number = int | Fraction  # whole, or an exact mean or probability
_FRACTION = re.compile(r"([0-9]{1,12})/([1-9][0-9]{0,11})")


def read_head(
    fields: Mapping[str, Field], path: str, arranged: Sequence[str] = ()
) -> dict[str, Any]:
    """What every puzzle is called and says: its id, else the name of its file, its texts and its own hints;
    and what of its position no game can come to, of what may be `arranged` on purpose."""
    text = fields.get("text")
    return {
        "arranged": read_words(fields["arranged"], "word", arranged)
        if "arranged" in fields
        else (),
        "id": read_id(fields["id"]) if "id" in fields else Path(path).stem,
        "path": path,
        "texts": {} if text is None else read_texts(text),
        "own_hints": None if text is None else read_own_hints(text),
    }


def read_claims(
    fields: Mapping[str, Field],
    par: Callable[[Field], Any],
    moves: Callable[[str], list[Any]],
    proof: Sequence[str],
    themes: Sequence[str],
    rules: Sequence[str],
) -> dict[str, Any]:
    """Those of `CLAIMS` that the file makes; `moves` reads a line, and whether it is legal, the proof says."""

    def line(field: Field) -> str:
        read_moves(field, moves)
        return field.text()

    readers: dict[str, Callable[[Field], Any]] = {
        "origin": read_id,
        "par": par,
        "line": line,
        "proof": lambda field: read_proof(field, proof),
        "tier": read_tier,
        "themes": lambda field: read_words(field, "theme", themes),
        "teaches": lambda field: read_words(field, "rule", rules),
        "hints": read_hints,
    }
    return {key: readers[key](fields[key]) for key in CLAIMS if key in fields}


def read_texts(field: Field) -> dict[str, dict[str, str]]:
    """Title and task, by language."""
    return {
        language: {name: text[name].text() for name in text if name in TEXTS}
        for language, text in _by_language(field).items()
    }


def read_own_hints(field: Field) -> dict[str, tuple[str, ...]] | None:
    """Hints written by hand, by language; None if there are none.

    A language without any has those that are made from the proof.
    """
    found = {}
    for language, text in _by_language(field).items():
        if "hints" in text:
            found[language] = tuple(text["hints"].words("hints", 1, MOST_HINTS))
    return found or None


def _by_language(field: Field) -> dict[str, dict[str, Field]]:
    return {
        language: text.table((*TEXTS, "hints"), TEXTS)
        for language, text in field.table(LANGUAGES).items()
    }


def read_tier(field: Field) -> int:
    """The rung of the ladder of solvers: 2, or "T2"."""
    if isinstance(field.value, str):
        return TIERS.index(field.one_of("tier", TIERS))
    return field.number(0, len(TIERS) - 1)


def read_words(field: Field, what: str, known: Sequence[str]) -> tuple[str, ...]:
    """Some of the known words: themes, or rules."""
    return tuple(item.one_of(what, known) for item in field.items(f"{what}s", 0, len(known)))


def read_hints(field: Field) -> tuple[str, ...]:
    return tuple(field.words("hints", 0, MOST_HINTS))


def read_proof(field: Field, numbers: Sequence[str], least: int = 0) -> str | dict[str, int]:
    """A sentence, or numbers of the proof of par."""
    if isinstance(field.value, str):
        return field.text()
    return {name: item.number(least, 10**15) for name, item in field.table(numbers).items()}


def read_amount(field: Field) -> Number:
    """A whole number, or a fraction such as "5/6"."""
    if not isinstance(field.value, str):
        return field.number(0, MOST_WORTH)
    parts = _FRACTION.fullmatch(field.value)
    if parts is None:
        field.wrong('must be a whole number, or a fraction such as "5/6"')
    return Fraction(int(parts[1]), int(parts[2]))


def written(amount: Number) -> int | str:
    """As a file has it."""
    return int(amount) if amount == int(amount) else str(amount)
