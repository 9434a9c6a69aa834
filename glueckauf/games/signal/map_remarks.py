"""What is odd about a map that can be played on: lines that cross, ways that lead nowhere, too many discs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from glueckauf.games.signal.map_checks import Found
from glueckauf.games.signal.map_ways import Ways

SIGNALS, SWITCHES = 10, 30  # discs in the box (SS-1.1)
Point = tuple[float, float]


def remarks(data: dict[str, Any]) -> Found:
    """What is odd about a map that can be played on."""
    yield from _box(data)
    yield from _start_lines(data)
    yield from _traps(data)
    yield from _drawing(data)


def _box(data: dict[str, Any]) -> Found:
    first = data["first_game"]
    switches = sum(map(len, first["closed_sections_by_junction"].values()))
    for number, most, what in (
        (switches, SWITCHES, "switch discs: lay fewer junctions"),
        (len(first["green"]), SIGNALS, "signal discs: lay fewer on lines"),
    ):
        if number > most:
            yield "first_game", f"SS-1.1: needs {number} of the {most} {what}"


def _traps(data: dict[str, Any]) -> Found:
    for section, end in Ways(data).traps():
        told = f"a train that drives here towards {end} comes to no city any more"
        yield f"sections, {section}", f"{told}; let the line end at a city, or join it to another"


def _start_lines(data: dict[str, Any]) -> Found:
    """SS-16.2: a train that was just deployed must not stand before a red post."""
    nodes = {node["id"]: node["kind"] for node in data["nodes"]}
    starts = {
        section
        for line in data["lines"]
        if "start" in (nodes[line["a"]], nodes[line["b"]])
        for section in line["sections"]
    }
    for post in data["signal_posts"]:
        at = {s["id"] for s in data["sections"] if post["node"] in (s["a"], s["b"])}
        if post["kind"] == "line" and at & starts:
            yield (
                f"signal_posts, {post['id']}",
                "lies on the line of a start place, where trains would wait at once; move it",
            )


def _drawing(data: dict[str, Any]) -> Found:
    nodes = {node["id"]: (node["x"], node["y"]) for node in data["nodes"]}
    for place, count in Counter(nodes.values()).items():
        if count > 1:
            here = [name for name, at in nodes.items() if at == place]
            yield f"nodes, {here[0]}", f"lies where {here[1]} lies; move one of them"
    crossing: dict[tuple[str, str], None] = {}
    for one, other in combinations(data["sections"], 2):
        ends = {one["a"], one["b"]}, {other["a"], other["b"]}
        if not ends[0] & ends[1]:
            a, b, c, d = (nodes[end] for end in (one["a"], one["b"], other["a"], other["b"]))
            if _cross(a, b, c, d):
                crossing[one["line"], other["line"]] = None
    for first, second in crossing:
        told = f"crosses {second}, but trains cannot change there"
        yield f"lines, {first}", f"{told}; move their ends apart, or lay a junction"


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two pieces of a straight line have a point in common?"""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    def between(p: Point, q: Point, r: Point) -> bool:
        inside = (min(p[n], q[n]) <= r[n] <= max(p[n], q[n]) for n in (0, 1))
        return side(p, q, r) == 0 and all(inside)

    if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return True
    touching = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(between(*three) for three in touching)
