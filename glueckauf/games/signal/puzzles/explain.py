"""Why the best answer is best: what the die then decides, what is possible without each technique, and
what a natural line gets."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from glueckauf.core.puzzle import Explained
from glueckauf.core.puzzle_verdict import first_parting
from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.signal.notation import Die, read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.hints import themes
from glueckauf.games.signal.puzzles.natural import (
    answer_worth,
    best_line,
    tempting_lines,
)
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import moves_told, spoken, worth
from glueckauf.games.signal.puzzles.themes import TRAP
from glueckauf.games.signal.puzzles.walk import Stop, Value, along, value_of
from glueckauf.games.signal.solve.task import SAVED, Rank, Task, is_chance, is_end, outcomes, step
from glueckauf.games.signal.telling import GAME

MOST_IDEAS = 2
Facts = dict[str, Fact]


def explain(puzzle: SignalPuzzle, language: str) -> Explained | None:
    line = tuple((best_line(puzzle) or "").split())
    answers = puzzle.proof.get("answers") if isinstance(puzzle.proof, dict) else None
    return Explained(
        " ".join(_why(puzzle, line, language)), _tempting(puzzle.task, line, language), (), answers
    )


def _why(puzzle: SignalPuzzle, line: tuple[str, ...], language: str) -> Iterator[str]:
    task = puzzle.task
    stop = along(task, line)[-1]
    best = walking.worth(task, stop)
    facts: Facts = {
        "line": moves_told(task, line, language),
        "value": spoken(task, value_of(task, best), language, bars=True),
    }
    yield tell(GAME, "puzzle-explain", facts, language)
    yield from _rolled(task, stop, language)
    techniques = [theme for theme in themes(puzzle) if theme != TRAP]
    for theme in techniques[:MOST_IDEAS]:
        yield _without(task, theme, language)


def _rolled(task: Task, stop: Stop, language: str) -> Iterator[str]:
    """What each face of the die leads to, by the first word of the objective."""
    if is_end(task, stop.place) or not is_chance(stop.place):
        return
    word = task.objective[0]
    found: dict[Fraction, list[str]] = {}
    for outcome in outcomes(task, stop.place):
        if not isinstance(outcome, Die):
            return
        place, gain = step(task, stop.place, outcome)
        then = walking.worth(task, Stop(place, walking.plus(stop.gained, gain)))
        found.setdefault(-then[0] if word in SAVED else then[0], []).append(str(outcome.points))
    plain = word.removeprefix("-")
    faces = [
        phrase_of(
            GAME,
            "puzzle-face",
            {
                "faces": _alternatives(shown, language),
                "value": worth(task, plain, amount, language, bars=True),
            },
            language,
        )
        for amount, shown in found.items()
    ]
    yield tell(GAME, "puzzle-roll", {"faces": "; ".join(faces)}, language)


def _alternatives(shown: list[str], language: str) -> str:
    *first, last = shown
    if not first:
        return last
    facts: Facts = {"first": ", ".join(first), "last": last}
    return phrase_of(GAME, "puzzle-or", facts, language)


def _without(task: Task, theme: str, language: str) -> str:
    from glueckauf.games.signal.puzzles.making.themes import rank_without

    less = value_of(task, rank_without(task, theme))
    facts: Facts = {
        "name": tell(GAME, "theme", {"theme": theme}, language),
        "value": _clearly(task, less, language),
    }
    return tell(GAME, "puzzle-without", facts, language)


def _clearly(task: Task, value: Value, language: str) -> str:
    return spoken(task, value, language, bars=True)


def _tempting(task: Task, best: tuple[str, ...], language: str) -> str:
    """What the best of the lines gets that one would naturally try, as far as it parts from the best."""
    aim = walking.best(task)
    tries: list[tuple[Rank, int, tuple[str, ...]]] = []
    for _, line in tempting_lines(task):
        reached = answer_worth(task, read_line(" ".join(line)) if line else [])
        at = first_parting(line, best)
        if reached is not None and reached < aim and at < len(line):
            tries.append((reached, at, line))
    if not tries:
        return ""
    found, _, line = max(tries)
    facts: Facts = {
        "move": moves_told(task, line, language),
        "value": _clearly(task, value_of(task, found), language),
    }
    return tell(GAME, "puzzle-tempting", facts, language)
