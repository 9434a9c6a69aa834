"""The engine and the independent referee in lockstep: the same tokens, chances, tables and results.

The referee sees texts only: the header of a record, and one token after the other.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from glueckauf import games
from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.core.protocol import perft
from glueckauf.core.record import Record
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    DICE,
    NO_DIE,
    ROWS,
    SIZE,
    STRUCK,
    Player,
    Tie,
)
from glueckauf.games.woodcraft.rules import State
from tests.games.woodcraft.guide import CHOICES, Choose
from tests.games.woodcraft.playthrough import perft_positions, perft_state
from tests.games.woodcraft.referee import Referee, check_record, read_header, read_lines
from tests.games.woodcraft.test_referee_alone import EXAMPLES, FOULS

RATINGS = {
    "rated-better-next-time": "needs a better strategy",
    "rated-quite-good": "quite good",
    "rated-very-good": "very good",
    "rated-congratulations": "congratulations",
}


def sheet_facts(player: Player) -> dict[str, Any]:
    """A sheet in the referee's words."""
    cells = [divmod(at, SIZE) for at in range(SIZE * SIZE) if player.lanterns >> at & 1]
    return {
        "dice": [DICE[die] for die, count in enumerate(player.dice) for _ in range(count)],
        "circled": dict(zip(ROWS, player.marked, strict=True)),
        "crossed": dict(zip(ROWS, player.used, strict=True)),
        "lanterns": [(row + 1, column + 1) for row, column in cells],
        "slots": {name: sum(filled) for name, filled in zip(CHESTS, player.chests, strict=True)},
        "helpers": sorted(player.helpers),
        "used": sorted(player.struck),
        "fields": ["-" if die == STRUCK else DICE[die] for die in player.fields],
        "nuts": player.nuts,
        "completed": sorted(player.done),
    }


def compare(state: State, referee: Referee) -> None:
    """What both say of a position."""
    assert state.to_move == referee.to_move
    assert state.is_over == referee.over
    assert list(map(str, state.legal_moves())) == referee.legal()
    assert {str(move): chance for move, chance in state.chances().items()} == referee.outcomes()
    assert list(state.scores) == referee.scores()
    facts = referee.facts()
    for player, sheet in zip(state.players, facts["sheets"], strict=True):
        if state.round:  # before that, what is dealt lies elsewhere
            assert sorted(player.held) == sheet["held"]
        ours = sheet_facts(player)
        if isinstance(state.pending, Tie):  # the engine fills in the fields before ties are rolled
            ours["fields"].pop()
        del sheet["held"]
        assert ours == sheet
    assert state.phase + 1 == facts["phase"]
    assert list(state.pool) == facts["pool"]
    assert list(state.decks[1]) == facts["decks"][1]
    if (
        state.round and state.phase == 0
    ):  # not while orders are kept; later its rest has left the game
        assert list(state.decks[0]) == facts["decks"][0]
    if referee.question is not None and referee.question.kind == "choose":
        board = ["" if die == NO_DIE else DICE[die] for die in state.board]
        assert (state.round, state.turn, board) == (facts["round"], facts["turn"], facts["board"])


def lockstep(players: int, seed: int, choose: Choose) -> Referee:
    """One whole game; a difference is shown with the record that leads to it."""
    state = start = woodcraft.setup(players, seed)
    referee, _ = read_header(read_lines(str(woodcraft.record(start, []))))
    rng = random.Random(seed)
    moves: list[str] = []
    stale: list[str] = []  # tokens of earlier positions, most of them not legal any more
    while True:
        try:
            compare(state, referee)
            legal = referee.legal()
            for token in stale[-30:]:
                assert (state.why_not(token) is None) == (token in legal), token
        except AssertionError as difference:
            raise AssertionError(f"{difference}\n\n{woodcraft.record(start, moves)}") from None
        if referee.over:
            break
        stale += rng.sample(legal, min(len(legal), 4))
        moves.append(choose(referee, rng))
        referee.play(moves[-1])
        referee.check()
        state = state.after(moves[-1])
    assert list(state.winners) == referee.winners()
    if players == 1:
        assert referee.rating() in [RATINGS.get(event.name) for event in state.events]
    text = str(woodcraft.record(start, moves))
    assert check_record(text).history == moves
    assert games.replay(text) == state
    return referee


@pytest.mark.parametrize("players", woodcraft.PLAYERS)
def test_some_games(players: int) -> None:
    for seed in range(3):
        lockstep(players, seed, CHOICES[(players + 2 * seed) % len(CHOICES)])


@pytest.mark.long
@pytest.mark.parametrize("players", woodcraft.PLAYERS)
def test_many_games(players: int) -> None:
    """60 records for each number of players, with every way to play; all that can happen happens."""
    for seed in range(1000, 1060):
        lockstep(players, seed, CHOICES[seed % len(CHOICES)])


@pytest.mark.parametrize("players", woodcraft.PLAYERS)
def test_what_simulate_writes_is_accepted(players: int, tmp_path: Path) -> None:
    """Outside referees read these files: the very text, whole games, `start: 0` in all of them."""
    asked = f"simulate --game woodcraft --players {players} --games 3 --seed 5 --jobs 1 --records"
    assert main([*asked.split(), str(tmp_path)]) == 0
    written = sorted(tmp_path.iterdir())
    assert len(written) == 3
    for path in written:
        text = path.read_text("utf-8")
        referee = check_record(text)
        assert referee.over
        record = Record.read(text)
        assert str(record) == text
        assert (record.players, record.start, record.rules) == (players, 0, "")
        assert list(record.winners or ()) == referee.winners()


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_notation(name: str) -> None:
    state = woodcraft.opening(Record.read(EXAMPLES[name]))

    def watch(referee: Referee, token: str) -> None:
        nonlocal state
        compare(state, referee)
        state = state.after(token)

    referee = check_record(EXAMPLES[name], watch)
    compare(state, referee)
    assert list(state.winners) == referee.winners()


# The referee is stricter than the house's records: they may have comments, blank lines and changed rules.
ALLOWED = ("# a comment", "0: keep/I-15\n", "\nrules: nuts=30\n\n0: keep")
REFUSED = [(right, wrong) for right, wrong, _ in FOULS if not wrong.endswith(ALLOWED)]


@pytest.mark.parametrize(("right", "wrong"), REFUSED)
def test_fouls_are_refused_by_both(right: str, wrong: str) -> None:
    """What the referee refuses (see the tests of it alone), the engine does not replay."""
    text = EXAMPLES["three-players"].replace(right, wrong, 1)
    assert text != EXAMPLES["three-players"]
    with pytest.raises(FileError):
        games.replay(text)


def counted(header: str, moves: list[str], depth: int) -> int:
    """Perft by the referee, which cannot be copied: every line is played anew from the start."""
    referee, _ = read_header(read_lines(header))
    for move in moves:
        referee.play(move)
    legal = referee.legal()
    if depth == 1:
        return len(legal)
    return sum(counted(header, [*moves, token], depth - 1) for token in legal)


@pytest.mark.long
@pytest.mark.parametrize("position", perft_positions(), ids=lambda position: position["name"])
def test_perft_counts_by_the_referee(position: dict[str, Any]) -> None:
    start = perft_state({**position, "moves": ""})
    header = str(woodcraft.record(start, []))
    moves = position["moves"].split()
    depth = sum(count < 1500 for count in position["counts"])
    for at in range(1, depth + 1):
        assert counted(header, moves, at) == position["counts"][at - 1]
    assert perft(perft_state(position), 1) == position["counts"][0]
