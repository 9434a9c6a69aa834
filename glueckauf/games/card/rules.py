"""Glück Auf, the card game, as a value: State, its set-up, and its doors.

A turn is a chain of small decisions; `pending` tells which one is due.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from glueckauf.core.telling import Event
from glueckauf.games.card.parts import Pending, Player, Stack, Zone
from glueckauf.games.card.ruleset import Layout, Rules
from glueckauf.games.card.telling import GAME


class _Position(NamedTuple):
    """The fields of a State. Stacks have the order of STACKS, zones that of `layout.index`.

    `placed` and `played` tell what the mover has done in this turn: placed workers, played an
    action innovation. `tokens` are the shift tokens left, the top one first; `boxed` are the
    innovations that have left the game.
    """

    layout: Layout
    shift: int
    start: int
    to_move: int | None
    players: tuple[Player, ...]
    pending: Pending
    placed: bool
    played: bool
    zones: tuple[Zone, ...]
    stacks: tuple[Stack, ...]
    tokens: tuple[int, ...]
    boxed: tuple[str, ...]
    events: tuple[Event, ...] = ()


class State(_Position):
    """A position of the game: frozen, hashable, equal by content."""

    __slots__ = ()
    game: ClassVar[str] = GAME

    @property
    def rules(self) -> Rules:
        return self.layout.rules

    @property
    def at_turn_start(self) -> bool:
        return self.pending is None and not self.placed and not self.played
