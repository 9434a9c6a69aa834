"""The shipped puzzles of Switch & Signal: enough of them, well spread, told in four languages, and true.

The normal run proves the claims of a seeded sample again, and compares some pars with the plain expectimax;
`pytest -m long tests/games/signal/puzzles`, or `glueckauf verify puzzles/signal`, proves all of them.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.budget import within
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal.puzzles.making.acceptance import HASTY, failing_clearly, review
from glueckauf.games.signal.puzzles.making.generate import remade
from glueckauf.games.signal.puzzles.making.ladder import reached
from glueckauf.games.signal.puzzles.making.twins import Known
from glueckauf.games.signal.puzzles.making.wording import task_in_words
from glueckauf.games.signal.puzzles.puzzle import KINDS, SignalPuzzle
from glueckauf.games.signal.puzzles.themes import THEMES
from glueckauf.games.signal.puzzles.walk import rank_of
from glueckauf.games.signal.solve.task import Rank
from tests.games.signal.solve.plain import Plain, TooMany

PUZZLES = [puzzle for puzzle in ga.puzzles(game="signal") if isinstance(puzzle, SignalPuzzle)]
QUICK = 250  # states of a proof that the normal run looks at
SAMPLE = Random(17).sample(
    [p for p in PUZZLES if isinstance(p.proof, dict) and p.proof["states"] < QUICK], 8
)
NOTATION = re.compile(r"[a-z]/[a-z]|[CL]:|>|\.\d|_|\{|\}|[a-z]-\d")


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def par_of(puzzle: SignalPuzzle) -> Rank:
    assert puzzle.par is not None
    return rank_of(puzzle.task, puzzle.par)


# --- What there is --------------------------------------------------------------------------


def test_there_are_enough() -> None:
    assert len(PUZZLES) >= 50
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 6
    assert {puzzle.tier for puzzle in PUZZLES} == {1, 2, 3, 4, 5}
    maps = Counter(puzzle.task.start.map.name for puzzle in PUZZLES)
    assert min(maps.values()) >= len(PUZZLES) // 3
    assert {theme for puzzle in PUZZLES for theme in puzzle.themes or ()} == set(THEMES)


def test_files_and_titles() -> None:
    for puzzle in PUZZLES:
        assert Path(puzzle.path).stem == puzzle.id
        assert Path(puzzle.path).read_text("utf-8") == puzzle.dumps()
        assert set(puzzle.texts) == set(LANGUAGES)
    for language in LANGUAGES:
        titles = Counter(puzzle.texts[language]["title"] for puzzle in ga.puzzles())
        assert [title for title, number in titles.items() if number > 1] == []


def test_none_is_a_twin() -> None:
    """And to know so takes no proofs: those who make puzzles would wait for them."""
    known = Known()
    with within(0.0, proofs_only=True):
        assert [puzzle.id for puzzle in PUZZLES if not known.is_new(puzzle)] == []


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_tasks_are_told_by_the_templates(puzzle: SignalPuzzle) -> None:
    for language in LANGUAGES:
        told = task_in_words(puzzle.task, puzzle.kind, language)
        assert puzzle.texts[language]["task"] == told
        assert not NOTATION.search(told), told


# --- Whether it is true ---------------------------------------------------------------------


def prove(puzzle: SignalPuzzle) -> None:
    """Every claim; a natural line fails; so does the solver of the grade before."""
    assert list(puzzle.wrong()) == []
    best = par_of(puzzle)
    assert HASTY in failing_clearly(puzzle.task, best)
    assert puzzle.tier is not None
    assert all(reached(puzzle.task, tier) < best for tier in range(puzzle.tier))
    assert set(review(puzzle.task).lacks) <= {"difficulty"}


def agrees(puzzle: SignalPuzzle, most: int) -> bool:
    """Does the plain expectimax find the same? False if it would have to look at too much."""
    judge = Plain(*puzzle.task, most=most)
    try:
        value = judge.value()
    except TooMany:
        return False
    assert value == par_of(puzzle)
    return True


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_is_true(puzzle: SignalPuzzle) -> None:
    prove(puzzle)


def test_a_plain_expectimax_agrees_on_the_smallest() -> None:
    assert sum(agrees(puzzle, 400) for puzzle in PUZZLES) >= 5


@pytest.mark.long
@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_all_are_true(puzzle: SignalPuzzle) -> None:
    prove(puzzle)
    assert puzzle.origin is not None
    assert remade(puzzle.origin) == puzzle.task


@pytest.mark.long
def test_a_plain_expectimax_agrees_on_every_small_one() -> None:
    assert sum(agrees(puzzle, 60_000) for puzzle in PUZZLES) >= 13
