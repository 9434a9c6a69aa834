"""What trains could still bring: every choice of trains with their orders that the means allow.

Each choice is asked how many actions it needs at least, and what it would score at most:

    a train      needs an engine at a dock, or the open one, which costs an action to take, and an
                 order of its own, in hand or the open one, which costs an action to take
    its load     what is missing must be loaded, one step for each lorry; what the empty wagons and
                 the lorry cards at hand cannot give must be taken, and no card or wagon taken gives
                 more than two lorries, or what the largest card has
    mining       no action gives more steps than the largest mining card
    delivery     one for each colour of engine (CG-3.11)
    the rest     the actions that are left take the open share, the open objective and the zone of
                 the token; VP of lorries come from what the steps can load

An innovation in hand saves the action of its kind. Rows are taken as if every card lay on the right
and wagons as if every dock took its best cards alone: so nothing that can be had is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.card.parts import STACKS, WILD, Dock, Lorry, Order, Player, Train
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import score
from glueckauf.games.card.solve.bound import Means, all_steps, dock_vp

_ENGINE, _ORDER, _SHARE, _OBJECTIVE = map(STACKS.index, ("engine", "order", "share", "objective"))


class _Berth(NamedTuple):
    """A train that could be: its engine, what stands there, what can be loaded without taking."""

    engine: str
    load: int
    vp: int
    gain: int
    empty: int
    actions: int  # to have the engine


class Chosen(NamedTuple):
    """Some trains with their orders, and the actions that they need at least."""

    orders: tuple[Order, ...]
    engines: tuple[str, ...]
    vp: int
    empty: int
    actions: int  # all but the mining
    mining: int


def _berths(means: Means) -> list[list[_Berth]]:
    """One list for each engine there is: the docks it could leave from."""
    crests = means.rules.docks
    stand = [
        (
            dock.engine,
            dock.load,
            dock_vp(dock),
            _gain(dock, crests[n], means.lorries),
            sum([wagon.load is None for wagon in dock.wagons]),
        )
        for n, dock in enumerate(means.docks)
    ]
    found = [[_Berth(*each, 0)] for each in stand if each[0]]
    engines = []
    if means.open[_ENGINE] is not None:
        engines.append((means.open[_ENGINE], int("engine" not in means.innovations)))
    if means.in_hand[0] == "engine":
        engines.append((means.in_hand[1], 0))
    for colour, actions in engines:
        places = [_Berth(colour, *each[1:], actions) for each in stand if not each[0]]
        if found:  # a dock whose train has left is built up from nothing
            places.append(_Berth(colour, 0, 0, 0, 0, actions))
        found.append(places)
    return found


@lru_cache(maxsize=100_000)
def _gain(dock: Dock, crests: str, lorries: tuple[Lorry, ...]) -> int:
    """Lorries that the empty wagons of a dock could take of these cards."""
    wagons = [wagon.crest for wagon in dock.wagons if wagon.load is None]
    if not wagons:
        return 0
    takes = crests if WILD in wagons else "".join(set(wagons))
    fitting = [card.lorries for card in lorries if card.crest in takes]
    return sum(sorted(fitting, reverse=True)[: len(wagons)])


def choices(means: Means, to_deliver: bool) -> Iterator[Chosen]:
    """Every choice that the means allow; the first has no train at all."""
    actions = means.actions
    wagons_and_cards = [top for top in means.open[:4] if top is not None]
    free_takes = (means.in_hand[0] == "wagon") + sum(
        [means.innovations.count(name) for name in ("lorry", "wagon")]
    )
    most_takes = len(wagons_and_cards) + (means.in_hand[0] == "wagon")
    each_take = max([card.lorries for card in means.lorries + means.open[:2] if card], default=0)
    free_steps = all_steps(means, 0)
    bonus = all_steps(means, 1) - free_steps - means.most_steps
    free_deliveries = means.deliveries + means.innovations.count("delivery")
    orders: list[tuple[Order, int]] = [(order, 0) for order in means.orders]
    if means.open[_ORDER] is not None:
        orders.append((means.open[_ORDER], int("order" not in means.innovations)))
    berths = _berths(means)
    all_most = all_steps(means, actions)

    def choose(
        at: int,
        left: list[tuple[Order, int]],
        done: tuple[Order, ...],
        engines: tuple[str, ...],
        vp: int,
        empty: int,
        spent: int,
        missing: int,
        takes: int,
    ) -> Iterator[Chosen]:
        if at == len(berths):
            colours = len(set(engines)) - free_deliveries if to_deliver else 0
            total = spent + max(colours, 0) + max(takes - free_takes, 0)
            lacking = missing - free_steps
            mining = -(-(lacking - bonus) // means.most_steps) if lacking > 0 else 0
            mining = max(mining, 1) if lacking > 0 else 0
            if total + mining <= actions:
                yield Chosen(done, engines, vp, empty, total, mining)
            return
        yield from choose(at + 1, left, done, engines, vp, empty, spent, missing, takes)
        for berth in berths[at]:
            tried = set()
            for n, (order, cost) in enumerate(left):
                if (order, cost) in tried:
                    continue
                tried.add((order, cost))
                lacks = max(order.lorries - berth.load, 0)
                beyond = max(lacks - berth.gain, 0)
                taken = takes + (-(-beyond // each_take) if each_take else beyond)
                costs = spent + cost + berth.actions
                if taken > most_takes or missing + lacks > all_most:
                    continue
                if costs + max(taken - free_takes, 0) > actions:
                    continue
                yield from choose(
                    at + 1,
                    left[:n] + left[n + 1 :],
                    (*done, order),
                    (*engines, berth.engine),
                    vp + berth.vp,
                    empty + berth.empty,
                    costs,
                    missing + lacks,
                    taken,
                )

    return choose(0, orders, (), (), 0, 0, 0, 0, 0)


@lru_cache(maxsize=100_000)
def most_trains(means: Means) -> int:
    """Trains that can still leave."""
    return max([len(chosen.orders) for chosen in choices(means, True)])


@lru_cache(maxsize=100_000)
def most_ready(means: Means) -> int:
    """Docks that can be ready in the end; there are three of them."""
    trains = max([len(chosen.orders) for chosen in choices(means, False)])
    return min(trains, len(means.docks))


@lru_cache(maxsize=200_000)
def most_score(means: Means) -> int:
    """The score that can be had at most."""
    vps = [card.vp for card in means.lorries]
    vps += [card.vp for card in means.open[:2] if card is not None]
    vps.sort(reverse=True)
    wagons = sum([top is not None for top in means.open[2:4]]) + (means.in_hand[0] == "wagon")
    best = 0
    for chosen in choices(means, True):
        new = 0
        if chosen.orders:
            steps = all_steps(means, means.actions - chosen.actions)
            new = sum(vps[: min(steps, chosen.empty + wagons)])
        spare = means.actions - chosen.actions - chosen.mining
        best = max(best, chosen.vp + new + _rest(means, chosen, spare))
    return best


def _rest(means: Means, chosen: Chosen, spare: int) -> int:
    """The score without the VP of new lorries; spare actions take share, objective and token."""
    share, objective = means.open[_SHARE], means.open[_OBJECTIVE]
    has_token = means.holds_token_zone or chosen.mining > 0  # it lies on a mining card
    free: list[str] = ["token"] if has_token else []
    paid: list[str] = [] if has_token else ["token"]
    if share is not None:
        (free if "share" in means.innovations else paid).append("share")
    if objective is not None:
        paid.append("objective")
    options = [paid] if spare >= len(paid) else _some(paid, spare)
    best = 0
    for option in options:
        more = {*free, *option}
        best = max(
            best,
            _worth(
                means,
                chosen,
                (*means.shares, share) if "share" in more else means.shares,
                (*means.objectives, objective) if "objective" in more else means.objectives,
                means.tokens + ("token" in more),
            ),
        )
    return best


def _some(words: list[str], number: int) -> list[list[str]]:
    if number <= 0:
        return [[]]
    if number == 1:
        return [[word] for word in words]
    return [[word for word in words if word != left] for left in words]


def _worth(
    means: Means,
    chosen: Chosen,
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    tokens: int,
) -> int:
    """The score with these trains besides the delivered ones, without new VP on lorries."""
    vp, orders, engines = means.delivered or (0, (), ())
    points = _points(
        tuple(sorted(orders + chosen.orders)),
        tuple(sorted(engines + chosen.engines)),
        tuple(sorted(shares)),
        tuple(sorted(objectives)),
        tokens,
        means.rules,
    )
    return int(vp + points)


@lru_cache(maxsize=200_000)
def _points(
    orders: tuple[Order, ...],
    engines: tuple[str, ...],
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    tokens: int,
    rules: Rules,
) -> int:
    """CG-6.3 as the game counts it; which engine served which order makes no difference."""
    trains = [Train(order, engine, ()) for order, engine in zip(orders, engines, strict=True)]
    player = Player(
        workers=(),
        shares=shares,
        objectives=objectives,
        delivered=tuple(trains),
        tokens=(0,) * tokens,
    )
    return score(player, rules).total
