"""A puzzle of one pit on its board: what is due, what stands above it, the best line beside one's own."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.puzzle import MOST_STARS, Choice, Json, Row, words
from glueckauf.core.texts import phrase_of, tell
from glueckauf.games.board.notation import read
from glueckauf.games.board.puzzles.pit.natural import natural
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import Verdict, refute, spoken
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Place, Task, along, outcome, steps_of
from glueckauf.games.board.telling import GAME


def best_line(puzzle: MiningPuzzle) -> str | None:
    """A best line in its natural order: as the puzzle claims, else as solved."""
    line = puzzle.line if puzzle.line is not None else solve(puzzle).line
    return None if line is None else natural(puzzle.task, line)


def place(task: Task, moves: Sequence[str]) -> Place:
    """Where these moves lead; IllegalMove if they lead nowhere."""
    *_, (last, _) = along(task, map(read, moves))
    return last


def offer(here: Place, language: str) -> tuple[Choice, ...] | None:
    """While nothing is mined, the next action and no other."""
    if here.now is not None:
        return None
    return tuple(
        Choice(action, tell(GAME, "puzzle-next", {"action": _space(action, language)}, language))
        for action in here.later[:1]
    )


def about(puzzle: MiningPuzzle, moves: Sequence[str], language: str) -> Json:
    told, actions = words(puzzle, language), puzzle.task.actions
    spaces = ", ".join(_space(action, language) for action in actions)
    task = told.get("task") or tell(GAME, "puzzle-task", {"actions": spaces}, language)
    return {
        "title": told.get("title", puzzle.id),
        "task": task,
        "steps": sum(map(steps_of, actions)),
        "par": spoken(puzzle.par, language) if puzzle.par else "",
        **reached(puzzle.task, place(puzzle.task, moves), language),
    }


def reached(task: Task, here: Place, language: str) -> Json:
    """What was used, and what for."""
    value = outcome(task, here.player, here.steps).value
    return {"used": here.steps, "score": spoken(value, language)}


def rows(puzzle: MiningPuzzle, line: str, verdict: Verdict, language: str) -> list[Row]:
    """Move by move."""
    if not verdict.legal or verdict.stars == MOST_STARS:
        return []

    def told(move: str) -> str:
        return turn_in_words(move, language) if move else ""

    return [
        Row(number, best, given, told(best), told(given), parts)
        for number, best, given, parts in refute(puzzle, line)
    ]


def _space(action: str, language: str) -> str:
    """As it stands inside a sentence."""
    return phrase_of(GAME, "space", {"space": action}, language)
