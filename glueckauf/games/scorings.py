"""Where a game is scored, and what a log can leave to the scoresheet."""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf.core.protocol import State
from glueckauf.core.telling import Event
from glueckauf.games import room


def is_scored(state: State) -> bool:
    """Has the last move led to a scoring, of a chapter or of the whole game?"""
    if state.is_over:
        return True
    heads = room(state.game).table.headlines()
    return any("scores" in event.facts and event.name in heads for event in state.events)


def in_log(events: Iterable[Event]) -> list[Event]:
    """What a log tells of a move: all but what stands on the scoresheet."""
    told = list(events)
    left_out = set(room(told[0].game).table.on_sheet()) if told else set()
    return [event for event in told if event.name not in left_out]
