"""How far is a goal of Woodcraft? By an exact search over the learner's lines.

What dice bring is given by the lesson, or always the same. Moves are counted one by one. A secret choice
of another player comes between the learner's own and the free actions, so that with several players a
round has more own turns than one. The others take the first die and end their turn, unless theirs are
given.
"""

from __future__ import annotations

from glueckauf.games.course import Checkpoint, Place
from glueckauf.games.course import Course as AnyCourse
from glueckauf.games.woodcraft.lessons.goals import Goal, Here, holds, missing
from glueckauf.games.woodcraft.moves import END
from glueckauf.games.woodcraft.parts import Free
from glueckauf.games.woodcraft.rules import State


class Course(AnyCourse):
    """A checkpoint of Woodcraft."""

    def __init__(self, act: Checkpoint) -> None:
        super().__init__(act)
        self.act = act
        self.goal: Goal = act.goal
        self._completed: tuple[str, ...] = dict(act.goal).get("completed", ())
        self._hired: tuple[str, ...] = dict(act.goal).get("helpers", ())
        self._is_to_end = "turn_over" in dict(act.goal)
        self.sight = sight(self.start.state)

    def here(self, place: Place) -> Here:
        return Here(place.state, self.seat, place.turns)

    def is_reached(self, place: Place) -> bool:
        return holds(self.goal, self.here(place))

    def missing(self, place: Place, language: str = "en") -> list[str]:
        return missing(self.goal, self.here(place), language)

    def plain(self, state: State) -> str:
        """The first die, and no free action."""
        legal = state.legal_moves()
        return END if END in legal else str(legal[0])

    def least(self, place: Place) -> int:
        """Every order to complete and every helper to hire takes a move; so does the end of a turn."""
        if self.is_reached(place):
            return 0
        player = place.state.players[self.seat]
        orders = sum(order not in player.done for order in self._completed)
        helpers = sum(helper not in player.helpers for helper in self._hired)
        return max(1, orders + helpers + (self._is_to_end and place.turns > 0))


def sight(state: State) -> str:
    """One's own sheet where free actions are due, else everything but the sheets of the others."""
    return "sheet" if isinstance(state.pending, Free) else "desk"
