"""The mining solver: its optimum, its lines and their number, against a plain search."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import Mine
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.ladder import THEMES, TIERS, grade, reached, themes
from glueckauf.games.board.solve.pit.lines import best_line
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.rides import (
    NOTHING,
    Loads,
    rides_from_below,
    rides_from_surface,
)
from glueckauf.games.board.solve.pit.search import TECHNIQUES, Search
from glueckauf.games.board.solve.pit.task import WORDS, Task, play, rank
from tests.games.board.scenes import OrderSpec, outstanding
from tests.games.board.solve.instances import growth, instance, relay, small, small_relay
from tests.games.board.solve.plain import plain_solve


def task(
    orders: list[OrderSpec],
    steps: int,
    *,
    carts: tuple[str, str, str, str] = ("y", "b", "g", "k"),
    cage: str = "",
    storage: str = "",
    level: int = 0,
    objective: tuple[str, ...] = ("vp", "-steps"),
    **more: Any,
) -> Task:
    mine = Mine(level, cage, carts, storage, ())
    made = Task(mine, outstanding(*orders), (f"mining/{steps}",), objective)
    return made._replace(**more)


def agrees(puzzle: Task) -> None:
    """The same optimum and the same number of lines as the plain search; the line is legal."""
    best, value, lines = plain_solve(puzzle)
    solution = solve(puzzle, count=True)
    assert solution.proven
    assert solution.value == value or (value and best == rank(puzzle, solution.value or {}))
    assert solution.optimal_lines == lines
    if value is None:
        assert solution.line is None
        assert not solution.feasible
    else:
        assert solution.line is not None
        end = play(puzzle, solution.line)
        assert end.meets
        assert end.value == solution.value


# --- Against the plain search ---------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_small_tasks(seed: int) -> None:
    agrees(small(seed))


@pytest.mark.parametrize("seed", range(6))
def test_small_tasks_of_several_actions(seed: int) -> None:
    agrees(small_relay(seed))


@pytest.mark.parametrize("seed", range(40))
def test_every_objective(seed: int) -> None:
    """Any words in any order, maximised or minimised, with cages of any size."""
    rng = random.Random(seed)
    words = rng.sample(WORDS, rng.randint(1, 3))
    objective = tuple(rng.choice(("", "-")) + word for word in words)
    puzzle = instance(seed, (1, 2), (2, 5), (2, 6))._replace(objective=objective)
    room = rng.choice((1, 2, 3, 5))
    rules = Rules(cage=room, split_pairs=puzzle.rules.split_pairs)
    mine = puzzle.mine._replace(cage=puzzle.mine.cage[:room])
    agrees(puzzle._replace(rules=rules, mine=mine))


@pytest.mark.parametrize("seed", range(40))
def test_structure_and_general_search_agree(seed: int) -> None:
    """The same larger tasks by both ways of the solver."""
    puzzle = instance(seed, plain=True)
    found = best_line(Search(puzzle))
    solution = solve(puzzle)
    assert found is not None
    assert solution.value is not None
    assert rank(puzzle, solution.value) == found.rank


def cramped(seed: int) -> Task:
    """A cage for one, two or three coal: several rides within few steps."""
    puzzle = instance(seed, orders=(1, 3), steps=(5, 9), coal=(3, 8), plain=True)
    room = 1 + seed % 3
    rules = Rules(cage=room, free_storage=seed % 5 == 0)
    return puzzle._replace(rules=rules, mine=puzzle.mine._replace(cage=puzzle.mine.cage[:room]))


@pytest.mark.parametrize("seed", range(40))
def test_several_rides(seed: int) -> None:
    puzzle = cramped(seed)
    found = best_line(Search(puzzle))
    solution = solve(puzzle)
    assert found is not None
    assert solution.value is not None
    assert rank(puzzle, solution.value) == found.rank


def test_a_search_that_runs_out_of_time_says_so() -> None:
    puzzle = growth(1, 14)._replace(rules=Rules(split_pairs=True))
    solution = solve(puzzle, seconds=0)
    assert not solution.proven
    assert solution.line is not None
    assert play(puzzle, solution.line).value == solution.value
    hopeless = puzzle._replace(complete=tuple(order.label for order in puzzle.orders))
    assert solve(hopeless, seconds=0, count=True)[:3] == (None, None, False)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("steps", [14, 20, 30])
def test_large_tasks_have_legal_lines(steps: int, seed: int) -> None:
    puzzle = growth(seed, steps)
    solution = solve(puzzle)
    assert solution.line is not None
    assert play(puzzle, solution.line).value == solution.value


@pytest.mark.long
def test_thousands_of_small_tasks() -> None:
    for seed in range(100, 3000):
        agrees(small(seed))


@pytest.mark.long
def test_hundreds_of_small_tasks_of_several_actions() -> None:
    for seed in range(100, 300):
        agrees(small_relay(seed))


@pytest.mark.long
def test_hundreds_of_objectives() -> None:
    for seed in range(40, 600):
        test_every_objective(seed)


@pytest.mark.long
def test_structure_and_general_search_agree_on_larger_tasks() -> None:
    for seed in range(40, 200):
        test_structure_and_general_search_agree(seed)
    for seed in range(40, 2000):
        test_several_rides(seed)
    for seed in range(40):
        puzzle = growth(seed, 14)
        found = best_line(Search(puzzle))
        solution = solve(puzzle)
        assert found is not None
        assert solution.value is not None
        assert rank(puzzle, solution.value) == found.rank


# --- Rides ----------------------------------------------------------------------------------


def moves_by_trying_all(loads: Loads, room: int, known: dict[Loads, int]) -> int:
    if loads not in known:
        best = 10_000
        for first in product(*(range(load + 1) for load in loads)):
            if 0 < sum(first) <= room:
                rest = tuple(a - b for a, b in zip(loads, first, strict=True))
                later = moves_by_trying_all(rest, room, known)  # type: ignore[arg-type]  # four
                best = min(best, sum(map(bool, first)) + 1 + later)
        known[loads] = best
    return known[loads]


@pytest.mark.parametrize("room", [1, 2, 3, 5])
def test_rides_are_the_shortest(room: int) -> None:
    known = {NOTHING: 0}
    for loads in product(range(5), range(4), range(4), range(4)):
        if sum(loads) <= 9:
            rides = rides_from_surface(loads, room)
            assert rides.moves == moves_by_trying_all(loads, room, known)
            assert tuple(map(sum, zip(NOTHING, *rides.rides, strict=True))) == loads
            assert all(sum(ride) <= room for ride in rides.rides)


def test_rides_from_below() -> None:
    assert rides_from_below(NOTHING, 3, 5, 5).moves == 1
    assert rides_from_below((0, 0, 2, 0), 3, 5, 5).moves == 1
    assert rides_from_below((1, 0, 2, 0), 3, 5, 5).moves == 2
    assert rides_from_below((0, 0, 2, 0), 3, 1, 5).moves == 1 + 2
    assert rides_from_below((0, 0, 2, 0), 3, 0, 5).moves == 1 + 2


# --- Known positions ------------------------------------------------------------------------


def test_x3_in_six_steps() -> None:
    puzzle = task(["carriage:gg=7"], 8, carts=("y", "b", "gg", "k"))
    solution = solve(puzzle, count=True)
    assert solution.value == {"vp": 7, "steps": 6}
    assert solution.line == "3 +g +g 0 g>A g>A"
    assert solution.optimal_lines == 1


def test_n_coal_from_m_levels_cost_2n_plus_m_plus_1() -> None:
    puzzle = task(["barrow:k=5", "barrow:g=4", "barrow:b=3"], 10)
    assert solve(puzzle).value == {"vp": 12, "steps": 2 * 3 + 3 + 1}
    assert solve(puzzle._replace(actions=("mining/8",))).value == {"vp": 9, "steps": 7}


def test_a_pair_of_what_nobody_needs() -> None:
    puzzle = task(["barrow:g=4"], 6, carts=("yy", "b", "", ""))
    assert solve(puzzle).value == {"vp": 4, "steps": 6}
    assert solve(puzzle._replace(rules=Rules(pairs=False))).value == {"vp": 0, "steps": 0}


def test_tasks_that_cannot_be_met_say_so() -> None:
    puzzle = task(["barrow:k=5"], 3, complete=("A",))
    solution = solve(puzzle, count=True)
    assert (solution.feasible, solution.value, solution.line) == (False, None, None)
    assert solution.optimal_lines == 0
    assert grade(puzzle) is None
    assert themes(puzzle) == ()


def test_several_actions_with_a_delivery_between() -> None:
    puzzle = task(["carriage:g=4", "barrow:k=5"], 4)._replace(
        actions=("mining/4", "delivery/carriage", "mining/4")
    )
    solution = solve(puzzle)
    assert solution.value == {"vp": 9, "steps": 8}
    assert solution.line == "mining/4 3 +g 0 g>A delivery/carriage mining/4 4 +k 0 k>B"
    late = puzzle._replace(actions=("mining/2", "delivery/carriage", "mining/6"))
    assert not solve(late).feasible


def test_a_pair_is_not_torn_apart_by_the_end_of_an_action() -> None:
    puzzle = task(["barrow:g=4"], 4, carts=("yy", "", "", ""))._replace(
        actions=("mining/5", "mining/1")
    )
    assert solve(puzzle).value == {"vp": 0, "steps": 0}
    assert solve(puzzle._replace(actions=("mining/4", "mining/2"))).value == {"vp": 4, "steps": 6}


def test_a_full_cage_of_junk_is_emptied_first() -> None:
    puzzle = task(["barrow:k=5"], 9, cage="yyyyy", rules=Rules(pairs=False))
    assert solve(puzzle).value == {"vp": 5, "steps": 5}
    assert solve(puzzle._replace(actions=("mining/4",))).value == {"vp": 0, "steps": 0}


def test_lines_are_judged_by_the_rules() -> None:
    puzzle = task(["carriage:gg=7"], 8, carts=("y", "b", "gg", "k"))
    assert play(puzzle, "mining/8 3 +g +g 0 g>A g>A end").value == {"vp": 7, "steps": 6}
    for line, rule in [
        ("3 +g +g 0 g>A g>A 3 +k", "GA-5.1"),
        ("mining/6 3", "GA-3.1"),
        ("3 +g +g 0 g>A g>A 3 1 2", "GA-5.1"),
        ("3 +g +g 0 g>A g>A.g", "GA-5.2"),
    ]:
        with pytest.raises(ga.IllegalMove) as caught:
            play(puzzle, line)
        assert caught.value.violation.rule == rule


# --- Techniques, grades and themes ----------------------------------------------------------


def rides_begun(puzzle: Task, tokens: list[str]) -> int:
    level, rides = puzzle.mine.level, int(puzzle.mine.level > 0)
    for token in tokens:
        if token in ("0", "1", "2", "3", "4"):
            rides += level == 0
            level = int(token)
    return rides


@pytest.mark.parametrize("seed", range(12))
def test_forbidden_techniques_are_not_used(seed: int) -> None:
    puzzle = instance(seed, plain=True)
    best = solve(puzzle).value
    assert best is not None
    for technique in TECHNIQUES:
        solution = solve(puzzle, without=frozenset({technique}))
        assert solution.value is not None
        assert solution.line is not None
        assert rank(puzzle, solution.value) <= rank(puzzle, best)
        assert play(puzzle, solution.line).value == solution.value
        tokens = solution.line.split()
        if technique == "pairs":
            assert not any("." in token for token in tokens)
        elif technique == "storage-withdrawal":
            assert not any(token.startswith("s:") for token in tokens)
        elif technique == "storage-bank":
            assert not any(token.endswith(">s") for token in tokens)
        elif technique == "second-ride":
            assert rides_begun(puzzle, tokens) <= 1


def test_an_unknown_technique() -> None:
    with pytest.raises(ValueError, match="no such technique: flying"):
        solve(task(["barrow:k=5"], 3), without=frozenset({"flying"}))


@pytest.mark.parametrize("seed", [0, 3, 4, 6])
def test_a_theme_is_what_the_optimum_cannot_do_without(seed: int) -> None:
    puzzle = instance(seed, plain=True)
    best = solve(puzzle).value
    found = themes(puzzle)
    assert found == themes(puzzle)
    for theme in THEMES:
        solution = solve(puzzle, without=frozenset({theme}))
        assert (theme in found) == (solution.value != best)


@pytest.mark.parametrize("seed", range(12))
def test_the_grade_is_the_weakest_solver_that_suffices(seed: int) -> None:
    puzzle = instance(seed, plain=True)
    best = solve(puzzle).value
    assert best is not None
    found = grade(puzzle)
    ranks = [reached(puzzle, tier) for tier in TIERS]
    assert found == ranks.index(rank(puzzle, best))
    assert all(each is None or each <= rank(puzzle, best) for each in ranks)


def test_grades_of_several_actions() -> None:
    for seed in range(4):
        puzzle = relay(seed)._replace(rules=Rules())
        best = solve(puzzle)
        found = grade(puzzle)
        assert (found is None) == (not best.feasible)
        if best.value is not None and found is not None:
            assert reached(puzzle, found) == rank(puzzle, best.value)


def test_storage_and_pair_themes() -> None:
    from_storage = task(["barrow:k=5"], 1, storage="k")
    assert themes(from_storage) == ("storage-withdrawal",)
    assert grade(from_storage) in (0, 1)
    junk = task(["barrow:g=4"], 6, carts=("yy", "b", "", ""))
    assert "pair-from-junk" in themes(junk)
