"""What a student's file says, as entries: the progress file, or answers written by hand.

A progress file (`glueckauf-progress.jsonl`, under any name that ends in .jsonl) has one entry a line;
see `learn.progress`. Answers can also be written by hand, as TOML or JSON, puzzle by puzzle:

    04-ride-light = "3 +g 0 g>A"
    09-the-sacrifice = ["3 +g 0", "4 +k 0 k>A"]       the tries, the first one first

or, in a .jsonl file, as {"puzzle": "04-ride-light", "answer": "3 +g 0 g>A"}. Nothing is believed that
is too long, too large or too deep to come from a board or from a hand.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from glueckauf.core.fields import ID
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.learn.classroom.gathering import Found, Problem
from glueckauf.learn.classroom.people import visible
from glueckauf.learn.progress import Entry, entry_of
from glueckauf.learn.training import NAME

LONGEST = 2000  # characters of an answer
MOST_ENTRIES = 20_000  # of a file
LONGEST_LINE = 10_000  # characters of a file
LONGEST_WORD = 100  # characters of an id
MOST_WORDS = 60  # rules or themes of an entry
MOST_TRIES = 100_000
MOST_DOTS = 300  # in a line of TOML, whose reader takes its time over long ways of keys
_LINE = re.compile(r"line (\d+)")


def entries_in(found: Found) -> tuple[list[Entry], list[Problem]]:
    """The entries of a file, as they stand in it, and what is wrong with it."""
    try:
        if found.path.suffix.lower() == ".jsonl":
            return _lines(found)
        return _table(found)
    except RecursionError:
        return [], [found.problem("nested")]


# --- A line for each entry ------------------------------------------------------------------


def _lines(found: Found) -> tuple[list[Entry], list[Problem]]:
    entries: list[Entry] = []
    strange: list[int] = []
    for number, line in enumerate(found.text.split("\n"), start=1):
        if not line.strip():
            continue
        if len(entries) == MOST_ENTRIES:
            return entries, [found.problem("many-entries", most=MOST_ENTRIES)]
        entry = _entry(line)
        if entry is None:
            strange.append(number)
        elif entry.answer or entry.lesson != NAME or entry.tries or entry.seen:
            entries.append(entry)
    if not strange:
        return entries, []
    key = "some-strange" if entries else "all-strange"
    return entries, [found.problem(key, n=len(strange), line=strange[0])]


def _entry(line: str) -> Entry | None:
    """The entry of a line; None if it is torn, or nothing that a board would write."""
    if len(line) > LONGEST_LINE:
        return None
    try:
        fields = json.loads(line, parse_constant=_refuse, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        return None
    if isinstance(fields, dict) and fields.keys() == {"puzzle", "answer"}:
        name, answer = fields["puzzle"], fields["answer"]
        is_fine = isinstance(name, str) and isinstance(answer, str) and len(answer) <= LONGEST
        return by_hand(name, answer) if is_fine and _is_id(name) else None
    entry = entry_of(fields)
    return entry if entry is not None and _is_possible(entry) else None


def _refuse(constant: str) -> Any:
    raise ValueError(constant)  # NaN and Infinity


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key is given twice")
    return made


def _is_possible(entry: Entry) -> bool:
    """Could a board have written this?"""
    counts = (entry.hints, entry.tries, entry.slips)
    words = (entry.lesson, entry.screen, *entry.rules, *entry.themes)
    return (
        0 <= entry.stars <= MOST_STARS
        and all(0 <= count <= MOST_TRIES for count in counts)
        and len(words) <= MOST_WORDS + 2
        and all(len(word) <= LONGEST_WORD for word in words)
        and _is_id(entry.lesson)
        and _is_id(entry.screen)
        and len(entry.answer) <= LONGEST
    )


def _is_id(word: str) -> bool:
    return len(word) <= LONGEST_WORD and ID.fullmatch(word) is not None


def by_hand(puzzle: str, answer: str) -> Entry:
    """An answer that claims nothing: it is what its moves are."""
    line = " ".join(answer.split())
    return Entry(NAME, puzzle, solved=False, tries=1 if line else 0, answer=line)


# --- A table of answers ---------------------------------------------------------------------


def _table(found: Found) -> tuple[list[Entry], list[Problem]]:
    kind = found.path.suffix.lower().removeprefix(".")
    try:
        tree = _read(found.text, kind)
    except ValueError as error:
        place = _LINE.search(str(error))
        line = int(place.group(1)) if place else 0
        return [], [found.problem("unreadable", kind=kind.upper(), line=line)]
    if not isinstance(tree, Mapping):
        return [], [found.problem("no-answers")]
    entries: list[Entry] = []
    bad: list[str] = []
    for name, value in tree.items():
        lines = list(_answers(value))
        if not _is_id(name) or not lines:
            bad.append(name)
        entries += [by_hand(name, line) for line in lines if line.strip() and _is_id(name)]
    entries = entries[:MOST_ENTRIES]
    if not bad:
        return entries, []
    key = "some-answers" if entries else "no-answers"
    return entries, [found.problem(key, n=len(bad), name=visible(bad[0], 40))]


def _read(text: str, kind: str) -> object:
    if kind == "json":
        return json.loads(text, parse_constant=_refuse, object_pairs_hook=_once)
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"line {number}")
    return tomllib.loads(text)


def _answers(value: object) -> Iterator[str]:
    """The lines of an answer: one, or a list of tries; nothing if it is neither."""
    given = value if isinstance(value, list) else [value]
    lines = [line for line in given if isinstance(line, str) and len(line) <= LONGEST]
    if len(lines) == len(given):
        yield from lines
