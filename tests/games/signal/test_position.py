"""Positions from files: what is laid, what is written and laid again, and what is refused."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.protocol import CHANCE
from glueckauf.games.signal import setup
from glueckauf.games.signal.parts import (
    Asked,
    Deploying,
    Drawing,
    Hand,
    Leaving,
    Next,
    Passing,
    Placing,
    Revealing,
    Rolled,
    Rolling,
    Train,
)
from glueckauf.games.signal.position import lay, read_rules
from glueckauf.games.signal.position_writing import position_lines
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules


def laid(text: str = "", **changed: Any) -> State:
    """The state of a `[position]` without its heading."""
    return lay(Field("made.toml", "position", tomllib.loads(text)), changed)


def again(state: State) -> State:
    tree = tomllib.loads("\n".join(position_lines(state)))
    return lay(Field("made.toml", "position", tree["position"]))


# --- What is laid ---------------------------------------------------------------------------


def test_an_empty_table_is_the_set_up() -> None:
    assert laid() == setup(2, 0)
    state = laid('map = "north_america"\nplayers = 4\nseed = 7\nstart = 2')
    assert state == setup(4, 7, start=2, map="north_america")
    assert state.events  # the set-up is told, so that a lesson can show its rules


def test_discs_are_those_of_the_first_game_but_for_what_is_named() -> None:
    state = laid("""
        green = ["C:paris>dijon", "L:zurich-milano"]
        red = ["C:paris>lille", "L:zurich-dijon"]
        closed = { lille = ["calais-lille.1"] }
        hands = ["tttws", ""]
        """)
    first = setup(2, 0)
    assert state.green - first.green == {"C:paris>dijon", "L:zurich-milano"}
    assert first.green - state.green == {"C:paris>lille", "L:zurich-dijon"}
    assert state.closed[0] == ("calais-lille.1",)
    assert state.closed[1:] == first.closed[1:]
    assert state.players == (Hand(1, 1, 3), Hand())
    assert state.pile == (26, 26, 24)
    assert state.pending == Revealing()
    assert list(state.chances()) == ["card/start"]


def test_a_game_under_way() -> None:
    state = laid("""
        trains = [
          { colour = "grey", at = "lille-paris.1", heading = "paris", load = "white" },
          { colour = "black", at = "berlin" },
        ]
        stored = { marseille = { white = 1, blue = 2 } }
        clock = 3
        seen = ["D-black-grey", "multi"]
        deck = 12
        discards = { signal = 2 }
        used = ["conductor"]
        turn = { seat = 1 }
        """)
    assert state.trains == (
        Train("berlin", "black"),
        Train("lille-paris.1", "grey", "paris", "white"),
    )
    assert state.goods == (2, 0, 2, 0)
    assert state.score == 3
    assert (state.clock, state.deck, state.active) == (3, 12, 1)
    assert state.helpers == ("logistician", "dispatcher")
    assert state.to_move == CHANCE
    assert "card/start" not in state.chances()
    assert "card/D-black-grey" not in state.chances()
    assert not state.events


def test_what_is_left_out_follows_from_the_rest() -> None:
    state = laid('turn = { card = "D-black-grey" }')
    assert state.deck == 15  # 18 cards, 2 removed, one is being resolved
    assert isinstance(state.pending, Deploying)
    assert state.goods == (2, 2, 2, 2)


def test_moves_are_played_first_and_then_at_the_end() -> None:
    line = "card/start place/6 place/7 place/8 end draw/sswtt"
    state = laid(f'moves = "{line}"\nhands = ["sssss", "ttttt"]\nclock = 1')
    assert [train.space for train in state.trains] == ["calais", "hamburg", "poznan"]
    assert state.clock == 1
    state = laid("""
        trains = [{ colour = "black", at = "calais" }]
        hands = ["t", ""]
        turn = { phase = "actions" }
        then = "train/calais die/4"
        """)
    assert state.pending == Rolled(state.pending.way, 4)  # type: ignore[union-attr]


def test_a_table_that_was_only_set_up_tells_so_until_somebody_decides() -> None:
    rules = {rule for event in laid().events for rule in event.rules}
    begun = laid('hands = ["ttttt", "sssss"]\nthen = "card/start place/6 place/7 place/8"')
    assert {rule for event in begun.events for rule in event.rules} > rules | {"SS-4.5"}
    ended = laid('then = "card/start place/6 place/7 place/8 end"')
    assert {event.name for event in ended.events} == {"actions-ended"}
    assert not laid("clock = 3").events


TRAINS = """
    trains = [
      { colour = "black", at = "paris" },
      { colour = "black", at = "calais" },
      { colour = "grey", at = "berlin" },
    ]
    hands = ["swt", "swt"]
