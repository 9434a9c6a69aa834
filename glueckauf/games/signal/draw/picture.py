"""Parts put together: the whole table, or what a view names, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.svg import WIDTH, Part, framed
from glueckauf.core.hidden import check_seat
from glueckauf.games.signal.draw.hands import hand_part
from glueckauf.games.signal.draw.map import map_part
from glueckauf.games.signal.draw.station import station_part
from glueckauf.games.signal.draw.style import print_style, style
from glueckauf.games.signal.draw.trains import trains_part
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.views import NAMES, is_view, things

GAP = 10
UNFRAMED = (
    ".ga-ground,.ga-land{stroke:none}"  # a part alone on paper stands in the frame of its page
)
_COMMON = {"station": station_part, "trains": trains_part}


def parts(
    state: State,
    language: str = "en",
    names: Sequence[str] | None = None,
    you: int | None = None,
    *,
    view: str = "table",
    seat: int = 0,
) -> tuple[Part, ...]:
    """The parts that a view names; `seat` is whose hand it shows, `you` the seat of whoever looks on."""
    if not is_view(view):
        raise ValueError(
            f"there is no view {view!r}; the views are {', '.join(NAMES)}, or map:paris,lille"
            " for a part of the map, joined by +"
        )
    check_seat(state, seat)
    shown = things(view)
    found = [map_part(state, language, shown.around)] if "map" in shown.common else []
    found += [_COMMON[part](state, language) for part in shown.common if part != "map"]
    seats = range(len(state.players)) if shown.others else (seat,) if shown.own else ()
    return (*found, *(hand_part(state, language, one, names, you) for one in seats))


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

    `printed` is black on white, or perhaps in colour, in CSS so plain that typesetters read it.
    """
    whose = seat if seat is not None else state.active
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
    title = shown[0].label if len(shown) == 1 else "Switch & Signal"
    return framed(shown, _placed(shown), title=title, description=description, css=css)


def _placed(shown: tuple[Part, ...]) -> list[tuple[int, int]]:
    """The map in the first column, everything else in the second."""
    ends = [0, 0]
    places = []
    for part in shown:
        column = 0 if part.name == "map" or shown[0].name != "map" else 1
        places.append((column * (WIDTH + GAP), ends[column]))
        ends[column] += part.height + GAP
    return places
