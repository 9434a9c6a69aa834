"""What an exported page holds, before it is written: for the stepper and the puzzle alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from glueckauf.widget.frames import Json

FEW, MANY = 2000, 12_000  # positions of a whole table, and of a picture of one or two parts
AROUND = 2000  # of these around the best answer, where all are too many


def limit(asked: int | None, parts: int) -> int:
    """How many positions a page holds at most; drawing them in four languages takes about a minute."""
    return asked or (MANY if parts <= 2 else FEW)


class Page(NamedTuple):
    game: str
    title: str
    still: str  # the picture that is there before the board runs, and where it cannot
    data: dict[str, Json]  # by language
    positions: int
    complete: bool


class Plan(NamedTuple):
    """What a page will hold; `lacks` is what it will not, in a sentence for each language, or "".

    It is known before anything is written; `make` does the work and calls `watch` once a position.
    """

    game: str
    positions: int  # at most
    lacks: Callable[[str], str]
    make: Callable[[Sequence[str], Callable[[], object]], Page]


def options(kind: str, game: str, language: str, languages: Sequence[str], view: str) -> Json:
    """As a widget's trait of that name."""
    return {
        "kind": kind,
        "game": game,
        "language": language,
        "languages": list(languages),
        "theme": "auto",
        "view": view,
    }
