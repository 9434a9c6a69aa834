"""Chance is a mover: drawn exactly, and written into the line of the turn in which it falls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import glueckauf as ga
from glueckauf import games
from glueckauf.core.notation import Move
from glueckauf.core.protocol import CHANCE, perft
from glueckauf.core.record import Record
from glueckauf.core.ruleset import RuleSet
from glueckauf.core.streams import drawn

# --- A game of dice: the mover rolls and then says stop or on; three rolls end the game ---------


class Dice(NamedTuple):
    to_move: int | None = CHANCE
    seat: int = 0
    rolls: int = 0
    rolled: bool = False  # in this turn
    game: str = "dice"
    start: int = 0
    players: tuple[int, ...] = (0, 0)
    pending: object = None
    events: tuple[Any, ...] = ()
    rules: Any = SimpleNamespace(in_record="")

    @property
    def active(self) -> int:
        return self.seat

    @property
    def at_turn_start(self) -> bool:
        return self.to_move == CHANCE and not self.rolled

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def scores(self) -> tuple[int, ...]:
        return self.players

    @property
    def winners(self) -> tuple[int, ...]:
        return (0,)

    def chances(self) -> Mapping[str, Fraction]:
        if self.to_move != CHANCE:
            return {}
        return {"die/1": Fraction(1, 6), "die/2": Fraction(1, 3), "die/3": Fraction(1, 2)}

    def legal_moves(self) -> list[Move]:
        if self.to_move is None:
            return []
        words = self.chances() if self.to_move == CHANCE else ("on", "stop")
        return [Move(word) for word in words]

    def why_not(self, move: str) -> None:
        assert move in self.legal_moves()

    def after(self, move: str) -> Dice:
        assert move in self.legal_moves(), move
        if self.to_move == CHANCE:
            return self._replace(to_move=self.seat, rolls=self.rolls + 1, rolled=True)
        if self.rolls >= 3:
            return self._replace(to_move=None)
        if move == "on":
            return self._replace(to_move=CHANCE)
        return self._replace(to_move=CHANCE, seat=1 - self.seat, rolled=False)

    def seen_by(self, seat: int) -> Dice:
        return self

    def guess(self, seat: int, rng: Random) -> Dice:
        return self


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    room = SimpleNamespace(
        stacks=lambda start: (("orders-1", ("a", "b-2")), ("lorry-a", ())),
        opening=lambda record: Dice(),
        read_line=lambda line: [Move(word) for word in line.split(" ")],
    )
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, "dice"))
    monkeypatch.setattr(games, "room", lambda game: room)


@pytest.mark.usefixtures("dice")
def test_outcomes_stand_in_the_line_of_their_turn() -> None:
    moves = "die/3 on die/1 stop die/2 stop".split()
    record = games.record(Dice(), moves)
    assert [tuple(turn[:2]) for turn in record.turns] == [
        (0, "die/3 on die/1 stop"),
        (1, "die/2 stop"),
    ]
    text = str(record)
    assert "\norders-1: a b-2\nlorry-a:\n" in text
    assert ga.Record.read(text) == record
    assert ga.Record.read(text).stacks == record.stacks
    assert len(list(games.positions(ga.Record.read(text)))) == 7


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("stop", range(6))
def test_unfinished_games_with_chance(stop: int) -> None:
    moves = "die/3 on die/1 stop die/2 stop".split()[:stop]
    record = games.record(Dice(), moves)
    again = ga.Record.read(str(record))
    assert again == record
    *_, last = games.positions(again)
    assert last == list(_states(moves))[-1]


def _states(moves: list[str]) -> list[Dice]:
    states = [Dice()]
    for move in moves:
        states.append(states[-1].after(move))
    return states


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("1: die/2", "0: die/2", "it is the turn of seat 1, not of seat 0"),
        ("stop\n1: ", "stop ", "column 24: the turn is over before die/2"),
        ("die/3 on die/1 stop", "die/3 on", "not finished; chance goes on"),
    ],
)
def test_wrong_lines_with_chance(old: str, new: str, problem: str) -> None:
    record = games.record(Dice(), "die/3 on die/1 stop die/2 stop".split())
    text = str(record)
    assert old in text
    with pytest.raises(ga.FileError, match=problem):
        list(games.positions(Record.read(text.replace(old, new))))


def test_perft_counts_outcomes() -> None:
    assert perft(Dice(), 2) == 6


# --- Drawing --------------------------------------------------------------------------------


def test_outcomes_are_drawn_as_likely_as_they_are() -> None:
    rng = Random(1)
    found = Counter(drawn(Dice().chances(), rng) for _ in range(6000))
    assert set(found) == {"die/1", "die/2", "die/3"}
    for move, chance in Dice().chances().items():
        assert abs(found[move] - 6000 * chance) < 150
    assert drawn({"only": Fraction(1)}, rng) == "only"


def test_the_same_seed_draws_the_same() -> None:
    first = [drawn(Dice().chances(), Random(n)) for n in range(20)]
    assert first == [drawn(Dice().chances(), Random(n)) for n in range(20)]


def test_chances_that_are_none() -> None:
    with pytest.raises(ValueError, match="sum to less than 1"):
        drawn({"die/1": Fraction(1, 6)}, Random(0))


@pytest.mark.parametrize("game", games.GAMES)
def test_what_every_state_offers(game: str) -> None:
    state = games.room(game).setup(2)
    assert state.game == game == games.room(game).GAME
    assert isinstance(state.rules, RuleSet)
    assert bool(state.chances()) == (state.to_move == CHANCE)
    assert set(games.room(game).PLAYERS) >= {2, 3, 4}
    assert isinstance(games.room(game).TEAM, bool)
    assert all(rule.startswith(games.room(game).PREFIX) for rule in games.room(game).rule_ids())
    record = games.record(state, [])
    assert games.room(game).opening(record) == state
