"""Positions that were dealt, set right: as a game can come to them.

What a sheet has cost is crossed out, what its orders and lanterns have brought is circled, every chestnut has come
from somewhere, and dice are left on the board. The earlier turns stay left out (`possible.PAST`). Nothing is
drawn from the stream of the questions, so a question is the same wherever it is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.core.streams import stream
from glueckauf.games.woodcraft.parts import (
    BLUEBERRY,
    CHESTS,
    DICE,
    DIE_AT,
    EMPTY,
    FACES,
    FULL,
    MATERIALS,
    ROWS,
    SIZE,
    colour_of,
    die_of,
    left_to_right,
    value_of,
)
from glueckauf.games.woodcraft.position import DARK, KEYS, LIT, SEAT_KEYS, lay
from glueckauf.games.woodcraft.puzzles.making.question import Question, Tree
from glueckauf.games.woodcraft.puzzles.possible import contradictions
from glueckauf.games.woodcraft.puzzles.possible_sheet import Sheet
from glueckauf.games.woodcraft.ruleset import published

LATE: Mapping[str, Any] = {"round": 5, "turn": 2}  # where dice and cards of both phases can be had
KEPT = ("I-01", "I-02", "I-12", "I-13", "I-15", "I-16")  # orders that bring nothing but points
BERRIES = "bb"  # the slots of the chest of helpers
EATER = "timber"  # a helper who eats blueberries and has done what he does
WORN = ("saw", "offcut", "glue")  # the rows that brought chestnuts, the first that can have
SLOTS = ("lanterns", "reputation", "order_vp", "orders")  # what chestnuts fill, two slots first


def set_right(asked: Question) -> Question:
    """The same question in a position that can arise, as far as one is found."""
    tree = {**LATE, **deepcopy(asked.position)}
    sheet = tree["seats"]["0"]
    if "held" not in sheet and "done" not in sheet:
        sheet["done"] = [stream("woodcraft kept", repr(sheet)).choice(KEPT)]
    _leave_dice(tree)
    _pay(tree, sheet)
    _circle(tree, sheet)
    _find_chestnuts(tree, sheet)
    nuts = _sheet_of(tree).nuts()
    if nuts:
        sheet["nuts"] = nuts
    for key, keys in (("marked", ROWS), ("used", ROWS), ("chests", CHESTS)):
        sheet[key] = _in_order(keys, sheet.get(key, {}))
    told = {key: value for key, value in sheet.items() if value}
    tree["seats"] = {"0": _in_order(SEAT_KEYS, told)}
    return asked._replace(position=_in_order(KEYS, tree))


def _in_order(keys: Sequence[str], table: Tree) -> Tree:
    """As files are written."""
    return {key: table[key] for key in keys if key in table}


def _sheet_of(tree: Tree) -> Sheet:
    return Sheet(lay(Field("generated", "position", tree)), 0)


# --- The board ------------------------------------------------------------------------------


def _leave_dice(tree: Tree) -> None:
    """Two dice of a colour are left at most, when the second turn begins; two or three in all."""
    if "board" in tree:
        dice = [DIE_AT[name] for name in tree["board"] if name]
        if len({*map(colour_of, dice)}) == 1:
            dice[-1] = die_of(1 - colour_of(dice[-1]), value_of(dice[-1]))
    else:
        rng = stream("woodcraft board", repr(tree["seats"]))
        number = 3 if "wanting" in tree["due"] else 2
        dice = [die_of(at % 2, rng.randint(1, FACES)) for at in range(number)]
    there = [DICE[die] for die in sorted(dice, key=left_to_right)]
    tree["board"] = [*[EMPTY] * (len(published().yellow) - len(there)), *there]


# --- Materials ------------------------------------------------------------------------------


def _mark(sheet: Tree, row: str, number: int, *, used: bool = True) -> None:
    """More icons are circled, and crossed out."""
    for key in ("marked", "used") if used else ("marked",):
        if number > 0:
            counts = sheet.setdefault(key, {})
            counts[row] = counts.get(row, 0) + number


def _pay(tree: Tree, sheet: Tree) -> None:
    """What helpers, chests and completed orders have cost; and the saw blades that so many dice took."""
    has = _sheet_of(tree)
    for row, number in zip(ROWS, (*has.needs(), has.paid()), strict=True):
        _mark(sheet, row, number)
    while any(one.key.endswith(".dice") for one in contradictions(_sheet_of(tree).state)):
        _mark(sheet, "saw", 1)


def _circle(tree: Tree, sheet: Tree) -> None:
    """What completed orders and lines have brought was worked with; blueberries fill the chest of helpers, or are left."""
    has = _sheet_of(tree)
    for at, row in enumerate(MATERIALS):
        _mark(sheet, row, has.sure(row) - has.player.marked[at])
    berries = has.sure(ROWS[BLUEBERRY]) - has.player.marked[BLUEBERRY]
    cost = has.layout.helper_cost[EATER]
    if berries >= cost and EATER not in has.player.helpers:
        sheet["helpers"] = [*sheet.get("helpers", ()), EATER]
        _mark(sheet, ROWS[BLUEBERRY], cost)
        berries -= cost
    into = _fill_with_berries(sheet, berries)
    _mark(sheet, ROWS[BLUEBERRY], berries - into, used=False)
    lit, more = has.player.lanterns, has.sure("lantern") - has.player.lanterns.bit_count()
    for cell in range(SIZE * SIZE) if more > 0 else ():
        if (
            more and cell % (SIZE + 1) == 0 and not lit >> cell & 1
        ):  # the diagonal completes no line
            lit, more = lit | 1 << cell, more - 1
    if lit != has.player.lanterns and lit != FULL:
        rows = (range(SIZE * row, SIZE * (row + 1)) for row in range(SIZE))
        sheet["lanterns"] = ["".join(LIT if lit >> at & 1 else DARK for at in row) for row in rows]


def _fill_with_berries(sheet: Tree, number: int) -> int:
    """So many blueberries, or as many as there is room for, were laid into the chest of helpers."""
    filled = sheet.get("chests", {}).get("helpers", "")
    into = max(0, min(number, len(BERRIES) - len(filled)))
    if into:
        sheet.setdefault("chests", {})["helpers"] = filled + "b" * into
        _mark(sheet, ROWS[BLUEBERRY], into)
    return into


def _find_chestnuts(tree: Tree, sheet: Tree) -> None:
    """Rows that are full enough have brought those that lie in chests; those that were brought lie there."""
    has = _sheet_of(tree)
    lacking = sum(filled for filled, _ in has.player.chests) - has.chestnuts()
    berries = min(has.layout.chestnuts[BLUEBERRY]) - has.player.marked[BLUEBERRY]
    room = len(BERRIES) - len(sheet.get("chests", {}).get("helpers", ""))
    if lacking > 0 and 0 < berries <= room:
        _fill_with_berries(sheet, berries)
        lacking -= 1
    for row in WORN:
        at = ROWS.index(row)
        number = min(has.layout.chestnuts[at]) - has.player.marked[at]
        if lacking > 0 and number > 0:
            _mark(sheet, row, number)
            lacking -= 1
    for chest in SLOTS:
        at = has.layout.chest_at[chest]
        filled = has.player.chests[at][0]
        if lacking < 0 and filled < has.layout.slots[at][0]:
            sheet.setdefault("chests", {})[chest] = "c" * (filled + 1)
            lacking += 1
