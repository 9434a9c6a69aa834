"""Who plays in an experiment: bots of the house by their names, and bots of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from glueckauf import bots

Maker = Callable[[str], bots.Bot]  # a bot from its seed
Bots = Sequence[str] | Mapping[str, Maker]


def named_bot(name: str, game: str, rules: Any, seed: str) -> bots.Bot:
    """What makes a bot that has its name from the house; `partial` gives it all but the seed."""
    return bots.bot(name, seed, game=game, rules=rules)


def named(names: Iterable[str], game: str, rules: Any) -> dict[str, Maker]:
    """What makes the bots of these names; one that nobody has is refused before the first game."""
    found: dict[str, Maker] = {name: partial(named_bot, name, game, rules) for name in names}
    for make in found.values():
        make("")
    return found


def is_named(make: Maker) -> bool:
    return isinstance(make, partial) and make.func is named_bot
