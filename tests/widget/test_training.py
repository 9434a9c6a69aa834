"""Training in a notebook: the puzzle of the day, what is next, and what boards note."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.themes import THEMES
from glueckauf.learn.liked import trainable
from glueckauf.learn.progress import VARIABLE, entries, note
from glueckauf.learn.puzzle import puzzle, puzzles, rooms, themes
from glueckauf.learn.training import NAME
from glueckauf.widget.puzzle import PuzzleBoard
from glueckauf.widget.report import Report
from glueckauf.widget.training import OpenTraining, TrainingPage
from tests.widget.talk import play, send

DAY = "2026-11-16"
FIRST = "01-first-ride"


def noted(name: str, **fields: Any) -> None:
    note(NAME, name, clock=lambda: f"{DAY}T12:00:00+00:00", **fields)


def name_of(board: object) -> str:
    name: str = board.puzzle.id  # type: ignore[attr-defined]  # whatever kind of board it is
    return name


def page_of(training: OpenTraining) -> str:
    """What a notebook shows of it where no widget can run."""
    bundle, _ = training._repr_mimebundle_()
    page: str = bundle["text/html"]
    return page


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
    assert "pair-sacrifice" in page_of(training)
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


# --- Several games --------------------------------------------------------------------------


def test_the_puzzle_of_a_day_is_of_the_games_that_are_trained() -> None:
    first, other, *_ = trainable()
    alone = {game: name_of(ga.daily(DAY, game=game)) for game in (first, other)}
    assert name_of(ga.daily(DAY)) == alone[first], "nobody meets a game that they have not begun"
    ga.training(games=other)
    assert name_of(ga.daily(DAY)) == alone[other]
    ga.training(games=[first, other])
    assert name_of(ga.daily(DAY)) in alone.values()
    days = [f"2026-11-{n}" for n in range(16, 20)]
    assert {puzzle(name_of(ga.daily(day))).game for day in days} == {first, other}
    for asked in ({"game": "chess"}, {"game": ""}):
        with pytest.raises(ValueError, match="there is no game"):
            ga.daily(DAY, **asked)


def test_games_are_chosen_on_the_page_and_remembered() -> None:
    first, other, *_ = trainable()
    training = ga.training(DAY)
    page = TrainingPage(training)
    own = len(puzzles(game=first))
    assert f'data-choose="{first}" aria-pressed="true"' in page.page
    assert f'data-choose="{other}" aria-pressed="false"' in page.page
    assert f"0 of {own} puzzles solved" in page.page
    page._handle_custom_msg({"choose": other}, [])
    assert {*training.games} == {*ga.training(DAY).games} == {first, other}
    assert f"0 of {own + len(puzzles(game=other))} puzzles solved" in page.page
    assert repr(page) == repr(training)
    page._handle_custom_msg({"choose": first}, [])
    assert {*training.games} == {other}
    assert puzzle(name_of(training.next())).game == other
    for left in (other, "chess"):  # the last one stays, and there is no such game
        page._handle_custom_msg({"choose": left}, [])
        assert {*training.games} == {other}
    with pytest.raises(ValueError, match="at least one game"):
        ga.training(games=[])


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_are_told_by_the_game_that_is_trained(language: str) -> None:
    both = [theme for theme in themes(["board"]) if theme in themes(["card"])]
    assert both, "else there is nothing to tell apart"
    for game in trainable():
        training = ga.training(DAY, language, games=game)
        rows = training.to_rows()
        assert {row["theme"] for row in rows} <= set(themes([game]))
        for theme in both:
            assert rooms()[game].theme_name(theme, language) in str(training)
