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

import re
from typing import NamedTuple, NoReturn

from glueckauf.core.errors import FileError, NotationError
from glueckauf.games.board.parts import COLOURS, LABELS, TRANSPORTS, Mine, Order, Outstanding
from glueckauf.games.board.puzzles.pit.possible import (
    LETTER_LABELS,
    MOST_ACTIONS,
    MOST_ORDERS,
    flaws,
    is_action,
)
from glueckauf.games.board.ruleset import Rules, published
from glueckauf.games.board.solve.pit.task import Task

_COAL = r"(?:-|(?=[ybgk])y*b*g*k*)"
_PAIRS = [one + other for n, one in enumerate(COLOURS) for other in COLOURS[n:]]
_SQUARE = rf"(?:-|[ybgk]~?|{'|'.join(_PAIRS)})"
_ORDER = re.compile(
    rf"(?:(?P<label>[A-Z])\.)?(?P<transport>{'|'.join(TRANSPORTS)}):(?P<squares>[ybgk]{{1,4}})"
    rf"=(?P<vp>0|[1-9][0-9]?)(?:\((?P<lying>{_SQUARE}(?:,{_SQUARE})*)\))?"
)
_PARTS = ("mine.cage", "mine.carts", "mine.storage", "orders", "actions", "objective")
_OPTIONS = {"mine.empty_carts": "empty=", "complete": "complete=", "rules": "rules="}


def position_line(task: Task) -> str:
    """The task as one line; the tiles of its mine play no part in it."""
    mine = task.mine
    parts = [
        f"{mine.level}:{mine.cage or '-'}",
        ",".join(coal or "-" for coal in mine.carts),
        mine.storage or "-",
        ";".join(_order_text(n, order) for n, order in enumerate(task.orders)),
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


def _order_text(n: int, outstanding: Outstanding) -> str:
    label, order, squares = outstanding
    text = f"{order}={order.vp}"
    if label != LABELS[n]:
        text = f"{label}.{text}"
    if any(squares):
        lying = ",".join(coal.replace("+", "~") or "-" for coal in squares)
        text = f"{text}({lying})"
    return text


def read_position(text: str) -> Task:
    """The task of a position line; NotationError with the column where it goes wrong."""
    parts = _parts(text)
    level, _, cage = (
        parts["mine.cage"].match(rf"[0-4]:{_COAL}", "a level and coal like 0:gg").partition(":")
    )
    carts = [part.match(_COAL, _COAL_SHAPE) for part in parts["mine.carts"].split(",", 4, 4)]
    y, b, g, k = map(_letters, carts)
    storage = parts["mine.storage"].match(_COAL, _COAL_SHAPE)
    orders = [_order(n, part) for n, part in enumerate(parts["orders"].split(";", 1, MOST_ORDERS))]
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
        Mine(int(level), _letters(cage), (y, b, g, k), _letters(storage), ()),
        tuple(orders),
        tuple(actions),
        tuple(words),
        tuple(complete),
        empty,
        _rules(parts["rules"]) if "rules" in parts else published(),
    )
    _check(task, parts, text)
    return task


class _Part(NamedTuple):
    """A part of the line, and the column before it."""

    line: str
    text: str
    at: int = 0

    def wrong(self, expected: str, offset: int = 0) -> NoReturn:
        raise NotationError(self.line, self.at + offset + 1, expected)

    def match(self, pattern: str, what: str) -> str:
        if not re.fullmatch(pattern, self.text):
            self.wrong(what)
        return self.text

    def split(self, separator: str, least: int, most: int) -> list[_Part]:
        parts = []
        at = self.at
        for text in self.text.split(separator):
            parts.append(_Part(self.line, text, at))
            at += len(text) + 1
        if not least <= len(parts) <= most:
            number = f"{least}" if least == most else f"{least} to {most}"
            self.wrong(f"{number} parts with {separator} between them", len(self.text))
        return parts


_COAL_SHAPE = "coal like ybgg in the order y b g k, or - for none"


def _letters(coal: str) -> str:
    return "" if coal == "-" else coal


def _parts(text: str) -> dict[str, _Part]:
    """The six parts and the options, by the keys that a puzzle file has for them."""
    texts = text.split("/", len(_PARTS))
    if len(texts) < len(_PARTS):
        raise NotationError(text, len(text) + 1, f"six parts with / between them, not {len(texts)}")
    parts: dict[str, _Part] = {}
    at = 0
    for key, part in zip(_PARTS, texts, strict=False):
        parts[key] = _Part(text, part, at)
        at += len(part) + 1
    left = list(_OPTIONS.items())
    while at <= len(text):
        for n, (key, word) in enumerate(left):
            if text.startswith(word, at):
                start = at + len(word)
                end = len(text) if key == "rules" else (text + "/").index("/", start)
                parts[key] = _Part(text, text[start:end], start)
                at, left = end + 1, left[n + 1 :]
                break
        else:
            choice = " or ".join(word for _, word in left) or "the end of the position"
            raise NotationError(text, at + 1, choice)
    return parts


def _order(n: int, part: _Part) -> Outstanding:
    match = _ORDER.fullmatch(part.text)
    if match is None:
        part.wrong("an order like barrow:ggg=9, or barrow:ggg=9(g,-,-) with coal on it")
    squares, lying = match["squares"], (match["lying"] or "").replace("~", "+")
    found = tuple(map(_letters, lying.split(","))) if lying else ("",) * len(squares)
    if len(found) != len(squares):
        part.wrong(f"what lies on each of {len(squares)} squares", match.start("lying"))
    order = Order(match["transport"], squares, int(match["vp"]))
    return Outstanding(match["label"] or LETTER_LABELS[n], order, found)


def _action(part: _Part) -> str:
    action = f"{'delivery' if part.text in TRANSPORTS else 'mining'}/{part.text}"
    if not is_action(action):
        part.wrong("steps from 1 to 40, or a transport: " + ", ".join(TRANSPORTS))
    return action


def _rules(part: _Part) -> Rules:
    try:
        return Rules.read(part.text.replace(";", " "))
    except FileError as error:
        part.wrong(f"rules that can be: {error.key}: {error.problem}")


def _check(task: Task, parts: dict[str, _Part], text: str) -> None:
    """The position must be possible, and written in the one way."""
    labels = [order.label for order in task.orders]
    if len(set(labels)) < len(labels):
        parts["orders"].wrong("a different label for each order")
    for key, problem in flaws(task):
        place = next(
            (part for name, part in parts.items() if key.startswith(name)), _Part(text, "")
        )
        place.wrong(f"a position that can be: {key}: {problem}")
    written = position_line(task)
    if written != text:
        pairs = enumerate(zip(written, text, strict=False))
        column = next(
            (n for n, (one, other) in pairs if one != other), min(len(written), len(text))
        )
        raise NotationError(text, column + 1, f"the one way to write this, {written}")
