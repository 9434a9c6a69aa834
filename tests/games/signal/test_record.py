"""Records: the examples of the notation, unfinished games, and what is wrong with a header."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games import signal
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules
from tests.games.signal.scenes import AMERICA, EUROPE

EXAMPLES = {"central-europe": 3, "north-america": 0}


def example(name: str) -> str:
    return (Path(__file__).parent / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_notation_replay_and_are_written_again(name: str) -> None:
    text = example(name)
    record = Record.read(text)
    state = games.replay(record)
    assert set(state.scores) == {EXAMPLES[name]}
    assert state.winners == ()
    moves = [str(move) for turn in record.turns for move in signal.read_line(turn.moves)]
    assert str(signal.record(signal.opening(record), moves)) == text


def test_a_record_may_stop_anywhere_and_knows_whose_turn_it_is() -> None:
    rng = Random(5)
    state: State = signal.setup(3, 5, start=2, map=AMERICA)
    start, moves = state, list[str]()
    for _ in range(60):
        written = signal.record(start, moves)
        assert games.replay(str(written)) == state
        if moves:
            assert written.turns[-1].seat == state.active or state.at_turn_start
        moves.append(rng.choice(state.legal_moves()))
        state = state.after(moves[-1])


def header(**changed: str | None) -> str:
    lines: dict[str, Any] = {
        "glueckauf-record": "1",
        "game": "signal",
        "players": "2",
        "start": "0",
        "map": EUROPE,
        "hands": "sswtt wwttt",
        **changed,
    }
    return "".join(f"{key}: {value}\n" for key, value in lines.items() if value is not None)


def test_the_plain_header_is_the_first_game() -> None:
    opened = games.replay(header())
    assert opened == signal.setup(2, hands=["sswtt", "wwttt"])
    empty = games.replay(header(hands="- -", rules="deal=0"))
    assert games.replay(str(signal.record(empty, []))) == empty  # type: ignore[arg-type]


PROBLEMS: list[tuple[dict[str, str | None], str]] = [
    ({"map": None}, "expected `map:` and `hands:` after `start:`"),
    ({"map": "mars"}, "no map 'mars'"),
    ({"map": "central_europe north_america"}, "must name one map"),
    ({"hands": "sswtt"}, "must give 2 hands"),
    ({"hands": "sswtt wwtt"}, "SS-3.7: 'wwtt' must be 5 of the cards"),
    ({"hands": "sswtt twwtt"}, "in the order s, w, t"),
    ({"green": "C:paris>lille"}, "SS-3.1: amsterdam has no disc"),
    ({"closed": "lille"}, "must be JUNCTION=SECTION"),
    ({"closed": "lille=lille-paris.1"}, "SS-2.2: brussels must have two open sections"),
    ({"closed": "paris=lille-paris.1"}, "there is no junction 'paris'"),
    ({"places": "2 3 4 5 6 7 8 9 10 11 12"}, "records with tokens=places only"),
    ({"rules": "tokens=places"}, "records with tokens=places only"),
    ({"places": "2 2 4 5 6 7 8 9 10 11 12", "rules": "tokens=places"}, "each once"),
    ({"places": "two", "rules": "tokens=places"}, "must be numbers from 2 to 12"),
    ({"rules": "extra_signal=1"}, "must tell where the extra disc lies"),
    ({"rules": "clock=6"}, "clock: must be from 7 to 10"),
    ({"players": "5"}, "SS-1.1: must be 2, 3 or 4"),
    ({"start": "2"}, "must be a seat from 0 to 1"),
]


@pytest.mark.parametrize(("changed", "problem"), PROBLEMS, ids=[p for _, p in PROBLEMS])
def test_what_is_wrong_with_a_header_is_told(changed: dict[str, str | None], problem: str) -> None:
    with pytest.raises(FileError, match=problem) as caught:
        games.replay(header(**changed))
    assert caught.value.path == "record"


def test_setup_tells_what_is_wrong() -> None:
    with pytest.raises(FileError, match=r"SS-11\.1: numbers change only with tokens=places"):
        signal.setup(2, places=range(2, 13))
    with pytest.raises(FileError, match="only 14 cards of a kind"):
        signal.setup(2, rules=Rules(action_cards=14, deal=10), hands=["s" * 10, "s" * 10])
