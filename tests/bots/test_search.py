"""Search: the same each time, within its budget, for any game; and it looks further than others."""

from __future__ import annotations

import gc
from functools import cache
from itertools import count
from math import isfinite, isinf
from random import Random as Luck
from typing import Any

import pytest

from glueckauf import bots
from glueckauf.bots import Greedy, Random, Search
from glueckauf.bots.search import GROWTH
from glueckauf.bots.tree import NONE, Growth, Tree
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from tests.bots.houses import add_dice

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def late(game: str, players: int = 2, seed: int = 4, left: int = 24) -> tuple[Any, ...]:
    """The last decisions of a greedy game, where play-outs are short."""
    greedy, luck = Greedy(), Luck(seed)
    state: Any = room(game).setup(players, seed)
    states: list[Any] = []
    while not state.is_over:
        if state.to_move == CHANCE:
            state = state.after(drawn(state.chances(), luck))
        else:
            states.append(state)
            state = state.after(greedy.choose(state.seen_by(state.to_move)))
    return tuple(states[-left:])


@cache
def weighty(game: str, players: int = 2) -> Any:
    """The view of a late position in which there is something to weigh."""
    for state in late(game, players):
        view = state.seen_by(state.to_move)
        if len(room(game).bots.guide.choices(view, 3)) > 2:
            return view
    raise AssertionError("nothing to weigh at the end of a game")


# --- Budgets --------------------------------------------------------------------------------


@every_game
def test_the_same_view_seed_and_iterations_weigh_the_same(game: str) -> None:
    view = weighty(game)
    first = Search(12, seed=3).weigh(view)
    assert Search(12, seed=3).weigh(view) == first
    again = Search(12, seed=3)
    again.weigh(late(game)[-2].seen_by(late(game)[-2].to_move))
    assert again.weigh(view) == first, "what was weighed before does not matter"
    assert Search(12, seed=4).weigh(view) != first


@every_game
@pytest.mark.parametrize("iterations", [1, 2, 7, 17])
def test_a_budget_of_iterations_is_kept_to_the_letter(game: str, iterations: int) -> None:
    weighing = Search(iterations).weigh(weighty(game))
    assert weighing.iterations == sum(one.tries for one in weighing.moves) == iterations
    assert all(one.tries for one in weighing.moves)
    assert all(isfinite(one.margin) for one in weighing.moves)
    assert all(isinf(one.error) == (one.tries < 2) for one in weighing.moves)


def test_the_best_stands_first_and_was_tried_most() -> None:
    moves = Search(60).weigh(weighty("board")).moves
    assert moves[0].tries == max(one.tries for one in moves)
    assert moves[0].tries > moves[-1].tries
    assert list(moves[1:]) == sorted(moves[1:], key=lambda one: -one.margin)


def test_a_budget_of_seconds_asks_the_clock_it_is_given() -> None:
    ticks = count()
    weighing = Search(seconds=10, clock=lambda: float(next(ticks))).weigh(weighty("board"))
    assert weighing.iterations == 10


def test_a_search_has_one_budget() -> None:
    with pytest.raises(ValueError, match="of iterations or of seconds"):
        Search(10, seconds=1)
    assert Search().iterations
    for iterations, seconds in ((0, None), (-5, None), (None, 0.0)):
        with pytest.raises(ValueError, match="at least one iteration"):
            Search(iterations, seconds=seconds)


def test_a_clock_that_stands_still_stops_nothing_but_a_person_does() -> None:
    told: list[float] = []

    def go_on(share: float) -> bool:
        told.append(share)
        return len(told) < 40

    weighing = Search(seconds=1, clock=lambda: 7.0).weigh(weighty("board"), go_on)
    assert set(told) == {0.0}
    assert 3 < len(weighing.moves) <= weighing.iterations <= 40


def test_a_search_tells_how_far_it_is_and_stops_when_told() -> None:
    told: list[float] = []

    def go_on(share: float) -> bool:
        told.append(share)
        return len(told) < 5

    view = weighty("board")
    weighing = Search(50).weigh(view, go_on)
    assert set(told) <= {n / 50 for n in range(6)}, "the share of the budget"
    assert told == sorted(told)
    assert len(told) == 5
    assert weighing.iterations <= 5
    assert weighing.moves[0].move in view.legal_moves()


