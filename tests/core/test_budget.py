"""Searches end in time, and before they take too much memory."""

from __future__ import annotations

from time import perf_counter

import pytest

from glueckauf.core import budget
from glueckauf.core.budget import OFTEN, NotProven, deadline_of, is_spent, left, within


def asked_often(deadline: float | None = None) -> bool:
    """Memory is looked at every few questions."""
    return any(is_spent(deadline) for _ in range(OFTEN))


def test_a_deadline_that_is_over() -> None:
    assert is_spent(deadline_of(-1.0))
    assert not is_spent(deadline_of(60.0))
    assert deadline_of(None) is None


def test_without_limits_nothing_is_spent() -> None:
    assert not asked_often()


def test_a_time_for_all_that_is_inside() -> None:
    with within(seconds=-1.0):
        assert is_spent(None)
        assert is_spent(perf_counter() + 60)
        with within(seconds=60.0):
            assert is_spent(None), "an outer limit stays"
    assert not is_spent(None)


def test_memory_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    held = 100 * 2**20
    monkeypatch.setattr(budget, "_held", lambda: held)
    with within(megabytes=50):
        assert not asked_often()
        held = 149 * 2**20
        assert not asked_often()
        held = 151 * 2**20
        assert asked_often()
        with within(megabytes=500):
            assert asked_often(), "an outer limit stays"
    assert not asked_often()


def test_where_only_a_proof_is_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    with within(seconds=60.0, proofs_only=True):
        assert not asked_often()
        assert is_spent(deadline_of(-1.0)), "a limit of its own that a search has is no one else's"
        with within(seconds=-1.0), pytest.raises(NotProven):
            is_spent(None)
        with within(megabytes=10):
            monkeypatch.setattr(budget, "_held", lambda: 10**12)
            with pytest.raises(NotProven):
                asked_often()
    assert not asked_often()


def test_no_memory_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was freed before could be used again, and the process would not hold more than it did."""
    monkeypatch.setattr(budget, "_held", lambda: 100)
    with within(megabytes=0):
        assert is_spent(None)
        with within(seconds=60.0, megabytes=10):
            assert is_spent(None), "an outer limit stays"
    assert not asked_often()


def test_what_is_left_for_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "_held", lambda: 100 * 2**20)
    assert left() is None
    with within(seconds=60.0, megabytes=50):
        monkeypatch.setattr(budget, "_held", lambda: 120 * 2**20)
        seconds, megabytes = left() or (0.0, 0.0)
        assert 0 < seconds <= 60.0
        assert megabytes == 30


def test_a_system_that_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "_held", lambda: None)
    with within(megabytes=1):
        assert not asked_often()


def test_what_a_process_holds_grows_with_it() -> None:
    before = budget._held()
    if before is None:
        return  # nothing to compare: the test above is about such systems
    kept = bytearray(b"x" * 64 * 2**20)
    after = budget._held()
    assert after is not None
    assert after - before > 48 * 2**20
    assert len(kept) == 64 * 2**20
