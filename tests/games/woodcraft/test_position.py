"""Positions from files: what is laid, what is written and laid again, and what is refused."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.protocol import CHANCE
from glueckauf.games.woodcraft import setup
from glueckauf.games.woodcraft.parts import DIE_AT, STRUCK, UNTOLD, Choose, Fill, Free, Mark, Roll
from glueckauf.games.woodcraft.position import lay, read_rules
from glueckauf.games.woodcraft.position_writing import position_lines
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules


def laid(text: str = "", **changed: Any) -> State:
    """The state of a `[position]` without its heading."""
    return lay(Field("made.toml", "position", tomllib.loads(text)), changed)


def again(lines: list[str]) -> State:
    tree = tomllib.loads("\n".join(lines))
    return lay(Field("made.toml", "position", tree["position"]))


# --- What is laid ---------------------------------------------------------------------------


def test_an_empty_table_is_the_set_up() -> None:
    assert laid() == setup(1, 0)
    state = laid("players = 4\nseed = 7")
    assert state == setup(4, 7)
    assert state.events  # the set-up is told, so that a lesson can show its rules


SHEET = """
    round = 4
    board = ["B6", "Y5", "", "Y1"]
    pool = ["II-01", "", "II-02"]
    gone = ["I-03"]
    decks = [["I-04"], ["II-07"]]
    [seats.0]
    dice = ["Y1", "B1", "Y1"]
    marked = { saw = 4, blueberry = 3 }
    used = { saw = 1 }
    lanterns = ["*..", "...", "..*"]
    helpers = ["trader"]
    struck = { trader = [1, 3] }
    chests = { helpers = "b", orders = "c" }
    nuts = 2
    fields = ["Y1", "-", "B3", "Y6", "-", "B2"]
    held = ["I-01"]
    done = ["I-02"]
