"""The table in the picture: what is shown, what can be pointed at, and the words for it.

The part of the contract that boards ask for (`games.contract.TableRoom`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from glueckauf.core.draw.labels import capital
from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, tell
from glueckauf.games import shifts
from glueckauf.games.board import draw, targets, views
from glueckauf.games.board import recap as recaps
from glueckauf.games.board.draw.labels import order_name
from glueckauf.games.board.draw.pile import pile_part
from glueckauf.games.board.notation import Keep, PutBack, read
from glueckauf.games.board.parts import (
    FACE_DOWN_ORDER,
    TRANSPORTS,
    Drafting,
    Look,
    Mining,
    Return,
    Shortage,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.telling import GAME
from glueckauf.games.contract import Foresight, Path, Pile, Way
from glueckauf.games.sheet import Sheet

VIEWS = views.NAMES
TURNED_UP = ("refilled", "orders-laid")  # events that turn a card of a stack face up
KEPT = ("kept-tile", "kept-order")
HEADLINES = ("shift-scored", "new-start", "game-over")
ON_SHEET = (
    *("first-place", "second-place", "miners-returned"),
    *("marks-exchanged", "coal-exchanged", "orders-left", "balance"),
)
_ASKED = {
    type(None): "send",
    Drafting: "draft",
    Look: "keep",
    Return: "back",
    Shortage: "coal",
}

natural = targets.natural
label = targets.move_label
button = targets.button_label
is_button = targets.is_button
is_view = views.is_view
shows = views.shows
icons = draw.icons
style = draw.style
chapter = shifts.chapter
recap = recaps.recap


def parts(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> Sequence[Part]:
    return draw.parts(view, language, None, you, view=shown, seat=seat)


def picture(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> str:
    return draw.picture(view, language, shown, seat, you=you)


def paths(state: State, move: str, legal: frozenset[str]) -> tuple[Path, ...]:
    return targets.paths(state, read(move), legal)


def candidates(state: State, shown: str) -> Iterable[str]:
    """The keys of the decision that is due, the work spaces, and what the mover has: those in sight.

    On the whole table, where much is there to be read, a pit speaks only while it is mined.
    """
    keys = (*targets.candidates(state), *state.works.index)
    if shown != "table" and state.to_move is not None:
        keys += tuple(targets.pit_keys(state))
    return [key for key in dict.fromkeys(keys) if views.shows(shown, key)]


def prompt(state: State, language: str) -> str:
    pending = state.pending
    if isinstance(pending, Mining) and not pending.half:
        return tell(GAME, "prompt-mining", {"steps": pending.steps_left}, language)
    asked = "half" if isinstance(pending, Mining) else _ASKED[type(pending)]
    return tell(GAME, f"prompt-{asked}", {}, language)


def joined(state: State) -> Iterable[tuple[Path, str, str]]:
    """Each key alone says why not."""
    return ()


def follows(state: State) -> str | None:
    """Nothing: a miner is placed by one click, and every step of mining is the player's own."""
    return None


def public(state: State, move: str) -> str:
    """Which of the cards looked at, and their order, is hidden from the others."""
    found = read(move)
    if isinstance(found, PutBack):
        return "top" if found.on_top else "bottom"
    return "keep" if isinstance(found, Keep) and found.place else move


def reveals(event: Event, mover: int | None, people: Sequence[int]) -> bool:
    return (
        event.name in TURNED_UP
        or (event.name == "looked" and mover in people)
        or (event.name in KEPT and any(other != mover for other in people))
    )


def has_secrets(view: State) -> bool:
    """Cards looked at (GA-10.1); delivered orders lie face down, but were open before."""
    pending = view.pending.then if isinstance(view.pending, Shortage) else view.pending
    return isinstance(pending, Look | Return)


def headlines() -> Iterable[str]:
    return HEADLINES


def on_sheet() -> Iterable[str]:
    return ON_SHEET


def sight(states: Sequence[State]) -> tuple[str, int]:
    return shifts.sight(states, Mining, "pit")


def is_last_word(key: str) -> bool:
    return False


def foresight(view: State) -> Mapping[str, Foresight]:
    """Nothing is left to chance: the words of a move tell all."""
    return {}


def ways(before: State, move: str) -> Sequence[Way]:
    """Everything goes straight."""
    return ()


def piles(view: State) -> Iterable[str]:
    """The delivered orders of everybody who has some."""
    return [f"{seat}:pile" for seat, player in enumerate(view.players) if player.delivered]


def pile(view: State, key: str, language: str, you: int | None = None) -> Pile:
    """Delivered orders, by transport; those of others may lie face down (GA-10.1)."""
    seat = int(key.partition(":")[0])
    facts: dict[str, Fact] = {"seat": seat, "you": int(seat == you)}
    title = tell(GAME, "pile-title", facts, language)
    cards = view.players[seat].delivered
    if FACE_DOWN_ORDER in cards:
        facts["cards"] = len(cards)
        return Pile(title, (), "", tell(GAME, "pile-hidden", facts, language))
    sorted_cards = sorted(cards, key=lambda card: (TRANSPORTS.index(card.transport), card.squares))
    names = tuple(capital(order_name(language, card)) for card in sorted_cards)
    return Pile(title, names, part_svg(pile_part(language, sorted_cards, title)))


def scoresheet(state: State, language: str, you: int | None = None) -> Sheet | None:
    """What everybody has in each category of the clock, and the points it gives."""
    return state.scoresheet(language, you)
