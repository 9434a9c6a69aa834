"""How many levels the cage must visit where coal of one colour may lie on several (GA-4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.games.board.parts import COLOURS


def levels_at_least(
    loaded_for: Sequence[int],
    most: int,
    spare: int,
    empty: Sequence[int],
    level: int,
    carts: tuple[str, ...],
    kept: tuple[int, ...],
) -> int:
    """The fewest levels to visit, but where the cage is, if a colour may lie on several.

    Every level where carts must be emptied, and for each colour that is loaded one where it lies;
    colours on none of them must be left to pairs of what is to spare. A colour that is left out
    beyond that costs a step of handling, and saves one level at most.
    """
    lies_on = _lies_on(carts, kept)
    asked = sum([1 << n for n in range(4) if empty[n]])
    for levels in _BY_NUMBER[level]:
        if asked & ~levels:
            continue
        left_out = [n for n, on in zip(loaded_for, lies_on, strict=True) if n and not on & levels]
        if not left_out or (2 * sum(left_out) <= spare and max(left_out) <= most):
            return (levels & ~(1 << level >> 1)).bit_count()
    return 0


# For each level of the cage the sets of levels (a bit for each), those with fewest others first.
_BY_NUMBER = [
    sorted(range(16), key=lambda levels, at=at: (levels & ~(1 << at >> 1)).bit_count())  # type: ignore[misc]  # a default
    for at in range(5)
]


@lru_cache(maxsize=10_000)
def _lies_on(carts: tuple[str, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """For each colour the levels where it may be loaded, a bit for each."""
    return tuple(
        sum(1 << n for n, word in enumerate(carts) if colour in word and len(word) > kept[n])
        for colour in COLOURS
    )
