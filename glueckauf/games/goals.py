"""Goals of a checkpoint: what every game may say of its own words. The words stand with each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.texts import Fact

MOST = 999

Said = Iterator[tuple[str, dict[str, Fact]]]  # keys of messages with their facts


class Amount(NamedTuple):
    """A number that must lie between two bounds; None is no bound."""

    least: int | None
    most: int | None

    def holds(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (
            self.most is None or number <= self.most
        )

    def facts(self) -> Iterator[dict[str, Fact]]:
        """How it is told: exactly so many, at least, at most."""
        if self.least is not None and self.least == self.most:
            yield {"how": "exactly", "n": self.least}
            return
        if self.least is not None:
            yield {"how": "least", "n": self.least}
        if self.most is not None:
            yield {"how": "most", "n": self.most}


def amount(field: Field, state: Any) -> Amount:
    """3, { at_least = 3 } or { at_most = 3 }."""
    if isinstance(field.value, int):
        number = field.number(-MOST, MOST)
        return Amount(number, number)
    bounds = field.table(("at_least", "at_most"))
    if not bounds:
        field.wrong("must be a number, { at_least = 3 } or { at_most = 3 }")
    numbers = {name: item.number(-MOST, MOST) for name, item in bounds.items()}
    return Amount(numbers.get("at_least"), numbers.get("at_most"))


def seat(field: Field, state: Any) -> int:
    return field.number(0, len(state.players) - 1)


def yes(field: Field, state: Any) -> bool:
    if field.value is not True:
        field.wrong("must be true; leave the word out if it does not matter")
    return True


def say_amount(word: str, wanted: Amount) -> Said:
    for facts in wanted.facts():
        yield "goal-amount", {"word": word, **facts}
