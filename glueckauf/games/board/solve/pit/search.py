"""The mining rules on a compact encoding of the pit, for the general search.

It knows every switch and objective. Tests prove it equal to the rules; every answer is played
through them. A set of forbidden techniques (`without`) makes the same search a weaker solver: the
ladder and the themes use that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.games.board.parts import COLOURS, SURFACE
from glueckauf.games.board.solve.pit.plan import FOUR, Counts, Rank, counts, open_squares, sources
from glueckauf.games.board.solve.pit.task import Task, steps_of

TECHNIQUES = (
    "pairs",  # any pair
    "pair-sacrifice",  # a pair with coal that an empty square of its colour waits for
    "pair-from-junk",  # a pair with coal that no empty square waits for
    "storage-withdrawal",  # coal out of the storage
    "storage-bank",  # coal into the storage
    "second-ride",  # going down again from the surface
    "shared-ride",  # coal for two orders on one visit to the surface
    "full-cage",  # a cage without a free place
    "ride-light",  # leaving coal behind that a square waits for, with room in the cage
    "split-order",  # filling an order on two visits to the surface
    "parked-cage",  # ending an action, but not the last, underground
)


class Node(NamedTuple):
    """A position within a task. Counts are by colour; `taken` is by source."""

    action: int
    left: int  # steps left in this action
    used: int  # steps used so far
    level: int
    cage: Counts
    taken: Counts
    storage: Counts
    empty: tuple[Counts, ...]  # by order; of a delivered order nothing is left
    half: tuple[Counts, ...]  # squares with the first coal of a pair, by order
    due: tuple[int, int] | None  # the square (order, colour) on which a pair must be finished
    delivered: int  # a bit for each order
    pairs: Counts  # coal beyond one per square, by order (only where coal counts)
    visit: int = 0  # orders served on this visit to the surface, where a technique needs it
    before: int = 0  # orders served on earlier visits
    rides: int = 0  # rides begun, where a technique needs it


class Search:
    """One task, one set of forbidden techniques."""

    def __init__(self, task: Task, without: frozenset[str] = frozenset()) -> None:
        unknown = without - set(TECHNIQUES)
        if unknown:
            raise ValueError(f"no such technique: {', '.join(sorted(unknown))}")
        self.task = task
        self.without = without
        self.sources = sources(task)
        self.labels = [order.label for order in task.orders]
        self.vp = [order.order.vp for order in task.orders]
        self.transport = [order.order.transport for order in task.orders]
        self.budget = [steps_of(action) for action in task.actions]
        self.later = [sum(self.budget[n + 1 :]) for n in range(len(self.budget) + 1)]
        self.pairs_allowed = task.rules.pairs and "pairs" not in without
        self.split = task.rules.split_pairs
        self.room = task.rules.cage - ("full-cage" in without)
        self.must = [n for n, label in enumerate(self.labels) if label in task.complete]
        self.coal_counts = any("coal" in word for word in task.objective)
        self.on_orders = [len("".join(o.squares).replace("+", "")) for o in task.orders]
        self.size_total = sum(len(order.squares) for order in task.orders)
        self.open_at_start = tuple(open_squares(task))
        self.half_at_start = tuple(
            tuple(
                sum(
                    printed == colour and coal[-1:] == "+"
                    for printed, coal in zip(order.order.squares, order.squares, strict=True)
                )
                for colour in COLOURS
            )
            for order in task.orders
        )
        self.tracks_visits = bool(without & {"shared-ride", "split-order"})
        self.states = 0

    def start(self) -> Node:
        task = self.task
        return Node(
            action=-1,
            left=0,
            used=0,
            level=task.mine.level,
            cage=counts(task.mine.cage),
            taken=(0,) * len(self.sources),
            storage=counts(task.mine.storage),
            empty=self.open_at_start,
            half=self.half_at_start,
            due=None,
            delivered=0,
            pairs=(0,) * len(task.orders),
            rides=int(task.mine.level != SURFACE),
        )

    # --- Going on -----------------------------------------------------------------------

    def next_action(self, node: Node) -> Iterator[tuple[list[str], Node]]:
        """The end of this action and what the next one begins with: tokens and position."""
        if node.due is not None:
            return
        tokens = ["end"] if node.left else []
        if "parked-cage" in self.without and node.level and 0 <= node.action < len(self.budget) - 1:
            return
        action = node.action + 1
        while action < len(self.budget) and not self.budget[action]:
            delivered = self._delivered(node, self.task.actions[action])
            if delivered is None:
                return
            tokens.append(self.task.actions[action])
            node = delivered
            action += 1
        if action < len(self.budget):
            tokens.append(self.task.actions[action])
            yield tokens, node._replace(action=action, left=self.budget[action])
        else:
            yield tokens, node._replace(action=action, left=0)

    def _delivered(self, node: Node, action: str) -> Node | None:
        transport = action.partition("/")[2]
        ready = [
            n
            for n in range(len(self.labels))
            if self.transport[n] == transport
            and not node.delivered >> n & 1
            and not any(node.empty[n])
            and not any(node.half[n])
        ]
        if not ready:
            return None
        return node._replace(delivered=node.delivered | sum(1 << n for n in ready))

    def steps(self, node: Node) -> Iterator[tuple[str, Node]]:
        """Every step that the rules and the forbidden techniques allow."""
        if not node.left:
            return
        node = node._replace(left=node.left - 1, used=node.used + 1)
        if node.due is None:
            yield from self._rides(node)
            if node.level != SURFACE:
                yield from self._loads(node)
            else:
                yield from self._stores(node)
        if node.level == SURFACE:
            yield from self._fills(node, "", node.cage)
        if "storage-withdrawal" not in self.without:
            yield from self._fills(node, "s:", node.storage)

    def _waiting(self, node: Node) -> list[int]:
        """Empty squares by colour over all outstanding orders."""
        return [sum(empty[c] for empty in node.empty) for c in FOUR]

    def _rides(self, node: Node) -> Iterator[tuple[str, Node]]:
        if "ride-light" in self.without and node.level != SURFACE and sum(node.cage) < self.room:
            waiting = self._waiting(node)
            for source, taken in zip(self.sources, node.taken, strict=True):
                wanted = waiting[source.colour] > node.cage[source.colour]
                if source.level == node.level - 1 and taken < source.coal and wanted:
                    return
        for level in range(5):
            if level == node.level:
                continue
            after = node._replace(level=level)
            if node.level == SURFACE:
                if "second-ride" in self.without:
                    if node.rides:
                        return
                    after = after._replace(rides=1)
                if self.tracks_visits:
                    after = after._replace(visit=0, before=node.before | node.visit)
            yield str(level), after

    def _loads(self, node: Node) -> Iterator[tuple[str, Node]]:
        if sum(node.cage) >= self.room:
            return
        for n, source in enumerate(self.sources):
            if source.level == node.level - 1 and node.taken[n] < source.coal:
                taken = _plus(node.taken, n, 1)
                cage = _plus(node.cage, source.colour, 1)
                yield f"+{COLOURS[source.colour]}", node._replace(taken=taken, cage=cage)

    def _stores(self, node: Node) -> Iterator[tuple[str, Node]]:
        if "storage-bank" in self.without:
            return
        waiting = self._waiting(node)
        for colour in FOUR:
            if node.cage[colour] and (self.task.rules.free_storage or not waiting[colour]):
                yield (
                    f"{COLOURS[colour]}>s",
                    node._replace(
                        cage=_plus(node.cage, colour, -1), storage=_plus(node.storage, colour, 1)
                    ),
                )

    def _fills(self, node: Node, source: str, coal: Counts) -> Iterator[tuple[str, Node]]:
        for colour in FOUR:
            if not coal[colour]:
                continue
            less = _plus(coal, colour, -1)
            after = node._replace(storage=less) if source else node._replace(cage=less)
            name = f"{source}{COLOURS[colour]}>"
            for n, empty in enumerate(node.empty):
                if node.due is None and empty[colour] and self._may_serve(node, n):
                    yield (
                        name + self.labels[n],
                        self._served(
                            after._replace(empty=_put(node.empty, n, _plus(empty, colour, -1))), n
                        ),
                    )
                if self.pairs_allowed and self._may_serve(node, n):
                    yield from self._halves(node, after, n, colour, name + self.labels[n])

    def _halves(
        self, node: Node, after: Node, n: int, colour: int, name: str
    ) -> Iterator[tuple[str, Node]]:
        wanted = self._waiting(node)[colour] > 0
        if ("pair-sacrifice" if wanted else "pair-from-junk") in self.without:
            return
        for square in FOUR:
            token = f"{name}.{COLOURS[square]}"
            if node.half[n][square] and (self.split or node.due == (n, square)):
                half = _put(node.half, n, _plus(node.half[n], square, -1))
                done = after._replace(half=half, due=None)
                if self.coal_counts:
                    done = done._replace(pairs=_plus(node.pairs, n, 1))
                yield token, self._served(done, n)
            elif node.due is None and node.empty[n][square]:
                if not self.split and not (after.left and self._partner(after)):
                    continue
                begun = after._replace(
                    empty=_put(node.empty, n, _plus(node.empty[n], square, -1)),
                    half=_put(node.half, n, _plus(node.half[n], square, 1)),
                    due=None if self.split else (n, square),
                )
                yield token, self._served(begun, n)

    def _partner(self, after: Node) -> bool:
        """A second coal that may follow at once."""
        return bool(sum(after.storage) or (after.level == SURFACE and sum(after.cage)))

    def _may_serve(self, node: Node, n: int) -> bool:
        if not self.tracks_visits:
            return True
        if "shared-ride" in self.without and node.visit & ~(1 << n):
            return False
        return not ("split-order" in self.without and node.before >> n & 1)

    def _served(self, node: Node, n: int) -> Node:
        return node._replace(visit=node.visit | 1 << n) if self.tracks_visits else node

    # --- What a position is worth -------------------------------------------------------

    def value(self, node: Node) -> Rank | None:
        """The rank of a line that ends here; None if an order that must be complete is not."""
        complete = [
            not any(node.empty[n]) and not any(node.half[n]) for n in range(len(self.labels))
        ]
        if not all(complete[n] for n in self.must):
            return None
        return self._rank(
            vp=sum(vp for vp, done in zip(self.vp, complete, strict=True) if done),
            complete=sum(complete),
            squares=self.size_total - sum(map(sum, node.empty)) - sum(map(sum, node.half)),
            steps=node.used,
            node=node,
            loaded=node.taken,
        )

    def _rank(
        self, *, vp: int, complete: int, squares: int, steps: int, node: Node, loaded: Counts
    ) -> Rank:
        rank = []
        for word in self.task.objective:
            name = word.removeprefix("-")
            if name == "vp":
                number = vp
            elif name == "complete":
                number = complete
            elif name == "squares":
                number = squares
            elif name == "steps":
                number = steps
            elif name == "coal":
                number = self.coal(node)
            else:
                number = self.empty_carts(name[-1], loaded)
            rank.append(-number if word[0] == "-" else number)
        return tuple(rank)

    def empty_carts(self, colour: str, loaded: Counts) -> int:
        level = COLOURS.index(colour)
        gone = sum(n for s, n in zip(self.sources, loaded, strict=True) if s.level == level)
        return self.task.empty_carts[level] + gone

    def coal(self, node: Node) -> int:
        """Coal owned: only a delivery takes coal away, a coal per square and one per pair."""
        mine = self.task.mine
        owned = len(mine.cage) + len(mine.storage) + sum(map(len, mine.carts))
        owned += sum(self.on_orders)
        gone = sum(
            self.coal_on(node, n) for n in range(len(self.labels)) if node.delivered >> n & 1
        )
        return owned - gone

    def coal_on(self, node: Node, n: int) -> int:
        """The coal on an order once its squares are filled; pairs that are still to come left out."""
        waiting = sum(self.open_at_start[n]) + sum(self.half_at_start[n])
        return self.on_orders[n] + waiting + node.pairs[n]


def _plus(row: Counts, at: int, more: int) -> Counts:
    return row[:at] + (row[at] + more,) + row[at + 1 :]


def _put(rows: tuple[Counts, ...], at: int, row: Counts) -> tuple[Counts, ...]:
    return rows[:at] + (row,) + rows[at + 1 :]
