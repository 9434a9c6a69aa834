"""From the tree of a puzzle file to its value, strictly; see puzzle.py."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from glueckauf.core.fields import Field
from glueckauf.core.puzzle_file import CLAIMS, HEAD, read_amount, read_claims, read_head
from glueckauf.games.signal.notation import read_line
from glueckauf.games.signal.position import lay
from glueckauf.games.signal.puzzles.possible import ARRANGED
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle, Value
from glueckauf.games.signal.puzzles.themes import THEMES
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.task import (
    CARD,
    THE_CARD,
    TURN,
    WORDS,
    Task,
    why_not_asked,
)
from glueckauf.games.signal.telling import RULINGS, rule_ids

ASKED = ("objective", "train", "space", "until", "given", "position")
KEYS = (*HEAD, *ASKED, *CLAIMS)
REQUIRED = {"format": "1", "objective": '["delivered"]', "position": "{ players = 2 }"}
PROOF = ("states", "answers")


def read_puzzle(root: Field, kind: str, path: str) -> SignalPuzzle:
    """The puzzle of a tree whose kind is known."""
    fields = root.table(KEYS, REQUIRED)
    fields["format"].number(1, 1)
    task = _task(fields)
    rules = (*rule_ids(), *RULINGS)
    claims = read_claims(fields, partial(_par, task=task), read_line, PROOF, THEMES, rules)
    head = read_head(fields, path, ARRANGED)
    position = fields["position"].value
    return SignalPuzzle(kind, position=position, task=task, **head, **claims)


# --- What is asked --------------------------------------------------------------------------


def _task(fields: dict[str, Field]) -> Task:
    state = lay(fields["position"])._replace(events=())
    if state.is_over:
        fields["position"].wrong("the game is over; lay a table at which somebody is to move")
    on = state.map
    words = fields["objective"].items("words", 1, len(WORDS))
    objective = tuple(item.one_of("word", WORDS) for item in words)
    spaces = {train.space: train for train in state.trains}
    train = fields["train"].one_of("space with a train", spaces) if "train" in fields else ""
    space = fields["space"].one_of("space", sorted(on.spaces)) if "space" in fields else ""
    until = fields["until"].one_of("end", (TURN, CARD)) if "until" in fields else TURN
    given = _given(fields["given"], state) if "given" in fields else ()
    task = Task(state, objective, train, space, until, given=given)
    problem = why_not_asked(task)
    if problem:
        fields["objective"].wrong(problem)
    return task


def _given(field: Field, state: State) -> tuple[tuple[str, str | int], ...]:
    dice = state.layout.dice
    found: list[tuple[str, str | int]] = []
    for what, item in field.table((*dice, THE_CARD)).items():
        if what == THE_CARD:
            found.append((what, item.one_of("departure card", state.layout.cards[1:])))
            continue
        face = item.number(1, max(dice[what]))
        if face not in dice[what]:
            item.wrong(f"the {what} die shows {', '.join(map(str, dice[what]))} (SS-1.1)")
        found.append((what, face))
    return tuple(sorted(found))


# --- Claims ---------------------------------------------------------------------------------


def _par(field: Field, task: Task) -> Value:
    words = {word.removeprefix("-"): '"5/6"' for word in task.objective}
    found = field.table(words, words)
    return {word: Fraction(read_amount(found[word])) for word in words}
