"""Boards of a game that nothing above `games/` has heard of, with chance as a mover."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from glueckauf import bots, games
from glueckauf.cli import main
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.learn.scenario import Scenario
from glueckauf.widget import sources
from glueckauf.widget.board import SLOTS
from glueckauf.widget.export import export_html
from glueckauf.widget.stepper import Stepper
from glueckauf.widget.table import Table
from tests.bots.houses import add_dice
from tests.widget import dice
from tests.widget.talk import offered, parts, said, send


@pytest.fixture(autouse=True)
def with_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    add_dice(monkeypatch)


def test_chance_moves_by_itself_and_is_told() -> None:
    table = Table(game="dice", seed=4)
    assert table.state.to_move == 0
    assert [entry["move"][:5] for entry in table.frame["log"]] == ["roll/"]
    assert table.frame["log"][0]["seat"] is None
    assert said(table) == "Anna: bank or pass?"
    assert (table.options["game"], table.frame["parts"]) == ("dice", ["cup", "purse0", "purse1"])
    assert offered(table) == ["bank", "pass"]
    assert table.frame["labels"] == {"pass": "Pass"}
    frame = send(table, "play", move="bank")
    assert [move[:5] for move in table.moves] == ["roll/", "bank", "roll/"]
    assert frame["message"]["text"].endswith("Bruno: bank or pass?")
    assert send(table, "why", key="bank")["message"]["text"].startswith("This is allowed")
    assert send(table, "hint")["hint"] == ["bank"]
    rows = send(table, "hint")["candidates"]
    assert [(row["move"], row["reason"]) for row in rows] == [
        ("bank", "Points."),
        ("pass", "None."),
    ]


def test_a_roll_is_a_revelation_and_going_back_does_not_change_ones_luck() -> None:
    table = Table(game="dice", seed=7)
    send(table, "play", move="bank")
    send(table, "play", move="pass")
    rolled = table.moves
    assert send(table, "undo")["message"]["kind"] == "ask"
    assert send(table, "undo", sure=True)["ply"] == 3
    send(table, "play", move="bank")
    assert table.moves[:3] == rolled[:3]
    assert table.moves[4] == rolled[4], "another move meets the same roll"
    send(table, "goto", target=2, sure=True)
    assert (said(table).split(". ")[-1], offered(table)) == ("Chance decides.", ["on"])
    assert send(table, "play", move="bank")["message"]["text"] == "Chance decides."
    assert send(table, "play", move="on")["ply"] == 3


def test_bots_play_it() -> None:
    table = Table(game="dice", seats=["random", "random"], seed=3)
    while not table.state.is_over:
        send(table, "play", move="on")
    again = Table(game="dice", seats=["random", "random"], seed=3)
    for _ in table.moves:
        again.play("on")
    assert again.moves == table.moves
    played = [
        bots.play(dice.setup(), [bots.bot("random", 1), bots.bot("random", 2)], 5) for _ in "ab"
    ]
    assert played[0][0].is_over
    assert played[0] == played[1]


def test_its_records_are_loaded(tmp_path: Path) -> None:
    table = Table(game="dice", seats=["random", "random"], seed=3)
    while not table.state.is_over:
        table.play("on")
    loaded = Table.load(table.save(tmp_path / "dice.txt"))
    assert (loaded.state, loaded.moves) == (table.state, table.moves)


def test_a_team_wins_together_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def won(state: dice.State) -> tuple[int, ...]:
        return (0, 1) if state.is_over and sum(state.points) % 2 else ()

    monkeypatch.setattr(dice, "TEAM", True)
    monkeypatch.setattr(dice.State, "winners", property(won))
    ends = [
        bots.play(
            dice.setup(start=n % 2), [bots.bot("random", f"{n + 1}/{s}") for s in (0, 1)], n + 1
        )
        for n in range(12)
    ]
    together = sum(last.winners == (0, 1) for last, _ in ends)
    assert 0 < together < 12
    assert main(["simulate", "--game", "dice", "--games", "12"]) == 0
    told = capsys.readouterr().out
    assert f"won: {together}, " in told
    assert "wins" not in told


def test_a_table_keeps_to_its_game() -> None:
    text = str(Table(game="dice").record)
    said_of = send(Table(), "load", name="d", text=text)["message"]["text"]
    assert "this table plays board, not dice" in said_of


def test_it_is_stepped_through_and_exported(tmp_path: Path) -> None:
    start = dice.setup()
    moves = ["roll/2", "bank", "roll/3", "pass"]
    stepper = Stepper((start, moves))
    assert [frame["move"] for frame in stepper.frames] == ["", *moves]
    assert Stepper(dice.record(start, moves)).options["game"] == "dice"
    assert len(Scenario.of(dice.record(start, moves)).steps) == 2
    made = export_html((start, moves), tmp_path / "dice.html", languages=("en",))
    page = made.path.read_text("utf-8")
    assert ':where([data-game="dice"]){.ga-cell{fill:#fff}}' in page
    assert ':where([data-game="board"])' not in page


def test_the_style_of_one_game_is_for_its_own_boards() -> None:
    own, other = Table(game="dice"), Table()
    assert own._css == sources.style("dice")
    assert other._css == sources.style("board")
    assert own._anywidget_id != other._anywidget_id, "the page keeps one style for each id"
    assert parts(own).keys() == {"cup", "purse0", "purse1"}
    assert len(SLOTS) == int(sources.script().split("const SLOTS = Array.from({ length: ")[1][:2])


def test_chance_has_its_exact_shares() -> None:
    luck = stream("chance", 1)
    found = Counter(drawn(dice.setup().chances(), luck) for _ in range(6000))
    assert found.keys() == dice.setup().chances().keys()
    for move, share in dice.setup().chances().items():
        assert found[move] / 6000 == pytest.approx(float(share), abs=0.02)
    assert dice.setup().to_move == CHANCE
    with pytest.raises(ValueError, match="sum to less than 1"):
        drawn(games.room("board").setup(2).chances(), luck)
