"""What a board shows: the name of a thing, or several names joined by "+" ("zones+hand").

All things of one player stand in one part of the picture, under the nameplate with points, delivered
trains and tokens; so do all zones. What is named twice is shown once, and the order of names does not
matter: zones come first, then players, then what is to be chosen from.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.games.card.parts import STACKS

ZONES = ("stacks", "actions")
YARD = ("row", "docks", "hand", "aims")  # what lies in a yard, from above
OWN = (*YARD, "trains")
NAMES = ("table", "desk", "yard", "zones", *ZONES, *OWN, "scores", "seats", "yards")
TRAY = "tray"  # joins every view by itself; it may be named
_MEANING = {
    "table": ZONES,
    "desk": (*ZONES, *YARD),
    "yard": YARD,
    "zones": ZONES,
    "scores": ("aims", "trains"),  # all that points are counted from
    "yards": (),
}
_LIES_IN = {  # things of a player that can be pointed at, and where they are
    **dict.fromkeys(("row", "storage", "store"), "row"),
    **dict.fromkeys(("dock", "wagon", "loaded"), "docks"),
    **dict.fromkeys(("worker", "order", "innovation"), "hand"),
    **dict.fromkeys(("share", "objective"), "aims"),
    "train": "trains",
}


class Shown(NamedTuple):
    """The things of a view: which zones, what of one player, and whether the others are there, too."""

    zones: tuple[str, ...]
    own: tuple[str, ...]
    seats: bool
    others: bool


def is_view(view: str) -> bool:
    return all(name in NAMES or name == TRAY for name in view.split("+"))


def things(view: str) -> Shown:
    """What a view shows, each thing once and in the order of the picture."""
    names = view.split("+")
    found = {thing for name in names for thing in _MEANING.get(name, (name,))}
    others = bool({"table", "yards"} & set(names))
    if others:
        found |= set(YARD)
    return Shown(
        tuple(thing for thing in ZONES if thing in found),
        tuple(thing for thing in OWN if thing in found),
        "seats" in found,
        others,
    )


def shows(view: str, key: str) -> bool:
    """Is this key in sight, if it is in the things of the player who is shown at all?"""
    shown = things(view)
    kind = key.partition("/")[0]
    _, owned, thing = kind.partition(":")
    if key in STACKS:
        return "stacks" in shown.zones
    if kind in ("mining", "delivery", "wild"):
        return "actions" in shown.zones
    if thing in _LIES_IN:
        return _LIES_IN[thing] in shown.own
    if owned or kind == "player":  # what a nameplate tells
        return bool(shown.own) or shown.seats
    return True  # what lies in the tray
