"""How a puzzle shows itself in a notebook: its picture and its task, never its answer."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from glueckauf.core.files import is_file
from glueckauf.core.shipped import is_shipped

if TYPE_CHECKING:
    from glueckauf.core.puzzle import Puzzle


class Shown:
    """For puzzles that are tuples, whose own `repr` would tell everything: put it first."""

    __slots__ = ()

    def __repr__(self) -> str:
        puzzle = cast("Puzzle", self)
        is_own = is_file(Path(puzzle.path)) and not is_shipped(puzzle.path)
        return f"puzzle({(puzzle.path if is_own else puzzle.id)!r})"

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        puzzle = cast("Puzzle", self)
        return {"text/plain": _text(puzzle), "text/html": _page(puzzle)}


def _text(puzzle: Puzzle) -> str:
    told = puzzle.about((), "en")
    grade = "" if puzzle.tier is None else f" (T{puzzle.tier})"
    options = [text for _, text in puzzle.options("en")]
    return "\n".join(filter(None, [f"{told['title']}{grade}", told["task"], *options]))


def _page(puzzle: Puzzle) -> str:
    from glueckauf.games import room

    told, start = puzzle.about((), "en"), puzzle.positions(())[0]
    picture = room(puzzle.game).table.picture(start, "en", puzzle.view, puzzle.seat, puzzle.seat)
    grade = "" if puzzle.tier is None else f" <small>T{puzzle.tier}</small>"
    options = "".join(f"<li>{escape(text)}</li>" for _, text in puzzle.options("en"))
    listed = f'<ul style="list-style:none;padding:0">{options}</ul>' if options else ""
    return (
        f"<div><p><b>{escape(told['title'])}</b>{grade}</p><p>{escape(told['task'])}</p>"
        f"{listed}{picture}</div>"
    )
