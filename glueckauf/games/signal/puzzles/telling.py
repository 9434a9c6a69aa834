"""Values and moves in words: "chance of delivery 5/6", "set Lille to join Calais and Paris; roll for the train".

A probability stands as a fraction, and for those who see it as a bar beside it: an icon of the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from glueckauf.core.texts import Fact, phrase_of, within
from glueckauf.games.signal import table
from glueckauf.games.signal.draw.icons import bar
from glueckauf.games.signal.puzzles.walk import Value, along, is_open
from glueckauf.games.signal.solve.task import Task
from glueckauf.games.signal.telling import GAME

SHARES = ("delivered", "reached", "won")  # words whose value is a probability


def spoken(task: Task, value: Value, language: str = "en", *, bars: bool = False) -> str:
    """A value in words, inside a sentence."""
    return ", ".join(
        worth(task, word, amount, language, bars=bars) for word, amount in value.items()
    )


def worth(task: Task, word: str, amount: Fraction, language: str, *, bars: bool = False) -> str:
    """One word of a value."""
    facts: dict[str, Fact] = {"word": word, "n": str(amount), "bar": "", "form": "part"}
    facts["mean"] = int(is_open(task) and amount != 0)
    if word in SHARES:
        if amount.denominator == 1:
            facts["form"] = "sure" if amount else "never"
        if bars:
            facts["bar"] = f" {{{bar(amount)}}}"
    elif amount.denominator == 1:
        facts["form"], facts["n"] = "whole", int(amount)
    return phrase_of(GAME, "puzzle-worth", facts, language)


def pieces(task: Task, moves: Sequence[str], language: str) -> list[str]:
    """The moves of a legal line, each in words."""
    stops = along(task, moves)
    return [
        table.label(stop.state, move, language) for stop, move in zip(stops, moves, strict=False)
    ]


def told_inside(told: Sequence[str], language: str) -> str:
    """Moves one after the other, inside a sentence."""
    return "; ".join(within(piece, language) for piece in told)


def moves_told(task: Task, moves: Sequence[str], language: str) -> str:
    """A line in words, inside a sentence."""
    return told_inside(pieces(task, moves, language), language)
