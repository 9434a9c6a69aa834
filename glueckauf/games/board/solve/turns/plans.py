"""Whole turns of one player while nobody else moves: plans instead of positions.

With the others standing still the order of turns hardly matters. Money never comes too early, nor
does a tile, nor a delivery too late. So some best row of turns reads: money, workshops, orders
and mining, deliveries; and a plan is a choice of orders to deliver (with their transports), tiles
and mining spaces that the turns and miners pay for. Plans are opened best value first; the first
one whose mining can be done (rides.py) is optimal.

So the value under which a plan waits may never be below what it can still become; each choice only
takes away from it:

    goal        all carts emptied that there could be, and of the shopping the best of everything
                for nothing: the most coal of each level, the most in all, the best balance, no
                price, and all turns and miners left for earning (`_most`)
    shopping    its own carts, price and balance; of the carts to be emptied the best choice whose
                loads, levels and fills fit into the most steps that could be paid for. All turns
                and miners left still count twice, for mining and for earning
    actions     the steps that are mined, and what the turns and miners beside them earn
    end         which carts are emptied, best first; and `lost` VP for coal in pairs, one by one

A plan is thrown away only if the fewest steps to its goal (`steps_at_least`, or the A* of rides.py as
if all steps were one action) are more than its turns and miners pay for.

`fits` names what this rests on; where it does not hold, search.py tries turn by turn.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, count, product
from typing import Any, NamedTuple

from glueckauf.core.budget import is_spent
from glueckauf.games.board.parts import (
    TRANSPORTS,
    Order,
    coal_of,
    coal_on,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import OF_DELIVERIES
from glueckauf.games.board.solve.turns.build import Builder, empty_squares
from glueckauf.games.board.solve.turns.means import Actions, Found, Goal, Plan, Purse, Scorer
from glueckauf.games.board.solve.turns.rides import (
    ANY_NUMBER,
    NEVER,
    ZERO,
    Undecided,
    Vector,
    counted,
    plus,
    steps_at_least,
)
from glueckauf.games.board.solve.turns.takes import (
    NOTHING,
    Means,
    Shopping,
    Taking,
    price_of,
    shoppings,
    table_of,
    takings,
    takings_at_best,
)

QUICK = 4_000  # spots that the first look at a plan may open
NO_LIMIT = 10**12
MOST_GOALS = 300_000  # sets of orders to deliver: more would not fit into memory


def fits(state: State, seat: int) -> bool:
    """Do the rules make sure that the order of turns does not matter, but for the supply?

    What is delivered must never be worth less than what is kept, nor a first place less than a
    second one.
    """
    rules = state.rules
    if rules.split_pairs:
        return False
    if any(a < b for a, b in zip(rules.clock_first, rules.clock_second, strict=True)):
        return False
    return not rules.coal_per_vp or all(
        order.vp + rules.order_penalty >= -(-2 * len(order.squares) // rules.coal_per_vp)
        for order in (*rules.order_deck, *(held.order for held in state.players[seat].orders))
    )


class End(NamedTuple):
    """Carts to empty, what they are worth with a goal, and steps they cost at least."""

    value: int
    empty: Vector
    cost: int


class Planner:
    """Best-first over plans. `deadline` is a time of time.perf_counter().

    `at_best` makes the known cards of the stacks easier to come by than they are: only the bound
    of the answer is to be used then.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        turns: int,
        objective: str,
        rival: int | None,
        deadline: float,
        at_best: bool = False,
    ) -> None:
        self.state, self.seat, self.deadline = state, seat, deadline
        self.player = state.players[seat]
        self.rules = state.rules
        self.purse = Purse(state, seat, turns)
        self.scorer = Scorer(state, seat, objective, rival)
        self.is_settled_by_goal = (
            not self.scorer.is_last and self.scorer.categories <= OF_DELIVERIES
        )
        reserved = 2 if self.is_settled_by_goal else 0  # a tile alone scores nothing
        purse, find = self.purse, takings_at_best if at_best else takings
        means = Means(
            0, purse.miners, state.works.needed, self.rules.look, lambda _: True, deadline
        )
        tiles = find(
            table_of(state, "workshop"),
            "workshop",
            means._replace(turns=purse.turns - reserved, can_pay=self._can_buy),
        )
        orders = find(table_of(state, "order"), "order", means._replace(turns=purse.turns - 2))
        self.shoppings = shoppings(tiles.all, self.rules.prices, self.scorer.is_last)
        self.takings = orders.all
        self.knows_orders = orders.knows_stack
        self.is_complete = tiles.is_complete and orders.is_complete
        supplied = [
            s for s in self.shoppings if all(s.coal[n] <= state.supply[n] for n in range(4))
        ]
        self.is_supplied = supplied == self.shoppings
        self.shoppings = supplied
        self.all_coal = tuple(max(s.coal[n] for s in self.shoppings) for n in range(4))
        mine = self.player.mine
        self.builder = Builder(
            state,
            seat,
            self.purse,
            self.scorer,
            deadline,
            in_order=orders.knows_stack,
            at_best=at_best,
        )
        self.tilt = sum(1 if tile.light else -1 for tile in mine.tiles)
        self.coal = len(coal_of(self.player))
        self.dream = Shopping(  # the best of every shopping, for nothing
            NOTHING,
            0,
            max((s.coal for s in self.shoppings), key=sum),
            min((s.tilt for s in self.shoppings), key=lambda tilt: abs(self.tilt + tilt)),
        )
        self.known_ends: dict[tuple[Any, ...], list[End]] = {}
        self.heap: list[tuple[int, int, int, Plan]] = []
        self.tie = count()

    def _can_buy(self, taking: Taking) -> bool:
        turns, miners = self.purse.turns - len(taking.lines), self.purse.miners - taking.miners
        return self.purse.can_pay(price_of(self.rules.prices, taking.cards), turns, miners)

    # --- The search over plans

    def solve(self) -> tuple[Found, int]:
        """The best lines found and a bound on every value; equal when proven."""
        if not self.heap:
            self.list_goals()
        best: Found | None = None
        put_off: list[tuple[int, Plan]] = []
        bound = -NEVER
        while self.heap and best is None and not is_spent(self.deadline):
            value, plan = -self.heap[0][0], heappop(self.heap)[-1]
            try:
                best = self._open(value, plan, QUICK)
                bound = value
            except Undecided:
                put_off.append((value, plan))
        if best is None:
            bound = -self.heap[0][0] if self.heap else -NEVER
            nothing = Goal((), NOTHING, (), frozenset(), ZERO, 0)
            spare = Plan(nothing, Shopping(NOTHING, 0, ZERO, 0), Actions((), 0, 0))
            best = self.builder.found(spare, (), [], ())
        for value, plan in put_off:  # the best first, as they came off the heap
            if value <= best.value:
                break
            try:
                better = self._open(value, plan, NO_LIMIT)
            except Undecided:
                return best, max(bound, value)
            if better:
                return better, max(bound, value)
        return best, max(bound, best.value)

    def list_goals(self) -> None:
        """All goals; where there are too many of them only some, and nothing is proven then."""
        now = time.perf_counter()
        halfway = now + (self.deadline - now) / 2
        for n, goal in enumerate(self._goals()):
            if n % 64 == 0 and (n > MOST_GOALS or is_spent(halfway)):
                self.is_complete = False
                return
            self._push(self._most(goal), Plan(goal), 0)

    def _push(self, value: int, plan: Plan, slack: int) -> None:
        heappush(self.heap, (-value, -slack, next(self.tie), plan))

    def _open(self, value: int, plan: Plan, limit: int) -> Found | None:
        """Refine a plan by one choice, or try it when all is chosen."""
        if plan.shopping is None:
            self._choose_shopping(value, plan)
        elif self.is_settled_by_goal:
            return self.builder.attempt(plan, limit)
        elif plan.actions is None:
            self._choose_actions(plan)
        else:
            return self._choose_end(value, plan, limit)
        return None

    def _choose_shopping(self, value: int, plan: Plan) -> None:
        goal = plan.goal
        room = [(s, self.builder.steps_left(goal, s)) for s in self.shoppings]
        room = [(s, steps) for s, steps in room if steps >= 0]
        most = max((steps for _, steps in room), default=-1)
        try:
            if self.builder.fewest_steps(plan, self.all_coal, most, QUICK) > most:
                return
        except Undecided:
            pass
        for shopping, steps in room:
            chosen = plan._replace(shopping=shopping)
            shaft = self.builder.relaxed(goal)
            slack = steps - steps_at_least(self.builder.spot(chosen, shopping.coal), shaft)
            if slack < 0:
                continue
            if self.is_settled_by_goal:
                self._push(value, chosen, slack)
                continue
            turns, miners = self.builder.left(goal, shopping)
            end = self._next_end(chosen, steps, 0)
            if end is not None:
                worth = self._ends(chosen)[end].value + self._closing(chosen, turns, miners)
                self._push(worth, chosen, slack)

    def _choose_actions(self, plan: Plan) -> None:
        """Each way to mine takes turns and miners from earning marks."""
        goal, shopping = plan.goal, plan.shopping
        assert shopping is not None
        turns, miners = self.builder.left(goal, shopping)
        spot = self.builder.spot(plan, shopping.coal)
        least = steps_at_least(spot, self.builder.relaxed(goal))
        for actions in self.purse.actions:
            left = turns - len(actions.spaces), miners - actions.miners
            if actions.steps < least or not self.purse.can_pay(shopping.price, *left):
                continue
            chosen = plan._replace(actions=actions)
            self._push_end(chosen, 0)

    def _push_end(self, plan: Plan, rank: int) -> None:
        """The next best number of carts to empty that the steps might allow."""
        assert plan.actions is not None
        assert plan.shopping is not None
        end = self._next_end(plan, plan.actions.steps, rank)
        if end is None:
            return
        turns, miners = self.builder.left(plan.goal, plan.shopping)
        left = turns - len(plan.actions.spaces), miners - plan.actions.miners
        worth = self._ends(plan)[end].value + self._closing(plan, *left)
        self._push(worth, plan._replace(rank=end, lost=0), 0)

    def _choose_end(self, value: int, plan: Plan, limit: int) -> Found | None:
        if not plan.lost:
            self._push_end(plan, plan.rank + 1)
        end = self._ends(plan)[plan.rank]
        pairs = ANY_NUMBER
        if self.scorer.is_last and self.rules.coal_per_vp:
            pairs = self._coal_left(plan) % self.rules.coal_per_vp
            pairs += plan.lost * self.rules.coal_per_vp
            if pairs < sum(plan.goal.need) and self.rules.pairs:
                self._push(value - 1, plan._replace(lost=plan.lost + 1), 0)
            else:
                pairs = ANY_NUMBER
        return self.builder.attempt(plan._replace(empty=end.empty, pairs=pairs), limit)

    # --- Goals and their worth

    def _goals(self) -> Iterator[Goal]:
        """Every set of orders whose deliveries and squares the turns might allow."""
        held = sorted(range(len(self.player.orders)), key=lambda n: self.player.orders[n][1:])
        for taking in self.takings:
            some = range(len(taking.cards) + 1 if self.knows_orders else 1)
            for unwanted in (
                set(c) for n in some for c in combinations(range(len(taking.cards)), n)
            ):
                wanted = tuple(n for n in range(len(taking.cards)) if n not in unwanted)
                goal = Goal((), taking, (), frozenset(), ZERO, taking.miners)
                for n in wanted:
                    order: Order = taking.cards[n]
                    goal = self._with(goal, order, counted(order.squares))
                yield from self._extended(goal._replace(wanted=wanted), held, None)

    def _with(self, goal: Goal, order: Order, squares: Vector) -> Goal:
        miners = 0
        if order.transport not in goal.transports:
            miners = self.purse.cost(f"delivery/{order.transport}")
        return goal._replace(
            transports=goal.transports | {order.transport},
            need=plus(goal.need, squares),
            miners=goal.miners + miners,
        )

    def _extended(self, goal: Goal, held: Sequence[int], skipped: object) -> Iterator[Goal]:
        """With any of the held orders; of equal ones the first."""
        purse = self.purse
        left = purse.turns - goal.turns, purse.miners - goal.miners
        if min(left) < 0 or sum(goal.need) > purse.most_steps(0, *left):
            return
        if not held:
            yield goal
            return
        outstanding = self.player.orders[held[0]]
        if outstanding[1:] != skipped:
            more = self._with(goal, outstanding.order, empty_squares(outstanding))
            more = more._replace(held=(*goal.held, held[0]))
            yield from self._extended(more, held[1:], None)
        yield from self._extended(goal, held[1:], outstanding[1:])

    def _orders(self, goal: Goal) -> list[Order]:
        return [self.player.orders[n].order for n in goal.held] + [
            goal.taking.cards[n] for n in goal.wanted
        ]

    def _delivered(self, goal: Goal) -> tuple[int, list[int]]:
        """VP with the goal's orders, and the twelve numbers with the carts as they are."""
        vp, counts = self.player.vp, list(self.scorer.counts[self.seat])
        for order in self._orders(goal):
            vp += order.vp
            counts[4 + TRANSPORTS.index(order.transport)] += len(order.squares)
            for n, more in enumerate(counted(order.squares)):
                counts[n] += more
        return vp, counts

    def _most(self, goal: Goal) -> int:
        """The value of a goal with the best of everything else."""
        vp, counts = self._delivered(goal)
        coal = plus(tuple(map(len, self.player.mine.carts)), self.all_coal)  # type: ignore[arg-type]  # four levels
        for n, more in enumerate(coal):
            counts[OF_DELIVERIES + n] += more
        worth = self.scorer.value(vp, counts)
        if self.scorer.is_last:
            turns, miners = self.purse.turns - goal.turns, self.purse.miners - goal.miners
            worth += self._closing(Plan(goal, self.dream), turns, miners)
        return worth

    def _closing(self, plan: Plan, turns: int, miners: int) -> int:
        """The end of the game (GA-9.1 to GA-9.4), with these turns and miners left to earn."""
        if not self.scorer.is_last:
            return 0
        rules, goal, shopping = self.rules, plan.goal, plan.shopping
        assert shopping is not None
        worth = -rules.order_penalty * (
            len(self.player.orders) - len(goal.held) + len(goal.taking.cards) - len(goal.wanted)
        )
        worth -= rules.balance_penalty * abs(self.tilt + shopping.tilt)
        if rules.marks_per_vp:
            marks = self.player.marks - shopping.price + self.purse.earn(turns, miners)[0]
            worth += marks // rules.marks_per_vp
        if rules.coal_per_vp:
            worth += self._coal_left(plan) // rules.coal_per_vp
        return worth

    def _coal_left(self, plan: Plan) -> int:
        """Coal owned at the end if no wanted square takes a pair from now on."""
        assert plan.shopping is not None
        lying = sum(len(coal_on(self.player.orders[n])) for n in plan.goal.held)
        return self.coal + sum(plan.shopping.coal) - lying - sum(plan.goal.need)

    def _ends(self, plan: Plan) -> list[End]:
        """The numbers of carts to empty that score differently, best first (GA-8.4)."""
        assert plan.shopping is not None
        mine, scorer = self.player.mine, self.scorer
        now = scorer.counts[self.seat]
        tiers: list[tuple[int, ...]] = []
        for n in range(4):
            loads = range(len(mine.carts[n]) + plan.shopping.coal[n] + 1)
            category = OF_DELIVERIES + n
            if category >= scorer.categories:
                loads = range(1)
            points = [scorer.points(category, now[category] + load) for load in loads]
            tiers.append(tuple(k for k in loads if not k or points[k] != points[k - 1]))
        key = plan.goal, tuple(tiers)
        if key not in self.known_ends:
            vp, counts = self._delivered(plan.goal)
            ends = []
            for empty in product(*tiers):
                carts = [
                    have + more for have, more in zip(counts[OF_DELIVERIES:], empty, strict=True)
                ]
                visits = sum(1 for n, k in enumerate(empty, start=1) if k and n != mine.level)
                value = scorer.value(vp, counts[:OF_DELIVERIES] + carts)
                ends.append(End(value, empty, sum(empty) + visits))  # type: ignore[arg-type]  # four levels
            ends.sort(key=lambda end: (-end.value, end.cost))
            self.known_ends[key] = ends
        return self.known_ends[key]

    def _next_end(self, plan: Plan, steps: int, rank: int) -> int | None:
        """The place of the next end, from `rank` on, that so many steps might allow."""
        ends = self._ends(plan)
        fills = sum(plan.goal.need)
        return next((n for n in range(rank, len(ends)) if ends[n].cost + fills <= steps), None)
