"""Every problem of a puzzle file, not only the first one.

Reading stops at a problem. Here the part that holds it is taken out, and reading begins again, until
nothing is left to complain about. What may be taken out, the game of the puzzle knows.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, tree
from glueckauf.core.files import read_text
from glueckauf.learn.puzzle import loads, rooms, said_kind

MOST = 20  # more at once discourage
_STEP = re.compile(r'"(?:[^"\\]|\\.)*"|\[\d+\]|[^.\[\]]+')


def further_problems(path: Path) -> list[FileError]:
    """What is wrong with a puzzle file besides its first problem."""
    found: list[FileError] = []
    try:
        root = tree(read_text(path), str(path), path.suffix.removeprefix(".").lower()).value
        game, kind = said_kind(Field(str(path), "", root))
    except FileError:
        return []
    if not isinstance(root, dict):
        return []
    root = json.loads(json.dumps(root, default=str))
    while len(found) < MOST:
        try:
            loads(json.dumps(root), str(path), "json")
        except FileError as error:
            found.append(error)
            way = [step.strip('"') for step in _STEP.findall(error.key)]
            if not rooms()[game].mend(kind, root, way):
                break
        else:
            break
    return found[1:]
