"""Texts of strangers are words everywhere: no script runs in a page, no command on paper, no code in a notebook."""

from __future__ import annotations

import base64
import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.shipped import shipped
from glueckauf.core.visible import harmless, harmless_tree
from glueckauf.games import GAMES, room
from glueckauf.learn import puzzle
from glueckauf.learn.classroom import cells
from glueckauf.learn.lessons import lesson
from glueckauf.learn.notebook import lesson_book
from glueckauf.learn.paper import sheet
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.export import export_html
from tests.widget.talk import send

EVIL = (
    '"><img src=x onerror=alert(1)><script>alert(1)</script></svg></script><iframe src=javascript:alert(1)>'
    '\'#panic(1) #eval("1/0") $x$ `#panic()` *b* @cite \\ // /* \x1b[31m\u202e [a](javascript:alert(1))'
)
MARKUP = '"><img src=x onerror=alert(1)><script>1'  # can be seen, so names may hold it
EVIL_NAME = "x<script>1</script>'#panic(1) ../../$x$"  # as long as a run may be called
WITH_PUZZLES = [
    game for game in GAMES if game in puzzle.rooms() and puzzle.puzzles(game=game, own=False)
]
WITH_LESSONS = [game for game in GAMES if lesson.collection(game)]


class Markup(HTMLParser):
    """The elements of a page that could do something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "img", "iframe", "object", "embed", "link", "base", "form"):
            self.found.append(tag)
        for name, value in attrs:
            goes = name in ("href", "src", "xlink:href") and "javascript:" in (value or "")
            if name.startswith("on") or goes:
                self.found.append(f"{tag} {name}")

    handle_startendtag = handle_starttag


def spoilt(value: Any, key: str = "") -> Any:
    """A tree in which every text for people is evil."""
    if isinstance(value, dict):
        is_text = key == "text" or key in ("en", "pl", "hu", "de")
        return {
            name: spoilt(below, "en" if is_text and isinstance(below, dict) else name)
            if isinstance(below, dict | list)
            else (below + EVIL if is_text and isinstance(below, str) else below)
            for name, below in value.items()
        }
    if isinstance(value, list):
        words = key in ("hints", "captions", "task", "notes")
        return [
            each + EVIL if words and isinstance(each, str) else spoilt(each, key) for each in value
        ]
    return value


def markup(value: Any) -> Iterator[str]:
    """All that a board sends as markup: what begins like an element."""
    if isinstance(value, str) and value.startswith("<"):
        yield value
    elif isinstance(value, dict | list | tuple):
        for below in value.values() if isinstance(value, dict) else value:
            yield from markup(below)


def check_board(board: Any) -> None:
    state = {name: value for name, value in board.get_state().items() if name[0] != "_"}
    for text in markup(state):
        assert Markup(text).found == []
    told = json.dumps(state["frame"], ensure_ascii=False)
    assert "\u202e" not in told
    assert Markup(board._picture()).found == []


def evil_puzzle(game: str, tmp_path: Path) -> Puzzle:
    source = puzzle.puzzles(game=game, own=False)[0]
    tree = spoilt(tomllib.loads(Path(source.path).read_text("utf-8")))
    assert EVIL in tree["text"]["en"]["title"]
    assert EVIL in tree["text"]["en"]["task"]
    tree["text"]["en"]["hints"] = [EVIL, EVIL]
    file = tmp_path / "evil.json"
    file.write_text(json.dumps(tree), "utf-8")
    return puzzle.load(file)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle(game: str, tmp_path: Path) -> None:
    evil = evil_puzzle(game, tmp_path)
    board = ga.PuzzleBoard(evil)
    check_board(board)
    send(board, "hint")
    check_board(board)
    cell = cells.task(1, evil, "en")["source"]
    assert "<" not in cell.partition("![")[0]
    assert "\\[a](javascript" in cell
    assert "](javascript" not in cell.replace("\\[a](javascript", "")


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_as_a_page(game: str, tmp_path: Path) -> None:
    evil, plain = evil_puzzle(game, tmp_path), puzzle.puzzles(game=game, own=False)[0]
    pages = []
    for name, one in (("evil", evil), ("plain", plain)):
        export_html(one, tmp_path / f"{name}.html", languages=["en"], frames=1)
        pages.append((tmp_path / f"{name}.html").read_text("utf-8"))
    assert Markup(pages[0]).found == Markup(pages[1]).found
    assert harmless(pages[0]) == pages[0]
    (packed,) = re.findall(r'data-language="en">([^<]*)</script>', pages[0])
    data = json.loads(gzip.decompress(base64.b64decode(packed)))
    assert harmless_tree(data) == data


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_on_paper(game: str, tmp_path: Path) -> None:
    """A command of Typst would end the printing: `#panic` says so."""
    evil = evil_puzzle(game, tmp_path)
    assert sheet.pdf([evil]).startswith(b"%PDF")
    assert sheet.leaves({EVIL: [evil], "Zoë": [evil]}).startswith(b"%PDF")
    assert sheet.keys({EVIL: [evil]}).startswith(b"%PDF")


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson(game: str) -> None:
    text = lesson.collection(game)[0].read_text("utf-8")
    found = lesson.loads(json.dumps(spoilt(tomllib.loads(text))), "evil.json", "json")
    assert EVIL in found.words("en")["title"]
    book = json.loads(lesson_book(found, "en", repr("evil.json")))
    for cell in book["cells"]:
        source = "".join(cell["source"])
        assert harmless(source) == source
        if cell["cell_type"] == "markdown":
            assert "<" not in source
        else:
            compile(source, cell["id"], "exec")
    player = ga.lesson(found).play()
    for screen in found.screens[:4]:
        send(player, "screen", screen=screen.id)
        check_board(player)


@pytest.mark.parametrize("game", GAMES)
def test_names(game: str) -> None:
    players = room(game).PLAYERS[-1]
    names = ['"><img onerror=x>', "<script>1</script>", "'#panic(1)", "&lt;b&gt;", "x"][:players]
    names = [name[:20] for name in names]
    table = ga.Table(game=game, players=players, names=names, seed=1)
    check_board(table)
    for do in ("log", "hint", "sheet"):
        send(table, do)
        check_board(table)


@pytest.mark.parametrize("form", ["toml", "pdf"])
def test_the_lab(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What people call their runs: on the page, in a file, and on paper."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))
    name = EVIL_NAME
    board = ga.dashboard(jobs=1)
    chosen = {**board.frame["chosen"], "bots": ["random"] * 4, "most": "2"}
    chosen["rules"] = {**chosen["rules"], chosen["game"]: {"a": {}, "b": {"look": "6"}}}
    send(board, "run", chosen=chosen)
    send(board, "name", id=board.frames["cards"][0]["id"], name=name)
    assert board.frames["cards"][0]["name"] == name
    for text in markup({"frame": board.frame, "frames": board.frames}):
        assert Markup(text).found == []
    assert "<script>" not in board._picture()
    send(board, "export", id=board.frames["cards"][0]["id"], form=form)
    (written,) = (tmp_path / "experiments").iterdir()
    if form == "toml":
        assert isinstance(ga.lab.load_report(written), ga.lab.Report)
    else:
        assert written.read_bytes().startswith(b"%PDF")
    board.close()


def test_what_a_stranger_asks_the_lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words in every field that the page sends are answered with a sentence and nothing else."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))
    board = ga.dashboard(jobs=1)
    chosen = spoilt_fields(board.frame["chosen"])
    for do in ("check", "run", "look", "name", "compare", "remove", "export", "language", EVIL):
        send(board, do, chosen=chosen, id=EVIL, name=EVIL, form=EVIL, language=EVIL)
        for text in markup({"frame": board.frame, "frames": board.frames}):
            assert Markup(text).found == []
        told = [board.frame, board.frames]
        assert harmless_tree(told) == told
    board.close()


def spoilt_fields(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: spoilt_fields(below) for name, below in value.items()}
    if isinstance(value, list):
        return [spoilt_fields(below) for below in value]
    return f"{value}{EVIL}" if isinstance(value, str) else value


def test_a_file_of_any_name_is_no_code(tmp_path: Path) -> None:
    name = "a'); import os; ('\"); b = (\""
    source = (shipped() / "board" / "mining" / "01-first-ride.toml").read_text("utf-8")
    file = tmp_path / f"{name}.toml"
    file.write_text(source.replace('id = "01-first-ride"', ""), "utf-8")
    found = puzzle.load(file)
    (call,) = compile(cells.judgement(1, found, 1, "en"), "cell", "exec", 0x400).body[-1:]  # type: ignore[attr-defined]
    assert call.value.args[0].value == f"{name}.toml"  # one call, with the name as a text


def test_maps_of_designers(tmp_path: Path) -> None:
    """What a designer calls a map and its places."""
    for game in GAMES:
        if getattr(room(game), "designs", None) is None:
            continue
        for source in sorted((Path(__file__).parents[2] / "docs").glob("*.json")):
            tree = json.loads(source.read_text("utf-8"))
            if not room(game).designs.is_design(tree):
                continue
            file = tmp_path / "my-map.json"
            file.write_text(json.dumps(named_badly(tree)), "utf-8")
            rules = room(game).Rules(map=str(file))
            check_board(ga.Table(room(game).setup(2, 1, rules=rules)))
            for sign in ("\x1b", "\u202e", "{x}"):
                file.write_text(json.dumps(tree | {"name": f"My {sign} map"}), "utf-8")
                (problem, *_) = room(game).designs.problems(str(file))
                assert problem.key == "name"
                assert harmless(str(problem)) == str(problem)


def named_badly(value: Any, key: str = "") -> Any:
    if isinstance(value, dict):
        return {name: named_badly(below, name) for name, below in value.items()}
    if isinstance(value, list):
        return [named_badly(below, key) for below in value]
    return f"{value}{MARKUP}" if key in ("name", "title") and isinstance(value, str) else value
