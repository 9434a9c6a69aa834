"""Work on all cores: the order and the results of one, and nobody is left behind."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import joblib
import pytest

from glueckauf.cli import main
from glueckauf.lab import spread as spreading
from glueckauf.lab.spread import spread


def squared(n: int) -> int:
    return n * n


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others help from the second task on."""
    monkeypatch.setattr(spreading, "AT_ONCE", -1.0)


def test_simulate_is_the_same_on_one_core_and_on_two(
    at_once: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for jobs in (1, 2):
        folder = tmp_path / "games"
        command = f"simulate --players 2 --games 6 --bots random --jobs {jobs} --records"
        assert main([*command.split(), str(folder)]) == 0
        records = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
        told.append((capsys.readouterr().out, records))
        for path in folder.iterdir():
            path.unlink()
    assert told[0] == told[1]
    assert len(told[0][1]) == 6


def test_it_goes_where_joblib_is_told_to(at_once: None) -> None:
    """As with `joblib.parallel_config("dask")` for many machines."""
    with joblib.parallel_config(backend="threading", n_jobs=3):
        assert list(spread(squared, range(20))) == [n * n for n in range(20)]
        assert spreading._parallel(None).n_jobs == 3
    assert spreading._parallel(2).n_jobs == 2


def test_without_processes_it_works_here(at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joblib, "effective_n_jobs", lambda _: 1)
    assert list(spread(squared, range(5))) == [0, 1, 4, 9, 16]
    monkeypatch.setitem(sys.modules, "joblib", None)  # as if it were not installed
    assert list(spread(squared, range(5))) == [0, 1, 4, 9, 16]


def test_no_more_is_begun_than_is_asked_for() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for n in range(5):
            begun.append(n)
            yield n

    found = spread(squared, tasks(), jobs=1)
    assert [next(found), next(found)] == [0, 1]
    found.close()
    assert begun == [0, 1]


def test_short_work_calls_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "_parallel", None)  # not to be called
    assert list(spread(squared, range(5))) == [0, 1, 4, 9, 16]
    with pytest.raises(ValueError, match="jobs must be at least 1"):
        next(spread(squared, range(5), jobs=0))


def squared_or_dead(task: tuple[int, str, bool]) -> int:
    """Kills the process that is given a certain number: once, or every time."""
    n, folder, is_deadly = task
    flag = Path(folder, "was here")
    if n == 7 and (is_deadly or not flag.exists()):
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


@pytest.mark.skipif(os.name != "posix", reason="kills a process by a signal")
def test_a_killed_helper_costs_nothing_but_time(at_once: None, tmp_path: Path) -> None:
    tasks = ((n, str(tmp_path), False) for n in range(30))
    assert list(spread(squared_or_dead, tasks, jobs=2)) == [n * n for n in range(30)]
    assert (tmp_path / "was here").exists()


@pytest.mark.skipif(os.name != "posix", reason="kills a process by a signal")
def test_work_that_kills_every_helper_is_given_up(at_once: None, tmp_path: Path) -> None:
    found = spread(squared_or_dead, ((n, str(tmp_path), True) for n in range(30)), jobs=2)
    done: list[int] = []
    with pytest.raises(RuntimeError, match="died, 3 times in a row; try jobs=1"):
        done.extend(found)
    assert done == [n * n for n in range(len(done))]
    assert len(done) <= 7


def test_an_error_of_the_work_is_not_tried_again(at_once: None) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(one_over, [3, 2, 1, 0], jobs=2))


def one_over(n: int) -> float:
    return 1 / n


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--bots search:0", "--bots: 'search:0' names no budget; write search:500"),
        ("--jobs 0", "--jobs: must be at least 1, or -1 for all cores, not 0"),
        ("--without pears", "--without: there is no kind of moves 'pears'; known: workshop"),
        ("--without 4:pair", "--without: must name a seat from 1 to 3 before the colon, not '4'"),
        ("--game card --without pair", "--without: there is no kind of moves 'pair'; known: lorry"),
    ],
)
def test_one_sentence(options: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *options.split()]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert sentence in err


def test_simulate_with_restricted_bots(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate --players 2 --games 1 --bots greedy --without mining --without 2:pair,order"
    assert main(command.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[2:]] == [
        "  Anna (greedy without mining)",
        "  Bruno (greedy without mining, pair, order)",
    ]
