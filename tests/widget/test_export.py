"""Exported pages: complete in themselves, and as right as Python."""

from __future__ import annotations

import base64
import gzip
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.scenes import scenes
from glueckauf.games.board.puzzles.pit.verdict import check
from glueckauf.widget import sources
from glueckauf.widget.export import Export, export_html
from glueckauf.widget.frames import drawn
from glueckauf.widget.puzzle import PuzzleBoard
from tests.games.board.scenes import drafted
from tests.learn.samples import mining_puzzle
from tests.widget.talk import send

NAMES = ("01-first-ride", "08-two-for-one", "12-the-long-haul")
DATA = re.compile(
    r'<script type="text/plain" class="ga-data" data-language="(..)">([^<]*)</script>'
)


def data_of(page: str) -> dict[str, dict[str, Any]]:
    return {
        language: json.loads(gzip.decompress(base64.b64decode(text)))
        for language, text in DATA.findall(page)
    }


@cache
def puzzle(name: str) -> MiningPuzzle:
    return mining_puzzle(shipped() / "board" / "mining" / f"{name}.toml")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Export, str]]:
    """Pages of a few puzzles, small ones, since they are walked through by hand here."""
    folder = tmp_path_factory.mktemp("pages")
    made = {}
    for name in NAMES:
        path = folder / f"{name}.html"
        made[name] = (export_html(puzzle(name), path, frames=200), path.read_text("utf-8"))
    return made


def test_a_page_needs_nothing_else(pages: dict[str, tuple[Export, str]]) -> None:
    for export, page in pages.values():
        found = set(re.findall(r"(?:https?:)?//[\w.-]+\.[a-z]{2,}[^\"'\s]*", page))
        assert found <= {"http://www.w3.org/2000/svg"}, found
        assert page.count("</script>") == len(LANGUAGES) + 1
        assert '<html lang="en">' in page
        assert '<meta name="viewport"' in page
        assert re.search(r"<title>[^<]+</title>", page)
        assert "export default" not in page
        assert set(data_of(page)) == set(LANGUAGES)
        assert export.size == len(page.encode("utf-8")) < 2_000_000
        print(export)


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("mine", "utf-8")
    with pytest.raises(ga.FileError, match="never overwritten"):
        export_html(puzzle(NAMES[0]), path, languages=["en"], frames=20)
    assert path.read_text("utf-8") == "mine"
    with pytest.raises(ValueError, match="languages"):
        export_html(puzzle(NAMES[0]), tmp_path / "other.html", languages=["xx"])
    with pytest.raises(ValueError, match="languages"):
        export_html(puzzle(NAMES[0]), tmp_path / "other.html", languages=[])


def test_the_same_page_every_time(tmp_path: Path) -> None:
    texts = []
    for name in ("one.html", "two.html"):
        export_html("01-first-ride", tmp_path / name, languages=["de", "en"], frames=30)
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]
    assert '<html lang="de">' in texts[0]
    assert list(data_of(texts[0])) == ["de", "en"]


# --- Puzzles --------------------------------------------------------------------------------


def walks(name: str, data: dict[str, Any]) -> list[tuple[str, ...]]:
    """Random ways through the stored positions, and the solution."""
    rng = random.Random(name)
    found = [tuple(data["puzzle"]["solution"])]
    for _ in range(25):
        at, moves = 0, []
        while True:
            known = [m for m, there in data["nodes"][at]["next"].items() if there is not None]
            if not known or rng.random() < 0.1:
                break
            moves.append(rng.choice(known))
            at = data["nodes"][at]["next"][moves[-1]]
        found.append(tuple(moves))
    return found


def nodes_along(data: dict[str, Any], moves: tuple[str, ...]) -> list[dict[str, Any]]:
    at = 0
    found = [data["nodes"][0]]
    for move in moves:
        at = data["nodes"][at]["next"][move]
        found.append(data["nodes"][at])
    return found


