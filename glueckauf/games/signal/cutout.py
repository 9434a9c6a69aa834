"""A part of a map's drawing, large enough to be read: a cut-out around some of its places."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.draw.svg import WIDTH
from glueckauf.games.signal.maps import Map, maps
from glueckauf.games.signal.places import HEIGHT, Point, places

LARGEST = 1.6  # times the size that the whole map is drawn in
BESIDE, ABOVE = 40, 34  # room around the places that are named
LEAST_HEIGHT = 130
INSET = 10  # what is nearer to the border is left out
TOUCH, CLEAR = 5, 20  # the border keeps away from ends of lines that it would touch


class Cutout(NamedTuple):
    """What is seen of a drawing, and how large."""

    left: float = 0
    top: float = 0
    right: float = WIDTH
    bottom: float = HEIGHT
    scale: float = 1

    def holds(self, point: Point, inset: float = 0) -> bool:
        """Is this point seen, so far from the border?"""
        x, y = point
        across = self.left + inset <= x <= self.right - inset
        return across and self.top + inset <= y <= self.bottom - inset

    def clipped(self, a: Point, b: Point) -> tuple[Point, Point] | None:
        """The piece of a straight line that is seen; None: nothing of it."""
        begin, end = 0.0, 1.0
        (ax, ay), (bx, by) = a, b
        for start, step, least, most in (
            (ax, bx - ax, self.left, self.right),
            (ay, by - ay, self.top, self.bottom),
        ):
            if not step:
                if not least <= start <= most:
                    return None
                continue
            first, last = sorted(((least - start) / step, (most - start) / step))
            begin, end = max(begin, first), min(end, last)
        if begin >= end:
            return None
        return _on(a, b, begin), _on(a, b, end)


WHOLE = Cutout()


def _on(a: Point, b: Point, part: float) -> Point:
    x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
    return round(x, 1), round(y, 1)


@lru_cache(maxsize=512)
def cutout(on: Map, around: tuple[str, ...]) -> Cutout:
    """What is seen around these places; without any, the whole map.

    A place is a node or a space of the map. The cut-out is as wide as every part of the picture, so what
    lies close together is drawn large.
    """
    if not around:
        return WHOLE
    missing = [place for place in around if not is_place(on, place)]
    if missing:
        raise ValueError(f"{on.title} has no place {missing[0]!r} to be shown")
    points = [_point(on, place) for place in around]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right = _stretch(min(xs) - BESIDE, max(xs) + BESIDE, WIDTH / LARGEST, WIDTH)
    top, bottom = _stretch(min(ys) - ABOVE, max(ys) + ABOVE, LEAST_HEIGHT, HEIGHT)
    ends = [places(on).nodes[node.id] for node in on.nodes.values() if node.kind != "joint"]
    touched = [  # where lines meet at the border, one would not see what joins them
        (x, y)
        for x, y in ends
        if left - TOUCH < x < right + TOUCH and top - TOUCH < y < bottom + TOUCH
    ]
    left = max(0, min([left, *(x - CLEAR for x, _ in touched)]))
    right = min(WIDTH, max([right, *(x + CLEAR for x, _ in touched)]))
    top = max(0, min([top, *(y - CLEAR for _, y in touched)]))
    bottom = min(HEIGHT, max([bottom, *(y + CLEAR for _, y in touched)]))
    scale = round(WIDTH / (right - left), 3)
    return Cutout(round(left, 1), round(top, 1), round(right, 1), round(bottom, 1), scale)


def _stretch(first: float, last: float, least: float, most: float) -> tuple[float, float]:
    """At least so long, with the same middle, and inside of the drawing."""
    long = min(max(last - first, least), most)
    begin = min(max((first + last - long) / 2, 0), most - long)
    return begin, begin + long


def is_place(on: Map, place: str) -> bool:
    return place in on.nodes or place in on.spaces


def _point(on: Map, place: str) -> Point:
    drawn = places(on)
    return drawn.nodes[place] if place in drawn.nodes else drawn.trains[place]


def maps_with(around: Iterable[str]) -> list[Map]:
    """The maps that have all these places."""
    wanted = tuple(around)
    return [on for on in maps() if all(is_place(on, place) for place in wanted)]


def is_seen(on: Map, cut: Cutout, kind: str, thing: str) -> bool:
    """Is a thing of this map in the cut-out: a section by the place of its train, all else by its own?"""
    drawn = places(on)
    found: dict[str, Point] = drawn.nodes
    if kind == "post":
        found = drawn.posts
    elif thing in on.sections:
        found = drawn.trains
    return thing in found and cut.holds(found[thing], INSET)
