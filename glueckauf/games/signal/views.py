"""What a board shows: the name of a thing, or several names joined by "+" ("map+hand")."""

from __future__ import annotations

from typing import NamedTuple

COMMON = ("map", "station", "trains")  # parts that belong to all, in the order of the picture
NAMES = ("table", "desk", *COMMON, "hand", "hands")
_MEANING = {
    "table": (*COMMON, "hands"),
    "desk": (*COMMON, "hand"),
}
_LIES_IN = {
    **dict.fromkeys(("section", "city", "start", "post", "junction", "train"), "map"),
    **dict.fromkeys(("departure", "deck", "clock", "die", "delivered", "depot"), "station"),
    **dict.fromkeys(("helper", "pile"), "station"),
    "outlook": "trains",
}


class Shown(NamedTuple):
    """The parts of a view: those of all, the hand of one player, and perhaps all hands."""

    common: tuple[str, ...]
    own: bool
    others: bool


def is_view(view: str) -> bool:
    return all(name in NAMES for name in view.split("+"))


def things(view: str) -> Shown:
    """What a view shows, each thing once."""
    found = {thing for name in view.split("+") for thing in _MEANING.get(name, (name,))}
    others = "hands" in found
    return Shown(tuple(part for part in COMMON if part in found), others or "hand" in found, others)


def shows(view: str, key: str) -> bool:
    """Is this key in sight, if it is in the hand of the player who is shown at all?"""
    shown = things(view)
    kind = key.partition("/")[0]
    if kind in _LIES_IN:
        return _LIES_IN[kind] in shown.common
    return shown.own
