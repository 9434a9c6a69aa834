"""The lesson file: read strictly, and every mistake told with its key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games import GAMES, room
from glueckauf.games.board.lessons import compute, goals
from glueckauf.learn.lessons import lesson as lessons_module
from glueckauf.learn.lessons.lesson import (
    Act,
    Number,
    Point,
    Show,
    Try,
    collection,
    lesson,
    lessons,
    load,
    taught,
)
from tests.learn.lessons.samples import TREE, WORDS, edited, read, wrong
from tests.learn.samples import MISSING


def test_a_lesson_is_read_as_values() -> None:
    found = read(TREE)
    assert (found.id, found.number, found.teaches) == ("01-sample", 1, ("GA-3.2",))
    assert [type(screen) for screen in found.screens] == [Show, Number, Try, Act, Point]
    assert [screen.kind for screen in found.screens] == ["show", "number", "try", "act", "point"]
    assert found.words()["title"] == "A sample"
    assert found.words("pl") == found.words("en")  # the only language it has
    assert found.screen("do").words()["task"] == "Take 5 marks."
    with pytest.raises(
        ValueError, match="no screen 'dance'; it has watch, predict, which, do, where"
    ):
        found.screen("dance")


def test_what_may_be_left_out() -> None:
    found = read(edited(("id", MISSING), ("what_if", MISSING), ("text/en/what_if", MISSING)))
    assert found.id == "01-sample"  # the name of the file
    assert found.what_if is None
    again = read(edited(("screens/1/arrows", MISSING), ("screens/1/marks", MISSING)))
    show = again.screens[0]
    assert isinstance(show, Show)
    assert (show.arrows, show.marks) == (((), ()), ((), ()))


def test_a_script_becomes_a_scenario() -> None:
    show = read(TREE).screens[0]
    assert isinstance(show, Show)
    assert len(show.states()) == 4
    scenario = show.scenario()
    assert scenario.text("task") == "Start."
    assert [each.caption() for each in scenario.shown()] == ["One.", "Two."]
    assert scenario.steps[0].arrows == (("0:surface", "0:level/3"),)
    assert scenario.steps[1].marks == ("0:cart/3.g",)


LINE = "is missing; write, for example"
MISTAKES: list[tuple[str, Any, str, str]] = [
    ("format", 2, "format", "must be 1"),
    ("screens", MISSING, "screens", LINE),
    ("teaches", ["GA-5.9"], "teaches[1]", "did you mean"),
    ("teaches", ["R3"], "teaches[1]", "there is no rule"),
    ("hint", "x", "hint", "there is no key"),
    ("positions", {}, "positions", "must hold named positions"),
    ("text", {}, "text", "no language is there"),
    ("text/en/title", " ", "text.en.title", "is empty"),
    ("text/en/what_if", MISSING, "text.en.what_if", LINE),
    ("text/fr", {}, "text.fr", "there is no key"),
    ("text/pl", {"title": "a", "idea": "b", "what_if": "c"}, "screens[1].text.pl", LINE),
    ("what_if/position", "lake", "what_if.position", "there is no position"),
    ("what_if/rules", {"cage": 99}, "what_if.rules.cage", "must be from 1 to 20"),
    ("what_if/rules", {"miners": [1, 1, 1]}, "what_if.rules", "cannot be under these rules"),
    ("what_if/compute", {"best_vp": 8}, "what_if.move", "keep one of them"),
    ("what_if/move", "3 +g", "what_if.move", "must be one move, not 2"),
    ("screens", [{}] * 6, "screens", "must list 1 to 5 screens, not 6"),
    ("screens/1", "show", "screens[1]", "must be a table"),
    ("screens/1/kind", MISSING, "screens[1].kind", "is missing"),
    ("screens/1/kind", "dance", "screens[1].kind", "there is no kind"),
    ("screens/1/id", "A b", "screens[1].id", "letters a-z"),
    ("screens/2/id", "watch", "screens[2].id", "is the id of another screen"),
    ("screens/1/position", "pitt", "screens[1].position", "did you mean pit?"),
    ("screens/1/script", "3 +g", "screens[1].script", "must be a list"),
    ("screens/1/script", ["3", ""], "screens[1].script[2]", "is empty"),
    ("screens/1/script", ["3", "+x"], "screens[1].script[2]", "column 2: expected a colour"),
    ("screens/1/script", ["3", "+k"], "screens[1].script[2]", "GA-5.1: There is no black cube"),
    ("screens/1/script", ["3"], "screens[1].text.en.captions", "2 captions are needed"),
    ("screens/1/arrows", [[], [], []], "screens[1].arrows", "must list 0 to 2"),
    ("screens/1/arrows", [[["0:cage"]]], "screens[1].arrows[1][1]", "must list 2 to 2"),
    (
        "screens/1/arrows",
        [[["0:cage", "moon"]]],
        "screens[1].arrows[1][1][2]",
        "nothing in the pic",
    ),
    ("screens/1/marks", [["0:level/5"]], "screens[1].marks[1][1]", "nothing in the picture"),
    ("screens/2/compute", {}, "screens[2].compute", "must name one of"),
    ("screens/2/compute", {"price": "gg+", "steps": ""}, "screens[2].compute", "must name one of"),
    ("screens/2/answer", MISSING, "screens[2].answer", LINE),
    ("screens/2/answer", 4, "screens[2].options", "must contain the answer, 4"),
    ("screens/2/options", [2, 2], "screens[2].options", "names something twice"),
    ("screens/3/move", "delivery/boat", "screens[3].move", "expected a transport"),
    ("screens/3/answer", "GA-33.1", "screens[3].answer", "no rule"),
    ("screens/3/view", "moon", "screens[3].view", "is no view; join some of these by +: table"),
    ("screens/3/view", 3, "screens[3].view", "must be a text"),
    (
        "screens/3/text/en/say",
        "A {moon}.",
        "screens[3].text.en.say",
        "no icon {moon}; the icons are",
    ),
    ("screens/5/answer", "money/4", "screens[5].answer", "must contain the answer"),
    ("screens/5/find", MISSING, "screens[5].choices", "asks for what?"),
    ("screens/5/find", "more", "screens[5].find", "did you mean most?"),
    ("screens/5/choices", MISSING, "screens[5].position", "needs choices and find, or keys and"),
    ("screens/5/choices/1/key", "moon", "screens[5].choices[1].key", "nothing in the picture"),
    ("screens/5/text/en/replies", {"x": "y"}, "screens[5].text.en.replies.x", "nothing asks"),
    ("screens/4/goal", {}, "screens[4].goal", "names nothing to reach"),
    ("screens/4/goal", {"mark": 1}, "screens[4].goal.mark", "did you mean marks?"),
    ("screens/4/par", 0, "screens[4].par", "from 1 to 40"),
    ("screens/4/turns", 4, "screens[4].turns", "from 1 to 3"),
    ("screens/4/line", "money/x", "screens[4].line", "column 7"),
    ("screens/4/mistakes", [{"line": "", "reply": "m"}], "screens[4].mistakes[1].line", "is empty"),
    ("screens/4/mistakes", [], "screens[4].text.en.replies.m", "nothing asks"),
    ("screens/4/text/en/replies", {}, "screens[4].text.en.replies.m", "is missing"),
    ("screens/4/text/en/replies", ["m"], "screens[4].text.en.replies", "must be a table"),
    ("screens/4/text/en/task", MISSING, "screens[4].text.en.task", LINE),
]


@pytest.mark.parametrize(("change", "value", "key", "problem"), MISTAKES)
def test_every_mistake_names_its_key(change: str, value: Any, key: str, problem: str) -> None:
    error = wrong(edited((change, value)))
    assert error.key == key
    assert problem in error.problem


def test_a_file_that_is_none() -> None:
    with pytest.raises(ga.FileError, match="must be a table of keys"):
        read([])
    with pytest.raises(ga.FileError, match=r"must end in \.toml or \.json"):
        load("lesson.txt")


def test_the_game_must_go_on_where_somebody_acts() -> None:
    short = {"shifts": 1, "miners": [1, 1, 1], "clock_per_shift": [4]}
    over = {"rules": short, "moves": "pithead pithead"}
    tree = edited(("positions/table", over), ("what_if/position", "pit"), ("what_if/move", "3"))
    tree["screens"] = tree["screens"][3:4]
    error = wrong(tree)
    assert (error.key, error.problem.split(";")[0]) == (
        "screens[1].position",
        "the game is over there",
    )


# --- The shipped lessons --------------------------------------------------------------------


def test_lessons_are_found_by_number_id_and_file() -> None:
    assert lesson(3).id == lesson("3").id == lesson("03-the-cage").id == "03-the-cage"
    path = next(path for path in collection() if path.stem == "03-the-cage")
    assert lesson(path).id == lesson(str(path)).id == "03-the-cage"
    with pytest.raises(ga.FileError, match="did you mean 03-the-cage"):
        lesson("the-cage")
    with pytest.raises(ga.FileError, match="there is no lesson"):
        lesson(99)


@pytest.mark.parametrize("game", taught())
def test_the_shipped_lessons_of_a_game_are_counted_from_one(game: str) -> None:
    found = lessons(game)
    assert [one.id for one in found] == sorted(one.id for one in found)
    assert [path.stem for path in collection(game)] == [one.id for one in found]
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert {one.game for one in found} == {game}
    assert lesson(1, game=game) == lesson(found[0].id) == lesson(found[0].id, game=game)
    assert ga.lesson(2, game=game).lesson == found[1]
    after = int(found[-1].id[:2]) + 1
    assert int(found[0].id[:2]) == room(game).lessons.FIRST
    assert room(game).lessons.EXAM.startswith(f"{after}-")
    assert room(game).lessons.WHOLE_GAME.startswith(f"{after + 1}-")
    with pytest.raises(ga.FileError, match=f"known: {found[0].id}"):
        lesson(len(found) + 1, game=game)


def test_a_number_alone_is_one_of_the_first_game() -> None:
    assert [one.game for one in lessons()] == [game for game in taught() for _ in lessons(game)]
    assert lesson(1).game == taught()[0] == GAMES[0]
    with pytest.raises(ValueError, match="there is no game"):
        lesson(1, game="chess")
    with pytest.raises(ga.FileError, match="there is no lesson"):
        lesson("03-the-cage", game=taught()[-1])


def test_a_teacher_may_count_from_one_in_any_game() -> None:
    own = lessons(taught()[-1])[0]
    assert own._replace(id="03-mine").number == 3
    assert own._replace(id="mine").number == 0


def test_without_lessons_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons_module, "shipped", lambda: tmp_path)
    assert lessons() == []


def test_the_closed_lists_are_written_down() -> None:
    assert [word for word in compute.WORDS if word not in str(compute.__doc__)] == []
    assert [word for word in goals.WORDS if word not in str(goals.__doc__)] == []
    assert set(WORDS) == {"show", "number", "try", "act", "point"}
