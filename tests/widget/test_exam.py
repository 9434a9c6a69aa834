"""The exam: ten questions, one shift, and a result that is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.bots import Greedy
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.progress import entries
from tests.widget.talk import offered, play, said, send


def test_the_exam_from_the_first_question_to_the_result(progress_file: Path) -> None:
    exam = ga.exam(seed=1)
    assert repr(exam) == "The journeyman’s exam (1)"
    unsolved = exam.result().text
    assert (
        unsolved
        == "Questions still to be answered: 10.\nThe shift is still to be played to its end."
    )
    board = exam.questions()
    assert "image/svg+xml" not in board._repr_mimebundle_()[0], "this question needs no picture"
    assert not progress_file.exists()
    assert send(board, "next")["question"]["number"] == 1, "first the answer"
    for number in range(1, 11):
        asked = board.frame["question"]
        assert (asked["number"], asked["of"], asked["done"]) == (number, 10, False)
        assert bool(board.frame["parts"]) == (board.question.state is not None)
        right = board.question.answer
        given = right if number > 1 else str(int(right) % 4 + 1)
        frame = send(board, "answer", value=given)
        assert frame["message"]["kind"] == ("good" if number > 1 else "bad")
        marks = {option["value"]: option["mark"] for option in frame["question"]["options"]}
        assert (marks[right], marks[given]) == ("right", "right" if number > 1 else "wrong")
        assert "first answer" in send(board, "answer", value=right)["message"]["text"]
        assert frame["question"]["next"] == (number < 10)
        if number < 10:
            send(board, "next")
    assert "9 of 10 right" in send(board, "next")["message"]["text"]
    assert exam.questions() is board, "opened again, it is the same exam"
    assert exam.result().text == "The shift is still to be played to its end."

    table = exam.shift()
    while not table.shift.is_over:
        table.play(Greedy().choose(table.state.seen_by(0)))
    assert offered(table) == []
    assert said(table).endswith("Your result is below.")
    assert "stays played" in send(table, "undo")["message"]["text"]
    result = exam.result()
    assert result.text == exam.result().text
    assert "of 15 points" in result.text
    noted = [(entry.screen, entry.solved) for entry in entries() if entry.lesson == "13-exam"]
    assert [name for name, _ in noted] == [*(f"question-{n}" for n in range(1, 11)), "result"]
    assert "The journeyman’s exam: " in ga.progress().text


def test_the_shift_of_the_exam_helps_nobody() -> None:
    table = ga.exam("undo").shift()
    assert table.frame["save"] is False
    play(table, offered(table)[0])
    assert "stays played" in send(table, "undo")["message"]["text"]
    with pytest.raises(ValueError, match="stays played"):
        table.undo()
    while "mining/6" not in offered(table):
        send(table, "play", move=offered(table)[0])
    play(table, "mining/6 3")
    send(table, "undo")
    assert table.moves[-1] == "mining/6", "within a turn there is no harm in it"
    assert "no hints" in send(table, "hint")["message"]["text"]
    assert "not known" in send(table, "load", name="x", text="")["message"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exam_in_every_language(language: str) -> None:
    exam = ga.exam(2, language=language)
    board = exam.questions()
    for _ in range(10):
        board.answer(1)
        board.next()
    with pytest.raises(ValueError, match="is answered"):
        board.answer(1)
    assert send(board, "language", language="en")["question"]["number"] == 10
    assert exam.result().text


def test_answers_to_the_exam_are_choices() -> None:
    board = ga.exam().questions()
    with pytest.raises(ValueError, match="none of the choices, 1 to 4"):
        board.answer(5)
    assert send(board, "answer", value="5")["message"]["text"] == "Choose an answer."
    assert board.answers == ()
