"""What was seen, slips that were asked for, rows, and what comes next: from entries old and new."""

from __future__ import annotations

import json
from datetime import UTC, date
from pathlib import Path
from typing import NamedTuple

import pytest

from glueckauf.games import GAMES
from glueckauf.learn.progress import Entry, entries, note
from glueckauf.learn.training import HELPED, NAME, cards, in_a_row, training, tries

TODAY = date(2026, 11, 16)


class Sample(NamedTuple):
    id: str
    tier: int | None = 2
    themes: tuple[str, ...] | None = ()
    game: str = GAMES[0]


def entry(puzzle: str, *, solved: bool = True, seen: bool = False, slips: int = 0) -> Entry:
    stars = 3 if solved else 0
    time = f"{TODAY.isoformat()}T12:00:00+00:00"
    return Entry(NAME, puzzle, solved, stars, time=time, seen=seen, slips=slips)


def test_old_files_are_read_and_new_entries_say_only_what_there_is(tmp_path: Path) -> None:
    path = tmp_path / "progress.jsonl"
    old = {"time": "2026-01-01T00:00:00+00:00", "lesson": NAME, "screen": "a", "solved": True}
    path.write_text(json.dumps(old) + "\n", "utf-8")
    note(NAME, "b", solved=False, path=path)
    note(NAME, "c", solved=False, seen=True, slips=2, path=path)
    assert [(one.screen, one.seen, one.slips) for one in entries(path)] == [
        ("a", False, 0),
        ("b", False, 0),
        ("c", True, 2),
    ]
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert not {"seen", "slips"} & lines[1].keys()
    assert (lines[2]["seen"], lines[2]["slips"]) == (True, 2)


@pytest.mark.parametrize("strange", [{"seen": 1}, {"slips": "two"}, {"slips": True}])
def test_strange_entries_are_skipped(tmp_path: Path, strange: dict[str, object]) -> None:
    path = tmp_path / "progress.jsonl"
    fields = {"lesson": NAME, "screen": "a", "solved": True, **strange}
    path.write_text(json.dumps(fields) + "\n", "utf-8")
    assert entries(path) == []


def test_what_was_seen_rests_a_day_and_what_needed_help_comes_back() -> None:
    (seen,) = cards(tries([entry("a", solved=False, seen=True)], UTC)).values()
    assert (seen.box, (seen.due - TODAY).days) == (HELPED, 1)
    (helped,) = cards(tries([entry("a", slips=1)], UTC)).values()
    assert helped.box == HELPED
    assert cards(tries([entry("a")], UTC)) == {}


@pytest.mark.parametrize(
    ("noted", "row"),
    [
        ([], 0),
        (["a+", "b+", "c+"], 3),
        (["a+", "b-", "b+", "c+"], 3),
        (["a+", "b-", "c+"], 1),
        (["a+", "b?", "c+", "d+"], 2),
        (["a+", "b-"], 0),
        (["a+", "a+"], 1),
    ],
)
def test_a_row_ends_where_somebody_gave_up(noted: list[str], row: int) -> None:
    made = [entry(text[0], solved=text[1] == "+", seen=text[1] == "?") for text in noted]
    assert in_a_row(tries(made, UTC)) == row


def after(last: str, *solved: str, tiers: str = "1122334") -> str | None:
    known = [Sample(f"p{n}", int(tier)) for n, tier in enumerate(tiers)]
    now = training(known, [entry(name) for name in solved], TODAY, UTC)
    return now.after(next(one for one in known if one.id == last))


def test_what_comes_next_is_as_hard_or_a_little_harder() -> None:
    assert after("p0", "p0") == "p1"
    assert after("p1", "p1") == "p0", "as hard, and not solved yet"
    assert after("p1", "p0", "p1") == "p2"
    assert after("p3", "p0", "p1", "p2", "p3") == "p4"
    assert after("p6", "p6") == "p4", "nothing is harder: the next easier ones"
    everything = [f"p{n}" for n in range(7)]
    assert after("p2", *everything) == "p3", "all solved: once more"
    assert after("p0", tiers="1") is None


def test_after_a_puzzle_of_ones_own_the_collection_begins() -> None:
    now = training([Sample("p0", 1), Sample("p1", 3)], [], TODAY, UTC)
    assert now.after(Sample("mine", 3)) == "p1"
    assert now.after(Sample("mine", None)) == "p0"
