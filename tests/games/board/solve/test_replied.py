"""Own turns while the others reply: the same optimum as by playing every row of turns.

And the bound of each first turn, asked directly: no row that begins like it is worth more.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.turns.plans import fits
from glueckauf.games.board.solve.turns.replied import Replied
from glueckauf.games.board.solve.turns.solving import OBJECTIVES, _opened, play_turns, solve_turns
from tests.games.board.scenes import with_player
from tests.games.board.solve.test_turns import (
    SMALL,
    plain_best,
    position,
    replied,
    turn_ends,
    value,
)

FOREVER = 10.0**9
KINDS = ("order", "workshop", "delivery", "money", "mining", "pithead")
SWITCHES: list[dict[str, Any]] = [
    {},
    {},
    {},
    {"free_storage": True},
    {"pairs": False},
    {"displacement": "doubled"},
    {"clock_per_shift": [12, 12, 12]},
    {"order_penalty": 5, "balance_penalty": 0},
]


def contested(seed: int) -> tuple[State, tuple[str, ...]]:
    """A table of two or three players, and replies that are legal at once, on any kind of space."""
    rng = random.Random(f"contested {seed}")
    rules = Rules(**{**SMALL, "look": 1, "mining": [2, 3], **rng.choice(SWITCHES)})
    state = position(seed, rules, players=rng.choice((2, 2, 3)))
    seat = state.to_move
    assert seat is not None
    others = [(seat + n) % len(state.players) for n in range(1, len(state.players))]
    for other in others:
        state = with_player(state, other, miners=5, marks=rng.choice((3, 20)))
    replies = []
    for n in range(rng.randint(1, len(others) + 1)):
        other = others[n % len(others)]
        sends = [m for m in state._replace(to_move=other).legal_moves() if "draw" not in m]
        some = [m for m in sends if m.split("/")[0] == rng.choice(KINDS)] or sends
        move = str(rng.choice(some))
        replies.append(f"{move} end" if move.startswith("mining/") else move)
    return state, tuple(replies)


def agrees(seed: int, turns: int) -> None:
    state, replies = contested(seed)
    for objective in OBJECTIVES:
        answer = solve_turns(state, turns, objective=objective, replies=replies)
        truth = plain_best(state, turns, objective, replies=replies)
        assert (answer.value, answer.bound, answer.proven) == (truth, truth, True), objective
        played = play_turns(state, answer.lines, objective=objective, replies=replies)
        assert played == truth, objective


@pytest.mark.parametrize("seed", range(40))
def test_one_turn_and_the_replies_after_it(seed: int) -> None:
    agrees(seed, 1)


@pytest.mark.parametrize("seed", range(100, 112))
def test_two_turns_with_replies_between_and_after(seed: int) -> None:
    agrees(seed, 2)


def never_too_little(seed: int, turns: int) -> Counter[str]:
    """Asks the bound of every first turn; how often it was exact."""
    state, replies = contested(seed)
    asked: Counter[str] = Counter()
    for objective in OBJECTIVES:
        table, seat, turns_left = _opened(state, turns, None, replies, objective, None)
        if not fits(table.state, seat) or not turns_left:
            return asked
        truth: dict[str, int] = {}
        for send in table.state.legal_moves():
            entered = table.state.after(send)
            ends = {entered} if entered.at_turn_start else set(turn_ends(entered, seat))
            values = [_best_after(end, seat, turns_left, objective, table.replies) for end in ends]
            truth[str(send)] = max(values)
        search = Replied(table, seat, objective, None, FOREVER)
        for first in search._firsts(table, turns_left):
            space = first.line.partition(" ")[0]
            if " " not in first.line:  # of a draw there are several turns
                assert first.most >= truth[space], (seed, objective, first)
                asked["exact"] += first.most == truth[space]
                asked["asked"] += 1
    return asked


def _best_after(end: State, seat: int, turns: int, objective: str, replies: tuple[str, ...]) -> int:
    """The best of the turns that are left after this first one."""
    now = replied(end, seat, replies, 0)
    left = replies[len(end.players) - 1 :]
    if turns == 1 or not now.players[seat].miners:
        return value(now, seat, objective)
    return plain_best(now, turns - 1, objective, replies=left)


def test_no_first_turn_is_better_than_its_bound() -> None:
    asked: Counter[str] = Counter()
    for seed in range(200, 206):
        asked += never_too_little(seed, 2)
    for seed in range(210, 240):
        asked += never_too_little(seed, 1)
    assert asked["asked"] > 600
    assert asked["exact"] > 0.5 * asked["asked"]  # a bound that always says much proves nothing


@pytest.mark.long
def test_hundreds_of_contested_tables() -> None:
    for seed in range(300, 700):
        agrees(seed, 1)
    for seed in range(700, 860):
        agrees(seed, 2)
    for seed in range(900, 1000):
        never_too_little(seed, 2)
