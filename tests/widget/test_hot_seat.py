"""Several people before one screen: it is passed on for secret decisions alone, and gives nothing away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import games
from glueckauf.core.texts import LANGUAGES
from glueckauf.widget import frames
from glueckauf.widget.table import Table
from tests.games.board.scenes import drafted, scene
from tests.widget.talk import offered, parts, play, said, send

SHORTEST = 6  # letters; shorter words stand anywhere


def page(table: Table) -> str:
    """Everything that is on the page."""
    return json.dumps([table.frame, list(parts(table).values()), table._picture()])


def cards(table: Table, seat: int) -> set[str]:
    """What only this player may see: the words of the picture that others' pictures do not have."""
    state, room = table.state, table._room
    other = next(one for one in table._people if one != seat)

    def drawn(view: Any) -> set[str]:
        body = "".join(part.body for part in room.table.parts(view, "en", seat=seat))
        return set(body.replace(">", "<").split("<"))

    found = drawn(state.seen_by(seat)) - drawn(state.seen_by(seat).seen_by(other))
    return {words for words in found if len(words) >= SHORTEST}


def card_table(**more: Any) -> Table:
    return Table(game="card", seed=3, **more)


def go_on(table: Table, seed: int = 1, until: Callable[[Table], object] = bool) -> None:
    """Play anything until the screen has to be passed on."""
    rng = Random(seed)
    while "passing" not in table.frame or not until(table):
        if "passing" in table.frame:
            send(table, "pass")
        play(table, rng.choice(offered(table)))


def told(secret: str) -> str:
    """As it stands in JSON."""
    return json.dumps(secret)[1:-1]


def test_a_covered_table_shows_what_all_may_see() -> None:
    table = card_table(names=["Zoë", "Max"])
    assert "passing" not in table.frame, "whoever begins sits here"
    go_on(table, until=lambda found: cards(found, found.state.to_move))
    due = table.state.to_move
    passing = table.frame["passing"]
    assert passing["text"] == f"Pass the screen to {table.names[due]}."
    assert passing["button"] == f"I am {table.names[due]}"
    assert said(table) == passing["text"]
    assert (offered(table), table.frame["looks"], table.frame["shut"]) == ([], [], [])
    seen = page(table)
    secrets = cards(table, 0) | cards(table, 1)
    assert secrets
    assert not [secret for secret in secrets if told(secret) in seen]
    frame = send(table, "pass")
    assert "passing" not in frame
    assert offered(table)
    assert all(told(secret) in page(table) for secret in cards(table, due))
    assert not [secret for secret in secrets - cards(table, due) if told(secret) in page(table)]
    assert said(table).startswith(table.names[due]), "whose turn it is"


@pytest.mark.parametrize("do", ["hint", "score", "look", "why", "continue", "now", "reason"])
def test_nothing_can_be_asked_of_a_covered_table(do: str) -> None:
    table = card_table()
    go_on(table)
    key = next(iter(table._room.table.piles(table.state)), "x")
    frame = send(table, do, key=key, first=0)
    assert frame["passing"]
    assert frame["message"]["text"] == frame["passing"]["text"]
    assert not {"pile", "sheet", "hint", "reason"} & set(frame)
    for language in LANGUAGES:
        assert send(table, "language", language=language)["passing"]["text"]


def test_where_nothing_is_hidden_no_screen_is_passed() -> None:
    table = Table(drafted(3))
    for _ in range(6):
        play(table, next(move for move in offered(table) if "draw" not in move))
        assert "passing" not in table.frame or table.state.pending is not None


def test_secrets_stay_out_of_the_log() -> None:
    table = Table(drafted(2))
    play(table, "workshop/draw keep/1 bottom/5432")
    assert "passing" not in table.frame, "Bruno decides in the open"
    assert [entry["move"] for entry in table.frame["log"]] == ["workshop/draw", "keep", "bottom"]
    send(table, "undo", sure=True)
    assert table.frame["passing"]["seat"] == 0, "that was Anna's decision, and Bruno looks on"
    send(table, "pass")
    assert table.state.to_move == 0
    assert offered(table)


