"""What can be changed in the rules of a game, knob by knob: its words, its kind, what it may hold.

found = knobs(game)["look"]
found.label()                     what it is, in a few words
found.value, found.low, found.high    of the published game, and what a changed rule set may use
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from glueckauf.core.texts import tell
from glueckauf.games import GAMES, room

NUMBER, SWITCH, CHOICE, NUMBERS, WORDS = "number", "switch", "choice", "numbers", "words"


class Knob(NamedTuple):
    """A number, a switch, a choice or a list of a rule set.

    Where there is one for each number of players, `kind` is that of each of them.
    """

    game: str
    key: str
    kind: str
    is_by_players: bool
    value: Any  # of the published game; lists are tuples
    low: int  # of each number; 0 where there is none
    high: int
    choices: tuple[str, ...]  # the words that it may hold; empty where any word will do
    length: int  # of a list; 0 where it may have any
    rule: str
    source: str
    file: str = ""  # the ending of files, one of which may be named in place of a choice
    in_head: bool = (
        False  # records say it in a line of their head, and the command line by an option
    )

    def label(self, language: str = "en") -> str:
        """What it is, in a few words."""
        return tell(self.game, f"knob-{self.key}", {}, language)

    def says(self, language: str = "en") -> str:
        """The rule that it belongs to."""
        return room(self.game).rule_text(self.rule, language)

    def choice(self, name: str, language: str = "en") -> str:
        """One of its choices in words; those of a list are words already."""
        key = f"knob-{self.key}-{name}"
        return tell(self.game, key, {}, language) if self.kind == CHOICE else name

    @property
    def is_fixed(self) -> bool:
        """Is there only one number that it may hold?"""
        return self.kind == NUMBER and self.low == self.high

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, tuple)


def knobs(game: str) -> Mapping[str, Knob]:
    """Every knob of a game, by its key, in the order of the rules; a number that is fixed is none."""
    return dict(_knobs(game))


@cache
def _knobs(game: str) -> Mapping[str, Knob]:
    found = {key: _knob(game, key, parts) for key, parts in room(game).Rules.knobs().items()}
    return {key: knob for key, knob in found.items() if not knob.is_fixed}


def _knob(game: str, key: str, parts: Mapping[str, Any]) -> Knob:
    value, length = parts["value"], parts.get("length", 0)
    value = tuple(value) if isinstance(value, list) else value
    model = value[0] if isinstance(value, tuple) else value
    is_by_players = parts.get("by_players", False)
    low, high = parts.get("range", (0, 0))
    return Knob(
        game,
        key,
        _kind(model, isinstance(value, tuple) and not is_by_players),
        is_by_players,
        value,
        low,
        high,
        tuple(parts.get("choices", ())),
        length,
        parts["rule"],
        parts["source"],
        parts.get("file", ""),
        parts.get("head", False),
    )


def _kind(model: Any, is_list: bool) -> str:
    if is_list:
        return NUMBERS if isinstance(model, int) else WORDS
    if isinstance(model, bool):
        return SWITCH
    return NUMBER if isinstance(model, int) else CHOICE


def game_of(rules: Any) -> str:
    """The game that a rule set belongs to."""
    for game in GAMES:
        if isinstance(rules, room(game).Rules):
            return game
    raise ValueError(
        f"{rules!r} is no rule set of a game; write ga.{GAMES[0]}.Rules(…), for example"
    )
