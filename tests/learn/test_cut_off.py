"""Starts and writes that are cut off anywhere, by kill −9 or by a full disk: the next one finishes them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.games import GAMES, room
from glueckauf.learn import folder, kept, own, progress
from glueckauf.learn.jupyter.settings import DATA, PLACE, write_settings
from glueckauf.learn.puzzle import load, puzzles
from glueckauf.widget.history import History
from glueckauf.widget.recorded import RecordFile
from tests.learn.test_folder import book, sources
from tests.variants import mainly

LESSONS = ("00-welcome", "01-lesson", "02-lesson")


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "shipped"
    place.mkdir()
    publish(place, "first")
    monkeypatch.setattr(folder, "shipped", lambda: place)
    monkeypatch.setattr(folder, "trust", lambda *_: None)
    return place


def publish(place: Path, words: str) -> None:
    for name in LESSONS:
        (place / f"{name}.ipynb").write_text(book(f"{name}, {words}"), "utf-8")


class CutOff(BaseException):
    """The process has ended: nothing of it is run any more."""


def cut_off(monkeypatch: pytest.MonkeyPatch, after: int) -> Iterator[None]:
    """The process ends at a step of writing: a file begun, put in its place, or about to be removed."""
    steps = iter(range(10_000))

    def counted(act: Any) -> Any:
        def acted(*given: Any, **named: Any) -> Any:
            if next(steps) >= after:
                raise CutOff
            return act(*given, **named)

        return acted

    with monkeypatch.context() as here:
        here.setattr(os, "open", counted(os.open))
        here.setattr(os, "fsync", counted(os.fsync))
        here.setattr(Path, "rename", counted(Path.rename))
        here.setattr(Path, "replace", counted(Path.replace))
        here.setattr(Path, "unlink", counted(Path.unlink))
        if hasattr(os, "link"):
            here.setattr(os, "link", counted(os.link))
        yield


@pytest.mark.parametrize("has_links", [True, False], ids=["links", "no links"])
@pytest.mark.parametrize("newer", [False, True], ids=["first start", "newer edition"])
def test_a_start_that_was_cut_off_anywhere_is_finished_by_the_next(
    edition: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer: bool, has_links: bool
) -> None:
    if not has_links:
        monkeypatch.delattr(os, "link")
    for after in range(200):
        mine = tmp_path / f"mine-{after}"
        publish(edition, "first")
        if newer:
            folder.prepare(mine)
            publish(edition, "second")
        is_whole = False
        for _ in cut_off(monkeypatch, after):
            try:
                folder.prepare(mine)
                is_whole = True
            except CutOff:
                pass
        publish(
            edition, "third"
        )  # another edition meanwhile: what was cut off is not the learner's
        age(mine)
        folder.prepare(mine)
        assert [sources(mine / f"{name}.ipynb") for name in LESSONS] == [
            [f"{name}, third"] for name in LESSONS
        ]
        assert not [*mine.rglob("*.tmp")]
        assert not (mine / "earlier").exists()
        if is_whole:
            return
    raise AssertionError("a start has fewer steps than that")


def age(place: Path) -> None:
    """Let what was left lie for an hour."""
    for path in place.rglob(".*.tmp"):
        os.utime(path, (time.time() - 3600,) * 2)


def test_what_is_being_written_just_now_is_left_alone(edition: Path, tmp_path: Path) -> None:
    folder.prepare(tmp_path / "mine")
    now = tmp_path / "mine" / ".01-lesson.ipynb.77.tmp"
    now.write_text("somebody is writing", "utf-8")
    stranger = tmp_path / "mine" / ".my-notes.tmp"
    stranger.write_text("no file of ours", "utf-8")
    os.utime(stranger, (0, 0))
    folder.prepare(tmp_path / "mine")
    assert now.exists()
    assert stranger.exists()


def test_copies_without_a_memory_are_ours_if_they_are_as_we_make_them(
    edition: Path, tmp_path: Path
) -> None:
    """So began folders whose first start was cut off by an earlier version."""
    mine = tmp_path / "mine"
    folder.prepare(mine)
    (mine / ".shipped.json").unlink()
    (mine / "02-lesson.ipynb").write_text(book("written by me"), "utf-8")
    folder.prepare(mine)
    publish(edition, "second")
    folder.prepare(mine)
    assert sources(mine / "01-lesson.ipynb") == ["01-lesson, second"]
    assert sources(mine / "02-lesson.ipynb") == ["written by me"]


@pytest.mark.parametrize(
    "memory", ["{", "[]", '{"01-lesson.ipynb": 7}', '{"01-lesson.ipynb": [[]]}']
)
def test_any_memory_will_do(edition: Path, tmp_path: Path, memory: str) -> None:
    mine = tmp_path / "mine"
    folder.prepare(mine)
    (mine / ".shipped.json").write_text(memory, "utf-8")
    assert folder.prepare(mine).exists()


def test_a_copy_that_is_a_folder_or_closed_is_left_alone(edition: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    folder.prepare(mine)
    for name in ("01-lesson.ipynb", "02-lesson.ipynb"):
        (mine / name).unlink()
    (mine / "01-lesson.ipynb").mkdir()
    (mine / "02-lesson.ipynb").symlink_to("nowhere")
    publish(edition, "second")
    folder.prepare(mine)
    assert (mine / "01-lesson.ipynb").is_dir()
    assert (mine / "02-lesson.ipynb").is_symlink()
    assert sources(mine / "00-welcome.ipynb") == ["00-welcome, second"]


# --- Kill -9 and a full disk ----------------------------------------------------------------


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A learner's folder."""
    place = tmp_path / "learner"
    place.mkdir()
    monkeypatch.setenv(progress.VARIABLE, str(place / progress.FILE))
    monkeypatch.delenv(own.VARIABLE, raising=False)
    return place


