"""The tables of docs/findings.md are those that the lab measures."""

from __future__ import annotations

import pytest

from glueckauf.lab.intervals import Interval
from tests.findings import FILE, TABLES, restricted, table_of, within, written

TEXT = FILE.read_text("utf-8")


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_there(name: str) -> None:
    rows = table_of(name, TEXT).splitlines()
    assert len(rows) > 3
    assert len({row.count("|") for row in rows}) == 1


def test_a_finding_is_found_again() -> None:
    """One of the cheaper rows, measured anew to the last digit: else bots or rules have changed."""
    *_, row = written(restricted(players=(2,), kinds=("+k",))).splitlines()
    assert row in table_of("restricted", TEXT).splitlines()


def test_numbers_are_written_for_people() -> None:
    assert within(Interval(-1.234, -2.0, 0.5)) == "−1.23 (−2.00 … +0.50)"
    assert within(Interval(1.234, 1.0, 1.5), signed=False) == "1.23 (1.00 … 1.50)"


@pytest.mark.long
@pytest.mark.parametrize("name", ["sources", "restricted", "clock", "peeks"])
def test_all_findings_are_found_again(name: str) -> None:
    assert written(TABLES[name]()) == table_of(name, TEXT)
