"""Parts put together: the whole table, or what a view names, as one picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from glueckauf.core.draw.svg import WIDTH, Part, framed
from glueckauf.core.hidden import check_seat
from glueckauf.games.board.draw.clock import categories_part, clock_part
from glueckauf.games.board.draw.pit import mine_part, orders_part, pit_part
from glueckauf.games.board.draw.seats import seats_part
from glueckauf.games.board.draw.style import print_style, style
from glueckauf.games.board.draw.tray import tray_part
from glueckauf.games.board.draw.works import action_part, supply_part, works_part, yard_part
from glueckauf.games.board.parts import Mine, Outstanding
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, published
from glueckauf.games.board.views import ACTIONS, NAMES, TRAY, is_view, things

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
    joins every view while cards are to be chosen.
    """
    if not is_view(view):
        raise ValueError(
            f"there is no view {view!r}; the views are {', '.join(NAMES)}, joined by +"
        )
    check_seat(state, seat)
    shown = things(view, seat, len(state.players))
    tray = tray_part(state, language)
    drawn = (_part(thing, shown, state, language, names, you) for thing in shown)
    return (*([tray] if tray else []), *drawn)


def _part(
    thing: str,
    shown: Sequence[str],
    state: State,
    language: str,
    names: Sequence[str] | None,
    you: int | None,
) -> Part:
    """One thing of those shown; what two of them show has its keys in one."""
    match thing:
        case "works":
            return works_part(state, language, you)
        case "yard":
            return yard_part(state, language, you)
        case "supply":
            return supply_part(state, language)
        case "clock":
            return clock_part(state, language, you, large="categories" in shown)
        case "categories":
            return categories_part(state, language, you)
        case "seats":
            twins = {int(other[-1]) for other in shown if other[-1].isdigit()}
            return seats_part(state, language, you, frozenset(twins))
    if thing in ACTIONS:
        return action_part(state, language, thing, you)
    seat = int(thing[-1])
    if thing.startswith("orders"):
        return orders_part(state, language, seat, you)
    return pit_part(state, language, seat, names, you)


def picture(
    state: State,
    language: str = "en",
    view: str = "table",
    seat: int | None = None,
    *,
    you: int | None = None,
    printed: bool = False,
) -> str:
    """The state as one SVG that needs nothing else.

    `view` is what `views` says: "table", "desk" (what a player works with: the works and the pit of a
    seat), "money+yard+seats"; or "tray" alone. `printed` is black on white, in CSS so plain that
    typesetters read it.
    """
    tray = tray_part(state, language) if view == TRAY else None
    if view == TRAY and tray is None:
        raise ValueError("there is no tray: no cards are to be chosen now")
    whose = seat if seat is not None else state.to_move or 0
    shown = (tray,) if tray else parts(state, language, None, you, view=view, seat=whose)
    return _framed(shown, str(state), printed)


def part_picture(
    part: Part, description: str, *, printed: bool = False, colour: bool = False
) -> str:
    """One part as an SVG that needs nothing else; `printed` as in `picture`, perhaps in colour."""
    return _framed((part,), description, printed, colour)


def pit_picture(
    mine: Mine,
    orders: Sequence[Outstanding] = (),
    rules: Rules | None = None,
    language: str = "en",
    *,
    printed: bool = False,
    colour: bool = False,
) -> str:
    """A pit alone, with the orders it works for; `printed` as in `picture`, perhaps in colour."""
    part = mine_part(mine, orders, (rules or published()).cage, language)
    names = re.findall('data-label="([^"]*)"', part.body)
    return _framed((part,), unescape(". ".join(names)), printed, colour)


def _framed(shown: tuple[Part, ...], description: str, printed: bool, colour: bool = False) -> str:
    css = print_style(colour=colour) if printed else style()
    if printed and len(shown) == 1:
        css += UNFRAMED
    title = shown[0].label if len(shown) == 1 else "Glück Auf"
    return framed(shown, _placed(shown), title=title, description=description, css=css)


def _placed(shown: tuple[Part, ...]) -> list[tuple[int, int]]:
    """Places in as few columns as leave the picture no higher than it is wide."""
    for columns in range(1, min(COLUMNS, len(shown)) + 1):
        places, height = _in_columns(shown, columns)
        if height <= columns * WIDTH:
            break
    return places


def _in_columns(shown: tuple[Part, ...], columns: int) -> tuple[list[tuple[int, int]], int]:
    """The works first, clock and tray beside them, everything else where most room is left."""
    beside = any(part.name == "works" for part in shown)
    ends = [0] * columns
    places = []
    for part in shown:
        if part.name == "works":
            column = 0
        elif part.name in ("clock", "tray") and beside:
            column = min(1, columns - 1)
        else:
            column = ends.index(min(ends))
        places.append((column * (WIDTH + GAP), ends[column]))
        ends[column] += part.height + GAP
    return places, max(ends) - GAP
