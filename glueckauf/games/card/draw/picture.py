"""Parts put together: the whole table, or one part of it, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.svg import WIDTH, Part, framed
from glueckauf.core.hidden import check_seat
from glueckauf.games.card.draw.style import print_style, style
from glueckauf.games.card.draw.tray import tray_part
from glueckauf.games.card.draw.yard import yard_part
from glueckauf.games.card.draw.zones import zones_part
from glueckauf.games.card.rules import State

GAP = 10
COLUMNS = 3
UNFRAMED = ".ga-ground{stroke:none}"  # a part alone on paper stands in the frame of its page
VIEWS = ("table", "desk", "yard", "zones", "tray")


def parts(
    state: State,
    language: str = "en",
    names: Sequence[str] | None = None,
    you: int | None = None,
) -> tuple[Part, ...]:
    """Every part of the table, for the eyes the state is given to (`seen_by`).

    The tray comes last: nearly every turn has one, and nothing may jump when it comes and goes.
    """
    tray = tray_part(state, language)
    return (
        zones_part(state, language, you),
        *(yard_part(state, language, seat, names, you) for seat in range(len(state.players))),
        *([tray] if tray else []),
    )


def desk(state: State, language: str, seat: int, you: int | None = None) -> tuple[Part, ...]:
    """What one player works with."""
    tray = tray_part(state, language)
    own = yard_part(state, language, seat, None, you)
    return (zones_part(state, language, you), own, *([tray] if tray else []))


def yard(state: State, language: str, seat: int, you: int | None = None) -> tuple[Part, ...]:
    """One yard alone, and the tray while there is one."""
    tray = tray_part(state, language)
    return (yard_part(state, language, seat, None, you), *([tray] if tray else []))


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

    `view` is "table", "desk" (what a player works with: the zones and the yard of a seat), or a part
    ("yard" of a seat, "zones", "tray"). `printed` is black on white, in CSS so plain that
    typesetters read it.
    """
    if view not in VIEWS:
        raise ValueError(f"there is no view {view!r}; the views are {', '.join(VIEWS)}")
    whose = seat if seat is not None else state.to_move or 0
    check_seat(state, whose)
    shown: tuple[Part, ...]
    if view == "table":
        shown = parts(state, language, None, you)
    elif view == "desk":
        shown = desk(state, language, whose, you)
    elif view == "yard":
        shown = (yard_part(state, language, whose, None, you),)
    elif view == "zones":
        shown = (zones_part(state, language, you),)
    else:
        tray = tray_part(state, language)
        if tray is None:
            raise ValueError("there is no tray: no cards are to be chosen now")
        shown = (tray,)
    css = print_style() if printed else style()
    if printed and len(shown) == 1:
        css += UNFRAMED
    title = shown[0].label if len(shown) == 1 else "Glück Auf: The Great Card Game"
    return framed(shown, _placed(shown), title=title, description=str(state), css=css)


def _placed(shown: tuple[Part, ...]) -> list[tuple[int, int]]:
    """Places in columns: zones and tray first, yards where most room is left beside them."""
    columns = min(COLUMNS, sum(part.name != "tray" for part in shown))
    ends = [0] * max(1, columns)
    places = []
    for part in shown:
        if part.name in ("zones", "tray") or columns < 2:
            column = 0
        else:
            column = min(range(1, columns), key=lambda n: ends[n])
        places.append((column * (WIDTH + GAP), ends[column]))
        ends[column] += part.height + GAP
    return places
