"""The positions of a puzzle that an exported page can show: a graph around the best line.

It is explored outward from the best line: first what a player meets who makes no mistake, then one
mistake, then two, until all positions are there or as many as the page may hold.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from glueckauf.core.telling import Event, Violation
from glueckauf.games.board.notation import Move, read
from glueckauf.games.board.parts import Mining, all_filled
from glueckauf.games.board.puzzles.pit.scenes import onward, scene, start_of
from glueckauf.games.board.puzzles.pit.verdict import Verdict, check
from glueckauf.games.board.puzzles.pit.walk import Place, best_from
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import Task, outcome, rank, steps_of, table
from glueckauf.learn.puzzle import Puzzle


class Node(NamedTuple):
    """A position, what can be done there, and how good it would be to stop there.

    `next` names for every legal move the place behind it. `best` is the best line from here; None
    where par is out of reach; "?" in the middle of a pair, or where there is no par.
    """

    place: Place
    line: tuple[str, ...]
    state: State
    next: dict[str, Place]
    told: dict[str, tuple[Event, ...]]
    refused: dict[str, Violation]
    verdict: Verdict
    best: str | None

    @property
    def over(self) -> bool:
        return self.place.now is None and not self.place.later


UNKNOWN = "?"
FIRST = -1  # before any count of mistakes: the solution is always stored


class _Due(NamedTuple):
    """A place still to be explored: mistakes on the way to it, and its best line as far as known."""

    mistakes: int
    length: int
    order: int
    place: Place
    line: tuple[str, ...]
    best: str | None


def explore(puzzle: Puzzle, solution: tuple[str, ...], most: int) -> list[Node]:
    """The nodes, the start first; at least the solution, at most so many in all."""
    task = puzzle.task
    judge = _Judge(puzzle)
    order = count()
    place = start_of(task)
    heap = [_Due(FIRST, 0, next(order), place, (), UNKNOWN)]
    for n, move in enumerate(solution, start=1):
        place = onward(task, place, read(move))[0]
        heap.append(_Due(FIRST, n, next(order), place, solution[:n], UNKNOWN))
    most = max(most, len(heap))
    found: dict[Place, Node] = {}
    while heap and len(found) < most:
        due = heappop(heap)
        if due.place in found:
            continue
        node = found[due.place] = _node(task, judge, due)
        line = node.best if node.best != UNKNOWN else due.best
        for move, after in node.next.items():
            rest = _rest(line, move)
            mistakes = max(due.mistakes, 0) + (due.place.whole and rest in (None, UNKNOWN))
            step = (
                mistakes,
                due.length + 1,
                next(order),
                after,
                (*due.line, move),
                rest,
            )
            heappush(heap, _Due(*step))
    return list(found.values())


def _rest(line: str | None, move: str) -> str | None:
    """The best line after a move: what is lost stays lost, and the best line stays the best."""
    if line is None or line == UNKNOWN:
        return line
    first, _, rest = line.partition(" ")
    return rest if first == move else UNKNOWN


def _node(task: Task, judge: _Judge, due: _Due) -> Node:
    place = due.place
    state = scene(task, place)
    moves: list[Move] = []
    refused: dict[str, Violation] = {}
    if isinstance(place.now, Mining):
        moves = state.legal_moves()
    elif place.later:
        action = read(place.later[0])
        why = _why_not_due(task, place, action)
        if why:
            refused[str(action)] = why
        else:
            moves = [action]
    after = {str(move): onward(task, place, move) for move in moves}
    return Node(
        place,
        due.line,
        state,
        {move: there for move, (there, _) in after.items()},
        {move: events for move, (_, events) in after.items()},
        refused,
        judge.verdict(place, due.line),
        judge.best(place, due.best),
    )


def _why_not_due(task: Task, place: Place, action: Move) -> Violation | None:
    """Why the next action cannot be done: only a delivery can fail."""
    return None if steps_of(action) else table(task, place.player).why_not(action)


class _Judge:
    """Judges places as `check` does, asking it once for everything that is worth the same."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.par = check(puzzle, "").par
        self.known: dict[object, Verdict] = {}

    def verdict(self, place: Place, line: tuple[str, ...]) -> Verdict:
        """The judgement of stopping here, without its first slip, which depends on the way."""
        if place.later or not place.whole:
            return check(self.puzzle, " ".join(line))  # the line stops too early; that is soon said
        reached = outcome(self.puzzle.task, place.player, place.steps)
        filled = tuple(all_filled(order.squares) for order in place.player.orders)
        key = (tuple(reached.value.values()), reached.meets or filled)
        if key not in self.known:
            self.known[key] = check(self.puzzle, " ".join(line))._replace(first_slip=None)
        return self.known[key]

    def best(self, place: Place, known: str | None) -> str | None:
        if not place.whole or self.par is None:
            return UNKNOWN
        if known != UNKNOWN:
            return known
        task = self.puzzle.task
        best = best_from(task, place)
        lost = best is None or rank(task, best.value) < rank(task, self.par)
        return None if best is None or lost else best.line
