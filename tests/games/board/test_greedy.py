"""Greedy: deterministic, always legal, and far better than chance."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.bots import BOTS, Bot, Greedy, Random, bot, play
from glueckauf.games.board.ruleset import Rules
from tests.games.board.scenes import mining, scene


def test_it_is_known_by_its_name() -> None:
    assert isinstance(bot("greedy", 3), Greedy)
    assert set(BOTS) >= {"random", "greedy"}
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        bot("clever")


def test_it_beats_chance() -> None:
    for seed in range(10):
        seats: list[Bot] = [Greedy(), Random(seed)] if seed % 2 else [Random(seed), Greedy()]
        last, _ = play(ga.board.setup(2, seed, start=seed // 5), seats)
        assert last.winners == (0 if seed % 2 else 1,)
        assert max(last.scores) > 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_view_the_same_move(players: int) -> None:
    games = [play(ga.board.setup(players, 5), [Greedy() for _ in range(players)]) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(pairs=False),
        Rules(split_pairs=True, free_storage=True),
        Rules(draft=0, look=1, cage=1),
        Rules(displacement="forbidden", miners=[6, 6, 6]),
        Rules(tile_copies=1, coal=4),
        Rules(workshops=0, locks_2=[], locks_2_3=[]),
    ],
)
def test_it_plays_by_any_rules(rules: Rules) -> None:
    last, _ = play(ga.board.setup(2, 2, rules=rules), [Greedy(), Greedy()])
    assert last.is_over


def test_it_goes_on_from_any_place() -> None:
    """A bot that is asked in the middle of a game knows no plan, and needs none."""
    states = []
    state = ga.board.setup(2, 4)
    while not state.is_over:
        states.append(state)
        assert state.to_move is not None
        state = state.after(Greedy().choose(state.seen_by(state.to_move)))
    assert state.scores > (40, 40)
    for earlier in states[::9]:
        assert earlier.to_move is not None
        move = Greedy().choose(earlier.seen_by(earlier.to_move))
        assert earlier.why_not(move) is None


def test_it_delivers_what_is_complete() -> None:
    state = scene(orders=[("carriage:kkk=12", ("k", "k", "k")), "engine:y=2"])
    assert Greedy().choose(state.seen_by(0)) == "delivery/carriage"


def test_it_mines_for_the_most_points() -> None:
    state = mining(8, orders=["carriage:gg=7", "engine:y=2"], mine={"carts": ("y", "b", "gg", "k")})
    greedy, line = Greedy(), []
    while state.to_move == 0:
        line.append(greedy.choose(state.seen_by(0)))
        state = state.after(line[-1])
    assert state.players[0].orders[0].squares == ("g", "g")


def test_it_prepares_when_nothing_can_be_filled() -> None:
    state = mining(2, orders=["engine:k=5"])
    assert Greedy().choose(state.seen_by(0)) == "4"
    state = mining(1, orders=["engine:k=5"], mine={"level": 4})
    assert Greedy().choose(state.seen_by(0)) == "+k"
    state = mining(
        1, orders=["engine:k=5"], mine={"level": 4, "cage": "k", "carts": ("", "", "", "")}
    )
    assert Greedy().choose(state.seen_by(0)) == "0"
    state = mining(2, orders=["engine:k=5"], mine={"cage": "yyyyy", "carts": ("", "", "", "k")})
    assert Greedy().choose(state.seen_by(0)) in ("y>s", "y>A.k")
    state = mining(2, orders=[("engine:k=5", ("k",))], mine={"carts": ("", "", "", "")})
    assert Greedy().choose(state.seen_by(0)) == "end"


def test_it_finishes_a_pair_that_another_has_begun() -> None:
    state = mining(4, orders=["engine:k=5"], mine={"cage": "yb"}).after("y>A.k")
    assert Greedy().choose(state.seen_by(0)) == "b>A.k"
