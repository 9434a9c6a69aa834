"""The contest: the same fresh puzzles for every solver, and marks that tell what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import Point
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.making.twins import pattern
from glueckauf.games.board.puzzles.pit.contest import contest, fresh_puzzles, mark, next_moves
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.puzzles.pit.tries import front, reached
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import rank
from glueckauf.learn.tries import behind, histogram
from tests.learn.samples import mining_puzzle

NAMES = ["03-one-too-many", "07-no-room-to-spare", "11-parked-for-the-night"]


def exact(puzzle: MiningPuzzle) -> str:
    return solve(puzzle).line or ""


def idle(puzzle: MiningPuzzle) -> list[str]:
    return []


# --- Puzzles --------------------------------------------------------------------------------


@pytest.mark.parametrize("sort", SORTS)
def test_fresh_puzzles_are_seeded_proven_and_too_hard_for_greed(sort: str) -> None:
    found = list(islice(fresh_puzzles(1, sort), 4))
    assert found == list(islice(fresh_puzzles(1, sort), 4))
    assert len({pattern(one.task) for one in found}) == 4
    for one in found:
        assert one.par is not None
        assert one.check(one.line or "").stars == 3
        greedy = ladder.reached(one.task, 1)
        assert greedy is None or greedy < rank(one.task, one.par)
    assert found != list(islice(fresh_puzzles(2, sort), 4))


def test_a_tier_and_a_theme_may_be_asked_for() -> None:
    found = list(islice(fresh_puzzles(1, tier=3, theme="storage-withdrawal"), 2))
    assert [ladder.grade(one) for one in found] == [3, 3]
    assert all("storage-withdrawal" in ladder.themes(one) for one in found)
    with pytest.raises(ValueError, match='there is no sort "point"; did you mean points'):
        next(fresh_puzzles(1, "point"))
    with pytest.raises(ValueError, match="there is no theme"):
        contest(idle, theme="magic")


# --- Marks ----------------------------------------------------------------------------------


def test_an_exact_solver_wins_everything() -> None:
    found = ga.contest(exact, seed=3, count=4)
    assert (found.solved, found.stars) == (4, 12)
    assert all(one.remark() == "" for one in found.marks)
    assert str(found).splitlines()[-1].startswith("12 of 12 stars; 4 of 4 solved")


def test_the_answer_is_not_part_of_the_question() -> None:
    asked: list[MiningPuzzle] = []

    def curious(puzzle: MiningPuzzle) -> str:
        asked.append(puzzle)
        return puzzle.line or ""

    assert contest(curious, count=2).solved == 0
    assert [(one.par, one.line) for one in asked] == [(None, None)] * 2


def test_what_goes_wrong_is_told_and_the_contest_goes_on() -> None:
    answers = iter(["", "+k", "nonsense", ["3"]])

    def clumsy(puzzle: MiningPuzzle) -> str | Sequence[str]:
        try:
            return next(answers)
        except StopIteration:
            raise ZeroDivisionError("division by zero") from None

    found = contest(clumsy, seed=1, count=5)
    assert found.stars == 0
    stopped, illegal, no_line, slip, failure = (one.remark() for one in found.marks)
    assert stopped == "Stops too early"
    assert "GA-5.1" in illegal
    assert "expected" in no_line
    assert slip.startswith(("Move 1 (3)", "Stops"))
    assert failure == "ZeroDivisionError: division by zero"
    rows = list(found.rows())
    assert rows[3][1] == "–"
    assert found._repr_markdown_().count("\n| ") == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_marks(language: str) -> None:
    found = contest(idle, count=2, language=language)
    assert str(found) == found.table(language)
    assert len(found.table(language).splitlines()) == 4


def test_feeling_ones_way_leads_to_legal_lines() -> None:
    for name in ("12-the-long-haul", "07-no-room-to-spare"):
        puzzle = mining_puzzle(name)
        rng = Random(1)
        for _ in range(20):
            line: list[str] = []
            while moves := next_moves(puzzle, line):
                line.append(rng.choice(moves))
            found = mark(lambda _, line=line: line, puzzle).verdict  # type: ignore[misc]
            assert found is not None
            assert found.legal or found.token == "", "only a delivery may turn out to be impossible"


# --- Tries and the front --------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_front_is_what_the_exact_solver_finds_step_by_step(name: str) -> None:
    puzzle = mining_puzzle(name)
    best = front(puzzle)
    assert list(best) == sorted(set(best))
    assert all(one.vp < other.vp for one, other in pairwise(best))
    if len(puzzle.task.actions) > 1:
        return
    most = int(puzzle.task.actions[0].removeprefix("mining/"))
    for steps in range(1, most + 1):
        task = puzzle.task._replace(
            actions=(f"mining/{steps}",), objective=("vp", "-steps"), complete=()
        )
        value = solve(task).value
        assert value is not None
        reachable = [one for one in best if one.steps <= steps]
        assert reachable[-1] == Point(value["steps"], value["vp"])


def test_no_line_lies_beyond_the_front() -> None:
    puzzle = mining_puzzle("07-no-room-to-spare")
    best, rng = front(puzzle), Random(2)
    tried = []
    for _ in range(200):
        line: list[str] = []
        while moves := next_moves(puzzle, line):
            line.append(rng.choice(moves))
        tried.append(reached(puzzle, " ".join(line)))
    assert all(behind(one.point, best) >= 0 for one in tried)
    by_steps, by_vp = histogram(tried)
    assert by_steps.total() == by_vp.total() == 200


def test_a_line_and_what_it_leaves_open() -> None:
    puzzle = mining_puzzle("07-no-room-to-spare")
    assert reached(puzzle, puzzle.line or "").point in front(puzzle)
    assert behind(Point(8, 9), front(puzzle)) == 3
    with pytest.raises(ga.IllegalMove):
        reached(puzzle, "0 0")
