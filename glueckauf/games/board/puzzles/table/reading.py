"""From the tree of a turn, draft or blunder puzzle to its value, strictly; see puzzle.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.fields import Field, read_id
from glueckauf.core.lines import there
from glueckauf.core.puzzle_file import (
    HEAD,
    read_head,
    read_hints,
    read_proof,
    read_tier,
    read_words,
)
from glueckauf.games.board.notation import Draft, read_line
from glueckauf.games.board.parts import Drafting
from glueckauf.games.board.puzzles.pit.possible import MOST_STEPS
from glueckauf.games.board.puzzles.position import lay
from glueckauf.games.board.puzzles.possible import WORDS
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.split import with_end
from glueckauf.games.board.puzzles.themes import THEMES
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.solve.turns.search import after_turn
from glueckauf.games.board.solve.turns.solving import OBJECTIVES
from glueckauf.games.board.telling import RULINGS, rule_ids

SORTS = {
    "turns": ("turn", "space", "miners", "shift-end", "last"),
    "draft": ("draft",),
    "blunder": ("blunder",),
}
MOST_TURNS = 12
MOST_PICKS = 3
LEAST_WORTH = -999
COMMON = (*HEAD, "sort", "position")
CLAIMS = ("origin", "par", "lines", "proof", "tier", "themes", "teaches", "hints")
OWN = {
    "turns": ("turns", "objective", "replies", "rival", "start"),
    "draft": ("picks", "steps"),
    "blunder": ("log", "objective", "rival", "loss"),
}
REQUIRED = {
    "turns": {"objective": '"vp"'},
    "draft": {"picks": "2", "steps": "10"},
    "blunder": {"log": '["mining/8 3 +g 0 g>A end", "money/4"]', "objective": '"vp"'},
}


def read_table_puzzle(root: Field, kind: str, path: str) -> TablePuzzle:
    """The puzzle of a tree whose kind is known."""
    required = {"format": "1", "position": "{ players = 2, to_move = 0 }", **REQUIRED[kind]}
    fields = root.table((*COMMON, *OWN[kind], *CLAIMS), required)
    head = read_head(fields, path, WORDS)
    sorts = SORTS[kind]
    sort = fields["sort"].one_of("sort", sorts) if "sort" in fields else sorts[0]
    state = lay(fields["position"])
    common = {**head, "sort": sort, "position": fields["position"].value, **_claims(fields, kind)}
    if kind == "draft":
        picks, steps = _draft(fields, state)
        drafting = DraftPuzzle(**common, state=state, picks=picks, steps=steps)
        for item in fields["lines"].items("picks", 1, MOST_PICKS) if "lines" in fields else ():
            if item.value not in drafting.row:
                item.wrong(f"no card lies there; the row has {', '.join(drafting.row)}")
        return drafting
    asked = _asked(fields, state)
    if kind == "turns":
        return TurnPuzzle(**common, asked=asked)
    log = _log(fields["log"], asked)
    return BlunderPuzzle(**common, asked=asked._replace(turns=len(log)), log=log)


# --- What is asked --------------------------------------------------------------------------


def _asked(fields: dict[str, Field], state: State) -> Asked:
    if state.is_over or state.pending is not None:
        fields["position"].wrong(
            "turns are planned from the start of a turn; leave out mining and drafted = false, and"
            " let the moves end a turn"
        )
    objective = fields["objective"].one_of("objective", OBJECTIVES)
    turns = fields["turns"].number(1, MOST_TURNS) if "turns" in fields else None
    replies = _turns(fields["replies"], empty=True) if "replies" in fields else ()
    asked = Asked(state, turns, objective, replies)
    if "rival" in fields:
        asked = asked._replace(rival=_rival(fields["rival"], asked))
    if "start" in fields:
        asked = asked._replace(start=_start(fields["start"], asked))
    return asked


def _rival(field: Field, asked: Asked) -> int:
    rival = field.number(0, len(asked.state.players) - 1)
    if asked.objective != "margin":
        field.wrong('plays a part only with objective = "margin"; leave it out')
    if rival == asked.seat:
        field.wrong(f"seat {rival} is to move; name another one")
    return rival


def _start(field: Field, asked: Asked) -> bool:
    if not isinstance(field.value, bool):
        field.wrong("must be true or false")
    others = [
        n for n, player in enumerate(asked.state.players) if n != asked.seat and player.miners
    ]
    if field.value and (others or asked.replies or asked.turns is not None):
        field.wrong(
            "asks for the end of the shift: leave out turns and replies, and give the others no"
            " miners, like seats.1.miners = 0"
        )
    if field.value and asked.state.shift == asked.state.rules.shifts:
        field.wrong("no shift comes after the last one (GA-3.1); leave it out")
    return field.value


def _turns(field: Field, empty: bool = False) -> tuple[str, ...]:
    """Texts of whole turns."""
    turns = []
    for item in field.items("turns", 0, MOST_TURNS):
        line = item.text()
        if not (line or empty):
            item.wrong("is empty; write a turn like money/4, or leave it out")
        if line:
            _notation(item, line)
        turns.append(line)
    return tuple(turns)


def _notation(field: Field, line: str) -> None:
    try:
        read_line(line)
    except NotationError as error:
        field.wrong(f"column {error.column}: expected {error.expected}")


def _draft(fields: dict[str, Field], state: State) -> tuple[int, int]:
    row = state.pending
    if not isinstance(row, Drafting):
        fields["position"].wrong("is not in the draft; add drafted = false to the position")
    left = sum(card is not None for card in row.row)
    picks = fields["picks"].number(1, min(MOST_PICKS, left))
    return picks, fields["steps"].number(1, MOST_STEPS)


def _log(field: Field, asked: Asked) -> tuple[str, ...]:
    """The turns of a log: all legal, one after the other, while the others stand still."""
    log = _turns(field)
    if len(log) < 2:
        field.wrong(f"must list 2 to {MOST_TURNS} turns, not {len(log)}")
    table, written = asked.table, []
    for n, line in enumerate(log, start=1):
        if not table.state.players[asked.seat].miners:
            field.wrong(f"turn {n} cannot be: no miners are left (GA-3.1); take it away")
        try:
            whole = with_end(table.state, line)
            table = after_turn(table, asked.seat, whole)
        except IllegalMove as error:
            field.wrong(
                f"turn {n}: {error.move} is not allowed there: {error.violation.rule}:"
                f" {error.violation.text}{there(error.state)}"
            )
        written.append(whole)
    return tuple(written)


# --- Claims ---------------------------------------------------------------------------------


def _claims(fields: dict[str, Field], kind: str) -> dict[str, Any]:
    readers: dict[str, Callable[[Field], Any]] = {
        "origin": read_id,
        "par": lambda field: field.number(LEAST_WORTH, 9999),
        "loss": lambda field: field.number(0, 9999),
        "lines": _picks if kind == "draft" else _turns,
        "proof": lambda field: read_proof(field, ("states", "runner_up"), LEAST_WORTH),
        "tier": read_tier,
        "themes": lambda field: read_words(field, "theme", THEMES),
        "teaches": lambda field: read_words(field, "rule", (*rule_ids(), *RULINGS)),
        "hints": read_hints,
    }
    return {key: read(fields[key]) for key, read in readers.items() if key in fields}


def _picks(field: Field) -> tuple[str, ...]:
    words = field.words("picks", 1, MOST_PICKS)
    for item in field.items("picks", 1, MOST_PICKS):
        _notation(item, item.text())
        if not isinstance(read_line(item.text())[0], Draft):
            item.wrong("must be a pick like draft/4")
    return tuple(words)
