"""Positions for puzzles on a whole table: from games of bots, with fewer miners."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.core.streams import stream
from glueckauf.core.values import put
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.puzzles.position import lay
from glueckauf.games.board.puzzles.position_writing import position_tree
from glueckauf.games.board.puzzles.possible import impossible
from glueckauf.games.board.puzzles.table.deeper import Deeper
from glueckauf.games.board.puzzles.table.ladder import reached
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.solve.turns.asked import Asked, best

GREEDY = 3  # what the greedy bot must lose
POSITIONS = 8  # tried of each game


def game(rng: Random, players: tuple[int, ...] = (2, 3, 4)) -> list[State]:
    """The starts of all turns of a game of greedy bots, in a random order."""
    number = rng.choice(players)
    state = setup(number, rng.randrange(10**6), start=rng.randrange(number))
    starts = _starts(state, [Greedy() for _ in range(number)])
    rng.shuffle(starts)
    return starts


@lru_cache(maxsize=4)
def deeper_game(seed: int, number: int) -> tuple[State, ...]:
    """The starts of all turns of a game of deeper bots. It takes seconds, and serves several makers."""
    rng = stream(f"deeper games {number}", seed)
    players = rng.choice((2, 2, 3))
    state = setup(players, rng.randrange(10**6), start=rng.randrange(players))
    return tuple(_starts(state, [Deeper(rng.randrange(10**6)) for _ in range(players)]))


def _starts(state: State, bots: Sequence[Greedy | Deeper]) -> list[State]:
    starts = []
    while not state.is_over:
        if state.pending is None:
            starts.append(state)
        assert state.to_move is not None
        state = state.after(bots[state.to_move].choose(state.seen_by(state.to_move)))
    return starts


def greedy_turn(state: State, space: str = "") -> tuple[str, State]:
    """A whole turn of the greedy bot, perhaps at a given space; it keeps no card unseen."""
    bot, line = Greedy(), [space] if space else []
    assert state.to_move is not None
    seat = state.to_move
    state = state.after(space) if space else state
    while not line or state.pending is not None:
        is_blind = state.pending is not None and "keep/-" in state.legal_moves()
        line.append("keep/-" if is_blind else str(bot.choose(state.seen_by(seat))))
        state = state.after(line[-1])
    return " ".join(line), state


def own_miners(state: State) -> int:
    assert state.to_move is not None
    return state.players[state.to_move].miners


def with_miners(state: State, miners: int) -> State:
    """With so many miners in hand for the player to move; the others are taken away."""
    assert state.to_move is not None
    own = state.players[state.to_move]._replace(miners=miners)
    return state._replace(players=put(state.players, state.to_move, own))


def fewer(state: State, rng: Random, most: int = 6) -> State:
    """With fewer miners, so that it matters what a space takes."""
    return with_miners(state, min(own_miners(state), rng.randint(3, most)))


def others_done(state: State) -> State:
    """The others have no miners left; those in hand are taken away."""
    players = (
        player if seat == state.to_move else player._replace(miners=0)
        for seat, player in enumerate(state.players)
    )
    return state._replace(players=tuple(players))


def question(sort: str, state: State, **asks: Any) -> TurnPuzzle:
    """What is asked of a table; it says what of it no game can come to."""
    tree = position_tree(state)
    asked = Asked(lay(Field("generated", "position", tree)), **asks)
    arranged = dict.fromkeys(found.word for found in impossible(asked.state))
    return TurnPuzzle("", "generated", sort, tree, asked, {}, arranged=tuple(arranged))


def is_tempting(puzzle: TurnPuzzle) -> bool:
    """Does the greedy bot lose enough here?"""
    found = best(puzzle.asked)
    return found is not None and found.value - reached(puzzle.asked, 1) >= GREEDY
