"""From the tree of a puzzle file to its value, strictly; see puzzle.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from glueckauf.core.fields import Field, read_id
from glueckauf.core.lines import read_moves
from glueckauf.core.puzzle_file import (
    HEAD,
    read_hints,
    read_own_hints,
    read_proof,
    read_texts,
    read_tier,
    read_words,
)
from glueckauf.games.card.hidden import closed
from glueckauf.games.card.notation import read_line
from glueckauf.games.card.parts import Delivering, Mining
from glueckauf.games.card.position import lay
from glueckauf.games.card.puzzles.puzzle import SORTS, CardPuzzle, Value
from glueckauf.games.card.puzzles.themes import THEMES
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import SHIFT, WORDS, Task
from glueckauf.games.card.telling import RULINGS, rule_ids

MOST_TURNS = 12
MOST_WORTH = 9999
CLAIMS = ("origin", "par", "line", "proof", "tier", "themes", "teaches", "hints")
KEYS = (*HEAD, "sort", "turns", "objective", "position", *CLAIMS)
REQUIRED = {"format": "1", "objective": '["score"]', "position": "{ players = 2, to_move = 0 }"}
PROOF = ("states", "optimal_lines", "runner_up")


def read_puzzle(root: Field, kind: str, path: str) -> CardPuzzle:
    """The puzzle of a tree whose kind is known."""
    fields = root.table(KEYS, REQUIRED)
    fields["format"].number(1, 1)
    state = closed(lay(fields["position"]))
    task = Task(state, _turns(fields, kind, state), _objective(fields["objective"]))
    name = read_id(fields["id"]) if "id" in fields else Path(path).stem
    texts = read_texts(fields["text"]) if "text" in fields else {}
    own_hints = read_own_hints(fields["text"]) if "text" in fields else None
    sort = fields["sort"].one_of("sort", SORTS[kind]) if "sort" in fields else None
    claims = _claims(fields, task)
    position = fields["position"].value
    return CardPuzzle(
        kind, name, path, position, task, texts, **claims, sort=sort, own_hints=own_hints
    )


# --- What is asked --------------------------------------------------------------------------


def _turns(fields: dict[str, Field], kind: str, state: State) -> int:
    """How far is played, by the kind; and does the position fit it?"""
    where = fields["position"]
    if state.is_over:
        where.wrong("the game is over; lay a table at which somebody is to move")
    if "turns" in fields and kind != "turn":
        fields["turns"].wrong(f'a puzzle of kind "{kind}" has no number of turns; leave it out')
    if kind == "mining":
        if not isinstance(state.pending, Mining):
            where.wrong('no mining action is going on; add mining = "mining/3" to the position')
        return 0
    if kind == "delivery":
        if not isinstance(state.pending, Delivering):
            where.wrong("no delivery is going on; add delivery = true to the position")
        return 0
    if not state.at_turn_start:
        where.wrong("turns are planned from the start of a turn; leave out what is going on")
    turns = SHIFT if kind == "shift" else 1
    if "turns" in fields:
        turns = fields["turns"].number(1, MOST_TURNS)
    seat = state.to_move
    waiting = [n for n, player in enumerate(state.players) if n != seat and not player.passed]
    if turns != 1 and waiting:
        where.wrong(
            "own turns follow one another only if all others have passed; add"
            f" passed = {[n for n in range(len(state.players)) if n != seat]} to the position"
        )
    return turns


def _objective(field: Field) -> tuple[str, ...]:
    known = (*WORDS, *(f"-{word}" for word in WORDS))
    words = tuple(item.one_of("word", known) for item in field.items("words", 1, len(WORDS)))
    plain = [word.removeprefix("-") for word in words]
    for word in plain:
        if plain.count(word) > 1:
            field.wrong(f"{word} is asked for twice; keep one of them")
    return words


# --- Claims ---------------------------------------------------------------------------------


def _claims(fields: dict[str, Field], task: Task) -> dict[str, Any]:
    readers: dict[str, Callable[[Field], Any]] = {
        "origin": read_id,
        "par": lambda field: _par(field, task),
        "line": _line,
        "proof": lambda field: read_proof(field, PROOF),
        "tier": read_tier,
        "themes": lambda field: read_words(field, "theme", THEMES),
        "teaches": lambda field: read_words(field, "rule", (*rule_ids(), *RULINGS)),
        "hints": read_hints,
    }
    return {key: read(fields[key]) for key, read in readers.items() if key in fields}


def _par(field: Field, task: Task) -> Value:
    words = {word.removeprefix("-"): "3" for word in task.objective}
    found = field.table(words, words)
    return {word: found[word].number(0, MOST_WORTH) for word in words}


def _line(field: Field) -> str:
    """A best line, token by token; is it legal, the proof says."""
    read_moves(field, read_line)
    return field.text()
