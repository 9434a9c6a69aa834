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
sentence, or `{ states = 1221, optimal_lines = 4 }`), tier, themes, teaches (rule ids), hints and sort.
`filled` may say what lies on a square: `{ 1 = "g", 2 = "yb" }`.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, write_new
from glueckauf.learn import reading
from glueckauf.learn.fields import KINDS, shown, tree, unknown
from glueckauf.learn.position import position_line, read_position
from glueckauf.learn.possible import flaws
from glueckauf.learn.writing import dumps
from glueckauf.solve.task import Task, Value

if TYPE_CHECKING:
    from glueckauf.learn.verdict import Verdict

__all__ = [
    "Puzzle",
    "collection",
    "dumps",
    "files_in",
    "find",
    "load",
    "loads",
    "position_line",
    "puzzle",
    "read_position",
    "save_new",
    "shipped",
]
_PACKAGE = Path(__file__).parent.parent


class Puzzle(NamedTuple):
    """A puzzle: the task, its texts ({language: {"title": …, "task": …}}), and what it claims."""

    id: str
    path: str
    task: Task
    texts: dict[str, dict[str, str]]
    par: Value | None = None
    line: str | None = None
    proof: str | dict[str, int] | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    sort: str | None = None

    @property
    def kind(self) -> str:
        return "mining"

    def check(self, line: str) -> Verdict:
        """The judgement of an answer."""
        from glueckauf.learn.verdict import check

        return check(self, line)


# --- Finding --------------------------------------------------------------------------------


def puzzle(name: str | Path) -> Puzzle:
    """The shipped puzzle of this id, or the puzzle of a file."""
    if isinstance(name, Path) or Path(name).suffix or "/" in name:
        return load(Path(name))
    return find(name)


def shipped() -> Path:
    """The folder of the shipped puzzles: in the installed package, or beside it in a checkout."""
    installed = _PACKAGE / "puzzles"
    return installed if installed.is_dir() else _PACKAGE.parent / "puzzles"


def files_in(folder: Path) -> list[Path]:
    """The puzzle files of a folder and the folders in it; `games` holds records, `lessons` lessons."""
    return sorted(
        path
        for kind in KINDS
        for path in folder.rglob(f"*.{kind}")
        if path.relative_to(folder).parts[0] not in ("games", "lessons") and path.is_file()
    )


def collection() -> list[Path]:
    """The files of all shipped puzzles."""
    return files_in(shipped())


def find(id: str) -> Puzzle:  # noqa: A002  # this is what everybody calls it
    """The shipped puzzle with this id."""
    paths = collection()
    for path in sorted(paths, key=lambda path: path.stem != id):  # most are named by their id
        found = load(path)
        if found.id == id:
            return found
    stems = [path.stem for path in paths]
    raise FileError(str(shipped()), "id", unknown("puzzle", id, stems))


# --- Reading and writing --------------------------------------------------------------------


def load(path: str | Path) -> Puzzle:
    """The puzzle of a file that ends in .toml or .json."""
    path = Path(path)
    kind = path.suffix.removeprefix(".").lower()
    if kind not in KINDS:
        raise FileError(str(path), "file", "a puzzle file must end in .toml or .json; rename it")
    return loads(read_text(path), str(path), kind)


def loads(text: str, path: str = "puzzle", kind: str = "toml") -> Puzzle:
    """The puzzle of a text."""
    root = tree(text, path, kind)
    if isinstance(root.value, Mapping) and root.value.get("format", 1) != 1:
        found = shown(root.value["format"])
        root.wrong(f"must be 1, the only format known here, not {found}", "format")
    fields = root.table(reading.KEYS, reading.REQUIRED)
    fields["format"].number(1, 1)
    task = reading.read_task(root, fields)
    for key, problem in flaws(task):
        root.wrong(problem, key)
    name = reading.read_id(fields["id"]) if "id" in fields else Path(path).stem
    texts = reading.read_texts(fields["text"]) if "text" in fields else {}
    claims = {key: read(fields[key], task) for key, read in reading.CLAIMS.items() if key in fields}
    return Puzzle(name, path, task, texts, **claims)


def save_new(puzzle: Puzzle, path: str | Path) -> None:
    """Write the puzzle to a file that does not exist yet."""
    write_new(Path(path), dumps(puzzle))
