"""New files on any disk: whole or not there, never over another one, and for nobody else to read if they are a learner's."""

from __future__ import annotations

import errno
import os
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from glueckauf.core import files
from glueckauf.core.errors import FileError
from glueckauf.core.files import append, make_folder, rewrite, sweep, write_new

REFUSED = ("EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL", "EMLINK")
TEXT = "whole\n" * 1000


class CutOff(BaseException):
    """The process has ended: nothing of it is run any more."""


@pytest.fixture(params=["links", "missing", *REFUSED])
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """One with hard links, Python without them, or a disk that refuses them in one of its ways."""
    if request.param == "missing":
        monkeypatch.delattr(os, "link")
    elif request.param != "links":
        number = getattr(errno, request.param)

        def refused(*_: object, **__: object) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(os, "link", refused)


pytestmark = pytest.mark.usefixtures("disk")


def test_a_new_file_is_written_once(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_new(path, TEXT)
    with pytest.raises(FileError, match="exists already; it is never overwritten"):
        write_new(path, "another")
    assert path.read_text("utf-8") == TEXT
    rewrite(path, "another")
    assert path.read_text("utf-8") == "another"
    assert [*tmp_path.iterdir()] == [path]


def test_a_link_to_nowhere_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.symlink_to("nowhere")
    with pytest.raises(FileError, match="exists already"):
        write_new(path, TEXT)
    assert path.is_symlink()


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be written: No such file or directory"):
        write_new(tmp_path / "no folder" / "a.txt", TEXT)


def steps(monkeypatch: pytest.MonkeyPatch, after: int) -> Iterator[None]:
    """The process ends before one of the steps of writing."""
    left = iter(range(after))

    def counted(act: Callable[..., object]) -> Callable[..., object]:
        def acted(*given: object, **named: object) -> object:
            if next(left, None) is None:
                raise CutOff
            return act(*given, **named)

        return acted

    with monkeypatch.context() as here:
        for place, name in (
            *((os, name) for name in ("open", "fsync", "link") if hasattr(os, name)),
            *((Path, name) for name in ("rename", "replace", "unlink")),
        ):
            here.setattr(place, name, counted(getattr(place, name)))
        yield


def test_cut_off_anywhere_it_is_whole_or_not_there_and_can_be_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_PATIENCE", 0.05)
    for after in range(20):
        path = tmp_path / f"{after}" / "a.txt"
        path.parent.mkdir()
        is_done = False
        for _ in steps(monkeypatch, after):
            try:
                write_new(path, TEXT)
                is_done = True
            except CutOff:
                pass
        if not path.exists():
            assert not is_done
            write_new(path, TEXT)
        assert path.read_text("utf-8") == TEXT
        for left in path.parent.iterdir():
            os.utime(left, (time.time() - 3600,) * 2)
        sweep(path.parent)
        assert [*path.parent.iterdir()] == [path]
        if is_done:
            return
    raise AssertionError("a file has fewer steps than that")


def at_once(act: Callable[[int], None], threads: int = 4) -> list[BaseException]:
    """What goes wrong where several threads do it at the same time."""
    wrong: list[BaseException] = []
    gate = threading.Barrier(threads)

    def run(number: int) -> None:
        gate.wait()
        try:
            act(number)
        except BaseException as error:
            wrong.append(error)

    running = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for one in running:
        one.start()
    for one in running:
        one.join()
    return wrong


def test_of_four_who_write_a_new_file_at_once_one_does(tmp_path: Path) -> None:
    for name in range(20):
        path = tmp_path / f"{name}.txt"
        wrong = at_once(lambda n, path=path: write_new(path, f"{n}" * 10_000))  # type: ignore[misc]
        assert ["exists already" in str(error) for error in wrong] == [True] * 3
        text = path.read_text("utf-8")
        assert text == text[0] * 10_000
    assert len([*tmp_path.iterdir()]) == 20


def test_four_who_rewrite_a_file_and_count_their_processes_alike_leave_one_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two machines on one folder, or threads: the number of the process is the same."""
    monkeypatch.setattr(os, "getpid", lambda: 7)
    path = tmp_path / "a.txt"
    texts = [f"{n}" * (20_000 * (n + 1)) for n in range(4)]
    path.write_text(texts[0], "utf-8")

    def act(number: int) -> None:
        for _ in range(40):
            rewrite(path, texts[number])
            assert path.read_text("utf-8") in texts

    assert at_once(act) == []
    assert [*tmp_path.iterdir()] == [path]


# --- Who may read -----------------------------------------------------------------------------

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes of files")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(params=[0o000, 0o022, 0o077])
def mask(request: pytest.FixtureRequest) -> Iterator[int]:
    """What the system takes from every new file."""
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


@POSIX
def test_what_a_learner_makes_is_theirs_alone_and_what_is_asked_for_is_as_usual(
    tmp_path: Path, mask: int
) -> None:
    make_folder(tmp_path / "own", private=True)
    make_folder(tmp_path / "usual")
    write_new(tmp_path / "own.txt", TEXT, private=True)
    rewrite(tmp_path / "own-2.txt", TEXT, private=True)
    append(tmp_path / "own.jsonl", b"{}")
    write_new(tmp_path / "usual.txt", TEXT)
    rewrite(tmp_path / "usual-2.txt", TEXT)
    modes = {path.stem.partition("-")[0] + path.suffix: mode(path) for path in tmp_path.iterdir()}
    usual = {"usual": 0o777 & ~mask, "usual.txt": 0o666 & ~mask}
    assert modes == {"own": 0o700, "own.txt": 0o600, "own.jsonl": 0o600, **usual}


@POSIX
def test_a_file_that_is_rewritten_keeps_its_mode(tmp_path: Path, mask: int) -> None:
    path = tmp_path / "a.txt"
    for chosen in (0o600, 0o640, 0o664):
        path.write_text("before", "utf-8")
        path.chmod(chosen)
        for private in (True, False):
            rewrite(path, TEXT, private=private)
            assert mode(path) == chosen
