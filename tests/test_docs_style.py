"""The page about styles tells the truth: what it shows is what the commands print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.games.board.bots import STYLES, Weights

PAGE = (Path(__file__).parents[1] / "docs" / "write-a-style.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
(FIRST,) = (text for kind, text in BLOCKS if kind == "toml")
PLAYED, MISTAKES = (text for kind, text in BLOCKS if not kind)


@pytest.fixture
def spender(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the page, where its reader is."""
    monkeypatch.chdir(tmp_path)
    path = Path("spender.toml")
    path.write_text(FIRST, "utf-8")
    return path


def test_a_first_style(spender: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command, shown = PLAYED.split("\n", 1)
    assert main([*command.split()[2:], "--jobs", "1"]) == 0
    assert capsys.readouterr().out == shown


@pytest.mark.parametrize(
    ("mistake", "shown"),
    list(zip(["minner = 1", "clock = 2", "coal = [1, 2]"], MISTAKES.splitlines(), strict=True)),
)
def test_mistakes(
    mistake: str, shown: str, spender: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spender.write_text(mistake, "utf-8")
    assert main(["simulate", "--players", "2", "--games", "1", "--bots", str(spender)]) != 0
    assert capsys.readouterr().err.strip() == shown


def test_every_style_is_named() -> None:
    assert set(re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE)) == set(STYLES) - {"greedy"}
    assert len(Weights._fields) == 20, "twenty weights, says the page"
