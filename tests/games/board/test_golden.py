"""The game agrees with its independent referee."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core.protocol import perft
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from tests.games.board import referee
from tests.games.board.playthrough import perft_positions
from tests.games.board.scenes import busy_choice, busy_game, idle_game
from tests.games.play import idle_choice, moves_of
from tests.playthrough import name_of


def test_perft_of_nothing() -> None:
    state = ga.board.setup(2)
    assert perft(state, 0) == 1
    assert perft(state, 2) == 7 * 6


# --- The independent referee ----------------------------------------------------------------


def refereed(start: State) -> referee.Referee:
    """The referee's table for a state as `setup` made it."""
    stacks = dict(ga.board.record(start, []).stacks)
    switches = {name: bool(value) for name, value in start.rules.overrides.items()}
    return referee.Referee(
        len(start.players), start.start, list(stacks["tiles"]), list(stacks["orders"]), switches
    )


def same(state: State, table: referee.Referee) -> bool:
    """All that both sides know, at the start of a turn."""
    for player, other in zip(state.players, table.players, strict=True):
        mine = player.mine
        carts = [sorted(coal for coal in other.carts[n] if coal) for n in (1, 2, 3, 4)]
        ours = (player.marks, player.miners, player.vp, mine.level, sorted(mine.cage))
        theirs = (other.marks, other.miners, other.vp, other.level, sorted(other.cage))
        if ours != theirs or sorted(mine.storage) != sorted(other.storage):
            return False
        if [sorted(coal) for coal in mine.carts] != carts:
            return False
        if [str(tile) for tile in mine.tiles] != other.tiles:
            return False
        if {o.label: str(o.order) for o in player.orders} != {
            label: order.word for label, order in other.orders.items()
        }:
            return False
        if sorted(map(str, player.delivered)) != sorted(other.delivered):
            return False
    stack = [str(tile) for tile in state.tile_stack.cards]
    return (
        stack == table.stacks["workshop"]
        and [str(order) for order in state.order_stack.cards] == table.stacks["order"]
        and list(state.supply) == [table.supply[colour] for colour in "ybgk"]
        and list(state.canteen) == table.canteen
        and (state.start, state.shift) == (table.start, table.shift)
    )


def lockstep(players: int, seed: int, rules: Rules) -> None:
    """One game on both tables: the same choices at every decision, the same table every turn."""
    rng = random.Random(seed)
    choice = busy_choice if seed % 2 else idle_choice
    state = ga.board.setup(players, seed, start=seed % players, rules=rules)
    table = refereed(state)
    while not state.is_over:
        legal = state.legal_moves()
        assert set(legal) == table.legal()
        assert state.to_move == table.to_move
        assert state.at_turn_start == table.at_turn_start
        if state.at_turn_start:
            assert same(state, table)
        move = choice(rng, legal)
        state = state.after(move)
        table.play(str(move))
    assert table.over
    assert list(state.scores) == table.scores
    assert list(state.winners) == table.winners


SWITCHES = [
    Rules(),
    Rules(free_storage=True),
    Rules(split_pairs=True),
    Rules(free_storage=True, split_pairs=True),
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", SWITCHES, ids=str)
def test_the_referee_agrees(players: int, rules: Rules) -> None:
    for seed in range(6):
        lockstep(players, seed, rules)


def test_the_referee_refuses_what_we_refuse() -> None:
    """So that its agreement means something."""
    game = list(busy_game(3, 7))
    text = str(ga.board.record(game[0][0], moves_of(game)))
    assert referee.judge(text).scores == list(game[-1][0].scores)
    for old, new in [("result: ", "result: 1 "), (" end", ""), ("draft/1\n", "draft/99\n")]:
        with pytest.raises(referee.Refused):
            referee.judge(text.replace(old, new, 1))


def simulated(folder: Path, players: int, games: int) -> list[str]:
    command = f"simulate --players {players} --games {games} --seed 1 --records {folder}"
    assert main(command.split()) == 0
    return [path.read_text("utf-8") for path in sorted(folder.iterdir())]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulated_records_pass_the_referee(players: int, tmp_path: Path) -> None:
    for text in simulated(tmp_path, players, 10):
        record = ga.Record.read(text)
        assert tuple(referee.judge(text).scores) == record.result


# --- Long: minutes, run with `pytest -m long` -----------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_hundred_simulated_records_pass_the_referee(players: int, tmp_path: Path) -> None:
    texts = simulated(tmp_path, players, 300)
    assert len(texts) == 300
    for text in texts:
        record = ga.Record.read(text)
        assert tuple(referee.judge(text).scores) == record.result
        assert tuple(referee.judge(text).winners) == record.winners


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_games(players: int) -> None:
    """Full random games to their end, half of them busy, against the referee all the way."""
    for seed in range(2000):
        lockstep(players, 10_000 + seed, SWITCHES[seed % 8] if seed % 8 < 4 else Rules())


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_records_replay(players: int) -> None:
    for seed in range(2000):
        game = list((busy_game if seed % 2 else idle_game)(players, seed))
        text = str(ga.board.record(game[0][0], moves_of(game)))
        assert ga.replay(text) == game[-1][0]
        assert str(ga.Record.read(text)) == text


@pytest.mark.long
@pytest.mark.parametrize("position", perft_positions(), ids=name_of)
def test_perft_against_the_slow_enumerator(position: dict[str, Any]) -> None:
    table = referee_at(position)
    counts = position["counts"]
    assert [referee.perft(table, depth) for depth in range(1, len(counts) + 1)] == counts


def referee_at(position: dict[str, Any]) -> referee.Referee:
    rules = Rules.read(position.get("rules", ""))
    players = position.get("players", 2)
    state = ga.board.setup(players, position.get("seed", 1), rules=rules)
    table = refereed(state)
    while table.decision == "draft":
        table.play(min(table.legal()))
    if "moves" in position:
        for move in position["moves"].split():
            table.play(move)
        return table
    player = table.players[0]
    player.level, player.cage, player.storage = (
        position["level"],
        list(position["cage"]),
        list(position["storage"]),
    )
    player.carts = {n: list(coal) for n, coal in enumerate(position["carts"], start=1)}
    player.orders = {}
    for label, spec in zip("ABC", position["orders"], strict=False):
        word, squares = (spec, None) if isinstance(spec, str) else spec
        word = word.split("=")[0]
        player.take_order(word)
        for square, coal in zip(player.orders[label].squares, squares or (), strict=False):
            square.coals = list(coal.strip("+"))
            square.full = bool(coal) and not coal.endswith("+")
    table.decision, table.steps, table.seat = "step", position["steps"], 0
    return table
