"""The scoresheet: the six sources of points, the chests one by one (WC-10.1).

Completed orders lie face down until the end, so a view leaves unknown what depends on others' ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.texts import Fact, tell
from glueckauf.games.sheet import UNKNOWN, Cell, Sheet, SheetRow, outcome, total
from glueckauf.games.woodcraft.parts import BACKS, CHESTS, COLUMN_MASKS, ROW_MASKS, Player
from glueckauf.games.woodcraft.scoring import Score, is_active
from glueckauf.games.woodcraft.telling import GAME

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State

_CHEST = "chest_"
SOURCES = ("nuts", "helpers", "reputation", "orders", *(_CHEST + name for name in CHESTS), "lines")
_PRINTED = ("reputation", "order_vp")  # chests that count what completed orders show


def scoresheet(state: State, language: str = "en", you: int | None = None) -> Sheet:
    """What everybody has of each source, and what it is worth."""
    columns = [
        _cells(state, player, score)
        for player, score in zip(state.players, state.breakdown, strict=True)
    ]
    rows = [
        SheetRow(source, source_name(source, language), cells)
        for source, cells in zip(SOURCES, zip(*columns, strict=True), strict=True)
    ]
    return Sheet(
        title=tell(
            GAME, "sheet-title", {"over": int(state.is_over), "round": state.round}, language
        ),
        people=tuple(
            tell(GAME, "person", {"seat": seat, "you": int(seat == you)}, language)
            for seat in range(len(state.players))
        ),
        rows=tuple(rows),
        totals=tuple(total(cell.vp for cell in column) for column in columns),
        shift=state.round,
        is_scored=state.is_over,
        outcome=_outcome(state, language, you),
        winners=state.winners,
        language=language,
    )


def source_name(source: str, language: str = "en") -> str:
    """A source of points in a few words."""
    if source.startswith(_CHEST):
        chest = source.removeprefix(_CHEST)
        return tell(GAME, "label-source-chest", {"chest": chest}, language)
    return tell(GAME, f"label-source-{source}", {}, language)


def _cells(state: State, player: Player, score: Score) -> tuple[Cell, ...]:
    done = len(player.done)
    hidden = bool(BACKS & set(player.done))
    masks = (*ROW_MASKS, *COLUMN_MASKS)
    fame = Cell(score.reputation, score.reputation, shown=f"{score.fame} × {done}")
    orders = Cell(done, score.orders)
    if hidden:
        fame = Cell(None, None, shown=f"{UNKNOWN} × {done}")
        orders = Cell(done, None)
    return (
        Cell(player.nuts, score.nuts),
        Cell(len(player.helpers), score.helpers),
        fame,
        orders,
        *(_chest(state, player, score, at, hidden) for at in range(len(CHESTS))),
        Cell(sum(player.lanterns & mask == mask for mask in masks), score.lines),
    )


def _chest(state: State, player: Player, score: Score, at: int, hidden: bool) -> Cell:
    """How many of its slots are filled, and what it gives if it is active."""
    filled, slots = sum(player.chests[at]), sum(state.layout.slots[at])
    is_unknown = hidden and CHESTS[at] in _PRINTED and is_active(state.layout, player, at)
    return Cell(filled, None if is_unknown else score.chests[at], shown=f"{filled}/{slots}")


def _outcome(state: State, language: str, you: int | None) -> str:
    if len(state.players) > 1:
        return outcome(state, _tie, language, you)
    ends = (event for event in state.events if event.name.startswith(("solo-over", "rated-")))
    return " ".join(event.sentence(language, you) for event in ends)


def _tie(state: State) -> dict[str, Fact]:
    """More unused materials win; still level, the victory is shared (WC-10.2)."""
    winners = state.winners
    materials = sum(state.players[winners[0]].materials)
    return {"shared": int(len(winners) > 1), "materials": materials}
