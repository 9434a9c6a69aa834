"""The players in short: a strip for each of them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from glueckauf.core.draw.signs import CROWN, FLAG, LAMP, miner
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, same, text
from glueckauf.games.board.draw.labels import name, person, phrase, who
from glueckauf.games.board.draw.pit import CHIP, chips, shortened
from glueckauf.games.board.rules import State

MARGIN = 5
STRIP = 36
GAP = 3
NAME_LENGTH = 9
CHIPS = 132  # where they begin
CHIP_WIDTH = 51


def seats_part(
    state: State, language: str, you: int | None = None, twins: Collection[int] = ()
) -> Part:
    """Everybody in the order of seats; `twins` are those whose banner is in the picture too."""
    height = 2 * MARGIN + len(state.players) * (STRIP + GAP) - GAP
    body = box(0, 0, WIDTH, height, "ground", 8)
    for seat, player in enumerate(state.players):
        top = MARGIN + seat * (STRIP + GAP)
        mark = "to-move" if state.to_move == seat else "won" if seat in state.winners else ""
        twin = seat in twins
        body += _plate(language, seat, state.start == seat, mark, you, twin, top)
        body += chips(
            language,
            seat,
            player.vp,
            player.marks,
            player.miners,
            len(player.delivered),
            (CHIPS, top + (STRIP - CHIP) / 2),
            CHIP_WIDTH,
            twin,
        )
    return Part("seats", WIDTH, height, name(language, "seats"), body)


@lru_cache(maxsize=500)
def _plate(
    language: str, seat: int, starts: bool, mark: str, you: int | None, twin: bool, top: int
) -> str:
    """The ground of a strip: who it is, who starts, and whose turn it is."""
    words = who(language, seat, you)
    width = WIDTH - 2 * MARGIN
    body = box(0, 0, width, STRIP, f"face ga-plank{' ga-turn' if mark else ''}", 5)
    body += at(15, STRIP / 2 + 1, miner(seat))
    body += text(31, STRIP / 2 + 5, shortened(words, NAME_LENGTH), "h")
    if starts:
        body += FLAG_OF_TWIN if twin else piece("flag", FLAG, 93, STRIP / 2)
    if mark:
        body += at(115, STRIP / 2, LAMP if mark == "to-move" else CROWN)
    label = "; ".join(
        [
            words,
            *([phrase(language, "starts")] if starts else []),
            *([person(language, mark, seat, you)] if mark else []),
        ]
    )
    key = f"player/{seat}"
    return same(key, body, MARGIN, top) if twin else keyed(key, label, body, MARGIN, top)


FLAG_OF_TWIN = at(93, STRIP / 2, FLAG)
