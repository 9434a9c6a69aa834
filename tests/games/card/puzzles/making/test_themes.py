"""Themes by ablation: each is found where its technique is needed, and not where it is idle."""

from __future__ import annotations

import pytest

from glueckauf.games.card.puzzles.making.ladder import reached
from glueckauf.games.card.puzzles.making.themes import forbidden, is_needed, themes
from glueckauf.games.card.puzzles.themes import THEMES, TRAP
from glueckauf.games.card.solve.task import Task
from tests.games.card.puzzles.making.positions import (
    asked,
    best,
    delivery,
    mining,
    shift,
    solved,
)
from tests.games.card.solve.plain import plain_solve

LOADED = {"1": {"engine": "red", "wagons": ["w=w2", "c=c1.1"]}}
TWO_RED = {
    "1": {"engine": "red", "wagons": ["w=w2"]},
    "2": {"engine": "red", "wagons": ["t=t2"]},
    "3": {"engine": "blue", "wagons": ["f=f2", "f=f2"]},
}
NEEDS: dict[str, Task] = {
    "two-lorry-trouble": mining("lorries", row=["w1.1", "f2"], docks={"1": {"wagons": ["w"]}}),
    "storage-detour": mining("lorries", row=["w1.1", "f1.1"], docks={"1": {"wagons": ["w"]}}),
    "stored-lorry": mining(
        "lorries", row=["f1.1"], storage=["w1.1"], docks={"1": {"wagons": ["w"]}}
    ),
    "wild-wagon": mining(
        "lorries", row=["w1.1"], storage=["c1.1"], docks={"1": {"wagons": ["*", "c"]}}
    ),
    "same-engine-twice": delivery(
        docks=TWO_RED, orders=["barracks:2", "furnaces:2", "factories:3"]
    ),
    "small-order": delivery(
        docks=LOADED,
        orders=["barracks:3", "furnaces:2"],
        shares=["furnaces"],
        objectives=["order:furnaces"],
    ),
    "share-matching": delivery(
        docks=LOADED, orders=["barracks:2", "furnaces:2"], shares=["furnaces"]
    ),
    "objective-chase": delivery(
        docks=LOADED, orders=["barracks:2", "furnaces:2"], objectives=["order:furnaces"]
    ),
    "order-on-credit": shift(
        workers=[1, 1, 1],
        row=["w1.1"],
        docks={"1": {"engine": "red", "wagons": ["w=w2", "w"]}},
        stacks={"order": ["barracks:3"]},
    ),
    "exact-change": shift(  # mining costs 4: 1 + 3 leaves nothing for the delivery, 2 + 2 does
        workers=[1, 2, 2, 3],
        row=["w2"],
        docks={"1": {"engine": "red", "wagons": ["w"]}},
        orders=["barracks:2"],
        stacks={"innovation": ["share"]},
        zones={"mining/3": ["1: 1", "1: 2", "1: 3"]},
    ),
    "last-on-mining-1": shift(workers=[1]),
    "worker-innovation": shift(workers=[], innovations=["w3"], docks=LOADED, orders=["barracks:3"]),
    "action-innovation": shift(
        workers=[], innovations=["delivery"], docks=LOADED, orders=["barracks:3"]
    ),
    "wild-draw": shift(
        workers=[1, 2],
        docks=LOADED,
        stacks={"order": ["barracks:3"]},
        zones={"order": ["1: 1", "1: 2", "1: 3"]},
    ),
}


def test_every_theme_has_an_example() -> None:
    assert set(NEEDS) == set(THEMES) - {TRAP}


@pytest.mark.parametrize("theme", NEEDS)
def test_a_theme_is_found_where_its_technique_is_needed(theme: str) -> None:
    task = NEEDS[theme]
    assert is_needed(task, solved(task), theme)


def agrees(task: Task) -> bool:
    """Of a task all themes: the plain search without the technique falls short, or it does not."""
    par = best(task)
    found = themes(task, par, reached(task, 1))
    for theme in NEEDS:
        rest, _ = plain_solve(task.start, task.turns, task.objective, forbidden(theme, task))
        assert (rest is None or rest < par) == (theme in found), theme
    return True


@pytest.mark.parametrize("theme", [theme for theme, task in NEEDS.items() if task.turns == 0])
def test_themes_agree_with_a_plain_search(theme: str) -> None:
    assert agrees(NEEDS[theme])


@pytest.mark.long
@pytest.mark.parametrize("theme", ["last-on-mining-1", "worker-innovation", "action-innovation"])
def test_themes_of_shifts_agree_with_a_plain_search(theme: str) -> None:
    assert agrees(NEEDS[theme])


def test_what_is_not_needed_is_no_theme() -> None:
    task = mining("lorries", row=["w1.1", "w1.1"], docks={"1": {"wagons": ["w", "w"]}})
    assert themes(task, best(task), reached(task, 1)) == ()


def test_exact_change_is_about_the_natural_payment() -> None:
    """Few cards, the largest first; innovations only where the workers alone cannot pay."""

    def natural(workers: list[int], innovations: list[str]) -> list[str]:
        seat = {"workers": workers, "innovations": innovations}
        task = asked(1, "score", seat)
        paying, rule = task.start.after("wild"), forbidden("exact-change", task)
        return [str(move) for move in paying.legal_moves() if not rule(paying, move)]

    assert natural([1, 1, 2], ["w3"]) == ["pay/2"]
    assert natural([1, 1], ["w3"]) == ["pay/1+1"]
    assert natural([1], ["w3", "w5"]) == ["pay/w3=2"]
