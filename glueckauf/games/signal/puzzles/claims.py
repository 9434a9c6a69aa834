"""Proving again what a puzzle claims."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.puzzle import Json, Proof, Wrong
from glueckauf.core.puzzle_file import written
from glueckauf.games.signal.notation import END, read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle, Value
from glueckauf.games.signal.puzzles.telling import spoken
from glueckauf.games.signal.puzzles.walk import rank_of, walk
from glueckauf.games.signal.solve.solving import solve
from glueckauf.games.signal.solve.task import Task


def prove(puzzle: SignalPuzzle, count: bool, seconds: float | None) -> Proof:
    """The best value as exact fractions; JSON has them as text ("5/6")."""
    task = puzzle.task
    solution = solve(task, count=count, seconds=seconds)
    line = " ".join(solution.plan.moves) if solution.plan else ""
    if solution.proven:
        line = " ".join(walking.best_line(task, walking.begin(task)))
    fields: Json = {
        "id": puzzle.id,
        "feasible": True,
        "value": _in_json(solution.value),
        "line": line,
        "proven": solution.proven,
        "states": solution.states,
        "seconds": round(solution.seconds, 6),
    }
    if solution.plans is not None:
        fields["best_first"] = list(solution.best or ())
        fields["plans"] = solution.plans
    if not solution.proven:
        fields["bound"] = _in_json(solution.bound)
    return Proof(solution, fields, _told(fields))


def _in_json(value: Value) -> dict[str, int | str]:
    return {word: written(amount) for word, amount in value.items()}


def _told(proof: Json) -> str:
    """The proven answer in a few lines."""
    how = "proven" if proof["proven"] else "best found, not proven"
    if "bound" in proof:
        how += f", at best {_words(proof['bound'])}"
    lines = [
        f"{proof['id']}: {_words(proof['value'])}",
        f"  {proof['line']}",
        f"  {how}: {proof['states']} states in {proof['seconds']:.3f} s",
    ]
    if "plans" in proof:
        lines.append(f"  {proof['plans']} best plans; first {' or '.join(proof['best_first'])}")
    return "\n".join(lines)


def _words(value: dict[str, int | str]) -> str:
    return ", ".join(f"{word} {amount}" for word, amount in value.items())


@lru_cache(maxsize=256)
def tier_of(task: Task) -> int | None:
    """The weakest solver that reaches the best."""
    from glueckauf.games.signal.puzzles.making import ladder

    return ladder.grade(task, walking.best(task))


@lru_cache(maxsize=256)
def themes_of(task: Task) -> tuple[str, ...]:
    """The techniques that the best needs, shown by ablation."""
    from glueckauf.games.signal.puzzles.making import themes

    return themes.themes(task, walking.best(task))


# --- Claims ---------------------------------------------------------------------------------


def wrong_claims(puzzle: SignalPuzzle) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    task = puzzle.task
    solution = solve(task)
    if not solution.proven:
        yield "par", "the optimum could not be proven"
        return
    if puzzle.par is not None and puzzle.par != solution.value:
        yield "par", f"{spoken(task, puzzle.par)}: the optimum is {spoken(task, solution.value)}"
    if puzzle.line is not None:
        yield from _wrong_line(puzzle, puzzle.line, solution.value)
    if isinstance(puzzle.proof, dict) and "answers" in puzzle.proof:
        number = walking.number_of_answers(task)
        if puzzle.proof["answers"] != number:
            claimed = puzzle.proof["answers"]
            yield "proof.answers", f"{claimed}: there are {number} best answers"
    if puzzle.themes is not None:
        themes = themes_of(task)
        if sorted(puzzle.themes) != sorted(themes):
            listed = ", ".join(puzzle.themes) or "none"
            yield "themes", f"{listed}: shown by ablation: {', '.join(themes) or 'none'}"
    if puzzle.tier is not None:
        tier = tier_of(task)
        if tier != puzzle.tier:
            yield "tier", f"T{puzzle.tier}: the weakest solver that reaches par is T{tier}"


def _wrong_line(puzzle: SignalPuzzle, line: str, best: Value) -> Wrong:
    """A claimed line must be legal, whole, and worth the best."""
    task = puzzle.task
    walked = walk(task, read_line(line) if line else [])
    if walked.end is None:
        yield "line", puzzle.check(line).text.splitlines()[0]
        return
    if END in walked.ending:
        yield "line", f"stops before its end; add {' '.join(walked.ending)}"
        return
    rank = walking.worth(task, walked.end)
    if rank != rank_of(task, best):
        reached = walking.value_of(task, rank)
        yield "line", f"reaches {spoken(task, reached)}, not {spoken(task, best)}"
