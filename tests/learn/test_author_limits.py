"""`generate` and `grade` end when their time or memory is up, say so in one sentence, and never claim what is not proven."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.core.budget import MEGABYTES, SECONDS, left
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle
from glueckauf.learn import author, puzzle
from glueckauf.learn.author import PATIENCE
from glueckauf.learn.variant import variant

GAMES = list(puzzle.rooms())


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = main([str(one) for one in arguments])
    found = capsys.readouterr()
    return code, found.out, found.err


@pytest.mark.parametrize("game", GAMES)
def test_no_time_to_make_anything(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("generate", tmp_path / "new", "--game", game, "--number", "3", "--seconds", "0")
    told = "0 of 3 puzzles found, then nothing within 0 s and 1000 MB; give it longer"
    assert run(capsys, *arguments) == (2, "", f"glueckauf: generate: --seconds: {told}\n")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_before_the_first_puzzle_takes_of_its_time(
    game: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To know twins, some games solve all that is shipped."""

    def made(*_: object) -> Iterator[Puzzle]:
        assert left() is not None, "there are limits"
        return iter(())

    monkeypatch.setattr(puzzle.rooms()[game], "generate", made, raising=False)
    code, out, err = run(capsys, "generate", tmp_path, "--game", game, "--seconds", "9")
    assert (code, err) == (0, "")
    assert out.startswith("0 of 10 puzzles")


def test_no_time_for_a_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--like", "04-ride-light", "--number", "2", "--seconds", "0")
    code, out, err = run(capsys, "generate", tmp_path, *arguments)
    assert (code, out) == (2, "")
    assert "0 of 2 puzzles found" in err


def test_a_variant_takes_a_minute_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a proof is needed; other colours and destinations alone need none."""
    monkeypatch.setattr("glueckauf.learn.variant.SECONDS", 0.0)
    told = dict.fromkeys(GAMES, "")
    for game in GAMES:
        for one in {one.kind: one for one in puzzle.puzzles(game=game, own=False)}.values():
            try:
                variant(one, "Anna")
            except FileError as error:
                told[game] += str(error)
    for game in ("signal", "woodcraft"):
        assert "takes more than 0 s to vary with proof" in told[game]


@pytest.mark.parametrize("game", GAMES)
def test_no_time_to_grade(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A search so small that it never looks at the clock may end; what is told then is proven."""
    refused = 0
    for one in {one.kind: one for one in puzzle.puzzles(game=game, own=False)}.values():
        code, out, err = run(capsys, "grade", one.path, "--seconds", "0")
        if code == 0:
            assert "(proven)" in out
            continue
        refused += 1
        assert (code, out) == (2, "")
        assert err == (
            f"glueckauf: {one.path}: par: is not proven within 0 s and 1000 MB;"
            " give it longer with --seconds, or more with --megabytes\n"
        )
    assert refused


def test_no_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "generate", tmp_path, "--number", "1", "--megabytes", "0")
    assert (code, out) == (2, "")
    assert "0 of 1 puzzles found, then nothing within 600 s and 0 MB" in err


def test_a_limit_changes_nothing_but_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is found before it is what is found without it."""
    made = {}
    for name, limits in (("free", ()), ("tight", ("--seconds", "300", "--megabytes", "900"))):
        arguments = ("--game", "card", "--number", "2", "--seed", "3", *limits)
        assert run(capsys, "generate", tmp_path / name, *arguments)[0] == 0
        made[name] = {path.name: path.read_text("utf-8") for path in (tmp_path / name).iterdir()}
    assert made["free"] == made["tight"]
    assert len(made["free"]) == 2


def test_fewer_than_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = puzzle.puzzles(own=False)[:2]
    monkeypatch.setattr(author, "_made", lambda chosen: iter(some))
    code, out, err = run(capsys, "generate", tmp_path, "--number", "3")
    assert (code, err) == (0, "")
    assert out.endswith("2 of 3 puzzles: nothing new has come for a long time\n")


@pytest.mark.parametrize(
    ("command", "seconds"),
    [("solve", SECONDS), ("verify", SECONDS), ("grade", SECONDS), ("generate", PATIENCE)],
)
def test_help_tells_the_limits(
    command: str, seconds: float, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert f"(default: {seconds:g})" in told.partition("--seconds SECONDS")[2]
    assert f"(default: {MEGABYTES})" in told.partition("--megabytes MEGABYTES")[2]
