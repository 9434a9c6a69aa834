"""The judge: value, stars, the broken rule, and the first slip."""

from __future__ import annotations

import pytest

from glueckauf.core.errors import NotationError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card.puzzles.walk import best, best_from
from glueckauf.games.card.solve.task import along, rank
from tests.games.card.puzzles.samples import DELIVERY, MINING, SHIFT, TURN, made, some


def test_the_best_of_the_worked_examples() -> None:
    assert made(MINING).check("row>2t row>1*").value == {"lorries": 2, "steps": 2}
    assert made(MINING).check("row>2t row>1*").stars == 3
    both = made(DELIVERY).check("train/1=furnaces:3 train/2=barracks:1")
    assert (both.value, both.stars) == ({"score": 11}, 3)
    assert made(DELIVERY).check("train/2=barracks:1 train/1=furnaces:3").stars == 3


def test_what_ends_an_answer_need_not_be_written() -> None:
    asked = made(DELIVERY)
    alone = asked.check("train/1=furnaces:3")
    assert alone.value == asked.check("train/1=furnaces:3 end").value == {"score": 8}
    assert alone.stars == 1
    nothing = made(TURN).check("")
    assert (nothing.legal, nothing.value, nothing.stars) == (True, {"score": 1}, 0)
    assert "still within reach" in nothing.text


@pytest.mark.parametrize(
    ("text", "line", "rule", "told"),
    [
        (MINING, "row>1*", "CG-3.7", "Dock 1 does not bear the tower"),
        (MINING, "", "CG-3.9", "at least 2 more steps"),
        (DELIVERY, "train/3=barracks:1", "CG-3.10", "no engine at dock 3"),
        (TURN, "mining/3 pay/3", "CG-2.4", "you must pay exactly"),
        (TURN, "mining/3", "CG-2.4", "ends too early"),
        (TURN, "mining/99", "CG-1.3", "no mining card for up to 99 steps"),
    ],
)
def test_a_broken_rule_is_named(text: str, line: str, rule: str, told: str) -> None:
    verdict = made(text).check(line)
    assert not verdict.legal
    assert verdict.violation is not None
    assert verdict.violation.rule == rule
    assert told in verdict.sentence()
    assert verdict.stars == 0
    assert verdict.slip() == ""
    for language in LANGUAGES:
        assert verdict.short(language)


def test_a_line_may_not_go_on_after_its_end() -> None:
    verdict = made(MINING).check("row>2t row>1* end")
    assert (verdict.legal, verdict.too_long, verdict.place) == (False, True, 3)
    assert "move 3 comes after the end" in verdict.text


def test_what_is_no_move_is_told_with_its_column() -> None:
    with pytest.raises(NotationError) as error:
        made(MINING).check("row>2t row>9*")
    assert error.value.column == 12


def test_the_first_slip_is_the_payment() -> None:
    asked = made(TURN)
    verdict = asked.check("mining/3 pay/1+3 row>1c row>1w")
    assert (verdict.first_slip, verdict.token) == (2, "pay/1+3")
    assert verdict.continuation[0] == "pay/2+2"
    assert verdict.slip() == (
        "The first slip is in turn 1 (pay 1 + 3). After it, the best possible is 1 VP."
    )
    assert "12" not in verdict.slip()
    rows = asked.rows(verdict.given, verdict, "en")
    assert [row.parts for row in rows].index(True) == 1
    assert (rows[1].best_told, rows[1].given_told) == ("Pay 2 + 2", "Pay 1 + 3")


def test_both_sentences_name_the_same_slip() -> None:
    """It is where par as a whole is lost, with the first word that falls short for its cost."""
    asked = made(MINING)
    verdict = asked.check("row>2t row>s")
    assert (verdict.first_slip, verdict.token) == (2, "row>s")
    assert verdict.continuation == ("row>1*",)
    assert "first slip is move 2 (row>s)" in verdict.text
    assert verdict.slip().startswith("The first slip is move 2 (")
    assert verdict.slip().endswith("It costs one step too many.")
    slow = asked.check("row>2t row>s s:c1.1>1*")
    assert (slow.value, slow.stars) == ({"lorries": 2, "steps": 3}, 2)
    assert (slow.first_slip, slow.slip()) == (2, verdict.slip())


@pytest.mark.parametrize(("text", "line"), [(DELIVERY, "train/1=furnaces:3 end"), (TURN, "pass")])
def test_what_only_ends_a_line_has_stopped_in_both_sentences(text: str, line: str) -> None:
    verdict = made(text).check(line)
    assert "ends although the best result is still within reach" in verdict.sentence()
    assert "still within reach" in verdict.slip()
    assert "slip" not in verdict.sentence() + verdict.slip()


def test_short_gives_nothing_away() -> None:
    for asked in some():
        moves = asked.best() or ()
        verdict = asked.check("") if asked.kind in ("turn", "shift") else asked.check(moves[0])
        for language in LANGUAGES:
            told = verdict.short(language)
            assert "\n" not in told
            for move in moves:
                assert move not in told.split()


@pytest.mark.parametrize("text", [MINING, DELIVERY, TURN, SHIFT])
def test_the_best_from_every_place_of_a_best_line_is_par(text: str) -> None:
    task = made(text).task
    found = best(task)
    assert found is not None
    for place in along(task, found.line):
        here = best_from(task, place)
        assert here is not None
        assert rank(task, here.value) == rank(task, found.value)


def test_a_verdict_as_a_row() -> None:
    row = made(MINING).check("row>2t row>s").to_rows()[0]
    assert (row["lorries"], row["par_lorries"], row["stars"]) == (1, 2, 1)
    assert (row["first_slip"], row["rule"]) == (2, None)
