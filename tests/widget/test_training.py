"""Training in a notebook: the puzzle of the day, what is next, and what boards note."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.themes import THEMES
from glueckauf.learn.progress import VARIABLE, entries, note
from glueckauf.learn.training import NAME
from glueckauf.widget.puzzle import PuzzleBoard
from glueckauf.widget.report import Report
from tests.widget.talk import play, send

DAY = "2026-11-16"
FIRST = "01-first-ride"


def noted(name: str, **fields: Any) -> None:
    note(NAME, name, clock=lambda: f"{DAY}T12:00:00+00:00", **fields)


def name_of(board: object) -> str:
    name: str = board.puzzle.id  # type: ignore[attr-defined]  # whatever kind of board it is
    return name


# --- What a board notes ---------------------------------------------------------------------


def test_wrong_first_then_right() -> None:
    board = PuzzleBoard("09-the-sacrifice")
    send(board, "type", text="4 +k 0 end")
    send(board, "hint")
    send(board, "reset")
    play(board, " ".join(board.puzzle.best() or ()))
    send(board, "check")
    send(board, "check")
    wrong, right = entries()
    assert (wrong.lesson, wrong.screen, wrong.solved, wrong.tries) == (
        NAME,
        board.puzzle.id,
        False,
        1,
    )
    assert (right.solved, right.stars, right.hints, right.tries) == (True, 3, 1, 2)
    assert wrong.themes == right.themes == ("pair-sacrifice", "greedy-trap")
    send(board, "reset")
    send(board, "type", text="4 end")
    assert len(entries()) == 2, "what is tried after the solution is no mistake"
    again = PuzzleBoard("09-the-sacrifice")
    assert again.frame["puzzle"]["note"] == "Solved before: ★★★"


def test_who_has_seen_the_solution_earns_no_star() -> None:
    board = PuzzleBoard(FIRST)
    send(board, "solution", sure=True)
    send(board, "redo")
    send(board, "check")
    assert [(one.solved, one.seen) for one in entries()] == [(False, True)]
    send(board, "solution")
    frame = play(board, "4 +k 0 k>A")
    assert frame["puzzle"]["stars"] == 0
    assert len(entries()) == 1, "seen is not solved"


def test_an_empty_line_is_no_try_and_nothing_is_noted_on_request() -> None:
    board = PuzzleBoard(FIRST)
    send(board, "check")
    assert (board.tries, entries()) == ((), [])
    silent = PuzzleBoard(FIRST, noted=False)
    play(silent, "4 +k 0 k>A")
    assert (silent.tries, entries()) == (("4 +k 0 k>A",), [])


def test_a_file_that_cannot_be_written_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))  # a folder
    board = PuzzleBoard(FIRST)
    play(board, "4 +k 0 k>A")
    assert board.frame["puzzle"]["stars"] == 3
    assert board.frame["puzzle"]["note"].startswith("Your progress is not being saved.")


# --- Days -----------------------------------------------------------------------------------


def test_the_puzzle_of_the_day() -> None:
    assert name_of(ga.daily(DAY)) == name_of(ga.daily(date(2026, 11, 16)))
    assert name_of(ga.daily()) == name_of(ga.daily(date.today()))
    assert ga.daily(DAY, language="de").language == "de"
    with pytest.raises(ValueError, match="a day is written like 2026-11-16, not 'tomorrow'"):
        ga.daily("tomorrow")
    with pytest.raises(ValueError, match="a day is written"):
        ga.training("16.11.")


# --- Training -------------------------------------------------------------------------------


def test_the_training_of_a_beginner() -> None:
    training = ga.training(DAY)
    assert str(training).startswith("No streak yet")
    assert isinstance(training.next(), PuzzleBoard)
    for report in (training.mistakes(), training.weak_theme()):
        assert isinstance(report, Report)
    assert "pair-sacrifice" in training._repr_mimebundle_()["text/html"]
    assert entries() == []


def test_mistakes_come_first() -> None:
    noted("09-the-sacrifice", solved=False, themes=["pair-sacrifice", "greedy-trap"])
    noted(FIRST, solved=True, stars=3)
    training = ga.training(DAY)
    for board in (training.next(), training.mistakes()):
        assert name_of(board) == "09-the-sacrifice"
    weak = training.weak_theme()
    assert "pair-sacrifice" in weak.puzzle.themes  # type: ignore[union-attr,operator]
    lines = str(training).splitlines()
    assert lines[0] == "1 day in a row. Today already counts. Longest streak: 1 day."
    assert lines[2] == "Mistakes still to practise: 1; due today: 1."
    assert lines[4].endswith(" · Your weak theme")
    noted("09-the-sacrifice", solved=True, stars=3)
    assert isinstance(training.mistakes(), Report), "the same training, asked again"


def test_a_theme_of_ones_choice() -> None:
    board = ga.training(DAY).theme("pair-sacrifice")
    assert "pair-sacrifice" in board.puzzle.themes  # type: ignore[union-attr,operator]
    with pytest.raises(ValueError, match="did you mean pair-sacrifice"):
        ga.training(DAY).theme("pair-sacrifise")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    noted("09-the-sacrifice", solved=False, themes=list(THEMES))
    training = ga.training(DAY, language=language)
    assert len(str(training).splitlines()) == 4 + len(THEMES)
    assert training.next().language == language  # type: ignore[union-attr]
