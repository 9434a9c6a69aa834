"""Seeded random mining tasks: pits and orders as they occur in the middle of a game.

`instance` makes one-action tasks, `growth` a family that grows with the steps, `relay` tasks of
several actions, `small` and `small_relay` what a plain search can still prove. The same seed and
sizes always give the same task.
"""

from __future__ import annotations

import random
from collections import Counter

from glueckauf.games.board.parts import (
    COLOURS,
    LABELS,
    LEVELS,
    SURFACE,
    TRANSPORTS,
    Mine,
    Order,
    Outstanding,
    Tile,
    all_filled,
    coal_on,
)
from glueckauf.games.board.ruleset import Rules, published
from glueckauf.games.board.solve.pit.task import Task

Range = tuple[int, int]  # both ends belong to it

FREE_STORAGE = Rules(free_storage=True)
NO_PAIRS = Rules(pairs=False)
SPLIT_PAIRS = Rules(split_pairs=True)

OBJECTIVES: tuple[tuple[str, ...], ...] = (
    ("vp",),
    ("squares", "-steps"),
    ("complete", "vp", "-steps"),
    ("vp", "squares", "-steps"),
    ("vp", "empty:k", "-steps"),
)

GROWTH_STEPS = (4, 6, 8, 10, 14, 20, 30)
_GROWTH = {4: (6, 2), 6: (8, 3), 8: (10, 4), 10: (12, 4), 14: (15, 5), 20: (20, 6), 30: (25, 8)}


def instance(
    seed: int,
    orders: Range = (3, 5),
    steps: Range = (8, 10),
    coal: Range = (6, 14),
    plain: bool = False,
) -> Task:
    """One mining action with so many orders, steps, and coal on the carts.

    `plain`: the published rules, the objective ("vp", "-steps"), and nothing that must be complete;
    else all of these vary now and then.
    """
    rng = random.Random(f"instance {seed} {orders} {steps} {coal} {plain}")
    action = f"mining/{rng.randint(*steps)}"
    return _task(rng, (action,), rng.randint(*orders), rng.randint(*coal), plain)


def growth(seed: int, steps: int) -> Task:
    """A plain task with so many steps (GROWTH_STEPS); coal and orders grow with them."""
    coal, orders = _GROWTH[steps]
    return instance(seed, (orders, orders), (steps, steps), (coal, coal), plain=True)


def small(seed: int, plain: bool = False) -> Task:
    """A task that a plain search proves in a fraction of a second."""
    return instance(seed, orders=(1, 3), steps=(2, 6), coal=(2, 6), plain=plain)


def relay(seed: int, orders: Range = (3, 5), steps: Range = (4, 8), coal: Range = (6, 14)) -> Task:
    """Several actions: mining, mostly a delivery or two between, mining; each with such steps."""
    rng = random.Random(f"relay {seed} {orders} {steps} {coal}")
    task = _task(rng, (), rng.randint(*orders), rng.randint(*coal), plain=False, nearly=True)
    due = sorted({outstanding.order.transport for outstanding in task.orders})
    nearly = min(task.orders, key=lambda order: order.squares.count("")).order.transport
    between = rng.choice(((), *((nearly,),) * 5, (rng.choice(due),), tuple(due[:2])))
    actions = [
        f"mining/{rng.randint(*steps)}",
        *(f"delivery/{transport}" for transport in between),
        f"mining/{rng.randint(*steps)}",
    ]
    if rng.random() < 0.15:  # before the first shovel or after the last
        actions.insert(rng.choice((0, len(actions))), f"delivery/{nearly}")
    return task._replace(actions=tuple(actions))


def small_relay(seed: int) -> Task:
    """Several actions that a plain search proves in a second or so."""
    return relay(seed, orders=(2, 3), steps=(3, 4), coal=(2, 5))


def mixed_order(rng: random.Random, label: str, most: int = 4) -> Outstanding:
    """An order that is no card: squares of any colours."""
    colours = sorted(rng.choices(COLOURS, k=rng.randint(1, most)), key=COLOURS.index)
    vp = sum(2 + COLOURS.index(colour) for colour in colours)
    return Outstanding(
        label, Order(rng.choice(TRANSPORTS), "".join(colours), vp), ("",) * len(colours)
    )


# --- The parts of a task --------------------------------------------------------------------


