"""The positions of a puzzle that an exported page can show: all of them, or those around the best line.

Where all are too many, they are explored outward from the best line: first what a player meets who
makes no mistake, then one mistake, then two, until there are as many as the page may hold. Positions
from which nothing leads on are left out again, so that everything that was begun can be ended.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from glueckauf.core.puzzle import MOST_STARS, UNKNOWN, Rank, Verdict, Ways
from glueckauf.core.telling import Event, Violation

FIRST = -1  # before any count of mistakes: the solution is always stored
Watch = Callable[[], object]  # called once for every position


class Node(NamedTuple):
    """A place, what can be done there, and how good it would be to stop there.

    `next` names for every legal move the place behind it. `best` is the best line from here; None
    where par is out of reach; UNKNOWN where that cannot be said, as of what can be reached.
    """

    place: Hashable
    line: tuple[str, ...]
    next: dict[str, Hashable]
    told: dict[str, tuple[Event, ...]]
    refused: Mapping[str, Violation]
    verdict: Verdict
    best: str | None
    is_open: bool = False  # in the middle of something: nothing is decided yet
    rank: Rank | None = None  # of stopping here
    reach: Rank | str | None = UNKNOWN  # the best rank from here


class Graph(NamedTuple):
    """Nodes, the start first; `is_whole` if no move leads to a place that is not among them."""

    nodes: tuple[Node, ...]
    is_whole: bool


def graph(ways: Ways, solution: Sequence[str], most: int, watch: Watch = lambda: None) -> Graph:
    """All places if there are at most so many, else those around the solution."""
    found = _whole(ways, most, watch)
    if found is not None:
        return Graph(tuple(_with_reach(_with_best(found))), True)
    part = _open_ended(explore(ways, solution, most, watch), ways, solution)
    return Graph(tuple(node._replace(reach=ways.reach(node.place)) for node in part), False)


def size(ways: Ways, most: int) -> int | None:
    """The number of all places; None if there are more than that."""
    seen, due = {ways.start}, [ways.start]
    while due:
        place = due.pop()
        for move in ways.moves(place)[0]:
            there = ways.onward(place, move)[0]
            if there not in seen:
                if len(seen) == most:
                    return None
                seen.add(there)
                due.append(there)
    return len(seen)


def _whole(ways: Ways, most: int, watch: Watch) -> list[Node] | None:
    if size(ways, most) is None:
        return None
    found: dict[Hashable, Node] = {}
    due = deque([_Due(0, 0, 0, ways.start, (), None)])
    while due:
        one = due.popleft()
        if one.place in found:
            continue
        node = found[one.place] = _node(ways, one)
        watch()
        for move, there in node.next.items():
            if there not in found:
                due.append(_Due(0, one.length + 1, 0, there, (*one.line, move), None))
    return list(found.values())


Before = dict[Hashable, list[tuple[Hashable, str]]]  # from where, and by which move


def _before(nodes: Iterable[Node]) -> Before:
    found: Before = {}
    for node in nodes:
        for move, there in node.next.items():
            found.setdefault(there, []).append((node.place, move))
    return found


def _with_reach(nodes: list[Node]) -> Iterable[Node]:
    """With the best rank that can be reached from each, the highest told backwards first."""
    before = _before(nodes)
    reach: dict[Hashable, Rank] = {}
    ends = [(node.rank, node.place) for node in nodes if node.rank is not None]
    for rank, end in sorted(ends, key=lambda one: one[0], reverse=True):
        due = [end]
        while due:
            place = due.pop()
            if place not in reach:
                reach[place] = rank
                due += [earlier for earlier, _ in before.get(place, ())]
    for node in nodes:
        yield node._replace(reach=reach.get(node.place))


def _with_best(nodes: list[Node]) -> list[Node]:
    """With the shortest line to a best answer, found backwards from all of those."""
    before = _before(nodes)
    best: dict[Hashable, str] = {
        node.place: "" for node in nodes if node.verdict.legal and node.verdict.stars == MOST_STARS
    }
    due = deque(best)
    while due:
        place = due.popleft()
        for earlier, move in before.get(place, ()):
            if earlier not in best:
                best[earlier] = f"{move} {best[place]}".strip()
                due.append(earlier)
    return [node if node.is_open else node._replace(best=best.get(node.place)) for node in nodes]


def _open_ended(nodes: list[Node], ways: Ways, solution: Sequence[str]) -> list[Node]:
    """Without the places where one could neither go on nor be done; the solution stays."""
    kept = {node.place: node for node in nodes}
    needed = {ways.start}
    place = ways.start
    for move in solution:
        place = ways.onward(place, move)[0]
        needed.add(place)
    while True:
        stuck = [
            place
            for place, node in kept.items()
            if node.next and place not in needed and not any(t in kept for t in node.next.values())
        ]
        if not stuck:
            return list(kept.values())
        for place in stuck:
            del kept[place]


class _Due(NamedTuple):
    """A place still to be explored: mistakes on the way to it, and its best line as far as known."""

    mistakes: int
    length: int
    order: int
    place: Hashable
    line: tuple[str, ...]
    best: str | None


def explore(
    ways: Ways, solution: Sequence[str], most: int, watch: Watch = lambda: None
) -> list[Node]:
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
        watch()
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
        ways.best(place, None) == UNKNOWN,
        ways.rank(place),
    )
