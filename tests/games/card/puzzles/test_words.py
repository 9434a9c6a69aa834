"""Hints, explanations and moves in words: in four languages, true, and without notation."""

from __future__ import annotations

import re

import pytest

from glueckauf.core.texts import LANGUAGES, keys, tell
from glueckauf.games.card.puzzles import THEMES, theme_idea, theme_name
from glueckauf.games.card.puzzles.deeds import _FACTS, deeds, theme_facts
from glueckauf.games.card.puzzles.explain import explain
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.telling import moves_told, turns_of
from glueckauf.games.card.puzzles.themes import TRAP
from glueckauf.games.card.solve.task import WORDS
from tests.games.card.puzzles.samples import DELIVERY, MINING, TURN, made, shipped, some

NOTATION = re.compile(r"row>|pay/|train/|dock/|\b[wctf][12]\.\d|[a-z]:\d|use/|look/|take/")
LINE = (
    "wagon/a pay/1+w4=2 dock/2 mining/3 pay/3 row>1w row>2* row>s s:w1.2>1* s:c2>3c end"
    " delivery pay/1 train/1=barracks:3 wild pay/2 look/lorry/a take/w2 wild pay/3 look/wagon/b"
    " take/* dock/3 look/engine take/red dock/1 look/order take/furnaces:2 look/share take/factories"
    " look/innovation take/w3 take/mining look/objective take/engine:red use/lorry/a use/wagon/b"
    " dock/1 use/engine dock/2 use/order use/share use/mining use/delivery pass"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words(language: str) -> None:
    layout = made(TURN).task.start.layout
    told = moves_told(layout, LINE.split(), language)
    assert not NOTATION.search(told)
    assert "  " not in told
    assert len(told.split("; ")) > 20


def test_a_zone_its_payment_and_its_dock_are_one_piece() -> None:
    layout = made(TURN).task.start.layout
    told = moves_told(layout, "wagon/a pay/1+w4=2 dock/2 mining/3 pay/3 row>1w".split(), "en")
    assert told == (
        "go to wagon stack A and pay 1 + 2 by the innovation for 1 to 4 workers, to dock 2; go to the mining card 2/3 and pay 3;"
        " load the rightmost card into a wheel wagon at dock 1"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_and_theme_has_words(language: str) -> None:
    for word in WORDS:
        told = [
            tell("card", "puzzle-worth", {"word": word, "n": n}, language) for n in (0, 1, 2, 5)
        ]
        assert len(set(told)) == len(told)
    names = {theme_name(theme, language) for theme in THEMES}
    ideas = {theme_idea(theme, language) for theme in THEMES}
    assert len(names) == len(ideas) == len(THEMES)
    assert {*_FACTS, TRAP} == set(THEMES)


def test_every_language_has_the_same_keys() -> None:
    assert len({keys("card", language) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", some(), ids=lambda one: str(one.id))
def test_hints_and_explanations(asked: CardPuzzle, language: str) -> None:
    hints = asked.help(language)
    assert len(set(hints)) == 3
    told = explain(asked, language)
    assert told is not None
    for sentence in (*hints, told.why, told.tempting):
        assert not NOTATION.search(sentence), sentence
        assert "  " not in sentence
        assert ".." not in sentence
    if told.sources:
        assert asked.par is not None
        assert sum(one.vp for one in told.sources) == asked.par[asked.task.objective[0]]


def test_what_a_theme_says_about_a_line() -> None:
    task = made(MINING, ('"c1.1", "t1.1"', '"t1.1", "c1.1"'), ('"*"', '"w"')).task
    done = deeds(task, "row>s row>2t")
    shown = theme_facts("storage-detour", done)
    assert shown is not None
    assert (shown["lorry"], shown["again"]) == ("c1.1", 0)
    assert theme_facts("two-lorry-trouble", done) is None
    both = deeds(made(DELIVERY).task, "train/1=furnaces:3 train/2=barracks:1")
    assert theme_facts("same-engine-twice", both) == {"docks": "1 2", "engine": "red"}
    paid = deeds(made(TURN).task, "mining/3 pay/2+2 row>1c row>1w delivery pay/3")
    shown = theme_facts("exact-change", paid)
    assert shown == {"zone": "mining/3", "card": "2/3", "payment": "pay/2+2"}


def test_a_line_turn_by_turn() -> None:
    asked = made(TURN)
    moves = "mining/3 pay/2+2 row>1c row>1w delivery pay/3 train/1=barracks:3".split()
    turns = turns_of(asked.positions(moves), moves)
    assert [turn[0] for turn in turns] == ["mining/3", "delivery"]


@pytest.mark.long
@pytest.mark.parametrize("asked", list(shipped()), ids=lambda one: str(one.id))
def test_everything_that_is_shipped_speaks(asked: CardPuzzle) -> None:
    for language in LANGUAGES:
        test_hints_and_explanations(asked, language)
    assert asked.tidied() == asked
    first = asked.check("" if asked.task.turns else (asked.best() or ("",))[0])
    assert first.stars == 3 or not first.legal or first.slip()
