"""The scoresheet of Switch & Signal: the goods in each port (SS-9.1), which count for everybody alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.texts import tell
from glueckauf.games.sheet import Cell, Sheet, SheetRow
from glueckauf.games.signal.telling import GAME, where

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State

_ENDS = ("won", "ran-out", "out-of-time")  # events that tell how it ended


def scoresheet(state: State, language: str = "en", you: int | None = None) -> Sheet:
    """A row for each port: the goods that lie there, and how many of them count."""
    seats = range(len(state.players))
    rows = tuple(
        SheetRow(
            score.port,
            tell(GAME, "label-sheet-port", {"port": where(state.map, score.port)}, language),
            (Cell(sum(row), score.total),) * len(seats),
        )
        for score, row in zip(state.breakdown, state.stored, strict=True)
    )
    ends = (event.sentence(language, you) for event in state.events if event.name in _ENDS)
    return Sheet(
        title=tell(GAME, "label-sheet-title", {"over": int(state.is_over)}, language),
        people=tuple(
            tell(GAME, "person", {"seat": seat, "you": int(seat == you)}, language)
            for seat in seats
        ),
        rows=rows,
        totals=state.scores,
        shift=state.layout.deck - state.deck,
        is_scored=state.is_over,
        outcome=" ".join(ends),
        winners=state.winners,
        language=language,
    )
