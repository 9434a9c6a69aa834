"""Can this position and task be? The checks that puzzle files and position lines share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from glueckauf.core.errors import FileError
from glueckauf.core.fields import shown, unknown
from glueckauf.games.board.parts import COLOURS, TRANSPORTS
from glueckauf.games.board.rules import setup
from glueckauf.games.board.ruleset import works
from glueckauf.games.board.solve.pit.task import WORDS, Task, steps_of

MOST_ORDERS = 26
MOST_ACTIONS = 12
MOST_STEPS = 40
MOST_VP = 99
COLOUR_NAMES = {"y": "yellow", "b": "brown", "g": "grey", "k": "black"}


def flaws(task: Task) -> Iterator[tuple[str, str]]:
    """What makes the task impossible: the key of a puzzle file, and a sentence with the remedy."""
    yield from _rules(task)
    yield from _pit(task)
    for n, order in enumerate(task.orders, start=1):
        for square, coal in enumerate(order.squares, start=1):
            problem = _square_problem(task, order.order.squares[square - 1], coal)
            if problem:
                yield f"orders[{n}].filled.{square}", problem
    yield from _amounts(task)
    yield from _actions(task)
    yield from _goal(task)


def _rules(task: Task) -> Iterator[tuple[str, str]]:
    """Rules with which no table can be laid."""
    try:
        setup(2, rules=task.rules)
    except FileError as error:
        yield f"rules.{error.key}", error.problem


def _pit(task: Task) -> Iterator[tuple[str, str]]:
    mine, rules = task.mine, task.rules
    over = len(mine.cage) - rules.cage
    if over > 0:
        yield (
            "mine.cage.coal",
            f"{len(mine.cage)} coal are too many: the cage holds {rules.cage} (GA-1.5);"
            f" take {over} away",
        )
    for n, colour in enumerate(COLOURS):
        room = 1 + sum(tile.carts.count(colour) for tile in rules.tiles)
        carts = len(mine.carts[n]) + task.empty_carts[n]
        if carts > room:
            key = "carts" if mine.carts[n] else "empty_carts"
            yield (
                f"mine.{key}.{n + 1}",
                f"{carts} carts are too many: level {n + 1} has at most {room} (GA-1.2, GA-1.5);"
                f" take {carts - room} away",
            )


def _square_problem(task: Task, printed: str, coal: str) -> str:
    """GA-5.2, GA-5.3: one coal of the square's colour, a pair, or, if split, half a pair."""
    if coal in ("", printed):
        return ""
    if len(coal) == 2 and coal[1] == "+":
        return "" if task.rules.split_pairs else "half a pair may wait only with rules.split_pairs"
    if len(coal) == 2:
        return "" if task.rules.pairs else "a pair is not allowed here: rules.pairs is false"
    return (
        f"{shown(coal)} cannot lie on a {COLOUR_NAMES[printed]} square; write {printed}, or two"
        f" letters for a pair (GA-5.2)"
    )


def _amounts(task: Task) -> Iterator[tuple[str, str]]:
    """No more coal of one colour than the game has (GA-1.1)."""
    mine = task.mine
    on_squares = "".join(coal for order in task.orders for coal in order.squares)
    everywhere = Counter("".join((mine.cage, mine.storage, *mine.carts, on_squares)))
    for colour in COLOURS:
        over = everywhere[colour] - task.rules.coal
        if over > 0:
            yield (
                "mine",
                f"{everywhere[colour]} {COLOUR_NAMES[colour]} coal are too many: the game has"
                f" {task.rules.coal} of each colour (GA-1.1); take {over} away from cage, carts,"
                f" storage or filled squares",
            )


def _actions(task: Task) -> Iterator[tuple[str, str]]:
    if not any(map(steps_of, task.actions)):
        yield "actions", "nothing is mined here; add an action like mining/8"
    closed = works(task.rules, 2).closed
    for n, action in enumerate(task.actions, start=1):
        if action in closed and not steps_of(action):
            yield f"actions[{n}]", f"{action} is closed by the rules of this puzzle (GA-1.4)"


def _goal(task: Task) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for n, signed in enumerate(task.objective, start=1):
        word = signed.removeprefix("-")
        if word not in WORDS:
            yield f"objective[{n}]", unknown("objective", word, WORDS)
        if word in seen:
            yield f"objective[{n}]", f"{word} is named twice; keep one of them"
        seen.add(word)
    labels = [order.label for order in task.orders]
    for n, label in enumerate(task.complete, start=1):
        if label not in labels:
            yield f"complete[{n}]", unknown("order", label, labels)
        if label in task.complete[: n - 1]:
            yield f"complete[{n}]", f"{label} is named twice; keep one of them"


def is_action(word: str) -> bool:
    """mining/1 to mining/40, delivery/barrow to delivery/engine, written in the one way."""
    kind, _, place = word.partition("/")
    return (kind == "mining" and place in _STEPS) or (kind == "delivery" and place in TRANSPORTS)


_STEPS = frozenset(map(str, range(1, MOST_STEPS + 1)))
