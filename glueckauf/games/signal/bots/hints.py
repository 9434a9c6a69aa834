"""Hints at the table: first where to look, then which move."""

from __future__ import annotations

from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import tell
from glueckauf.games.contract import Advice
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.bots.greedy import best_plan
from glueckauf.games.signal.bots.reasons import reason
from glueckauf.games.signal.notation import Move
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.table import label, paths, prompt
from glueckauf.games.signal.telling import GAME


def advice(view: State, step: int, language: str, move: str | None = None) -> Advice:
    """What Greedy would do, which is no proof, or a given move. `step` 0: where to look; 1: which move."""
    if view.to_move in (None, CHANCE):
        return Advice(prompt(view, language))
    known = note.read(move) if move is not None and view.why_not(move) is None else None
    return _told(view, step, language, known or best_plan(view).move)


def _told(view: State, step: int, language: str, move: Move) -> Advice:
    if not step:
        return Advice(
            tell(GAME, "advice-where", {"kind": _kind(move)}, language), _way(view, move)[:1]
        )
    words = tell(GAME, "advice-move", {"label": label(view, move, language)}, language)
    return Advice(f"{words} {reason(view, move, language)}", _way(view, move))


def _way(view: State, move: Move) -> tuple[str, ...]:
    """The keys that make a move."""
    ways = paths(view, move, frozenset(map(str, view.legal_moves())))
    return min(ways, key=len) if ways else ()


def _kind(move: Move) -> str:
    """signal, switch, train, load, deploy, …"""
    return str(move).partition("/")[0]
