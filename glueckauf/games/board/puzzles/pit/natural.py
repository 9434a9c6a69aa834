"""A line in the order in which one would play it.

Many lines are as good as each other, and a solver gives whichever it meets first. Here the same steps
are put in the order of somebody at the table: at the surface the coal of the cage goes onto the
orders as they are labelled, those that are delivered next first; then the cage rides down, level by
level, and takes all that is wanted from a level before it leaves. Coal from the storage is placed
together with the rest of its order. Steps that change nothing are left out.

The first legal line in this order is found by trying; the rules are the judge of every step, and a
line that is worth less than the given one is never returned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END, Fill, Load, Move, Ride, Send, Store, read, read_line
from glueckauf.games.board.parts import COLOURS, LABELS, SURFACE
from glueckauf.games.board.solve.pit.task import (
    Place,
    Task,
    finished,
    onward,
    play,
    rank,
    start_of,
    steps_of,
)

MOST_TRIES = 5_000  # steps; where that is not enough, the line stays as it is
Key = tuple[int, ...]


@lru_cache(maxsize=512)
def natural(task: Task, line: str) -> str:
    """The same steps in a natural order, without those that bring nothing.

    A line that breaks a rule stays as it is; others find out what is wrong with it.
    """
    try:
        worth = rank(task, play(task, line).value)
    except IllegalMove:
        return line
    told = _ordered(task, _needed(task, _steps(line), worth))
    if told is None:
        return line
    end = play(task, told)
    return told if end.meets and rank(task, end.value) >= worth else line


def in_order(task: Task, line: str) -> str:
    """The same steps in a natural order, all of them, whatever they are worth."""
    told = _ordered(task, _steps(line))
    return line if told is None else told


def _steps(line: str) -> list[Move]:
    moves = read_line(line) if line else []
    return [move for move in moves if not isinstance(move, Send) and move != END]


def _ordered(task: Task, moves: list[Move]) -> str | None:
    found = _Line(task).ordered(moves)
    return None if found is None else " ".join(found)


def _needed(task: Task, moves: list[Move], worth: tuple[int, ...]) -> list[Move]:
    """Without steps that the value does not need. Where steps are counted, a best line has none."""
    if len(task.actions) > 1 or any(word.endswith("steps") for word in task.objective):
        return moves
    at = 0
    while at < len(moves):
        fewer = [*moves[:at], *moves[at + 1 :]]
        if _is_worth(task, fewer, worth):
            moves, at = fewer, 0
        else:
            at += 1
    return moves


def _is_worth(task: Task, moves: list[Move], worth: tuple[int, ...]) -> bool:
    try:
        end = play(task, moves)
    except IllegalMove:
        return False
    return end.meets and rank(task, end.value) >= worth


class _Line:
    """The search for the most natural order of some steps."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.tries = 0
        self.dead: set[object] = set()  # from here the rest cannot be played

    def ordered(self, moves: list[Move]) -> list[str] | None:
        """All these steps, with the spaces of several actions; None if no order was found."""
        return self._rest(start_of(self.task), Counter(moves))

    def _rest(self, place: Place, left: Counter[Move]) -> list[str] | None:
        if not left.total() and not place.later:
            return [] if place.whole and self._can_end(place) else None
        key = (frozenset(left.items()), place.now, len(place.later), place.player.mine.level)
        if key in self.dead or self.tries > MOST_TRIES:
            return None
        for tokens in self._choices(place, left):
            self.tries += 1
            then: Place = place
            try:
                for token in tokens:
                    then, _ = onward(self.task, then, token)
            except IllegalMove:
                continue
            rest = self._rest(then, left - Counter(tokens[-1:]))
            if rest is not None:
                return [*map(str, tokens), *rest]
        self.dead.add(key)
        return None

    def _can_end(self, place: Place) -> bool:
        try:
            finished(self.task, place)
        except IllegalMove:
            return False
        return True

    def _choices(self, place: Place, left: Counter[Move]) -> Iterator[tuple[Move, ...]]:
        """What may come next, the most natural first; the next action when nothing else can."""
        if place.now is not None:
            ranked = sorted(left, key=lambda move: _key(place, move, left))
            yield from ((move,) for move in ranked)
            if place.later and place.whole:
                yield END, read(place.later[0])
        elif place.later:
            yield (read(place.later[0]),)


# --- What comes first -----------------------------------------------------------------------


def _key(place: Place, move: Move, left: Counter[Move]) -> Key:
    """The smaller the sooner. Digits: what kind of step, then which of its kind."""
    level = place.player.mine.level
    if isinstance(move, Fill):
        kind = 0 if level == SURFACE and _is_time(place, move, left) else 3
        return (kind, not _is_due(place, move), LABELS.index(move.label), *_square(move))
    if isinstance(move, Load):
        return (0, COLOURS.index(move.colour))
    if isinstance(move, Store):
        return (1, COLOURS.index(move.colour))
    assert isinstance(move, Ride), "the other moves are no steps"
    if move.level == SURFACE:
        return (2, 1, 0)
    return (2, 0, move.level < level, abs(move.level - level))


def _square(fill: Fill) -> Key:
    """Squares as they are coloured; a coal of the right colour before a pair, cage before storage."""
    return (COLOURS.index(fill.square), fill.pair, fill.stored, COLOURS.index(fill.colour))


def _is_time(place: Place, fill: Fill, left: Counter[Move]) -> bool:
    """Coal from the storage waits until what its order still needs from the cage is there."""
    if not fill.stored:
        return True
    wanted = Counter[str]()
    for other, number in left.items():
        if isinstance(other, Fill) and other.label == fill.label and not other.stored:
            wanted[other.colour] += number
    return wanted <= Counter(place.player.mine.cage)


def _is_due(place: Place, fill: Fill) -> bool:
    """Is the order delivered by the next delivery?"""
    spaces = (action for action in place.later if not steps_of(action))
    transport = next(spaces, "").partition("/")[2]
    orders = {order.label: order.order.transport for order in place.player.orders}
    return orders.get(fill.label) == transport
