"""Plain players that the bots are measured against: one looks one step ahead, one plays out at random."""

from __future__ import annotations

import random
from statistics import fmean

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.bots.course import alone, chosen
from glueckauf.games.woodcraft.bots.greedy import MOST_BENCHES
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import Choose, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.making import fewest, missing

PLAY_OUTS = 40


# What the one-step player thinks that things are worth, in points: round figures, chosen by hand.
MATERIAL, BERRY, LANTERN, CHESTNUT, HELPER, DIE, ORDER = 0.7, 1.0, 2.0, 2.0, 3.0, 1.0, 4.0
LACKING = 0.6  # what is left of the worth of an order for each die that it lacks
ENOUGH = 5  # dice of which more are worth nothing


def worth(view: State, seat: int) -> float:
    """The points of a sheet and what else is on it, which fades in the second half of the game."""
    player = view.players[seat]
    points: int = view.scores[seat]
    turns = view.rules.rounds * view.rules.turns
    left = turns - len(player.fields)
    if not left:
        return points
    *materials, berries = map(int.__sub__, player.marked, player.used)
    things = MATERIAL * sum(materials) + BERRY * berries
    things += LANTERN * player.lanterns.bit_count() + HELPER * len(player.helpers)
    things += CHESTNUT * sum(chestnuts for chestnuts, _ in player.chests)
    orders = (missing(player.dice, view.layout.orders[card]) for card in player.held)
    near = ORDER * sum(LACKING**lacking for lacking in orders)
    return points + things * min(1, 2 * left / turns) + DIE * min(sum(player.dice), ENOUGH) + near


class OneStep:
    """Whatever the sheet is worth most after, with its bonus; orders by the cheapest way when they can be."""

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
        return max(moves, key=lambda move: worth(_settled(_made(view, seat, move), seat), seat))


def _made(view: State, seat: int, move: Move) -> State:
    """After a move, as if nobody else were there."""
    return (
        chosen(view, seat, move)
        if isinstance(view.todo[-1], Choose)
        else alone(view, seat).after(move)
    )


def _settled(state: State, seat: int) -> State:
    """All decisions made that a gain asks for, each the best for the sheet at once."""
    while state.to_move == seat and not isinstance(state.todo[-1], Free):
        thens = [state.after(move) for move in state.legal_moves()]
        state = max(thens, key=lambda then: worth(then, seat))
    return state


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
        way = fewest(view, seat, card, MOST_BENCHES)
        if way is not None:
            return way.moves[0]
    return None
