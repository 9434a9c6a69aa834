"""What a player's turns can pay for, and what an end of them is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import awards, clock_counts, score_game, score_shift
from glueckauf.games.board.solve.turns.rides import ANY_NUMBER, NEVER, ZERO, Vector
from glueckauf.games.board.solve.turns.takes import Shopping, Taking

# --- Turns ----------------------------------------------------------------------------------


def held_open(state: State, seat: int) -> State:
    """At this seat's turn, with a shift that does not end within the horizon.

    When nobody else has miners, the last own turn would end the shift (GA-3.1); so one of the
    others gets a miner, which never moves.
    """
    players = list(state.players)
    if not any(player.miners for n, player in enumerate(players) if n != seat):
        other = (seat + 1) % len(players)
        players[other] = players[other]._replace(miners=1)
    return state._replace(to_move=seat, players=tuple(players))


def own_turn(state: State, seat: int, line: str) -> State:
    """The table after this turn, and after the others stood still; the shift is held open."""
    for move in line.split(" "):
        state = state.after(move)
    return state._replace(to_move=seat)


# --- What it is worth -----------------------------------------------------------------------


def worth(state: State, seat: int, objective: str, rival: int | None = None) -> int:
    """The value of a state as the end of a horizon: what the players have by the objective."""
    if objective == "vp":
        return state.players[seat].vp
    players, _ = score_shift(state.shift, state.players, state.rules)
    if state.shift == state.rules.shifts:
        players, _ = score_game(players, state.rules)
    own = players[seat].vp
    if objective == "clock":
        return own
    rivals = [n for n in range(len(players)) if n != seat] if rival is None else [rival]
    return own - max(players[n].vp for n in rivals)


class Scorer:
    """The value of an end of the horizon by the seat's own numbers; the others stand still."""

    def __init__(self, state: State, seat: int, objective: str, rival: int | None) -> None:
        rules = state.rules
        clock = objective != "vp"
        self.rules, self.seat = rules, seat
        self.objective, self.rival = objective, rival
        self.categories = rules.clock_per_shift[state.shift - 1] if clock else 0
        self.is_last = clock and state.shift == rules.shifts
        others = [n for n in range(len(state.players)) if n != seat]
        self.rivals = [] if objective != "margin" else others if rival is None else [rival]
        players = score_game(state.players, rules)[0] if self.is_last else state.players
        self.base = [player.vp for player in players]
        self.counts = [list(clock_counts(player)) for player in state.players]
        self.points = cache(self._points)

    def _points(self, category: int, number: int) -> tuple[int, ...]:
        """What each seat scores in a category if this one has such a number (GA-8)."""
        counts = [row[category] for row in self.counts]
        counts[self.seat] = number
        points = [0] * len(counts)
        for award in awards(category + 1, counts, self.rules):
            points[award.seat] += award.vp
        return tuple(points)

    def value(self, vp: int, counts: Sequence[int]) -> int:
        """`vp` with deliveries and what the end of the game gives, and the twelve numbers."""
        rows = [self.points(n, counts[n]) for n in range(self.categories)]
        own = vp + sum(row[self.seat] for row in rows)
        if not self.rivals:
            return own
        return own - max(self.base[r] + sum(row[r] for row in rows) for r in self.rivals)

    def of(self, state: State) -> int:
        """The value of a state that was really reached."""
        return worth(state, self.seat, self.objective, self.rival)


# --- What can be paid -----------------------------------------------------------------------


class Actions(NamedTuple):
    """Mining spaces, one by one, and their cost."""

    spaces: tuple[int, ...]  # the steps of each, largest first
    miners: int
    steps: int


class Goal(NamedTuple):
    """Orders to deliver: which of the held ones, which of those taken; what they ask."""

    held: tuple[int, ...]
    taking: Taking
    wanted: tuple[int, ...]  # places in taking.cards
    transports: frozenset[str]
    need: Vector
    miners: int

    @property
    def turns(self) -> int:
        return len(self.taking.lines) + len(self.transports)


class Plan(NamedTuple):
    """A goal and the means. `actions` None: any that can be paid; `rank` is a place in `ends`."""

    goal: Goal
    shopping: Shopping | None = None
    actions: Actions | None = None
    rank: int = 0
    lost: int = 0  # VP given up for coal used in pairs (GA-9.2)
    empty: Vector = ZERO
    pairs: int = ANY_NUMBER


class Found(NamedTuple):
    value: int
    lines: list[str]


class Purse:
    """Turns, miners and marks: what the spaces cost as they are occupied (GA-3.2)."""

    def __init__(self, state: State, seat: int, turns: int) -> None:
        self.works = state.works
        self.crews = state.crews
        self.player = state.players[seat]
        self.miners = self.player.miners
        self.turns = min(turns, self.miners)
        rules = state.rules
        open_spaces = set(self.works.open)
        self.mining = [n for n in rules.mining if f"mining/{n}" in open_spaces]
        self.money = [n for n in rules.money if f"money/{n}" in open_spaces]
        self.pithead, self.prices = rules.pithead, rules.prices
        self.earn = cache(self._earn)
        self.actions = sorted(self._actions(self.mining), key=lambda a: (-a.steps, a.miners))
        self.most_steps = cache(self._most_steps)

    def cost(self, space: str, times: int = 1) -> int:
        """The miners for so many visits of a space, one after the other."""
        needed, total = self.works.needed, 0
        standing = self.crews[self.works.index[space]].miners
        for _ in range(times):
            standing = needed[standing] if standing < len(needed) else NEVER
            total += standing
        return total

    def _actions(self, spaces: Sequence[int]) -> Iterator[Actions]:
        """Every choice of mining spaces that the miners pay for."""
        if not spaces:
            yield Actions((), 0, 0)
            return
        for times in range(self.turns + 1):
            cost = self.cost(f"mining/{spaces[0]}", times)
            if cost > self.miners:
                break
            for rest in self._actions(spaces[1:]):
                row = tuple(sorted((spaces[0],) * times + rest.spaces, reverse=True))
                if len(row) <= self.turns and cost + rest.miners <= self.miners:
                    yield Actions(row, cost + rest.miners, times * spaces[0] + rest.steps)

    def _earn(self, turns: int, miners: int) -> tuple[int, tuple[str, ...]]:
        """Most marks from the money spaces and the pithead, with the spaces; no turn is passed."""
        return max(self._earnings(self.money, turns, miners))

    def _earnings(
        self, spaces: Sequence[int], turns: int, miners: int
    ) -> Iterator[tuple[int, tuple[str, ...]]]:
        if not spaces:
            rest = min(turns, miners)
            yield rest * self.pithead, ("pithead",) * rest
            return
        space = f"money/{spaces[0]}"
        for times in range(turns + 1):
            cost = self.cost(space, times)
            if cost > miners:
                break
            for marks, visits in self._earnings(spaces[1:], turns - times, miners - cost):
                yield marks + times * spaces[0], (space,) * times + visits

    def can_pay(self, price: int, turns: int, miners: int) -> bool:
        if turns < 0 or miners < 0:
            return False
        marks = self.player.marks
        return price <= marks or price <= marks + self.earn(turns, miners)[0]

    def _most_steps(self, price: int, turns: int, miners: int) -> int:
        """Most mining steps with these turns and miners after earning the price; -1: too dear.

        Exact, not a bound: each visit of a space costs what the visits before it left there, and no
        other space changes that. `actions` has every choice, most steps first.
        """
        for actions in self.actions:
            if self.can_pay(price, turns - len(actions.spaces), miners - actions.miners):
                return actions.steps
        return -1
