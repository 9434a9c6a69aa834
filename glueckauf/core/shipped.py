"""Where the files lie that come with the package."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def shipped() -> Path:
    """The folder of the shipped puzzles: in the installed package, or beside it in a checkout."""
    installed = _PACKAGE / "puzzles"
    return installed if installed.is_dir() else _PACKAGE.parent / "puzzles"


def is_shipped(path: str | Path) -> bool:
    """Does this file come with the package?"""
    return Path(path).resolve().is_relative_to(shipped().resolve())
