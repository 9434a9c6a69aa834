"""A puzzle file without its first mistake, so that reading it tells the next one."""

from __future__ import annotations

from typing import Any

HARMLESS: dict[str, Any] = {
    "format": 1,
    "mine": {"carts": {}},
    "orders": [],
    "steps": 4,
    "objective": ["vp"],
}
ORDER = {"transport": "barrow", "vp": 1, "squares": "y"}
OWN = {"mine", "orders", "objective"}  # whoever writes none of these means something else


def mend(tree: dict[str, Any], way: list[str]) -> bool:
    """Take the part at this key out of the tree, or put something harmless in its place."""
    if not way or not OWN & tree.keys():
        return False
    first, rest = way[0], way[1:]
    if first == "actions":
        tree.pop("actions", None)
        tree["steps"] = HARMLESS["steps"]
    elif first == "orders" and rest and isinstance(tree.get("orders"), list):
        tree["orders"][int(rest[0][1:-1]) - 1] = dict(ORDER)
    elif first == "mine" and rest and isinstance(tree.get("mine"), dict):
        _empty(tree["mine"], rest)
    elif first in HARMLESS:
        tree[first] = [dict(ORDER)] if first == "orders" else HARMLESS[first]
    elif first in tree:
        del tree[first]
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
