"""Every intended mistake of every lesson, made on its board by clicking: the rules answer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from glueckauf.games.board import notation as note
from glueckauf.learn.lessons.screens import Act, Lesson
from glueckauf.widget.lesson_board import LessonBoard
from tests.widget.screens import SCREENS
from tests.widget.talk import parts, send

MISTAKES = [
    (lesson, screen, mistake.line)
    for lesson, screen in SCREENS
    if isinstance(screen, Act)
    for mistake in screen.mistakes
]


def label(value: Any) -> str:
    return str(getattr(value, "id", "")) or " ".join(value)


def clicked(board: LessonBoard, move: str) -> bool:
    """Make a legal move by clicking one of its ways; False if it is not offered.

    A coal that could simply fill a square has no way to be half of a pair on it; that is typed.
    """
    choice = next((one for one in board.frame["choices"] if one["move"] == move), None)
    if choice is None:
        return False
    shown = set(re.findall('data-(?:key|same)="([^"]+)"', "".join(parts(board).values())))
    buttons = set(board.frame["labels"])
    ways = choice["paths"]
    assert not ways or any(set(path) <= shown | buttons for path in ways), (move, ways)
    send(board, "play", move=move, ply=board.frame["ply"])
    return True


@pytest.mark.parametrize(("lesson", "screen", "line"), MISTAKES, ids=label)
def test_every_mistake_can_be_clicked_and_is_answered(
    lesson: Lesson, screen: Act, line: tuple[str, ...]
) -> None:
    board = LessonBoard(lesson, screen)
    table = board._room.table
    for move in line:
        if clicked(board, str(move)):
            continue
        view = board._view()
        why = view.why_not(move)
        assert why is not None, f"{move} is neither offered nor forbidden"
        found = [key for key in board.frame["why"] if table.natural(view, key) == move]
        if not found:  # no one key means it: of the board game, only a coal brought to a square
            assert lesson.game != "board" or isinstance(note.read(move), note.Fill)
            send(board, "type", text=move)
            assert board.frame["message"]["rule"] == why.rule
        for key in found:
            assert board.frame["why"][key]["rule"] == why.rule
            send(board, "why", key=key)
            assert board.frame["message"]["kind"] == "bad"
            assert board.frame["message"]["rule"] == why.rule
        return
    assert board.frame["message"]["text"], "a legal mistake is answered, too"
