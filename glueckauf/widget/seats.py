"""Who sits at a table: people and bots; and what was left of a table that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from glueckauf import bots
from glueckauf.core.record import Record
from glueckauf.games import room
from glueckauf.learn.kept import kept

HUMAN = "human"
Seat = str | bots.Bot  # "human", the name of a bot, or a bot


def seated(
    seats: Sequence[Seat] | None, players: int, seed: int, game: str | None = None
) -> list[bots.Bot | None]:
    """For every seat its bot, or None for a person. Names are those that the game knows."""
    given = [HUMAN] * players if seats is None else list(seats)
    if isinstance(seats, str) or len(given) != players:
        raise ValueError(f"seats must name who plays each of the {players} seats, not {seats!r}")
    made: list[bots.Bot | None] = []
    for seat, who in enumerate(given):
        if isinstance(who, str):
            made.append(None if who == HUMAN else bots.bot(who, f"{seed}/{seat}", game=game))
        elif callable(getattr(who, "choose", None)):
            made.append(who)
        else:
            raise ValueError(f"seat {seat}: {who!r} is neither 'human' nor a bot with choose(view)")
    return made


def given(seats: Sequence[Seat] | None, players: int) -> list[str | None]:
    """The names of who sits where, to be kept; None for a bot that was not given by a name."""
    return [who if isinstance(who, str) else None for who in seats or [HUMAN] * players]


class Left(NamedTuple):
    """A table as it was left: how it began, and who sat there."""

    start: Any
    seats: list[str]
    names: list[str] | None
    seed: int


def left(key: str, game: str) -> Left | None:
    """What was kept of a table, if it can be made anew from that alone."""
    found = kept(key)
    try:
        if found is None or found["game"] != game or not all(found["seats"]):
            return None
        start = room(game).opening(Record.read(str(found["opening"])))
        seated(found["seats"], len(start.players), 0, game)
        return Left(start, list(found["seats"]), list(found["names"]) or None, int(found["seed"]))
    except (LookupError, TypeError, ValueError):  # of another version: a new game begins
        return None
