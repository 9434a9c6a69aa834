"""What a board shows: the name of a thing, or several names joined by "+" ("board+sheet").

table      everything: the main board, the pool, all sheets
desk       the same with one sheet
board      the main board: dice, bonuses, the round
pool       the orders that lie open
sheet      one player's dice, orders and sheet
sheets     those of all
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

COMMON = ("board", "pool")  # parts that belong to all, in the order of the picture
NAMES = ("table", "desk", *COMMON, "sheet", "sheets")
_MEANING = {
    "table": (*COMMON, "sheets"),
    "desk": (*COMMON, "sheet"),
}
_LIES_IN = {
    **dict.fromkeys(("column", "arrow"), "board"),
    **dict.fromkeys(("pool", "place", "deck"), "pool"),
}


class Shown(NamedTuple):
    """The parts of a view: those of all, the sheet of one player, and perhaps all sheets."""

    common: tuple[str, ...]
    own: bool
    others: bool


def is_view(view: str) -> bool:
    return all(name in NAMES for name in view.split("+"))


@lru_cache(maxsize=1_000)
def things(view: str) -> Shown:
    """What a view shows, each thing once."""
    found = {thing for name in view.split("+") for thing in _MEANING.get(name, (name,))}
    others = "sheets" in found
    common = tuple(part for part in COMMON if part in found)
    return Shown(common, others or "sheet" in found, others)


def shows(view: str, key: str) -> bool:
    """Is this key in sight, if it is on the sheet of the player who is shown at all?"""
    shown = things(view)
    part = _LIES_IN.get(key.partition("/")[0])
    return shown.own if part is None else part in shown.common
