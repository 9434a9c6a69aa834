"""What the page of open optimisation has besides the positions: the chart, and what is said to a try."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.puzzle import Open, Point, Puzzle, Try
from glueckauf.core.texts import tell
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.graph import Node
from glueckauf.widget.open_board import opened
from glueckauf.widget.optimise import STYLE, chart_ground, said

TOLD = 60  # tries that are counted one by one
ASIDE = Point(10**6, 0)  # on no front


def open_data(asked: Puzzle, nodes: Sequence[Node], language: str) -> Json:
    """The chart without tries, the point of every node, and the sentences about tries."""
    found = opened(asked)
    points = [_point(found, node) for node in nodes]

    def told(point: Point) -> Json:
        """As the board says it: nothing is called wrong."""
        is_best = point in found.front
        facts = {"vp": point.vp, "steps": point.steps}
        text = tell(asked.game, "chart-best" if is_best else "chart-noted", facts, language)
        return message(text, "good" if is_best else "info")

    return {
        "open": {
            **chart_ground(asked.game, found, language),
            "style": STYLE,
            "task": say("open-task", language),
            "front": [list(point) for point in found.front],
            "points": [list(point) if point else None for point in points],
            "told": {f"{point.steps},{point.vp}": told(point) for point in set(points) if point},
            "tries": _counted(asked.game, found, language),
        }
    }


def _point(found: Open, node: Node) -> Point | None:
    """Where stopping here leads; nothing in the middle of something."""
    if not node.verdict.legal:
        return None
    return found.reached(" ".join(node.line)).point if node.line else Point(0, 0)


def _counted(game: str, found: Open, language: str) -> list[list[str]]:
    """How many tries there were, and how much of the front they met: a text for every case."""

    def text(tries: int, met: int) -> str:
        points = [*found.front[:met], *[ASIDE] * (tries - met)]
        return said(game, found, [Try("", point) for point in points], language)[0]

    most = len(found.front)
    return [[text(n, met) for met in range(min(n, most) + 1)] for n in range(TOLD + 1)]
