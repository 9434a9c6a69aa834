"""What can be changed in the rules of a game, for a page to show; and what was changed there, read and checked.

Fields of the page hold what was typed: texts, one for each value; a switch holds true or false. A list that
has a number for each number of players has a field for each, of which the page shows one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.ruleset import is_number
from glueckauf.core.texts import Fact, tell
from glueckauf.games import room
from glueckauf.widget.frames import Json, say

Typed = Any  # what a field holds: a text, a truth value, or a list of them
SEPARATOR = ", "


class Checked(NamedTuple):
    """The rule set of what was typed, if it is one; what is wrong, by knob; which knobs are changed."""

    rules: Any
    problems: dict[str, str]
    changed: tuple[str, ...]


def offered(game: str, language: str) -> list[Json]:
    """Every knob of a game: its words, its rule, its kind, what it holds in the published game."""
    knobs = room(game).Rules.knobs()
    return [_told(game, key, knob, language) for key, knob in knobs.items()]


def _told(game: str, key: str, knob: Mapping[str, Any], language: str) -> Json:
    low, high = knob.get("range", (0, 0))
    told: Json = {
        "key": key,
        "label": tell(game, f"knob-{key}", {}, language),
        "rule": knob["rule"],
        "says": room(game).rule_text(knob["rule"], language),
        "kind": _kind(game, knob),
        "each": _is_by_players(game, knob),
        "value": typed(game, key, knob["value"]),
        "low": low,
        "high": high,
    }
    if told["kind"] == "choice":
        names = knob["choices"]
        words = (tell(game, f"knob-{key}-{name}", {}, language) for name in names)
        told["choices"] = [list(pair) for pair in zip(names, words, strict=True)]
    return told


def _kind(game: str, knob: Mapping[str, Any]) -> str:
    """How a value is asked for: a switch, a number, a choice, or a list in one field."""
    model = knob["value"]
    if isinstance(model, list):
        if not _is_by_players(game, knob):
            return "numbers" if isinstance(model[0], int) else "words"
        model = model[0]
    if isinstance(model, bool):
        return "switch"
    return "number" if isinstance(model, int) else "choice"


def _is_by_players(game: str, knob: Mapping[str, Any]) -> bool:
    """Is there a value for each number of players?"""
    model = knob["value"]
    numbers = isinstance(model, list) and isinstance(model[0], int)
    return numbers and knob.get("length") == len(room(game).PLAYERS)


def typed(game: str, key: str, value: Any) -> Typed:
    """A value as the fields of the page hold it."""
    knob = room(game).Rules.knobs()[key]
    if not isinstance(knob["value"], list):
        return value if isinstance(value, bool) else str(value)
    items = [item if isinstance(item, bool) else str(item) for item in value]
    return items if _is_by_players(game, knob) else SEPARATOR.join(map(str, items))


# --- Reading --------------------------------------------------------------------------------


class _Unreadable(ValueError):
    """What was typed is no value; the text says what to write."""


def checked(game: str, fields: Mapping[str, Typed], language: str) -> Checked:
    """The rule set of what was typed; what is left out is as in the published game."""
    made = room(game).Rules
    values: dict[str, Any] = {}
    problems: dict[str, str] = {}
    for key, knob in made.knobs().items():
        if key in fields:
            try:
                values[key] = _value(game, knob, fields[key], language)
            except _Unreadable as error:
                problems[key] = str(error)
    if problems:
        return Checked(None, problems, tuple(fields))
    try:
        rules = made(**values)
    except FileError as error:  # what no value alone can say
        return Checked(None, {error.key: _sentence(error.problem)}, tuple(fields))
    return Checked(rules, {}, tuple(rules.overrides))


def _value(game: str, knob: Mapping[str, Any], given: Typed, language: str) -> Any:
    model, is_each = knob["value"], _is_by_players(game, knob)
    asked = _asked(knob, isinstance(model, list) and not is_each, language)
    if not isinstance(model, list):
        return _item(knob, model, given, asked)
    items = given if isinstance(given, list) else _split(str(given))
    if len(items) != knob.get("length", len(items)):
        raise _Unreadable(asked)
    return [_item(knob, model[0], item, asked) for item in items]


def _split(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()


def _item(knob: Mapping[str, Any], model: Any, given: Typed, asked: str) -> Any:
    if isinstance(model, bool):
        return given if isinstance(given, bool) else str(given).lower() == "true"
    text = str(given).strip()
    if isinstance(model, int):
        low, high = knob["range"]
        if not is_number(text) or not low <= int(text) <= high:
            raise _Unreadable(asked)
        return int(text)
    if text not in knob.get("choices", (text,)):
        raise _Unreadable(asked)
    return text


def _asked(knob: Mapping[str, Any], is_list: bool, language: str) -> str:
    """What to write in place of something else."""
    model = knob["value"]
    if isinstance(model[0] if isinstance(model, list) else model, str):
        known = knob.get("choices", ())
        return say(
            "knob-words", language, n=knob.get("length", 0), known=len(known), words=" ".join(known)
        )
    low, high = knob.get("range", (0, 1))  # a switch is never wrong
    facts: dict[str, Fact] = {"low": low, "high": high, "n": knob.get("length", 0)}
    return say("knob-numbers" if is_list else "knob-number", language, **facts)


def _sentence(problem: str) -> str:
    return f"{problem[:1].upper()}{problem[1:].rstrip('.')}."
