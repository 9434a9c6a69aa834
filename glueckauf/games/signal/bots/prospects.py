"""What the trains of a position have to do: where each is wanted, by which way, and what that costs in cards.

An empty train is wanted in a city whose goods are still needed, a loaded one in a port that needs its goods.
Those that have least to do claim their goods and their port first; the others go elsewhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.games.signal.bots.ways import Goal, Way, Ways, graph, ways
from glueckauf.games.signal.maps import Setting
from glueckauf.games.signal.parts import GOODS, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Layout
from glueckauf.games.signal.scoring import goods_that_count

PACE = 0.85  # of a roll's points, the share that cards must bring: departure cards bring the rest
SHUT = 1.1  # cards that a shut border costs
AHEAD = 0.5  # cards that it costs more right ahead, fading with every space
FACING = 2.5  # cards, for a train that comes the other way
WAITING = 0.5  # cards, for a train that is close ahead
LOOK = 6  # spaces of a way in which other trains and shut borders are looked for
NOWHERE = 40.0  # cards, where no way leads on

Stored = tuple[tuple[int, ...], ...]


class Board(NamedTuple):
    """As much of a position as counts for its ways."""

    layout: Layout
    green: frozenset[str]
    closed: tuple[Setting, ...]
    goods: tuple[int, ...]
    stored: Stored


# --- Where trains are wanted ----------------------------------------------------------------


@lru_cache(maxsize=4_096)
def ports_for(layout: Layout, stored: Stored, goods: str) -> tuple[str, ...]:
    """The ports where goods of this colour would still count."""
    count = goods_that_count(layout, stored)
    return tuple(
        port
        for port in layout.map.ports
        if goods_that_count(layout, put_by(layout, stored, port, goods)) > count
    )


def put_by(layout: Layout, stored: Stored, port: str, goods: str) -> Stored:
    """The storage of all ports with one goods more."""
    row, at = layout.map.port_at[port], GOODS.index(goods)
    counts = list(stored[row])
    counts[at] += 1
    return (*stored[:row], tuple(counts), *stored[row + 1 :])


class Prospects:
    """The ways of one setting of discs, goods and ports, whatever the trains do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.map = board.layout.map
        self.net = graph(self.map)
        self.counts = {goods for goods in GOODS if self.ports(goods)}
        self._loaded: dict[str, Ways] = {}
        self._empty: Ways | None = None

    def ports(self, goods: str) -> tuple[str, ...]:
        return ports_for(self.board.layout, self.board.stored, goods)

    def loaded(self, goods: str) -> Ways:
        """The ways of a train with these goods."""
        found = self._loaded.get(goods)
        if found is None:
            goals = tuple((port, Way(0.0, 0, 0)) for port in self.ports(goods))
            found = self._loaded[goods] = self._to(goals)
        return found

    @property
    def empty(self) -> Ways:
        """The ways of an empty train: to goods, and on with them."""
        if self._empty is None:
            goals: list[Goal] = []
            for goods, count in zip(GOODS, self.board.goods, strict=True):
                way = self.onward(goods) if count > 0 else None
                if way is not None:
                    goals.append((self.map.city_of[goods], way._replace(cards=way.cards + 1)))
            self._empty = self._to(tuple(goals))
        return self._empty

    def onward(self, goods: str) -> Way | None:
        """The way of goods from their city to a port that needs them."""
        return self.loaded(goods).left[self.net.at[self.map.city_of[goods], ""]]

    def _to(self, goals: tuple[Goal, ...]) -> Ways:
        return ways(self.map, self.board.green, self.board.closed, goals)

    def ways(self, train: Train) -> Ways:
        return self.loaded(train.load) if train.load else self.empty

    def goal(self, train: Train) -> str:
        """The city where it goes first; "" if no way leads anywhere."""
        return self.ways(train).goal[self.net.place(train)]

    def is_shut(self, post: str, junction: str, closed: Setting) -> bool:
        if junction:
            return self.board.closed[self.map.junction_at[junction]] != closed
        return bool(post) and post not in self.board.green

    def cost(self, train: Train, mean: float, others: dict[str, Train], look: int = 0) -> float:
        """What a train has to do, in cards, with what stands in its way close ahead."""
        net = self.net
        found = self.ways(train)
        place = net.place(train)
        way = found.left[place]
        if way is None:
            return NOWHERE
        cost = way.points * PACE / mean + way.shut * SHUT + way.cards
        if train.space in self.map.way_out:
            cost += PACE / mean
        first, places, near = found.first, net.places, AHEAD
        for n in range(look or LOOK):
            step = first[place]
            if step is None:
                break
            place = step.to
            if self.is_shut(*step.border):
                cost += near
            near *= 0.8
            space, heading = places[place]
            met = others.get(space)
            if met is not None:
                if heading and met.heading and met.heading != heading:
                    cost += FACING
                elif n < 2:
                    cost += WAITING
        return cost


