"""Where a learner stands: told from the progress file and the day."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from glueckauf.games import GAMES
from glueckauf.learn.home import home, show
from glueckauf.learn.lessons import exam
from glueckauf.learn.lessons.lesson import lessons, taught
from glueckauf.learn.progress import VARIABLE, note
from glueckauf.learn.puzzle import puzzle
from glueckauf.learn.training import NAME

DAY = date(2026, 11, 16)


def at(day: date) -> str:
    return f"{day.isoformat()}T12:00:00+00:00"


def finish(path: Path, number: int, stars: int = 3) -> None:
    lesson = lessons(GAMES[0])[number - 1]
    for screen in lesson.screens:
        note(lesson.id, screen.id, solved=True, stars=stars, path=path)


def test_a_new_learner_begins_with_the_first_lesson(tmp_path: Path) -> None:
    found = home(DAY, tmp_path / "none.jsonl")
    first = found.course
    assert first.game == GAMES[0]
    assert first.following is first.stations[0]
    assert [station.lesson.number for station in first.stations] == list(range(1, 13))
    assert all(station.most == 15 and not station.stars for station in first.stations)
    assert (first.is_begun, first.done, found.due, found.streak.days) == (False, 0, 0, 0)
    assert not any((first.is_exam_passed, first.is_game_open, found.is_daily_solved))
    assert puzzle(found.daily).game == GAMES[0]


def test_the_lesson_to_go_on_with_is_the_first_that_is_not_finished(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    finish(path, 1)
    finish(path, 3, stars=1)
    note("02-tunnels", "buy", solved=True, stars=2, path=path)
    found = home(DAY, path).course
    assert found.following is not None
    assert found.following.lesson.number == 2
    assert found.goes_on == "02-tunnels"
    assert [station.stars for station in found.stations[:4]] == [15, 2, 5, 0]
    assert (found.is_begun, found.done) == (True, 2)


def test_all_lessons_open_the_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    for number in range(1, 13):
        finish(path, number, stars=1)
    found = home(DAY, path).course
    assert (found.following, found.is_game_open, found.is_exam_passed) == (None, True, False)
    assert found.goes_on == exam.name_of(GAMES[0])
    note(exam.name_of(GAMES[0]), "result", solved=True, stars=3, path=path)
    assert home(DAY, path).course.is_exam_passed
    assert home(DAY, path).course.goes_on == "14-whole-game"


def test_every_game_has_a_course(tmp_path: Path) -> None:
    found = home(DAY, tmp_path / "none.jsonl")
    assert [course.game for course in found.courses] == [*taught()]
    for course in found.courses:
        assert [one.lesson for one in course.stations] == lessons(course.game)
        assert course.goes_on == lessons(course.game)[0].id


def test_the_game_of_the_last_lesson_is_shown_until_another_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    first, other = taught()[0], taught()[-1]
    note(lessons(other)[0].id, "any", solved=False, path=path)
    assert home(DAY, path).shown == other
    show("chess")
    assert home(DAY, path).shown == other
    show(first)
    note(exam.name_of(other), "result", solved=True, path=path)
    found = home(DAY, path)
    assert found.shown == first
    assert [course.is_exam_passed for course in found.courses] == [
        course.game == other for course in found.courses
    ]


def test_puzzles_make_a_streak_and_mistakes_are_due(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    daily = home(DAY, path).daily
    note(NAME, daily, solved=True, stars=3, path=path, clock=lambda: at(DAY))
    note(NAME, "09-the-sacrifice", solved=False, path=path, clock=lambda: at(DAY))
    found = home(DAY, path)
    assert (found.is_daily_solved, found.streak.days, found.due) == (True, 1, 1)
    assert not home(date(2026, 11, 17), path).is_daily_solved
