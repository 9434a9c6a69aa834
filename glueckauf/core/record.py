"""The record of a game: set-up and moves as text, which replay without a random generator.

    glueckauf-record: 1
    game: board
    players: 3
    start: 0
    tiles: gg+ k- …            the game's own stacks, from the top
    rules: free_storage=true   overrides only; left out when there are none

    2: draft/4                 one line per turn: the seat, then its moves
    …
    result: 45 39 51           both left out while the game is unfinished
    winners: 2

`#` starts a comment. This module knows lines; what a move or a stack means, a game's room knows.
"""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.core.files import MARK
from glueckauf.core.rows import Rows, tidy

FORMAT = "glueckauf-record"
_LINE = re.compile(r"(?P<key>[a-z][a-z0-9-]*|0|[1-9][0-9]?):(?: (?P<value>.*))?", re.ASCII)
_AFTER_THE_STACKS = ("rules", "result", "winners")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,5}", re.ASCII)


class Turn(NamedTuple):
    """One turn of the record, and the line of the file where it stands (0: it was never read)."""

    seat: int
    moves: str
    line: int = 0


class Record(NamedTuple):
    game: str
    players: int
    start: int
    stacks: tuple[tuple[str, tuple[str, ...]], ...]
    rules: str
    turns: tuple[Turn, ...]
    result: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    path: str = "record"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        """The text of the record, in the one form that is ever written."""
        lines = [
            f"{FORMAT}: 1",
            f"game: {self.game}",
            f"players: {self.players}",
            f"start: {self.start}",
            *(" ".join((f"{name}:", *words)) for name, words in self.stacks),
        ]
        if self.rules:
            lines.append(f"rules: {self.rules}")
        lines.append("")
        lines += [f"{turn.seat}: {turn.moves}" for turn in self.turns]
        if self.result is not None:
            lines.append(f"result: {' '.join(map(str, self.result))}")
        if self.winners is not None:
            lines.append(" ".join(("winners:", *map(str, self.winners))))  # a team may have none
        return "\n".join(lines) + "\n"

    def to_rows(self) -> Rows:
        """One row for every turn."""
        return tidy(
            {"turn": n, "seat": turn.seat, "moves": turn.moves}
            for n, turn in enumerate(self.turns, start=1)
        )

    @classmethod
    def read(cls, text: str, path: str = "record") -> Record:
        """The record of a text; FileError with the line where it goes wrong."""
        return _Reader(text.removeprefix(MARK), path).record()

    def wrong(self, place: str | Turn, problem: str) -> NoReturn:
        """Raise a FileError about this record."""
        raise FileError(
            self.path, f"line {place.line}" if isinstance(place, Turn) else place, problem
        )


class _Reader:
    """Reads a record line by line; every line is `key: value`."""

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.at = 0
        self.lines: list[tuple[int, str, str]] = []
        for number, line in enumerate(text.split("\n"), start=1):
            content = line.removesuffix("\r").split("#", 1)[0].rstrip(" ")
            if content:
                match = _LINE.fullmatch(content)
                if match is None:
                    self.wrong(
                        number, "expected `key: value`, or a seat and its moves like `0: money/4`"
                    )
                self.lines.append((number, match["key"], match["value"] or ""))
        self.last = text.count("\n") + 1

    def wrong(self, line: int, problem: str) -> NoReturn:
        raise FileError(self.path, f"line {line}", problem)

    def next_key(self) -> str:
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    def take(self, key: str) -> tuple[int, str]:
        """The line that must come next."""
        if self.next_key() != key:
            line = self.lines[self.at][0] if self.at < len(self.lines) else self.last
            self.wrong(line, f"expected `{key}:` here")
        line, _, value = self.lines[self.at]
        self.at += 1
        return line, value

    def numbers(self, key: str, *, may_be_none: bool = False) -> tuple[int, ...]:
        line, value = self.take(key)
        words = [] if may_be_none and not value else value.split(" ")
        if not all(map(_NUMBER.fullmatch, words)):
            self.wrong(line, f"`{key}:` must give whole numbers with one space between them")
        return tuple(map(int, words))

    def number(self, key: str) -> int:
        line = self.lines[self.at][0] if self.at < len(self.lines) else self.last
        found = self.numbers(key)
        if len(found) != 1:
            self.wrong(line, f"`{key}:` must give one number")
        return found[0]

    def record(self) -> Record:
        first = self.lines[0][0] if self.lines else 1
        if self.number(FORMAT) != 1:
            self.wrong(first, "this is a record of a format that is not known here; known is 1")
        game = self.take("game")[1]
        players, start = self.number("players"), self.number("start")
        stacks = []
        while self.next_key()[:1].isalpha() and self.next_key() not in _AFTER_THE_STACKS:
            key = self.next_key()
            words = self.take(key)[1]
            stacks.append((key, tuple(words.split(" ")) if words else ()))
        rules = self.take("rules")[1] if self.next_key() == "rules" else ""
        turns = []
        while self.next_key().isdigit():
            line, key, value = self.lines[self.at]
            self.at += 1
            turns.append(Turn(int(key), value, line))
        result = self.numbers("result") if self.next_key() == "result" else None
        winners = None if result is None else self.numbers("winners", may_be_none=True)
        if self.at < len(self.lines):
            self.wrong(self.lines[self.at][0], "expected the end of the record here")
        return Record(
            game, players, start, tuple(stacks), rules, tuple(turns), result, winners, self.path
        )
