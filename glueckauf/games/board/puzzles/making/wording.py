"""The task of a mining puzzle in words, in four languages, from templates."""

from __future__ import annotations

from glueckauf.core.texts import LANGUAGES, Facts, tell
from glueckauf.games.board.solve.pit.task import Task, steps_of
from glueckauf.games.board.telling import GAME


def task_texts(task: Task, sort: str) -> dict[str, str]:
    """What is asked, by language."""
    key, facts = _template(task, sort)
    return {language: tell(GAME, key, facts, language) for language in LANGUAGES}


def texts(task: Task, sort: str, name: str) -> dict[str, dict[str, str]]:
    """The texts of a puzzle without a title of its own: it is called by its name."""
    asked = task_texts(task, sort)
    return {
        language: {"title": tell(GAME, "puzzle-title", {"name": name}, language), "task": words}
        for language, words in asked.items()
    }


def _template(task: Task, sort: str) -> tuple[str, Facts]:
    steps = [steps_of(action) for action in task.actions if steps_of(action)]
    if sort in ("steps", "space"):
        labels, number = " ".join(task.complete), len(task.complete)
        return f"task-{sort}", {"labels": labels, "count": number, "steps": steps[0]}
    if sort == "ready":
        carts = next(word for word in task.objective if word.startswith("empty:"))
        return "task-ready", {"steps": steps[0], "carts": carts}
    if sort == "relay":
        delivered = [action for action in task.actions if not steps_of(action)]
        if not delivered:
            return "task-twice", {"first": steps[0], "second": steps[1]}
        return "task-delivery", {"first": steps[0], "second": steps[1], "space": delivered[0]}
    return "task-points", {"steps": steps[0]}
