"""The table: paths make exactly the legal moves, every shut key has a reason, and all has words."""

from __future__ import annotations

import re
from functools import cache

import pytest

from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import keys
from glueckauf.games.contract import Path
from glueckauf.games.woodcraft import table
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    DICE,
    Choose,
    Face,
    Fill,
    Free,
    Keep,
    Lines,
    Mark,
    Pick,
    Player,
    Supply,
    Timber,
)
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.targets import due
from tests.games.woodcraft.pictures import KNOBS, crowded, lively_game

Paths = dict[str, tuple[Path, ...]]


def paths(state: State) -> Paths:
    moves = state.legal_moves()
    legal = frozenset(moves)
    return {str(move): table.paths(state, move, legal) for move in moves}


def drawn_keys(state: State, shown: str = "table") -> set[str]:
    parts = table.parts(state, "en", shown, max(state.to_move or 0, 0))
    return set(re.findall('data-key="([^"]*)"', "".join(part.body for part in parts)))


def check_paths(state: State) -> set[str]:
    """Every legal move can be made, by a path of its own that begins no other."""
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
    return {path[0] for path in owner}


def check_shut(state: State, used: set[str]) -> None:
    """What begins no move means one that the rules forbid, and they say why."""
    every = list(table.candidates(state, "table"))
    assert len(set(every)) == len(every)
    assert set(every) <= drawn_keys(state)
    assert set(table.candidates(state, "board")) <= drawn_keys(state, "board")
    for key in every:
        move = table.natural(state, key)
        assert move is not None, key
        assert str(read(move)) == move
        if key not in used:
            violation = state.why_not(move)
            assert violation is not None, f"{key} means {move}, which is legal"
            assert violation.text


@cache
def decisions(players: int, seed: int, knobs: bool = False) -> tuple[State, ...]:
    game = lively_game(players, seed, KNOBS if knobs else None)
    return tuple(state for state in game if state.to_move not in (None, CHANCE))


@pytest.mark.parametrize(
    ("players", "seed", "knobs"), [(1, 3, False), (2, 5, False), (3, 4, True), (5, 6, False)]
)
def test_random_games(players: int, seed: int, knobs: bool) -> None:
    played = decisions(players, seed, knobs)
    rare = [state for state in played if not isinstance(due(state), Free | Choose)]
    for state in [*played[::9], *rare[:25]]:
        check_shut(state, check_paths(state))
    for state in lively_game(players, seed, KNOBS if knobs else None)[::7]:
        if state.to_move in (None, CHANCE):
            assert not list(table.candidates(state, "table"))
            assert table.natural(state, "column/1") is None


def test_games_reach_every_kind_of_decision() -> None:
    kinds = {type(due(state)) for n in range(6) for state in decisions(2, n)}
    kinds |= {type(due(state)) for n in range(6) for state in decisions(5, n)}
    assert kinds == {Keep, Choose, Pick, Free, Mark, Lines, Face, Fill, Supply, Timber}


def acting(dice: str, helpers: str = "", held: str = "", **materials: int) -> State:
    """Alone, in free actions, with these things."""
    state = next(s for s in lively_game(1, 4) if isinstance(due(s), Free))
    rows = ("saw", "glue", "offcut", "blueberry")
    player = Player(
        dice=tuple(dice.split().count(die) for die in DICE),
        marked=tuple(materials.get(row, 0) for row in rows),
        helpers=tuple(helpers.split()),
        held=tuple(held.split()),
        fields=state.players[0].fields,
    )
    return state._replace(players=(player,))


def test_materials_and_dice_in_any_order() -> None:
    state = acting("Y1 B1 Y6 Y2", glue=1, saw=1, offcut=1)
    found = paths(state)
    assert found["glue/Y1+B1=B"] == (
        ("0:glue", "0:die/Y1", "0:die/B1", "stays/brown"),
        ("0:glue", "0:die/B1", "0:die/Y1", "stays/brown"),
        ("0:die/Y1", "0:glue", "0:die/B1", "stays/brown"),
        ("0:die/B1", "0:glue", "0:die/Y1", "stays/brown"),
        ("0:die/Y1", "0:die/B1", "stays/brown"),
        ("0:die/B1", "0:die/Y1", "stays/brown"),
    )
    assert ("0:die/Y1", "0:die/Y2") in found["glue/Y1+Y2=Y"]
    assert found["saw/Y6=1+5"] == (
        ("0:saw", "0:die/Y6", "parts/1+5"),
        ("0:die/Y6", "0:saw", "parts/1+5"),
    )
    assert found["saw/Y2=1+1"] == (("0:saw", "0:die/Y2"), ("0:die/Y2", "0:saw"))
    assert found["offcut/B1"] == (("0:offcut", "0:die/B1"), ("0:die/B1", "0:offcut"))
    check_shut(state, check_paths(state))


def test_two_of_a_kind_are_pointed_at_twice() -> None:
    found = paths(acting("Y1 Y1", glue=1))
    assert found["glue/Y1+Y1=Y"] == (
        ("0:glue", "0:die/Y1", "0:die/Y1"),
        ("0:die/Y1", "0:glue", "0:die/Y1"),
        ("0:die/Y1", "0:die/Y1"),
    )


def test_helpers_come_first() -> None:
    state = acting("Y1 Y4 B3", "substitute trader yellow_adjust brown_adjust", "I-05", saw=1)
    found = paths(state)
    assert found["glue/Y1+Y4=Y:saw>glue"][0] == (
        *("0:helper/substitute", "0:saw", "0:glue", "0:die/Y1", "0:die/Y4"),
    )
    assert found["complete/I-05:saw>offcut"] == (
        ("0:helper/substitute", "0:saw", "0:offcut", "0:order/I-05"),
    )
    assert found["sell/saw"] == (("0:helper/trader", "0:saw"),)
    assert found["adjust/B3-1"] == (
        ("0:helper/brown_adjust", "0:die/B3", "down"),
        ("0:die/B3", "0:helper/brown_adjust", "down"),
    )
    assert found["adjust/Y1+1"][0] == ("0:helper/yellow_adjust", "0:die/Y1")
    check_shut(state, check_paths(state))


