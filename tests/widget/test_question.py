"""Questions of lessons: numbers and rules, wrong first and then right; messages in, frames out."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.screens import Lesson, Number, RuleChoice
from glueckauf.learn.progress import entries
from glueckauf.widget.question import QuestionBoard
from tests.learn.lessons.samples import TREE, read
from tests.widget.screens import SCREENS, name_of, question
from tests.widget.talk import said, send

QUESTIONS = [(one, screen) for one, screen in SCREENS if isinstance(screen, Number | RuleChoice)]


@pytest.mark.parametrize(("lesson", "screen"), QUESTIONS, ids=name_of)
def test_the_answer_of_every_question_earns_three_stars(
    lesson: Lesson, screen: Number | RuleChoice
) -> None:
    board = QuestionBoard(lesson, screen, language="pl")
    frame = send(board, "answer", value=str(screen.answer))
    assert board.stars == frame["question"]["stars"] == 3
    assert frame["message"]["text"].startswith(screen.words("pl")["right"])
    assert frame["parts"], "there is something to look at"
    assert (frame["choices"], frame["shut"]) == ([], [])
    assert [(e.lesson, e.screen, e.stars) for e in entries()] == [(lesson.id, screen.id, 3)]


def test_a_number_first_wrong_then_right(progress_file: Path) -> None:
    board = question("predict")
    asked = board.frame["question"]
    assert board.options["kind"] == "question"
    assert [option["text"] for option in asked["options"]] == ["4", "6", "8"]
    assert (asked["given"], asked["right"], asked["done"], asked["note"]) == (None, None, False, "")
    assert said(board) == "Choose an answer."
    assert send(board, "answer", value="")["message"]["kind"] == "info"
    assert not progress_file.exists()
    frame = send(board, "answer", value="8")
    assert (frame["message"]["kind"], frame["question"]["right"]) == ("bad", False)
    assert [option["mark"] for option in frame["question"]["options"]] == ["", "", "wrong"]
    frame = send(board, "answer", value="6")
    assert [option["mark"] for option in frame["question"]["options"]] == ["", "right", "wrong"]
    assert "The rulebook says (GA-5.1): " in frame["message"]["text"]
    assert (frame["question"]["stars"], frame["question"]["done"]) == (2, True)
    send(board, "answer", value="4")
    assert board.stars == 2, "what is solved stays solved"
    assert [(e.solved, e.tries) for e in entries()] == [(False, 1), (True, 2)]
    assert ga.progress().text.count("GA-") == 0, "what was answered right is not weak"


def test_a_rule_is_chosen_by_its_id_and_its_words() -> None:
    board = question("full")
    first = board.frame["question"]["options"][0]
    assert (first["value"], first["rule"]) == ("GA-1.5", "GA-1.5")
    assert "five coal" in first["text"]
    assert "rule" not in send(board, "answer", value="GA-5.1")["message"]
    assert "Look at GA-1.5 again (lesson 3)" in ga.progress().text
    assert send(board, "answer", value="GA-1.5")["message"]["rule"] == "GA-1.5"


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
    assert "no more hints" in send(question("predict"), "hint")["message"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_every_language(language: str) -> None:
    board = question("full")
    send(board, "answer", value="GA-5.3")
    frame = send(board, "language", language=language)
    words = board.screen.words(language)
    assert frame["question"]["ask"] == words["ask"]
    assert frame["message"]["text"] == words["wrong"]
    assert frame["question"]["options"][2]["mark"] == "wrong"


def test_a_question_is_not_played() -> None:
    board = question("predict")
    assert "not known here" in send(board, "play", move="3")["message"]["text"]
    with pytest.raises(ValueError, match="nothing is played here"):
        board.play("3")
    with pytest.raises(ValueError, match="5: Choose an answer"):
        board.answer(5)
    board.answer(6)
    assert board.is_solved
    assert repr(board) == "QuestionBoard('predict')"


def test_a_question_about_a_pit_shows_the_pit() -> None:
    assert question("predict").frame["parts"] == ["pit0"]
    assert "works" in typed().frame["parts"]
