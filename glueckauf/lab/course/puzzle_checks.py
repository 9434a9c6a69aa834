"""Week 2, optimisation: lines of moves, solvers and bounds, judged against proven optima."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

from glueckauf import games
from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import Fact
from glueckauf.games.teaching import Fresh
from glueckauf.lab.course.guarded import answer_of, number_of, shown, text_of
from glueckauf.lab.course.settings import exercises, seed_of
from glueckauf.lab.course.verdict import Said, check, right, wrong
from glueckauf.learn.puzzle import as_puzzle
from glueckauf.learn.variant import variant

GAME = games.GAMES[0]
COUNT = 6  # fresh puzzles that a function is asked about
SECONDS = 5.0  # for each


@check
def check_line(puzzle: Any, line: Any, *, student: str | None = None, language: str = "en") -> Said:
    """Does a line of moves reach the proven best? With a student's name, of their own variant."""
    asked = variant(puzzle, student) if student else as_puzzle(puzzle)
    try:
        verdict: Any = asked.check(text_of(line).strip())
    except NotationError as error:
        wrong("notation", column=error.column, expected=error.expected)
    if not verdict.legal:
        wrong("line", told=verdict.short(language))
    if verdict.stars < MOST_STARS:
        slip = verdict.first_slip or 0
        wrong("line-slip", told=verdict.short(language), place=slip, stopped=int(not verdict.token))
    return right("line-best", told=verdict.short(language))


@check
def check_solver(
    function: Any,
    *,
    share: float = 0.6,
    game: str = GAME,
    seed: int | str | None = None,
    count: int = COUNT,
    language: str = "en",
) -> Said:
    """Does a solver, puzzle → line of moves, reach this share of the proven best points on fresh puzzles?"""
    best, reached, worst = 0, 0, (1.0, "")
    for one in _fresh(game, seed_of(seed), count):
        line = _line(answer_of(function, one.puzzle, seconds=SECONDS))
        points = _points(one, line, language)
        best, reached = best + one.best, reached + points
        worst = min(worst, (points / one.best, one.puzzle.id))
    per_cent = round(100 * reached / best)
    if reached < share * best:
        facts: dict[str, Fact] = {
            "percent": per_cent,
            "least": round(100 * share),
            "worst": worst[1],
        }
        wrong("solver", **facts, points=round(100 * worst[0]), count=count)
    return right("solver-right", percent=per_cent, count=count)


def _line(told: Any) -> str:
    if isinstance(told, list | tuple) and all(isinstance(move, str) for move in told):
        return " ".join(told)
    if not isinstance(told, str):
        wrong("no-line", got=shown(told))
    return told.strip()


def _points(one: Fresh, line: str, language: str) -> int:
    try:
        return one.reached(line)
    except NotationError as error:
        wrong("solver-notation", puzzle=one.puzzle.id, line=shown(line), expected=error.expected)
    except IllegalMove as error:
        why = error.violation.sentence(language)
        wrong("solver-illegal", puzzle=one.puzzle.id, move=error.move, why=why)


@check
def check_bound(
    function: Any,
    *,
    factor: float = 1.5,
    game: str = GAME,
    seed: int | str | None = None,
    count: int = COUNT,
    language: str = "en",
) -> Said:
    """Does a bound never promise too little, and on the whole not much too much?"""
    best, promised = 0, 0.0
    for one in _fresh(game, seed_of(seed), count):
        bound = number_of(function, one.puzzle, seconds=SECONDS)
        if bound < one.best:
            wrong("bound-low", puzzle=one.puzzle.id, bound=shown(bound), best=one.best)
        best, promised = best + one.best, promised + bound
    if promised > factor * best:
        facts = {"times": f"{promised / best:.2f}", "factor": f"{factor:g}"}
        wrong("bound-loose", **facts, count=count)
    return right("bound-right", times=f"{promised / best:.2f}", count=count)


@cache
def _fresh(game: str, seed: str, count: int) -> tuple[Fresh, ...]:
    """Made once: proving a best takes longer than asking for it."""
    return tuple(islice(exercises(game).fresh(seed), count))


def fresh(count: int = 3, *, game: str = GAME, seed: int | str | None = None) -> list[Any]:
    """Some of the puzzles that checks ask about, without their answers, to try things out."""
    return [one.puzzle for one in _fresh(game, seed_of(seed), count)]
