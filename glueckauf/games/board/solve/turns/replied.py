"""Own turns while the others reply, settled by where the first of them goes.

Once every reply is played the others stand still, and plans tell the rest exactly (plans.py). Before
that, first turns are sorted by their spaces, each of which has a bound of its own:

    any but mining    what it does is known: the turn is played and the others reply. From there on
                      plans tell the best, with what later replies might do for it (`mercy`)
    mining            the steps are open, but no reply asks what happens in the own pit. So it is the
                      same whether the others reply before or after it: the space is entered, they
                      reply, and the miners are taken back. From there on plans tell the best of all
                      turns, the mining among them

Spaces are tried best bound first; what a plan says is then played in some order on the real table.
Only where the bound stays above that, every turn of the space is tried.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.core.budget import OutOfTime, is_spent
from glueckauf.games.board.parts import COLOURS, FACE_DOWN_ORDER, FACE_DOWN_TILE
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.means import Found, worth
from glueckauf.games.board.solve.turns.plans import Planner
from glueckauf.games.board.solve.turns.search import (
    Bound,
    Table,
    alike,
    orderings,
    others_play,
    turns_at,
)

PATIENCE = 1.0  # seconds for playing a plan in every order


class First(NamedTuple):
    """A first turn: no row of turns that begins like this is worth more than `most`."""

    most: int
    line: str  # of mining only the space
    then: Table
    plan: tuple[str, ...]  # turns that would reach it, if the others left them alone


def most_if_still(
    table: Table, seat: int, turns: int, objective: str, rival: int | None, deadline: float
) -> tuple[Found, int | None, int]:
    """The best plan while the others stand still, a bound if plans give one, the spots opened."""
    state = table.state
    planner = Planner(state, seat, turns, objective, rival, deadline)
    best, left = planner.solve()
    states = planner.builder.opened
    if not planner.is_supplied:
        return best, None, states
    if planner.is_complete and not (table.replies and knows_a_stack(state)):
        return best, left, states
    # Known cards of a stack can be had in too many ways to try them all, or others might bring
    # them up.
    dreamer = Planner(state, seat, turns, objective, rival, deadline, at_best=True)
    bound = max(best.value, dreamer.solve()[1]) if dreamer.is_complete else None
    return best, bound, states + dreamer.builder.opened


def knows_a_stack(state: State) -> bool:
    stacks = (*state.tile_stack.cards, *state.order_stack.cards)
    return any(card not in (FACE_DOWN_TILE, FACE_DOWN_ORDER) for card in stacks)


def mercy(table: Table, seat: int, objective: str) -> int | None:
    """How much better the own value may be for replies that are still to come; None: not known.

    They take cards, make spaces dearer and raise the others' numbers on the clock: that never helps
    the own points. But coal might run short (GA-4.3), which nobody can tell, and a lead also grows
    when a rival loses. After the last shift an order taken costs him, and a tile its price and the
    balance. A third player may push him off a place on the clock.
    """
    state, replies = table
    if not replies:
        return 0
    in_sight = "".join(tile.carts for tile in state.workshops if tile is not None)
    stack = "".join(tile.carts for tile in state.tile_stack.cards)
    if any(
        (in_sight + stack).count(colour) > coal
        for colour, coal in zip(COLOURS, state.supply, strict=True)
    ):
        return None
    if objective != "margin":
        return 0
    rules = state.rules
    cards = [held.order for player in state.players for held in player.orders]
    if rules.coal_per_vp and any(
        order.vp + rules.order_penalty < -(-2 * len(order.squares) // rules.coal_per_vp)
        for order in cards
    ):
        return None  # a delivery might cost him more coal than it brings
    lost = 0
    for kind in (line.partition("/")[0] for line in replies):
        if state.shift == rules.shifts and kind == "order":
            lost += rules.order_penalty
        elif state.shift == rules.shifts and kind == "workshop":
            price = 2 * max(rules.prices)
            lost += rules.balance_penalty
            lost += -(-price // rules.marks_per_vp) if rules.marks_per_vp else 0
        elif len(state.players) > 2 and kind in ("delivery", "mining"):
            lost += sum(rules.clock_first[: rules.clock_per_shift[state.shift - 1]])
    return lost


class Replied:
    """Depth first over first turns. `deadline` is a time of time.perf_counter()."""

    def __init__(
        self, table: Table, seat: int, objective: str, rival: int | None, deadline: float
    ) -> None:
        self.table, self.seat, self.deadline = table, seat, deadline
        self.objective, self.rival = objective, rival
        self.bound = Bound(seat, objective, rival)
        self.states = 0
        self.best = Found(-(10**9), [])

    def solve(self, turns: int, best: Found, most: int | None) -> tuple[Found, int]:
        """The best lines and a bound on every value; none is above `most`, if that is known."""
        self.best = best
        left = [self.bound(self.table.state, turns)]
        try:
            bound = self._visit(self.table, turns, (), left)
        except OutOfTime:
            bound = max(left)
        bound = max(bound, self.best.value)
        return self.best, bound if most is None else max(self.best.value, min(bound, most))

    def _visit(
        self, table: Table, turns: int, lines: tuple[str, ...], left: list[int] | None = None
    ) -> int:
        """A bound on what can be had from here; the best is kept. `left`: bounds still open."""
        state = table.state
        if not turns or not state.players[self.seat].miners:
            self._keep(worth(state, self.seat, self.objective, self.rival), lines)
            return self.best.value
        if not table.replies:
            return self._settled(table, turns, lines)
        firsts = sorted(self._firsts(table, turns), key=lambda first: -first.most)
        bound = self.best.value
        for n, first in enumerate(firsts):
            if first.most <= self.best.value:
                break
            if left is not None:
                left[:] = [bound, *(other.most for other in firsts[n:])]
            bound = max(bound, min(first.most, self._begun(first, table, turns, lines)))
        return max(bound, self.best.value)

    def _keep(self, value: int, lines: tuple[str, ...]) -> None:
        if value > self.best.value:
            self.best = Found(value, list(lines))

    def _look_at_the_clock(self) -> None:
        if is_spent(self.deadline):
            raise OutOfTime

    def _settled(self, table: Table, turns: int, lines: tuple[str, ...]) -> int:
        """Nobody replies any more."""
        self._look_at_the_clock()
        found, bound, states = most_if_still(
            table, self.seat, turns, self.objective, self.rival, self.deadline
        )
        self.states += states
        self._keep(found.value, (*lines, *found.lines))
        return self.bound(table.state, turns) if bound is None else bound

    def _firsts(self, table: Table, turns: int) -> Iterator[First]:
        """Every first turn with its bound; of mining the spaces."""
        done = set()
        for send in table.state.legal_moves():
            if send.startswith("mining/"):
                yield self._mining_first(table, turns, str(send))
                continue
            for line, state in turns_at(table.state, str(send), self.deadline):
                then = others_play(Table(state, table.replies), self.seat)
                key = alike(then, self.seat)
                if key not in done:
                    done.add(key)
                    yield self._promise(then, then.state, turns - 1, line)

    def _mining_first(self, table: Table, turns: int, send: str) -> First:
        """As if the others replied first: what they do does not depend on the steps."""
        state = table.state
        entered = state.after(send).after("end")
        then = others_play(Table(entered, table.replies), self.seat)
        at = state.works.index[send]
        own = then.state.players[self.seat]._replace(miners=state.players[self.seat].miners)
        players, crews = list(then.state.players), list(then.state.crews)
        players[self.seat], crews[at] = own, state.crews[at]
        before = then.state._replace(players=tuple(players), crews=tuple(crews))
        return self._promise(then, before, turns, send)

    def _promise(self, then: Table, state: State, turns: int, line: str) -> First:
        """The bound of a first turn; plans are asked only where a rough bound does not settle it."""
        self._look_at_the_clock()
        if not turns or not state.players[self.seat].miners:
            plan = () if line.startswith("mining/") else (line,)
            return First(worth(state, self.seat, self.objective, self.rival), line, then, plan)
        rough = self.bound(state, turns)
        now = Table(state, then.replies)
        more = mercy(now, self.seat, self.objective)
        if rough <= self.best.value or more is None:
            return First(rough, line, then, ())
        found, bound, states = most_if_still(
            now, self.seat, turns, self.objective, self.rival, self.deadline
        )
        self.states += states
        most = rough if bound is None else min(rough, bound + more)
        mining = line.startswith("mining/")
        return First(most, line, then, tuple(found.lines if mining else [line, *found.lines]))

    def _begun(self, first: First, table: Table, turns: int, lines: tuple[str, ...]) -> int:
        """The best of all rows that begin so: as planned, or by trying every turn."""
        patience = min(self.deadline, time.perf_counter() + PATIENCE)
        for played, end in orderings(table, self.seat, first.plan, turns, patience):
            self._keep(worth(end.state, self.seat, self.objective, self.rival), (*lines, *played))
            if self.best.value >= first.most:
                return self.best.value
        if not first.line.startswith("mining/"):
            return self._visit(first.then, turns - 1, (*lines, first.line))
        bound = self.best.value
        ends = []
        for line, state in turns_at(table.state, first.line, self.deadline):
            then = others_play(Table(state, table.replies), self.seat)
            ends.append((self.bound(then.state, turns - 1), line, then))
        ends.sort(key=lambda end: (-end[0], -end[1].count(">")))
        for most, line, then in ends:
            self._look_at_the_clock()
            if most > self.best.value:
                bound = max(bound, self._visit(then, turns - 1, (*lines, line)))
        return max(bound, self.best.value)
