"""The knobs of a game: everything that a rule set can change, as a table; and one knob turned.

ga.lab.knobs()                         what can be changed, what it may hold, and the rule behind it
ga.lab.knobs()["look"]                 one of them
ga.lab.knobs().to_rows()               the same as rows

A knob that has a number for each number of players, such as a list for 2, 3 and 4, can be given as one
number: it then holds for the players at this table, and the others keep theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.rows import Rows, html_table, tidy
from glueckauf.core.texts import phrase_of, tell
from glueckauf.games.knobs import CHOICE, NUMBER, NUMBERS, SWITCH, Knob, game_of
from glueckauf.games.knobs import knobs as knobs_of

ROOM = "lab"
FIELDS = ("name", "words", "value", "range", "rule", "sentence", "source")
SHORT = FIELDS[:5]  # what a terminal shows
WIDE = 34  # letters of a value there


class Knobs(Mapping[str, Knob]):
    """Every knob of a game by its name; shown, it is a table."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.game, self.language = game, language
        self._known = knobs_of(game)

    def __getitem__(self, name: str) -> Knob:
        if name not in self._known:
            raise FileError("knobs", name, unknown("knob", name, self._known))
        return self._known[name]

    def get(self, name: str, default: Any = None) -> Any:  # as mappings have it: no error
        return self._known.get(name, default)

    def __contains__(self, name: object) -> bool:
        return name in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def to_rows(self) -> Rows:
        """One row for every knob; `value` and `choices` as a rule set holds them."""
        return tidy(
            {
                "name": knob.key,
                "words": knob.label(self.language),
                "kind": knob.kind,
                "value": knob.value,
                "low": knob.low if knob.kind in (NUMBER, NUMBERS) else None,
                "high": knob.high if knob.kind in (NUMBER, NUMBERS) else None,
                "choices": knob.choices,
                "by_players": knob.is_by_players,
                "rule": knob.rule,
                "sentence": knob.says(self.language),
                "source": knob.source,
            }
            for knob in self.values()
        )

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    def _cells(self, knob: Knob) -> list[str]:
        return [
            knob.key,
            knob.label(self.language),
            _value_told(knob, self.language),
            _range_told(knob, self.language),
            knob.rule,
            knob.says(self.language),
            tell(ROOM, "knobs-source", {"source": knob.source}, self.language),
        ]

    def _heads(self) -> list[str]:
        return [tell(ROOM, "knobs-head", {"field": field}, self.language) for field in FIELDS]

    def __repr__(self) -> str:
        lines = [self._heads(), *map(self._cells, self.values())]
        short = [[_cut(part) for part in line[: len(SHORT)]] for line in lines]
        widths = [max(map(len, column)) for column in zip(*short, strict=True)]
        return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in short)

    def _repr_html_(self) -> str:
        return html_table(self._heads(), map(self._cells, self.values()))


def knobs(game: str = games.GAMES[0], language: str = "en") -> Knobs:
    """Everything that a rule set of this game can change."""
    return Knobs(game, language)


def _cut(text: str) -> str:
    return text if len(text) <= WIDE else f"{text[: WIDE - 1]}…"


def _value_told(knob: Knob, language: str) -> str:
    if knob.kind == CHOICE:
        return str(knob.value)
    each = knob.value if knob.is_list else (knob.value,)
    return ", ".join(_told(one, language) for one in each)


def _told(value: Any, language: str) -> str:
    if isinstance(value, bool):
        return phrase_of(ROOM, "knobs-switch", {"on": int(value)}, language)
    return str(value)


def _range_told(knob: Knob, language: str) -> str:
    if knob.kind == SWITCH:
        return f"{_told(True, language)}, {_told(False, language)}"
    return ", ".join(knob.choices) or (f"{knob.low}–{knob.high}" if knob.high else "")


# --- Turning one ----------------------------------------------------------------------------


def turned(rules: Any, game: str, players: int, changes: Mapping[str, Any]) -> Any:
    """The rule set with these knobs changed: as `Rules(…)` takes them, or one number for these players."""
    known = Knobs(game)
    made = dict(rules.overrides)
    for name, value in changes.items():
        knob = known[name]
        if knob.is_by_players and not isinstance(value, (list, tuple)):
            each = list(getattr(rules, name))
            each[games.room(game).PLAYERS.index(players)] = value
            value = each
        made[name] = value
    return games.room(game).Rules(**made)


def at_table(rules: Any, players: int, name: str) -> Any:
    """What a knob holds for so many players."""
    game = game_of(rules)
    value = getattr(rules, name)
    if not knobs_of(game)[name].is_by_players:
        return value
    return value[games.room(game).PLAYERS.index(players)]


def value_told(value: Any) -> str:
    """A value as a rule set writes it: 5, true, 12,12,12."""
    if isinstance(value, (list, tuple)):
        return ",".join(map(value_told, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
