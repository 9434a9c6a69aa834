"""Puzzles made for the tests."""

from __future__ import annotations

from glueckauf.games import room
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.learn.puzzle import tree

# Two brown 4s and a yellow 1 out of four dice: gluing the brown ones at once leaves no way to the rest.
DICE = """
format = 1
game = "woodcraft"
kind = "dice"
objective = ["-materials"]
dice = ["Y1", "B4", "B4"]

[position]
round = 2
pool = ["", "", ""]
due = { decision = "free" }
[position.seats.0]
dice = ["Y3", "Y5", "B1", "B3"]
marked = { saw = 2, glue = 2, offcut = 2 }
"""
FOURS = "glue/Y3+B1=B offcut/B3 saw/Y5=1+4"

# An order is to be taken and completed before the game ends: the cabinet needs work, the barrel seems near.
ORDER = """
format = 1
game = "woodcraft"
kind = "order"
objective = ["points", "-materials"]

[position]
round = 6
turn = 2
pool = ["II-07", "II-13", "II-10"]
due = { decision = "take", wanting = [0] }
[position.seats.0]
dice = ["Y6", "B2", "B5"]
marked = { saw = 1, glue = 1, offcut = 2 }
held = ["I-12"]
done = ["I-02", "I-07"]
"""
CABINET = "take/II-13 saw/Y6=3+3 glue/Y3+B2=B complete/II-13"

# Both turns of the last round; nothing can be worked on, and the opponent's dice decide what is left.
ROUND = """
format = 1
game = "woodcraft"
kind = "last"
objective = ["orders"]
until = "round"

[position]
round = 6
board = ["B5", "B3", "Y3", "Y1"]
pool = ["", "", ""]
[position.seats.0]
dice = ["Y3", "B1"]
lanterns = ["***", "***", "***"]
held = ["I-02", "I-10"]
"""


def made(text: str = DICE, path: str = "made.toml") -> WoodcraftPuzzle:
    root = tree(text, path, "toml")
    kind = root.value["kind"]
    found = room("woodcraft").puzzles.KINDS[kind](root, path)
    assert isinstance(found, WoodcraftPuzzle)
    return found
