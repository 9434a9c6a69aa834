"""Is a puzzle on a whole table worth publishing? What `glueckauf grade` tells its author."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.core.shipped import shipped
from glueckauf.games.board.puzzles.table.acceptance import graded, review
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TurnPuzzle
from glueckauf.learn.puzzle import puzzle

TOO_EASY = """\
format = 1
kind = "turns"
turns = 1
objective = "vp"
[position.seats.0]
miners = 1
mine = { carts = {} }
orders = [{ transport = "barrow", squares = "kk", filled = [1, 2] }]
"""


@pytest.mark.parametrize("name", ["so-close", "birds-of-a-feather", "honours-even", "pay-day"])
def test_what_is_shipped_is_worth_publishing(name: str) -> None:
    found = puzzle(name)
    assert isinstance(found, TurnPuzzle | DraftPuzzle | BlunderPuzzle)
    known = review(found)
    assert known.lacks == ()
    assert (known.facts.par, known.tier, known.themes) == (found.par, found.tier, found.themes)
    assert list(graded(found))[-1] == "  It is worth publishing."


def test_the_command_tells_all_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grade", str(shipped() / "board" / "shifts" / "honours-even.toml")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "honours-even: A lead of 0 VP (proven)",
        "  a best plan: mining/6 3 +g 0 g>A end | delivery/carriage",
        "  grade:       T2: mining and deliveries are enough",
        "  themes:      tie-trap, greedy-trap",
        "  runner-up:   the best is ahead by 8 VP",
        "  It is worth publishing.",
    ]


def test_what_it_lacks_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "easy.toml"
    path.write_text(TOO_EASY, "utf-8")
    assert main(["grade", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Not worth publishing yet" in told
    assert "it is too easy" in told
    assert "no technique is needed" in told
