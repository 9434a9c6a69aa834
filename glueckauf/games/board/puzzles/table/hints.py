"""Three hints to a puzzle on a whole table, made from its proof.

Turns: the theme, the spaces of a best plan, its first turn. A draft: the theme, where the cage goes
first, one card. A blunder: the theme, what it costs, the turn that was better.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.notation import Ride, read
from glueckauf.games.board.puzzles.table.claims import themes_of
from glueckauf.games.board.puzzles.table.draft import draft_themes, results, task_of
from glueckauf.games.board.puzzles.table.ladder import blunder_of, losses, stations
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.puzzles.table.verdict import target
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.turns.asked import best
from glueckauf.games.board.telling import GAME

VAGUE = ("quiet-move", TRAP)  # true of many puzzles: a hint only where nothing else is


class TurnHint(NamedTuple):
    """A hint: the key of its sentence, the facts it tells, and spaces or a turn to be put in words."""

    key: str
    facts: Facts
    spaces: tuple[str, ...] = ()
    turn: str = ""

    @property
    def text(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        facts = dict(self.facts)
        if self.spaces:
            named = [turns_in_words([space], language) for space in self.spaces]
            facts["spaces"] = "; ".join(named)
        if self.turn:
            facts["line"] = turns_in_words([self.turn], language)
        return tell(GAME, self.key, facts, language)


def turn_hints(puzzle: TablePuzzle) -> list[TurnHint]:
    """The hints; a task that no plan meets has none."""
    if isinstance(puzzle, DraftPuzzle):
        return _draft_hints(puzzle)
    if isinstance(puzzle, BlunderPuzzle):
        return _blunder_hints(puzzle)
    par, lines = target(puzzle.asked, puzzle.par, puzzle.lines)
    if par is None or not lines:
        return []
    themes = themes_of(puzzle) if puzzle.themes is None else puzzle.themes
    spaces = sorted(line.partition(" ")[0] for line in lines)
    return [
        TurnHint("hint-turn-theme", {"theme": _leading(themes)}),
        TurnHint("hint-spaces", {}, tuple(spaces)),
        TurnHint("hint-first-turn", {}, turn=lines[0]),
    ]


def _leading(themes: tuple[str, ...]) -> str:
    clear = [theme for theme in themes if theme not in VAGUE]
    return (*clear, *themes, "none")[0]


def _draft_hints(puzzle: DraftPuzzle) -> list[TurnHint]:
    first = results(puzzle)[0]
    themes = draft_themes(puzzle, first.value) if puzzle.themes is None else puzzle.themes
    picked = puzzle.lines or first.moves
    line = solve(task_of(puzzle, picked)).line or ""
    rides = [move for move in map(read, line.split()) if isinstance(move, Ride)]
    level = (
        TurnHint("hint-level", {"level": rides[0].level}) if rides else TurnHint("hint-no-ride", {})
    )
    theme = TurnHint("hint-theme", {"theme": (*themes, "none")[0]})
    return [theme, level, TurnHint("hint-card", {}, turn=picked[0])]


def _blunder_hints(puzzle: BlunderPuzzle) -> list[TurnHint]:
    lost = losses(puzzle)
    before = best(stations(puzzle)[blunder_of(lost) - 1])
    assert before is not None, "nothing but points is asked for"
    themes = themes_of(puzzle) if puzzle.themes is None else puzzle.themes
    return [
        TurnHint("hint-turn-theme", {"theme": _leading(themes)}),
        TurnHint("hint-loss", {"n": max(lost)}),
        TurnHint("hint-better-turn", {}, turn=before.lines[0]),
    ]
