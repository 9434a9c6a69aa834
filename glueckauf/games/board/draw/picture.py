"""Parts put together: the whole table, or one part of it, as one picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from glueckauf.core.draw.svg import WIDTH, Part, framed
from glueckauf.core.hidden import check_seat
from glueckauf.games.board.draw.clock import clock_part
from glueckauf.games.board.draw.pit import mine_part, pit_part
from glueckauf.games.board.draw.style import print_style, style
from glueckauf.games.board.draw.tray import tray_part
from glueckauf.games.board.draw.works import ACTIONS, works_part
from glueckauf.games.board.parts import Mine, Outstanding
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, published

GAP = 10
COLUMNS = 3
UNFRAMED = ".ga-ground{stroke:none}"  # a part alone on paper stands in the frame of its page
VIEWS = ("table", "desk", "pit", "works", "clock", "tray", *ACTIONS)


def parts(
    state: State, language: str = "en", names: Sequence[str] | None = None
) -> tuple[Part, ...]:
    """Every part of the table, for the eyes the state is given to (`seen_by`)."""
    tray = tray_part(state, language)
    return (
        works_part(state, language),
        *([tray] if tray else []),
        clock_part(state, language),
        *(pit_part(state, language, seat, names) for seat in range(len(state.players))),
    )


def desk(state: State, language: str, seat: int) -> tuple[Part, ...]:
    """What one player works with."""
    return tuple(
        part for part in parts(state, language) if part.name in ("works", "tray", f"pit{seat}")
    )


def picture(
    state: State,
    language: str = "en",
    view: str = "table",
    seat: int | None = None,
    *,
    printed: bool = False,
) -> str:
    """The state as one SVG that needs nothing else.

    `view` is "table", "desk" (what a player works with: the works and the pit of a seat), a part ("pit"
    of a seat, "works", "clock", "tray") or the spaces of one action ("workshop", "mining",
    "delivery", "money", "order"). `printed` is black on white, in
    CSS so plain that typesetters read it.
    """
    if view not in VIEWS:
        raise ValueError(f"there is no view {view!r}; the views are {', '.join(VIEWS)}")
    if view == "table":
        shown = parts(state, language)
    elif view in ("desk", "pit"):
        whose = seat if seat is not None else state.to_move or 0
        check_seat(state, whose)
        pit = pit_part(state, language, whose, None)
        shown = desk(state, language, whose) if view == "desk" else (pit,)
    elif view == "clock":
        shown = (clock_part(state, language),)
    elif view == "tray":
        tray = tray_part(state, language)
        if tray is None:
            raise ValueError("there is no tray: no cards are to be chosen now")
        shown = (tray,)
    else:
        shown = (works_part(state, language, None if view == "works" else view),)
    return _framed(shown, str(state), printed)


def pit_picture(
    mine: Mine,
    orders: Sequence[Outstanding] = (),
    rules: Rules | None = None,
    language: str = "en",
    *,
    printed: bool = False,
) -> str:
    """A pit alone, with the orders it works for; `printed` as in `picture`."""
    part = mine_part(mine, orders, (rules or published()).cage, language)
    names = re.findall('data-label="([^"]*)"', part.body)
    return _framed((part,), unescape(". ".join(names)), printed)


def _framed(shown: tuple[Part, ...], description: str, printed: bool) -> str:
    css = print_style() if printed else style()
    if printed and len(shown) == 1:
        css += UNFRAMED
    title = shown[0].label if len(shown) == 1 else "Glück Auf"
    return framed(shown, _placed(shown), title=title, description=description, css=css)


def _placed(shown: tuple[Part, ...]) -> list[tuple[int, int]]:
    """Places in columns: the works first, clock and tray second, pits where most room is left."""
    columns = min(COLUMNS, len(shown))
    ends = [0] * columns
    places = []
    for part in shown:
        if part.name == "works":
            column = 0
        elif part.name in ("clock", "tray"):
            column = min(1, columns - 1)
        else:
            column = ends.index(min(ends))
        places.append((column * (WIDTH + GAP), ends[column]))
        ends[column] += part.height + GAP
    return places
