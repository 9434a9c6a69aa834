"""Parts put together: the whole table, or what a view names, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.svg import WIDTH, Part, at, framed
from glueckauf.core.hidden import check_seat
from glueckauf.games.woodcraft.draw.board import board_part
from glueckauf.games.woodcraft.draw.labels import name
from glueckauf.games.woodcraft.draw.pool import pool_part
from glueckauf.games.woodcraft.draw.sheet import blank_part, sheet_part
from glueckauf.games.woodcraft.draw.style import print_style, style
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.views import NAMES, is_view, things

GAP = 10
LITTLE_GAP = 6
TITLE = "Woodcraft: Roll & Write"
COLUMNS = 3
UNFRAMED = ".ga-ground,.ga-page{stroke:none}"  # a part alone stands in the frame of its page
_COMMON = {"board": board_part, "pool": pool_part}


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

    `seat` is whose sheet a view shows, `you` the seat of whoever looks on.
    """
    if not is_view(view):
        raise ValueError(
            f"there is no view {view!r}; the views are {', '.join(NAMES)}, joined by +"
        )
    check_seat(state, seat)
    shown = things(view)
    found = _joined([_COMMON[part](state, language) for part in shown.common], language)
    seats = range(len(state.players)) if shown.others else (seat,) if shown.own else ()
    return (*found, *(sheet_part(state, language, one, names, you) for one in seats))


def _joined(common: list[Part], language: str) -> list[Part]:
    """The main board with the pool under it, as they lie on the table: boards keep a part together."""
    if len(common) < 2:
        return common
    above, below = common
    body = above.body + at(0, above.height + LITTLE_GAP, below.body)
    height = above.height + LITTLE_GAP + below.height
    return [Part(above.name, WIDTH, height, name(language, "common"), body, leads=above.leads)]


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
    whose = seat if seat is not None else max(state.to_move or 0, 0)
    shown = parts(state, language, None, you, view=view, seat=whose)
    return _framed(shown, str(state), printed, colour)


def blank_sheet(state: State, language: str = "en", *, colour: bool = False) -> str:
    """A player's sheet with nothing on it, for paper and pencil."""
    return _framed((blank_part(state, language),), TITLE, True, colour)


def part_picture(
    part: Part, description: str, *, printed: bool = False, colour: bool = False
) -> str:
    """One part as an SVG that needs nothing else; `printed` as in `picture`, perhaps in colour."""
    return _framed((part,), description, printed, colour)


def _framed(shown: tuple[Part, ...], description: str, printed: bool, colour: bool) -> str:
    css = print_style(colour=colour) if printed else style()
    if printed and len(shown) == 1:
        css += UNFRAMED
    title = shown[0].label if len(shown) == 1 else TITLE
    return framed(shown, _placed(shown), title=title, description=description, css=css)


def _placed(shown: tuple[Part, ...]) -> list[tuple[int, int]]:
    """Places in columns: what belongs to all at the left, then sheet beside sheet, the shortest column first."""
    common = [part for part in shown if not part.name[-1].isdigit()]
    sheets = len(shown) - len(common)
    first = 1 if common and sheets else 0
    ends = [0] * max(1, min(COLUMNS, first + sheets))
    places = []
    for part in shown:
        free = (
            range(len(ends)) if part not in common and len(ends) == 1 else range(first, len(ends))
        )
        column = 0 if part in common else min(free, key=lambda n: ends[n])
        places.append((column * (WIDTH + GAP), ends[column]))
        ends[column] += part.height + GAP
    return places
