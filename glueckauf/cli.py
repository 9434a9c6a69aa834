"""The command line. Bad input gets one sentence on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, NoReturn

from tqdm import tqdm

from glueckauf import __version__, games
from glueckauf.core.bad_files import BadFiles, tell
from glueckauf.core.budget import SECONDS, NotProven, within
from glueckauf.core.errors import LONGEST, FileError, NotationError
from glueckauf.core.files import read_text
from glueckauf.core.options import add_limits, not_proven, written_path
from glueckauf.core.record import Record
from glueckauf.core.telling import Event
from glueckauf.core.terminal import terminal
from glueckauf.core.texts import LANGUAGES, name_of
from glueckauf.core.visible import visible
from glueckauf.games.designing import Design
from glueckauf.games.scorings import is_scored
from glueckauf.lab import simulating
from glueckauf.learn import author, folder, puzzle
from glueckauf.learn import verify as verifying
from glueckauf.learn.classroom import command as class_command
from glueckauf.learn.jupyter.server import open_lab
from glueckauf.learn.jupyter.settings import home
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.over import PUZZLES, Over
from glueckauf.learn.paper import blank, sheet
from glueckauf.learn.review import command as review_command

FILES = "a puzzle file (.toml or .json), or a folder of them"


class _Parser(argparse.ArgumentParser):
    """`late` adds options that depend on what is asked; it is given the arguments once."""

    late: Callable[[Sequence[str]], None] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        late, self.late = self.late, None
        if late is not None:
            late(args or ())
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {visible(message, LONGEST)}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="glueckauf",
        description="Learn, solve and study the games of Glück Auf.",
        epilog="Without a command, JupyterLab opens on the welcome page.",
    )
    parser.add_argument("--version", action="version", version=f"glueckauf {__version__}")
    parser.add_argument(
        "--lang", default="en", help=f"the language of the notebooks: {', '.join(LANGUAGES)}"
    )
    parser.add_argument(
        "--folder",
        type=written_path,
        help="where your copies of them go (default: ~/glueckauf-lessons)",
    )
    parser.add_argument("--no-browser", action="store_true", help="start JupyterLab only")
    parser.set_defaults(run=open_notebooks)
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND")

    command = commands.add_parser("replay", help="replay records of games")
    command.add_argument(
        "files", nargs="+", metavar="FILE", type=written_path, help="a record of a game"
    )
    command.add_argument(
        "--sheet", action="store_true", help="print the scoresheet of every scoring, too"
    )
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help=f"the language of the scoresheet: {', '.join(LANGUAGES)}",
    )
    command.set_defaults(run=replay)

    simulating.add_command(commands)

    command = commands.add_parser("solve", help="prove the optimum of puzzles")
    command.add_argument("files", nargs="+", metavar="FILE", type=written_path, help=FILES)
    command.add_argument("--json", action="store_true", help="print one JSON object per puzzle")
    command.add_argument("--count", action="store_true", help="count the optimal lines, too")
    add_limits(
        command, "give up a proof after this time and print the best line found so far", SECONDS
    )
    command.set_defaults(run=solve)

    author.add_commands(commands)
    review_command.add_command(commands)
    class_command.add_command(commands)

    command = commands.add_parser("check", help="judge an answer to a puzzle")
    command.add_argument(
        "file", metavar="FILE", help="a puzzle file, or the id of a shipped puzzle"
    )
    command.add_argument("line", metavar="LINE", help='the moves, like "3 +g +g 0 g>A g>A"')
    command.set_defaults(run=check)

    command = commands.add_parser(
        "verify", help="prove again what puzzles and lessons claim, and check maps of your own"
    )
    command.add_argument(
        "files",
        nargs="*",
        metavar="DIR",
        type=written_path,
        help=f"{FILES}, or lessons, or a map",
    )
    add_limits(command, "the most that the claims of one file may take", SECONDS)
    command.set_defaults(run=verify)

    command = commands.add_parser(
        "notebook", help="make the notebook of a lesson or a page of a course of your own"
    )
    command.add_argument(
        "file", metavar="FILE", type=written_path, help="a lesson file (.toml or .json)"
    )
    command.add_argument(
        "out",
        metavar="OUT",
        type=written_path,
        nargs="?",
        help="default: the same name with .ipynb",
    )
    command.add_argument(
        "--lang", default=argparse.SUPPRESS, help=f"the language: {', '.join(LANGUAGES)}"
    )
    command.set_defaults(run=make_notebook)

    command = commands.add_parser("print", help="puzzles on paper: four a page, the key at the end")
    command.add_argument(
        "pack",
        nargs="+",
        metavar="PACK",
        help="folders, files, ids, theme:NAME, tier:N or game:NAME; or sheet:GAME, to play on",
    )
    command.add_argument("out", metavar="OUT", type=written_path, help="the PDF file to write")
    class_command.add_students(command)
    command.add_argument("--colour", action="store_true", help="in colour instead of black ink")
    command.add_argument(
        "--lang", default=argparse.SUPPRESS, help=f"the language: {', '.join(LANGUAGES)}"
    )
    command.set_defaults(run=print_sheet)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    with terminal():
        try:
            return _run(arguments)
        except FileError as error:
            return _complain(error)
        except BrokenPipeError:  # the reader of a pipe, such as `head`, has seen enough
            return 0
        except OSError as error:  # a place that somebody else took away or closed meanwhile
            place = str(error.filename or "glueckauf")
            return _complain(FileError(place, "file", f"cannot be used: {error.strerror}"))
        except KeyboardInterrupt:
            print("glueckauf: stopped", file=sys.stderr)
            return 130


def _run(arguments: Sequence[str] | None) -> int:
    try:
        chosen = _parser().parse_args(arguments)
        code: int = chosen.run(chosen)
    except SystemExit:  # help was asked for, or needed
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def _complain(error: FileError) -> int:
    tell(error)
    return 2


# --- The notebooks --------------------------------------------------------------------------


def open_notebooks(chosen: argparse.Namespace) -> int:
    """Copy the notebooks to a folder of the learner's, and open JupyterLab there."""
    if find_spec("jupyterlab") is None:
        remedy = 'install it with: pip install "glueckauf[notebook]"'
        raise FileError("glueckauf", "jupyterlab", f"is not installed; {remedy}")
    place = chosen.folder or home()
    welcome = folder.prepare(place, chosen.lang)
    print(f"Your notebooks are in {welcome.parent}. Stop with Ctrl+C.")
    sys.stdout.flush()
    return open_lab(welcome, place, browser=not chosen.no_browser)


