"""A lesson opened in a notebook: its screens become boards, and its what-if is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.widget.lesson import OpenLesson
from glueckauf.widget.question import PointBoard, QuestionBoard
from tests.learn.lessons.samples import TREE, read
from tests.widget.screens import SCREENS
from tests.widget.talk import send


def test_a_lesson_is_opened_by_number_id_or_file() -> None:
    opened = ga.lesson("03-the-cage")
    assert repr(opened) == repr(ga.lesson(3)) == "Lesson 3: The cage"
    assert repr(ga.lesson(3, language="hu")) == "Lesson 3: A felvonó"
    assert repr(ga.lesson(Path(opened.lesson.path))) == repr(opened)
    assert isinstance(opened.board(5), PointBoard)
    assert repr(opened.board("fill")) == repr(opened.board(1)) == "LessonBoard('fill')"
    assert repr(OpenLesson(read(TREE)).board("watch")).startswith("Stepper(")
    with pytest.raises(ValueError, match="screens 1 to 5, not 6"):
        opened.board(6)
    with pytest.raises(ValueError, match="no screen 'dig'; it has fill"):
        opened.board("dig")
    with pytest.raises(ValueError, match="language must be one of"):
        ga.lesson(3, language="xx")
    with pytest.raises(FileError, match="99"):
        ga.lesson(99)


def test_a_lesson_that_lacks_the_language_is_shown_in_its_own() -> None:
    opened = OpenLesson(read(TREE), "de")
    assert opened.language == "en"
    board = opened.board("predict")
    assert isinstance(board, QuestionBoard)
    assert send(board, "language", language="de")["question"]["ask"] == "How many?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_every_lesson_has_a_board(language: str) -> None:
    for one, screen in SCREENS:
        board = OpenLesson(one, language).board(screen.id)
        assert "image/svg+xml" in board._repr_mimebundle_()[0]
        assert len(repr(board)) < 60


def test_what_if() -> None:
    shown = ga.lesson(3).what_if()._repr_mimebundle_()
    assert (
        shown["text/plain"]
        == "By the printed rules: 6 steps\nIf the cage holds only 1 cube: 8 steps"
    )
    assert (
        shown["text/markdown"]
        == "- By the printed rules: 6 steps\n- If the cage holds only 1 cube: 8 steps"
    )
    lesson = read(TREE)
    assert "- " in OpenLesson(lesson).what_if()._repr_mimebundle_()["text/markdown"]
    assert lesson.what_if is not None
    pictures = lesson._replace(what_if=lesson.what_if._replace(move=""))
    shown = OpenLesson(pictures).what_if()._repr_mimebundle_()
    assert shown["text/html"].count("<svg xmlns") == 2
    with pytest.raises(ValueError, match="has no what-if"):
        OpenLesson(lesson._replace(what_if=None)).what_if()


def test_every_what_if_tells_something() -> None:
    for one in lessons():
        if one.what_if:
            assert len(OpenLesson(one, "hu").what_if().text.splitlines()) == 2
