"""What a place is worth at most and at least, without looking ahead."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.parts import Hand, Leaving, Passing, Rolled, Train
from glueckauf.games.signal.solve.reach import least
from glueckauf.games.signal.solve.scope import (
    MOST_DEPLOYED,
    drives,
    may_come,
    may_deploy,
    most_lost,
)
from glueckauf.games.signal.solve.task import ONE, ONE_TRAIN, TURN, ZERO, Place, Rank, Task

FAR = 10**6  # no way at all


@lru_cache(maxsize=4096)
def chance_of(faces: tuple[tuple[int, Fraction], ...], dice: int, need: int) -> Fraction:
    """How likely so many dice show together what is needed."""
    if need <= 0:
        return ONE
    if not dice or need > dice * max(face for face, _ in faces):
        return ZERO
    return sum([p * chance_of(faces, dice - 1, need - face) for face, p in faces], ZERO)


def ceiling(task: Task, place: Place) -> Rank:
    """No plan is worth more: all dice together must at least show the way that is left.

    Points that no train can use do not help, so a free board is the best one. The logistician is
    reckoned as one die more.
    """
    found = []
    for word in task.objective:
        if word in ONE_TRAIN:
            found.append(_at_best(task, place))
        elif word == "goods":
            new = MOST_DEPLOYED if may_deploy(task, place) else 0
            found.append(Fraction(len(place.state.trains) + new))
        else:
            found.append(ONE if word == "won" else ZERO)
    return tuple(found)


def floor(task: Task, place: Place) -> Rank:
    """Some plan is worth at least this: to end the actions, or whatever comes."""
    state = place.state
    may_stop = state.pending is None and not place.ended and task.until == TURN
    lost = 0 if may_stop else most_lost(task, place)
    return tuple([Fraction(-lost) if word == "-tokens" else ZERO for word in task.objective])


def _at_best(task: Task, place: Place) -> Fraction:
    state = place.state
    train = train_at(state, place.asked) if place.asked else None
    if train is None:
        return ZERO
    hand = Hand() if place.ended else state.players[state.active]
    if "delivered" in task.objective and not train.load:
        if not sum(hand):
            return ZERO
        dice = max([drives(rest) for rest in _one_less(hand)])
    else:
        dice = drives(hand)
    dice += may_come(task, place, train) + ("logistician" in state.helpers)
    need = way_left(task, place, train)
    pending = state.pending
    if isinstance(pending, Rolled | Leaving | Passing) and pending.way.space == train.space:
        need -= pending.points
        dice -= 1
    return chance_of(tuple(state.layout.dice[train.colour].items()), dice, need)


def _one_less(hand: Hand) -> list[Hand]:
    """The hand after any one card is discarded."""
    return [
        Hand(*[have - (at == out) for at, have in enumerate(hand)])
        for out in range(len(hand))
        if hand[out]
    ]


def way_left(task: Task, place: Place, train: Train) -> int:
    """The fewest points to the goal; without a load, by way of a goods city."""
    on = place.state.map
    goals = (task.space,) if task.space else on.ports
    ways = least(on, train.space, train.heading)
    if "delivered" not in task.objective or train.load:
        return min([ways.get(goal, FAR) for goal in goals])
    return min(
        [
            ways.get(city, FAR) + least(on, city, "").get(goal, FAR)
            for city in on.city_of.values()
            for goal in goals
        ]
    )
