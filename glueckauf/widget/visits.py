"""Boards of a page that was left: they are closed, so that the one kernel of the course does not carry them on.

A page asks the kernel for every board there is when it opens; those of earlier visits would be sent, too,
and make it slower each time. What was being played on them is kept on disk and comes back with the new ones.
"""

from __future__ import annotations

from ipywidgets import Widget  # type: ignore[import-untyped]

# What the notebooks show: imported here, the first board does not wait for it
import glueckauf.widget.exam
import glueckauf.widget.home
import glueckauf.widget.lesson
import glueckauf.widget.play
import glueckauf.widget.puzzle
import glueckauf.widget.review
import glueckauf.widget.table
import glueckauf.widget.training  # noqa: F401
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.puzzle import puzzles

_made: dict[str, list[Widget]] = {}  # by the path of the notebook that made them
_left: list[Widget] = []  # of earlier visits, to be closed when the page has settled


def warm() -> None:
    """Read what the first page asks for, before it does."""
    lessons()
    puzzles()


def begin(path: str) -> None:
    """A notebook is about to be run: what it makes from now on is its own.

    What it made before is not closed yet: a page that opens asks for all boards, and fails on one that
    is closed while it is taken in.
    """
    _left.extend(_made.pop(path, ()))
    Widget.on_widget_constructed(_made.setdefault(path, []).append)


def settle() -> None:
    """A page has opened and taken in all boards: those of earlier visits are closed."""
    while _left:
        _left.pop().close()


def leave(path: str) -> None:
    """A notebook was left: nobody sees its boards any more."""
    for widget in _made.pop(path, ()):
        widget.close()
