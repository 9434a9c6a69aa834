"""Progress: what was solved is known again, shown, and never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.learn.lessons.screens import Act, Show
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.lesson_board import LessonBoard
from glueckauf.widget.question import QuestionBoard
from tests.widget.screens import act, question
from tests.widget.talk import play, send


def test_a_lesson_opened_again_knows_what_was_solved() -> None:
    play(act("fill"), "3 +g +g 0 g>A g>A")
    send(question("full"), "answer", value="GA-1.5")
    assert act("fill").frame["puzzle"]["note"] == "Solved before: ★★★"
    assert question("full", language="pl").frame["question"]["note"] == "Rozwiązane wcześniej: ★★★"
    assert act("prepare").frame["puzzle"]["note"] == ""


def test_a_whole_lesson() -> None:
    opened = ga.lesson(3)
    for screen in opened.lesson.screens:
        board = opened.board(screen.id)
        if isinstance(screen, Act):
            assert isinstance(board, LessonBoard)
            board.play(" ".join(screen.line))
        elif not isinstance(screen, Show):
            assert isinstance(board, QuestionBoard)
            board.answer(screen.answer)
    text = str(ga.progress())
    assert "Lesson 3: The cage               ★★★ ★★★ ★★★ ★★★  4 of 4 solved" in text
    assert text.endswith("No weak rules.")


def test_progress_that_cannot_be_kept_is_told_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))  # a folder is no file
    board = act("fill")
    assert board.frame["puzzle"]["note"].startswith("Your progress is not kept.")
    play(board, "3 +g +g 0 g>A g>A")
    assert board.stars == 3
    assert str(tmp_path) in board.frame["puzzle"]["note"]
    asked = question("predict")
    send(asked, "answer", value="6")
    assert "not kept" in asked.frame["question"]["note"]
    with pytest.raises(FileError):
        ga.progress()


def test_progress_is_drawn_with_links_to_weak_lessons() -> None:
    send(question("full"), "answer", value="GA-5.1")
    shown = ga.progress("de")._repr_mimebundle_()
    assert shown["text/plain"] == repr(ga.progress("de"))
    assert '<a href="03-the-cage.ipynb">3 · Der Förderkorb</a>' in shown["text/html"]
    assert shown["text/html"].count("GA-1.5") == 1
    assert "0 von " in shown["text/html"]


def test_coverage_is_shown() -> None:
    shown = ga.coverage("pl")._repr_mimebundle_()
    assert "<b>GA-5.1</b>" in shown["text/html"]
    assert "03-the-cage.ipynb" in shown["text/html"]
    assert shown["text/plain"].splitlines()[-1] in shown["text/html"]
