"""What lessons ask of a game: the board game's room offers all of it, and a lesson says which game it is about."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import glueckauf
from glueckauf.games import GAMES, room
from glueckauf.games.board import lessons as board_lessons
from glueckauf.games.contract import LessonRoom
from glueckauf.games.course import Course, Place
from glueckauf.learn.lessons import reading
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.lessons.screens import Act
from tests.learn.lessons.samples import act, edited, read, wrong

TYPED: LessonRoom = board_lessons  # for the type checker
GENERIC = [
    *(Path(glueckauf.__file__).parent / "learn/lessons").glob("*.py"),
    *(Path(glueckauf.__file__).parent / "learn/jupyter").glob("*.py"),
    *(
        Path(glueckauf.__file__).parent / f"{name}.py"
        for name in (
            *("learn/scenario", "learn/notebook", "learn/folder"),
            *("learn/progress", "learn/rulebook", "games/course", "core/lines"),
            *("widget/lesson", "widget/lesson_board", "widget/question", "widget/exam"),
            *("widget/report", "widget/diary"),
        )
    ),
]


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.stem)
def test_lessons_name_no_game(path: Path) -> None:
    text = path.read_text("utf-8")
    for game in GAMES:
        assert f"games.{game}" not in text
        assert f"ga.{game}" not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_room_for_lessons_offers_all_of_it(game: str) -> None:
    found = getattr(room(game), "lessons", None)
    if found is None:
        return  # a game may have no lessons yet
    for name in vars(LessonRoom):
        assert name.startswith("_") or hasattr(found, name), name
    assert {"teaches", "positions", "rules", "key", "mistake"} <= set(found.EXAMPLES)
    required = {key for _, keys, _ in reading._KINDS.values() for key in keys}
    assert required - {"par"} <= set(found.EXAMPLES)
    assert found.is_key(found.EXAMPLES["key"])


def test_a_lesson_is_about_the_first_game_unless_it_says_another() -> None:
    assert {lesson.game for lesson in lessons()} == set(GAMES)
    assert read(edited()).game == GAMES[0]
    assert read(edited(("game", "board"))).game == "board"
    error = wrong(edited(("game", "chess")))
    assert error.key == "game"
    assert "there is no game" in error.problem


def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        """A game that has nothing yet."""

    rooms = {"bare": Bare()}
    monkeypatch.setattr(reading, "GAMES", (*GAMES, "bare"))
    monkeypatch.setattr(reading, "room", lambda game: rooms.get(game) or room(game))
    assert "bare has no lessons yet" in wrong(edited(("game", "bare"))).problem


def test_a_position_of_a_lesson_may_be_one_line() -> None:
    before = read(edited())
    tree = {name: {"line": position.state.line} for name, position in before.positions.items()}
    again = read(json.loads(json.dumps(edited(("positions", tree)))))
    for name, position in before.positions.items():
        assert again.positions[name].state == position.state
        assert again.positions[name].under(pithead=3) == position.under(pithead=3)


class Patient(Course):
    """A course of a game that knows no shortcut, no bound and no unit of its own."""

    def is_reached(self, place: Place) -> bool:
        return bool(place.state.players[self.seat].marks >= 12)

    def missing(self, place: Place, language: str = "en") -> list[str]:
        return [] if self.is_reached(place) else ["12 marks."]


def test_a_course_needs_no_more_than_a_goal() -> None:
    asked: Act = act({"players": 4}, {"marks": 12})
    own, plain = asked.course(), Patient(asked)
    assert own.nearest(own.start) == plain.nearest(plain.start)
    assert plain.missing(plain.start) == ["12 marks."]
    place, played = plain.played(plain.start, "money/3")
    assert [one.move for one in played] == ["money/3"]
    assert (plain.nearest(place).line, plain.unit, plain.budget) == (None, "moves", None)
