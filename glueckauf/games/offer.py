"""What a board offers: every legal move with the ways to make it, and why the rest cannot be chosen.

One pass over the rules for every frame: the legal moves are asked for once, and of every other key that
could mean a move the reason is asked for once.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from glueckauf.core.telling import Violation
from glueckauf.games.contract import Path, Room, TableRoom


class Choice(NamedTuple):
    """A legal move, the paths of keys that make it, and what it does in a few words."""

    move: str
    paths: tuple[Path, ...]
    say: str


class Offer(NamedTuple):
    """Choices in the order of `legal_moves`, the words of their buttons, and why other keys are shut."""

    choices: tuple[Choice, ...] = ()
    labels: Mapping[str, str] = MappingProxyType({})
    why: Mapping[str, Violation] = MappingProxyType({})
    last_words: tuple[str, ...] = ()  # buttons that must be pressed though nothing else is left
    clashes: Mapping[Path, Mapping[str, Violation]] = MappingProxyType(
        {}
    )  # picked, next key: why not

    def meant(self, key: str) -> Choice | None:
        """The choice that this key begins or belongs to."""
        found = [choice for choice in self.choices if any(key in path for path in choice.paths)]
        alone = (choice for choice in found if (key,) in choice.paths)
        return next(alone, found[0] if found else None)


def offer(view: Any, room: Room, shown: str = "", language: str = "en") -> Offer:
    """What the player to move can choose in a picture of this kind (the first of VIEWS if left out).

    What cannot be pointed at there is not offered, but for what has a button.
    """
    if view.is_over:
        return Offer()
    table = room.table
    moves = view.legal_moves()
    legal = frozenset(moves)
    shown = shown or table.VIEWS[0]
    choices = []
    for move in moves:
        paths = table.paths(view, move, legal)
        seen = tuple(path for path in paths if all(_is_seen(table, shown, key) for key in path))
        if seen or not paths:  # what has no path at all can be typed
            choices.append(Choice(move, seen, table.label(view, move, language)))
    used = dict.fromkeys(key for choice in choices for path in choice.paths for key in path)
    labels = {key: table.button(key, language) for key in used if table.is_button(key)}
    why: dict[str, Violation] = {}
    for key in table.candidates(view, shown):
        move = None if key in used or key in why else table.natural(view, key)
        violation = None if move is None else view.why_not(move)
        if violation is not None:
            why[key] = violation
    last_words = tuple(filter(table.is_last_word, labels))
    return Offer(tuple(choices), labels, why, last_words, _clashes(view, table, shown))


def _clashes(view: Any, table: TableRoom, shown: str) -> dict[Path, dict[str, Violation]]:
    """Why things that are pointed at one after the other do not go together."""
    found: dict[Path, dict[str, Violation]] = {}
    for picked, key, move in table.joined(view):
        if all(_is_seen(table, shown, one) for one in (*picked, key)):
            violation = view.why_not(move)
            if violation is not None:
                found.setdefault(picked, {})[key] = violation
    return found


def _is_seen(table: TableRoom, shown: str, key: str) -> bool:
    return table.shows(shown, key) or table.is_button(key)


def ways(view: Any, room: Room, move: str) -> tuple[Path, ...]:
    """The paths of keys that make a move; none if it is not legal."""
    legal = frozenset(view.legal_moves())
    return room.table.paths(view, move, legal) if move in legal else ()
