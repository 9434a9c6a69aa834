"""The board of a blunder: its log is stepped through, and one of the turns is pointed at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.learn.kept import keep, kept
from glueckauf.learn.progress import entries
from glueckauf.learn.puzzle import loads, puzzles
from glueckauf.widget.choice import ChoiceBoard
from glueckauf.widget.puzzle import open_puzzle
from tests.widget.talk import said, send
from tests.widget.test_turn_puzzle import BLUNDER

SHIPPED = [found for found in puzzles() if found.options("en")]


def blunder(**changes: Any) -> Any:
    """A log of three turns."""
    return ChoiceBoard(loads(BLUNDER)._replace(**changes))  # type: ignore[attr-defined]


def numbers(board: Any) -> tuple[str, str]:
    """The right turn and a wrong one."""
    right = board.puzzle.best()[0]
    return right, next(value for value, _ in board.puzzle.options("en") if value != right)


def marks(frame: dict[str, Any]) -> list[str]:
    return [option["mark"] for option in frame["question"]["options"]]


# --- Stepping -------------------------------------------------------------------------------


@pytest.mark.parametrize("found", SHIPPED, ids=lambda found: found.id)
def test_the_log_is_stepped_through_turn_by_turn(found: Any) -> None:
    board = open_puzzle(found, noted=False, keeps=False)
    turns = len(found.log)
    assert (board.frame["ply"], board.frame["plies"]) == (0, turns)
    seen = [board.state]
    for n in range(1, turns + 1):
        frame = send(board, "redo")
        assert (frame["ply"], frame["question"]["given"]) == (n, str(n))
        assert f"after turn {n} of {turns}" in said(board)
        assert frame["log"][-1]["move"] == found.log[n - 1]
        assert frame["log"][-1]["text"], "the turn is told in words"
        assert board.state != seen[-1], "every turn takes a miner at least"
        seen.append(board.state)
    assert send(board, "redo")["ply"] == turns, "there it ends"
    for state in reversed(seen[:-1]):
        send(board, "undo")
        assert board.state == state
    send(board, "goto", target=2)
    assert board.state == seen[2]


def test_what_a_turn_did_is_told_whole() -> None:
    mined = next(found for found in SHIPPED if any(turn.startswith("mining") for turn in found.log))
    at = next(n for n, turn in enumerate(mined.log, start=1) if turn.startswith("mining"))
    board = open_puzzle(mined, noted=False, keeps=False)
    entry = send(board, "goto", target=at)["log"][-1]
    assert len(entry["text"].split(". ")) > 2, "the sending and the steps"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turns_stand_in_words_beside_the_board(language: str) -> None:
    board = blunder()
    options = send(board, "language", language=language)["question"]["options"]
    for n, (option, turn) in enumerate(zip(options, board.puzzle.log, strict=True), start=1):
        assert option["text"] == f"{n} · {turn_in_words(turn, language)}"


def test_nothing_can_be_moved() -> None:
    board = blunder()
    assert board.frame["choices"] == []
    assert send(board, "play", move="money/6")["message"]["kind"] == "bad"
    with pytest.raises(ValueError, match="pointed at"):
        board.play("money/6")
    assert board.frame["ply"] == 0


# --- Wrong, slip, hint, right ---------------------------------------------------------------


def test_check_says_right_or_wrong_and_nothing_else() -> None:
    board = blunder()
    right, wrong = numbers(board)
    frame = send(board, "check")
    assert (frame["message"]["kind"], board.tries) == ("info", ()), "no turn was chosen yet"
    send(board, "goto", target=int(wrong))
    frame = send(board, "check")
    assert (frame["message"]["kind"], frame["message"]["stars"]) == ("bad", 0)
    assert frame["message"]["text"] == f"Not turn {wrong}: another turn loses more."
    assert marks(frame) == ["wrong" if value == wrong else "" for value in ("1", "2", "3")]
    shown = frame["puzzle"]
    assert (shown["rows"], shown["explained"], shown["slip"]) == ([], None, "")
    assert f"turn {right}" not in str(shown).lower()
    assert shown["asks_slip"]


def test_the_slip_tells_what_the_turn_loses_and_counts_as_a_hint() -> None:
    board = blunder()
    right, wrong = numbers(board)
    board.answer(wrong)
    frame = send(board, "slip")
    assert frame["message"]["text"].startswith(f"Turn {wrong} loses ")
    assert f"urn {right}" not in frame["message"]["text"]
    assert not frame["puzzle"]["asks_slip"]
    assert "Zug" in send(board, "language", language="de")["message"]["text"]
    send(board, "language", language="en")
    send(board, "hint")
    board.answer(right)
    (failed, solved) = entries()
    assert (failed.slips, failed.hints, solved.slips, solved.hints) == (0, 0, 1, 1)


def test_the_right_turn_is_explained_beside_what_would_have_been_best() -> None:
    board = blunder()
    right, wrong = numbers(board)
    board.answer(wrong)
    board.answer(wrong)
    assert board.tries == (wrong,), "the same turn twice is one try"
    board.answer(right)
    frame = board.frame
    assert (frame["message"]["kind"], frame["message"]["stars"]) == ("good", 2)
    shown = frame["puzzle"]
    assert (shown["solved"], shown["stars"]) == (True, 2)
    assert shown["explained"]["sources"]
    given = [row["given"] for row in shown["rows"]]
    assert given[: len(board.puzzle.log)] == list(board.puzzle.log)
    assert [str(row["number"]) for row in shown["rows"] if row["parts"]] == [right]
    board.answer(wrong)
    assert len(entries()) == 2, "what is tried after that is no mistake"


# --- The solution, what is next, and what is kept -------------------------------------------


def test_the_solution_asks_first_and_costs_the_stars() -> None:
    board = blunder()
    right, _ = numbers(board)
    send(board, "redo")
    assert send(board, "solution")["message"]["kind"] == "ask"
    frame = send(board, "solution", sure=True)
    told = frame["message"]["text"].replace("\N{NO-BREAK SPACE}", " ")
    assert told.startswith(f"Turn {right} loses the most: ")
    assert frame["ply"] == int(right) - 1, "just before it"
    assert marks(frame)[int(right) - 1] == "right"
    better = board.puzzle.check(right).continuation
    for turn in better:
        frame = send(board, "redo")
        assert frame["log"][-1]["move"] == turn
        assert frame["question"]["given"] is None, "no turn of the log"
    assert frame["ply"] == frame["plies"]
    frame = send(board, "solution")
    assert (frame["ply"], board.moves) == (1, [board.puzzle.log[0]])
    board.answer(right)
    assert board.frame["message"]["kind"] == "good"
    assert "no stars" in said(board)
    assert [(one.solved, one.seen) for one in entries()] == [(False, True)]
    again = blunder()
    again.answer(right)
    assert again.frame["puzzle"]["stars"] == 0, "not today"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_next_is_another_log(language: str) -> None:
    first = SHIPPED[0]
    board: Any = open_puzzle(first, language=language, keeps=False)
    board.answer(board.puzzle.best()[0])
    following = board.frame["puzzle"]["explained"]["next"]
    assert following is not None
    frame = send(board, "next")
    assert board.puzzle.id != first.id
    assert board.puzzle.id in [found.id for found in SHIPPED]
    assert (frame["ply"], frame["plies"]) == (0, len(board.puzzle.log))
    assert frame["puzzle"]["title"] == following["title"]
    assert (marks(frame).count(""), board.tries) == (frame["plies"], ())


def test_a_board_made_again_goes_on_where_it_was_left(progress_file: Path) -> None:
    board: Any = open_puzzle(SHIPPED[0])
    right, wrong = numbers(board)
    assert kept(f"puzzle/{board.puzzle.id}") is None
    board.answer(wrong)
    send(board, "hint")
    send(board, "goto", target=1)
    again: Any = open_puzzle(SHIPPED[0])
    assert (again.frame["ply"], again.tries) == (1, (wrong,))
    assert len(again.frame["puzzle"]["hints"]) == 1
    assert marks(again.frame)[int(wrong) - 1] == "wrong"
    again.answer(right)
    assert again.frame["puzzle"]["stars"] == 2
    assert kept(f"puzzle/{board.puzzle.id}") is None
    fresh: Any = open_puzzle(SHIPPED[0])
    assert (fresh.frame["ply"], fresh.tries) == (0, ())


def test_what_was_kept_of_another_log_is_dropped() -> None:
    board: Any = open_puzzle(SHIPPED[0])
    board.answer(numbers(board)[1])
    keep(f"puzzle/{board.puzzle.id}", {**board._remembered(), "tries": ["99"]})
    again: Any = open_puzzle(SHIPPED[0])
    assert (again.tries, again.frame["ply"]) == ((), 0)
