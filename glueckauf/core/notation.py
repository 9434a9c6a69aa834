"""Text ↔ moves, as far as it is the same in every game: a move is its text, reading is strict.

A game writes a reader for one token: it goes through the token with a `Scan`, which knows how far
it has come and so in which column something else was expected.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar, cast

from glueckauf.core.errors import NotationError

_DIGITS = tuple("0123456789")  # a tuple, since "" is in every string


class Move(str):
    """A move that has been read: it *is* its text, and knows its parts."""

    __slots__ = ()


M = TypeVar("M", bound=Move)


class Scan:
    """A token and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def expected(self, what: str) -> NotationError:
        return NotationError(self.text, self.at + 1, what)

    def take(self, word: str) -> bool:
        """Read this word if it stands here."""
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def needs(self, word: str) -> None:
        """Read this word, which must stand here."""
        if not self.take(word):
            raise self.expected(word)

    def one_of(self, letters: str, what: str) -> str:
        letter = self.text[self.at : self.at + 1]
        if not letter or letter not in letters:
            raise self.expected(what)
        self.at += 1
        return letter

    def word(self, words: tuple[str, ...], what: str) -> str:
        """One of these words; of two that begin alike, the longer one must come first."""
        for word in words:
            if self.take(word):
                return word
        raise self.expected(what)

    def number(self) -> int:
        end = self.at
        while self.text[end : end + 1] in _DIGITS:
            end += 1
        digits = self.text[self.at : end]
        if not digits or digits[0] == "0" or len(digits) > 3:
            raise self.expected("a number from 1 to 999")
        self.at = end
        return int(digits)

    def finish(self) -> None:
        if self.at < len(self.text):
            raise self.expected("the end of the move")


def one_token(parse: Callable[[Scan], M]) -> Callable[[str], M]:
    """A reader of tokens from one that goes through a token: it is strict, and remembers.

    What has been read already comes back as it is.
    """

    @lru_cache(maxsize=8192)
    def parsed(token: str) -> M:
        scan = Scan(token)
        move = parse(scan)
        scan.finish()
        return move

    def read(token: str) -> M:
        if type(token) is not str:
            return cast("M", token) if isinstance(token, Move) else parsed(str(token))
        return parsed(token)

    read.__doc__ = parse.__doc__
    return read


def read_line(line: str, read: Callable[[str], M]) -> list[M]:
    """The moves of a line: tokens with exactly one space between them, each read by `read`."""
    moves: list[M] = []
    column = 0
    for token in line.split(" "):
        try:
            moves.append(read(token))
        except NotationError as error:
            raise NotationError(line, column + error.column, error.expected) from None
        column += len(token) + 1
    return moves
