"""What the people at a table are called.

Names ride on the language in which a table is told: `called("en", ["Max", "Zoë"])` is English in which
seat 0 is Max and seat 1 is Zoë, and goes wherever a language goes. So no sentence, picture or scoresheet
needs a word about names, and what is kept of sentences is kept for these names alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

LONGEST = 20  # characters of a name
_MARK = "\t"  # before each name; no name holds one


def called(language: str, names: Sequence[str]) -> str:
    """A language in which the people have these names, by seat; without names, as they are usually called."""
    return _MARK.join((spoken(language), *names))


def spoken(language: str) -> str:
    """The language alone."""
    return language.partition(_MARK)[0]


def names_in(language: str) -> tuple[str, ...]:
    """The names that were given, by seat."""
    return tuple(language.split(_MARK)[1:])


def checked(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names of so many people, without spaces around them; ValueError says what is wrong with them."""
    if isinstance(names, str) or len(names) != players:
        raise ValueError(f"names must give each of the {players} players a name, not {names!r}")
    found = tuple(name.strip() if isinstance(name, str) else "" for name in names)
    for name, given in zip(found, names, strict=True):
        if not 0 < len(name) <= LONGEST or not name.isprintable() or set("{}") & set(name):
            raise ValueError(
                f"a name has 1 to {LONGEST} characters, all of them printable, and no braces;"
                f" {given!r} cannot be one"
            )
    if len({name.casefold() for name in found}) < players:
        raise ValueError(f"everybody needs a name of their own, not {', '.join(found)}")
    return found


def completed(names: Sequence[str], players: int, usual: Sequence[str]) -> tuple[str, ...]:
    """The names for so many people, those that lack one called as people usually are."""
    free = (name for name in usual if name not in names)
    return (*names[:players], *islice(free, max(0, players - len(names))))
