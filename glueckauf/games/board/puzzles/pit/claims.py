"""Proving the best line of a pit, and proving again what a puzzle claims."""

from __future__ import annotations

from glueckauf.core.puzzle import Json, Proof, Wrong
from glueckauf.games.board.puzzles.pit.difficulty import grade
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import check, spoken
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Solution, rank


def prove(puzzle: MiningPuzzle, count: bool, seconds: float | None) -> Proof:
    solution = solve(puzzle, count=count, seconds=seconds)
    return Proof(solution, _fields(puzzle.id, solution), _told(puzzle.id, solution))


def _fields(name: str, solution: Solution) -> Json:
    fields: Json = {
        "id": name,
        "feasible": solution.feasible,
        "value": solution.value,
        "line": solution.line,
        "proven": solution.proven,
        "states": solution.states,
        "seconds": round(solution.seconds, 6),
    }
    if solution.optimal_lines is not None:
        fields["optimal_lines"] = solution.optimal_lines
    if solution.bound is not None:
        fields["bound"] = solution.bound
    return fields


def _told(name: str, solution: Solution) -> str:
    how = "proven" if solution.proven else "best found, not proven"
    if solution.bound is not None:
        how = f"{how}, no better than {spoken(solution.bound)}"
    effort = f"{how}: {solution.states} states in {solution.seconds:.3f} s"
    if solution.value is None:
        found = "cannot be met" if solution.proven else "no line found"
        return f"{name}: {found}\n  {effort}"
    if solution.optimal_lines is not None:
        effort = f"{effort}, optimal lines: {solution.optimal_lines}"
    return f"{name}: {spoken(solution.value)}\n  {solution.line}\n  {effort}"


# --- Claims ---------------------------------------------------------------------------------


def wrong_claims(puzzle: MiningPuzzle) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    count = isinstance(puzzle.proof, dict) and "optimal_lines" in puzzle.proof
    solution = solve(puzzle, count=count)
    if not solution.proven:
        yield "par", "the optimum could not be proven"
        return
    yield from _wrong_answers(puzzle, solution)
    yield from _wrong_grades(puzzle)


def _wrong_answers(puzzle: MiningPuzzle, solution: Solution) -> Wrong:
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


def _wrong_grades(puzzle: MiningPuzzle) -> Wrong:
    """Themes by ablation, and the tier by its difficulty and the ladder of solvers."""
    if puzzle.themes is not None:
        themes = ladder.themes(puzzle)
        if sorted(puzzle.themes) != sorted(themes):
            yield "themes", f"{_listed(puzzle.themes)}: shown by ablation: {_listed(themes)}"
    if puzzle.tier is not None:
        rung = ladder.grade(puzzle)
        if rung is None or puzzle.tier > rung:
            weakest = "none" if rung is None else f"T{rung}"
            yield "tier", f"T{puzzle.tier}: the weakest solver that reaches par is {weakest}"
        elif puzzle.tier != (tier := grade(puzzle)):
            yield "tier", f"T{puzzle.tier}: its difficulty makes it T{tier}"


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words) or "none"
