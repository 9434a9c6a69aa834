"""What a line does, as one would tell it: orders completed, pairs, trips of the cage, coal put by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.games.board.notation import Fill, Load, Move, Ride, Send, Store, read_line
from glueckauf.games.board.parts import COLOURS, SURFACE, Outstanding, all_filled
from glueckauf.games.board.puzzles.pit.walk import walk
from glueckauf.games.board.solve.pit.task import Place, Task


class Pair(NamedTuple):
    """Two coals on one square; `wanted` are those that another square was waiting for.

    `same` is how many squares of the colour the order has.
    """

    label: str
    square: str
    coal: str
    wanted: str
    same: int


class Park(NamedTuple):
    """The cage between two actions, underground."""

    level: int
    coal: str


class Deeds(NamedTuple):
    """What a legal line does."""

    complete: tuple[Outstanding, ...]  # orders that it completes, as they are labelled
    pairs: tuple[Pair, ...]
    withdrawn: str  # coal out of the storage
    served: tuple[str, ...]  # the orders that it goes to
    banked: str  # coal into the storage
    loaded: str  # coal off the carts
    trips: tuple[tuple[int, ...], ...]  # the levels where each trip of the cage loads
    fullest: int  # the most coal that the cage holds
    split: tuple[str, ...]  # orders that get coal at more than one stop at the surface
    shared: tuple[str, ...]  # orders that get coal of the cage at one and the same stop
    brought: bool  # that coal was brought up by a trip
    parks: tuple[Park, ...]
    rides: int
    steps: int


def deeds(task: Task, line: str) -> Deeds:
    moves = read_line(line) if line else []
    walked = walk(task, moves)
    assert walked.outcome is not None, "asked of legal lines"
    player = walked.outcome.player
    held = {order.label: order for order in player.orders}
    before = {order.label for order in task.orders if all_filled(order.squares)}
    fills = [move for move in moves if isinstance(move, Fill)]
    return Deeds(
        tuple(
            order
            for order in task.orders
            if order.label not in before
            and (order.label not in held or all_filled(held[order.label].squares))
        ),
        tuple(_pairs(moves, walked.places)),
        _sorted("".join(fill.colour for fill in fills if fill.stored)),
        tuple(sorted({fill.label for fill in fills if fill.stored})),
        _sorted("".join(move.colour for move in moves if isinstance(move, Store))),
        _sorted("".join(move.colour for move in moves if isinstance(move, Load))),
        tuple(filter(None, _trips(task, moves))),
        max(len(place.player.mine.cage) for place in walked.places),
        tuple(sorted(label for label, stops in _stops(moves).items() if len(stops) > 1)),
        *_shared(_stops(moves)),
        tuple(_parks(walked.places)),
        sum(isinstance(move, Ride) for move in moves),
        walked.places[-1].steps,
    )


def _pairs(moves: list[Move], places: tuple[Place, ...]) -> Iterator[Pair]:
    halves = [(n, move) for n, move in enumerate(moves) if isinstance(move, Fill) and move.pair]
    for (n, first), (_, second) in zip(halves[::2], halves[1::2], strict=False):
        waiting = "".join(_empty(order) for order in places[n].player.orders)
        coal = _sorted(first.colour + second.colour)
        wanted = [colour for colour in coal if colour in waiting]
        orders = {order.label: order.order.squares for order in places[n].player.orders}
        same = orders[first.label].count(first.square)
        yield Pair(first.label, first.square, coal, "".join(wanted), same)


def _empty(order: Outstanding) -> str:
    """The colours of its empty squares."""
    squares = zip(order.order.squares, order.squares, strict=True)
    return "".join(colour for colour, coal in squares if not coal)


def _sorted(coal: str) -> str:
    return "".join(sorted(coal, key=COLOURS.index))


def _trips(task: Task, moves: list[Move]) -> Iterator[tuple[int, ...]]:
    """The levels with loads between two stops at the surface."""
    level, trip = task.mine.level, list[int]()
    for move in moves:
        if isinstance(move, Ride):
            level = move.level
            if level == SURFACE:
                yield tuple(trip)
                trip = []
        elif isinstance(move, Load) and level not in trip:
            trip.append(level)
    yield tuple(trip)


def _stops(moves: list[Move]) -> dict[str, set[int]]:
    """The stops at the surface, by number, at which each order gets coal of the cage."""
    stops: dict[str, set[int]] = {}
    stop = 0
    for move in moves:
        if isinstance(move, Ride):
            stop += move.level == SURFACE
        elif isinstance(move, Fill) and not move.stored:
            stops.setdefault(move.label, set()).add(stop)
    return stops


def _shared(stops: dict[str, set[int]]) -> tuple[tuple[str, ...], bool]:
    """The orders of the stop that serves most of them, none if that is only one; is there a trip
    before it?"""
    numbers = sorted({stop for found in stops.values() for stop in found}, reverse=True)
    served = [(sorted(label for label in stops if n in stops[label]), n > 0) for n in numbers]
    most, is_brought = max(served, key=lambda one: len(one[0]), default=([], False))
    return (tuple(most), is_brought) if len(most) > 1 else ((), False)


def _parks(places: tuple[Place, ...]) -> Iterator[Park]:
    """Where the cage is when a mining action is over and another is to come."""
    for n, place in enumerate(places[1:], start=1):
        is_over = len(place.later) < len(places[n - 1].later) and n > 1
        mine = place.player.mine
        if is_over and mine.level != SURFACE and place.now is not None:
            yield Park(mine.level, mine.cage)


def first_moves(line: str) -> str:
    """How a line begins: a ride with what it loads, or what goes onto the first order."""
    moves = [move for move in (read_line(line) if line else []) if not isinstance(move, Send)]
    start: list[Move] = []
    for move in moves:
        if start and not _goes_on(start, move):
            break
        start.append(move)
    return " ".join(start)


def _goes_on(start: list[Move], move: Move) -> bool:
    first = start[0]
    if isinstance(move, Load):
        return isinstance(first, Ride | Load)
    if isinstance(first, Ride) and len(start) == 1:
        return True  # the ride alone would tell nothing
    if isinstance(move, Fill):
        last = start[-1]
        return isinstance(last, Fill) and last.label == move.label
    return False
