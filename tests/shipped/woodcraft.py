"""What puzzles of Woodcraft ask, from the words of their files: until the turn ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.games.woodcraft.parts import DICE, SAW, Free
from glueckauf.games.woodcraft.rules import State
from tests.shipped.plain import Worth

MATERIALS = 3  # saw blades, glue and offcuts stand first among what is used


class Place(NamedTuple):
    state: State
    ended: bool


class Asked:
    def __init__(self, puzzle: Any, tree: Mapping[str, Any]) -> None:
        assert "until" not in tree, "rounds with the dice of an opponent are not told here"
        self.objective: tuple[str, ...] = tuple(tree["objective"])
        self.complete = set(tree.get("complete", ()))
        self.dice = Counter(tree.get("dice", ()))
        state: State = puzzle.task.start
        assert state.to_move is not None
        self.seat = state.to_move
        self.before = state.players[self.seat]
        self.start = Place(state._replace(events=()), False)

    def is_over(self, place: Place) -> bool:
        return place.ended

    def moves(self, place: Place) -> Sequence[str]:
        return place.state.legal_moves()

    def after(self, place: Place, move: str) -> Place:
        state = place.state
        is_end = isinstance(state.todo[-1], Free) and move == "end"
        return Place(state.after(move)._replace(events=()), is_end)

    def chances(self, place: Place) -> Mapping[str, Fraction]:
        return {}

    def closing(self, place: Place) -> str:
        return "end" if "end" in place.state.legal_moves() else ""

    def worth(self, place: Place) -> Worth:
        own = place.state.players[self.seat]
        have = dict(zip(DICE, own.dice, strict=True))
        if not self.complete <= set(own.done) or any(have[die] < n for die, n in self.dice.items()):
            return None
        before = self.before
        amounts = {
            "points": place.state.scores[self.seat],
            "kept": sum(own.materials),
            "orders": len(own.done) - len(before.done),
            "materials": sum(own.used[:MATERIALS]) - sum(before.used[:MATERIALS]),
            "blades": own.used[SAW] - before.used[SAW],
        }
        return tuple([-amounts[w[1:]] if w[0] == "-" else amounts[w] for w in self.objective])
