"""The review of a played game: what every decision cost, where the points came from, what was wasted.

    review = reviewed("my-game.txt")
    print(text(review))

Facts know everything that the record holds. A decision is judged by what its player could see: the
true order of the stacks never counts.
"""

from __future__ import annotations

from collections.abc import Callable

from tqdm import tqdm

from glueckauf.learn.review.analysis import analyse
from glueckauf.learn.review.judging import ITERATIONS, GoOn, Stopped, decisions
from glueckauf.learn.review.making import puzzle_of
from glueckauf.learn.review.many import Reviews, review_folder
from glueckauf.learn.review.store import Source, keep, kept, read_record
from glueckauf.learn.review.telling import text
from glueckauf.learn.review.value import Judged, Review

__all__ = [
    "ITERATIONS",
    "GoOn",
    "Judged",
    "Review",
    "Reviews",
    "Source",
    "Stopped",
    "puzzle_of",
    "read_record",
    "review_folder",
    "reviewed",
    "text",
]


def reviewed(
    source: Source,
    iterations: int = ITERATIONS,
    seed: int = 0,
    go_on: GoOn | None = None,
    found: Callable[[Judged], object] | None = None,
) -> Review:
    """The review of a record, made before or made now; without `found`, a terminal shows a bar."""
    record = read_record(source)
    if iterations < 1:
        raise ValueError(f"a review needs at least one play-out a decision, not {iterations}")
    earlier = kept(record, iterations, seed)
    if earlier is not None:
        return earlier
    if found is not None:
        review = analyse(record, iterations, seed, go_on, found)
    else:
        number = sum(1 for _ in decisions(record))
        with tqdm(total=number, unit="decision", leave=False, disable=None) as bar:
            review = analyse(record, iterations, seed, go_on, lambda _: bar.update())
    keep(review)
    return review
