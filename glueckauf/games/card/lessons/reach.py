"""How far is a goal of the card game? By an exact search over the learner's lines.

Moves are counted one by one; where mining was going on at the start, mining steps are counted and
all else is free. The others pass unless their turns are given.
"""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.games.card.lessons.goal_bounds import fewest_moves, fewest_steps, is_hopeless
from glueckauf.games.card.lessons.goals import Goal, Here, holds, missing
from glueckauf.games.card.notation import END, PASS, read
from glueckauf.games.card.parts import Delivering, Mining, Paying
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import Place as Along
from glueckauf.games.card.solve.task import steps_of
from glueckauf.games.course import Checkpoint, Place
from glueckauf.games.course import Course as AnyCourse

ACTING = {Mining: "row+docks", Delivering: "docks+hand"}  # views of what an action works with
ACTED = {  # goals that can be followed there
    Mining: {
        *("lorries", "row", "storage", "engines", "wagons", "steps_left", "in_storage"),
        *("row_ends_with", "docks", "loads", "turn_over"),
    },
    Delivering: {
        *("orders", "has_orders", "lorries", "engines", "wagons", "docks", "loads", "trains"),
        *("delivered", "turn_over"),
    },
}
WIDE_WORDS = {"start", "winner", "shift", "over", "passed", "to_move", "tokens"}
PAID_WORDS = {  # goals that the choice of a payment can matter to, even in the last turn
    *("workers", "cards", "innovations", "has_innovations", "shift", "start", "over", "winner"),
    *("passed", "to_move", "tokens"),
}


class Course(AnyCourse):
    """A checkpoint of the card game."""

    def __init__(self, act: Checkpoint) -> None:
        super().__init__(act)
        pending = self.start.state.pending
        self.goal: Goal = act.goal
        self.by_steps = isinstance(pending, Mining)
        self.unit = "steps" if self.by_steps else "moves"
        self.budget = pending.steps_left if isinstance(pending, Mining) else None
        self._words = {predicate.word for predicate in act.goal}
        self.sight = self._view_of(act)

    def _view_of(self, act: Checkpoint) -> str:
        """What an action works with, the own desk, or the table."""
        acting = type(self.start.state.pending)
        if acting in ACTING and act.turns == 1 and self._words <= ACTED[acting]:
            return ACTING[acting]
        return "table" if self._words & WIDE_WORDS or act.rivals else "desk"

    def here(self, place: Place) -> Here:
        return Here(place.state, self.seat, place.turns)

    def is_reached(self, place: Place) -> bool:
        return holds(self.goal, self.here(place))

    def missing(self, place: Place, language: str = "en") -> list[str]:
        return missing(self.goal, self.here(place), language)

    def is_closed(self, state: State) -> bool:
        """A checkpoint ends with its shift."""
        return state.is_over or state.shift != self.start.state.shift

    def cost(self, move: str, place: Place) -> int:
        if not self.by_steps:
            return 1
        return steps_of(Along(place.state, 0, 0, ()), read(move))

    def plain(self, state: State) -> str:
        legal = state.legal_moves()
        return next((move for move in (PASS, END) if move in legal), legal[0])

    # --- Searching --------------------------------------------------------------------------

    def worth_trying(self, place: Place) -> Sequence[str]:
        """All moves; but how the last placement is paid matters to few goals."""
        moves = self.moves(place)
        if place.turns == 1 and isinstance(place.state.pending, Paying):
            return moves if self._words & PAID_WORDS else moves[:1]
        return moves

    def is_hopeless(self, place: Place) -> bool:
        if not place.turns:
            return not self.is_reached(place)
        return is_hopeless(self.goal, self.here(place))

    def least(self, place: Place) -> int:
        here = self.here(place)
        return fewest_steps(self.goal, here) if self.by_steps else fewest_moves(self.goal, here)
