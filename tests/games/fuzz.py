"""Texts with accidents, for every game: a reader tells the column, or reads what writes back."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Sequence

import pytest

import glueckauf as ga
from glueckauf.core.protocol import State

_ALPHABET = string.ascii_letters + string.digits + " >+-.:/#\n\t\r\0é…٣"


def mutated(text: str, rng: random.Random) -> str:
    """A text with a few small accidents."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        accident = rng.randrange(4)
        if accident == 0:
            letters.insert(at, rng.choice(_ALPHABET))
        elif accident == 1 and letters:
            del letters[at % len(letters)]
        elif accident == 2 and letters:
            letters[at % len(letters)] = rng.choice(_ALPHABET)
        else:
            other = rng.randrange(len(letters) + 1)
            low, high = sorted((at, other))
            letters[at:at] = letters[low : min(high, low + 20)]
    return "".join(letters)


def no_move(state: State, read: Callable[[str], str], token: str, column: int, what: str) -> None:
    """The token is no move: the reader tells the column and what it expected, and all doors ask it."""
    with pytest.raises(ga.NotationError) as caught:
        read(token)
    assert (caught.value.column, what in caught.value.expected) == (column, True)
    with pytest.raises(ga.NotationError):
        state.why_not(token)
    with pytest.raises(ga.NotationError, match=f"column {column}: expected "):
        state.after(token)


def no_line(read_line: Callable[[str], object], text: str, column: int) -> None:
    """The text is no line of moves, and the column of the whole text is told."""
    with pytest.raises(ga.NotationError) as caught:
        read_line(text)
    assert caught.value.column == column
    assert caught.value.text == text


def mutated_lines(
    read_line: Callable[[str], Sequence[str]], tokens: Sequence[str], seed: int, number: int
) -> int:
    """Each is an error with a column, or moves that write back to the same text; how many are."""
    rng = random.Random(seed)
    lines = [" ".join(tokens[n : n + 5]) for n in range(0, len(tokens), 5)]
    good = bad = 0
    for _ in range(number):
        text = mutated(rng.choice(lines), rng)
        try:
            moves = read_line(text)
        except ga.NotationError as error:
            bad += 1 <= error.column <= len(text) + 1
        else:
            assert " ".join(moves) == text
            good += 1
    assert good + bad == number
    return good


def mutated_records(texts: Sequence[str], seed: int, number: int) -> int:
    """Each is one FileError, or a record that replays and writes itself again; how many do."""
    rng = random.Random(seed)
    good = bad = 0
    for _ in range(number):
        text = mutated(rng.choice(texts), rng)
        try:
            record = ga.Record.read(text)
            state = ga.replay(record)
        except ga.FileError as error:
            bad += "\n" not in str(error)
        else:
            assert ga.replay(str(record)) == state
            assert ga.Record.read(str(record)) == record
            good += 1
    assert good + bad == number
    return good
