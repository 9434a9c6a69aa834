"""The things on the table as values: trains, hands, departure cards, and which decision is due.

Everything here is a NamedTuple: frozen, hashable, equal by content, and `repr` rebuilds it. Spaces,
junctions and signal posts are words, the ids of the map; a goods is the word of its colour.
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("black", "brown", "grey")  # of trains; the start card deploys them in this order
GOODS = ("yellow", "blue", "red", "white")
CARDS = "swt"  # action cards: signal, switch, train; the order in which they are written
KINDS = {"s": "signal", "w": "switch", "t": "train"}
MULTI = "multi"  # a multi-colour symbol of a departure card
ANY = "any"  # a deployment whose colour is chosen
START = "start"  # the id of the start card
NUMBERS = tuple(range(2, 13))  # of start places: the sums of two dice
HELPERS = (
    "logistician",
    "dispatcher",
    "conductor",
    "crossing_keeper",
    "shunter",
    "traffic_controller",
)


class Train(NamedTuple):
    """A train on the board (SS-2.4): `heading` is the end of its section that it faces.

    In a city the heading is open and in a start place it can only be the board: "" in both. `load`
    is the colour of its goods, or "".
    """

    space: str
    colour: str
    heading: str = ""
    load: str = ""


class Hand(NamedTuple):
    """The action cards of a player: signal, switch and train cards (SS-5)."""

    signal: int = 0
    switch: int = 0
    train: int = 0

    def __str__(self) -> str:
        return "s" * self.signal + "w" * self.switch + "t" * self.train


class Departure(NamedTuple):
    """A departure card: how many trains it deploys, and which colours it moves (SS-1.4)."""

    id: str
    deploy: tuple[str, ...]  # ANY for each deployment; of the start card the colours
    move: tuple[str, ...]  # colours and MULTI, from top to bottom


# --- Pending: which decision is due ---------------------------------------------------------


class Left(NamedTuple):
    """What is left to do of the departure card (SS-4.2).

    `barred` is the colour that the second deployment of a card may not have (SS-4.4), `used` are the
    colours that have moved or were chosen, `fresh` is true until the card's first decision.
    """

    card: str
    deploy: tuple[str, ...]
    move: tuple[str, ...]
    barred: str = ""
    used: tuple[str, ...] = ()
    fresh: bool = True


class Revealing(NamedTuple):
    """Chance: the top departure card; `again` after the crossing keeper."""

    again: bool = False


class Deploying(NamedTuple):
    """Which colour to deploy (SS-4.3); with the shunter, where."""

    left: Left


class Shunting(NamedTuple):
    """The start card: this colour with the shunter, or go on (SS-8.5)."""

    left: Left


class Placing(NamedTuple):
    """Chance: the start place of this colour (SS-4.3)."""

    left: Left
    colour: str


class Choosing(NamedTuple):
    """The colour of a multi-colour symbol (SS-4.7)."""

    left: Left


class Next(NamedTuple):
    """The next train of the colour that moves (SS-4.6): those that wait stand on these spaces."""

    left: Left
    colour: str
    waiting: tuple[str, ...]
    rolled: bool = False  # after the first roll nobody can be held


class Asked(NamedTuple):
    """The card asks for nothing, or for what cannot be done: only the crossing keeper could help."""

    left: Left


class Way(NamedTuple):
    """A train that moves: where it stands, and what goes on when it has moved.

    After a train of a departure card that is `then`, the choice of the next train; after a train action
    it is None. `decided` tells that there was a decision since the die.
    """

    space: str
    then: Next | None = None
    decided: bool = False


class Rolling(NamedTuple):
    """Chance: the movement die of this train."""

    way: Way


class Rolled(NamedTuple):
    """After the die: the logistician, or go on (SS-8.1)."""

    way: Way
    points: int


class Leaving(NamedTuple):
    """By which green post the train leaves its city (SS-6.4)."""

    way: Way
    points: int


class Passing(NamedTuple):
    """In a city with points left: stop, or run through (SS-8.2, SS-12.2)."""

    way: Way
    points: int
    entry: str  # the section it came by


class Drawing(NamedTuple):
    """Chance: so many action cards (SS-5.7)."""

    cards: int


Pending = (
    Revealing
    | Deploying
    | Shunting
    | Placing
    | Choosing
    | Next
    | Asked
    | Rolling
    | Rolled
    | Leaving
    | Passing
    | Drawing
    | None
)
