"""A learner at a checkpoint: every legal move is answered by what it means for the goal."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.parts import Mining
from glueckauf.learn.lessons.attempt import Answer, Attempt, begin, rules_of_line
from glueckauf.learn.lessons.lesson import Act
from tests.learn.lessons.samples import SEATS, act

PIT = {"players": 3, "mining": 8, "seats": SEATS}
MISTAKES = [
    {"line": "+g", "reply": "surface"},
    {"line": "3 +g 0", "reply": "one"},
    {"line": "1 +y 0", "reply": "yellow"},
]


@pytest.fixture
def fill() -> Act:
    """Order A, two grey coal, in six of eight steps."""
    return act(PIT, {"complete": ["A"]}, line="3 +g +g 0 g>A g>A", par=6, mistakes=MISTAKES)


def play(attempt: Attempt, line: str) -> Answer:
    for move in line.split():
        answer = attempt.play(move)
        attempt = answer.attempt
    return answer


def test_the_model_answer_earns_three_stars(fill: Act) -> None:
    answer = play(begin(fill), "3 +g +g 0 g>A g>A")
    assert answer.is_reached
    assert (answer.attempt.used, answer.attempt.stars, answer.left) == (6, 3, 0)
    assert answer.sentences() == [
        "Well done.",
        "Done in 6 steps, the fewest possible.",
        "3 of 3 stars.",
    ]


def test_any_other_shortest_line_is_as_good() -> None:
    two = act(PIT, {"complete": ["A", "B"]}, line="3 +g +g 4 +k 0 g>A g>A k>B", par=9)
    longer = two._replace(position=two.position._replace(state=ten(two)))
    answer = play(begin(longer), "4 +k 3 +g +g 0 k>B g>A g>A")
    assert (answer.attempt.used, answer.attempt.stars) == (9, 3)


def ten(found: Act) -> ga.board.State:
    """The same position with ten steps."""
    state: ga.board.State = found.position.state
    return state._replace(pending=Mining(10))


def test_on_course_and_how_far(fill: Act) -> None:
    attempt = begin(fill)
    assert attempt.stars == 0
    answer = attempt.play("3")
    assert (answer.is_legal, answer.is_reached, answer.left, answer.detour) == (True, False, 5, 0)
    assert answer.text == "On course. Still to go: 5 steps."
    assert attempt.moves == ()  # the old value stays as it was
    assert answer.attempt.moves == ("3",)


def test_a_detour_costs_a_star(fill: Act) -> None:
    answer = play(begin(fill), "2")
    assert (answer.left, answer.detour, answer.better[0]) == (6, 1, "3")
    assert answer.text == "That works, but it is a detour: 1 step more than you need."
    answer = play(answer.attempt, "3 +g +g 0 g>A g>A")
    assert (answer.attempt.used, answer.attempt.stars, answer.attempt.slips) == (7, 2, 0)
    assert "6 steps would be enough." in answer.sentences()[1]


def test_an_intended_mistake_has_its_reply(fill: Act) -> None:
    answer = play(begin(fill), "3 +g 0")
    assert (answer.reply, answer.is_lost, answer.left) == ("one", False, 5)
    assert answer.text == "Oh."
    # The same table by other moves gets the same reply, if it took as many.
    assert play(begin(fill), "1 +y 0").reply == "yellow"
    assert play(begin(fill), "2 +b 0").reply == ""


def test_what_is_not_allowed_is_told_and_changes_nothing(fill: Act) -> None:
    attempt = begin(fill)
    answer = attempt.play("+g")
    assert answer.violation is not None
    assert (answer.is_legal, answer.reply, answer.rules) == (False, "surface", ("GA-5.1",))
    assert answer.sentences() == [
        "GA-5.1: The cage is at the surface; coal is loaded underground.",
        "Oh.",
    ]
    assert answer.attempt == attempt._replace(tries=1)
    assert attempt.play("+k").reply == ""
    assert play(answer.attempt, "3 +g +g 0 g>A g>A").attempt.stars == 3  # asking is free
    with pytest.raises(ga.NotationError):
        attempt.play("+x")


def test_out_of_reach() -> None:
    short = {**PIT, "mining": 6}
    six = act(short, {"complete": ["A"]}, line="3 +g +g 0 g>A g>A", par=6)
    answer = begin(six).play("2")
    assert (answer.is_lost, answer.left, answer.attempt.slips) == (True, None, 1)
    assert answer.better == six.line
    assert "out of reach" in answer.text
    assert "GA-5.1" in answer.rules
    again = answer.attempt.play("3")
    assert (again.is_lost, again.attempt.slips) == (True, 1)  # lost once
    back = begin(six)._replace(slips=again.attempt.slips)  # the board counts on
    done = play(back, "3 +g +g 0 g>A g>A")
    assert (done.is_reached, done.attempt.stars) == (True, 2)
    twice = begin(six)._replace(slips=play(back, "2").attempt.slips)
    assert (twice.slips, twice.moves) == (2, ())
    assert play(twice, "3 +g +g 0 g>A g>A").attempt.stars == 1


def test_the_end_of_the_turn_without_the_goal() -> None:
    six = act({**PIT, "mining": 6}, {"complete": ["A"]}, line="3 +g +g 0 g>A g>A", par=6)
    answer = begin(six).play("end")
    assert answer.attempt.is_over
    assert answer.attempt.missing() == ["Order A is complete."]
    assert answer.sentences()[-1] == "Still missing: Order A is complete."
    late = answer.attempt.play("3")
    assert (late.is_late, late.is_legal, late.attempt) == (True, False, answer.attempt)


def test_a_goal_that_is_reached_ends_the_attempt(fill: Act) -> None:
    done = play(begin(fill), "3 +g +g 0 g>A g>A").attempt
    late = done.play("3")
    assert (late.is_late, late.is_reached, late.attempt) == (True, True, done)


def test_the_others_play_between_own_turns() -> None:
    two = act(
        {"players": 2}, {"marks": 20}, turns=2, rivals=["money/6"], line="money/6 money/4", par=2
    )
    answer = begin(two).play("money/6")
    assert [one.move for one in answer.played] == ["money/6", "money/6"]
    assert answer.attempt.state.to_move == 0
    answer = answer.attempt.play("money/4")
    assert (answer.is_reached, len(answer.played), answer.attempt.stars) == (True, 1, 3)
    assert answer.sentences()[1] == "Done in 2 moves, the fewest possible."


def test_too_far_to_know() -> None:
    far = act({"players": 4}, {"vp": {"at_least": 30}}, turns=3, line="pithead", par=30)
    answer = begin(far).play("order/1")
    assert (answer.left, answer.is_lost) == (None, False)
    assert answer.text == "You have not reached the goal yet."


def test_advice(fill: Act) -> None:
    advice = begin(fill).advice()
    assert (advice.kind, advice.move, advice.attempt.hints) == ("move", "3", 1)
    assert advice.sentence() == "Try this: Cage to level 3."
    hinted = play(advice.attempt, "3 +g +g 0 g>A g>A").attempt
    assert hinted.stars == 2
    texts: dict[str, Any] = {"en": {**fill.words(), "hint": "Go down."}}
    worded = begin(fill._replace(texts=texts)).advice()
    assert (worded.kind, worded.sentence()) == ("words", "Go down.")
    assert worded.attempt.advice().kind == "move"
    lost = play(begin(fill), "1 +y 0 1 3").attempt.advice()
    assert (lost.kind, "Undo" in lost.sentence(), lost.attempt.hints) == ("undo", True, 0)


@pytest.mark.parametrize("line", ["3 +k", "3 +g", "1 3 +g +g 0 g>A g>A", "end 3"])
def test_a_model_answer_that_is_none_is_not_followed(fill: Act, line: str) -> None:
    attempt = begin(fill._replace(line=tuple(line.split())))
    assert attempt.ways[0].line == fill.line
    assert attempt.play("3").left == 5


def test_every_answer_in_four_languages(fill: Act) -> None:
    lines = ["+g", "3", "2", "1 +y 0", "1 2 3 4", "3 +g +g 0 g>A g>A", "2 3 +g +g 0 g>A g>A", "end"]
    for line in lines:
        answer = play(begin(fill), line)
        told = {language: answer.sentences(language) for language in LANGUAGES}
        assert all(told.values())
        assert {len(sentences) for sentences in told.values()} == {len(told["en"])}
        advice = {answer.attempt.advice().sentence(language) for language in LANGUAGES}
        assert all(advice)


def test_the_rules_of_a_model_answer(fill: Act) -> None:
    assert set(rules_of_line(fill)) == {"GA-5.1", "GA-1.5", "GA-5.3"}
