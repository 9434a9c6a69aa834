"""A clock for searches that goes with the work and not with the machine."""

from __future__ import annotations

from itertools import count

import pytest

from glueckauf.core import budget


def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at it is a millisecond later, so a search given 0.02 seconds looks twenty times."""
    looks = count()
    monkeypatch.setattr(budget, "perf_counter", lambda: next(looks) / 1000)
