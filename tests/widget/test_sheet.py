"""The scoresheet on the table: it opens after a scoring, waits, and is there again on request."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from glueckauf import bots
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.scorings import in_log, is_scored
from glueckauf.widget.table import Table
from tests.widget.talk import offered, send


@cache
def greedy_line(game: str, players: int, seed: int = 5) -> tuple[tuple[Any, ...], tuple[str, ...]]:
    """A game of greedy bots: its positions and moves."""
    state: Any = room(game).setup(players, seed)
    seats = [bots.bot("greedy", f"{seed}/{seat}") for seat in range(players)]
    states, moves = [state], []
    luck = stream("chance", seed)
    while not state.is_over:
        if state.to_move == CHANCE:
            move = str(drawn(state.chances(), luck))
        else:
            move = str(seats[state.to_move].choose(state.seen_by(state.to_move)))
        state = state.after(move)
        states.append(state)
        moves.append(move)
    return tuple(states), tuple(moves)


def scorings(game: str, players: int) -> list[int]:
    """The plies that are scorings."""
    return [
        ply for ply, state in enumerate(greedy_line(game, players)[0]) if ply and is_scored(state)
    ]


def before_scoring(
    number: int, players: int, *, human: str = "mover", game: str = "board"
) -> Table:
    """A table one move before a scoring. One seat is a person's: the mover's, or all are."""
    states, moves = greedy_line(game, players)
    ply = scorings(game, players)[number - 1] - 1
    table = Table(states[0], ["human"] * players)
    for move in moves[:ply]:
        send(table, "play", move=move)
        if table.frame.get("sheet", {}).get("waits"):
            send(table, "continue")
    mover = states[ply].to_move
    if human == "mover":
        table._seats = [
            None if seat == mover else bots.bot("greedy", f"5/{seat}") for seat in range(players)
        ]
    table.frame = {**table.frame, "ply": ply}
    return table


def last_move(number: int, players: int, game: str = "board") -> str:
    return greedy_line(game, players)[1][scorings(game, players)[number - 1] - 1]


@pytest.mark.parametrize("number", [1, 2])
def test_after_a_shift_the_sheet_waits_and_so_do_the_bots(number: int) -> None:
    for players in (2, 3, 4):
        table = before_scoring(number, players)
        frame = send(table, "play", move=last_move(number, players))
        ply = scorings("board", players)[number - 1]
        assert frame["ply"] == ply, "nobody has moved in the new shift"
        waiting = frame["sheet"]
        assert waiting["waits"]
        sheet = waiting["sheets"][waiting["at"]]
        assert sheet["title"] == f"After shift {number}"
        assert sheet["counts"]
        assert len(sheet["rows"]) == 12
        assert [row["scored"] for row in sheet["rows"]].count(True) == 4 * number
        totals = [int(text) for text in sheet["sums"][-1]["shown"]]
        assert totals == list(table.state.scores)
        gained = [sum(row["cells"][seat]["vp"] for row in sheet["rows"]) for seat in range(players)]
        assert [a + b for a, b in zip(sheet["before"], gained, strict=True)] == totals
        starts = table.state.to_move
        after = send(table, "continue")
        assert "sheet" not in after
        assert after["ply"] > ply or starts in table._people
        assert table.state.to_move in table._people
        assert after["message"]["kind"] == "info"
        assert send(table, "continue")["ply"] == after["ply"], "there is nothing more to read"


def test_a_move_meanwhile_is_no_move() -> None:
    """Whoever does not look at the sheet goes on by whatever they do; nothing is played unseen."""
    table = next(
        table
        for players in (2, 3, 4)
        if (table := before_scoring(1, players))
        and send(table, "play", move=last_move(1, players))
        and table._bot()
    )
    ply, moves = table.frame["ply"], len(table.moves)
    assert offered(table) == ["on"]
    frame = send(table, "play", move="pithead")
    assert frame["ply"] > ply
    assert table.state.to_move in table._people
    bots_moved = table.moves[moves:]
    assert all(
        table._history.states[moves + n].to_move not in table._people
        for n in range(len(bots_moved))
    )


def test_python_need_not_continue() -> None:
    for players in (2, 3, 4):
        table = before_scoring(1, players)
        table.play(last_move(1, players))
        assert table.state.to_move in table._people


def test_at_the_end_there_are_four_more_rows_and_the_winner() -> None:
    table = before_scoring(3, 3)
    frame = send(table, "play", move=last_move(3, 3))
    waiting = frame["sheet"]
    assert [sheet["title"] for sheet in waiting["sheets"]] == [
        "After shift 1",
        "After shift 2",
        "The final score",
    ]
    last = waiting["sheets"][waiting["at"]]
    assert [row["name"] for row in last["rows"][12:]] == ["Marks", "Coal", "Orders left", "Balance"]
    assert last["winners"] == list(table.state.winners)
    assert last["outcome"].startswith("The game is over: ")
    said = frame["message"]["text"]
    assert "The game is over: " in said
    assert "Final score: " in said
    for seat, vp in enumerate(table.state.scores):
        name = "you" if seat in table._people else last["people"][seat]
        assert f"{name} {vp}" in said
    told = [
        cell["count"]
        for sheet in waiting["sheets"]
        for row in sheet["rows"]
        for cell in row["cells"]
    ]
    assert "?" not in told, "after the game nothing is hidden"
    after = send(table, "continue")
    assert "sheet" not in after
    assert after["message"]["text"] == said, "who has won stays told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_leaves_out_what_the_sheet_tells(language: str) -> None:
    states, _ = greedy_line("board", 3)
    for ply in scorings("board", 3):
        told = [event.sentence(language) for event in in_log(states[ply].events)]
        assert len(told) <= 7
        assert sum(map(len, told)) < 700
    table = before_scoring(3, 3)
    table.language = language
    entry = send(table, "play", move=last_move(3, 3))["log"][-1]
    assert len(entry["text"]) < 700
    names = {event.name for event in in_log(states[-1].events)}
    assert {"shift-scored", "game-over"} <= names
    assert not names & {"first-place", "second-place", "marks-exchanged", "balance"}


def test_the_score_is_there_again_on_request() -> None:
    table = Table(players=3, seed=5)
    assert table.frame["scores"] is True
    said = table.frame["message"]
    frame = send(table, "score")
    assert frame["message"] == said, "to look at the score changes nothing"
    assert [sheet["title"] for sheet in frame["sheet"]["sheets"]] == ["Shift 1 as it stands"]
    assert not frame["sheet"]["waits"]
    assert "sheet" not in send(table, "why", key="pithead"), "it is shown once"
    table = before_scoring(2, 3)
    frame = send(table, "score")
    assert [sheet["title"] for sheet in frame["sheet"]["sheets"]] == [
        "After shift 1",
        "Shift 2 as it stands",
    ]
    assert frame["sheet"]["at"] == 0, "the last that was scored"
    now = frame["sheet"]["sheets"][1]
    (person,) = table._people
    found = False
    for n, row in enumerate(now["rows"][:8]):
        for seat, cell in enumerate(row["cells"]):
            hidden = seat != person and table.state.players[seat].delivered
            assert (cell["count"][0] in "?≥") == bool(hidden)
            was = frame["sheet"]["sheets"][0]["rows"][n]["cells"][seat]
            if hidden and n < 4 and was["vp"]:
                assert cell["count"] == f"≥ {was['count']}", "it was counted aloud"
                found = True
    assert found


def test_taken_back_and_played_again_it_is_shown_again() -> None:
    table = before_scoring(1, 2, human="all")
    move = last_move(1, 2)
    assert send(table, "play", move=move)["sheet"]["waits"]
    assert "sheet" not in send(table, "continue")
    assert "sheet" not in send(table, "undo", sure=True)
    assert "sheet" not in send(table, "redo"), "it was read"
    send(table, "undo", sure=True)
    assert send(table, "play", move=move)["sheet"]["waits"]


def test_continue_keeps_what_can_be_redone() -> None:
    table = before_scoring(1, 3)
    send(table, "play", move=last_move(1, 3))
    send(table, "continue")
    plies, ply = table._history.plies, scorings("board", 3)[0]
    send(table, "goto", target=ply, sure=True)
    send(table, "continue")
    assert table._history.plies == plies


def test_bots_among_themselves_stop_for_the_score_too() -> None:
    table = Table(players=2, seed=5, seats=["greedy", "greedy"])
    seen = []
    while not table.state.is_over:
        frame = send(table, "play", move="on")
        if "sheet" in frame:
            seen.append(frame["sheet"]["sheets"][frame["sheet"]["at"]]["title"])
            ply = frame["ply"]
            assert send(table, "continue")["ply"] == ply, "nobody moves before the next click"
    assert seen == ["After shift 1", "After shift 2", "The final score"]


def test_the_card_game_has_its_sheet_at_the_end() -> None:
    players = 2
    assert len(scorings("card", players)) == 1
    table = before_scoring(1, players, game="card")
    frame = send(table, "play", move=last_move(1, players, "card"))
    sheet = frame["sheet"]["sheets"][-1]
    assert frame["sheet"]["waits"]
    assert [row["name"] for row in sheet["rows"]] == [
        "Lorries",
        "Orders",
        "Shares",
        "Shift tokens",
        "Objectives",
    ]
    assert [int(text) for text in sheet["sums"][-1]["shown"]] == list(table.state.scores)
    assert "lorries" not in frame["message"]["text"], "the sheet tells it"
