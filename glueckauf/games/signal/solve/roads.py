"""What a way costs: points, and the red posts and closed junctions on it.

Each action makes one post green or sets one junction, so every obstacle of a way costs an action of its
own. A post or junction that a way comes to twice is counted once, and other trains are not counted:
a way costs at least what is told here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.signal.maps import Map, Setting
from glueckauf.games.signal.parts import Hand

MOST_ROADS = 3000  # labels; beyond, obstacles are not counted


class Road(NamedTuple):
    """Points, and how many signals and switches must be set."""

    points: int
    signals: int
    switches: int


def _onward(
    on: Map, green: frozenset[str], closed: tuple[Setting, ...], space: str, heading: str
) -> list[tuple[str, str, str]]:
    """Where a point could take a train: space, heading, and the obstacle before it, or ""."""
    if space in on.exits:
        return [
            (section, on.far[section, space], "" if post in green else post)
            for section, post in on.exits[space]
        ]
    if space in on.way_out:
        return [(on.way_out[space], on.far[on.way_out[space], space], "")]
    kind, beyond, post = on.ahead[space, heading]
    if kind == "junction":
        joined = on.joined[beyond][closed[on.junction_at[beyond]]].get(space)
        return [
            (section, on.far[section, beyond], "" if section == joined else beyond)
            for section in on.around[beyond]
            if section != space
        ]
    obstacle = post if post and post not in green else ""
    return [(beyond, on.far[beyond, heading] if kind == "section" else "", obstacle)]


@lru_cache(maxsize=4096)
def roads(
    on: Map,
    green: frozenset[str],
    closed: tuple[Setting, ...],
    start: tuple[str, str],
    goals: frozenset[str],
    points: int,
    cards: int,
) -> tuple[tuple[str, Road], ...] | None:
    """The goals within so many points, and what the ways to them cost; None if there are too many.

    No way that needs more than so many cards is told, and none that is worse in all than another.
    """
    none: frozenset[str] = frozenset()
    best: dict[tuple[str, str], list[tuple[int, frozenset[str]]]] = {start: [(0, none)]}
    edge = [(start, none)]
    found: dict[tuple[str, Road], None] = {}
    labels = 0
    for far in range(1, points + 1):
        ahead = []
        for spot, paid in edge:
            for space, heading, obstacle in _onward(on, green, closed, *spot):
                cost = paid | {obstacle} if obstacle else paid
                if len(cost) > cards or space in on.way_out:
                    continue
                known = best.setdefault((space, heading), [])
                if any(other <= cost for _, other in known):
                    continue
                labels += 1
                if labels > MOST_ROADS:
                    return None
                known.append((far, cost))
                if space in goals:
                    switches = len([one for one in cost if one in on.junction_at])
                    found[space, Road(far, len(cost) - switches, switches)] = None
                ahead.append(((space, heading), cost))
        edge = ahead
    return tuple(found)


@lru_cache(maxsize=65536)
def drives_beside(hand: Hand, signals: int, switches: int, others: int) -> int:
    """The most train actions that a hand pays beside so many other actions and cards; -1: not even these."""
    most = -1
    for trains in range(sum(hand) + 1):
        wanted = (signals, switches, trains)
        short = sum([max(want - have, 0) for have, want in zip(hand, wanted, strict=True)])
        over = sum([max(have - want, 0) for have, want in zip(hand, wanted, strict=True)])
        if over >= 2 * short + others:
            most = trains
    return most
