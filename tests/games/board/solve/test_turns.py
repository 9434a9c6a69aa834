"""The turn solver against the slow truth, and its promises: lines, bounds, closed stacks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

import pytest

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board import scoring
from glueckauf.games.board.parts import Stack
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, read_order
from glueckauf.games.board.solve.turns.search import Search
from glueckauf.games.board.solve.turns.solving import (
    OBJECTIVES,
    TurnSolution,
    _opened,
    play_turns,
    solve_turns,
)
from tests.games.board.scenes import busy_game, scene, with_player

# Few spaces and few steps: what plain search can do.
SMALL: dict[str, Any] = {
    "locks_2": [],
    "locks_2_3": [],
    "workshops": 3,
    "order_spaces": 2,
    "money": [5],
    "look": 2,
}


def position(seed: int, rules: Rules | None = None, players: int | None = None) -> State:
    """Some turn of a random game, with few miners."""
    rng = random.Random(seed)
    game = busy_game(players or rng.choice((2, 2, 3, 4)), seed, rules)
    turns = [state for state, _ in game if state.pending is None and not state.is_over]
    state = rng.choice(turns)
    seat = state.to_move
    assert seat is not None
    own = state.players[seat]
    miners = min(rng.choice((1, 2, 3, 4, 6)), own.miners)
    return with_player(state, seat, miners=miners, marks=rng.choice((own.marks, 3, 8, 12)))


def turn_starts(players: int, seed: int, shift: int) -> list[State]:
    game = busy_game(players, seed)
    return [s for s, _ in game if s.pending is None and not s.is_over and s.shift == shift]


# --- The slow truth -------------------------------------------------------------------------


def plain_best(
    state: State,
    turns: int,
    objective: str,
    *,
    rival: int | None = None,
    replies: Sequence[str] = (),
) -> int:
    """The best value after so many turns of the player to move; equal states count once."""
    seat = state.to_move
    assert seat is not None
    view = state.seen_by(seat)._replace(players=state.players)
    tables = {view}
    best = value(view, seat, objective, rival)
    if turns and view.players[seat].miners:
        best = -(10**9)
    for turn in range(turns):
        following: set[State] = set()
        for table in tables:
            if not table.players[seat].miners:
                continue
            held = with_a_miner_elsewhere(table, seat)
            for end in turn_ends(held, seat):
                if held is table:
                    then = replied(end, seat, replies, turn)
                else:  # that miner only keeps the shift open: it replies to nothing
                    then = with_player(replied(end, seat, (), turn), seat - 1, miners=0)
                if turn == turns - 1 or not end.players[seat].miners:
                    best = max(best, value(then, seat, objective, rival))
                else:
                    following.add(then)
        tables = following
    return best


def with_a_miner_elsewhere(state: State, seat: int) -> State:
    """So that the shift does not end when the own miners do."""
    if any(p.miners for n, p in enumerate(state.players) if n != seat):
        return state
    players = list(state.players)
    other = seat - 1
    players[other] = players[other]._replace(miners=1)
    return state._replace(players=tuple(players))


def turn_ends(table: State, seat: int) -> Iterator[State]:
    open_states, done = [table], {table}
    while open_states:
        state = open_states.pop()
        for move in state.legal_moves():
            after = state.after(move)
            if after not in done:
                done.add(after)
                if after.at_turn_start:
                    yield after
                else:
                    open_states.append(after)


def replied(state: State, seat: int, replies: Sequence[str], turn: int) -> State:
    """The others' turns; this many replies were used up before, as all others have miners.

    They come after every own turn, whether or not another one follows.
    """
    miners = state.players[seat].miners
    state = with_player(state, seat, miners=max(1, miners))  # the shift does not end here
    others = [(seat + n) % len(state.players) for n in range(1, len(state.players))]
    first = turn * len(others)
    for other, line in zip(others, replies[first : first + len(others)], strict=False):
        before = state._replace(to_move=other)
        try:
            state = before
            for move in line.split(" "):
                state = state.after(move)
        except IllegalMove:
            state = before
    return with_player(state._replace(to_move=seat), seat, miners=miners)


def value(state: State, seat: int, objective: str, rival: int | None = None) -> int:
    players = state.players
    if objective != "vp":
        players, _ = scoring.score_shift(state.shift, players, state.rules)
        if state.shift == state.rules.shifts:
            players, _ = scoring.score_game(players, state.rules)
    own = players[seat].vp
    if objective != "margin":
        return own
    others = [p.vp for n, p in enumerate(players) if n != seat and rival in (None, n)]
    return own - max(others)


# --- The same optimum -----------------------------------------------------------------------


def agrees(state: State, turns: int, replies: Sequence[str] = ()) -> None:
    for objective in OBJECTIVES:
        answer = solve_turns(state, turns, objective=objective, replies=replies)
        truth = plain_best(state, turns, objective, replies=replies)
        assert (answer.value, answer.bound, answer.proven) == (truth, truth, True), objective
        assert len(answer.lines) <= turns
        played = play_turns(state, answer.lines, objective=objective, replies=replies)
        assert played == truth, objective


@pytest.mark.parametrize("seed", range(30))
def test_one_turn_is_the_best_of_all(seed: int) -> None:
    agrees(position(seed, Rules(**SMALL, mining=[3, 5])), 1)


@pytest.mark.parametrize("seed", range(103, 112))
def test_two_turns_are_the_best_of_all(seed: int) -> None:
    agrees(position(seed, Rules(**{**SMALL, "look": 1, "mining": [2, 3]})), 2)


SWITCHES: list[dict[str, Any]] = [
    {"free_storage": True},
    {"split_pairs": True},
    {"pairs": False},
    {"displacement": "doubled"},
    {"displacement": "forbidden"},
    {"cage": 1},
    {"clock_per_shift": [12, 12, 12]},
    {"coal": 4},
]


@pytest.mark.parametrize("switch", SWITCHES, ids=str)
def test_switches_of_the_rules_are_kept(switch: dict[str, Any]) -> None:
    rules = Rules(**{**SMALL, "look": 1, "mining": [2, 3], **switch})
    for seed in (3, 4, 8):
        agrees(position(seed, rules), 1)
    agrees(position(5, rules, players=2), 2)


@pytest.mark.parametrize("seed", range(200, 208))
def test_plans_and_the_search_by_turns_agree_on_three_turns(seed: int) -> None:
    state = position(seed, Rules(**{**SMALL, "mining": [4]}))
    for objective in OBJECTIVES:
        table, seat, turns = _opened(state, 3, None, (), objective, None)
        slow, bound = Search(table, seat, objective, None, perf_counter() + 3).solve(turns)
        answer = solve_turns(state, 3, objective=objective)
        assert answer.proven
        assert slow.value <= answer.value <= bound


@pytest.mark.parametrize("seed", range(300, 310))
def test_replies_are_played(seed: int) -> None:
    rules = Rules(**{**SMALL, "look": 1, "mining": [2, 3]})
    state = position(seed, rules, players=2)
    seat = state.to_move
    assert seat is not None
    other = 1 - seat
    state = with_player(state, other, miners=4, marks=20)
    waiting = state._replace(to_move=other)
    sends = [
        m for m in waiting.legal_moves() if m.split("/")[0] in ("order", "workshop", "delivery")
    ]
    spaces = [m for m in sends if "draw" not in m]
    agrees(state, 2, [random.Random(seed).choice(spaces)])


def test_a_reply_changes_the_best_turn() -> None:
    """Who waits with the order finds it taken; a reply that is illegal by then is passed over."""
    state = scene(2, orders=["engine:y=2"], mine={"storage": "kk", "cage": "y"})
    row = (None, read_order("barrow:kk=9"), None, None)
    state = state._replace(order_spaces=row)
    alone = solve_turns(state, 3)
    assert (alone.value, alone.proven) == (9, True)
    robbed = solve_turns(state, 3, replies=["order/2"])
    assert (robbed.value, robbed.proven) == (9, True)
    assert robbed.lines[0] == "order/2"
    late = solve_turns(state._replace(order_spaces=row), 3, replies=["money/4", "order/2"])
    assert (late.value, late.proven) == (9, True)


def test_a_reply_comes_after_the_last_turn_as_well() -> None:
    """Whether the own miners run out or only the turns: Bruno's delivery counts against the lead."""
    state = scene(2, orders=["engine:y=2"], miners=1, mine={"cage": "y"})
    seat = state.to_move
    assert seat is not None
    other = 1 - seat
    ready = scene(2, orders=[("barrow:k=5", ("k",))]).players[seat].orders
    for miners in (1, 3):
        for left in (1, 5):  # of his own: the reply may take his last one
            here = with_player(state, seat, miners=miners)
            here = with_player(here, other, orders=ready, miners=left, vp=0)
            quiet = solve_turns(here, 1, objective="margin")
            answer = solve_turns(here, 1, objective="margin", replies=["delivery/barrow"])
            assert answer.proven
            assert answer.value < quiet.value
            assert answer.value == plain_best(here, 1, "margin", replies=["delivery/barrow"])


