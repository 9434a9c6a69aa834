"""The scoresheet of the card game: the five categories (CG-6.3).

Delivered stacks are for their owners until the end, so a view leaves unknown what depends on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.texts import Fact, tell
from glueckauf.games.card.parts import FACE_DOWN_ORDER, Player
from glueckauf.games.card.scoring import Score, matched_shares
from glueckauf.games.card.telling import GAME
from glueckauf.games.sheet import UNKNOWN, Cell, Sheet, SheetRow, outcome, titled, total

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State

SOURCES = {"a": "lorries", "b": "orders", "c": "shares", "d": "tokens", "e": "objectives"}


def scoresheet(state: State, language: str = "en", you: int | None = None) -> Sheet:
    """What everybody has in each category, and what it is worth."""
    columns = [
        _cells(player, score) for player, score in zip(state.players, state.breakdown, strict=True)
    ]
    rows = tuple(
        SheetRow(source, tell(GAME, f"label-category-{letter}", {}, language), cells)
        for (letter, source), cells in zip(SOURCES.items(), zip(*columns, strict=True), strict=True)
    )
    return Sheet(
        title=titled("end" if state.is_over else "now", language, shift=state.shift),
        people=tuple(
            tell(GAME, "person", {"seat": seat, "you": int(seat == you)}, language)
            for seat in range(len(state.players))
        ),
        rows=rows,
        totals=tuple(total(cell.vp for cell in column) for column in columns),
        shift=state.shift,
        is_scored=state.is_over,
        outcome=outcome(state, _tie, language, you),
        winners=state.winners,
        language=language,
    )


def _cells(player: Player, score: Score) -> tuple[Cell, ...]:
    """Of each category what a player has: scoring lorries, orders, matched shares, …"""
    delivered, held = player.delivered, len(player.shares)
    tokens = Cell(len(player.tokens), score.tokens)
    objectives = len(player.objectives)
    if any(train.order == FACE_DOWN_ORDER for train in delivered):
        return (
            Cell(None, None),
            Cell(len(delivered), None),
            Cell(None, None if held else 0, shown=f"{UNKNOWN}/{held}"),
            tokens,
            Cell(objectives, None if objectives else 0),
        )
    loads = [wagon.load for train in delivered for wagon in train.wagons]
    matched = sum(matched_shares(player).values())
    return (
        Cell(sum(load is not None and load.vp > 0 for load in loads), score.lorries),
        Cell(len(delivered), score.orders),
        Cell(matched, score.shares, shown=f"{matched}/{held}"),
        tokens,
        Cell(objectives, score.objectives),
    )


def _tie(state: State) -> dict[str, Fact]:
    """The highest shift token wins; without any, the victory is shared (CG-6.4)."""
    winners = state.winners
    return {
        "shared": int(len(winners) > 1),
        "token": max(state.players[winners[0]].tokens, default=0),
    }
