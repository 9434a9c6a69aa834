"""A bot that thinks never blocks the board: messages are answered, thinking is told, hurried and broken off."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.bots import Search, search
from glueckauf.bots.search import Weighed, Weighing
from glueckauf.widget import frames, thinking
from glueckauf.widget.table import Table
from tests.games.board.scenes import drafted
from tests.widget.talk import Line, offered, play, said, send

PATIENCE = 60.0  # seconds; a busy machine is no defect of the board


class Ponderer:
    """A bot that thinks until it is allowed to stop, and tells how often it was asked to go on."""

    def __init__(self, line: str = "") -> None:
        self.moves = line.split()
        self.release = threading.Event()
        self.asked = 0
        self.threads: set[str] = set()
        self.stopped = 0

    def weigh(self, view: Any, go_on: Callable[[float], bool] | None = None) -> Weighing:
        self.threads.add(threading.current_thread().name)
        share = 0.0
        while not self.release.is_set():
            self.asked += 1
            share = min(share + 0.01, 0.99)
            if go_on is not None and not go_on(share):
                self.stopped += 1
                break
            time.sleep(0.002)
        move = self.moves.pop(0) if self.moves else str(view.legal_moves()[0])
        return Weighing((Weighed(move, 1.0, 0.5, 2),), 2)

    def choose(self, view: Any) -> str:
        return self.weigh(view).moves[0].move

    def why(self, view: Any, move: str, language: str = "en") -> str:
        return f"{language.partition(chr(9))[0]}: {move} is worth 1.0 points."


def in_a_loop(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def test_messages_are_answered_while_a_bot_thinks() -> None:
    async def story() -> None:
        bot = Ponderer("money/4")
        table = Table(drafted(2), ["human", bot])
        line = Line(table)
        frame = send(table, "play", move="money/6")
        assert (frame["ply"], frame["choices"]) == (1, [])
        assert said(table).endswith("Bruno is thinking.")
        assert (table.thinking["seat"], table.thinking["text"]) == (1, "Bruno is thinking.")
        await until(lambda: table.thinking.get("share", 0) > 0)
        assert [update for update in line.updates if list(update) == ["thinking"]], "little is sent"
        assert bot.threads == {"thinking"}
        for asked in ({"do": "score"}, {"do": "language", "language": "de"}, {"do": "log"}):
            send(table, **asked)
        assert said(table).endswith("Bruno denkt nach.")
        assert send(table, "type", text="money/5")["message"]["kind"] == "bad"
        assert table.moves == ["money/6"]
        bot.release.set()
        await until(lambda: table.thinking == {})
        assert table.moves == ["money/6", "money/4"]
        assert "4 Mark" in said(table)
        assert table.frame["ack"] == "", "nobody has asked for this frame"
        assert offered(table)

    in_a_loop(story)


def test_move_now() -> None:
    async def story() -> None:
        bot = Ponderer("workshop/draw keep/- bottom/12345")
        table = Table(drafted(2), ["human", bot])
        send(table, "play", move="money/6")
        send(table, "now")
        await until(lambda: table.thinking == {})
        assert bot.stopped == len(table.moves) - 1, "in all decisions of its turn"
        assert table.state.to_move == 0

    in_a_loop(story)


def test_undo_breaks_it_off_and_redo_begins_anew() -> None:
    async def story() -> None:
        bot = Ponderer("money/3 money/4")
        table = Table(drafted(2), ["human", bot])
        send(table, "play", move="money/6")
        assert send(table, "undo")["ply"] == 0
        assert table.thinking == {}
        await until(lambda: bot.stopped == 1)
        await asyncio.sleep(0.05)
        assert (table.moves, table.frame["plies"]) == ([], 1), "its answer is not wanted any more"
        send(table, "redo")
        assert table.thinking["seat"] == 1
        bot.release.set()
        await until(lambda: table.thinking == {})
        assert table.moves == ["money/6", "money/4"]

    in_a_loop(story)


def test_another_move_or_another_game_breaks_it_off() -> None:
    async def story() -> None:
        bot = Ponderer("money/3 money/4")
        table = Table(drafted(2), ["human", bot])
        send(table, "play", move="money/6")
        send(table, "goto", target=0)
        assert table.thinking["seat"] == 1, "whoever only looks back disturbs nobody"
        send(table, "play", move="pithead")
        assert table.moves == ["pithead"]
        bot.release.set()
        await until(lambda: table.thinking == {})
        assert table.moves == ["pithead", "money/4"]
        bot.release.clear()
        bot.stopped = 0
        new = ga.board.setup(2, 3)
        other = Table(new)
        other.play(str(new.legal_moves()[0]))
        send(table, "play", move=next(m for m in offered(table) if m.startswith("money")))
        assert table.thinking
        record = str(other.record)
        send(table, "load", name="x.txt", text=record, sure=True)
        assert table.thinking == {}
        await until(lambda: bot.stopped)
        await asyncio.sleep(0.05)
        assert table.moves == other.moves

    in_a_loop(story)


def test_whoever_looks_back_stays_there() -> None:
    async def story() -> None:
        bot = Ponderer("money/4")
        table = Table(drafted(2), ["human", bot])
        send(table, "play", move="money/6")
        send(table, "goto", target=0)
        assert offered(table)
        bot.release.set()
        await until(lambda: table.thinking == {})
        assert (table.frame["ply"], table.frame["plies"]) == (0, 2)
        assert "gone on" in said(table)
        send(table, "redo")
        assert table.moves == ["money/6", "money/4"]

    in_a_loop(story)


def test_a_closed_table_thinks_no_more() -> None:
    async def story() -> None:
        bot = Ponderer()
        table = Table(drafted(2), ["human", bot])
        send(table, "play", move="money/6")
        table.close()
        await until(lambda: bot.stopped == 1)
        await asyncio.sleep(0.05)
        assert table.moves == ["money/6"]

    in_a_loop(story)


def test_a_thinker_that_fails_does_not_end_the_game() -> None:
    class Sulking(Ponderer):
        def weigh(self, view: Any, go_on: Any = None) -> Weighing:
            time.sleep(0.1)
            raise KeyError("lost my notes")

    async def story() -> None:
        table = Table(drafted(2), ["human", Sulking()])
        send(table, "play", move="money/6")
        await until(lambda: table.thinking == {})
        assert table.frame["message"]["kind"] == "bad"
        assert "lost my notes" in said(table)
        assert offered(table) == ["on"]

    in_a_loop(story)


def test_a_bot_that_was_slow_once_thinks_beside_the_board() -> None:
    threads: list[str] = []

    class Slow:
        def choose(self, view: Any) -> str:
            threads.append(threading.current_thread().name)
            time.sleep(0.35)
            return next(str(move) for move in view.legal_moves() if move.startswith("money"))

    async def story() -> None:
        table = Table(drafted(2), ["human", Slow()])
        send(table, "play", move="money/6")
        await until(lambda: offered(table))
        send(table, "play", move="pithead")
        await until(lambda: table.thinking == {})
        assert threads[0] != "thinking"
        assert threads[-1] == "thinking"

    in_a_loop(story)


def test_python_waits_for_bots_with_and_without_a_loop() -> None:
    def story() -> list[str]:
        table = Table(drafted(2), ["human", Search(6)], seed=2)
        for move in ("money/6", "money/4", "pithead"):
            table.play(move)
            assert table.thinking == {}
        return table.moves

    async def looped() -> None:
        before = Table(ga.board.setup(2, 4), ["human", Search(6)], seed=2)
        await until(lambda: before.thinking == {})
        found.append(story())

    found: list[list[str]] = []
    in_a_loop(looped)
    assert found == [story()]
    assert threading.active_count() < 20


def test_without_threads_a_decision_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HAS_THREADS", False)
    monkeypatch.setattr(thinking, "ALONE", 0.1)

    async def story() -> None:
        bot = Ponderer("money/4")
        table = Table(drafted(2), ["human", bot])
        frame = send(table, "play", move="money/6")
        assert frame["ply"] == 1, "the page is told before the thinking begins"
        await until(lambda: table.thinking == {})
        assert (table.moves, bot.stopped) == (["money/6", "money/4"], 1)

    in_a_loop(story)


# --- Scenes and reasons ---------------------------------------------------------------------


def test_turns_of_bots_come_as_scenes() -> None:
    table = Table(ga.board.setup(3, 5), ["human", "random", "random"], seed=1)
    while table.state.shift == 1 and not table.frame.get("scenes", [{}])[0].get("own"):
        before = table.frame["ply"]
        send(table, "play", move=offered(table)[0])
    scenes = table.frame["scenes"]
    assert {scene["seat"] for scene in scenes} == {0, 1, 2}
    assert [scene["own"] for scene in scenes] == [True, False, False]
    assert before < scenes[0]["ply"] < scenes[1]["ply"] < scenes[2]["ply"] == table.frame["ply"]
    assert all(scene["text"] for scene in scenes)
    assert set(scenes[0]["parts"]) < set(scenes[0]["names"]), "only what changed"
    assert set(scenes[1]["parts"]) < set(scenes[1]["names"]), "only what changed"
    assert "parts" not in scenes[-1], "that is the position itself"
    assert "scenes" not in send(table, "undo", sure=True)
    assert "scenes" not in send(table, "redo")


def test_a_bot_says_why_when_it_is_asked() -> None:
    bot = Ponderer("money/4")
    bot.release.set()
    table = Table(drafted(2), ["human", bot])
    play(table, "money/6")
    turns = table.frame["turns"]
    assert [turn.get("why", False) for turn in turns] == [False, True]
    assert "worth 1.0" not in str(table.frame), "nothing is given away unasked"
    frame = send(table, "reason", first=turns[1]["first"])
    assert frame["reason"] == {"first": 1, "text": "en: money/4 is worth 1.0 points."}
    send(table, "language", language="hu")
    assert send(table, "reason", first=1)["reason"]["text"].startswith("hu: ")
    assert "reason" not in send(table, "log"), "it is shown once"
    assert send(table, "reason", first=0)["reason"]["text"]
    send(table, "undo")
    play(table, "pithead")
    assert send(table, "reason", first=1)["reason"]["text"].startswith("hu: ")


# --- Hints ----------------------------------------------------------------------------------


def test_a_hint_tells_where_and_then_three_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ITERATIONS", 12)
    table = Table(ga.board.setup(2, 3), ["human", "greedy"], seed=3)
    while table.state.pending is not None:
        send(table, "play", move=offered(table)[0])
    assert "candidates" not in table.frame
    assert "candidates" not in send(table, "hint"), "first where to look"
    frame = send(table, "hint")
    rows = frame["candidates"]
    assert 2 <= len(rows) <= 3
    assert all(row["say"] and row["move"] in offered(table) for row in rows)
    assert "against the next" in rows[0]["gain"]
    assert all("against the best" in row["gain"] for row in rows[1:])
    assert rows[0]["gain"].startswith("+")
    assert all(row["reason"] and row["keys"] for row in rows)
    assert frame["hint"]
    assert "trial games" in said(table)
    german = send(table, "language", language="de")["candidates"]
    assert "gegenüber dem nächsten" in german[0]["gain"]
    assert "," in german[0]["gain"]
    assert [row["move"] for row in german] == [row["move"] for row in rows]
    play(table, rows[-1]["move"])
    assert "candidates" not in table.frame


def test_a_hint_is_weighed_beside_the_board() -> None:
    async def story() -> None:
        table = Table(drafted(2), ["human", "greedy"])
        send(table, "hint")
        assert table.thinking["seat"] is None
        assert table.thinking["text"] == "Looking for good moves."
        assert offered(table), "one may move without waiting for it"
        await until(lambda: table.thinking.get("share", 0) > 0.3)
        send(table, "now")
        await until(lambda: table.thinking == {})
        where = table.frame["hint"]
        assert where, "first where to look"
        assert "candidates" not in table.frame
        send(table, "hint")
        await until(lambda: table.thinking == {})
        rows = table.frame["candidates"]
        assert rows[0]["keys"] == list(table.frame["hint"]), "all of it leads to the best one"
        assert set(rows[0]["keys"]) <= set(where)
        table = Table(drafted(2), ["human", "greedy"])
        send(table, "hint")
        await until(lambda: table.thinking == {})
        send(table, "hint")
        send(table, "play", move="money/6")
        assert table.thinking == {}
        await asyncio.sleep(0.05)
        assert "candidates" not in table.frame

    in_a_loop(story)


def test_a_reason_shows_no_hidden_cards() -> None:
    """What a bot says to cards that only it has seen is kept to itself until the game is over."""
    bot = Ponderer("order/draw keep/2 top/1345")
    bot.release.set()
    table = Table(drafted(2), ["human", bot])
    play(table, "money/6")
    assert send(table, "reason", first=1)["reason"]["text"].endswith(
        "order/draw is worth 1.0 points."
    )
    assert [table._is_secret(ply) for ply in (2, 3, 4)] == [False, True, True]
    del table._choices[2]
    assert "hidden cards" in send(table, "reason", first=1)["reason"]["text"]


def test_what_was_open_once_silences_no_reason() -> None:
    """Delivered orders lie face down, but everybody has seen them: bots say why after they have delivered, too."""
    table, person = Table(drafted(2), ["human", "greedy"]), bots.bot("greedy", "person")
    turns: list[Any] = []
    while len(turns) < 3:
        table.play(person.choose(table.state.seen_by(0)))
        delivered = [bool(state.players[1].delivered) for state in table._history.states]
        turns = [turn for turn in table._turns() if turn["seat"] == 1 and delivered[turn["first"]]]
    assert not table.state.is_over
    assert all(table._reason(turn["first"], turn["last"]) for turn in turns)


def test_numbers_in_reasons_are_english_at_a_table_with_names() -> None:
    bot = Search(8)
    table = Table(drafted(2), ["human", bot], names=["Zoë", "Max"])
    play(table, "money/6")
    text = send(table, "reason", first=1)["reason"]["text"]
    assert text
    assert not [word for word in text.split() if word[:1].isdigit() and "," in word[:-1]]


def test_what_goes_wrong_after_thinking_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> dict[str, str]:
        raise RuntimeError("out of ink")

    async def story() -> None:
        bot = Ponderer("money/4")
        table = Table(drafted(2), ["human", bot])
        send(table, "play", move="money/6")
        monkeypatch.setattr(frames, "drawn", broken)
        bot.release.set()
        await until(lambda: "out of ink" in said(table))
        assert table.thinking == {}

    in_a_loop(story)


def test_frames_of_a_thinker_are_scenes() -> None:
    async def story() -> None:
        bot = Ponderer("workshop/draw keep/- bottom/12345")
        table = Table(drafted(3), ["human", bot, "greedy"])
        frames_seen: list[dict[str, Any]] = []
        table.observe(lambda change: frames_seen.append(change["new"]), "frame")
        send(table, "play", move="money/6")
        bot.release.set()
        await until(lambda: offered(table))
        scenes = [scene for frame in frames_seen for scene in frame.get("scenes", [])]
        assert [scene["seat"] for scene in scenes if scene["done"]][-2:] == [1, 2]
        assert not any(scene["own"] for scene in scenes)

    in_a_loop(story)
