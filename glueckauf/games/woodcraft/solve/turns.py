"""The best that a player can do until the end of the turn, proven: every line of free actions, equal sheets merged.

    best_turn(state)                    the most points that count if the game ended after this turn
    best_turn(state, worth=my_worth)    the same for any worth of a sheet
    best_turn(state, seconds=2)         the best found in time; `proven` says whether it is all

From the main choice of a solo game it also finds the best die or order to take. The deck is as it lies in
the state: in a view, cards that come into the pool lie face down and cannot be taken.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from glueckauf.core.budget import deadline_of, is_spent
from glueckauf.games.woodcraft.moves import Complete, End, Move
from glueckauf.games.woodcraft.parts import CHANCES, FULL, HELPERS, Free, Player
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.scoring import score

Worth = Callable[[State, int], float]
_Key = tuple[Any, ...]


class Solution(NamedTuple):
    """What can be reached, by which moves; `bound` is what cannot be exceeded, the value itself if proven."""

    value: float
    line: tuple[Move, ...]
    proven: bool
    bound: float
    states: int


def points(state: State, seat: int) -> int:
    """What a sheet scores if the game ends now (WC-10.1)."""
    return score(state.layout, state.players[seat]).total


def best_turn(
    state: State, worth: Worth = points, *, seconds: float = inf, most: int = 1_000_000
) -> Solution:
    """The best way on for the player to move, to the end of the own free actions.

    `seconds` and `most`, the number of different sheets looked at, are limits; of what lies beyond them
    only the sheets on the way there count.
    """
    seat = state.to_move
    if seat is None or isinstance(state.todo[-1], CHANCES):
        raise ValueError("nobody is to move here, so there is no turn to solve")
    search = _Search(seat, worth, deadline_of(seconds), most)
    value = search.best(state)
    line = search.line(state)
    proven = not search.is_cut
    most_points = float(ideal(state, seat)) if worth is points else inf
    return Solution(value, line, proven, value if proven else most_points, search.begun)


class _Search:
    """Depth first over sheets; each is looked at once, however it came about."""

    def __init__(self, seat: int, worth: Worth, deadline: float | None, most: int) -> None:
        self.seat = seat
        self.worth = worth
        self.deadline = deadline
        self.most = most
        self.known: dict[_Key, tuple[float, Move | None]] = {}
        self.begun = 0  # sheets looked at
        self.is_cut = False

    def best(self, state: State) -> float:
        """The best worth that can be reached; where the turn is over, that of the sheet."""
        if state.to_move != self.seat:
            return self.worth(state, self.seat)
        key = self._key(state)
        if key in self.known:
            return self.known[key][0]
        is_free = isinstance(state.todo[-1], Free)
        value, chosen = (self.worth(state, self.seat), None) if is_free else (-inf, None)
        if self._is_over_budget():
            return value if is_free else self._straight_on(state)
        move: Move
        for move in sorted(state.legal_moves(), key=_eagerness):
            if isinstance(move, End):
                continue  # the worth of this sheet, as above
            reached = self.best(state.after(move))
            if reached > value:
                value, chosen = reached, move
            if self.is_cut:
                break
        self.known[key] = value, chosen
        return value

    def line(self, state: State) -> tuple[Move, ...]:
        """The moves that lead to what `best` has found, without the end of the turn."""
        moves: list[Move] = []
        while state.to_move == self.seat:
            found = self.known.get(self._key(state))
            if found is None or found[1] is None:
                break
            moves.append(found[1])
            state = state.after(found[1])
        return tuple(moves)

    def _key(self, state: State) -> _Key:
        """What the rest of the turn depends on; in which order cards are held makes no difference."""
        player = state.players[self.seat]
        mine = player._replace(held=tuple(sorted(player.held)), done=tuple(sorted(player.done)))
        return mine, state.todo, state.pool

    def _is_over_budget(self) -> bool:
        if self.begun >= self.most or is_spent(self.deadline):
            self.is_cut = True
        else:
            self.begun += 1
        return self.is_cut

    def _straight_on(self, state: State) -> float:
        """The worth after the first moves at hand, until the turn can be ended."""
        while state.to_move == self.seat and not isinstance(state.todo[-1], Free):
            state = state.after(state.legal_moves()[0])
        return self.worth(state, self.seat)


def _eagerness(move: Move) -> tuple[bool, str]:
    """Orders first: what is found early counts when time runs out."""
    return not isinstance(move, Complete), move


def ideal(state: State, seat: int) -> int:
    """No turn brings more points: as if all orders in reach were completed and all else were marked.

    Every source of points only grows with orders, helpers, lanterns, chests and nuts, so the sheet that has
    all of them scores at least as much as any that can be reached.
    """
    layout, player = state.layout, state.players[seat]
    in_reach = [*player.held, *filter(None, state.pool), *state.decks[state.phase]]
    everything: Player = player._replace(
        helpers=HELPERS,
        lanterns=FULL,
        chests=layout.slots,
        nuts=layout.rules.nuts,
        done=(*player.done, *in_reach),
    )
    return score(layout, everything).total
