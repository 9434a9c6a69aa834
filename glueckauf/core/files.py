"""Reading and writing files without surprises: nothing half-written, nothing overwritten, on any disk.

What a learner makes is `private`: where the system knows whose a file is, nobody else of the machine reads
it. That is decided when a file or a folder is made; one that is there keeps the mode that it has.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from glueckauf.core.errors import FileError

LARGEST = 512_000  # bytes of a file that people write; ours have a tenth of it
_LEFT = re.compile(
    r"\..+\.(?:ipynb|json|jsonl|toml|txt|pdf|html|svg|csv)\.(?:claim|[0-9a-f]+)\.tmp"
)
_MOMENT = 60  # seconds; whoever writes needs far less
_PATIENCE = 5  # seconds in which whoever has claimed a name gives it to a file; that takes one step
_FILE, _FOLDER = 0o666, 0o777  # as the system is set up
_OWN_FILE, _OWN_FOLDER = 0o600, 0o700  # nobody else's
MARK = "\ufeff"  # with which some editors mark UTF-8
LOOKS = 20  # at the end of a file before its last line counts as torn
MEASURED = 64_000_000  # of one that holds what was measured in thousands of games


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file, or a FileError that says why there is none."""
    try:
        return read_bytes(path, most).decode("utf-8").removeprefix(MARK)
    except UnicodeDecodeError as error:
        raise FileError(
            str(path), f"byte {error.start + 1}", "this is not a UTF-8 text file"
        ) from None


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """What a file holds, or a FileError that says why it cannot be had.

    A file is measured before anything is made of it: to understand a text costs far more room than it
    takes itself. Pipes and devices are not waited for.
    """
    try:
        found = _read(path, most)
    except OSError as error:
        raise FileError(str(path), "file", f"cannot be read: {error.strerror}") from None
    except ValueError:  # a name with a sign that no name of a file can hold
        raise FileError(str(path), "file", "cannot be read: no file can be called so") from None
    if found is None:
        raise FileError(str(path), "file", "cannot be read: it is a pipe or a device, no file")
    if len(found) > most:
        problem = f"is larger than {most // 1000} kB, which no file of this kind is"
        raise FileError(str(path), "file", problem)
    return found


def _read(path: Path, most: int) -> bytes | None:
    """A little more than what may be there; None if it is no file."""
    file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        kind = os.fstat(file).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(kind):
            return None
        with os.fdopen(file, "rb", closefd=False) as opened:
            return opened.read(most + 1)
    finally:
        os.close(file)


def is_folder(path: Path) -> bool:
    """Whether a folder lies there; no, if nobody can tell."""
    return os.path.isdir(path)  # noqa: PTH112  # Path.is_dir raises where it may not look


def is_there(path: Path) -> bool:
    """Whether anything lies there; no, if nobody can tell."""
    return os.path.lexists(path)


def is_file(path: Path) -> bool:
    """Whether a plain file lies there; no, if nobody can tell."""
    return os.path.isfile(path)  # noqa: PTH113


def files_below(folder: Path, endings: Sequence[str]) -> list[Path]:
    """The plain files of these endings in a folder and the folders in it; what is closed is passed over."""
    found = (
        Path(place, name)
        for place, _, names in os.walk(folder)
        for name in names
        if name.endswith(tuple(endings))
    )
    return sorted(path for path in found if is_file(path))


