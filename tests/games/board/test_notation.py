"""Notation: strict, one way to write a move, errors name the column."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.games.board import notation
from glueckauf.games.board.notation import read, read_line
from tests.games.board.scenes import busy_game, drafted
from tests.games.fuzz import mutated_lines, mutated_records, no_line, no_move
from tests.games.play import moves_of

GOOD = """workshop/1 workshop/12 workshop/draw mining/8 delivery/barrow delivery/engine money/5 order/2
order/draw pithead draft/13 keep/2 keep/- top/1345 bottom/5431 top/1 coal/b 0 1 4 +g g>A s:g>A y>A.g
s:k>A.g g>s g>AA s:y>ZZ.k end""".split()


@pytest.mark.parametrize("token", GOOD)
def test_what_is_read_writes_back(token: str) -> None:
    move = read(token)
    assert isinstance(move, notation.Move)
    assert str(move) == token
    assert read(move) is move


@pytest.mark.parametrize(
    ("token", "column", "expected"),
    [
        ("", 1, "a move"),
        ("money", 6, "/"),
        ("money/", 7, "a number"),
        ("money/05", 7, "a number"),
        ("money/x", 7, "a number"),
        ("money/4 ", 8, "the end"),
        ("Money/4", 1, "a move"),
        ("workshop/drawn", 14, "the end"),
        ("workshop/-1", 10, "a number"),
        ("delivery/ship", 10, "a transport"),
        ("draft/0", 7, "a number"),
        ("keep/", 6, "a number"),
        ("top/", 5, "places"),
        ("top/10", 6, "places"),
        ("top/11", 6, "not named before"),
        ("coal/r", 6, "a colour"),
        ("5", 1, "a move"),
        ("10", 2, "the end"),
        ("+", 2, "a colour"),
        ("+gg", 3, "the end"),
        ("g>", 3, "the label"),
        ("g>a", 3, "the label"),
        ("g>ABC", 5, "the end"),
        ("g>A.", 5, "a colour"),
        ("g>A.x", 5, "a colour"),
        ("g-A", 2, ">"),
        ("s:", 3, "a colour"),
        ("s:g>s", 5, "the label"),
        ("ends", 4, "the end"),
        ("pit", 1, "a move"),
        ("g>Ä", 3, "the label"),
        ("money/٣", 7, "a number"),
    ],
)
def test_what_is_not_a_move(token: str, column: int, expected: str) -> None:
    no_move(drafted(2), read, token, column, expected)


def test_lines_have_single_spaces_and_tell_the_column() -> None:
    assert read_line("mining/8 3 +g 0 g>A") == ["mining/8", "3", "+g", "0", "g>A"]
    for text, column in [("3 +x", 4), ("3  +g", 3), (" 3", 1), ("3 ", 3), ("", 1), ("3\t+g", 2)]:
        no_line(read_line, text, column)


def test_ten_thousand_mutated_lines() -> None:
    record = ga.board.record(drafted(3, start=0), [])
    assert record.turns == ()
    assert mutated_lines(read_line, GOOD, 2013, 10_000) > 100


def test_ten_thousand_mutated_records() -> None:
    texts = []
    for players in (2, 3, 4):
        rules = ga.board.Rules(miners=[3, 3, 3], shifts=1, free_storage=True)
        game = list(busy_game(players, players, rules))
        texts.append(str(ga.board.record(game[0][0], moves_of(game))))
    assert mutated_records(texts, 2014, 10_000) > 5