def make_notebook(chosen: argparse.Namespace) -> int:
    """Write the notebook of a lesson file beside it."""
    out = folder.make_notebook(chosen.file, chosen.out, chosen.lang)
    print(f"{out} is ready; open it in JupyterLab.")
    return 0


# --- replay ---------------------------------------------------------------------------------


def replay(chosen: argparse.Namespace) -> int:
    """Print the score after every chapter and the result of each record."""
    bad = BadFiles()
    for path in chosen.files:
        try:
            language = chosen.lang if chosen.sheet else ""
            lines = _replayed(Record.read(read_text(path), str(path)), language)
        except FileError as error:
            bad.note(error)
        else:
            print("\n".join(lines))
    return bad.end(len(chosen.files) - bad.number)


def _replayed(record: Record, language: str = "") -> list[str]:
    """The lines of one record, with scoresheets between them in a language; "" leaves them out."""
    lines = [f"{record.path}: {record.game}, {record.players} players"]
    state: Any = None
    for state in games.positions(record):
        lines += filter(None, map(_chapter, state.events))
        if language and is_scored(state):
            found = games.room(record.game).table.scoresheet(state, language)
            lines += ["", *(f"    {line}" for line in str(found).splitlines()), ""] if found else []
    if state.is_over:
        lines.append(f"  result:  {_row(state.scores)}")
        winners = " and ".join(name_of(seat) for seat in state.winners)
        lines.append(f"  winners: {winners}")
    else:
        lines.append(f"  unfinished after {len(record.turns)} turns: {_row(state.scores)}")
        lines.append(f"  to move: {games.mover(state)}")
    return lines


def _chapter(event: Event) -> str:
    """The line of an event that ends a chapter, like "shift 1: 12 9 14"; "" for any other.

    Whoever has won is told with the result.
    """
    facts = dict(event.facts)
    if "scores" not in facts or "winners" in facts:
        return ""
    if event.name not in games.room(event.game).table.headlines():
        return ""
    scores = facts.pop("scores")
    named = " ".join(f"{name} {value}" for name, value in facts.items())
    return f"  {named}: {scores}"


