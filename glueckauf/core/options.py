"""What several commands are given: files, and what a search may take."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from glueckauf.core.budget import MEGABYTES


def written_path(text: str) -> Path:
    """The path that somebody wrote in a command; nothing at all would be the folder one is in."""
    if not text:
        raise argparse.ArgumentTypeError("names no file")
    return Path(text)


def add_limits(command: Any, told: str, seconds: float) -> None:
    """`--seconds`, which is told, and `--megabytes`: every command that searches has both."""
    command.add_argument(
        "--seconds", type=limit, default=seconds, help=f"{told} (default: {seconds:g})"
    )
    command.add_argument(
        "--megabytes",
        type=limit,
        default=MEGABYTES,
        help=f"the most memory that a search may take (default: {MEGABYTES})",
    )


def not_proven(seconds: float, megabytes: float) -> str:
    """What is said of a search that these limits ended."""
    given = f"within {seconds:g} s and {megabytes:g} MB"
    return f"is not proven {given}; give it longer with --seconds, or more with --megabytes"


def limit(text: str) -> float:
    """A number of an option that limits something: 0 or more."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not number >= 0:  # nor "nan", which no clock would ever pass
        raise argparse.ArgumentTypeError(f"must be a number from 0 on, not {text!r}")
    return number
