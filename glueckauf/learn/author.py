"""What authors of puzzles ask for on the command line: `glueckauf generate`, `grade` and `tidy`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from glueckauf.core.budget import SECONDS, NotProven, within
from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.files import make_folder, read_text, rewrite
from glueckauf.core.options import add_limits, not_proven, written_path
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.visible import quoted
from glueckauf.learn import puzzle
from glueckauf.learn.over import PUZZLES, Over
from glueckauf.learn.variant import variant

MOST = 10_000  # puzzles at once
PATIENCE = 600.0  # seconds without a new puzzle; hard ones with rare themes take minutes
GRADES = range(1, 7)


def add_commands(commands: Any) -> None:
    """The commands, for the parser of the command line."""
    games = puzzle.rooms()
    command = commands.add_parser("generate", help="make new puzzles, proven and graded")
    command.add_argument("folder", metavar="DIR", type=written_path, help="where the files go")
    first = next(iter(games))
    named = f"{', '.join(games)} (default: {first}); with --help, what there is to choose in it"
    command.add_argument("--game", default=first, help=named)
    command.add_argument("--number", type=int, default=10, help="how many (default: 10)")
    command.add_argument("--seed", type=int, default=1, help="the same seed, the same puzzles")
    command.add_argument("--jobs", type=int, default=1, help="processors (default: 1); -1: all")
    command.add_argument(
        "--tier", type=int, action="append", help=f"only this grade, {GRADES[0]} to {GRADES[-1]}"
    )
    command.add_argument("--theme", action="append", help="only with this theme")
    command.add_argument("--like", metavar="PUZZLE", help="variants of it: its theme and grade")
    add_limits(command, "give up when no new puzzle is found for this time", PATIENCE)
    command.late = partial(_add_options_of_game, command, first)
    command.set_defaults(run=run_generate)

    command = commands.add_parser("grade", help="value, grade, themes and runner-up of a puzzle")
    command.add_argument(
        "files", nargs="+", metavar="FILE", type=written_path, help="a puzzle file"
    )
    add_limits(command, "the most that the proofs of one file may take", SECONDS)
    command.set_defaults(run=run_grade)

    command = commands.add_parser("tidy", help="put the best lines of files in a natural order")
    command.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        type=written_path,
        help="a puzzle file, or a folder of them",
    )
    command.set_defaults(run=run_tidy)


def _add_options_of_game(command: Any, first: str, arguments: Sequence[str]) -> None:
    """Options of the game that is asked for: those of two games may have the same name."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--game", nargs="?", default=first)
    game = early.parse_known_args(list(arguments))[0].game
    if game in puzzle.rooms():
        puzzle.rooms()[game].add_options(command.add_argument_group(f"game: {game}"))


# --- generate -------------------------------------------------------------------------------


def run_generate(chosen: argparse.Namespace) -> int:
    """Write puzzles to a folder, each as soon as it is found.

    A limit ends the search and changes nothing else: what is found before it is found without it, too.
    """
    making, found = _made(chosen), 0
    while (made := _next(making, chosen, found)) is not None:
        found += 1
        path = chosen.folder / f"{made.id}.toml"
        make_folder(chosen.folder)
        puzzle.save_new(made, path)
        themes = ", ".join(made.themes or ())
        tqdm.write(f"{path}: T{made.tier}, {themes}")
    if found < chosen.number:
        print(f"{found} of {chosen.number} puzzles: nothing new has come for a long time")
    return 0


def _next(making: Iterator[Puzzle], chosen: argparse.Namespace, found: int) -> Puzzle | None:
    try:
        with within(chosen.seconds, chosen.megabytes, proofs_only=True):
            return next(making, None)
    except NotProven:
        given = f"within {chosen.seconds:g} s and {chosen.megabytes:g} MB"
        problem = f"{found} of {chosen.number} puzzles found, then nothing {given}; give it longer"
        raise FileError("generate", "--seconds", problem) from None


