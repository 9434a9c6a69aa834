"""From the tree of a puzzle file to its value, strictly; see puzzle.py."""

from __future__ import annotations

from functools import partial

from glueckauf.core.fields import Field
from glueckauf.core.puzzle_file import CLAIMS, HEAD, read_claims, read_head
from glueckauf.games.card.hidden import closed
from glueckauf.games.card.notation import read_line
from glueckauf.games.card.parts import Delivering, Mining
from glueckauf.games.card.position import lay
from glueckauf.games.card.puzzles.puzzle import ARRANGED, SORTS, CardPuzzle, Value
from glueckauf.games.card.puzzles.themes import THEMES
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import SHIFT, WORDS, Task
from glueckauf.games.card.telling import RULINGS, rule_ids

MOST_TURNS = 12
MOST_WORTH = 9999
KEYS = (*HEAD, "sort", "turns", "objective", "position", *CLAIMS)
REQUIRED = {"format": "1", "objective": '["score"]', "position": "{ players = 2, to_move = 0 }"}
PROOF = ("states", "optimal_lines", "runner_up")


def read_puzzle(root: Field, kind: str, path: str) -> CardPuzzle:
    """The puzzle of a tree whose kind is known."""
    fields = root.table(KEYS, REQUIRED)
    fields["format"].number(1, 1)
    state = closed(lay(fields["position"]))
    task = Task(state, _turns(fields, kind, state), _objective(fields["objective"]))
    sort = fields["sort"].one_of("sort", SORTS[kind]) if "sort" in fields else None
    rules = (*rule_ids(), *RULINGS)
    claims = read_claims(fields, partial(_par, task=task), read_line, PROOF, THEMES, rules)
    head = read_head(fields, path, ARRANGED)
    position = fields["position"].value
    return CardPuzzle(kind, position=position, task=task, sort=sort, **head, **claims)


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


def _par(field: Field, task: Task) -> Value:
    words = {word.removeprefix("-"): "3" for word in task.objective}
    found = field.table(words, words)
    return {word: found[word].number(0, MOST_WORTH) for word in words}
