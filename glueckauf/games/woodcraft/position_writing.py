"""A state as the `[position]` of a file: what position.py reads gives the state back.

Who has moved last does not lie in a position: only a record asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from glueckauf.core.toml import toml_value
from glueckauf.games.woodcraft.parts import (
    BACKS,
    CHESTS,
    COLOURS,
    DICE,
    EMPTY,
    HIDDEN,
    NO_DIE,
    ORDER,
    PHASES,
    ROWS,
    SIZE,
    STRUCK,
    UNTOLD,
    Choose,
    Drop,
    Extra,
    Free,
    Keep,
    Owed,
    Pick,
    Player,
    Rival,
    Roll,
    Take,
    Tie,
    Want,
    value_of,
)
from glueckauf.games.woodcraft.position import DARK, LIT, NO_FIELD
from glueckauf.games.woodcraft.position_due import (
    CHOOSE,
    DROP,
    EXTRA,
    FREE,
    KEEP,
    OWED,
    RIVAL,
    ROLL,
    TAKE,
    TIE,
    gain_text,
)
from glueckauf.games.woodcraft.rules import State

SIGNS = {STRUCK: NO_FIELD, UNTOLD: EMPTY}


def position_lines(state: State) -> list[str]:
    """The lines of `[position]` and of the tables in it."""
    return tree_lines(position_tree(state))


def tree_lines(tree: Mapping[str, Any]) -> list[str]:
    """The same of a tree as a file has it."""
    flat = {key: value for key, value in tree.items() if key not in ("due", "seats")}
    lines = ["[position]", *_lines(flat)]
    if "due" in tree:
        lines += ["[position.due]", *_lines(tree["due"])]
    for seat, sheet in tree.get("seats", {}).items():
        lines += [f"[position.seats.{seat}]", *_lines(sheet)]
    return lines


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {toml_value(value)}" for key, value in table.items()]


def position_tree(state: State) -> dict[str, Any]:
    """The same as a tree. ValueError when the game is over, and for what one player sees only."""
    if state.is_over:
        raise ValueError("the game is over: nobody is to move")
    held = [card for player in state.players for card in (*player.held, *player.done)]
    if BACKS & {*held, *state.decks[0], *state.decks[1]} or HIDDEN in state.choices:
        raise ValueError("some cards lie face down: write the whole state, not what a player sees")
    tree: dict[str, Any] = {"players": len(state.players)}
    if state.rules.without_head:
        tree["rules"] = state.rules.without_head
    if state.round:
        tree |= {"round": state.round, "turn": state.turn, "phase": PHASES[state.phase]}
        tree["pool"] = list(state.pool)
    tree["board"] = [EMPTY if die == NO_DIE else DICE[die] for die in state.board]
    tree |= {"gone": list(state.gone), "decks": list(map(list, state.decks))}
    tree["due"] = _due(state)
    tree["seats"] = {str(seat): _sheet(player) for seat, player in enumerate(state.players)}
    if not any(tree["board"]):
        del tree["board"]
    return {key: value for key, value in tree.items() if value or key != "gone"}


def _sheet(player: Player) -> dict[str, Any]:
    """What stands on a sheet and lies beside it; nothing is left out."""
    rows = (range(SIZE * row, SIZE * (row + 1)) for row in range(SIZE))
    struck: dict[str, list[int]] = {}
    for helper, number in player.struck:
        struck.setdefault(helper, []).append(number)
    sheet = {
        "dice": [name for name, n in zip(DICE, player.dice, strict=True) for _ in range(n)],
        "marked": _counts(player.marked),
        "used": _counts(player.used),
        "lanterns": ["".join(LIT if player.lanterns >> at & 1 else DARK for at in r) for r in rows]
        if player.lanterns
        else [],
        "helpers": list(player.helpers),
        "struck": struck,
        "chests": {
            chest: "c" * chestnuts + "b" * blueberries
            for chest, (chestnuts, blueberries) in zip(CHESTS, player.chests, strict=True)
            if chestnuts or blueberries
        },
        "nuts": player.nuts,
        "fields": [SIGNS[die] if die in SIGNS else DICE[die] for die in player.fields],
        "held": list(player.held),
        "done": list(player.done),
    }
    return {key: value for key, value in sheet.items() if value}


def _counts(row: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(ROWS, row, strict=True) if n}


# --- What is due ----------------------------------------------------------------------------


def _due(state: State) -> dict[str, Any]:
    step = state.todo[-1]
    match step:
        case Keep():
            return {"decision": KEEP, "seat": step.seat}
        case Roll():
            yellow = {"yellow": [value_of(die) for die in step.yellow]} if step.yellow else {}
            return {"decision": ROLL, **yellow}
        case Choose():
            return {"decision": CHOOSE, "seat": step.seat, "chosen": _chosen(state)}
        case Tie():
            fixed = {"first": list(step.first), "level": list(map(list, step.groups))}
            return {"decision": TIE, "chosen": _chosen(state), **fixed}
        case Rival():
            return {"decision": RIVAL, "colour": COLOURS[step.colour]}
        case Extra():
            return {"decision": EXTRA}
        case Drop():
            return {"decision": DROP}
    return _acting(state)


def _chosen(state: State) -> list[str]:
    made = (choice for choice in state.choices if choice is not None)
    return ["order" if choice == ORDER else f"die/{choice}" for choice in made]


def _acting(state: State) -> dict[str, Any]:
    """Taking or free actions: whose they are stands below what is being settled."""
    todo: tuple[Any, ...] = state.todo
    frees = [step.seat for step in reversed(todo) if isinstance(step, Free)]
    above = list(todo[len(frees) + 1 :])  # Close lies at the bottom
    due: dict[str, Any] = {"decision": FREE, "seat": todo[-1].seat, "waiting": frees[1:]}
    if above and isinstance(above[0], Owed):
        due = {"decision": TAKE, "order": frees, "owed": list(above.pop(0).seats)}
        due["wanting"] = [step.seat for step in _leading(above, Want)]
        due["taking"] = {str(step.seat): step.column for step in _leading(above, Take)}
        due["seat"] = todo[-1].seat
    elif above and len(frees) == len(state.players) and all(map(_is_bonus_order, above)):
        return {"decision": OWED, "order": frees, "owed": [step.seat for step in reversed(above)]}
    due["gains"] = [gain_text(step) for step in reversed(above)]
    return {key: value for key, value in due.items() if value or key == "seat"}


def _leading(steps: list[Any], kind: type) -> list[Any]:
    """The first steps of a kind, taken out of the list; the next one of them first."""
    found: list[Any] = []
    while steps and isinstance(steps[0], kind) and not _is_bonus_order(steps[0]):
        found.insert(0, steps.pop(0))
    return found


def _is_bonus_order(step: Any) -> bool:
    return isinstance(step, (Want, Pick)) and step.is_bonus
