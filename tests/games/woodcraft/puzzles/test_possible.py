"""Positions that no game can come to are refused with a sentence; what games come to never is."""

from __future__ import annotations

from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games.woodcraft.puzzles.making.dealt import MAKERS
from glueckauf.games.woodcraft.puzzles.making.generate import is_possible, remade, task_of
from glueckauf.games.woodcraft.puzzles.making.right import set_right
from glueckauf.games.woodcraft.puzzles.possible import contradictions
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.ruleset import Rules
from glueckauf.games.woodcraft.telling import GAME
from glueckauf.learn.claims import wrong_claims
from tests.games.woodcraft.puzzles.samples import made
from tests.games.woodcraft.scenes import busy_choice, busy_game, eager_choice

PUZZLES = [p for p in ga.puzzles(game="woodcraft") if isinstance(p, WoodcraftPuzzle)]

# As a solo game comes to it: in round 1 a brown 2 and a yellow 3 were taken, the candle holder was completed with a
# die of round 2, and a blueberry and a glue are left.
TRUE = """
format = 1
game = "woodcraft"
kind = "cut"
objective = ["orders"]
[position]
round = 2
turn = 2
board = ["", "", "", "", "B5", "Y4"]
pool = ["I-03", "I-04", "I-05"]
due = { decision = "free" }
[position.seats.0]
fields = ["B2", "Y3", "Y2", "B5"]
dice = ["Y3", "B5"]
marked = { saw = 1, glue = 1, offcut = 1, blueberry = 3 }
used = { blueberry = 2 }
lanterns = ["*..", "...", "..."]
helpers = ["substitute"]
done = ["I-12"]
"""

# The last free actions of a game whose earlier turns are not told.
UNTOLD = """
format = 1
game = "woodcraft"
kind = "cut"
arranged = ["past"]
objective = ["orders"]
[position]
round = 6
turn = 2
board = ["", "", "", "", "B5", "Y4"]
pool = ["II-03", "II-04", "II-05"]
due = { decision = "free" }
[position.seats.0]
dice = ["Y3"]
marked = { glue = 4 }
used = { glue = 4 }
nuts = 8
chests = { orders = "c" }
held = ["II-01"]
done = ["I-12"]
"""
TAKING = 'due = { decision = "take", wanting = [0] }'
MARKED = "saw = 1, glue = 1, offcut = 1, blueberry = 3"
FREE = 'due = { decision = "free" }'
BROKEN = [  # of what, what is written instead of what, the key of the complaint, and some words of it
    (TRUE, 'fields = ["B2", "Y3", "Y2", "B5"]', "", "seats", "do not tell what was taken"),
    (TRUE, '"I-03", "I-04"', '"II-03", "I-04"', "pool", "II-03 is not of the phase"),
    (TRUE, '["I-03", "I-04", "I-05"]', '["I-03", "I-04", ""]', "pool", "is filled as long as"),
    (TRUE, "turn = 2\n", 'turn = 2\nphase = "II"\n', "phase", "still orders of phase I"),
    (TRUE, '"B5", "Y4"]', '"B5", "B4"]', "board", "the dice of the turn fields"),
    (TRUE, '"", "B5", "Y4"]', '"B6", "B5", "B4"]', "board", "so many brown dice"),
    (TRUE, 'board = ["", "", "", "", "B5", "Y4"]', "", "board", "2 more must be left"),
    (TRUE, FREE, TAKING, "seats.0.held", "more orders than could be taken"),
    (TRUE, 'done = ["I-12"]', "", "seats.0.held", "everybody has kept an order"),
    (TRUE, "done", 'held = ["I-02"]\ndone', "seats.0.held", "more orders than could be taken"),
    (TRUE, '"Y2", "B5"', '"-", "B5"', "seats.0.fields", "1 turns took an order"),
    (TRUE, "used = { blueberry = 2 }", "", "seats.0.used", "have cost 2 blueberries"),
    (TRUE, '["I-12"]', '["I-07"]', "seats.0.used", "materials of completed orders"),
    (TRUE, '"Y3", "B5"]\nmarked', '"Y3", "Y3", "B5"]\nmarked', "seats.0.dice", "more dice than"),
    (TRUE, 'dice = ["Y3", "B5"]', 'dice = ["Y3"]', "seats.0.dice", "fewer dice than"),
    (TRUE, '["I-12"]', '["I-10"]', "seats.0.dice", "fewer dice than"),
    (TRUE, "saw = 1", "saw = 5", "seats.0.marked", "saw: so many cannot be marked"),
    (TRUE, f"{{ {MARKED} }}", "{ blueberry = 2 }", "seats.0.marked", "each die that was taken"),
    (TRUE, '"*..", "..."', '"***", "**."', "seats.0.lanterns", "lantern: so many"),
    (TRUE, "used = { bl", "nuts = 2\nused = { bl", "seats.0.nuts", "more than 0 nuts"),
    (TRUE, "helpers", 'chests = { orders = "c" }\nhelpers', "seats.0.chests", "at most 0"),
    (
        UNTOLD,
        '"II-01"',
        '"II-01", "II-06", "II-07", "II-08", "II-09", "II-10", "II-11"',
        "seats.0.held",
        "phase II",
    ),
    (UNTOLD, 'chests = { orders = "c" }', "", "seats.0.chests", "1 chestnuts were gained, and 0"),
    (UNTOLD, "nuts = 8", "nuts = 7", "seats.0.nuts", "have brought 8 nuts"),
    (UNTOLD, '["I-12"]', '["I-03"]', "seats.0.marked", "blueberry: completed orders"),
    (UNTOLD, '["I-12"]', '["I-05"]', "seats.0.lanterns", "lantern: completed orders"),
    (
        UNTOLD,
        "nuts = 8",
        'nuts = 8\nlanterns = ["...", "***", "..."]',
        "seats.0.chests",
        "2 chestnuts",
    ),
    (
        UNTOLD,
        FREE,
        'due = { decision = "free", gains = ["gain lantern 2"] }',
        "due.gains",
        "1 lantern at once",
    ),
    (UNTOLD, FREE, TAKING, "board", "1 more must be left"),
]


