"""How a train moves (SS-6): one function, which engine, previews and solvers ask.

`run` drives a train until its points are used, something stops it, or it pauses in a city where the
players may choose to run through. It changes nothing: a `Run` tells what happened.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple, Protocol

from glueckauf.core.making import make
from glueckauf.games.signal.maps import Ahead, Setting
from glueckauf.games.signal.parts import GOODS, Train
from glueckauf.games.signal.ruleset import Layout

# How a run ends.
USED = "used"  # every point is used, on a section
RED = "red"  # before a red post (SS-6.7)
CLOSED = "closed"  # before a junction that closes its section (SS-6.6)
BEHIND = "behind"  # behind another train (SS-6.8)
TAKEN = "taken"  # before an occupied city (SS-6.8)
HEAD_ON = "head-on"  # SS-6.11: to the depot
REACHED = "start-place"  # SS-6.12: to the depot
CITY = "city"  # in a city (SS-6.9)
PORT = "port"  # SS-6.10: to the depot
PAUSED = "paused"  # in a city, with points left and a way on: the players choose


class Board(Protocol):
    """What a train needs to know; a State has it."""

    @property
    def layout(self) -> Layout: ...

    @property
    def trains(self) -> tuple[Train, ...]: ...

    @property
    def green(self) -> frozenset[str]: ...

    @property
    def closed(self) -> tuple[Setting, ...]: ...

    @property
    def stored(self) -> tuple[tuple[int, ...], ...]: ...


class Run(NamedTuple):
    """What a roll did: where the train stands now (None: in the depot), and what it cost.

    `path` are the spaces it entered, `left` the points it did not use, `lost` the time tokens;
    `at` is what ended the run: a post, a junction or a space; `entry` is the section by which it
    came into the city where it is; `delivered` the goods that it left in a port.
    """

    end: str
    train: Train | None
    path: tuple[str, ...]
    left: int
    lost: int
    at: str = ""
    entry: str = ""
    delivered: str = ""


def run(board: Board, train: Train, points: int, by: str = "", through: bool = False) -> Run:
    """SS-6.13. From a city the train leaves `by` this section, whose post the rules require green.

    `through` says that it may run through cities though the map does not (SS-8.2).
    """
    layout, green = board.layout, board.green
    on = layout.map
    taken = {one.space: one for one in board.trains}
    space, colour, node, load = train
    taken.pop(space, None)  # it may come round to where it stood
    path: tuple[str, ...] = ()
    left = points
    if space in on.exits:
        ahead = Ahead("section", by, on.post_of[space, by])
        node = space
    elif space in on.way_out:
        ahead = Ahead("section", on.way_out[space], "")
        node = space
    else:
        ahead = on.ahead[space, node]
    unused = layout.rules.unused_tokens
    while left:
        kind, beyond, post = ahead
        if kind == "junction":
            joined = on.joined[beyond][board.closed[on.junction_at[beyond]]]
            if space not in joined:
                here = make(Train, (space, colour, node, load))
                return Run(CLOSED, here, path, left, left * unused, beyond)
            beyond = joined[space]
        elif post and post not in green:
            here = _standing(board, space, colour, node, load)
            return Run(RED, here, path, left, left * unused, post)
        if kind == "city":
            return _into_city(board, taken, path, space, train, node, left, beyond, through)
        if kind == "start":
            return _to_start_place(layout, taken, path, left, beyond)
        met = taken.get(beyond)
        if met is not None:
            if met.heading == node:
                return Run(HEAD_ON, None, path, left, left * layout.rules.head_on_tokens, beyond)
            here = _standing(board, space, colour, node, load)
            return Run(BEHIND, here, path, left, left * unused, beyond)
        left -= 1
        path += (beyond,)
        space = beyond
        node = on.far[beyond, node]
        ahead = on.ahead[beyond, node]
    return Run(USED, make(Train, (space, colour, node, load)), path, 0, 0, space)


def _standing(board: Board, space: str, colour: str, node: str, load: str) -> Train:
    """Where the train stands; in a city or a start place it has no heading."""
    heading = node if space in board.layout.map.sections else ""
    return make(Train, (space, colour, heading, load))


def _into_city(
    board: Board,
    taken: dict[str, Train],
    path: tuple[str, ...],
    space: str,
    train: Train,
    node: str,
    left: int,
    city: str,
    through: bool,
) -> Run:
    """The city ahead, whose post is green, is free or occupied (SS-6.8, SS-6.9)."""
    rules = board.layout.rules
    if city in taken:
        if rules.city_head_on:
            return Run(HEAD_ON, None, path, left, left * rules.head_on_tokens, city)
        here = make(Train, (space, train.colour, node, train.load))
        return Run(TAKEN, here, path, left, left * rules.unused_tokens, city)
    arrived = make(Train, (city, train.colour, "", train.load))
    path += (city,)
    left -= 1
    if left and may_run_through(board, city, through) and _ways_on(board, city, space, taken):
        return Run(PAUSED, arrived, path, left, 0, city, space)
    return arrival(board, arrived, path, left, space)


def _to_start_place(
    layout: Layout, taken: dict[str, Train], path: tuple[str, ...], left: int, start: str
) -> Run:
    rules = layout.rules
    if start in taken and rules.start_head_on:
        return Run(HEAD_ON, None, path, left, left * rules.head_on_tokens, start)
    return Run(REACHED, None, path, left, rules.start_place_tokens, start)


def arrival(
    board: Board, train: Train, path: tuple[str, ...] = (), left: int = 0, entry: str = ""
) -> Run:
    """The train stops in the city where it is (SS-6.9); in a port it may leave the board (SS-6.10).

    Where trains may run through ports, only one that unloads goes to the depot (SS-12.3).
    """
    city, load = train.space, train.load
    on = board.layout.map
    if city not in on.port_at or (on.through and not (load and port_takes(board, city, load))):
        return Run(CITY, train, path, left, 0, city, entry)
    return Run(PORT, None, path, left, 0, city, entry, load)


def port_takes(board: Board, port: str, goods: str) -> bool:
    """Does the port take goods of this colour off a train? (SS-6.10, SS-12.1)"""
    layout = board.layout
    if not layout.map.through or layout.rules.port_takes_all:
        return True
    need = layout.map.needs[port]
    row = board.stored[layout.map.port_at[port]]
    if row[GOODS.index(goods)] < need:
        return True
    return sum([max(count - need, 0) for count in row]) < layout.extras[port]


def may_run_through(board: Board, city: str, through: bool) -> bool:
    """May a train run through this city: by the map, or by the dispatcher (SS-8.2, SS-12.2)?"""
    layout = board.layout
    if layout.map.through:
        return True
    return through and (city not in layout.map.port_at or layout.rules.dispatcher_port)


def ways_on(board: Board, city: str, entry: str) -> list[str]:
    """The sections by which a train that came by `entry` can run on: green and free (SS-8.2)."""
    return _ways_on(board, city, entry, {train.space for train in board.trains})


def _ways_on(board: Board, city: str, entry: str, taken: Container[str]) -> list[str]:
    return [
        section
        for section, post in board.layout.map.exits[city]
        if section != entry and post in board.green and section not in taken
    ]


def ways_out(board: Board, city: str) -> list[str]:
    """The sections by which a train may leave the city where it stands: green (SS-6.4)."""
    return [section for section, post in board.layout.map.exits[city] if post in board.green]


def train_at(board: Board, space: str) -> Train | None:
    """The train that stands there."""
    for train in board.trains:
        if train.space == space:
            return train
    return None


def previews(board: Board, space: str, by: str = "", through: bool = False) -> dict[int, Run]:
    """Where each face of its die would take the train that stands there, and what it would cost.

    Of a train in a city, with the section `by` which it would leave.
    """
    train = train_at(board, space)
    if train is None:
        raise ValueError(f"no train stands on {space}")
    return {
        points: run(board, train, points, by, through) for points in board.layout.dice[train.colour]
    }
