"""A checkpoint of a lesson to walk through, and how far its goal is: the part that every game shares.

Only the learner decides; the others play given turns, or the plainest there are. What chance brings is
given, too, or else drawn from a stream that is always the same. So every line of own moves leads to
one place, and an exact search goes over these lines. A game's lessons make a
Course of their own from this one: they say when a goal is reached, and may know bounds, shortcuts
and another unit than moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple, Protocol

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
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

    @property
    def chance(self) -> tuple[str, ...]:
        """What chance brings: each time the first of these that can come, which is then used up."""


class Place(NamedTuple):
    """Where a learner is: own turns left with the current one, and turns of the others to come.

    `chance` are the outcomes still to come, `throws` how many have come so far.
    """

    state: Any
    turns: int
    rivals: tuple[tuple[str, ...], ...]
    chance: tuple[str, ...] = ()
    throws: int = 0


class Played(NamedTuple):
    """One move that was made, of the learner, of another player or of chance, and where it led."""

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
        assert start.to_move not in (None, CHANCE), "a checkpoint begins with a decision"
        self.start = Place(start, act.turns, act.rivals, act.chance)
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
        return place.turns, len(place.rivals), place.chance, place.throws, place.state

    # --- Moving -----------------------------------------------------------------------------

    def moves(self, place: Place) -> list[str]:
        return list(place.state.legal_moves()) if place.turns else []

    def after(self, place: Place, move: str) -> Place:
        """The place after an own move and, if it ends a turn, after the turns of the others."""
        return self.played(place, move)[0]

    def played(self, place: Place, move: str) -> tuple[Place, list[Played]]:
        """The same, with all that was played on the way. IllegalMove as `State.after`."""
        luck = _Luck(place)
        state = place.state.after(move)
        made = [Played(self.seat, str(move), state), *luck.until_turn_start(state)]
        state = made[-1].state
        turns, rivals = place.turns, place.rivals
        if state.is_over or state.at_turn_start:
            turns -= 1
            while turns and not self.is_closed(state) and turn_of(state) != self.seat:
                turn, rivals = (rivals[0], rivals[1:]) if rivals else ((), ())
                made += self._turn_of_another(state, turn, luck)
                state = made[-1].state
            if turns and not self.is_closed(state):
                made += luck.at_turn_start(state)
                state = made[-1].state
            turns = 0 if self.is_closed(state) else turns
        return Place(state, turns, rivals, luck.given, luck.throws), made

    def _turn_of_another(self, state: Any, turn: tuple[str, ...], luck: _Luck) -> Iterator[Played]:
        """A given turn as far as it is legal; what is missing is played in the plainest way."""
        planned = list(turn)
        while True:
            seat, move = state.to_move, ""
            if seat == CHANCE:
                move = luck.outcome(state)
            elif planned:
                move = planned.pop(0)
                if state.why_not(move) is not None:
                    planned, move = [], ""
            move = move or self.plain(state)
            state = state.after(move)
            yield Played(seat, str(move), state)
            if state.at_turn_start or state.is_over:
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


class _Luck:
    """What chance brings on the way from a place: what is given first, then what the stream draws."""

    def __init__(self, place: Place) -> None:
        self.given, self.throws = place.chance, place.throws

    def outcome(self, state: Any) -> str:
        """The first of the given outcomes that can come here, or else one that is drawn."""
        chances = state.chances()
        self.throws += 1
        for n, move in enumerate(self.given):
            if move in chances:
                self.given = (*self.given[:n], *self.given[n + 1 :])
                return move
        return drawn(chances, stream("lesson", self.throws))

    def at_turn_start(self, state: Any) -> Iterator[Played]:
        """Outcomes up to the first decision of the turn that begins here."""
        if state.to_move == CHANCE:
            move = self.outcome(state)
            state = state.after(move)
            yield Played(CHANCE, move, state)
            yield from self.until_turn_start(state)

    def until_turn_start(self, state: Any) -> Iterator[Played]:
        """Outcomes up to the next decision or the end of the turn."""
        while state.to_move == CHANCE and not state.at_turn_start:
            move = self.outcome(state)
            state = state.after(move)
            yield Played(CHANCE, move, state)


def turn_of(state: Any) -> int | None:
    """Whose turn it is: of a game with chance in play, the player for whom it falls."""
    if state.to_move == CHANCE:
        seat: int = state.active
        return seat
    mover: int | None = state.to_move
    return mover


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
