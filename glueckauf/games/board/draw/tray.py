"""The tray: cards to choose from, and the choice of coal in a shortage."""

from __future__ import annotations

from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, text
from glueckauf.games.board.draw.cards import shown
from glueckauf.games.board.draw.labels import name, phrase
from glueckauf.games.board.draw.pieces import lying_coal
from glueckauf.games.board.parts import (
    COLOURS,
    Drafting,
    Look,
    Mining,
    Order,
    Return,
    Shortage,
    Tile,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Works

MARGIN = 7
COLUMNS = 4
GAP = 4


def tray_part(state: State, language: str, heading: str = "") -> Part | None:
    """What the player to move has to choose from; None where no cards are to be chosen.

    The heading tells what to do, unless another one is given.
    """
    pending = state.pending
    if pending is None or isinstance(pending, Mining):
        return None
    pieces = [text(MARGIN + 2, 18, heading or _heading(language, pending), "h")]
    top = 28
    if isinstance(pending, Shortage):
        pieces += _choice(state, language, top)
        top += 48
        if pending.then:
            cards, top = _cards(language, state.works, pending.then, top)
            pieces += cards
    else:
        cards, top = _cards(language, state.works, pending, top)
        pieces += cards
    height = top + 4
    ground = box(0, 0, WIDTH, height, "ground", 8)
    return Part("tray", WIDTH, height, name(language, "tray"), ground + "".join(pieces))


def _heading(language: str, pending: Drafting | Look | Return | Shortage) -> str:
    if isinstance(pending, Shortage):
        return phrase(language, "shortage", carts=pending.carts)
    key = {Drafting: "draft", Look: "look", Return: "return"}[type(pending)]
    return phrase(language, key)


def _cards(
    language: str, works: Works, pending: Drafting | Look | Return, top: int
) -> tuple[list[str], int]:
    """The cards in rows of four; a place whose card is taken or kept stays empty."""
    kind = "draft" if isinstance(pending, Drafting) else "card"
    row: tuple[Tile | Order | None, ...]
    row = pending.row if isinstance(pending, Drafting) else pending.cards
    gone = (
        {place for place in range(1, len(row) + 1) if place not in pending.places}
        if isinstance(pending, Return)
        else set[int]()
    )
    pieces = []
    height = 64 if any(isinstance(card, Tile) for card in row) else 58
    for place, card in enumerate(row, start=1):
        x = MARGIN + (place - 1) % COLUMNS * (84 + GAP)
        y = top + (place - 1) // COLUMNS * height
        if card is None or place in gone:
            empty = box(0, 0, 84, height - GAP, "face ga-gap") + text(10, 17, str(place), "s m")
            label = f"{name(language, 'place', place=place)}: {phrase(language, 'taken')}"
            # A place of the draft row keeps its key, so that one can ask why it cannot be taken.
            pieces.append(
                keyed(f"draft/{place}", label, empty, x, y) if card is None else at(x, y, empty)
            )
            continue
        price = works.prices.get(card) if isinstance(card, Tile) else None
        pieces.append(shown(language, f"{kind}/{place}", place, card, price, x, y))
    return pieces, top + -(-len(row) // COLUMNS) * height


def _choice(state: State, language: str, top: int) -> list[str]:
    """Four colours, each with what the supply still holds."""
    pieces = []
    for n, (colour, number) in enumerate(zip(COLOURS, state.supply, strict=True)):
        body = box(0, 0, 84, 40, f"face ga-cell{'' if number else ' ga-closed'}")
        body += lying_coal(language, colour, 28, 20) + text(48, 24.5, f"×{number}", "n")
        label = name(language, "choice", colour=colour, number=number)
        pieces.append(keyed(f"coal/{colour}", label, body, MARGIN + (84 + GAP) * n, top))
    return pieces
