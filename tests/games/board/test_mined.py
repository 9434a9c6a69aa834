"""What a mining action is worth to a bot is what the exact solver says; its bounds are bounds."""

from __future__ import annotations

from itertools import product
from random import Random as Dice

import pytest

import glueckauf as ga
from glueckauf.bots import Random
from glueckauf.games.board.bots import Greedy
from glueckauf.games.board.bots.mined import OBJECTIVE, Mined, mined
from glueckauf.games.board.bots.needs import waiting_orders
from glueckauf.games.board.parts import Player
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.pit.ways import Pit


def pits(seed: int, rules: Rules, share: float) -> list[Player]:
    """Players in the middle of things, also of mining, in a game of Greedy against chance."""
    dice, state = Dice(seed), ga.board.setup(2, seed, rules=rules)
    bots, found = (Greedy(), Random(seed)), []
    while not state.is_over:
        assert state.to_move is not None
        if dice.random() < share:
            found.append(state.players[state.to_move])
        state = state.after(bots[state.to_move].choose(state.seen_by(state.to_move)))
    return found


RULES = [Rules(), Rules(pairs=False), Rules(cage=2, free_storage=True), Rules(coal=5)]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_value_is_the_solvers(rules: Rules) -> None:
    points = 0
    for n, player in enumerate(pits(3, rules, 0.4)):
        orders, steps = waiting_orders(player.orders, 5), (4, 6, 8, 10, 1)[n % 5]
        value = (
            Task(player.mine, orders, (f"mining/{steps}",), OBJECTIVE, rules=rules).solve().value
        )
        assert value is not None
        before = sum(bool(coal) for order in orders for coal in order.squares)
        found = mined(player.mine, orders, steps, rules)
        assert found == Mined(value["vp"], value["squares"] - before)
        points += found.vp
    assert points > 30


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_no_way_is_cheaper_than_its_bound_and_more_squares_never_have_a_lower_one(
    rules: Rules,
) -> None:
    for player in pits(5, rules, 0.1):
        pit = Pit(Task(player.mine, (), ("mining/12",), rules=rules))
        for fill in product(range(3), repeat=4):
            least = pit.least(fill)
            assert all(way.steps >= least for way in pit.ways(fill))
            for at in range(4):
                if fill[at]:
                    fewer = (*fill[:at], fill[at] - 1, *fill[at + 1 :])
                    assert pit.least(fewer) <= least


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_needs_nothing_that_is_hidden(players: int) -> None:
    """So play-outs need no views: with all cards in sight it makes the same moves."""
    state = ga.board.setup(players, 11)
    views, cards = [Greedy() for _ in range(players)], Greedy()
    while not state.is_over:
        assert state.to_move is not None
        move = views[state.to_move].choose(state.seen_by(state.to_move))
        assert cards.choose(state) == move
        state = state.after(move)
