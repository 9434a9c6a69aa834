"""The rules of all games, found by their ids: GA-5.2 is a rule of the game with the prefix GA."""

from __future__ import annotations

from glueckauf.games import GAMES, room


def rule_ids() -> tuple[str, ...]:
    """Every rule of every game, in the order of the games and of their rules."""
    return tuple(rule for game in GAMES for rule in room(game).rule_ids())


def rule_text(rule: str, language: str = "en") -> str:
    """A rule as a sentence; ValueError if there is none of this id."""
    prefix = rule.partition("-")[0]
    game = next((game for game in GAMES if prefix == room(game).PREFIX), GAMES[0])
    return room(game).rule_text(rule, language)
