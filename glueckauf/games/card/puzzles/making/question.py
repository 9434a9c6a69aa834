"""What is asked of a position: the question that a source makes."""

from __future__ import annotations

from typing import Any, NamedTuple

Tree = dict[str, Any]


class Question(NamedTuple):
    """A position, and what is asked there."""

    kind: str
    sort: str
    position: Tree
    turns: int
    objective: tuple[str, ...]
    is_played: bool = False  # does the position come from a game?


OBJECTIVES = {
    "lorries": ("lorries", "-steps"),
    "vp": ("vp", "-steps"),
    "ready": ("ready", "lorries", "-steps"),
    "delivery": ("score", "orders"),
    "turn": ("score", "workers"),
    "turns": ("score", "workers"),
    "shift": ("score", "workers"),
    "token": ("score", "workers"),
}
