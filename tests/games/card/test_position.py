"""Positions from files: what is laid, what is written and laid again, and what is refused."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.games.card.hidden import cards_of, closed
from glueckauf.games.card.parts import STACKS, Delivering, Mining
from glueckauf.games.card.position import lay, read_rules
from glueckauf.games.card.position_writing import position_lines
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from tests.games.card.scenes import busy_game, cost, hoarding_choice, me, stack, words


def laid(text: str = "", **changed: Any) -> State:
    """The state of a `[position]` without its heading."""
    return lay(Field("made.toml", "position", tomllib.loads(text)), changed)


def again(state: State) -> State:
    tree = tomllib.loads("\n".join(position_lines(state)))
    return lay(Field("made.toml", "position", tree["position"]))


# --- What is laid ---------------------------------------------------------------------------


def test_an_empty_table_is_the_set_up() -> None:
    assert laid() == ga.card.setup(2, 0)
    state = laid("players = 4\nseed = 7\nstart = 2")
    assert state == ga.card.setup(4, 7, start=2)
    assert state.events  # the set-up is told, so that a lesson can show its rules


def test_moves_are_played_and_the_rest_laid_on_top() -> None:
    state = laid('moves = "lorry/a pay/1"\nto_move = 0')
    assert state.to_move == 0
    assert len(me(state).row) == 1
    assert cost(state, "lorry/a") == 2
    assert not state.events
    state = laid('moves = "wagon/a pay/1"')
    assert state.legal_moves() == ga.card.setup(2, 0).after("wagon/a").after("pay/1").legal_moves()


def test_the_seats_have_what_is_named_and_the_stacks_do_not() -> None:
    state = laid("""
        stacks = { "lorry/a" = ["w1.1", "t2"], objective = ["shift_pairs"] }
        left = { share = 0, "lorry/a" = 5 }
        shift = 3
        [seats.0]
        row = ["f2", "c1.1", "t1.2"]
        storage = ["w1.1"]
        docks = { 1 = { engine = "red", wagons = ["w", "*=c1.1"] }, 2 = { wagons = ["t"] } }
        orders = ["furnaces:1", "barracks:3"]
        innovations = ["w4", "mining"]
        secret = ["w4"]
        shares = ["barracks"]
        objectives = ["engine:red"]
        delivered = [{ order = "barracks:3", engine = "red", wagons = ["w=w2", "w=w1.2"] }]
        tokens = [2]
        """)
    player = me(state)
    assert words(player.row) == "f2 c1.1 t1.2"
    assert words(player.storage) == "w1.1"
    assert player.docks[0].engine == "red"
    assert player.docks[0].load == 1
    assert words(player.orders) == "barracks:3 furnaces:1"
    assert player.secret == ("w4",)
    assert player.tokens == (2,)
    assert state.shift == 3
    assert state.tokens == (3, 4, 5, 6, 7)
    assert state.scores == (2 + 7 + 3 + 1 + 2, 0)
    assert stack(state, "lorry/a").startswith("w1.1 t2 ")
    assert stack(state, "share") == ""
    assert len(stack(state, "lorry/a").split()) == 5
    for kind in ("wagon", "engine", "order", "innovation", "objective"):
        assert sorted(cards_of(state, kind)) == sorted(state.rules.decks[kind])


def test_zones_are_paid_from_the_hand() -> None:
    state = laid('zones = { "wagon/a" = ["1: 1", "0: 2"], wild = ["0: w4=2"] }\npassed = [1]')
    assert (cost(state, "wagon/a"), cost(state, "wild"), cost(state, "share")) == (3, 3, 1)
    assert me(state, 0).workers == (1, 1, 1, 1, 1, 2, 3)
    assert me(state, 1).workers == (1, 1, 1, 1, 2, 2, 3)
    assert me(state, 1).passed
    assert "w4" in cards_of(state, "innovation")
    assert me(laid("[seats.0]\nworkers = [3, 1]")).workers == (1, 3)


def test_who_has_passed_is_not_to_move() -> None:
    assert laid("passed = [0]").to_move == 1


def test_a_mining_action_is_going_on() -> None:
    row = '[seats.0]\nrow = ["w2", "c1.1"]\n'
    state = laid('mining = "mining/3"\n' + row)
    assert state.pending == Mining(3, 2)
    assert state.placed
    assert cost(state, "mining/3") == 2
    assert me(state).workers == (1, 1, 1, 1, 2, 2, 3)
    state = laid('mining = "mining/3"\nzones = { "mining/3" = ["1: 1", "0: 2"] }\n' + row)
    assert cost(state, "mining/3") == 3
    state = laid('mining = "mining/3"\nzones = { "mining/3" = ["1: 1"] }\n' + row)
    assert cost(state, "mining/3") == 3
    assert state.zones[state.layout.index["mining/3"]].owner == 0
    state = laid('mining = "innovation"\n' + row)
    assert state.pending == Mining(4, 1)
    assert state.played
    assert not state.placed
    assert state.boxed == ("mining",)


def test_a_delivery_is_going_on() -> None:
    ready = 'orders = ["barracks:1"]\ndocks = { 1 = { engine = "red", wagons = ["w=w2"] } }'
    state = laid(f"delivery = true\n[seats.0]\n{ready}")
    assert state.pending == Delivering()
    assert state.placed
    assert cost(state, "delivery") == 2
    state = laid(f'delivery = "innovation"\nplaced = true\n[seats.0]\n{ready}')
    assert state.played
    assert state.placed
    assert state.boxed == ("delivery",)


def test_rules_and_changed_rules() -> None:
    assert laid("rules = { look = 6 }").rules.look == 6
    assert laid("rules = { look = 6 }", look=2).rules.look == 2
    assert read_rules(Field("made.toml", "rules", {"look": 3})) == Rules(look=3)


def test_closed_is_what_lies_open_to_all() -> None:
    state = laid("seed = 3")
    shut = closed(state)
    for name, before, after in zip(STACKS, state.stacks, shut.stacks, strict=True):
        assert after.cards[0] == before.cards[0], name
        assert len(after.cards) == len(before.cards)
        assert "?" in str(after.cards[1])
        assert set(after.cards[1:]) == {after.cards[1]}
    assert shut.players == state.players
    assert closed(shut) == shut
    taken = shut.after("lorry/a").after("pay/1").after("pass").why_not("lorry/a")
    assert taken is not None
    assert taken.rule == "CG-1.1"
    looking = state.after("wild").after("pay/2").after("look/share")
    assert closed(looking).legal_moves() == looking.legal_moves()


# --- Written and laid again -----------------------------------------------------------------


def round_trips(players: int, seed: int, choice: Any = None) -> int:
    """Every state of a random game that can be written; how many they were."""
    rng, seen = random.Random(seed), 0
    game = busy_game(players, seed) if choice is None else busy_game(players, seed, choice=choice)
    for state, move in game:
        try:
            back = again(state) if move else None
        except FileError:
            raise
        except ValueError:
            assert type(state.pending).__name__ in (
                *("Paying", "Docking", "Choosing", "Looking", "Mining", "Delivering"),
            )
            continue
        if back is None:
            continue
        assert closed(back) == closed(state)
        assert back.legal_moves() == state.legal_moves()
        seen += 1
        if rng.random() < 0.02:
            while not back.is_over:
                back = back.after(rng.choice(back.legal_moves()))
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_random_games_come_back(players: int) -> None:
    assert round_trips(players, players) > 50


def test_positions_with_split_stacks_come_back() -> None:
    assert round_trips(4, 5, hoarding_choice) > 20


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_positions_of_many_games_come_back(seed: int) -> None:
    round_trips(2 + seed % 3, seed, hoarding_choice if seed % 5 == 0 else None)


def test_what_cannot_be_written_says_so() -> None:
    state = ga.card.setup(2, 0).after("wagon/a").after("pay/1")
    with pytest.raises(ValueError, match="let the action end first"):
        position_lines(state)


# --- What is refused ------------------------------------------------------------------------

MISTAKES = {
    'colour = "red"': ("position.colour", "there is no key"),
    "players = 5": ("position.players", "from 2 to 4"),
    "start = 2": ("position.start", "from 0 to 1"),
    "rules = { looks = 4 }": ("position.rules.looks", "did you mean look?"),
    "rules = { look = 0 }": ("position.rules.look", ""),
    'moves = "lorry/c"': ("position.moves", "column 7"),
    'moves = "lorry/a pay/2"': ("position.moves", "pay/2 is not allowed there: CG-2.4"),
    'moves = "lorry/a"\nto_move = 1': ("position.to_move", "middle of a turn"),
    "to_move = 2": ("position.to_move", "from 0 to 1"),
    "to_move = 1\npassed = [1]": ("position.to_move", "has passed"),
    "passed = [0, 1]": ("position.passed", "0 to 1 seats"),
    "shift = 8": ("position.shift", "from 1 to 7"),
    'zones = { "mining/2" = ["0: 1"] }': ('position.zones."mining/2"', "there is no key"),
    'zones = { order = ["0: 2"] }': ("position.zones.order[1]", "costs 1 (CG-2.3)"),
    'zones = { order = ["0: 1", "1: 1"] }': ("position.zones.order[2]", "costs 2 (CG-2.3)"),
    'zones = { wild = ["0: 1"] }': ("position.zones.wild[1]", "costs 2"),
    'zones = { order = ["2: 1"] }': ("position.zones.order[1]", "is not a placement"),
    'zones = { order = ["0: one"] }': ("position.zones.order[1]", "after the seat"),
    'zones = { order = ["0: w3=4"] }': ("position.zones.order[1]", "1 to 3 workers (CG-4.1)"),
    'zones = { wild = ["0: 2", "1: 3", "0: 4"] }': ("position.zones", "(CG-1.4)"),
    'stacks = { lorry = ["w2"] }': ("position.stacks.lorry", "did you mean lorry/"),
    'stacks = { "lorry/a" = ["w3"] }': ('position.stacks."lorry/a"[1]', "there is no lorry card"),
    'stacks = { objective = ["objectives", "objectives"] }': (
        "position.stacks.objective[2]",
        "only once (CG-1.1)",
    ),
    'left = { "lorry/a" = 0 }': ('position.left."lorry/a"', "(CG-4.4)"),
    "left = { share = 25 }": ("position.left.share", "only 24 cards"),
    'left = { share = 0 }\nstacks = { share = ["barracks"] }': ("position.left.share", "at least"),
    'boxed = ["w6"]': ("position.boxed[1]", "there is no innovation card"),
    'mining = "mining/2"': ("position.mining", "there is no mining action"),
    'mining = "mining/3"': ("position.mining", "(CG-3.9)"),
    'mining = "mining/1"\ndelivery = true': ("position.delivery", "one action at a time"),
    "delivery = true": ("position.delivery", "(CG-3.10)"),
    "delivery = 1": ("position.delivery", "true or false"),
    'placed = "yes"': ("position.placed", "true or false"),
    'mining = "mining/1"\n[seats.0]\nworkers = [1, 1, 1, 1, 1]\nrow = ["w2"]': (
        "position.mining",
        "say what was paid",
    ),
    "[seats.2]": ("position.seats.2", "there is no key"),
    "[seats.0]\nmarks = 3": ("position.seats.0.marks", "there is no key"),
    "[seats.0]\nworkers = [4]": ("position.seats.0.workers", "(CG-1.4)"),
    'zones = { order = ["0: 1"] }\n[seats.0]\nworkers = [1, 1, 1, 1, 1]': (
        "position.seats.0.workers",
        "lie in zones",
    ),
    '[seats.0]\nrow = ["w1"]': ("position.seats.0.row[1]", "there is no lorry card"),
    '[seats.0]\nrow = ["w1.2", "w1.2", "w1.2"]': ("position.seats.0.row[3]", "only twice"),
    '[seats.0]\ndocks = { 4 = { engine = "red" } }': ("position.seats.0.docks.4", "no key"),
    '[seats.0]\ndocks = { 1 = { engine = "pink" } }': (
        "position.seats.0.docks.1.engine",
        "there is no engine",
    ),
    '[seats.0]\ndocks = { 1 = { wagons = ["t"] } }': (
        "position.seats.0.docks.1.wagons[1]",
        "(CG-3.2): dock 1 bears w and c",
    ),
    '[seats.0]\ndocks = { 1 = { wagons = ["*=t2"] } }': (
        "position.seats.0.docks.1.wagons[1]",
        "(CG-3.7)",
    ),
    '[seats.0]\ndocks = { 1 = { wagons = ["w=c2"] } }': (
        "position.seats.0.docks.1.wagons[1]",
        "(CG-3.7)",
    ),
    '[seats.0]\norders = ["barracks:5"]': ("position.seats.0.orders[1]", "there is no order card"),
    '[seats.0]\nsecret = ["w4"]': ("position.seats.0.secret[1]", "in hand"),
    "[seats.0]\ntokens = [1]": ("position.seats.0.tokens", "still to be won"),
    "shift = 3\n[seats.0]\ntokens = [1]\n[seats.1]\ntokens = [1]": (
        "position.seats.0.tokens",
        "there is one token 1",
    ),
    '[seats.0]\ndelivered = [{ order = "barracks:3", engine = "red" }]': (
        "position.seats.0.delivered[1].wagons",
        "is missing",
    ),
    '[seats.0]\ndelivered = [{ order = "barracks:3", engine = "red", wagons = ["w=w2"] }]': (
        "position.seats.0.delivered[1].wagons",
        "needs 3 lorries (CG-3.10)",
    ),
    '[seats.0]\ndelivered = [{ order = "barracks:1", engine = "red", wagons = ["t=t2", "f"] }]': (
        "position.seats.0.delivered[1].wagons[2]",
        "(CG-3.2)",
    ),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_every_mistake_gets_one_sentence(text: str) -> None:
    key, part = MISTAKES[text]
    with pytest.raises(FileError) as caught:
        laid(text)
    error = caught.value
    assert (error.path, error.key) == ("made.toml", key), str(error)
    assert part in error.problem
    assert "\n" not in error.problem


def test_eight_engines_of_a_colour_are_one_too_many() -> None:
    red = '[seats.0]\ndelivered = [{ order = "barracks:1", engine = "red", wagons = ["w=w2"] }]'
    tops = ", ".join(['"red"'] * 7)
    with pytest.raises(FileError, match=r"stacks\.engine\[7\].*engine card red only 7 times"):
        laid(f"stacks = {{ engine = [{tops}] }}\n{red}")
