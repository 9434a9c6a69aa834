"""The screens of the shipped lessons, and their boards."""

from __future__ import annotations

from typing import Any

import glueckauf as ga
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.widget.lesson_board import LessonBoard
from glueckauf.widget.question import PointBoard

SCREENS = [(one, screen) for one in lessons() for screen in one.screens]


def name_of(value: Any) -> str:
    return str(value.id)


def act(name: str, number: int = 3, language: str = "en") -> LessonBoard:
    board = ga.lesson(number, language).board(name)
    assert isinstance(board, LessonBoard)
    return board


def question(name: str = "full", number: int = 3, language: str = "en") -> PointBoard:
    board = ga.lesson(number, language).board(name)
    assert isinstance(board, PointBoard)
    return board