def test_an_empty_sheet_says_what_is_missing() -> None:
    state = acting("")
    check_shut(state, check_paths(state))
    for key in ("0:saw", "0:glue", "0:offcut", "0:helper/trader", "0:chest/helpers"):
        move = table.natural(state, key)
        assert move is not None
        assert state.why_not(move) is not None
    assert table.natural(state, "0:nuts") is None
    assert table.natural(state, "1:saw") is None


# --- Words ----------------------------------------------------------------------------------


def test_labels_and_prompts_are_sentences_in_words() -> None:
    for players, seed in ((1, 3), (2, 5), (5, 6)):
        for state in lively_game(players, seed)[::5]:
            if state.is_over:
                continue
            assert table.prompt(state, "en")
            for move in state.legal_moves()[::3]:
                told = table.label(state, move, "en")
                assert told[0].isupper()
                assert "/" not in told, told
                assert ">" not in told, told
    state = acting("Y1 B1 Y6", "substitute", glue=1, saw=1)
    assert table.label(state, "glue/Y1+B1=B", "en") == (
        "Glue: yellow 1 + brown 1 = brown 2; gives 2 nuts"
    )
    assert table.label(state, "glue/Y1+B1=B:saw>glue", "en") == (
        "Glue: yellow 1 + brown 1 = brown 2; a saw blade used as glue; gives 2 nuts"
    )
    assert table.label(state, "saw/Y6=1+5", "en") == "Saw: yellow 6 = 1 + 5"
    assert table.button("parts/1+5", "en") == "1 and 5"
    assert table.button("gain/Y6", "en") == "Take yellow 6"
    assert table.button("gain/glue", "en") == "Take 1 glue"


def test_a_label_is_a_preview() -> None:
    """What the label of a rework promises lies there afterwards."""
    state = acting("Y3 B3", "brown_adjust", offcut=1)
    for move, made in (("offcut/Y3", "Y4"), ("adjust/B3-1", "B2")):
        assert made[1] in table.label(state, move, "en")
        assert state.after(move).players[0].dice[DICE.index(made)] == 1


# --- The rest of the contract -----------------------------------------------------------------


def test_secret_choices_stay_secret() -> None:
    game = lively_game(3, 4, KNOBS)
    for state in game:
        if state.to_move in (None, CHANCE):
            continue
        secret = isinstance(due(state), Keep | Choose)
        assert table.has_secrets(state.seen_by(state.to_move)) == secret
        for move in state.legal_moves()[:2]:
            assert (table.public(state, move) == move) != secret
    assert not any(table.has_secrets(state) for state in decisions(1, 3))


def test_what_is_turned_up_reveals() -> None:
    shown: set[str] = set()
    kept: set[str] = set()
    for state in lively_game(2, 5):
        for event in state.events:
            (shown if table.reveals(event, 0, (0, 1)) else kept).add(event.name)
    assert {"pool-laid", "refilled", "showed-die", "showed-order"} <= shown
    assert {"chose", "completed", "glued", "hired", "lit"} <= kept
    alone = {
        event.name
        for state in lively_game(1, 4)
        for event in state.events
        if table.reveals(event, 0, (0,))
    }
    assert alone == {"pool-laid", "refilled", "phase-two", "rolled", "rival", "dropped"}


def test_completed_orders_open() -> None:
    over = lively_game(2, 5)[-1]
    assert list(table.piles(over)) == [f"{n}:done" for n, p in enumerate(over.players) if p.done]
    late = next(s for s in lively_game(2, 5) if s.players[0].done and not s.is_over)
    own = table.pile(late.seen_by(0), "0:done", "en", 0)
    assert own.title == "Your completed orders"
    assert len(own.cards) == len(late.players[0].done)
    assert "<svg" in own.picture
    others = table.pile(late.seen_by(1), "0:done", "en", 1)
    assert others.cards == ()
    assert others.note


def test_recap_sight_and_chapters() -> None:
    game = lively_game(2, 5)
    events = [event for state in game[:60] for event in state.events]
    assert table.recap(events, "en", 0)
    assert table.sight(game) == ("table", 0)
    choosing = next(n for n, state in enumerate(game) if isinstance(due(state), Choose))
    assert table.sight(game[choosing : choosing + 2]) == ("desk", 0)
    freely = next(n for n, state in enumerate(game) if isinstance(due(state), Free))
    assert table.sight(game[freely : freely + 2])[0] == "sheet"
    assert {table.chapter(state) for state in game} == set(range(7))
    for name in (*table.headlines(), *table.on_sheet(), *table.TOLD, *table.UNSEEN, *table.OTHERS):
        assert f"event-{name}" in keys("woodcraft", "en")


def test_a_forced_decision_follows() -> None:
    marking = next(s for s in decisions(2, 5) if isinstance(due(s), Mark))
    assert table.follows(marking) is None
    player = marking.players[marking.to_move or 0]._replace(lanterns=0b111111110)
    players = tuple(
        player if seat == marking.to_move else other for seat, other in enumerate(marking.players)
    )
    assert table.follows(marking._replace(players=players)) == "lantern/1,1"
    assert table.follows(setup(2)) is None


def test_the_scoresheet_explains_the_score() -> None:
    sheet = table.scoresheet(crowded(), "en", 1)
    assert sheet is not None
    assert sheet.totals == crowded().scores
    assert sheet.people[1] == "You"
