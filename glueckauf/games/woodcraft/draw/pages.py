"""What paper shows of a position, as pictures for a typesetter: in black ink, or in colour.

    quarter(state, …)   what a player works with; for a quarter of a page
    page(state, …)      main board, pool, dice and orders, and beside them the sheet; for a page of its own

Every picture is an <svg> that needs nothing else, with a <title> and a <desc>; its `viewBox` tells its shape.
"""

from __future__ import annotations

from glueckauf.games.woodcraft.draw.picture import part_picture, parts
from glueckauf.games.woodcraft.draw.sheet import bench_part, hand_part, paper_part
from glueckauf.games.woodcraft.rules import State


def quarter(state: State, language: str, seat: int, *, colour: bool = False) -> str:
    part = bench_part(state, language, seat)
    return part_picture(part, str(state), printed=True, colour=colour)


def page(state: State, language: str, seat: int, *, colour: bool = False) -> list[list[str]]:
    """Columns of pictures, about as high as each other."""
    common = parts(state, language, None, seat, view="board+pool", seat=seat)
    columns = (*common, hand_part(state, language, seat)), (paper_part(state, language, seat),)
    return [
        [part_picture(part, str(state), printed=True, colour=colour) for part in column]
        for column in columns
    ]
