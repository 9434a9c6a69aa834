"""Styles are files of weights: they play differently, all better than chance; mistakes get a sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import pytest

import glueckauf as ga
from glueckauf.bots import Bot, Random, play
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.bots import (
    BOTS,
    STYLES,
    Greedy,
    about_style,
    style,
    style_name,
    styled,
)
from glueckauf.games.board.bots.standings import clock_gain
from glueckauf.games.board.notation import Draft, Keep, Send, read
from glueckauf.games.board.parts import FACE_DOWN_ORDER, Drafting, Look, Mining, Order
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import read_order
from glueckauf.games.board.scoring import OF_DELIVERIES, balance, empty_carts
from tests.games.board.scenes import scene

GAMES = 14


class Habits(NamedTuple):
    """Means over games against Greedy."""

    orders: float  # delivered
    squares: float  # on each of them
    carts: float  # empty, at each scoring
    tiles: float
    tilt: float
    clock: float  # points for first places by deliveries, at each scoring


@cache
def habits(name: str) -> Habits:
    orders, squares, carts, tiles, tilt, clock = [], [], [], [], [], []
    for seed in range(GAMES):
        seat = seed % 2
        bots = [Greedy(), BOTS[name](0)] if seat else [BOTS[name](0), Greedy()]
        state = ga.board.setup(2, seed, start=seed // 2 % 2)
        while not state.is_over:
            assert state.to_move is not None
            state = state.after(bots[state.to_move].choose(state.seen_by(state.to_move)))
            if any(event.name == "shift-scored" for event in state.events):
                carts.append(sum(empty_carts(state.players[seat])))
                clock.append(
                    sum(
                        int(event.facts["vp"])
                        for event in state.events
                        if event.name == "first-place"
                        and event.facts["seat"] == seat
                        and int(event.facts["category"]) <= OF_DELIVERIES
                    )
                )
        player = state.players[seat]
        orders.append(len(player.delivered))
        squares += [len(order.squares) for order in player.delivered]
        tiles.append(len(player.mine.tiles))
        tilt.append(balance(player))
    return Habits(*map(fmean, (orders, squares, carts, tiles, tilt, clock)))


def others(name: str) -> list[Habits]:
    return [habits(other) for other in STYLES if other != name]


def test_the_sprinter_delivers_the_most_orders_and_the_smallest() -> None:
    found = habits("sprinter")
    assert found.orders > max(other.orders for other in others("sprinter")) + 0.3
    assert found.squares < min(other.squares for other in others("sprinter"))


def test_the_hunter_takes_what_wins_places_on_the_clock() -> None:
    """Wherever both would take an order, but not the same one: what each may bring on the clock."""
    hunted, greedy, bot = [], [], Greedy()
    for seed in range(8):
        state = ga.board.setup(2, seed)
        while not state.is_over:
            assert state.to_move is not None
            view = state.seen_by(state.to_move)
            move, hunter = bot.choose(view), BOTS["hunter"](0)
            if not isinstance(view.pending, Mining):
                picked = [card_taken(view, choice) for choice in (move, hunter.choose(view))]
                if picked[0] and picked[1] and picked[0] != picked[1]:
                    player = view.players[state.to_move]
                    greedy.append(clock_gain(view, player, [picked[0]]))
                    hunted.append(clock_gain(view, player, [picked[1]]))
            state = state.after(move)
    assert len(hunted) > 8, "they often differ"
    assert fmean(hunted) > fmean(greedy) + 1
    assert habits("hunter").clock > habits("sprinter").clock


def card_taken(view: State, move: str) -> Order | None:
    """The order that a move takes, if it takes one that is seen before."""
    found, pending = read(move), view.pending
    if isinstance(found, Draft) and isinstance(pending, Drafting):
        return pending.row[found.place - 1]
    if isinstance(found, Keep) and found.place and isinstance(pending, Look):
        card = pending.cards[found.place - 1]
        return card if isinstance(card, Order) else None
    if isinstance(found, Send) and found.kind == "order" and found.number:
        return view.order_spaces[found.number - 1]
    return None


def test_the_racer_has_the_emptiest_carts_at_the_scorings() -> None:
    assert habits("racer").carts > max(other.carts for other in others("racer")) + 0.3


def test_the_builder_has_the_largest_pit_and_in_better_balance_than_greedy() -> None:
    assert habits("builder").tiles > max(other.tiles for other in others("builder")) + 0.5
    assert habits("builder").tilt < habits("greedy").tilt


@pytest.mark.parametrize("name", STYLES)
def test_every_style_beats_chance(name: str) -> None:
    for seed in range(6):
        seat = seed % 2
        seats: list[Bot] = [BOTS[name](0), Random(seed)]
        last, _ = play(ga.board.setup(2, seed + 50), seats[::-1] if seat else seats)
        assert last.winners == (seat,)


@pytest.mark.parametrize("players", [3, 4])
def test_every_style_plays_at_larger_tables(players: int) -> None:
    last, _ = play(ga.board.setup(players, 3), [BOTS[name](0) for name in STYLES[1:]][:players])
    assert last.is_over
    assert min(last.scores) > 30


# --- The clock ------------------------------------------------------------------------------


def test_a_delivery_is_worth_more_on_the_clock_where_the_standings_are_close() -> None:
    state, order = scene(2, orders=[]), read_order("barrow:kk=9")
    gains = []
    for theirs in ([], ["barrow:kk=9"], ["barrow:kk=9"] * 5):
        other = state.players[1]._replace(delivered=tuple(map(read_order, theirs)))
        view = state._replace(players=(state.players[0], other))
        gains.append(clock_gain(view, view.players[0], [order]))
    assert gains[0] > gains[1] > gains[2] == 0, (
        "where the other is far ahead there is nothing to win"
    )
    assert clock_gain(state, state.players[0], []) == 0


def test_cards_that_lie_face_down_count_as_average_ones() -> None:
    state, order = scene(2, orders=[]), read_order("barrow:kk=9")
    gains = []
    for cards in (0, 2, 20):
        other = state.players[1]._replace(delivered=(FACE_DOWN_ORDER,) * cards)
        view = state._replace(players=(state.players[0], other))
        gains.append(clock_gain(view, view.players[0], [order]))
    assert gains[0] > gains[1] > gains[2]


# --- Files ----------------------------------------------------------------------------------


def test_a_file_of_ones_own_is_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("miner = 1\ncoal = [1, 2, 3, 4.5]\n", "utf-8")
    weights = style(path)
    assert (weights.miner, weights.coal) == (1.0, (1.0, 2.0, 3.0, 4.5))
    assert weights._replace(miner=2.0, coal=style("greedy").coal) == style("greedy")
    bot = styled(str(path))(7)
    assert bot.weights == weights
    last, _ = play(ga.board.setup(2, 1), [bot, Greedy()])
    assert last.is_over


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        ("minner = 2", "minner", 'there is no key "minner"; did you mean miner?'),
        ("miner = 'two'", "miner", 'must be a number from -100 to 100, such as 0.5, not "two"'),
        ("miner = nan", "miner", "must be a number from -100 to 100, such as 0.5, not nan"),
        ("clock = 2", "clock", "must be a number from 0 to 1, such as 0.5, not 2"),
        ("filled = true", "filled", "must be a number from 0 to 1, such as 0.5, not true"),
        ("enough = 2.5", "enough", "must be a whole number from 0 to 20, not 2.5"),
        ("considered = 30", "considered", "must be a whole number from 1 to 8, not 30"),
        ("coal = [1, 2]", "coal", "must list four numbers, for yellow, brown, grey and black"),
        ("coal = [1, 2, 3, 'x']", "coal[4]", "must be a number from 0 to 100"),
        ("miner 2", "line 1", "this is not TOML"),
    ],
)
def test_a_mistake_gets_a_sentence(tmp_path: Path, text: str, key: str, problem: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(FileError) as caught:
        style(path)
    assert (caught.value.path, caught.value.key) == (str(path), key)
    assert problem in caught.value.problem


def test_a_style_that_is_not_there() -> None:
    with pytest.raises(FileError, match="did you mean hunter"):
        style("huntre")
    with pytest.raises(FileError, match=r"nowhere\.toml: file: cannot be read"):
        style("nowhere.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_a_name_and_a_sentence(language: str) -> None:
    names = [style_name(name, language) for name in STYLES]
    told = [about_style(name, language) for name in STYLES]
    assert len(set(names)) == len(set(told)) == len(STYLES)
    assert all(sentence.endswith(".") for sentence in told)
    if language != "en":
        assert told[1] != about_style(STYLES[1])