def write_new(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write a file that does not exist yet; it appears whole or not at all. Text becomes UTF-8."""
    try:
        with _beside(path, content, _OWN_FILE if private else _FILE, is_new=True) as temporary:
            _appear(temporary, path)
    except FileExistsError:
        raise FileError(str(path), "file", "exists already; it is never overwritten") from None
    except (OSError, ValueError) as error:
        raise FileError(str(path), "file", f"cannot be written: {_reason(error)}") from None


def _appear(temporary: Path, path: Path) -> None:
    """Give a whole file its name, if nothing has that name."""
    try:
        os.link(temporary, path)  # unlike a rename, this never replaces a file
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a disk, or a Python, that knows no links
        with _claimed(path):
            if is_there(path):
                raise FileExistsError from None
            temporary.rename(path)


@contextmanager
def _claimed(path: Path) -> Iterator[None]:
    """A name for oneself: of all that want it, one at a time gives it to a file."""
    claim = path.with_name(f".{path.name}.claim.tmp")
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            os.close(os.open(claim, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWN_FILE))
            break
        except FileExistsError:
            if time.monotonic() > end:  # whoever claimed it was cut off
                claim.unlink(missing_ok=True)
            time.sleep(0.01)
    try:
        yield
    finally:
        with suppress(OSError):
            claim.unlink(missing_ok=True)


def rewrite(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Put another text in the place of a file; it is replaced whole or not at all."""
    try:
        usual = _OWN_FILE if private else _FILE
        before = _mode(path) if is_file(path) else None
        with _beside(path, content, usual if before is None else before) as temporary:
            if before is not None:
                with suppress(OSError):  # what the system is set up to take from new files
                    temporary.chmod(before)
            temporary.replace(path)
    except (OSError, ValueError) as error:
        raise FileError(str(path), "file", f"cannot be written: {_reason(error)}") from None


def append(path: Path, line: bytes) -> None:
    """Add a line in one write; it stands alone even if others write, or have crashed, meanwhile."""
    try:
        path.parent.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)
        how = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        file = os.open(path, how, _OWN_FILE)  # a learner's; what is for others is there already
        try:
            # A line that is just being written looks torn for a moment; a torn one stays so.
            looks = (os.lseek(file, 0, os.SEEK_END) for _ in range(LOOKS))
            is_free = any(_is_line_end(file, end) for end in looks)
            _write(file, line + b"\n" if is_free else b"\n" + line + b"\n")
            # Somebody may have torn a line between the look and the write. Then this one hangs on
            # it, unreadable, and is written again.
            start = os.lseek(file, 0, os.SEEK_CUR) - len(line) - 1
            if not _is_line_end(file, start):
                _write(file, b"\n" + line + b"\n")
            os.fsync(file)
        finally:
            os.close(file)
    except OSError as error:
        raise FileError(str(path), "file", f"cannot be written: {error.strerror}") from None


def _is_line_end(file: int, at: int) -> bool:
    """Does a line begin at this place?"""
    if at <= 0:
        return True
    os.lseek(file, at - 1, os.SEEK_SET)
    before = os.read(file, 1)
    os.lseek(file, 0, os.SEEK_END)
    return before == b"\n"


def _write(file: int, data: bytes) -> None:
    written = os.write(file, data)
    if written < len(data):
        raise OSError(0, "the disk is full")


def make_folder(path: Path, *, private: bool = False) -> None:
    try:
        path.mkdir(_OWN_FOLDER if private else _FOLDER, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileError(str(path), "folder", f"cannot be made: {_reason(error)}") from None


def is_private(path: Path) -> bool:
    """Whether nobody else of the machine may look into it; so it is where a system knows no such thing."""
    return os.name != "posix" or not _mode(path) & ~_OWN_FOLDER


def narrow(path: Path) -> None:
    """Keep others out of what is there, as far as the disk knows of others."""
    with suppress(OSError):
        path.chmod(_mode(path) & _OWN_FOLDER)


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _reason(error: OSError | ValueError) -> str:
    told = error.strerror if isinstance(error, OSError) else None
    return told or "no file can be called so"


@contextmanager
def _beside(path: Path, content: str | bytes, mode: int, *, is_new: bool = False) -> Iterator[Path]:
    """A file beside this one with the same content, for a moment: nothing is left of it in the end.

    Its name is by chance: machines that share a folder count their processes alike, and threads are one.
    A new one is on the disk before it has its name; one that is replaced need not wait for that.
    """
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}.tmp")
    written = content.encode("utf-8") if isinstance(content, str) else content
    how = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(temporary, how, mode), "wb") as file:
            file.write(written)
            file.flush()
            if is_new:
                os.fsync(file.fileno())
        yield temporary
    finally:
        with suppress(OSError):  # there may be no folder at all
            temporary.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Remove what was being written in a folder when a process or the machine ended in the middle of it."""
    try:
        found = [entry for entry in os.scandir(folder) if _LEFT.fullmatch(entry.name)]
    except OSError:
        return
    for entry in found:
        with suppress(OSError):
            about = entry.stat(follow_symlinks=False)
            if stat.S_ISREG(about.st_mode) and time.time() - about.st_mtime > _MOMENT:
                Path(entry.path).unlink()
