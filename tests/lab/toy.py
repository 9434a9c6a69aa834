"""A game of a moment, for tests of experiments: everybody takes some of 0 to 6 points, five times.

Two rules can be changed: `bonus` are points that the first seat is given, `mirrored` lists the moves the
other way round, which changes the luck of every bot, but not how games are on average.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from glueckauf import games
from glueckauf.core.ruleset import RuleSet
from glueckauf.lab.watched import Watched

GAME, PREFIX, PLAYERS, TEAM = "toy", "TY", (2, 3, 4), False
HAS_START_PLAYER = True
ROUNDS = 5
MOVES = tuple(f"take/{n}" for n in range(7))


class Rules(RuleSet):
    bonus: int
    mirrored: bool

    @classmethod
    def knobs(cls) -> Mapping[str, Mapping[str, Any]]:
        return {"bonus": {"value": 0, "range": [0, 9]}, "mirrored": {"value": False}}


@dataclass(frozen=True)
class State:
    game: ClassVar[str] = GAME
    start: ClassVar[int] = 0
    at_turn_start: ClassVar[bool] = True

    rules: Rules
    scores: tuple[int, ...]
    moves: int = 0

    @property
    def is_over(self) -> bool:
        return self.moves == ROUNDS * len(self.scores)

    @property
    def to_move(self) -> int | None:
        return None if self.is_over else self.moves % len(self.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, n in enumerate(self.scores) if n == max(self.scores))

    def legal_moves(self) -> Sequence[str]:
        return MOVES[::-1] if self.rules.mirrored else MOVES

    def chances(self) -> Mapping[str, Fraction]:
        return {}

    def after(self, move: str) -> State:
        scores, seat = list(self.scores), self.moves % len(self.scores)
        scores[seat] += int(move[5:])
        return State(self.rules, tuple(scores), self.moves + 1)

    def seen_by(self, seat: int) -> State:
        return self


def setup(players: int = 2, seed: int | str = 0, *, start: int = 0, rules: Any = None) -> State:
    rules = rules or Rules()
    return State(rules, (rules.bonus, *(0,) * (players - 1)))


bots = SimpleNamespace(
    BOTS={},
    kinds=lambda rules: MOVES,
    narrowed=lambda view, kinds: view,
    is_kind=lambda move, kind: move == kind,
    instead=lambda view, kinds: MOVES,
)


def ahead(watched: Watched) -> float:
    """How far the first seat is ahead."""
    return float(watched.last.scores[0] - watched.last.scores[1])


def add_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house gets one more game."""
    monkeypatch.setitem(sys.modules, "glueckauf.games.toy", sys.modules[__name__])
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, GAME))
