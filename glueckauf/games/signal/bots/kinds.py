"""Kinds of moves that a bot may be forbidden: actions, helpers, and paying with two cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.games.signal.bots.greedy import ranked
from glueckauf.games.signal.notation import Action, read
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules

PAIR = "pair"
_WORDS = ("signal", "switch", "train", "load")
_HELPERS = ("dispatcher", "hold", "keeper", "reroll", "shunt")


def kinds(rules: Rules) -> tuple[str, ...]:
    """The first words of moves; `pair` is any action that two cards pay."""
    return (*_WORDS, PAIR, *_HELPERS)


def is_kind(move: str, kind: str) -> bool:
    if kind == PAIR:
        action = read(move)
        return isinstance(action, Action) and bool(action.pay)
    return move.partition("/")[0] == kind


def narrowed(view: State, without: Sequence[str]) -> State:
    """No rule of this game forbids what bots may be forbidden."""
    return view


def instead(view: State, without: Sequence[str]) -> Iterable[str]:
    """Legal moves, the best first."""
    return ranked(view)
