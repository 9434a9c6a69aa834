"""Maps of one's own, for whoever checks files: docs/write-a-map.md."""

from __future__ import annotations

from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.games.signal import map_checks, map_remarks, map_short
from glueckauf.games.signal.maps import Map, map_file, read_map

WHAT = "map"
_TELLING = ("nodes", "first_game", "signal_posts")  # no puzzle or lesson has these


def is_design(tree: Any) -> bool:
    """Is this a map? One of its keys may be missing or misspelt."""
    return isinstance(tree, dict) and any(key in tree for key in _TELLING)


def problems(path: str) -> list[FileError]:
    """Everything that is wrong with the map of a file; remarks come when it can be played."""
    try:
        data = map_file(path)
    except FileError as error:
        return [error]
    found = []
    if map_short.is_short(data):
        found = list(map_short.problems(data))
        data = data if found else map_short.expanded(data)
    found = found or list(map_checks.problems(data)) or list(map_remarks.remarks(data))
    return [FileError(path, key, problem) for key, problem in found]


def told(path: str) -> str:
    """The counts that a designer looks at."""
    on = read_map(path)
    counts = (
        _counted(len(on.cities) - len(on.ports), "goods city", "goods cities"),
        _counted(len(on.ports), "port", "ports"),
        _counted(len(on.lines), "line", "lines"),
        _counted(len(on.sections), "section", "sections"),
        _counted(len(on.junctions), "junction", "junctions"),
        _counted(len(on.posts), "signal post", "signal posts"),
        _counted(_switch_discs(on), "switch disc", "switch discs"),
        _counted(len(on.first_green), "signal disc", "signal discs"),
    )
    return f"{on.title}: {', '.join(counts)}"


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _switch_discs(on: Map) -> int:
    return sum(map(len, on.first_closed))
