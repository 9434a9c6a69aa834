"""The printed sheet and what the pencil has done to it: turn fields, materials, lanterns, nuts.

Each function draws one field of the sheet from its upper left corner.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.svg import box, keyed, large, text
from glueckauf.games.woodcraft.draw.cards import gained, width_of
from glueckauf.games.woodcraft.draw.labels import (
    Gains,
    die_words,
    gains_words,
    name,
    phrase,
)
from glueckauf.games.woodcraft.draw.signs import points, sign
from glueckauf.games.woodcraft.draw.strokes import cross, digit, hatching, ring, stroke
from glueckauf.games.woodcraft.parts import (
    COLOURS,
    ROWS,
    SIZE,
    STRUCK,
    UNTOLD,
    colour_of,
    value_of,
)
from glueckauf.games.woodcraft.ruleset import Layout

WIDTH = 346  # of the paper between its margins
ICON = 19  # a material and the room of its circle

# --- Turn fields (WC-4.1) -------------------------------------------------------------------

FIELD_HEIGHT = 62


@lru_cache(maxsize=2_000)
def turn_fields(language: str, own: str, layout: Layout, fields: tuple[int, ...]) -> str:
    """A field for each turn, a yellow box over a brown one; the rounds are numbered."""
    rules = layout.rules
    number = rules.rounds * rules.turns
    step = min(WIDTH / number, 57)
    body = box(0, 0, WIDTH, FIELD_HEIGHT, "face ga-hit", 3)
    for n in range(number):
        x = round(n * step, 1)
        for side, colour in enumerate(COLOURS):
            body += box(x + 1, side * 23, round(step - 3, 1), 22, f"{colour}-box", 3)
        if n < len(fields):
            body += _written(fields[n], round(x + step / 2 - 0.5, 1), step, n)
        if n % rules.turns == 0:
            middle = x + step * rules.turns / 2 - 1
            body += text(round(middle, 1), 58, str(n // rules.turns + 1), "s m")
    told = [
        phrase(language, "struck") if die == STRUCK else die_words(language, die)
        for die in fields
        if die != UNTOLD
    ]
    label = name(language, "fields", turns=len(fields))
    return keyed(f"{own}fields", ": ".join([label, *filter(None, [", ".join(told)])]), body)


def _written(die: int, x: float, step: float, n: int) -> str:
    if die == UNTOLD:
        return ""
    if die == STRUCK:
        return stroke(x, 22, step - 8, 38, n)
    return digit(value_of(die), x, 34 if colour_of(die) else 11)


# --- Materials (WC-4.4) -----------------------------------------------------------------------


def row_size(layout: Layout, row: int) -> tuple[float, float]:
    """Of the cells of one material, with the line of chestnuts under them."""
    cells = getattr(layout.rules, ROWS[row])
    return len(cells) * (ICON + 2) + 4, max(cells) * ICON + 22


@lru_cache(maxsize=4_000)
def material_row(language: str, own: str, layout: Layout, row: int, marked: int, used: int) -> str:
    """Cells from the left, in a cell downwards; circles and crosses; a chestnut where one is earned."""
    cells: tuple[int, ...] = getattr(layout.rules, ROWS[row])
    width, height = row_size(layout, row)
    body = box(0, 0, width, height, "face ga-band", 4)
    count = 0
    pencil = ""
    for cell, icons in enumerate(cells):
        x = 2 + cell * (ICON + 2)
        body += box(x + 0.5, 2, ICON + 1, max(cells) * ICON + 1, "cell", 3)
        for n in range(icons):
            middle, y = x + ICON / 2 + 1, 2.5 + n * ICON + ICON / 2
            body += sign(ROWS[row], middle, y)
            count += 1
            place = row * 5 + count
            if count <= marked:
                pencil += ring(middle, y, 8.8, place)
            if count <= used:
                pencil += cross(middle, y, 7, place + 3)
            if count in layout.chestnuts[row]:
                body += sign("chestnut", middle, height - 9)
                if count <= marked:
                    pencil += cross(middle, height - 9, 6, place + 1)
    label = name(language, "material", what=ROWS[row], owned=marked - used)
    more = phrase(language, "marked", marked=marked, room=layout.room[row])
    return keyed(f"{own}{ROWS[row]}", f"{label}; {more}", body + pencil)


# --- Lanterns (WC-6.6) --------------------------------------------------------------------------

CELL = 28
LANTERNS = (SIZE * CELL + 52, SIZE * CELL + 36)


@lru_cache(maxsize=4_000)
def lantern_table(language: str, own: str, layout: Layout, lanterns: int) -> str:
    """Lit lanterns are circled; bonuses stand at the end of their lines."""
    drawn = ""
    for row in range(SIZE):
        for column in range(SIZE):
            lit = bool(lanterns >> (SIZE * row + column) & 1)
            drawn += _cell(language, own, row, column, lit)
    return drawn + _row_bonuses(language, own, layout) + _column_bonuses(language, own, layout)


@lru_cache(maxsize=100)
def _row_bonuses(language: str, own: str, layout: Layout) -> str:
    """What the rows give, at their right end."""
    body = box(0, 0, LANTERNS[0] - SIZE * CELL, SIZE * CELL, "face ga-hit", 3)
    for line in range(SIZE):
        middle = line * CELL + CELL / 2
        signs, x = gained(language, layout.row_gains[line], 4, middle, 0)
        body += signs
        if layout.rules.row_vp[line]:
            body += points(layout.rules.row_vp[line], x + 10, middle)
    told = _lines(language, "row", layout.row_gains, layout.rules.row_vp)
    return keyed(f"{own}rows", told, body, SIZE * CELL, 0)


@lru_cache(maxsize=100)
def _column_bonuses(language: str, own: str, layout: Layout) -> str:
    """What the columns give, under them."""
    body = box(0, 0, SIZE * CELL, LANTERNS[1] - SIZE * CELL, "face ga-hit", 3)
    for line, gains in enumerate(layout.column_gains):
        middle = line * CELL + CELL / 2
        start = round(middle - width_of(language, gains, -3) / 2, 1)
        body += gained(language, gains, start, 11, -3)[0]
        if layout.rules.column_vp[line]:
            body += points(layout.rules.column_vp[line], middle, 30)
    told = _lines(language, "column", layout.column_gains, layout.rules.column_vp)
    return keyed(f"{own}columns", told, body, 0, SIZE * CELL)


def _lines(language: str, kind: str, gains: tuple[Gains, ...], vp: tuple[int, ...]) -> str:
    told = [gains_words(language, *one) for one in zip(gains, vp, strict=True)]
    return "; ".join(
        name(language, "line", line=kind, number=n + 1, gain=words) for n, words in enumerate(told)
    )


def _cell(language: str, own: str, row: int, column: int, lit: bool) -> str:
    middle = CELL / 2
    body = box(0.5, 0.5, CELL - 1, CELL - 1, f"face ga-{'turn' if lit else 'cell'}", 4)
    body += large(middle, middle, sign("lantern" if lit else "unlit", 0, 0))
    if lit:
        body += ring(middle, middle, 12, 3 * row + column)
    label = name(language, "cell", row=row + 1, column=column + 1, lit=int(lit))
    return keyed(f"{own}cell/{row + 1},{column + 1}", label, body, column * CELL, row * CELL)


# --- Nuts (WC-8.3) ------------------------------------------------------------------------------

NUT = 19
NUTS_IN_ROW = 10


def nuts_height(layout: Layout) -> int:
    return -(-max(layout.rules.nuts, 1) // NUTS_IN_ROW) * NUT


@lru_cache(maxsize=500)
def nuts(language: str, own: str, room: int, marked: int) -> str:
    """Filled in one after the other."""
    rows = -(-max(room, 1) // NUTS_IN_ROW)
    body = box(0, 0, NUTS_IN_ROW * NUT, rows * NUT, "face ga-hit", 4)
    pencil = ""
    for n in range(room):
        row, column = divmod(n, NUTS_IN_ROW)
        x, y = column * NUT + NUT / 2, row * NUT + NUT / 2 + 1
        body += sign("nut", x, y)
        if n < marked:
            pencil += hatching(x, y, 6.4, n)
    return keyed(f"{own}nuts", name(language, "nuts", nuts=marked, room=room), body + pencil)
