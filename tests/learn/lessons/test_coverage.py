"""What the lessons teach: every rule of their game."""

from __future__ import annotations

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.games.board.telling import rule_ids
from glueckauf.learn.lessons.coverage import coverage, rules_on, touched_by
from glueckauf.learn.lessons.lesson import lessons, taught
from tests.learn.lessons.samples import SEATS, TREE, edited, read


def test_events_violations_and_answers_count() -> None:
    watch, predict, which, do, where = (set(rules_on(screen)) for screen in read(TREE).screens)
    assert watch == {"GA-5.1", "GA-1.5"}
    assert predict == {"GA-3.2"}
    assert which == {"GA-6.1"}
    assert where == {"GA-3.2"}
    assert do == {"GA-3.1", "GA-3.2", "GA-3.4", "GA-7.1"}


def test_a_mistake_that_breaks_a_rule_counts() -> None:
    mistakes = [{"line": "workshop/draw keep/9", "reply": "m"}]
    touched = touched_by(read(edited(("screens/4/mistakes", mistakes))))
    assert {"GA-4.5", "GA-10.1"} <= touched


def test_a_position_touches_nothing_but_an_untouched_set_up_does() -> None:
    fresh = {"players": 4, "drafted": False}
    screen = {**TREE["screens"][2], "position": "fresh", "move": "money/4", "answer": "GA-2.3"}
    tree = edited(("positions/fresh", fresh), ("screens/3", screen))
    touched = set(rules_on(read(tree).screens[2]))
    assert touched >= {"GA-1.1", "GA-1.2", "GA-1.3", "GA-1.4", "GA-2.1", "GA-2.2", "GA-2.3"}
    tree["positions"]["fresh"] = {"players": 4}
    tree["screens"][2].update(move="money/9", answer="GA-1.4")
    assert set(rules_on(read(tree).screens[2])) == {"GA-1.4"}


def test_the_map() -> None:
    found = coverage([read(TREE)])
    assert found.taught["GA-3.2"] == found.lessons_of("GA-3.2") == ("01-sample",)
    assert found.touched["GA-7.1"] == ("01-sample",)
    assert "GA-7.1" in found.missing  # touched, but the lesson does not say that it teaches it
    assert len(found.missing) == len(rule_ids()) - 1
    lines = str(found).splitlines()
    assert lines[0].split() == ["Rule", "Taught", "in", "lessons"]
    assert lines[10].startswith("GA-3.2   1 ")
    assert lines[-1] == "1 of 38 rules are taught."
    for language in LANGUAGES:
        assert len(found.table(language).splitlines()) == len(rule_ids()) + 3
    assert SEATS


def test_a_shipped_lesson_touches_what_it_teaches() -> None:
    for lesson in lessons():
        assert set(lesson.teaches) <= touched_by(lesson)


@pytest.mark.parametrize("game", taught())
def test_the_lessons_of_a_game_teach_every_rule_of_it(game: str) -> None:
    found = coverage(lessons(game))
    assert found.missing == ()
    assert {rule for rule, where in found.touched.items() if where} == set(room(game).rule_ids())


def test_what_is_taught_is_told_game_after_game() -> None:
    assert taught() == GAMES
    assert tuple(coverage().taught) == tuple(
        rule for game in taught() for rule in room(game).rule_ids()
    )


def test_every_example_of_the_rulebooks_appears() -> None:
    names = {game: {name for one in lessons(game) for name in one.positions} for game in taught()}
    assert {f"x{n}" for n in range(1, 13)} <= names["board"]
    assert {f"t{n}" for n in (4, 6, 7, 9, 10, 12)} <= names["card"]
