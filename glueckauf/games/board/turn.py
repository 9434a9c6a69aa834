"""A turn in the making: what changes while a move is carried out, and how turn and shift end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.making import make, put
from glueckauf.core.telling import Untold
from glueckauf.games.board import scoring
from glueckauf.games.board.notation import Send
from glueckauf.games.board.parts import NOBODY, Pending, Player, Stack
from glueckauf.games.board.ruleset import PLAYERS
from glueckauf.games.board.telling import (
    game_over,
    miners_returned,
    new_start,
    not_refilled,
    refilled,
    skipped,
)

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State


class Turn:
    """The fields of a state, which a move changes one by one; `made` puts them together again.

    `player` is the mover with all changes so far; in `players` everybody is as before the move.
    """

    __slots__ = (
        *("canteen", "crews", "events", "order_spaces", "order_stack", "pending", "pithead"),
        *("player", "players", "seat", "shift", "start", "state", "supply", "tile_stack"),
        *("to_move", "works", "workshops"),
    )

    def __init__(self, state: State) -> None:
        self.state = state
        (
            self.works,
            self.shift,
            self.start,
            seat,
            self.players,
            self.pending,
            self.crews,
            self.pithead,
            self.canteen,
            self.workshops,
            self.order_spaces,
            self.tile_stack,
            self.order_stack,
            self.supply,
            _,
        ) = state[:]  # a plain tuple is taken apart faster
        assert seat is not None, "only legal moves come here"
        self.seat: int = seat
        self.to_move: int | None = seat
        self.player = self.players[seat]
        self.events: list[Untold] = []

    def made(self) -> State:
        """The state with all changes so far."""
        seat, players = self.seat, self.players
        return make(
            type(self.state),
            (
                self.works,
                self.shift,
                self.start,
                self.to_move,
                players[:seat] + (self.player,) + players[seat + 1 :],
                self.pending,
                self.crews,
                self.pithead,
                self.canteen,
                self.workshops,
                self.order_spaces,
                self.tile_stack,
                self.order_stack,
                self.supply,
                tuple(self.events),
            ),
        )

    def pause(self, pending: Pending) -> State:
        """The mover has another decision to make."""
        self.pending = pending
        return self.made()

    def end(self) -> State:
        """The next player with miners, or the end of the shift (GA-3.1)."""
        self.pending = None
        players = self.players
        skipping: list[Untold] = []
        for n in range(self.seat + 1, self.seat + len(players)):
            seat = n % len(players)
            if players[seat].miners:
                self.to_move = seat
                self.events += skipping
                return self.made()
            skipping.append((skipped, seat))
        if self.player.miners:
            self.events += skipping
            return self.made()
        return self._end_shift()

    def refill(self, space: Send) -> None:
        """A card from the stack comes where one was taken (GA-4.4, GA-7.2)."""
        at = space.number - 1
        if space.kind == "workshop":
            tiles, known = self.tile_stack
            if tiles:
                row = self.workshops
                self.workshops = row[:at] + tiles[:1] + row[at + 1 :]
                self.tile_stack = make(Stack, (tiles[1:], known[1:]))
                self.events.append((refilled, "GA-4.4", space, tiles[0]))
            else:
                self.events.append((not_refilled, "GA-4.4", space))
        else:
            orders, known = self.order_stack
            if orders:
                shown = self.order_spaces
                self.order_spaces = shown[:at] + orders[:1] + shown[at + 1 :]
                self.order_stack = make(Stack, (orders[1:], known[1:]))
                self.events.append((refilled, "GA-7.2", space, orders[0]))
            else:
                self.events.append((not_refilled, "GA-7.2", space))

    def _end_shift(self) -> State:
        """GA-8, and after the last shift GA-9."""
        rules, events = self.works.rules, self.events
        players = put(self.players, self.seat, self.player)
        players, scored = scoring.shift_scored(self.shift, players, rules)
        events.append(scored)
        if self.shift == rules.shifts:
            players, closing = scoring.game_scored(players, rules)
            events += closing
            events.append((game_over, scoring.winners(players)))
            self.to_move = None
        else:
            standing = scoring.in_workshops(self)
            start = scoring.next_start(self.start, standing)
            miners = rules.miners[PLAYERS.index(len(players))]
            events.append((new_start, start, standing[start]))
            events.append((miners_returned, miners))
            players = tuple([make(Player, (miners,) + player[1:]) for player in players])
            self.shift += 1
            self.start = self.to_move = start
            self.crews = (NOBODY,) * len(self.crews)
            self.pithead = self.canteen = (0,) * len(players)
        self.players, self.player = players, players[self.seat]
        return self.made()


def added(counts: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return counts[:at] + (counts[at] + more,) + counts[at + 1 :]
