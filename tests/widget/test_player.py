"""The lesson player: all screens of a lesson in one place; messages in, frames out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.kept import FOLDER, keep
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.lessons.screens import Act
from glueckauf.learn.progress import entries
from glueckauf.widget.lesson import OpenLesson
from glueckauf.widget.player import LessonPlayer
from tests.learn.lessons.samples import TREE, read
from tests.widget.talk import Line, offered, play, said, send


def player(number: int | str = 3, language: str = "en") -> Any:
    return ga.lesson(number, language).play()


def lesson(board: LessonPlayer) -> dict[str, Any]:
    told: dict[str, Any] = board.frame["lesson"]
    return told


def sample() -> Any:
    """A lesson with a screen of every kind."""
    return OpenLesson(read(TREE)).play()


def dot(board: LessonPlayer) -> dict[str, Any]:
    """What the head says of the screen that is shown."""
    told: dict[str, Any] = lesson(board)["screens"][lesson(board)["at"]]
    return told


def at(board: LessonPlayer, name: str) -> LessonPlayer:
    """The player at the screen of this name."""
    names = [screen.id for screen in board.lesson.screens]
    board.goto(names.index(name) + 1)
    return board


def answer(board: LessonPlayer) -> None:
    """Do the screen that is shown as well as possible."""
    screen: Any = board.screen
    if screen.kind == "show":
        send(board, "seen")
    elif screen.kind == "act":
        play(board.board, " ".join(screen.line))
        send(board, "log")
    elif screen.kind in ("point", "try"):
        send(board, "play", move=screen.right()[0])
    else:
        send(board, "answer", value=str(screen.answer))


def test_a_player_shows_the_first_screen(progress_file: Path) -> None:
    board = player(1)
    assert repr(board) == "LessonPlayer('01-clock-in')"
    told = lesson(board)
    assert (told["title"], told["at"], told["kind"]) == ("1 · Clock in", 0, "act")
    assert told["say"] == board.screen.words("en")["say"]
    assert told["task"] == board.screen.words("en")["task"]
    assert [dot["state"] for dot in told["screens"]] == ["here", *["open"] * 4]
    assert (told["stars"], told["most"], told["done"]) == (0, 15, False)
    assert board.options["kind"] == "lesson"
    assert board.frame["parts"]
    assert board.part0 == board.board.part0
    assert board.frame["name"] == "Lesson 1: Clock in. Screen 1 of 5: Your turn"
    assert not (progress_file.parent / FOLDER).exists()


def test_the_board_inside_has_no_line_of_its_own() -> None:
    board = player(1)
    assert board.board.comm is None
    assert board.comm is not None
    line = Line(board)
    send(board, "play", move="money/5")
    assert len([update for update in line.updates if "frame" in update]) == 1


def test_a_whole_lesson() -> None:
    board = sample()
    for number, screen in enumerate(board.lesson.screens):
        assert (lesson(board)["at"], lesson(board)["done"]) == (number, False)
        answer(board)
        told = lesson(board)
        assert told["done"], screen.kind
        assert told["earned"] == (0 if screen.kind == "show" else 3)
        assert told["why"] == []
        send(board, "continue")
    end = lesson(board)["end"]
    assert end["title"] == "Lesson done!"
    assert said(board) == end["text"] == "All 12 stars: nobody can do better."
    assert end["next"] is None, "it is no shipped lesson"
    assert [each["stars"] for each in lesson(board)["screens"]] == [0, 3, 3, 3, 3]
    assert board.part0 == ""
    assert board.frames == []
    assert "<svg" in board._repr_mimebundle_()[0]["image/svg+xml"]
    assert len(entries()) == 4


def test_a_missing_star_says_why_and_can_be_earned() -> None:
    board = at(player(), "fill")
    send(board, "hint")
    play(board.board, "3 +g 0 3 +g 0 g>A g>A")
    send(board, "log")
    told = lesson(board)
    assert (told["done"], told["earned"]) == (True, 2)
    assert told["why"] == ["It took 2 more than needed.", "You used a hint."]
    send(board, "again")
    assert (lesson(board)["done"], board.frame["ply"]) == (False, 0)
    assert dot(board)["stars"] == 2, "the best stars stay"
    answer(board)
    assert dot(board)["stars"] == 3
    assert dot(board)["why"] == []


def test_the_solution_is_offered_after_failures_only() -> None:
    board = at(player(), "prepare")
    assert lesson(board)["tools"] == ["undo", "hint", "reset"]
    for _ in range(3):
        play(board.board, "1 +y 0")
        send(board, "reset")
    assert lesson(board)["tools"][-1] == "solution"
    frame = send(board, "solution")
    assert frame["puzzle"]["solution"]


def test_a_curious_click_costs_nothing() -> None:
    board = at(player(), "fill")
    why = board.frame["why"]["0:cart/3.g"]
    assert why["rule"] in lesson(board)["rules"]
    send(board, "why", key="0:cart/3.g")
    send(board, "type", text="+g")
    assert "(GA-5.1)" in lesson(board)["rules"]["GA-5.1"]
    answer(board)
    assert lesson(board)["earned"] == 3


def test_what_happened_is_told_before_what_is_left() -> None:
    board = at(player(), "fill")
    frame = send(board, "play", move="3")
    assert frame["message"]["happened"]
    assert frame["message"]["text"].startswith("On course.")


def test_after_the_goal_is_lost_the_move_that_lost_it_is_named() -> None:
    board = at(player(), "prepare")
    play(board.board, "1 +y 0")
    assert "The goal is out of reach now." in said(board.board), "the teacher has a word for it"
    play(board.board, "3")
    assert said(board.board).startswith("The goal has been out of reach since “Cage to the surface")
    play(board.board, "+g")
    assert "since “Cage to the surface" in said(board.board)


def test_it_is_kept() -> None:
    board = at(player(), "fill")
    send(board, "play", move="3")
    again = player()
    assert (again.screen.id, again.board.moves) == ("fill", ["3"])
    again.goto(6)
    assert lesson(player())["end"]
    send(again, "restart")
    told = lesson(player())
    assert (told["at"], told["done"]) == (0, False)
    at(again, "fill")
    assert again.board.moves == []


def test_what_was_seen_is_kept() -> None:
    board = sample()
    send(board, "seen")
    assert lesson(board)["done"]
    assert lesson(sample())["done"]


@pytest.mark.parametrize("value", [{"screen": 7, "seen": 3, "faults": []}, {"screen": "gone"}, {}])
def test_something_strange_was_kept(value: dict[str, Any]) -> None:
    keep("player/03-the-cage", value)
    assert lesson(player())["at"] == 0


def test_the_next_lesson_in_the_same_place() -> None:
    board = player(1)
    board.goto(6)
    send(board, "lesson")
    assert (lesson(board)["id"], lesson(board)["at"]) == ("02-tunnels", 0)
    last = player(12)
    last.goto(len(last.lesson.screens) + 1)
    following = lesson(last)["end"]["next"]
    assert (following["path"], following["inside"]) == ("13-exam.ipynb", False)
    send(last, "lesson")
    assert lesson(last)["id"].startswith("12")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    board = player(3)
    send(board, "language", language=language)
    at(board, "fill")
    told = lesson(board)
    assert told["say"] == board.screen.words(language)["say"]
    assert board.words["continue"] != "continue"
    send(board, "language", language="en")
    assert lesson(board)["say"] == board.screen.words("en")["say"]


def test_every_screen_of_every_lesson() -> None:
    for one in lessons():
        board = ga.lesson(one).play()
        for number, screen in enumerate(one.screens, start=1):
            board.goto(number)
            assert lesson(board)["kind"] == screen.kind
            json.dumps(board.frame)
            if isinstance(screen, Act):
                assert offered(board)
        assert "image/svg+xml" in board._repr_mimebundle_()[0]


def test_an_error_is_told() -> None:
    board = player(1)
    assert "went wrong" in send(board, "screen", at="x")["message"]["text"]
    assert lesson(board)["at"] == 0


def test_a_single_move_is_praised_without_counting() -> None:
    """The stars are drawn beside the message; alone, a board tells them."""
    player = ga.lesson(1).play()
    player.board.play("money/5")
    done = player.screen.words()["done"]  # type: ignore[union-attr]
    assert player.board.frame["message"]["text"] == done
    alone = ga.lesson(1).board("five")
    alone.play("money/5")
    assert alone.frame["message"]["text"].endswith("3 of 3 stars.")
