"""`glueckauf review FILE…`: the review of records in words; of a folder, a table of all of them."""

from __future__ import annotations

import argparse
from typing import Any

from tqdm import tqdm

from glueckauf.core.bad_files import BadFiles
from glueckauf.core.errors import FileError
from glueckauf.core.files import is_folder
from glueckauf.core.options import written_path
from glueckauf.core.texts import LANGUAGES


def add_command(commands: Any) -> None:
    command = commands.add_parser("review", help="what went well and what did not in played games")
    command.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        type=written_path,
        help="a record of a game, a folder of them, or the name of a shipped game",
    )
    command.add_argument(
        "--iterations", type=int, metavar="N", help="play-outs for a decision (default: 240)"
    )
    command.add_argument("--seed", type=int, default=0, help="of the play-outs (default: 0)")
    command.add_argument(
        "--puzzles", action="store_true", help="make puzzles of the slips, in ./glueckauf-puzzles"
    )
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help=f"the language: {', '.join(LANGUAGES)}",
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the reviews one after the other; a bad file gets one sentence, and the rest goes on."""
    from glueckauf.learn.review import ITERATIONS, puzzle_of, review_folder, reviewed, text

    iterations = ITERATIONS if chosen.iterations is None else chosen.iterations
    if iterations < 1:
        raise FileError("review", "--iterations", f"must be at least 1, not {iterations}")
    bad, good = BadFiles(), 0
    for name in chosen.files:
        try:
            if is_folder(name):
                found = review_folder(name, iterations, chosen.seed, chosen.lang)
                print(found)
                bad.number, good = bad.number + len(found.bad), good + len(found.reviews)
                continue
            review = reviewed(name, iterations, chosen.seed)
        except FileError as error:
            bad.note(error)
            continue
        good += 1
        print(text(review, chosen.lang))
        slips = review.slips if chosen.puzzles else []
        for one in tqdm(slips, unit="slip", leave=False, disable=None):
            tqdm.write(f"{one.turn}: {puzzle_of(review, one, chosen.lang).why}")
    return bad.end(good)
