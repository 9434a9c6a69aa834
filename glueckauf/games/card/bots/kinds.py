"""Kinds of moves that a bot of the card game may be forbidden: zones, innovations, the storage, passing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from glueckauf.games.card.bots.greedy import ranked
from glueckauf.games.card.notation import PASS, STORE, Load, read
from glueckauf.games.card.parts import ACTION_INNOVATIONS
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import PLAYERS, Rules, layout

STORED, USE = "storage", "use"


@lru_cache(maxsize=64)
def kinds(rules: Rules) -> tuple[str, ...]:
    """`mining` is every zone that begins so, `mining/2` one; `use` is to play any action innovation."""
    zones = layout(rules, PLAYERS[-1]).zones
    families = dict.fromkeys(zone.partition("/")[0] for zone in zones)
    played = [f"{USE}/{name}" for name in ACTION_INNOVATIONS]
    return (*dict.fromkeys((*families, *zones)), USE, *played, STORED, str(PASS))


def is_kind(move: str, kind: str) -> bool:
    if kind == STORED:
        step = read(move)
        return step == STORE or (isinstance(step, Load) and bool(step.lorry))
    return move == kind or move.startswith(f"{kind}/")


def narrowed(view: State, without: Sequence[str]) -> State:
    """No rule of this game forbids what bots may be forbidden."""
    return view


def instead(view: State, without: Sequence[str]) -> Iterable[str]:
    """Legal moves, the best first."""
    return ranked(view)