"""


def test_a_game_under_way() -> None:
    state = laid(SHEET)
    (player,) = state.players
    assert (state.round, state.turn, state.phase) == (4, 1, 1)
    assert state.board == (DIE_AT["B6"], DIE_AT["Y5"], -1, DIE_AT["Y1"], -1, -1)
    assert state.pool == ("II-01", "", "II-02")
    assert state.decks[0][0] == "I-04"
    assert len(state.decks[0]) == 18 - 3  # one held, one completed, one gone
    assert state.decks[1][0] == "II-07"
    assert len(state.decks[1]) == 16
    assert (player.dice[DIE_AT["Y1"]], player.dice[DIE_AT["B1"]], sum(player.dice)) == (2, 1, 3)
    assert (player.marked, player.used) == ((4, 0, 0, 3), (1, 0, 0, 0))
    assert player.lanterns == 0b100_000_001
    assert player.struck == (("trader", 1), ("trader", 3))
    assert player.chests == ((0, 1), (1, 0), (0, 0), (0, 0), (0, 0))
    assert (player.helpers, player.nuts, player.held, player.done) == (
        ("trader",),
        2,
        ("I-01",),
        ("I-02",),
    )
    assert player.fields[1] == STRUCK
    assert state.todo[-1] == Choose(0)
    assert not state.events


def test_what_is_left_out_follows_from_the_rest() -> None:
    state = laid("round = 2\nplayers = 3")
    assert state.todo[-1] == Roll(0)
    assert state.to_move == CHANCE
    assert all(player.fields == (UNTOLD, UNTOLD) for player in state.players)
    assert len(set(state.pool)) == 3
    assert laid("round = 5").pool[0].startswith("II-")
    cards = Counter([*state.pool, *state.decks[0], *state.decks[1]])
    assert set(cards.values()) == {1}
    assert len(cards) == 36


def test_moves_are_played_at_the_end() -> None:
    state = laid('board = ["B6", "Y5", "B4", "B3", "Y2", "Y1"]\nthen = "die/6"')
    assert state.todo[-1] == Mark(0)
    assert state.players[0].dice[DIE_AT["Y1"]] == 1
    assert state.events


@pytest.mark.parametrize(
    ("due", "step", "mover"),
    [
        ('decision = "free"', Free(0), 0),
        ('decision = "free"\nseat = 1\nwaiting = [0]', Free(1), 1),
        ('decision = "free"\ngains = ["gain lantern 2"]', Mark(0), 0),
        ('decision = "free"\nseat = 1\ngains = ["fill", "mark"]', Fill(1), 1),
        ('decision = "choose"\nseat = 1\nchosen = ["die/1"]', Choose(1), 1),
        ('decision = "take"\norder = [1, 0]\ngains = ["mark"]', Mark(0), 0),
    ],
)
def test_what_is_due(due: str, step: Any, mover: int) -> None:
    state = laid(f'players = 2\nboard = ["Y4"]\n[due]\n{due}')
    assert state.todo[-1] == step
    assert state.to_move == mover
    assert state.legal_moves()


def test_what_is_chosen_later_may_have_come_to_nothing_by_then() -> None:
    """The last lantern is marked first; what was to be marked after it is a nut (WC-6.6)."""
    lanterns = 'seats = { 0 = { lanterns = ["***", "***", "**."] } }'
    state = laid(f'due = {{ decision = "free", gains = ["mark", "mark", "fill"] }}\n{lanterns}')
    then = state.after("lantern/3,3")
    while not isinstance(then.todo[-1], Fill):  # what the row and the column bring comes first
        then = then.after(then.legal_moves()[0])
    assert then.players[0].nuts == state.rules.surplus_lantern_nuts


def test_rules_may_be_changed() -> None:
    assert laid("rules = { nuts = 12 }").rules == Rules(nuts=12)
    assert laid("rules = { nuts = 12 }", pool=4).rules == Rules(nuts=12, pool=4)
    assert read_rules(Field("made.toml", "rules", {"nuts": 12})).nuts == 12


# --- Written and laid again -----------------------------------------------------------------


def test_turn_fields_that_are_not_told_stay_so() -> None:
    state = laid('round = 2\nseats = { 0 = { fields = ["Y1", ""] } }')
    assert state.players[0].fields == (DIE_AT["Y1"], UNTOLD)
    tree = tomllib.loads("\n".join(position_lines(state)))["position"]
    assert lay(Field("made.toml", "position", tree)) == state


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_position_of_a_game_is_written_and_laid_again(players: int) -> None:
    rng, seen = random.Random(players), set[str]()
    for seed in range(2):
        state = setup(players, seed)
        while not state.is_over:
            if rng.random() < 0.4 or state.to_move == CHANCE:
                lines = position_lines(state)
                back = again(lines)
                assert back == state._replace(last=None), lines
                assert position_lines(back) == lines
                seen.add(state.todo[-1].due)
            words: dict[str, list[str]] = {}
            for move in state.legal_moves():
                words.setdefault(move.split("/")[0], []).append(move)
            words.pop("end", None) if len(words) > 1 and rng.random() < 0.7 else None
            state = state.after(rng.choice(words[rng.choice(sorted(words))]))
    assert seen >= {"keep", "roll", "choose", "free", "mark", "pick"}


def test_orders_for_rows_of_lanterns_wait_in_the_file_too() -> None:
    text = """
        players = 3
        board = ["Y5", "Y4"]
        [due]
        decision = "owed"
        order = [2, 0, 1]
        owed = [0, 1]
    """
    state = laid(text)
    lines = position_lines(state)
    assert state.to_move == 0
    assert again(lines) == state
    after = state.after(state.legal_moves()[0])
    assert after.to_move == 1
    assert again(position_lines(after)) == after._replace(last=None)


def test_a_view_and_the_end_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="face down"):
        position_lines(setup(2, 0).seen_by(0))
    state = laid('round = 6\nturn = 2\ndue = { decision = "free" }').after("end")
    assert state.is_over
    with pytest.raises(ValueError, match="over"):
        position_lines(state)


# --- What is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        ("rond = 2", "position.rond", "did you mean round?"),
        ("players = 6", "position.players", "from 1 to 5"),
        ("round = 7", "position.round", "from 1 to 6"),
        ("rules = { nuts = 0.5 }", "position.rules.nuts", "must be"),
        ('round = 4\nphase = "I"', "position.phase", 'write phase = "II"'),
        ('board = ["Y1", "B6"]', "position.board", "descending order.*B6, Y1"),
        ('board = ["Y7"]', r"position.board\[1\]", "there is no die"),
        ('pool = ["I-01", "I-01"]', "position", "I-01 lies in two places"),
        ('seats = { 0 = { held = ["I-02"], done = ["I-02"] } }', "position", "two places"),
        ("seats = { 1 = {} }", "position.seats.1", "there is no key"),
        ("seats = { 0 = { used = { saw = 1 } } }", "position.seats.0.used", "only 0 circled"),
        ("seats = { 0 = { marked = { saw = 9 } } }", "position.seats.0.marked.saw", "0 to 6"),
        ('seats = { 0 = { lanterns = ["**"] } }', "position.seats.0.lanterns", "3 to 3 rows"),
        (
            'seats = { 0 = { lanterns = ["**", "...", "..."] } }',
            r"position.seats.0.lanterns\[1\]",
            "3 signs",
        ),
        ("seats = { 0 = { struck = { trader = [1] } } }", "struck.trader", "not marked"),
        ('seats = { 0 = { helpers = ["trader", "trader"] } }', "helpers", "twice"),
        ('seats = { 0 = { chests = { orders = "cc" } } }', "chests.orders", "the slots c "),
        ('round = 2\nseats = { 0 = { fields = ["Y1"] } }', "fields", "must list 2 to 2"),
        ('decks = [["II-01"], []]', r"position.decks\[1\]\[1\]", "order of phase I"),
        ('due = { decision = "sleep" }', "position.due.decision", "there is no decision"),
        ('due = { decision = "roll", seat = 0 }', "position.due.seat", "there is no key"),
        ('due = { decision = "choose" }', "position.due", "no die to choose"),
        ('board = ["Y1"]\ndue = { decision = "roll" }', "position.due", "leave out board"),
        ('round = 1\ndue = { decision = "keep" }', "position.round", "leave it out"),
        ('due = { decision = "keep" }', "position.due", "seat 0 must hold 2 orders"),
        ('due = { decision = "free", gains = ["marks"] }', r"gains\[1\]", "did you mean mark"),
        ('due = { decision = "free", waiting = [0] }', "waiting", "acts now"),
        (
            'due = { decision = "free", gains = ["mark"] }\n'
            'seats = { 0 = { lanterns = ["***", "***", "***"] } }',
            "position.due",
            "nothing is left to choose for 'mark'",
        ),
        ('pool = [""]\ndue = { decision = "free", gains = ["pick"] }', "position.due", "'pick'"),
        ('due = { decision = "extra" }', "position.due", "players = 5"),
        ('turn = 2\ndue = { decision = "rival" }', "position.due", "last turn of a round"),
        ('due = { decision = "drop" }', "position.due", "last turn of a round"),
        (
            'players = 2\nboard = ["Y1"]\ndue = { seat = 1, chosen = ["die/2"] }',
            r"chosen\[1\]",
            "no die in column 2",
        ),
        (
            'players = 2\nboard = ["Y1"]\ndue = { seat = 1, chosen = ["end"] }',
            r"chosen\[1\]",
            "a choice like die/3",
        ),
        ('then = "die/7"', "position.then", "column 5"),
        ('then = "die/1"', "position.then", "WC-1.3"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, key: str, problem: str) -> None:
    with pytest.raises(FileError, match=problem) as caught:
        laid(text)
    assert re.search(key, caught.value.key)
    assert "\n" not in str(caught.value)
