"""The table: paths make exactly the legal moves, every shut key has a reason, and all has words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card import draw, table
from glueckauf.games.card.notation import read
from glueckauf.games.card.parts import (
    STACKS,
    Choosing,
    Delivering,
    Docking,
    Looking,
    Mining,
    Paying,
)
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import scoresheet
from glueckauf.games.contract import Path
from glueckauf.widget.table import Table
from tests.games.card.pictures import KNOBS, lively_game
from tests.games.card.scenes import scene
from tests.games.play import line
from tests.widget.talk import send

Paths = dict[str, tuple[Path, ...]]


def paths(state: State) -> Paths:
    legal = frozenset(state.legal_moves())
    return {str(move): table.paths(state, move, legal) for move in state.legal_moves()}


def keys(state: State, shown: str = "table") -> set[str]:
    parts = table.parts(state, "en", shown, state.to_move or 0)
    return set(re.findall('data-key="([^"]*)"', "".join(part.body for part in parts)))


def shut(state: State, shown: str = "table") -> dict[str, str]:
    """What could mean a move but means none now: key → the id of the rule."""
    used = {key for ways in paths(state).values() for path in ways for key in path}
    found = {}
    for key in table.candidates(state, shown):
        if key not in used:
            move = table.natural(state, key)
            assert move is not None, key
            violation = state.why_not(move)
            assert violation is not None, f"{key} means {move}, which is legal"
            assert violation.text
            found[key] = violation.rule
    return found


def check_paths(state: State) -> None:
    found = paths(state)
    drawn = keys(state)
    owner: dict[Path, str] = {}
    for move, ways in found.items():
        assert ways, f"{move} cannot be pointed at"
        assert len(set(ways)) == len(ways)
        for path in ways:
            assert path not in owner, f"{move} and {owner[path]} share {path}"
            owner[path] = move
            for key in path:
                assert (key in drawn) != table.is_button(key), key
    for path in owner:
        assert not [path[:n] for n in range(1, len(path)) if path[:n] in owner], path


def check_shut(state: State) -> None:
    every = list(table.candidates(state, "table"))
    assert len(set(every)) == len(every)
    assert set(every) <= keys(state)
    assert set(table.candidates(state, "yard")) <= keys(state, "yard") | keys(state)
    for key in every:
        move = table.natural(state, key)
        assert move is not None
        assert str(read(move)) == move
    shut(state)


def check_words(state: State) -> None:
    for move in state.legal_moves()[::3]:
        told = [table.label(state, move, language) for language in LANGUAGES]
        assert not any(words[0].islower() for words in told), told
        assert len(set(told)) >= 3, told
    assert len({table.prompt(state, language) for language in LANGUAGES}) == 4


@settings(max_examples=12, deadline=None)
@given(
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10**6),
    st.sampled_from([None, None, Rules(innovation_needs_placement=True), KNOBS]),
)
def test_random_games(players: int, seed: int, rules: Rules | None) -> None:
    for state in lively_game.__wrapped__(players, seed, rules)[seed % 7 :: 7]:
        if state.to_move is None:
            assert not list(table.candidates(state, "table"))
            assert table.natural(state, "wild") is None
            continue
        view = state.seen_by(state.to_move)
        check_paths(view)
        check_shut(view)
        check_words(view)


# --- Paths ----------------------------------------------------------------------------------


def test_every_kind_of_decision_occurs_in_the_games_above() -> None:
    met = {type(state.pending) for state in (*lively_game(3, 31), *lively_game(4, 42))}
    assert met == {type(None), Paying, Docking, Mining, Delivering, Choosing, Looking}


def test_paths_of_a_placement() -> None:
    state = setup(3, 1)
    assert paths(state)["order"] == (("order",),)
    assert paths(state)["pass"] == (("pass",),)
    paying = scene(3, zones={"order": (1, 2)}).after("order")
    found = paths(paying)
    assert found["pay/3"] == (("pay/3",), ("0:worker/3",))
    assert found["pay/1+2"] == (
        ("pay/1+2",),
        ("0:worker/1", "0:worker/2"),
        ("0:worker/2", "0:worker/1"),
    )
    assert found["pay/1+1+1"] == (("pay/1+1+1",), ("0:worker/1",) * 3)


def test_paths_of_a_payment_with_innovations() -> None:
    state = scene(3, zones={"order": (1, 2)}, innovations="w3 w4").after("order")
    found = paths(state)
    assert found["pay/w3=3"] == (("pay/w3=3",), ("0:innovation/w3",))
    assert found["pay/1+w3=2"] == (("pay/1+w3=2",), ("0:worker/1", "0:innovation/w3"))
    assert found["pay/w3=1+w4=2"] == (("pay/w3=1+w4=2",),), "which value is meant must be said"


def test_paths_of_mining() -> None:
    state = scene(4, row="c1.1 t1.2", storage="w2 w1.1", docks=("* w", "t", ""))
    state = line(state, "mining/3 pay/1")
    found = paths(state)
    assert found["row>2t"] == (("0:row", "0:wagon/2t"), ("0:wagon/2t",))
    assert found["row>s"] == (("0:storage",), ("0:row", "0:storage"))
    assert found["s:w2>1*"] == (("0:store/w2", "0:wagon/1*"), ("0:wagon/1*", "0:store/w2"))
    only = line(scene(4, row="f2", docks=("w", "", "")), "mining/3 pay/1")
    assert paths(only) == {"row>s": (("0:storage",), ("0:row",))}


def test_paths_of_a_delivery() -> None:
    docks = ("red w=w2", "red t=t2", "")
    state = scene(docks=docks, orders="barracks:1 furnaces:2").after("delivery").after("pay/1")
    found = paths(state)
    assert found["train/1=barracks:1"] == (
        ("0:dock/1", "0:order/barracks:1"),
        ("0:order/barracks:1", "0:dock/1"),
    )
    rest = state.after("train/1=barracks:1")
    assert paths(rest) == {
        "end": (("end",),),
        "train/2=furnaces:2": (("0:dock/2",), ("0:order/furnaces:2",)),
    }


def test_paths_of_the_wild_action_and_docks() -> None:
    state = scene(3, stacks={"wagon/a": "* w * c t"}).after("wild").after("pay/2")
    assert paths(state)["look/wagon/a"] == (("wagon/a",),)
    look = state.after("look/wagon/a")
    assert paths(look)["take/*"] == (("take/*",),)
    taken = look.after("take/*")
    assert paths(taken)["dock/2"] == (("0:dock/2",), ("dock/2",))


def test_paths_of_innovations() -> None:
    state = scene(innovations="lorry mining", row="w1.1")
    assert paths(state)["use/lorry/a"] == (("0:innovation/lorry", "lorry/a"),)
    assert paths(state)["use/mining"] == (("0:innovation/mining",),)
    lone = scene(innovations="lorry", stacks={"lorry/b": ""})
    assert paths(lone)["use/lorry/a"] == (("0:innovation/lorry",),)


# --- Why not --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "given", "moves", "rule"),
    [
        ("mining/2", {"players": 2}, "", "CG-1.2"),
        ("delivery", {}, "", "CG-3.10"),
        ("mining/3", {}, "", "CG-3.9"),
        ("lorry/a", {"stacks": {"lorry/a": ""}}, "", "CG-4.3"),
        ("engine", {"docks": ("red", "red", "blue")}, "", "CG-3.3"),
        ("wild", {"workers": (1,)}, "", "CG-2.4"),
        ("order", {}, "share", "CG-2.4"),
        ("0:worker/4", {}, "share", "CG-2.4"),
        ("0:innovation/engine", {"innovations": "engine", "docks": ("red",) * 3}, "", "CG-3.3"),
        ("engine", {"docks": ("red", "red", "blue")}, "wild pay/2", "CG-3.3"),
        ("mining/1", {}, "wild pay/2", "CG-3.13"),
        ("0:dock/1", {"stacks": {"wagon/a": "t"}}, "wagon/a pay/1", "CG-3.2"),
        ("dock/1", {"stacks": {"wagon/a": "t"}}, "wagon/a pay/1", "CG-3.2"),
        ("0:dock/2", {"docks": ("", "red", "")}, "engine pay/1", "CG-3.3"),
        ("0:wagon/1c", {"row": "w1.1", "docks": ("c", "", "")}, "mining/1 pay/1", "CG-3.7"),
        ("0:wagon/2*", {"row": "c1.1", "docks": ("", "*", "")}, "mining/1 pay/1", "CG-3.7"),
        (
            "0:loaded/1w=w2",
            {"row": "w1.1", "docks": ("w=w2", "", "")},
            "mining/1 pay/1",
            "CG-3.7",
        ),
        (
            "0:store/w2",
            {"row": "w1.1", "storage": "w2", "docks": ("w", "", "")},
            "mining/1 pay/1",
            "CG-3.8",
        ),
        ("0:store/f1.1", {"row": "w1.1", "storage": "f1.1"}, "mining/1 pay/1", "CG-3.7"),
        (
            "0:dock/3",
            {"docks": ("red w=w2", "", "f=f2"), "orders": "barracks:1"},
            "delivery pay/1",
            "CG-3.10",
        ),
        (
            "0:order/barracks:4",
            {"docks": ("red w=w2", "", ""), "orders": "barracks:1 barracks:4"},
            "delivery pay/1",
            "CG-3.10",
        ),
    ],
)
def test_what_cannot_be_chosen_says_why(
    key: str, given: dict[str, Any], moves: str, rule: str
) -> None:
    state = scene(given.pop("players", 3), **given)
    state = line(state, moves) if moves else state
    assert shut(state)[key] == rule
    assert key in keys(state)


def test_a_full_wagon_beside_an_empty_one_is_no_target() -> None:
    state = scene(row="w1.1", docks=("w=w2 w", "", "")).after("mining/1").after("pay/1")
    assert table.natural(state, "0:loaded/1w=w2") is None
    assert "0:loaded/1w=w2" not in table.candidates(state, "table")
    assert "0:wagon/1w" in table.candidates(state, "table")


def test_what_belongs_to_others_or_is_only_there_to_be_read_means_nothing() -> None:
    state = scene(row="w1.1", orders="barracks:1")
    for key in ("1:row", "0:row", "0:order/barracks:1", "0:vp", "0:share/barracks", "card/1"):
        assert table.natural(state, key) is None
    mine = state.after("mining/1").after("pay/1")
    assert table.natural(mine, "0:row") == "row>s"
    assert table.natural(mine, "1:row") is None


# --- Who sees what --------------------------------------------------------------------------


def test_a_secret_card_is_not_told() -> None:
    state = scene(3).after("wild").after("pay/2")
    for stack, secret in (("order", True), ("innovation", True), ("share", False)):
        look = state.after(f"look/{stack}")
        move = look.legal_moves()[0]
        assert table.public(look, move) == ("take" if secret else move)
        assert table.public(look, "dock/1") == "dock/1"
    lone = scene(3, stacks={"order": "barracks:1"}, workers=(2,)).after("wild").after("pay/2")
    assert table.public(lone.after("look/order"), "take/barracks:1") == "take/barracks:1"


def test_what_must_not_be_taken_back_unseen() -> None:
    def shown(state: State, move: str, people: list[int]) -> bool:
        return any(table.reveals(e, state.to_move, people) for e in state.after(move).events)

    state = scene(3, innovations="lorry mining", row="w1.1")
    assert shown(state.after("order"), "pay/1", [0])
    assert not shown(state.after("mining/1"), "pay/1", [0])
    assert not shown(state, "use/mining", [0])
    assert shown(state, "use/lorry/a", [1])
    wild = state.after("wild").after("pay/2")
    assert shown(wild, "look/share", [0, 1])
    assert not shown(wild, "look/share", [1])
    look = wild.after("look/share")
    assert shown(look, look.legal_moves()[0], [1])


def test_uncovered_cards_are_what_reveals_tells() -> None:
    """No move shows anybody a new card without an event that says so."""
    for players, seed in ((2, 5), (4, 42)):
        game = lively_game(players, seed)
        for before, after in pairwise(game):
            for seat in range(players):
                old, new = before.seen_by(seat), after.seen_by(seat)
                fresh = any(
                    (Counter(now.cards) - Counter(then.cards)).total()
                    for then, now in zip(old.stacks, new.stacks, strict=True)
                )
                mover = before.to_move
                if fresh:
                    assert any(table.reveals(e, mover, [seat]) for e in after.events)


def test_sight() -> None:
    game = lively_game(3, 31)
    mining = next(n for n, state in enumerate(game) if isinstance(state.pending, Mining))
    assert table.sight(game[mining : mining + 2]) == ("row+docks", game[mining].to_move)
    leaving = next(n for n, state in enumerate(game) if isinstance(state.pending, Delivering))
    assert table.sight(game[leaving : leaving + 2]) == ("docks+hand", game[leaving].to_move)
    assert table.sight(game[:3]) == ("desk", 0)
    assert table.sight(game) == ("table", 0)
    assert [table.chapter(state) for state in (game[0], game[-1])] == [1, 6]


# --- Words ----------------------------------------------------------------------------------


def test_moves_in_short() -> None:
    state = setup(3, 1)
    assert table.label(state, "mining/1", "en") == "The mining card 0/1: 1 worker"
    assert table.label(state, "pass", "en") == "Pass: out of this shift"
    assert table.label(state.after("order"), "pay/1", "en") == "Pay with 1"
    helped = scene(innovations="w3").after("order")
    assert table.label(helped, "pay/w3=1", "en") == (
        "Pay with 1 by the innovation for 1 to 3 workers"
    )
    train = scene(docks=("red w=w2", "", ""), orders="barracks:1").after("delivery").after("pay/1")
    assert table.label(train, "train/1=barracks:1", "en") == (
        "Send off the train at dock 1: barracks order for 1 lorry, 3 VP"
    )


def test_prompts() -> None:
    state = scene(innovations="mining", row="w1.1 w1.1")
    assert table.prompt(state, "en") == (
        "Send workers to a stack or an action card, play an innovation, or pass."
    )
    assert table.prompt(setup(2), "en") == "Send workers to a stack or an action card, or pass."
    placed = state.after("share").after("pay/1")
    assert table.prompt(placed, "en") == "Play an innovation, or end your turn."
    mining = state.after("mining/3").after("pay/1")
    assert table.prompt(mining, "en") == "Mining: 3 steps are left; you must use 2 more."
    assert table.prompt(mining, "pl") == (
        "Wydobycie: pozostały 3 kroki; trzeba wykorzystać jeszcze co najmniej 2."
    )


def test_buttons() -> None:
    assert [table.button(key, "en") for key in ("end", "pass")] == ["End", "Pass"]
    for language in LANGUAGES:
        assert table.button("end", language) != table.button("pass", language)
    assert table.is_button("pass")
    assert not table.is_button("wild")


def test_headlines_are_events_of_the_game() -> None:
    told = {event.name for state in lively_game(2, 5) for event in state.events}
    assert set(table.headlines()) <= told


# --- The score ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoresheet_adds_up(language: str) -> None:
    for players, seed in ((2, 5), (4, 42)):
        state = lively_game(players, seed)[-1]
        sheet = table.scoresheet(state, language)
        assert sheet is not None
        assert sheet.totals == state.scores
        assert len(sheet.rows) == 5
        columns = zip(*(row.points for row in sheet.rows), strict=True)
        assert tuple(map(sum, columns)) == state.scores
        assert tuple(zip(*(row.points for row in sheet.rows), strict=True)) == scoresheet(
            state.players, state.rules
        )
        assert all(len(row.counts) == players and row.name[0].isupper() for row in sheet.rows)


def test_the_scoresheet_of_a_view_knows_what_it_does_not_know() -> None:
    state = next(s for s in lively_game(3, 31) if s.players[1].delivered)
    sheet = table.scoresheet(state.seen_by(0), "en")
    assert sheet is not None
    assert sheet.rows[0].counts[1] == "?"
    assert sheet.rows[1].counts[1] == "1"


def test_what_follows_without_a_choice() -> None:
    """A payment and a dock, if there is only one; never a decision of its own."""
    state = setup(2, 7)
    assert table.follows(state) is None
    assert table.follows(state.after("order")) == "pay/1"
    assert table.follows(state.after("wild")) is None
    board = Table(state, ["human", "human"])
    send(board, "play", move="order")
    assert board.moves == ["order", "pay/1"]
    board.undo()
    assert board.moves == [], "back to the last choice"
    board.redo()
    assert board.moves == ["order", "pay/1"]
    board.play("wild")
    assert board.moves[-1] == "wild", "in Python every move is one's own"


def test_a_bots_turn_is_told_by_what_it_did() -> None:
    board = Table(setup(2, 7), ["human", "greedy"])
    text = send(board, "play", move="order")["message"]["text"]
    assert "Bruno places 1 worker at" in text
    assert board.frame["log"][0]["text"] == "The order stack: 1 worker"


def test_the_end_shows_all_points() -> None:
    state = setup(2, 7, rules=Rules(tokens=[1, 1, 1]))
    board = Table(state, ["human", "greedy"])
    while not board.state.is_over:
        frame = send(board, "play", move="pass" if board.state.at_turn_start else "end")
    assert frame["message"]["kind"] == "good"
    assert "The game is over: " in frame["message"]["text"]
    for seat in (0, 1):
        assert board.state.seen_by(seat).scores == board.state.scores


# --- Pictures of the table ------------------------------------------------------------------


def test_pictures() -> None:
    state = setup(3).after("order")
    assert table.picture(state, "de", "yard", 1) == draw.picture(state, "de", "yard", 1)
    assert table.style() == draw.style()
    assert set(STACKS) <= keys(state)