def _row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


# --- solve, check, verify -------------------------------------------------------------------


def solve(chosen: argparse.Namespace) -> int:
    """Print the proven optimum of each puzzle as soon as it is found."""
    puzzles = Over(chosen.files, PUZZLES)
    for found in puzzles:
        try:
            with within(megabytes=chosen.megabytes):
                proof = found.prove(count=chosen.count, seconds=chosen.seconds)
        except FileError as error:  # an answer that is nothing without its proof
            puzzles.bad.note(error)
            continue
        _print(json.dumps(proof.fields, ensure_ascii=False) if chosen.json else proof.text)
    return puzzles.end()


def _print(text: str) -> None:
    """Print above the bar, at once: whoever stops the program keeps what was proven."""
    tqdm.write(text, file=sys.stdout)
    sys.stdout.flush()


def check(chosen: argparse.Namespace) -> int:
    """Print the judgement of an answer; exit code 1 if it breaks a rule or is no line of moves."""
    asked = puzzle.puzzle(chosen.file)
    try:
        judged = asked.check(chosen.line)
    except NotationError as error:
        print(f"column {error.column}: expected {error.expected}")
        return 1
    print(judged.text)
    return 0 if judged.legal else 1


def verify(chosen: argparse.Namespace) -> int:
    """Print every claim that is wrong, and a summary; by default of all that is shipped."""
    puzzles = lessons = proven = wrong = open_ = 0
    designs: Counter[str] = Counter()
    files = Over(chosen.files or verifying.collection(), verifying.DOORS)
    for found in files:
        if isinstance(found, Design):
            _print(f"{found.path}: {found.told}")
            designs[found.what] += 1
            continue
        try:
            mistakes, is_proven = _wrong_claims(found, chosen.seconds, chosen.megabytes)
        except FileError as error:  # a part of it that is read only when it is needed
            files.bad.note(error)
            continue
        for key, problem in mistakes:
            _print(f"{found.path}: {key}: {problem}")
        is_lesson = isinstance(found, Lesson)
        puzzles, lessons = puzzles + (not is_lesson), lessons + is_lesson
        wrong += len(mistakes)
        if is_proven:
            claimed = verifying.claims_of(found)
            proven += len(set(claimed) - {key.split(".")[0] for key, _ in mistakes})
        else:
            open_ += 1
            _print(f"{found.path}: par: {not_proven(chosen.seconds, chosen.megabytes)}")
    counts = [
        f"{puzzles} puzzles",
        *([f"{lessons} lessons"] if lessons else []),
        *(f"{number} {what}{'s' * (number > 1)}" for what, number in designs.items()),
        f"{proven} claims proven",
        f"{wrong} wrong",
        *([f"{open_} not proven"] if open_ else []),
        f"{files.bad.number} bad files",
    ]
    print(", ".join(counts))
    return 2 if files.bad.number else int(wrong + open_ > 0)


def _wrong_claims(
    found: verifying.Found, seconds: float, megabytes: float
) -> tuple[list[tuple[str, str]], bool]:
    """The mistakes that were found, and whether there was time to prove all that is claimed."""
    mistakes: list[tuple[str, str]] = []
    try:
        with within(seconds, megabytes, proofs_only=True):
            mistakes += verifying.wrong_claims(found)
    except NotProven:
        return mistakes, False
    return mistakes, True


# --- print ----------------------------------------------------------------------------------


def print_sheet(chosen: argparse.Namespace) -> int:
    """Write a pack of puzzles and its key to a new PDF file; a sheet for each student; sheets to play on."""
    game = blank.game_of(chosen.pack[0])
    if game is not None and len(chosen.pack) == 1 and chosen.students is None:
        blank.write(game, chosen.out, chosen.lang, colour=chosen.colour)
        print(f"{chosen.out}: sheets to play on")
        return 0
    if chosen.students is not None:
        return class_command.print_for_students(chosen)
    bad = BadFiles()
    printed = sheet.write(chosen.pack, chosen.out, chosen.lang, colour=chosen.colour, note=bad.note)
    count = f"{len(printed)} puzzle{'s' * (len(printed) > 1)}"
    print(f"{chosen.out}: {count}, the key at the end")
    return bad.end(len(printed))
