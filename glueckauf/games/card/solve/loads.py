"""How much a dock can be loaded with: what it takes to reach so many lorries more.

Only one dock is looked at, as if all cards were for it. Its wagons take cards of their own crest, wild
ones either of the dock's crests (CG-3.7). A card of the row can be moved once all cards to its right
have been (CG-3.6), and a lorry card taken now comes to the left of all (CG-3.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from glueckauf.games.card.parts import WILD, Dock, Lorry


class Need(NamedTuple):
    """To load so many lorries: cards and wagons to take at least, steps to use at least."""

    takes: int
    steps: int


Needs = tuple[Need | None, ...]  # for 0, 1, 2, … lorries more; None where it cannot be


@lru_cache(maxsize=30_000)
def needs(
    wagons: str,
    crests: str,
    row: tuple[Lorry, ...],
    storage: tuple[Lorry, ...],
    opened: tuple[Any, ...],
    most: int,
) -> Needs:
    """What each load up to `most` needs, with these empty wagons and open cards.

    `opened` are the two lorry cards and the two wagons that lie open, None where there is none.
    """
    takes: list[int | None] = [0] + [None] * most
    steps: list[int | None] = [0] + [None] * most
    for taken, cards, moved, room in _ways(wagons, crests, row, storage, opened):
        gain = min(_gain(room, crests, cards), most)
        for lorries in range(1, gain + 1):
            here, used = takes[lorries], steps[lorries]
            takes[lorries] = taken if here is None else min(here, taken)
            # a lorry that is loaded takes a step, and so does one that is moved out of the way
            least = max(moved, lorries)
            steps[lorries] = least if used is None else min(used, least)
    return tuple(
        None if n is None or used is None else Need(n, used)
        for n, used in zip(takes, steps, strict=True)
    )


def _ways(
    wagons: str,
    crests: str,
    row: tuple[Lorry, ...],
    storage: tuple[Lorry, ...],
    opened: tuple[Any, ...],
) -> Iterator[tuple[int, tuple[Lorry, ...], int, str]]:
    """Cards and wagons taken, lorry cards at hand, lorries moved for them, empty wagons."""
    new_cards = [card for card in opened[:2] if card is not None and card.crest in crests]
    new_wagons = [wagon for wagon in opened[2:4] if wagon is not None and wagon in crests + WILD]
    whole = sum([card.lorries for card in row])
    for number in range(len(new_wagons) + 1):
        for some in combinations(new_wagons, number):
            room = wagons + "".join(some)
            moved = 0
            yield number, storage, 0, room
            for at in range(len(row) - 1, -1, -1):
                moved += row[at].lorries
                yield number, storage + row[at:], moved, room
            for more in range(1, len(new_cards) + 1):
                for cards in combinations(new_cards, more):
                    least = whole + min([card.lorries for card in cards])
                    yield number + more, storage + row + cards, least, room


def _gain(wagons: str, crests: str, cards: tuple[Lorry, ...]) -> int:
    """The most lorries that these wagons take: the wild ones are shared out in every way."""
    first, second = crests[0], crests[1]
    ones = sorted([card.lorries for card in cards if card.crest == first], reverse=True)
    others = sorted([card.lorries for card in cards if card.crest == second], reverse=True)
    here, there, wild = wagons.count(first), wagons.count(second), wagons.count(WILD)
    return max(
        [sum(ones[: here + some]) + sum(others[: there + wild - some]) for some in range(wild + 1)]
    )


def empty(dock: Dock) -> str:
    """The crests of the empty wagons."""
    return "".join([wagon.crest for wagon in dock.wagons if wagon.load is None])
