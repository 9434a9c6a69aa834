"""A puzzle on its board: its positions, what stands above it, the best line beside one's own."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.labels import capital
from glueckauf.core.puzzle import MOST_STARS, Json, Row, words
from glueckauf.core.puzzle_verdict import told_beside
from glueckauf.core.texts import tell
from glueckauf.games.card.parts import Mining
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.telling import move_told
from glueckauf.games.card.puzzles.verdict import CardVerdict, spoken
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import Place, Task, along, is_over, value_of
from glueckauf.games.card.telling import GAME

HAND = {"ready", "orders"}  # words for which orders in hand matter, too


def view(puzzle: CardPuzzle) -> str:
    """What has to be seen to solve it, and nothing else."""
    task = puzzle.task
    own = task.start.players[task.seat]
    more = ["trains"] if own.delivered else []
    if puzzle.kind == "mining":
        words = {word.removeprefix("-") for word in task.objective}
        return "row+docks+hand" if words & HAND else "row+docks"
    if puzzle.kind == "delivery":
        aims = ["aims"] if own.shares or own.objectives else []
        return "+".join(["docks", "hand", *aims, *more])
    return "+".join(["desk", *more])


def positions(puzzle: CardPuzzle, moves: Sequence[str]) -> list[State]:
    """The states before the first move and after each."""
    return [place.state for place in along(puzzle.task, moves)]


def place(task: Task, moves: Sequence[str]) -> Place:
    """Where these moves lead; IllegalMove if they lead nowhere."""
    *_, last = along(task, moves)
    return last


def over(puzzle: CardPuzzle, moves: Sequence[str]) -> bool:
    return is_over(puzzle.task, place(puzzle.task, moves))


def about(puzzle: CardPuzzle, moves: Sequence[str], language: str) -> Json:
    told = words(puzzle, language)
    task = told.get("task") or tell(GAME, "puzzle-task", {"kind": puzzle.kind}, language)
    return {
        "title": told.get("title", puzzle.id),
        "task": task,
        "steps": limit(puzzle.task),
        "unit": unit(puzzle.task),
        "par": spoken(puzzle.par, language) if puzzle.par else "",
        **reached(puzzle.task, place(puzzle.task, moves), language),
    }


def unit(task: Task) -> str:
    """What is counted: steps of a mining action, trains of a delivery move by move, own turns."""
    if task.turns == 0:
        return "steps" if isinstance(task.start.pending, Mining) else "moves"
    return "turns"


def limit(task: Task) -> int | None:
    """How many of them there are at most; None if nobody knows."""
    if task.turns == 0:
        pending = task.start.pending
        return pending.steps_left if isinstance(pending, Mining) else None
    return task.turns if task.turns > 0 else None


def reached(task: Task, here: Place, language: str) -> Json:
    """What was used, and what for."""
    return {"used": used(task, here), "score": spoken(value_of(task, here), language)}


def used(task: Task, here: Place) -> int:
    if unit(task) == "steps":
        return here.steps
    if unit(task) == "turns":
        return here.turns
    seat = task.seat
    delivered = (len(state.players[seat].delivered) for state in (here.state, task.start))
    now, before = delivered
    return now - before


def rows(puzzle: CardPuzzle, line: str, verdict: CardVerdict, language: str) -> list[Row]:
    """Move by move."""
    if not verdict.legal or verdict.stars == MOST_STARS:
        return []
    layout = puzzle.task.start.layout
    return told_beside(
        verdict, lambda moves: [capital(move_told(layout, move, language)) for move in moves]
    )
