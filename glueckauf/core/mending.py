"""A puzzle file without its first mistake, so that reading it tells the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def mend(tree: dict[str, Any], way: list[str], harmless: Mapping[str, Any]) -> bool:
    """Take the part at this key out of the tree, or put what is harmless there in its place.

    Of the position single parts are taken out: what is left out there is as the set-up lays it. Where
    the position itself does not fit the kind, nothing else can be found.
    """
    if not way:
        return False
    first, rest = way[0], way[1:]
    if first == "position":
        return bool(rest) and _without(tree.get("position"), rest)
    if first in harmless:
        tree[first] = harmless[first]
        return True
    return tree.pop(first, None) is not None


def _without(tree: Any, way: list[str]) -> bool:
    """Take out what stands at this way, or as near to it as there is something."""
    for n, step in enumerate(way):
        if not isinstance(tree, dict) or step not in tree:
            return False
        inside = tree[step]
        goes_on = n + 1 < len(way) and isinstance(inside, dict) and way[n + 1] in inside
        if not goes_on:
            del tree[step]
            return True
        tree = inside
    return False
