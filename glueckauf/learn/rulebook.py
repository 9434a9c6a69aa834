"""The rules of all games, found by their ids: GA-5.2 is a rule of the game with the prefix GA."""

from __future__ import annotations

from collections.abc import Collection

from glueckauf.games import GAMES, room


def in_order(rules: Collection[str]) -> tuple[str, ...]:
    """Those of these rules that there are, in the order of the games and of their rules."""
    prefixes = {rule.partition("-")[0] for rule in rules}
    games = (room(game) for game in GAMES if room(game).PREFIX in prefixes)
    return tuple(rule for game in games for rule in game.rule_ids() if rule in rules)


def rule_text(rule: str, language: str = "en") -> str:
    """A rule as a sentence; ValueError if there is none of this id."""
    return room(game_of(rule)).rule_text(rule, language)


def game_of(rule: str) -> str:
    """The game that a rule belongs to; the first one if its id does not say."""
    prefix = rule.partition("-")[0]
    return next((game for game in GAMES if prefix == room(game).PREFIX), GAMES[0])