def test_it_stops_after_the_first_play_out_if_it_must() -> None:
    weighing = Search(seconds=60).weigh(weighty("board"), lambda _: False)
    assert weighing.iterations <= 1
    assert len(weighing.moves) == 1


def test_it_stops_in_the_middle_of_a_long_play_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("glueckauf.bots.search.BEAT", 0.0)
    told: list[float] = []

    def go_on(share: float) -> bool:
        told.append(share)
        return len(told) < 3

    view = weighty("board")
    weighing = Search(50).weigh(view, go_on)
    assert told == [0.0, 0.0, 0.0], "three moves of the first play-out"
    assert weighing.iterations == 0
    assert weighing.moves[0].move == room("board").bots.guide.choices(view, 1)[0]
    assert Search(50).weigh(view) == Search(50).weigh(view, lambda _: True)


def test_a_budget_of_seconds_ends_in_the_middle_of_a_long_play_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("glueckauf.bots.search.BEAT", 0.0)
    view = weighty("board")
    seconds = iter([0.0, 0.4, 0.8, 1.2])  # the start, then three moves of the first play-out
    weighing = Search(seconds=1, clock=lambda: next(seconds)).weigh(view)
    assert next(seconds, None) is None
    assert weighing.iterations == 0
    assert weighing.moves[0].move == room("board").bots.guide.choices(view, 1)[0]


def test_finding_the_choices_counts_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    view, guide = weighty("board"), room("board").bots.guide
    now, choices = [0.0], guide.choices

    def slowly(*asked: Any) -> Any:
        now[0] += 5
        return choices(*asked)

    monkeypatch.setattr(guide, "choices", slowly)
    assert Search(seconds=4, clock=lambda: now[0]).weigh(view).iterations <= 1


def test_where_there_is_nothing_to_weigh_nothing_is_spent() -> None:
    state = next(
        state
        for state in late("board", left=60)
        if len(room("board").bots.guide.choices(state.seen_by(state.to_move), 3)) == 1
    )
    weighing = Search(50).weigh(state.seen_by(state.to_move))
    assert weighing.iterations == 0
    assert len(weighing.moves) == 1


def test_the_collector_of_garbage_is_on_again_afterwards() -> None:
    def go_on(_: float) -> bool:
        on.append(gc.isenabled())
        return True

    on: list[bool] = []
    Search(3).weigh(weighty("board"), go_on)
    assert on
    assert not any(on)
    assert gc.isenabled()
    with pytest.raises(RuntimeError):
        Search(3).weigh(weighty("board"), _fails)
    assert gc.isenabled()


def _fails(_: float) -> bool:
    raise RuntimeError("the page is gone")


# --- Any game -------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("board", 2), ("board", 3), ("card", 2)])
def test_every_choice_is_legal(game: str, players: int) -> None:
    search = Search(6)
    for state in late(game, players, left=8):
        view = state.seen_by(state.to_move)
        legal = view.legal_moves()
        assert all(one.move in legal for one in search.weigh(view).moves)


@pytest.mark.parametrize("growth", [NONE, Growth(first=1)])
def test_chance_is_met_as_often_as_it_comes(
    monkeypatch: pytest.MonkeyPatch, growth: Growth
) -> None:
    """To bank is better than to pass, by what was rolled and no more: the rest is luck for both."""
    add_dice(monkeypatch)
    state = room("dice").setup(2).after("roll/2")
    weighing = Search(120, growth=growth).weigh(state)
    assert [one.move for one in weighing.moves] == ["bank", "pass"]
    assert weighing.moves[0].margin > weighing.moves[1].margin + 1
    assert weighing.moves[0].error < 0.5


