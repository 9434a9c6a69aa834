"""From the tree of a puzzle file to its value, strictly; see puzzle.py."""

from __future__ import annotations

from functools import partial

from glueckauf.core.fields import Field
from glueckauf.core.puzzle_file import CLAIMS, HEAD, read_amount, read_claims, read_head
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.parts import COLOURS, DICE, FACES
from glueckauf.games.woodcraft.position import MOST_DICE, lay
from glueckauf.games.woodcraft.puzzles.possible import WORDS as ARRANGED
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.themes import THEMES
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.task import ENDS, TURN, WORDS, Task, Value, why_not_asked
from glueckauf.games.woodcraft.telling import RULINGS, rule_ids

ASKED = ("objective", "dice", "complete", "until", "given", "position")
KEYS = (*HEAD, *ASKED, *CLAIMS)
REQUIRED = {"format": "1", "objective": '["points"]', "position": "{ round = 6, turn = 2 }"}
PROOF = ("states", "answers")


def read_puzzle(root: Field, kind: str, path: str) -> WoodcraftPuzzle:
    """The puzzle of a tree whose kind is known."""
    fields = root.table(KEYS, REQUIRED)
    fields["format"].number(1, 1)
    task = _task(fields)
    if kind == "dice" and not any(task.dice):
        root.wrong('a puzzle of kind "dice" asks for dice; add dice = ["Y4"]', "dice")
    rules = (*rule_ids(), *RULINGS)
    claims = read_claims(fields, partial(_par, task=task), read_line, PROOF, THEMES, rules)
    head = read_head(fields, path, ARRANGED)
    position = fields["position"].value
    return WoodcraftPuzzle(kind, position=position, task=task, **head, **claims)


# --- What is asked --------------------------------------------------------------------------


def _task(fields: dict[str, Field]) -> Task:
    state = lay(fields["position"])
    words = fields["objective"].items("words", 1, len(WORDS))
    task = Task(
        seen(state),
        tuple(item.one_of("word", WORDS) for item in words),
        fields["until"].one_of("end", ENDS) if "until" in fields else TURN,
        _orders(fields["complete"], state) if "complete" in fields else (),
        _dice(fields["dice"]) if "dice" in fields else Task(state).dice,
        _given(fields["given"]) if "given" in fields else (),
    )
    key, problem = why_not_asked(task)
    if problem:
        fields[key].wrong(problem)
    return task


def seen(state: State) -> State:
    """As whoever is to move sees it: the decks lie face down."""
    seat = state.to_move
    seen = state if seat is None or seat < 0 else state.seen_by(seat)
    return seen._replace(events=())


def _orders(field: Field, state: State) -> tuple[str, ...]:
    orders = state.layout.orders
    return tuple(
        item.one_of("order", sorted(orders)) for item in field.items("orders", 1, len(orders))
    )


def _dice(field: Field) -> tuple[int, ...]:
    found = [item.one_of("die", DICE) for item in field.items("dice", 1, MOST_DICE)]
    return tuple(map(found.count, DICE))


def _given(field: Field) -> tuple[tuple[str, int], ...]:
    found = field.table(COLOURS)
    return tuple((colour, found[colour].number(1, FACES)) for colour in COLOURS if colour in found)


# --- Claims ---------------------------------------------------------------------------------


def _par(field: Field, task: Task) -> Value:
    words = {word.removeprefix("-"): "3" for word in task.objective}
    found = field.table(words, words)
    return {word: read_amount(found[word]) for word in words}
