"""Every problem of a puzzle file, not only the first one.

Reading stops at a problem. Here the part that holds it is taken out, and reading begins again, until
nothing is left to complain about.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree
from glueckauf.core.files import read_text
from glueckauf.learn.puzzle import loads

MOST = 20  # more at once discourage
_HARMLESS: dict[str, Any] = {
    "format": 1,
    "mine": {"carts": {}},
    "orders": [],
    "steps": 4,
    "objective": ["vp"],
}
_ORDER = {"transport": "barrow", "vp": 1, "squares": "y"}
_STEP = re.compile(r'"(?:[^"\\]|\\.)*"|\[\d+\]|[^.\[\]]+')


def further_problems(path: Path) -> list[FileError]:
    """What is wrong with a file besides its first problem."""
    found: list[FileError] = []
    kind = path.suffix.removeprefix(".").lower()
    try:
        root = tree(read_text(path), str(path), kind).value
    except FileError:
        return []
    if not isinstance(root, dict) or "kind" in root:
        return []
    root = json.loads(json.dumps(root, default=str))
    while len(found) < MOST:
        try:
            loads(json.dumps(root), str(path), "json")
        except FileError as error:
            found.append(error)
            if not _taken_out(root, [step.strip('"') for step in _STEP.findall(error.key)]):
                break
        else:
            break
    return found[1:]


def _taken_out(root: dict[str, Any], way: list[str]) -> bool:
    """Take the part at this key out of the tree, or put something harmless in its place."""
    if not way:
        return False
    first, rest = way[0], way[1:]
    if first == "actions":
        root.pop("actions", None)
        root["steps"] = _HARMLESS["steps"]
    elif first == "orders" and rest and isinstance(root.get("orders"), list):
        root["orders"][int(rest[0][1:-1]) - 1] = dict(_ORDER)
    elif first == "mine" and rest and isinstance(root.get("mine"), dict):
        _empty(root["mine"], rest)
    elif first in _HARMLESS:
        root[first] = [dict(_ORDER)] if first == "orders" else _HARMLESS[first]
    elif first in root:
        del root[first]
    else:
        return False
    return True


def _empty(mine: dict[str, Any], way: list[str]) -> None:
    """A part of the pit that is left out is empty; only the carts must be named."""
    name, rest = way[0], way[1:]
    inside = mine.get(name)
    if isinstance(inside, dict) and rest and rest[0] in inside:
        del inside[rest[0]]
    elif name == "carts":
        mine["carts"] = {}
    else:
        mine.pop(name, None)