def test_all_choices_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rolls before the end the same dice fall, whatever was chosen: only the choice differs."""
    add_dice(monkeypatch)
    seen: dict[int, list[str]] = {}

    def noted(state: Any, move: str) -> Any:
        if move.startswith("roll/") and len(seen.setdefault(id(luck[-1]), [])) < 2:
            seen[id(luck[-1])].append(move)
        return after(state, move)

    after = type(room("dice").setup(2)).after
    luck: list[object] = []
    monkeypatch.setattr(type(room("dice").setup(2)), "after", noted)

    def go_on(_: float) -> bool:
        luck.append(object())
        return len(luck) < 21

    luck.append(object())
    Search(100, growth=NONE).weigh(after(room("dice").setup(2), "roll/1"), go_on)
    rolls = [seen[id(one)] for one in luck if id(one) in seen]
    assert rolls[0::2][:8] == rolls[1::2][:8], "pass and bank, guess by guess"
    assert len({tuple(roll) for roll in rolls}) > 2


def test_a_team_counts_its_points_and_nobody_is_left_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_dice(monkeypatch, team=True)
    state = room("dice").setup(2).after("roll/3")
    search = Search(40)
    weighing = search.weigh(state)
    assert weighing.moves[0].move == "bank"
    assert all(one.margin > 0 for one in weighing.moves), "own points, not a lead"
    assert "points together" in search.why(state, "bank")


def test_it_beats_luck_in_short_positions() -> None:
    """From the last miners of a game on, whoever was behind or ahead: Search makes more of both seats."""
    gained = 0
    for seed in range(2):
        start = late("board", 2, seed, 60)[0]
        for seat in (0, 1):
            by_search = [Random(seed), Random(seed)]
            by_search[seat] = Search(6, seed=seed)  # type: ignore[call-overload]  # any bot
            by_luck = [Random(seed), Random(seed)]
            ends = [bots.play(start, each)[0].scores for each in (by_search, by_luck)]
            leads = [scores[seat] - scores[1 - seat] for scores in ends]
            gained += leads[0] - leads[1]
    assert gained > 4 * 20, "twenty points in a third of a game"


# --- Why ------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_why_in_numbers(game: str, language: str) -> None:
    view = weighty(game)
    search = Search(12)
    best, second, *_ = search.weigh(view).moves
    table = room(game).table
    point = "." if language == "en" else ","
    told = bots.why(search, view, best.move, language)
    assert f"{abs(best.margin):.1f}".replace(".", point) in told
    assert f"{best.error:.1f}".replace(".", point) in told
    assert f"{best.tries} " in told
    assert table.label(view, second.move, language) in told
    assert table.label(view, best.move, language) in bots.why(search, view, second.move, language)
    assert told.endswith(".")


def test_it_tells_nothing_of_what_it_did_not_try_and_says_where_it_had_no_choice() -> None:
    view = weighty("board")
    search = Search(20, choices=2)
    tried = {one.move for one in search.weigh(view).moves}
    other = next(move for move in view.legal_moves() if move not in tried)
    assert search.why(view, other) == ""
    forced = late("board", left=60)[0]
    while len(room("board").bots.guide.choices(forced, 2)) > 1:
        forced = forced.after(room("board").bots.guide.choices(forced, 2)[0])
    alone = room("board").bots.guide.choices(forced, 2)[0]
    assert search.why(forced, alone).startswith("Nothing to weigh here")


def test_why_looks_again_at_a_view_that_was_not_the_last() -> None:
    first, other = weighty("board"), weighty("board", 3)
    search = Search(12)
    best = search.weigh(first).moves[0]
    search.weigh(other)
    assert f"{abs(best.margin):.1f}" in search.why(first, best.move)


# --- What is hidden stays hidden ------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"), [("board", 2), ("board", 4), ("card", 2), ("woodcraft", 3)]
)
@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_what_a_bot_cannot_see_does_not_move_it(game: str, players: int, name: str) -> None:
    """With other cards in the stacks, behind backs and in others' hands, each seat moves the same."""
    rng = Luck(5)
    states = late(game, players, left=40)
    for seat in range(players):
        state = next(state for state in states if state.to_move == seat)
        chosen = set()
        hidden = set()
        for _ in range(3):
            table = state.guess(seat, rng)
            hidden.add(table)
            bot = Search(4, seed=1) if name == "search" else bots.bot(name, 1)
            chosen.add(bot.choose(table.seen_by(seat)))
        assert len(chosen) == 1
        assert len(hidden) > 1, "the guesses differ, or the test shows nothing"


def test_play_outs_end_with_the_chapter_in_which_the_choice_is_made() -> None:
    """Also after the move that ends it: the next chapter is another story."""
    guide = room("board").bots.guide
    states = late("board", 2, 4, 200)
    end = next(n for n, state in enumerate(states) if guide.chapter(state) == 3)
    last = states[end - 1]
    tree = Tree(guide, last.to_move, Luck(1), GROWTH)
    leads = tree.played_on(states[end], guide.chapter(last))
    worth = guide.worth(states[end])
    assert leads == [worth[0] - worth[1], worth[1] - worth[0]]
