"""The best line of a search, proven, and the number of lines that are as good."""

from __future__ import annotations

import heapq
from typing import Any, NamedTuple

from glueckauf.core.budget import OutOfTime, deadline_of, is_spent
from glueckauf.games.board.solve.pit.bound import Bound
from glueckauf.games.board.solve.pit.plan import Rank
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import ceiling

MOST = 150_000  # positions that wait: more would not fit into memory, see tests/bench/hard.py


class Found(NamedTuple):
    """The best line: its tokens with spaces and `end`, its rank, and whether it is proven.

    If not, no line has a rank above `left`; tokens and rank are empty where none was found.
    """

    tokens: list[str]
    rank: Rank
    proven: bool = True
    left: Rank | None = None


def best_line(
    search: Search, at_least: Rank | None = None, seconds: float | None = None
) -> Found | None:
    """The optimum; None if what must be complete, or the rank asked for, cannot be.

    Best first: a position is opened only while its bound is the best of all that are left, so the
    first finished line that comes up is optimal. When time or room runs out, the best found so far.
    """
    until = deadline_of(seconds)
    best: Found | None = None
    bound = Bound(search, until)
    queue: list[tuple[Rank, int, int, Node, Any]] = []
    serial = 0
    seen: dict[object, int] = {}
    # The same pit with more steps left is as good: what is left can be given up. Not so where steps
    # are wished for, as a step that is given up is not used, and one used moves the cage.
    merges = "steps" not in search.task.objective

    def push(node: Node, trail: Any, limit: Rank | None, finished: bool = False) -> None:
        nonlocal serial, best
        rank = search.value(node) if finished else bound(node)
        if rank is None or (at_least is not None and rank < at_least):
            return
        if limit is not None and rank > limit:
            rank = limit
        if finished and (best is None or rank > best.rank):
            best = Found(_tokens(trail), rank, proven=False)
        serial += 1
        key = tuple(-number for number in rank)
        heapq.heappush(queue, (key, -node.used - 100 * finished, -serial, node, trail))

    def open_next(node: Node, trail: Any, limit: Rank | None) -> None:
        for tokens, following in search.next_action(node):
            for token in tokens:
                trail = (trail, token)
            push(following, trail, limit, finished=following.action == len(search.budget))

    try:
        open_next(search.start(), None, None)
    except OutOfTime:
        return _idle(search)._replace(left=ceiling(search.task))
    while queue:
        key, _, _, node, trail = heapq.heappop(queue)
        limit = tuple(-number for number in key)
        if node.action == len(search.budget):
            return Found(_tokens(trail), limit)
        known = node._replace(left=0, used=node.used + node.left) if merges else node
        if seen.get(known, -1) >= node.left:
            continue
        seen[known] = node.left
        search.states += 1
        try:
            open_next(node, trail, limit)
            if is_spent(until) or len(queue) + len(seen) > MOST:
                raise OutOfTime
            for token, following in search.steps(node):
                push(following, (trail, token), limit)
        except OutOfTime:
            return (best or _idle(search))._replace(proven=False, left=limit)
    return None


def _idle(search: Search) -> Found:
    """The line without a step, if it is one."""
    tokens: list[str] = []
    node = search.start()
    while node.action < len(search.budget):
        then = next(search.next_action(node), None)
        if then is None:
            return Found([], (), proven=False)
        tokens += then[0]
        node = then[1]
    return Found(tokens, search.value(node) or (), proven=False)


def _tokens(trail: Any) -> list[str]:
    tokens: list[str] = []
    while trail is not None:
        trail, token = trail
        tokens.append(token)
    return tokens[::-1]


def count_lines(search: Search, best: Rank, until: float | None = None) -> int:
    """How many distinct token sequences reach this rank; OutOfTime, or out of room, if too many."""
    memo: dict[Node, int] = {}
    bound = Bound(search, until)

    def count(node: Node) -> int:
        if node.action == len(search.budget):
            return int(search.value(node) == best)
        known = memo.get(node)
        if known is not None:
            return known
        reachable = bound(node)
        total = 0
        if reachable is not None and reachable >= best:
            search.states += 1
            if is_spent(until) or len(memo) > MOST:
                raise OutOfTime
            total = sum(count(following) for _, following in search.next_action(node))
            total += sum(count(following) for _, following in search.steps(node))
        memo[node] = total
        return total

    return sum(count(following) for _, following in search.next_action(search.start()))
