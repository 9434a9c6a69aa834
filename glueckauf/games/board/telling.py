"""Short ways to say why not, and what happened, in this game."""

from __future__ import annotations

from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Facts
from glueckauf.games.board.parts import make

GAME = "board"


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))
