"""Proving again what a puzzle claims."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.puzzle import Json, Proof, Wrong
from glueckauf.core.puzzle_file import written
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import spoken
from glueckauf.games.woodcraft.puzzles.walk import walk
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import Solution, Task, Value, rank_of, value_of


def prove(puzzle: WoodcraftPuzzle, count: bool, seconds: float | None) -> Proof:
    """The best value as exact numbers; JSON has fractions as text ("5/6")."""
    solution = solve(puzzle.task, count=count, seconds=seconds)
    fields: Json = {
        "id": puzzle.id,
        "feasible": solution.value is not None,
        "value": _in_json(solution.value),
        "line": None if solution.line is None else " ".join(solution.line),
        "proven": solution.proven,
        "states": solution.states,
        "seconds": round(solution.seconds, 6),
    }
    if solution.answers is not None:
        fields["answers"] = solution.answers
    if not solution.proven and solution.bound is not None:
        fields["bound"] = _in_json(solution.bound)
    return Proof(solution, fields, _told(fields))


def _in_json(value: Value | None) -> dict[str, int | str] | None:
    if value is None:
        return None
    return {word: written(amount) for word, amount in value.items()}


def _told(proof: Json) -> str:
    """The proven answer in a few lines."""
    how = "proven" if proof["proven"] else "best found, not proven"
    if "bound" in proof:
        how += f", at best {_words(proof['bound'])}"
    effort = f"  {how}: {proof['states']} states in {proof['seconds']:.3f} s"
    if not proof["feasible"]:
        found = "cannot be met" if proof["proven"] else "no line found"
        return f"{proof['id']}: {found}\n{effort}"
    lines = [f"{proof['id']}: {_words(proof['value'])}", f"  {proof['line']}", effort]
    if "answers" in proof:
        lines.append(f"  best answers: {proof['answers']}")
    return "\n".join(lines)


def _words(value: dict[str, int | str]) -> str:
    return ", ".join(f"{word} {amount}" for word, amount in value.items())


@lru_cache(maxsize=256)
def tier_of(task: Task) -> int | None:
    """The weakest solver that reaches the best; None if nothing meets the task."""
    from glueckauf.games.woodcraft.puzzles.making import ladder

    best = walking.best(task)
    return None if best is None else ladder.grade(task, best)


@lru_cache(maxsize=256)
def themes_of(task: Task) -> tuple[str, ...]:
    """The techniques that the best needs, shown by ablation."""
    from glueckauf.games.woodcraft.puzzles.making import themes

    best = walking.best(task)
    return () if best is None else themes.themes(task, best)


# --- Claims ---------------------------------------------------------------------------------


def wrong_claims(puzzle: WoodcraftPuzzle) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    task = puzzle.task
    counts = isinstance(puzzle.proof, dict) and "answers" in puzzle.proof
    solution = solve(task, count=counts)
    if not solution.proven:
        yield "par", "the optimum could not be proven"
        return
    if solution.value is None:
        for key in ("par", "line"):
            if getattr(puzzle, key) is not None:
                yield key, "no line of moves can meet this task"
        return
    if puzzle.par is not None and puzzle.par != solution.value:
        yield "par", f"{spoken(task, puzzle.par)}: the optimum is {spoken(task, solution.value)}"
    if puzzle.line is not None:
        yield from _wrong_line(puzzle, puzzle.line, solution.value)
    yield from _wrong_number(puzzle, solution)
    if puzzle.themes is not None:
        themes = themes_of(task)
        if sorted(puzzle.themes) != sorted(themes):
            listed = ", ".join(puzzle.themes) or "none"
            yield "themes", f"{listed}: shown by ablation: {', '.join(themes) or 'none'}"
    if puzzle.tier is not None:
        tier = tier_of(task)
        if tier != puzzle.tier:
            yield "tier", f"T{puzzle.tier}: the weakest solver that reaches par is T{tier}"


def _wrong_line(puzzle: WoodcraftPuzzle, line: str, best: Value) -> Wrong:
    """A claimed line must be legal, whole, and worth the best."""
    task = puzzle.task
    walked = walk(task, read_line(line) if line else [])
    rank = None if walked.end is None else walking.worth(task, walked.end)
    if rank is None:
        yield "line", puzzle.check(line).text.splitlines()[0]
    elif walked.ending:
        yield "line", f"stops before its end; add {' '.join(walked.ending)}"
    elif rank != rank_of(task, best):
        yield "line", f"reaches {spoken(task, value_of(task, rank))}, not {spoken(task, best)}"


def _wrong_number(puzzle: WoodcraftPuzzle, solution: Solution) -> Wrong:
    """The number of best answers; `states` tells what the proof took once."""
    if isinstance(puzzle.proof, dict) and "answers" in puzzle.proof:
        claimed, number = puzzle.proof["answers"], solution.answers
        if claimed != number:
            many = "too many best answers to count" if number is None else f"{number} best answers"
            yield "proof.answers", f"{claimed}: there are {many}"
