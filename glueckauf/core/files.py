"""Reading and writing files without surprises: nothing half-written, nothing overwritten."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from glueckauf.core.errors import FileError


def read_text(path: Path) -> str:
    """The text of a file, or a FileError that says why there is none."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(
            str(path), f"byte {error.start + 1}", "this is not a UTF-8 text file"
        ) from None
    except OSError as error:
        raise FileError(str(path), "file", f"cannot be read: {error.strerror}") from None


def write_new(path: Path, content: str | bytes) -> None:
    """Write a file that does not exist yet; it appears whole or not at all. Text becomes UTF-8."""
    written = content.encode("utf-8") if isinstance(content, str) else content
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(written)
        try:
            os.link(temporary, path)  # unlike a rename, this never replaces a file
        finally:
            temporary.unlink()
    except FileExistsError:
        raise FileError(str(path), "file", "exists already; it is never overwritten") from None
    except OSError as error:
        raise FileError(str(path), "file", f"cannot be written: {error.strerror}") from None


def rewrite(path: Path, content: str) -> None:
    """Put another text in the place of a file; it is replaced whole or not at all."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(content.encode("utf-8"))
        temporary.replace(path)
    except OSError as error:
        with suppress(OSError):  # there may be no folder at all
            temporary.unlink(missing_ok=True)
        raise FileError(str(path), "file", f"cannot be written: {error.strerror}") from None
