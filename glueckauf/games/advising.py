"""Hints and reasons as rooms tell them: where to look, which move, and how far it is ahead of others.

A room has the messages `advice-where` (with the fact `kind`, the first word of the move), `advice-move`
and `reason-told` in its texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.core.texts import Fact, decimal, tell
from glueckauf.games.contract import Advice, Path, TableRoom

Reason = Callable[[Any, str, str], str]  # of a view, a move and a language


def hint(
    table: TableRoom, reason: Reason, view: Any, step: int, language: str, move: str
) -> Advice:
    """`step` 0: where to look, without telling which move it is; 1: the move, and what it brings."""
    way = _way(table, view, move)
    if not step:
        kind = move.partition("/")[0]
        return Advice(tell(view.game, "advice-where", {"kind": kind}, language), way[:1])
    words = tell(view.game, "advice-move", {"label": table.label(view, move, language)}, language)
    return Advice(f"{words} {reason(view, move, language)}", way)


def _way(table: TableRoom, view: Any, move: str) -> Path:
    """The keys that make a move."""
    ways = table.paths(view, move, frozenset(map(str, view.legal_moves())))
    return min(ways, key=len) if ways else ()


def compared(
    table: TableRoom, view: Any, move: str, told: str, worths: Mapping[str, float], language: str
) -> str:
    """A reason, and where there was a choice how much more the move is worth than the next best."""
    others = {other: worth for other, worth in worths.items() if other != move}
    if move not in worths or not others:
        return told
    best = max(others, key=others.__getitem__)
    lead = round(worths[move] - others[best], 1)
    facts: dict[str, Fact] = {
        "reason": told,
        "lead": decimal(abs(lead), language),
        "way": "more" if lead > 0 else "less" if lead < 0 else "same",
        "other": table.label(view, best, language),
    }
    return tell(view.game, "reason-told", facts, language)
