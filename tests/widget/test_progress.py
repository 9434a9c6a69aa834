"""Progress: what was solved is known again, shown, and never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.core import files
from glueckauf.core.errors import FileError
from glueckauf.learn import progress
from glueckauf.learn.lessons.screens import Act, Try
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.lesson_board import LessonBoard
from tests.widget.screens import act, question
from tests.widget.talk import play, send


def test_a_lesson_opened_again_knows_what_was_solved() -> None:
    play(act("fill"), "3 +g +g 0 g>A g>A")
    send(question("full"), "play", move="0:cart/3.g")
    again = act("fill", language="pl")
    assert (again.stars, question("full").stars) == (3, 3), "a board goes on where it was"
    again.reset()
    assert again.frame["puzzle"]["note"] == "Rozwiązane wcześniej: ★★★"
    assert act("prepare").frame["puzzle"]["note"] == ""


def test_a_whole_lesson() -> None:
    opened = ga.lesson(3)
    for screen in opened.lesson.screens:
        board = opened.board(screen.id)
        if isinstance(screen, Act):
            assert isinstance(board, LessonBoard)
            board.play(" ".join(screen.line))
        else:
            assert isinstance(screen, Try)
            send(board, "play", move=screen.right()[0])
    text = str(ga.progress())
    assert "Lesson 3: The cage               ★★★ ★★★ ★★★ ★★★ ★★★  5 of 5 solved" in text
    assert text.endswith("No weak rules.")


def test_progress_that_cannot_be_kept_is_told_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))  # a folder is no file
    board = act("fill")
    assert board.frame["puzzle"]["note"].startswith("Your progress is not being saved.")
    play(board, "3 +g +g 0 g>A g>A")
    assert board.stars == 3
    assert str(tmp_path) in board.frame["puzzle"]["note"]
    asked = question("predict", 1)
    send(asked, "play", move="money/5")
    assert "not being saved" in asked.frame["question"]["note"]
    with pytest.raises(FileError):
        ga.progress()


def test_what_was_solved_on_a_full_disk_is_noted_as_soon_as_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = act("fill")

    def full(file: int, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(files, "_write", full)
        play(board, "3 +g +g 0 g>A g>A")
        assert "No space left on device" in board.frame["puzzle"]["note"]
    assert send(board, "undo")["puzzle"]["note"] == "Solved before: ★★★", "and no longer told"
    assert [(entry.screen, entry.stars) for entry in progress.entries()] == [("fill", 3)]


def test_progress_is_drawn_with_links_to_weak_lessons() -> None:
    send(question("predict", 1), "play", move="money/4")
    shown = ga.progress("de")._repr_mimebundle_()
    assert shown["text/plain"] == repr(ga.progress("de"))
    assert '<a href="01-clock-in.ipynb">1 · Schichtbeginn</a>' in shown["text/html"]
    assert shown["text/html"].count("GA-3.2") == 1
    assert "0 von " in shown["text/html"]


def test_coverage_is_shown() -> None:
    shown = ga.coverage("pl")._repr_mimebundle_()
    assert "<b>GA-5.1</b>" in shown["text/html"]
    assert "03-the-cage.ipynb" in shown["text/html"]
    assert shown["text/plain"].splitlines()[-1] in shown["text/html"]
