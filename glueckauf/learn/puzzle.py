"""The puzzle file as data: reading it strictly, writing it back, and the puzzles that are shipped.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    id = "ride-light-03"            left out: the name of the file
    mine = { cage = { level = 0, coal = "" }, carts = { 1 = "y", 3 = "gg" }, storage = "" }
    orders = [                      they become A, B, C …
      { transport = "carriage", vp = 7, squares = "gg" },
      { transport = "barrow", vp = 9, squares = "ggg", filled = [1] },
    ]
    steps = 8                       or actions = ["mining/8", "delivery/carriage", "mining/6"]
    objective = ["vp", "-steps"]    one word after the other; a minus: as little as possible

May be added: `mine.empty_carts = { 4 = "kk" }` (letters: colours of the carts), `complete = ["A"]`,
`rules = { free_storage = true }`, `[text.en]` with title and task, and the claims par, line, proof (a
sentence, or `{ states = 1221, optimal_lines = 4 }`), tier, themes, teaches (rule ids), hints, sort and origin (where the generator found it: generate.py).
`filled` may say what lies on a square: `{ 1 = "g", 2 = "yb" }`.

Puzzles on a whole table have a `kind` and other keys: see turns/puzzle.py.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from glueckauf.core.errors import FileError
from glueckauf.core.fields import KINDS, Field, kind_of, shown, tree, unknown
from glueckauf.core.files import read_text, write_new
from glueckauf.core.shipped import shipped
from glueckauf.games.board.puzzles.pit import reading
from glueckauf.games.board.puzzles.pit.position import position_line, read_position
from glueckauf.games.board.puzzles.pit.puzzle import Puzzle, read_puzzle
from glueckauf.games.board.puzzles.pit.writing import dumps
from glueckauf.games.board.puzzles.table import puzzle as turn_puzzle
from glueckauf.games.board.puzzles.table.puzzle import TablePuzzle
from glueckauf.games.board.puzzles.table.reading import read_table_puzzle
from glueckauf.games.board.puzzles.table.writing import dumps_table

if TYPE_CHECKING:
    pass

__all__ = [
    "AnyPuzzle",
    "Puzzle",
    "collection",
    "dumps",
    "files_in",
    "find",
    "load",
    "loads",
    "mining_puzzle",
    "position_line",
    "puzzle",
    "puzzles",
    "read_position",
    "save_new",
    "shipped",
]


AnyPuzzle = Puzzle | TablePuzzle


# --- Finding --------------------------------------------------------------------------------


def puzzle(name: str | Path) -> AnyPuzzle:
    """The shipped puzzle of this id, or the puzzle of a file."""
    if isinstance(name, Path) or Path(name).suffix or "/" in name:
        return load(Path(name))
    return find(name)


def mining_puzzle(name: str | Path) -> Puzzle:
    """The same, for those who can only mine."""
    found = puzzle(name)
    if not isinstance(found, Puzzle):
        raise FileError(
            found.path, "kind", f'is "{found.kind}"; only mining puzzles are meant here'
        )
    return found


def files_in(folder: Path) -> list[Path]:
    """The puzzle files of a folder and the folders in it; `games` holds records, `lessons` lessons."""
    return sorted(
        path
        for kind in KINDS
        for path in folder.rglob(f"*.{kind}")
        if not {"games", "lessons"} & {*path.relative_to(folder).parts[:-1]} and path.is_file()
    )


def collection() -> list[Path]:
    """The files of all shipped puzzles."""
    return files_in(shipped())


@overload
def puzzles(
    theme: str | None = ...,
    tier: int | None = ...,
    *,
    kind: Literal["mining"],
    sort: str | None = ...,
) -> list[Puzzle]: ...
@overload
def puzzles(
    theme: str | None = ..., tier: int | None = ..., kind: str | None = ..., sort: str | None = ...
) -> list[AnyPuzzle]: ...
def puzzles(
    theme: str | None = None,
    tier: int | None = None,
    kind: str | None = None,
    sort: str | None = None,
) -> Any:
    """The shipped puzzles with this theme, of this grade, of this kind and sort; all by default."""
    for what, word, known in (
        ("theme", theme, reading.THEMES),
        ("kind", kind, ("mining", *turn_puzzle.KINDS)),
    ):
        if word is not None and word not in known:
            raise ValueError(unknown(what, word, known))
    return [
        found
        for found in _all(shipped())
        if (theme is None or theme in (found.themes or ()))
        and (tier is None or found.tier == tier)
        and (kind is None or found.kind == kind)
        and (sort is None or found.sort == sort)
    ]


@cache
def _all(folder: Path) -> tuple[AnyPuzzle, ...]:
    """All puzzles of a folder, read when they are first asked for, and once."""
    return tuple(map(load, files_in(folder)))


def find(id: str) -> AnyPuzzle:  # noqa: A002  # this is what everybody calls it
    """The shipped puzzle with this id."""
    paths = collection()
    for path in sorted(paths, key=lambda path: path.stem != id):  # most are named by their id
        found = load(path)
        if found.id == id:
            return found
    stems = [path.stem for path in paths]
    raise FileError(str(shipped()), "id", unknown("puzzle", id, stems))


# --- Reading and writing --------------------------------------------------------------------


def load(path: str | Path) -> AnyPuzzle:
    """The puzzle of a file that ends in .toml or .json."""
    path = Path(path)
    kind = kind_of(path, "puzzle")
    return loads(read_text(path), str(path), kind)


def loads(text: str, path: str = "puzzle", kind: str = "toml") -> AnyPuzzle:
    """The puzzle of a text."""
    root = tree(text, path, kind)
    if isinstance(root.value, Mapping) and root.value.get("format", 1) != 1:
        found = shown(root.value["format"])
        root.wrong(f"must be 1, the only format known here, not {found}", "format")
    if isinstance(root.value, Mapping) and "kind" in root.value:
        asks = Field(path, "kind", root.value["kind"]).one_of(
            "kind", ("mining", *turn_puzzle.KINDS)
        )
        if asks in turn_puzzle.KINDS:
            return read_table_puzzle(root, asks, path)
    return read_puzzle(root, path)


def save_new(puzzle: AnyPuzzle, path: str | Path) -> None:
    """Write the puzzle to a file that does not exist yet."""
    text = dumps(puzzle) if isinstance(puzzle, Puzzle) else dumps_table(puzzle)
    write_new(Path(path), text)
