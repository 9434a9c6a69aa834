"""The positions of a puzzle that an exported page can show: a graph around the best line.

It is explored outward from the best line: first what a player meets who makes no mistake, then one
mistake, then two, until all positions are there or as many as the page may hold.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from glueckauf.core.puzzle import UNKNOWN, Verdict, Ways
from glueckauf.core.telling import Event, Violation

FIRST = -1  # before any count of mistakes: the solution is always stored


class Node(NamedTuple):
    """A place, what can be done there, and how good it would be to stop there.

    `next` names for every legal move the place behind it. `best` is the best line from here; None
    where par is out of reach; UNKNOWN where that cannot be said.
    """

    place: Hashable
    line: tuple[str, ...]
    next: dict[str, Hashable]
    told: dict[str, tuple[Event, ...]]
    refused: Mapping[str, Violation]
    verdict: Verdict
    best: str | None


class _Due(NamedTuple):
    """A place still to be explored: mistakes on the way to it, and its best line as far as known."""

    mistakes: int
    length: int
    order: int
    place: Hashable
    line: tuple[str, ...]
    best: str | None


def explore(ways: Ways, solution: Sequence[str], most: int) -> list[Node]:
    """The nodes, the start first; at least the solution, at most so many in all."""
    order = count()
    place = ways.start
    heap = [_Due(FIRST, 0, next(order), place, (), UNKNOWN)]
    for n, move in enumerate(solution, start=1):
        place = ways.onward(place, move)[0]
        heap.append(_Due(FIRST, n, next(order), place, tuple(solution[:n]), UNKNOWN))
    most = max(most, len(heap))
    found: dict[Hashable, Node] = {}
    while heap and len(found) < most:
        due = heappop(heap)
        if due.place in found:
            continue
        node = found[due.place] = _node(ways, due)
        is_known = node.best != UNKNOWN
        line = node.best if is_known else due.best
        for move, after in node.next.items():
            rest = _rest(line, move)
            mistakes = max(due.mistakes, 0) + (is_known and rest in (None, UNKNOWN))
            way = (*due.line, move)
            heappush(heap, _Due(mistakes, due.length + 1, next(order), after, way, rest))
    return list(found.values())


def _rest(line: str | None, move: str) -> str | None:
    """The best line after a move: what is lost stays lost, and the best line stays the best."""
    if line is None or line == UNKNOWN:
        return line
    first, _, rest = line.partition(" ")
    return rest if first == move else UNKNOWN


def _node(ways: Ways, due: _Due) -> Node:
    place = due.place
    legal, refused = ways.moves(place)
    after = {move: ways.onward(place, move) for move in legal}
    return Node(
        place,
        due.line,
        {move: there for move, (there, _) in after.items()},
        {move: events for move, (_, events) in after.items()},
        refused,
        ways.verdict(place, due.line),
        ways.best(place, due.best),
    )
