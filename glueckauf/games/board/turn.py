"""A turn in the making: what changes while a move is carried out, and how turn and shift end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from glueckauf.core.telling import won_by
from glueckauf.core.turn import Changes
from glueckauf.core.values import make, put
from glueckauf.games.board import scoring
from glueckauf.games.board.parts import NOBODY, Player, Stack
from glueckauf.games.board.ruleset import PLAYERS
from glueckauf.games.board.telling import card_facts, told

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State


class Turn(Changes["State", Player]):
    """How a turn of the game goes on, and how it ends."""

    __slots__ = ()

    def end(self, refill: str = "") -> State:
        """Refill what was taken (GA-4.4, GA-7.2), then the next player with miners (GA-3.1)."""
        if refill:
            self._refill(refill)
        players = self.state.players
        skipped: list[int] = []
        for n in range(1, len(players) + 1):
            seat = (self.seat + n) % len(players)
            if (self.player if seat == self.seat else players[seat]).miners:
                self.events += [told("skipped", ("GA-3.1",), {"seat": other}) for other in skipped]
                self.changes["pending"] = None
                self.changes["to_move"] = seat
                return self.made()
            skipped.append(seat)
        return self._end_shift()

    def _refill(self, space: str) -> None:
        kind, _, number = space.partition("/")
        workshop = kind == "workshop"
        row, stack_field = (
            ("workshops", "tile_stack") if workshop else ("order_spaces", "order_stack")
        )
        rules = ("GA-4.4",) if workshop else ("GA-7.2",)
        stack: Stack[Any] = self.now(stack_field)
        if not stack.cards:
            self.events.append(told("not-refilled", rules, {"space": space}))
            return
        card = stack.cards[0]
        self.changes[row] = put(self.now(row), int(number) - 1, card)
        self.changes[stack_field] = make(Stack, (stack.cards[1:], stack.known[1:]))
        self.events.append(told("refilled", rules, {"space": space, **card_facts(card)}))

    def _end_shift(self) -> State:
        """GA-8, and after the last shift GA-9."""
        self.changes["pending"] = None
        state = self.made()
        rules = state.rules
        players, scored = scoring.score_shift(state.shift, state.players, rules)
        events = [*self.events, *scored]
        if state.shift == rules.shifts:
            players, closing = scoring.score_game(players, rules)
            best = scoring.winners(players)
            events += [*closing, told("game-over", ("GA-9.5",), won_by(best))]
            return state._replace(to_move=None, players=players, events=tuple(events))
        standing = scoring.in_workshops(state)
        start = scoring.next_start(state.start, standing)
        miners = rules.miners[PLAYERS.index(len(players))]
        nobody = (0,) * len(players)
        events += [
            told("new-start", ("GA-8.5",), {"seat": start, "miners": standing[start]}),
            told("miners-returned", ("GA-8.5",), {"miners": miners}),
        ]
        return state._replace(
            shift=state.shift + 1,
            start=start,
            to_move=start,
            players=tuple(player._replace(miners=miners) for player in players),
            crews=(NOBODY,) * len(state.crews),
            pithead=nobody,
            canteen=nobody,
            events=tuple(events),
        )


def added(counts: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return counts[:at] + (counts[at] + more,) + counts[at + 1 :]
