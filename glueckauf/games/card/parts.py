"""The things on the table as values: cards, docks, players, zones, stacks, and what is pending.

Everything here is a NamedTuple: frozen, hashable, equal by content, and `repr` rebuilds it. Cards
with one mark only are words: a wagon is its crest, an engine its colour, a share its destination,
an objective and an innovation their id. `str` of a card is its word in the notation.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

CRESTS = "wctf"  # wheel, clover, tower, fox
WILD = "*"  # the crest of a wagon that bears all four
ENGINES = ("red", "green", "blue", "yellow")
DESTINATIONS = ("barracks", "furnaces", "factories", "steamboats")
DOCKS = (1, 2, 3)
STACKS = (
    "lorry/a",
    "lorry/b",
    "wagon/a",
    "wagon/b",
    "engine",
    "order",
    "share",
    "innovation",
    "objective",
)
PARTNERS = {0: 1, 1: 0, 2: 3, 3: 2}  # the places of two stacks of one kind
WORKER_INNOVATIONS = ("w3", "w4", "w5")
ACTION_INNOVATIONS = ("delivery", "engine", "lorry", "mining", "order", "share", "wagon")
OBJECTIVES = (
    "shift_pairs",
    "objectives",
    *(f"engine:{colour}" for colour in ENGINES),
    *(f"share:{destination}" for destination in DESTINATIONS),
    *(f"order:{destination}" for destination in DESTINATIONS),
    *(f"lorries:{destination}" for destination in DESTINATIONS),
)
NOBODY = -1


class Lorry(NamedTuple):
    """A lorry card: one or two lorries of a crest; only a single lorry brings VP."""

    crest: str
    lorries: int
    vp: int

    def __str__(self) -> str:
        return f"{self.crest}{self.lorries}" + (f".{self.vp}" if self.lorries == 1 else "")


class Order(NamedTuple):
    """An order card: the lorries a destination requires, and the VP it brings."""

    destination: str
    lorries: int
    vp: int

    def __str__(self) -> str:
        return f"{self.destination}:{self.lorries}"


FACE_DOWN = "?"  # a wagon, engine, share, objective or innovation nobody can see
FACE_DOWN_LORRY = Lorry("?", 0, 0)
FACE_DOWN_ORDER = Order("?", 0, 0)


class Wagon(NamedTuple):
    """A wagon card at a dock, and the one lorry card loaded into it (CG-3.7)."""

    crest: str
    load: Lorry | None = None


class Dock(NamedTuple):
    """A loading dock: the colour of its engine ("": none) and its wagons from the left."""

    engine: str = ""
    wagons: tuple[Wagon, ...] = ()

    @property
    def load(self) -> int:
        """The lorries on the loaded cards (CG-3.10)."""
        return sum([wagon.load.lorries for wagon in self.wagons if wagon.load])


class Train(NamedTuple):
    """A dispatched dock in the delivered stack, with the order it served (CG-3.12)."""

    order: Order
    engine: str
    wagons: tuple[Wagon, ...]


class Player(NamedTuple):
    """A player's board and hand.

    The row runs from left to right, so its rightmost card is `row[-1]`. What has no order on the
    table is sorted: workers in hand, storage, orders, innovations. `secret` are the orders and
    innovations of the hand that nobody else has seen (CG-A15); they stand in the hand, too.
    """

    workers: tuple[int, ...]
    row: tuple[Lorry, ...] = ()
    storage: tuple[Lorry, ...] = ()
    docks: tuple[Dock, Dock, Dock] = (Dock(), Dock(), Dock())
    orders: tuple[Order, ...] = ()
    innovations: tuple[str, ...] = ()
    secret: tuple[Order | str, ...] = ()
    shares: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    delivered: tuple[Train, ...] = ()
    tokens: tuple[int, ...] = ()
    passed: bool = False


class Payment(NamedTuple):
    """Cards that lie in a zone since one placement: workers, and innovations with their value."""

    seat: int
    workers: tuple[int, ...]
    innovations: tuple[tuple[str, int], ...] = ()


class Zone(NamedTuple):
    """The workers' place at a stack or an action card in this shift (CG-2.3, CG-2.5).

    `latest` are the workers of the latest placement (at the wild card first the printed one) and
    `owner` is who made it, or NOBODY.
    """

    latest: int = 0
    owner: int = NOBODY
    cards: tuple[Payment, ...] = ()

    @property
    def cost(self) -> int:
        return self.latest + 1


class Stack(NamedTuple):
    """A stack from the top, and for each card who has looked at it (a bit per seat).

    The top card is open to all, whatever its bits say (CG-1.1).
    """

    cards: tuple[Any, ...]
    known: tuple[int, ...]


# --- What is pending: the decision that is due. None is the main choice of a turn (D1, D10) -----


class Paying(NamedTuple):
    """A zone is chosen; next: which cards pay for it (CG-2.4)."""

    zone: str
    cost: int


class Docking(NamedTuple):
    """A wagon or an engine is taken (`kind`); next: the dock it comes to (CG-3.2, CG-3.3)."""

    kind: str
    card: str


class Mining(NamedTuple):
    """A mining action: the steps left, and how many of them must still be used (CG-3.9)."""

    steps_left: int
    least: int


class Delivering(NamedTuple):
    """A delivery: the engine colour of the trains sent so far, "" before the first (CG-3.11)."""

    engine: str = ""


class Choosing(NamedTuple):
    """The wild action; next: which stack to look at (CG-3.13)."""


class Looking(NamedTuple):
    """The wild action; next: which of the top cards of this stack to take. They still lie there."""

    stack: str
    cards: int


Pending = Paying | Docking | Mining | Delivering | Choosing | Looking | None


# --- Small questions about values -----------------------------------------------------------


def without(cards: tuple[Any, ...], card: Any) -> Any:
    """The cards less one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@cache
def worker_range(innovation: str) -> int:
    """The largest number of workers an innovation counts as: w4 → 4; 0 if it is no worker."""
    return int(innovation[1:]) if innovation in WORKER_INNOVATIONS else 0


def free_docks(player: Player) -> list[int]:
    """The docks without an engine (CG-3.3)."""
    return [n for n, dock in zip(DOCKS, player.docks, strict=True) if not dock.engine]


def into_hand(player: Player, card: Order | str, secret: bool) -> Player:
    """The player with one more order or innovation, which others know unless it is secret."""
    if isinstance(card, Order):
        player = player._replace(orders=tuple(sorted((*player.orders, card))))
    else:
        player = player._replace(innovations=tuple(sorted((*player.innovations, card))))
    return _with_secret(player, (*player.secret, card)) if secret else player


def out_of_hand(player: Player, card: Order | str) -> Player:
    """The player less one such order or innovation.

    Of two equal cards the one that others know is played: they cannot tell which it was.
    """
    held: tuple[Any, ...] = player.orders if isinstance(card, Order) else player.innovations
    if player.secret and player.secret.count(card) == held.count(card):
        player = _with_secret(player, without(player.secret, card))
    if isinstance(card, Order):
        return player._replace(orders=without(held, card))
    return player._replace(innovations=without(held, card))


def _with_secret(player: Player, secret: tuple[Order | str, ...]) -> Player:
    return player._replace(secret=tuple(sorted(secret, key=str)))