@lru_cache(maxsize=1_000)
def _prospects(*parts: Any) -> Prospects:
    return Prospects(Board(*parts))


def prospects(state: State) -> Prospects:
    """The ways in a position; they do not change with its trains."""
    return _prospects(state.layout, state.green, state.closed, state.goods, state.stored)


# --- Who does what --------------------------------------------------------------------------


class Task(NamedTuple):
    """What a train has to do, and the ways that are left to it; one that stands with its goods is loaded."""

    cost: float
    train: Train
    hope: Prospects


class Dice(NamedTuple):
    """The die of a colour: what it shows on average, and each face with its chance."""

    mean: float
    faces: tuple[tuple[int, float], ...]


@lru_cache(maxsize=64)
def dice(layout: Layout) -> dict[str, Dice]:
    return {
        colour: Dice(
            float(sum(face * chance for face, chance in faces.items())),
            tuple((points, float(chance)) for points, chance in faces.items()),
        )
        for colour, faces in layout.dice.items()
    }


class Tasks:
    """The tasks of all trains, and what is left for those still to come."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.dice = dice(state.layout)
        self.hope = self.first = prospects(state)
        self.goods = list(state.goods)
        self.stored = state.stored
        self.others = {train.space: train for train in state.trains}
        self.can_load = any(state.players[state.active])
        known = sorted([self._task(train) for train in state.trains], key=_nearest)
        self.found = [self._claimed(task) for task in known]

    def _task(self, train: Train) -> Task:
        """As if it were alone; whoever stands with goods takes them, unless others are nearer."""
        free = Task(self._cost(self.first, train), train, self.first)
        city = not train.heading and not train.load and self.can_load
        goods = self.first.map.nodes[train.space].colour if city else ""
        if goods not in self.first.counts or not self.goods[GOODS.index(goods)]:
            return free
        loaded = train._replace(load=goods)
        cost = 1 + self._cost(self.first, loaded)
        return Task(cost, loaded, self.first) if cost < free.cost + 0.5 else free

    def _cost(self, hope: Prospects, train: Train) -> float:
        own = self.others.pop(train.space)
        cost = hope.cost(train, self.dice[train.colour].mean, self.others)
        self.others[train.space] = own
        return cost

    def _claimed(self, task: Task) -> Task:
        """The same, if need be with what those before have left."""
        hope, train = self.first, task.train
        goal = hope.goal(train)
        if goal and not self._is_free(train, goal):
            hope = self._now()
            goal = hope.goal(train)
            card = 1 if train.load and not self.others[train.space].load else 0
            task = Task(self._cost(hope, train) + card, train, hope)
        if goal:
            self._claim(train, goal, hope)
        return task

    def _is_free(self, train: Train, goal: str) -> bool:
        layout = self.state.layout
        goods = train.load or layout.map.nodes[goal].colour
        if not train.load and self.goods[GOODS.index(goods)] <= 0:
            return False
        left = ports_for(layout, self.stored, goods)
        return goal in left if train.load else left == self.first.ports(goods)

    def _claim(self, train: Train, goal: str, hope: Prospects) -> None:
        on, goods, port = hope.map, train.load, goal
        if not goods:
            goods = on.nodes[goal].colour
            port = hope.loaded(goods).goal[hope.net.at[goal, ""]]
        if not self.others[train.space].load:
            self.goods[GOODS.index(goods)] -= 1
        self.stored = put_by(self.state.layout, self.stored, port, goods)

    def _now(self) -> Prospects:
        board = self.first.board
        goods = tuple([max(count, 0) for count in self.goods])
        return _prospects(board.layout, board.green, board.closed, goods, self.stored)


def _nearest(task: Task) -> tuple[bool, float, Train]:
    return not task.train.load, task.cost, task.train