def _made(chosen: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles, one by one; what has to be known before the first is found out under its limits, too."""
    games = puzzle.rooms()
    if not 1 <= chosen.number <= MOST:
        problem = f"must be from 1 to {MOST}, not {quoted(chosen.number)}"
        raise FileError("generate", "--number", problem)
    for tier in chosen.tier or ():
        if tier not in GRADES:
            problem = f"must be from {GRADES[0]} to {GRADES[-1]}, not {quoted(tier)}"
            raise FileError("generate", "--tier", problem)
    if chosen.like:
        if chosen.tier or chosen.theme or getattr(chosen, "source", None):
            raise FileError("generate", "--like", "has the grade and themes of its puzzle already")
        yield from _variants(puzzle.puzzle(chosen.like), chosen.seed, chosen.number)
        return
    if chosen.game not in games:
        raise FileError("generate", "--game", unknown("game", chosen.game, games))
    known = games[chosen.game].THEMES
    for word in chosen.theme or ():
        if word not in known:
            raise FileError("generate", "--theme", unknown("theme", word, known))
    if not (chosen.jobs >= 1 or chosen.jobs == -1):
        raise FileError("generate", "--jobs", f"must be 1 or more, or -1, not {chosen.jobs}")
    yield from games[chosen.game].generate(chosen, puzzle.puzzles(game=chosen.game))


def _variants(found: Puzzle, seed: int, number: int) -> Iterator[Puzzle]:
    """One for each seed from this one on."""
    seeds = range(seed, seed + number)
    for one in tqdm(seeds, unit="puzzle", leave=False, disable=None):
        yield variant(found, one)


# --- grade ----------------------------------------------------------------------------------


def run_grade(chosen: argparse.Namespace) -> int:
    puzzles = Over(chosen.files, PUZZLES)
    for found in puzzles:
        known = puzzle.puzzles(kind=found.kind, game=found.game)
        try:
            with within(chosen.seconds, chosen.megabytes, proofs_only=True):
                told = list(found.graded(known))
        except NotProven:
            problem = not_proven(chosen.seconds, chosen.megabytes)
            puzzles.bad.note(FileError(found.path, "par", problem))
            continue
        tqdm.write("\n".join(told))
    return puzzles.end()


# --- tidy -----------------------------------------------------------------------------------


def run_tidy(chosen: argparse.Namespace) -> int:
    """Rewrite the best lines of files in place, and nothing else in them."""
    puzzles = Over(chosen.files, PUZZLES)
    known = changed = 0
    for found in puzzles:
        try:
            is_new, told = _tidied(found)
        except FileError as error:
            puzzles.bad.note(error)
            continue
        known, changed = known + 1, changed + is_new
        if told:
            tqdm.write(f"{found.path}: {told}")
    print(f"{known} puzzles, {changed} rewritten")
    return puzzles.end()


def _tidied(found: Puzzle) -> tuple[bool, str]:
    """Whether the file was written anew, and what is told of it."""
    before, after = found.dumps().splitlines(), found.tidied().dumps().splitlines()
    if before == after:
        return False, ""
    old, new = _changed(before, after)
    text = read_text(Path(found.path))
    if text.count(f"\n{old}\n") != 1:
        return False, f"left as it is; write in its place:\n{new}"
    rewrite(Path(found.path), text.replace(f"\n{old}\n", f"\n{new}\n"))
    return True, new


def _changed(before: list[str], after: list[str]) -> tuple[str, str]:
    """The lines that are not the same, in both."""
    start = next(
        n for n, (one, other) in enumerate(zip(before, after, strict=False)) if one != other
    )
    end = next(
        n
        for n, (one, other) in enumerate(zip(before[::-1], after[::-1], strict=False))
        if one != other
    )
    return "\n".join(before[start : len(before) - end]), "\n".join(after[start : len(after) - end])
