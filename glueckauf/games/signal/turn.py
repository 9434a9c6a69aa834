"""A turn in the making: what changes while a move is carried out, and how turn and game end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.making import make, put
from glueckauf.core.protocol import CHANCE
from glueckauf.core.telling import Untold
from glueckauf.games.signal import scoring
from glueckauf.games.signal import telling as tell
from glueckauf.games.signal.clock import tick
from glueckauf.games.signal.parts import (
    CARDS,
    COLOURS,
    GOODS,
    Hand,
    Left,
    Pending,
    Revealing,
    Train,
)

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State


class Turn:
    """The fields of a state, which a move changes one by one; `made` puts them together again."""

    __slots__ = (
        *("active", "clock", "closed", "deck", "discards", "events", "goods", "green", "held"),
        *("helpers", "layout", "pending", "pile", "places", "players", "start", "state"),
        *("stored", "through", "to_move", "tokens", "trains", "under", "unseen"),
    )

    def __init__(self, state: State) -> None:
        self.state = state
        (
            self.layout,
            self.start,
            self.active,
            self.to_move,
            self.players,
            self.trains,
            self.green,
            self.closed,
            self.goods,
            self.stored,
            self.clock,
            self.deck,
            self.unseen,
            self.under,
            self.pile,
            self.discards,
            self.places,
            self.tokens,
            self.helpers,
            self.through,
            self.held,
            self.pending,
            _,
        ) = state[:]  # a plain tuple is taken apart faster
        self.events: list[Untold] = []

    def made(self) -> State:
        """The state with all changes so far."""
        return make(
            type(self.state),
            (
                self.layout,
                self.start,
                self.active,
                self.to_move,
                self.players,
                self.trains,
                self.green,
                self.closed,
                self.goods,
                self.stored,
                self.clock,
                self.deck,
                self.unseen,
                self.under,
                self.pile,
                self.discards,
                self.places,
                self.tokens,
                self.helpers,
                self.through,
                self.held,
                self.pending,
                tuple(self.events),
            ),
        )

    def pause(self, pending: Pending) -> State:
        """The active player has another decision to make."""
        self.pending = pending
        self.to_move = self.active
        return self.made()

    def roll(self, pending: Pending) -> State:
        """Chance decides next."""
        self.pending = pending
        self.to_move = CHANCE
        return self.made()

    # --- Trains, goods, cards ---

    def depot(self) -> list[str]:
        """The colours of which a train is in the depot."""
        return depot(self)

    def put_train(self, train: Train) -> None:
        self.trains = tuple(sorted((*self.trains, train)))

    def take_train(self, space: str) -> None:
        self.trains = tuple([train for train in self.trains if train.space != space])

    def goods_back(self, goods: str) -> None:
        """The load of a train that leaves the board goes back to its city (SS-6.11, SS-6.12)."""
        at = GOODS.index(goods)
        self.goods = put(self.goods, at, self.goods[at] + 1)

    def deliver(self, port: str, goods: str) -> None:
        """SS-6.10."""
        row, at = self.layout.map.port_at[port], GOODS.index(goods)
        self.stored = put(self.stored, row, put(self.stored[row], at, self.stored[row][at] + 1))

    def discard(self, cards: str) -> None:
        """The active player plays these cards (SS-5.1)."""
        hand, pile = list(self.players[self.active]), list(self.discards)
        for card in cards:
            at = CARDS.index(card)
            hand[at] -= 1
            pile[at] += 1
        self.players = put(self.players, self.active, make(Hand, hand))
        self.discards = tuple(pile)

    def use(self, helper: str) -> None:
        """Each helper helps once in a game (SS-8)."""
        self.helpers = tuple([one for one in self.helpers if one != helper])

    # --- Time and the end ---

    def lose(self, tokens: int) -> bool:
        """Tokens leave the clock (SS-7); True if that has lost the game (SS-9.3)."""
        if not tokens:
            return False
        clock, deck, removed, lost = tick(tokens, self.clock, self.layout.rules.clock, self.deck)
        if self.under and not deck:
            self.under = ""  # the card laid under the deck was the last to go
        self.clock, self.deck = clock, deck
        self.events.append((tell.tokens_lost, tokens, clock))
        if removed:
            self.events.append((tell.refilled, removed, deck))
        if lost:
            self.events.append((tell.out_of_time, self.count(), self.layout.needed))
            self.pending = self.to_move = None
        return lost

    def count(self) -> int:
        return scoring.goods_that_count(self.layout, self.stored)

    def wins(self) -> bool:
        """SS-9.1: True if the last required goods is in its port; the game is over at once."""
        if self.count() < self.layout.needed:
            return False
        self.events.append((tell.won, self.layout.needed))
        self.pending = self.to_move = None
        return True

    def act(self) -> State:
        """Step 2: action cards (SS-4.1)."""
        return self.pause(None)

    def end(self) -> State:
        """The next player's turn, or the end: no departure card is left (SS-9.2)."""
        self.through = False
        self.held = ""
        if not self.deck:
            self.events.append((tell.ran_out, self.count(), self.layout.needed))
            self.pending = self.to_move = None
            return self.made()
        self.active = (self.active + 1) % len(self.players)
        self.events.append((tell.turn_begun, self.active, self.deck))
        return self.roll(Revealing())


def depot(board: Turn | State, barred: str = "") -> list[str]:
    """The colours of which a train is in the depot, less one that is barred (SS-3.4, SS-4.4)."""
    out = [train.colour for train in board.trains]
    most = board.layout.rules.trains
    return [colour for colour in COLOURS if colour != barred and out.count(colour) < most]


def can_keep(board: Turn | State, left: Left) -> bool:
    """May the crossing keeper put this card under the deck? (SS-8.4)"""
    return (
        left.fresh
        and "crossing_keeper" in board.helpers
        and board.deck > 0
        and left.card != "start"
    )