def slip_of(along: list[dict[str, Any]]) -> int | None:
    """The number of the first move that loses par, found as the page finds it."""
    if along[-1]["stars"] == 3 or along[-1].get("unfinished") or along[0].get("best") is None:
        return None
    before = 0
    for ply, node in enumerate(along[1:], start=1):
        if "best" in node and node["best"] is None:
            break
        if "best" in node:
            before = ply
    return before + 1


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_as_right_as_python(name: str, pages: dict[str, tuple[Export, str]]) -> None:
    data = data_of(pages[name][1])["en"]
    pool, task = data["pool"], puzzle(name).task
    for moves in walks(name, data):
        along = nodes_along(data, moves)
        state = scenes(task, moves)[-1]
        assert (
            "".join(pool[n] for n in along[-1]["parts"]["pit0"])
            == drawn(state, "en", "pit", you=0)["pit0"]
        )
        line = " ".join(moves)
        verdict = check(puzzle(name), line)
        assert along[-1]["stars"] == verdict.stars
        assert along[-1]["verdict"] == [verdict.short()]
        assert along[-1].get("unfinished", False) is not verdict.legal
        assert slip_of(along) == verdict.first_slip
        for ply, node in enumerate(along):
            if node.get("best") is not None:
                reached = check(puzzle(name), " ".join((*moves[:ply], *node["best"].split())))
                assert reached.stars == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_page_offers_what_the_board_offers(
    name: str, pages: dict[str, tuple[Export, str]]
) -> None:
    for language in ("en", "hu"):
        data = data_of(pages[name][1])[language]
        pool = data["pool"]
        board = PuzzleBoard(puzzle(name), language=language)
        head = {key: board.frame["puzzle"][key] for key in ("title", "task", "steps", "par")}
        assert {key: data["puzzle"][key] for key in head} == head
        for moves in walks(name, data)[:8]:
            board.goto(0)
            for node, move in zip(nodes_along(data, moves), (*moves, ""), strict=True):
                frame = json.loads(json.dumps(board.frame))
                off = {m for m, there in node["next"].items() if there is None}
                stays = [row for row in frame["choices"] if row["move"] not in off]
                assert [pool[n] for n in node["choices"]] == stays
                assert node["shut"][: len(frame["shut"])] == frame["shut"]
                why = {key: pool[n] for key, n in node["why"].items()}
                assert {key: why.pop(key) for key in frame["why"]} == frame["why"]
                told = sources.words(language)["no_further"]
                assert {one["text"] for one in why.values()} <= {told}
                assert bool(why) <= bool(off)
                assert pool[node["labels"]] == frame["labels"]
                shown = frame["puzzle"]
                assert (node["used"], node["score"]) == (shown["used"], shown["score"])
                assert node["over"] == shown["over"]
                if move:
                    told = pool[node["told"][move]]
                    entry = send(board, "play", move=move)["log"][-1]
                    assert told == {key: entry[key] for key in ("seat", "who", "text", "rules")}


def test_every_choice_is_stored_or_known_to_be_missing(
    pages: dict[str, tuple[Export, str]],
) -> None:
    for name, (export, page) in pages.items():
        data = data_of(page)["en"]
        assert len(data["nodes"]) == export.positions <= 200
        missing = 0
        for node in data["nodes"]:
            for number in node["choices"]:
                move = data["pool"][number]["move"]
                assert move in node["next"] or move in node["refused"]
            missing += sum(there is None for there in node["next"].values())
        assert export.complete is (missing == 0), name
    assert pages["01-first-ride"][0].complete
    assert not pages["12-the-long-haul"][0].complete


def test_the_solution_is_stored_however_few_frames(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    export = export_html(puzzle("12-the-long-haul"), path, languages=["en"], frames=1)
    data = data_of(path.read_text("utf-8"))["en"]
    along = nodes_along(data, tuple(data["puzzle"]["solution"]))
    assert export.positions == len(along) == len(data["nodes"])
    assert along[-1]["stars"] == 3
    assert along[0]["best"] is not None
    assert str(export).endswith("further moves need Python")


# --- Scenarios ------------------------------------------------------------------------------


def test_a_stepper_is_written_like_its_scenario(tmp_path: Path) -> None:
    shown = (drafted(2), ["money/4", "money/6"])
    for name, source in (("one.html", shown), ("two.html", ga.Stepper(shown))):
        export_html(source, tmp_path / name, languages=["en"])
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_a_scenario_is_exported_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    export = export_html((drafted(2), ["money/4", "money/6"]), path)
    page = path.read_text("utf-8")
    assert (export.positions, export.complete) == (3, True)
    for language, data in data_of(page).items():
        assert set(data) == {"options", "words", "frames"}
        assert data["options"]["kind"] == "stepper"
        assert data["options"]["language"] == language
        assert data["words"] == sources.words(language)
        assert len(data["frames"]) == 3
    assert "<title>Glück Auf</title>" in page


def test_a_record_is_exported(tmp_path: Path) -> None:
    text = (shipped() / "board" / "games" / "example.txt").read_text("utf-8")
    record = ga.Record.read(text)
    short = record._replace(turns=record.turns[:14], result=None, winners=None)
    export = export_html(short, tmp_path / "page.html", languages=["pl"])
    assert export.positions == 15


# --- The script -----------------------------------------------------------------------------


def test_the_script_has_every_file_once_and_one_export() -> None:
    folder = Path(sources.__file__).parent
    files = {path.name for path in folder.glob("*.js")}
    assert files == {*sources.ORDER, *sources.CHART, *sources.PAGE, *sources.OFFLINE}
    assert re.findall(r"^export ", sources.script(), flags=re.MULTILINE) == ["export "]
    assert sources.script().rstrip().endswith("export default { render };")
    assert "</script" not in sources.offline_script()


def test_every_word_the_script_asks_for_is_there() -> None:
    asked = set(re.findall(r'\bword\("(\w+)"\)', sources.script()))
    assert asked
    for language in LANGUAGES:
        assert asked <= set(sources.words(language))
