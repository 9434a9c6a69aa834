"""The table: paths make exactly the legal moves, every shut key has a reason, and all has words."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import keys
from glueckauf.games.contract import Path
from glueckauf.games.signal import table
from glueckauf.games.signal.notation import read
from glueckauf.games.signal.outlook import outlook
from glueckauf.games.signal.parts import Leaving, Next, Passing, Rolled
from glueckauf.games.signal.rules import State, setup
from glueckauf.games.signal.ruleset import Rules
from glueckauf.widget.table import Table
from tests.games.signal.pictures import KNOBS, crowded, lively_game
from tests.games.signal.scenes import AMERICA, EUROPE, acting, before_card

Paths = dict[str, tuple[Path, ...]]


def paths(state: State) -> Paths:
    moves = state.legal_moves()
    legal = frozenset(moves)
    return {str(move): table.paths(state, move, legal) for move in moves}


def drawn_keys(state: State, shown: str = "table") -> set[str]:
    parts = table.parts(state, "en", shown, state.active)
    return set(re.findall('data-key="([^"]*)"', "".join(part.body for part in parts)))


def check_paths(state: State) -> set[str]:
    found = paths(state)
    drawn = drawn_keys(state)
    owner: dict[Path, str] = {}
    for move, ways in found.items():
        assert ways, f"{move} cannot be pointed at"
        assert len(set(ways)) == len(ways)
        for path in ways:
            assert path not in owner, f"{move} and {owner[path]} share {path}"
            owner[path] = move
    for key in {key for path in owner for key in path}:
        assert (key in drawn) != table.is_button(key), key
    for path in owner:
        assert not [path[:n] for n in range(1, len(path)) if path[:n] in owner], path
    return {key for path in owner for key in path}


def check_shut(state: State, used: set[str]) -> None:
    every = list(table.candidates(state, "table"))
    assert len(set(every)) == len(every)
    assert set(every) <= drawn_keys(state)
    assert set(table.candidates(state, "map")) <= drawn_keys(state, "map")
    for key in every:
        move = table.natural(state, key)
        assert move is not None
        assert str(read(move)) == move
        if key not in used:
            violation = state.why_not(move)
            assert violation is not None, f"{key} means {move}, which is legal"
            assert violation.text


@pytest.mark.parametrize(
    ("players", "seed", "on", "rules"),
    [(2, 3, EUROPE, None), (3, 4, AMERICA, None), (4, 9, EUROPE, KNOBS), (2, 6, AMERICA, KNOBS)],
)
def test_random_games(players: int, seed: int, on: str, rules: Rules | None) -> None:
    game = lively_game(players, seed, on, rules)
    decisions = [state for state in game if state.to_move not in (None, CHANCE)]
    for state in [*decisions[::11], *(s for s in decisions if s.pending is not None)][:60]:
        used = check_paths(state)
        check_shut(state, used)
    for state in game[::7]:
        if state.to_move in (None, CHANCE):
            assert not list(table.candidates(state, "table"))
            assert table.natural(state, "helper/shunter") is None


def test_a_hand_without_the_own_card_pays_by_button() -> None:
    state = acting("black calais-lille.1>lille", hand="ttw")
    found = paths(state)
    used = check_paths(state)
    assert "pay/wt" in used
    assert ("0:card/w", "0:card/t", "train/calais-lille.1", "roll") in found[
        "train/calais-lille.1:wt"
    ]
    assert found["train/calais-lille.1"] == (
        ("0:card/t", "train/calais-lille.1", "roll"),
        ("train/calais-lille.1", "roll"),
    )
    junction = found.get("switch/lille=calais-lille.1", ())
    assert all(path[0] in ("0:card/w", "junction/lille") for path in junction)


def test_paths_of_the_departure_card() -> None:
    state = before_card("black paris", "black calais-lille.1>lille").after("card/black-brown")
    found = paths(state)
    assert found["go/paris"] == (("train/paris", "roll"),)
    assert found["hold/black"] == (("helper/conductor",),)
    assert found["dispatcher"] == (("helper/dispatcher",),)
    rolled = state.after("go/paris").after("die/2")
    assert isinstance(rolled.pending, Rolled)
    assert paths(rolled)["reroll"] == (("helper/logistician",),)
    assert paths(rolled)["on"] == (("on",),)
    leaving = rolled.after("on")
    assert isinstance(leaving.pending, Leaving)
    for move, ways in paths(leaving).items():
        if move.startswith("exit/"):
            assert {path[0].partition("/")[0] for path in ways} == {"post", "section"}


def test_the_shunter_and_the_traffic_controller_point_twice() -> None:
    state = before_card("black chicago", "black denver", on=AMERICA)
    held = state.after("card/black-brown")
    assert paths(held)["hold/denver"] == (("helper/traffic_controller", "train/denver"),)
    deploying = state.after("card/D-black")
    ways = paths(deploying)["shunt/grey/6"]
    assert ways == (("helper/shunter", "depot/grey", "start/houston"),)
    first = setup(2, map=AMERICA).after("card/start")
    assert paths(first)["shunt/black/6"] == (("helper/shunter", "start/houston"),)


# --- Words ----------------------------------------------------------------------------------


def test_labels_and_prompts_are_sentences_in_words() -> None:
    for players, seed, on in ((2, 3, EUROPE), (3, 4, AMERICA)):
        for state in lively_game(players, seed, on)[::9]:
            if state.is_over:
                continue
            assert table.prompt(state, "en")
            for move in state.legal_moves()[::23]:
                told = table.label(state, move, "en")
                assert told[0].isupper()
                assert "/" not in told, told
    assert table.button("join/Paris/Calais", "en") == "Join Paris and Calais"
    assert table.button("pay/sw", "en") == "Pay 1 signal card and 1 switch card"


def test_a_preview_of_loss_before_it_happens() -> None:
    state = before_card("grey calais-lille.1>lille").after("card/D-grey")
    state = state.after("deploy/black").after("place/2")
    assert isinstance(state.pending, Next)
    state = state.after("go/calais-lille.1").after("die/3")
    train = next(one for one in state.trains if one.colour == "grey")
    lost = outlook(state, train)[3].lost
    told = table.prompt(state, "en")
    assert ("lose nothing" in told) == (lost == 0)
    assert state.clock - state.after("on").clock == lost


def test_every_face_is_told_as_the_engine_moves() -> None:
    """What the picture says of a roll is what the roll does."""
    for players, seed, on in ((2, 3, EUROPE), (3, 4, AMERICA)):
        for state in lively_game(players, seed, on):
            pending = state.pending
            if isinstance(pending, Rolled) and not isinstance(pending, Passing):
                train = next(one for one in state.trains if one.space == pending.way.space)
                if train.space in state.map.exits:
                    continue
                run = outlook(state, train)[pending.points]
                after = state.after("on")
                if isinstance(after.pending, Passing):
                    continue
                standing = {(one.space, one.colour) for one in after.trains}
                if run.train is not None:
                    assert (run.train.space, run.train.colour) in standing


def test_trains_open_and_tell_their_rolls() -> None:
    state = acting("black calais-lille.1>lille", "grey paris blue")
    assert set(table.piles(state)) == {
        f"{kind}/{space}" for kind in ("train", "outlook") for space in ("calais-lille.1", "paris")
    }
    found = table.pile(state, "train/paris", "en")
    assert found.title == "Grey train in Paris"
    assert len(found.cards) == 3
    assert found.cards[0].startswith("1: ")
    assert found.note
    assert "<svg" in found.picture


# --- The rest of the contract -----------------------------------------------------------------


def test_rolls_reveal_and_choices_do_not() -> None:
    shown: set[str] = set()
    kept: set[str] = set()
    for state in lively_game(2, 3):
        for event in state.events:
            (shown if table.reveals(event, 0, (0, 1)) else kept).add(event.name)
    assert {"revealed", "rolled", "drew"} <= shown
    assert {"signal-moved", "switch-set", "loaded"} & kept
    assert not table.has_secrets(setup(2))
    assert table.public(setup(2), "card/start") == "card/start"


def test_after_chance_somebody_has_always_seen_something() -> None:
    """Undo ends at every outcome of chance: each of them has an event that reveals."""
    for on in (EUROPE, AMERICA):
        game = lively_game(2, 3, on)
        for before, after in pairwise(game):
            if before.to_move == CHANCE:
                assert any(table.reveals(event, None, (0, 1)) for event in after.events)


def test_the_scoresheet_counts_goods_port_by_port() -> None:
    sheet = table.scoresheet(crowded(), "en", 1)
    assert sheet is not None
    assert [row.counts[0] for row in sheet.rows] == ["5", "5"]
    assert sheet.people == ("Anna", "You", "Clara", "David")
    assert sheet.totals == (10,) * 4
    over = table.scoresheet(lively_game(2, 3)[-1], "en")
    assert over is not None
    assert over.outcome
    assert str(over)


def test_recap_sight_and_chapters() -> None:
    game = lively_game(2, 3)
    events = [event for state in game[:60] for event in state.events]
    assert table.recap(events, "en", 0)
    assert table.sight(game[:2])[0] in ("desk", "table")
    assert table.sight(game) == ("table", 0)
    inside = [state for state in game if state.pending is None and state.to_move == 0][:1]
    assert table.sight([*inside, game[-1]]) == ("map+hand", 0)
    assert len({table.chapter(state) for state in game}) > 3
    for name in table.headlines():
        assert f"event-{name}" in keys("signal", "en")


def test_a_move_called_on_is_made_at_the_table() -> None:
    """Tables have a word of that name for bots and chance; where a person decides, it is the game's."""
    board = Table(acting("black calais-lille.1>lille", hand="tt"), ["human", "human"])
    board.play("train/calais-lille.1")
    assert isinstance(board.state.pending, Rolled)
    board.play("on")
    assert board.state.pending is None
    assert board.moves[-1] == "on"
    assert board.frame["foresight"]


def test_a_forced_decision_follows() -> None:
    state = before_card("black calais-lille.1>lille", changes={"helpers": ()})
    moving = state.after("card/black-brown")
    assert table.follows(moving) == "go/calais-lille.1"
    assert table.follows(acting("black paris")) is None