@pytest.mark.parametrize("game", ["board", "card", "woodcraft"])
def test_the_screen_is_passed_on_for_secret_decisions_alone(game: str) -> None:
    """Whoever decides in secret sits there alone; everything else is decided before all eyes."""
    room, rng = games.room(game), Random(2)
    table = Table(room.setup(3, 4), ["human", "human", "random"])
    people, looking, covered, shown = [0, 1], {table.state.to_move}, 0, 0
    while not table.state.is_over:
        seat = table.state.to_move
        is_secret = room.table.has_secrets(table.state.seen_by(seat))
        if "passing" in table.frame:
            assert is_secret, "nothing is hidden here"
            assert looking != {seat}, "nobody else can have looked on"
            covered += 1
            looking = {seat}
            send(table, "pass")
            assert "passing" not in table.frame
        elif seat not in looking:
            looking = set(people)
        assert looking == {seat} or not is_secret, "somebody looks on"
        if not len(table.moves) % 5:
            hidden = cards(table, 1 - seat) - cards(table, seat)
            shown += len(hidden)
            assert not [words for words in hidden if told(words) in page(table)]
        send(table, "play", move=rng.choice(offered(table)), ply=table.frame["ply"])
        while "sheet" in table.frame and not offered(table) and not table.state.is_over:
            send(table, "continue")
    assert covered
    assert shown or game == "board", "there what is hidden is seen only while it is decided on"


def test_one_person_passes_no_screen() -> None:
    table = card_table(seats=["human", "greedy"])
    for _ in range(5):
        if offered(table):
            play(table, offered(table)[0])
        assert "passing" not in table.frame


def test_bots_between_people_are_seen_through_the_eyes_of_whoever_sits_there() -> None:
    table = Table(ga.card.setup(3, 2), ["human", "greedy", "human"])
    go_on(table)
    send(table, "pass")
    assert table._seat() == table._holder == table.state.to_move
    asked = table.state.to_move
    bot = next(
        ply for ply in range(table.frame["ply"], -1, -1) if table._history.states[ply].to_move == 1
    )
    table.goto(bot)
    assert table._seat() == asked


def test_a_table_that_is_taken_up_again_asks_who_is_there() -> None:
    table = card_table(name="evening")
    go_on(table)
    again = card_table(name="evening")
    assert again.moves == table.moves
    assert again.frame["passing"]["seat"] == again.state.to_move
    send(again, "pass")
    assert offered(again)


def test_a_scoring_is_read_before_the_screen_is_passed() -> None:
    table = Table(scene(2, miners=1))
    play(table, "money/4")
    while not table.state.is_over and "sheet" not in table.frame:
        if "passing" in table.frame:
            send(table, "pass")
        play(table, offered(table)[0])
    assert "passing" not in table.frame


def test_python_plays_for_everybody() -> None:
    table = card_table()
    for _ in range(8):
        table.play(str(table.state.legal_moves()[0]))
    assert len(table.moves) == 8


def test_a_bot_thinks_behind_a_covered_table_for_nobody() -> None:
    async def story() -> None:
        table = Table(ga.card.setup(3, 2), ["human", "search", "human"])
        for _ in range(200):
            if "passing" in table.frame:
                send(table, "pass")
            if len({turn["seat"] for turn in table.frame["turns"]}) == 3:
                return
            if offered(table):
                send(table, "play", move=offered(table)[0])
            send(table, "now")
            await asyncio.sleep(0.02)
        pytest.fail("nobody got on")

    asyncio.run(story())


def test_a_game_that_is_loaded_asks_who_is_there(tmp_path: Path) -> None:
    table = card_table()
    go_on(table, until=lambda found: found.state.to_move == found.beginning.to_move)
    path = table.save(tmp_path / "game.txt")
    again = Table.load(path)
    assert again.state.to_move == again.beginning.to_move
    assert again.frame["passing"]["seat"] == again.state.to_move
    other = card_table()
    frame = send(other, "load", name="game.txt", text=path.read_text("utf-8"), sure=True)
    assert frame["passing"]["seat"] == again.state.to_move
    alone = Table.load(path, ["human", "greedy"])
    assert "passing" not in alone.frame


def test_scenes_show_what_all_people_may_see() -> None:
    table = Table(ga.card.setup(3, 2), ["human", "greedy", "human"])
    rng = Random(3)
    shown = 0
    for _ in range(60):
        if "passing" in table.frame:
            assert "scenes" not in table.frame
            send(table, "pass")
        elif offered(table):
            send(table, "play", move=rng.choice(offered(table)))
        for shot in table.frame.get("scenes", []):
            if "parts" not in shot:
                continue
            shown += 1
            state = table._history.states[shot["ply"]].seen_by(0).seen_by(2)
            drawn = frames.drawn(state, "en", "table", table._seat())
            assert all(drawn[name] == part for name, part in shot["parts"].items())
    assert shown
