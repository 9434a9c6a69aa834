"""Walking along an answer: chance that is certain is played for it, and so are decisions with one option that
it leaves out; it ends where an open die is to be rolled.

What it is worth there, and the best from any place of it, is asked of one search for each task, which
remembers what it has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.telling import Violation
from glueckauf.games.signal.notation import END, End, Move
from glueckauf.games.signal.parts import Choosing, Leaving, Next
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.moves import decisions
from glueckauf.games.signal.solve.scope import scope_of
from glueckauf.games.signal.solve.search import Search
from glueckauf.games.signal.solve.task import (
    CARD,
    SAVED,
    Place,
    Rank,
    Task,
    is_chance,
    is_end,
    outcomes,
    start_of,
    step,
)

ANY_ROLL = ("logistician", "dispatcher")  # who help with cards of the hand, too
JUDGED = 30_000  # places that are looked at to judge an answer
Value = dict[str, Fraction]


class Stop(NamedTuple):
    """A place of an answer, and what was gained on the way to it."""

    place: Place
    gained: Rank

    @property
    def state(self) -> State:
        return self.place.state


class Walk(NamedTuple):
    """The stops of a line, each where its next move is due, as far as it is legal.

    `full` is the line with the decisions that it leaves out between its moves. `end` is where it comes to
    with what ends it, `ending`; None if it cannot end here, or if a `violation` forbids its next move. A
    line that is `too_long` goes on after its end.
    """

    stops: tuple[Stop, ...]
    full: tuple[Move, ...] = ()
    ending: tuple[Move, ...] = ()
    end: Stop | None = None
    violation: Violation | None = None
    too_long: bool = False


# --- One move -------------------------------------------------------------------------------


def begin(task: Task) -> Stop:
    return _rolled(task, start_of(task), (Fraction(0),) * len(task.objective))


def onward(task: Task, stop: Stop, move: str) -> Stop:
    """After a decision; IllegalMove where a rule is broken, or a die is to be rolled."""
    stop = settled(task, stop, move)
    if is_chance(stop.place):
        violation = stop.state.why_not(END)
        assert violation is not None, "chance comes first"
        raise IllegalMove(move, violation, stop.state)
    place, gain = step(task, stop.place, move)
    return _rolled(task, place, plus(stop.gained, gain))


def _rolled(task: Task, place: Place, gained: Rank) -> Stop:
    """After chance that is certain: the state tells all that has happened."""
    events = place.state[-1]
    while not is_end(task, place) and is_chance(place):
        found = list(outcomes(task, place))
        if len(found) > 1:
            break
        place, gain = step(task, place, found[0])
        gained = plus(gained, gain)
        events = (*events, *place.state[-1])
    return Stop(_telling(place, events), gained)


def _telling(place: Place, events: tuple[Any, ...]) -> Place:
    return place._replace(state=place.state._replace(events=events))


def settled(task: Task, stop: Stop, move: str = "") -> Stop:
    """After all that leaves no choice, up to this move: an answer may leave that out."""
    only = forced(task, stop)
    if only is None or only == move:
        return stop
    place, gain = step(task, stop.place, only)
    then = _rolled(task, place, plus(stop.gained, gain))
    told = (*stop.state[-1], *then.state[-1])
    return settled(task, Stop(_telling(then.place, told), then.gained), move)


def forced(task: Task, stop: Stop) -> Move | None:
    """The decision that is due, where it has one option only."""
    if is_out(task, stop) or not isinstance(stop.state.pending, Next | Leaving | Choosing):
        return None
    found = stop.state.legal_moves()
    return found[0] if len(found) == 1 else None


def plus(one: Rank, other: Rank) -> Rank:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def is_out(task: Task, stop: Stop) -> bool:
    """Is nobody to decide any more?"""
    return is_end(task, stop.place) or is_chance(stop.place)


def is_over(task: Task, stop: Stop) -> bool:
    """Is nothing left to choose in this answer?"""
    return is_out(task, settled(task, stop))


# --- A line ---------------------------------------------------------------------------------


def along(task: Task, moves: Iterable[str]) -> list[Stop]:
    """The stops where each move is due, and the one after the last; IllegalMove where a rule is broken."""
    stops = [begin(task)]
    for move in moves:
        stops[-1] = settled(task, stops[-1], move)
        stops.append(onward(task, stops[-1], move))
    return stops


def walk(task: Task, moves: Iterable[Move]) -> Walk:
    stops, full = [begin(task)], list[Move]()
    for move in moves:
        full += between(task, stops[-1], move)
        here = stops[-1] = settled(task, stops[-1], move)
        if is_out(task, here):
            return Walk(tuple(stops), tuple(full), too_long=True)
        problem = here.state.why_not(move)
        if problem is not None:
            return Walk(tuple(stops), tuple(full), violation=problem)
        full.append(move)
        stops.append(onward(task, here, move))
    return ended(task, tuple(stops), tuple(full))


def between(task: Task, stop: Stop, move: str) -> Iterator[Move]:
    """The decisions with one option that are left out before this move."""
    only = forced(task, stop)
    while only is not None and only != move:
        yield only
        stop = onward(task, stop, only)
        only = forced(task, stop)


def ended(task: Task, stops: tuple[Stop, ...], full: tuple[Move, ...] = ()) -> Walk:
    """With what leaves no choice and the end of the actions, where a line stops before them."""
    here, ending = stops[-1], list[Move]()
    while not is_out(task, here):
        move = forced(task, here) or END
        problem = here.state.why_not(move)
        if problem is not None:
            return Walk(stops, full, tuple(ending), None, problem)
        ending.append(move)
        here = onward(task, here, move)
    return Walk(stops, full, tuple(ending), here)


# --- What it is worth -----------------------------------------------------------------------


class TooWide(FileError):
    """A task that cannot be judged: too much is possible there."""


@lru_cache(maxsize=32)
def mind(task: Task) -> Search:
    return Search(task, None, JUDGED)


def worth(task: Task, stop: Stop) -> Rank:
    """What has been gained, and what the best play brings from here; TooWide where that takes too long."""
    search = mind(task)
    search.states = 0  # of this question
    found = search.run(stop.place)
    if not found.is_exact:
        problem = "takes too long to be judged: give fewer cards or trains, or known dice"
        raise TooWide("puzzle", "position", problem)
    return plus(stop.gained, found.low)


@lru_cache(maxsize=512)
def best(task: Task) -> Rank:
    """The best of the whole task."""
    return worth(task, begin(task))


def best_line(task: Task, stop: Stop, *, full: bool = True) -> tuple[str, ...]:
    """The decisions of a best answer from here: it ends as soon as nothing more is to be gained.

    If it is not `full`, those with one option are left out.
    """
    moves: list[str] = []
    aim = worth(task, stop)
    while not is_out(task, stop):
        if full or forced(task, stop) is None:
            move, then = next(iter(_keeping(task, stop, aim)))
            moves.append(str(move))
        else:
            then = settled(task, stop)
        stop = then
    return tuple(moves)


def best_move(task: Task, stop: Stop) -> Move:
    """A decision that keeps the best, the end of the actions before others."""
    here = worth(task, stop)
    tries = decisions(task, stop.place, scope_of(task, stop.place))
    for move in sorted(tries, key=lambda move: not isinstance(move, End)):
        place, gain = step(task, stop.place, move)
        if worth(task, Stop(place, plus(stop.gained, gain))) == here:
            return move
    raise AssertionError("some decision keeps the best")


def _keeping(task: Task, stop: Stop, aim: Rank) -> Iterable[tuple[Move, Stop]]:
    """The decisions that keep the best, the end of the actions first."""
    tries = decisions(task, stop.place, scope_of(task, stop.place))
    for move in sorted(tries, key=lambda move: not isinstance(move, End)):
        then = onward(task, stop, move)
        if worth(task, then) == aim:
            yield move, then


def number_of_answers(task: Task) -> int:
    """How many best answers there are; of those that pay or set what cannot matter, one."""
    aim = best(task)

    def count(stop: Stop) -> int:
        if is_over(task, stop):
            return 1
        return sum(count(then) for _, then in _keeping(task, stop, aim))

    return count(begin(task))


def value_of(task: Task, rank: Rank) -> Value:
    """Word by word; what is saved as it is spent."""
    return {
        word.removeprefix("-"): -amount if word in SAVED else amount
        for word, amount in zip(task.objective, rank, strict=True)
    }


def rank_of(task: Task, value: Value) -> Rank:
    return tuple([-value[word[1:]] if word in SAVED else value[word] for word in task.objective])


def is_open(task: Task) -> bool:
    """Does chance have a say?"""
    known = dict(task.given)
    state = task.start
    colours = {train.colour for train in state.trains}
    return not colours <= set(known) or (task.until == CARD and "card" not in known)


def helpers(task: Task) -> tuple[str, ...]:
    """The helpers who could help: without a card to come, only those who help with any roll (SS-8)."""
    is_card = task.until == CARD or task.start.pending is not None
    return tuple([one for one in task.start.helpers if is_card or one in ANY_ROLL])
