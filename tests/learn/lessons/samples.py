"""Small lessons for the tests, as trees that are changed here and there."""

from __future__ import annotations

import json
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.fields import Field
from glueckauf.games.board.puzzles.position import lay
from glueckauf.games.board.rules import State
from glueckauf.learn.lessons.lesson import Act, Lesson, Number, loads
from tests.learn.samples import edited_tree

WORDS: dict[str, dict[str, Any]] = {
    "show": {"say": "Look.", "captions": ["Start.", "One.", "Two."]},
    "number": {"say": "Think.", "ask": "How many?", "right": "Yes.", "wrong": "No."},
    "try": {"say": "Think.", "task": "Try to deliver.", "done": "You see."},
    "point": {"say": "Think.", "ask": "Which one?", "right": "Yes.", "wrong": "No."},
    "act": {"say": "Act.", "task": "Take 5 marks.", "done": "Well done.", "replies": {"m": "Oh."}},
}
PIT = {"carts": {"1": "y", "2": "b", "3": "gg", "4": "k"}, "tiles": ["g+"]}
SEATS = {"0": {"mine": PIT, "orders": ["carriage:gg", "engine:k"]}}
TREE: dict[str, Any] = {
    "format": 1,
    "id": "01-sample",
    "teaches": ["GA-3.2"],
    "text": {"en": {"title": "A sample", "idea": "An idea.", "what_if": "What if?"}},
    "what_if": {"position": "table", "rules": {"pithead": 2}, "move": "money/5"},
    "positions": {
        "table": {
            "players": 4,
            "crews": {"money/5": {"seat": 1, "miners": 1}, "money/6": {"seat": 0, "miners": 2}},
        },
        "pit": {"players": 3, "mining": 8, "seats": SEATS},
    },
    "screens": [
        {
            "id": "watch",
            "kind": "show",
            "position": "pit",
            "script": ["3", "+g +g"],
            "arrows": [[["0:surface", "0:level/3"]]],
            "marks": [[], ["0:cart/3.g"]],
            "text": {"en": WORDS["show"]},
        },
        {
            "id": "predict",
            "kind": "number",
            "position": "table",
            "compute": {"miners_needed": "money/5"},
            "answer": 2,
            "options": [1, 2, 3],
            "text": {"en": WORDS["number"]},
        },
        {
            "id": "which",
            "kind": "try",
            "position": "table",
            "move": "delivery/engine",
            "answer": "GA-6.1",
            "text": {"en": WORDS["try"]},
        },
        {
            "id": "do",
            "kind": "act",
            "position": "table",
            "goal": {"crew": {"money/5": {"seat": 0, "miners": 2}}},
            "line": "money/5",
            "par": 1,
            "mistakes": [{"line": "money/4", "reply": "m"}],
            "text": {"en": WORDS["act"]},
        },
        {
            "id": "where",
            "kind": "point",
            "position": "table",
            "choices": [
                {"key": "money/5", "compute": {"miners_needed": "money/5"}},
                {"key": "money/6", "compute": {"miners_needed": "money/6"}},
            ],
            "find": 3,
            "answer": "money/6",
            "text": {"en": WORDS["point"]},
        },
    ],
}


def edited(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The tree with values put at (or, if MISSING, taken from) keys like screens/2/answer."""
    return edited_tree(TREE, "/", changes)


def read(tree: Any) -> Lesson:
    return loads(json.dumps(tree), "folder/01-sample.json", "json")


def wrong(tree: Any) -> ga.FileError:
    with pytest.raises(ga.FileError) as caught:
        read(tree)
    assert caught.value.path == "folder/01-sample.json"
    assert "\n" not in str(caught.value)
    return caught.value


def laid(**position: Any) -> State:
    """A position as a file describes it."""
    return lay(Field("file", "positions.p", position))


def act(position: dict[str, Any], goal: dict[str, Any], **more: Any) -> Act:
    """A checkpoint with this position and goal."""
    words = {**WORDS["act"], "replies": {m["reply"]: "Oh." for m in more.get("mistakes", [])}}
    screen = {
        "id": "do",
        "kind": "act",
        "position": "p",
        "goal": goal,
        "line": "pithead",
        "par": 1,
        "text": {"en": words},
        **more,
    }
    found = read(edited(("positions/p", position), ("screens", [screen]))).screens[0]
    assert isinstance(found, Act)
    return found


def number(position: dict[str, Any], compute: dict[str, Any], answer: int = 0) -> Number:
    screen = {
        "id": "ask",
        "kind": "number",
        "position": "p",
        "compute": compute,
        "answer": answer,
        "text": {"en": WORDS["number"]},
    }
    found = read(edited(("positions/p", position), ("screens", [screen]))).screens[0]
    assert isinstance(found, Number)
    return found
