"""A checkpoint of a lesson to walk through, and how far its goal is: the part that every game shares.

Only the learner decides; the others play given turns, or the plainest there are. So every line of
own moves leads to one place, and an exact search goes over these lines. A game's lessons make a
Course of their own from this one: they say when a goal is reached, and may know bounds, shortcuts
and another unit than moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple, Protocol

from glueckauf.core.telling import Event

LIMIT = 200_000  # moves that a search may try before it gives up


class Checkpoint(Protocol):
    """What is asked: a goal to reach from `start` within so many own turns."""

    @property
    def start(self) -> Any:
        """The position it begins in; the player to move is the learner."""

    @property
    def goal(self) -> Any:
        """As the game's lessons have read it."""

    @property
    def turns(self) -> int: ...

    @property
    def rivals(self) -> tuple[tuple[str, ...], ...]:
        """The turns of the others in between; when they are used up, the others play plainly."""


class Place(NamedTuple):
    """Where a learner is: own turns left with the current one, and turns of the others to come."""

    state: Any
    turns: int
    rivals: tuple[tuple[str, ...], ...]


class Played(NamedTuple):
    """One move that was made, of the learner or of another player, and where it led."""

    seat: int
    move: str
    state: Any


class Reach(NamedTuple):
    """A shortest line to the goal and its cost; no line: out of reach, or, if not proven, unknown."""

    line: tuple[str, ...] | None
    cost: int = 0
    proven: bool = True


OUT_OF_REACH = Reach(None)
UNKNOWN = Reach(None, proven=False)


class Course:
    """A checkpoint to walk through: whose it is, what a move costs, how far the goal is."""

    unit = "moves"  # what par counts: "moves" or "steps"
    budget: int | None = None  # how many of them there are at most
    sight = ""  # what the learner must see: a view of the game's table

    def __init__(self, act: Checkpoint) -> None:
        start = act.start
        assert start.to_move is not None, "nothing is asked of a game that is over"
        self.start = Place(start, act.turns, act.rivals)
        self.seat: int = start.to_move

    # --- What a game says for itself --------------------------------------------------------

    def is_reached(self, place: Place) -> bool:
        """Does the goal hold here?"""
        raise NotImplementedError

    def missing(self, place: Place, language: str = "en") -> list[str]:
        """What does not hold yet, in words."""
        raise NotImplementedError

    def is_closed(self, state: Any) -> bool:
        """Is the checkpoint over whatever turns are left? A part of the game may end it."""
        return bool(state.is_over)

    def cost(self, move: str, place: Place) -> int:
        """What a move costs there in the unit of par."""
        return 1

    def plain(self, state: Any) -> str:
        """The move of another player who does as little as can be."""
        first: str = state.legal_moves()[0]
        return first

    def solved(self, place: Place) -> Reach | None:
        """A solver's answer; None where the goal is not of its kind, and has to be searched."""
        return None

    def worth_trying(self, place: Place) -> Sequence[str]:
        """The moves that a search tries; none that could help is left out."""
        return self.moves(place)

    def is_hopeless(self, place: Place) -> bool:
        """Is the goal out of reach for sure?"""
        return not place.turns and not self.is_reached(place)

    def least(self, place: Place) -> int:
        """At least so much is missing to the goal."""
        return 0

    def key(self, place: Place) -> object:
        """What tells two places apart in a search."""
        return place.turns, len(place.rivals), place.state

    # --- Moving -----------------------------------------------------------------------------

    def moves(self, place: Place) -> list[str]:
        return list(place.state.legal_moves()) if place.turns else []

    def after(self, place: Place, move: str) -> Place:
        """The place after an own move and, if it ends a turn, after the turns of the others."""
        return self.played(place, move)[0]

    def played(self, place: Place, move: str) -> tuple[Place, list[Played]]:
        """The same, with all that was played on the way. IllegalMove as `State.after`."""
        state = place.state.after(move)
        made = [Played(self.seat, str(move), state)]
        if not state.at_turn_start:
            return Place(state, place.turns, place.rivals), made
        turns, rivals = place.turns - 1, place.rivals
        while turns and not self.is_closed(state) and state.to_move != self.seat:
            turn, rivals = (rivals[0], rivals[1:]) if rivals else ((), ())
            made += self._turn_of_another(state, turn)
            state = made[-1].state
        return Place(state, 0 if self.is_closed(state) else turns, rivals), made

    def _turn_of_another(self, state: Any, turn: tuple[str, ...]) -> Iterator[Played]:
        """A given turn as far as it is legal; what is missing is played in the plainest way."""
        planned = list(turn)
        while True:
            seat, move = state.to_move, ""
            if planned:
                move = planned.pop(0)
                if state.why_not(move) is not None:
                    planned, move = [], ""
            move = move or self.plain(state)
            state = state.after(move)
            yield Played(seat, str(move), state)
            if state.at_turn_start:
                return

    def spent(self, line: Iterable[str]) -> int:
        """What the legal moves of a line cost from the start."""
        place, spent = self.start, 0
        for move in line:
            spent += self.cost(move, place)
            place = self.after(place, move)
        return spent

    # --- Searching --------------------------------------------------------------------------

    def nearest(self, place: Place, limit: int = LIMIT) -> Reach:
        """A shortest line from here to the goal."""
        if self.is_reached(place):
            return Reach(())
        if not place.turns:
            return OUT_OF_REACH
        return self.solved(place) or self.searched(place, limit)

    def searched(self, place: Place, limit: int) -> Reach:
        """Best first, by what was spent and what is missing at least."""
        number = count()
        frontier: list[tuple[int, int, int, Place, Any]]
        frontier = [(self.least(place), 0, next(number), place, None)]
        seen: dict[object, int] = {}
        tried = 0
        while frontier:
            _, spent, _, here, line = heappop(frontier)
            if self.is_reached(here):
                return Reach(_unfolded(line), spent)
            if tried > limit:
                return UNKNOWN
            moves = self.worth_trying(here)
            tried += len(moves)
            for move in moves:
                then = self.after(here, move)
                cost = spent + self.cost(move, here)
                key = self.key(then)
                if seen.get(key, cost + 1) <= cost:
                    continue
                seen[key] = cost
                if not self.is_hopeless(then):
                    estimate = cost + self.least(then)
                    heappush(frontier, (estimate, cost, next(number), then, (line, move)))
        return OUT_OF_REACH


def _unfolded(line: Any) -> tuple[str, ...]:
    """The moves of a line that was folded from behind."""
    moves: list[str] = []
    while line is not None:
        line, move = line
        moves.append(str(move))
    return tuple(moves[::-1])


def rules_of(events: Iterable[Event]) -> tuple[str, ...]:
    """The ids of the rules that events applied, each once."""
    return tuple(dict.fromkeys(rule for event in events for rule in event.rules))
