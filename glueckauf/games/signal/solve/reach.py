"""How far trains can come, and what on the board can matter to them.

Everything here is generous: signals, switches and other trains are taken to be as the train would
like them, so it can never come farther than is told here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.signal.maps import Map

Spot = tuple[str, str]  # a space and a heading


class Region(NamedTuple):
    """Spaces, and the posts and junctions at their borders; a city is in it with all its posts."""

    spaces: frozenset[str]
    posts: frozenset[str]
    junctions: frozenset[str]


def _onward(on: Map, space: str, heading: str) -> list[Spot]:
    """Where one movement point could take a train, whatever is green and open."""
    if space in on.exits:
        return [(section, on.far[section, space]) for section, _ in on.exits[space]]
    if space in on.way_out:
        section = on.way_out[space]
        return [(section, on.far[section, space])]
    kind, beyond, _ = on.ahead[space, heading]
    if kind == "junction":
        others = [section for section in on.around[beyond] if section != space]
        return [(section, on.far[section, beyond]) for section in others]
    if kind == "section":
        return [(beyond, on.far[beyond, heading])]
    return [(beyond, "")]


@lru_cache(maxsize=4096)
def least(on: Map, space: str, heading: str) -> dict[str, int]:
    """The fewest points with which a train from here could come to each space.

    A start place that it reaches takes it off the board, so nothing lies beyond it.
    """
    found = {space: 0}
    known = {(space, heading)}
    edge = [(space, heading)]
    points = 0
    while edge:
        points += 1
        ahead: list[Spot] = []
        for spot in edge:
            for then in _onward(on, *spot):
                if then not in known:
                    known.add(then)
                    found.setdefault(then[0], points)
                    if then[0] not in on.way_out:
                        ahead.append(then)
        edge = ahead
    return found


@lru_cache(maxsize=8192)
def within(on: Map, space: str, heading: str, points: int) -> frozenset[str]:
    """The spaces that a train could come to with so many points; the one where it stands, too."""
    return frozenset(each for each, far in least(on, space, heading).items() if far <= points)


@lru_cache(maxsize=1024)
def _border(on: Map, space: str) -> tuple[frozenset[str], frozenset[str]]:
    """The posts and junctions at the border of a space."""
    if space in on.exits:
        return frozenset(on.city_posts[space]), frozenset()
    around = {on.way_out[space]} if space in on.way_out else {space}
    nodes = {node for one in around for node in (on.sections[one].a, on.sections[one].b)}
    posts = {post.id for post in on.posts.values() if not post.city and post.node in nodes}
    for node in nodes & set(on.cities):
        posts |= set(on.city_posts[node])
    return frozenset(posts), frozenset(nodes & set(on.junctions))


@lru_cache(maxsize=8192)
def region(on: Map, spaces: frozenset[str]) -> Region:
    borders = [_border(on, space) for space in spaces]
    none: frozenset[str] = frozenset()
    return Region(
        spaces,
        none.union(*[posts for posts, _ in borders]),
        none.union(*[junctions for _, junctions in borders]),
    )
