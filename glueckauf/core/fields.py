"""Reading a tree of tables and lists strictly: what is wrong is reported with its key.

A key is the way to a value as a teacher would point at it: `mine.carts.3`, `orders[2].filled` (the
second order: places count from 1).
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.core.files import MARK
from glueckauf.core.slips import slip
from glueckauf.core.visible import is_huge, visible

KINDS = ("toml", "json")
ID = re.compile(r"[a-z0-9-]+", re.ASCII)
_PLAIN = re.compile(r"[A-Za-z0-9_:.\[\]-]+", re.ASCII)
LONGEST_ID = 100  # characters; it becomes the name of a file
DIGITS = 6  # of a number in a name
LONG = 200  # characters; no word that we know is as long
CUT = 40  # characters of a value in a sentence
DEEPEST = 40  # tables in tables; no file needs a fourth of it
_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


_TOO_DEEP = "brackets or keys are nested too deeply to be a file of ours"
_TOO_LARGE = "holds a number far too large; write one of few digits"


def kind_of(path: Path, what: str) -> str:
    """How a file of a puzzle or a lesson is written, told by its ending."""
    kind = path.suffix.removeprefix(".").lower()
    if kind not in KINDS:
        raise FileError(str(path), "file", f"a {what} file must end in .toml or .json; rename it")
    return kind


def tree(text: str, path: str, kind: str) -> Field:
    """The tree of a TOML or JSON text; FileError with the line where it cannot be read."""
    text = text.removeprefix(MARK)
    try:
        found = _json(text, path) if kind == "json" else tomllib.loads(text)
        _check_sane(Field(path, "", found))
        return Field(path, "", found)
    except RecursionError:
        raise FileError(path, "file", _TOO_DEEP) from None
    except FileError:
        raise
    except json.JSONDecodeError as error:
        problem = f"column {error.colno}: this is not JSON: {_lowered(error.msg)}"
        raise FileError(path, f"line {error.lineno}", problem) from None
    except ValueError as error:
        raise FileError(path, *_toml_place(str(error), text)) from None


def _check_sane(root: Field) -> None:
    """Nothing so deep or so large that showing it, or a step of recursion, would fail later."""
    level = [root.value]
    for _ in range(DEEPEST):
        if any(map(is_huge, level)):
            _tell_huge(root)
        level = [below for value in level for below in _below(value)]
        if not level:
            return
    raise FileError(root.path, "file", _TOO_DEEP)


def _below(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _tell_huge(field: Field) -> None:
    """Where it is matters only now."""
    if is_huge(field.value):
        raise FileError(field.path, field.key or "file", _TOO_LARGE)
    for below in field.inside():
        _tell_huge(below)


def _json(text: str, path: str) -> Any:
    def table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, value in pairs:
            if key in made:
                raise FileError(path, _named(key), "is given twice; keep one of them")
            made[key] = value
        return made

    return json.loads(text, object_pairs_hook=table)


def _toml_place(message: str, text: str) -> tuple[str, str]:
    """The line and the sentence: what people are known to do, or else what the TOML reader says."""
    match = _PLACE.fullmatch(message)
    if match is None:  # the only thing that Python itself refuses
        return "file", f"this cannot be read: it {_TOO_LARGE}"
    what, line, column = match.groups()
    last = text.count("\n") + 1
    found = slip(text)
    if found is not None and found.line <= int(line or last):  # nothing is wrong before that
        return f"line {found.line}", f"column {found.column}: this is not TOML: {found.sentence}"
    place = f"column {column}: " if column else ""
    return f"line {line or last}", f"{place}this is not TOML: {_lowered(what)}"


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].splitlines()[0] if sentence else sentence


class Field:
    """A value of the tree, with the file and the key it stands at."""

    def __init__(self, path: str, key: str, value: Any) -> None:
        self.path = path
        self.key = key
        self.value = value

    def wrong(self, problem: str, below: str | None = None) -> NoReturn:
        """Raise a FileError about this field, or about a key below it."""
        raise FileError(self.path, self.key if below is None else self._below(below), problem)

    def _below(self, name: str) -> str:
        return f"{self.key}.{_named(name)}" if self.key else _named(name)

    def inside(self) -> list[Field]:
        """The fields right below it."""
        if isinstance(self.value, Mapping):
            return [Field(self.path, self._below(str(n)), v) for n, v in self.value.items()]
        return self._items() if isinstance(self.value, list) else []

    def _items(self) -> list[Field]:
        numbered = enumerate(self.value, start=1)
        return [Field(self.path, f"{self.key}[{n}]", value) for n, value in numbered]

    def table(
        self, known: Iterable[str], required: Mapping[str, str] | None = None
    ) -> dict[str, Field]:
        """The fields of a table with known keys; required keys come with an example for them."""
        if not isinstance(self.value, Mapping):
            if not self.key:
                raise FileError(
                    self.path, "file", f"must be a table of keys, not {shown(self.value)}"
                )
            self.wrong(f"must be a table {{ … }}, not {shown(self.value)}")
        known = tuple(known)
        for name in self.value:
            if name not in known:
                self.wrong(unknown("key", name, known), name)
        for name, example in (required or {}).items():
            if name not in self.value:
                self.wrong(f"is missing; write, for example, {name} = {example}", name)
        return {
            name: Field(self.path, self._below(name), value) for name, value in self.value.items()
        }

    def items(self, what: str, least: int, most: int) -> list[Field]:
        """The fields of a list."""
        if not isinstance(self.value, list):
            self.wrong(f"must be a list of {what} in [ ], not {shown(self.value)}")
        if not least <= len(self.value) <= most:
            self.wrong(f"must list {least} to {most} {what}, not {len(self.value)}")
        return self._items()

    def words(self, what: str, least: int, most: int) -> list[str]:
        """The texts of a list."""
        return [item.text() for item in self.items(what, least, most)]

    def text(self) -> str:
        value = self.value
        if not isinstance(value, str):
            self.wrong(f'must be a text in quotes, like "…", not {shown(value)}')
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            self.wrong("holds half a character; type the text again")
        return value

    def number(self, least: int, most: int) -> int:
        value = self.value
        if type(value) is not int or not least <= value <= most:
            self.wrong(f"must be a whole number from {least} to {most}, not {shown(value)}")
        return value

    def one_of(self, what: str, known: Iterable[str]) -> str:
        word, known = self.text(), tuple(known)
        if word not in known:
            self.wrong(unknown(what, word, known))
        return word

    def letters(self, alphabet: str, what: str) -> str:
        """A text of these letters only, in any order."""
        value = self.text()
        for letter in value:
            if letter not in alphabet:
                allowed = f"{', '.join(alphabet[:-1])} and {alphabet[-1]}"
                self.wrong(f"{shown(letter)} is not {what}; the letters are {allowed}")
        return value


def read_id(field: Field) -> str:
    """The id of a puzzle, a lesson or a screen."""
    if not ID.fullmatch(field.text()):
        field.wrong(f"{shown(field.value)} must be made of the letters a-z, digits and hyphens")
    if len(field.text()) > LONGEST_ID:
        field.wrong(f"must have at most {LONGEST_ID} characters")
    return field.text()


def small_number(text: str) -> int | None:
    """The number that a few plain digits are; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """The sentence about a word that is not known, with the likeliest one that is."""
    known = tuple(known)
    near = get_close_matches(word[:LONG], known, n=1, cutoff=0.5)
    if near:
        return f"there is no {what} {shown(word)}; did you mean {near[0]}?"
    return f"there is no {what} {shown(word)}; known: {', '.join(known)}"


def _named(key: str) -> str:
    """A key as it may stand on a line: strange ones in quotes."""
    return key if _PLAIN.fullmatch(key) else shown(key)


def shown(value: Any) -> str:
    """A value as the file has it, cut short."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        text = json.dumps(value[:CUT], ensure_ascii=False)
    elif isinstance(value, Mapping):
        text = "a table { … }"
    elif isinstance(value, list):
        text = "a list [ … ]"
    else:
        text = "a number far too large" if is_huge(value) else str(value)
    return visible(text, CUT - 1) if len(text) > CUT else visible(text)
