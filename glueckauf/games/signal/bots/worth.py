"""What a position is worth to the team, in action cards: goods delivered, and trains that are on their way.

The less a train has still to do, the more it is worth; what is far away fades, the more so towards the
end. What the next departure card may do to a train counts as well: points that move it on, tokens that
it loses.
"""

from __future__ import annotations

from math import exp

from glueckauf.games.signal import moving
from glueckauf.games.signal.bots.prospects import PACE, SHUT, Dice, Prospects, Tasks
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.parts import GOODS, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.scoring import goods_that_count

GOOD = 20.0  # cards that goods are worth just before their port
SAFE = 4.0  # cards that they are worth more in it
TOKEN = 1.0  # cards that a time token is worth
FREE = 0.35  # how likely the next departure card moves a train
MENDED = 0.6  # of what a card may spoil, the share that enough cards in hand can mend before
ENOUGH = 4
FAR = 10.0  # cards left to do that make a train worth a third, while many turns are left
SOON = 5.0  # turns left at which that is half as much
LATER = 0.25  # of a train's worth: what goods are worth that no train on the board is to fetch
NEXT = 3  # spaces that are looked ahead from where a departure card may take a train
USUAL = 2.5  # points of a roll of trains still to come

_BY_POINTS = (moving.RED, moving.CLOSED, moving.BEHIND, moving.TAKEN, moving.HEAD_ON)


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
        self.state, self.care = state, care
        self.tasks = Tasks(state)
        self.others = self.tasks.others
        self.far = FAR * (turns + 1) / (turns + 1 + SOON)
        self.lost = 0.0

    def worth(self) -> float:
        total = 0.0
        for cost, train, hope in self.tasks.found:
            own = self.others.pop(train.space)
            card = 1 if train.load and not own.load else 0  # which loads it
            total += self._hoped(train, cost, card, hope)
            self.others[train.space] = own
        return total + self._later() - TOKEN * FREE * self.lost * self.care

    def _later(self) -> float:
        """Goods that wait for trains still to come: the roads from their cities, which are kept open for them."""
        total = 0.0
        hope = self.tasks.first
        for goods, count in zip(GOODS, self.tasks.goods, strict=True):
            way = hope.onward(goods) if count > 0 else None
            if way is not None:
                cost = way.points * PACE / USUAL + way.shut * SHUT
                total += count * exp(-cost / self.far)
        return LATER * GOOD * total

    def _hoped(self, train: Train, cost: float, card: int, hope: Prospects) -> float:
        """What a train is worth if it stays, and if the next card moves it."""
        here = GOOD * exp(-cost / self.far)
        if not self.state.deck:
            return here
        die = self.tasks.dice[train.colour]
        in_city = train.space in hope.map.exits
        outs = moving.ways_out(self.state, train.space) if in_city else [""]
        rolls = [self._rolls(train, by, die, card, hope) for by in outs]
        then = 0.0
        for n, (points, chance) in enumerate(die.faces):
            if rolls:
                worth, lost = max([found[n] for found in rolls], key=_balance)
            else:  # no post of its city is green
                worth, lost = here, points * self.state.layout.rules.unused_tokens
            then += chance * worth
            self.lost += chance * lost
        change = then - here
        return here + FREE * (change if change > 0 else change * self.care)

    def _rolls(
        self, train: Train, by: str, die: Dice, card: int, hope: Prospects
    ) -> list[tuple[float, int]]:
        """What each face makes of a train, and its tokens: smaller faces stop on the way of the largest."""
        on = hope.map
        most = die.faces[-1][0]
        run = moving.run(self.state, train, most, by)
        path, node = run.path, train.heading or train.space
        last = self._ended(run, die.mean, card, hope)
        worths = []
        for space in path:
            if space in on.exits:
                worths.append(last)
            else:
                node = on.far[space, node]
                there = Train(space, train.colour, node, train.load)
                worths.append(self._stands(there, die.mean, card, hope))
        reach = len(path)
        found: list[tuple[float, int]] = []
        for points, _ in die.faces:
            if points <= reach:
                found.append((worths[points - 1], 0))
            elif run.end in _BY_POINTS:
                found.append((last, run.lost * (points - reach) // (most - reach)))
            else:
                found.append((last, run.lost))
        return found

    def _stands(self, train: Train, mean: float, card: int, hope: Prospects) -> float:
        cost = hope.cost(train, mean, self.others, NEXT) + card
        return GOOD * exp(-cost / self.far)

    def _ended(self, run: Run, mean: float, card: int, hope: Prospects) -> float:
        """What a train is worth at the end of a run."""
        train = run.train
        if train is None:
            return GOOD + SAFE if run.delivered in hope.counts else 0.0
        if train.load and train.space in hope.ports(train.load):
            return GOOD + SAFE  # in a port where it need not stop
        return self._stands(train, mean, card, hope)


def _balance(found: tuple[float, int]) -> float:
    return found[0] - TOKEN * found[1]
