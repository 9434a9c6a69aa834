"""What a position is worth to the team, in action cards: goods delivered, and trains that are on their way.

Every train has a way: empty to a city whose goods are still needed, loaded to a port that needs them. The
less is left to do, the more it is worth; trains that are nearly there count more than those far away.
What the next departure card may do to it counts as well: points that move it on, tokens that it loses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.games.signal import moving
from glueckauf.games.signal.bots.ways import Goal, Way, Ways, graph, ways
from glueckauf.games.signal.maps import Setting
from glueckauf.games.signal.moving import HEAD_ON, Run
from glueckauf.games.signal.parts import COLOURS, GOODS, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Layout
from glueckauf.games.signal.scoring import goods_that_count

GOOD = 17.0  # cards that goods in a port are worth
TOKEN = 1.0  # cards that a time token is worth
FREE = 0.4  # how likely the next departure card moves a train
FADING = 0.88  # how much less each further train counts
LATE = 0.66  # the same in the last turn
SOON = 5  # turns before the end in which nearness begins to count more
QUEUE = 2.0  # cards, for a train to a city whose goods go to others
FACING = 2.5  # cards, for a train that comes the other way
CRASH = 2.0  # cards, beside the tokens of a head-on
SAFE = 3.0  # cards that goods are worth more in a port than just before it
LOOK = 7  # spaces of a way in which other trains are looked for


class Board(NamedTuple):
    """As much of a position as counts (`moving.Board`)."""

    layout: Layout
    trains: tuple[Train, ...]
    green: frozenset[str]
    closed: tuple[Setting, ...]
    goods: tuple[int, ...]
    stored: tuple[tuple[int, ...], ...]
    deck: int


def mean(layout: Layout, colour: str) -> float:
    """What the die of a colour shows on average."""
    return float(sum(face * chance for face, chance in layout.dice[colour].items()))


# --- Where trains are wanted ----------------------------------------------------------------


def ports_for(board: Board, goods: str) -> tuple[str, ...]:
    """The ports where goods of this colour would still count."""
    layout = board.layout
    count = goods_that_count(layout, board.stored)
    found = []
    for row, port in enumerate(layout.map.ports):
        stored = [list(one) for one in board.stored]
        stored[row][GOODS.index(goods)] += 1
        if goods_that_count(layout, stored) > count:
            found.append(port)
    return tuple(found)


def ways_loaded(board: Board, goods: str) -> Ways:
    """The ways of a train with these goods."""
    goals = tuple((port, Way(0.0, 0, 0)) for port in ports_for(board, goods))
    return ways(board.layout.map, board.green, board.closed, goals)


def ways_empty(board: Board) -> Ways:
    """The ways of an empty train: to goods, and on with them."""
    on = board.layout.map
    goals: list[Goal] = []
    for goods, count in zip(GOODS, board.goods, strict=True):
        if count:
            city = on.city_of[goods]
            way = ways_loaded(board, goods).left[graph(on).at[city, ""]]
            if way is not None:
                goals.append((city, way._replace(cards=way.cards + 1)))
    return ways(on, board.green, board.closed, tuple(goals))


class Prospect(NamedTuple):
    """A train with what is left to do in cards, and where it goes first."""

    cost: float
    train: Train
    goal: str


class Prospects:
    """The ways of one setting of discs, goods and ports, whatever the trains do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.layout = board.layout
        self.net = graph(board.layout.map)
        self.empty = ways_empty(board)
        self.loaded = {goods: ways_loaded(board, goods) for goods in GOODS}
        self.counts = {goods for goods in GOODS if ports_for(board, goods)}
        self.dice = {
            colour: [(points, float(chance)) for points, chance in faces.items()]
            for colour, faces in board.layout.dice.items()
        }
        self.mean = {colour: mean(board.layout, colour) for colour in COLOURS}

    def ways(self, train: Train) -> Ways:
        return self.loaded[train.load] if train.load else self.empty

    def prospect(self, train: Train, others: dict[str, Train]) -> Prospect:
        """What a train has to do, with those that come its way."""
        found, place = self.ways(train), self.net.place(train)
        way = found.left[place]
        if way is None:
            return Prospect(GOOD, train, "")
        cost = way.price(self.mean[train.colour])
        if train.space in self.net.map.way_out:
            cost += 1 / self.mean[train.colour]
        return Prospect(cost + self._met(found, place, others), train, found.goal[place])

    def _met(self, found: Ways, place: int, others: dict[str, Train]) -> float:
        """Trains on the way that face this one, or stand in its city."""
        cost = 0.0
        for n in range(LOOK):
            step = found.first[place]
            if step is None:
                break
            place = step.to
            space, heading = self.net.places[place]
            met = others.get(space)
            if met is not None:
                if heading and met.heading and met.heading != heading:
                    cost += FACING
                elif n < 2:
                    cost += 0.5
        return cost

    def value(self, trains: tuple[Train, ...], deck: int) -> float:
        """All trains, and what the next card may do to each; the nearest counts most."""
        board = self.board._replace(trains=trains)
        others = {train.space: train for train in trains}
        hopes, lost = [], 0.0
        for train in trains:
            del others[train.space]
            here = self.prospect(train, others)
            worth = GOOD - here.cost
            if deck:
                then, tokens = self._moved(board, train, others)
                worth = (1 - FREE) * worth + FREE * then
                lost += FREE * tokens
            hopes.append((worth, here.goal))
            others[train.space] = train
        return self._together(hopes, deck) - TOKEN * lost

    def _together(self, hopes: list[tuple[float, str]], deck: int) -> float:
        hopes.sort(reverse=True)
        supply = dict(
            zip(map(self.net.map.city_of.__getitem__, GOODS), self.board.goods, strict=True)
        )
        fading = FADING - (FADING - LATE) * max(SOON - deck, 0) / SOON
        weight, total = 1.0, 0.0
        for worth, goal in hopes:
            if goal in supply:
                supply[goal] -= 1
                if supply[goal] < 0:
                    worth -= QUEUE
            total += weight * (worth if worth > 0 else worth / 4)
            weight *= fading
        return total

    def _moved(self, board: Board, train: Train, others: dict[str, Train]) -> tuple[float, float]:
        """What a roll makes of a train, and how many tokens it costs, on average."""
        worth = tokens = 0.0
        for points, chance in self.dice[train.colour]:
            run = self._best_run(board, train, points, others)
            worth += chance * run[0]
            tokens += chance * run[1]
        return worth, tokens

    def _best_run(
        self, board: Board, train: Train, points: int, others: dict[str, Train]
    ) -> tuple[float, int]:
        """A roll with the best exit of a city; where it could run through, stopping is the least."""
        if train.space not in self.net.map.exits:
            return self._ended(moving.run(board, train, points), others)
        outs = moving.ways_out(board, train.space)
        runs = [self._ended(moving.run(board, train, points, by), others) for by in outs]
        return max(runs, key=_balance)

    def _ended(self, run: Run, others: dict[str, Train]) -> tuple[float, int]:
        if run.delivered:
            return (GOOD if run.delivered in self.counts else 0.0), run.lost
        if run.train is None:
            return (-CRASH if run.end == HEAD_ON else 0.0), run.lost
        return GOOD - self.prospect(run.train, others).cost, run.lost


def _balance(found: tuple[float, int]) -> float:
    return found[0] - TOKEN * found[1]


@lru_cache(maxsize=5_000)
def _prospects(*parts: Any) -> Prospects:
    return Prospects(Board(*parts))


def prospects(state: State) -> Prospects:
    """The ways in a position; they do not change with its trains."""
    return _prospects(state.layout, (), state.green, state.closed, state.goods, state.stored, 0)


def value(state: State) -> float:
    """What a position is worth, in cards; goods in ports count most, then time."""
    layout = state.layout
    found = (GOOD + SAFE) * goods_that_count(layout, state.stored)
    if state.is_over:
        return found
    time = state.clock + layout.rules.clock * state.deck
    token = TOKEN if state.deck else TOKEN / 4
    return found + token * time + prospects(state).value(state.trains, state.deck)
