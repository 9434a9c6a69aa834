"""The short form of a map, as people write it: lines with so many sections, and nothing that follows.

    {"a": "calais", "b": "lille"}                               a line of one section
    {"a": "lille", "b": "paris", "sections": 3, "post": 2}      a post after its second section

`expanded` makes the form of maps.json of it: joints, sections and posts with their ids. Sections are called
after their line and counted from `a` to `b`; every city gets a post at each of its lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

MOST = 9  # sections of a line


def is_short(data: Any) -> bool:
    """Does this leave out what follows?"""
    return isinstance(data, dict) and "sections" not in data and "signal_posts" not in data


def problems(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What is wrong with lines, so that they cannot be expanded; all else the checks will tell."""
    nodes: Any = data.get("nodes")
    lines: Any = data.get("lines")
    if not _are_tables(nodes) or not _are_tables(lines):
        return
    known = [node.get("id") for node in nodes]
    for at, line in enumerate(lines, start=1):
        a, b, number, post = (line.get(key) for key in ("a", "b", "sections", "post"))
        if not isinstance(a, str) or not isinstance(b, str):
            yield f"lines[{at}]", 'must have two ends, like {"a": "calais", "b": "lille"}'
            continue
        place = f"lines, {a}-{b}"
        for end in (a, b):
            if end not in known:
                yield place, f"there is no node {end!r}; add it to nodes, or mend the id"
        number = 1 if "sections" not in line else number
        if type(number) is not int or not 1 <= number <= MOST:
            yield place, f"sections must be a number from 1 to {MOST}"
        elif "post" in line and (type(post) is not int or not 1 <= post < number):
            yield place, "post must tell after which section it lies, and another must follow"


def expanded(data: dict[str, Any]) -> dict[str, Any]:
    """The whole map of one whose lines have no problems."""
    nodes: Any = data.get("nodes")
    lines: Any = data.get("lines")
    if not _are_tables(nodes) or not _are_tables(lines):
        return data
    known = {node.get("id"): node for node in nodes}
    joints: list[Any] = []
    sections: list[Any] = []
    posts: list[Any] = []
    whole: list[Any] = []
    for line in lines:
        a, b, number = line["a"], line["b"], line.get("sections", 1)
        name = f"{a}-{b}"
        way = [a, *(f"{name}:{at}" for at in range(1, number)), b]
        joints += (_joint(known[a], known[b], way[at], at / number) for at in range(1, number))
        ids = [f"{name}.{at}" for at in range(1, number + 1)]
        sections += (
            {"id": one, "a": way[at], "b": way[at + 1], "line": name} for at, one in enumerate(ids)
        )
        for city, other, section in ((a, b, ids[0]), (b, a, ids[-1])):
            if known[city].get("kind") == "city":
                post = f"C:{city}>{other}"
                posts.append({"id": post, "kind": "city", "node": city, "section": section})
        if "post" in line:
            posts.append({"id": f"L:{name}", "kind": "line", "node": f"{name}:{line['post']}"})
        whole.append({"id": name, "a": a, "b": b, "sections": ids})
    made = {**data, "nodes": [*nodes, *joints], "lines": whole}
    made |= {"sections": sections, "signal_posts": posts}
    return made | {"first_game": _first_game(data.get("first_game"), sections)}


def _are_tables(found: Any) -> bool:
    return isinstance(found, list) and all(isinstance(one, dict) for one in found)


def _joint(a: Any, b: Any, name: str, share: float) -> dict[str, Any]:
    """On the straight way from one node to the other."""
    place = {}
    for axis in ("x", "y"):
        try:
            place[axis] = round(a[axis] + (b[axis] - a[axis]) * share, 2)
        except (KeyError, TypeError):
            place[axis] = 0  # its ends have no place: the checks will tell
    return {"id": name, "kind": "joint", **place}


def _first_game(found: Any, sections: list[Any]) -> Any:
    """`closed` names the lines that discs close at each junction; maps.json names their sections."""
    if not isinstance(found, dict) or not isinstance(found.get("closed"), dict):
        return found

    def section(junction: str, line: Any) -> Any:
        ends = (s for s in sections if s["line"] == line and junction in (s["a"], s["b"]))
        return next((one["id"] for one in ends), line)

    closed = {
        junction: sorted((section(junction, line) for line in lines), key=str)
        if isinstance(lines, list)
        else lines
        for junction, lines in found["closed"].items()
    }
    return {"green": found.get("green"), "closed_sections_by_junction": closed}
