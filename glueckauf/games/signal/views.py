"""What a board shows: the name of a thing, or several names joined by "+" ("map+hand").

    table      everything: the map, the station, the trains, all hands
    desk       the same with one hand
    map        the whole map
    map:…      a cut-out of the map around places, with commas between them, drawn as large as it fits:
               "map:paris,lille,calais+hand". A place is a city, a junction, a start place or a section,
               by the ids of the map file; `around(map, places)` writes such a view
    station    departure card, deck, clock, die, depot, goods delivered, helpers, action cards
    trains     every train on the board with what each face of its die would do
    hand       the hand of one player
    hands      the hands of all

Names of several cut-outs join to one that shows all their places; beside "map" they count for nothing. What
is not in sight cannot be pointed at, so a cut-out should hold all that a task needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.signal.cutout import cutout, is_seen, maps_with
from glueckauf.games.signal.maps import Map

COMMON = ("map", "station", "trains")  # parts that belong to all, in the order of the picture
NAMES = ("table", "desk", *COMMON, "hand", "hands")
CUT, COMMA = "map:", ","
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
    """The parts of a view: those of all, the hand of one player, and perhaps all hands.

    `around` are the places of the cut-out that is seen of the map; none: all of it.
    """

    common: tuple[str, ...]
    own: bool
    others: bool
    around: tuple[str, ...] = ()


def is_view(view: str) -> bool:
    """Is everything in it a name, and is there a map with all places of its cut-out?"""
    names = [name for name in view.split("+") if not name.startswith(CUT)]
    return all(name in NAMES for name in names) and bool(maps_with(_places(view)))


def around(on: Map, places: Iterable[str]) -> str:
    """The view of a cut-out around these places, each named once in the order of the map; of none, the map."""
    wanted = set(places)
    named = COMMA.join(one for one in (*on.nodes, *on.sections) if one in wanted)
    return CUT + named if named else "map"


def _places(view: str) -> tuple[str, ...]:
    cuts = [name.removeprefix(CUT) for name in view.split("+") if name.startswith(CUT)]
    return tuple(dict.fromkeys(place for cut in cuts for place in cut.split(COMMA)))


@lru_cache(maxsize=1_000)
def things(view: str) -> Shown:
    """What a view shows, each thing once."""
    names = ["map" if name.startswith(CUT) else name for name in view.split("+")]
    found = {thing for name in names for thing in _MEANING.get(name, (name,))}
    others = "hands" in found
    whole = {"table", "desk", "map"} & set(view.split("+"))
    return Shown(
        tuple(part for part in COMMON if part in found),
        others or "hand" in found,
        others,
        () if whole else _places(view),
    )


def shows(view: str, key: str) -> bool:
    """Is this key in sight, if it is in the hand of the player who is shown at all?"""
    shown = things(view)
    kind, _, thing = key.partition("/")
    part = _LIES_IN.get(kind)
    if part == "map" and part in shown.common and shown.around:
        maps = maps_with(shown.around)
        return any(is_seen(on, cutout(on, shown.around), kind, thing) for on in maps)
    return shown.own if part is None else part in shown.common
