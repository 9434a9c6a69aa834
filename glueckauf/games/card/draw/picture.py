"""Parts put together: the whole table, or what a view names, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.svg import WIDTH, Part, framed
from glueckauf.core.hidden import check_seat
from glueckauf.games.card.draw.seats import seats_part
from glueckauf.games.card.draw.style import print_style, style
from glueckauf.games.card.draw.tray import tray_part
from glueckauf.games.card.draw.yard import yard_part
from glueckauf.games.card.draw.zones import zones_part
from glueckauf.games.card.rules import State
from glueckauf.games.card.views import NAMES, TRAY, YARD, is_view, things

GAP = 10
COLUMNS = 3
UNFRAMED = ".ga-ground{stroke:none}"  # a part alone on paper stands in the frame of its page


def parts(
    state: State,
    language: str = "en",
    names: Sequence[str] | None = None,
    you: int | None = None,
    *,
    view: str = "table",
    seat: int = 0,
) -> tuple[Part, ...]:
    """The parts that a view names, for the eyes the state is given to (`seen_by`).

    `seat` is whose things a view of one player's shows, `you` the seat of whoever looks on. The tray
    comes last: nearly every turn has one, and nothing may jump when it comes and goes.
    """
    if not is_view(view):
        raise ValueError(
            f"there is no view {view!r}; the views are {', '.join(NAMES)}, joined by +"
        )
    check_seat(state, seat)
    shown = things(view)
    found = [zones_part(state, language, you, shown.zones)] if shown.zones else []
    yards = {seat: shown.own} if shown.own else {}
    if shown.others:
        yards = {n: shown.own if n == seat else YARD for n in range(len(state.players))}
    for whose, own in yards.items():
        found.append(yard_part(state, language, whose, names, you, own))
    if shown.seats and len(yards) < len(state.players):
        found.append(seats_part(state, language, you, tuple(yards)))
    tray = tray_part(state, language)
    return (*found, *([tray] if tray else []))


def picture(
    state: State,
    language: str = "en",
    view: str = "table",
    seat: int | None = None,
    *,
    you: int | None = None,
    printed: bool = False,
    colour: bool = False,
) -> str:
    """The state as one SVG that needs nothing else.

    `view` is what `views` says: "table", "desk" (what a player works with: the zones and the yard of a
    seat), "row+docks", "zones+hand"; or "tray" alone. `printed` is black on white, or perhaps in colour,
    in CSS so plain that typesetters read it.
    """
    whose = seat if seat is not None else state.to_move or 0
    if view == TRAY:
        tray = tray_part(state, language)
        if tray is None:
            raise ValueError("there is no tray: no cards are to be chosen now")
        shown: tuple[Part, ...] = (tray,)
    else:
        shown = parts(state, language, None, you, view=view, seat=whose)
    return _framed(shown, str(state), printed, colour)


def part_picture(
    part: Part, description: str, *, printed: bool = False, colour: bool = False
) -> str:
    """One part as an SVG that needs nothing else; `printed` as in `picture`, perhaps in colour."""
    return _framed((part,), description, printed, colour)


def _framed(shown: tuple[Part, ...], description: str, printed: bool, colour: bool) -> str:
    css = print_style(colour=colour) if printed else style()
    if printed and len(shown) == 1:
        css += UNFRAMED
    title = shown[0].label if len(shown) == 1 else "Glück Auf: The Great Card Game"
    return framed(shown, _placed(shown), title=title, description=description, css=css)


def _placed(shown: tuple[Part, ...]) -> list[tuple[int, int]]:
    """Places in columns: zones, seats and tray first, yards where most room is left beside them."""
    beside = [part for part in shown if part.name not in ("seats", TRAY)]
    columns = min(COLUMNS, len(beside))
    ends = [0] * max(1, columns)
    places = []
    for part in shown:
        if part.name == "zones" or part not in beside or columns < 2:
            column = 0
        else:
            column = min(range(1, columns), key=lambda n: ends[n])
        places.append((column * (WIDTH + GAP), ends[column]))
        ends[column] += part.height + GAP
    return places
