"""Two little games more in the house, for tests of what knows no game: dice, and dice thrown as a team."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from glueckauf import games
from glueckauf.games.contract import QuickPlayer
from tests.widget import dice


class Banker(QuickPlayer):
    """Banks whatever was rolled."""

    def choose(self, view: Any) -> str:
        return "bank"


class DiceGuide:
    """What a search must know of the dice: passing is listed first, though it is never good."""

    def choices(self, view: Any, most: int) -> Sequence[str]:
        return sorted(view.legal_moves(), reverse=True)[:most]

    def player(self) -> Banker:
        return Banker()

    def chapter(self, state: Any) -> object:
        return 1

    def worth(self, state: Any) -> Sequence[float]:
        return list(map(float, state.points))


def add_dice(monkeypatch: pytest.MonkeyPatch, *, team: bool = False) -> None:
    """The house gets one more game."""
    room: Any = dice
    monkeypatch.setattr(room, "table", dice, raising=False)
    monkeypatch.setattr(room, "bots", dice, raising=False)
    monkeypatch.setattr(room, "guide", DiceGuide(), raising=False)
    monkeypatch.setattr(room, "TEAM", team)
    module: ModuleType = dice
    monkeypatch.setitem(sys.modules, "glueckauf.games.dice", module)
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, "dice"))
