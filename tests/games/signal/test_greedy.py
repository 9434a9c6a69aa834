"""Greedy: deterministic, always legal, delivers goods, and runs into nobody."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from glueckauf import bots
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.games import signal
from glueckauf.games.signal.bots import Greedy, guide, is_kind, kinds
from glueckauf.games.signal.bots.greedy import best_plan, ranked
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules
from tests.games.signal.scenes import AMERICA, EUROPE, acting, busy_game

FRESH = 50_000  # the first seed that nobody tuned the bot with
ALONE = {"helpers": ()}
MAPS = (EUROPE, AMERICA)


def played(players: int, seed: int, on: str, rules: Rules | None = None) -> tuple[State, list[str]]:
    start = signal.setup(players, seed, start=seed % players, rules=rules, map=on)
    return bots.play(start, [Greedy() for _ in range(players)], seed)


# --- Legal and the same again ---------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_legal_wherever_games_lead(seed: int) -> None:
    for n, (state, _) in enumerate(busy_game(2 + seed % 3, seed)):
        if n % 5 == 0 and state.to_move not in (None, CHANCE):
            move = Greedy().choose(state)
            assert state.why_not(move) is None
            assert Greedy("another seed").choose(state) == move


@pytest.mark.long
def test_legal_on_thousands_of_views() -> None:
    views = 0
    for seed in range(100, 140):
        for state, _ in busy_game(2 + seed % 3, seed):
            if state.to_move not in (None, CHANCE):
                assert state.why_not(Greedy().choose(state)) is None
                views += 1
    assert views > 2_000


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(2, FRESH, AMERICA) == played(2, FRESH, AMERICA)  # Europe: in the contract


@pytest.mark.parametrize(
    ("on", "changed"),
    [(AMERICA, "goods=3 tokens=pile"), (EUROPE, "goods=3 tokens=places extra_signal=1")],
)
def test_it_plays_by_changed_rules(on: str, changed: str) -> None:
    last, _ = played(4, FRESH, on, Rules.read(changed))
    assert last.is_over


# --- How well it plays ----------------------------------------------------------------------


@pytest.mark.parametrize("on", MAPS)
def test_greedy_delivers(on: str) -> None:
    """Two games only, so with much tolerance; tests/bench/signal_bots.py measures."""
    assert fmean(played(3, FRESH + n, on)[0].score for n in range(2)) >= 4


# --- Positions made by hand -----------------------------------------------------------------


def test_a_train_before_its_port_is_sent_there() -> None:
    state = acting("black lyon-marseille.2>marseille blue", hand="t", changes=ALONE)
    assert best_plan(state).move == "train/lyon-marseille.2"
    state = state.after("train/lyon-marseille.2").after("die/2")
    assert state.score == 1


def test_two_cards_send_it_if_there_is_no_train_card() -> None:
    state = acting("black lyon-marseille.2>marseille blue", hand="sww", changes=ALONE)
    assert str(best_plan(state).move).startswith("train/lyon-marseille.2:")


def test_a_train_in_its_city_is_loaded() -> None:
    state = acting("black paris", hand="sw", changes=ALONE)
    assert str(best_plan(state).move).startswith("load/paris:")


def facing(grey: str, hand: str) -> State:
    """A loaded train behind a junction, and one that stands on the line beyond it."""
    return acting(
        "black frankfurt-strasbourg.1>frankfurt white",
        f"grey koln-frankfurt.1>{grey}",
        hand=hand,
        changes=ALONE,
    )


@pytest.mark.parametrize("hand", ["t", "tt", "ttttt", "tttttttttt"])
def test_nobody_is_sent_into_a_train_that_comes_the_other_way(hand: str) -> None:
    state = facing("frankfurt", hand)
    bump = state.after("train/frankfurt-strasbourg.1").after("die/3")
    assert len(bump.trains) == 1, "the black train would be lost, whatever the die says"
    assert not str(best_plan(state).move).startswith("train/frankfurt-strasbourg.1")


def test_a_colour_that_would_crash_is_not_chosen() -> None:
    state = facing("frankfurt", "t")
    card = state._replace(pending=None, to_move=CHANCE)
    revealing = card._replace(pending=signal.setup(2).pending)
    choosing = revealing.after("card/" + multi(revealing))
    assert best_plan(choosing).move != "colour/black"


def multi(state: State) -> str:
    """A card with one multi-colour symbol and nothing else."""
    cards = [str(move).removeprefix("card/") for move in state.chances()]
    return next(
        card
        for card in cards
        if (found := signal.ruleset.departures()[card]).move == ("multi",) and not found.deploy
    )


def test_the_next_border_is_opened_before_the_train_goes() -> None:
    """T5: Dresden is closed to the train from Wrocław."""
    state = acting("black wroclaw-dresden.1>dresden", hand="wt", changes=ALONE)
    assert str(best_plan(state).move).startswith("switch/dresden=")


def before_red_post(hand: str, limoges: str) -> State:
    """T4: the train from Toulouse stands before a red post; beyond it, Limoges is closed to one neighbour."""
    state = acting("grey toulouse blue", hand=f"t{hand}", changes=ALONE)
    state = state.after("train/toulouse").after("die/3")
    assert state.trains[0].space == "limoges-montpellier.2"
    on = state.map
    closed = {junction: state.closed[at] for junction, at in on.junction_at.items()}
    closed["limoges"] = (limoges,)
    closed["tours"] = ("nantes-tours.2",)
    return state._replace(closed=tuple(closed[junction] for junction in on.junctions))


@pytest.mark.parametrize("hand", ["s", "st", "stw"])
def test_a_disc_is_moved_to_the_red_post_ahead(hand: str) -> None:
    state = before_red_post(hand, "bordeaux-limoges.2")
    assert str(best_plan(state).move).endswith(",L:limoges-montpellier")


def test_a_red_post_before_a_start_line_stays_red() -> None:
    """Limoges leads to Bordeaux, a start place: whoever opens the post loses train and goods."""
    state = before_red_post("st", "limoges-tours.1")
    assert not str(best_plan(state).move).startswith("signal/")


# --- For a search ---------------------------------------------------------------------------


def test_choices_are_legal_and_the_best_comes_first() -> None:
    for n, (state, _) in enumerate(busy_game(3, 8)):
        if n % 9 == 0 and state.to_move not in (None, CHANCE):
            found = guide.choices(state, 5)
            assert 1 <= len(found) <= 5
            assert found[0] == Greedy().choose(state)
            assert all(state.why_not(move) is None for move in found)


def test_a_search_plays_a_turn() -> None:
    state, rng = signal.setup(2, 3), random.Random(3)
    search = bots.Search(6, seed=1)
    while state.active == 0:
        move = drawn(state.chances(), rng) if state.to_move == CHANCE else search.choose(state)
        state = state.after(move)
    assert state.active == 1


def test_a_bot_can_be_forbidden_kinds_of_moves() -> None:
    state = acting("black lyon-marseille.2>marseille blue", hand="sttw", changes=ALONE)
    bot = bots.Without(Greedy(), ["train"])
    assert not is_kind(bot.choose(state), "train")
    assert "pair" in kinds(state.rules)
    assert sorted(map(str, ranked(state))) == sorted(map(str, state.legal_moves()))
