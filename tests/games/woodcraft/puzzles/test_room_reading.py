"""Puzzle files are read strictly: whatever is wrong gets one sentence with the file, the key and the remedy."""

from __future__ import annotations

import pytest

from glueckauf.core.errors import FileError
from glueckauf.learn.puzzle import loads
from tests.games.woodcraft.puzzles.samples import DICE, FOURS, ORDER, ROUND, made

CLAIMED = f"""par = {{ materials = 3 }}
line = "{FOURS} end"
proof = {{ states = 90, answers = 2 }}
tier = 3
themes = ["glue-up", "saw-apart"]
teaches = ["WC-6.2", "WC-A7"]
origin = "dice-5"
"""
TOLD = """
[text.en]
title = "Two fours"
task = "Make a yellow 1 and two brown 4s."
hints = ["One.", "Two.", "Three."]

[text.pl]
title = "Dwie czwórki"
task = "Zrób żółtą 1 i dwie brązowe 4."
"""


def claiming(claims: str = CLAIMED, text: str = DICE) -> str:
    return text.replace("\n[position]", f"{claims}\n[position]", 1)


@pytest.mark.parametrize(
    "text",
    [
        claiming() + TOLD,
        ORDER.replace("[position]", 'complete = ["II-13"]\n[position]', 1),
        ROUND.replace("[position]", "given = { yellow = 1, brown = 6 }\n[position]", 1),
        claiming('par = { orders = "4/3" }\n', ROUND),
    ],
)
def test_what_is_written_is_read_again(text: str) -> None:
    puzzle = made(text)
    written = puzzle.dumps()
    again = loads(written, "made.toml")
    assert again == puzzle
    assert again.dumps() == written


def test_titles_tasks_and_hints_may_be_written_by_hand() -> None:
    puzzle = made(claiming() + TOLD)
    assert puzzle.about((), "pl")["title"] == "Dwie czwórki"
    told = "Make a yellow 1 and two brown 4s. The sheet does not show your earlier turns."
    assert puzzle.about((), "hu")["task"] == told
    assert puzzle.help("en") == ["One.", "Two.", "Three."]
    assert puzzle.about((), "en")["par"] == "3 materials used"


BOARD, FREE = 'board = ["", "", "", "", "B6", "Y2"]\n', 'due = { decision = "free" }'
REFUSED = [  # what is written instead of what, the key of the complaint, and some words of its remedy
    ("-materials", "-material", "objective[1]", "-materials"),
    ('["-materials"]', "[]", "objective", "1 to 12 words"),
    ('["-materials"]', '["-materials", "-materials"]', "objective", "none twice"),
    ('objective = ["-materials"]', "", "objective", 'objective = ["points"]'),
    ('"Y1", "B4"', '"Y7", "B4"', "dice[1]", "Y6"),
    ('dice = ["Y1", "B4", "B4"]', "", "dice", 'add dice = ["Y4"]'),
    ("[position]", 'until = "game"\n[position]', "until", "round"),
    ("[position]", "given = { yellow = 3 }\n[position]", "given", 'until = "round"'),
    ("[position]", 'complete = ["II-01"]\n[position]', "complete", "neither held nor in the pool"),
    ("[position]", 'complete = ["II-99"]\n[position]', "complete[1]", "II-09"),
    ("[position]", "colour = 3\n[position]", "colour", "objective"),
    ("[position]", "par = { points = 3 }\n[position]", "par.points", "materials"),
    ("[position]", "par = { materials = -1 }\n[position]", "par.materials", ""),
    ("[position]", 'line = "glue/everything"\n[position]', "line", "column"),
    ("[position]", "tier = 99\n[position]", "tier", ""),
    ("[position]", 'themes = ["luck"]\n[position]', "themes[1]", "greedy-trap"),
    ("[position]", 'teaches = ["WC-99"]\n[position]', "teaches[1]", "did you mean"),
    ("[position]", "proof = { luck = 1 }\n[position]", "proof.luck", "states"),
    (f"{BOARD}{FREE}", 'due = { decision = "roll" }', "position", "dice are to be rolled first"),
    ("saw = 2", "saw = 7", "position.seats.0.marked.saw", "6"),
    (f"{BOARD}{FREE}", "players = 2\nboard = ['Y4']", "position", "secret"),
    ("format = 1", "format = 2", "format", "1"),
]


@pytest.mark.parametrize(("old", "new", "key", "remedy"), REFUSED)
def test_a_mistake_gets_one_sentence(old: str, new: str, key: str, remedy: str) -> None:
    assert old in DICE
    with pytest.raises(FileError) as caught:
        loads(DICE.replace(old, new, 1), "shop.toml")
    assert caught.value.key == key
    told = str(caught.value)
    assert told.startswith(f"shop.toml: {key}: ")
    assert remedy in told
    assert "\n" not in told
    assert "Traceback" not in told


def test_what_open_dice_forbid() -> None:
    """Where the opponent's dice are open, no order and no die can be demanded."""
    for key, demand in (("dice", 'dice = ["Y3"]'), ("complete", 'complete = ["I-02"]')):
        with pytest.raises(FileError, match="give both colours in given") as caught:
            made(ROUND.replace("[position]", f"{demand}\n[position]", 1))
        assert caught.value.key == key
