"""What the design lab asks of a game: the part of its contract that only measuring needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol


class WholeTurn(Protocol):
    """What one player did until another was to move."""

    @property
    def seat(self) -> int: ...

    @property
    def first(self) -> int:
        """`states[first]` is the position before it."""

    @property
    def moves(self) -> tuple[str, ...]: ...


class WholeGame(Protocol):
    """A game with every position: `states[n]` is the one before `moves[n]`, the last one ended it."""

    @property
    def states(self) -> Sequence[Any]: ...

    @property
    def moves(self) -> Sequence[str]: ...

    def turns(self) -> Iterator[WholeTurn]: ...


class Reading(NamedTuple):
    """One number of a game, and its parts, if it has some; what a game says nothing about is not among them."""

    value: float
    parts: Mapping[str, float] = {}


class MeasureRoom(Protocol):
    """`room.measures`: what can be measured of one game alone. A game may have none."""

    @property
    def MEASURES(self) -> Mapping[str, Callable[[Any], Reading]]:  # noqa: N802
        """By the name of the metric, from a `WholeGame`; every name is a metric of the lab."""

    def part_name(self, part: str, language: str = ...) -> str:
        """A part in words: a space, an order, a source of points."""

    def use_by_chapter(self, game: Any) -> Mapping[tuple[int, str], int]:
        """How often every space was used in every chapter, from 1; zeros included."""

    def sources_by_seat(self, game: Any) -> Mapping[str, tuple[int, ...]]:
        """Where the points of every player came from; all sources together are the result."""


# --- What rooms share -----------------------------------------------------------------------

IN_CHAPTER = " · "  # between a space and the chapter in which it was used: "mining/10 · 2"


def diversity(uses: Mapping[Any, int]) -> float:
    """As many equally used things would be used as variously: one over the sum of squared shares."""
    total = sum(uses.values())
    return total**2 / sum(number**2 for number in uses.values()) if total else 0.0


def used(by_chapter: Mapping[tuple[int, str], int]) -> Reading:
    """The use of every space in the whole game."""
    uses: dict[str, int] = {}
    for (_, space), number in by_chapter.items():
        uses[space] = uses.get(space, 0) + number
    return Reading(diversity(uses), {space: float(number) for space, number in uses.items()})


def used_by_chapter(by_chapter: Mapping[tuple[int, str], int]) -> Reading:
    """The use of every space chapter by chapter; the number is the mean of the chapters'."""
    chapters: dict[int, dict[str, int]] = {}
    for (chapter, space), number in by_chapter.items():
        chapters.setdefault(chapter, {})[space] = number
    parts = {
        f"{space}{IN_CHAPTER}{chapter}": float(number)
        for (chapter, space), number in by_chapter.items()
    }
    return Reading(mean(list(map(diversity, chapters.values()))), parts)


def priced(payments: Iterable[tuple[str, int]]) -> Reading:
    """What a use of every space cost, on average."""
    paid: dict[str, list[int]] = {}
    for space, price in payments:
        paid.setdefault(space, []).append(price)
    every = [price for prices in paid.values() for price in prices]
    return Reading(mean(every), {space: mean(prices) for space, prices in sorted(paid.items())})


def fulfilled(taken: Iterable[tuple[str, str, bool]]) -> Reading:
    """The share of orders that were delivered, of all that were taken: of every kind, and of every card."""
    done: dict[str, list[int]] = {}
    every: list[int] = []
    for kind, card, delivered in taken:
        every.append(delivered)
        done.setdefault(kind, []).append(delivered)
        done.setdefault(card, []).append(delivered)
    return Reading(mean(every), {name: mean(found) for name, found in sorted(done.items())})


def totalled(sources: Mapping[str, Sequence[int]]) -> Reading:
    """The points of a player by source, on average; together they are the mean result."""
    parts = {source: mean(points) for source, points in sources.items()}
    return Reading(sum(parts.values()), parts)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
