"""What a pencil does on paper: circles that do not quite close, crosses, hatching, digits.

No stroke is like the next one, and every stroke is the same in every picture: how it wavers depends on
its place on the sheet alone.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from glueckauf.core.draw.signs import Shape, outline

HANDS = 7  # so many ways to draw each of them
POINTS = 8  # of a circle
_WAVER = (0.05, -0.07, 0.02, 0.08, -0.03, -0.06, 0.06, 0.0, -0.08, 0.03, 0.07)

DIGITS: dict[int, Shape] = {
    1: (-2.4, -3.6, "q2-1 3.2-3.4l.2 14"),
    2: (-4, -3.4, "q.4-3.8 4-3.8 4.2.2 3.6 4-.6 3-7.8 10 4.4-.8 8.8-.2"),
    3: (-3.8, -6, "q4-1.6 7.2-.6-.4 1.6-4.2 5 4.8-.4 4.6 3.8-.6 5-8 4.6"),
    4: (1.6, 7, "q.6-7 .4-14-2.6 4.6-6.4 9.2l9.4-.4"),
    5: (3.8, -6.8, "q-3.4.4-6.8 0l-.6 6q7-2.2 7.2 2.8-.2 5-7.8 4.8"),
    6: (2.6, -7, "q-6.6 3.4-6.8 9.2.2 5 4.2 4.8 4-.4 3.6-4.8-.8-3.8-4.4-3.4-2.6.4-3.2 3"),
}


def _waver(hand: int, step: int) -> float:
    return _WAVER[(hand * 4 + step * 3) % len(_WAVER)]


@cache
def _circle(hand: int, radius: float) -> Shape:
    """Nearly round, begun somewhere at the top and drawn a little past its beginning."""
    start = -pi / 2 - 0.5 + hand * 0.22
    corners = []
    for step in range(POINTS + 2):
        far = radius * (1 + _waver(hand, step))
        angle = start + step * 2 * pi / POINTS
        corners.append((far * cos(angle), far * sin(angle) * 0.96))
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(corners)]
    x, y = middles[0]
    first, steps = (round(x, 1), round(y, 1)), ""
    for (bend_x, bend_y), (to_x, to_y) in zip(corners[1:-1], middles[1:], strict=True):
        steps += f"q{bend_x - x:.1f} {bend_y - y:.1f} {to_x - x:.1f} {to_y - y:.1f}"
        x, y = to_x, to_y
    return (*first, steps.replace(" -", "-"))


@cache
def _cross(hand: int, size: float) -> Shape:
    """Two strokes, neither straight nor quite of one length."""
    a, b, c, d = (size * (1 + 2 * _waver(hand, step)) for step in range(4))
    bow = size * _waver(hand, 5) * 4
    one = f"q{a + bow:.1f} {a - bow:.1f} {a + b:.1f} {a + b:.1f}"
    other = f"q{-c + bow:.1f} {c + bow:.1f} {-c - d:.1f} {c + d:.1f}"
    return -a, -a, f"{one}m{-b + c:.1f} {-b - c:.1f}{other}".replace(" -", "-")


@cache
def _hatching(hand: int, size: float) -> Shape:
    """To and fro without lifting the pencil."""
    steps, up = "", True
    for step in range(6):
        rise = size * (1.5 + 3 * _waver(hand, step))
        steps += f"l{size * 0.14:.1f} {-rise if up else rise:.1f}"
        steps += f"l{size * 0.2:.1f} {-size * 0.1 if up else size * 0.1:.1f}"
        up = not up
    return -size, size * 0.7, steps.replace(" -", "-")


def ring(x: float, y: float, radius: float, place: int) -> str:
    """A circle around this point, by the hand of this place."""
    return outline("pencil", _circle(place % HANDS, radius), x, y)


def cross(x: float, y: float, size: float, place: int) -> str:
    """Crossed out."""
    return outline("pencil", _cross(place % HANDS, size), x, y)


def hatching(x: float, y: float, size: float, place: int) -> str:
    """Filled in."""
    return outline("pencil", _hatching(place % HANDS, size), x, y)


def digit(value: int, x: float, y: float) -> str:
    """Written by hand."""
    return outline("pencil", DIGITS[value], x, y)


def stroke(x: float, y: float, width: float, height: float, place: int) -> str:
    """One line through a field, from its lower left to its upper right."""
    bow = height * _waver(place, 2)
    steps = f"q{width / 2:.1f} {-height / 2 + bow:.1f} {width:.1f} {-height:.1f}".replace(" -", "-")
    return outline("pencil", (-width / 2, height / 2, steps), x, y)
