"""The scoresheet: the goods that count, port by port, the same for the whole team (SS-9.1, SS-10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.texts import tell
from glueckauf.games.sheet import Cell, Sheet, SheetRow
from glueckauf.games.signal.parts import GOODS
from glueckauf.games.signal.telling import GAME, where

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State

_ENDS = ("won", "ran-out", "out-of-time")


def scoresheet(state: State, language: str = "en", you: int | None = None) -> Sheet:
    """A row for the needed goods of each port, and one for its extra goods where some are asked for."""
    on, seats = state.map, len(state.players)
    rows = []
    for score in state.breakdown:
        port = {"port": where(on, score.port)}
        asked = on.needs[score.port] * len(GOODS)
        cell = Cell(score.needed, score.needed, shown=f"{score.needed}/{asked}")
        name = tell(GAME, "sheet-needed", port, language)
        rows.append(SheetRow(f"needed-{score.port}", name, (cell,) * seats))
        extra = state.layout.extras[score.port]
        if extra:
            cell = Cell(score.extra, score.extra, shown=f"{score.extra}/{extra}")
            name = tell(GAME, "sheet-extra", port, language)
            rows.append(SheetRow(f"extra-{score.port}", name, (cell,) * seats))
    over = [event.sentence(language, you) for event in state.events if event.name in _ENDS]
    return Sheet(
        title=tell(GAME, "sheet-title", {"over": int(state.is_over)}, language),
        people=tuple(
            tell(GAME, "person", {"seat": seat, "you": int(seat == you)}, language)
            for seat in range(seats)
        ),
        rows=tuple(rows),
        totals=state.scores,
        shift=0,
        is_scored=state.is_over,
        outcome=" ".join(over) if state.is_over else "",
        winners=state.winners,
        language=language,
    )
