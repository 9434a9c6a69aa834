"""Questions of lessons: numbers to predict, things to point at, moves to try; messages in, frames out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.screens import Lesson, Number, Point, Try
from glueckauf.learn.progress import entries
from glueckauf.widget.lesson import OpenLesson
from glueckauf.widget.question import PointBoard, QuestionBoard
from tests.learn.lessons.samples import TREE, read
from tests.widget.screens import SCREENS, name_of
from tests.widget.talk import said, send

SMALL = read(TREE)  # the shipped lessons may ask for no number at all
ASKED = [*SCREENS, *((SMALL, screen) for screen in SMALL.screens)]
QUESTIONS = [(one, screen) for one, screen in ASKED if isinstance(screen, Number)]
POINTS = [(one, screen) for one, screen in SCREENS if isinstance(screen, Point | Try)]


def sample(name: str) -> Any:
    """The board of a screen of the small lesson."""
    return OpenLesson(read(TREE)).board(name)


@pytest.mark.parametrize(("lesson", "screen"), QUESTIONS, ids=name_of)
def test_the_answer_of_every_question_earns_three_stars(lesson: Lesson, screen: Number) -> None:
    board = QuestionBoard(lesson, screen, language="pl")
    frame = send(board, "answer", value=str(screen.answer))
    assert board.stars == frame["question"]["stars"] == 3
    assert frame["message"]["text"].startswith(screen.words("pl")["right"])
    assert frame["parts"], "there is something to look at"
    assert (frame["choices"], frame["shut"]) == ([], [])
    assert [(e.lesson, e.screen, e.stars) for e in entries()] == [(lesson.id, screen.id, 3)]


@pytest.mark.parametrize(("lesson", "screen"), POINTS, ids=name_of)
def test_every_thing_that_is_asked_for_is_in_the_picture(
    lesson: Lesson, screen: Point | Try
) -> None:
    board = PointBoard(lesson, screen, language="hu")
    picture = "".join(getattr(board, f"part{n}") for n in range(12))
    offered = [choice["move"] for choice in board.frame["choices"]]
    assert [key for key in offered if f'data-key="{key}"' not in picture] == []
    assert screen.right()[0] in offered
    frame = send(board, "play", move=screen.right()[0])
    assert (board.stars, frame["choices"]) == (3, [])
    assert frame["message"]["kind"] == "good"
    assert [(e.lesson, e.screen, e.stars) for e in entries()] == [(lesson.id, screen.id, 3)]


def test_a_number_first_wrong_then_right(progress_file: Path) -> None:
    board = sample("predict")
    asked = board.frame["question"]
    assert board.options["kind"] == "question"
    assert [option["text"] for option in asked["options"]] == ["1", "2", "3"]
    assert (asked["given"], asked["right"], asked["done"], asked["note"]) == (None, None, False, "")
    assert said(board) == "Choose an answer."
    assert send(board, "answer", value="")["message"]["kind"] == "info"
    assert not progress_file.exists()
    frame = send(board, "answer", value="3")
    assert (frame["message"]["kind"], frame["question"]["right"]) == ("bad", False)
    assert [option["mark"] for option in frame["question"]["options"]] == ["", "", "wrong"]
    frame = send(board, "answer", value="2")
    assert [option["mark"] for option in frame["question"]["options"]] == ["", "right", "wrong"]
    assert frame["message"]["rule"] == "GA-3.2"
    assert (frame["question"]["stars"], frame["question"]["done"]) == (2, True)
    send(board, "answer", value="1")
    assert board.stars == 2, "what is solved stays solved"
    assert [(e.solved, e.tries) for e in entries()] == [(False, 1), (True, 2)]
    assert ga.progress().text.count("GA-") == 0, "what was answered right is not weak"


def test_a_thing_is_pointed_at_in_the_picture() -> None:
    board = sample("where")
    assert [row["paths"] for row in board.frame["choices"]] == [[["money/5"]], [["money/6"]]]
    assert all(row["say"] == "" for row in board.frame["choices"]), "no preview gives it away"
    assert said(board) == "Click the answer in the picture."
    frame = send(board, "play", move="money/4")
    assert (frame["message"]["kind"], board.stars) == ("info", 0), "it is none of them"
    frame = send(board, "play", move="money/5")
    assert (frame["message"]["text"], frame["message"]["kind"]) == ("No.", "bad")
    frame = send(board, "play", move="money/6")
    assert (board.stars, frame["message"]["rule"]) == (2, "GA-3.2")
    assert "Look at" not in ga.progress().text


def test_a_forbidden_move_is_tried_and_curiosity_costs_nothing() -> None:
    board = sample("which")
    assert said(board) == "Try it: click it in the picture."
    frame = send(board, "play", move="money/5")
    assert "is allowed" in frame["message"]["text"]
    frame = send(board, "play", move="delivery/barrow")
    assert (frame["message"]["rule"], board.is_solved, entries()) == ("GA-6.1", False, [])
    frame = send(board, "play", move="delivery/engine")
    assert (board.stars, frame["message"]["rule"]) == (3, "GA-6.1")
    assert frame["message"]["text"].endswith("You see.")


def typed() -> QuestionBoard:
    """A question without options and with a hint."""
    lesson = read(TREE)
    screen = next(one for one in lesson.screens if isinstance(one, Number))
    texts = {"en": {**screen.words(), "hint": "Count."}}
    return QuestionBoard(lesson, screen._replace(options=(), texts=texts))


def test_a_number_that_is_typed() -> None:
    board = typed()
    assert board.frame["question"]["options"] is None
    for wrong in ("", "two", "2.5"):
        frame = send(board, "answer", value=wrong)
        assert frame["message"]["text"] == "Type a whole number and press Enter."
    assert board.stars == 0
    send(board, "answer", value=" −2 ")
    assert board.frame["question"]["given"] == "-2"
    send(board, "answer", value="2")
    assert board.stars == 2


def test_a_hint_to_a_question_costs_a_star_once() -> None:
    board = typed()
    assert (board.frame["question"]["hints_left"], board.frame["question"]["hint"]) == (1, "")
    for _ in range(2):
        frame = send(board, "hint")
        assert frame["message"]["text"] == frame["question"]["hint"] == "Count."
    send(board, "answer", value="2")
    send(board, "hint")
    assert (board.stars, [entry.hints for entry in entries()]) == (2, [1])
    assert "no more hints" in send(sample("predict"), "hint")["message"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_every_language(language: str) -> None:
    lesson, screen = next((one, each) for one, each in POINTS if isinstance(each, Point))
    board: Any = ga.lesson(lesson.id).board(screen.id)
    frame = send(board, "language", language=language)
    assert frame["question"]["ask"] == screen.words(language)["ask"]


def test_a_question_is_not_played() -> None:
    board = sample("predict")
    assert "something unknown" in send(board, "play", move="3")["message"]["text"]
    with pytest.raises(ValueError, match="nothing is played here"):
        board.play("3")
    with pytest.raises(ValueError, match="5: Choose an answer"):
        board.answer(5)
    board.answer(2)
    assert board.is_solved
    assert repr(board) == "QuestionBoard('predict')"
