"""Checkpoints of lessons on the board: slips, hints, the solution, stars; messages in, frames out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.errors import IllegalMove
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.attempt import Attempt
from glueckauf.learn.lessons.screens import Act, Lesson
from glueckauf.learn.progress import entries
from glueckauf.widget.lesson_board import LessonBoard
from tests.widget.screens import SCREENS, act, name_of
from tests.widget.talk import offered, play, said, send

ACTS = [(one, screen) for one, screen in SCREENS if isinstance(screen, Act)]


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
        "Try this: Cage to level 3.",
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
    assert "you have not reached the goal yet" in frame["message"]["text"]
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
    assert "already changed" in send(board, "play", move="3", ply=5)["message"]["text"]
    assert board.moves == []
