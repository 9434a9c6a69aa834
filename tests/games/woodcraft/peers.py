"""Plain players that the bots are measured against: one looks one step ahead, one plays out at random."""

from __future__ import annotations

import random
from statistics import fmean

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.making import fewest, missing

PLAY_OUTS = 40


def rest_of(view: State, seat: int) -> tuple[int, int]:
    """The points of a sheet, and the dice that its orders lack, as a number that should be high."""
    player = view.players[seat]
    return view.scores[seat], -sum(
        missing(player.dice, view.layout.orders[card]) for card in player.held
    )


class OneStep:
    """Whatever has the most points after it, then the fewest missing dice; orders by the cheapest way."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = stream("one step", seed)

    def choose(self, view: State) -> str:
        seat = view.to_move
        assert seat is not None
        way = _way(view, seat)
        if way is not None:
            return way
        moves = view.legal_moves()
        self._rng.shuffle(moves)
        return max(moves, key=lambda move: rest_of(view.after(move), seat))


class FlatMonteCarlo:
    """So many play-outs for each option, to the end of the game; the option with the best mean."""

    def __init__(self, seed: int | str = 0, play_outs: int = PLAY_OUTS) -> None:
        self._rng = stream("flat", seed)
        self._play_outs = play_outs

    def choose(self, view: State) -> str:
        seat = view.to_move
        assert seat is not None
        moves = options(view, seat)
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self._mean(view, seat, move))

    def _mean(self, view: State, seat: int, move: Move) -> float:
        return fmean(
            played_out(view.guess(seat, self._rng).after(move), self._rng).scores[seat]
            for _ in range(self._play_outs)
        )


def options(view: State, seat: int) -> list[Move]:
    """All moves; of free actions that change dice, glue and the first steps of cheapest ways."""
    moves = view.legal_moves()
    if not isinstance(view.todo[-1], Free):
        return moves
    way = _way(view, seat)
    kinds = (note.End, note.Hire, note.Fill, note.Sell, note.Glue, note.Complete)
    return [move for move in moves if isinstance(move, kinds) or move == way]


def played_out(state: State, rng: random.Random) -> State:
    """The end of the game, if all play at random but complete orders and hire helpers when they can."""
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        if seat == CHANCE:
            state = state.after(drawn(state.chances(), rng))
        elif isinstance(state.todo[-1], Free):
            state = state.after(_way(state, seat) or _spent(state, rng))
        else:
            state = state.after(rng.choice(state.legal_moves()))
    return state


def _spent(state: State, rng: random.Random) -> Move:
    """Blueberries and materials that bring points; else the end of the turn."""
    kinds = (note.Hire, note.Fill, note.Sell, note.Glue)
    moves = [move for move in state.legal_moves() if isinstance(move, kinds)]
    return rng.choice([*moves, note.END])


def _way(view: State, seat: int) -> Move | None:
    """The first step towards the first order that can be completed now."""
    if not isinstance(view.todo[-1], Free):
        return None
    for card in view.players[seat].held:
        way = fewest(view, seat, card)
        if way is not None:
            return way.moves[0]
    return None
