"""Answers are judged by their exact value; what is certain is played for them, what is open ends them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal.draw.icons import bar, icons
from glueckauf.learn.puzzle import loads
from tests.games.signal.puzzles.samples import PORT, ROLL, SIGNAL, made


def test_the_value_is_an_exact_probability() -> None:
    puzzle = made()
    verdict = puzzle.check(f"{SIGNAL} {ROLL}")
    assert (verdict.stars, verdict.value) == (3, {"delivered": Fraction(1, 2), "cards": 2})
    assert puzzle.best() == (SIGNAL, ROLL)
    assert "chance of delivery 1/2" in verdict.text
    assert verdict.short("en").count("{chance-m}") == 1
    assert "{" not in verdict.text


def test_a_signal_too_late_is_a_slip() -> None:
    """After the roll there is still a card for the signal, but none to move on with."""
    puzzle = made()
    verdict = puzzle.check(ROLL)
    assert (verdict.stars, verdict.first_slip, verdict.continuation) == (0, 1, (SIGNAL, ROLL))
    assert verdict.value == {"delivered": 0, "cards": 1}
    assert verdict.slip("en").startswith("The first slip is move 1 (roll for the grey train")


def test_an_answer_may_stop_before_its_end() -> None:
    verdict = made().check(SIGNAL)
    assert verdict.legal
    assert verdict.value == {"delivered": 0, "cards": 1}
    assert verdict.first_slip == 2
    assert "Up to move 1 all is well" in verdict.slip("en")


def test_nobody_answers_with_chance() -> None:
    puzzle = made()
    assert puzzle.over((SIGNAL, ROLL))
    with pytest.raises(IllegalMove):
        puzzle.positions((SIGNAL, ROLL, "die/3"))
    assert puzzle.check(f"{SIGNAL} {ROLL} die/3").too_long
    assert not puzzle.check(f"{SIGNAL} die/3").legal


def test_a_known_die_is_rolled_for_the_answer() -> None:
    puzzle = made(PORT.replace("[position]", "given = { grey = 2 }\n[position]"))
    states = puzzle.positions((SIGNAL, ROLL))
    assert len(states) == 3
    assert [event.name for event in states[-1].events].count("rolled") == 1
    verdict = puzzle.check(f"{SIGNAL} {ROLL}")
    assert (verdict.stars, verdict.value) == (3, {"delivered": 1, "cards": 2})
    assert "certain delivery" in verdict.sentence("en")


def test_json_has_fractions_as_text() -> None:
    proof = made().prove(count=True)
    assert proof.fields["value"] == {"delivered": "1/2", "cards": 2}
    assert proof.fields["proven"]
    assert SIGNAL in proof.fields["best_first"]
    assert proof.fields["plans"] == 2  # a disc of Marseille, or any other


def test_wrong_claims_are_found() -> None:
    puzzle = made(PORT.replace("[position]", 'par = { delivered = "2/3", cards = 2 }\n[position]'))
    assert dict(puzzle.wrong())["par"].startswith("chance of delivery 2/3")
    lying = puzzle._replace(par=None, line=ROLL, tier=5, themes=("roll-again",))
    assert set(dict(lying.wrong())) == {"line", "tier", "themes"}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"lyon-marseille.1"\n', '"paris"\n', "train"),
        ("[position]", "given = { grey = 5 }\n[position]", "given.grey"),
        ("[position]", 'given = { card = "start" }\n[position]', "given.card"),
        ("[position]", 'par = { delivered = "5/0", cards = 1 }\n[position]', "par.delivered"),
        ('"delivered", ', '"gold", ', "objective[1]"),
        ("[position]", 'until = "tea"\n[position]', "until"),
    ],
)
def test_mistakes_name_their_key(old: str, new: str, key: str) -> None:
    with pytest.raises(FileError) as wrong:
        loads(PORT.replace(old, new, 1), "made.toml")
    assert wrong.value.key == key


def test_bars_are_icons() -> None:
    """Full and empty are exact: what is nearly certain does not look certain."""
    assert {bar(Fraction(n, 216)) for n in range(217)} <= set(icons("en"))
    assert bar(Fraction(215, 216)) != bar(Fraction(1))
    assert bar(Fraction(1, 216)) != bar(Fraction(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_explanations(language: str) -> None:
    puzzle = made()
    assert len(set(puzzle.help(language))) == 3
    told = puzzle.explain(language)
    assert told is not None
    assert "1/2" in told.why
    assert told.tempting
