"""Several metrics look at the same things of one game, one after the other: those are looked up once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from glueckauf.lab.watched import Watched

P = ParamSpec("P")
R = TypeVar("R")


def once(look: Callable[Concatenate[Watched, P], R]) -> Callable[Concatenate[Watched, P], R]:
    """The same function, which remembers what it found in the last game it was asked about.

    A game is known again by its positions being the very same object, which is kept for that; comparing
    hundreds of positions would take longer than looking.
    """
    last: dict[object, tuple[object, R]] = {}  # by what else is asked, which is given by place

    @wraps(look)
    def looked(game: Watched, /, *asked: P.args, **named: P.kwargs) -> R:
        found = last.get(asked)
        if found is None or found[0] is not game.states:
            found = last[asked] = (game.states, look(game, *asked, **named))
        return found[1]

    return looked
