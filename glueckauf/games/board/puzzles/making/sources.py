"""Where mining puzzles come from: random pits, complete orders undone, and games of the bot.

Each source makes positions, a pit with its orders and the steps of an action, from a stream of
random numbers and nothing else: the same stream, the same positions. What is asked of a position is
not decided here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import (
    COLOURS,
    LABELS,
    LEVEL_OF,
    LEVELS,
    SURFACE,
    Mine,
    Order,
    Outstanding,
    Player,
    all_filled,
    coal_on,
)
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import published
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, rank, steps_of

SPACES = (4, 6, 8, 10)  # steps of the mining spaces (GA-1.4)
MOST_ORDERS = 5  # more are no pleasure to read
MOST_COAL = 12  # coal in carts, cage and storage
TRAP = 3  # VP that greedy loses in a position worth taking from a game


def usable(task: Task) -> bool:
    """Small enough to read, with no more coal of a colour than the box has."""
    mine = task.mine
    lying = "".join((mine.cage, mine.storage, *mine.carts))
    owned = Counter(lying + "".join(map(coal_on, task.orders)))
    return (
        len(task.orders) <= MOST_ORDERS
        and len(lying) <= MOST_COAL
        and len(mine.cage) <= task.rules.cage
        and max(owned.values(), default=0) <= task.rules.coal
    )


def labelled(orders: list[tuple[Order, tuple[str, ...]]]) -> tuple[Outstanding, ...]:
    """Cards and what lies on their squares as the orders A, B, C …"""
    return tuple(
        Outstanding(label, card, squares)
        for label, (card, squares) in zip(LABELS, orders, strict=False)
    )


def coals(letters: str) -> str:
    """In the order y b g k."""
    return "".join(sorted(letters, key=COLOURS.index))


def some(rng: Random, number: int) -> str:
    return coals("".join(rng.choices(COLOURS, k=number)))


# --- Random pits ----------------------------------------------------------------------------


def random_pit(rng: Random) -> Task:
    """A pit with a few bought tiles, and cards of the deck; now and then a full cage."""
    carts = [colour * rng.choice((0, 1, 1, 1, 2, 2, 3)) for colour in COLOURS]
    level = SURFACE if rng.random() < 0.65 else rng.choice(LEVELS)
    loaded = rng.choices((0, 1, 2, 3, 4, 5), (9, 3, 3, 2, 2, 3))[0]
    stored = rng.choices((0, 1, 2, 3), (8, 4, 4, 1))[0]
    y, b, g, k = carts
    mine = Mine(level, some(rng, loaded), (y, b, g, k), some(rng, stored), ())
    cards = rng.sample(published().order_deck, rng.choice((2, 3, 3, 4, 4)))
    orders = labelled([(card, _begun(rng, card)) for card in cards])
    return Task(mine, orders, (f"mining/{rng.choice((*SPACES, *SPACES[1:]))}",))


def crammed(rng: Random) -> Task:
    """A small pit whose cage is nearly full: room must be made before more can be loaded."""
    carts = [colour * rng.choice((0, 0, 1, 1, 2, 3)) for colour in COLOURS]
    level = SURFACE if rng.random() < 0.65 else rng.choice(LEVELS)
    y, b, g, k = carts
    load = coals("".join(rng.choices(rng.sample(COLOURS, 3), k=rng.choice((4, 5, 5)))))
    mine = Mine(level, load, (y, b, g, k), some(rng, rng.choice((0, 0, 1))), ())
    cards = rng.sample(published().order_deck, rng.choice((1, 2, 2, 3)))
    orders = labelled([(card, _begun(rng, card)) for card in cards])
    return Task(mine, orders, (f"mining/{rng.choice(SPACES[1:])}",))


def _begun(rng: Random, card: Order) -> tuple[str, ...]:
    """Mostly empty squares; else one of several is covered."""
    squares = [""] * len(card.squares)
    if len(squares) > 1 and rng.random() < 0.2:
        at = rng.randrange(len(squares))
        squares[at] = card.squares[at]
    return tuple(squares)


# --- Backwards from solved orders -----------------------------------------------------------


class _Rewound:
    """A pit whose orders are complete, on the way back to where the action began."""

    def __init__(self, rng: Random, cards: list[Order], steps: int) -> None:
        self.rng = rng
        self.left = steps
        self.level = SURFACE
        self.cage = ""
        self.storage = ""
        self.carts = ["", "", "", ""]
        self.orders = [(card, list(card.squares)) for card in cards]

    def take_off(self) -> None:
        """Coal comes back off the squares, into the cage or the storage, singly or as a pair."""
        squares = [(n, at) for n, (card, _) in enumerate(self.orders) for at in range(len(card[1]))]
        self.rng.shuffle(squares)
        for n, at in squares:
            card, lying = self.orders[n]
            is_pair = self.rng.random() < 0.2
            off = some(self.rng, 2) if is_pair else card.squares[at]
            if self.left - len(off) < 3 or len(self.cage) + len(off) > published().cage:
                continue
            lying[at] = ""
            self.left -= len(off)
            for coal in off:
                if self.rng.random() < 0.2:
                    self.storage += coal
                else:
                    self.cage += coal

    def ride_back(self) -> None:
        """The cage goes down to where its coal came from, and unloads."""
        levels = sorted({LEVEL_OF[coal] for coal in self.cage})
        self.rng.shuffle(levels)
        for level in levels:
            load = [coal for coal in self.cage if LEVEL_OF[coal] == level]
            cost = 1 + len(load)  # the ride away from this level, and its coal
            if self.left < cost + 1 or self.rng.random() < 0.1:
                continue
            self.left -= cost
            self.level = level
            self.carts[level - 1] += "".join(load)
            self.cage = "".join(coal for coal in self.cage if LEVEL_OF[coal] != level)
        if self.level != SURFACE and self.left and self.rng.random() < 0.75:
            self.level, self.left = SURFACE, self.left - 1


def undone(rng: Random) -> Task:
    """Complete orders taken back step by step, then other orders and coal beside them."""
    steps = rng.choice(SPACES[1:])
    cards = rng.sample(published().order_deck, rng.choice((3, 4, 4, 5)))
    solved = rng.choice((1, 2, 2, 3))
    pit = _Rewound(rng, cards[:solved], steps)
    pit.take_off()
    pit.ride_back()
    carts = [
        lying + colour * rng.choice((0, 0, 1, 1, 2))
        for lying, colour in zip(pit.carts, COLOURS, strict=True)
    ]
    stored = coals(pit.storage + some(rng, rng.choice((0, 0, 0, 1, 2))))
    y, b, g, k = carts
    mine = Mine(pit.level, coals(pit.cage), (y, b, g, k), stored, ())
    begun = [(card, tuple(lying)) for card, lying in pit.orders if not all(lying)]
    begun += [(card, ("",) * len(card.squares)) for card in cards[solved:]]
    rng.shuffle(begun)
    return Task(mine, labelled(begun), (f"mining/{steps}",))


# --- From games -----------------------------------------------------------------------------


def from_game(rng: Random) -> Iterator[Task]:
    """Positions of a whole game between greedy bots in which greedy mining loses 3 VP or more."""
    players = rng.choice((2, 3, 4))
    state = setup(players, seed=rng.randrange(10**9), start=rng.randrange(players))
    seats = [Greedy() for _ in range(players)]
    while not state.is_over:
        seat = state.to_move
        assert seat is not None, "a game that is not over has somebody to move"
        if state.pending is None:
            yield from _trapped(state, seat)
        state = state.after(seats[seat].choose(state.seen_by(seat)))


def _trapped(state: State, seat: int) -> Iterator[Task]:
    spaces = [str(move) for move in state.legal_moves() if str(move).startswith("mining/")]
    for space in spaces:
        task = position(state.players[seat], space)
        if usable(task) and len(task.orders) > 1 and loses(task, TRAP):
            yield task


def position(player: Player, space: str) -> Task:
    """What a player could mine: the pit without its tiles, and the orders that wait for coal."""
    waiting = [o for o in player.orders if not all_filled(o.squares)]
    orders = labelled([(o.order, o.squares) for o in waiting])
    return Task(player.mine._replace(tiles=()), orders, (space,))


def loses(task: Task, points: int) -> bool:
    """Does the greedy solver of the ladder lose so many VP against the exact answer?"""
    value = solve(task).value
    greedy = ladder.reached(task, 1)
    if value is None or steps_of(task.actions[0]) < SPACES[0]:
        return False
    return greedy is None or rank(task, value)[0] - greedy[0] >= points
