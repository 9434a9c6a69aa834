"""From a plan to lines: can its mining be done, and how is it written?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from glueckauf.games.board.parts import COLOURS, Outstanding, empty_colours
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.means import Found, Goal, Plan, Purse, Scorer, own_turn
from glueckauf.games.board.solve.turns.rides import (
    NEVER,
    PARKED,
    ZERO,
    Mineshaft,
    Spot,
    Step,
    Undecided,
    Vector,
    counted,
    plus,
    shortest,
    stopper,
)
from glueckauf.games.board.solve.turns.takes import Shopping, written


class Builder:
    """Does the mining of plans. `deadline` is a time of time.perf_counter()."""

    def __init__(
        self,
        state: State,
        seat: int,
        purse: Purse,
        scorer: Scorer,
        deadline: float,
        *,
        in_order: bool,
        at_best: bool,
    ) -> None:
        self.state, self.seat, self.deadline = state, seat, deadline
        self.player, self.rules = state.players[seat], state.rules
        self.purse, self.scorer = purse, scorer
        mixed = any(word.strip(COLOURS[n]) for n, word in enumerate(self.player.mine.carts))
        self.shaft = Mineshaft(self.rules.cage, self.rules.pairs, self.rules.free_storage, mixed)
        self.at_best = at_best  # the ways to cards are only thought up: no lines
        self.in_order = in_order  # of taking orders: the stack is known
        self.opened = 0
        self.known_steps: dict[tuple[Any, ...], tuple[int, bool]] = {}

    # --- Means

    def left(self, goal: Goal, shopping: Shopping) -> tuple[int, int]:
        """Turns and miners after taking, buying and delivering."""
        turns = self.purse.turns - goal.turns - shopping.turns
        return turns, self.purse.miners - goal.miners - shopping.miners

    def steps_left(self, goal: Goal, shopping: Shopping) -> int:
        turns, miners = self.left(goal, shopping)
        if turns < 0 or miners < 0:
            return -1
        return self.purse.most_steps(shopping.price, turns, miners)

    # --- Mining

    def spot(self, plan: Plan, coal: Sequence[int]) -> Spot:
        """The pit after shopping, with the squares of the goal; orders taken in vain left out."""
        mine, goal = self.player.mine, plan.goal
        carts = tuple(
            word + colour * more
            for word, colour, more in zip(mine.carts, COLOURS, coal, strict=True)
        )
        other = ZERO
        for n, held in enumerate(self.player.orders):
            if n not in goal.held:
                other = plus(other, empty_squares(held))
        cage, storage = counted(mine.cage), counted(mine.storage)
        return Spot(
            mine.level, PARKED, cage, carts, storage, goal.need, other, (), plan.empty, plan.pairs
        )

    def relaxed(self, goal: Goal) -> Mineshaft:
        """As if all steps were one action, and an order to be taken never forbade to store.

        Both only shorten the way: a pair need not wait for the next action (R3), and a wanted
        order, taken late, would forbid less (GA-5.4). So what is too long here is too long.
        """
        unblocking = ZERO
        for n in goal.wanted:
            unblocking = plus(unblocking, counted(goal.taking.cards[n].squares))
        return self.shaft._replace(unblocking=unblocking)

    def fewest_steps(self, plan: Plan, coal: Sequence[int], most: int, limit: int) -> int:
        """The relaxed number of steps, or NEVER when it is above `most`."""
        spot, shaft = self.spot(plan, coal), self.relaxed(plan.goal)
        key = spot, shaft.unblocking
        steps, is_exact = self.known_steps.get(key, (0, False))
        if is_exact or steps > most:
            return steps if steps <= most else NEVER
        found = shortest(spot, shaft, most, stopper(self, limit))
        self.known_steps[key] = (found[0], True) if found else (most + 1, False)
        return found[0] if found else NEVER

    def attempt(self, plan: Plan, limit: int) -> Found | None:
        """The lines of a plan, if its mining can be done."""
        goal, shopping = plan.goal, plan.shopping
        assert shopping is not None
        most = plan.actions.steps if plan.actions else self.steps_left(goal, shopping)
        fewest = self.fewest_steps(plan, shopping.coal, most, limit)
        if fewest > most:
            return None
        turns, miners = self.left(goal, shopping)
        for late, actions in product(self._delays(goal), reversed(self.purse.actions)):
            left = turns - len(actions.spaces), miners - actions.miners
            if actions.steps < fewest or plan.actions not in (None, actions):
                continue
            if not self.purse.can_pay(shopping.price, *left):
                continue
            for row in _orderings(actions.spaces):
                breaks = frozenset(sum(row[:n]) for n in range(1, len(row)))
                shaft = self.shaft._replace(breaks=breaks, in_order=self.in_order)
                found = shortest(
                    self._delayed(plan, late), shaft, actions.steps, stopper(self, limit)
                )
                if found:
                    return self.found(plan._replace(actions=actions), row, found[1], late)
        if self.in_order and not self.rules.free_storage and goal.taking.lines:
            raise Undecided  # another order of turns, with storing between them, might do it
        return None

    def _delays(self, goal: Goal) -> Iterator[tuple[int, ...]]:
        """Which orders are taken later than before the first mining: only storing asks for it."""
        yield ()
        if self.rules.free_storage:
            return
        for size in range(1, len(goal.wanted) + 1):
            if not self.in_order:
                yield from combinations(goal.wanted, size)
            elif [goal.taking.places[n] for n in goal.wanted[-size:]] == list(
                range(len(goal.taking.lines) - size, len(goal.taking.lines))
            ):
                yield goal.wanted[-size:]

    def _delayed(self, plan: Plan, late: Sequence[int]) -> Spot:
        """The pit at the first mining when these orders are not taken yet."""
        assert plan.shopping is not None
        spot, cards = self.spot(plan, plan.shopping.coal), plan.goal.taking.cards
        other = spot.other
        for n, order in enumerate(cards):
            if n not in plan.goal.wanted:
                other = plus(other, counted(order.squares))
        late_squares = tuple(counted(cards[n].squares) for n in late)
        need = list(spot.need)
        for squares in late_squares:
            need = [a - b for a, b in zip(need, squares, strict=True)]
        y, b, g, k = need
        return spot._replace(need=(y, b, g, k), other=other, late=late_squares)

    # --- The lines of a plan

    def found(
        self, plan: Plan, row: Sequence[int], steps: Sequence[Step], late: Sequence[int]
    ) -> Found:
        """The plan as turns in the notation, played to the end."""
        if self.at_best:
            return Found(-NEVER, [])
        goal, shopping, actions = plan.goal, plan.shopping, plan.actions
        assert shopping is not None
        assert actions is not None
        turns, miners = self.left(goal, shopping)
        earning = self.purse.earn(turns - len(actions.spaces), miners - actions.miners)[1]
        lines = [*earning, *written(self.state, "workshop", shopping.taking)]
        state = self.state
        for line in lines:
            state = own_turn(state, self.seat, line)
        wanted = {self.player.orders[n].label for n in goal.held}
        taking = goal.taking
        brings = dict(zip(taking.places, range(len(taking.cards)), strict=True))
        taking_lines = written(self.state, "order", taking)
        for at, line in enumerate(taking_lines):
            card = brings.get(at)
            if card not in late:
                lines.append(line)
                state = own_turn(state, self.seat, line)
                if card in goal.wanted:
                    wanted.add(state.players[self.seat].orders[-1].label)
        rest, waiting = list(steps), list(late)
        for size in row:
            tokens, used = [f"mining/{size}"], 0
            now = state.after(tokens[0])
            while rest and used < size:
                words = rest[0].text.split(" ")
                if words[0].startswith("take/") or used + len(words) > size:
                    break
                rest.pop(0)
                for word in words:
                    move = _labelled(word, now.players[self.seat].orders, wanted)
                    tokens.append(move)
                    now = now.after(move)
                    used += 1
            if used < size:
                tokens.append("end")
            lines.append(" ".join(tokens))
            state = own_turn(state, self.seat, lines[-1])
            while rest and rest[0].text.startswith("take/"):
                card = waiting.pop(int(rest.pop(0).text[5:]))
                lines.append(taking_lines[taking.places[card]])
                state = own_turn(state, self.seat, lines[-1])
                wanted.add(state.players[self.seat].orders[-1].label)
        for transport in sorted(goal.transports):
            lines.append(f"delivery/{transport}")
            state = own_turn(state, self.seat, lines[-1])
        return Found(self.scorer.of(state), lines)


def empty_squares(held: Outstanding) -> Vector:
    squares = zip(held.order.squares, held.squares, strict=True)
    return counted("".join(colour for colour, coal in squares if not coal))


def _labelled(token: str, orders: Sequence[Outstanding], wanted: set[str]) -> str:
    """A step of rides.py with the label of a fitting order."""
    kind = "wanted" if "wanted" in token else "other"
    if kind not in token:
        return token
    before, after = token.split(kind)
    colour = after[1:] or before[-2]
    pair_label = next((o.label for o in orders for coal in o.squares if coal[-1:] == "+"), None)
    if pair_label is not None:
        return before + pair_label + after
    for label, order, squares in orders:
        if (label in wanted) == (kind == "wanted") and colour in empty_colours(
            order.squares, squares
        ):
            return before + label + after
    raise AssertionError(f"no order for {token}")


def _orderings(row: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The distinct orders of mining spaces, largest first."""
    if len(set(row)) < 2:
        yield row
        return
    for first in sorted(set(row), reverse=True):
        at = row.index(first)
        for rest in _orderings(row[:at] + row[at + 1 :]):
            yield (first, *rest)
