"""What puzzles of Switch & Signal ask, from the words of their files.

Horizon, chances and what a move brings are those of the plain judge beside the room's solver, which is written apart from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.core.protocol import CHANCE
from glueckauf.games.signal.parts import Choosing, Drawing, Leaving, Next
from glueckauf.games.signal.rules import State
from tests.games.signal.solve.plain import Plain
from tests.shipped.plain import Worth

ONE_TRAIN = {"delivered", "reached"}


class Place(NamedTuple):
    state: State
    asked: str  # where the train is that is asked for
    ended: bool  # no action is to come
    gained: tuple[Fraction, ...]


class Asked:
    def __init__(self, puzzle: Any, tree: Mapping[str, Any]) -> None:
        self.objective: tuple[str, ...] = tuple(tree["objective"])
        start: State = puzzle.task.start
        train = tree.get("train", "")
        self.plain = Plain(
            start,
            self.objective,
            train,
            tree.get("space", ""),
            tree.get("until", "turn"),
            given=tuple(tree.get("given", {}).items()),
        )
        self.about_one = set(self.objective) <= ONE_TRAIN | {"-cards"} and bool(train)
        first = Place(start._replace(events=()), train, False, (Fraction(0),) * len(self.objective))
        self.start = self._settled(first)

    def is_over(self, place: Place) -> bool:
        """Where nothing counts but a train that has come, or is lost, the rest is left out."""
        if self.about_one and not place.asked:
            return True
        return self.plain.is_end(place.state, place.ended)

    def moves(self, place: Place) -> Sequence[str]:
        return place.state.legal_moves()

    def after(self, place: Place, move: str) -> Place:
        """An answer may leave out what leaves no choice."""
        only = self._only(place)
        while only and only != move:
            place = self._settled(self._step(place, only))
            only = self._only(place)
        return self._settled(self._step(place, move))

    def _only(self, place: Place) -> str:
        """The decision that is due, where a card or a city leaves one option only."""
        if self.is_over(place) or not isinstance(place.state.pending, Next | Leaving | Choosing):
            return ""
        found = place.state.legal_moves()
        return str(found[0]) if len(found) == 1 else ""

    def _step(self, place: Place, move: str) -> Place:
        state, asked, ended, gained = place
        gains, (then, gone, over) = self.plain.step(state, asked, ended, move)
        more = tuple([a + b for a, b in zip(gained, gains, strict=True)])
        return Place(then._replace(events=()), gone, over, more)

    def _settled(self, place: Place) -> Place:
        """Chance that is given is played. Which cards are drawn after the actions comes too late to matter."""
        while not self.is_over(place) and place.state.to_move == CHANCE:
            found = list(self.plain.chances(place.state))
            if len(found) > 1 and not isinstance(place.state.pending, Drawing):
                break
            place = self._step(place, found[0])
        return place

    def chances(self, place: Place) -> Mapping[str, Fraction]:
        return self.plain.chances(place.state) if place.state.to_move == CHANCE else {}

    def closing(self, place: Place) -> str:
        return self._only(place) or ("end" if "end" in place.state.legal_moves() else "")

    def worth(self, place: Place) -> Worth:
        return place.gained
