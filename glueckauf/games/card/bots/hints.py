"""Hints at the table, from what the player may know: first where to look, then which move."""

from __future__ import annotations

from glueckauf.core.texts import tell
from glueckauf.games.card.bots.greedy import best_plan
from glueckauf.games.card.bots.reasons import reason
from glueckauf.games.card.notation import Move, Place, Use
from glueckauf.games.card.rules import State
from glueckauf.games.card.table import label, paths
from glueckauf.games.card.telling import GAME
from glueckauf.games.contract import Advice


def advice(view: State, step: int, language: str, move: str | None = None) -> Advice:
    """What Greedy would do, which is no proof, or a given move. `step` 0: where to look; 1: which move."""
    known = next((one for one in view.legal_moves() if one == move), None)
    return _told(view, step, language, known or best_plan(view).move)


def _told(view: State, step: int, language: str, move: Move) -> Advice:
    if not step:
        return Advice(
            tell(GAME, "advice-where", {"kind": _kind(move)}, language), _around(view, move)
        )
    words = tell(GAME, "advice-move", {"label": label(view, move, language)}, language)
    return Advice(f"{words} {reason(view, move, language)}", _way(view, move))


def _way(view: State, move: Move) -> tuple[str, ...]:
    """The keys that make a move."""
    ways = paths(view, move, frozenset(map(str, view.legal_moves())))
    return ways[0] if ways else ()


def _around(view: State, move: Move) -> tuple[str, ...]:
    """Where a move is made, without telling which one it is: zones of the same kind."""
    if not isinstance(move, Place):
        return _way(view, move)[:1]
    kind = move.partition("/")[0]
    return tuple(zone for zone in view.layout.zones if zone.partition("/")[0] == kind)


def _kind(move: Move) -> str:
    """mining, lorry, … for a zone; use; else the kind of the move: pay, dock, load, …"""
    if isinstance(move, Place):
        return move.partition("/")[0]
    return "use" if isinstance(move, Use) else type(move).__name__.lower()
