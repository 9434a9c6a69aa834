"""The shape of the shipped lessons: mostly playing, one thing in sight, few words."""

from __future__ import annotations

import pytest

from glueckauf.core.texts import plain
from glueckauf.learn.lessons.lesson import Lesson, lessons

LESSONS = lessons()
TASK, SAY = 15, 70  # at most so many English words
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


def too_long(lesson: Lesson, key: str, most: int) -> dict[str, int]:
    """The screens whose text of this key has too many words, and how many."""
    lengths = {
        screen.id: len(plain(screen.words("en").get(key, "")).split()) for screen in lesson.screens
    }
    return {name: words for name, words in lengths.items() if words > most}


def test_at_least_two_thirds_of_all_screens_are_played() -> None:
    kinds = [screen.kind for lesson in LESSONS for screen in lesson.screens]
    assert kinds.count("act") * 3 >= len(kinds) * 2 > 0


@each_lesson
def test_a_lesson_begins_with_playing(lesson: Lesson) -> None:
    assert lesson.screens[0].kind == "act"


@each_lesson
def test_nobody_types_a_number(lesson: Lesson) -> None:
    assert [screen.id for screen in lesson.screens if screen.kind == "number"] == []


@each_lesson
def test_every_screen_says_what_it_shows(lesson: Lesson) -> None:
    assert [screen.id for screen in lesson.screens if not screen.view] == []


@each_lesson
def test_a_task_is_short(lesson: Lesson) -> None:
    assert all(screen.words("en").get("task") for screen in lesson.screens if screen.kind == "act")
    assert too_long(lesson, "task", TASK) == {}


@each_lesson
def test_little_is_said_before_playing(lesson: Lesson) -> None:
    assert too_long(lesson, "say", SAY) == {}
