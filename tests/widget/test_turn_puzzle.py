"""Boards for puzzles on a whole table: turns, drafts, blunders; messages in, frames out."""

from __future__ import annotations

import re
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import NotationError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.puzzles.table.wording import turn_task
from glueckauf.learn.progress import entries
from glueckauf.learn.puzzle import loads, puzzle
from glueckauf.widget.choice import ChoiceBoard
from glueckauf.widget.puzzle import PuzzleBoard, open_puzzle
from tests.widget.talk import offered, play, send

POSITION = """
[position]
players = 3
seed = 7
[position.seats.0]
mine = { cage = { level = 0, coal = "g" }, carts = { 1 = "y" }, tiles = ["kk+"] }
orders = [
  { transport = "carriage", squares = "kk", filled = [1, 2] },
  { transport = "motorcar", squares = "g" },
]
[text.en]
title = "Two ways"
task = "Plan your turns."
"""
HEAD = 'format = 1\nid = "two-ways"\n'
TURNS = f'{HEAD}kind = "turns"\nsort = "turn"\nturns = 2\nobjective = "vp"\n{POSITION}'
PLAN = ["delivery/carriage", "mining/6 g>B end"]
DRAFT = """format = 1
id = "last-choice"
kind = "draft"
sort = "draft"
picks = 2
steps = 10
[position]
players = 3
seed = 8
drafted = false
draft_row = ["carriage:ybgk", "motorcar:g", "engine:kk", "barrow:gg", "carriage:bb",
  "engine:g", "barrow:k", "motorcar:yy", "carriage:gg", "engine:b"]
moves = "draft/3 draft/5"
[text.en]
title = "Last choice"
task = "Pick two."
"""
LOG = '["money/4", "delivery/carriage", "money/6"]'
BLUNDER = f'{HEAD}kind = "blunder"\nsort = "blunder"\nlog = {LOG}\nobjective = "vp"\n{POSITION}'


def opened(text: str, **changes: Any) -> Any:
    """The board of a puzzle; what its puzzle and its verdict know depends on the kind."""
    found: Any = loads(text)
    return open_puzzle(found._replace(**changes), keeps=False)


def turns(**changes: Any) -> Any:
    return opened(TURNS, **changes)


def test_the_door_opens_the_right_board() -> None:
    assert isinstance(ga.PuzzleBoard("01-first-ride"), PuzzleBoard)
    assert isinstance(ga.PuzzleBoard(puzzle("01-first-ride")), PuzzleBoard)
    assert isinstance(turns(), PuzzleBoard)
    assert isinstance(opened(DRAFT), PuzzleBoard)
    assert isinstance(opened(BLUNDER), ChoiceBoard)


# --- Turns ----------------------------------------------------------------------------------


def test_own_turns_follow_one_another_and_are_judged() -> None:
    board = turns()
    best = board.puzzle.check("").best
    frame = send(board, "solution", sure=True)
    while frame["ply"] < frame["plies"]:
        frame = send(board, "redo")
    reached = frame["puzzle"]["score"]
    send(board, "solution")

    board = turns(id="two-other-ways")  # nobody has seen its solution today
    seat = board.state.to_move
    for line in best:
        assert board.state.to_move == seat
        play(board, line)
        if board.state.pending is not None:
            send(board, "play", move="end")
    shown = board.frame["puzzle"]
    assert (shown["over"], shown["stars"], shown["score"]) == (True, 3, reached)
    assert (shown["title"], shown["task"], shown["used"]) == ("Two ways", "Plan your turns.", 2)
    assert (shown["unit"], shown["steps"]) == ("turns", 2)
    assert offered(board) == []
    assert board.frame["message"]["kind"] == "good"
    _, noted = entries()
    assert (noted.lesson, noted.screen, noted.solved, noted.stars) == (
        "puzzles",
        "two-other-ways",
        True,
        3,
    )


def look_and_return(board: Any) -> None:
    """Look at the solution, and go on with one's own line."""
    send(board, "solution", sure=True)
    send(board, "solution")


