"""What can be pointed at: the keys of the picture, and the clicks that make a move.

The picture marks everything with a key: `column/3`, `pool/I-05`, and what belongs to a player with the
owner's seat: `0:die/Y4`, `0:saw`, `0:order/I-05`, `0:cell/1,2`, `0:chest/orders`, `0:helper/trader`. A move
is made by a path of keys. No two moves share one, and none is the beginning of another.

A material is used by pointing at it and then at the dice, or the other way round; two dice alone are
glued. The substitute comes first, then what is crossed out, then what it is used as. Which colour stays,
which parts a die is sawn into, whether it goes up or down, are buttons where there is a choice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from glueckauf.games.contract import Path
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    COLOURS,
    DICE,
    MATERIALS,
    Player,
    colour_of,
    value_of,
)
from glueckauf.games.woodcraft.rules import State

END, ORDER, UP, DOWN = "end", "order", "up", "down"
STAYS, PARTS = "stays/", "parts/"  # buttons: which colour, which two values
BUTTONS = (END, ORDER, UP, DOWN)
ASKED = ("value/", "line/", "gain/", STAYS, PARTS)  # beginnings of buttons
SUBSTITUTE, TRADER = "substitute", "trader"


def is_button(key: str) -> bool:
    return key in BUTTONS or key.startswith(ASKED)


def due(state: State) -> Any:
    """What is to be decided, or rolled; None after the end."""
    return state.todo[-1] if state.todo else None


def mover(state: State) -> Player | None:
    """Whoever decides; nobody while chance does, or after the end."""
    return None if state.to_move is None or state.to_move < 0 else state.players[state.to_move]


# --- Paths ----------------------------------------------------------------------------------


def paths(state: State, move: Move, legal: Collection[str]) -> tuple[Path, ...]:
    """The ways to make a legal move by pointing; chance is not pointed at."""
    own = f"{state.to_move}:"
    match move:
        case note.Keep():
            return ((f"{own}order/{move.order}",),)
        case note.Column():
            return ((f"column/{move.column}",),)
        case note.Order():
            return ((ORDER,), *((f"pool/{order}",) for order in state.pool if order))
        case note.Take():
            return ((f"pool/{move.order}",),)
        case note.Lantern():
            return ((f"{own}cell/{move.row + 1},{move.column + 1}",),)
        case note.Chest() | note.Fill():
            return ((f"{own}chest/{move.chest}",),)
        case note.Hire():
            return ((f"{own}helper/{move.helper}",),)
        case note.Sell():
            return ((f"{own}helper/{TRADER}", f"{own}{MATERIALS[move.material]}"),)
        case note.Adjust():
            return tuple(_adjusting(own, move, legal))
        case note.Complete() | note.Glue() | note.Saw() | note.Offcut():
            return tuple(_paid(own, move))
        case note.Line() | note.Value() | note.GainDie() | note.GainMaterial() | note.End():
            return ((str(move),),)
    return ()


def _adjusting(own: str, move: note.Adjust, legal: Collection[str]) -> Iterator[Path]:
    """The helper and the die, in any order; then up or down, if both are possible."""
    helper = f"{own}helper/{ADJUSTERS[colour_of(move.die)]}"
    die = f"{own}die/{DICE[move.die]}"
    both = str(note.adjust(move.die, -move.by)) in legal
    way = ((UP if move.by > 0 else DOWN),) if both else ()
    yield (helper, die, *way)
    yield (die, helper, *way)


def _paid(own: str, move: note.Complete | note.Glue | note.Saw | note.Offcut) -> Iterator[Path]:
    """With the material itself, or with another one and the substitute."""
    if move.sub is not None:
        given, used = (f"{own}{MATERIALS[row]}" for row in move.sub)
        for way in _beyond_material(own, move):
            yield (f"{own}helper/{SUBSTITUTE}", given, used, *way)
        return
    if isinstance(move, note.Complete):
        yield (f"{own}order/{move.order}",)
        return
    material = f"{own}{_material(move)}"
    for way in _beyond_material(own, move):
        yield (material, *way)
    for first, *rest in _beyond_material(own, move):
        yield (first, material, *rest)
    if isinstance(move, note.Glue):
        yield from _beyond_material(own, move)


def _material(move: note.Glue | note.Saw | note.Offcut) -> str:
    if isinstance(move, note.Glue):
        return "glue"
    return "saw" if isinstance(move, note.Saw) else "offcut"


def _beyond_material(
    own: str, move: note.Complete | note.Glue | note.Saw | note.Offcut
) -> Iterator[Path]:
    """What is pointed at when the material is known."""
    if isinstance(move, note.Complete):
        yield (f"{own}order/{move.order}",)
    elif isinstance(move, note.Glue):
        one, two = (f"{own}die/{DICE[die]}" for die in move.dice)
        colours = {colour_of(die) for die in move.dice}
        last = (STAYS + COLOURS[move.colour],) if len(colours) > 1 else ()
        yield (one, two, *last)
        if one != two:
            yield (two, one, *last)
    elif isinstance(move, note.Saw):
        parts = "+".join(map(str, move.parts))
        last = (PARTS + parts,) if value_of(move.die) > 3 else ()
        yield (f"{own}die/{DICE[move.die]}", *last)
    else:
        yield (f"{own}die/{DICE[move.die]}",)
