"""The shipped mining puzzles: enough of them, well spread, told in four languages, and true.

The normal run proves the claims of a seeded sample again; `pytest -m long tests/learn/test_collection.py`,
or `glueckauf verify`, those of all. Pars of one action are compared with an independent search.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.making.acceptance import review
from glueckauf.games.board.puzzles.making.generate import remade
from glueckauf.games.board.puzzles.making.twins import pattern
from glueckauf.games.board.puzzles.making.wording import task_texts
from glueckauf.games.board.puzzles.pit.difficulty import difficulty
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.solve.pit.chance import chance
from glueckauf.games.board.solve.pit.ladder import THEMES, reached
from glueckauf.games.board.solve.pit.task import rank
from glueckauf.learn.claims import wrong_claims
from tests.bench.grades import GOAL, failure, sensible, spearman
from tests.games.board.solve.exhaustive import best_rank
from tests.games.board.solve.instances import small
from tests.games.board.solve.plain import plain_solve
from tests.learn.samples import mining_puzzles

MINING = mining_puzzles()
BY_HAND = 12  # the first ones, made to teach; some of them are too easy on purpose
MADE = MINING[BY_HAND:]
ONE_ACTION = [puzzle for puzzle in MINING if len(puzzle.task.actions) == 1]
SHORT = [p for p in ONE_ACTION if p.task.actions[0] in ("mining/4", "mining/6", "mining/8")]
SAMPLE = Random(6).sample(MADE, 12)
ONE_IN = {1: 0, 2: 200, 3: 10_000, 4: 200_000, 5: 5_000_000, 6: inf}  # the narrowest way of a grade


def par_of(puzzle: MiningPuzzle) -> tuple[int, ...]:
    assert puzzle.par is not None
    return rank(puzzle.task, puzzle.par)


def named(puzzle: MiningPuzzle) -> str:
    return puzzle.id


# --- What there is --------------------------------------------------------------------------


def test_there_are_enough() -> None:
    """Few first steps, most of the puzzles hard."""
    assert len(ga.puzzles()) >= 200
    assert len(ONE_ACTION) >= 80
    assert len(MINING) - len(ONE_ACTION) >= 30
    tiers = Counter(puzzle.tier for puzzle in MINING)
    assert set(tiers) == {1, 2, 3, 4, 5}
    assert min(tiers[tier] for tier in (2, 3, 4, 5)) >= 10
    every = Counter(puzzle.tier for puzzle in ga.puzzles(game="board"))
    assert every[4] + every[5] + every[6] >= 2 * (every[1] + every[2] + every[3])
    sorts = Counter(puzzle.sort for puzzle in MADE)
    assert set(sorts) == set(SORTS)
    assert min(sorts.values()) >= 8


def test_every_theme_of_the_pit_occurs() -> None:
    """All that the ladder can tell apart. The other themes are of tables, not of pits."""
    themes = Counter(theme for puzzle in MINING for theme in puzzle.themes or ())
    assert set(themes) == {*THEMES, "greedy-trap"}
    assert min(themes.values()) >= 5


def test_files_and_titles() -> None:
    for puzzle in MINING:
        assert Path(puzzle.path).stem == puzzle.id
    for tier in range(1, 6):  # t3-07-…: the seventh of grade T3; withdrawn ones have left gaps
        numbers = [puzzle.id.split("-")[:2] for puzzle in MADE if puzzle.tier == tier]
        assert {grade for grade, _ in numbers} == {f"t{tier}"}
        assert len({number for _, number in numbers}) == len(numbers)
    for language in LANGUAGES:
        titles = Counter(puzzle.texts[language]["title"] for puzzle in ga.puzzles())
        assert [title for title, number in titles.items() if number > 1] == []


@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_tasks_are_told_by_the_templates(puzzle: MiningPuzzle) -> None:
    assert puzzle.sort is not None
    told = {language: text["task"] for language, text in puzzle.texts.items()}
    assert told == task_texts(puzzle.task, puzzle.sort)
    assert puzzle.par is not None
    assert puzzle.line
    assert isinstance(puzzle.proof, dict)
    assert puzzle.themes


def test_there_are_no_twins() -> None:
    marks = Counter(pattern(puzzle.task) for puzzle in MINING)
    assert max(marks.values()) == 1


def test_spaces_are_decided() -> None:
    """Par fills a mining space, and whoever misses the leading theme needs a larger one."""
    for puzzle in mining_puzzles(sort="space"):
        assert puzzle.par is not None
        assert puzzle.par["steps"] in (4, 6, 8)


def test_asking_for_puzzles() -> None:
    wanted = ga.puzzles(theme="pair-sacrifice", tier=4)
    assert wanted
    assert all("pair-sacrifice" in (p.themes or ()) and p.tier == 4 for p in wanted)
    assert ga.puzzles(kind="mining", sort="ready")[0] is ga.puzzles(kind="mining", sort="ready")[0]
    with pytest.raises(ValueError, match="did you mean pair-sacrifice"):
        ga.puzzles(theme="pair-sacrifise")


# --- What they claim ------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_is_true(puzzle: MiningPuzzle) -> None:
    assert list(wrong_claims(puzzle)) == []


@pytest.mark.long
@pytest.mark.parametrize("puzzle", MINING, ids=named)
def test_all_are_true(puzzle: MiningPuzzle) -> None:
    assert list(wrong_claims(puzzle)) == []


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_is_as_narrow_as_its_grade(puzzle: MiningPuzzle) -> None:
    """A higher grade also promises a narrower way; only rare techniques are excepted."""
    assert puzzle.tier is not None
    one_in = 1 / chance(puzzle.task, par_of(puzzle))
    if not {"storage-bank", "second-ride"} & {*(puzzle.themes or ())}:
        assert ONE_IN[puzzle.tier] <= one_in < ONE_IN[puzzle.tier + 1]


@pytest.mark.long
@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_all_are_as_narrow_as_their_grade(puzzle: MiningPuzzle) -> None:
    test_a_sample_is_as_narrow_as_its_grade(puzzle)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_can_be_made_again(puzzle: MiningPuzzle) -> None:
    assert puzzle.origin is not None
    assert remade(puzzle.origin) == puzzle.task


@pytest.mark.long
@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_all_can_be_made_again(puzzle: MiningPuzzle) -> None:
    test_a_sample_can_be_made_again(puzzle)


@pytest.mark.long
def test_a_solver_that_is_not_on_the_ladder_agrees_with_the_grades() -> None:
    """The number behind the grades does; grades are coarse, and most puzzles have one of three."""
    failures = [failure(puzzle, sensible) for puzzle in MINING]
    numbers = [difficulty(puzzle.task) for puzzle in MINING]
    assert spearman([number or 0 for number in numbers], failures) >= GOAL
    assert spearman([puzzle.tier or 0 for puzzle in MINING], failures) >= 0.65


@pytest.mark.long
@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_all_are_worth_publishing(puzzle: MiningPuzzle) -> None:
    """Margin, theme, difficulty. Grade T1 lacks difficulty by its nature: the lowest rung."""
    lacks = review(puzzle.task).lacks
    assert lacks == (("difficulty",) if puzzle.tier == 1 else ())


@pytest.mark.parametrize("seed", range(20))
def test_the_exhaustive_search_is_right(seed: int) -> None:
    """Against the plain search through the rules of the house."""
    task = small(seed, plain=True)
    assert best_rank(task) == plain_solve(task)[0]


@pytest.mark.parametrize("puzzle", SHORT, ids=named)
def test_an_independent_search_agrees_with_par(puzzle: MiningPuzzle) -> None:
    assert best_rank(puzzle.task) == par_of(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", ONE_ACTION, ids=named)
def test_an_independent_search_agrees_with_every_par(puzzle: MiningPuzzle) -> None:
    test_an_independent_search_agrees_with_par(puzzle)


def solve_rates(puzzles: list[MiningPuzzle]) -> dict[int, list[float]]:
    """For each solver of the ladder, the share it solves of every grade, from T1 upwards."""
    tiers = sorted({puzzle.tier or 0 for puzzle in puzzles})
    rates: dict[int, list[float]] = {solver: [] for solver in range(5)}
    for tier in tiers:
        inside = [puzzle for puzzle in puzzles if puzzle.tier == tier]
        for solver, row in rates.items():
            row.append(sum(reached(p.task, solver) == par_of(p) for p in inside) / len(inside))
    return rates


def falls(row: list[float]) -> bool:
    return all(later <= earlier for earlier, later in pairwise(row))


def test_solve_rates_fall_with_the_grade() -> None:
    """No solver of the ladder does better on harder puzzles."""
    by_tier = {n: [puzzle for puzzle in MINING if puzzle.tier == n] for n in range(1, 6)}
    sample = [
        p for inside in by_tier.values() for p in Random(1).sample(inside, min(8, len(inside)))
    ]
    for solver, row in solve_rates(sample).items():
        assert falls(row), f"T{solver}: {row}"


@pytest.mark.long
def test_solve_rates_of_all_fall_with_the_grade() -> None:
    for solver, row in solve_rates(MINING).items():
        assert falls(row), f"T{solver}: {row}"
        print(f"T{solver}: {' '.join(f'{rate:.2f}' for rate in row)}")
