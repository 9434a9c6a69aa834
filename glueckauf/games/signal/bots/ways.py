"""The ways of a map: how far it is from anywhere to where a train is wanted, and what is shut on the way.

A way counts points (spaces to enter), borders that are shut now (a red post, a junction set otherwise)
and single cards (loading). What that comes to in cards depends on the die of the train.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from glueckauf.core.making import make
from glueckauf.games.signal.maps import Map, Setting
from glueckauf.games.signal.parts import Train

POINT = 0.3  # of a card: a point of an average die, some of which departure cards bring
SHUT = 1.0  # cards that a shut border costs
STOP = 1.5  # points that a stop in a city on the way wastes, where trains may not run through


class Border(NamedTuple):
    """What lies between two spaces: a post to be green, or a junction to join two sections."""

    post: str = ""
    junction: str = ""
    closed: Setting = ()  # the setting of the junction that opens it


class Step(NamedTuple):
    """From one place to the next one."""

    to: int
    border: Border
    points: float


class Way(NamedTuple):
    """What is left to do from a place: points, shut borders, and single cards."""

    points: float
    shut: int
    cards: int


Goal = tuple[str, Way]  # a city, and what is left to do from there


class Graph:
    """Places of a map are numbered: a section with a heading, or a city."""

    def __init__(self, on: Map) -> None:
        self.map = on
        places = [*sorted(on.far), *((city, "") for city in on.cities)]
        self.at = {place: n for n, place in enumerate(places)}
        self.places = places
        self.steps: list[list[Step]] = [self._steps(*place) for place in places]
        self.back: list[list[tuple[int, int]]] = [[] for _ in places]
        for n, steps in enumerate(self.steps):
            for k, step in enumerate(steps):
                self.back[step.to].append((n, k))

    def _steps(self, space: str, node: str) -> list[Step]:
        on = self.map
        if not node:
            waste = 0.0 if on.through else STOP
            return [
                Step(self._into(section, space), Border(post), 1 + waste)
                for section, post in on.exits[space]
            ]
        kind, beyond, post = on.ahead[space, node]
        if kind == "city":
            return [Step(self.at[beyond, ""], Border(post), 1)]
        if kind == "section":
            return [Step(self._into(beyond, node), Border(post), 1)]
        if kind == "junction":
            return [
                Step(self._into(joined[space], node), Border("", beyond, closed), 1)
                for closed, joined in on.joined[beyond].items()
                if space in joined
            ]
        return []  # a start place

    def _into(self, section: str, node: str) -> int:
        return self.at[section, self.map.far[section, node]]

    def place(self, train: Train) -> int:
        """Where a train stands; in a start place, the section before it, which is one point on."""
        way_out = self.map.way_out.get(train.space)
        if way_out is not None:
            return self._into(way_out, train.space)
        return self.at[train.space, train.heading]


@lru_cache(maxsize=16)
def graph(on: Map) -> Graph:
    """The numbered places of a map."""
    return Graph(on)


class Ways(NamedTuple):
    """From every place: what is left to do (None: there is no way), and by which step it begins."""

    left: list[Way | None]
    first: list[Step | None]
    goal: list[str]  # the city where it leads


@lru_cache(maxsize=3_000)
def ways(
    on: Map, green: frozenset[str], closed: tuple[Setting, ...], goals: tuple[Goal, ...]
) -> Ways:
    """The cheapest ways to any of these goals."""
    net = graph(on)
    size = len(net.places)
    left: list[Way | None] = [None] * size
    first: list[Step | None] = [None] * size
    leads = [""] * size
    queue: list[tuple[float, int, int, int]] = []  # price, place, its first step, is it shut
    known = {net.at[city, ""]: (city, way) for city, way in goals}
    for place, (_, way) in known.items():
        heappush(queue, (way.points * POINT + way.shut * SHUT + way.cards, place, -1, 0))
    junction_at = on.junction_at
    steps, back = net.steps, net.back
    while queue:
        price, place, k, bar = heappop(queue)
        if left[place] is not None:
            continue
        if k < 0:
            leads[place], left[place] = known[place]
        else:
            step = steps[place][k]
            beyond = left[step.to]
            assert beyond is not None, "the next place is nearer"
            left[place] = make(Way, (beyond.points + step.points, beyond.shut + bar, beyond.cards))
            first[place], leads[place] = step, leads[step.to]
        for before, n in back[place]:
            if left[before] is None:
                _, (post, junction, setting), far = steps[before][n]
                if junction:
                    shut = closed[junction_at[junction]] != setting
                else:
                    shut = bool(post) and post not in green
                heappush(queue, (price + far * POINT + shut * SHUT, before, n, shut))
    return Ways(left, first, leads)
