"""A whole table as one line of text: there and back, strictly, for every table there can be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.fields import Field
from glueckauf.games.board.parts import Look, Mining, Return, Shortage
from glueckauf.games.board.puzzles.position import lay
from glueckauf.games.board.puzzles.table_line import position_line, read_position_line
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.puzzle import puzzles
from tests.games.board.scenes import busy_choice, busy_game, drafted
from tests.games.play import idle_choice, line

LOADED: dict[str, Any] = {"mine": {"cage": {"coal": "yb"}}, "orders": ["barrow:gg"]}
FILLED = {"transport": "barrow", "squares": "gg", "filled": {"1": "g", "2": "ky"}}


def laid(**tree: Any) -> State:
    """A table as a file describes it."""
    return lay(Field("file", "positions.p", tree))


def halfway(**tree: Any) -> State:
    """In the middle of a pair."""
    return laid(mining=5, seats={"0": LOADED}, **tree).after("y>A.g")


def changed_rules() -> Iterator[Rules]:
    yield Rules()
    yield Rules(free_storage=True, open_deliveries=True)
    yield Rules(split_pairs=True)
    yield Rules(pairs=False, look=3, miners=[9, 9, 9])
    yield Rules(orders=["barrow:gg=7", "engine:kk=9"] * 9, coal=5)


def random_tables(seeds: range) -> Iterator[State]:
    """Tables of random games, and how each player sees them."""
    for seed in seeds:
        for rules in changed_rules():
            rng = random.Random(seed)
            choice = busy_choice if seed % 2 else idle_choice
            for state, _ in busy_game(2 + seed % 3, seed, rules, choice):
                if rng.random() < 0.15:
                    yield state
                    yield state.seen_by(rng.randrange(len(state.players)))


def test_lines_of_random_games_give_the_same_table_back() -> None:
    met, over = set(), False
    for state in random_tables(range(9)):
        text = position_line(state)
        again = read_position_line(text)
        assert again == state
        assert again.line == text == state.line
        assert again.legal_moves() == state.legal_moves()
        assert "\n" not in text
        assert "  " not in text
        met.add(type(state.pending))
        over |= state.is_over
    assert {Mining, Look, Return, Shortage} <= met
    assert over


def test_lines_of_everything_shipped() -> None:
    for lesson in lessons():
        for position in lesson.positions.values():
            if isinstance(position.state, State):
                assert read_position_line(position_line(position.state)) == position.state
    for puzzle in puzzles(game="board"):
        state = getattr(puzzle, "state", None) or getattr(puzzle, "asked", puzzle)
        state = getattr(state, "state", state)
        if isinstance(state, State):
            assert read_position_line(position_line(state)) == state


def test_a_line_can_be_read_by_a_person() -> None:
    state = drafted(2, rules=Rules(look=3)).after("workshop/draw")
    shown = dict(word.split("=", 1) for word in state.line.split(" "))
    assert list(shown) == [
        *("players", "rules", "shift", "start", "to_move", "look", "crews", "workshops"),
        *("order_spaces", "tile_stack", "order_stack", "supply", "seat0", "seat1"),
    ]
    assert shown["rules"] == "look=3"
    assert shown["crews"] == "workshop/draw:1@0"
    assert shown["look"].startswith("workshop/draw;")
    assert shown["supply"] == "14,14,14,14"
    assert shown["seat1"].startswith("18,10,0/0:-/y,b,g,k/-/")
    assert dict(word.split("=", 1) for word in state.seen_by(1).line.split(" "))["look"] == (
        "workshop/draw;?*3"
    )


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (halfway(), "mining=4:A.g"),
        (laid(mining=5), "mining=5"),
        (laid(seats={"0": {"orders": ["carriage:gyg=6"]}}), "/carriage:gyg=6/"),
        (laid(seats={"0": {"orders": [FILLED]}}), "barrow:gg=7(g,yk)"),
        (
            laid(workshops={"1": "gg+"}, supply={"g": 0}, seats={"0": {"marks": 9}}).after(
                "workshop/1"
            ),
            "coal=workshop/1;3;2",
        ),
        (line(drafted(2), "order/draw keep/2"), ";1345"),
        (line(drafted(2), "order/draw keep/- bottom/54321"), "@0"),
        (ga.board.setup(3, 5).after("draft/4"), "draft_row="),
    ],
)
def test_what_is_going_on(state: State, word: str) -> None:
    assert word in state.line
    assert read_position_line(state.line) == state


def test_a_half_pair_that_waits() -> None:
    state = halfway(rules={"split_pairs": True})
    assert state.pending == Mining(4)
    assert "barrow:gg=7(y~,-)" in state.line
    assert read_position_line(state.line) == state


# --- Strictness -----------------------------------------------------------------------------

START = drafted(2)
LINE = START.line


def swapped(old: str, new: str, text: str = LINE) -> str:
    assert old in text
    return text.replace(old, new, 1)


HALF = halfway().line


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "one of players"),
        ("players=2", "shift="),
        (swapped("players=2", "players=5"), "a number from 2 to 4"),
        (swapped("players=2", "players=3"), "seat2="),
        (swapped("shift=1", "shift=7"), "a number from 1 to 3"),
        (swapped("shift=1", "shift=01"), "a number"),
        (swapped("shift=1 start=0", "start=0 shift=1"), "one of to_move"),
        (swapped("to_move=0", "to_move=2"), "a number from 0 to 1"),
        (swapped("to_move=0", "to_move=- mining=5"), "the game is over"),
        (swapped("to_move=0", "to_move=0 mining=41"), "a number from 1 to 40"),
        (swapped("to_move=0", "to_move=0 mining=5:A.g"), "half a pair"),
        (swapped("mining=4:A.g", "mining=4", HALF), "half a pair"),
        (swapped("mining=4:A.g", "mining=4:A.q", HALF), "like A.g"),
        (swapped("to_move=0", "to_move=0 look=money/4;g+"), "a draw space"),
        (swapped("to_move=0", "to_move=0 crews=money/4:1@2"), "at most 18 miners"),
        (swapped("to_move=0", "to_move=0 crews=money/4:1@1"), "miners in all"),
        (swapped("to_move=0", "to_move=0 crews=money/50:1@1"), "an open space"),
        (swapped("to_move=0", "to_move=0 pithead=1"), "2 parts"),
        (swapped("to_move=0", "to_move=0 rules=look=3"), "one of draft_row"),
        (swapped("shift=1", "rules=look=99 shift=1"), "rules that can be: look"),
        (swapped("shift=1", "rules=look=5 shift=1"), "the one way to write this"),
        (swapped("tile_stack=", "tile_stack=gg+@2,"), "seats of those who know it, from 01"),
        (swapped("tile_stack=", "tile_stack=gg+@10,"), "seats of those who know it"),
        (swapped("tile_stack=", "tile_stack=gg,"), "a tile: y+"),
        (swapped("tile_stack=", "tile_stack=gg+*9,"), "at most 3 times"),
        (swapped("tile_stack=", "tile_stack=?*1,"), "a number from 2"),
        (swapped("tile_stack=", "tile_stack=?,?,"), "the one way to write this"),
        (swapped("order_stack=", "order_stack=barrow:ggy,"), "an order of the game like"),
        (swapped("supply=14", "supply=15"), "at most 16 yellow coal"),
        (swapped("seat0=18,", "seat0=0,"), "a player with miners"),
        (swapped("0:-/y,b,g,k", "0:yyyyyy/y,b,g,k"), "at most 5 coal in the cage"),
        (swapped("0:-/y,b,g,k", "0:-/yy,b,g,k"), "at most 1 coal on level 1"),
        (swapped("0:-/y,b,g,k", "0:-/y,b,g"), "4 parts"),
        (LINE + " ", "one of seat2"),
        (LINE + " seat2=1", "as many seats as players"),
        (LINE[: LINE.rindex(" ")], "seat1="),
    ],
)
def test_what_cannot_be_is_refused(text: str, expected: str) -> None:
    with pytest.raises(ga.NotationError) as caught:
        ga.board.read_position_line(text)
    assert expected in caught.value.expected
    assert 1 <= caught.value.column <= len(text) + 1


def test_columns_are_those_of_the_mistake() -> None:
    text = swapped("tile_stack=", "tile_stack=zz+,")
    with pytest.raises(ga.NotationError) as caught:
        read_position_line(text)
    assert caught.value.column == text.index("zz+") + 1


SIGNS = "0123456789,;:/@*?-=+ ybgkABrmx._~()²٣"


def test_mutated_lines_are_refused_or_say_another_table() -> None:
    """Never a traceback; and what is accepted is written in the one way and can be played on."""
    rng = random.Random(7)
    lines = [state.line for state in random_tables(range(2))]
    accepted, refused = 0, []
    for _ in range(3000):
        text = rng.choice(lines)
        at, sign = rng.randrange(len(text)), rng.choice(SIGNS)
        end = at + rng.randrange(2)
        text = text[:at] + sign * rng.randrange(2) + text[end:]
        if rng.random() < 0.05:
            text = text[:at]
        try:
            state = read_position_line(text)
        except ga.NotationError as error:
            refused.append((len(text), error))
            continue
        accepted += 1
        assert state.line == text
        for move in state.legal_moves()[:5]:
            state.after(move)
    assert accepted > 10
    assert all(1 <= error.column <= length + 1 and error.expected for length, error in refused)


# --- In files -------------------------------------------------------------------------------


def test_a_position_may_be_given_as_a_line() -> None:
    assert laid(line=LINE) == START
    assert laid(line=LINE).events == ()
    with pytest.raises(ga.FileError, match=r"positions\.p\.players: a line says everything"):
        laid(line=LINE, players=2)
    with pytest.raises(ga.FileError, match=r"p\.line: column 9: expected a number from 2"):
        laid(line=swapped("players=2", "players=9"))


def test_a_line_under_changed_rules() -> None:
    field = Field("file", "positions.p", {"line": LINE})
    assert lay(field, {"pithead": 3}).rules == Rules(pithead=3)
    assert lay(field, {"pithead": 3})[1:-1] == START[1:-1]
    with pytest.raises(ga.FileError, match=r"line: column .* 5 parts"):
        lay(field, {"order_spaces": 5})
    with pytest.raises(ga.FileError, match="no such rule"):
        lay(field, {"pitheads": 3})


def test_a_refused_move_in_a_file_tells_where() -> None:
    with pytest.raises(ga.FileError) as caught:
        laid(players=2, moves="money/4 money/99")
    there = caught.value.problem.partition(" [")[2].removesuffix("]")
    assert read_position_line(there) == laid(players=2, moves="money/4")
