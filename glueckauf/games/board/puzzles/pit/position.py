"""A task as one line of text, for tests and for addresses of web pages.

    0:-/y,b,gg,k/-/carriage:gg=7;barrow:ggg=9(g,-,-)/8/vp,-steps

    position  = cage "/" carts "/" coal "/" orders "/" actions "/" objective
                [ "/empty=" n "," n "," n "," n ]     empty carts of levels 1–4, unless all are 0
                [ "/complete=" label { "," label } ]
                [ "/rules=" rule "=" value { ";" rule "=" value } ]    always the last part
    cage      = level ":" coal
    carts     = coal "," coal "," coal "," coal       on the carts of levels 1–4
    coal      = "-" | letters y b g k in this order   the third part is the storage
    orders    = order { ";" order }
    order     = [ label "." ] transport ":" squares "=" vp [ "(" square { "," square } ")" ]
    square    = "-" | letter | letter letter | letter "~"    empty, a coal, a pair, half a pair
    actions   = action { "," action }
    action    = n | transport                         mining with n steps, or a delivery
    objective = [ "-" ] word { "," [ "-" ] word }

A label is written only where it is not that of the place (A, B, C …), the squares only where coal
lies on one. Reading is strict: every task is written in exactly one way. All signs but those of some
changed rules may stand in the query or the fragment of an address as they are.
"""

from __future__ import annotations

from glueckauf.core.errors import NotationError
from glueckauf.games.board.parts import TRANSPORTS
from glueckauf.games.board.puzzles.pit.possible import (
    MOST_ACTIONS,
    MOST_ORDERS,
    flaws,
    is_action,
)
from glueckauf.games.board.puzzles.words import (
    Part,
    check_written,
    pit_parts,
    read_orders,
    read_pit,
    read_rules,
)
from glueckauf.games.board.ruleset import published
from glueckauf.games.board.solve.pit.task import Task

_PARTS = ("mine.cage", "mine.carts", "mine.storage", "orders", "actions", "objective")
_OPTIONS = {"mine.empty_carts": "empty=", "complete": "complete=", "rules": "rules="}


def position_line(task: Task) -> str:
    """The task as one line; the tiles of its mine play no part in it."""
    parts = [
        *pit_parts(task.mine, task.orders),
        ",".join(action.partition("/")[2] for action in task.actions),
        ",".join(task.objective),
    ]
    if any(task.empty_carts):
        parts.append("empty=" + ",".join(map(str, task.empty_carts)))
    if task.complete:
        parts.append("complete=" + ",".join(task.complete))
    if task.rules.overrides:
        parts.append("rules=" + str(task.rules).replace(" ", ";"))
    return "/".join(parts)


def read_position(text: str) -> Task:
    """The task of a position line; NotationError with the column where it goes wrong."""
    parts = _parts(text)
    mine = read_pit(parts["mine.cage"], parts["mine.carts"], parts["mine.storage"])
    orders = read_orders(parts["orders"], MOST_ORDERS)
    actions = [_action(part) for part in parts["actions"].split(",", 1, MOST_ACTIONS)]
    words = [part.match(r"-?[a-z:]+", "a word") for part in parts["objective"].split(",", 1, 99)]
    empty: tuple[int, ...] = (0, 0, 0, 0)
    if "mine.empty_carts" in parts:
        numbers = parts["mine.empty_carts"].split(",", 4, 4)
        empty = tuple(int(part.match("[0-9]{1,2}", "a number")) for part in numbers)
    complete: list[str] = []
    if "complete" in parts:
        labels = parts["complete"].split(",", 1, MOST_ORDERS)
        complete = [part.match("[A-Z]", "a label from A to Z") for part in labels]
    task = Task(
        mine,
        orders,
        tuple(actions),
        tuple(words),
        tuple(complete),
        empty,
        read_rules(parts["rules"]) if "rules" in parts else published(),
    )
    _check(task, parts, text)
    return task


def _parts(text: str) -> dict[str, Part]:
    """The six parts and the options, by the keys that a puzzle file has for them."""
    texts = text.split("/", len(_PARTS))
    if len(texts) < len(_PARTS):
        raise NotationError(text, len(text) + 1, f"six parts with / between them, not {len(texts)}")
    parts: dict[str, Part] = {}
    at = 0
    for key, part in zip(_PARTS, texts, strict=False):
        parts[key] = Part(text, part, at)
        at += len(part) + 1
    left = list(_OPTIONS.items())
    while at <= len(text):
        for n, (key, word) in enumerate(left):
            if text.startswith(word, at):
                start = at + len(word)
                end = len(text) if key == "rules" else (text + "/").index("/", start)
                parts[key] = Part(text, text[start:end], start)
                at, left = end + 1, left[n + 1 :]
                break
        else:
            choice = " or ".join(word for _, word in left) or "the end of the position"
            raise NotationError(text, at + 1, choice)
    return parts


def _action(part: Part) -> str:
    action = f"{'delivery' if part.text in TRANSPORTS else 'mining'}/{part.text}"
    if not is_action(action):
        part.wrong("steps from 1 to 40, or a transport: " + ", ".join(TRANSPORTS))
    return action


def _check(task: Task, parts: dict[str, Part], text: str) -> None:
    """The position must be possible, and written in the one way."""
    for key, problem in flaws(task):
        place = next((part for name, part in parts.items() if key.startswith(name)), Part(text, ""))
        place.wrong(f"a position that can be: {key}: {problem}")
    check_written(text, position_line(task))
