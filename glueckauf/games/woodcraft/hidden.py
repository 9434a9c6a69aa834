"""Who may know what: the view of one player, and guesses that fit it.

Decks lie face down; of deck I a player knows the cards that he put under it (WC-1.3). What is dealt at
set-up is for its owner until all have kept an order, and a secret choice until all have chosen (WC-4.1).
Completed orders lie face down, their number is public (WC-A21), until the game is over. A card that lies
face down shows its phase.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from glueckauf.core.hidden import check_seat, not_in_sight
from glueckauf.core.making import put
from glueckauf.games.woodcraft.parts import (
    BACKS,
    HIDDEN,
    NO_DIE,
    ORDER,
    PHASES,
    Choose,
    Keep,
    Player,
    phase_of,
)

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State

Cards = tuple[str, ...]


def seen_by(state: State, seat: int) -> State:
    """The state as this player sees it: what is hidden lies face down."""
    check_seat(state, seat)
    due: Any = state.todo[-1] if state.todo else None
    is_setup = isinstance(due, Keep)
    players = state.players
    if not state.is_over:
        players = tuple(
            [
                player if owner == seat else _from_across(player, is_setup)
                for owner, player in enumerate(players)
            ]
        )
    return state._replace(
        players=players,
        decks=(_first_deck(state, seat), _face_down(state.decks[1])),
        choices=_choices(state, seat) if isinstance(due, Choose) else state.choices,
    )


def _from_across(player: Player, is_setup: bool) -> Player:
    held = _face_down(player.held) if is_setup else player.held
    return player._replace(held=held, done=_face_down(player.done))


def _face_down(cards: Cards) -> Cards:
    return tuple([PHASES[phase_of(card)] for card in cards])


def _first_deck(state: State, seat: int) -> Cards:
    """Face down, but for the cards that this player put under it: the last ones, in the order of seats."""
    deck = state.decks[0]
    due: Any = state.todo[-1] if state.todo else None
    kept = due.seat if isinstance(due, Keep) else len(state.players)  # who have done so
    each = state.rules.dealt - 1
    own = range(len(deck) - each * (kept - seat), len(deck) - each * (kept - seat - 1))
    known = own if seat < kept else range(0)
    return tuple([card if at in known else PHASES[phase_of(card)] for at, card in enumerate(deck)])


def _choices(state: State, seat: int) -> tuple[int | None, ...]:
    return tuple(
        [
            choice if owner == seat or choice is None else HIDDEN
            for owner, choice in enumerate(state.choices)
        ]
    )


def guess(state: State, seat: int, rng: Random) -> State:
    """A full state this player cannot tell from the true one, dealt at random."""
    view = seen_by(state, seat)
    layout = view.layout
    hidden = [not_in_sight(deck, _in_sight(view), rng) for deck in layout.decks]

    def dealt(cards: Cards) -> Cards:
        return tuple([_dealt(card, hidden) for card in cards])

    choices = view.choices
    for owner, choice in enumerate(choices):
        if choice == HIDDEN:
            columns = [at for at, die in enumerate(view.board, start=1) if die != NO_DIE]
            choices = put(choices, owner, rng.choice([*columns, *[ORDER] * any(view.pool)]))
    return view._replace(
        players=tuple(
            [
                player._replace(held=dealt(player.held), done=dealt(player.done))
                for player in view.players
            ]
        ),
        decks=tuple(map(dealt, view.decks)),
        choices=choices,
    )


def _dealt(card: str, hidden: list[list[str]]) -> str:
    """The card, or the next hidden one of its phase if it lies face down; a made-up view may lack one."""
    unseen = hidden[phase_of(card)]
    return unseen.pop() if card in BACKS and unseen else card


def _in_sight(view: State) -> Iterator[str]:
    for player in view.players:
        yield from player.held
        yield from player.done
    yield from view.decks[0]
    yield from view.pool
    yield from view.gone
