"""How moves are written, and what the signs of the pictures mean: for the foot of printed pages."""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.draw.signs import FLAG, HELMET, outline
from glueckauf.core.draw.svg import Part
from glueckauf.core.puzzle import Json
from glueckauf.core.texts import Fact, tell
from glueckauf.games.board.draw import part_picture
from glueckauf.games.board.draw.cards import SLOT, slot
from glueckauf.games.board.draw.pieces import MOON, RIMS, SCALES, SUN
from glueckauf.games.board.draw.pit import CARDS, SHIELD
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.telling import GAME

STEPS = (  # how steps are written, row by row
    *(("3", "ride"), ("+g", "load"), ("g>A", "fill")),
    *(("0", "surface"), ("g>s", "store"), ("s:g>A", "withdraw")),
)
MORE = (("y>A.g b>A.g", "pair", 2), ("end", "end", 1))  # with the columns they take
DRAWN = "workshop/draw keep/- bottom/12345"
SPACES = ("workshop/3", "mining/8", "delivery/carriage", "money/5", "order/2", "pithead")


def say(language: str, word: str, **facts: Fact) -> str:
    return tell(GAME, f"sheet-{word}", facts, language)


def legend(language: str, colour: bool = False) -> Json:
    """For pages that show pits, for those that show a table, and the signs in both."""

    def row(span: int, *entries: tuple[str, str]) -> Json:
        return {"span": span, "entries": entries}

    steps = [row(1, (token, say(language, "step", step=step))) for token, step in STEPS]
    steps += [row(n, (token, say(language, "step", step=step))) for token, step, n in MORE]
    spaces = [row(1, (name, tell(GAME, "space", {"space": name}, language))) for name in SPACES]
    drawn = row(3, (DRAWN, turn_in_words(DRAWN, language)))
    colours = [(letter, say(language, "colour", colour=letter).lower()) for letter in COLOURS]
    return {
        "quarter": [*steps, row(1, *colours)],
        "whole": [*spaces, *steps, drawn, row(3, *colours)],
        "signs": list(_signs(language, colour)),
    }


def _signs(language: str, colour: bool) -> Iterator[Json]:
    """Small pictures as they stand on the table, each with its words."""
    width, height = SLOT
    drawn = {
        "vp": SHIELD,
        "marks": outline("coin", RIMS, 0, 0),
        "miners": outline("sign", HELMET, 0, 0),
        "pile": CARDS,
        "balance": SCALES,
        "flag": FLAG,
        "light": outline("sun", SUN, 0, 0),
        "dark": outline("moon", MOON, 0, 0),
        "empty": slot(language, "g", "", -width / 2, -height / 2),
        "filled": slot(language, "g", "g", -width / 2, -height / 2),
    }
    for sign, body in drawn.items():
        words = say(language, "sign", sign=sign)
        placed = f'<g transform="translate(16 16)">{body}</g>'
        yield {
            "picture": part_picture(
                Part(sign, 32, 32, words, placed), words, printed=True, colour=colour
            ),
            "words": words,
        }
