"""What a position is worth to the team, in action cards: goods delivered, and trains that are on their way.

Every train has a way: empty to a city whose goods are still needed, loaded to a port that needs them. The
less is left to do, in cards, the more it is worth; what is far away fades, the more so towards the end.
What the next departure card may do to a train counts as well: points that move it on, tokens that it
loses.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from glueckauf.games.signal import moving
from glueckauf.games.signal.bots.ways import Goal, Way, Ways, graph, ways
from glueckauf.games.signal.maps import Setting
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.parts import GOODS, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Layout
from glueckauf.games.signal.scoring import goods_that_count

GOOD = 20.0  # cards that goods are worth just before their port
SAFE = 4.0  # cards that they are worth more in it
TOKEN = 1.0  # cards that a time token is worth
PACE = 0.65  # of a roll's points, the share that cards must bring: departure cards bring the rest
SHUT = 1.1  # cards that a shut border costs
AHEAD = 0.5  # cards that it costs more right ahead, fading with every space
FREE = 0.35  # how likely the next departure card moves a train
MENDED = 0.6  # of what a card may spoil, the share that enough cards in hand can mend before
ENOUGH = 4
FAR = 14.0  # cards left to do that make a train worth a third, while many turns are left
SOON = 5.0  # turns left at which that is half as much
QUEUE = 3.0  # cards, for a train to a city whose goods go to others
FACING = 2.5  # cards, for a train that comes the other way
WAITING = 0.5  # cards, for a train that is close ahead
LATER = 0.1  # of a train's worth: what goods are worth that no train on the board is to fetch
LOOK = 6  # spaces of a way in which other trains and shut borders are looked for
NEXT = 3  # the same for where a departure card may take a train
NOWHERE = 40.0  # cards, where no way leads on


class Board(NamedTuple):
    """As much of a position as counts for its ways."""

    layout: Layout
    green: frozenset[str]
    closed: tuple[Setting, ...]
    goods: tuple[int, ...]
    stored: tuple[tuple[int, ...], ...]


# --- Where trains are wanted ----------------------------------------------------------------


def ports_for(board: Board, goods: str) -> tuple[str, ...]:
    """The ports where goods of this colour would still count."""
    return _ports_for(board.layout, board.stored, goods)


@lru_cache(maxsize=4_096)
def _ports_for(layout: Layout, stored: tuple[tuple[int, ...], ...], goods: str) -> tuple[str, ...]:
    count = goods_that_count(layout, stored)
    return tuple(
        port
        for at, port in enumerate(layout.map.ports)
        if goods_that_count(layout, put_by(stored, at, goods)) > count
    )


def put_by(
    stored: tuple[tuple[int, ...], ...], port: int, goods: str
) -> tuple[tuple[int, ...], ...]:
    """The storage of all ports with one goods more."""
    at = GOODS.index(goods)
    row = stored[port]
    return (*stored[:port], (*row[:at], row[at] + 1, *row[at + 1 :]), *stored[port + 1 :])


def ways_to_ports(board: Board, goods: str) -> Ways:
    """The ways of a train with these goods."""
    goals = tuple((port, Way(0.0, 0, 0)) for port in ports_for(board, goods))
    return ways(board.layout.map, board.green, board.closed, goals)


def ways_to_goods(board: Board) -> Ways:
    """The ways of an empty train: to goods, and on with them."""
    on = board.layout.map
    goals: list[Goal] = []
    for goods, count in zip(GOODS, board.goods, strict=True):
        if count:
            city = on.city_of[goods]
            way = ways_to_ports(board, goods).left[graph(on).at[city, ""]]
            if way is not None:
                goals.append((city, way._replace(cards=way.cards + 1)))
    return ways(on, board.green, board.closed, tuple(goals))


# --- The ways of one setting of discs -------------------------------------------------------


class Prospects:
    """The ways of one setting of discs, goods and ports, whatever the trains do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.net = graph(board.layout.map)
        self.empty = ways_to_goods(board)
        self.loaded = {goods: ways_to_ports(board, goods) for goods in GOODS}
        self.counts = {goods for goods in GOODS if ports_for(board, goods)}

    def ways(self, train: Train) -> Ways:
        return self.loaded[train.load] if train.load else self.empty

    def is_shut(self, post: str, junction: str, closed: Setting) -> bool:
        if junction:
            board = self.board
            return board.closed[board.layout.map.junction_at[junction]] != closed
        return bool(post) and post not in self.board.green

    def cost(self, train: Train, mean: float, others: dict[str, Train], look: int = 0) -> float:
        """What a train has to do, in cards, with what stands in its way close ahead."""
        net = self.net
        found = self.loaded[train.load] if train.load else self.empty
        place = net.place(train)
        way = found.left[place]
        if way is None:
            return NOWHERE
        cost = way.points * PACE / mean + way.shut * SHUT + way.cards
        if train.space in net.map.way_out:
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


