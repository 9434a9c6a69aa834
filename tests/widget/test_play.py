"""Setting up a game, playing it, coming back to it: the page to play on, without a browser."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES, keys
from glueckauf.games import GAMES, room
from glueckauf.games.knobs import knobs as turnable
from glueckauf.learn import games
from glueckauf.learn.kept import kept
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget import knobs, set_up
from glueckauf.widget.play import Play
from glueckauf.widget.review import ReviewBoard
from glueckauf.widget.stepper import Stepper
from glueckauf.widget.table import Table

BOT = "random"  # quick


def ask(play: Play, do: str, **more: Any) -> Any:
    """What the page says after a message of the browser."""
    message = json.loads(json.dumps({"do": do, "n": "x:1", **more}))
    play.lobby._hear(play.lobby, message, [])
    assert play.lobby.frame["ack"] == "x:1"
    json.dumps(play.lobby.frame)
    return play.lobby.frame


def fields(**changed: Any) -> Any:
    """What stands in the fields, with changes."""
    seats = ["human", BOT, BOT, BOT]
    return {**set_up.chosen("en"), "seats": seats, "start": 0, "deal": "7", **changed}


def started(**changed: Any) -> Play:
    play = ga.play()
    frame = ask(play, "start", chosen=fields(**changed))
    assert frame["message"] is None
    assert frame["opened"]
    return play


def a_few_moves(table: Any, count: int = 4) -> None:
    for _ in range(count):
        table.play(str(table.state.legal_moves()[-1]))


def folder() -> list[str]:
    return sorted(path.name for path in games.folder().glob("*"))


# --- Setting up -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_chosen_in_every_language(language: str) -> None:
    offered = ga.play(language=language).lobby.options["games"]
    assert [one["game"] for one in offered] == list(GAMES)
    for one in offered:
        assert one["players"] == list(room(one["game"]).PLAYERS)
        names = [name for name, _ in one["seats"]]
        assert {"human", "random", "greedy", "search:1s"} <= {*names}
        assert len({title for _, title in one["seats"]}) == len(names)
        assert [knob["key"] for knob in one["knobs"]] == [*turnable(one["game"])]
        assert all(knob["label"] and knob["says"] for knob in one["knobs"])


def test_no_name_of_a_knob_is_left_over() -> None:
    for game in GAMES:
        known = room(game).Rules.knobs()
        words = {key for key in keys(game, "en") if key.startswith("knob-")}
        choices = {
            f"knob-{key}-{choice}"
            for key, knob in known.items()
            if isinstance(knob["value"], str)
            for choice in knob["choices"]
        }
        assert words == {f"knob-{key}" for key in known} | choices


def test_opening_the_page_writes_nothing(tmp_path: Path) -> None:
    ga.play()
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_starts_as_it_was_chosen(game: str) -> None:
    play = started(game=game, players=3, names=["Max", "", "Zoë"], start=2)
    table = play.opened
    assert isinstance(table, Table)
    assert table.state.game == game
    assert len(table.state.players) == 3
    assert table.beginning.start == (2 if room(game).HAS_START_PLAYER else 0)
    assert "Max, Bruno, Zoë" in play.lobby.frame["opened"]
    again = started(game=game, players=3, names=["Max", "", "Zoë"], start=2)
    assert again.opened.beginning == table.beginning  # the same deal


def test_who_starts_is_drawn_by_lot_unless_chosen() -> None:
    starts = {set_up.read(fields(start=-1, deal=str(deal)), "en").start for deal in range(12)}
    assert starts == {0, 1}
    deals = {set_up.read(fields(deal=""), "en").seed for _ in range(5)}
    assert len(deals) > 1


@pytest.mark.parametrize(
    ("changed", "field", "says"),
    [
        ({"names": ["Max", "max"]}, "name-1", "same name"),
        ({"names": ["Max", "{x}"]}, "name-1", "no braces"),
        ({"deal": "seven"}, "deal", "whole number"),
        ({"rules": {"board": {"cage": "99"}}}, "rules", "Mend"),
        ({"rules": {"board": {"orders": "barrow:y=2"}}}, "rules", "draft needs"),
    ],
)
def test_what_is_wrong_is_told_beside_its_field(changed: Any, field: str, says: str) -> None:
    play = ga.play()
    told = ask(play, "start", chosen=fields(**changed))["message"]
    assert (told["kind"], told["field"]) == ("bad", field)
    assert says in told["text"]
    assert play.opened is None
    assert not games.folder().exists()


def test_strange_messages_break_nothing() -> None:
    play = ga.play()
    for chosen in (None, {}, {"game": "chess"}, fields(players=9), fields(seats=["human", "x"])):
        assert ask(play, "start", chosen=chosen)["message"]["kind"] == "bad"
    assert ask(play, "dance")["message"]["kind"] == "bad"
    assert ask(play, "go-on", id="../../etc/passwd")["message"]["kind"] == "bad"
    assert play.opened is None


# --- Rule changes ---------------------------------------------------------------------------


def test_rule_changes_reach_the_table_and_the_record() -> None:
    published = room("board").Rules()
    rules = {"board": {"cage": "3", "free_storage": True, "miners": ["9", "15", "13"]}}
    play = started(rules=rules)
    found = play.opened.state.rules
    assert (found.cage, found.free_storage, found.miners) == (3, True, (9, 15, 13))
    assert {*found.overrides} == {"cage", "free_storage", "miners"}
    assert found != published
    a_few_moves(play.opened)
    (path,) = games.folder().glob("*.txt")
    assert "rules: cage=3 miners=9,15,13 free_storage=true" in path.read_text("utf-8")
    assert ask(play, "all")["games"][0]["rules"] == "Rule changes:\u00a03"


@pytest.mark.parametrize("game", GAMES)
def test_every_published_value_reads_back(game: str) -> None:
    values = {one["key"]: one["value"] for one in knobs.offered(game, "en")}
    found = knobs.checked(game, values, "en")
    assert found.problems == {}
    assert found.rules == room(game).Rules()
    assert found.changed == ()


@pytest.mark.parametrize(
    ("game", "key", "typed", "says"),
    [
        ("board", "cage", "many", "Write a whole number from 1 to 20."),
        ("board", "miners", ["0", "15", "13"], "Write a whole number from 1 to 60."),
        ("board", "prices", "1, 2", "Write 4 whole numbers from 0 to 20, with commas between"),
        ("board", "mining", "4, 99", "Write whole numbers from 1 to 40, with commas"),
        ("board", "mining", "4, 4", "no number may occur twice."),
        ("board", "orders", "barrow", "is not an order"),
        ("card", "docks", "wc", "Write 3 words with commas"),
        ("card", "innovations", "magic", "from this list"),
    ],
)
def test_a_wrong_value_gets_one_sentence_with_the_remedy(
    game: str, key: str, typed: Any, says: str
) -> None:
    play = ga.play()
    told = ask(play, "check", game=game, rules={key: typed})["message"]
    assert [*told["problems"]] == [key]
    assert says in told["problems"][key]
    for language in LANGUAGES:
        assert knobs.checked(game, {key: typed}, language).problems[key]


def test_what_belongs_together_may_be_changed_together() -> None:
    alone = knobs.checked("card", {"mining": "1, 2, 3, 4"}, "en")
    assert [*alone.problems] == ["mining_least"]
    both = knobs.checked("card", {"mining": "1, 2, 3, 4", "mining_least": "0, 1, 2, 2"}, "en")
    assert both.rules.mining == (1, 2, 3, 4)


def test_the_last_choices_are_remembered() -> None:
    rules = {"card": {"look": "6"}, "board": {}}
    started(game="card", players=3, names=["Max", "Zoë", "Ida", "Kai", "Liv"], start=1, rules=rules)
    found = ga.play().lobby.frame["chosen"]
    assert (found["game"], found["players"], found["start"]) == ("card", 3, 1)
    assert found["names"] == ["Max", "Zoë", "Ida", "Kai", "Liv"]
    assert found["seats"] == ["human", BOT, BOT, BOT, set_up.USUAL]
    assert found["rules"] == {game: rules.get(game, {}) for game in GAMES}
    assert found["deal"] == ""  # the next game is another one


def test_choices_that_are_no_more_are_dropped() -> None:
    set_up.remember(
        {"game": "card", "players": 7, "names": 3, "seats": ["hal"], "rules": {"card": {"x": 1}}}
    )
    set_up.remember({**(kept(set_up.KEY) or {}), "rules": {"board": {"cage": "999"}}})
    found = set_up.chosen("en")
    assert (found["game"], found["players"]) == ("card", 2)
    assert found["names"][:2] == ["Anna", "Bruno"]
    assert found["seats"][:2] == ["human", "greedy"]
    assert found["rules"] == {game: {} for game in GAMES}


# --- Going on -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_a_restart(game: str) -> None:
    play = started(game=game, names=["Max", "Zoë"])
    a_few_moves(play.opened)
    left = play.opened
    fresh = ga.play()  # as after a restart: nothing is known but what was written
    (row,) = fresh.lobby.frame["games"]
    assert (row["names"], row["over"], row["away"]) == ("Max, Zoë", False, False)
    assert "Max" in row["score"]
    assert "is to move" in row["state"]
    ask(fresh, "go-on", id=row["id"])
    table = fresh.opened
    assert (table.state, table.moves) == (left.state, left.moves)
    a_few_moves(table, 2)
    record = (games.folder() / f"{row['id']}.txt").read_text("utf-8")
    assert len(ga.Record.read(record).turns) > len(left.record.turns)
    assert len(folder()) == 1


def test_a_game_that_is_open_on_two_pages_becomes_two_games() -> None:
    one = started(names=["Max", "Zoë"])
    a_few_moves(one.opened, 4)
    two = ga.play()
    (row,) = two.lobby.frame["games"]
    ask(two, "go-on", id=row["id"])
    one.opened.play(str(one.opened.state.legal_moves()[0]))
    two.opened.play(str(two.opened.state.legal_moves()[-1]))
    one.opened.play(str(one.opened.state.legal_moves()[0]))
    moves = {"": one.opened.moves, "-2": two.opened.moves}
    ask(one, "all")
    rows = ask(two, "all")["games"]
    assert {found["names"] for found in rows} == {"Max, Zoë"}
    assert {found["id"] for found in rows} == {row["id"] + mark for mark in moves}
    for mark, played in moves.items():
        ask(two, "go-on", id=row["id"] + mark)
        assert two.opened.moves == played


def test_what_was_kept_beside_it_may_be_lost(tmp_path: Path) -> None:
    play = started(names=["Max", "Zoë"])
    a_few_moves(play.opened, 5)
    (path,) = games.folder().glob("*.txt")
    record = path.read_text("utf-8")
    for known in (tmp_path / "glueckauf-boards").iterdir():
        known.unlink()
    fresh = ga.play()
    (row,) = fresh.lobby.frame["games"]
    ask(fresh, "go-on", id=row["id"])
    assert str(fresh.opened.record) == record == path.read_text("utf-8")


def test_all_games_closes_the_table_and_lists_it() -> None:
    play = started()
    a_few_moves(play.opened)
    frame = ask(play, "all")
    assert play.opened is None
    assert frame["opened"] == ""
    assert len(frame["games"]) == 1


def test_a_game_that_nobody_moved_in_is_not_listed() -> None:
    play = started(seats=["human", "human"])
    assert ask(play, "all")["games"] == []
    assert folder() == []


def test_putting_away_hides_and_bringing_back_shows() -> None:
    play = started()
    a_few_moves(play.opened)
    (row,) = ask(play, "all")["games"]
    frame = ask(play, "away", id=row["id"])
    assert frame["games"][0]["away"]
    assert frame["away"] == "1 game put away"
    assert len(folder()) == 1
    assert not ask(play, "bring-back", id=row["id"])["games"][0]["away"]


def finished() -> Play:
    """A game of one short shift, played to its end."""
    rules = {"board": {"shifts": "1", "miners": ["2", "2", "2"], "clock_per_shift": "4"}}
    play = started(rules=rules, names=["Max", "Zoë"])
    while not play.opened.state.is_over:
        play.opened.play(str(play.opened.state.legal_moves()[-1]))
    return play


def test_a_finished_game_can_be_looked_at() -> None:
    play = finished()
    (row,) = ask(play, "all")["games"]
    assert row["over"]
    assert row["state"].startswith(("Won by ", "Victory shared"))
    ask(play, "look", id=row["id"])
    assert isinstance(play.opened, Stepper)
    told = " ".join(frame["caption"] for frame in play.opened.frames)
    assert "Zoë" in told
    assert "Bruno" not in told
    assert ga.records()[0]["over"] is True


def test_a_finished_game_can_be_reviewed() -> None:
    play = finished()
    (row,) = ask(play, "all")["games"]

    async def reviewed() -> Any:
        """Where an event loop runs, as in a notebook, it is judged beside the page, without being asked."""
        ask(play, "review", id=row["id"])
        board = play.opened
        assert isinstance(board, ReviewBoard)
        for _ in range(400):
            if board._work.made:
                return board
            await asyncio.sleep(0.05)
        raise AssertionError("nothing is judged")

    with ThreadPoolExecutor(1) as kernel:  # the thread of a test may have a loop of its own
        board = kernel.submit(lambda: asyncio.run(reviewed())).result()
    assert board._review.record == games.game(row["id"]).record
    ask(play, "all")
    assert board._work.is_stopped or board._work.is_done


def test_a_game_that_cannot_be_saved_can_be_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tmp_path.joinpath("file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file" / "progress.jsonl"))
    play = ga.play()
    told = ask(play, "start", chosen=fields())["message"]
    assert told["kind"] == "bad"
    assert "cannot be saved" in told["text"]
    a_few_moves(play.opened)


# --- In code --------------------------------------------------------------------------------


def test_the_page_can_be_skipped() -> None:
    play = ga.play("card", seats=["human", BOT], names=["Max", "Zoë"], rules={"look": 6}, seed=5)
    assert play.opened.state.rules.look == 6
    assert play.opened.state.game == "card"
    assert ga.play(seed=3, start=1).opened.beginning.start == 1
    with pytest.raises(ValueError, match="name of their own"):
        ga.play(names=["Max", "Max"])
    with pytest.raises(ValueError, match="language"):
        ga.play(language="xx")


def test_a_picture_stands_where_no_widget_can_run() -> None:
    play = ga.play()
    bundle, _ = play._repr_mimebundle_()
    assert bundle["text/plain"] == "Play()"
    assert bundle["image/svg+xml"].startswith("<svg")
    assert repr(started()).startswith("Play(Table(2 players")


def test_the_page_speaks_another_language() -> None:
    play = ga.play()
    ask(play, "language", language="de")
    assert play.lobby.words["play_start"] == "Los geht’s"
    ask(play, "start", chosen=fields())
    assert play.opened.language == "de"
