"""The task of a puzzle in words, in four languages, from templates."""

from __future__ import annotations

from glueckauf.games.signal.solve.task import Task


def texts(task: Task, kind: str, name: str) -> dict[str, dict[str, str]]:
    return {}
