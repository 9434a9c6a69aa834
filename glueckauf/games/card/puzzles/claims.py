"""Proving again what a puzzle claims."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.puzzle import Json, Proof, Wrong
from glueckauf.games.card.notation import read_line
from glueckauf.games.card.puzzles.puzzle import CardPuzzle, Value
from glueckauf.games.card.puzzles.themes import TRAP
from glueckauf.games.card.puzzles.verdict import spoken
from glueckauf.games.card.puzzles.walk import best, walk
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Solution, Task, rank, value_of


def prove(puzzle: CardPuzzle, count: bool, seconds: float | None) -> Proof:
    solution = solve(puzzle.task, count=count, seconds=seconds)
    fields: Json = {
        "id": puzzle.id,
        "feasible": solution.value is not None,
        "value": solution.value,
        "line": None if solution.line is None else " ".join(solution.line),
        "proven": solution.proven,
        "states": solution.states,
        "seconds": round(solution.seconds, 6),
    }
    if solution.optimal_lines is not None:
        fields["optimal_lines"] = solution.optimal_lines
    if not solution.proven and solution.bound is not None:
        fields["bound"] = solution.bound
    return Proof(solution, fields, _told(fields))


def _told(proof: Json) -> str:
    """The proven answer in a few lines."""
    how = "proven" if proof["proven"] else "best found, not proven"
    if "bound" in proof:
        how += f", at most {_words(proof['bound'])}"
    effort = f"  {how}: {proof['states']} states in {proof['seconds']:.3f} s"
    if not proof["feasible"]:
        found = "cannot be met" if proof["proven"] else "no line found"
        return f"{proof['id']}: {found}\n{effort}"
    lines = [f"{proof['id']}: {_words(proof['value'])}", f"  {proof['line']}", effort]
    if "optimal_lines" in proof:
        lines.append(f"  {proof['optimal_lines']} best lines")
    return "\n".join(lines)


def _words(value: Value) -> str:
    return ", ".join(f"{word} {number}" for word, number in value.items())


@lru_cache(maxsize=256)
def tier_of(task: Task) -> int | None:
    """The weakest solver that reaches the best; None if nothing meets the task."""
    from glueckauf.games.card.puzzles.making import ladder

    found = best(task)
    return None if found is None else ladder.grade(task, rank(task, found.value))


@lru_cache(maxsize=256)
def themes_of(task: Task) -> tuple[str, ...]:
    """The techniques that the best needs, shown by ablation."""
    from glueckauf.games.card.puzzles.making import ladder, themes

    found = best(task)
    if found is None:
        return ()
    return themes.themes(task, rank(task, found.value), ladder.reached(task, 1))


# --- Claims ---------------------------------------------------------------------------------


def wrong_claims(puzzle: CardPuzzle) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    counts = isinstance(puzzle.proof, dict) and "optimal_lines" in puzzle.proof
    solution = solve(puzzle.task, count=counts)
    if not solution.proven:
        yield "par", "the optimum could not be proven"
        return
    if solution.value is None:
        for key in ("par", "line"):
            if getattr(puzzle, key) is not None:
                yield key, "no line of moves can meet this task"
        return
    if puzzle.par is not None and puzzle.par != solution.value:
        yield "par", f"{spoken(puzzle.par)}: the optimum is {spoken(solution.value)}"
    if puzzle.line is not None:
        yield from _wrong_line(puzzle, puzzle.line, solution.value)
    yield from _wrong_proof(puzzle, solution)
    if puzzle.themes is not None:
        themes = themes_of(puzzle.task)
        if sorted(puzzle.themes) != sorted(themes):
            listed = ", ".join(puzzle.themes) or "none"
            yield "themes", f"{listed}: shown by ablation: {', '.join(themes) or 'none'}"
    if puzzle.tier is not None:
        tier = tier_of(puzzle.task)
        if tier != puzzle.tier:
            yield "tier", f"T{puzzle.tier}: the weakest solver that reaches par is T{tier}"


def _wrong_line(puzzle: CardPuzzle, line: str, best_value: Value) -> Wrong:
    """A claimed line must be legal, whole, and worth the best."""
    task = puzzle.task
    walked = walk(task, read_line(line) if line else [])
    if walked.end is None or walked.ending:
        yield (
            "line",
            puzzle.check(line).text.splitlines()[0]
            if walked.end is None
            else (f"stops before its end; add {' '.join(walked.ending)}"),
        )
        return
    value = value_of(task, walked.end)
    if value != best_value:
        yield "line", f"reaches {spoken(value)}, not {spoken(best_value)}"


def _wrong_proof(puzzle: CardPuzzle, solution: Solution) -> Wrong:
    """Numbers of best lines and the runner-up; `states` tells what the proof took once."""
    if not isinstance(puzzle.proof, dict):
        return
    lines = puzzle.proof.get("optimal_lines", solution.optimal_lines)
    if lines != solution.optimal_lines:
        yield "proof.optimal_lines", f"{lines}: there are {solution.optimal_lines} best lines"
    claimed = puzzle.proof.get("runner_up")
    if claimed is not None:
        found = runner_up(puzzle.task)
        if claimed != found:
            yield "proof.runner_up", f"{claimed}: without the leading theme {found} can be had"


def runner_up(task: Task) -> int | None:
    """How much of the first word can be had without the leading theme, the one that the first hint
    tells; None if there is no theme, or nothing can be done without it."""
    from glueckauf.games.card.puzzles.making.themes import rank_without

    leading = [theme for theme in themes_of(task) if theme != TRAP][:1]
    less = rank_without(task, leading[0]) if leading else None
    return None if less is None else abs(less[0])
