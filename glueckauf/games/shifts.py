"""Both games are played in shifts, and each player mines in a place of their own: what to show of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def sight(states: Sequence[Any], mining: type, mined: str) -> tuple[str, int]:
    """The view that shows what happens in these states, and whose.

    `mined` where one player mines and nothing else; one desk for own turns; else the whole table.
    """
    before = states[:-1]
    seats = {state.to_move for state in before}
    seat = seats.pop() if len(seats) == 1 else None
    if seat is None:
        return "table", 0
    if all(isinstance(state.pending, mining) for state in before):
        return mined, seat
    return ("desk", seat) if len({state.shift for state in states}) == 1 else ("table", 0)


def chapter(state: Any) -> int:
    return int(state.shift)
