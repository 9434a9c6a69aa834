"""The grade of a puzzle: the weakest solver that still reaches par.

    T0  a random line: these puzzles are small, and the best of many would find much by luck

of a mining action:

    T1  greedy, step by step: whatever brings most at once; otherwise stop
    T2  the best line with two habits: every card goes into its natural wagon (its own crest before
        a wild one, then the lowest dock), and nothing is stored that could be loaded
    T3  and stores what could be loaded
    T4  and chooses wagons, but stores nothing that could be loaded
    T5  every line

of a delivery:

    T1  greedy, train by train: whatever brings most at once
    T2  the same for every colour of engines, and the best of these
    T3  the best trains by the points of their orders alone
    T4  and by those of lorries and shares; objectives are forgotten
    T5  every line

of turns and shifts:

    T1  turn by turn: the turn that brings most at once; if none brings anything, the one that leaves
        most trains ready, then most lorries loaded, then most cards; it passes only when nothing else
        can be done
    T2  the best plan of mining and deliveries alone
    T3  and of cards from the stacks; but with habits: workers pay with as few cards as possible, and
        nothing is stored; neither innovations nor the wild card are used
    T4  and with innovations and the wild card; the habits stay
    T5  every line

A puzzle has the grade of the first that reaches par, so all before it fail.
"""

from __future__ import annotations

import random

from glueckauf.games.card.notation import Dispatch, Move, Pay, Place, Store, Use
from glueckauf.games.card.parts import Delivering
from glueckauf.games.card.puzzles.making.players import (
    Line,
    greedy_line,
    is_unnatural_wagon,
    step_by_step,
    stores_loadable,
    whole_turns,
    worth,
)
from glueckauf.games.card.puzzles.making.themes import (
    Without,
    changes_money,
    mover,
    reaches,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.scoring import score
from glueckauf.games.card.solve import task as asking
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Rank, Task, moves_at, onward, rank, start_of

TIERS = range(6)


def grade(task: Task, best: Rank) -> int | None:
    """The weakest tier that reaches the best rank; None: no solver does."""
    return next((tier for tier in TIERS if is_enough(task, best, tier)), None)


def is_enough(task: Task, best: Rank, tier: int) -> bool:
    """Does the solver of this tier reach so much?"""
    if tier == TIERS[-1] or (tier > 1 and not _is_delivery(task)):
        return reaches(task, best, _without(task, tier))
    found = reached(task, tier)
    return found is not None and found >= best


def reached(task: Task, tier: int) -> Rank | None:
    """The rank that the solver of this tier reaches; None if it finds no line."""
    if tier == 0:
        return worth(task, _random_line(task))
    if tier == 1:
        return worth(task, greedy_line(task))
    if tier < TIERS[-1] and _is_delivery(task):
        return worth(task, _delivered(task, tier))
    value = solve(task, without=_without(task, tier)).value
    return None if value is None else rank(task, value)


def _is_delivery(task: Task) -> bool:
    return task.turns == 0 and isinstance(task.start.pending, Delivering)


def _without(task: Task, tier: int) -> Without | None:
    """What an exact solver of this tier does without."""
    return (_PLANNED if task.turns else _MINED).get(tier)


def _random_line(task: Task) -> Line:
    rng, place = random.Random("a line"), start_of(task)
    line: list[str] = []
    while moves := moves_at(task, place):
        line.append(str(rng.choice(moves)))
        place = onward(task, place, line[-1])
    return tuple(line)


# --- What the solvers of mining and of plans may not do -------------------------------------


def _any_of(*rules: Without) -> Without:
    return lambda state, move: any(rule(state, move) for rule in rules)


def _takes_cards(state: State, move: Move) -> bool:
    is_action = isinstance(move, Place) and move.kind in ("mining", "delivery")
    return isinstance(move, Place) and not is_action


def _is_special(state: State, move: Move) -> bool:
    """An innovation, or the wild card."""
    if isinstance(move, Use) or move == "wild":
        return True
    return isinstance(move, Pay) and bool(move.innovations)


def _stores(state: State, move: Move) -> bool:
    return isinstance(move, Store)


_HABITS = _any_of(changes_money, _stores)
_MINED = {
    2: _any_of(is_unnatural_wagon, stores_loadable),
    3: is_unnatural_wagon,
    4: stores_loadable,
}
_PLANNED = {
    2: _any_of(_takes_cards, _is_special, _HABITS),
    3: _any_of(_is_special, _HABITS),
    4: _HABITS,
}


# --- Deliveries -----------------------------------------------------------------------------


def _delivered(task: Task, tier: int) -> Line | None:
    """The line of a solver between greedy and exact; of equals the first."""
    if tier == 2:
        lines = [step_by_step(task, first) for first in _first_of_each_colour(task)]
        return max(lines, key=lambda line: worth(task, line) or (), default=None)
    ends = whole_turns(task, start_of(task))
    return max(ends, key=lambda end: _counted(task, end[1], tier), default=(None,))[0]


def _first_of_each_colour(task: Task) -> list[Move]:
    """The train of each colour of engines that brings most at once."""
    start, docks = start_of(task), mover(task.start).docks
    best: dict[str, tuple[Rank, Move]] = {}
    for move in moves_at(task, start):
        if isinstance(move, Dispatch):
            engine = docks[move.dock - 1].engine
            value = rank(task, asking.value_of(task, onward(task, start, move)))
            if engine not in best or value > best[engine][0]:
                best[engine] = value, move
    return [move for _, move in best.values()]


def _counted(task: Task, place: asking.Place, tier: int) -> int:
    """What a solver sees of the score: the orders alone, or all but the objectives."""
    points = score(place.state.players[task.seat], task.start.rules)
    return points.orders if tier == 3 else points.total - points.objectives
