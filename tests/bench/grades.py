"""Does the grade tell how hard a puzzle is? Rank correlation with a solver that is not on the ladder.

    python -m tests.bench.grades

The held-out solver plays rollouts with a purpose: it decides by lot which orders to complete, then
goes on at random among the sensible kinds of steps: fill a square, take from the storage, load coal
that is missing, ride where it lies or up to the surface, make a pair of coal that nobody waits for. A
line may be cut short at its best place. It knows nothing of grades and themes. Its failure rate is
the share of its lines that miss par. Spearman's rank correlation of the grade with that rate is printed
for the whole collection and, because harder grades also have longer lines, for puzzles of one length
alone. The goal is 0.8. Rollouts without a purpose and nested rollouts (level 1) tell less: they fail
nearly always on every grade.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Mining, Outstanding
from glueckauf.games.board.rules import State
from glueckauf.learn.puzzle import Puzzle, puzzles
from glueckauf.solve.task import Task, outcome, rank, steps_of, table

LINES = 400
GOAL = 0.8

Score = tuple[int, ...]
FAILED: Score = (-1,)


class Place(NamedTuple):
    """Where a line stands: before the action of this number, or within it."""

    action: int
    state: State
    used: int

    @property
    def is_mining(self) -> bool:
        return isinstance(self.state.pending, Mining)


def started(task: Task, place: Place) -> Place | None:
    """On to the next mining action, or to the end; None if a delivery on the way is not legal."""
    action, state = place.action, place.state
    while action < len(task.actions):
        steps = steps_of(task.actions[action])
        player = state.players[0]
        if steps:
            return Place(action + 1, table(task, player, Mining(steps)), place.used)
        try:
            state = table(task, player).after(task.actions[action])
        except IllegalMove:
            return None
        action += 1
    return Place(action, state._replace(pending=None), place.used)


def score(task: Task, place: Place) -> Score:
    """What a finished line is worth: the objective, if all orders that must be complete are."""
    end = outcome(task, place.state.players[0], place.used)
    return (1, *rank(task, end.value)) if end.meets else FAILED


def played(task: Task, place: Place, move: str) -> Place | None:
    """After a step, and after the deliveries that follow the last step of an action."""
    after = Place(place.action, place.state.after(move), place.used + (move != END))
    return after if after.is_mining else started(task, after)


def wanted_coal(orders: Sequence[Outstanding]) -> Counter[str]:
    """The colours of the empty squares."""
    return Counter(
        colour
        for _, order, squares in orders
        for colour, coal in zip(order.squares, squares, strict=True)
        if not coal
    )


def stopped(task: Task, place: Place) -> Score:
    """The score of a line that stops here; a pair must be finished, and all actions begun."""
    now = place.state.pending
    if isinstance(now, Mining) and (now.half is not None or place.action < len(task.actions)):
        return FAILED
    return score(task, place)


def kinds_of_steps(place: Place, targets: frozenset[str]) -> dict[str, list[str]]:
    """The sensible steps towards these orders, by kind."""
    player, now = place.state.players[0], place.state.pending
    mine = player.mine
    wanted = wanted_coal([order for order in player.orders if order.label in targets])
    missing = wanted - Counter(mine.cage)
    spare = Counter(mine.cage + mine.storage) - wanted
    below = any(missing[coal] for carts in mine.carts for coal in carts)
    kinds: dict[str, list[str]] = {}
    for move in map(str, place.state.legal_moves()):
        coal, arrow, square = move.partition(">")
        kind = ""
        if arrow and square.partition(".")[0] in targets:
            may_pair = spare[coal[-1]] and spare.total() > 1
            if "." not in square:
                kind = "withdraw" if coal.startswith("s:") else "fill"
            elif may_pair or (isinstance(now, Mining) and now.half is not None):
                kind = "pair"
        elif move.startswith("+"):
            kind = "load" if missing[move[1:]] else ""
        elif move == "0":
            kind = "up" if Counter(mine.cage) & wanted or not below else ""
        elif move.isdigit():
            kind = "ride" if any(missing[coal] for coal in mine.carts[int(move) - 1]) else ""
        if kind:
            kinds.setdefault(kind, []).append(move)
    return kinds


def rollout(task: Task, rng: Random) -> Score:
    """The best score on the way of one line."""
    waiting = [order.label for order in task.orders if not all(order.squares)]
    targets = frozenset(task.complete)
    while not targets:
        targets = frozenset(label for label in waiting if rng.random() < 0.5)
    place = started(task, Place(0, table(task), 0))
    best = FAILED
    while place is not None:
        best = max(best, stopped(task, place))
        kinds = kinds_of_steps(place, targets) if place.is_mining else {}
        if not kinds and place.action == len(task.actions):
            break
        move = rng.choice(kinds[rng.choice(sorted(kinds))]) if kinds else END
        place = played(task, place, move)
    return best


def failure_rate(puzzle: Puzzle) -> float:
    """The share of lines that miss par."""
    assert puzzle.par is not None
    par = rank(puzzle.task, puzzle.par)
    rng = Random(f"rollouts of {puzzle.id}")
    return fmean(rollout(puzzle.task, rng) != (1, *par) for _ in range(LINES))


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's correlation of the ranks; equal values share the mean of their ranks."""
    a, b = _ranks(one), _ranks(other)
    mean_a, mean_b = fmean(a), fmean(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return both / spread**0.5 if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def main() -> None:
    found = puzzles(kind="mining")
    rates = {puzzle.id: failure_rate(puzzle) for puzzle in found}
    print("| grade | puzzles | mean par, steps | rollouts fail |")
    print("|---|---|---|---|")
    for tier in sorted({puzzle.tier or 0 for puzzle in found}):
        bin_ = [puzzle for puzzle in found if puzzle.tier == tier]
        steps = fmean((puzzle.par or {})["steps"] for puzzle in bin_)
        mean = fmean(rates[puzzle.id] for puzzle in bin_)
        print(f"| T{tier} | {len(bin_)} | {steps:.1f} | {mean:.3f} |")
    print()
    one_action = [puzzle for puzzle in found if len(puzzle.task.actions) == 1]
    _tell("all", found, rates)
    _tell("one action", one_action, rates)
    for low, high in ((4, 6), (7, 8), (9, 10)):
        alike = [puzzle for puzzle in one_action if low <= (puzzle.par or {})["steps"] <= high]
        _tell(f"one action, par {low} to {high} steps", alike, rates)
    print(f"\nGoal for all: {GOAL}. {LINES} lines a puzzle.")


def _tell(name: str, found: Sequence[Puzzle], rates: dict[str, float]) -> None:
    grades = [float(puzzle.tier or 0) for puzzle in found]
    measured = spearman(grades, [rates[puzzle.id] for puzzle in found])
    print(f"Spearman, {name}: {measured:.2f} ({len(found)} puzzles)")


if __name__ == "__main__":
    main()
