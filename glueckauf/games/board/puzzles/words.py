"""The words that position lines are made of, of a pit and of a whole table: coal, squares, orders."""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

from glueckauf.core.errors import FileError, NotationError
from glueckauf.games.board.parts import COLOURS, LABELS, TRANSPORTS, Mine, Order, Outstanding
from glueckauf.games.board.ruleset import Rules

COAL = r"(?:-|(?=[ybgk])y*b*g*k*)"
COAL_SHAPE = "coal like ybgg in the order y b g k, or - for none"
_PAIRS = [one + other for n, one in enumerate(COLOURS) for other in COLOURS[n:]]
_SQUARE = rf"(?:-|[ybgk]~?|{'|'.join(_PAIRS)})"
_ORDER = re.compile(
    rf"(?:(?P<label>[A-Z]{{1,2}})\.)?(?P<transport>{'|'.join(TRANSPORTS)}):(?P<squares>[ybgk]{{1,4}})"
    rf"=(?P<vp>0|[1-9][0-9]?)(?:\((?P<lying>{_SQUARE}(?:,{_SQUARE})*)\))?"
)


class Part(NamedTuple):
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

    def split(self, separator: str, least: int, most: int) -> list[Part]:
        parts = []
        at = self.at
        for text in self.text.split(separator):
            parts.append(Part(self.line, text, at))
            at += len(text) + 1
        if not least <= len(parts) <= most:
            number = f"{least}" if least == most else f"{least} to {most}"
            self.wrong(f"{number} parts with {separator} between them", len(self.text))
        return parts


# --- Writing --------------------------------------------------------------------------------


def pit_parts(mine: Mine, orders: tuple[Outstanding, ...]) -> list[str]:
    """Cage, carts, storage and orders; the tiles of the mine play no part in it."""
    return [
        f"{mine.level}:{mine.cage or '-'}",
        ",".join(coal or "-" for coal in mine.carts),
        mine.storage or "-",
        ";".join(_order_text(n, order) for n, order in enumerate(orders)),
    ]


def _order_text(n: int, outstanding: Outstanding) -> str:
    label, order, squares = outstanding
    text = f"{order}={order.vp}"
    if label != LABELS[n]:
        text = f"{label}.{text}"
    if any(squares):
        lying = ",".join(coal.replace("+", "~") or "-" for coal in squares)
        text = f"{text}({lying})"
    return text


# --- Reading --------------------------------------------------------------------------------


def read_pit(cage: Part, carts: Part, storage: Part) -> Mine:
    """The pit without its tiles."""
    level, _, load = cage.match(rf"[0-4]:{COAL}", "a level and coal like 0:gg").partition(":")
    y, b, g, k = (_letters(part.match(COAL, COAL_SHAPE)) for part in carts.split(",", 4, 4))
    stored = storage.match(COAL, COAL_SHAPE)
    return Mine(int(level), _letters(load), (y, b, g, k), _letters(stored), ())


def _letters(coal: str) -> str:
    return "" if coal == "-" else coal


def read_orders(part: Part, most: int) -> tuple[Outstanding, ...]:
    """Orders with their labels, each of them another."""
    items = part.split(";", 1, most)
    orders = tuple(_order(item, LABELS[n], most) for n, item in enumerate(items))
    labels = [order.label for order in orders]
    if len(set(labels)) < len(labels):
        part.wrong("a different label for each order")
    return orders


def _order(part: Part, label: str, most: int) -> Outstanding:
    match = _ORDER.fullmatch(part.text)
    if match is None or (match["label"] or label) not in LABELS[:most]:
        part.wrong("an order like barrow:ggg=9, or barrow:ggg=9(g,-,-) with coal on it")
    squares, lying = match["squares"], (match["lying"] or "").replace("~", "+")
    found = tuple(map(_letters, lying.split(","))) if lying else ("",) * len(squares)
    if len(found) != len(squares):
        part.wrong(f"what lies on each of {len(squares)} squares", match.start("lying"))
    order = Order(match["transport"], squares, int(match["vp"]))
    return Outstanding(match["label"] or label, order, found)


def read_rules(part: Part) -> Rules:
    try:
        return Rules.read(part.text.replace(";", " "))
    except FileError as error:
        part.wrong(f"rules that can be: {error.key}: {error.problem}")


def check_written(text: str, written: str) -> None:
    """NotationError unless the text is the one way to write this."""
    if written != text:
        pairs = enumerate(zip(written, text, strict=False))
        column = next(
            (n for n, (one, other) in pairs if one != other), min(len(written), len(text))
        )
        raise NotationError(text, column + 1, f"the one way to write this, {written}")
