"""A turn in the making: what changes while a move is carried out, made into the next State once."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar

from glueckauf.core.protocol import State
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact
from glueckauf.core.values import make, put

S = TypeVar("S", bound=State)
P = TypeVar("P")


@cache
def _places(kind: Any) -> dict[str, int]:
    """Where each field of a State stands."""
    return {field: n for n, field in enumerate(kind._fields)}


class Changes(Generic[S, P]):
    """A state that is a NamedTuple, the mover's new values, and the other fields that change."""

    __slots__ = ("changes", "events", "player", "seat", "state")

    def __init__(self, state: S) -> None:
        assert state.to_move is not None, "only legal moves come here"
        self.state = state
        self.seat: int = state.to_move
        self.player: P = state.players[self.seat]
        self.changes: dict[str, Any] = {}
        self.events: list[Event] = []

    def tell(self, name: str, rules: tuple[str, ...], facts: dict[str, Fact]) -> None:
        """Note an event of the mover's."""
        facts["seat"] = self.seat
        self.events.append(make(Event, (self.state.game, name, rules, facts)))

    def now(self, field: str) -> Any:
        """A field of the state as it is by now."""
        return self.changes[field] if field in self.changes else getattr(self.state, field)

    def pause(self, pending: Any) -> S:
        """The mover has another decision to make."""
        self.changes["pending"] = pending
        return self.made()

    def made(self) -> S:
        """The state with all changes so far."""
        state: Any = self.state
        kind: Any = type(state)
        places = _places(kind)
        values: list[Any] = list(state)
        for field, value in self.changes.items():
            values[places[field]] = value
        values[places["players"]] = put(state.players, self.seat, self.player)
        values[-1] = tuple(self.events)
        made: S = make(kind, values)
        return made