def test_a_slip_is_told_when_asked_and_the_best_plan_stands_beside_it_once_it_was_seen() -> None:
    board = turns()
    shown = send(board, "type", text="money/4 money/6")["puzzle"]
    assert (shown["stars"], shown["rows"], shown["slip"]) == (0, [], "")
    assert shown["asks_slip"]
    shown = send(board, "slip")["puzzle"]
    assert shown["slip"].startswith("The first slip is turn 2")
    assert board.frame["message"]["text"] == shown["slip"]
    assert (shown["asks_slip"], shown["rows"]) == (False, [])
    look_and_return(board)
    shown = send(board, "check")["puzzle"]
    assert [row["number"] for row in shown["rows"] if row["parts"]] == [board.verdict.first_slip]
    assert [row["given"] for row in shown["rows"]] == ["money/4", "money/6"]
    told = [row["given_told"] for row in shown["rows"]]
    assert told == ["Money: 4 marks", "Money: 6 marks"]
    assert all(row["best_told"] == turn_in_words(row["best"]) for row in shown["rows"])
    polish = send(board, "language", language="pl")["puzzle"]["rows"]
    assert polish[0]["given_told"] == "Pieniądze: 4 marki"
    assert send(board, "undo")["puzzle"]["verdict"] is None
    assert [(one.solved, one.seen) for one in entries()] == [(False, False), (False, True)]


def test_a_plan_that_stops_early_has_an_empty_row() -> None:
    board = turns()
    board.play("money/4")
    look_and_return(board)
    rows = send(board, "check")["puzzle"]["rows"]
    assert [row["given_told"] for row in rows] == ["Money: 4 marks", ""]
    assert rows[1]["best_told"] == "Delivery by carriage"


def test_the_middle_of_a_turn_is_no_answer() -> None:
    board = turns()
    frame = send(board, "type", text="order/draw")
    assert board.state.pending is not None
    frame = send(board, "check")
    assert frame["message"]["kind"] == "bad"
    assert (board.tries, entries()) == ((), [])
    board.goto(0)
    board.play("mining/6 g>B")
    assert board.check().legal, "a mining action need not be ended"
    assert board.tries == ("mining/6 g>B",)


def test_replies_of_the_others_are_played() -> None:
    board = opened(TURNS.replace('objective = "vp"', 'objective = "vp"\nreplies = ["money/4"]'))
    frame = send(board, "play", move="money/6")
    assert board.state.to_move == 0
    assert board.state.players[1].marks > board.puzzle.state.players[1].marks
    assert len(frame["log"][-1]["text"]) > 40, "both moves are told"


def test_hints_and_languages() -> None:
    board = turns()
    left = board.frame["puzzle"]["hints_left"]
    assert left == 3
    for n in range(1, left + 1):
        assert len(send(board, "hint")["puzzle"]["hints"]) == n
    for language in ("pl", "hu", "de"):
        assert len(send(board, "language", language=language)["puzzle"]["hints"]) == 3
    own = turns(hints=("Deliver.",))
    assert send(own, "hint")["puzzle"]["hints"] == ["Deliver."]
    bundle, _ = own._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert repr(own) == "PuzzleBoard('two-ways', 0 turns used)"


# --- Drafts ---------------------------------------------------------------------------------


def test_a_draft() -> None:
    board = opened(DRAFT)
    plies = send(board, "solution", sure=True)["plies"]
    assert plies == 2 + len(board.puzzle.aftermath(board.puzzle.best())) > 4, "picks and ride"
    send(board, "solution")
    first, second = offered(board)[:2]
    seat = board.state.to_move
    frame = send(board, "play", move=first)
    assert (board.state.to_move, frame["puzzle"]["used"], first in offered(board)) == (
        seat,
        1,
        False,
    )
    frame = send(board, "play", move=second)
    assert frame["puzzle"]["over"]
    assert frame["puzzle"]["stars"] is not None
    held = board.state.players[seat or 0].orders
    assert [order.label for order in held] == ["A", "B"]
    wins = board.puzzle.check(f"{first} {second}").best
    again = opened(DRAFT, id="another-choice")
    play(again, " ".join(wins))
    assert again.frame["puzzle"]["stars"] == 3


