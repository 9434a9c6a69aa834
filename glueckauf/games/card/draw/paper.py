"""What paper shows of a position, as pictures for a typesetter: in black ink, or in colour.

    quarter(state, …)   what one player needs to mine or to deliver; for a quarter of a page
    page(state, …)      zones and yard beside one another, in columns; for a page of its own

Every picture is an <svg> 360 units wide that needs nothing else, with a <title> and a <desc>; its
`viewBox` tells its shape.
"""

from __future__ import annotations

from glueckauf.games.card.draw.picture import part_picture
from glueckauf.games.card.draw.plate import is_known
from glueckauf.games.card.draw.yard import unnamed_part, yard_part
from glueckauf.games.card.draw.zones import zones_part
from glueckauf.games.card.rules import State
from glueckauf.games.card.views import YARD, things


def quarter(
    state: State, language: str, seat: int, view: str = "row+docks", *, colour: bool = False
) -> str:
    """The things of one player that a view names ("row+docks", "docks+hand", "yard"), without the
    nameplate: the task says whose they are and how many steps there are."""
    part = unnamed_part(state, language, seat, things(view).own, seat)
    return part_picture(part, str(state), printed=True, colour=colour)


def page(state: State, language: str, seat: int, *, colour: bool = False) -> list[list[str]]:
    """Columns of pictures: the zones; the own yard with its points and tokens; the trains that were
    delivered, if there are some."""
    columns = [
        [zones_part(state, language, seat)],
        [yard_part(state, language, seat, None, seat, YARD)],
    ]
    player = state.players[seat]
    if player.delivered and is_known(player):
        columns.append([unnamed_part(state, language, seat, ("trains",), seat)])
    return [
        [part_picture(part, str(state), printed=True, colour=colour) for part in column]
        for column in columns
    ]
