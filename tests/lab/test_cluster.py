"""A real cluster of two workers on this machine: the numbers of one core, even if a worker is killed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.lab import spread as spreading
from glueckauf.lab.spread import spread

clustering = sys.modules["glueckauf.lab.cluster"]

ASKED: dict[str, Any] = {
    "bots": "random",
    "metric": "margin",
    "also": ["duration"],
    "least": 12,
    "most": 12,
}
RULES = {"cage": 3}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the scheduler answers; its workers are processes of their own."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        host="127.0.0.1", n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as running:
        yield running.scheduler_address


def where(number: int) -> int:
    """The process that does the work."""
    return os.getpid()


@pytest.mark.skipif(os.name != "posix", reason="kills a process by a signal")
def test_one_of_two_workers_is_killed_in_the_middle(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = ga.lab.compare(None, RULES, **ASKED, jobs=1)
    monkeypatch.setattr(spreading, "AT_ONCE", -1.0)
    killed: list[int] = []
    with ga.lab.cluster(address) as client:
        pids = client.run(os.getpid)
        assert len({*pids.values()} - {os.getpid()}) == 2
        assert {*list(spread(where, range(9)))[1:]} <= {*pids.values()}

        def kill_one(report: ga.lab.Report) -> None:
            if report.blocks == 4:
                killed.append(min(pids.values()))
                os.kill(killed[0], signal.SIGKILL)

        found = ga.lab.compare(None, RULES, **ASKED, watch=kill_one)
        assert len(killed) == 1
        assert killed[0] not in client.run(os.getpid, on_error="ignore").values()
    assert (found, found.played, found.looks) == (alone, alone.played, alone.looks)


def test_other_versions_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clustering, "__version__", "9.9.9")
    with (
        pytest.raises(RuntimeError, match=r"has glueckauf .*, and here is 9.9.9; install the same"),
        ga.lab.cluster(address),
    ):
        pass


def test_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clustering, "SECONDS", 0.2)
    with (
        pytest.raises(
            ConnectionError, match=r"no scheduler answers at tcp://127.0.0.1:9; start one"
        ),
        ga.lab.cluster("tcp://127.0.0.1:9"),
    ):
        pass


def test_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)  # as if it were not installed
    with (
        pytest.raises(ImportError, match=r"pip install 'glueckauf\[cluster\]'"),
        ga.lab.cluster("tcp://127.0.0.1:9"),
    ):
        pass
