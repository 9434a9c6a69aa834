"""The design lab as a page: every message is answered, runs stop, go on and are kept, and nothing is measured twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.games.knobs import knobs as turnable
from glueckauf.lab.metrics import METRICS
from glueckauf.lab.rule_files import as_rules
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget import experiment, lab_frames, lab_telling, runs, working
from glueckauf.widget.dashboard import Dashboard
from glueckauf.widget.lab_chart import Point, Words, below_each_other, closing_chart, small
from tests.widget.talk import said, send

BOT = "random"  # quick
GAME = GAMES[0]
PATIENCE = 30.0  # seconds; a busy machine is no defect


@pytest.fixture
def board() -> Iterator[Dashboard]:
    made = opened()
    yield made
    made.close()


def opened(language: str = "en") -> Dashboard:
    return ga.dashboard(language=language, jobs=1)


def fields(board: Dashboard, **changed: Any) -> Any:
    """What stands in the fields, with changes; `b` are rules of the second side."""
    sides = {"a": changed.pop("a", {}), "b": changed.pop("b", {"look": "6"})}
    usual = {"bots": [BOT] * 4, "most": "3"}
    found = {**board.frame["chosen"], **usual, **changed}
    return {**found, "rules": {**found["rules"], found["game"]: sides}}


def run(board: Dashboard, **changed: Any) -> Any:
    """A run that is done when it is answered, as there is no loop to run beside."""
    return send(board, "run", chosen=fields(board, **changed))


def card(board: Dashboard, place: int = 0) -> Any:
    return board.frames["cards"][place]


def alone(most: int = 3, **asked: Any) -> Any:
    """The same without a page."""
    return ga.lab.compare(None, {"look": 6}, bots=BOT, most=most, stop="interval", jobs=1, **asked)


# --- Choosing -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_has_words(language: str) -> None:
    board = opened(language)
    for offered in board.options["games"]:
        assert offered["players"] == list(room(offered["game"]).PLAYERS)
        names = [name for name, _ in offered["bots"]]
        assert {*ga.bots.names(offered["game"])} - {*names} == {"search"}
        assert len({words for _, words in offered["bots"]}) == len(names)
        for one in offered["metrics"]:
            assert METRICS[one["name"]].title(language) in one["title"]
            assert one["says"] == METRICS[one["name"]].definition(language)
        assert [knob["key"] for knob in offered["knobs"]] == [*turnable(offered["game"])]
    assert [stop for stop, _ in board.options["stops"]] == ["interval", "sprt"]


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"players": 9}, "players"),
        ({"metric": "beauty"}, "metric"),
        ({"stop": "never"}, "stops"),
        ({"bots": [BOT, "nobody"]}, "bot 1"),
        ({"bots": [BOT]}, "bot 1"),
        ({"bots": ["search", BOT]}, "bot 0"),
        ({"most": "1"}, "most"),
        ({"most": "many"}, "most"),
        ({"seed": "-3"}, "seed"),
        ({"smallest": "0"}, "smallest"),
        ({"smallest": "inf"}, "smallest"),
        ({"smallest": "a lot"}, "smallest"),
        ({"b": {"look": "99"}}, "rules b"),
        ({"a": {"cage": "x"}}, "rules a"),
        ({"b": {"shifts": "4"}}, "rules b"),
        ({"b": {"shifts": "1", "miners": ["1", "1", "1"], "clock_per_shift": "12"}}, "rules b"),
    ],
)
def test_what_cannot_be_run_is_answered_with_a_sentence(
    board: Dashboard, changed: Any, field: str
) -> None:
    sentences = set()
    for language in LANGUAGES:
        send(board, "language", language=language)
        told = run(board, **changed)["message"]
        assert (told["kind"], told["field"]) == ("bad", field)
        assert told["text"][-1] in ".?"
        sentences.add(told["text"])
    assert len(sentences) == len(LANGUAGES)
    assert board.frames["cards"] == []
    assert board.frame["result"] is None


def test_messages_that_make_no_sense_are_answered(board: Dashboard) -> None:
    assert run(board, game="chess", b={})["message"]["field"] == "game"
    send(board, "dance")
    assert "dance" in said(board)
    send(board, "run", chosen=7)
    assert board.frame["message"]["field"] == "game"
    send(board, "check", chosen={"game": "chess"})
    send(board, "stop")
    assert said(board) == "Nothing is running."
    for do in ("look", "name", "compare", "remove", "bring-back", "export", "run-on"):
        send(board, do, id="20200101-000000-000000")
        assert said(board) == "This run is no longer there."


def test_knobs_are_checked_while_they_are_turned(board: Dashboard) -> None:
    frame = send(board, "check", chosen=fields(board, b={"look": "0"}))
    assert list(frame["checks"]["b"]["problems"]) == ["look"]
    assert frame["checks"]["a"]["problems"] == {}
    frame = send(board, "check", chosen=fields(board, b={"displacement": "forbidden"}))
    assert "displacement" in frame["checks"]["b"]["notes"], "odd, but it can be played"
    assert frame["checks"]["both"] == ""
    assert frame["chosen"]["rules"][GAME]["b"] == {"displacement": "forbidden"}
    frame = send(board, "check", chosen=fields(board, b={}))
    assert "same rules" in frame["checks"]["both"]
    frame = send(board, "language", language="de")
    assert "denselben Regeln" in frame["checks"]["both"]


# --- Running --------------------------------------------------------------------------------


def test_a_run_is_what_the_lab_would_measure(board: Dashboard) -> None:
    frame = run(board)
    assert frame["message"] is None
    assert board.reports == [alone()]
    shown = frame["result"]
    assert shown["state"] == "done"
    assert "5 → 6" in shown["what"]
    assert alone().answer("en") == shown["sentence"]
    assert ["Games", "6"] in shown["numbers"]
    assert ElementTree.fromstring(shown["chart"]) is not None
    assert card(board)["name"] == "Run 1"
    assert card(board)["games"] == "6 games, 3 decks"


def test_a_found_effect_stands_beside_that_of_fresh_decks() -> None:
    """Until they are played the run is not over."""
    asked: dict[str, Any] = {
        "metric": "duration",
        "stop": "interval",
        "least": 10,
        "most": 16,
        "bots": BOT,
    }
    found = ga.lab.compare(None, "miners=8,8,8", **asked, jobs=1, progress=False)
    assert found.fresh_effect is not None
    sides = (found.rules_a, found.rules_b)
    chosen = experiment.Experiment(GAME, 2, (BOT, BOT), "duration", *sides, "interval", 1.0, 16, 1)
    for language in LANGUAGES:
        shown = lab_frames.result(runs.Run("1", "1", chosen, found), "done", language)
        assert (
            lab_telling.effect(found, language, found.fresh_effect.value)
            in dict(shown["numbers"]).values()
        )
    assert runs.Run("1", "1", chosen, found).is_over
    early = replace(found, fresh=found.fresh[:1])
    assert not runs.Run("1", "1", chosen, early).is_over
    share = lab_frames.result(runs.Run("1", "1", chosen, early), "stopped", "en")["share"]
    assert share == (found.blocks + 1) / (found.blocks + found.fresh_wanted)


def test_bots_metric_and_both_rule_sets_are_as_chosen(board: Dashboard) -> None:
    more = {"bots": [BOT, "greedy", BOT, BOT], "players": 3, "metric": "duration", "seed": "5"}
    run(board, **more, a={"cage": "4"}, b={"miners": ["18", "12", "13"]}, most="2", stop="sprt")
    (report,) = board.reports
    assert report.bots == (BOT, "greedy", BOT)
    assert (report.metric, report.stop, report.seeds) == ("duration", "sprt", range(5, 7))
    assert (report.rules_a.cage, report.rules_b.miners) == (4, (18, 12, 13))
    assert report.games == 2 * 2 * 3, "every seating, on both sides"
    assert "Miners of each player: 15 → 12" in card(board)["what"]


def test_a_changed_rule_says_what_it_was_and_what_it_is() -> None:
    """However long its values are, and in every language."""
    clock = "2,2,2,3,3,3,4,4,4,5,5,5"
    known = turnable(GAME)
    for changed in ("displacement=forbidden", f"clock_first={clock}", "miners=18,12,13"):
        rules = room(GAME).Rules.read(changed)
        for language in LANGUAGES:
            (name,) = rules.overrides
            told = lab_telling.changes(GAME, 2, rules, language)
            assert told.startswith(f"{known[name].label(language)}: ")
            before, after = told.partition(": ")[2].split(" → ")
            assert before != after
    tiles = [one for one in known["tile_kinds"].value if one != "y+"]
    fewer = as_rules(GAME, {"tile_kinds": [*tiles, "kk+"]})
    assert lab_telling.changes(GAME, 2, fewer, "en").endswith(": y+ → kk+")


def test_another_game(board: Dashboard) -> None:
    other = GAMES[1]
    run(board, game=other, b={"look": "6"}, most="2")
    assert board.reports[0].game == other


def test_what_breaks_off_is_told_and_kept(
    board: Dashboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_rules: Any, **_asked: Any) -> Any:
        yield alone()
        raise RuntimeError("the roof came down")

    monkeypatch.setattr(runs, "comparing", broken)
    frame = run(board, most="9")
    assert "the roof came down" in said(board)
    assert frame["result"]["state"] == "stopped"
    assert board.reports == [alone()]


def aside(look: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """In a loop of its own, as in a kernel."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, look()).result()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("has_threads", [True, False])
def test_a_run_beside_the_page_stops_and_goes_on(
    board: Dashboard, monkeypatch: pytest.MonkeyPatch, has_threads: bool
) -> None:
    monkeypatch.setattr(working, "HAS_THREADS", has_threads)
    monkeypatch.setattr(working, "PULSE", 0.02)
    whole = 60

    async def look() -> None:
        frame = run(board, most=str(whole))
        assert frame["result"]["state"] == "running"
        await until(lambda: len(board.reports) > 0 and board.frame["result"].get("numbers"))
        assert board.frames["cards"] == [], "a run that goes on is no card yet"
        seen = board.reports[0].blocks
        send(board, "log")
        send(board, "language", language="de")
        send(board, "language", language="en")
        run(board)
        assert "Stop it first" in said(board)
        send(board, "remove", id=board.frame["result"]["id"])
        assert "Stop it first" in said(board)
        await until(lambda: board.reports[0].blocks > seen)
        frame = send(board, "stop")
        assert frame["result"]["state"] == "stopped"
        stopped = board.reports[0].blocks
        assert stopped < whole
        assert f"{stopped} decks" in card(board)["games"]
        await asyncio.sleep(0.1)
        assert board.reports[0].blocks == stopped
        send(board, "run-on", id=card(board)["id"])
        assert board.frame["result"]["state"] == "running"
        await until(lambda: board.frame["result"]["state"] == "done")
        assert board.reports == [alone(whole)]

    aside(look)
    assert card(board)["games"] == "120 games, 60 decks"


