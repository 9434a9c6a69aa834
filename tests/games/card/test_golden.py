"""The game agrees with its independent referee, and with the example of its notation."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games.card.parts import DOCKS, STACKS, Docking, Player
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from tests.games.card import referee
from tests.games.card.playthrough import perft_positions, perft_state
from tests.games.card.scenes import busy_choice, busy_game, hoarding_choice
from tests.games.play import Choice, idle_choice, line, moves_of
from tests.playthrough import name_of

EXAMPLE = Path(__file__).parent / "example.txt"


# --- The example of the notation ------------------------------------------------------------


def test_the_example_of_the_notation_replays_and_is_written_again() -> None:
    text = EXAMPLE.read_text("utf-8")
    record = ga.Record.read(text)
    state = ga.replay(record)
    assert state.scores == (21, 8, 21)
    assert state.winners == (0,)
    moves = [str(move) for turn in record.turns for move in ga.card.read_line(turn.moves)]
    assert str(ga.card.record(ga.card.opening(record), moves)) == str(record)
    assert referee.check_record(text).scores() == [21, 8, 21]


# --- The independent referee ----------------------------------------------------------------


def refereed(start: State) -> referee.Referee:
    """The referee's table for a state as `setup` made it."""
    switches = {name: bool(value) for name, value in start.rules.overrides.items()}
    stacks = {name: list(words) for name, words in ga.card.stacks(start)}
    return referee.Referee(len(start.players), start.start, stacks, switches)


def told(state: State) -> dict[str, Any]:
    """Everything on the table, in the words of the referee."""
    zones = state.layout.zones
    tokens = state.zones[state.layout.token_zone]
    return {
        "stacks": {
            name: tuple(map(str, stack.cards))
            for name, stack in zip(STACKS, state.stacks, strict=True)
        },
        "costs": {name: zone.cost for name, zone in zip(zones, state.zones, strict=True)},
        "latest": tokens.owner if tokens.owner >= 0 else None,
        "tokens": state.tokens,
        "start": state.start,
        "to_move": state.to_move,
        "held": state.pending.card if isinstance(state.pending, Docking) else "",
        "players": tuple(map(told_player, state.players)),
    }


def owners(state: State) -> dict[str, int]:
    """Who made the latest placement in each zone that has one."""
    zones = zip(state.layout.zones, state.zones, strict=True)
    return {name: zone.owner for name, zone in zones if zone.owner >= 0}


def told_player(player: Player) -> dict[str, Any]:
    delivered: list[str] = []
    for order, engine, wagons in player.delivered:
        delivered += [str(order), engine, *(wagon.crest for wagon in wagons)]
        delivered += [str(wagon.load) for wagon in wagons if wagon.load]
    return {
        "workers": player.workers,
        "orders": tuple(sorted(map(str, player.orders))),
        "innovations": player.innovations,
        "row": tuple(map(str, player.row)),
        "storage": tuple(sorted(map(str, player.storage))),
        "docks": {
            n: (dock.engine, tuple(sorted((w.crest, str(w.load or "")) for w in dock.wagons)))
            for n, dock in zip(DOCKS, player.docks, strict=True)
        },
        "shares": player.shares,
        "objectives": player.objectives,
        "delivered": tuple(sorted(delivered)),
        "tokens": player.tokens,
        "passed": player.passed,
    }


def lockstep(players: int, seed: int, rules: Rules, choice: Choice) -> None:
    """One game on both tables: the same choices and the same table at every decision."""
    rng = random.Random(seed)
    state = ga.card.setup(players, seed, start=seed % players, rules=rules)
    table = refereed(state)
    while not state.is_over:
        legal = state.legal_moves()
        assert list(legal) == table.legal()
        assert state.to_move == table.to_move
        assert state.at_turn_start == table.at_turn_start
        assert told(state) == table.table()
        assert owners(state) == table.owner
        assert sorted(state.boxed) == sorted(table.out)
        move = choice(rng, legal)
        state = state.after(move)
        table.play(str(move))
    assert table.over
    assert list(state.scores) == table.scores()
    assert list(state.winners) == table.winners()
    parts = [tuple(player.score_parts().values()) for player in table.players]
    assert list(state.breakdown) == parts


RULE_SETS = [Rules(), Rules(innovation_needs_placement=True)]
CHOICES = [busy_choice, idle_choice, hoarding_choice]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_referee_agrees(players: int, rules: Rules) -> None:
    for seed in range(9):
        lockstep(players, seed, rules, CHOICES[seed % 3])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_records_pass_the_referee(players: int) -> None:
    for seed in range(4):
        game = list(busy_game(players, seed, RULE_SETS[seed % 2]))
        text = str(ga.card.record(game[0][0], moves_of(game)))
        assert referee.check_record(text).scores() == list(game[-1][0].scores)


# --- Long: minutes, run with `pytest -m long` -----------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_hundred_games(players: int) -> None:
    for seed in range(300):
        lockstep(players, 10_000 + seed, RULE_SETS[seed % 4 == 3], CHOICES[seed % 3])


@pytest.mark.long
@pytest.mark.parametrize("position", perft_positions(), ids=name_of)
def test_perft_against_the_slow_enumerator(position: dict[str, Any]) -> None:
    table = refereed(perft_state({**position, "moves": ""}))
    for move in position["moves"].split():
        table.play(move)
    counts = position["counts"]
    assert [referee.perft(table, depth) for depth in range(1, len(counts) + 1)] == counts


def test_a_position_of_the_perft_file_is_reached_by_its_moves() -> None:
    position = next(p for p in perft_positions() if p["moves"])
    start = perft_state({**position, "moves": ""})
    assert line(start, position["moves"]) == perft_state(position)
