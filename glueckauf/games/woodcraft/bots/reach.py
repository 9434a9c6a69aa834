"""How near orders are: which one more die would complete them, and how likely such a die is to come."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.making import put
from glueckauf.games.woodcraft.parts import DICE, FACES, NO_DIE, Order, Player
from glueckauf.games.woodcraft.ruleset import Layout
from glueckauf.games.woodcraft.solve.making import Bench, bench_of, cheapest

ANY = 2 ** len(DICE) - 1  # nothing is missing: any die will do
ALL_OF_COLOUR = 2**FACES - 1
SURVIVES = 0.6  # how likely a die of the first turn is still there in the second


def next_bench(layout: Layout, player: Player) -> Bench:
    """What a player will have in the next turn: a new round makes helpers ready again."""
    return bench_of(player, len(player.fields) // layout.rules.turns + 1)


@lru_cache(maxsize=200_000)
def outs(bench: Bench, order: Order, offcut: int, adjust: int) -> int:
    """The dice, as bits in the order of DICE, with any one of which the order can be completed."""
    if cheapest(bench, order, offcut, adjust) is not None:
        return ANY
    found = 0
    for die, count in enumerate(bench.dice):
        if cheapest(bench._replace(dice=put(bench.dice, die, count + 1)), order, offcut, adjust):
            found |= 1 << die
    return found


def chance(layout: Layout, player: Player, board: tuple[int, ...], mask: int) -> float:
    """How likely one of these dice can be taken in the next turn."""
    if not mask or mask == ANY:
        return float(mask == ANY)
    if len(player.fields) % layout.rules.turns:  # the dice lie there, as far as nobody takes them
        there = sum([die != NO_DIE and mask >> die & 1 for die in board])
        return 1 - (1 - SURVIVES) ** there
    return ROLLED[(mask & ALL_OF_COLOUR).bit_count()][(mask >> FACES).bit_count()]


DICE_OF_COLOUR = 3
ROLLED = tuple(
    tuple(
        1 - ((1 - yellow / FACES) * (1 - brown / FACES)) ** DICE_OF_COLOUR
        for brown in range(FACES + 1)
    )
    for yellow in range(FACES + 1)
)
