"""Metrics that only a game's own room can take: its `measures` (games/measuring.py)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from glueckauf import games
from glueckauf.games.measuring import MeasureRoom, Reading
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.metrics.once import once
from glueckauf.lab.watched import Watched


def measures_of(game: str) -> MeasureRoom | None:
    """What a game's room measures; None if it measures nothing."""
    found: Any = getattr(games.room(game), "measures", None)
    return found  # type: ignore[no-any-return]  # a room may have none


def why_not(name: str, game: str) -> str | None:
    """Why this game cannot be measured so, in one sentence; None if it can."""
    own = measures_of(game)
    known = sorted(own.MEASURES) if own is not None else []
    if name in known:
        return None
    told = f"; of its own it has {', '.join(known)}" if known else ""
    return f"the {game} game has nothing that {name} could measure{told}"


@once
def reading(game: Watched, name: str) -> Reading:
    own = measures_of(game.game)
    if own is None or name not in own.MEASURES:
        raise ValueError(why_not(name, game.game))
    return own.MEASURES[name](game)


def value(name: str, game: Watched) -> float:
    return reading(game, name).value


def parts(name: str, game: Watched) -> Mapping[str, float]:
    return reading(game, name).parts


def _of_room(name: str, reference: str = "ours", is_costly: bool = False) -> Metric:
    """Functions of modules with their first argument given: they can be sent to other processes."""
    return Metric(name, partial(value, name), reference, is_costly, partial(parts, name))


_SIMPSON = (
    "the reciprocal of E. H. Simpson (1949): Measurement of Diversity. Nature 163, 688;"
    " M. O. Hill (1973): Diversity and Evenness. Ecology 54, 427–432"
)

OF_ROOMS: Mapping[str, Metric] = {
    one.name: one
    for one in (
        _of_room("displacements"),
        _of_room("space_use", _SIMPSON),
        _of_room("space_use_by_shift", _SIMPSON),
        _of_room("space_price"),
        _of_room("order_use"),
        _of_room("idle_marks"),
        _of_room("idle_workers"),
        _of_room("wasted_steps", is_costly=True),
        _of_room("action_use", _SIMPSON),
        _of_room("won"),
        _of_room("lost_time"),
        _of_room("idle_cards"),
        _of_room("lost_gains"),
        _of_room("idle_materials"),
        _of_room("sources"),
    )
}
