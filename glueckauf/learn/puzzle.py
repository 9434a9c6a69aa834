"""Puzzle files: finding them, reading them strictly, writing them back; and the shipped ones.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    game = "board"                  left out: the first game of the house
    kind = "mining"                 left out: the first kind of the game
    id = "ride-light-03"            left out: the name of the file
    [text.en]                       title and task

All other keys belong to the kind, and are described where the game reads it. Every mistake is a
FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import KINDS, Field, kind_of, shown, tree, unknown
from glueckauf.core.files import files_below, read_text, write_new
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.shipped import shipped
from glueckauf.games import GAMES, room
from glueckauf.games.contract import PuzzleRoom
from glueckauf.learn import own as learners

OTHERS = {"games", "lessons"}  # folders of records and of lessons
Named = Puzzle | str | Path | Mapping[str, Any]  # a puzzle, its id, its file, or the tree of one


# --- Games ----------------------------------------------------------------------------------


@cache
def rooms() -> dict[str, PuzzleRoom]:
    """The games that have puzzles, by name."""
    found = ((game, getattr(room(game), "puzzles", None)) for game in GAMES)
    return {game: puzzles for game, puzzles in found if puzzles is not None}


def kinds() -> tuple[str, ...]:
    """The kinds of puzzles of all games."""
    return tuple(dict.fromkeys(kind for one in rooms().values() for kind in one.KINDS))


def themes(games: Iterable[str] | None = None) -> tuple[str, ...]:
    """The themes of these games, or of all."""
    asked = rooms() if games is None else games
    return tuple(dict.fromkeys(theme for game in asked for theme in rooms()[game].THEMES))


def theme_name(theme: str, language: str, game: str = "") -> str:
    """A theme in words, as a game tells it; or else as the first one that has it."""
    return _owner(theme, game).theme_name(theme, language)


def theme_idea(theme: str, language: str, game: str = "") -> str:
    """What a theme is about, in one sentence."""
    return _owner(theme, game).theme_idea(theme, language)


def _owner(theme: str, game: str) -> PuzzleRoom:
    """Two games may have a theme in common, and each has its own words for it."""
    asked = sorted(rooms(), key=lambda name: name != game)
    return next(rooms()[name] for name in asked if theme in rooms()[name].THEMES)


# --- Finding --------------------------------------------------------------------------------


def puzzle(name: str | Path) -> Puzzle:
    """The shipped puzzle of this id, or the puzzle of a file."""
    if isinstance(name, Path) or Path(name).suffix or "/" in name:
        return load(Path(name))
    return find(name)


def as_puzzle(asked: Named) -> Puzzle:
    """A puzzle, however it is named; or the tree of a puzzle file."""
    if isinstance(asked, Mapping):
        return read_tree(Field("puzzle", "", asked))
    return puzzle(asked) if isinstance(asked, str | Path) else asked


def files_in(folder: Path) -> list[Path]:
    """The puzzle files of a folder and the folders in it; those of records and lessons hold none."""
    return [
        path
        for path in files_below(folder, [f".{kind}" for kind in KINDS])
        if not OTHERS & {*path.relative_to(folder).parts[:-1]}
    ]


def collection() -> list[Path]:
    """The files of all shipped puzzles."""
    return files_in(shipped())


def puzzles(
    theme: str | None = None,
    tier: int | None = None,
    kind: str | None = None,
    sort: str | None = None,
    game: str | None = None,
    *,
    own: bool = True,
) -> list[Puzzle]:
    """The puzzles with this theme, of this grade, kind, sort and game; all by default.

    The learner's own come after the shipped ones, unless they are not asked for.
    """
    for what, word, known in (
        ("theme", theme, themes()),
        ("kind", kind, kinds()),
        ("game", game, tuple(rooms())),
    ):
        if word is not None and word not in known:
            raise ValueError(unknown(what, word, known))
    return [
        found
        for found in (*_all(shipped()), *(own_puzzles() if own else ()))
        if (theme is None or theme in (found.themes or ()))
        and (tier is None or found.tier == tier)
        and (kind is None or found.kind == kind)
        and (sort is None or found.sort == sort)
        and (game is None or found.game == game)
    ]


@cache
def _all(folder: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a folder, read when they are first asked for, and once."""
    return tuple(map(load, files_in(folder)))


def own_puzzles() -> list[Puzzle]:
    """The puzzles of the learner's folder. A file with a mistake is left out; opening it tells the mistake."""
    found = []
    for path in learners.files():
        try:
            found.append(load(path))
        except FileError:
            continue
    return found


def find(id: str) -> Puzzle:  # noqa: A002  # this is what everybody calls it
    """The shipped puzzle with this id, or one that was called so once; or one of the learner's own."""
    for room_ in rooms().values():
        id = room_.RENAMED.get(id, id)  # noqa: A001
        if id in room_.WITHDRAWN:
            instead = room_.WITHDRAWN[id]
            problem = f"{id} was withdrawn; {instead} trains the same"
            raise FileError(str(shipped()), "id", problem)
    paths = collection()
    for path in sorted(paths, key=lambda path: path.stem != id):  # most are named by their id
        found = load(path)
        if found.id == id:
            return found
    for path in learners.files():
        if path.stem == id:
            return load(path)
    raise FileError(str(shipped()), "id", _no_puzzle(id, [path.stem for path in paths]))


def _no_puzzle(name: str, known: list[str]) -> str:
    """Who asks for a puzzle may have its title in mind, in any language, or half of its id."""
    asked = name.strip().lower().replace(" ", "-")
    titles = {
        text["title"].lower(): one.id for one in _all(shipped()) for text in one.texts.values()
    }
    near = [titles[title] for title in get_close_matches(name.lower(), titles, n=3, cutoff=0.7)]
    near += [one for one in known if asked and asked in one][:3]
    near += get_close_matches(asked, known, n=3, cutoff=0.5)
    found = list(dict.fromkeys(near))[:3]
    if not found:
        return f"there is no puzzle {shown(name)}; ga.puzzles() shows all {len(known)}"
    return f"there is no puzzle {shown(name)}; did you mean {' or '.join(found)}?"


# --- Reading and writing --------------------------------------------------------------------


def load(path: str | Path) -> Puzzle:
    """The puzzle of a file that ends in .toml or .json."""
    path = Path(path)
    kind = kind_of(path, "puzzle")
    return loads(read_text(path), str(path), kind)


def loads(text: str, path: str = "puzzle", kind: str = "toml") -> Puzzle:
    """The puzzle of a text."""
    return read_tree(tree(text, path, kind))


def read_tree(root: Field) -> Puzzle:
    """The puzzle of a tree."""
    if isinstance(root.value, Mapping) and root.value.get("format", 1) != 1:
        found = shown(root.value["format"])
        root.wrong(f"must be 1, the only format known here, not {found}", "format")
    game, asks = said_kind(root)
    return rooms()[game].KINDS[asks](root, root.path)


def said_kind(root: Field) -> tuple[str, str]:
    """The game and the kind of a file, by what it says or does not say."""
    value = root.value if isinstance(root.value, Mapping) else {}

    def word(key: str, known: tuple[str, ...]) -> str:
        return Field(root.path, key, value.get(key, known[0])).one_of(key, known)

    game = word("game", tuple(rooms()))
    return game, word("kind", tuple(rooms()[game].KINDS))


def save_new(puzzle: Puzzle, path: str | Path) -> None:
    """Write the puzzle to a file that does not exist yet."""
    write_new(Path(path), puzzle.dumps())
