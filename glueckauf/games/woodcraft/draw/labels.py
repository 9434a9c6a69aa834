"""The words of the picture: the names of the things in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial

from glueckauf.core.draw import labels as house
from glueckauf.core.draw.labels import capital
from glueckauf.core.texts import listed
from glueckauf.games.woodcraft.parts import COLOURS, MATERIALS, Order, colour_of, value_of
from glueckauf.games.woodcraft.telling import GAME

__all__ = [
    "capital",
    "dice_words",
    "die_words",
    "gains_words",
    "name",
    "needs_words",
    "order_words",
    "person",
    "phrase",
    "shortened",
    "title",
    "who",
]

phrase = partial(house.phrase, GAME)
name = partial(house.name, GAME)
person = partial(house.person, GAME)
who = partial(house.who, GAME)
ELLIPSIS = "…"
QUOTES = "„“”"  # around names in the sentences of some languages
Gains = tuple[tuple[str, int], ...]


def shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1] + ELLIPSIS


def title(language: str, key: str, **facts: str) -> str:
    """A name as it is printed: with a capital, and without the quotes of sentences."""
    return capital(phrase(language, key, **facts).strip(QUOTES))


def die_words(language: str, die: int) -> str:
    """Yellow 4."""
    return phrase(language, "die", colour=COLOURS[colour_of(die)], value=value_of(die))


def dice_words(language: str, dice: Sequence[int]) -> str:
    """Counted dice, each one told, or that there are none."""
    told = [die_words(language, die) for die, n in enumerate(dice) for _ in range(n)]
    return _all_of(language, told)


def _all_of(language: str, told: Sequence[str]) -> str:
    return listed(GAME, told, language) if told else phrase(language, "nothing")


@lru_cache(maxsize=2_000)
def gains_words(language: str, gains: Gains, vp: int = 0) -> str:
    """One saw blade and a yellow die of any value; 3 points."""
    return _all_of(language, [*_gained(language, gains), *_points(language, vp)])


def _points(language: str, vp: int) -> list[str]:
    return [phrase(language, "points", vp=vp)] if vp else []


def _gained(language: str, gains: Gains) -> Iterable[str]:
    for what, count in gains:
        if what == "die":
            yield die_words(language, count)
        elif what == "value":
            yield phrase(language, "any-die", colour=COLOURS[count])
        else:
            yield phrase(language, "thing", what=what, number=count)


def needs_words(language: str, order: Order) -> str:
    told = [die_words(language, die) for die, n in enumerate(order.dice) for _ in range(n)]
    told += [
        phrase(language, "thing", what=material, number=n)
        for material, n in zip(MATERIALS, order.materials, strict=True)
        if n
    ]
    return _all_of(language, told)


@lru_cache(maxsize=500)
def order_words(language: str, order: Order) -> str:
    """Name, needs and reward."""
    words = title(language, "order-name", order=order.id)
    reward = gains_words(language, order.reward.gains, order.reward.vp)
    needs = phrase(language, "needs", needs=needs_words(language, order))
    return f"{words}: {needs}; {phrase(language, 'gives', reward=reward)}"
