"""What a learner was doing, kept on disk so that a board made again goes on where it was.

    keep("lesson/03-the-cage/fill", {"moves": ["3", "+g"]})
    kept("lesson/03-the-cage/fill")      the same again, after any restart; None if there is nothing
    forget("lesson/03-the-cage/fill")

One small file for each board, in a folder beside the progress file. A file appears whole or not at
all, and the last one to write wins. What cannot be read, or is of another version, counts as nothing:
it is a convenience, and never stands in anybody's way. For the same reason nothing is said if it cannot
be written; the progress file beside it, which matters, tells that.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.files import MEASURED, make_folder, read_bytes, rewrite
from glueckauf.learn import progress

FOLDER = "glueckauf-boards"
VERSION = 1
PLAIN = re.compile(r"[a-z0-9-]+(/[a-z0-9-]+)*")
LONGEST = 80  # characters of a key that its file name shows


def place(key: str) -> Path:
    """The file of a key. Two keys never share one, whatever the file system makes of letters."""
    shown = re.sub(r"[^a-z0-9-]+", ".", key.lower())[:LONGEST].strip(".")
    name = shown if PLAIN.fullmatch(key) and len(key) <= LONGEST else f"{shown}.{_print(key)}"
    return progress.place().parent / FOLDER / f"{name}.json"


def _print(key: str) -> str:
    return sha256(key.encode()).hexdigest()[:8]


def kept(key: str) -> dict[str, Any] | None:
    """What was kept under a key; None if nothing was, or if it cannot be understood."""
    try:
        found = json.loads(read_bytes(place(key), MEASURED))
    except (ValueError, RecursionError):  # a FileError is one of the former
        return None
    if not isinstance(found, dict) or (found.get("version"), found.get("key")) != (VERSION, key):
        return None
    value = found.get("value")
    return value if isinstance(value, dict) else None


def keep(key: str, value: Mapping[str, Any]) -> None:
    """Keep this under a key, in place of what was there."""
    path = place(key)
    text = json.dumps({"version": VERSION, "key": key, "value": dict(value)}, ensure_ascii=False)
    with suppress(FileError):
        make_folder(path.parent, private=True)
        rewrite(path, text, private=True)


def forget(key: str) -> None:
    with suppress(OSError):
        place(key).unlink(missing_ok=True)
