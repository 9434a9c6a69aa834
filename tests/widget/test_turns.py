"""The log of a table, turn by turn: who did what in one sentence, without notation or rule numbers."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import glueckauf as ga
from glueckauf.core.telling import Event
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.recap import recap
from glueckauf.widget.history import History
from glueckauf.widget.table import Table
from glueckauf.widget.turns import spans
from tests.games.board.scenes import mining, scene
from tests.widget.talk import Line, play, send

NOTATION = re.compile(
    r"GA-\d|\b(?:mining|money|workshop|order|delivery|draft)/|[ybgk]>[A-Zs]|\+[ybgk]\b"
)
LONGEST = 240  # characters of one sentence, in any language


def whole_game(players: int = 3, seed: int = 5, language: str = "en") -> Table:
    """Bots among themselves, read by nobody in particular."""
    table = Table(players=players, seats=["greedy"] * players, seed=seed, language=language)
    while not table.state.is_over:
        table._bot_move()
    return table


def test_turns_cover_the_game_without_a_gap() -> None:
    history = whole_game()._history
    found = spans(history)
    assert found[0][0] == 0
    assert found[-1][1] == history.plies
    assert all(one[1] == other[0] for one, other in pairwise(found))
    for first, last in found:
        movers = {state.to_move for state in history.states[first:last]}
        assert len(movers) == 1, "a turn is one player's"
        assert not any(state.at_turn_start for state in history.states[first + 1 : last])
    assert spans(History(history.states[0])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_is_one_short_sentence(language: str) -> None:
    turns = whole_game(language=language)._turns()
    assert len(turns) > 60
    for turn in turns:
        assert turn["text"].endswith(".")
        assert turn["text"].count(". ") == 0, "one sentence"
        assert not NOTATION.search(turn["text"]), turn["text"]
        assert len(turn["text"]) <= LONGEST, turn["text"]
        assert turn["text"].startswith(turn["who"])
    ends = [turn["ends"] for turn in turns if turn["ends"]]
    assert len(ends) == 3, "each shift ends once"
    assert all(len(text) <= LONGEST for text in ends)


def test_a_mining_turn_in_one_sentence() -> None:
    state = scene(
        2,
        orders=["carriage:gg=7", "barrow:gk=9"],
        mine={"carts": ("y", "b", "ggg", "k")},
    )
    events: list[Event] = []
    for move in "mining/10 3 +g +g +g 0 g>A g>A g>B end".split():
        state = state.after(move)
        events += state.events
    assert recap(events, "en", 0) == (
        "You send 1 miner to mining 10, load three grey cubes, fill one square of order B, "
        "and complete order A."
    )
    assert recap(events, "en").startswith("Anna sends 1 miner to mining 10, loads")
    assert recap([], "en") == ""


def test_displaced_miners_and_deliveries() -> None:
    state = scene(2, crews={"money/6": (1, 2)}).after("money/6")
    assert recap(state.events, "en", 0) == "You send 3 miners to money 6 and take 6 marks."
    full = scene(2, orders=[("barrow:gg=7", ("g", "g")), ("barrow:k=5", ("k",))])
    told = recap(full.after("delivery/barrow").events, "en", 0)
    assert told == "You deliver orders A and B for 12 VP."


def test_what_a_bot_keeps_of_orders_is_told_and_what_it_saw_is_not() -> None:
    table = Table(players=2, seats=["human", "greedy"], seed=1)
    while not any("looks at" in turn["text"] for turn in table._turns()):
        send(table, "play", move=str(table.state.legal_moves()[0]))
    turn = next(turn for turn in table._turns() if "looks at" in turn["text"])
    assert turn["seat"] == 1
    assert "card" not in turn["text"]


def test_frames_bring_the_latest_turns_and_all_on_request() -> None:
    table = Table(players=3, seats=["human", "greedy", "greedy"], seed=2)
    for _ in range(30):
        move = ga.bots.bot("greedy", 1).choose(table.state.seen_by(0))
        send(table, "play", move=move)
    latest = table.frame["turns"]
    assert latest[-1]["last"] == table.frame["plies"]
    assert latest[0]["first"] > 0
    line = Line(table)
    send(table, "log")
    everything = line.custom[0]["turns"]
    assert everything[0]["first"] == 0
    assert everything[-len(latest) :] == latest


def test_turns_that_were_taken_back_are_told_anew() -> None:
    table = Table(mining(8, orders=["carriage:gg=7"]), ["human", "human", "human"])
    play(table, "3 +g")
    assert "loads one grey cube" in table._turns()[-1]["text"]
    send(table, "undo")
    play(table, "0")
    assert "loads" not in table._turns()[-1]["text"]
    send(table, "language", language="de")
    assert "Anna" in table._turns()[-1]["text"]


def test_the_message_tells_each_bots_turn_and_what_is_asked() -> None:
    table = Table(scene(3), ["human", "greedy", "greedy"])
    message = play(table, "money/6")["message"]
    assert message["text"].endswith(message["prompt"])
    told = message["text"].removesuffix(message["prompt"])
    assert told.startswith("You take 6 marks. Bruno ")
    assert told.count("Clara ") == 1
    assert not NOTATION.search(told)
