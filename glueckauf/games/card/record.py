"""Records of this game: a table and its moves as a Record, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games.card.parts import STACKS
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import Rules

_NAMES = {name.replace("/", "-"): name for name in STACKS}  # in the header of a record


def record(start: State, moves: Iterable[str]) -> Record:
    """The record of a game that began with `start` (as `setup` made it) and went on with `moves`."""
    return games.record(start, moves)


def stacks(start: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The nine stacks of a state as `setup` made it, from the top."""
    return tuple(
        (name, tuple(map(str, stack.cards)))
        for name, stack in zip(_NAMES, start.stacks, strict=True)
    )


def opening(record: Record) -> State:
    """The table of a record before its first move."""
    if [name for name, _ in record.stacks] != list(_NAMES):
        lines = ", ".join(f"`{name}:`" for name in _NAMES)
        record.wrong("header", f"expected {lines} after `start:`, in this order")
    try:
        rules = Rules.read(record.rules)
        laid = {_NAMES[name]: _cards(record, rules, name, words) for name, words in record.stacks}
        return setup(record.players, start=record.start, rules=rules, stacks=laid)
    except FileError as error:
        if error.path == record.path:
            raise
        raise FileError(record.path, error.key, error.problem) from None


def _cards(record: Record, rules: Rules, name: str, words: tuple[str, ...]) -> list[Any]:
    kind = name.partition("-")[0]
    known = {str(card): card for card in rules.decks[kind]}
    for n, word in enumerate(words, start=1):
        if word not in known:
            problem = f"CG-1.1: {word!r} is none of the {kind} cards of the game"
            record.wrong(f"{name}, word {n}", problem)
    return [known[word] for word in words]
