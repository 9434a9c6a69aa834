"""Does the grade tell how hard a puzzle is? Rank correlation with a solver that is not on the ladder.

    python -m tests.bench.grades

The held-out solver is a nested rollout search (level 1): before each step it tries every legal move
with one random line behind it, keeps the best line seen so far and makes its next step. A line may be
cut short at its best place. The random lines have the habits of a casual player: fill squares, load coal that a square waits for, ride where
it lies. It knows nothing of grades and themes. Its failure rate is the share of its runs that miss
par. Spearman's rank correlation of the grade with that rate is printed for the whole collection and,
because harder grades also have longer lines, for puzzles of one length alone. The goal is 0.8.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Mine, Mining, Outstanding
from glueckauf.games.board.rules import State
from glueckauf.learn.puzzle import Puzzle, puzzles
from glueckauf.solve.task import Task, outcome, rank, steps_of, table

RUNS = 50
GOAL = 0.8

Score = tuple[int, ...]
FAILED: Score = (-1,)  # a delivery that nothing is ready for


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


def score(task: Task, place: Place | None) -> Score:
    """What a finished line is worth to the solver: the objective, then squares filled."""
    if place is None:
        return FAILED
    player = place.state.players[0]
    end = outcome(task, player, place.used)
    filled = sum(bool(coal) for order in player.orders for coal in order.squares)
    wanted = [order for order in player.orders if order.label in task.complete]
    due = sum(bool(coal) for order in wanted for coal in order.squares)
    return (1, *rank(task, end.value), filled) if end.meets else (0, due)


def played(task: Task, place: Place, move: str) -> Place | None:
    """After a step, and after the deliveries that follow the last step of an action."""
    after = Place(place.action, place.state.after(move), place.used + (move != END))
    return after if after.is_mining else started(task, after)


def liking(move: str, mine: Mine, wanted: Counter[str]) -> float:
    """How gladly a random line makes a step."""
    if ">" in move:
        return 0.2 if move.endswith(">s") else 1.0 if "." in move else 6.0
    missing = wanted - Counter(mine.cage)
    if move.startswith("+"):
        return 6.0 if missing[move[1:]] else 0.5
    if move == "0":
        return 2.0 if mine.cage else 0.2
    if move == END:
        return 0.2
    return 2.0 if any(missing[coal] for coal in mine.carts[int(move) - 1]) else 0.2


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


def random_line(task: Task, place: Place | None, rng: Random) -> tuple[Score, list[str]]:
    """A line to the last step, and the best score on its way: whoever plays it may stop there."""
    line: list[str] = []
    best = FAILED if place is None else stopped(task, place)
    while place is not None and place.is_mining:
        player = place.state.players[0]
        moves = going_on(task, place)
        if not moves:
            break
        wanted = wanted_coal(player.orders)
        move = rng.choices(moves, [liking(one, player.mine, wanted) for one in moves])[0]
        line.append(move)
        place = played(task, place, move)
        best = max(best, FAILED if place is None else stopped(task, place))
    return best, line


def going_on(task: Task, place: Place) -> list[str]:
    """The legal moves; the last action is never ended, for the best place to stop is known later."""
    moves = [str(move) for move in place.state.legal_moves()]
    is_last = place.action == len(task.actions)
    return [move for move in moves if move != END] if is_last else moves


def nested(task: Task, rng: Random) -> Score:
    """One run of the solver: the best score that it has seen."""
    place = started(task, Place(0, table(task), 0))
    found = FAILED if place is None else stopped(task, place)
    following: tuple[Score, list[str]] | None = None
    while place is not None and place.is_mining:
        for move in going_on(task, place):
            reached, line = random_line(task, played(task, place, move), rng)
            found = max(found, reached)
            if following is None or reached > following[0]:
                following = reached, [move, *line]
        if following is None or not following[1]:
            break
        place = played(task, place, following[1].pop(0))
    return found


def failure_rate(puzzle: Puzzle) -> float:
    """The share of runs that miss par."""
    assert puzzle.par is not None
    par = rank(puzzle.task, puzzle.par)
    rng = Random(f"rollouts of {puzzle.id}")
    runs = [nested(puzzle.task, rng) for _ in range(RUNS)]
    return fmean(run[: 1 + len(par)] != (1, *par) for run in runs)


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
        print(f"| T{tier} | {len(bin_)} | {steps:.1f} | {mean:.2f} |")
    print()
    one_action = [puzzle for puzzle in found if len(puzzle.task.actions) == 1]
    _tell("all", found, rates)
    _tell("one action", one_action, rates)
    for low, high in ((4, 6), (7, 8), (9, 10)):
        alike = [puzzle for puzzle in one_action if low <= (puzzle.par or {})["steps"] <= high]
        _tell(f"one action, par {low} to {high} steps", alike, rates)
    print(f"\nGoal for all: {GOAL}. {RUNS} runs a puzzle.")


def _tell(name: str, found: Sequence[Puzzle], rates: dict[str, float]) -> None:
    grades = [float(puzzle.tier or 0) for puzzle in found]
    measured = spearman(grades, [rates[puzzle.id] for puzzle in found])
    print(f"Spearman, {name}: {measured:.2f} ({len(found)} puzzles)")


if __name__ == "__main__":
    main()
