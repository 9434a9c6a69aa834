"""The puzzle board: solved, failed, helped, and shown the solution."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.shipped import shipped
from glueckauf.games.board.parts import Mine
from glueckauf.games.board.puzzles.pit.board import best_line
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.widget.frames import say
from glueckauf.widget.puzzle import PuzzleBoard
from tests.games.board.scenes import outstanding
from tests.learn.samples import mining_puzzle
from tests.widget.talk import Line, offered, play, send

MINING = sorted((shipped() / "board" / "mining").glob("*.toml"))


def plain(**changes: Any) -> MiningPuzzle:
    """A puzzle that claims nothing: one grey coal for order A, in five steps."""
    task = Task(
        Mine(0, "", ("y", "b", "g", "k"), "", ()), outstanding("carriage:g=4"), ("mining/5",)
    )
    return MiningPuzzle("plain", "plain", task._replace(**changes), {})


@pytest.mark.parametrize("path", MINING, ids=lambda path: path.stem)
def test_the_best_line_of_every_shipped_puzzle_wins(path: Path) -> None:
    puzzle = mining_puzzle(path)
    board = PuzzleBoard(puzzle)
    assert board.frame["parts"] == ["pit0"]
    play(board, best_line(puzzle) or "")
    shown = board.frame["puzzle"]
    if not shown["over"]:
        assert shown["stars"] is None
        shown = send(board, "check")["puzzle"]
    assert shown["stars"] == 3
    assert (shown["score"], shown["rows"]) == (shown["par"], [])
    assert board.frame["message"]["kind"] == "good"
    assert board.verdict == puzzle.check(board.line)
    assert len(board.frame["log"]) == min(len(board.moves), 12)


def test_what_a_puzzle_shows() -> None:
    board = PuzzleBoard("01-first-ride")
    shown = board.frame["puzzle"]
    assert (shown["title"], shown["used"], shown["steps"]) == ("First ride", 0, 4)
    assert (shown["par"], shown["score"]) == ("5 VP, 4 steps", "0 VP, 0 steps")
    assert (shown["stars"], shown["verdict"], shown["over"]) == (None, None, False)
    assert board.frame["save"] is False
    assert board.options["kind"] == "puzzle"
    assert send(board, "language", language="de")["puzzle"]["title"] == "Die erste Fahrt"


def test_a_failed_answer_is_told_its_value_and_nothing_else() -> None:
    board = PuzzleBoard("01-first-ride")
    frame = play(board, "4 +k 3 0")
    shown = frame["puzzle"]
    assert (shown["over"], shown["stars"], shown["rows"]) == (True, 0, [])
    verdict = board.puzzle.check("4 +k 3 0")
    assert shown["verdict"] == [verdict.short()] == [frame["message"]["text"]]
    assert frame["message"]["stars"] == 0
    assert (shown["slip"], shown["explained"]) == ("", None)
    assert offered(board) == []
    frame = send(board, "undo")
    assert (frame["ply"], frame["puzzle"]["verdict"]) == (3, None)


def test_the_best_line_stands_beside_the_own_one_once_it_was_seen() -> None:
    board = PuzzleBoard("01-first-ride")
    play(board, "4 +k 3 0")
    send(board, "solution", sure=True)
    send(board, "solution")
    shown = send(board, "check")["puzzle"]
    assert [row["number"] for row in shown["rows"] if row["parts"]] == [board.verdict.first_slip]
    assert shown["rows"][2] == {
        "number": 3,
        "best": "0",
        "given": "3",
        "best_told": "To the surface",
        "given_told": "To level 3",
        "parts": True,
    }


def test_ending_early_is_judged() -> None:
    board = PuzzleBoard("01-first-ride")
    frame = play(board, "4 end")
    assert frame["puzzle"]["used"] == 1
    assert frame["puzzle"]["stars"] == 0
    assert frame["message"]["text"].startswith("Reached: 0 VP")


def test_a_move_that_breaks_a_rule() -> None:
    board = PuzzleBoard("01-first-ride")
    frame = send(board, "play", move="+k")
    assert frame["message"]["rule"] == "GA-5.1"
    assert frame["ply"] == 0
    assert frame["why"]["0:cart/4.k"] == {
        "rule": "GA-5.1",
        "text": "The cage is at the surface; coal is loaded underground.",
    }
    assert send(board, "type", text="4 +k 0 k>A")["puzzle"]["stars"] == 3
    assert board.line == "4 +k 0 k>A"


def test_several_actions() -> None:
    board = PuzzleBoard("12-the-long-haul")
    first, delivery, second = mining_puzzle("12-the-long-haul").task.actions
    assert offered(board) == [first]
    assert board.frame["labels"] == {first: "Next action: mining 10"}
    play(board, f"{first} end")
    assert offered(board) == [delivery]
    frame = send(board, "play", move=delivery)
    assert frame["message"]["rule"] == "GA-6.1"
    assert send(board, "play", move=second)["message"]["rule"] == "GA-3.1"
    frame = send(board, "check")
    assert frame["message"]["kind"] == "bad"
    assert (frame["puzzle"]["stars"], frame["puzzle"]["rows"]) == (0, [])


def test_hints_come_one_by_one() -> None:
    board = PuzzleBoard("04-ride-light")
    left = board.frame["puzzle"]["hints_left"]
    for n in range(1, left + 1):
        frame = send(board, "hint")
        assert len(frame["puzzle"]["hints"]) == n
        assert frame["puzzle"]["hints_left"] == left - n
        assert frame["message"]["text"] == frame["puzzle"]["hints"][-1]
    assert send(board, "hint")["message"]["text"] == say("puzzle-no-hints", "en")
    polish = send(board, "language", language="pl")["puzzle"]["hints"]
    assert len(polish) == left
    assert polish != frame["puzzle"]["hints"]


def test_a_puzzle_may_bring_its_own_hints() -> None:
    board = PuzzleBoard(plain()._replace(hints=("Grey lies deep.",)))
    assert send(board, "hint")["puzzle"]["hints"] == ["Grey lies deep."]


def test_reset_keeps_the_moves_for_redo() -> None:
    board = PuzzleBoard("01-first-ride")
    play(board, "4 +k")
    frame = send(board, "reset")
    assert (frame["ply"], frame["plies"], board.line) == (0, 2, "")
    assert send(board, "redo")["ply"] == 1


def test_the_solution_is_stepped_through_and_ones_own_line_comes_back() -> None:
    board = PuzzleBoard("01-first-ride")
    play(board, "3 +g")
    frame = send(board, "solution", sure=True)
    assert (frame["ply"], frame["plies"], frame["puzzle"]["solution"]) == (0, 4, True)
    line = Line(board)
    for ply in range(1, 5):
        frame = send(board, "redo")
        assert frame["ply"] == ply
    send(board, "log")
    assert [entry["move"] for entry in line.custom[0]["log"]] == ["4", "+k", "0", "k>A"]
    assert frame["puzzle"]["score"] == "5 VP, 4 steps"
    frame = send(board, "solution")
    assert (board.line, frame["puzzle"]["solution"]) == ("3 +g", False)
    assert [entry["move"] for entry in frame["log"]] == ["3", "+g"]
    send(board, "solution")
    frame = send(board, "reset")
    assert (frame["plies"], frame["puzzle"]["solution"]) == (2, False)
    send(board, "solution")
    send(board, "redo")
    frame = send(board, "play", move="3")
    assert (board.line, frame["puzzle"]["solution"]) == ("4 3", False), "the learner went on alone"


def test_a_puzzle_that_claims_nothing() -> None:
    board = PuzzleBoard(plain())
    shown = board.frame["puzzle"]
    assert (shown["title"], shown["par"]) == ("plain", "")
    assert shown["task"] == "Do as well as you can: mining 5."
    play(board, "3 +g 0 g>A")
    assert send(board, "check")["puzzle"]["stars"] == 3
    hopeless = PuzzleBoard(plain(actions=("mining/1",), complete=("A",)))
    assert send(hopeless, "solution", sure=True)["message"]["kind"] == "bad"
    assert send(hopeless, "hint")["message"]["text"] == say("puzzle-no-hints", "en")
    assert "No line of moves" in play(hopeless, "3")["puzzle"]["verdict"][0]


def test_in_python() -> None:
    board = PuzzleBoard("01-first-ride")
    board.play("4 +k 0")
    assert board.verdict is None
    assert board.check().stars == 0
    board.play("k>A")
    assert board.verdict is not None
    assert board.verdict.stars == 3
    assert repr(board) == "PuzzleBoard('01-first-ride', 4 steps used)"
    board.reset()
    assert repr(board) == "PuzzleBoard('01-first-ride', 0 steps used)"
    bundle, _ = board._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    with pytest.raises(ga.FileError):
        PuzzleBoard("no-such-puzzle")


def test_carts_stay_in_the_picture_when_they_are_empty() -> None:
    board = PuzzleBoard(plain(mine=Mine(3, "", ("y", "b", "ggg", "k"), "", ())))
    carts = [tile.carts for tile in board.state.players[0].mine.tiles]
    assert carts == ["gg"], "two beside the printed one"
    play(board, "+g")
    assert [tile.carts for tile in board.state.players[0].mine.tiles] == carts
