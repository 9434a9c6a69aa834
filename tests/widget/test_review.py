"""The page of a review: what it says, what it answers, and that it never blocks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.notebook import REVIEWED
from glueckauf.learn.review import Reviews, store
from glueckauf.learn.review.telling import states_of
from glueckauf.widget.frames import drawn
from glueckauf.widget.review import ReviewBoard
from tests.widget.talk import said, send

NOTATION = re.compile(r"\w/\w|>[A-E]\b")


def beginning(turns: int, game: str = "board") -> Record:
    path = next(p for p in store.shipped_games() if p.parent.parent.name == game)
    record = store.read_record(path)
    return record._replace(turns=record.turns[:turns], result=None, winners=None)


def opened(language: str = "en") -> ReviewBoard:
    board = ga.review(REVIEWED, language=language)
    assert isinstance(board, ReviewBoard)
    return board


def aside(act: Callable[[], Any]) -> Any:
    """In a thread of its own: a browser of another test may have left a running loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(act).result()


def in_a_loop(look: Callable[[], Coroutine[Any, Any, None]]) -> None:
    aside(lambda: asyncio.run(look()))


def test_the_dearest_slip_is_looked_at_first() -> None:
    board = opened()
    dearest = board.slips[0]
    frame = board.frame
    assert (frame["turn"], frame["slip"], frame["seat"]) == (
        dearest.turn,
        dearest.ply,
        dearest.seat,
    )
    assert frame["progress"] is None
    assert list(board.frames) == ["played", "better"]
    assert len(board.frames["played"]) == len(dearest.played) + 1
    assert len(board.frames["better"]) == len(dearest.better) + 1
    assert [one["ply"] for one in frame["slips"]] == [one.ply for one in board.slips]
    assert len(frame["turns"]) == len(board.result.record.turns)
    assert frame["chart"].count("data-turn=") == len(frame["turns"])
    turns = len(board.result.record.turns)
    assert repr(board) == f"ReviewBoard(board, 2 players, {turns} turns)"


def test_turns_and_slips_are_chosen() -> None:
    board = opened()
    last = board.slips[-1]
    assert send(board, "slip", slip=last.ply)["slip"] == last.ply
    quiet = next(one for one in board.result.turns if not one.is_slip and one.turn > 8)
    frame = send(board, "turn", turn=quiet.turn)
    assert (frame["turn"], frame["slip"]) == (quiet.turn, None)
    assert list(board.frames) == ["played"]
    assert send(board, "turn", turn=10**6)["turn"] == board.result.turns[-1].turn
    send(board, "dance")
    assert "dance" in said(board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it_without_notation(language: str) -> None:
    board = opened()
    send(board, "language", language=language)
    frame = board.frame
    told = [frame["headline"], frame["budget"], *(text for _, text in frame["turns"])]
    for slip in frame["slips"]:
        told += [slip["title"], slip["cost"], slip["played"], slip["better"], slip["proof"]]
    for table in frame["tables"]:
        told += [table["title"], *(row[0] for row in table["rows"])]
    told += [step["caption"] for line in board.frames.values() for step in line]
    assert not [text for text in told if NOTATION.search(text)]
    assert board.options["language"] == language


def test_both_games_have_a_page() -> None:
    board = ga.review(beginning(3, "card"), iterations=4)
    assert isinstance(board, ReviewBoard)
    assert len(board.result.judged) > 0
    assert send(board, "turn", turn=2)["turn"] == 2
    assert "Costs" in str(board) or "No slip" in str(board)
    bundle, _ = board._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")


def test_a_decision_is_shown_as_its_player_saw_it() -> None:
    board = opened()
    states = states_of(board.result.record)
    hidden = 0
    for one in board.result.turns[-4:]:
        send(board, "turn", turn=one.turn)
        parts = board.frames["played"][0]["parts"]
        seat = board._room.table.sight(states[one.ply : one.ply + len(one.played) + 1])[1]
        sight = (board.options["view"], seat)
        assert parts == drawn(states[one.ply].seen_by(one.seat), "en", *sight)
        hidden += parts != drawn(states[one.ply], "en", *sight)
    assert hidden, "what the others have delivered lies face down"
    with pytest.raises(ValueError, match="can be exported"):
        board.export("page.html")


def test_the_page_is_alive_while_it_is_judged() -> None:
    """Shown in a notebook, the analysis runs beside; the page says how far it is, and can stop it."""

    async def look() -> None:
        board = ga.review(beginning(14), iterations=30)
        assert isinstance(board, ReviewBoard)
        board._repr_mimebundle_()
        assert board.frame["progress"]["share"] < 1
        turns_of_the_loop, seen = 0, set()
        while board.frame["progress"]:
            await asyncio.sleep(0.01)
            turns_of_the_loop += 1
            seen.add(round(board.frame["progress"]["share"], 3) if board.frame["progress"] else 1)
        assert len(seen) > 1, "results come in as they are ready"
        assert turns_of_the_loop > 2 * len(board.result.judged), "and the page is served meanwhile"
        assert board.frame["turn"], "and then a turn is looked at"
        assert len(board.result.judged) == len(board.to_rows()) > 10

    in_a_loop(look)


def test_it_can_be_stopped_and_keeps_what_it_has() -> None:
    async def look() -> None:
        board = ga.review(beginning(40), iterations=60)
        assert isinstance(board, ReviewBoard)
        board._repr_mimebundle_()
        while not board._work.made:
            await asyncio.sleep(0.01)
        send(board, "stop")
        while board.frame["progress"]:
            await asyncio.sleep(0.01)
        assert 0 < len(board.result.judged) < 40
        assert store.kept(board.result.record, 60, 0) is None, "half a review is not kept"

    in_a_loop(look)


def test_one_click_makes_puzzles_of_the_slips() -> None:
    board = opened()
    board._review = board._review._replace(
        judged=tuple(one for one in board._review.judged if one in board.slips[:3])
    )
    board._show("")
    assert not any(slip["puzzle"] for slip in board.frame["slips"])
    frame = aside(lambda: send(board, "puzzles"))
    assert all(slip["puzzle"] for slip in frame["slips"])
    made = [slip for slip in frame["slips"] if slip["is_made"]]
    assert made, "the dearest slips of the shipped game give at least one"
    name = re.search(r"slip-\w+-\d+", made[0]["puzzle"])
    assert name is not None
    assert ga.PuzzleBoard(name[0]).frame["puzzle"]["task"]
    assert not frame["making"]


def test_a_folder_is_reviewed_in_one_table(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(str(beginning(5)), "utf-8")
    found = ga.review(tmp_path, iterations=4)
    assert isinstance(found, Reviews)
    assert len(found.to_rows()) == 2


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one play-out"):
        ga.review(REVIEWED, iterations=0)


def test_a_folder_that_cannot_be_written_is_told_on_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(puzzle: Any) -> Path:
        raise FileError("my-folder", "folder", "cannot be made: Read-only file system")

    monkeypatch.setattr("glueckauf.learn.own.keep", refuse)

    async def look() -> None:
        board = opened()
        send(board, "puzzles")
        while board.frame["making"]:
            await asyncio.sleep(0.01)
        assert "Read-only" in said(board)
        assert any(not slip["puzzle"] for slip in board.frame["slips"]), "it can be tried again"

    in_a_loop(look)