# --- A whole position -----------------------------------------------------------------------


@lru_cache(maxsize=64)
def _dice(layout: Layout) -> dict[str, tuple[float, list[tuple[int, float]]]]:
    """Of each colour: what its die shows on average, and each face with its chance."""
    return {
        colour: (
            float(sum(face * chance for face, chance in faces.items())),
            [(points, float(chance)) for points, chance in faces.items()],
        )
        for colour, faces in layout.dice.items()
    }


def mean(layout: Layout, colour: str) -> float:
    """What the die of a colour shows on average."""
    return _dice(layout)[colour][0]


def value(state: State, at_end: bool = False) -> float:
    """What a position is worth, in cards; goods in ports count most, then time.

    What the next departure card may spoil counts in full `at_end` of a turn; before it, cards in hand may
    still mend it.
    """
    layout = state.layout
    found = (GOOD + SAFE) * goods_that_count(layout, state.stored)
    if state.is_over:
        return found
    full = layout.rules.clock
    token = TOKEN if state.deck else TOKEN / 4
    turns = state.deck + state.clock / full
    care = 1.0
    if not at_end:
        care -= MENDED * min(sum(state.players[state.active]), ENOUGH) / ENOUGH
    return found + token * turns * full + _Team(state, turns, care).worth()


class _Team:
    """All trains of a position."""

    def __init__(self, state: State, turns: float, care: float) -> None:
        self.care = care
        self.state = state
        self.hope = prospects(state)
        self.dice = _dice(state.layout)
        self.far = FAR * (turns + 1) / (turns + 1 + SOON)
        self.supply = dict(zip(GOODS, state.goods, strict=True))
        self.stored = state.stored
        self.lost = 0.0

    def worth(self) -> float:
        state = self.state
        others = {train.space: train for train in state.trains}
        costs = []
        for train in state.trains:
            del others[train.space]
            one = self._loading(train)
            card = one is not train
            costs.append((self.hope.cost(one, self.dice[one.colour][0], others) + card, card, one))
            others[train.space] = train
        total = 0.0
        costs.sort()
        for cost, card, train in costs:
            extra = self._claim(train) + card
            own = others.pop(train.space)
            total += self._hoped(train, cost - card, extra, others)
            others[train.space] = own
        return total + self._later() - TOKEN * FREE * self.lost * self.care

    def _later(self) -> float:
        """Goods that wait for trains still to come: the roads from their cities, which are kept open for them."""
        hope = self.hope
        total = 0.0
        for goods, count in self.supply.items():
            if count > 0 and goods in hope.counts:
                city = hope.net.map.city_of[goods]
                way = hope.loaded[goods].left[hope.net.at[city, ""]]
                if way is not None:
                    cost = way.points * PACE / 2.5 + way.shut * SHUT
                    total += count * exp(-cost / self.far)
        return LATER * GOOD * total

    def _loading(self, train: Train) -> Train:
        """A train that stands with its goods is loaded before the next departure card, if any card pays."""
        goods = self.hope.net.map.nodes[train.space].colour if not train.heading else ""
        if train.load or goods not in self.supply or not self.supply[goods]:
            return train
        if goods not in self.hope.counts or not any(self.state.players[self.state.active]):
            return train
        self.supply[goods] -= 1
        return train._replace(load=goods)

    def _claim(self, train: Train) -> float:
        """The goods and the port of those that are nearer are taken."""
        hope = self.hope
        goal = hope.ways(train).goal[hope.net.place(train)]
        if not train.load:
            goods = hope.net.map.nodes[goal].colour if goal else ""
            if goods:
                self.supply[goods] -= 1
                return QUEUE if self.supply[goods] < 0 else 0.0
            return 0.0
        wanted = _ports_for(self.state.layout, self.stored, train.load)
        if not wanted:
            return NOWHERE
        if goal in wanted:
            self.stored = put_by(self.stored, hope.net.map.port_at[goal], train.load)
            return 0.0
        return QUEUE

    def _hoped(self, train: Train, cost: float, extra: float, others: dict[str, Train]) -> float:
        """What a train is worth if it stays, and if the next card moves it."""
        here = GOOD * exp(-(cost + extra) / self.far)
        if not self.state.deck:
            return here
        mean, faces = self.dice[train.colour]
        if train.space in self.hope.net.map.exits:
            outs = moving.ways_out(self.state, train.space)
        else:
            outs = [""]
        rolls = [self._rolls(train, by, mean, faces, extra, others) for by in outs]
        then = 0.0
        for n, (points, chance) in enumerate(faces):
            if rolls:
                worth, lost = max([found[n] for found in rolls], key=_balance)
            else:  # no post of its city is green
                worth, lost = here, points * self.state.layout.rules.unused_tokens
            then += chance * worth
            self.lost += chance * lost
        change = then - here
        return here + FREE * (change if change > 0 else change * self.care)

    def _rolls(
        self,
        train: Train,
        by: str,
        mean: float,
        faces: list[tuple[int, float]],
        extra: float,
        others: dict[str, Train],
    ) -> list[tuple[float, int]]:
        """What each face makes of a train, and the tokens it costs: smaller faces stop on the way of the largest."""
        far, on = self.hope.net.map.far, self.hope.net.map
        most = faces[-1][0]
        run = moving.run(self.state, train, most, by)
        path, node = run.path, train.heading or train.space
        worths = []
        for space in path:
            if space in on.exits:
                worths.append(self._ended(run, mean, extra, others))
            else:
                node = far[space, node]
                there = Train(space, train.colour, node, train.load)
                worths.append(self._stands(there, mean, extra, others))
        reach = len(path)
        found: list[tuple[float, int]] = []
        for points, _ in faces:
            if points <= reach:
                found.append((worths[points - 1], 0))
            elif run.lost and run.end in _BY_POINTS:
                lost = run.lost * (points - reach) // (most - reach)
                found.append((self._ended(run, mean, extra, others), lost))
            else:
                found.append((self._ended(run, mean, extra, others), run.lost))
        return found

    def _stands(self, train: Train, mean: float, extra: float, others: dict[str, Train]) -> float:
        cost = self.hope.cost(train, mean, others, NEXT)
        return GOOD * exp(-(cost + extra) / self.far)

    def _ended(self, run: Run, mean: float, extra: float, others: dict[str, Train]) -> float:
        """What a train is worth at the end of a run."""
        train = run.train
        if train is None:
            return GOOD + SAFE if run.delivered in self.hope.counts else 0.0
        if train.load and train.space in ports_for(self.hope.board, train.load):
            return GOOD + SAFE  # in a port where it need not stop
        return self._stands(train, mean, extra, others)


_BY_POINTS = (moving.RED, moving.CLOSED, moving.BEHIND, moving.TAKEN, moving.HEAD_ON)


def _balance(found: tuple[float, int]) -> float:
    return found[0] - TOKEN * found[1]
