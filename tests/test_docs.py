"""The pages in docs tell the truth: what they show is what the commands print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.solve.task import WORDS
from glueckauf.learn.puzzle import load, rooms

PAGE = (Path(__file__).parents[1] / "docs" / "write-a-puzzle.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FIRST, CLAIMS, *_ = (text for kind, text in BLOCKS if kind == "toml")
SHOWN = [text for kind, text in BLOCKS if not kind]


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The first file of the page, where its reader is."""
    monkeypatch.chdir(tmp_path)
    path = Path("my-puzzle.toml")
    path.write_text(FIRST, "utf-8")
    return path


def told(command: str) -> str:
    """What the page says that a command prints."""
    return next(block.split("\n", 1)[1] for block in SHOWN if block.startswith(f"$ {command}"))


@pytest.mark.parametrize("command", ["verify", "grade"])
def test_a_first_puzzle(command: str, first: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, str(first)]) == 0
    assert capsys.readouterr().out == told(f"glueckauf {command} {first}")


def test_a_puzzle_of_the_card_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = next(text for kind, text in BLOCKS if kind == "toml" and 'game = "card"' in text)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    assert main(["verify", str(path)]) == 0
    found = load(path)
    assert isinstance(found, CardPuzzle)
    assert found.prove().solution.value == {"lorries": 3, "steps": 3}
    assert all(f"`{word}`" in PAGE for word in WORDS)
    assert all(f'| `"{kind}"` |' in PAGE for kind in rooms()["card"].KINDS)
    monkeypatch.chdir(Path(__file__).parents[1])
    shown = "puzzles/card/mining/double-trouble.toml"
    capsys.readouterr()
    assert main(["grade", shown]) == 0
    assert capsys.readouterr().out == told(f"glueckauf grade {shown}")


def test_a_better_puzzle(first: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first.write_text(FIRST.replace("vp = 4", "vp = 3"), "utf-8")
    assert main(["grade", str(first)]) == 0
    expected = next(block for block in SHOWN if "It is worth publishing" in block)
    assert capsys.readouterr().out.endswith(expected)


def test_claims_that_are_wrong(first: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = CLAIMS.replace("steps = 8 }", "steps = 7 }").replace(
        '"storage-withdrawal", "shared-ride", "greedy-trap"', '"storage-withdrawal"'
    )
    better = FIRST.replace("vp = 4", "vp = 3")
    first.write_text(better + CLAIMS, "utf-8")
    assert main(["verify", str(first)]) == 0
    first.write_text(better + wrong, "utf-8")
    capsys.readouterr()
    assert main(["verify", str(first)]) != 0
    expected = next(block for block in SHOWN if "the optimum is" in block)
    heard = capsys.readouterr()
    for sentence in expected.splitlines():
        assert sentence in heard.out + heard.err
