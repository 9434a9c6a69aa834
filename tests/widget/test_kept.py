"""Boards that are made again go on where they were left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.learn.kept import FOLDER, keep, kept
from glueckauf.widget.puzzle import PuzzleBoard
from tests.widget.screens import act, question
from tests.widget.talk import play, said, send


def test_nothing_is_kept_before_something_was_done(progress_file: Path) -> None:
    board = act("fill")
    board.language = "de"
    question("predict", 1)
    ga.Table(players=2, name="first-game")
    ga.PuzzleBoard("01-first-ride")
    assert not (progress_file.parent / FOLDER).exists()


def test_a_half_played_checkpoint() -> None:
    board = act("prepare")
    send(board, "hint")
    play(board, "1 +y 0")
    send(board, "undo")
    again = act("prepare")
    assert (again.moves, again.frame["plies"]) == (["1", "+y"], 3)
    assert again.attempt.moves == board.attempt.moves
    assert (again.attempt.slips, again.attempt.hints, again.attempt.tries) == (1, 1, 1)
    send(again, "redo")
    assert again.moves == ["1", "+y", "0"]
    send(again, "reset")
    assert act("prepare").moves == []


def test_a_solved_checkpoint_with_the_others_moves() -> None:
    board = act("draft", 8)
    play(board, " ".join(board.act.line))
    again = act("draft", 8)
    assert (again.stars, again.frame["ply"]) == (3, board.frame["ply"])
    assert again.frame["message"]["kind"] == "good"


def test_who_has_seen_the_solution_has_seen_it() -> None:
    board = act("fill")
    play(board, "3")
    send(board, "solution")
    again = act("fill")
    assert (again.moves, again.faults) == (["3"], {"solution": 1})
    play(again, "+g +g 0 g>A g>A")
    assert again.stars == 1


KEY = "lesson/03-the-cage/fill"


@pytest.mark.parametrize(
    "changed", [{"moves": ["+g"]}, {"moves": ["no move"]}, {"at": 7}, {"slips": "x"}, {"moves": 3}]
)
def test_what_the_rules_do_not_allow_any_more_is_dropped(changed: dict[str, Any]) -> None:
    play(act("fill"), "3 +g")
    known = kept(KEY)
    assert known is not None
    keep(KEY, {**known, **changed})
    assert (act("fill").moves, kept(KEY)) == ([], None)


def test_a_question() -> None:
    board = question("predict", 1)
    send(board, "play", move="money/4")
    again = question("predict", 1)
    assert again.frame["question"] == board.frame["question"]
    assert said(again) == said(board)
    send(again, "play", move="money/5")
    assert question("predict", 1).stars == again.stars == 2
    assert again.faults == {"wrong": 1}


def test_a_table_with_a_name() -> None:
    board = ga.Table(players=2, seats=["human", "greedy"], name="first-game")
    send(board, "play", move=board.frame["choices"][0]["move"])
    send(board, "play", move=board.frame["choices"][0]["move"])
    send(board, "undo")
    again = ga.Table(players=2, seats=["human", "greedy"], name="first-game")
    assert (again.moves, again.frame["plies"]) == (board.moves, board.frame["plies"])
    assert ga.Table(players=2, name="another").moves == []
    assert ga.Table(players=3, seed=4, name="first-game").moves == []


def test_a_puzzle_until_it_is_solved() -> None:
    board = ga.PuzzleBoard("01-first-ride")
    assert isinstance(board, PuzzleBoard)
    best = board.puzzle.best() or ()
    send(board, "hint")
    send(board, "play", move=best[0])
    again = ga.PuzzleBoard("01-first-ride")
    assert (again.moves, again.frame["puzzle"]["hints"]) == (
        [best[0]],
        board.frame["puzzle"]["hints"],
    )
    for move in best[1:]:
        send(again, "play", move=move)
    send(again, "check")
    assert again.verdict.stars == 3
    assert ga.PuzzleBoard("01-first-ride").moves == []
