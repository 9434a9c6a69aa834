"""Notation: strict, one way to write a move, errors name the column."""

from __future__ import annotations

import pytest

from glueckauf.games import signal
from glueckauf.games.signal import notation
from glueckauf.games.signal.notation import read, read_line
from glueckauf.games.signal.ruleset import departures
from tests.games.fuzz import mutated_lines, mutated_records, no_line, no_move
from tests.games.play import moves_of
from tests.games.signal.scenes import acting, busy_game
from tests.games.signal.test_record import example

GOOD = """card/start card/D2 card/D-black-grey card/D-multi card/D-multi2 card/multi card/multi3 keeper
deploy/black shunt/grey/12 place/6 place/12 colour/brown hold/black hold/paris hold/lille-paris.1
go/lille-paris.1 go/calais die/4 reroll on exit/lille-paris.1 stop dispatcher
signal/C:paris>lille,C:paris>reims signal/L:dijon-paris,C:paris>reims:sw switch/lille=lille-paris.1
switch/dijon=dijon-lyon.1,tours-dijon.2 switch/dijon=dijon-lyon.1,tours-dijon.2:ss train/calais
train/lille-paris.1:wt load/paris:t end draw/s draw/sswtt draw/ssswwwtttt""".split()

BAD = [
    ("", 1, "a move"),
    ("walk", 1, "a move"),
    ("card/D3", 6, "a departure card"),
    ("card/multi4", 11, "the end of the move"),
    ("deploy/red", 8, "black, brown or grey"),
    ("shunt/black", 12, "/"),
    ("shunt/black/1", 13, "a start place from 2 to 12"),
    ("place/13", 7, "a start place from 2 to 12"),
    ("place/06", 7, "a number"),
    ("die/0", 5, "from 1 to 9"),
    ("die/12", 6, "the end of the move"),
    ("go/", 4, "a section, a city or a start place"),
    ("go/Paris", 4, "a section, a city or a start place"),
    ("signal/paris,lille", 8, "a signal post"),
    ("signal/C:paris,L:dijon-paris", 8, "a signal post"),
    ("signal/C:paris>lille", 21, ","),
    ("signal/C:paris>lille,L:a-b", 22, "a signal post"),
    ("signal/L:dijon-paris,L:zurich-dijon:ws", 37, "two cards in the order s, w, t"),
    ("go/atlantis", 4, "a section, a city or a start place"),
    ("go/calaisx", 4, "a section, a city or a start place"),
    ("hold/red", 6, "a colour, a section"),
    ("exit/paris", 6, "a section"),
    ("switch/paris=lille-paris.1", 8, "a junction"),
    ("switch/lille", 13, "="),
    ("switch/lille=b.1", 14, "a section"),
    ("switch/dijon=tours-dijon.2,dijon-lyon.1", 28, "in the order of their ids"),
    ("switch/dijon=tours-dijon.2,tours-dijon.2", 28, "in the order of their ids"),
    ("train/calais:", 14, "two cards"),
    ("train/calais:s", 14, "two cards"),
    ("load/paris", 11, ":"),
    ("load/paris:x", 12, "a card: s, w or t"),
    ("draw/", 6, "in the order s, w, t"),
    ("draw/ts", 7, "in the order s, w, t"),
    ("draw/sssssssssss", 16, "the end of the move"),
    ("on ", 3, "the end of the move"),
    ("stopp", 5, "the end of the move"),
]


@pytest.mark.parametrize("token", GOOD)
def test_what_is_read_writes_back(token: str) -> None:
    move = read(token)
    assert isinstance(move, notation.Move)
    assert type(move) is not notation.Move
    assert str(move) == token
    assert read(move) is move


@pytest.mark.parametrize(("token", "column", "what"), BAD)
def test_what_is_no_move(token: str, column: int, what: str) -> None:
    no_move(acting(), read, token, column, what)


def test_moves_know_their_parts() -> None:
    disc = read("signal/L:dijon-paris,C:paris>reims:sw")
    assert isinstance(disc, notation.Signal)
    assert (disc.source, disc.target, disc.pay) == ("L:dijon-paris", "C:paris>reims", "sw")
    turned = read("switch/dijon=dijon-lyon.1,tours-dijon.2")
    assert isinstance(turned, notation.Switch)
    assert turned.closed == ("dijon-lyon.1", "tours-dijon.2")
    assert turned.pay == notation.OWN
    drawn = read("draw/sswtt")
    assert isinstance(drawn, notation.Draw)
    assert drawn.counts == (2, 1, 2)
    loaded = read("load/paris:t")
    assert isinstance(loaded, notation.Load)
    assert (loaded.city, loaded.card) == ("paris", "t")


def test_every_departure_card_has_a_word() -> None:
    for card in departures():
        assert read(f"card/{card}") == notation.reveal(card)


def test_lines() -> None:
    assert read_line("go/calais die/3 on") == ["go/calais", "die/3", "on"]
    no_line(read_line, "go/calais  die/3", 11)
    no_line(read_line, "go/calais die/x", 15)


def test_accidents() -> None:
    game = list(busy_game(2, 5))
    assert mutated_lines(read_line, [*GOOD, *moves_of(game)], 1, 1500)
    texts = [example("north-america"), str(signal.record(game[0][0], moves_of(game)[:40]))]
    mutated_records(texts, 2, 60)
