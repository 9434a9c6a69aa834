"""Which games a learner trains: chosen once and remembered, or else those that were begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.games import GAMES
from glueckauf.learn import kept
from glueckauf.learn.lessons.exam import name_of
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.liked import KEY, begun, checked, like, liked, trainable, trained_puzzles
from glueckauf.learn.progress import VARIABLE, note
from glueckauf.learn.puzzle import puzzles
from glueckauf.learn.training import NAME

FIRST, OTHER = GAMES[:2]


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "progress.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def test_a_new_learner_trains_the_first_game() -> None:
    assert (begun(), liked()) == ((FIRST,), (FIRST,))
    assert trainable() == GAMES
    assert {one.game for one in trained_puzzles()} == {FIRST}


def test_what_was_begun_is_trained() -> None:
    note(lessons(OTHER)[0].id, "any", solved=False)
    assert liked() == (OTHER,)
    note(NAME, puzzles(game=FIRST)[0].id, solved=False)
    assert liked() == (FIRST, OTHER)
    assert {one.game for one in trained_puzzles()} == {FIRST, OTHER}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_or_an_exam_is_a_beginning(game: str, path: Path) -> None:
    note(name_of(game), "question-1", solved=True)
    assert begun() == (game,)
    path.unlink()
    note(NAME, puzzles(game=game)[0].id, solved=True)
    assert begun() == (game,)


def test_a_choice_is_remembered_until_it_is_forgotten() -> None:
    note(lessons(FIRST)[0].id, "any", solved=True)
    assert like(OTHER) == (OTHER,) == liked()
    assert like([OTHER, FIRST]) == (FIRST, OTHER) == liked()
    assert like(None) == (FIRST,) == liked()
    for games, problem in (("chess", "there is no game"), ([], "at least one game")):
        with pytest.raises(ValueError, match=problem):
            like(games)
    assert checked(GAMES) == GAMES


@pytest.mark.parametrize("strange", [{"games": "card"}, {"games": ["chess"]}, {"games": 3}, {}])
def test_a_strange_choice_is_none(strange: dict[str, object]) -> None:
    kept.keep(KEY, strange)
    assert liked() == (FIRST,)


def test_progress_that_cannot_be_read_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))  # a folder is no file
    assert liked() == (FIRST,)
