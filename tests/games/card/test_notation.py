"""Notation: strict, one way to write a move, errors name the column."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.games.card import notation
from glueckauf.games.card.notation import read, read_line
from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    DESTINATIONS,
    ENGINES,
    OBJECTIVES,
    WORKER_INNOVATIONS,
)
from tests.games.card.scenes import busy_game, scene
from tests.games.fuzz import mutated_lines, mutated_records, no_line, no_move
from tests.games.play import moves_of

GOOD = """lorry/a lorry/b wagon/a wagon/b engine order share innovation objective mining/1 mining/3
delivery wild pay/1 pay/1+2 pay/1+w4=3 pay/w3=1+w3=2 pay/1+1+2+w3=3+w5=1 dock/2 row>1w row>2* row>s
s:w1.2>1* s:t2>2t end train/1=barracks:3 look/lorry/a look/objective take/w1.2 take/w2 take/w take/*
take/w3 take/lorry take/lorries:barracks take/engine take/engine:red take/red take/order
take/order:furnaces take/furnaces take/furnaces:4 take/objectives take/shift_pairs use/lorry/a
use/wagon/b use/engine use/order use/share use/mining use/delivery pass""".split()


@pytest.mark.parametrize("token", GOOD)
def test_what_is_read_writes_back(token: str) -> None:
    move = read(token)
    assert isinstance(move, notation.Move)
    assert type(move) is not notation.Move
    assert str(move) == token
    assert read(move) is move


def test_every_card_can_be_taken() -> None:
    decks = ga.card.Rules().decks
    cards = {str(card) for deck in decks.values() for card in deck}
    assert {*ACTION_INNOVATIONS, *WORKER_INNOVATIONS, *OBJECTIVES, *ENGINES, *DESTINATIONS} <= cards
    for card in cards:
        assert read(f"take/{card}") == notation.take(card)


def test_moves_know_their_parts() -> None:
    payment = read("pay/1+2+w4=3")
    assert isinstance(payment, notation.Pay)
    assert (payment.workers, payment.innovations, payment.total) == ((1, 2), (("w4", 3),), 6)
    load = read("s:w1.2>1*")
    assert isinstance(load, notation.Load)
    assert (load.lorry, load.dock, load.crest) == ("w1.2", 1, "*")
    dispatch = read("train/3=steamboats:4")
    assert isinstance(dispatch, notation.Dispatch)
    assert (dispatch.dock, dispatch.order) == (3, "steamboats:4")
    played = read("use/wagon/b")
    assert isinstance(played, notation.Use)
    assert (played.innovation, played.stack) == ("wagon", "wagon/b")
    assert read("use/mining").stack == ""  # type: ignore[attr-defined]  # it is a Use
    assert read("mining/3").number == 3  # type: ignore[attr-defined]  # it is a Place


@pytest.mark.parametrize(
    ("token", "column", "expected"),
    [
        ("", 1, "a move"),
        ("lorry", 6, "/"),
        ("lorry/", 7, "a or b"),
        ("lorry/c", 7, "a or b"),
        ("lorry/ab", 8, "the end"),
        ("Lorry/a", 1, "a move"),
        ("orders", 6, "the end"),
        ("mining", 7, "/"),
        ("mining/0", 8, "a number"),
        ("mining/١", 8, "a number"),
        ("pay/", 5, "a number"),
        ("pay/2+1", 7, "ascending"),
        ("pay/w4=1+1", 10, "ascending"),
        ("pay/w4=1+w3=1", 10, "ascending"),
        ("pay/w3=2+w3=1", 10, "ascending"),
        ("pay/w4", 7, "="),
        ("pay/w6=1", 5, "a worker innovation"),
        ("pay/01", 5, "a number"),
        ("pay/1+", 7, "a number"),
        ("dock/4", 6, "a dock"),
        ("dock/12", 7, "the end"),
        ("row", 4, ">"),
        ("row>", 5, "a dock"),
        ("row>1", 6, "the crest"),
        ("row>1x", 6, "the crest"),
        ("row>s1", 6, "the end"),
        ("s:", 3, "a lorry card"),
        ("s:*>1w", 3, "a lorry card"),
        ("s:w3>1w", 4, "1 or 2"),
        ("s:w1>1w", 5, "."),
        ("s:w2>s", 6, "a dock"),
        ("train/1", 8, "="),
        ("train/1=ship:3", 9, "a destination"),
        ("train/1=barracks", 17, ":"),
        ("train/1=barracks:0", 18, "the lorries"),
        ("look/", 6, "a stack"),
        ("look/wild", 6, "a stack"),
        ("look/lorry", 11, "/"),
        ("take/", 6, "a card"),
        ("take/barracks:", 15, "the lorries"),
        ("take/w1.", 9, "the VP"),
        ("take/?", 6, "a card"),
        ("use/w3", 5, "an action innovation"),
        ("use/lorry", 10, "/"),
        ("use/objective", 5, "an action innovation"),
        ("ends", 4, "the end"),
        ("pass ", 5, "the end"),
    ],
)
def test_what_is_not_a_move(token: str, column: int, expected: str) -> None:
    no_move(scene(), read, token, column, expected)


def test_lines_have_single_spaces_and_tell_the_column() -> None:
    assert read_line("wild pay/2 look/order") == ["wild", "pay/2", "look/order"]
    for text, column in [("wild pay/x", 10), ("end  end", 5), (" end", 1), ("end ", 5), ("", 1)]:
        no_line(read_line, text, column)


def test_ten_thousand_mutated_lines() -> None:
    assert mutated_lines(read_line, GOOD, 2016, 10_000) > 50


def test_mutated_records() -> None:
    texts = []
    for players in (2, 3, 4):
        rules = ga.card.Rules(tokens=[1, 1, 1], look=3)
        game = list(busy_game(players, players, rules))
        texts.append(str(ga.card.record(game[0][0], moves_of(game))))
    assert mutated_records(texts, 2017, 3_000) > 0
