"""Puzzles made for the tests."""

from __future__ import annotations

from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.learn.puzzle import loads

# Two brown 4s and a yellow 1 out of four dice: gluing the brown ones at once makes the rest dear.
DICE = """
format = 1
game = "woodcraft"
kind = "dice"
arranged = ["past"]
objective = ["-materials"]
dice = ["Y1", "B4", "B4"]

[position]
round = 3
turn = 2
board = ["", "", "", "", "B6", "Y2"]
due = { decision = "free" }
[position.seats.0]
dice = ["Y3", "Y5", "B1", "B3"]
marked = { saw = 2, glue = 2, offcut = 2 }
done = ["I-16"]
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

# Both turns of the last round; all material is used up, and the opponent's dice decide what is left.
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
dice = ["Y3"]
lanterns = ["***", "***", "***"]
marked = { saw = 6, glue = 6, offcut = 8 }
used = { saw = 6, glue = 6, offcut = 8 }
held = ["I-02", "I-10"]
"""

# One saw blade and two orders: who saws the brown 4 for the flute has no blade left for the two yellow 3s.
CUT = """
format = 1
game = "woodcraft"
kind = "cut"
objective = ["orders", "-blades"]

[position]
round = 3
pool = ["", "", ""]
due = { decision = "free" }
[position.seats.0]
dice = ["Y6", "Y1", "B2", "B4"]
marked = { saw = 1, glue = 1 }
held = ["I-02", "I-10"]
"""

# One order wants a large die, another two small ones.
GLUE = """
format = 1
game = "woodcraft"
kind = "glue"
objective = ["points"]

[position]
round = 6
turn = 2
pool = ["", "", ""]
due = { decision = "free" }
[position.seats.0]
dice = ["Y2", "Y4", "B2"]
marked = { saw = 1, glue = 1 }
held = ["I-03", "I-12"]
done = ["I-02"]
"""

# A lantern is to be marked: the row brings an order, and with it more than the columns do.
LANTERNS = """
format = 1
game = "woodcraft"
kind = "lanterns"
objective = ["points"]

[position]
round = 6
turn = 2
pool = ["II-10", "", ""]
due = { decision = "free", gains = ["mark"] }
[position.seats.0]
dice = ["B2", "B4"]
lanterns = ["*..", "*..", ".**"]
done = ["I-02", "I-07"]
"""


def made(text: str = DICE, path: str = "made.toml") -> WoodcraftPuzzle:
    found = loads(text, path)
    assert isinstance(found, WoodcraftPuzzle)
    return found