# --- Promises -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_lines_replay_on_the_table_to_the_value(seed: int) -> None:
    starts = turn_starts(2 + seed % 3, seed, 1 + seed % 3)
    state = starts[len(starts) // 2]
    seat = state.to_move
    assert seat is not None
    answer = solve_turns(state, 5, seconds=20)
    table = state.seen_by(seat)
    for line in answer.lines:
        for move in line.split(" "):
            table = table.after(move)
        table = table._replace(to_move=seat)
    assert table.players[seat].vp == answer.value
    assert len(answer.lines) == 5 or not table.players[seat].miners


def test_out_of_time_is_said() -> None:
    state = turn_starts(2, 302, 3)[0]
    answer = solve_turns(state, objective="clock", seconds=0.0)
    assert not answer.proven
    assert answer.bound > answer.value
    assert play_turns(state, answer.lines, objective="clock") == answer.value


def test_proven_means_that_nothing_is_left() -> None:
    state = turn_starts(3, 7, 2)[5]
    answer = solve_turns(state, 4, objective="margin", rival=((state.to_move or 0) + 1) % 3)
    assert isinstance(answer, TurnSolution)
    assert answer.proven
    assert answer.value == answer.bound


@pytest.mark.parametrize("seed", range(5))
def test_closed_stacks_are_never_used(seed: int) -> None:
    """Whatever lies in the stacks, the answer is the same."""
    state = position(seed)
    seat = state.to_move
    assert seat is not None
    answers = {
        (answer.value, tuple(answer.lines))
        for n in range(3)
        for answer in [solve_turns(state.guess(seat, random.Random(n)), 3)]
    }
    assert len(answers) == 1


def test_a_known_card_is_used() -> None:
    """GA-10.1: what a draw has shown to this player may be planned with."""
    state = scene(2, orders=["engine:y=2"], mine={"storage": "kkk"})
    cards = state.order_stack.cards
    best = read_order("motorcar:kkk=12")
    cards = (*cards[:3], best, *cards[3:])
    hidden = state._replace(order_stack=Stack(cards, (0,) * len(cards)))
    known = hidden._replace(order_stack=Stack(cards, (0, 0, 0, 1) + (0,) * (len(cards) - 4)))
    row = (None,) * 4
    assert solve_turns(hidden._replace(order_spaces=row), 3).value < 12
    answer = solve_turns(known._replace(order_spaces=row), 3)
    assert (answer.value, answer.proven) == (12, True)
    assert answer.lines[0].startswith("order/draw keep/4")


def test_miners_left_over_are_sent_somewhere() -> None:
    """GA-3.1: a turn cannot be passed; the horizon ends with the own miners."""
    state = scene(2, orders=[], miners=3, changes={"order_spaces": (None,) * 4})
    answer = solve_turns(state)
    assert answer.proven
    assert play_turns(state, answer.lines) == 0
    assert 1 <= len(answer.lines) <= 3
    assert solve_turns(state, 0).lines == []


def test_the_seat_need_not_be_to_move() -> None:
    state = scene(3, orders=["engine:y=2"], mine={"cage": "y"})
    moved = state._replace(to_move=2)
    assert solve_turns(moved, 2, seat=0)[:2] == solve_turns(state, 2)[:2]


def test_nonsense_is_refused() -> None:
    state = scene(2)
    with pytest.raises(ValueError, match="objective must be one of vp, clock, margin"):
        solve_turns(state, objective="glory")
    with pytest.raises(ValueError, match="rival must be another seat"):
        solve_turns(state, objective="margin", rival=0)
    with pytest.raises(ValueError, match="turns must be 0 or more"):
        solve_turns(state, -1)
    with pytest.raises(ValueError, match="from the start of a turn"):
        solve_turns(state.after("mining/6"))
