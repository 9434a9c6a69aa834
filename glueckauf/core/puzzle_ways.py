"""What pages that are played without Python are given alike for puzzles of several games; see `core.puzzle.Ways`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from glueckauf.core.puzzle import Json, Rank
from glueckauf.core.texts import Facts, tell

FINE = 10**9  # pages reckon with whole numbers: so fine are fractions told apart there


def in_whole_numbers(rank: Iterable[Fraction | int] | None) -> Rank | None:
    """A rank as pages compare it."""
    return None if rank is None else tuple([round(amount * FINE) for amount in rank])


def exact(amount: int) -> Fraction:
    """The fraction that `in_whole_numbers` made an amount from."""
    return Fraction(amount, FINE).limit_denominator(10_000)


def slip_words(
    game: str, ends: Sequence[str], unit: str, steps: Sequence[bool], language: str
) -> Json:
    """The sentences about a first slip, where pages fill in its place and the move; `ends` are moves
    that end a line, `steps` says of each word of the objective whether it counts moves."""

    def first(kind: str, place: int | str) -> str:
        facts: Facts = {"kind": kind, "place": place, "unit": unit, "move": "{move}"}
        return tell(game, "puzzle-slip", facts, language)

    return {
        "move": first("move", "{place}"),
        "ended": first("move", "{place}"),  # in words it is like any other move
        "stopped": first("stopped", "{place}"),
        "well": first("stopped", 0),
        "ends": list(ends),
        "idle": list(ends),
        "unit": unit,
        "steps": list(steps),
    }
