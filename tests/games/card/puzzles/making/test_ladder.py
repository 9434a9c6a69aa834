"""The ladder of weaker solvers, rung by rung."""

from __future__ import annotations

import pytest

from glueckauf.games.card.puzzles.making.ladder import TIERS, grade, is_enough, reached
from glueckauf.games.card.puzzles.making.players import failing, natural_lines
from glueckauf.games.card.solve.task import Task
from tests.games.card.puzzles.making.positions import best, delivery, mining, shift, solved

GRADED: dict[int, list[Task]] = {
    1: [
        mining(
            "lorries -steps",
            row=["f2", "c1.1", "t1.2"],
            docks={"1": {"wagons": ["*"]}, "2": {"wagons": ["t"]}},
        ),
    ],
    2: [
        # a card in the way is stored, which greedy never does
        mining(
            "lorries -steps",
            "innovation",
            row=["w2", "f1.1", "c1.1"],
            docks={"1": {"wagons": ["w", "c"]}},
        ),
        # the single dear train is tempting; two of another colour bring more
        delivery(
            docks={
                "1": {"engine": "red", "wagons": ["w=w2"]},
                "2": {"engine": "red", "wagons": ["t=t2"]},
                "3": {"engine": "blue", "wagons": ["f=f2", "f=f1.1"]},
            },
            orders=["barracks:2", "furnaces:2", "factories:3"],
        ),
    ],
    3: [
        # the single lorry could be loaded, but the wagon is for the one behind
        mining("lorries", "mining/3", row=["w2", "w1.1"], docks={"1": {"wagons": ["w"]}}),
    ],
    4: [
        # the wheel goes to dock 2, since dock 1 takes the clover behind
        mining(
            "lorries -steps",
            row=["c1.1", "w1.1"],
            docks={"1": {"wagons": ["*"]}, "2": {"wagons": ["*"]}},
        ),
    ],
}
CASES = [(tier, n) for tier, tasks in GRADED.items() for n in range(len(tasks))]


@pytest.mark.parametrize(("tier", "n"), CASES)
def test_the_grade_is_the_weakest_that_reaches_par(tier: int, n: int) -> None:
    task = GRADED[tier][n]
    par = best(task)
    assert grade(task, par) in (tier, 0)
    for weaker in range(1, tier):
        found = reached(task, weaker)
        assert found is None or found < par
        assert not is_enough(task, par, weaker)
    for tier_or_above in TIERS[tier:]:
        if tier_or_above in (tier, TIERS[-1]):
            assert reached(task, tier_or_above) == par


def test_the_last_rung_is_exact() -> None:
    for tasks in GRADED.values():
        for task in tasks:
            assert reached(task, TIERS[-1]) == best(task)


def test_plans_climb_from_mining_to_payments() -> None:
    loaded = {"1": {"engine": "red", "wagons": ["w=w2", "c=c1.1"]}}
    plain = shift(workers=[1], docks=loaded, orders=["barracks:3"])
    assert is_enough(plain, solved(plain), 2)
    cards = shift(workers=[1, 1], docks=loaded, stacks={"order": ["barracks:3"]})
    assert not is_enough(cards, solved(cards), 2)
    assert is_enough(cards, solved(cards), 3)
    special = shift(workers=[], innovations=["delivery"], docks=loaded, orders=["barracks:3"])
    assert not is_enough(special, solved(special), 3)
    assert is_enough(special, solved(special), 4)
    change = shift(
        workers=[1, 1, 2],
        docks=loaded,
        stacks={"order": ["barracks:3"]},
        zones={"delivery": ["1: 1"]},
    )
    assert is_enough(change, solved(change), 5)


def test_natural_players_are_named_and_play_to_the_end() -> None:
    task = GRADED[2][0]
    assert set(natural_lines(task)) == {"greedy", "row"}
    assert "greedy" in failing(task, best(task))
    assert set(natural_lines(GRADED[2][1])) == {"greedy", "dearest"}
    assert failing(GRADED[2][1], best(GRADED[2][1])) == ("greedy", "dearest")
    assert failing(GRADED[1][0], best(GRADED[1][0])) == ()
