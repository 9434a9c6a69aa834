"""The bots of the board game, and advice for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from glueckauf.core.texts import phrase_of, tell
from glueckauf.games.board.bots import guide
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.bots.hints import advice
from glueckauf.games.board.bots.kinds import instead, is_kind, kinds, narrowed
from glueckauf.games.board.bots.weights import STYLES, Weights, style
from glueckauf.games.board.bots.whys import reason
from glueckauf.games.board.telling import GAME

__all__ = [
    "BOTS",
    "STYLES",
    "Greedy",
    "Weights",
    "about_style",
    "advice",
    "guide",
    "instead",
    "is_kind",
    "kinds",
    "narrowed",
    "reason",
    "style",
    "style_name",
    "styled",
]


def styled(name: str | Path) -> Callable[[int | str], Greedy]:
    """Bots of a style: one of the house by its name, or a file by its path."""
    return partial(Greedy, weights=style(name))


def _of_the_house(name: str, seed: int | str = 0) -> Greedy:
    return styled(name)(seed)


BOTS: Mapping[str, Callable[[int | str], Any]] = {
    "greedy": Greedy,
    **{name: partial(_of_the_house, name) for name in STYLES[1:]},
}


def style_name(name: str, language: str = "en") -> str:
    """What a style of the house is called: "contract sprinter"."""
    return phrase_of(GAME, "style", {"style": name}, language)


def about_style(name: str, language: str = "en") -> str:
    """How a style of the house plays, in a sentence."""
    return tell(GAME, "style-about", {"style": name}, language)
