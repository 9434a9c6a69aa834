"""Boards of an earlier visit are closed, those of other pages are not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from ipywidgets import Label, Widget  # type: ignore[import-untyped]

from glueckauf.widget.visits import begin, leave, settle


@pytest.fixture(autouse=True)
def afterwards() -> Iterator[None]:
    yield
    Widget.on_widget_constructed(None)


def is_open(widget: Widget) -> bool:
    return widget.comm is not None


def test_a_second_visit_closes_what_the_first_made() -> None:
    begin("a.ipynb")
    first = Label()
    begin("b.ipynb")
    other = Label()
    begin("a.ipynb")
    second = Label()
    assert is_open(first), "a page that opens may be taking it in"
    settle()
    assert not is_open(first)
    assert is_open(other)
    assert is_open(second)
    leave("a.ipynb")
    leave("never opened.ipynb")
    assert is_open(other)
    assert not is_open(second)