def renamed(game: str, name: str) -> Any:
    """A puzzle of a game's collection under another name."""
    found: Any = first_puzzle(game)
    return found._replace(id=name)


@cache
def first_puzzle(game: str) -> Any:
    return puzzles(game=game, own=False)[0]


def record(mine: Path, game: str, turns: int) -> None:
    """A game that has gone on for so many turns, in its file."""
    start = room(game).setup(2, 1)
    history = History(start)
    while turns and not history.state.is_over:
        state = history.state
        move = str(state.legal_moves()[0])
        history.add(move, state.after(move))
        turns -= history.state.at_turn_start
    RecordFile(mine / "games" / f"{game}.txt", start).write(history)


def write_everything(mine: Path, n: int) -> None:
    """One more of all that a learner owns: a note, a board, the copies, and of every game a puzzle and a record that goes on."""
    progress.note("03-the-cage", f"screen-{n}", solved=True, stars=3, answer="3 +g " * 40)
    kept.keep("lesson/one", {"n": n, "moves": ["money/4"] * 50})
    for game in GAMES:
        own.keep(renamed(game, f"{game}-{n}"))
        record(mine, game, n + 1)
    publish(folder.shipped(), f"edition {n}")
    folder.prepare(mine)


def check_everything(mine: Path, acknowledged: int) -> None:
    """Everything is whole, and nothing is lost that was acknowledged."""
    noted = [entry.screen for entry in progress.entries()]
    assert [f"screen-{n}" for n in range(acknowledged)] == noted[:acknowledged]
    for path in own.files():
        assert load(path).id == path.stem
    made = {f"{game}-{n}" for n in range(acknowledged) for game in GAMES}
    assert made <= {path.stem for path in own.files()}
    board = kept.kept("lesson/one")
    assert acknowledged == 0 or (board is not None and board["n"] >= acknowledged - 1)
    for game in GAMES:
        file = mine / "games" / f"{game}.txt"
        assert acknowledged == 0 or file.exists()
        if file.exists():
            assert ga.replay(file.read_text("utf-8")).game == game
    age(mine)
    publish(folder.shipped(), "the last edition")
    folder.prepare(mine)
    for name in LESSONS:
        assert sources(mine / f"{name}.ipynb") == [f"{name}, the last edition"]
    assert not [*mine.rglob("*.tmp")]


