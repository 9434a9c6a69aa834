"""What a place could still bring at most: a bound that never promises too little.

It is asked word by word of the objective; a rank made of such numbers is never below the rank of any
line that goes on from the place. Where a card below the top of a stack is known, nothing is
promised and everything allowed.

The means that are left (`Means`), each at least as large as any line has them:

    placements   one in each own turn that is left. Each takes a card of its own from the hand, and
                 the workers must suffice for the cheapest zones there are: the k-th use of a zone
                 costs k more (CG-2.3), and a stack has one open card, so its zone serves once
    actions      innovations in hand, one each of their kind (CG-4.2). The open innovation costs an
                 action to take and gives one, so it adds none; as a worker it pays
    steps        of the mining going on, of mining innovations, and of every placement the most
                 that a mining card gives
    cards        those in hand and on the board, and the open card of each stack: no other card can
                 be had

What trains bring is told in trains.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.games.card.parts import (
    NOBODY,
    STACKS,
    WILD,
    Choosing,
    Delivering,
    Dock,
    Docking,
    Looking,
    Lorry,
    Mining,
    Player,
    worker_range,
)
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.solve.mining import sorted_docks
from glueckauf.games.card.solve.moves import HIDDEN, delivered, is_closed
from glueckauf.games.card.solve.task import SHIFT, Place, Rank, Task

ENDLESS = 99
ANYTHING = 10**6  # more than any word can reach


class Means(NamedTuple):
    """What is left to a player at a place; see above. It has no order of placements or payments."""

    docks: tuple[Dock, ...]
    lorries: tuple[Lorry, ...]  # of row and storage, sorted
    orders: tuple[Any, ...]
    shares: tuple[str, ...]
    objectives: tuple[str, ...]
    delivered: tuple[Any, ...]
    tokens: int
    innovations: tuple[str, ...]  # those that are actions
    open: tuple[Any, ...]  # the open cards in the order of STACKS, None where there is none
    in_hand: tuple[str, str]  # a wagon or an engine that is about to come to a dock
    actions: int  # placements, and the wild action that is going on
    steps: int  # of the mining that is going on
    deliveries: int  # 1 while one is going on
    holds_token_zone: bool
    rules: Rules
    most_steps: int  # of one mining card


class Bound:
    """The bound of one task."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.seat = task.seat
        self.is_closed = is_closed(task.start)
        self.terms = [_TERMS[word] for word in task.objective]
        self.most_steps = max([most for _, most in task.start.layout.mining.values()])

    def __call__(self, place: Place) -> Rank:
        if not self.is_closed:
            return (ANYTHING,) * len(self.terms)
        means = self.means(place)
        return tuple([term(self, place, means) for term in self.terms])

    def means(self, place: Place) -> Means:
        state = place.state
        player = state.players[self.seat]
        pending = state.pending
        tops = tuple([_top(stack.cards) for stack in state.stacks])
        docking = isinstance(pending, Docking)
        free = isinstance(pending, Choosing | Looking)
        zone = state.zones[state.layout.token_zone]
        return Means(
            docks=sorted_docks(player.docks),
            lorries=tuple(sorted(player.row + player.storage)),
            orders=player.orders,
            shares=player.shares,
            objectives=player.objectives,
            delivered=delivered(player),
            tokens=len(player.tokens),
            innovations=tuple([name for name in player.innovations if not worker_range(name)]),
            open=tops,
            in_hand=(pending.kind, pending.card) if docking else ("", ""),  # type: ignore[union-attr]
            actions=self._placements(place, player, tops) + free,
            steps=pending.steps_left if isinstance(pending, Mining) else 0,
            deliveries=int(isinstance(pending, Delivering)),
            holds_token_zone=zone.owner == self.seat
            or (zone.owner == NOBODY and state.start == self.seat),
            rules=state.rules,
            most_steps=self.most_steps,
        )

    def _placements(self, place: Place, player: Player, tops: tuple[Any, ...]) -> int:
        """How often workers can still be placed."""
        turns = self.task.turns
        if turns == 0:
            return 0
        state = place.state
        left = (ENDLESS if turns == SHIFT else turns - place.turns) - state.placed
        helpers = [value for value in map(worker_range, player.innovations) if value]
        helper = tops[_INNOVATION]
        if helper is not None and worker_range(helper):
            helpers.append(worker_range(helper))
        costs = [zone.latest + 1 for zone in state.zones]
        once = tuple([cost for cost, top in zip(costs, tops, strict=False) if top is not None])
        return _payable(
            min(left, len(player.workers) + len(helpers)),
            sum(player.workers) + sum(helpers),
            tuple(sorted(once)),
            tuple(sorted(costs[len(tops) :])),
        )


def _top(cards: tuple[Any, ...]) -> Any:
    """The open card of a stack, or None."""
    return cards[0] if cards and cards[0] not in HIDDEN else None


_INNOVATION = STACKS.index("innovation")


@lru_cache(maxsize=50_000)
def _payable(most: int, workers: int, once: tuple[int, ...], often: tuple[int, ...]) -> int:
    """How many of the cheapest placements so many workers pay, `most` at most."""
    costs = list(once)
    for cost in often:
        costs += range(cost, cost + most)
    number = 0
    for cost in sorted(costs)[:most]:
        workers -= cost
        if workers < 0:
            break
        number += 1
    return number


