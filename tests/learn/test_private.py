"""What a learner makes is for nobody else of the machine to read; what is a person's own folder stays as it is."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.learn import folder, games, kept, own, progress
from glueckauf.learn.jupyter.settings import PLACE, home, write_settings
from glueckauf.learn.puzzle import puzzles
from tests.learn.test_folder import book

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files")


@pytest.fixture(autouse=True)
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One notebook, and a home of the test's own."""
    place = tmp_path / "shipped"
    place.mkdir()
    (place / "00-welcome.ipynb").write_text(book("welcome"), "utf-8")
    monkeypatch.setattr(folder, "shipped", lambda: place)
    monkeypatch.setattr(folder, "trust", lambda *_: None)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv(own.VARIABLE, raising=False)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def readable(place: Path) -> list[Path]:
    """What others could read of a folder, if they came into it; into Jupyter's own in it they do not."""
    found = [path for path in (place, *place.rglob("*")) if mode(path) & 0o077]
    return [path for path in found if place / PLACE not in path.parents]


def learn_something(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What boards write by themselves: progress, a board, a puzzle, a game."""
    monkeypatch.chdir(mine)
    monkeypatch.delenv(progress.VARIABLE)
    progress.note("03-the-cage", "fill", solved=True)
    kept.keep("lesson/one", {"moves": []})
    own.keep(puzzles(own=False)[0])
    games.begin(ga.board.setup(2, 1), ["Anna", "Max"], ["human", "random"], 1)


def test_what_a_learner_makes_is_for_nobody_else_to_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "a" / "mine"
    folder.prepare(mine)
    folder.prepare(mine, "pl")
    write_settings(mine / PLACE)
    learn_something(mine, monkeypatch)
    assert readable(mine) == []
    assert mode(mine.parent) == 0o777 & ~umask()


def test_a_folder_that_a_person_made_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "Documents"
    mine.mkdir(mode=0o755)
    mine.chmod(0o755)
    (mine / "letter.txt").write_text("mine", "utf-8")
    (mine / "letter.txt").chmod(0o644)
    folder.prepare(mine)
    learn_something(mine, monkeypatch)
    assert readable(mine) == [mine, mine / "letter.txt"]


def test_what_an_earlier_version_left_open_is_closed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder itself only where it is the usual one; and nobody is kept from opening it again."""
    for mine, usual in ((tmp_path / "named", False), (home(), True)):
        folder.prepare(mine)
        with monkeypatch.context() as here:
            learn_something(mine, here)
        (mine / "letter.txt").write_text("mine", "utf-8")
        for path in [mine, *mine.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)
        folder.prepare(mine)
        assert mode(mine) == (0o700 if usual else 0o755)
        made = ["00-welcome.ipynb", progress.FILE, kept.FOLDER, own.FOLDER, games.FOLDER, PLACE]
        assert not [name for name in made if mode(mine / name) & 0o077]
        assert mode(mine / "letter.txt") == 0o644
        (mine / progress.FILE).chmod(0o640)
        folder.prepare(mine)
        assert mode(mine / progress.FILE) == 0o640


def test_on_a_disk_without_modes_the_keys_of_kernels_lie_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jupyter starts no kernel whose key others could read: the command would end there."""
    _, variables = write_settings(tmp_path / "disk")
    assert variables["JUPYTER_RUNTIME_DIR"] == str(tmp_path / "disk" / "runtime")
    chmod = Path.chmod
    monkeypatch.setattr(Path, "chmod", lambda path, _: chmod(path, 0o755))
    (tmp_path / "disk" / "runtime").chmod(0o700)
    _, variables = write_settings(tmp_path / "disk")
    elsewhere = Path(variables["JUPYTER_RUNTIME_DIR"])
    assert tmp_path not in elsewhere.parents
    assert mode(elsewhere) == 0o700
    elsewhere.rmdir()


def umask() -> int:
    found = os.umask(0)
    os.umask(found)
    return found
