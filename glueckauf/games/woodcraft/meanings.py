"""What a click would mean, legal or not: of what is not, the rules say why.

A key alone means the move that comes closest to being legal (`natural`), and two things that are pointed at
one after the other mean what is done with both (`joined`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from glueckauf.games.contract import Path
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    CHESTS,
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
from glueckauf.games.woodcraft.targets import ASKED, END, ORDER, SUBSTITUTE, TRADER, due, mover
from glueckauf.games.woodcraft.views import shows

# --- One click ------------------------------------------------------------------------------


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
        return f"take/{detail}" if isinstance(step, Pick) else ORDER
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


def _with_material(player: Player, material: str) -> list[str]:
    """Everything that a material could do to the dice; what comes closest to being legal first."""
    kinds = _kinds(player)
    if material == "offcut":
        return [str(note.offcut(die)) for die in kinds]
    if material == "saw":
        return [move for die in kinds for move in _sawn(die)]
    pairs = [(die, other) for die in kinds for other in kinds if other >= die]
    pairs = [pair for pair in pairs if _has(player, pair)] or pairs
    return [
        str(note.glue(*pair, colour_of(pair[0])))
        for pair in sorted(pairs, key=lambda pair: sum(map(value_of, pair)))
    ]


def _has(player: Player, pair: tuple[int, int]) -> bool:
    return pair[0] != pair[1] or player.dice[pair[0]] > 1


def _sawn(die: int) -> list[str]:
    """All ways to saw a die; a 1 is tried, too, so that the rules say why not."""
    value = value_of(die)
    smalls = range(1, value // 2 + 1)
    return [str(note.saw(die, small, value - small)) for small in smalls] or [
        str(note.saw(die, 1, 1))
    ]


def _glued(player: Player, die: int) -> list[str]:
    """A die with every other one, the smallest first."""
    pairs = [(min(die, other), max(die, other)) for other in _kinds(player)]
    pairs = [pair for pair in pairs if _has(player, pair)] or pairs
    pairs.sort(key=lambda pair: sum(map(value_of, pair)))
    return [str(note.glue(*pair, colour_of(die))) for pair in pairs]


def _with_die(player: Player, die: int) -> list[str]:
    """Everything that could be done to a die, with what its owner has first."""
    ways = {
        "offcut": [str(note.offcut(die))],
        "saw": _sawn(die),
        "glue": _glued(player, die),
    }
    owned = [way for way in ways if player.owned(MATERIALS.index(way))]
    adjusted = _adjusted(die)
    if ADJUSTERS[colour_of(die)] in player.helpers and not owned:
        return adjusted
    ordered = sorted(ways, key=lambda way: way not in owned)
    return [*(move for way in ordered for move in ways[way]), *adjusted]


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
        return _substituted(player, _owned(player))
    return [f"hire/{helper}"]


def _owned(player: Player) -> tuple[str, ...]:
    """The materials that there are; without any, all, so that the rules say what is missing."""
    return tuple(m for row, m in enumerate(MATERIALS) if player.owned(row)) or MATERIALS


def _substituted(player: Player, given: tuple[str, ...]) -> Iterator[str]:
    """Every action that these materials could pay for in place of another."""
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


# --- One click after another ------------------------------------------------------------------


def joined(state: State) -> Iterator[tuple[Path, str, str]]:
    """Free actions: tools with dice, dice with dice, helpers with materials."""
    player, own = mover(state), f"{state.to_move}:"
    if player is None or not isinstance(due(state), Free):
        return
    paid = dict(_payable(player))
    kinds = [die for die, count in enumerate(player.dice) if count]
    for die in kinds:
        at = f"{own}die/{DICE[die]}"
        for tool, moves in _tools(player, die, paid):
            move = str(_best(state, moves))
            yield (f"{own}{tool}",), at, move
            yield (at,), f"{own}{tool}", move
        for other in kinds if "glue" in paid else ():
            pair = min(die, other), max(die, other)
            if _has(player, pair):
                move = f"{note.glue(*pair, colour_of(die))}{paid['glue']}"
                yield (at,), f"{own}die/{DICE[other]}", move
    yield from _traded(state, player, own)


def _payable(player: Player) -> Iterator[tuple[str, str]]:
    """The materials that can be used, and how a move says that another one is crossed out for it."""
    for row, material in enumerate(MATERIALS):
        if player.owned(row):
            yield material, ""
        elif SUBSTITUTE in player.helpers and any(player.materials):
            yield material, f":{_owned(player)[0]}>{material}"


def _tools(player: Player, die: int, paid: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """What works on dice, with what it could do to this one."""
    ways = {"offcut": [str(note.offcut(die))], "saw": _sawn(die), "glue": _glued(player, die)}
    for material, how in paid.items():
        yield material, [f"{move}{how}" for move in ways[material]]
    for helper in ADJUSTERS:
        if helper in player.helpers:
            yield f"helper/{helper}", _adjusted(die)


def _traded(state: State, player: Player, own: str) -> Iterator[tuple[Path, str, str]]:
    """What is sold, or crossed out in place of something else."""
    for given in MATERIALS:
        if TRADER in player.helpers:
            yield (f"{own}helper/{TRADER}",), f"{own}{given}", f"sell/{given}"
        if SUBSTITUTE in player.helpers:
            helper, moves = f"{own}helper/{SUBSTITUTE}", list(_substituted(player, (given,)))
            yield (helper,), f"{own}{given}", str(_best(state, moves))
            for used in (one for one in MATERIALS if one != given):
                found = [move for move in moves if move.endswith(f">{used}")]
                yield (helper, f"{own}{given}"), f"{own}{used}", str(_best(state, found))
