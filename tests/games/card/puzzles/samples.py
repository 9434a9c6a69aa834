"""Card puzzles for the tests: small ones, made from a text."""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.learn.puzzle import loads, puzzles

MINING = """
format = 1
game = "card"
objective = ["lorries", "-steps"]
[position]
players = 2
mining = "mining/3"
[position.seats.0]
row = ["f2", "c1.1", "t1.1"]
docks = { 1 = { wagons = ["*"] }, 2 = { wagons = ["t"] } }
"""  # the worked example CG-T6

DELIVERY = """
format = 1
game = "card"
kind = "delivery"
objective = ["score"]
[position]
players = 2
delivery = true
[position.seats.0]
docks = { 1 = { engine = "red", wagons = ["w=w2", "c=c1.1"] }, 2 = { engine = "red", wagons = ["t=t2"] }, 3 = { wagons = ["f"] } }
orders = ["barracks:1", "furnaces:3"]
"""  # the worked example CG-T7

TURN = """
format = 1
game = "card"
kind = "turn"
turns = 2
objective = ["score"]
[position]
players = 2
start = 1
shift = 2
passed = [1]
zones = { "mining/3" = ["1: 1", "0: 1+1", "1: 1+2"], delivery = ["0: 1", "1: 2"], "lorry/a" = ["0: 1"], "mining/1" = ["1: 1"] }
[position.seats.0]
row = ["w1.1", "c1.2"]
docks = { 1 = { engine = "red", wagons = ["c=c1.1", "w", "c"] } }
orders = ["barracks:3"]
tokens = [1]
"""

SHIFT = """
format = 1
game = "card"
kind = "shift"
objective = ["score"]
[position]
players = 2
start = 1
passed = [1]
zones = { "mining/1" = ["1: 1"] }
[position.seats.0]
workers = [2]
"""


def made(text: str, *changes: tuple[str, str]) -> CardPuzzle:
    """The puzzle of a text, perhaps with something in place of something else."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    found = loads(text, "mine.toml")
    assert isinstance(found, CardPuzzle)
    return found


def shipped() -> Iterator[CardPuzzle]:
    for one in puzzles(game="card", own=False):
        assert isinstance(one, CardPuzzle)
        yield one


def some() -> list[CardPuzzle]:
    """Shipped ones: two of each kind."""
    found: dict[str, list[CardPuzzle]] = {}
    for one in shipped():
        found.setdefault(one.kind, []).append(one)
    return [one for row in found.values() for one in row[:2]]
