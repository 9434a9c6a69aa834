"""A pack of puzzles: what words on a command line name.

    puzzles/board/mining          the puzzles of a folder and the folders in it
    my-puzzle.toml          the puzzle of a file
    09-the-sacrifice        a shipped puzzle by its id
    theme:pair-sacrifice    only those that claim this theme
    tier:4                  only those of this rung of the ladder
    game:board              only those of this game

Filters narrow what the other words name; without other words, the shipped puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.files import is_folder
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.puzzle_file import TIERS
from glueckauf.learn.puzzle import collection, files_in, load, puzzle, rooms, themes


def pack(words: Iterable[str]) -> list[Puzzle]:
    """The puzzles that the words name, each once, in the order of the words."""
    named: list[str] = []
    filters: list[Callable[[Puzzle], bool]] = []
    for word in words:
        wanted = _filter(word)
        if wanted:
            filters.append(wanted)
        else:
            named.append(word)
    found = [one for word in named for one in _named(word)] if named else _all()
    once = {Path(one.path).resolve(): one for one in found}
    kept = [one for one in once.values() if all(wanted(one) for wanted in filters)]
    if not kept:
        raise FileError(" ".join(words), "pack", "no puzzle is like that; ask for less")
    return kept


def _all() -> list[Puzzle]:
    return [load(path) for path in collection()]


def _named(word: str) -> list[Puzzle]:
    path = Path(word)
    if not is_folder(path):
        return [puzzle(word)]
    inside = files_in(path)
    if not inside:
        raise FileError(word, "folder", "holds no .toml or .json file")
    return [load(path) for path in inside]


def _filter(word: str) -> Callable[[Puzzle], bool] | None:
    kind, colon, wanted = word.partition(":")
    if not colon or kind not in ("theme", "tier", "game"):
        return None
    if kind == "game":
        if wanted not in rooms():
            raise FileError(word, "game", unknown("game", wanted, rooms()))
        return lambda one: one.game == wanted
    if kind == "theme":
        if wanted not in themes():
            raise FileError(word, "theme", unknown("theme", wanted, themes()))
        return lambda one: wanted in (one.themes or ())
    tiers = [tier.removeprefix("T") for tier in TIERS]
    number = wanted.upper().removeprefix("T")
    if number not in tiers:
        raise FileError(word, "tier", unknown("tier", wanted, tiers))
    return lambda one: one.tier == int(number)
