"""A puzzle as TOML that is pleasant to read, in the one form that is ever written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from glueckauf.core.fields import ID
from glueckauf.core.toml import toml_texts, toml_value
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.board.puzzles.pit.reading import CLAIMS
from glueckauf.games.board.solve.pit.task import Task

if TYPE_CHECKING:
    from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle


def dumps(puzzle: MiningPuzzle) -> str:
    """The puzzle as TOML, in the one form that is ever written; `loads` gives it back.

    What a task cannot hold is not written: the tiles of a mine play no part in a puzzle.
    """
    task = puzzle.task
    mine = task.mine
    pit: dict[str, Any] = {
        "cage": {"level": mine.level, "coal": mine.cage},
        "carts": _by_level(mine.carts),
        "storage": mine.storage,
    }
    if any(task.empty_carts):
        pit["empty_carts"] = _by_level(
            [c * n for c, n in zip(COLOURS, task.empty_carts, strict=True)]
        )
    lines = ["format = 1"]
    if ID.fullmatch(puzzle.id):
        lines.append(f"id = {toml_value(puzzle.id)}")
    lines += [f"mine = {toml_value(pit)}", "orders = [", *_order_lines(task), "]"]
    if len(task.actions) == 1:
        lines.append(f"steps = {task.actions[0].removeprefix('mining/')}")
    else:
        lines.append(f"actions = {toml_value(task.actions)}")
    lines.append(f"objective = {toml_value(task.objective)}")
    if task.complete:
        lines.append(f"complete = {toml_value(task.complete)}")
    if task.rules.overrides:
        lines.append(f"rules = {toml_value(task.rules.overrides)}")
    for name in CLAIMS:
        claim = getattr(puzzle, name)
        if claim is not None:
            lines.append(f"{name} = {toml_value(claim)}")
    return "\n".join([*lines, *toml_texts(puzzle.texts, puzzle.own_hints)]) + "\n"


def _by_level(letters: Iterable[str]) -> dict[str, str]:
    return {str(level): word for level, word in enumerate(letters, start=1) if word}


def _order_lines(task: Task) -> list[str]:
    """One order a line, with its label beside it."""
    cards = []
    for _, order, squares in task.orders:
        card: dict[str, Any] = {
            "transport": order.transport,
            "vp": order.vp,
            "squares": order.squares,
        }
        lying = {n: coal for n, coal in enumerate(squares, start=1) if coal}
        if all(coal == order.squares[n - 1] for n, coal in lying.items()):
            card |= {"filled": list(lying)} if lying else {}
        else:
            card["filled"] = {str(n): coal for n, coal in lying.items()}
        cards.append(f"  {toml_value(card)},")
    width = max(map(len, cards))
    return [
        f"{card:<{width}}  # {order.label}" for card, order in zip(cards, task.orders, strict=True)
    ]
