"""What a place is worth at most and at least, without looking ahead."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from glueckauf.games.signal.maps import Map
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.parts import Hand, Leaving, Passing, Rolled, Train
from glueckauf.games.signal.scoring import goods_that_count
from glueckauf.games.signal.solve.reach import least
from glueckauf.games.signal.solve.roads import Road, drives_beside, roads
from glueckauf.games.signal.solve.scope import (
    MOST_DEPLOYED,
    may_come,
    may_deploy,
    most_lost,
    rolls,
)
from glueckauf.games.signal.solve.task import (
    ONE,
    ONE_TRAIN,
    TURN,
    ZERO,
    Place,
    Rank,
    Task,
    faces,
)

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

    Of all ways, each with the train actions that can be paid beside its obstacles (roads.py), one must be
    gone with the dice of these actions. The logistician is reckoned as one die more.
    """
    found = []
    for word in task.objective:
        if word in ONE_TRAIN:
            found.append(_at_best(task, place))
        elif word == "goods":
            found.append(Fraction(deliverable(task, place)))
        elif word == "won":
            state = place.state
            missing = state.layout.needed - goods_that_count(state.layout, state.stored)
            found.append(ONE if missing <= deliverable(task, place) else ZERO)
        else:
            found.append(ZERO)  # nothing may be spent
    return tuple(found)


def deliverable(task: Task, place: Place) -> int:
    """The most goods that come to a port: one of each train near enough, were all dice to show most."""
    state, number = place.state, 0
    again = int("logistician" in state.helpers)
    for train in state.trains:
        points = (rolls(task, place, train) + again) * max(faces(task, train.colour))
        number += _way(state.map, train, state.map.ports) <= points
    return number + (MOST_DEPLOYED if may_deploy(task, place) else 0)


def floor(task: Task, place: Place) -> Rank:
    """Some plan is worth at least this: to end the actions, or whatever comes."""
    state = place.state
    may_stop = state.pending is None and not place.ended and task.until == TURN
    lost = 0 if may_stop else most_lost(task, place)
    cards = 0 if may_stop or place.ended else sum(state.players[state.active])
    least = {"-tokens": Fraction(-lost), "-cards": Fraction(-cards)}
    return tuple([least.get(word, ZERO) for word in task.objective])


def _at_best(task: Task, place: Place) -> Fraction:
    state = place.state
    train = train_at(state, place.asked) if place.asked else None
    if train is None:
        return ZERO
    hand = Hand() if place.ended else state.players[state.active]
    loads = int("delivered" in task.objective and not train.load)
    most = drives_beside(hand, 0, 0, loads)
    if most < 0:
        return ZERO
    free = may_come(task, place, train) + ("logistician" in state.helpers)
    need = way_left(task, place, train)
    pending, have = state.pending, 0
    if isinstance(pending, Rolled | Leaving | Passing) and pending.way.space == train.space:
        have = pending.points
        free -= 1
    shown = faces(task, train.colour)
    points = have + (most + free) * max(shown)
    if need > points:
        return ZERO
    needs = _needs(task, place, train, hand, points, loads)
    if needs is None:
        return chance_of(tuple(shown.items()), most + free, need - have)
    sure = [FAR] * (most + free + 1)
    for dice, far in needs:
        for at in range(dice + free + 1):
            sure[at] = min(sure[at], far - have)
    return _some_time(tuple(shown.items()), tuple(sure))


def _needs(
    task: Task, place: Place, train: Train, hand: Hand, points: int, loads: int
) -> list[tuple[int, int]] | None:
    """For each way to the goal, how many train actions can be paid beside it, and its points."""
    state = place.state
    on = state.map
    goals = frozenset((task.space,) if task.space else on.ports)
    first = frozenset(on.city_of.values()) if loads else goals
    spot = (train.space, train.heading)
    cards = sum(hand)
    found = roads(on, state.green, state.closed, spot, first, points, cards)
    if found is None:
        return None
    ways = list(found)
    if train.space in first:  # it may be about to stop there
        ways.append((train.space, Road(0, 0, 0)))
    needs = []
    for space, road in ways:
        dice = drives_beside(hand, road.signals, road.switches, loads)
        if dice >= 0:
            more = min([least(on, space, "").get(goal, FAR) for goal in goals]) if loads else 0
            needs.append((dice, road.points + more))
    return needs


@lru_cache(maxsize=65536)
def _some_time(faces: tuple[tuple[int, Fraction], ...], needs: tuple[int, ...]) -> Fraction:
    """How likely the first so many dice show together, for some number of them, what it needs."""
    if needs[0] <= 0:
        return ONE
    most = max(face for face, _ in faces)
    if all(need > at * most for at, need in enumerate(needs)):
        return ZERO
    total = ZERO
    for face, chance in faces:
        total += chance * _some_time(faces, tuple([need - face for need in needs[1:]]))
    return total


def way_left(task: Task, place: Place, train: Train) -> int:
    """The fewest points to the goal; without a load, by way of a goods city."""
    on = place.state.map
    goals = (task.space,) if task.space else on.ports
    if "delivered" not in task.objective:
        ways = least(on, train.space, train.heading)
        return min([ways.get(goal, FAR) for goal in goals])
    return _way(on, train, goals)


def _way(on: Map, train: Train, ports: tuple[str, ...]) -> int:
    """The fewest points with which a train delivers goods in one of these ports."""
    ways = least(on, train.space, train.heading)
    if train.load:
        return min([ways.get(port, FAR) for port in ports])
    return min(
        [
            ways.get(city, FAR) + least(on, city, "").get(port, FAR)
            for city in on.city_of.values()
            for port in ports
        ]
    )
