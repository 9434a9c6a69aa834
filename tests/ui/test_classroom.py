"""A class's notebook in real JupyterLab: its pictures are there at once, and its cells give points."""

from __future__ import annotations

from typing import Any

import glueckauf as ga
from tests.ui.browser import SCREENSHOTS
from tests.ui.lab import PATIENCE, Lab

PICTURE = ".jp-MarkdownOutput img"
DRAWN = "(one) => one.complete && one.naturalWidth > 100"


def test_pictures_need_no_python_and_answers_earn_points(lab: Lab, desk: Any) -> None:
    _, solution = ga.classroom.notebooks("04-ride-light", lab.folder)
    lab.open_instead(desk, solution.name)
    picture = desk.locator(PICTURE).first
    picture.wait_for(timeout=PATIENCE)
    picture.scroll_into_view_if_needed()
    assert picture.evaluate(DRAWN)
    assert "Order A" in picture.get_attribute("alt")
    desk.locator(".jp-OutputArea-output pre", has_text="3 of 3 stars").wait_for(timeout=PATIENCE)
    desk.screenshot(path=SCREENSHOTS / "classroom.png")
