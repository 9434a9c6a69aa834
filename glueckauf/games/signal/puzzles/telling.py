"""Values and moves in words: "delivery: 5/6", "set Lille to join Calais and Paris; roll for the black train".

A probability stands as a fraction, and for those who see it as a bar beside it: an icon of the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.signal import table
from glueckauf.games.signal.draw.icons import bar
from glueckauf.games.signal.puzzles.walk import Value, along, is_open
from glueckauf.games.signal.solve.task import Task
from glueckauf.games.signal.telling import GAME

SHARES = ("delivered", "reached", "won")  # words whose value is a probability


def spoken(task: Task, value: Value, language: str = "en", *, bars: bool = False) -> str:
    """A value in words; a last word that is nothing is left out."""
    told = [worth(task, word, amount, language, bars=bars) for word, amount in value.items()]
    return ", ".join([told[0], *(within(more, language) for more in told[1:])])


def worth(
    task: Task, word: str, amount: Fraction, language: str, *, bars: bool = False
) -> str:
    """One word of a value."""
    facts: dict[str, Fact] = {"word": word, "n": str(amount), "bar": ""}
    if word in SHARES:
        facts["form"] = {0: "never", 1: "sure"}.get(int(amount), "part")
        if 0 < amount < 1:
            facts["form"] = "part"
        if bars:
            facts["bar"] = f" {{{bar(amount)}}}"
    elif amount.denominator > 1:
        facts["form"] = "part"
    else:
        facts["form"], facts["n"] = "whole", int(amount)
    facts["mean"] = int(is_open(task) and amount != 0)
    return tell(GAME, "puzzle-worth", facts, language)


def pieces(task: Task, moves: Sequence[str], language: str) -> list[str]:
    """The moves of a legal line, each in words."""
    stops = along(task, moves)
    return [
        table.label(stop.state, move, language) for stop, move in zip(stops, moves, strict=False)
    ]


def moves_told(task: Task, moves: Sequence[str], language: str) -> str:
    """A line in words, inside a sentence."""
    return "; ".join(within(piece, language) for piece in pieces(task, moves, language))