def _task(
    rng: random.Random,
    actions: tuple[str, ...],
    orders: int,
    coal: int,
    plain: bool,
    nearly: bool = False,
) -> Task:
    """A task in which no colour has more coal than the box; `nearly`: A mostly lacks one coal."""
    rules = published() if plain else _rules(rng)
    while True:
        mine, empty_carts = _mine(rng, coal, rules)
        work = _orders(rng, orders, rules)
        if nearly and rng.random() < 0.8:
            first = work[0]
            work = (first._replace(squares=("", *first.order.squares[1:])), *work[1:])
        coals = "".join((mine.cage, mine.storage, *mine.carts, *map(coal_on, work)))
        if max(Counter(coals).values(), default=0) <= rules.coal:
            break
    task = Task(mine, work, actions, empty_carts=empty_carts, rules=rules)
    if plain:
        return task
    if rng.random() < 0.4:
        objective = rng.choice(OBJECTIVES)
        black, other = "empty:k", f"empty:{rng.choice(COLOURS)}"
        task = task._replace(objective=tuple(other if w == black else w for w in objective))
    if rng.random() < 0.2:
        labels = [outstanding.label for outstanding in work]
        must = rng.sample(labels, 1 if rng.random() < 0.8 else min(2, len(labels)))
        task = task._replace(complete=tuple(sorted(must)))
    return task


def _rules(rng: random.Random) -> Rules:
    return rng.choices((published(), FREE_STORAGE, NO_PAIRS, SPLIT_PAIRS), (7, 1, 1, 1))[0]


def _mine(rng: random.Random, coal: int, rules: Rules) -> tuple[Mine, tuple[int, ...]]:
    """A pit with bought tiles, some coal already taken, and the empty carts of its levels."""
    deck = list(rules.tiles)
    rng.shuffle(deck)
    tiles: list[Tile] = []
    carts = ["y", "b", "g", "k"]
    while sum(map(len, carts)) < coal + rng.choice((0, 0, 1, 2, 4)):
        tile = deck.pop()
        tiles.append(tile)
        carts[tile.level - 1] += tile.carts
    full = [len(coals) for coals in carts]
    while sum(map(len, carts)) > coal:
        at = rng.choice([n for n, coals in enumerate(carts) if coals])
        carts[at] = carts[at][1:]
    if rng.random() < 0.15:  # the supply was short of a colour when a tile was bought (GA-4.3)
        at = rng.choice([n for n, coals in enumerate(carts) if coals])
        carts[at] = _coal(carts[at][1:] + rng.choice(COLOURS))
    level = SURFACE if rng.random() < 0.6 else rng.choice(LEVELS)
    loaded = rng.choices((0, 1, 2, 3, rules.cage), (8, 4, 3, 2, 1))[0]
    stored = rng.choices((0, 1, 2, 3, 4), (8, 3, 2, 1, 1))[0]
    y, b, g, k = carts
    mine = Mine(level, _some(rng, loaded), (y, b, g, k), _some(rng, stored), tuple(tiles))
    return mine, tuple(n - len(coals) for n, coals in zip(full, carts, strict=True))


def _orders(rng: random.Random, number: int, rules: Rules) -> tuple[Outstanding, ...]:
    """Cards of the deck, some of them with covered squares."""
    cards = rng.sample(rules.order_deck, number)
    return tuple(
        Outstanding(label, card, _squares(rng, card, rules))
        for label, card in zip(LABELS, cards, strict=False)
    )


def _squares(rng: random.Random, card: Order, rules: Rules) -> tuple[str, ...]:
    """Mostly empty; else some squares hold a coal of their colour, a pair, or half a pair."""
    if rng.random() < 0.7:
        return ("",) * len(card.squares)
    squares = tuple(
        _covered(rng, colour, rules) if rng.random() < 0.5 else "" for colour in card.squares
    )
    if all_filled(squares) and rng.random() < 0.8:  # complete and not yet delivered: now and then
        return ("",) * len(card.squares)
    return squares


def _covered(rng: random.Random, colour: str, rules: Rules) -> str:
    if not rules.pairs or rng.random() < 0.75:
        return colour
    if rules.split_pairs and rng.random() < 0.5:
        return rng.choice(COLOURS) + "+"
    return _some(rng, 2)


def _some(rng: random.Random, number: int) -> str:
    return _coal("".join(rng.choices(COLOURS, k=number)))


def _coal(coals: str) -> str:
    """In the order y b g k."""
    return "".join(sorted(coals, key=COLOURS.index))
