"""A table at which chance is kind, for tests: it finds games that are won, which bots seldom win.

Of every turn several courses are tried, and the tables that stand best go on. A record does not tell how its dice
came about: what matters is that every outcome was possible, and that the referee agrees.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from glueckauf.core.protocol import CHANCE
from glueckauf.games.signal.parts import Drawing, Revealing
from glueckauf.games.signal.rules import State
from tests.games.signal.steady import route, steady_choice

KEPT = 4  # tables that go on
TRIED = 8  # courses of a turn from each of them


class Course(NamedTuple):
    """A table, how it came about, and how well it stands."""

    worth: float
    state: State
    moves: tuple[str, ...]


def lucky_game(start: State, seed: int, kept: int = KEPT, tried: int = TRIED) -> Course:
    """The best of the games that were tried; the first that is won."""
    rng = random.Random(seed)
    tables = [Course(0, start, ())]
    while True:
        after = [_turn(table, rng, is_plain=not n) for table in tables for n in range(tried)]
        won = next((one for one in after if one.state.winners), None)
        if won is not None:
            return won
        found = {one.state: one for one in sorted(after, key=lambda one: one.worth)}
        going = [one for one in found.values() if not one.state.is_over]
        if not going:
            return max(after, key=lambda one: (one.state.score, one.worth))
        tables = sorted(going, key=lambda one: -one.worth)[:kept]


def _turn(table: Course, rng: random.Random, is_plain: bool) -> Course:
    """One turn, as the steady player plays it with kind chance; or with a whim now and then."""
    state, moves = table.state, list(table.moves)
    whims = 0.0 if is_plain else rng.choice((0.05, 0.15, 0.3))
    while True:
        moves.append(_choice(state, rng, whims))
        state = state.after(moves[-1])
        if state.is_over or state.at_turn_start:
            return Course(worth(state), state, tuple(moves))


def _choice(state: State, rng: random.Random, whims: float) -> str:
    if state.to_move == CHANCE:
        outcomes = list(state.chances())
        if rng.random() < whims:
            return rng.choice(outcomes)
        return _kindest(state, outcomes)
    if rng.random() < whims:
        if state.pending is None and rng.random() < 0.5:
            return "end"
        return str(rng.choice(state.legal_moves()))
    return steady_choice(rng, state)


def _kindest(state: State, outcomes: list[str]) -> str:
    if isinstance(state.pending, Drawing):
        return max(outcomes, key=lambda one: (len(set(one[5:])), min(one.count("t"), 2)))
    if isinstance(state.pending, Revealing):
        few = len(state.trains) < 5
        return min(outcomes, key=lambda one: (("D" in one) != few, "multi" not in one, one))
    return max(outcomes, key=lambda one: worth(_settled(state.after(one))))


def _settled(state: State) -> State:
    """What follows at once: how a train goes on."""
    rng = random.Random(1)
    for _ in range(6):
        if state.is_over or state.to_move == CHANCE or state.pending is None:
            break
        state = state.after(steady_choice(rng, state))
    return state


def worth(state: State) -> float:
    """Goods in ports, goods on their way, time, and cards."""
    if state.is_over:
        return 100_000 if state.winners else 100.0 * state.score - 10_000
    found = 100.0 * state.score + 8 * state.deck + state.clock
    for train in state.trains:
        way = len(route(state, train))
        found += 25 * bool(train.load) - (min(way, 15) if way else 25)
    return found + sum(map(sum, state.players)) * 0.5
