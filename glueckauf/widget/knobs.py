"""What can be changed in the rules of a game, for a page to show; and what was changed there, read and checked.

Fields of the page hold what was typed: texts, one for each value; a switch holds true or false. A list that
has a number for each number of players has a field for each, of which the page shows one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.ruleset import is_number
from glueckauf.core.texts import Fact
from glueckauf.games import room
from glueckauf.games.knobs import CHOICE, NUMBERS, WORDS, Knob, knobs
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
    return [_told(knob, language) for knob in knobs(game).values()]


def _told(knob: Knob, language: str) -> Json:
    told: Json = {
        "key": knob.key,
        "label": knob.label(language),
        "rule": knob.rule,
        "says": knob.says(language),
        "kind": knob.kind,
        "each": knob.is_by_players,
        "value": typed(knob.game, knob.key, knob.value),
        "low": knob.low,
        "high": knob.high,
    }
    if knob.kind == CHOICE:
        told["choices"] = [[name, knob.choice(name, language)] for name in knob.choices]
    return told


def typed(game: str, key: str, value: Any) -> Typed:
    """A value as the fields of the page hold it."""
    knob = knobs(game)[key]
    if not knob.is_list:
        return value if isinstance(value, bool) else str(value)
    items = [item if isinstance(item, bool) else str(item) for item in value]
    return items if knob.is_by_players else SEPARATOR.join(map(str, items))


# --- Reading --------------------------------------------------------------------------------


class _Unreadable(ValueError):
    """What was typed is no value; the text says what to write."""


def checked(game: str, fields: Mapping[str, Typed], language: str) -> Checked:
    """The rule set of what was typed; what is left out is as in the published game."""
    made = room(game).Rules
    values: dict[str, Any] = {}
    problems: dict[str, str] = {}
    for key, knob in knobs(game).items():
        if key in fields:
            try:
                values[key] = _value(knob, fields[key], language)
            except _Unreadable as error:
                problems[key] = str(error)
    if problems:
        return Checked(None, problems, tuple(fields))
    try:
        rules = made(**values)
    except FileError as error:  # what no value alone can say
        return Checked(None, {error.key: _sentence(error.problem)}, tuple(fields))
    return Checked(rules, {}, tuple(rules.overrides))


def _value(knob: Knob, given: Typed, language: str) -> Any:
    asked = _asked(knob, language)
    if not knob.is_list:
        return _item(knob, knob.value, given, asked)
    items = given if isinstance(given, list) else _split(str(given))
    if len(items) != (knob.length or len(items)):
        raise _Unreadable(asked)
    return [_item(knob, knob.value[0], item, asked) for item in items]


def _split(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()


def _item(knob: Knob, model: Any, given: Typed, asked: str) -> Any:
    if isinstance(model, bool):
        return given if isinstance(given, bool) else str(given).lower() == "true"
    text = str(given).strip()
    if isinstance(model, int):
        if not is_number(text) or not knob.low <= int(text) <= knob.high:
            raise _Unreadable(asked)
        return int(text)
    if knob.choices and text not in knob.choices:
        raise _Unreadable(asked)
    return text


def _asked(knob: Knob, language: str) -> str:
    """What to write in place of something else; a switch is never wrong."""
    if knob.kind in (CHOICE, WORDS):
        facts: dict[str, Fact] = {"known": len(knob.choices), "words": " ".join(knob.choices)}
        return say("knob-words", language, n=knob.length, **facts)
    key = "knob-numbers" if knob.kind == NUMBERS else "knob-number"
    return say(key, language, low=knob.low, high=knob.high, n=knob.length)


def _sentence(problem: str) -> str:
    return f"{problem[:1].upper()}{problem[1:].rstrip('.')}."
