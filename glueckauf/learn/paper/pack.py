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

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.files import is_folder
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.puzzle_file import TIERS
from glueckauf.learn.puzzle import collection, files_in, puzzle, rooms, themes

Note = Callable[[FileError], object]


def refuse(error: FileError) -> None:
    raise error


def pack(words: Iterable[str], note: Note = refuse) -> list[Puzzle]:
    """The puzzles that the words name, each once, in the order of the words.

    Whoever wants the others in spite of a bad file says what is to be done with the mistake.
    """
    named: list[str] = []
    filters: list[Callable[[Puzzle], bool]] = []
    for word in words:
        wanted = _filter(word)
        if wanted:
            filters.append(wanted)
        else:
            named.append(word)
    found: list[Puzzle] = []
    bad: list[FileError] = []
    for name in _files(named, bad):
        try:
            found.append(puzzle(name))
        except FileError as error:
            bad.append(error)
    once = {Path(one.path).resolve(): one for one in found}
    kept = [one for one in once.values() if all(wanted(one) for wanted in filters)]
    if not kept and not bad:
        bad = [FileError(" ".join(words), "pack", "no puzzle is like that; ask for less")]
    for one in bad if kept else bad[:-1]:
        note(one)
    if not kept:
        raise bad[-1]
    return kept


def _files(words: list[str], bad: list[FileError]) -> Iterator[str | Path]:
    """Ids and files, those of folders one by one."""
    if not words:
        yield from collection()
    for word in words:
        inside = files_in(Path(word)) if is_folder(Path(word)) else [word]
        if not inside:
            bad.append(FileError(word, "folder", "holds no .toml or .json file"))
        yield from inside


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
