"""Numbers that questions ask for: each word of the list, its rules, its unit, its mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal import lessons
from glueckauf.games.signal.lessons.compute import WORDS, Compute
from glueckauf.games.signal.rules import State
from tests.games.signal.lessons.samples import CALAIS, PARIS, acting, laid

FRANKFURT = {"colour": "black", "at": "frankfurt-strasbourg.1", "heading": "frankfurt"}
KOLN = {"colour": "grey", "at": "koln-frankfurt.1", "heading": "frankfurt"}
PLACES = [7, 3, 12, 2, 9, 4, 8, 11, 6, 5, 10]


def asked(state: State, **word: Any) -> Compute:
    return lessons.read_number(Field("made.toml", "compute", word), state)


def test_the_numbers_of_the_vectors() -> None:
    state = acting(CALAIS, hand="t")
    cases: list[tuple[State, dict[str, Any], int, str]] = [
        (
            state,
            {"reaches": {"train": "calais", "points": 2, "space": "lille-paris.1"}},
            1,
            "SS-6.2",
        ),
        (state, {"reaches": {"train": "calais", "points": 4, "space": "paris"}}, 1, "SS-6.9"),
        (state, {"reaches": {"train": "calais", "points": 2, "space": "paris"}}, 0, "SS-6.2"),
        (state, {"stands_after": {"line": "train/calais die/4", "space": "paris"}}, 1, "SS-6.9"),
        (state, {"lost_after": "train/calais die/4"}, 0, "SS-6.9"),
        (state, {"cards_after": "train/calais die/4"}, 0, "SS-6.9"),
        (state, {"deck_after": ""}, 16, ""),
        (state, {"goods_after": ""}, 0, ""),
        (state, {"settings": "lille"}, 2, "SS-2.2"),
        (state, {"settings": "dijon"}, 5, "SS-2.2"),
        (state, {"green_posts": "paris"}, 1, "SS-2.3"),
        (state, {"likely": "poznan"}, 6, "SS-1.3"),
        (state, {"draws": True}, 5, "SS-5.7"),
        (state, {"needed": True}, 8, "SS-9.1"),
        (acting(CALAIS, PARIS), {"lost_if": {"train": "calais", "points": 5}}, 3, "SS-6.8"),
        (
            acting(FRANKFURT, KOLN),
            {"lost_if": {"train": "frankfurt-strasbourg.1", "points": 3}},
            6,
            "SS-6.11",
        ),
        (acting(hand="sssssssw"), {"draws": True}, 2, "SS-5.7"),
        (acting(rules={"goods": 3}), {"needed": True}, 10, "SS-9.1"),
        (laid(rules={"tokens": "places"}, places=PLACES), {"likely": "rostock"}, 6, "SS-11.1"),
    ]
    for where, word, number, rule in cases:
        found = asked(where, **word).of(where)
        assert found.number == number, word
        assert rule in ("", *found.rules[:1]), word
    assert {name for _, word, _, _ in cases for name in word} | {"clock_after"} == set(WORDS)


def test_tokens_are_counted_however_often_the_clock_is_filled() -> None:
    """V4, and T13."""
    brown = {"colour": "brown", "at": "tours-dijon.2", "heading": "dijon"}
    state = acting(brown, hand="t", clock=2)
    line = "train/tours-dijon.2 die/3"
    assert asked(state, lost_after=line).of(state).number == 3
    assert asked(state, clock_after=line).of(state).number == 6
    assert asked(state, deck_after=line).of(state).number == state.deck - 1


def test_numbers_have_their_units() -> None:
    state = acting(CALAIS)
    assert asked(state, draws=True).spoken(1) == "1 card"
    assert asked(state, settings="lille").spoken(2) == "2 other settings"
    assert asked(state, lost_after="").spoken(3) == "3 time tokens"
    for word in WORDS:
        assert len({Compute(word, None).spoken(4, language) for language in LANGUAGES}) in (1, 4)


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ({}, "compute"),
        ({"settings": "paris"}, "compute.settings"),
        ({"likely": "paris"}, "compute.likely"),
        ({"green_posts": "lille"}, "compute.green_posts"),
        ({"draws": 3}, "compute.draws"),
        ({"lost_if": {"train": "berlin", "points": 3}}, "compute.lost_if.train"),
        ({"lost_if": {"train": "calais", "points": 0}}, "compute.lost_if.points"),
        ({"reaches": {"train": "calais", "points": 3}}, "compute.reaches.space"),
        ({"lost_after": "train/berlin"}, "compute.lost_after"),
        ({"stands_after": {"line": "", "space": "rome"}}, "compute.stands_after.space"),
    ],
)
def test_a_number_that_cannot_be_read(word: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        asked(acting(CALAIS), **word)
    assert error.value.key == key


def test_keys_of_the_picture() -> None:
    right = ("city/paris", "train/lille-paris.1", "start/miami", "post/L:dijon-paris", "0:card/s")
    wrong = ("city/rome", "train/lille", "start/paris", "post/paris", "4:card/s", "card/s", "paris")
    assert all(map(lessons.is_key, right))
    assert not any(map(lessons.is_key, wrong))
