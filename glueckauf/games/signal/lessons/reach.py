"""How far is a goal of Switch & Signal? By an exact search over the learner's lines.

What dice and draws bring is given by the lesson, or always the same. Moves are counted one by one. The
others carry out their departure card and end their turn, unless their turns are given.
"""

from __future__ import annotations

from glueckauf.games.course import Checkpoint, Place
from glueckauf.games.course import Course as AnyCourse
from glueckauf.games.signal.lessons.goals import Goal, Here, holds, lacking, missing
from glueckauf.games.signal.notation import END
from glueckauf.games.signal.rules import State

ACTED = {"at", "loaded", "stored", "goods", "green", "closed", "won"}  # only actions bring these


class Course(AnyCourse):
    """A checkpoint of Switch & Signal."""

    def __init__(self, act: Checkpoint) -> None:
        super().__init__(act)
        self.act = act
        self.goal: Goal = act.goal
        self._words = {predicate.word for predicate in act.goal}
        self._stored = dict(act.goal).get("stored", {})
        self.sight = sight(self.start.state)

    def here(self, place: Place) -> Here:
        return Here(place.state, self.seat, place.turns)

    def is_reached(self, place: Place) -> bool:
        return holds(self.goal, self.here(place))

    def missing(self, place: Place, language: str = "en") -> list[str]:
        return missing(self.goal, self.here(place), language)

    def plain(self, state: State) -> str:
        """The first train, the first colour, no helper; and no action."""
        legal = state.legal_moves()
        helping = ("dispatcher", "hold/", "keeper", "reroll", "shunt/")
        if END in legal:
            return END
        return next(move for move in legal if not move.startswith(helping))

    # --- Searching --------------------------------------------------------------------------

    def is_hopeless(self, place: Place) -> bool:
        """In the last turn, an empty hand changes nothing more on the map."""
        if not place.turns:
            return not self.is_reached(place)
        state = place.state
        if place.turns > 1 or state.pending is not None or not self._words & ACTED:
            return False
        unmet = [one for one in self.goal if one.word in ACTED and not one.holds(self.here(place))]
        return bool(unmet) and sum(state.players[self.seat]) < max(1, self._cards(state))

    def least(self, place: Place) -> int:
        """A train that must stand elsewhere takes a move, and a word about its die if the logistician
        may still give it; goods for a port take loads and rides; the end of a turn is a move, too."""
        if self.is_reached(place):
            return 0
        if place.turns > 1:
            return 1  # the cards of others move trains, too
        state, moves = place.state, 0
        if state.pending is None:
            moves = self._cards(state)
            here = self.here(place)
            if any(one.word == "at" and not one.holds(here) for one in self.goal):
                moves = max(moves, 1 + ("logistician" in state.helpers))
        return max(1, moves + ("turn_over" in self._words))

    def _cards(self, state: State) -> int:
        """So many cards at least bring the goods that are missing in ports: one for each load, one
        for each train that must still drive there."""
        cards = 0
        for kind, number in lacking(state, self._stored).items():
            carried = sum(train.load == kind for train in state.trains)
            cards += number + max(0, number - carried)
        return cards


def sight(state: State) -> str:
    """The map with the hand where actions are due, else everything but the hands of the others."""
    return "map+hand" if state.pending is None else "desk"
