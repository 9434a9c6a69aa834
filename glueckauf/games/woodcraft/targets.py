"""What can be pointed at: the keys of the picture, and the clicks that make a move.

The picture marks everything with a key: `column/3`, `pool/I-05`, and what belongs to a player with the
owner's seat: `0:die/Y4`, `0:saw`, `0:order/I-05`, `0:cell/1,2`, `0:chest/orders`, `0:helper/trader`. A move
is made by a path of keys. No two moves share one, and none is the beginning of another.

A material is used by pointing at it and then at the dice, or the other way round; two dice alone are
glued. The substitute comes first, then what is crossed out, then what it is used as. Which colour stays,
which parts a die is sawn into, whether it goes up or down, are buttons where there is a choice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from glueckauf.games.contract import Path
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    CHESTS,
    COLOURS,
    DICE,
    DIE_AT,
    FACES,
    HELPERS,
    MATERIALS,
    SIZE,
    Choose,
    Fill,
    Free,
    Keep,
    Mark,
    Pick,
    Player,
    colour_of,
    value_of,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.views import shows

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
    if isinstance(move, note.Glue):
        yield from _beyond_material(own, move)
    else:
        first, *rest = next(iter(_beyond_material(own, move)))
        yield (first, material, *rest)


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


# --- Why not --------------------------------------------------------------------------------


def candidates(state: State, shown: str) -> Iterator[str]:
    """The keys that could mean a move now and are in sight."""
    return (key for key in _candidates(state) if shows(shown, key))


def _candidates(state: State) -> Iterator[str]:
    player, own = mover(state), f"{state.to_move}:"
    if player is None:
        return
    step = due(state)
    if isinstance(step, Choose):
        yield from (f"column/{number + 1}" for number in range(state.layout.columns))
    if isinstance(step, Choose | Pick):
        yield from (f"pool/{order}" for order in state.pool if order)
    if isinstance(step, Keep | Free):
        yield from (f"{own}order/{order}" for order in player.held)
    if isinstance(step, Mark):
        for row in range(1, SIZE + 1):
            yield from (f"{own}cell/{row},{column}" for column in range(1, SIZE + 1))
    if isinstance(step, Fill | Free):
        yield from (f"{own}chest/{chest}" for chest in CHESTS)
    if isinstance(step, Free):
        yield from (f"{own}die/{DICE[die]}" for die, count in enumerate(player.dice) if count)
        yield from (f"{own}{material}" for material in MATERIALS)
        yield from (f"{own}helper/{helper}" for helper in HELPERS)


def natural(state: State, key: str) -> str | None:
    """The move that pointing at this key would most naturally mean, legal or not."""
    player = mover(state)
    if player is None:
        return None
    step = due(state)
    kind, _, detail = key.partition("/")
    if kind == "column":
        return f"die/{detail}"
    if kind == "pool":
        return ORDER if isinstance(step, Choose) else f"take/{detail}"
    if key in (END, ORDER) or key.startswith(ASKED[:3]):
        return key
    owner, _, thing = kind.partition(":")
    if owner != str(state.to_move):
        return None
    match thing:
        case "order":
            return f"keep/{detail}" if isinstance(step, Keep) else _completing(state, detail)
        case "cell":
            return f"lantern/{detail}"
        case "chest":
            return f"chest/{detail}" if isinstance(step, Fill) else f"fill/{detail}"
        case "helper":
            return _best(state, _helping(player, detail))
        case "die" if detail in DIE_AT:
            return _best(state, _with_die(player, DIE_AT[detail]))
        case "saw" | "glue" | "offcut":
            return _best(state, _with_material(player, thing))
    return None


def _completing(state: State, order: str) -> str | None:
    return _best(state, [f"complete/{order}"])


def _kinds(player: Player) -> list[int]:
    """The dice that there are; without any, all, so that the rules say what is missing."""
    return [die for die, count in enumerate(player.dice) if count] or list(range(len(DICE)))


def _with_material(player: Player, material: str) -> Iterable[str]:
    """Everything that a material could do to the dice."""
    kinds = _kinds(player)
    if material == "offcut":
        return [str(note.offcut(die)) for die in kinds]
    if material == "saw":
        return [move for die in kinds for move in _sawn(die)] or ["saw/Y2=1+1"]
    return [move for die in kinds for move in _glued(player, die)]


def _sawn(die: int) -> list[str]:
    value = value_of(die)
    return [str(note.saw(die, small, value - small)) for small in range(1, value // 2 + 1)]


def _glued(player: Player, die: int) -> list[str]:
    """A die with every other one; two of a kind are tried even where there is only one."""
    return [
        str(note.glue(min(die, other), max(die, other), colour_of(die))) for other in _kinds(player)
    ]


def _with_die(player: Player, die: int) -> Iterator[str]:
    yield str(note.offcut(die))
    yield from _sawn(die)
    yield from _glued(player, die)
    yield from _adjusted(die)


def _adjusted(die: int) -> list[str]:
    return [
        str(note.adjust(die, by))
        for by in (*range(1, FACES), *range(-1, -FACES, -1))
        if 1 <= value_of(die) + by <= FACES
    ]


def _helping(player: Player, helper: str) -> Iterable[str]:
    """Hiring, or what a hired helper could do now."""
    if helper not in player.helpers:
        return [f"hire/{helper}"]
    if helper in ADJUSTERS:
        colour = ADJUSTERS.index(helper)
        kinds = [die for die in _kinds(player) if colour_of(die) == colour]
        kinds = kinds or [die for die in range(len(DICE)) if colour_of(die) == colour]
        return [move for die in kinds for move in _adjusted(die)]
    if helper == TRADER:
        return [f"sell/{material}" for material in MATERIALS]
    if helper == SUBSTITUTE:
        return _substituted(player)
    return [f"hire/{helper}"]


def _substituted(player: Player) -> Iterator[str]:
    """Every action that an owned material could pay for in place of another."""
    given = [material for row, material in enumerate(MATERIALS) if player.owned(row)] or MATERIALS
    for material in MATERIALS:
        for other in given:
            if other != material:
                for move in _with_material(player, material):
                    yield f"{move}:{other}>{material}"
    for order in player.held:
        for other in given:
            for material in MATERIALS:
                if other != material:
                    yield f"complete/{order}:{other}>{material}"


def _best(state: State, moves: Iterable[str]) -> str | None:
    """The first legal one of these moves, else the first."""
    first = None
    for move in moves:
        if state.why_not(move) is None:
            return move
        first = first or move
    return first
