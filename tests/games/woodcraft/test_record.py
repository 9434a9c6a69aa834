"""Records: the examples of the notation, unfinished games, and what is wrong with a header."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from glueckauf import bots, games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.rules import State

EXAMPLES = {"solo": ((13,), (0,)), "three-players": ((0, 8, 5), (1,))}


def example(name: str) -> str:
    return (Path(__file__).parent / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_notation_replay_and_are_written_again(name: str) -> None:
    text = example(name)
    record = Record.read(text)
    state = games.replay(record)
    assert (state.scores, state.winners) == EXAMPLES[name]
    moves = [str(move) for turn in record.turns for move in woodcraft.read_line(turn.moves)]
    assert str(woodcraft.record(woodcraft.opening(record), moves)) == text


def test_a_record_may_stop_anywhere() -> None:
    rng = Random(5)
    start: State = woodcraft.setup(3, 5)
    state, moves = start, list[str]()
    for _ in range(80):
        assert games.replay(str(woodcraft.record(start, moves))) == state
        moves.append(rng.choice(state.legal_moves()))
        state = state.after(moves[-1])


def test_a_line_is_split_and_joined_in_one_way_only() -> None:
    text = example("three-players")
    for right, wrong in (
        ("0: end order\n", "0: end\n0: order\n"),
        ("2: die/3\n2: first/2", "2: die/3 first/2"),
        ("1: end\n2: end\n0: end", "1: end\n1: end\n0: end"),
    ):
        assert right in text
        with pytest.raises(FileError, match="line"):
            games.replay(text.replace(right, wrong, 1))


def test_random_bots_play_and_their_games_are_recorded() -> None:
    for players in woodcraft.PLAYERS:
        start = woodcraft.setup(players, 4)
        last, moves = bots.play(start, [bots.Random(seat) for seat in range(players)])
        assert last.is_over
        assert games.replay(str(games.record(start, moves))) == last


def header(**changed: str | None) -> str:
    first, second = woodcraft.setup(2).layout.decks
    lines: dict[str, Any] = {
        "glueckauf-record": "1",
        "game": "woodcraft",
        "players": "2",
        "start": "0",
        "orders-1": " ".join(first),
        "orders-2": " ".join(second),
        **changed,
    }
    return "".join(f"{key}: {value}\n" for key, value in lines.items() if value is not None)


def test_the_decks_of_the_header_are_dealt() -> None:
    state = games.replay(header())
    assert [player.held for player in state.players] == [("I-01", "I-02"), ("I-03", "I-04")]
    assert state.rules == woodcraft.Rules()
    assert games.replay(header(rules="nuts=3 shift=left")).rules != woodcraft.Rules()


PROBLEMS: list[tuple[dict[str, str | None], str]] = [
    ({"orders-1": None}, "expected `orders-1:` and `orders-2:` after `start:`"),
    ({"orders-1": "I-01 I-02"}, r"WC-1\.2: these are not the 18 orders of phase I"),
    ({"orders-2": "II-01"}, r"WC-1\.2: these are not the 18 orders of phase II"),
    ({"players": "6"}, r"WC-1\.1: must be 1 to 5"),
    ({"start": "1"}, "must be seat 0"),
    ({"rules": "nuts=100"}, "nuts: must be from 0 to 99"),
]


@pytest.mark.parametrize(("changed", "problem"), PROBLEMS, ids=[p for _, p in PROBLEMS])
def test_what_is_wrong_with_a_header_is_told(changed: dict[str, str | None], problem: str) -> None:
    with pytest.raises(FileError, match=problem) as caught:
        games.replay(header(**changed))
    assert caught.value.path == "record"
