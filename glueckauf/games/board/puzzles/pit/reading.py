"""From the tree of a puzzle file to its task, its texts and its claims; each part checked alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.core.errors import FileError, NotationError
from glueckauf.core.fields import Field, read_id, shown
from glueckauf.core.puzzle_file import (
    HEAD,
    read_hints,
    read_proof,
    read_tier,
    read_words,
)
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.parts import (
    COLOURS,
    LABELS,
    SURFACE,
    TRANSPORTS,
    Mine,
    Order,
    Outstanding,
)
from glueckauf.games.board.puzzles.pit.possible import (
    COLOUR_NAMES,
    MOST_ACTIONS,
    MOST_ORDERS,
    MOST_STEPS,
    MOST_VP,
    is_action,
)
from glueckauf.games.board.puzzles.themes import THEMES
from glueckauf.games.board.ruleset import Rules, knobs, published
from glueckauf.games.board.solve.pit.task import WORDS, Task, Value
from glueckauf.games.board.telling import RULINGS, rule_ids

REQUIRED = {
    "format": "1",
    "mine": '{ cage = { level = 0, coal = "" }, carts = { 1 = "y", 3 = "gg" }, storage = "" }',
    "orders": '[ { transport = "carriage", vp = 7, squares = "gg" } ]',
    "objective": '["vp", "-steps"]',
}
SORTS = ("points", "steps", "space", "relay", "ready")  # what is asked: see generate.py


def read_task(root: Field, fields: dict[str, Field]) -> Task:
    mine, empty_carts = _mine(fields["mine"], fields.get("empty_carts"))
    orders = fields["orders"].items("orders", 1, MOST_ORDERS)
    complete = fields["complete"].words("orders", 0, MOST_ORDERS) if "complete" in fields else []
    return Task(
        mine,
        tuple(map(_order, LABELS, orders)),
        _actions(root, fields),
        tuple(fields["objective"].words("words", 1, len(WORDS))),
        tuple(complete),
        empty_carts,
        read_rules(fields["rules"]) if "rules" in fields else published(),
    )


def _mine(field: Field, beside: Field | None) -> tuple[Mine, tuple[int, ...]]:
    """The pit. What is left out is empty; `empty_carts` may also stand beside the mine."""
    pit = field.table(
        ("cage", "carts", "storage", "empty_carts"), {"carts": '{ 1 = "y", 3 = "gg" }'}
    )
    if beside is not None and "empty_carts" in pit:
        beside.wrong("is given twice; keep the one of the mine")
    cage = pit["cage"].table(("level", "coal")) if "cage" in pit else {}
    level = cage["level"].number(SURFACE, len(COLOURS)) if "level" in cage else SURFACE
    y, b, g, k = read_levels(pit["carts"])
    empty_carts = pit.get("empty_carts", beside)
    empty = read_levels(empty_carts) if empty_carts is not None else [""] * len(COLOURS)
    for n, colour in enumerate(COLOURS):
        strange = empty[n].strip(colour)
        if strange and empty_carts is not None:
            empty_carts.wrong(
                f"the carts of level {n + 1} are {COLOUR_NAMES[colour]}: write {colour} for each"
                f" empty one, not {strange[0]}",
                str(n + 1),
            )
    load = read_coal(cage["coal"]) if "coal" in cage else ""
    storage = read_coal(pit["storage"]) if "storage" in pit else ""
    mine = Mine(level, load, (y, b, g, k), storage, ())
    return mine, tuple(map(len, empty))


def read_levels(field: Field) -> list[str]:
    """Letters for each of the levels 1–4; a level that is not named has none."""
    names = [str(n) for n in range(1, len(COLOURS) + 1)]
    given = field.table(names)
    return [read_coal(given[name]) if name in given else "" for name in names]


def read_coal(field: Field) -> str:
    return "".join(sorted(field.letters(COLOURS, "coal"), key=COLOURS.index))


def _order(label: str, field: Field) -> Outstanding:
    required = {"transport": '"carriage"', "vp": "7", "squares": '"gg"'}
    card = field.table((*required, "filled"), required)
    squares = card["squares"].letters(COLOURS, "the colour of a square")
    if not 1 <= len(squares) <= 4:
        card["squares"].wrong(f"must have 1 to 4 squares, one letter for each, not {len(squares)}")
    transport = card["transport"].one_of("transport", TRANSPORTS)
    order = Order(transport, squares, card["vp"].number(0, MOST_VP))
    filled = read_filled(card["filled"], squares) if "filled" in card else ("",) * len(squares)
    return Outstanding(label, order, filled)


def read_filled(field: Field, squares: str) -> tuple[str, ...]:
    """What lies on the squares: places of squares filled with their own colour, or a table."""
    lying = [""] * len(squares)
    if isinstance(field.value, Mapping):
        places = [str(n) for n in range(1, len(squares) + 1)]
        for name, item in field.table(places).items():
            coal = item.text()
            if len(coal) != 2 or coal[1] != "+":
                coal = read_coal(item)
            elif coal[0] not in COLOURS:
                item.wrong(f"{shown(coal)} is not half of a pair; write, for example, y+")
            if not coal:
                item.wrong("is empty; leave the square out, or say which coal lies there")
            lying[int(name) - 1] = coal
        return tuple(lying)
    for item in field.items("squares", 0, 99):
        place = item.number(1, len(squares))
        if lying[place - 1]:
            item.wrong(f"square {place} is filled twice; name it once")
        lying[place - 1] = squares[place - 1]
    return tuple(lying)


def _actions(root: Field, fields: dict[str, Field]) -> tuple[str, ...]:
    if "steps" in fields and "actions" in fields:
        fields["actions"].wrong("steps and actions cannot both be given; keep one of them")
    if "steps" in fields:
        return (f"mining/{fields['steps'].number(1, MOST_STEPS)}",)
    if "actions" not in fields:
        root.wrong("is missing; write, for example, steps = 8, or give a list of actions", "steps")
    actions = fields["actions"].items("actions", 1, MOST_ACTIONS)
    for action in actions:
        if not is_action(action.text()):
            action.wrong(
                f"{shown(action.value)} is not an action of a puzzle; write mining/1 to"
                f" mining/{MOST_STEPS}, or delivery/ and one of {', '.join(TRANSPORTS)}"
            )
    return tuple(action.value for action in actions)


def read_rules(field: Field) -> Rules:
    switches = {name: item.value for name, item in field.table(knobs()).items()}
    try:
        return Rules(**switches)
    except FileError as error:
        field.wrong(error.problem, error.key)


# --- Claims ---------------------------------------------------------------------------------


def _sort(field: Field, task: Task) -> str:
    return field.one_of("sort", SORTS)


def _origin(field: Field, task: Task) -> str:
    """Where the generator found it."""
    return read_id(field)


def _par(field: Field, task: Task) -> Value:
    words = [word.removeprefix("-") for word in task.objective]
    given = field.table(words, dict.fromkeys(words, "8"))
    return {word: given[word].number(0, 9999) for word in words}


def _line(field: Field, task: Task) -> str:
    line = field.text()
    try:
        read_line(line) if line else []
    except NotationError as error:
        field.wrong(f"column {error.column}: expected {error.expected}")
    return line


CLAIMS: dict[str, Callable[[Field, Task], Any]] = {
    "sort": _sort,
    "origin": _origin,
    "par": _par,
    "line": _line,
    "proof": lambda field, _: read_proof(field, ("states", "optimal_lines")),
    "tier": lambda field, _: read_tier(field),
    "themes": lambda field, _: read_words(field, "theme", THEMES),
    "teaches": lambda field, _: read_words(field, "rule", (*rule_ids(), *RULINGS)),
    "hints": lambda field, _: read_hints(field),
}
OWN = (*REQUIRED, "steps", "actions", "complete", "empty_carts", "rules", *CLAIMS)
KEYS = tuple(dict.fromkeys((*OWN, *HEAD)))
