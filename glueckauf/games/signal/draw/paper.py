"""What paper shows of a position, as pictures for a typesetter: in black ink, or in colour.

Every picture is an <svg> that needs nothing else, with a <title> and a <desc>; its `viewBox` tells its shape.
"""

from __future__ import annotations

from glueckauf.games.signal.draw.picture import part_picture, parts
from glueckauf.games.signal.rules import State


def page(
    state: State, language: str, seat: int, view: str, *, colour: bool = False
) -> list[list[str]]:
    """Columns of pictures: the map, or its cut-out; then the station and the hand, if the view has them."""
    shown = parts(state, language, None, seat, view=view, seat=seat)
    columns = (
        [part for part in shown if part.name == "map"],
        [p for p in shown if p.name != "map"],
    )
    return [
        [part_picture(part, str(state), printed=True, colour=colour) for part in column]
        for column in columns
        if column
    ]
