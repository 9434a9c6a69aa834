"""Could a game come to this position?

All that a sheet shows must have come from somewhere: dice, circled materials, lanterns and chestnuts from the
turns, orders, lines and helpers that there were; and what these bring for certain must be there. Two things may
be `arranged`:

    past      the earlier turns are left out: the turn fields do not tell what was taken, so that much less
              may have happened than in so many turns of a game
    lanterns  more lanterns are to be marked at once than anything brings

What cannot be seen is not counted: what lies in the decks, completed orders of others, which column a die of an
earlier turn stood in, and the values of dice, which works change.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Impossible
from glueckauf.games.woodcraft.parts import (
    BACKS,
    CHANCES,
    COLOURS,
    NO_DIE,
    STRUCK,
    UNTOLD,
    Choose,
    Pick,
    Tie,
    Want,
    colour_of,
    phase_of,
)
from glueckauf.games.woodcraft.puzzles.possible_sheet import LANTERNS, Sheet, may_come_early
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO

PAST = "past"
WORDS = (PAST, LANTERNS)


def impossible(puzzle: WoodcraftPuzzle) -> Iterator[Impossible]:
    """What of the position no game can come to."""
    return contradictions(puzzle.task.start)


def contradictions(state: State) -> Iterator[Impossible]:
    """The same of a state, or of what a player sees of it."""
    if not state.round or not state.todo or isinstance(state.todo[-1], Tie):
        return  # nothing has been dealt or taken yet
    if is_untold(state):
        yield Impossible(
            "position.seats",
            "the turn fields do not tell what was taken (WC-4.1); write fields, or arranged ="
            f' ["{PAST}"]',
            PAST,
        )
    yield from _pool(state)
    yield from _board(state)
    for seat, player in enumerate(state.players):
        if not BACKS & {*player.held, *player.done}:
            yield from Sheet(state, seat).contradictions()


# --- The table ------------------------------------------------------------------------------


def _pool(state: State) -> Iterator[Impossible]:
    for order in filter(None, state.pool):
        if phase_of(order) != state.phase:
            yield Impossible(
                "position.pool", f"{order} is not of the phase that is played (WC-9.2)"
            )
    if not all(state.pool) and state.decks[state.phase]:
        yield Impossible(
            "position.pool",
            "an empty place is filled as long as there are orders (WC-5.1); name an order for it",
        )
    if state.phase and state.round <= state.rules.phase_two_after and not may_come_early(state):
        yield Impossible(
            "position.phase", "so early there are still orders of phase I (WC-9.2); raise round"
        )


def _board(state: State) -> Iterator[Impossible]:
    """The dice that are left of those that were rolled (WC-3.1, WC-4.2, WC-11.1)."""
    due = state.todo[-1]
    if isinstance(due, CHANCES):
        return
    there = [die for die in state.board if die != NO_DIE]
    lacking = [state.rules.board_dice - _of_colour(there, colour) for colour in range(len(COLOURS))]
    is_solo = len(state.players) == SOLO
    if is_solo:  # of each colour the opponent has taken one between two turns
        lacking = [number - (state.turn - 1) for number in lacking]
    turns = state.turn - isinstance(due, Choose)
    fields = [die for player in state.players for die in player.fields[-turns:] if turns]
    most = sum(die != STRUCK for die in fields)
    if is_untold(state):  # perhaps a die was taken wherever no order is being taken now
        most -= sum(isinstance(step, Want | Pick) and not step.is_bonus for step in state.todo)
    taken = [_of_colour(fields, colour) for colour in range(len(COLOURS))]
    problem = ""
    if min(lacking) < 0:
        colour = COLOURS[lacking.index(min(lacking))]
        problem = f"so many {colour} dice cannot be left; take {-min(lacking)} away"
    elif sum(lacking) > most:
        problem = f"{sum(lacking) - most} more must be left; add them"
    elif is_solo and not is_untold(state) and taken != lacking:
        problem = "the dice of the turn fields are not those that are missing"
    elif isinstance(due, Choose) and state.board != _pushed(state, there):
        problem = "the dice are pushed together (WC-3.2); leave no gap between them"
    if problem:
        yield Impossible("position.board", f"{problem} (WC-3.1, WC-4.2, WC-11.1)")


def _of_colour(dice: list[int], colour: int) -> int:
    return sum(die >= 0 and colour_of(die) == colour for die in dice)


def _pushed(state: State, there: list[int]) -> tuple[int, ...]:
    empty = (NO_DIE,) * (len(state.board) - len(there))
    to_the_left = state.rules.shift == "left"
    return (*there, *empty) if to_the_left else (*empty, *there)


def is_untold(state: State) -> bool:
    """Are there turn fields that the file leaves out?"""
    return any(UNTOLD in player.fields for player in state.players)
