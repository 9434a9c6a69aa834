"""A game that was watched to its end: what a metric may look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from glueckauf import bots
from glueckauf.core.collecting import no_collection
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream


class Turn(NamedTuple):
    """What one player did until another was to move: from which state, by which moves."""

    seat: int
    first: int  # `states[first]` is the position before it
    moves: tuple[str, ...]


class Watched(NamedTuple):
    """A game with every position; `states[n]` is the one before `moves[n]`, the last one ended it."""

    states: tuple[Any, ...]
    moves: tuple[str, ...]

    @property
    def game(self) -> str:
        return str(self.states[0].game)

    @property
    def rules(self) -> Any:
        return self.states[0].rules

    @property
    def last(self) -> Any:
        return self.states[-1]

    @property
    def players(self) -> int:
        return len(self.last.scores)

    def turns(self) -> Iterator[Turn]:
        """The game turn by turn; chance belongs to nobody, but a turn may begin with it."""
        first, seat = 0, None
        made: list[str] = []
        is_begun = False
        for n, move in enumerate(self.moves):
            mover = self.states[n].to_move
            is_begun = is_begun or self.states[n].at_turn_start
            if mover == CHANCE:
                continue
            if seat is not None and (mover != seat or is_begun):
                yield Turn(seat, first, tuple(made))
                made = []
            if not made:
                first, seat = n, mover
            made.append(move)
            is_begun = False
        if seat is not None:
            yield Turn(seat, first, tuple(made))


def watch(state: Any, seats: Sequence[bots.Bot], seed: int | str = 0) -> Watched:
    """Play on to the end, as `bots.play` does it, and keep every position."""
    states, moves = [state], []
    luck = stream("chance", seed)
    with no_collection():
        while not state.is_over:
            seat = state.to_move
            move = (
                drawn(state.chances(), luck)
                if seat == CHANCE
                else seats[seat].choose(state.seen_by(seat))
            )
            state = state.after(move)
            moves.append(move)
            states.append(state)
    return Watched(tuple(states), tuple(moves))
