"""What paper shows of a position, as pictures for a typesetter: in black ink, or in colour.

    quarter(state, …)   the parts of a view one below the other; for a quarter of a page
    page(state, …)      the map beside everything else, in columns; for a page of its own

Every picture is an <svg> that needs nothing else, with a <title> and a <desc>; its `viewBox` tells its shape.
"""

from __future__ import annotations

from glueckauf.core.draw.svg import framed
from glueckauf.games.signal.draw.picture import GAP, part_picture, parts
from glueckauf.games.signal.draw.style import print_style
from glueckauf.games.signal.rules import State


def quarter(state: State, language: str, seat: int, view: str, *, colour: bool = False) -> str:
    """One picture: what is asked of a small part of the map, and the hand below it."""
    shown = parts(state, language, None, seat, view=view, seat=seat)
    places, end = [], 0
    for part in shown:
        places.append((0, end))
        end += part.height + GAP
    css = print_style(colour=colour)
    return framed(shown, places, title=shown[0].label, description=str(state), css=css)


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
