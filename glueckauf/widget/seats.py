"""Who sits at a table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf import bots

HUMAN = "human"
Seat = str | bots.Bot  # "human", the name of a bot, or a bot


def seated(seats: Sequence[Seat] | None, players: int, seed: int) -> list[bots.Bot | None]:
    """For every seat its bot, or None for a person."""
    given = [HUMAN] * players if seats is None else list(seats)
    if isinstance(seats, str) or len(given) != players:
        raise ValueError(f"seats must name who plays each of the {players} seats, not {seats!r}")
    made: list[bots.Bot | None] = []
    for seat, who in enumerate(given):
        if isinstance(who, str):
            made.append(None if who == HUMAN else bots.bot(who, f"{seed}/{seat}"))
        elif callable(getattr(who, "choose", None)):
            made.append(who)
        else:
            raise ValueError(f"seat {seat}: {who!r} is neither 'human' nor a bot with choose(view)")
    return made
