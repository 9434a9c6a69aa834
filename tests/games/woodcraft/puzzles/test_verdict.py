"""Answers are judged by their value; a line that does not meet its task is told what it lacks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.texts import LANGUAGES
from tests.games.woodcraft.puzzles.samples import CABINET, DICE, FOURS, ORDER, ROUND, made


def test_every_line_that_reaches_par_wins() -> None:
    puzzle = made()
    for line in (FOURS, f"{FOURS} end", "saw/Y5=1+4 offcut/B3 glue/Y3+B1=B"):
        verdict = puzzle.check(line)
        assert (verdict.stars, verdict.value) == (3, {"materials": 3})
    assert "Nothing better is possible: 3 materials used." in verdict.text


def test_one_material_more_is_a_star_less_or_two() -> None:
    """The yellow die is sawn twice: 4 materials, at most twice as many as 3."""
    verdict = made().check("saw/Y5=1+4 saw/Y4=2+2 glue/Y3+B1=B offcut/B3")
    assert (verdict.stars, verdict.value, verdict.first_slip) == (1, {"materials": 4}, 2)
    assert verdict.slip("en").endswith("After it, the best possible is 4 materials used.")


def test_what_is_missing_is_named() -> None:
    puzzle = made()
    verdict = puzzle.check("glue/B1+B3=B")
    assert verdict.legal
    assert (verdict.stars, verdict.value, verdict.first_slip) == (0, None, 1)
    told = verdict.sentence("en").splitlines()
    assert told[0] == "The task is not met; still missing at the end: yellow 1 and brown 4."
    assert "0 of 3 stars" in told[1]
    assert verdict.slip("en").endswith("After it, the best possible is 5 materials used.")
    assert verdict.continuation == (*FOURS.split(), "end")


def test_a_move_after_which_all_is_lost() -> None:
    """With one glue fewer the brown 4 that it makes is the last."""
    puzzle = made(DICE.replace("glue = 2, offcut = 2", "glue = 1, offcut = 1"))
    verdict = puzzle.check("glue/B1+B3=B")
    assert (verdict.stars, verdict.first_slip) == (0, 1)
    assert verdict.slip("en").endswith("After it, the task can no longer be met.")


def test_an_answer_may_stop_too_early() -> None:
    verdict = made().check("glue/Y3+B1=B")
    assert verdict.first_slip == 2
    assert "Up to move 1 all is well" in verdict.slip("en")
    assert verdict.sentence("en").splitlines()[-1].startswith("Better from there: ")


def test_rules_are_kept() -> None:
    puzzle = made()
    verdict = puzzle.check("glue/Y3+Y5=Y")
    assert not verdict.legal
    assert verdict.violation is not None
    assert "WC-6.2" in verdict.text
    assert puzzle.check(f"{FOURS} end end").too_long
    with pytest.raises(NotationError):
        puzzle.check("glue/everything")
    with pytest.raises(IllegalMove):
        puzzle.positions(("end", "end"))
    pending = made(ORDER).check("")
    assert not pending.legal  # an order is to be taken first
    assert "ends too early" in pending.text


def test_points_count_from_what_is_there() -> None:
    puzzle = made(ORDER)
    verdict = puzzle.check(CABINET)
    assert (verdict.stars, verdict.value) == (3, {"points": 24, "materials": 2})
    lazy = puzzle.check("take/II-07")
    assert (lazy.stars, lazy.first_slip, lazy.token) == (0, 1, "take/II-07")
    rows = puzzle.rows("take/II-07", lazy, "en")
    assert rows[0].best_told == "Take: cabinet"
    assert rows[0].given_told == "Take: barrel"
    assert rows[0].parts


def test_more_materials_for_the_same_points_are_two_stars() -> None:
    verdict = made(ORDER).check(f"{CABINET} offcut/B2")
    assert not verdict.legal  # the brown 2 is glued
    verdict = made(ORDER).check(f"{CABINET} offcut/Y3")
    assert (verdict.stars, verdict.value) == (2, {"points": 24, "materials": 3})


def test_open_dice_are_an_exact_mean() -> None:
    puzzle = made(ROUND)
    best = puzzle.best()
    assert best is not None
    assert best[-1] == "end"
    assert puzzle.over(best)  # the opponent's dice fall after the first turn
    verdict = puzzle.check(" ".join(best))
    value = verdict.value
    assert verdict.stars == 3
    assert value is not None
    assert value == {"orders": Fraction(4, 3)}
    assert "orders completed on average" in verdict.text
    assert verdict.to_rows()
    assert puzzle.prove().fields["value"] == {"orders": str(value["orders"])}
    told = puzzle.explain("en")
    assert told is not None
    assert "the opponent’s dice decide" in told.why


def test_given_dice_are_rolled_for_the_answer() -> None:
    known = ROUND.replace("[position]", "given = { yellow = 1, brown = 1 }\n\n[position]", 1)
    puzzle = made(known)
    best = puzzle.best()
    assert best is not None
    assert best.count("end") == 2
    states = puzzle.positions(best)
    assert [event.name for state in states for event in state.events].count("rival") == 2
    assert puzzle.check(" ".join(best)).value == {"orders": 2}


def test_what_nobody_can_meet() -> None:
    puzzle = made(DICE.replace('"Y1", "B4", "B4"', '"B6", "B6", "B6", "B6"'))
    assert puzzle.best() is None
    assert puzzle.explain("en") is None
    assert puzzle.help("en") == []
    assert "No line of moves can meet this task." in puzzle.check("end").text
    assert not puzzle.prove().fields["feasible"]
    claiming = puzzle._replace(par={"materials": 3}, line="end")
    assert set(dict(claiming.wrong())) == {"par", "line"}


def test_wrong_claims_are_found() -> None:
    puzzle = made()
    assert list(puzzle._replace(par={"materials": 3}, line=f"{FOURS} end").wrong()) == []
    wrong = dict(puzzle._replace(par={"materials": 2}, line=FOURS).wrong())
    assert wrong["par"] == "2 materials used: the optimum is 3 materials used"
    assert wrong["line"] == "stops before its end; add end"
    lying = puzzle._replace(tier=0, themes=("sell-off",), proof={"answers": 7}, line="end")
    assert set(dict(lying.wrong())) == {"line", "tier", "themes", "proof.answers"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_explanations(language: str) -> None:
    """Three hints, the clearest last; what one would try first, and what it is worth."""
    for text, value in ((DICE, "3"), (ORDER, "24")):
        puzzle = made(text)
        hints = puzzle.help(language)
        assert len(set(hints)) == 3
        told = puzzle.explain(language)
        assert told is not None
        assert value in told.why
        assert told.tempting
        assert "/" not in "".join((*hints, told.why, told.tempting))
        if text == ORDER:
            assert sum(source.vp for source in told.sources) == 24


def test_hints_become_clearer() -> None:
    first, second, third = made(ORDER).help("en")
    assert first == "Glue-up: two dice are glued together into a larger one."
    assert second == "Complete this order: cabinet."
    assert third == "Begin like this: take: cabinet."
    assert made().help("en")[1].startswith("Work only on these dice of yours: yellow 3, yellow 5")
