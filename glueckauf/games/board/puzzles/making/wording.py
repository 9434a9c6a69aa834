"""The task of a mining puzzle in words, in four languages.

First what is special in this pit, then what is asked, in one of several ways. The pit alone decides
which, so the same task is always told in the same words, and few tasks share a sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from zlib import crc32

from glueckauf.core.texts import LANGUAGES, Fact, Facts, tell
from glueckauf.games.board.parts import COLOURS, SURFACE
from glueckauf.games.board.solve.pit.task import Task, steps_of
from glueckauf.games.board.telling import GAME

FEW = 2  # remarks, beside which a plain count of the orders is welcome
BIG = 9  # points of an order that stands out
WAYS = {"task-points": 5, "task-ready": 3, "task-steps": 2, "task-twice": 2, "task-delivery": 2}


def task_texts(task: Task, sort: str) -> dict[str, str]:
    """What is asked, by language."""
    lot = crc32(repr((task.mine, task.orders, task.actions, task.objective)).encode())
    *special, plain = _special(task)
    special += [plain] if len(special) < FEW else []
    kind, opening = special[lot % len(special)]
    key, asks = _template(task, sort)
    say = lot // len(special) % WAYS.get(key, 1) + 1
    return {
        language: " ".join(
            (
                tell(GAME, "pit-opening", {**opening, "kind": kind}, language),
                tell(GAME, key, {**asks, "say": say}, language),
            )
        )
        for language in LANGUAGES
    }


def texts(task: Task, sort: str, name: str) -> dict[str, dict[str, str]]:
    """The texts of a puzzle without a title of its own: it is called by its name."""
    asked = task_texts(task, sort)
    return {
        language: {"title": tell(GAME, "puzzle-title", {"name": name}, language), "task": words}
        for language, words in asked.items()
    }


def _special(task: Task) -> Iterator[tuple[str, dict[str, Fact]]]:
    """What can be said of this pit and not of every other: the kind of the sentence and its facts."""
    mine, total = task.mine, sum(order.order.vp for order in task.orders)
    if mine.storage:
        yield "storage", {"coal": mine.storage}
    if mine.cage:
        yield "loaded", {"coal": mine.cage, "level": mine.level}
    elif mine.level != SURFACE:
        yield "below", {"level": mine.level}
    begun = [order.label for order in task.orders if any(order.squares) and not all(order.squares)]
    if begun:
        yield "begun", {"labels": " ".join(begun), "count": len(begun)}
    wanted = Counter(
        colour
        for order in task.orders
        for colour, coal in zip(order.order.squares, order.squares, strict=True)
        if not coal
    )
    owned = Counter(mine.cage + mine.storage + "".join(mine.carts))
    short = [colour for colour in COLOURS if wanted[colour] > owned[colour]]
    if short:
        worst = max(short, key=lambda colour: wanted[colour] - owned[colour])
        yield "lacking", {"coal": worst * wanted[worst], "n": owned[worst], "have": owned[worst]}
    first, second, *_ = (*sorted((o.order.vp for o in task.orders), reverse=True), 0, 0)
    if first >= BIG and first > second:
        label = next(order.label for order in task.orders if order.order.vp == first)
        yield "big", {"labels": label, "vp": first, "total": total}
    lacking = sum(wanted.values())
    if lacking > task.rules.cage:
        yield "crowd", {"want": lacking, "room": task.rules.cage}
    yield "plain", {"orders": len(task.orders), "n": len(task.orders), "total": total}


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
