"""Open optimisation: every line that is checked becomes a point of the chart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Point
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.pit.tries import OpenPit, _front, front
from glueckauf.learn.progress import entries
from glueckauf.widget.optimise import chart_svg
from glueckauf.widget.puzzle import PuzzleBoard
from tests.learn.samples import mining_puzzle
from tests.widget.talk import play, send

NAME = "07-no-room-to-spare"


def points(picture: str) -> tuple[int, int]:
    """How many tries are drawn beside the front and on it."""
    return picture.count('class="ga-try"'), picture.count('class="ga-hit-best"')


def test_every_checked_line_becomes_a_point() -> None:
    work = ga.optimise(NAME)
    assert points(work.chart.picture) == (0, 0)
    assert repr(work) == "Tries: 0. Places on the front found: 0 of 5."
    send(work.board, "type", text="3 0")
    frame = send(work.board, "check")
    assert frame["message"]["kind"] == "info", "nothing is wrong here"
    assert [one.point for one in work.tries] == [Point(2, 0)]
    assert points(work.chart.picture) == (1, 0)
    send(work.board, "check")
    send(work.board, "language", language="en")
    assert len(work.tries) == 1, "the same line is one try"
    send(work.board, "reset")
    play(work.board, mining_puzzle(NAME).line or "")
    send(work.board, "check")
    assert points(work.chart.picture) == (1, 1)
    assert repr(work).splitlines()[0] == "Tries: 2. Places on the front found: 1 of 5."
    assert repr(work).endswith("nobody can beat that.")
    assert entries() == [], "there is nothing to fail at"


def test_what_the_last_try_left_open() -> None:
    work = ga.optimise(NAME)
    work.add("3 0")
    assert repr(work).splitlines()[1].startswith("0 VP in 2 steps; 0 steps are enough")
    work.add(["3 0 3 0", "3 0 3 0"])
    assert repr(work).splitlines()[1] == "0 VP in 4 steps; 7 VP are possible in that many."
    assert ">2</text>" in work.chart.picture, "two tries at one place are told by a number"
    with pytest.raises(ga.IllegalMove):
        work.add("0 0")
    with pytest.raises(ga.NotationError):
        work.add("up and down")
    assert len(work.tries) == 3


def test_a_board_that_is_there_already_is_watched() -> None:
    board = PuzzleBoard("01-first-ride")
    board.play("4 +k 0 k>A")
    work = ga.optimise(board)
    assert [one.point for one in work.tries] == [Point(4, 5)]
    board.goto(0)
    board.play("3 end")
    assert [one.point for one in work.tries] == [Point(4, 5), Point(1, 0)]
    assert work.front == front(mining_puzzle("01-first-ride")) == (Point(0, 0), Point(4, 5))


def test_an_unfinished_line_of_several_actions_is_no_try() -> None:
    work = ga.optimise("12-the-long-haul")
    send(work.board, "type", text="mining/10 end")
    send(work.board, "check")
    assert not [*work.tries]


@pytest.mark.parametrize("name", [NAME, "11-parked-for-the-night", "12-the-long-haul"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_is_a_picture_of_its_own(name: str, language: str) -> None:
    work = ga.optimise(name, language=language)
    work.add(mining_puzzle(name).line or "")
    picture = work.chart._repr_mimebundle_()[0]["image/svg+xml"]
    root = ElementTree.fromstring(picture)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert root.attrib["aria-label"] == " ".join(repr(work).splitlines())
    for place in root.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= float(place.attrib["x"]) <= width
        assert 10 <= float(place.attrib["y"]) <= height
    longest = max(len(line) for line in repr(work).splitlines())
    assert longest * 5.6 < width, "the sentences fit below the chart"
    for name_of_class in set(re.findall(r'class="(ga-[\w-]+)', picture)):
        assert f".{name_of_class}" in picture, f"{name_of_class} has a style"


def test_the_picture_tells_the_same_twice() -> None:
    pit = OpenPit(mining_puzzle(NAME).task, NAME)
    assert chart_svg("board", pit, [], "en") == chart_svg("board", pit, [], "en")


# --- Nothing is called wrong, and chance plays only when asked ---------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_knows_no_par_no_stars_no_hints_and_no_solution(language: str) -> None:
    work = ga.optimise(NAME, language=language)
    send(work.board, "type", text="3 0")
    frame = send(work.board, "check")
    shown = frame["puzzle"]
    assert (shown["par"], shown["hints"], shown["verdict"], shown["explained"]) == (
        "",
        [],
        None,
        None,
    )
    assert shown["open"]
    assert frame["message"]["kind"] == "info"
    assert "stars" not in frame["message"]
    assert "19" not in frame["message"]["text"], "what is possible, only the chart tells"
    send(work.board, "reset")
    play(work.board, mining_puzzle(NAME).line or "")
    frame = send(work.board, "check")
    assert frame["message"]["kind"] == "good"
    send(work.board, "reset")
    assert send(work.board, "check")["message"]["kind"] == "info", "nothing was played"
    assert len(work.tries) == 2


def test_the_lines_of_a_program_come_when_asked_for() -> None:
    work = ga.optimise(NAME)
    assert work.chart.request == ""
    work.program(lambda puzzle, rng: rng.choice(["3 0", "end"]), lines=20)
    assert work.chart.request == "Add 20 lines of the program"
    assert not [*work.tries]
    work.chart._hear(work.chart, {"do": "run"}, [])
    assert len([*work.tries]) == 20
    lines = [one.line for one in work.tries]
    again = ga.optimise(NAME)
    again.program(lambda puzzle, rng: rng.choice(["3 0", "end"]), lines=20)
    again.chart._hear(again.chart, {"do": "run"}, [])
    assert [one.line for one in again.tries] == lines, "the same chance for everybody"


def test_a_program_that_fails_is_told_below_the_chart() -> None:
    work = ga.optimise(NAME)
    work.program(lambda puzzle, rng: "up and down", lines=2)
    work.chart._hear(work.chart, {"do": "run"}, [])
    assert work.chart.problem.startswith("The program stopped: NotationError")
    work.program(lambda puzzle, rng: "3 0", lines=2)
    work.chart._hear(work.chart, {"do": "run"}, [])
    assert (work.chart.problem, len(work.tries)) == ("", 2)


def test_a_front_that_is_not_proven_in_time_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("glueckauf.games.board.puzzles.pit.tries.PATIENCE", -1.0)
    _front.cache_clear()
    with pytest.raises(FileError, match="not proven within"):
        ga.optimise(NAME)
    _front.cache_clear()
