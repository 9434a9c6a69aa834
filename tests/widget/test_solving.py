"""The rules of a puzzle board: what a check tells, what a look costs, what is explained, what comes next."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.kept import keep, kept
from glueckauf.learn.progress import entries, note
from glueckauf.learn.puzzle import puzzle, puzzles
from glueckauf.learn.training import NAME
from glueckauf.widget.frames import say
from glueckauf.widget.puzzle import PuzzleBoard
from tests.widget.talk import offered, play, said, send

FIRST = "01-first-ride"
BEST = "4 +k 0 k>A"
WRONG = "4 +k 3 0"


def tomorrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on it is a day later."""

    class Later(date):
        @classmethod
        def today(cls) -> Later:
            day = date.today() + timedelta(days=1)
            return cls(day.year, day.month, day.day)

    for module in ("diary", "puzzle", "explained"):
        monkeypatch.setattr(f"glueckauf.widget.{module}.date", Later)


# --- Check ----------------------------------------------------------------------------------


def test_an_empty_check_says_that_nothing_has_been_played() -> None:
    board = PuzzleBoard(FIRST)
    frame = send(board, "check")
    assert said(board) == say("puzzle-empty", "en")
    shown = frame["puzzle"]
    assert (shown["stars"], shown["verdict"], shown["rows"], shown["explained"]) == (
        None,
        None,
        [],
        None,
    )
    assert "stars" not in frame["message"]
    assert (board.check(), board.tries, entries()) == (None, (), [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_frame_of_a_wrong_answer_gives_the_line_away(language: str) -> None:
    board = PuzzleBoard("09-the-sacrifice", language=language)
    send(board, "type", text="4 +k 0 end")
    send(board, "check")
    verdict = board.verdict
    better = verdict.sentence(language).split("\n")[-1]
    shown = json.dumps(board.frame["puzzle"], ensure_ascii=False) + said(board)
    assert better not in shown
    assert verdict.slip(language) not in shown
    assert board.frame["message"]["stars"] == verdict.stars


# --- The slip -------------------------------------------------------------------------------


def test_a_slip_is_told_on_request_and_counts_as_help() -> None:
    board = PuzzleBoard(FIRST)
    assert not board.frame["puzzle"]["asks_slip"]
    send(board, "slip")
    assert said(board) == say("puzzle-no-slip", "en")
    play(board, WRONG)
    assert board.frame["puzzle"]["asks_slip"]
    shown = send(board, "slip")["puzzle"]
    assert said(board) == shown["slip"] == board.verdict.slip()
    assert not shown["asks_slip"]
    send(board, "reset")
    play(board, BEST)
    wrong, right = entries()
    assert (wrong.slips, right.slips, right.solved, right.stars) == (0, 1, True, 3)
    training = ga.training()
    assert [card.box for card in training.now.cards] == [1], "it comes back, as after a hint"


def test_what_was_asked_is_kept() -> None:
    board = PuzzleBoard(FIRST, keeps=True)
    play(board, WRONG)
    send(board, "slip")
    send(board, "reset")
    again = PuzzleBoard(FIRST, keeps=True)
    play(again, BEST)
    assert entries()[-1].slips == 1
    assert kept(f"puzzle/{FIRST}") is None, "it is solved"


# --- The solution ---------------------------------------------------------------------------


def test_the_solution_asks_first() -> None:
    board = PuzzleBoard(FIRST)
    frame = send(board, "solution")
    assert frame["message"]["kind"] == "ask"
    assert frame["message"]["again"] == {"do": "solution", "sure": True}
    assert (frame["puzzle"]["solution"], frame["puzzle"]["seen"], entries()) == (False, False, [])


def test_whoever_looks_first_earns_nothing_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    board = PuzzleBoard(FIRST)
    frame = send(board, "solution", sure=True)
    assert frame["puzzle"]["note"] == say("puzzle-seen", "en")
    send(board, "solution")
    frame = play(board, BEST)
    assert (frame["puzzle"]["stars"], frame["message"]["kind"]) == (0, "good")
    assert said(board) == say("puzzle-right-but-seen", "en")
    again = PuzzleBoard(FIRST)
    assert again.frame["puzzle"]["seen"], "another board does not help"
    assert again.frame["puzzle"]["explained"] is None
    play(again, BEST)
    assert [(one.solved, one.seen, one.stars) for one in entries()] == [(False, True, 0)]
    tomorrow(monkeypatch)
    later = PuzzleBoard(FIRST)
    assert not later.frame["puzzle"]["seen"]
    play(later, BEST)
    assert [(one.solved, one.stars) for one in entries()] == [(False, 0), (True, 3)]


def test_after_solving_a_look_costs_nothing() -> None:
    board = PuzzleBoard(FIRST)
    play(board, BEST)
    frame = send(board, "solution")
    assert (frame["puzzle"]["solution"], frame["puzzle"]["seen"]) == (True, False)
    assert [(one.solved, one.stars, one.seen) for one in entries()] == [(True, 3, False)]


def test_that_it_was_seen_is_kept_for_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    board = PuzzleBoard(FIRST, keeps=True, noted=False)
    send(board, "solution", sure=True)
    assert PuzzleBoard(FIRST, keeps=True, noted=False).frame["puzzle"]["seen"]
    tomorrow(monkeypatch)
    assert not PuzzleBoard(FIRST, keeps=True, noted=False).frame["puzzle"]["seen"]


def test_what_an_older_version_kept_is_taken_up() -> None:
    old = {"moves": ["4", "+k"], "ply": 2, "hints": 1, "tries": ["4"], "peeked": True}
    keep(f"puzzle/{FIRST}", old)
    board = PuzzleBoard(FIRST, keeps=True)
    assert (board.moves, board.tries, len(board.frame["puzzle"]["hints"])) == (
        ["4", "+k"],
        ("4",),
        1,
    )


# --- Explained ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["mining", "turns", "draft"])
def test_who_has_solved_it_is_told_why(kind: str, language: str) -> None:
    found = next(one for one in puzzles(kind=kind) if one.themes)
    board = PuzzleBoard(found, language=language)
    for move in found.best() or ():
        send(board, "play", move=move)
    send(board, "check")
    card = board.frame["puzzle"]["explained"]
    told = found.explain(language)
    assert told is not None
    assert (card["why"], card["tempting"]) == (told.why, told.tempting)
    assert [source["vp"] for source in card["sources"]] == [one.vp for one in told.sources]
    assert card["total"] == sum(one.vp for one in told.sources)
    assert len(card["themes"]) == len(found.themes or ())
    for theme in card["themes"]:
        assert theme["name"]
        assert theme["idea"].endswith(".")
    assert card["next"]["title"]
    assert offered(board) == [], "nothing better is possible"
    send(board, "undo")
    assert board.frame["puzzle"]["explained"] == card, "it stays while one steps through"


def test_the_streak_stands_on_the_card() -> None:
    yesterday = (date.today() - timedelta(days=1)).isoformat()
    for name in ("02-two-birds", "04-ride-light"):
        note(NAME, name, solved=True, stars=3, clock=lambda: f"{yesterday}T12:00:00+00:00")
    board = PuzzleBoard(FIRST)
    play(board, BEST)
    facts = board.frame["puzzle"]["explained"]["facts"]
    assert say("explained-row", "en", n=3) in facts
    assert say("explained-days", "en", n=2) in facts


# --- Next -----------------------------------------------------------------------------------


def test_the_next_one_comes_in_the_same_place() -> None:
    board = PuzzleBoard(FIRST, keeps=True)
    play(board, WRONG)
    send(board, "hint")
    send(board, "reset")
    play(board, BEST)
    card = board.frame["puzzle"]["explained"]
    frame = send(board, "next")
    shown = frame["puzzle"]
    assert shown["title"] == card["next"]["title"]
    assert shown["id"] == board.puzzle.id != FIRST
    assert (shown["explained"], shown["hints"], shown["stars"], shown["solved"]) == (
        None,
        [],
        None,
        False,
    )
    assert (board.moves, board.tries, frame["plies"]) == ([], (), 0)
    first = puzzle(FIRST)
    assert board.puzzle.tier in (first.tier, (first.tier or 0) + 1)
    send(board, "play", move=offered(board)[0])
    known = kept(f"puzzle/{board.puzzle.id}")
    assert known is not None
    assert len(known["moves"]) == 1


def test_from_a_pit_to_a_table_every_part_is_another() -> None:
    table = next(one.id for one in puzzles(kind="turns"))
    after = {FIRST: table, table: FIRST}
    board = PuzzleBoard(FIRST, follows=lambda now, last: after[last.id])
    frame = send(board, "next")
    assert board.options["view"] == puzzle(table).view
    drawn = [getattr(board, f"part{n}") for n in range(12)]
    assert sum(bool(part) for part in drawn) == len(frame["parts"]) > 2
    frame = send(board, "next")
    assert frame["parts"] == ["pit0"]
    assert sum(bool(getattr(board, f"part{n}")) for n in range(12)) == 1


def test_what_was_solved_before_leads_on_at_once() -> None:
    play(PuzzleBoard(FIRST), BEST)
    board = PuzzleBoard(FIRST)
    card = board.frame["puzzle"]["explained"]
    assert card["next"]["title"]
    assert (card["why"], card["themes"], card["sources"]) == ("", [], [])
    board.next()
    assert board.puzzle.id != FIRST


def test_training_goes_on_in_its_own_order() -> None:
    for name in (FIRST, "09-the-sacrifice"):
        note(NAME, name, solved=False)
    board: Any = ga.training().mistakes()
    first = board.puzzle.id
    for move in board.puzzle.best():
        send(board, "play", move=move)
    if board.verdict is None:
        send(board, "check")
    send(board, "next")
    assert {first, board.puzzle.id} == {FIRST, "09-the-sacrifice"}
    theme: Any = ga.training().theme("pair-sacrifice")
    for _ in range(3):
        for move in theme.puzzle.best():
            send(theme, "play", move=move)
        if theme.verdict is None:
            send(theme, "check")
        send(theme, "next")
        assert "pair-sacrifice" in theme.puzzle.themes


def test_what_was_begun_in_training_is_kept_for_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    board: Any = ga.training().next()
    send(board, "play", move=offered(board)[0])
    again: Any = ga.training().next()
    assert (again.puzzle.id, again.moves) == (board.puzzle.id, board.moves)
    tomorrow(monkeypatch)
    later: Any = ga.training().next()
    assert (later.puzzle.id, later.moves) == (board.puzzle.id, [])


def test_a_progress_file_that_cannot_be_read_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLUECKAUF_PROGRESS", str(tmp_path))
    board = PuzzleBoard(FIRST)
    play(board, BEST)
    card = board.frame["puzzle"]["explained"]
    assert card["next"] is None
    send(board, "next")
    assert board.puzzle.id == FIRST
