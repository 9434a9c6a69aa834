"""Yards and tables dealt at random from the decks.

Everything comes from a stream of random numbers and nothing else: the same stream, the same questions. Only
the own yard, what lies open and the zones matter, so only these are told.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from glueckauf.games.card.choices import payments
from glueckauf.games.card.parts import DESTINATIONS, DOCKS, ENGINES, STACKS, WILD
from glueckauf.games.card.puzzles.making.question import OBJECTIVES, Question, Tree
from glueckauf.games.card.ruleset import layout, published
from glueckauf.games.card.solve.task import SHIFT

# --- Cards ----------------------------------------------------------------------------------


class _Decks:
    """Shuffled decks; a card that is dealt lies nowhere else."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._left = {kind: rng.sample(deck, len(deck)) for kind, deck in published().decks.items()}

    def deal(self, kind: str, fits: Callable[[Any], bool] = lambda card: True) -> Any:
        """The next card that fits; None if none is left."""
        left = self._left[kind]
        for at, card in enumerate(left):
            if fits(card):
                return left.pop(at)
        return None

    def some(self, kind: str, number: int) -> list[str]:
        return [str(self.deal(kind)) for _ in range(number)]

    def lot(self, *weights: int) -> int:
        """0, 1, 2, … by their weights."""
        return self.rng.choices(range(len(weights)), weights)[0]


def _bears(crest: str) -> list[int]:
    """The docks where a wagon of this crest can stand."""
    docks = zip(DOCKS, published().docks, strict=True)
    return [n for n, crests in docks if crest in (WILD, *crests)]


class _Yard:
    """A yard in the making."""

    def __init__(self, decks: _Decks) -> None:
        self.decks = decks
        self.engines: dict[int, str] = {}
        self.wagons: dict[int, list[str]] = {n: [] for n in DOCKS}
        self.row: list[str] = []
        self.storage: list[str] = []

    def add_wagon(self, crest: str, load: bool = False) -> None:
        """A wagon at a dock that bears it, perhaps loaded."""
        wagon = self.decks.deal("wagon", lambda card: card == crest)
        if wagon is None:
            return
        dock = self.decks.rng.choice(_bears(wagon))
        crests = published().docks[dock - 1] if wagon == WILD else wagon
        lorry = self.decks.deal("lorry", lambda card: card.crest in crests) if load else None
        self.wagons[dock].append(f"{wagon}={lorry}" if lorry else wagon)

    def add_engine(self, dock: int, colours: tuple[str, ...] = ENGINES) -> None:
        colour = self.decks.rng.choice(colours)
        if self.decks.deal("engine", lambda card: card == colour):
            self.engines[dock] = colour

    def lorries(self, dock: int) -> int:
        loads = [wagon.partition("=")[2] for wagon in self.wagons[dock]]
        return sum(int(load[1]) for load in loads if load)

    def tree(self) -> Tree:
        docks = {}
        for n in DOCKS:
            dock: Tree = {"engine": self.engines[n]} if n in self.engines else {}
            if self.wagons[n]:
                dock["wagons"] = self.wagons[n]
            if dock:
                docks[str(n)] = dock
        return _told({"row": self.row, "storage": self.storage, "docks": docks})


def _told(tree: Tree) -> Tree:
    """Without what says nothing."""
    return {key: value for key, value in tree.items() if value or key == "workers"}


# --- One action, at random ------------------------------------------------------------------


def random_mining(rng: Random) -> Question:
    """A row, some wagons for it, perhaps a storage; now and then trains that may become ready."""
    decks = _Decks(rng)
    yard = _Yard(decks)
    yard.row = decks.some("lorry", 2 + decks.lot(1, 4, 4, 2))
    yard.storage = decks.some("lorry", decks.lot(6, 4, 2))
    crests = [card[0] for card in (*yard.row, *yard.storage)]
    for _ in range(2 + decks.lot(2, 4, 3)):
        crest = WILD if rng.random() < 0.4 else rng.choice(crests)
        yard.add_wagon(crest)
    for _ in range(decks.lot(6, 3, 1)):
        yard.add_wagon(rng.choice((*crests, WILD)), load=True)
    sort = rng.choice(("lorries", "lorries", "vp", "ready", "ready"))
    orders: list[str] = []
    if sort == "ready":
        for dock in DOCKS:
            if yard.wagons[dock] and rng.random() < 0.9:
                yard.add_engine(dock)
        orders = decks.some("order", 2 + decks.lot(2, 2))
    card = rng.choice(("mining/3", "mining/3", "mining/3", "innovation", "innovation"))
    position = {
        "players": 2,
        "mining": card,
        "seats": {"0": _told({**yard.tree(), "orders": orders})},
    }
    return Question("mining", sort, position, 0, OBJECTIVES[sort])


