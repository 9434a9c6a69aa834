"""Makers of table puzzles from games of deeper bots: the last miners of a shift, and of the game.

The positions are those of the game but for miners: the player has few left, the others none. A
position is kept where those fail whom a player would follow: the greedy bot, by enough, and the one
who plays the deeper bot's own turn first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from glueckauf.games.board.puzzles.table.claims import asked_themes
from glueckauf.games.board.puzzles.table.positions import (
    fewer,
    is_tempting,
    others_done,
    own_miners,
    question,
    with_miners,
)
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import best

POSITIONS = 24  # tried of each game
MOST = 5  # miners left


def shift_ends(rng: Random, states: Sequence[State]) -> Iterator[TurnPuzzle]:
    """The end of the first or second shift, with the points of the clock."""
    for state in _some(rng, states, is_last=False):
        few = others_done(fewer(state, rng, MOST))
        puzzle = question("shift-end", few, objective=rng.choice(("clock", "margin")))
        if is_tempting(puzzle):
            yield puzzle


def start_grabs(rng: Random, states: Sequence[State]) -> Iterator[TurnPuzzle]:
    """The same, and the next shift must be begun: which costs points, but not so many as one fears."""
    for state in _some(rng, states, is_last=False):
        few = others_done(fewer(state, rng, MOST))
        objective = rng.choice(("clock", "margin"))
        puzzle = question("shift-end", few, objective=objective, start=True)
        held, free = best(puzzle.asked), best(puzzle.asked._replace(start=False))
        if held is not None and free is not None and held.value < free.value:
            yield puzzle


def game_ends(rng: Random, states: Sequence[State]) -> Iterator[TurnPuzzle]:
    """The end of the game, in a pit that is out of balance, where it pays to mend that."""
    for state in _some(rng, states, is_last=True):
        assert state.to_move is not None
        tiles = state.players[state.to_move].mine.tiles
        if 2 * sum(tile.light for tile in tiles) == len(tiles):
            continue
        few = others_done(with_miners(state, min(own_miners(state), rng.choice((2, 3)))))
        puzzle = question("last", few, objective=rng.choice(("clock", "margin")))
        if is_tempting(puzzle) and "balance-repair" in asked_themes(puzzle.asked):
            yield puzzle


def _some(rng: Random, states: Sequence[State], *, is_last: bool) -> list[State]:
    fitting = [state for state in states if (state.shift == state.rules.shifts) == is_last]
    return rng.sample(fitting, min(POSITIONS, len(fitting)))