def test_the_verdict_of_a_draft_shows_the_ride() -> None:
    board = opened(DRAFT)
    first, second = offered(board)[:2]
    send(board, "play", move=first)
    frame = send(board, "play", move=second)
    ride = board.puzzle.aftermath((first, second))
    assert (frame["ply"], frame["plies"]) == (2, 2 + len(ride))
    assert frame["message"]["text"].endswith("Redo shows how, step by step.")
    stars, score = frame["puzzle"]["stars"], frame["puzzle"]["used"]
    for ply in range(3, 3 + len(ride)):
        frame = send(board, "redo")
        assert (frame["ply"], frame["choices"]) == (ply, [])
        assert (frame["puzzle"]["stars"], frame["puzzle"]["used"]) == (stars, score)
    assert board.line == f"{first} {second}"
    assert send(board, "check")["puzzle"]["stars"] == stars
    assert (board.tries, len(entries())) == ((f"{first} {second}",), 1)
    for _ in range(len(ride) + 1):
        frame = send(board, "undo")
    assert (frame["ply"], frame["puzzle"]["stars"]) == (1, None)
    third = offered(board)[1]
    send(board, "play", move=third)
    assert board.line == f"{first} {third}"
    assert board.frame["plies"] == 2 + len(board.puzzle.aftermath((first, third)))


def test_of_a_draft_only_the_picks_are_kept() -> None:
    found: Any = loads(DRAFT)
    board = PuzzleBoard(found, keeps=True)
    for move in offered(board)[:2]:
        send(board, "play", move=move)
    assert board.verdict.stars < 3
    send(board, "redo")
    again = PuzzleBoard(found, keeps=True)
    assert (again.line, again.frame["ply"], again.frame["plies"]) == (board.line, 2, 2)


# --- Blunders -------------------------------------------------------------------------------


def test_a_blunder_is_found_at_the_second_try() -> None:
    board = opened(BLUNDER)
    asked = board.frame["question"]
    assert [option["value"] for option in asked["options"]] == ["1", "2", "3"]
    assert asked["ask"] == "Two ways. Plan your turns."
    told = ["1 · Money: 4 marks", "2 · Delivery by carriage", "3 · Money: 6 marks"]
    assert [option["text"] for option in asked["options"]] == told
    assert send(board, "answer", value="9")["message"]["kind"] == "info"
    par = board.puzzle.check(1).par
    wrong = next(n for n in (1, 2, 3) if n != par)
    frame = send(board, "answer", value=str(wrong))
    assert (frame["message"]["kind"], frame["question"]["done"]) == ("bad", False)
    assert frame["question"]["options"][wrong - 1]["mark"] == "wrong"
    assert f"turn {par}" not in frame["message"]["text"].lower(), "the answer is not given away"
    for language in ("pl", "hu", "de", "en"):
        assert send(board, "language", language=language)["message"]["kind"] == "bad"
    frame = send(board, "answer", value=str(par))
    assert (frame["message"]["kind"], frame["question"]["stars"]) == ("good", 2)
    assert frame["question"]["options"][(par or 0) - 1]["mark"] == "right"
    assert [(one.solved, one.stars) for one in entries()] == [(False, 0), (True, 2)]
    assert send(board, "hint")["question"]["hint"]
    with pytest.raises(NotationError):
        board.answer(7)


def test_the_log_stands_in_the_answers_and_not_in_the_question_too() -> None:
    found = loads(BLUNDER)
    assert isinstance(found, BlunderPuzzle)
    texts = {"en": {"title": "Which?", "task": turn_task(found)}}
    board = ChoiceBoard(found._replace(texts=texts), noted=False)
    assert board.frame["question"]["ask"] == f"Which? {turn_task(found).splitlines()[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_blunders_are_read_without_notation(language: str) -> None:
    board: Any = ga.PuzzleBoard("where-did-the-points-go", language=language, noted=False)
    board.answer(board.puzzle.par or 0)
    for _ in range(3):
        send(board, "hint")
    asked = board.frame["question"]
    shown = [asked["ask"], asked["hint"], *(option["text"] for option in asked["options"])]
    for text in (*shown, board.frame["message"]["text"]):
        assert not re.search(r"[>+|]|\w/[\w-]", text), text
