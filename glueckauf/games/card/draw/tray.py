"""The tray: cards to choose from: payments, the cards of a look, a card that needs a dock."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, same, text
from glueckauf.games.card import notation as note
from glueckauf.games.card.draw.cards import CARD, HIDDEN, face
from glueckauf.games.card.draw.emblems import crest
from glueckauf.games.card.draw.hand import Flow
from glueckauf.games.card.draw.labels import (
    capital,
    card_name,
    name,
    payment_words,
    phrase,
)
from glueckauf.games.card.draw.signs import WORKER, helper, worker
from glueckauf.games.card.parts import DOCKS, Docking, Looking, Paying
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules

MARGIN = 7
TOP = 22
CELL = 6  # around what can be chosen
PITCH = 14  # of the workers of a payment


def tray_part(state: State, language: str) -> Part | None:
    """What the player to move has to choose from; None where no cards are to be chosen."""
    pending = state.pending
    seat = state.to_move
    if seat is None:
        return None
    if isinstance(pending, Paying):
        moves = tuple(move for move in state.legal_moves() if isinstance(move, note.Pay))
        heading = phrase(language, "paying", workers=pending.cost)
        body, end = _payments(language, seat, moves)
    elif isinstance(pending, Looking):
        heading = phrase(language, "looking")
        body, end = _looked_at(language, pending.stack, state.looked_at, state.rules)
    elif isinstance(pending, Docking):
        heading = phrase(language, f"docking-{pending.kind}")
        free = tuple(state.why_not(note.to_dock(dock)) is None for dock in DOCKS)
        body, end = _docking(language, pending, free, state.rules)
    else:
        return None
    ground = box(0, 0, WIDTH, end, "ground", 8) + text(MARGIN + 2, 17, heading, "h")
    return Part("tray", WIDTH, end, name(language, "tray"), ground + body)


@lru_cache(maxsize=2_000)
def _payments(language: str, seat: int, moves: tuple[note.Pay, ...]) -> tuple[str, int]:
    """Each way to pay as a group of worker cards, the smaller groups first."""
    flow = Flow(TOP, 0)
    drawn = ""
    width, height = WORKER
    for move in sorted(moves, key=lambda move: (_size(move), move)):
        shown = [
            *(worker(seat, value) for value in move.workers),
            *(helper(seat, value) for _, value in move.innovations),
        ]
        across = 2 * CELL + width + PITCH * (len(shown) - 1)
        body = box(0, 0, across, height + 2 * CELL, "face ga-cell")
        body += "".join(at(CELL + PITCH * n, CELL, card) for n, card in enumerate(shown))
        x, y = flow.place(across, height + 2 * CELL)
        drawn += keyed(str(move), capital(payment_words(language, move)), body, x, y)
    return drawn, flow.end + 2


def _size(move: note.Pay) -> int:
    return len(move.workers) + len(move.innovations)


@lru_cache(maxsize=500)
def _looked_at(language: str, stack: str, cards: tuple[Any, ...], rules: Rules) -> tuple[str, int]:
    """The cards of the wild action; equal ones have one key."""
    flow = Flow(TOP, CARD[1])
    drawn = ""
    kind = stack.partition("/")[0]
    known: set[str] = set()
    for n, card in enumerate(cards, start=1):
        key = f"card/{n}" if card in HIDDEN else f"take/{card}"
        lying = piece(f"{kind}:{card}", face(kind, card, rules, key=True), target=stack)
        x, y = flow.place(*CARD)
        if key in known:
            drawn += same(key, lying, x, y)
        else:
            drawn += keyed(key, capital(card_name(language, kind, card, rules)), lying, x, y)
            known.add(key)
    return drawn, flow.end + 2


@lru_cache(maxsize=500)
def _docking(
    language: str, pending: Docking, free: tuple[bool, ...], rules: Rules
) -> tuple[str, int]:
    """The card that was taken, and the docks to choose from."""
    kind, card = pending
    drawn = piece(f"{kind}:{card}", face(kind, card, rules), MARGIN + 4, TOP + 5)
    for n, (dock, open_) in enumerate(zip(DOCKS, free, strict=True)):
        body = box(0, 0, 92, CARD[1], f"face ga-{'ramp' if open_ else 'closed'}")
        body += text(17, 33, str(dock), "big m")
        body += "".join(crest(c, 42 + 26 * m, 26) for m, c in enumerate(rules.docks[dock - 1]))
        crests = ", ".join(phrase(language, "bears", crest=c) for c in rules.docks[dock - 1])
        words = f"{name(language, 'dock', dock=dock)}: {crests}"
        drawn += keyed(f"dock/{dock}", words, body, 66 + 96 * n, TOP + 5)
    return drawn, TOP + CARD[1] + 14
