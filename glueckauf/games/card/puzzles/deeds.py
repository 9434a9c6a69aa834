"""What a line does, as one would tell it: what is stored, loaded, sent off, paid and won, and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.texts import Fact
from glueckauf.games.card.notation import (
    Dispatch,
    Load,
    LookAt,
    Move,
    Pay,
    Place,
    Store,
    Use,
    read_line,
)
from glueckauf.games.card.parts import WILD, Lorry, Paying, Player
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import read_lorry
from glueckauf.games.card.scoring import matched_shares, objective_vp
from glueckauf.games.card.solve.task import Task, along
from glueckauf.games.card.telling import lorry_facts, zone_facts

Facts = dict[str, Fact]


class Deed(NamedTuple):
    """A move of the line: the state before it and after it."""

    move: Move
    before: State
    after: State


class Deeds(NamedTuple):
    """All moves of a line, for the seat that plays it."""

    seat: int
    all: tuple[Deed, ...]

    def own(self, state: State) -> Player:
        return state.players[self.seat]

    @property
    def loads(self) -> list[tuple[Lorry, Load]]:
        """The cards that are loaded, and where."""
        return [(self._card(one), one.move) for one in self.all if isinstance(one.move, Load)]

    @property
    def stored(self) -> list[Lorry]:
        """The cards that are moved to the storage."""
        return [self._card(one) for one in self.all if isinstance(one.move, Store)]

    @property
    def trains(self) -> list[Dispatch]:
        return [one.move for one in self.all if isinstance(one.move, Dispatch)]

    @property
    def zones(self) -> list[str]:
        """Where workers are placed, in this order."""
        return [str(one.move) for one in self.all if isinstance(one.move, Place)]

    def _card(self, deed: Deed) -> Lorry:
        move = deed.move
        if isinstance(move, Load) and move.lorry:
            return read_lorry(move.lorry)
        return self.own(deed.before).row[-1]


@lru_cache(maxsize=256)
def deeds(task: Task, line: str) -> Deeds:
    """Of a legal line."""
    moves = read_line(line) if line else []
    states = [place.state for place in along(task, moves)]
    found = zip(moves, states, states[1:], strict=False)
    return Deeds(task.seat, tuple(Deed(*one) for one in found))


# --- Facts of the themes --------------------------------------------------------------------


def theme_facts(theme: str, done: Deeds) -> Facts | None:
    """What the sentence of a theme tells about this line; None if the line does not show it."""
    return next(_FACTS[theme](done), None) if theme in _FACTS else None


def _two_lorries(done: Deeds) -> Iterator[Facts]:
    for card in done.stored:
        if card.lorries > 1:
            yield lorry_facts(card)


def _stored(done: Deeds) -> Iterator[Facts]:
    for card in done.stored:
        again = [str(loaded) for loaded, move in done.loads if move.lorry]
        yield {**lorry_facts(card), "again": int(str(card) in again)}


def _withdrawn(done: Deeds) -> Iterator[Facts]:
    for card, move in done.loads:
        if move.lorry:
            yield {**lorry_facts(card), "dock": move.dock, "wagon": move.crest}


def _wild_wagon(done: Deeds) -> Iterator[Facts]:
    for card, move in done.loads:
        if move.crest == WILD:
            yield {**lorry_facts(card), "dock": move.dock}


def _together(done: Deeds) -> Iterator[Facts]:
    """Trains that leave in one action, with the colour of their engines."""
    run: list[Deed] = []
    for one in (*done.all, None):
        if one is not None and isinstance(one.move, Dispatch):
            run.append(one)
            continue
        if len(run) > 1:
            first = run[0]
            assert isinstance(first.move, Dispatch)
            docks = sorted(str(each.move.dock) for each in run if isinstance(each.move, Dispatch))
            engine = done.own(first.before).docks[first.move.dock - 1].engine
            yield {"docks": " ".join(docks), "engine": engine}
        run = []


def _small(done: Deeds) -> Iterator[Facts]:
    for one in done.all:
        if isinstance(one.move, Dispatch):
            own, required = done.own(one.before), int(one.move.order.partition(":")[2])
            load = own.docks[one.move.dock - 1].load
            if any(required < order.lorries <= load for order in own.orders):
                yield {"order": one.move.order, "lorries": required, "dock": one.move.dock}


def _credit(done: Deeds) -> Iterator[Facts]:
    """An order taken for more lorries than any train carried at first, and served later."""
    most = max(dock.load for dock in done.own(done.all[0].before).docks)
    served = [train.order for train in done.trains]
    for one in done.all:
        had, has = done.own(one.before).orders, done.own(one.after).orders
        for order in has:
            is_new = has.count(order) > had.count(order)
            if is_new and order.lorries > most and str(order) in served:
                yield {"order": str(order), "lorries": order.lorries}


def _matched(done: Deeds) -> Iterator[Facts]:
    for one in done.all:
        had, has = (matched_shares(done.own(state)) for state in (one.before, one.after))
        for share, number in (has - had).items():
            yield {"share": share, "n": number, "vp": number * one.after.rules.share_vp}


def _pursued(done: Deeds) -> Iterator[Facts]:
    last = done.all[-1].after
    own, before = done.own(last), done.own(done.all[0].before)
    for objective in own.objectives:
        vp = objective_vp(own, objective, last.rules)
        had = objective_vp(before, objective, last.rules) if objective in before.objectives else 0
        if vp > had:
            yield {"objective": objective, "vp": vp - had}


def _paid(done: Deeds) -> Iterator[Facts]:
    """A payment with more cards than are needed, or with an innovation where workers could pay."""
    from glueckauf.games.card.puzzles.making.themes import natural_payment

    for one in done.all:
        if isinstance(one.move, Pay) and one.move != natural_payment(one.before):
            paying = one.before.pending
            assert isinstance(paying, Paying)
            yield {**zone_facts(one.before.layout, paying.zone), "payment": str(one.move)}


def _last_there(done: Deeds) -> Iterator[Facts]:
    for one in done.all:
        zones = one.before.layout
        if isinstance(one.move, Place) and zones.index[one.move] == zones.token_zone:
            yield zone_facts(zones, str(one.move))


def _helped(done: Deeds) -> Iterator[Facts]:
    for one in done.all:
        if isinstance(one.move, Pay) and one.move.innovations:
            paying = one.before.pending
            assert isinstance(paying, Paying)
            name, value = one.move.innovations[0]
            yield {
                **zone_facts(one.before.layout, paying.zone),
                "innovation": name,
                "workers": value,
            }


def _used(done: Deeds) -> Iterator[Facts]:
    for one in done.all:
        if isinstance(one.move, Use):
            yield {"innovation": one.move.innovation}


def _drawn(done: Deeds) -> Iterator[Facts]:
    for one in done.all:
        if isinstance(one.move, LookAt):
            yield {"stack": one.move.stack}


_FACTS: dict[str, Callable[[Deeds], Iterator[Facts]]] = {
    "two-lorry-trouble": _two_lorries,
    "storage-detour": _stored,
    "stored-lorry": _withdrawn,
    "wild-wagon": _wild_wagon,
    "same-engine-twice": _together,
    "small-order": _small,
    "order-on-credit": _credit,
    "share-matching": _matched,
    "objective-chase": _pursued,
    "exact-change": _paid,
    "last-on-mining-1": _last_there,
    "worker-innovation": _helped,
    "action-innovation": _used,
    "wild-draw": _drawn,
}
