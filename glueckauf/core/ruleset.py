"""Rule sets: the numbers of a game's parts.toml plus overrides, checked.

A game's `Rules` declares an attribute for each number of the file and says in `_check_together`
what no single range can say. In the file every number has

    value     what the published game uses
    range     smallest and largest number a changed rule set may use (for each number of a list)
    choices   the words a changed rule set may use (for each word of a list)
    length    how many values a list must have; left out where it may have any number
    by_players    true where a list has a value for each number of players
    file      the ending of files, one of which may be named in place of a choice
    head      true where records say it in a line of their head, and the command line by an option
    rule      the rule id, and `source`, where the number comes from
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NoReturn, Self

from glueckauf.core.errors import FileError
from glueckauf.core.visible import quoted

Value = bool | int | str | tuple[bool, ...] | tuple[int, ...] | tuple[str, ...]
Knobs = Mapping[str, Mapping[str, Any]]


@cache
def _knobs(package: str) -> Knobs:
    return tomllib.loads(files(package).joinpath("parts.toml").read_text("utf-8"))


class RuleSet:
    """A rule set: a value, equal by content. Every number's meaning stands in parts.toml."""

    _values: dict[str, Value]
    _hash: int

    def __init__(self, **overrides: Any) -> None:
        knobs = self.knobs()
        for key in overrides:
            if key not in knobs:
                wrong(key, f"no such rule; the rules are {', '.join(knobs)}")
        values = {
            key: _checked(key, knob, overrides.get(key, knob["value"]))
            for key, knob in knobs.items()
        }
        self.__dict__.update(values, _values=values, _hash=hash(tuple(values.values())))
        self._check_together()

    @classmethod
    def knobs(cls) -> Knobs:
        """The room's parts.toml: everything a rule set can change."""
        return _knobs(cls.__module__.rpartition(".")[0])

    def _check_together(self) -> None:
        """What no single range can say."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a rule set does not change; make a new one: Rules({name}=…)")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a rule set does not change; {name} stays")

    @property
    def overrides(self) -> dict[str, Value]:
        """What differs from the published game."""
        knobs = self.knobs()
        return {
            key: value
            for key, value in self._values.items()
            if value != _checked(key, knobs[key], knobs[key]["value"])
        }

    @property
    def without_head(self) -> dict[str, Value]:
        """The same without what the head of a record says in a line of its own."""
        knobs = self.knobs()
        return {key: value for key, value in self.overrides.items() if "head" not in knobs[key]}

    @property
    def in_record(self) -> str:
        """The line `rules:` of a record."""
        return _line(self.without_head)

    @property
    def file_marks(self) -> dict[str, str]:
        """By key what tells the contents of files that are named in place of a choice."""
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._values == other._values

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        # a hash is of one process: another one must make its own
        return _again, (type(self), str(self))

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{key}={value!r}' for key, value in self.overrides.items())})"

    def __str__(self) -> str:
        """The overrides as text: `free_storage=true miners=12,12,12`."""
        return _line(self.overrides)

    @classmethod
    def read(cls, text: str) -> Self:
        """The rule set of `str(rules)`."""
        knobs = cls.knobs()
        overrides: dict[str, Any] = {}
        for word in text.split(" ") if text else []:
            key, equals, value = word.partition("=")
            if not equals or key not in knobs:
                wrong(
                    key or "rules",
                    f"{quoted(word)} is not of the form rule=value with a known rule",
                )
            if key in overrides:
                wrong(key, "is given twice; keep one of them")
            overrides[key] = _parsed(knobs[key]["value"], value)
        return cls(**overrides)


@lru_cache(maxsize=64)
def _again(kind: type[RuleSet], text: str) -> RuleSet:
    """The rule set that was put away as this text."""
    return kind.read(text)


# --- Checking -------------------------------------------------------------------------------


def wrong(key: str, problem: str) -> NoReturn:
    """Refuse a rule set."""
    raise FileError("rules", key, problem)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and (text == "0" or text[0] != "0") and len(text) < 7


def _checked(key: str, knob: Mapping[str, Any], value: Any) -> Value:
    """The value as a rule set holds it, or a FileError that says what is allowed."""
    model = knob["value"]
    if isinstance(model, list):
        if not isinstance(value, (list, tuple)):
            wrong(key, f"must be a list, not {quoted(value)}")
        length = knob.get("length", len(value))
        if len(value) != length:
            wrong(key, f"must list {length} values, not {len(value)}")
        return tuple(_checked_item(key, knob, model[0], item) for item in value)
    item: Value = _checked_item(key, knob, model, value)
    return item


def _checked_item(key: str, knob: Mapping[str, Any], model: Any, value: Any) -> Any:
    if type(value) is not type(model):
        kind = {bool: "true or false", int: "a whole number", str: "a word"}[type(model)]
        wrong(key, f"must be {kind}, not {quoted(value)}")
    if "range" in knob:
        low, high = knob["range"]
        if not low <= value <= high:
            wrong(key, f"must be from {low} to {high}, not {quoted(value)}")
    if "choices" in knob and value not in knob["choices"]:
        ending = knob.get("file", "")
        if not ending or not value.endswith(ending):
            files = f" or a file that ends in {ending}" if ending else ""
            wrong(key, f"must be one of {', '.join(knob['choices'])}{files}, not {quoted(value)}")
        if " " in value:
            wrong(key, f"{quoted(value)} holds a blank; rename the file, or go to its folder")
    return value


def _parsed(model: Any, text: str) -> Any:
    """A value as `_written` writes it; what is not of its kind is left to `_checked` to refuse."""
    if isinstance(model, list):
        return [_parsed_item(model[0], item) for item in text.split(",")] if text else []
    return _parsed_item(model, text)


def _parsed_item(model: Any, text: str) -> Any:
    if isinstance(model, bool):
        return {"true": True, "false": False}.get(text, text)
    return int(text) if isinstance(model, int) and is_number(text) else text


def _line(changed: Mapping[str, Value]) -> str:
    return " ".join(f"{key}={_written(value)}" for key, value in changed.items())


def _written(value: Value) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_written, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
