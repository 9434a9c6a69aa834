"""Which puzzles are the same under other names?

The colours of engines and the four destinations are names only. And the docks have one symmetry: dock 1
bears wheel and clover, dock 2 wheel and tower, dock 3 clover and fox; so wheel and clover, tower and fox,
and docks 2 and 3 can change places all at once. `pattern` is equal for such twins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

from glueckauf.games.card.parts import (
    CRESTS,
    DESTINATIONS,
    ENGINES,
    STACKS,
    Delivering,
    Dock,
    Lorry,
    Mining,
    Order,
    Player,
    Train,
    Wagon,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import Task

Pattern = tuple[Any, ...]


class Names(NamedTuple):
    """Other names for everything that is only a name; `flipped`: docks 2 and 3 change places."""

    engines: Mapping[str, str]
    places: Mapping[str, str]
    flipped: bool

    def crest(self, crest: str) -> str:
        return _MIRROR.get(crest, crest) if self.flipped else crest

    def dock(self, dock: int) -> int:
        return {2: 3, 3: 2}.get(dock, dock) if self.flipped else dock

    def lorry(self, lorry: Lorry) -> Lorry:
        return lorry._replace(crest=self.crest(lorry.crest))

    def order(self, order: Order) -> Order:
        return order._replace(destination=self.places.get(order.destination, order.destination))

    def objective(self, objective: str) -> str:
        kind, colon, which = objective.partition(":")
        names = self.engines if kind == "engine" else self.places
        return f"{kind}:{names[which]}" if colon else objective

    def wagon(self, wagon: Wagon) -> Wagon:
        return Wagon(self.crest(wagon.crest), wagon.load and self.lorry(wagon.load))

    def docks(self, docks: tuple[Dock, ...]) -> tuple[Dock, ...]:
        """In their new places, so dock 2 comes from dock 3 if they are flipped."""
        made = [
            Dock(self.engines.get(dock.engine, ""), tuple(map(self.wagon, dock.wagons)))
            for dock in docks
        ]
        return tuple(made[self.dock(n) - 1] for n in (1, 2, 3))

    def train(self, train: Train) -> Train:
        wagons = tuple(map(self.wagon, train.wagons))
        return Train(self.order(train.order), self.engines[train.engine], wagons)


_MIRROR = dict(zip(CRESTS, "cwft", strict=True))


@cache
def _all_names() -> tuple[Names, ...]:
    return tuple(
        Names(
            dict(zip(ENGINES, engines, strict=True)),
            dict(zip(DESTINATIONS, places, strict=True)),
            flipped,
        )
        for engines in permutations(ENGINES)
        for places in permutations(DESTINATIONS)
        for flipped in (False, True)
    )


def pattern(task: Task) -> Pattern:
    """What is left of a task when names do not count."""
    state = task.start
    own = state.players[task.seat]
    return min(_named(task, state, own, names) for names in _needed(state, own, task))


def are_twins(one: Task, other: Task) -> bool:
    return _outline(one) == _outline(other) and pattern(one) == pattern(other)


class Known:
    """Tasks of which no twin is wanted. Patterns take long, so they are asked only of likely ones."""

    def __init__(self, tasks: Iterable[Task] = ()) -> None:
        self._tasks: dict[Pattern, list[Task]] = {}
        for task in tasks:
            self.is_new(task)

    def is_new(self, task: Task) -> bool:
        """Has it no twin so far? From now on it is known."""
        likely = self._tasks.setdefault(_outline(task), [])
        if any(pattern(other) == pattern(task) for other in likely):
            return False
        likely.append(task)
        return True


def _outline(task: Task) -> Pattern:
    """What twins have in common at first sight: numbers without names."""
    state, own = task.start, task.start.players[task.seat]
    fame = () if isinstance(state.pending, Mining) else (own.shares, own.objectives, own.delivered)
    cards = (own.storage, *fame)
    loads = sorted((bool(d.engine), len(d.wagons), d.load) for d in own.docks)
    orders = tuple(sorted(order.lorries for order in own.orders))
    hand = (own.workers, own.innovations) if task.turns else ()
    row = tuple((card.lorries, card.vp) for card in own.row)
    kind = (task.turns, task.objective, str(state.pending))
    return (kind, row, tuple(map(len, cards)), tuple(loads), orders, hand)


def _needed(state: State, own: Player, task: Task) -> Iterator[Names]:
    """Of all names those that make a difference: colours and places that occur."""
    cards = () if task.turns == 0 else tuple(str(s.cards[0]) for s in state.stacks if s.cards)
    told = " ".join((repr(own), *cards))
    engines = [colour for colour in ENGINES if colour in told]
    places = [place for place in DESTINATIONS if place in told]
    seen = set()
    for names in _all_names():
        key = (
            tuple(names.engines[colour] for colour in engines),
            tuple(names.places[place] for place in places),
            names.flipped,
        )
        first = sorted(key[0]) == sorted(ENGINES[: len(engines)])
        if first and sorted(key[1]) == sorted(DESTINATIONS[: len(places)]) and key not in seen:
            seen.add(key)
            yield names


def _named(task: Task, state: State, own: Player, names: Names) -> Pattern:
    yard = (
        tuple(map(names.lorry, own.row)),
        tuple(sorted(map(names.lorry, own.storage))),
        tuple(
            (dock.engine, tuple(sorted(dock.wagons, key=repr))) for dock in names.docks(own.docks)
        ),
        tuple(sorted(map(names.order, own.orders))),
    )
    fame = (
        tuple(sorted(names.places[share] for share in own.shares)),
        tuple(sorted(map(names.objective, own.objectives))),
        tuple(sorted(map(names.train, own.delivered), key=repr)),
    )
    asked = (task.turns, task.objective, str(state.pending))
    is_mining = task.turns == 0 and not isinstance(state.pending, Delivering)
    if task.turns == 0:
        return _comparable((asked, yard, () if is_mining else fame))
    hand = (own.workers, own.innovations, len(own.tokens), state.start == task.seat)
    costs = tuple((zone.cost, zone.owner == task.seat) for zone in state.zones)
    tops = tuple(
        _top(name, stack.cards[0], names) if stack.cards else ""
        for name, stack in zip(STACKS, state.stacks, strict=True)
    )
    return _comparable((asked, yard, fame, hand, costs, tops))


def _comparable(pattern: Pattern) -> Pattern:
    """Docks with and without loads can be compared as texts."""
    return (repr(pattern),)


def _top(name: str, card: Any, names: Names) -> str:
    kind = name.partition("/")[0]
    if kind == "lorry":
        return str(names.lorry(card))
    if kind == "order":
        return str(names.order(card))
    named = {
        "wagon": names.crest,
        "engine": lambda colour: names.engines[colour],
        "share": lambda place: names.places[place],
        "objective": names.objective,
    }.get(kind, str)
    return str(named(card))
