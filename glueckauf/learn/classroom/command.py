"""For teachers who write no Python: `glueckauf class FOLDER`, the results of a class as tables; and
`glueckauf print PACK… FOLDER --students names.txt`, a sheet with other numbers for everybody."""

from __future__ import annotations

import argparse
from typing import Any

from glueckauf.core.bad_files import BadFiles
from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text
from glueckauf.core.options import written_path
from glueckauf.core.texts import LANGUAGES


def add_command(commands: Any) -> None:
    command = commands.add_parser(
        "class", help="the results of a class, from the files in a folder; answers are replayed"
    )
    command.add_argument(
        "folder",
        metavar="FOLDER",
        type=written_path,
        help="a sub-folder, or a file, for each student",
    )
    command.add_argument(
        "--names", action="store_true", help="show the students' names instead of pseudonyms"
    )
    command.add_argument(
        "--variants",
        metavar="DIR",
        type=written_path,
        help="the folder that the students' variants were saved in",
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


# --- Sheets for everybody -------------------------------------------------------------------


def add_students(command: Any) -> None:
    """What `glueckauf print` can be asked for besides."""
    command.add_argument(
        "--students",
        metavar="FILE",
        type=written_path,
        help="a text file with a name on each line: everybody gets a variant, and OUT is a new folder",
    )
    command.add_argument(
        "--seed", default="1", help="of the variants; the same seed, the same variants (default: 1)"
    )


def print_for_students(chosen: argparse.Namespace) -> int:
    """Write sheets, key and variants into a new folder."""
    from glueckauf.learn.classroom.sheets import KEY, SHEETS, write_sheets
    from glueckauf.learn.classroom.variants import new_folder, variants
    from glueckauf.learn.paper.pack import pack

    lines = read_text(chosen.students).removeprefix("\ufeff").splitlines()
    names = [line.strip() for line in lines if line.strip()]
    bad = BadFiles()
    try:
        plan = variants(pack(chosen.pack, bad.note), names, chosen.seed)
    except FileError:
        raise
    except ValueError as error:
        raise FileError(str(chosen.students), "students", str(error)) from None
    out = new_folder(chosen.out)
    write_sheets(plan, out, chosen.lang, colour=chosen.colour)
    saved = plan.save(out / "variants")
    print(f"{out / SHEETS}: {len(names)} students; the key is {out / KEY}")
    print(f"glueckauf class FOLDER --variants {saved} judges everybody by their own variant")
    return bad.end(len(plan.puzzles))
