"""The main board: six columns with dice and bonuses (WC-3.1), and the round."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.signs import outline
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, text
from glueckauf.games.woodcraft.draw.cards import gained, width_of
from glueckauf.games.woodcraft.draw.dice import die
from glueckauf.games.woodcraft.draw.labels import (
    Gains,
    capital,
    die_words,
    gains_words,
    name,
    phrase,
)
from glueckauf.games.woodcraft.draw.signs import LONG_ARROW
from glueckauf.games.woodcraft.parts import COLOURS, DICE, NO_DIE, Choose, Pick, colour_of
from glueckauf.games.woodcraft.rules import State

MARGIN = 8
HEAD = 28
STRIP, SPOT = 24, 40  # a bonus, and the place of a die
SIDE = STRIP + SPOT
HEIGHT = HEAD + 2 * SIDE + 2 * MARGIN


def board_part(state: State, language: str) -> Part:
    """Yellow bonuses above, brown ones below, the dice between them."""
    rules = state.rules
    columns = state.layout.columns
    width = (WIDTH - 2 * MARGIN) / columns
    body = box(0, 0, WIDTH, HEIGHT, "bench", 8)
    title = name(language, "round", round=state.round, rounds=rules.rounds, turn=state.turn)
    body += text(MARGIN + 2, 20, title, "h")
    body += _arrow(language, rules.shift)
    for column in range(columns):
        bonuses = tuple(side[column] for side in state.layout.bonuses)
        drawn = _column(language, column + 1, state.board[column], bonuses, width)
        body += at(round(MARGIN + column * width, 1), HEAD, drawn)
    is_asked = bool(state.todo) and isinstance(state.todo[-1], Choose | Pick)
    return Part("board", WIDTH, HEIGHT, name(language, "board"), body, leads=is_asked)


@lru_cache(maxsize=8)
def _arrow(language: str, side: str) -> str:
    """The direction in which the dice are pushed together (WC-3.2)."""
    sign = outline("sign", LONG_ARROW, 0, 0)
    if side == "left":
        sign = f'<g transform="rotate(180)">{sign}</g>'
    face = box(-22, -10, 44, 20, "face ga-plank", 4)
    return keyed("arrow", name(language, "arrow", side=side), face + sign, WIDTH - MARGIN - 23, 14)


@lru_cache(maxsize=2_000)
def _column(
    language: str, number: int, shown: int, bonuses: tuple[Gains, ...], width: float
) -> str:
    """One column; both bonuses are printed, that of the die's side counts."""
    room = round(width - 2, 1)
    body = box(1, 0, room, 2 * SIDE, "face ga-lane", 4)
    for side, (colour, bonus) in enumerate(zip(COLOURS, bonuses, strict=True)):
        top = 2 * SIDE - STRIP if side else 0
        body += box(1, top, room, STRIP, f"{colour}-box", 4)
        start = width / 2 - width_of(language, bonus, 0.5) / 2
        body += gained(language, bonus, round(start, 1), top + STRIP / 2, 0.5)[0]
    body += outline("groove", (5, SIDE, f"h{width - 10:.1f}"), 0, 0)
    if shown != NO_DIE:
        y = SIDE + SPOT / 2 - 2 if colour_of(shown) else SIDE - SPOT / 2 - 2
        placed = piece(f"die:{DICE[shown]}", die(language, shown), round(width / 2 - 2, 1), y)
        told = phrase(
            language,
            "column-die",
            die=die_words(language, shown),
            bonus=gains_words(language, bonuses[colour_of(shown)]),
        )
    else:
        placed = ""
        told = phrase(language, "column-empty")
    title = phrase(language, "column", number=number)
    return keyed(f"column/{number}", capital(f"{title}: {told}"), body + placed)
