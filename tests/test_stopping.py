"""Ctrl+C ends the command at once and without a traceback: while it solves, and while it loads."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from glueckauf.games.board.puzzles.table.positions import question
from tests.bench.hard import replies

SOON = 30.0  # seconds, where solving would take minutes; a loaded machine needs some of them
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also if started by nohup
SOLVING = """
import sys
from glueckauf import __main__ as command
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle

prove = TurnPuzzle.prove

def proving(puzzle, **how):
    print("now", flush=True)
    return prove(puzzle, **how)

TurnPuzzle.prove = proving
sys.exit(command.main())
"""
SIMULATING = """
import sys
from glueckauf import __main__ as command

sys.exit(command.main())
"""
LOADING = """
import sys, time
from glueckauf import __main__ as command

class Slow:
    def find_spec(self, name, path=None, target=None):
        if name == "glueckauf.cli":
            print("now", flush=True)
            time.sleep(60)

sys.meta_path.insert(0, Slow())
sys.exit(command.main())
"""


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl+C to one process")
@pytest.mark.parametrize("script", [SOLVING, LOADING], ids=["solving", "loading"])
def test_stopped_at_once_and_quietly(script: str, tmp_path: Path) -> None:
    state, lines = replies(6)
    hard = question("turn", state, objective="margin", replies=lines)  # takes minutes
    file = tmp_path / "hard.toml"
    file.write_text(hard._replace(id="hard").dumps(), "utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", HEARS + script, "solve", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        try:
            assert running.stdout.readline() == "now\n"
            time.sleep(0.5)  # to be in the middle of it
            assert running.poll() is None
            pressed = time.monotonic()
            running.send_signal(signal.SIGINT)
            assert running.wait(60) == 130
            assert time.monotonic() - pressed < SOON
            assert running.stderr.read() == "glueckauf: stopped\n"
        finally:
            running.kill()


def helpers(of: int) -> list[int]:
    """The living processes of a group; those that have ended and only wait to be counted are none of them."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            rest = status.read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(rest[2]) == of and rest[0] != "Z":
            found.append(int(status.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_games_on_all_cores_are_stopped_with_their_helpers() -> None:
    """Ctrl+C reaches every process of the terminal: all end, and one of them says so in one line."""
    order = "simulate --games 100000 --bots greedy --jobs 2".split()
    with subprocess.Popen(
        [sys.executable, "-c", f"{HEARS}{SIMULATING}", *order],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stderr is not None
        try:
            until = time.monotonic() + SOON
            while len(helpers(running.pid)) < 3 and time.monotonic() < until:
                time.sleep(0.1)
            assert len(helpers(running.pid)) >= 3, "others play, too"
            time.sleep(1.0)  # to be in the middle of it
            os.killpg(running.pid, signal.SIGINT)
            assert running.wait(60) == 130
            until = time.monotonic() + SOON
            while helpers(running.pid) and time.monotonic() < until:
                time.sleep(0.1)
            assert helpers(running.pid) == []
            told = running.stderr.read()
            assert told.endswith("glueckauf: stopped\n")
            assert "Traceback" not in told
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def test_the_command_that_is_installed_is_the_one_that_is_tested_here() -> None:
    settings = (Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8")
    assert 'glueckauf = "glueckauf.__main__:main"' in settings