def random_delivery(rng: Random) -> Question:
    """Loaded trains with engines of few colours, orders, shares and objectives."""
    decks = _Decks(rng)
    yard = _Yard(decks)
    colours = tuple(rng.sample(ENGINES, 2))
    for _ in range(3 + decks.lot(2, 3, 3)):
        crest = WILD if rng.random() < 0.4 else str(decks.deal("lorry").crest)
        yard.add_wagon(crest, load=rng.random() < 0.9)
    for dock in DOCKS:
        if yard.wagons[dock]:
            yard.add_engine(dock, colours)
    orders = decks.some("order", 2 + decks.lot(1, 3, 3, 1))
    seat = {
        **yard.tree(),
        "orders": orders,
        **_fame(decks, [order.partition(":")[0] for order in orders], colours),
    }
    position = {"players": 2, "delivery": True, "seats": {"0": _told(seat)}}
    return Question("delivery", "delivery", position, 0, OBJECTIVES["delivery"])


def _fame(decks: _Decks, places: list[str], colours: tuple[str, ...]) -> Tree:
    """Shares, objectives and trains that went before, for these destinations and colours mostly."""
    rng = decks.rng
    wanted = {*places, *rng.sample(DESTINATIONS, 1)}
    shares = [
        decks.deal("share", lambda card: card in wanted) for _ in range(decks.lot(2, 4, 3, 1))
    ]
    likely = {f"{kind}:{to}" for kind in ("share", "order", "lorries") for to in wanted}
    likely |= {f"engine:{colour}" for colour in colours}
    objectives = [
        decks.deal("objective", lambda card: card in likely) for _ in range(decks.lot(3, 4, 2))
    ]
    delivered = [_gone(decks, wanted, colours) for _ in range(decks.lot(5, 3, 1))]
    return {
        "shares": [card for card in shares if card],
        "objectives": [card for card in objectives if card],
        "delivered": [train for train in delivered if train],
    }


def _gone(decks: _Decks, places: set[str], colours: tuple[str, ...]) -> Tree | None:
    """A train of one or two wagons that was delivered."""
    order = decks.deal("order", lambda card: card.destination in places and card.lorries < 3)
    if order is None:
        return None
    need = order.lorries
    lorry = decks.deal("lorry", lambda card: card.lorries == need)
    wagon = decks.deal("wagon", lambda card: card == lorry.crest) if lorry else None
    if wagon is None:
        return None
    engine = decks.rng.choice(colours)
    decks.deal("engine", lambda card: card == engine)
    return {"order": str(order), "engine": engine, "wagons": [f"{wagon}={lorry}"]}


# --- The end of a shift, at random ----------------------------------------------------------

TWO_PLAYERS = layout(published(), 2).workers  # worker cards of each of two players
HANDS = (
    *((1,), (2,), (1, 1), (1, 2), (1, 2), (1, 3), (2, 2)),
    *((1, 1, 1), (1, 1, 2), (1, 1, 2), (1, 1, 3), (1, 2, 2), (1, 2, 3)),
)
BUSY = (
    "lorry/a",
    "lorry/b",
    "wagon/a",
    "wagon/b",
    "engine",
    "order",
    "share",
    "mining/1",
    "mining/3",
)


