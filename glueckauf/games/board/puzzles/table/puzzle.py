"""Puzzles on a whole table: best turns, a draft, a blunder in a log.

Their files look like those of mining puzzles, with a `kind`:

    format = 1
    id = "night-train"                  left out: the name of the file
    kind = "turns"
    sort = "miners"                     what is asked, for lists: see SORTS
    turns = 3                           own turns; left out: until the own miners run out
    objective = "vp"                    vp, clock or margin: see solve/turns.py
    replies = ["delivery/engine"]       turns of the others, each time one of them would move; left
                                        out: they stand still. "" stands still, too
    rival = 2                           with margin: this player instead of the best one
    start = true                        and the next shift must be begun; nobody else has miners left
    par = 19
    lines = ["mining/8 3 +g …", "delivery/carriage"]        a best plan, one text for each turn
    [position]                          the table, as in lessons: see lesson.py
    [text.en]                           title and task

    kind = "draft"                      one's own picks in a row, then one mining action
    picks = 2
    steps = 10
    lines = ["draft/4", "draft/1"]

    kind = "blunder"                    which of the own turns loses most against the best?
    log = ["mining/8 …", "money/4"]     the others stand still
    objective = "vp"
    par = 2                             the number of that turn
    loss = 4                            what it loses
    lines = ["…"]                       the best turns from just before it

Claims are par, lines, loss, proof, tier, themes and hints, as in mining puzzles. The numbers in
`proof` are `states` and `runner_up`, the best value below par (of a blunder: the second loss).
`origin = "reply-6-0031-2"` tells where the generator found the puzzle: see generate.py. The player to
move solves the puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from glueckauf.games.board.parts import Drafting, Order
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.turns.asked import Asked

if TYPE_CHECKING:
    from glueckauf.games.board.puzzles.table.verdict import TurnVerdict

KINDS = ("turns", "draft", "blunder")
SORTS = {
    "turns": ("turn", "space", "miners", "shift-end", "last"),
    "draft": ("draft",),
    "blunder": ("blunder",),
}
Answer = str | int | Sequence[str]
Proof = str | dict[str, int]
Texts = dict[str, dict[str, str]]


class TurnPuzzle(NamedTuple):
    """The best turns of one player."""

    id: str
    path: str
    sort: str
    position: Mapping[str, Any]
    asked: Asked
    texts: Texts
    par: int | None = None
    lines: tuple[str, ...] | None = None
    proof: Proof | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    origin: str | None = None

    @property
    def kind(self) -> str:
        return "turns"

    @property
    def state(self) -> State:
        return self.asked.state

    def check(self, answer: Answer) -> TurnVerdict:
        """The judgement of a plan: a list of turns, or one text of all moves."""
        from glueckauf.games.board.puzzles.table.verdict import check_turns

        return check_turns(self, answer)


class DraftPuzzle(NamedTuple):
    """Orders to be picked for one mining action in the own pit."""

    id: str
    path: str
    sort: str
    position: Mapping[str, Any]
    state: State
    picks: int
    steps: int
    texts: Texts
    par: int | None = None
    lines: tuple[str, ...] | None = None
    proof: Proof | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    origin: str | None = None

    @property
    def kind(self) -> str:
        return "draft"

    @property
    def row(self) -> dict[str, Order]:
        """The moves of the draft and the cards they take."""
        assert isinstance(self.state.pending, Drafting), "the reader asks for it"
        cards = enumerate(self.state.pending.row, start=1)
        return {f"draft/{n}": card for n, card in cards if card is not None}

    def task(self, picked: Sequence[str]) -> Task:
        """What is to be mined with these picks."""
        from glueckauf.games.board.puzzles.table.draft import task_of

        return task_of(self, picked)

    def check(self, answer: Answer) -> TurnVerdict:
        """The judgement of picks like "draft/4 draft/1", in any order."""
        from glueckauf.games.board.puzzles.table.verdict import check_draft

        return check_draft(self, answer)


class BlunderPuzzle(NamedTuple):
    """The turn of a log that loses most."""

    id: str
    path: str
    sort: str
    position: Mapping[str, Any]
    asked: Asked
    log: tuple[str, ...]
    texts: Texts
    par: int | None = None
    loss: int | None = None
    lines: tuple[str, ...] | None = None
    proof: Proof | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    origin: str | None = None

    @property
    def kind(self) -> str:
        return "blunder"

    @property
    def state(self) -> State:
        return self.asked.state

    def check(self, answer: Answer) -> TurnVerdict:
        """The judgement of the number of a turn."""
        from glueckauf.games.board.puzzles.table.verdict import check_blunder

        return check_blunder(self, answer)


TablePuzzle = TurnPuzzle | DraftPuzzle | BlunderPuzzle
