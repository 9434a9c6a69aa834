"""The grade of turn puzzles: the weakest solver that still reaches par.

    T0  the best of twenty random rows of turns
    T1  the greedy bot, turn by turn
    T2  the best plan of mining and deliveries alone
    T3  and money
    T4  and new orders
    T5  and tiles: the best plan while the others stand still
    T6  the best plan against the replies of the others

T2–T5 plan as if the others stood still. Against replies they plan anew after each of them; a
puzzle is T6 only if that is not enough, so looking ahead is. Where a starting player is asked for,
T2–T4 have no way to become it. The grade of a blunder is that of the weakest solver by whose
values the same turn, and no other, loses most.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise

from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import Mining, Shortage
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import Asked, best, proven
from glueckauf.games.board.solve.turns.search import Table, after_turn, others_play
from glueckauf.games.board.solve.turns.themes import NONE, without_kinds

TIERS = range(7)
RANDOM_ROWS = 20
CLOSED = {2: ("money", "order", "workshop"), 3: ("order", "workshop"), 4: ("workshop",), 5: ()}


def reached(asked: Asked, tier: int) -> int:
    """The value that the solver of this tier reaches; NONE if it fails altogether."""
    if tier == 0:
        rng = random.Random("twenty rows")
        rows = (_played(asked, lambda s: rng.choice(s.legal_moves())) for _ in range(RANDOM_ROWS))
        return max(rows)
    if tier == 1:
        bot = Greedy()
        return _played(asked, bot.choose)
    if tier in CLOSED:
        return _planned(asked, CLOSED[tier])
    found = proven(asked)
    return NONE if found is None else found.value


def grade(asked: Asked, par: int) -> int | None:
    """The weakest tier that reaches par; None: no solver does."""
    return next((tier for tier in TIERS if reached(asked, tier) >= par), None)


def _played(asked: Asked, choose: Callable[[State], str]) -> int:
    """What a player is worth who decides move by move and sees no card of a stack."""
    table = asked.table
    for _ in range(asked.own_turns):
        state = table.state
        if not state.players[asked.seat].miners:
            break
        state = state.after(str(choose(state)))
        while state.pending is not None:
            if isinstance(state.pending, Mining | Shortage):
                state = state.after(str(choose(state)))
            else:
                moves = state.legal_moves()
                state = state.after("keep/-" if "keep/-" in moves else moves[0])
        table = others_play(Table(state, table.replies), asked.seat)
    return asked.worth(table) if asked.is_met(table) else NONE


def _planned(asked: Asked, closed: Sequence[str]) -> int:
    """What plans without some kinds of spaces are worth, made anew after every reply."""
    table, turns = asked.table, 0
    while turns < asked.own_turns and table.state.players[asked.seat].miners:
        now = asked.after(table, turns)._replace(replies=())
        found = best(now._replace(state=without_kinds(table.state, closed)))
        if found is None:
            return NONE
        if not table.replies:
            return found.value
        table, turns = after_turn(table, asked.seat, found.lines[0]), turns + 1
    return asked.worth(table) if asked.is_met(table) else NONE


# --- Blunders -------------------------------------------------------------------------------


def stations(puzzle: BlunderPuzzle) -> list[Asked]:
    """The question before each turn of the log and after the last; the horizon is the log's."""
    asked = puzzle.asked._replace(turns=len(puzzle.log))
    found, table = [asked], asked.table
    for n, line in enumerate(puzzle.log, start=1):
        table = after_turn(table, asked.seat, line)
        found.append(asked.after(table, n))
    return found


def losses(puzzle: BlunderPuzzle, tier: int = TIERS[-1]) -> list[int]:
    """What each turn of the log loses, by the values of a solver."""
    worths = [reached(asked, tier) for asked in stations(puzzle)]
    return [before - after for before, after in pairwise(worths)]


def blunder_of(lost: Sequence[int]) -> int:
    """The number of the turn that loses most."""
    return lost.index(max(lost)) + 1


def blunder_grade(puzzle: BlunderPuzzle, par: int) -> int:
    """The weakest tier that points at this turn."""
    for tier in TIERS:
        lost = losses(puzzle, tier)
        if lost.count(max(lost)) == 1 and blunder_of(lost) == par:
            return tier
    return TIERS[-1]
