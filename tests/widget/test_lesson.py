"""Lessons on the board: checkpoints, questions, progress, the exam; messages in, frames out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.bots import Greedy
from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.attempt import Attempt
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.lessons.screens import Act, Lesson, Number, RuleChoice, Show
from glueckauf.learn.progress import VARIABLE, entries
from glueckauf.widget.lesson import OpenLesson
from glueckauf.widget.lesson_board import LessonBoard
from glueckauf.widget.question import QuestionBoard
from tests.learn.lessons.samples import TREE, read
from tests.widget.talk import offered, play, send

SCREENS = [(one, screen) for one in lessons() for screen in one.screens]
ACTS = [(one, screen) for one, screen in SCREENS if isinstance(screen, Act)]
QUESTIONS = [(one, screen) for one, screen in SCREENS if isinstance(screen, Number | RuleChoice)]


def name_of(value: Any) -> str:
    return str(value.id)


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "progress.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def act(name: str, number: int = 3, language: str = "en") -> LessonBoard:
    board = ga.lesson(number, language).board(name)
    assert isinstance(board, LessonBoard)
    return board


def question(name: str, number: int = 3, language: str = "en") -> QuestionBoard:
    board = ga.lesson(number, language).board(name)
    assert isinstance(board, QuestionBoard)
    return board


def said(board: Any) -> str:
    text: str = board.frame["message"]["text"]
    return text


# --- Checkpoints ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lesson", "screen"), ACTS, ids=name_of)
def test_the_model_answer_of_every_checkpoint_earns_three_stars(
    lesson: Lesson, screen: Act
) -> None:
    board = LessonBoard(lesson, screen, language="hu")
    assert not board.is_solved
    play(board, " ".join(screen.line))
    assert board.stars == board.frame["puzzle"]["stars"] == 3
    assert board.frame["message"]["kind"] == "good"
    assert offered(board) == []
    assert [(e.lesson, e.screen, e.stars) for e in entries()] == [(lesson.id, screen.id, 3)]


def test_what_a_checkpoint_shows(progress_file: Path) -> None:
    board = act("fill")
    shown = board.frame["puzzle"]
    assert board.options["kind"] == "puzzle"
    assert (shown["title"], shown["task"]) == ("The cage", "Complete order A in six steps.")
    assert (shown["used"], shown["steps"], shown["unit"]) == (0, 8, "steps")
    assert (shown["par"], shown["stars"], shown["note"]) == ("6 steps", None, "")
    assert not shown["check"]
    assert repr(board) == "LessonBoard('fill')"
    assert not progress_file.exists(), "nothing is written before something was done"
    play(board, "3 +g")
    assert said(board) == "On course. Still to go: 4 steps."
    assert (board.frame["puzzle"]["used"], board.stars) == (2, 0)
    assert not progress_file.exists()


def test_one_pit_where_it_is_enough() -> None:
    assert act("fill").frame["parts"] == ["pit0"]
    assert act("five", 1).frame["parts"] == ["works", "pit0"]
    assert "works" in act("haul", 6).frame["parts"], "a second turn sends miners"


def test_a_detour_is_told_and_costs_a_star() -> None:
    board = act("fill")
    play(board, "3 +g 0")
    assert said(board).startswith("Only one grey coal is in the cage.")
    play(board, "3 +g 0 g>A g>A")
    assert board.stars == 2
    assert "6 steps would be enough" in said(board)


def test_a_move_that_is_not_allowed_gets_its_rule_and_the_teachers_word() -> None:
    board = act("fill")
    why = board.frame["why"]["0:cart/3.g"]
    assert why["rule"] == "GA-5.1"
    assert why["text"].endswith("Send the cage down first.")
    frame = send(board, "type", text="+g")
    assert (frame["ply"], frame["message"]["kind"]) == (0, "bad")
    assert (frame["message"]["rule"], frame["message"]["text"]) == (why["rule"], why["text"])
    assert [(e.solved, e.rules) for e in entries()] == [(False, ("GA-5.1",))]
    with pytest.raises(IllegalMove):
        board.play("3 +g g>A")
    assert board.moves == [], "a line is played whole or not at all"
    assert board.attempt.slips == 0
    assert "column 1" in send(board, "type", text="xyz")["message"]["text"]
    play(board, "3 +g +g 0 g>A g>A")
    assert board.stars == 3, "asking for what is not allowed is no slip"


def test_a_slip_is_told_and_noted_and_can_be_undone() -> None:
    board = act("prepare")
    play(board, "1 +y 0")
    assert (board.frame["message"]["kind"], board.attempt.slips) == ("bad", 1)
    assert said(board).startswith("That ride was for the yellow coal alone.")
    assert [entry.solved for entry in entries()] == [False]
    for _ in range(3):
        send(board, "undo")
    send(board, "redo")
    assert (board.moves, board.attempt.slips) == (["1"], 1)
    send(board, "undo")
    play(board, "3 +g +g 1 +y 0 g>A g>A")
    assert board.stars == 2
    assert [(e.solved, e.stars, e.tries) for e in entries()] == [(False, 0, 1), (True, 2, 2)]


def test_after_three_slips_the_solution_is_offered() -> None:
    board = act("prepare")
    for _ in range(3):
        play(board, "1 +y 0")
        send(board, "reset")
    assert "press Solution" not in said(board)
    play(board, "1 +y 0")
    assert said(board).endswith("press Solution.")


def test_hints_begin_with_the_teachers_words() -> None:
    board = act("fill")
    frame = send(board, "hint")
    assert frame["message"]["text"] == frame["puzzle"]["hints"][0] == board.act.words("en")["hint"]
    frame = send(board, "hint")
    assert (frame["message"]["text"], frame["hint"]) == (
        "Try this: Cage to level 3 (3).",
        ["0:level/3"],
    )
    play(board, "3 +g +g 0 g>A g>A")
    assert board.stars == 1
    assert [entry.hints for entry in entries()] == [2]
    assert send(board, "hint")["message"]["text"] == board.act.words("en")["done"]


def test_a_hint_where_all_is_lost_is_to_undo() -> None:
    board = act("prepare")
    play(board, "1 +y 0")
    assert "Undo your last move first" in send(board, "hint")["message"]["text"]


def test_the_solution_can_be_stepped_through_and_costs_two_stars() -> None:
    board = act("fill")
    play(board, "3 +g")
    frame = send(board, "solution")
    assert (frame["puzzle"]["solution"], frame["ply"], frame["plies"]) == (True, 0, 6)
    assert offered(board) == []
    for request in ({"do": "play", "move": "3"}, {"do": "hint"}):
        assert "The solution is on the board" in send(board, **request)["message"]["text"]
    with pytest.raises(ValueError, match="solution"):
        board.play("3")
    for _ in range(6):
        send(board, "redo")
    assert (board.frame["puzzle"]["stars"], board.stars, entries()) == (None, 0, [])
    assert send(board, "solution")["ply"] == 2
    assert board.moves == ["3", "+g"]
    play(board, "+g 0 g>A g>A")
    assert board.stars == 1
    assert said(board).endswith("1 of 3 stars.")


def test_start_over_and_bring_back() -> None:
    board = act("fill")
    play(board, "3 +g +g")
    assert (send(board, "reset")["ply"], board.frame["plies"]) == (0, 3)
    for _ in range(3):
        send(board, "redo")
    assert board.moves == ["3", "+g", "+g"]
    send(board, "undo")
    play(board, "+g 0 g>A g>A")
    assert board.stars == 3
    board.reset()
    assert board.frame["puzzle"]["note"] == "Solved before: ★★★"


def test_a_move_that_was_made_before_may_be_made_again() -> None:
    board = act("fill")
    play(board, "3 +g +g")
    board.goto(0)
    play(board, "3")
    assert (board.frame["plies"], send(board, "redo")["message"]["text"]) == (
        1,
        "There is nothing to redo.",
    )


def test_the_others_move_between_own_turns() -> None:
    board = act("draft", 8)
    seat = board.state.to_move
    play(board, board.act.line[0])
    others = [entry for entry in board.frame["log"] if entry["seat"] != seat]
    assert others
    assert board.state.to_move == seat
    assert others[0]["text"] in said(board)
    end = board.frame["ply"]
    assert end == 1 + len(others)
    assert send(board, "goto", target=0)["ply"] == 0
    assert send(board, "goto", target=1)["ply"] == end, "a place between is no decision"
    assert send(board, "undo")["ply"] == 0
    assert send(board, "redo")["ply"] == end
    board.undo()
    assert board.moves == []


def test_what_comes_after_the_goal_is_not_played() -> None:
    board = act("fill")
    board.play("3 +g +g 0 g>A g>A end")
    assert (board.stars, board.moves[-1]) == (3, "g>A")
    assert send(board, "play", move="end")["message"]["text"] == board.act.words("en")["done"]


def test_a_turn_that_is_over_can_be_undone() -> None:
    board = act("five", 1)
    play(board, "money/4")
    assert offered(board) == []
    frame = send(board, "play", move="money/5")
    assert "the goal is not reached yet" in frame["message"]["text"]
    send(board, "undo")
    play(board, "money/5")
    assert board.is_solved


def test_hidden_cards_stay_hidden() -> None:
    board = act("five", 1)
    assert board.part0 == act("five", 1).part0
    assert str(board.state.tile_stack.cards[0]) not in json.dumps(board.frame["log"])
    assert board._view() == board.state.seen_by(board.state.to_move or 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    board = act("fill")
    play(board, "3 +g 0")
    frame = send(board, "language", language=language)
    words = board.act.words(language)
    assert frame["puzzle"]["task"] == words["task"]
    assert words["replies"]["below"] not in json.dumps(frame, ensure_ascii=False)
    send(board, "undo")
    play(board, "+g")
    below = board.frame["why"]["0:square/A.g"]["text"]
    assert below.endswith(words["replies"]["below"])
    play(board, "0 g>A g>A")
    assert said(board).startswith(words["done"])
    assert board.words["hint"] != "hint"


def test_an_error_leaves_the_attempt_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    board = act("fill")
    play(board, "3")

    def broken(self: Attempt, move: str) -> Any:
        raise RuntimeError("out of coal")

    with monkeypatch.context() as patch:
        patch.setattr(Attempt, "play", broken)
        frame = send(board, "play", move="+g")
    assert "RuntimeError: out of coal" in frame["message"]["text"]
    assert (board.moves, frame["ply"]) == (["3"], 1)
    play(board, "+g +g 0 g>A g>A")
    assert board.stars == 3


def test_a_stale_move_is_not_played() -> None:
    board = act("fill")
    assert "moved on" in send(board, "play", move="3", ply=5)["message"]["text"]
    assert board.moves == []


# --- Questions ------------------------------------------------------------------------------


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


# --- Progress -------------------------------------------------------------------------------


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


# --- Opening --------------------------------------------------------------------------------


def test_a_lesson_is_opened_by_number_id_or_file() -> None:
    opened = ga.lesson("03-the-cage")
    assert repr(opened) == repr(ga.lesson(3)) == "Lesson 3: The cage"
    assert repr(ga.lesson(3, language="hu")) == "Lesson 3: A felvonó"
    assert repr(ga.lesson(Path(opened.lesson.path))) == repr(opened)
    assert isinstance(opened.board(2), QuestionBoard)
    assert repr(opened.board("watch")) == "Stepper(7 steps)"
    with pytest.raises(ValueError, match="screens 1 to 5, not 6"):
        opened.board(6)
    with pytest.raises(ValueError, match="no screen 'dig'; it has watch"):
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
    assert shown["text/plain"] == "By the printed rules: 6\nWith cage=1: 8"
    assert shown["text/markdown"] == "- By the printed rules: 6\n- With cage=1: 8"
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


# --- The exam -------------------------------------------------------------------------------


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
