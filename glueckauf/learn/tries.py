"""Tries at an open puzzle: how often what was reached, and what was possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from glueckauf.core.puzzle import Point, Try


def behind(point: Point, best: Iterable[Point]) -> int:
    """The points that were possible in as many steps, beyond those of this result."""
    return max((one.vp for one in best if one.steps <= point.steps), default=0) - point.vp


def histogram(tried: Iterable[Try]) -> tuple[Counter[int], Counter[int]]:
    """How often each number of steps and each number of points occurred."""
    points = [one.point for one in tried]
    return Counter(one.steps for one in points), Counter(one.vp for one in points)
