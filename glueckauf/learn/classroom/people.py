"""Whose file it is, and what to call them: pseudonyms from a secret of the class, and safe names.

A student is called like the sub-folder that the file lies in, or else like the file itself. What a name
holds that cannot be seen, or that turns text about, is written out wherever it is shown.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
import stat
import unicodedata
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path, PurePath

from glueckauf.core.errors import FileError
from glueckauf.core.files import write_new
from glueckauf.core.visible import visible as shown
from glueckauf.learn.progress import FILE

SECRET = "glueckauf-class-secret.txt"
SECRET_SIZE = 1000  # bytes; more is not a secret of ours
LEAST_SECRET = 8  # characters
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none looks like another
SHORTEST = 6  # letters of a pseudonym
LONGEST_NAME = 80
# What systems put around the name of a file that is copied
_COPIES = re.compile(
    r"(?i:^(?:copy of|kopie von|kopia|másolat -) |"
    r" ?\(\d{1,3}\)$|[ _]-?[ _]?(?:copy|kopie|kopia|másolat)(?: ?\(?\d{1,3}\)?)?$)"
)


def visible(text: str, longest: int = LONGEST_NAME) -> str:
    """A text on one line in which every sign can be seen, cut short."""
    return shown(text, longest)


def student_of(path: PurePath, folder: str) -> str:
    """Whose file it is, by its way from the class's folder, which is called `folder`."""
    if len(path.parts) > 1:
        return plain(path.parts[0])
    if path.name == FILE:
        return plain(folder)  # one learner's own folder
    alone = plain(path.stem)
    bare = _COPIES.sub("", _COPIES.sub("", alone)).strip()
    return alone if bare in ("", PurePath(FILE).stem) else bare


def plain(name: str) -> str:
    """One way to write a name, whatever the file system made of its accents and spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split()) or name


# --- Pseudonyms -----------------------------------------------------------------------------


def pseudonyms(names: Collection[str], secret: str) -> dict[str, str]:
    """A pseudonym for every name: the same secret and name, the same pseudonym."""
    found = {name: code(name, secret) for name in names}
    longer = SHORTEST
    while len({*found.values()}) < len(found):  # one class in a million
        longer += 1
        found = {name: code(name, secret, longer) for name in names}
    return found


def code(name: str, secret: str, length: int = SHORTEST) -> str:
    """Letters that only those who know the secret can make of a name."""
    mixed = hmac.digest(secret.encode(), name.encode("utf-8", "surrogatepass"), sha256)
    return "".join(LETTERS[byte % len(LETTERS)] for byte in mixed[:length])


def class_secret(folder: Path) -> str:
    """The secret in the class's folder; it is made when it is first asked for."""
    path = folder / SECRET
    try:
        found = os.lstat(path)
    except FileNotFoundError:
        made = secrets.token_hex(16)
        write_new(path, f"{_told()}{made}\n")
        return made
    except OSError as error:
        raise FileError(str(path), "file", f"cannot be read: {error.strerror}") from None
    if not stat.S_ISREG(found.st_mode) or found.st_size > SECRET_SIZE:
        raise FileError(str(path), "file", "is not the secret of a class; remove it")
    text = path.read_bytes().decode("utf-8", "replace")
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    secret = "".join(lines)
    if len(secret) < LEAST_SECRET:
        problem = f"needs a line of at least {LEAST_SECRET} letters; remove it to get a new one"
        raise FileError(str(path), "secret", problem)
    return secret


def _told() -> str:
    return (
        "# The pseudonyms of this class are made from the line below.\n"
        "# Keep this file, or they change; and keep it to yourself.\n"
    )
