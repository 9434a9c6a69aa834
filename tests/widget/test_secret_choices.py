"""Woodcraft before one screen: nobody's choice can be seen, heard or asked for before all have chosen (WC-4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import Choose, Keep
from glueckauf.widget.table import Table
from tests.games.woodcraft.scenes import choosing, sheet
from tests.widget.talk import offered, send
from tests.widget.test_worlds import sent

T1 = "B6 Y5 B4 B3 Y2 Y1"
ASKED = ("log", "score", "hint", "why", "look", "undo", "redo", "reason")


def trio() -> Any:
    players = [sheet("Y1 B2", glue=1, held="I-02", fields=(value,)) for value in (5, 4, 3)]
    return choosing(T1, *players, pool="I-05 I-06 I-07")


def worlds(state: Any) -> Iterator[tuple[Table, str]]:
    """The same table for every choice that the first player could make."""
    for move in state.legal_moves():
        table = Table(state, ["human"] * 3, seed=1)
        send(table, "play", move=str(move))
        yield table, str(move)


def alike(tables: list[Table]) -> None:
    """Nothing that a browser was given differs: pictures, their alternative texts, messages, the log."""
    first, *others = [sent(table) for table in tables]
    for other in others:
        assert other == first


@pytest.mark.parametrize("start", [trio(), woodcraft.setup(3, 4)], ids=["choose", "keep"])
def test_a_choice_makes_no_difference_until_all_have_chosen(start: Any) -> None:
    found = list(worlds(start))
    tables = [table for table, _ in found]
    assert len({table.state for table in tables}) == len(tables) > 1
    for seat in (1, 2):
        assert all(table.frame["passing"]["seat"] == seat for table in tables)
        alike(tables)
        for asked in ASKED:
            for table in tables:
                send(table, asked, key="0:done", first=0)
                if "passing" in table.frame and asked == "undo":
                    send(table, "redo")
            alike(tables)
        for table in tables:
            send(table, "pass")
        alike(tables)
        choice = offered(tables[0])[-1]
        for table in tables:
            send(table, "play", move=choice)
    kind = Keep if start.round == 0 else Choose
    assert not any(isinstance(table.state.pending, kind) for table in tables)
    pages = [repr(sent(table)) for table in tables]
    assert len(set(pages)) == len(pages), "now all is shown"


def test_the_log_and_a_record_of_the_page_name_no_choice() -> None:
    table = Table(trio(), ["human"] * 3)
    send(table, "play", move="die/2")
    assert [entry["move"] for entry in table.frame["log"]] == ["choose"]
    assert "chosen" in table.frame["log"][0]["text"]
    send(table, "pass")
    assert "die/2" not in repr([entry["move"] for entry in table.frame["log"]])


def test_bots_choose_behind_closed_doors_as_well() -> None:
    """A person who chooses last among bots cannot see what they took."""
    start = trio()._replace(to_move=0)
    tables = []
    for move in ("die/1", "order"):
        state = start.after(move)
        tables.append(ga.Table(state, ["random", "human", "random"], seed=2))
    alike(tables)
