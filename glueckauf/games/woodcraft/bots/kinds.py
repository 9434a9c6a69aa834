"""Kinds of moves that a bot may be forbidden: the first words of decisions, and paying through the substitute."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.games.woodcraft.bots.greedy import ranked
from glueckauf.games.woodcraft.moves import Paid
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules

SUBSTITUTE = "substitute"
_WORDS = ("order", "complete", "glue", "saw", "offcut", "adjust", "sell", "hire", "fill")


def kinds(rules: Rules) -> tuple[str, ...]:
    """The first words of moves; `substitute` is any action that it helps to pay."""
    return (*_WORDS, SUBSTITUTE)


def is_kind(move: str, kind: str) -> bool:
    if kind == SUBSTITUTE:
        action = read(move)
        return isinstance(action, Paid) and action.sub is not None
    return move.partition("/")[0] == kind


def narrowed(view: State, without: Sequence[str]) -> State:
    """No rule of this game forbids what bots may be forbidden."""
    return view


def instead(view: State, without: Sequence[str]) -> Iterable[str]:
    """Legal moves, the best first."""
    return ranked(view)
