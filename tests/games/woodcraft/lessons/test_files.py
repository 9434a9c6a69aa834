"""The lesson files of Woodcraft: every claim is proven again, and the house's rules for lessons hold.

The tests of all games' lessons go by the list of games, which does not name this one yet.
"""

from __future__ import annotations

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES
from glueckauf.learn.lessons.claims import wrong_claims
from glueckauf.learn.lessons.lesson import collection, lessons
from glueckauf.learn.lessons.screens import Lesson
from tests.learn.lessons import test_shape as shape

FOUND = lessons("woodcraft")
each = pytest.mark.parametrize("lesson", FOUND, ids=[one.id for one in FOUND])


def test_there_are_lessons_and_no_list_names_them_yet() -> None:
    assert FOUND
    assert ("woodcraft" in GAMES) == any(one.game == "woodcraft" for one in lessons())
    assert [path.stem for path in collection("woodcraft")] == [one.id for one in FOUND]


@each
def test_all_claims_are_true(lesson: Lesson) -> None:
    assert list(wrong_claims(lesson)) == []
    assert set(lesson.texts) == set(LANGUAGES)


@each
def test_the_shape_of_a_lesson(lesson: Lesson) -> None:
    shape.test_a_lesson_begins_with_playing(lesson)
    shape.test_nobody_types_a_number(lesson)
    shape.test_every_screen_says_what_it_shows(lesson)
    shape.test_a_task_is_short(lesson)
    shape.test_little_is_said_before_playing(lesson)