# --- Keeping --------------------------------------------------------------------------------


def half_played(board: Dashboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of six decks that was stopped after three."""

    async def look() -> None:
        run(board, most="6")
        while board.frame["result"]["state"] == "running":
            if board.reports and board.reports[0].blocks >= 3:
                send(board, "stop")
            await asyncio.sleep(0)

    with monkeypatch.context() as one_by_one:
        one_by_one.setattr(working, "HAS_THREADS", False)
        aside(look)


def test_runs_are_there_again_after_a_restart(board: Dashboard, progress_file: Path) -> None:
    run(board, metric="duration")
    run(board, b={"cage": "8"})
    send(board, "name", id=card(board)["id"], name="  Wide cage ")
    again = opened()
    assert [one["name"] for one in again.frames["cards"]] == ["Wide cage", "Run 1"]
    assert again.frames["cards"] == board.frames["cards"]
    assert again.reports == board.reports
    assert again.frame["result"]["sentence"] == board.frame["result"]["sentence"]
    assert again.frame["chosen"]["rules"][GAME]["b"] == {"cage": "8"}, "the fields, too"


@pytest.mark.parametrize("lost", ["nothing", "report"])
def test_a_run_goes_on_after_a_restart(
    board: Dashboard, monkeypatch: pytest.MonkeyPatch, progress_file: Path, lost: str
) -> None:
    """Also where the kernel died in the middle, so that only the journal is left."""
    half_played(board, monkeypatch)
    board.close()
    (report,) = board.reports
    assert report.blocks == 3
    if lost == "report":
        (written,) = (progress_file.parent / "glueckauf-boards" / "lab").glob("*.json")
        written.unlink()
    again = opened()
    assert again.frame["result"]["state"] == "stopped"
    send(again, "run-on", id=card(again)["id"])
    assert again.reports == [alone(6)]


def test_another_page_of_the_kernel_leaves_a_run_alone(
    board: Dashboard,
) -> None:
    async def look() -> None:
        run(board, most="60")
        await until(lambda: bool(board.reports))
        other = opened()
        send(other, "run-on", id=card(other)["id"])
        assert "Stop it first" in said(other)
        send(board, "stop")

    aside(look)


def test_files_that_cannot_be_read_are_left_out(board: Dashboard, progress_file: Path) -> None:
    run(board)
    folder = progress_file.parent / "glueckauf-boards"
    for path in folder.glob("lab.run.*.json"):
        path.write_text('{"version": 1}', "utf-8")
    assert opened().frames["cards"] == []


def test_where_nothing_can_be_written_one_can_still_measure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file" / "progress.jsonl"))
    board = opened()
    run(board)
    assert "cannot be kept" in said(board)
    assert board.reports == [alone()]
    send(board, "export", id=card(board)["id"], form="toml")
    assert "could not be written" in said(board)


def test_removed_and_brought_back(board: Dashboard, progress_file: Path) -> None:
    run(board)
    run(board)
    first = card(board, 1)
    frame = send(board, "remove", id=first["id"])
    assert frame["result"]["title"] == "Run 2"
    assert board.frames["gone"]["text"] == "“Run 1” was removed."
    assert len(opened().frames["cards"]) == 1
    send(board, "bring-back")
    assert [one["name"] for one in board.frames["cards"]] == ["Run 2", "Run 1"]
    assert len(opened().frames["cards"]) == 2
    send(board, "remove", id=first["id"])
    send(board, "remove", id=card(board)["id"])
    assert board.frame["result"] is None
    board.close()
    assert list((progress_file.parent / "glueckauf-boards" / "lab").iterdir()) == []


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "two\nlines"])
def test_names_that_are_none(board: Dashboard, name: str) -> None:
    run(board)
    send(board, "name", id=card(board)["id"], name=name)
    assert said(board) == "A name has 1 to 40 characters."
    assert card(board)["name"] == "Run 1"


def test_runs_side_by_side(board: Dashboard) -> None:
    for changed in ({}, {"b": {"cage": "8"}}, {"metric": "duration"}):
        run(board, most="40", **changed)
    for place, count in ((1, 0), (2, 2)):
        send(board, "compare", id=card(board, place)["id"], on=True)
        assert board.frames["compared"]["chart"].count("<circle") == count
    assert "Where two intervals do not touch" in board.frames["compared"]["note"]
    send(board, "compare", id=card(board)["id"], on=True)
    assert "One run measures something else" in board.frames["compared"]["note"]
    assert board.frames["compared"]["chart"].count("<circle") == 2
    assert card(board)["compared"]
    frame = send(board, "look", id=card(board, 2)["id"])
    assert frame["result"]["title"] == "Run 1"
    assert board.frames["compared"] is None
    assert [one["looked"] for one in board.frames["cards"]] == [False, False, True]


@pytest.mark.parametrize("form", ["toml", "json"])
def test_a_report_is_written_and_never_overwritten(
    board: Dashboard, progress_file: Path, form: str
) -> None:
    run(board)
    send(board, "name", id=card(board)["id"], name="Look/6: try?")
    send(board, "export", id=card(board)["id"], form=form)
    folder = progress_file.parent / "experiments"
    (first,) = folder.iterdir()
    assert said(board) == f"Written to {first}."
    assert first.name.endswith(f" Look 6  try.{form}")
    assert ga.lab.load_report(first) == alone()
    before = first.read_bytes()
    send(board, "export", id=card(board)["id"], form=form)
    assert len([*folder.iterdir()]) == 2
    assert first.read_bytes() == before
    send(board, "remove", id=card(board)["id"])
    board.close()
    assert first.read_bytes() == before


def test_a_page_to_print_is_made_beside_the_page(
    board: Dashboard, progress_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "PULSE", 0.02)
    run(board)
    assert [form for form, _ in board.frame["result"]["exports"]] == ["toml", "json", "pdf"]

    async def look() -> None:
        send(board, "export", id=card(board)["id"], form="pdf")
        assert said(board) == "The page is being made …"
        send(board, "export", id=card(board)["id"], form="toml")
        assert said(board) == "The page is being made …"
        await until(lambda: "Written to" in said(board))

    aside(look)
    (written,) = (progress_file.parent / "experiments").iterdir()
    assert said(board) == f"Written to {written}."
    assert written.read_bytes().startswith(b"%PDF")


def test_without_typst_no_page_to_print_is_offered(
    board: Dashboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "find_spec", lambda name: None)
    assert [form for form, _ in run(board)["result"]["exports"]] == ["toml", "json"]


# --- What is shown --------------------------------------------------------------------------


def test_shown_without_a_kernel(board: Dashboard) -> None:
    assert repr(board) == "Dashboard(runs=0)"
    bundle, _ = board._repr_mimebundle_()
    ElementTree.fromstring(bundle["image/svg+xml"])
    run(board)
    assert repr(board) == "Dashboard(runs=1)"
    bundle, _ = board._repr_mimebundle_()
    assert bundle["image/svg+xml"] == board.frame["result"]["chart"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_in_every_language(board: Dashboard, language: str) -> None:
    run(
        board,
        a={"free_storage": True},
        b={"displacement": "forbidden", "orders": "barrow:g=4, " * 30 + "engine:k=5"},
    )
    frame = send(board, "language", language=language)
    shown = frame["result"]
    assert shown["sentence"] == board.reports[0].answer(language)
    assert METRICS["seat_advantage"].title(language) == shown["metric"]
    told = f"{shown} {board.frames}"
    assert "{" not in shown["what"]
    assert "29 × barrow:g=4" in told, "what comes is said, however much it is"
    assert board.words["lab_run"]
    send(board, "export", id=card(board)["id"], form="json")
    assert "experiments" in said(board)
    send(board, "export", id=card(board)["id"], form="exe")
    assert "exe" in said(board)


def test_numbers_are_written_as_the_language_does() -> None:
    assert lab_telling.number(-1.239, "en") == "−1.24"
    assert lab_telling.number(12.34, "de", signed=True) == "+12,3"
    assert lab_telling.number(-0.001, "pl", signed=True) == "0,00"


def test_charts_of_what_is_not_known_yet() -> None:
    words = Words("a < b", "decks", "VP", ",")
    unknown, known = Point(1, 3.0, -inf, inf), Point(30, 0.25, -0.5, 1.0)
    for chart in (
        closing_chart((), 1.0, 200, words),
        closing_chart([unknown], 1.0, 200, words),
        closing_chart([unknown, known], 0.01, 30, words),
        closing_chart([Point(1, 0.0, 0.0, 0.0)] * 2, 0.001, 2, words),
        small(unknown, "x"),
        small(Point(5, 0.0, 0.0, 0.0), "x"),
        below_each_other([("one" * 20, unknown), ("two", known)], words),
    ):
        assert "nan" not in chart
        assert "inf" not in chart
        ElementTree.fromstring(chart)
    many = [Point(n, 0.1, -1.0, 1.0) for n in range(1, 5001)]
    long = closing_chart(many, 1.0, 5000, words)
    assert len(long) < 20_000, "not larger with every deck"
    assert ElementTree.fromstring(long) is not None
    assert "0,5" in below_each_other([("two", known)], words)


def test_choices_that_do_not_exist_any_more_are_left_out() -> None:
    old: Any = {
        "game": "chess",
        "players": 7,
        "bots": ["nobody"],
        "rules": {GAME: {"b": {"gone": "1"}}},
    }
    found = experiment.possible({**old, "metric": "gone", "stop": 3})
    assert (found["game"], found["players"], found["metric"]) == (GAME, 2, "seat_advantage")
    assert found["bots"] == ["greedy"] * 5
    assert found["rules"][GAME] == {"a": {}, "b": {}}
