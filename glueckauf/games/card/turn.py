"""A turn in the making: what changes while a move is carried out, and how turn and shift end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from glueckauf.core.making import make, put
from glueckauf.core.telling import Untold
from glueckauf.core.texts import Fact
from glueckauf.games.card import scoring
from glueckauf.games.card import telling as tell
from glueckauf.games.card.choices import can_go_on, has_action
from glueckauf.games.card.parts import NOBODY, PARTNERS, STACKS, Pending, Stack
from glueckauf.games.card.telling import told

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State


class Turn:
    """The fields of a state, which a move changes one by one; `made` puts them together again.

    `player` is the mover with all changes so far; in `players` everybody is as before the move.
    """

    __slots__ = (
        *("boxed", "events", "layout", "pending", "placed", "played", "player", "players"),
        *("seat", "shift", "stacks", "start", "state", "to_move", "tokens", "zones"),
    )

    def __init__(self, state: State) -> None:
        self.state = state
        (
            self.layout,
            self.shift,
            self.start,
            seat,
            self.players,
            self.pending,
            self.placed,
            self.played,
            self.zones,
            self.stacks,
            self.tokens,
            self.boxed,
            _,
        ) = state[:]  # a plain tuple is taken apart faster
        assert seat is not None, "only legal moves come here"
        self.to_move = self.seat = seat
        self.player = self.players[seat]
        self.events: list[Untold] = []

    def made(self) -> State:
        """The state with all changes so far."""
        seat, players = self.seat, self.players
        return make(
            type(self.state),
            (
                self.layout,
                self.shift,
                self.start,
                self.to_move,
                players[:seat] + (self.player,) + players[seat + 1 :],
                self.pending,
                self.placed,
                self.played,
                self.zones,
                self.stacks,
                self.tokens,
                self.boxed,
                tuple(self.events),
            ),
        )

    def pause(self, pending: Pending) -> State:
        """The mover has another decision to make."""
        self.pending = pending
        return self.made()

    def go_on(self) -> State:
        """The action is done: more innovations, the placement, or the end of the turn (CG-2.2).

        Before the placement nothing may be possible any more: then the turn is a pass (CG-A21).
        """
        self.pending = None
        if not self.placed or has_action(self.player):
            state = self.made()
            if can_go_on(state):
                return state
        if not self.placed:
            self.player = self.player._replace(passed=True)
            self.events.append((tell.passed_by_itself, self.seat))
        return self.end()

    def end(self) -> State:
        """The next player clockwise who has not passed, or the end of the shift (CG-2.1)."""
        self.pending = None
        self.placed = self.played = False
        players = self.players
        for n in range(self.seat + 1, self.seat + len(players)):
            seat = n % len(players)
            if not players[seat].passed:
                self.to_move = seat
                state = self.made()
                return state if can_go_on(state) else next_turn(state, self.seat)
        return next_turn(self.made(), self.seat)

    # --- Stacks ---

    def take_top(self, at: int) -> Any:
        """Take the top card of a stack; the next one is uncovered."""
        cards, known = self.stacks[at]
        self.lay(at, make(Stack, (cards[1:], known[1:])))
        return cards[0]

    def lay(self, at: int, stack: Stack) -> None:
        """The stack at this place is now this one; if it has run out, its partner is cut (CG-4.4).

        The place that has cards keeps the upper half, the larger one if they differ (CG-A8).
        """
        stacks = self.stacks[:at] + (stack,) + self.stacks[at + 1 :]
        if not stack.cards:
            self.events.append((tell.ran_out, self.seat, STACKS[at]))
            other = PARTNERS.get(at, at)
            cards, known = stacks[other]
            kept = (len(cards) + 1) // 2
            if len(cards) > kept:
                stacks = put(stacks, other, make(Stack, (cards[:kept], known[:kept])))
                stacks = put(stacks, at, make(Stack, (cards[kept:], known[kept:])))
                self.events.append((tell.split, self.seat, STACKS[at], len(cards) - kept))
        self.stacks = stacks


def next_turn(state: State, seat: int) -> State:
    """The state where the next player after this seat is to move, with all that happens before.

    A player who can neither place nor play an innovation passes by himself (CG-A16).
    """
    events: list[Untold] = list(state[-1])
    while True:
        players = state.players
        after = [(seat + n) % len(players) for n in range(1, len(players) + 1)]
        waiting = [other for other in after if not players[other].passed]
        if waiting:
            seat = waiting[0]
            state = state._replace(to_move=seat)
        else:
            state = _end_shift(state, events)
            if state.to_move is None:
                break
            seat = state.to_move
        if can_go_on(state):
            break
        passed = state.players[seat]._replace(passed=True)
        state = state._replace(players=put(state.players, seat, passed))
        events.append((tell.passed_by_itself, seat))
    return state._replace(events=tuple(events))


def _end_shift(state: State, events: list[Untold]) -> State:
    """The token is awarded (CG-5.2); then the next shift begins (CG-5.3) or the game ends."""
    layout = state.layout
    events.append(told("shift-ended", ("CG-5.1",), {"shift": state.shift}))
    owner = state.zones[layout.token_zone].owner
    seat = state.start if owner == NOBODY else owner
    token, *tokens = state.tokens
    winner = state.players[seat]
    players = put(state.players, seat, winner._replace(tokens=(*winner.tokens, token)))
    facts: dict[str, Fact] = {"seat": seat, "token": token, "placed": int(owner != NOBODY)}
    events.append(told("token-won", ("CG-5.2",), facts))
    if not tokens:
        events += scoring.closing_events(players, layout.rules)
        return state._replace(to_move=None, players=players, tokens=())
    used = [name for zone in state.zones for paid in zone.cards for name, _ in paid.innovations]
    facts = {"seat": seat, "shift": state.shift + 1, "innovations": len(used)}
    events.append(told("shift-begun", ("CG-5.3", "CG-2.1"), facts))
    return state._replace(
        shift=state.shift + 1,
        start=seat,
        to_move=seat,
        players=tuple(p._replace(workers=layout.workers, passed=False) for p in players),
        zones=layout.empty_zones,
        tokens=tuple(tokens),
        boxed=tuple(sorted((*state.boxed, *used))),
    )