def in_a_child(act: Callable[[int], None]) -> tuple[int, int]:
    """Run it in a process that can be killed: its id, and a pipe on which it tells how far it has come."""
    told, tells = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(told)
            act(tells)
        finally:
            os._exit(0)  # nothing of the tests is run twice
    os.close(tells)
    return child, told


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
@pytest.mark.parametrize("seed", mainly(range(400), *range(8)))
def test_killed_at_any_moment_nothing_is_lost(
    edition: Path, mine: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    if seed % 2:
        monkeypatch.delattr(os, "link")  # as on a disk that knows none
    for game in GAMES:
        first_puzzle(game)  # read before the time runs

    def act(tells: int) -> None:
        for n in count():
            write_everything(mine, n)
            os.write(tells, b".")

    child, told = in_a_child(act)
    time.sleep(Random(seed).uniform(0.02, 0.4))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(told, "rb") as pipe:
        acknowledged = len(pipe.read())
    check_everything(mine, acknowledged)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks, and limits the size of files")
@pytest.mark.parametrize("room", [0, 60, 200, 700, 1500])
def test_on_a_full_disk_everything_stays_whole(edition: Path, mine: Path, room: int) -> None:
    """No file can grow beyond a size: a write ends in the middle, as it does on a full disk."""
    import resource

    write_everything(mine, 0)
    publish(edition, "edition 1")

    def act(tells: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        puts: list[Callable[[], object]] = [
            lambda: progress.note("03-the-cage", "screen-1", solved=True),
            lambda: kept.keep("lesson/one", {"n": 1, "moves": ["money/5"] * 50}),
            lambda: folder.prepare(mine),
            *(partial(own.keep, renamed(game, f"{game}-1")) for game in GAMES),
            *(partial(record, mine, game, 30) for game in GAMES),
        ]
        for put in puts:
            try:
                put()
                os.write(tells, b".")
            except FileError as error:
                os.write(tells, b"!" if "cannot be written" in str(error) else b"?")
            except BaseException:
                os.write(tells, b"?")

    child, told = in_a_child(act)
    os.waitpid(child, 0)
    with os.fdopen(told, "rb") as pipe:
        answers = pipe.read()
    assert len(answers) == 3 + 2 * len(GAMES)
    assert b"?" not in answers
    check_everything(mine, 1)


# --- Signals --------------------------------------------------------------------------------

DEAF = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True); time.sleep(60)"
SERVING = """
import sys
from glueckauf.learn.jupyter import server
server._PATIENCE = 0.3
{before}
sys.exit(server._serve([sys.executable, "-c", {child!r}], None))
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to one process")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_server_that_is_deaf_to_a_signal_ends_all_the_same(number: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVING.format(before="", child=DEAF)], stdout=subprocess.PIPE
    ) as command:
        assert command.stdout is not None
        assert command.stdout.readline() == b"1\n"
        command.send_signal(number)
        assert command.wait(30) != 0
        assert command.stdout.read() == b""  # the server held it open, too


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to one process")
def test_a_signal_that_comes_before_the_server_runs_ends_it() -> None:
    before = """
import os, signal, subprocess
begin = subprocess.Popen

def late(*given, **named):
    os.kill(os.getpid(), signal.SIGTERM)  # now
    return begin(*given, **named)

subprocess.Popen = late
"""
    child = "import time; time.sleep(60)"
    ended = subprocess.run(
        [sys.executable, "-c", SERVING.format(before=before, child=child)], timeout=30, check=False
    )
    assert ended.returncode != 0


# --- What the server keeps --------------------------------------------------------------------


def test_the_server_keeps_everything_in_the_learners_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.delenv(name, raising=False)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    place = tmp_path / "mine" / PLACE
    options, variables = write_settings(place)
    assert f"--LabApp.workspaces_dir={place / 'workspaces'}" in options
    told = subprocess.run(
        [sys.executable, "-m", "jupyter_core", "--paths", "--json"],
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(told.stdout)
    assert found["runtime"] == [str(place / "runtime")]
    assert str(place / DATA) in found["data"]
    assert found["config"][0] == str(place / "config")
    assert not [*home.rglob("*")]


def test_a_theme_that_was_chosen_here_stays(tmp_path: Path) -> None:
    write_settings(tmp_path)
    (themes,) = tmp_path.rglob("themes.jupyterlab-settings")
    themes.write_text('{"theme": "JupyterLab Dark"}', "utf-8")
    write_settings(tmp_path)
    assert json.loads(themes.read_text("utf-8")) == {"theme": "JupyterLab Dark"}


def test_who_has_no_jupyter_gets_none_and_who_has_one_can_trust_our_notebooks_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    folder.prepare(tmp_path / "mine")
    assert not [*(tmp_path / "home").iterdir()]
    theirs = tmp_path / "home" / ".local" / "share" / "jupyter"
    theirs.mkdir(parents=True)
    folder.prepare(tmp_path / "another")
    assert (theirs / "nbsignatures.db").exists() == (sys.platform == "linux")
