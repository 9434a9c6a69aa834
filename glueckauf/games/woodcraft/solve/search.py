"""Every line of a task, equal sheets merged: what can still be reached from any place of it.

Ranks have one number more here than the objective has words: the free actions, as few as possible. So of all best
lines the search finds a shortest one.
"""

from __future__ import annotations

from typing import Any

from glueckauf.core.budget import NotProven, is_spent
from glueckauf.games.woodcraft.moves import Complete, End, Move
from glueckauf.games.woodcraft.parts import BACKS, CHESTS, FULL, HELPERS, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.task import (
    ACTIONS,
    Number,
    Place,
    Rank,
    Task,
    ends_here,
    is_chance,
    onward,
    outcomes,
    rank_at,
    start_of,
)
from glueckauf.games.woodcraft.solve.techniques import allowed
from glueckauf.games.woodcraft.solve.turns import ideal

MOST_STATES = 1_000_000
MOST_ANSWERS = 10_000
_Key = tuple[Any, ...]
_Sets = frozenset[tuple[str, ...]]
Found = Rank | None  # None: the task cannot be met from here


class TooMany(Exception):
    """There are more best answers than anybody would count, or than can be counted in time."""


class Search:
    """Depth first with a memory. Limits: a deadline (core/budget.py), and the number of sheets looked at."""

    def __init__(
        self, task: Task, deadline: float | None = None, states: float = MOST_STATES
    ) -> None:
        self.task = task._replace(objective=_with_actions(task.objective))
        self.words = len(task.objective)
        self.deadline = deadline
        self.most = states
        self.states = 0  # sheets looked at
        self.is_cut = False
        self._known: dict[_Key, tuple[Found, Move | None]] = {}
        self._sets: dict[_Key, _Sets] = {}
        self._actions = self.task.objective.index(ACTIONS)

    # --- Values ---

    def reach(self, place: Place) -> Found:
        """The best rank of a line that goes through this place; NotProven if a limit was reached."""
        found = self.best(place)
        if self.is_cut:
            raise NotProven
        return self.through(place, found)

    def through(self, place: Place, found: Found) -> Found:
        """With the free actions that were made before this place."""
        return None if found is None else self._later(found, place.actions)

    def best(self, place: Place) -> Found:
        """The best rank from here on, free actions counted from here; the best found once `is_cut`."""
        if place.ended:
            return self._ended(place.state)
        if is_chance(place):
            return self._mean(place)
        state = place.state
        key = self._key(state)
        if key in self._known:
            return self._known[key][0]
        if self._is_over_budget():
            return self._straight_on(state)
        found, chosen = None, None
        is_free = isinstance(state.todo[-1], Free)
        for move in sorted(allowed(self.task, state, state.legal_moves()), key=_eagerness):
            there = self._after(state, move)
            if there is not None and is_free and not isinstance(move, End):
                there = self._later(there, 1)
            if there is not None and (found is None or there > found):
                found, chosen = there, move
            if self.is_cut:
                break
        self._known[key] = found, chosen
        return found

    def _after(self, state: State, move: Move) -> Found:
        if isinstance(move, End) and ends_here(self.task, state):
            return self._ended(state)  # as the sheet is: ending a turn changes nothing on it
        return self.best(Place(onward(self.task, Place(state), move).state))

    def _ended(self, state: State) -> Found:
        return rank_at(self.task, Place(state, 0, True))

    def _later(self, rank: Rank, actions: int) -> Rank:
        at = self._actions
        return (*rank[:at], rank[at] - actions, *rank[at + 1 :])

    def _mean(self, place: Place) -> Found:
        """Every outcome by its probability; what the task asks for is never open (task.py)."""
        total: list[Number] = [0] * len(self.task.objective)
        for outcome, chance in outcomes(self.task, place).items():
            there = self.best(Place(place.state.after(outcome)))
            if there is None:
                return None
            total = [one + chance * other for one, other in zip(total, there, strict=True)]
        return tuple(total)

    def _key(self, state: State) -> _Key:
        """What the rest depends on; in which order cards are held or were completed makes no difference."""
        player = state.players[self.task.seat]
        mine = player._replace(
            held=tuple(sorted(player.held)), done=tuple(sorted(player.done)), fields=()
        )
        return mine, state.todo, state.pool, state.board, state.turn

    # --- Limits ---

    def _is_over_budget(self) -> bool:
        if self.states >= self.most or is_spent(self.deadline):
            self.is_cut = True
        else:
            self.states += 1
        return self.is_cut

    def _straight_on(self, state: State) -> Found:
        """What the first moves at hand come to: the end of each turn as soon as it can be had."""
        place = Place(state)
        while not place.ended:
            if is_chance(place):
                move = next(iter(outcomes(self.task, place)))
            else:
                moves = place.state.legal_moves()
                ends = [one for one in moves if isinstance(one, End)]
                if not moves:
                    return None
                move = (ends or moves)[0]
            place = onward(self.task, place, move)
        return self._ended(place.state)

    def bound(self) -> Rank:
        """No line is worth more, whatever it does."""
        return tuple([_most(self.task, word) for word in self.task.objective])[: self.words]

    # --- Lines ---

    def line(self, place: Place) -> tuple[str, ...]:
        """The decisions of a best line from here, until it ends or dice fall that are open."""
        moves: list[str] = []
        while not place.ended and not is_chance(place):
            self.best(place)
            found = self._known.get(self._key(place.state))
            if found is None or found[1] is None:
                break
            moves.append(str(found[1]))
            place = self.settled(onward(self.task, place, found[1]))
        return tuple(moves)

    def settled(self, place: Place) -> Place:
        """After dice that are known."""
        while is_chance(place):
            found = list(outcomes(self.task, place))
            if len(found) > 1:
                break
            place = onward(self.task, place, found[0])
        return place

    def answers(self) -> int:
        """How many shortest best lines there are, the order of their moves aside; TooMany."""
        return len(self._answers(start_of(self.task)))

    def _answers(self, place: Place) -> _Sets:
        if place.ended or is_chance(place):
            return frozenset(((),))
        key = self._key(place.state)
        if key not in self._sets:
            if is_spent(self.deadline):
                raise TooMany
            best = self.best(place)
            found: set[tuple[str, ...]] = set()
            for move in allowed(self.task, place.state, place.state.legal_moves()):
                then = onward(self.task, Place(place.state), move)
                there = self.through(then, self.best(then._replace(actions=0)))
                if there == best and best is not None:
                    rest = self._answers(self.settled(then._replace(actions=0)))
                    found |= {tuple(sorted((*line, str(move)))) for line in rest}
                    if len(found) > MOST_ANSWERS:
                        raise TooMany
            self._sets[key] = frozenset(found)
        return self._sets[key]


def _with_actions(objective: tuple[str, ...]) -> tuple[str, ...]:
    return objective if ACTIONS in objective else (*objective, ACTIONS)


def _eagerness(move: Move) -> tuple[bool, str]:
    """Orders first: what is found early counts when time runs out."""
    return not isinstance(move, Complete), move


def _most(task: Task, word: str) -> Number:
    """More of a word cannot be had; of what is saved, nothing is spent."""
    state, player = task.start, task.start.players[task.seat]
    in_pool = [order for order in state.pool if order and order not in BACKS]
    most: dict[str, Number] = {
        "orders": len(player.held) + len(in_pool),
        "nuts": state.rules.nuts - player.nuts,
        "lanterns": (FULL & ~player.lanterns).bit_count(),
        "lines": 2 * len(state.layout.row_gains),
        "chests": len(CHESTS),
        "helpers": len(HELPERS) - len(player.helpers),
        "kept": sum(state.layout.room[:3]),
        "blueberries": state.layout.room[3],
    }
    if word == "points":
        return ideal(state, task.seat)
    return most.get(word, 0)
