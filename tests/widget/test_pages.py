"""What a page will hold is known, and said, before anything is drawn or written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.screens import Act
from glueckauf.widget.export import plan_of
from glueckauf.widget.graph import graph, size
from glueckauf.widget.lesson_page import survey
from glueckauf.widget.page import limit


def test_a_plan_says_what_is_missing_in_every_language() -> None:
    table = ga.Table(players=2, seed=1)
    for source, frames in (("07-no-room-to-spare", 100), (ga.lesson(6), 600), (table, None)):
        plan = plan_of(source, frames)
        told = [plan.lacks(language) for language in LANGUAGES]
        assert all(told)
        assert len(set(told)) == len(LANGUAGES)
    whole: list[Any] = ["01-first-ride", ga.lesson(3), ga.puzzles(kind="blunder")[0]]
    for one in whole:
        assert plan_of(one).lacks("en") == ""


def test_the_sentence_comes_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_work(*_given: Any, **_more: Any) -> Any:
        raise RuntimeError("drawing begins")

    monkeypatch.setattr("glueckauf.widget.puzzle_page.graph", no_work)
    with pytest.raises(RuntimeError, match="drawing begins"):
        ga.export_html("07-no-room-to-spare", tmp_path / "page.html", frames=100)
    assert "more than 100 positions" in capsys.readouterr().out
    assert not (tmp_path / "page.html").exists()


def test_a_file_that_exists_is_told_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("mine", "utf-8")
    with pytest.raises(ga.FileError, match="never overwritten"):
        ga.lesson(1).export(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text("utf-8") == "mine"


def test_the_limit_depends_on_the_picture() -> None:
    assert limit(None, 1) > limit(None, 6)
    assert limit(7, 1) == 7


@pytest.mark.parametrize("name", ["02-two-birds", "lights-out"])
def test_the_whole_graph_knows_what_can_be_reached(name: str) -> None:
    asked = ga.puzzle(name)
    ways = asked.ways()
    assert ways is not None
    nodes, is_whole = graph(ways, asked.best() or (), 5000)
    assert is_whole
    assert len(nodes) == size(ways, 5000)
    assert size(ways, len(nodes) - 1) is None
    assert nodes[0].reach == ways.par
    for node in nodes[:: max(len(nodes) // 40, 1)]:
        if node.is_open:
            continue
        searched = ways.reach(node.place)
        assert searched in (node.reach, "?"), node.line
        assert (node.best is not None) == (node.reach == ways.par)


def test_of_a_part_everything_begun_can_be_ended() -> None:
    asked = ga.puzzle("07-no-room-to-spare")
    ways = asked.ways()
    assert ways is not None
    nodes, is_whole = graph(ways, asked.best() or (), 200)
    assert not is_whole
    places = {node.place for node in nodes}
    for node in nodes:
        goes_on = any(there in places for there in node.next.values())
        assert goes_on or not node.next or node.verdict.stars == 3


def test_the_ground_of_a_checkpoint_is_that_of_its_course() -> None:
    """What is looked up on a page is what a search finds in a notebook."""
    for act in ga.lesson(3).lesson.screens:
        if not isinstance(act, Act):
            continue
        ground, course = survey(act, 5000), act.course()
        assert ground is not None
        assert ground.reach[ground.start].cost == act.par
        for key in list(ground.places)[::40]:
            if ground.places[key].turns:
                found = course.nearest(ground.places[key])
                assert (found.line is None) == (ground.reach[key].line is None)
                assert found.cost == ground.reach[key].cost
