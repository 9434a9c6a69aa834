"""What an action brings a player of the card game, as far as it depends on the player's own things.

Of every action the best that can be made of it is meant: the dock for a wagon, the steps of mining, the
trains of a delivery. Workers play no part, and innovations in hand are left to the asker: their worth adds
to all the rest. From turn to turn and from play-out to play-out the same questions come back, so their
answers are kept.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from glueckauf.core.values import make, put
from glueckauf.games.card import delivery, mining
from glueckauf.games.card.bots.worth import worth, worth_of_innovation
from glueckauf.games.card.notation import Dispatch, Move
from glueckauf.games.card.parts import (
    DOCKS,
    WILD,
    Delivering,
    Dock,
    Mining,
    Player,
    Train,
    Wagon,
    into_hand,
)
from glueckauf.games.card.ruleset import Rules


def own_things(player: Player) -> Player:
    """A player without workers, innovations, and what others know: what the worth depends on."""
    delivered = _in_order(player.delivered)
    held = player[1:5] + ((), ()) + player[7:9]
    things: Player = make(Player, ((),) + held + (delivered, player.tokens, False))
    return things


def _in_order(delivered: tuple[Train, ...]) -> tuple[Train, ...]:
    """Which train left first plays no part, so the same trains shall be the same question."""
    return tuple(sorted(delivered, key=_order)) if len(delivered) > 1 else delivered


_order = attrgetter("order")


class Prospects:
    """A player with so many actions left in the game. Ask `prospects`, which keeps them."""

    def __init__(self, own: Player, actions: int, rules: Rules) -> None:
        self.own, self.actions, self.rules = own, actions, rules
        self.worth = worth(own, actions, rules)
        self._taken: dict[tuple[str, Any], float] = {}
        self._mined: dict[Mining, float] = {}
        self._delivered: dict[str, float] = {}

    def after(self, own: Player) -> Prospects:
        return prospects(own, self.actions, self.rules)

    # --- Taking cards ---

    def taking(self, kind: str, card: Any) -> float:
        """The worth with a card of this kind (lorry, wagon, …)."""
        found = self._taken.get((kind, card))
        if found is None:
            if kind == "innovation":
                found = self.worth + worth_of_innovation(self.actions)
            elif kind in ("wagon", "engine"):
                found = max([self.docking(kind, card, dock) for dock in self._docks(kind, card)])
            else:
                found = self.after(_with(self.own, kind, card)).worth
            self._taken[kind, card] = found
        return found

    def docking(self, kind: str, card: str, dock: int) -> float:
        engine, wagons = self.own.docks[dock - 1]
        made = Dock(card, wagons) if kind == "engine" else Dock(engine, (*wagons, Wagon(card)))
        return self.after(self.own._replace(docks=put(self.own.docks, dock - 1, made))).worth

    def _docks(self, kind: str, card: str) -> list[int]:
        if kind == "engine":
            return [n for n in DOCKS if not self.own.docks[n - 1].engine]
        return [n for n in DOCKS if card in (WILD, *self.rules.docks[n - 1])]

    # --- Mining and delivery ---

    def mining(self, now: Mining) -> float:
        """The worth after the best steps."""
        found = self._mined.get(now)
        if found is None:
            moves = mining.legal_steps(self.own, now, self.rules)
            found = max([self.step(now, move) for move in moves], default=self.worth)
            self._mined[now] = found
        return found

    def step(self, now: Mining, move: Move) -> float:
        """The worth after this step and the best that follow it."""
        own, then, _ = mining.do_step(0, self.own, now, move, self.rules)
        after = self.after(own)
        return after.mining(then) if then else after.worth

    def delivery(self, engine: str = "") -> float:
        """The worth after the best trains have left, all with an engine of this colour if one is given."""
        found = self._delivered.get(engine)
        if found is None:
            moves = delivery.legal_trains(self.own, Delivering(engine))
            found = max([self.train(engine, move) for move in moves], default=self.worth)
            self._delivered[engine] = found
        return found

    def train(self, engine: str, move: Move) -> float:
        """The worth after this train and those that best follow it; `end`: nothing more leaves."""
        if not isinstance(move, Dispatch):
            return self.worth
        colour = self.own.docks[move.dock - 1].engine
        own, _ = delivery.do_train(0, self.own, Delivering(engine), move)
        after = self.after(own._replace(delivered=_in_order(own.delivered)))
        return after.delivery(colour) if delivery.can_deliver(own, colour) else after.worth


def _with(own: Player, kind: str, card: Any) -> Player:
    if kind == "order":
        return into_hand(own, card, secret=False)
    if kind == "lorry":
        return own._replace(row=(card, *own.row))
    if kind == "share":
        return own._replace(shares=tuple(sorted((*own.shares, card))))
    return own._replace(objectives=tuple(sorted((*own.objectives, card))))


@lru_cache(maxsize=100_000)
def prospects(own: Player, actions: int, rules: Rules) -> Prospects:
    """The same ones for the same question."""
    return Prospects(own, actions, rules)