# --- The words ------------------------------------------------------------------------------


def _used(means: Means, *names: str) -> int:
    return sum([means.innovations.count(name) for name in names])


def all_steps(means: Means, actions: int) -> int:
    """The steps that can still be used if so many placements mine."""
    rules = means.rules
    steps = means.steps + rules.innovation_steps * _used(means, "mining")
    if actions > 0 and means.open[_INNOVATION] == "mining":
        steps += max(rules.innovation_steps - means.most_steps, 0)
    return steps + means.most_steps * max(actions, 0)


def empty_wagons(means: Means) -> int:
    return sum([wagon.load is None for dock in means.docks for wagon in dock.wagons])


@lru_cache(maxsize=100_000)
def most_loaded(means: Means, what: str) -> int:
    """Lorries (or their VP) that can still be loaded: by wagons, by cards, by steps.

    Each wagon and each lorry card that has to be taken costs an action, unless an innovation
    takes it; what is left can mine. A lorry takes a step, and so does one that has VP.
    """
    wagons = [top for top in means.open[2:4] if top is not None]
    cards = [top for top in means.open[:2] if top is not None]
    more = means.in_hand[0] == "wagon"
    best = 0
    for wagon in range(len(wagons) + 1):
        for card in range(len(cards) + 1):
            spent = max(wagon - _used(means, "wagon"), 0) + max(card - _used(means, "lorry"), 0)
            if spent > means.actions:
                continue
            steps = all_steps(means, means.actions - spent)
            room = empty_wagons(means) + wagon + more
            supply = sorted([getattr(each, what) for each in means.lorries], reverse=True)
            extra = sorted([getattr(each, what) for each in cards], reverse=True)[:card]
            amounts = sorted(supply + extra, reverse=True)[:room]
            if what == "lorries":
                best = max(best, min(steps, sum(amounts)))
            else:
                best = max(best, sum(amounts[:steps]))
    return best


def _lorries(bound: Bound, place: Place, means: Means) -> int:
    return sum([dock.load for dock in means.docks]) + most_loaded(means, "lorries")


def _vp(bound: Bound, place: Place, means: Means) -> int:
    return sum([dock_vp(dock) for dock in means.docks]) + most_loaded(means, "vp")


def dock_vp(dock: Dock) -> int:
    return sum([wagon.load.vp for wagon in dock.wagons if wagon.load])


def _most_steps(bound: Bound, place: Place, means: Means) -> int:
    return place.steps + all_steps(means, means.actions)


def _orders(bound: Bound, place: Place, means: Means) -> int:
    return len(means.orders) + (means.open[_ORDER] is not None)


def _innovations(bound: Bound, place: Place, means: Means) -> int:
    player = place.state.players[bound.seat]
    return len(player.innovations) + (means.open[_INNOVATION] is not None)


def _turns(bound: Bound, place: Place, means: Means) -> int:
    turns = bound.task.turns
    return place.turns + 1 if turns == 0 else ENDLESS if turns == SHIFT else turns


def _fewest_turns(bound: Bound, place: Place, means: Means) -> int:
    """The turn that is going on counts once it is over; an action may end without its turn."""
    return -place.turns - (bound.task.turns != 0)


def _zero(bound: Bound, place: Place, means: Means) -> int:
    return 0


def _score(bound: Bound, place: Place, means: Means) -> int:
    from glueckauf.games.card.solve.trains import most_score

    return most_score(means)


def _trains(bound: Bound, place: Place, means: Means) -> int:
    from glueckauf.games.card.solve.trains import most_trains

    before = bound.task.start.players[bound.seat].delivered
    return len(place.state.players[bound.seat].delivered) - len(before) + most_trains(means)


def _ready(bound: Bound, place: Place, means: Means) -> int:
    from glueckauf.games.card.solve.trains import most_ready

    return most_ready(means)


def _fewest_orders(bound: Bound, place: Place, means: Means) -> int:
    """Only a train takes an order out of the hand."""
    from glueckauf.games.card.solve.trains import most_trains

    return min(most_trains(means) - len(means.orders), 0)


def _fewest_trains(bound: Bound, place: Place, means: Means) -> int:
    before = bound.task.start.players[bound.seat].delivered
    return len(before) - len(place.state.players[bound.seat].delivered)


_ORDER = STACKS.index("order")
assert STACKS[:4] == ("lorry/a", "lorry/b", "wagon/a", "wagon/b")
assert WILD
Term = Callable[[Bound, Place, Means], int]
_TERMS: dict[str, Term] = {
    "score": _score,
    "vp": _vp,
    "lorries": _lorries,
    "ready": _ready,
    "trains": _trains,
    "steps": _most_steps,
    "workers": lambda bound, place, means: sum(place.hand),  # nobody gets workers within a shift
    "cards": lambda bound, place, means: len(place.hand),
    "orders": _orders,
    "innovations": _innovations,
    "turns": _turns,
    "-score": _zero,  # no card costs VP (CG-6.1)
    "-vp": _zero,
    "-lorries": _zero,
    "-ready": _zero,
    "-trains": _fewest_trains,
    "-steps": lambda bound, place, means: -place.steps,
    "-workers": _zero,
    "-cards": _zero,
    "-orders": _fewest_orders,
    "-innovations": _zero,
    "-turns": _fewest_turns,
}
