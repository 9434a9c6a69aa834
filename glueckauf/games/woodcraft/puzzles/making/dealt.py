"""Questions dealt at random, of every kind; some with helpers and more to think about (`rich`), some about the `pool`.

Everything comes from a stream of random numbers and nothing else: the same stream, the same questions. Where
points are asked for it is the last turn of a solo game, so nothing but points counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from glueckauf.games.woodcraft.parts import DICE, SIZE, Order, left_to_right
from glueckauf.games.woodcraft.puzzles.making.question import Question, Tree
from glueckauf.games.woodcraft.puzzles.making.workshop import Workshop, names, needs
from glueckauf.games.woodcraft.ruleset import SOLO, layout, published

MAKING = ("-materials",)
ORDERS = ("orders", "-blades", "-materials")
POINTS = ("points", "kept")  # as a game is decided (WC-10.2)
LAST = {"round": 6, "turn": 2}
FREE = {"decision": "free"}
CUTS = ("saw", "saw", "glue", "offcut")
JOINTS = ("glue", "glue", "saw", "offcut")
READY = ("yellow_adjust", "brown_adjust", "substitute")  # helpers who work on dice
ACTIVE = {"orders": "c", "order_vp": "c", "reputation": "cc", "lanterns": "cc"}


class _Cards:
    """Shuffled orders; a card that is dealt lies nowhere else."""

    def __init__(self, rng: Random) -> None:
        table = layout(published(), SOLO)
        self._orders = table.orders
        self._left = [rng.sample(deck, len(deck)) for deck in table.decks]

    def deal(self, phase: int, most: int = 9) -> str:
        """The next one that needs at most so many dice."""
        left = self._left[phase]
        fits = [card for card in left if sum(self._orders[card].dice) <= most]
        left.remove(fits[0])
        return fits[0]

    def some(self, phase: int, number: int) -> list[str]:
        return [self.deal(phase) for _ in range(number)]

    def needs(self, *cards: str) -> list[int]:
        """The dice that these orders need together."""
        return [die for card in cards for die in needs(self._orders[card].dice)]

    def order(self, card: str) -> Order:
        return self._orders[card]


def _lot(rng: Random, *weights: int) -> int:
    """0, 1, 2, … by their weights."""
    return rng.choices(range(len(weights)), weights)[0]


def _undone(rng: Random, wanted: list[int], works: int, kinds: tuple[str, ...]) -> Workshop:
    shop = Workshop(rng, wanted)
    for _ in range(works):
        shop.undo(kinds)
    return shop


def _for_orders(shop: Workshop, cards: _Cards, *held: str) -> None:
    """The materials that the orders themselves need."""
    for card in held:
        for name, number in zip(shop.materials, cards.order(card).materials, strict=True):
            shop.materials[name] += number


def _asked(kind: str, objective: tuple[str, ...], sheet: Tree, **position: Any) -> Question:
    return Question(kind, {**position, "seats": {"0": sheet}}, objective)


# --- Make these dice ------------------------------------------------------------------------


def make_dice(rng: Random) -> Question:
    """Two or three dice are wanted, and the bench has none of them, or few."""
    wanted = [rng.randrange(len(DICE)) for _ in range(2 + _lot(rng, 2, 3))]
    shop = _undone(rng, wanted, 2 + _lot(rng, 2, 4, 2), ("saw", "glue", "offcut"))
    for _ in range(_lot(rng, 4, 3)):
        shop.add_die()
    for _ in range(_lot(rng, 3, 4, 2)):
        shop.add_material()
    return _made(wanted, shop.sheet())


def make_dice_with_help(rng: Random) -> Question:
    """The same; helpers are ready, and a material is missing."""
    wanted = [rng.randrange(len(DICE)) for _ in range(2 + _lot(rng, 1, 3, 1))]
    shop = _undone(rng, wanted, 3 + _lot(rng, 3, 3), ("saw", "glue", "offcut"))
    shop.lose_material()
    for _ in range(_lot(rng, 2, 3, 1)):
        shop.add_material()
    return _made(wanted, shop.sheet(helpers=rng.sample(READY, 1 + _lot(rng, 3, 1))))


def _made(wanted: list[int], sheet: Tree) -> Question:
    asked = _asked("dice", MAKING, sheet, due=FREE)
    return asked._replace(dice=tuple(names(wanted)))


# --- One cut too many -----------------------------------------------------------------------


def one_cut(rng: Random) -> Question:
    """Two small orders, and hardly enough saw blades for both: a material of the known way is another."""
    cards = _Cards(rng)
    held = [cards.deal(rng.randrange(2), 3), cards.deal(rng.randrange(2), 2)]
    shop = _undone(rng, cards.needs(*held), 3 + _lot(rng, 3, 2), CUTS)
    _for_orders(shop, cards, *held)
    shop.lose_material()
    shop.add_material()
    return _asked("cut", ORDERS, shop.sheet(held=held), due=FREE)


def one_cut_with_help(rng: Random) -> Question:
    """Three small orders, or two with a helper who is ready; a material is missing."""
    cards = _Cards(rng)
    with_helper = rng.random() < 0.6
    held = [cards.deal(rng.randrange(2), 3 if with_helper else 2) for _ in range(3 - with_helper)]
    shop = _undone(rng, cards.needs(*held), 3 + _lot(rng, 3, 2), CUTS)
    _for_orders(shop, cards, *held)
    if with_helper:
        shop.lose_material()
    for _ in range(_lot(rng, 2, 2)):
        shop.add_material()
    helpers = rng.sample(READY, 1) if with_helper else []
    return _asked("cut", ORDERS, shop.sheet(held=held, helpers=helpers), due=FREE)


# --- Glue or saw ----------------------------------------------------------------------------


def glue_or_saw(rng: Random) -> Question:
    """Two small orders, glue and saw blades; gluing brings nuts, too."""
    cards = _Cards(rng)
    held = [cards.deal(1, 2), cards.deal(rng.randrange(2), 2)]
    shop = _undone(rng, cards.needs(*held), 2 + _lot(rng, 2, 3), JOINTS)
    _for_orders(shop, cards, *held)
    shop.lose_material()
    shop.add_material("glue", "saw")
    return _asked("glue", POINTS, shop.sheet(held=held), **LAST, due=FREE)


def glue_or_saw_with_help(rng: Random) -> Question:
    """The same with a helper, or with orders that count already."""
    cards = _Cards(rng)
    held = [cards.deal(1, 2), cards.deal(rng.randrange(2), 2)]
    shop = _undone(rng, cards.needs(*held), 3, JOINTS)
    _for_orders(shop, cards, *held)
    shop.lose_material()
    more = {"helpers": rng.sample(READY, 1)} if rng.random() < 0.6 else {}
    done = cards.some(0, _lot(rng, 2, 2, 1))
    return _asked("glue", POINTS, shop.sheet(held=held, done=done, **more), **LAST, due=FREE)


# --- Lantern lines --------------------------------------------------------------------------


def _table(rng: Random, lit: int) -> list[str]:
    cells = rng.sample(range(SIZE * SIZE), lit)
    return [
        "".join("*" if SIZE * row + column in cells else "." for column in range(SIZE))
        for row in range(SIZE)
    ]


def lantern_lines(rng: Random) -> Question:
    """One or two lanterns to place, and an order that their bonuses may help to complete."""
    cards = _Cards(rng)
    held = [cards.deal(rng.randrange(2), 3)]
    shop = _undone(rng, cards.needs(*held), _lot(rng, 2, 3, 2), ("saw", "glue", "offcut"))
    _for_orders(shop, cards, *held)
    if len(shop.dice) > 1 and rng.random() < 0.8:
        shop.dice.remove(rng.choice(shop.dice))
    if rng.random() < 0.5:
        shop.lose_material()
    sheet = shop.sheet(lanterns=_table(rng, 3 + _lot(rng, 1, 3, 3)), held=held)
    due = {**FREE, "gains": [f"gain lantern {1 + _lot(rng, 2, 3)}"]}
    return _asked("lanterns", POINTS, sheet, **LAST, pool=cards.some(1, 3), due=due)


def lantern_lines_rich(rng: Random) -> Question:
    """Two lanterns, chests and blueberries."""
    cards = _Cards(rng)
    held = [cards.deal(1, 3)]
    shop = _undone(rng, cards.needs(*held), 1 + _lot(rng, 2, 3), ("saw", "glue", "offcut"))
    _for_orders(shop, cards, *held)
    if len(shop.dice) > 1:
        shop.dice.remove(rng.choice(shop.dice))
    berries = _lot(rng, 2, 2, 2, 1)
    done = cards.some(0, 1 + _lot(rng, 2, 2))
    sheet = shop.sheet(
        lanterns=_table(rng, 4 + _lot(rng, 2, 3)),
        held=held,
        done=done,
        chests=_chests(rng, 2),
        marked={"blueberry": berries} if berries else {},
    )
    due = {**FREE, "gains": [f"gain lantern {1 + _lot(rng, 1, 3)}"]}
    return _asked("lanterns", POINTS, sheet, **LAST, pool=cards.some(1, 3), due=due)


def _chests(rng: Random, number: int) -> Tree:
    """Some chests, active or half filled."""
    found = {name: slots[: rng.randrange(len(slots) + 1)] for name, slots in ACTIVE.items()}
    chosen = rng.sample(sorted(found), number)
    return {name: word for name, word in found.items() if word and name in chosen}


# --- Which order ----------------------------------------------------------------------------


def which_order(rng: Random) -> Question:
    """An order of the pool is to be taken, and perhaps completed at once."""
    cards = _Cards(rng)
    pool = cards.some(1, 3)
    held = [cards.deal(0, 2)] if rng.random() < 0.5 else []
    wanted = cards.needs(rng.choice(pool), *held)
    shop = _undone(rng, wanted, 1 + _lot(rng, 2, 3, 2), ("saw", "glue", "offcut"))
    _for_orders(shop, cards, *held)
    for _ in range(_lot(rng, 2, 3, 1)):
        shop.add_material()
    if rng.random() < 0.4:
        shop.add_die()
    sheet = shop.sheet(held=held, done=cards.some(0, _lot(rng, 2, 2, 1)))
    return _asked(
        "order", POINTS, sheet, **LAST, pool=pool, due={"decision": "take", "wanting": [0]}
    )


def which_order_rich(rng: Random) -> Question:
    """The same with a helper, blueberries or a chest."""
    cards = _Cards(rng)
    pool = cards.some(1, 3)
    held = [cards.deal(rng.randrange(2), 2)]
    shop = _undone(rng, cards.needs(rng.choice(pool), *held), 2 + _lot(rng, 2, 2), JOINTS)
    _for_orders(shop, cards, *held)
    shop.lose_material()
    shop.add_material()
    more: Tree = {}
    if rng.random() < 0.5:
        more["helpers"] = rng.sample((*READY, "supplier", "herald"), 1)
    if rng.random() < 0.5:
        more["chests"] = _chests(rng, 1)
    if rng.random() < 0.6:
        more["marked"] = {"blueberry": rng.randrange(2, 4)}
    sheet = shop.sheet(held=held, done=cards.some(0, 1 + _lot(rng, 2, 1)), **more)
    return _asked(
        "order", POINTS, sheet, **LAST, pool=pool, due={"decision": "take", "wanting": [0]}
    )


# --- Best last turn -------------------------------------------------------------------------


def last_turn(rng: Random) -> Question:
    """Three dice are left on the board, and three orders in the pool: the last main action of a game."""
    cards = _Cards(rng)
    board = sorted((rng.randrange(len(DICE)) for _ in range(3)), key=left_to_right)
    held = [cards.deal(1, 3), *([cards.deal(0, 2)] if rng.random() < 0.6 else [])]
    wanted = cards.needs(*held)
    got = rng.choice(board)
    if got in wanted and rng.random() < 0.7:
        wanted.remove(got)
    shop = _undone(rng, wanted, 1 + _lot(rng, 3, 2), ("saw", "glue", "offcut"))
    _for_orders(shop, cards, *held)
    if rng.random() < 0.6:
        shop.lose_material()
    if len(shop.dice) > 1 and rng.random() < 0.5:
        shop.dice.remove(rng.choice(shop.dice))
    more: Tree = {"lanterns": _table(rng, 3 + _lot(rng, 1, 2, 2))} if rng.random() < 0.6 else {}
    if rng.random() < 0.5:
        more["marked"] = {"blueberry": rng.randrange(1, 4)}
    if rng.random() < 0.4:
        more["chests"] = _chests(rng, 1)
    sheet = shop.sheet(held=held, done=cards.some(0, 1 + _lot(rng, 2, 2)), **more)
    columns = ["", "", "", *(DICE[die] for die in board)]
    return _asked("last", POINTS, sheet, **LAST, board=columns, pool=cards.some(1, 3))


def last_turn_rich(rng: Random) -> Question:
    """A workshop full of people: helpers to hire, chests to fill, and a trader who buys."""
    cards = _Cards(rng)
    board = sorted((rng.randrange(len(DICE)) for _ in range(3)), key=left_to_right)
    held = [cards.deal(1, 2)]
    wanted = cards.needs(*held)
    if board[0] in wanted:
        wanted.remove(board[0])
    shop = _undone(rng, wanted, _lot(rng, 2, 3), ("saw", "glue", "offcut"))
    _for_orders(shop, cards, *held)
    if len(shop.dice) > 1:
        shop.dice.remove(rng.choice(shop.dice))
    helpers = rng.sample(("trader", "renown", "timber", *READY), 1 + _lot(rng, 3, 1))
    chests = _chests(rng, 1) | ({"helpers": "b" * _lot(rng, 1, 2)} if rng.random() < 0.7 else {})
    sheet = shop.sheet(
        held=held,
        helpers=helpers,
        done=cards.some(0, 1 + _lot(rng, 1, 2)),
        chests={name: slots for name, slots in chests.items() if slots},
        marked={"blueberry": rng.randrange(2, 4)},
    )
    columns = ["", "", "", *(DICE[die] for die in board)]
    return _asked("last", POINTS, sheet, **LAST, board=columns, pool=cards.some(1, 3))


def last_turn_pool(rng: Random) -> Question:
    """A die would do for the order in hand, but the pool has an order that can be completed, too."""
    cards = _Cards(rng)
    board = sorted((rng.randrange(len(DICE)) for _ in range(3)), key=left_to_right)
    pool = cards.some(1, 3)
    aim = rng.choice(pool)
    shop = _undone(rng, cards.needs(aim), 1 + _lot(rng, 3, 2), ("saw", "glue", "offcut"))
    _for_orders(shop, cards, aim)
    held = [cards.deal(rng.randrange(2), 2)]
    shop.dice += cards.needs(*held)[1:]
    more: Tree = {"marked": {"blueberry": rng.randrange(1, 4)}} if rng.random() < 0.4 else {}
    if rng.random() < 0.4:
        more["chests"] = _chests(rng, 1)
    sheet = shop.sheet(held=held, done=cards.some(0, _lot(rng, 1, 2, 1)), **more)
    columns = ["", "", "", *(DICE[die] for die in board)]
    return _asked("last", POINTS, sheet, **LAST, board=columns, pool=pool)


MAKERS: Mapping[tuple[str, str], Callable[[Random], Question]] = {
    ("dice", "random"): make_dice,
    ("dice", "rich"): make_dice_with_help,
    ("cut", "random"): one_cut,
    ("cut", "rich"): one_cut_with_help,
    ("glue", "random"): glue_or_saw,
    ("glue", "rich"): glue_or_saw_with_help,
    ("lanterns", "random"): lantern_lines,
    ("lanterns", "rich"): lantern_lines_rich,
    ("order", "random"): which_order,
    ("order", "rich"): which_order_rich,
    ("last", "random"): last_turn,
    ("last", "rich"): last_turn_rich,
    ("last", "pool"): last_turn_pool,
}
