"""The shipped card puzzles: enough of them, well spread, told in four languages, and true.

The normal run proves the claims of a seeded sample again, and compares the par of every puzzle of one action
with an independent search; `pytest -m long tests/games/card/puzzles`, or `glueckauf verify puzzles/card`,
proves all of them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card.puzzles.making.acceptance import failing_clearly, review
from glueckauf.games.card.puzzles.making.generate import remade
from glueckauf.games.card.puzzles.making.twins import Known
from glueckauf.games.card.puzzles.making.wording import task_in_words
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.themes import THEMES
from glueckauf.games.card.solve.task import rank
from tests.games.card.solve.plain import plain_solve

PUZZLES = [puzzle for puzzle in ga.puzzles(game="card") if isinstance(puzzle, CardPuzzle)]
MADE = [puzzle for puzzle in PUZZLES if puzzle.origin]
ONE_ACTION = [puzzle for puzzle in PUZZLES if puzzle.task.turns == 0]
QUICK = 40  # states of a proof that the normal run looks at
SAMPLE = Random(16).sample([p for p in MADE if p.task.turns == 0], 8) + Random(16).sample(
    [p for p in MADE if p.task.turns and isinstance(p.proof, dict) and p.proof["states"] < QUICK], 3
)


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def par_of(puzzle: CardPuzzle) -> tuple[int, ...]:
    assert puzzle.par is not None
    return rank(puzzle.task, puzzle.par)


# --- What there is --------------------------------------------------------------------------


def test_there_are_enough() -> None:
    assert len(MADE) >= 60
    tiers = Counter(puzzle.tier for puzzle in MADE)
    assert set(tiers) == {1, 2, 3, 4, 5}
    assert min(tiers.values()) >= 8
    kinds = Counter(puzzle.kind for puzzle in MADE)
    assert set(kinds) == {"mining", "delivery", "turn", "shift"}
    assert min(kinds.values()) >= 12


def test_every_theme_occurs() -> None:
    themes = Counter(theme for puzzle in PUZZLES for theme in puzzle.themes or ())
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 4


def test_files_and_titles() -> None:
    for puzzle in PUZZLES:
        assert Path(puzzle.path).stem == puzzle.id
        assert set(puzzle.texts) == set(LANGUAGES)
    for language in LANGUAGES:
        titles = Counter(puzzle.texts[language]["title"] for puzzle in ga.puzzles())
        assert [title for title, number in titles.items() if number > 1] == []


@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_made_puzzles_are_told_by_the_templates(puzzle: CardPuzzle) -> None:
    assert puzzle.sort is not None
    for language in LANGUAGES:
        told = task_in_words(puzzle.task, puzzle.kind, puzzle.sort, language)
        assert puzzle.texts[language]["task"] == told
    assert puzzle.par is not None
    assert puzzle.line
    assert isinstance(puzzle.proof, dict)


def test_there_are_no_twins() -> None:
    known = Known()
    assert all(known.is_new(puzzle.task) for puzzle in PUZZLES)
    assert not any(known.is_new(puzzle.task) for puzzle in PUZZLES[:5])


# --- What they claim ------------------------------------------------------------------------


def check(puzzle: CardPuzzle) -> None:
    """True claims, the same question again, and nothing lacking but difficulty for beginners."""
    assert list(puzzle.wrong()) == []
    if puzzle.origin is not None:
        assert remade(puzzle.origin) == puzzle.task
        lacks = set(review(puzzle.task).lacks)
        assert lacks <= ({"difficulty"} if puzzle.tier == 1 else set())


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_is_true(puzzle: CardPuzzle) -> None:
    check(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_all_are_true(puzzle: CardPuzzle) -> None:
    check(puzzle)


@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_a_natural_line_fails(puzzle: CardPuzzle) -> None:
    assert failing_clearly(puzzle.task, par_of(puzzle))


@pytest.mark.parametrize("puzzle", ONE_ACTION, ids=named)
def test_an_independent_search_finds_the_par_of_one_action(puzzle: CardPuzzle) -> None:
    """And as many best lines."""
    best, lines = plain_solve(puzzle.task.start, 0, puzzle.task.objective)
    assert best == par_of(puzzle)
    if isinstance(puzzle.proof, dict) and "optimal_lines" in puzzle.proof:
        assert lines == puzzle.proof["optimal_lines"]
