"""The exam: ten questions, one shift, and a result that is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.bots import Greedy
from glueckauf.core import files
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.learn.lessons.lesson import taught
from glueckauf.learn.progress import entries
from tests.widget.talk import offered, play, said, send


def test_the_exam_from_the_first_question_to_the_result(progress_file: Path) -> None:
    exam = ga.exam(seed=1)
    assert repr(exam) == "The journeyman’s exam"
    unsolved = exam.result().text
    assert (
        unsolved
        == "Questions still to answer: 10.\nYou still have to play at the table to the end."
    )
    assert not progress_file.exists()
    for number in range(1, 11):
        board = exam.board(number)
        asked = board.frame["question"]
        assert (asked["number"], asked["of"], asked["done"]) == (number, 10, False)
        right = board.question.answer
        wrong = next(key for key in board.question.keys if key != right)
        given = right if number > 1 else wrong
        frame = send(board, "play", move=given)
        assert frame["message"]["kind"] == ("good" if number > 1 else "bad")
        assert frame["message"]["text"].endswith(board.question.explain())
        assert (frame["choices"], frame["hint"]) == ([], [right])
        assert "first answer" in send(board, "play", move=right)["message"]["text"]
        assert board.given == given
    assert exam.result().text == "You still have to play at the table to the end."

    table = exam.shift()
    while not table.shift.is_over:
        table.play(Greedy().choose(table.state.seen_by(0)))
    assert offered(table) == []
    assert "cannot undo" in send(table, "undo")["message"]["text"]
    result = exam.result()
    assert result.text == exam.result().text
    assert "of 15 points" in result.text
    noted = [(entry.screen, entry.solved) for entry in entries() if entry.lesson == "13-exam"]
    assert [name for name, _ in noted] == [*(f"question-{n}" for n in range(1, 11)), "result"]
    assert "The journeyman’s exam: " in ga.progress().text
    assert ga.exam(seed=1).result().text == result.text, "opened again, it is the same exam"
    assert len(entries()) == 11, "and noted once"


def test_the_result_waits_for_room_on_a_full_disk(
    progress_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file cannot grow while the exam ends; later it can, and everything is noted once."""
    exam = ga.exam(seed=1)
    for number in range(1, 11):
        send(exam.board(number), "play", move=exam.board(number).question.answer)
    table = exam.shift()
    while not table.shift.is_over:
        table.play(Greedy().choose(table.state.seen_by(0)))

    def full(file: int, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(files, "_write", full)
        for _ in range(3):
            assert "No space left on device" in exam.result().text
    assert "No space left on device" not in exam.result().text
    for _ in range(2):
        assert ga.exam(seed=1).result().text == exam.result().text
    noted = [entry.screen for entry in entries() if entry.lesson == "13-exam"]
    assert noted == [*(f"question-{n}" for n in range(1, 11)), "result"]


def test_an_exam_left_in_the_middle_goes_on() -> None:
    exam = ga.exam()
    assert ga.exam().exam.seed != exam.exam.seed, "nothing was begun"
    board = exam.board(4)
    given = board.question.keys[-1]
    board.answer(given)
    exam.shift().play(offered(exam.shift())[0])
    again = ga.exam()
    assert again.exam.seed == exam.exam.seed
    assert again.answers == ("", "", "", given, *[""] * 6)
    assert again.shift().moves == exam.shift().moves
    assert "first answer" in send(again.board(4), "play", move=given)["message"]["text"]


def test_the_shift_of_the_exam_helps_nobody() -> None:
    table = ga.exam("undo").shift()
    assert table.frame["save"] is False
    play(table, offered(table)[0])
    assert "cannot undo" in send(table, "undo")["message"]["text"]
    with pytest.raises(ValueError, match="cannot undo"):
        table.undo()
    while "mining/6" not in offered(table):
        send(table, "play", move=offered(table)[0])
    play(table, "mining/6 3")
    send(table, "undo")
    assert table.moves[-1] == "mining/6", "within a turn there is no harm in it"
    assert "no hints" in send(table, "hint")["message"]["text"]
    assert "unknown: load" in send(table, "load", name="x", text="")["message"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exam_in_every_language(language: str) -> None:
    exam = ga.exam(2, language=language)
    for number in range(1, 11):
        board = exam.board(number)
        board.answer(board.question.keys[0])
        assert board.frame["question"]["ask"] == board.question.ask(language)
        with pytest.raises(ValueError, match="is answered"):
            board.answer(board.question.keys[0])
    assert send(exam.board(10), "language", language="en")["question"]["number"] == 10
    assert exam.result().text


def test_answers_to_the_exam_are_things_in_the_picture() -> None:
    board = ga.exam(3).board(1)
    with pytest.raises(ValueError, match="none of"):
        board.answer("5")
    assert said(board) == send(board, "play", move="5")["message"]["text"]
    assert board.given == ""
    with pytest.raises(ValueError, match="1 to 10"):
        ga.exam(3).board(11)


def test_the_exam_in_one_place(progress_file: Path) -> None:
    player = ga.exam(seed=5).play()
    assert repr(player) == "ExamPlayer()"
    lesson = player.frame["lesson"]
    assert len(lesson["screens"]) == 11
    assert lesson["task"] == player.board.question.ask()
    assert (lesson["done"], lesson["tools"]) == (False, [])
    for n in range(10):
        question = player.board.question
        given = question.answer if n else next(k for k in question.keys if k != question.answer)
        frame = send(player, "play", move=given)
        assert frame["lesson"]["done"]
        assert frame["lesson"]["screens"][n]["mark"] == ("right" if n else "wrong")
        send(player, "continue")
    frame = player.frame
    assert frame["lesson"]["tools"] == ["undo"]
    assert "five exam points" in frame["lesson"]["say"]
    send(player, "continue")
    assert player.frame["lesson"]["end"]["title"] == "Not finished yet"
    send(player, "screen", at=10)
    again = ga.exam(seed=5).play()
    assert again.frame["lesson"]["at"] == 10, "left in the middle, it goes on there"
    while not again.board.shift.is_over:
        frame = send(again, "play", move=Greedy().choose(again.board.state.seen_by(0)))
    assert frame["lesson"]["done"]
    end = send(again, "continue")["lesson"]["end"]
    assert "of 15 points" in end["text"]
    assert end["new"] == "Take a new exam"
    assert [e.screen for e in entries()][-1] == "result"
    frame = send(again, "new")
    assert frame["lesson"]["at"] == 0
    assert not any(screen["done"] for screen in frame["lesson"]["screens"])


# --- Every game has its own -------------------------------------------------------------------


@pytest.mark.parametrize("game", taught())
def test_an_exam_of_any_game_goes_on_where_it_was_left(game: str) -> None:
    opened = ga.exam(7, game=game)
    assert len(opened.exam.questions) == 10
    for number, question in enumerate(opened.exam.questions, start=1):
        board = opened.board(number)
        board.answer(question.answer)
        assert board.stars == 3
    assert {entry.lesson for entry in entries()} == {room(game).lessons.EXAM}
    for other in taught():
        begun = ga.exam(game=other)
        assert (begun.exam.seed == 7) is (other == game), "each game has an exam of its own"
        assert len([*filter(None, ga.exam(7, game=other).answers)]) == 10 * (other == game)
    assert not opened.is_over
    assert opened.marks.points == 10
    assert repr(opened.play()) == "ExamPlayer()"
