"""Sheets without their bench: what may be decided there, and what that takes and brings.

Dice, materials, nuts and ready helpers make up the bench (workbench.py). What remains of a state is its sheet. What a
decision changes there is the same whatever lies on the bench, so the rules are asked once for each sheet, through
`State.after`, however many benches come by.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from glueckauf.core.making import put
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Fill, Hire, Move
from glueckauf.games.woodcraft.parts import MATERIALS, NO_DICE, NO_DIE, Free, Player
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.solve.workbench import READY, bench
from glueckauf.games.woodcraft.turn import is_struck

_ROWS = len(MATERIALS)


class Event(NamedTuple):
    """A decision: what it takes from the bench, which sheet it leads to, and what it puts on the bench."""

    move: Move
    takes: int
    then: Sheet
    brings: int
    order: str = ""  # that is completed


class Sheet:
    """A state without its bench. What can be done there is found when it is first asked for (`Sheets.look`)."""

    __slots__ = (
        "ends",
        "events",
        "is_free",
        "is_seen",
        "number",
        "orders",
        "plans",
        "player",
        "state",
    )

    def __init__(self, state: State, player: Player, number: int) -> None:
        self.state = state
        self.player = player
        self.number = number
        self.is_free = isinstance(state.todo[-1], Free)
        self.is_seen = False
        self.orders: list[Event] = []  # to be completed
        self.events: list[Event] = []  # all else but the end of the turn
        self.ends: list[
            tuple[int, int]
        ] = []  # points without nuts, and nuts, at the end of the turn
        self.plans: list[Any] | None = None  # of ceiling.py


class Sheets:
    """All sheets that are met, each once."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.layout = state.layout
        self.round = state.round
        self._known: dict[tuple[Any, ...], Sheet] = {}

    def split(self, state: State) -> tuple[Sheet, int]:
        """The sheet and the bench of a state in the last turn that counts."""
        player = state.players[self.seat]
        ready = [
            helper
            for helper in READY
            if helper in player.helpers and not is_struck(player, helper, self.round)
        ]
        return self._sheet(state), bench(player.dice, player.materials, ready, player.nuts)

    def _sheet(self, state: State) -> Sheet:
        player = state.players[self.seat]
        bare = player._replace(
            dice=NO_DICE,
            used=(*player.marked[:_ROWS], *player.used[_ROWS:]),
            struck=tuple([one for one in player.struck if one == ("trader", self.round)]),
            nuts=0,
            fields=(),
            held=tuple(sorted(player.held)),
            done=tuple(sorted(player.done)),
        )
        key = bare, state.todo, state.pool
        found = self._known.get(key)
        if found is None:
            state = state._replace(
                players=put(state.players, self.seat, bare),
                board=(NO_DIE,) * len(state.board),
                events=(),
            )
            found = self._known[key] = Sheet(state, bare, len(self._known))
        return found

    def look(self, sheet: Sheet) -> None:
        """Find what can be decided at a sheet."""
        sheet.is_seen = True
        if not sheet.is_free:
            sheet.events = [self._event(sheet, move) for move in sheet.state.legal_moves()]
            return
        player = sheet.player
        for order in player.held:
            needs = self.layout.orders[order]
            sheet.orders.append(
                self._event(sheet, note.complete(order), needs.dice, needs.materials)
            )
        hires = [move for move in sheet.state.legal_moves() if isinstance(move, Hire)]
        sheet.events = [self._event(sheet, move) for move in hires]
        if "trader" in player.helpers and not player.struck:
            for row in range(_ROWS):
                one = put((0,) * _ROWS, row, 1)
                sheet.events.append(self._event(sheet, note.sell(row), NO_DICE, one))
        sheet.ends = self._ends(sheet.state)

    def _event(
        self,
        sheet: Sheet,
        move: Move,
        dice: tuple[int, ...] = NO_DICE,
        materials: tuple[int, ...] = (0,) * _ROWS,
    ) -> Event:
        """As if nothing lay on the bench but what the decision takes."""
        player = sheet.player
        used = [marked - need for marked, need in zip(player.marked, materials, strict=False)]
        armed = player._replace(dice=dice, used=(*used, *player.used[_ROWS:]))
        state = sheet.state._replace(players=put(sheet.state.players, self.seat, armed))
        then = state.after(move)
        mine = then.players[self.seat]
        new = [helper for helper in READY if helper in {*mine.helpers} - {*player.helpers}]
        brings = bench(mine.dice, mine.materials, new, mine.nuts)
        order = move.order if isinstance(move, note.Complete) else ""
        return Event(move, bench(dice, materials), self._sheet(then), brings, order)

    def _ends(self, state: State) -> list[tuple[int, int]]:
        """With any blueberries in chests: nothing else depends on them, so they can be left to the end."""
        player = state.players[self.seat]
        points = score(self.layout, player).total - player.nuts
        found = {(points, player.nuts)}
        for move in state.legal_moves():
            if isinstance(move, Fill):
                found.update(self._ends(state.after(move)))
        return sorted(found, reverse=True)
