"""What authors of puzzles ask for on the command line: `glueckauf generate`, `glueckauf grade`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tqdm import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.games.board.puzzles.making import acceptance, generate
from glueckauf.games.board.puzzles.making.twins import pattern
from glueckauf.games.board.puzzles.making.variants import variant
from glueckauf.games.board.puzzles.pit.reading import SORTS, THEMES
from glueckauf.games.board.puzzles.pit.verdict import spoken
from glueckauf.games.board.puzzles.table import generate as generate_turns
from glueckauf.games.board.puzzles.table.acceptance import graded
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.chance import chance
from glueckauf.games.board.solve.pit.task import Task, Value, rank
from glueckauf.learn import puzzle

SOLVERS = {
    0: "twenty random lines find it",
    1: "the most points per step first, again and again, is enough",
    2: "one ride is enough, without storage and pairs",
    3: "one ride and the storage are needed",
    4: "pairs or a second ride are needed",
    5: "the actions must be planned together",
}
LACKS = {
    "feasible": "no line of moves can meet the task: give more steps, or ask for fewer orders",
    "proof": "the best value could not be proven: make the pit smaller",
    "margin": (
        "the runner-up is too close: the best should be ahead by 2 points or by 2 steps;"
        " change the points of an order, or the steps"
    ),
    "theme": "no technique is needed: shared rides, pairs or storage should make a difference",
    "difficulty": "it is too easy: taking the most points per step first already finds the best",
}


def add_commands(commands: Any) -> None:
    """The two commands, for the parser of the command line."""
    command = commands.add_parser("generate", help="make new puzzles, proven and graded")
    command.add_argument("folder", metavar="DIR", type=Path, help="where the files go")
    sorts = f"of a pit: {', '.join(SORTS)}; of a table: {', '.join(generate_turns.SORTS)}"
    command.add_argument("--sort", default="points", help=f"{sorts} (default: points)")
    command.add_argument("--table", action="store_true", help="space: of a table, not of a pit")
    command.add_argument("--number", type=int, default=10, help="how many (default: 10)")
    command.add_argument("--seed", type=int, default=1, help="the same seed, the same puzzles")
    command.add_argument("--jobs", type=int, default=1, help="processors (default: 1); -1: all")
    command.add_argument("--tier", type=int, action="append", help="only this grade, 1 to 5")
    command.add_argument("--theme", action="append", help="only with this theme")
    command.add_argument("--source", action="append", help=", ".join(generate.SOURCES))
    command.add_argument(
        "--like", metavar="PUZZLE", help="variants of a mining puzzle: its theme and grade"
    )
    command.set_defaults(run=run_generate)

    command = commands.add_parser("grade", help="value, grade, themes and runner-up of a puzzle")
    command.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a puzzle file")
    command.set_defaults(run=run_grade)


# --- generate -------------------------------------------------------------------------------


def run_generate(chosen: argparse.Namespace) -> int:
    """Write puzzles to a folder, each as soon as it is found."""
    for made in _made(chosen):
        path = chosen.folder / f"{made.id}.toml"
        try:
            chosen.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = f"cannot be made: {error.strerror}"
            raise FileError(str(chosen.folder), "folder", problem) from None
        puzzle.save_new(made, path)
        themes = ", ".join(made.themes or ())
        tqdm.write(f"{path}: T{made.tier}, {themes}")
    return 0


def _made(chosen: argparse.Namespace) -> Iterator[puzzle.AnyPuzzle]:
    if chosen.number < 1:
        raise FileError("generate", "--number", f"must be at least 1, not {chosen.number}")
    if chosen.like:
        if chosen.tier or chosen.theme or chosen.source:
            raise FileError("generate", "--like", "has the grade and themes of its puzzle already")
        return _variants(puzzle.mining_puzzle(chosen.like), chosen.seed, chosen.number)
    known = generate_turns.SORTS if chosen.table else (*SORTS, *generate_turns.SORTS)
    if chosen.sort not in known:
        raise FileError("generate", "--sort", unknown("sort", chosen.sort, known))
    for name, words, meant in (
        ("--theme", chosen.theme, THEMES),
        ("--source", chosen.source, generate.SOURCES),
    ):
        for word in words or ():
            if word not in meant:
                raise FileError("generate", name, unknown(name[2:], word, meant))
    if not (chosen.jobs >= 1 or chosen.jobs == -1):
        raise FileError("generate", "--jobs", f"must be 1 or more, or -1, not {chosen.jobs}")
    if chosen.table or chosen.sort not in SORTS:
        if chosen.source:
            raise FileError("generate", "--source", "is for pits; tables come from games")
        return _tables(chosen)
    wanted = generate.Wanted(
        chosen.sort,
        chosen.seed,
        tuple(chosen.source or generate.SOURCES),
        tuple(chosen.tier or ()),
        tuple(chosen.theme or ()),
        warm_up=chosen.tier == [1],
    )
    shipped = [found.task for found in puzzle.puzzles(kind="mining")]
    return generate.generate(wanted, chosen.number, chosen.jobs, shipped)


def _tables(chosen: argparse.Namespace) -> Iterator[puzzle.AnyPuzzle]:
    """Puzzles on a whole table."""
    fitting = (
        made
        for made in generate_turns.candidates(chosen.sort, chosen.seed, chosen.jobs)
        if (not chosen.tier or made.tier in chosen.tier)
        and set(chosen.theme or ()) <= set(made.themes or ())
    )
    some = islice(fitting, chosen.number)
    yield from tqdm(some, total=chosen.number, unit="puzzle", leave=False, disable=None)


def _variants(found: puzzle.Puzzle, seed: int, number: int) -> Iterator[puzzle.Puzzle]:
    """One for each seed from this one on."""
    seeds = range(seed, seed + number)
    for one in tqdm(seeds, unit="puzzle", leave=False, disable=None):
        yield variant(found, one)


# --- grade ----------------------------------------------------------------------------------


def run_grade(chosen: argparse.Namespace) -> int:
    for path in chosen.files:
        found = puzzle.load(path)
        told = _graded(found) if isinstance(found, puzzle.Puzzle) else graded(found)
        print("\n".join(told))
    return 0


def _graded(found: puzzle.Puzzle) -> Iterator[str]:
    """All that is known of a puzzle, in sentences."""
    review = acceptance.review(found.task)
    solution, value = review.solution, review.solution.value
    if value is None:
        yield f"{found.id}: cannot be met"
    else:
        how = "proven" if solution.proven else "best found, not proven"
        lines = solution.optimal_lines
        yield f"{found.id}: {spoken(value)} ({how})"
        yield f"  best lines:  {lines}, such as {solution.line}"
        drawn = chance(found.task, rank(found.task, value))
        yield f"  by chance:   one random line in {1 / drawn:,.0f} is one of them"
        yield f"  grade:       T{review.tier}: {SOLVERS[review.tier or 0]}{_weaker(found.task, review)}"
        yield f"  themes:      {', '.join(review.themes) or 'none'}"
        yield f"  runner-up:   {_ahead(found.task, value, review.runner_up)}"
    reasons = [LACKS[name] for name in review.lacks]
    mark = pattern(found.task)
    reasons += [
        f"it asks the same as {other.id} under other names"
        for other in puzzle.puzzles(kind="mining")
        if other.id != found.id and pattern(other.task) == mark
    ]
    if not reasons:
        yield "  It is worth publishing."
        return
    yield "  Not worth publishing yet:"
    yield from (f"  - {reason}" for reason in reasons)


def _weaker(task: Task, review: acceptance.Review) -> str:
    """What the next weaker solver reaches."""
    if not review.tier:
        return ""
    reached = ladder.reached(task, review.tier - 1)
    if reached is None:
        return f"; T{review.tier - 1} does not meet the task"
    words = [word.removeprefix("-") for word in task.objective]
    value = dict(zip(words, map(abs, reached), strict=True))
    return f"; T{review.tier - 1} reaches {spoken(value)}"


def _ahead(task: Task, best: Value, runner_up: Value | None) -> str:
    if runner_up is None:
        return "none; every other result misses the task"
    ours, theirs = rank(task, best), rank(task, runner_up)
    words = [word.removeprefix("-") for word in task.objective]
    for word, a, b in zip(words, ours, theirs, strict=True):
        if a != b:
            return f"{spoken(runner_up)}; the best is ahead by {spoken({word: a - b})}"
    return f"{spoken(runner_up)}, as good as the best, with another result"
