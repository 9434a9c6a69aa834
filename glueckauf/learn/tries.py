"""Tries at an open puzzle: how often what was reached, and what was possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from glueckauf.core.puzzle import Point, Try


def behind(point: Point, best: Iterable[Point]) -> int:
    """What was possible at the same cost, beyond what this result is worth."""
    return max((one.worth for one in best if one.cost <= point.cost), default=0) - point.worth


def histogram(tried: Iterable[Try]) -> tuple[Counter[int], Counter[int]]:
    """How often each cost and each worth occurred."""
    points = [one.point for one in tried]
    return Counter(one.cost for one in points), Counter(one.worth for one in points)
