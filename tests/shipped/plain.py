"""A judge of answers to puzzles that knows only the rules: `legal_moves`, `after`, `chances`. No cleverness.

What a puzzle asks is told anew for each game, from the words of its file, in the modules beside this one; none
of them imports a room's solvers or judges. Equal places are looked at once, and that is all that is saved, so large
trees are left alone: `TooMany`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol

Rank = tuple[Fraction | int, ...]  # word by word of the objective, the larger the better
Worth = Rank | None  # None: what must be met is not


class TooMany(Exception):
    """There are more places than the judge may look at."""


class Asked(Protocol):
    """What a puzzle asks: where it begins, what can be done, when it ends and what an end is worth.

    A move is a token of the answer, or a whole turn where answers are judged turn by turn.
    """

    @property
    def start(self) -> Hashable: ...

    def is_over(self, place: Any) -> bool: ...

    def moves(self, place: Any) -> Sequence[str]: ...

    def after(self, place: Any, move: str) -> Any:
        """IllegalMove where a rule forbids it."""

    def chances(self, place: Any) -> Mapping[str, Fraction]:
        """What may fall here, and how likely; nothing where somebody decides."""

    def closing(self, place: Any) -> str:
        """The move that is played for an answer that stops here; "" if it cannot stop here."""

    def worth(self, place: Any) -> Worth:
        """Of an end."""


class Judge:
    """The best that can be reached from any place of a puzzle; looks at `most` places for each question."""

    def __init__(self, asked: Asked, most: int) -> None:
        self.asked, self.most = asked, most
        self._seen: dict[Hashable, Worth] = {}
        self._left = 0

    def best(self, place: Any) -> Worth:
        self._left = self.most
        return self._best(place)

    def _best(self, place: Any) -> Worth:
        asked = self.asked
        if asked.is_over(place):
            return asked.worth(place)
        if place not in self._seen:
            self._left -= 1
            if self._left < 0:
                raise TooMany
            found = asked.chances(place)
            if found:
                self._seen[place] = _mean(
                    [(chance, self._best(asked.after(place, one))) for one, chance in found.items()]
                )
            else:
                after = [self._best(asked.after(place, move)) for move in asked.moves(place)]
                self._seen[place] = max(filter(None, after), default=None)
        return self._seen[place]


def _mean(found: Sequence[tuple[Fraction, Worth]]) -> Worth:
    total: Rank = ()
    for chance, worth in found:
        if worth is None:
            return None
        part = [chance * amount for amount in worth]
        total = tuple([a + b for a, b in zip(total, part, strict=True)]) if total else tuple(part)
    return total


class Walked(NamedTuple):
    """The places of an answer, and where it comes to with what closes it; None if it cannot stop there."""

    places: list[Any]
    end: Any


def walk(asked: Asked, moves: Sequence[str]) -> Walked:
    places: list[Any] = [asked.start]
    for move in moves:
        places.append(asked.after(places[-1], move))
    end = places[-1]
    while not asked.is_over(end) and not asked.chances(end):
        closing = asked.closing(end)
        if not closing:
            return Walked(places, None)
        end = asked.after(end, closing)
    return Walked(places, end)
