"""The clock (SS-7): what losing time tokens does to it and to the departure deck."""

from __future__ import annotations

from typing import NamedTuple


class Ticked(NamedTuple):
    """The clock and the deck after tokens were lost; `removed` cards left the deck unseen.

    `lost`: a card had to be removed and there was none (SS-9.3).
    """

    clock: int
    deck: int
    removed: int
    lost: bool


def tick(tokens: int, clock: int, full: int, deck: int) -> Ticked:
    """SS-7.2: the last token removes a card and refills the clock, which pays what is still owed."""
    removed = 0
    while tokens >= clock:
        tokens -= clock
        if not deck:
            return Ticked(0, 0, removed, lost=True)
        deck -= 1
        removed += 1
        clock = full
    return Ticked(clock - tokens, deck, removed, lost=False)
