"""What every room can say: names, lists, and "you"."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES, messages, phrase_of, plain
from glueckauf.games import GAMES

ROOMS = (*GAMES, "learn", "widget")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_people_have_names_in_every_room(room: str, language: str) -> None:
    names = [phrase_of(room, "name", {"seat": seat}, language) for seat in range(4)]
    assert len(set(names)) == 4
    assert names[0] == "Anna"


def test_lists_end_as_the_language_has_it() -> None:
    listed = {language: call("LIST", "A, B C", language) for language in LANGUAGES}
    assert listed == {"en": "A, B and C", "pl": "A, B i C", "hu": "A, B és C", "de": "A, B und C"}
    assert call("PEOPLE", "0 2") == "Anna and Clara"
    assert call("LIST", "B") == "B"


def call(function: str, fact: str, language: str = "en") -> Any:
    functions: Any = messages("board", language)._functions
    return functions[function](fact)


def test_icons_are_dropped_with_the_space_before_them() -> None:
    assert plain("Take five marks {mark} with a miner {miner}.") == "Take five marks with a miner."
