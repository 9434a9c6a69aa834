"""`glueckauf class FOLDER`: the results of a class as tables, for teachers who write no Python."""

from __future__ import annotations

import argparse
from typing import Any

from glueckauf.core.texts import LANGUAGES


def add_command(commands: Any) -> None:
    command = commands.add_parser(
        "class", help="the results of a class, from the files in a folder; answers are replayed"
    )
    command.add_argument(
        "folder", metavar="FOLDER", help="a sub-folder, or a file, for each student"
    )
    command.add_argument(
        "--names", action="store_true", help="show the students' names instead of pseudonyms"
    )
    command.add_argument(
        "--variants", metavar="DIR", help="the folder that the students' variants were saved in"
    )
    command.add_argument(
        "--puzzles", nargs="+", metavar="PUZZLE", help="only these: ids, or files of your own"
    )
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help=f"the language: {', '.join(LANGUAGES)}",
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print all tables; exit code 2 if a file could not be used."""
    from glueckauf.learn.classroom.reading import read

    found = read(
        chosen.folder,
        names=chosen.names,
        language=chosen.lang,
        puzzles=chosen.puzzles,
        variants=chosen.variants,
    )
    print(found)
    return 2 if found.remarks else 0
