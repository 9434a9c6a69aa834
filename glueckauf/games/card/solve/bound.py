"""What a place could still bring at most: a bound that never promises too little.

It is asked word by word of the objective; a rank made of such numbers is never below the rank of any
line that goes on from the place. Where a card below the top of a stack is known, nothing is
promised and everything allowed.

What is left to a player (`Means`) is at least as large as any line has it: the cards on the board, in
hand and open on the stacks (no other card can be had), an action for each action innovation in hand
(CG-4.2), the mining or delivery that is going on, and a budget for placements (budget.py). What trains
could bring is told in trains.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from glueckauf.games.card.parts import (
    NOBODY,
    Delivering,
    Dock,
    Docking,
    Lorry,
    Mining,
    Order,
    worker_range,
)
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.solve.budget import INNOVATION, Budget, budget_of
from glueckauf.games.card.solve.loads import empty
from glueckauf.games.card.solve.mining import sorted_docks
from glueckauf.games.card.solve.moves import HIDDEN, Done, delivered, is_closed
from glueckauf.games.card.solve.task import SHIFT, Place, Rank, Task
from glueckauf.games.card.solve.trains import (
    NOTHING,
    ORDER,
    Effort,
    dock_vp,
    most_score,
    most_trains,
    taking,
)

ENDLESS = 99
ANYTHING = 10**6  # more than any word can reach


class Board(NamedTuple):
    """The cards that can come to be used, wherever they lie."""

    docks: tuple[Dock, ...]
    row: tuple[Lorry, ...]
    storage: tuple[Lorry, ...]
    orders: tuple[Order, ...]
    innovations: tuple[str, ...]  # those that are actions
    open: tuple[Any, ...]  # the open cards in the order of STACKS, None where there is none
    in_hand: tuple[str, str]  # a wagon or an engine that is about to come to a dock
    rules: Rules


class Means(NamedTuple):
    """What is left to a player at a place."""

    board: Board
    budget: Budget
    shares: tuple[str, ...]
    objectives: tuple[str, ...]
    delivered: Done
    tokens: int
    free_steps: int  # of the mining that is going on, and of mining innovations
    deliveries: int  # 1 while one is going on
    holds_token_zone: bool


class Bound:
    """The bound of one task."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.seat = task.seat
        self.is_closed = is_closed(task.start)
        self.terms = [_TERMS[word] for word in task.objective]
        self.are_to_leave = task.objective[0] != "ready"  # the trains of what the first word takes
        self.effort: Effort | None = None  # what the first word takes

    def __call__(self, place: Place) -> Rank:
        if not self.is_closed:
            return (ANYTHING,) * len(self.terms)
        means = self.means(place)
        self.effort = None
        reach = []
        for term in self.terms:
            reach.append(term(self, place, means))
            self.note(NOTHING)
        return tuple(reach)

    def note(self, effort: Effort) -> None:
        """What the first word takes at least where it is as large as promised.

        The words after it count only then: of two lines the one with less of the first word is
        worse, whatever else it has.
        """
        if self.effort is None:
            self.effort = effort

    @property
    def takes(self) -> Effort:
        return self.effort or NOTHING

    def means(self, place: Place) -> Means:
        state = place.state
        player = state.players[self.seat]
        pending = state.pending
        actions = tuple([name for name in player.innovations if not worker_range(name)])
        opened = tuple([_top(stack.cards) for stack in state.stacks])
        zone = state.zones[state.layout.token_zone]
        steps = pending.steps_left if isinstance(pending, Mining) else 0
        return Means(
            Board(
                sorted_docks(player.docks),
                player.row,
                player.storage,
                player.orders,
                actions,
                opened,
                (pending.kind, pending.card) if isinstance(pending, Docking) else ("", ""),
                state.rules,
            ),
            budget_of(state, player, opened, self._turns_to_place(place)),
            player.shares,
            player.objectives,
            delivered(player),
            len(player.tokens),
            steps + state.rules.innovation_steps * actions.count("mining"),
            int(isinstance(pending, Delivering)),
            zone.owner == self.seat or (zone.owner == NOBODY and state.start == self.seat),
        )

    def _turns_to_place(self, place: Place) -> int:
        turns = self.task.turns
        if turns == 0:
            return 0
        return (ENDLESS if turns == SHIFT else turns - place.turns) - place.state.placed


def _top(cards: tuple[Any, ...]) -> Any:
    """The open card of a stack, or None."""
    return cards[0] if cards and cards[0] not in HIDDEN else None


# --- The words ------------------------------------------------------------------------------