"""


@pytest.mark.parametrize(
    ("turn", "pending", "mover"),
    [
        ("{}", Revealing, CHANCE),
        ('{ phase = "actions" }', type(None), 0),
        ('{ phase = "draw", seat = 1 }', Drawing, CHANCE),
        ('{ phase = "roll", train = "paris" }', Rolling, CHANCE),
        ('{ phase = "rolled", train = "paris", points = 3 }', Rolled, 0),
        ('{ phase = "leave", train = "paris", points = 3 }', Leaving, 0),
        ('{ phase = "pass", train = "paris", points = 1, entry = "reims-paris.1" }', Passing, 0),
        ('{ phase = "place", card = "D-grey", colour = "brown" }', Placing, CHANCE),
        ('{ card = { id = "D-black", deploy = 0, barred = "brown" } }', Next, 0),
        (
            '{ card = { id = "multi", colour = "black" }, waiting = ["paris"], rolled = true }',
            Next,
            0,
        ),
        ('{ phase = "leave", train = "paris", points = 3, card = "black-grey" }', Leaving, 0),
    ],
)
def test_every_moment_of_a_turn(turn: str, pending: type, mover: int) -> None:
    state = laid(f"{TRAINS}\nturn = {turn}")
    assert isinstance(state.pending, pending)
    assert state.to_move == mover
    assert state.legal_moves()
    assert again(state) == state


def test_a_train_that_moves_for_a_card_leaves_the_others_waiting() -> None:
    state = laid(f'{TRAINS}\nturn = {{ phase = "roll", train = "paris", card = "black-grey" }}')
    assert isinstance(state.pending, Rolling)
    assert state.pending.way.then is not None
    assert state.pending.way.then.waiting == ("calais",)
    for move in ("die/3", "on", "exit/lille-paris.1"):
        state = state.after(move)
    assert state.legal_moves() == ["dispatcher", "go/calais"]


def test_the_crossing_keeper_is_asked_about_a_card_that_does_nothing() -> None:
    state = laid('map = "north_america"\ntrains = []\nturn = { card = "black-grey" }')
    assert isinstance(state.pending, Asked)
    assert again(state) == state
    after = state.after("keeper")
    assert after.pending == Revealing(again=True)
    assert again(after) == after
    assert again(after.after("card/multi")) == after.after("card/multi")


# --- Written and read again -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_positions_of_random_games_are_written_and_read_again(seed: int) -> None:
    rng = random.Random(seed)
    rules = (
        Rules(),
        Rules(tokens="places", clock=9),
        Rules(tokens="pile", goods=3),
        Rules(extra_signal=1, held_for_turn=True, dispatcher_port=True),
    )[seed % 4]
    on = ("central_europe", "north_america")[seed // 4]
    state = setup(2 + seed % 3, seed, map=on, rules=rules)
    while not state.is_over:
        if rng.random() < 0.2:
            back = again(state)
            assert back == state
            assert position_lines(back) == position_lines(state)
        state = state.after(rng.choice(state.legal_moves()))
    with pytest.raises(ValueError, match="over"):
        position_lines(state)


# --- What is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        ('map = "mars"', "map", "no map"),
        ("players = 5", "players", "2 to 4"),
        ("rules = { clock = 99 }", "rules.clock", ""),
        ("places = [2, 3]", "places", "11"),
        ("places = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]", "places", "tokens=places"),
        ('moves = "place/6"', "moves", "not allowed"),
        ('moves = "card/start"\nclock = 3', "clock", "middle of a turn"),
        ('green = ["C:paris>nowhere"]', "green[1]", "no post"),
        ('green = ["C:paris>lille"]', "green[1]", "already"),
        ('red = ["C:paris>dijon"]', "red[1]", "already"),
        ('green = ["C:paris>dijon"]', "green", "9 signal discs"),
        ('green = ["L:zurich-milano"]\nred = ["C:paris>lille"]', "green", "paris has no disc"),
        ('closed = { lille = ["dijon-lyon.1"] }', "closed.lille", "must name 1"),
        ('closed = { liille = ["dijon-lyon.1"] }', "closed.liille", "did you mean lille"),
        ('hands = ["sss"]', "hands", "2 to 2"),
        ('hands = ["sssssssssss", ""]', "hands[1]", "at most 10"),
        ('hands = ["x", ""]', "hands[1]", "not a card"),
        ("discards = { signal = 27 }\nhands = ['s', '']", "discards", "27 signal cards"),
        ('trains = [{ colour = "black" }]', "trains[1].at", "missing"),
        ('trains = [{ colour = "pink", at = "paris" }]', "trains[1].colour", "no colour"),
        ('trains = [{ colour = "black", at = "lille-paris.1" }]', "trains[1].heading", "missing"),
        (
            'trains = [{ colour = "black", at = "lille-paris.1", heading = "lyon" }]',
            "trains[1].heading",
            "no end of this section",
        ),
        (
            'trains = [{ colour = "black", at = "paris", heading = "lille" }]',
            "trains[1].heading",
            "leave it out",
        ),
        (
            'trains = [{ colour = "black", at = "calais", load = "red" }]',
            "trains[1].load",
            "is empty",
        ),
        ('trains = [{ colour = "black", at = "marseille" }]', "trains[1].at", "SS-6.10"),
        (
            'trains = [{ colour = "black", at = "paris" }, { colour = "grey", at = "paris" }]',
            "trains[1]",
            "has two",
        ),
        ("stored = { marseille = { blue = 3 } }", "stored.marseille.blue", "0 to 2"),
        (
            "stored = { marseille = { blue = 2 } }\n"
            'trains = [{ colour = "black", at = "paris", load = "blue" }]',
            "stored",
            "2 blue goods",
        ),
        (
            "stored = { marseille = { blue = 2, red = 2, white = 2, yellow = 2 } }",
            "stored",
            "won",
        ),
        ("clock = 8", "clock", "1 to 7"),
        ("tokens = [2]", "tokens", "pile"),
        ('used = ["shunter"]', "used[1]", "no helper on this map"),
        ('seen = ["multi3", "multi3"]', "seen", "1 of the departure card multi3"),
        ("deck = 17", "deck", "0 to 16"),
        ("deck = 0", "deck", "would be over"),
        ("clock = 3\nrules = { removed = 18 }", "clock", "would be over"),
        ('rules = { removed = 18 }\nturn = { card = "multi" }', "turn", "removed unseen"),
        ('under = "multi"', "under", "crossing keeper"),
        ('turn = { phase = "rolled" }', "turn.phase", "needs train"),
        ('turn = { phase = "rolled", train = "rome", points = 2 }', "turn.train", "no space"),
        ('turn = { phase = "actions", points = 2 }', "turn.points", "says nothing"),
        ('turn = { phase = "actions", card = "multi" }', "turn.card", "is done"),
        ('turn = { card = "D-pink" }', "turn.card", "no departure card"),
        (
            'turn = { card = { id = "multi", moved = ["black", "grey"] } }',
            "turn.card.moved",
            "0 to 1",
        ),
        (
            'turn = { card = { id = "black-grey", moved = ["grey"] } }',
            "turn.card.moved[1]",
            "moves",
        ),
        ('turn = { card = { id = "black-grey", colour = "grey" } }', "turn.card.colour", "SS-4.7"),
        ('turn = { card = { id = "D2", barred = "grey" } }', "turn.card.barred", "SS-4.4"),
        ('turn = { card = { id = "D2", moved = ["grey"] } }', "turn.card.moved", "deploy = 0"),
        ("turn = { through = true }", "turn.through", "dispatcher"),
        ('turn = { held = "black" }', "turn.held", "held_for_turn"),
        ('then = "end"', "then", "not allowed"),
        ('then = "fly"', "then", "expected"),
        ("cloks = 3", "cloks", "did you mean clock"),
    ],
)
def test_what_is_wrong_is_told_with_its_key(text: str, key: str, problem: str) -> None:
    with pytest.raises(FileError) as error:
        laid(text)
    assert (error.value.path, error.value.key) == ("made.toml", f"position.{key}")
    assert problem in error.value.problem


@pytest.mark.parametrize(
    ("turn", "key", "problem"),
    [
        ('{ phase = "leave", train = "calais", points = 3 }', "train", "no city"),
        ('{ phase = "leave", train = "paris", points = 1 }', "points", "2, 3, 4, 5"),
        (
            '{ phase = "pass", train = "paris", points = 1, entry = "dijon-lyon.1" }',
            "entry",
            "city",
        ),
        ('{ phase = "roll", train = "berlin", card = "black-grey" }', "card", "not move grey"),
        ('{ phase = "place", card = "multi", colour = "grey" }', "card", "no deployment"),
        ('{ card = "black-grey", waiting = ["berlin"] }', "waiting[1]", "black train"),
        ('{ card = "black-grey", waiting = [] }', "waiting", "left to move"),
        ('{ card = "D-grey", waiting = [] }', "waiting", "leave it out"),
    ],
)
def test_a_turn_must_fit_the_table(turn: str, key: str, problem: str) -> None:
    with pytest.raises(FileError) as error:
        laid(f"{TRAINS}\nturn = {turn}")
    assert error.value.key == f"position.turn.{key}"
    assert problem in error.value.problem


def test_rules_are_read_and_changed() -> None:
    assert read_rules(Field("made.toml", "rules", {"clock": 9})) == Rules(clock=9)
    assert laid("rules = { clock = 9 }", removed=0).rules == Rules(clock=9, removed=0)
