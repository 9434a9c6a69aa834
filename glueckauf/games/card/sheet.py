"""The scoresheet of the card game: the five categories (CG-6.3).

Delivered stacks are for their owners until the end, so a view leaves unknown what depends on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.card.parts import FACE_DOWN_ORDER, Player
from glueckauf.games.card.scoring import Score, matched_shares
from glueckauf.games.card.telling import GAME
from glueckauf.games.sheet import UNKNOWN, Cell, Sheet, SheetRow, titled, total

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
        outcome=_outcome(state, language, you),
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


def _outcome(state: State, language: str, you: int | None) -> str:
    """Who has won, and what decided between those who are level on points (CG-6.4)."""
    if not state.is_over:
        return ""
    over = [event for event in state.events if event.name == "game-over"]
    told = [event.sentence(language, you) for event in over]
    best = max(state.scores)
    tied = [seat for seat, vp in enumerate(state.scores) if vp == best]
    if len(tied) > 1:
        winners = state.winners
        facts: dict[str, Fact] = {
            "tied": " ".join(map(str, tied)),
            "shared": int(len(winners) > 1),
            "seat": winners[0],
            "you": int(winners == (you,)),
            "reader": -1 if you is None else you,
            "token": max(state.players[winners[0]].tokens, default=0),
        }
        told.append(phrase_of(GAME, "tie-break", facts, language))
    return " ".join(told)
