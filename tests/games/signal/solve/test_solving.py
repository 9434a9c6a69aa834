"""The solver agrees with the plain expectimax: the value, and every first decision that keeps it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest

from glueckauf.games.signal.parts import Hand
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.solving import solve
from glueckauf.games.signal.solve.task import CARD, Place, Plan, Rank, Task, start_of, step
from tests.clock import ticking
from tests.games.signal.scenes import acting, before_card, greens
from tests.games.signal.solve import positions
from tests.games.signal.solve.plain import Plain, TooMany

GOAL = "lyon-marseille.1"


def signed(task: Task, value: dict[str, Fraction]) -> Rank:
    return tuple(
        -value[word[1:]] if word.startswith("-") else value[word] for word in task.objective
    )


def agree(tasks: Iterable[Task], most: int) -> tuple[int, int]:
    """How many tasks were small enough for the judge, who agrees on all, and how many were open."""
    judged = unsure = 0
    for task in tasks:
        judge = Plain(*task, most=most)
        try:
            value, best = judge.value(), judge.best()
        except TooMany:
            continue
        found = solve(task, count=True)
        assert found.proven, task
        assert signed(task, found.value) == value, task
        assert found.best == best, task
        assert found.value == found.bound
        told = worth(task, found.plan)
        assert told is None or told == value, task
        judged += 1
        unsure += any(0 < each < 1 or each < 0 for each in value)
    return judged, unsure


def worth(task: Task, plan: Plan | None) -> Rank | None:
    """What a plan brings when it is played; None if it is told only in part."""
    return _worth(task, start_of(task), plan)


def _worth(task: Task, place: Place, plan: Plan | None) -> Rank | None:
    total: Rank = (Fraction(0),) * len(task.objective)
    for move in plan.moves if plan else ():
        place, gain = step(task, place, move)
        total = tuple(t + g for t, g in zip(total, gain, strict=True))
    if plan is None or not plan.branches:
        done = plan is None or not plan.cut
        return total if done else None
    for outcome, chance, then in plan.branches:
        after, gain = step(task, place, outcome)
        rest = _worth(task, after, then)
        if rest is None:
            return None
        total = tuple(t + chance * (g + r) for t, g, r in zip(total, gain, rest, strict=True))
    return total


def actions(seeds: range, hand: int, trains: int) -> Iterable[Task]:
    for seed in seeds:
        yield positions.task(random.Random(f"signal-actions-{seed}"), hand, trains)


def cards(seeds: range, hand: int, trains: int) -> Iterable[Task]:
    for seed in seeds:
        yield positions.card_task(random.Random(f"signal-card-{seed}"), hand, trains)


def test_a_train_and_two_cards() -> None:
    judged, unsure = agree(actions(range(50), 2, 1), 900)
    assert judged > 25
    assert unsure > 4


def test_two_trains() -> None:
    assert agree(actions(range(100, 108), 2, 2), 900)[0] > 3


def test_cards() -> None:
    assert agree(cards(range(30), 1, 2), 1500)[0] > 6


@pytest.mark.long
@pytest.mark.parametrize(
    ("seeds", "hand", "trains"),
    [(range(1000, 1300), 2, 1), (range(2000, 2200), 2, 3), (range(3000, 3060), 3, 1)],
)
def test_many_hands(seeds: range, hand: int, trains: int) -> None:
    assert agree(actions(seeds, hand, trains), 30_000)[0] > len(seeds) // 4


@pytest.mark.long
@pytest.mark.parametrize(("hand", "trains"), [(0, 3), (1, 2), (2, 1)])
def test_many_cards(hand: int, trains: int) -> None:
    assert agree(cards(range(4000, 4150), hand, trains), 20_000)[0] > 40


# --- Positions that can be reckoned by hand -------------------------------------------------


def at_marseille(hand: str, **how: Any) -> State:
    """Black, loaded, two spaces before Marseille, whose post is green."""
    return acting("black lyon-marseille.1>lyon-marseille:1 blue", hand=hand, changes=how)


def test_every_face_of_the_black_die_is_enough() -> None:
    found = solve(Task(at_marseille("t", helpers=()), train=GOAL), count=True)
    assert found.value == {"delivered": 1}
    assert found.best == (f"train/{GOAL}",)
    assert found.plans == 1
    assert found.first == f"train/{GOAL}"


def test_a_plan_reads_as_text() -> None:
    state = acting(
        "grey lyon-marseille.1>lyon-marseille:1 blue", hand="tt", changes={"helpers": ()}
    )
    found = solve(Task(state, train=GOAL), count=True)
    assert found.value == {"delivered": 1}  # 1 and 1, or 2, or 3
    assert str(found.plan).splitlines() == [
        f"train/{GOAL}  [1]",
        "  die/1 (1/2): train/lyon-marseille.2  [1]",
        "      die/1 (1/2)",
        "      die/2 (1/3)",
        "      die/3 (1/6)",
        "  die/2 (1/3)",
        "  die/3 (1/6)",
    ]
    once = solve(Task(state._replace(players=(Hand(0, 0, 1), *state.players[1:])), train=GOAL))
    assert once.value == {"delivered": Fraction(1, 2)}


def test_the_logistician_rolls_again() -> None:
    state = acting("grey lyon-marseille.1>lyon-marseille:1 blue", hand="t")
    state = state._replace(helpers=("logistician",))
    assert solve(Task(state, train=GOAL)).value == {"delivered": Fraction(3, 4)}
    without = Task(state, train=GOAL, words=("train", "on"))
    assert solve(without).value == {"delivered": Fraction(1, 2)}


def test_a_red_signal_costs_a_card_of_its_own_or_two_others() -> None:
    post = "C:marseille>lyon"
    other = next(p for p in at_marseille("t").map.city_posts["marseille"] if p != post)
    for hand, value in (("t", 0), ("st", 1), ("wwt", 1), ("wt", 0), ("ttt", 1)):
        state = greens(at_marseille(hand, helpers=()), post, other)
        found = solve(Task(state, train=GOAL, alone=True))
        assert found.value == {"delivered": value}, hand
        if value:
            assert str(found.first).startswith(f"signal/{other},{post}")


def test_words_count_one_after_the_other() -> None:
    """Delivering is sure either way, and so nothing is lost; without the goal, nothing moves."""
    state = at_marseille("tt", helpers=())
    found = solve(Task(state, ("delivered", "-tokens"), GOAL))
    assert found.value == {"delivered": 1, "tokens": 0}
    assert solve(Task(state, ("-tokens",))).first == "end"


def test_the_road_is_set_for_a_card() -> None:
    """T3: brown before Dijon loses a token for each point, unless the junction is set."""
    state = before_card("brown tours-dijon.2>dijon", hand="w", changes={"helpers": ()})
    unseen = tuple(int(card == "brown-grey") for card in state.layout.cards)
    state = state._replace(pending=None, to_move=0, unseen=unseen)
    found = solve(Task(state, ("-tokens",), until=CARD), count=True)
    assert found.value == {"tokens": 0}
    assert found.best is not None
    assert all(move.startswith("switch/dijon=") for move in found.best)
    idle = solve(Task(state, ("-tokens",), until=CARD, words=("go",)))
    assert idle.value == {"tokens": Fraction(5, 2)}  # the mean of the brown die


# --- Limits ---------------------------------------------------------------------------------


def test_bounds_contain_the_truth() -> None:
    bounded = 0
    for task in actions(range(20), 2, 1):
        whole = signed(task, solve(task).value)
        for states in (1, 5, 20):
            part = solve(task, states=states)
            assert part.states <= states + 1
            assert signed(task, part.value) <= whole <= signed(task, part.bound)
            assert part.proven == (part.value == part.bound)
            bounded += not part.proven
    assert bounded > 3


def test_a_wide_turn_gives_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    ticking(monkeypatch)
    trains = ("black calais", "brown nantes", "grey paris white", "black berlin red")
    state = before_card(*trains, hand="sswwttt")
    found = solve(Task(state, ("goods", "-tokens")), seconds=0.3)
    assert not found.proven
    assert signed_pair(found.value) < signed_pair(found.bound)
    assert found.best is None
    assert found.plans is None


def signed_pair(value: dict[str, Fraction]) -> tuple[Fraction, Fraction]:
    return value["goods"], -value["tokens"]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"objective": ("gold",)}, "'gold' is no word"),
        ({"objective": ()}, "at least one word"),
        ({"objective": ("delivered", "reached")}, "not both"),
        ({"train": "paris"}, "no train stands on 'paris'"),
        ({"objective": ("reached",), "space": "rome"}, "no space 'rome'"),
        ({"objective": ("reached",), "space": GOAL}, "already"),
        ({"space": "paris"}, "no port"),
        ({"until": "tea"}, "until must be"),
    ],
)
def test_what_cannot_be_asked(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        solve(Task(at_marseille("t"), train=GOAL)._replace(**changes))
