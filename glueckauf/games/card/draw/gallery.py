"""The mining row and the lorry storage beside it."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from glueckauf.core.draw.svg import WIDTH, box, keyed, piece, same, text
from glueckauf.games.card.draw.cards import CARD, face
from glueckauf.games.card.draw.labels import capital, card_name, listed, phrase, times
from glueckauf.games.card.parts import Lorry
from glueckauf.games.card.ruleset import Rules

MARGIN = 6
GAP = 4
ROOM = WIDTH - 2 * MARGIN - GAP  # for row and storage together
STORAGE = 116  # the width of a storage with little in it
LEAST_ROW = 138  # has room for its name and the word over the card that is due
HEADING = 18
LINE = CARD[1] + 4
PITCH = 48  # of cards that do not cover one another
TIGHT = 24  # of cards that do, but can still be pointed at
EQUAL = 9  # of equal cards, which have one key
PAD = 8

Row = tuple[Lorry, ...]


@lru_cache(maxsize=4_000)
def gallery(
    language: str, seat: int, row: Row, storage: Row, top: int, rules: Rules
) -> tuple[str, int]:
    """Row and storage, and where they end. The storage takes room from a short row."""
    lines, width = _lines(storage, _row_width(row, storage))
    height = HEADING + LINE * max(1, len(lines))
    drawn = _row(language, seat, row, (ROOM - width, height), top, rules)
    left = MARGIN + ROOM - width + GAP
    drawn += _storage(language, seat, storage, lines, (left, top, width, height), rules)
    return drawn, top + height + 4


def _row_width(row: Row, storage: Row) -> int:
    """As much as keeps the cards of both from covering one another, or as the row needs at least."""
    wide = _across(row, PITCH)
    if wide + max(STORAGE, _across(storage, PITCH)) > ROOM:
        wide = _across(row, TIGHT)
    return max(LEAST_ROW, min(ROOM - STORAGE, wide))


def _across(cards: Row, step: int) -> int:
    return 2 * PAD + CARD[0] + step * (len(cards) - 1)


def _lines(storage: Row, row: int) -> tuple[list[list[tuple[float, Lorry]]], int]:
    """The cards of the storage line by line, each with its place, and the width this takes."""
    wide = _across(storage, PITCH)
    if wide > ROOM - row:
        wide = _tight(storage) + 2 * PAD
    width = min(max(STORAGE, wide), ROOM - row)
    lines: list[list[Lorry]] = []
    for card in storage:
        if not lines or _tight((*lines[-1], card)) > width - 2 * PAD:
            lines.append([])
        lines[-1].append(card)
    return [_spread(tuple(line), width - 2 * PAD) for line in lines], width


def _tight(cards: Row) -> int:
    """The width of these cards when they lie as close as they may."""
    return CARD[0] + sum(EQUAL if one == other else TIGHT for one, other in pairwise(cards))


def _spread(cards: Row, room: int) -> list[tuple[float, Lorry]]:
    """The cards with their places: all of them in sight, or different ones as far apart as there is room."""
    if _across(cards, PITCH) <= room + 2 * PAD:
        return [(float(PITCH * n), card) for n, card in enumerate(cards)]
    equal = sum(one == other for one, other in pairwise(cards))
    others = len(cards) - 1 - equal
    free = room - CARD[0] - EQUAL * equal
    step = min(PITCH, free / others) if others else 0
    places = [0.0]
    for one, other in pairwise(cards):
        places.append(round(places[-1] + (EQUAL if one == other else step), 1))
    return list(zip(places, cards, strict=True))


def _row(
    language: str,
    seat: int,
    row: Row,
    size: tuple[int, int],
    top: int,
    rules: Rules,
) -> str:
    """The row from left to right; the rightmost card, which moves next, is framed and says so."""
    width, height = size
    body = box(0, 0, width, height, "face ga-rock", 6) + _timber(width, height)
    body += text(9, 13, phrase(language, "row"), "t")
    right = width - PAD - CARD[0]
    step = min(PITCH, (right - PAD) / max(1, len(row) - 1))
    for n, card in enumerate(row):
        x = round(right - step * (len(row) - 1 - n), 1)
        body += piece(f"lorry:{card}", face("lorry", card, rules), x, HEADING)
    if row:
        body += box(right - 1.5, HEADING - 1.5, CARD[0] + 3, CARD[1] + 3, "due", 5)
        body += f'<path class="ga-solid" d="M{width - 6.5} {HEADING + 16}l6 9-6 9z"/>'
        body += text(width - PAD, 12.5, phrase(language, "next"), "n e")
    label = f"{phrase(language, 'row')}: {listed(language, 'lorry', row[::-1], rules)}"
    return keyed(f"{seat}:row", capital(label), body, MARGIN, top)


def _timber(width: int, height: int) -> str:
    """Rock, props and rails."""
    props = "".join(f"M{x} 18V{height - 4}" for x in range(60, width - 60, 60))
    return (
        f'<path class="ga-seam-coal" d="M6 26H{width - 6}M10 40H{width - 6}M2 54H{width - 6}"/>'
        f'<path class="ga-prop" d="{props}"/>'
        f'<path class="ga-sleepers" d="M4 {height - 2}H{width - 4}"/>'
    )


def _storage(
    language: str,
    seat: int,
    storage: Row,
    lines: list[list[tuple[float, Lorry]]],
    frame: tuple[int, int, int, int],
    rules: Rules,
) -> str:
    """The lorry storage; any card of it can be pointed at."""
    left, top, width, height = frame
    body = box(0, 0, width, height, "face ga-siding", 6)
    body += f'<path class="ga-sleepers" d="M4 {height - 2}H{width - 4}"/>'
    body += text(PAD, 13, phrase(language, "storage"), "t")
    label = f"{phrase(language, 'storage')}: {listed(language, 'lorry', storage, rules)}"
    drawn = keyed(f"{seat}:storage", capital(label), body, left, top)
    known: set[Lorry] = set()
    for n, line in enumerate(lines):
        for place, card in line:
            key = f"{seat}:store/{card}"
            lying = piece(f"lorry:{card}", face("lorry", card, rules, key=True))
            x, y = round(left + PAD + place, 1), top + HEADING + LINE * n
            if card in known:
                drawn += same(key, lying, x, y)
                continue
            known.add(card)
            words = card_name(language, "lorry", card, rules) + times(language, storage.count(card))
            label = f"{phrase(language, 'storage')}: {words}"
            drawn += keyed(key, capital(label), lying, x, y)
    return drawn