def complaints(text: str) -> list[tuple[str, str]]:
    """What `glueckauf verify` says against the position."""
    found = [(key, told) for key, told in wrong_claims(made(text)) if key != "text"]
    return [(key.removeprefix("position."), told) for key, told in found]


LET_PASS = [
    (TRUE, "", ""),
    (TRUE, '["I-12"]', '["I-11"]'),
    (TRUE, '"*..", "...", "..."', '"***", "...", "..."'),
    (UNTOLD, "", ""),
    (UNTOLD, "nuts = 8", 'nuts = 8\nlanterns = ["...", "...", "***"]'),
    (UNTOLD, FREE, 'due = { decision = "free", gains = ["gain lantern 1"] }'),
]


@pytest.mark.parametrize(("text", "old", "new"), LET_PASS)
def test_what_a_game_may_come_to_is_let_pass(text: str, old: str, new: str) -> None:
    assert old in text
    assert complaints(text.replace(old, new, 1)) == []


@pytest.mark.parametrize(("text", "old", "new", "key", "said"), BROKEN)
def test_what_no_game_comes_to_is_refused(
    text: str, old: str, new: str, key: str, said: str
) -> None:
    assert old in text
    found = complaints(text.replace(old, new, 1))
    assert any(key == at and said in told for at, told in found), found


def test_what_was_arranged_is_said_and_nothing_else_may_be() -> None:
    puzzle = made(UNTOLD)
    for language in LANGUAGES:
        assert tell(GAME, "arranged-past", {}, language) in puzzle.about((), language)["task"]
    two = UNTOLD.replace(FREE, 'due = { decision = "free", gains = ["gain lantern 2"] }')
    assert complaints(two.replace('["past"]', '["past", "lanterns"]')) == []
    assert [key for key, _ in complaints(UNTOLD.replace('["past"]', '["past", "lanterns"]'))] == [
        "arranged"
    ]
    with pytest.raises(FileError, match="past"):
        made(UNTOLD.replace('["past"]', '["dice"]'))


def test_games_never_come_to_what_is_refused() -> None:
    """Random games of every number of players, as the table is and as each player sees it."""
    for players, games in ((1, 8), (2, 2), (3, 1), (4, 1), (5, 1)):
        for seed in range(games):
            choice = (eager_choice, busy_choice)[seed % 2]
            for state, _ in busy_game(players, seed, Rules(), choice):
                assert not list(contradictions(state)), state
                if state.to_move is not None and state.to_move >= 0:
                    assert not list(contradictions(state.seen_by(state.to_move))), state


def test_what_is_dealt_is_possible() -> None:
    for make in MAKERS.values():
        rng = Random(11)
        tasks = [task_of(set_right(make(rng))) for _ in range(12)]
        assert sum(task is not None and is_possible(task) for task in tasks) >= 9
        assert all(task is None or task.start.round > 4 for task in tasks)


def test_shipped_positions_are_possible_and_made_anew_from_their_origins() -> None:
    for puzzle in PUZZLES:
        needed = {one.word for one in puzzle.impossible()}
        assert needed == {*puzzle.arranged}, puzzle.id
        assert puzzle.origin is not None
        assert remade(puzzle.origin) == puzzle.task, puzzle.id