def _late(rng: Random, hand: tuple[int, ...]) -> Tree:
    """The last workers of a shift: trains in the making, few means, and zones that have been used."""
    decks = _Decks(rng)
    yard = _Yard(decks)
    yard.row = decks.some("lorry", decks.lot(1, 4, 4, 2))
    yard.storage = decks.some("lorry", decks.lot(6, 3, 1))
    crests = [card[0] for card in (*yard.row, *yard.storage)] or ["w"]
    for _ in range(1 + decks.lot(1, 3, 3, 1)):
        crest = WILD if rng.random() < 0.35 else rng.choice(crests)
        yard.add_wagon(crest, load=rng.random() < 0.4)
    colours = tuple(rng.sample(ENGINES, 2))
    for dock in DOCKS:
        if yard.wagons[dock] and rng.random() < 0.75:
            yard.add_engine(dock, colours)
    orders = decks.some("order", decks.lot(2, 4, 3))
    places = [order.partition(":")[0] for order in orders]
    innovations = decks.some("innovation", decks.lot(6, 3, 1))
    zones: dict[str, list[str]] = {}
    spent = {0: list(TWO_PLAYERS), 1: list(TWO_PLAYERS)}
    for worker in hand:
        spent[0].remove(worker)
    for name in rng.sample((*BUSY, "delivery"), rng.randint(3, 6)):
        zones[name] = []
        for cost in range(1, 2 + decks.lot(5, 3, 1)):
            able = [seat for seat in spent if cost in spent[seat]]
            if able:
                who = rng.choice(able)
                spent[who].remove(cost)
                zones[name].append(f"{who}: {cost}")
            else:
                break
    shift = rng.randint(2, 7)
    tokens = sorted(rng.sample(range(1, shift), rng.randint(0, shift - 1)))
    others = [token for token in range(1, shift) if token not in tokens]
    seat = {
        "workers": list(hand),
        **yard.tree(),
        "orders": orders,
        "innovations": innovations,
        **_fame(decks, places, colours),
        "tokens": tokens,
    }
    stacks = {name: decks.some(name.partition("/")[0], 1) for name in STACKS}
    return {
        "players": 2,
        "start": rng.randrange(2),
        "to_move": 0,
        "shift": shift,
        "passed": [1],
        "zones": {name: paid for name, paid in zones.items() if paid},
        "stacks": stacks,
        "seats": {"0": _told(seat), **({"1": {"tokens": others}} if others else {})},
    }


def random_turn(rng: Random) -> Question:
    """One to three turns with more workers than they need."""
    turns = rng.choice((1, 2, 2, 2, 3, 3))
    hand = rng.choice([cards for cards in HANDS if len(cards) >= min(turns, 2)])
    position = _late(rng, hand)
    sort = "turn" if turns == 1 else "turns"
    return Question("turn", sort, position, turns, OBJECTIVES[sort])


def random_shift(rng: Random) -> Question:
    """The last workers of a shift, and its token."""
    hand = rng.choice([cards for cards in HANDS if len(cards) > 1])
    position = _late(rng, hand)
    return Question("shift", "shift", position, SHIFT, OBJECTIVES["shift"])


# --- Where everything is dear ---------------------------------------------------------------

FULL_HANDS = ((1, 2, 2, 3), (1, 2, 2, 3), (2, 2, 3), (1, 1, 2, 3), (1, 2, 2), (1, 1, 1, 2, 3))
NEEDED = ("mining/1", "mining/3", "mining/3", "delivery", "delivery", "engine", "order", "wild")


def dear_turn(rng: Random) -> Question:
    """Two or three turns, in zones that cost more than one card."""
    turns = rng.choice((2, 2, 3))
    return Question("turn", "turns", _dear(rng), turns, OBJECTIVES["turns"])


def dear_shift(rng: Random) -> Question:
    return Question("shift", "shift", _dear(rng), SHIFT, OBJECTIVES["shift"])


def _dear(rng: Random) -> Tree:
    """The end of a shift with a fuller hand and no innovations: which cards pay is what matters."""
    hand = rng.choice(FULL_HANDS)
    tree = _late(rng, hand)
    tree["seats"]["0"].pop("innovations", None)
    left = [list(TWO_PLAYERS), list(TWO_PLAYERS)]
    for worker in hand:
        left[0].remove(worker)
    zones: dict[str, list[str]] = {}
    for name in dict.fromkeys(rng.sample(NEEDED, 4)):
        first = 2 if name == "wild" else 1
        for cost in range(first, first + rng.choice((1, 2, 2, 3))):
            ways = [(n, way) for n in (0, 1) for way in payments(tuple(sorted(left[n])), (), cost)]
            if not ways:
                break
            who, way = rng.choice(ways)
            for worker in way.workers:
                left[who].remove(worker)
            paid = "+".join(map(str, way.workers))
            zones.setdefault(name, []).append(f"{who}: {paid}")
    tree["zones"] = zones
    return tree
