"""A move in the making: what changes while it is carried out, and what is still to be done after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from glueckauf.core.making import make, put
from glueckauf.core.protocol import CHANCE
from glueckauf.core.telling import Untold
from glueckauf.games.woodcraft import telling as tell
from glueckauf.games.woodcraft.parts import CHANCES, EMPTY, Gain, Player, Step

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State


class Turn:
    """The fields of a state, which a move changes one by one; `made` puts them together again.

    `todo` is what is still to be done, the next thing last.
    """

    __slots__ = (
        *("board", "choices", "decks", "events", "gone", "last", "layout", "phase", "players"),
        *("pool", "round", "state", "todo", "turn"),
    )

    def __init__(self, state: State) -> None:
        self.state = state
        (
            self.layout,
            self.round,
            self.turn,
            self.last,  # the mover: whoever makes this move
            self.players,
            self.board,
            self.decks,
            self.pool,
            self.phase,
            self.gone,
            self.choices,
            todo,
            _,
            _,
        ) = state[:]  # a plain tuple is taken apart faster
        self.todo: list[Step] = list(todo)
        self.events: list[Untold] = []

    def made(self) -> State:
        """The state with all changes so far."""
        to_move: int | None = None
        if self.todo:
            due: Any = self.todo[-1]
            to_move = CHANCE if isinstance(due, CHANCES) else due.seat
        return make(
            type(self.state),
            (
                self.layout,
                self.round,
                self.turn,
                to_move,
                self.players,
                self.board,
                self.decks,
                self.pool,
                self.phase,
                self.gone,
                self.choices,
                tuple(self.todo),
                self.last,
                tuple(self.events),
            ),
        )

    def note(self, *event: Any) -> None:
        """What there is to tell: a function of `telling` and what it needs."""
        self.events.append(event)

    def gains(self, seat: int, gains: tuple[tuple[str, int], ...]) -> None:
        """These gains come next, in this order."""
        self.todo += [Gain(seat, what, count) for what, count in reversed(gains)]

    # --- A player's things ---

    def change(self, seat: int, **changes: Any) -> None:
        self.players = put(self.players, seat, self.players[seat]._replace(**changes))

    def swap_dice(self, seat: int, gone: tuple[int, ...], new: tuple[int, ...]) -> None:
        """Dice go back to the supply and others come from it."""
        dice = list(self.players[seat].dice)
        for die in gone:
            dice[die] -= 1
        for die in new:
            dice[die] += 1
        self.change(seat, dice=tuple(dice))

    def cross_out(self, seat: int, row: int, count: int = 1) -> None:
        """Owned icons of a row are used up."""
        used = self.players[seat].used
        self.change(seat, used=put(used, row, used[row] + count))

    def strike(self, seat: int, helper: str) -> None:
        """The circle of this round above a helper (WC-7.2)."""
        struck = self.players[seat].struck
        self.change(seat, struck=tuple(sorted((*struck, (helper, self.round)))))

    # --- Orders ---

    def refill(self, place: int) -> None:
        """A card for an empty place of the pool, from the deck of this phase (WC-5.1)."""
        deck = self.decks[self.phase]
        if deck:
            self.pool = put(self.pool, place, deck[0])
            self.decks = put(self.decks, self.phase, deck[1:])
            self.note(tell.refilled, deck[0])
        elif self.phase == 0:  # the orders of phase I have run out (WC-A17)
            self.second_phase(early=True)
        else:
            self.note(tell.no_refill)

    def second_phase(self, *, early: bool) -> None:
        """Orders of phase II replace the pool, and those of phase I leave the game (WC-9.2, WC-A31)."""
        self.phase = 1
        self.gone += tuple(filter(None, self.pool))
        deck = self.decks[1]
        number = len(self.pool)
        self.pool = (*deck[:number], *(EMPTY,) * (number - len(deck[:number])))
        self.decks = put(self.decks, 1, deck[number:])
        self.note(tell.phase_two, early)


def is_struck(player: Player, helper: str, number: int) -> bool:
    """Has this helper acted in this round?"""
    return (helper, number) in player.struck
