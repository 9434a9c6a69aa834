"""Puzzles made for the tests."""

from __future__ import annotations

import glueckauf as ga
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.learn.puzzle import loads

HEAD = 'format = 1\ngame = "signal"\n'
# Grey, loaded, two spaces before Marseille, and its post is red: one of three faces is enough.
PORT = f"""{HEAD}
kind = "surest"
objective = ["delivered", "-cards"]
train = "lyon-marseille.1"

[position]
green = ["C:marseille>torino"]
red = ["C:marseille>lyon"]
hands = ["st", ""]
trains = [{{ colour = "grey", at = "lyon-marseille.1", heading = "lyon-marseille:1", load = "blue" }}]
used = ["logistician", "dispatcher", "conductor"]
turn = {{ seat = 0, phase = "actions" }}
"""
SIGNAL = "signal/C:marseille>torino,C:marseille>lyon"
ROLL = "train/lyon-marseille.1"


def made(text: str = PORT) -> SignalPuzzle:
    found = loads(text, "made.toml")
    assert isinstance(found, SignalPuzzle)
    return found


def named(name: str) -> SignalPuzzle:
    """A shipped one."""
    found = ga.puzzle(name)
    assert isinstance(found, SignalPuzzle)
    return found
