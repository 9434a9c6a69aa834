"""Tables laid for the tests."""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.games.signal.maps import Setting, the_map
from glueckauf.games.signal.parts import GOODS, Train
from glueckauf.games.signal.ruleset import Layout, Rules, layout

EUROPE = "central_europe"
AMERICA = "north_america"


class Tracks(NamedTuple):
    """As much of a table as a train needs (`moving.Board`)."""

    layout: Layout
    trains: tuple[Train, ...]
    green: frozenset[str]
    closed: tuple[Setting, ...]
    stored: tuple[tuple[int, ...], ...]


def tracks(*trains: Train, on: str = EUROPE, rules: Rules | None = None) -> Tracks:
    """The map with the discs of the first game, and these trains."""
    found = the_map(on)
    return Tracks(
        layout(rules or Rules(), 2, found),
        tuple(sorted(trains)),
        found.first_green,
        found.first_closed,
        ((0,) * len(GOODS),) * len(found.ports),
    )
