"""The same experiments on many machines, through joblib's Dask backend; nothing of it is home-made.

with ga.lab.cluster("tcp://127.0.0.1:8786"):
    ga.lab.compare(None, "free_storage=true")

A scheduler and its workers are started by Dask's own commands, `dask scheduler` and `dask worker`. The
numbers are the same as on one core. Dask gives what a lost worker was doing to others.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from glueckauf import __version__

SECONDS = 20  # to wait for the scheduler


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Everything that spreads its work does so on the cluster with this scheduler; gives Dask's client."""
    try:
        distributed, joblib = import_module("distributed"), import_module("joblib")
    except ImportError:
        raise ImportError(
            "cluster() needs Dask, which is not installed: pip install 'glueckauf[cluster]'"
        ) from None
    try:
        client = distributed.Client(address, timeout=SECONDS)
    except OSError:
        raise ConnectionError(
            f"no scheduler answers at {address}; start one with: dask scheduler"
        ) from None
    with client:
        _check(client)
        with joblib.parallel_config("dask"):
            yield client


def _version() -> str:
    return __version__


def _check(client: Any) -> None:
    """Other versions may give other numbers, and then nothing could be run again."""
    for worker, version in client.run(_version).items():
        if version != __version__:
            raise RuntimeError(
                f"the worker {worker} has glueckauf {version}, and here is {__version__};"
                " install the same version everywhere"
            )
