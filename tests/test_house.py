"""The house keeps its plan: arrows point down, doors are lazy, texts are complete."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import glueckauf
from glueckauf.core.texts import LANGUAGES, keys, messages
from glueckauf.games import GAMES
from glueckauf.learn import kept, own, progress
from glueckauf.learn.review import store

PACKAGE = Path(glueckauf.__file__).parent

# Each room may import from the rooms below it. A game's modules are listed from the top down.
FLOORS = [
    ["__main__"],
    ["cli"],
    ["widget"],
    ["lab"],
    ["learn"],
    ["bots"],
    ["solve"],
    ["games"],
    ["core"],
]
GAME_FLOORS = [
    ["__init__"],
    ["course", "lessons"],
    ["puzzles"],
    ["measures"],
    ["bots", "review", "sanity"],
    ["solve"],
    ["table"],
    ["paper", "meanings"],
    ["record", "draw", "plain", "targets", "recap", "journeys"],
    ["views", "sheet", "outlook", "place_names"],
    ["cutout"],
    ["places"],
    ["position_writing"],
    ["position"],
    ["position_players", "position_turn"],
    ["position_cards", "position_due"],
    ["rules"],
    ["doors"],
    ["driving"],
    ["actions", "cards", "decisions"],
    ["rounds"],
    ["gains"],
    ["draft", "hidden"],
    ["turn"],
    ["clock"],
    ["choices"],
    ["mining", "delivery"],
    ["scoring"],
    ["notation", "telling"],
    ["moving", "moves"],
    ["ruleset"],
    ["designs"],
    ["maps"],
    ["map_remarks"],
    ["map_checks"],
    ["map_short", "map_ways"],
    ["parts"],
]
LAZY_UP = {
    ("rules", "plain"),
    ("rules", "draw"),
    ("rules", "sheet"),
    ("rules", "puzzles"),
    ("parts", "draw"),
}  # how values show themselves
HEAVY = {"anywidget": "widget", "ipywidgets": "widget", "matplotlib": "lab", "optuna": "lab"}


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = set(map(module_name, FILES))


def imports(path: Path) -> set[str]:
    """The modules a file imports when it runs; what only the type checker reads does not count."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            return
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found.update(names & MODULES)
            if names - MODULES:
                found.add(str(node.module))
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(path.read_text("utf-8")))
    return found


def floor_of(floors: list[list[str]], room: str) -> int:
    return next(n for n, rooms in enumerate(floors) if room in rooms)


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_arrows_point_down(path: Path) -> None:
    here = module_name(path).split(".")[1:]
    for name in imports(path):
        there = name.split(".")
        if there[0] != "glueckauf":
            assert there[0] not in HEAVY or here[:1] == [HEAVY[there[0]]], name
            continue
        if not here or not there[1:]:
            continue  # the front door opens every room; its version is for all
        if here[0] != there[1]:
            assert floor_of(FLOORS, here[0]) < floor_of(FLOORS, there[1]), name
        elif here[0] == "games":
            if len(here) == 1 or len(there) == 2 or there[2] not in GAMES:
                continue  # what stands beside the games is common ground, and names none of them
            assert here[1] == there[2], f"{name}: no game imports another"
            module, other = (*here[2:], "__init__")[0], (*there[3:], "__init__")[0]
            if (module, other) not in LAZY_UP and module != other:
                above, below = floor_of(GAME_FLOORS, module), floor_of(GAME_FLOORS, other)
                assert above < below, f"{module} imports {other}"


def test_nothing_above_the_games_names_one() -> None:
    """Everything above asks `games.room(state.game)`; only the doors of the package name games.

    No import of a game's room, and no text that could become one, like "games.board" in a door.
    """
    offenders: dict[str, list[str]] = {}
    for path in FILES:
        here = module_name(path)
        if here == "glueckauf" or here.startswith("glueckauf.games"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        texts = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                texts.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                texts.update(f"{node.module}.{alias.name}" for alias in node.names)
        names = rf"\bgames\.(?:{'|'.join(GAMES)})\b[\w.]*"
        named = {name for text in texts for name in re.findall(names, text)}
        if named:
            offenders[here] = sorted(named)
    assert not offenders, "\n".join(f"{here}: {', '.join(it)}" for here, it in offenders.items())


def test_the_tests_need_no_more_than_is_asked_for_them() -> None:
    """What only developers install stands in no module that a test loads: `.[test]` is enough to run them."""
    root = Path(__file__).parents[1]
    extras = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    name = re.compile(r"[a-z]+")
    dev = {found[0] for one in extras["dev"] if (found := name.match(one))} - {"glueckauf"}
    assert "clingo" in dev
    seen: set[Path] = set()
    todo = [path for path in root.glob("tests/**/*.py") if "bench" not in path.parts]
    while todo:
        path = todo.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        for one in at_the_top(path):
            assert one.split(".")[0] not in dev, f"{path}: {one}"
            todo += [root / (one.replace(".", "/") + ".py")] if one.startswith("tests.") else []


def at_the_top(path: Path) -> Iterator[str]:
    """The modules that a module imports as soon as it is loaded."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_front_door_is_short_and_lazy() -> None:
    text = (PACKAGE / "__init__.py").read_text("utf-8")
    assert len(text.splitlines()) < 75  # a line for each door
    code = "import sys, glueckauf; print([m for m in sys.modules if m.startswith('glueckauf.')])"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert loaded.strip() == "[]"


@pytest.mark.parametrize("game", GAMES)
def test_playing_needs_no_texts(game: str) -> None:
    """Sentences are loaded when the first one is told, so play-outs start fast."""
    code = (
        f"import sys, glueckauf as ga; s = ga.{game}.setup(2); s.after(s.legal_moves()[0]);"
        "print('fluent' in sys.modules, 'babel' in sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert loaded.strip() == "False False"


def test_every_door_opens() -> None:
    for name in dir(glueckauf):
        assert getattr(glueckauf, name) is not None
    with pytest.raises(AttributeError, match="glueckauf has no 'chess'"):
        _ = glueckauf.chess  # type: ignore[attr-defined]  # there is no such door


def test_editors_are_told_of_every_door() -> None:
    """`_DOORS` and what __init__.pyi says of them are two lists: the same names, from the same places."""
    doors: dict[str, str] = vars(glueckauf)["_DOORS"]
    told: dict[str, str] = {}
    for node in ast.parse((PACKAGE / "__init__.pyi").read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            told |= {a.asname or a.name: f"{node.module}:{a.name}" for a in node.names}
        elif isinstance(node, ast.Assign):
            told |= {ast.unparse(name): told.pop(ast.unparse(node.value)) for name in node.targets}
    assert told.keys() == doors.keys()
    for name, place in told.items():
        door, part = doors[name], f".{place.rpartition(':')[2]}"
        if ":" in door:
            assert place == door
        else:  # a room: a module, or a function that the room is called by
            assert place.replace(":", ".").startswith(door.removesuffix(part)), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [*GAMES, "bots", "lab", "learn", "widget"])
def test_every_language_has_every_text(room: str, language: str) -> None:
    english = keys(room, "en")
    assert keys(room, language) - english == set()
    assert english - keys(room, language) == set()
    for key in english:
        assert messages(room, language).has_message(key)


def test_what_belongs_to_a_learner_is_never_committed() -> None:
    """Whoever plays beside the sources leaves notes, boards, puzzles and reviews there."""
    ignored = (PACKAGE.parent / ".gitignore").read_text("utf-8").split()
    assert {progress.FILE, *(f"{room.FOLDER}/" for room in (kept, own, store))} <= {*ignored}


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_modules_fit_in_a_head(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 420
