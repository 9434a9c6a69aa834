"""Weaker solvers, and what they tell of a puzzle: its grade and its themes.

A **theme** is true of a task if and only if forbidding the technique lowers the optimum. The
**grade** is the weakest solver of the ladder that still reaches the optimum:

    T0  the best of twenty random lines
    T1  greedy: the order with most VP per step first, again and again
    T2  one ride, no storage, no pairs
    T3  and the storage
    T4  and pairs, second rides: all of one action
    T5  several actions planned together (T0–T4 plan them one after the other)

Everything is computed anew from the task alone, so it is the same on every machine.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Mining, Player, all_filled
from glueckauf.games.board.solve.pit.lines import best_line
from glueckauf.games.board.solve.pit.mining import Asks, solve, task_of
from glueckauf.games.board.solve.pit.search import Search
from glueckauf.games.board.solve.pit.task import Solution, Task, outcome, rank, steps_of, table

Rank = tuple[int, ...]

TIERS = range(6)
STORAGE = frozenset({"storage-withdrawal", "storage-bank"})
PAIRS = frozenset({"pairs", "second-ride"})
FORBIDDEN = {2: STORAGE | PAIRS, 3: PAIRS, 4: frozenset[str]()}
THEMES = (
    "pair-sacrifice",
    "pair-from-junk",
    "storage-withdrawal",
    "storage-bank",
    "second-ride",
    "shared-ride",
    "full-cage",
    "ride-light",
    "split-order",
    "parked-cage",
)
RANDOM_LINES = 20


def reached(task: Task, tier: int) -> Rank | None:
    """The rank that the solver of this tier reaches; None if it fails altogether."""
    if tier == 0:
        return _best_of_random(task)
    if tier == 1:
        return greed(task).rank
    if tier >= 5:
        return _rank(task, solve(task))
    return _one_after_the_other(task, FORBIDDEN[tier])


def grade(asked: Task | Asks) -> int | None:
    """The weakest tier that reaches the optimum; None if the task cannot be met."""
    task = task_of(asked)
    best = _rank(task, solve(task))
    if best is None:
        return None
    return next(tier for tier in TIERS if _reaches(task, tier, best))


def themes(asked: Task | Asks) -> tuple[str, ...]:
    """The techniques without which the optimum is out of reach, and `greedy-trap`."""
    task = task_of(asked)
    best = _rank(task, solve(task))
    if best is None:
        return ()
    found = [theme for theme in THEMES if not _reachable(task, best, frozenset({theme}))]
    greedy = reached(task, 1)
    if greedy is None or greedy[0] < best[0]:
        found.append("greedy-trap")
    return tuple(found)


def _reaches(task: Task, tier: int, best: Rank) -> bool:
    if tier in FORBIDDEN and len(task.actions) == 1:
        return _reachable(task, best, FORBIDDEN[tier])
    return reached(task, tier) == best


def _reachable(task: Task, best: Rank, without: frozenset[str]) -> bool:
    """Is there a line of this rank without these techniques?"""
    return best_line(Search(task, without), at_least=best) is not None


def _rank(task: Task, solution: Solution) -> Rank | None:
    return None if solution.value is None else rank(task, solution.value)


# --- The weaker solvers ---------------------------------------------------------------------


def _best_of_random(task: Task) -> Rank | None:
    """T0: random steps, with a fixed seed."""
    rng = random.Random("twenty lines")
    ranks = [_random_line(task, rng) for _ in range(RANDOM_LINES)]
    return max((reached for reached in ranks if reached is not None), default=None)


def _random_line(task: Task, rng: random.Random) -> Rank | None:
    player, used = table(task).players[0], 0
    for action in task.actions:
        try:
            if not steps_of(action):
                player = table(task, player).after(action).players[0]
                continue
        except IllegalMove:
            return None
        state = table(task, player, Mining(steps_of(action)))
        while isinstance(state.pending, Mining):
            move = rng.choice(state.legal_moves())
            state = state.after(move)
            used += move != END
        player = state.players[0]
    end = outcome(task, player, used)
    return rank(task, end.value) if end.meets else None


def _one_after_the_other(task: Task, without: frozenset[str]) -> Rank | None:
    """T2–T4: the best of each action alone, with some techniques forbidden."""
    player, used = table(task).players[0], 0
    last = max(n for n, action in enumerate(task.actions) if steps_of(action))
    for n, action in enumerate(task.actions):
        if not steps_of(action):
            try:
                player = table(task, player).after(action).players[0]
            except IllegalMove:
                return None
            continue
        alone = _alone(task, player, action, last=n == last)
        solution = solve(alone, without=without)
        if solution.line is None:
            return None
        player, steps = _played(alone, solution.line, player)
        used += steps
    end = outcome(task, player, used)
    return rank(task, end.value) if end.meets else None


def _alone(task: Task, player: Player, action: str, last: bool) -> Task:
    """One action of the task, from where the player stands."""
    return task._replace(
        mine=player.mine,
        orders=player.orders,
        actions=(action,),
        complete=tuple(
            label for label in task.complete if last and label in {o.label for o in player.orders}
        ),
    )


def _played(task: Task, line: str, player: Player) -> tuple[Player, int]:
    state = table(task, player, Mining(steps_of(task.actions[0])))
    steps = line.split(" ") if line else []
    for step in steps:
        state = state.after(step)
    return state.players[0], len(steps)


class Greed(NamedTuple):
    """What greed does: the orders it completes with the steps of each, and where that leads."""

    orders: tuple[tuple[str, int], ...]
    player: Player
    rank: Rank | None  # None: a delivery fails, or what must be complete is not


def greed(task: Task) -> Greed:
    """T1: complete the order with most VP per step, then the next, as long as steps last."""
    player, used = table(task).players[0], 0
    done: list[tuple[str, int]] = []
    for action in task.actions:
        left = steps_of(action)
        if not left:
            try:
                player = table(task, player).after(action).players[0]
            except IllegalMove:
                return Greed(tuple(done), player, None)
            continue
        while left:
            best: tuple[float, str, Player, int] | None = None
            for order in player.orders:
                if all_filled(order.squares):
                    continue
                single = task._replace(
                    mine=player.mine,
                    orders=player.orders,
                    actions=(f"mining/{left}",),
                    objective=("-steps",),
                    complete=(order.label,),
                )
                solution = solve(single)
                if solution.line:
                    after, steps = _played(single, solution.line, player)
                    worth = (order.order.vp / steps, order.label, after, steps)
                    if best is None or worth[0] > best[0]:
                        best = worth
            if best is None:
                break
            player, left, used = best[2], left - best[3], used + best[3]
            done.append((best[1], best[3]))
    end = outcome(task, player, used)
    return Greed(tuple(done), player, rank(task, end.value) if end.meets else None)
