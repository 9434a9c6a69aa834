"""The players in short: a strip for each of them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from glueckauf.core.draw.signs import FLAG, HELMET, miner, outline
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, text
from glueckauf.games.card.draw.labels import name, person, phrase, who
from glueckauf.games.card.draw.plate import MARKS, chips, mark_of, shortened, standing_of
from glueckauf.games.card.rules import State

MARGIN = 5
STRIP = 36
GAP = 3
NAME_LENGTH = 9
CHIPS = (157, 52, 42)  # where they begin, and the widths of the first two


def seats_part(
    state: State, language: str, you: int | None = None, but: Collection[int] = ()
) -> Part:
    """Everybody in the order of seats, but for those whose nameplate is in the picture already."""
    seats = [seat for seat in range(len(state.players)) if seat not in but]
    height = 2 * MARGIN + len(seats) * (STRIP + GAP) - GAP
    body = box(0, 0, WIDTH, height, "ground", 8)
    for n, seat in enumerate(seats):
        top = MARGIN + n * (STRIP + GAP)
        workers = sum(state.players[seat].workers)
        starts, mark = state.start == seat, mark_of(state, seat)
        body += _plate(language, seat, starts, mark, workers, you, top)
        told = standing_of(state, language, seat)
        body += chips(language, seat, told, CHIPS, top + (STRIP - 22) / 2)
    return Part("seats", WIDTH, height, name(language, "seats"), body)


@lru_cache(maxsize=2_000)
def _plate(
    language: str,
    seat: int,
    starts: bool,
    mark: str,
    workers: int,
    you: int | None,
    top: int,
) -> str:
    """The ground of a strip: who it is, who starts, whose turn it is or who has passed, and the
    workers in hand."""
    words = who(language, seat, you)
    lit = " ga-turn" if mark in ("to-move", "won") else ""
    middle = STRIP / 2
    body = box(0, 0, WIDTH - 2 * MARGIN, STRIP, f"face ga-plank{lit}", 5)
    body += at(15, middle + 1, miner(seat)) + text(
        30, middle + 5, shortened(words, NAME_LENGTH), "h"
    )
    if starts:
        body += at(92, middle, FLAG)
    if mark:
        body += at(113, middle, MARKS[mark])
    body += outline("sign", HELMET, 139, middle - 6) + text(139, middle + 11, str(workers), "l")
    told = [words, *([phrase(language, "starts")] if starts else [])]
    told += [person(language, mark, seat, you)] if mark else []
    told.append(phrase(language, "in-hand", workers=workers))
    return keyed(f"player/{seat}", "; ".join(told), body, MARGIN, top)