def _more_loaded(means: Means, what: str) -> int:
    """Lorries (or their VP) that can still be loaded: by wagons, by cards, by steps.

    Every wagon and lorry card that has to be taken has its price, unless an innovation takes it; what
    is left can mine. A lorry takes a step, and so does one that has VP.
    """
    board, budget = means.board, means.budget
    room = sum([len(empty(dock)) for dock in board.docks]) + (board.in_hand[0] == "wagon")
    supply = [getattr(card, what) for card in board.row + board.storage]
    opened = sorted([getattr(card, what) for card in board.open[:2] if card], reverse=True)
    wagons = sum([wagon is not None for wagon in board.open[2:4]])
    best = 0
    for more in range(wagons + 1):
        for new in range(len(opened) + 1):
            paid = taking(means, more, new)
            if not budget.affords(*paid):
                continue
            steps = means.free_steps + budget.steps(*paid)
            amounts = sorted(supply + opened[:new], reverse=True)[: room + more]
            by_cards = sum(amounts) if what == "lorries" else sum(amounts[:steps])
            best = max(best, min(steps, by_cards) if what == "lorries" else by_cards)
    return best


def _lorries(bound: Bound, place: Place, means: Means) -> int:
    return sum([dock.load for dock in means.board.docks]) + _more_loaded(means, "lorries")


def _vp(bound: Bound, place: Place, means: Means) -> int:
    return sum([dock_vp(dock) for dock in means.board.docks]) + _more_loaded(means, "vp")


def _steps(bound: Bound, place: Place, means: Means) -> int:
    return place.steps + means.free_steps + means.budget.steps(0, 0)


def _workers(bound: Bound, place: Place, means: Means) -> int:
    """Nobody gets workers within a shift; innovations may pay instead of them."""
    paid = bound.takes.workers - sum(means.budget.helpers)
    return sum(place.hand) - max(paid, 0)


def _cards(bound: Bound, place: Place, means: Means) -> int:
    """Every placement takes a card, or an innovation."""
    paid = bound.takes.placements - len(means.budget.helpers)
    return len(place.hand) - max(paid, 0)


def _orders(bound: Bound, place: Place, means: Means) -> int:
    """The open order may come, and every train takes one away."""
    more = means.board.open[ORDER] is not None
    return len(means.board.orders) + more - bound.takes.trains * bound.are_to_leave


def _innovations(bound: Bound, place: Place, means: Means) -> int:
    player = place.state.players[bound.seat]
    return len(player.innovations) + (means.board.open[INNOVATION] is not None)


def _turns(bound: Bound, place: Place, means: Means) -> int:
    turns = bound.task.turns
    return place.turns + 1 if turns == 0 else ENDLESS if turns == SHIFT else turns


def _fewest_turns(bound: Bound, place: Place, means: Means) -> int:
    """The turn that is going on counts once it is over; an action may end without its turn.

    Every placement has a turn of its own (CG-2.7).
    """
    if bound.task.turns == 0:
        return -place.turns
    return -place.turns - max(bound.takes.placements + place.state.placed, 1)


def _zero(bound: Bound, place: Place, means: Means) -> int:
    return 0


def _score(bound: Bound, place: Place, means: Means) -> int:
    points, effort = most_score(means)
    bound.note(effort)
    return points


def _gone(bound: Bound, place: Place) -> int:
    before = bound.task.start.players[bound.seat].delivered
    return len(place.state.players[bound.seat].delivered) - len(before)


def _trains(bound: Bound, place: Place, means: Means) -> int:
    trains, effort = most_trains(means)
    bound.note(effort)
    return _gone(bound, place) + trains


def _ready(bound: Bound, place: Place, means: Means) -> int:
    """There are three docks, whatever could be made ready one after the other."""
    trains, effort = most_trains(means, to_deliver=False)
    if trains <= len(means.board.docks):
        bound.note(effort)
    return min(trains, len(means.board.docks))


def _fewest_orders(bound: Bound, place: Place, means: Means) -> int:
    """Only a train takes an order out of the hand."""
    return min(most_trains(means)[0] - len(means.board.orders), 0)


Term = Callable[[Bound, Place, Means], int]
_TERMS: dict[str, Term] = {
    "score": _score,
    "vp": _vp,
    "lorries": _lorries,
    "ready": _ready,
    "trains": _trains,
    "steps": _steps,
    "workers": _workers,
    "cards": _cards,
    "orders": _orders,
    "innovations": _innovations,
    "turns": _turns,
    "-score": _zero,  # no card costs VP (CG-6.1)
    "-vp": _zero,
    "-lorries": _zero,
    "-ready": _zero,
    "-trains": lambda bound, place, means: -_gone(bound, place),
    "-steps": lambda bound, place, means: -place.steps - bound.takes.steps,
    "-workers": _zero,
    "-cards": _zero,
    "-orders": _fewest_orders,
    "-innovations": _zero,
    "-turns": _fewest_turns,
}
