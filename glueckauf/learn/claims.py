"""Proving again what a puzzle file claims."""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.shipped import is_shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.pit.verdict import check, spoken
from glueckauf.games.board.puzzles.table.claims import wrong_table_claims
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Solution, rank
from glueckauf.learn.puzzle import AnyPuzzle, Puzzle

HINTS = 3


def claims_of(puzzle: AnyPuzzle) -> tuple[str, ...]:
    """The keys of what the puzzle claims."""
    names = ("par", "line", "lines", "loss", "proof", "tier", "themes", "hints")
    claimed = [name for name in names if getattr(puzzle, name, None) is not None]
    return (*claimed, "text") if is_shipped(puzzle.path) else tuple(claimed)


def wrong_claims(puzzle: AnyPuzzle) -> Iterator[tuple[str, str]]:
    """The key of every claim that is not true, and what is true instead."""
    if isinstance(puzzle, Puzzle):
        yield from _wrong_mining(puzzle)
    else:
        yield from wrong_table_claims(puzzle)
    if puzzle.hints is not None and len(puzzle.hints) != HINTS:
        yield "hints", f"there must be {HINTS} hints, not {len(puzzle.hints)}"
    if is_shipped(puzzle.path):
        yield from _gaps_in_texts(puzzle)


def _wrong_mining(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    count = isinstance(puzzle.proof, dict) and "optimal_lines" in puzzle.proof
    solution = solve(puzzle, count=count)
    if not solution.proven:
        yield "par", "the optimum could not be proven"
    yield from _wrong_answers(puzzle, solution)
    yield from _wrong_grades(puzzle)


def _wrong_answers(puzzle: Puzzle, solution: Solution) -> Iterator[tuple[str, str]]:
    """Par, the line that reaches it, and the number of such lines."""
    if solution.value is None:
        for key in ("par", "line"):
            if getattr(puzzle, key) is not None:
                yield key, "no line of moves can meet this task"
        return
    if puzzle.par is not None and puzzle.par != solution.value:
        yield "par", f"{spoken(puzzle.par)}: the optimum is {spoken(solution.value)}"
    if puzzle.line is not None:
        verdict = check(puzzle._replace(par=solution.value), puzzle.line)
        if verdict.value is None or verdict.missing:
            yield "line", verdict.text.splitlines()[0]
        elif rank(puzzle.task, verdict.value) != rank(puzzle.task, solution.value):
            yield "line", f"reaches {spoken(verdict.value)}, not {spoken(solution.value)}"
    if isinstance(puzzle.proof, dict):
        claimed = puzzle.proof.get("optimal_lines", solution.optimal_lines)
        if claimed != solution.optimal_lines:
            problem = f"{claimed}: there are {solution.optimal_lines} optimal lines"
            yield "proof.optimal_lines", problem


def _wrong_grades(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    """Themes by ablation, and the tier by the ladder of solvers."""
    if puzzle.themes is None and puzzle.tier is None:
        return

    if puzzle.themes is not None:
        themes = ladder.themes(puzzle)
        if sorted(puzzle.themes) != sorted(themes):
            yield "themes", f"{_listed(puzzle.themes)}: shown by ablation: {_listed(themes)}"
    if puzzle.tier is not None:
        tier = ladder.grade(puzzle)
        if puzzle.tier != tier:
            weakest = "none" if tier is None else f"T{tier}"
            yield "tier", f"T{puzzle.tier}: the weakest solver that reaches par is {weakest}"


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words) or "none"


def _gaps_in_texts(puzzle: AnyPuzzle) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        text = puzzle.texts.get(language)
        if text is None:
            yield f"text.{language}", "is missing; a shipped puzzle is told in four languages"
            continue
        for key, words in text.items():
            if not words.strip():
                yield f"text.{language}.{key}", "is empty; write it"
