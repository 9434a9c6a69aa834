"""What puzzles of the card game ask, from the words of their files (docs/write-a-puzzle.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.games.card.rules import State
from tests.games.card.solve.plain import amounts_of, cost, ended, left
from tests.shipped.plain import Worth

ACTION, SHIFT = 0, -1  # turns: the action that is going on; all that the shift has


class Place(NamedTuple):
    state: State
    turns: int
    steps: int
    hand: tuple[
        int, ...
    ]  # the workers left, also when the shift has ended and all took theirs back


class Asked:
    def __init__(self, puzzle: Any, tree: Mapping[str, Any]) -> None:
        kind = tree.get("kind", "mining")
        self.objective: tuple[str, ...] = tuple(tree["objective"])
        self.turns = {"turn": tree.get("turns", 1), "shift": SHIFT}.get(kind, ACTION)
        state: State = puzzle.task.start
        assert state.to_move is not None
        self.seat = state.to_move
        self.first = state._replace(events=())
        self.start = Place(self.first, 0, 0, state.players[self.seat].workers)

    def is_over(self, place: Place) -> bool:
        return ended(self.first, place.state, self.turns, place.turns)

    def moves(self, place: Place) -> Sequence[str]:
        return place.state.legal_moves()

    def after(self, place: Place, move: str) -> Place:
        state = place.state
        then = state.after(move)
        turns = place.turns + (then.is_over or then.at_turn_start)
        return Place(
            then._replace(events=()), turns, place.steps + cost(state, move), left(place.hand, move)
        )

    def chances(self, place: Place) -> Mapping[str, Fraction]:
        return {}

    def closing(self, place: Place) -> str:
        """An action is ended, and turns that are left out are passed (an answer need not spend them all)."""
        legal = place.state.legal_moves()
        return next((move for move in ("end", "pass") if move in legal), "")

    def worth(self, place: Place) -> Worth:
        state, hand = place.state, place.hand
        before, after = self.first.players[self.seat], state.players[self.seat]
        amounts = amounts_of(before, after, state)
        amounts |= {
            "steps": place.steps,
            "turns": place.turns,
            "workers": sum(hand),
            "cards": len(hand),
        }
        return tuple([-amounts[w[1:]] if w[0] == "-" else amounts[w] for w in self.objective])
