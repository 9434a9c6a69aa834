"""Goals: read strictly, judged by the table, told in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal.lessons.goals import WORDS, Here, holds, missing
from glueckauf.games.signal.rules import State
from tests.games.signal.lessons.samples import CALAIS, PARIS, acting, goal, laid

LOADED = {"colour": "brown", "at": "tours-dijon.2", "heading": "dijon", "load": "red"}


def table() -> State:
    return acting(
        CALAIS,
        PARIS,
        LOADED,
        hand="sw",
        clock=3,
        stored={"marseille": {"blue": 1}},
        closed={"lille": ["calais-lille.1"]},
        used=["conductor"],
    )


CASES: list[tuple[dict[str, Any], bool]] = [
    ({"clock": 3}, True),
    ({"clock": {"at_least": 4}}, False),
    ({"deck": 16}, True),
    ({"deck": {"at_most": 15}}, False),
    ({"cards": 2}, True),
    ({"cards": 5}, False),
    ({"goods": 1}, True),
    ({"goods": 2}, False),
    ({"at": {"black": "calais", "grey": "paris"}}, True),
    ({"at": {"black": "paris"}}, False),
    ({"loaded": {"brown": "red"}}, True),
    ({"loaded": {"black": "red"}}, False),
    ({"out": {"black": 1, "brown": {"at_least": 1}}}, True),
    ({"out": {"black": 2}}, False),
    ({"stored": {"marseille": {"blue": 1}}}, True),
    ({"stored": {"marseille": {"blue": 2, "red": 1}}}, False),
    ({"green": ["C:paris>lille"]}, True),
    ({"green": ["C:paris>lille", "C:paris>dijon"]}, False),
    ({"closed": {"lille": ["calais-lille.1"]}}, True),
    ({"closed": {"lille": ["lille-paris.1"]}}, False),
    ({"used": ["conductor"]}, True),
    ({"used": ["dispatcher"]}, False),
    ({"card_done": True}, True),
    ({"turn_over": True}, False),
    ({"won": True}, False),
]


@pytest.mark.parametrize(("words", "expected"), CASES)
def test_a_goal_holds_or_tells_what_is_missing(words: dict[str, Any], expected: bool) -> None:
    state = table()
    here = Here(state, 0, 1)
    wanted = goal(state, **words)
    assert holds(wanted, here) is expected
    told = [missing(wanted, here, language) for language in LANGUAGES]
    assert all(bool(sentences) is not expected for sentences in told)
    assert expected or len(set(map(tuple, told))) == len(LANGUAGES)


def test_every_word_is_here() -> None:
    assert {word for words, _ in CASES for word in words} == set(WORDS)


def test_the_card_is_not_done_while_a_colour_moves() -> None:
    state = laid(trains=[CALAIS], turn={"card": "black-grey"})
    assert not holds(goal(state, card_done=True), Here(state, 0, 1))


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({}, "goal"),
        ({"clocks": 3}, "goal.clocks"),
        ({"at": {}}, "goal.at"),
        ({"at": {"pink": "paris"}}, "goal.at.pink"),
        ({"at": {"black": "rome"}}, "goal.at.black"),
        ({"loaded": {"black": "coal"}}, "goal.loaded.black"),
        ({"stored": {"paris": {"blue": 1}}}, "goal.stored.paris"),
        ({"stored": {"marseille": {"blue": 3}}}, "goal.stored.marseille.blue"),
        ({"green": []}, "goal.green"),
        ({"closed": {"lille": ["dijon-lyon.1"]}}, "goal.closed.lille"),
        ({"used": ["shunter"]}, "goal.used[1]"),
        ({"won": False}, "goal.won"),
    ],
)
def test_what_is_wrong_names_its_key(words: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        goal(table(), **words)
    assert error.value.key == key
