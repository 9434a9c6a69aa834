"""What boards note is what a class's folder verifies: every kind of puzzle, right and wrong."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.learn.progress import entries, place
from glueckauf.learn.puzzle import kinds, puzzles

FIRST = {kind: puzzles(kind=kind)[0] for kind in kinds()}


def answer(board: Any, moves: tuple[str, ...]) -> None:
    """Answer the puzzle on its board."""
    if board.puzzle.options("en"):
        board.answer(moves[0])
        return
    for move in moves:
        board.play(move)
    board.check()


@pytest.mark.parametrize("kind", list(FIRST))
def test_what_is_solved_on_a_board_is_verified(kind: str, tmp_path: Path) -> None:
    puzzle = FIRST[kind]
    best = puzzle.best() or ()
    answer(ga.PuzzleBoard(puzzle, keeps=False), best)
    (noted,) = entries()
    line = " ".join(best)
    assert line == noted.answer or line.startswith(f"{noted.answer} "), "the rest leaves no choice"
    folder = tmp_path / "class" / "Anna"
    folder.mkdir(parents=True)
    shutil.copy(place(), folder)
    found = ga.classroom.read(tmp_path / "class", names=True)
    (row,) = found.to_rows()
    assert (row["student"], row["puzzle"], row["stars"]) == ("Anna", puzzle.id, 3)
    assert (row["solved"], row["verified"]) == (True, True)
    assert found.disputed == ()
    assert found.remarks == ()


def test_a_wrong_answer_is_a_slip_of_the_class(tmp_path: Path) -> None:
    puzzle = FIRST[kinds()[0]]
    answer(ga.PuzzleBoard(puzzle, keeps=False), (puzzle.best() or ())[:1])
    folder = tmp_path / "class" / "Anna"
    folder.mkdir(parents=True)
    shutil.copy(place(), folder)
    (slip,) = ga.classroom.read(tmp_path / "class", names=True).slips
    assert (slip["puzzle"], slip["students"], slip["kind"]) == (puzzle.id, 1, "slip")
