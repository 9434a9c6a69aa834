"""Where trains can come to on a map, if every post is green and every switch as they need it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

Place = tuple[str, str]  # a section and the node that a train on it drives towards; a node and ""


class Ways:
    """The places of trains and which follow which. Trains stop in cities, and go on by any line.

    A port keeps them, unless the map lets trains run through it.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.kinds = {node["id"]: node["kind"] for node in data["nodes"]}
        self.starts = [name for name, kind in self.kinds.items() if kind == "start"]
        roles = {node["id"]: node.get("role") for node in data["nodes"]}
        self.goods_cities = [name for name, role in roles.items() if role == "goods"]
        self.sections = {one["id"]: (one["a"], one["b"]) for one in data["sections"]}
        self.lines = {one["id"]: one["line"] for one in data["sections"]}
        self.around: dict[str, list[str]] = {name: [] for name in self.kinds}
        for section, ends in self.sections.items():
            for end in ends:
                self.around[end].append(section)
        through = data["setup"]["through_cities"]
        self.ends = {name for name, role in roles.items() if role == "port" and not through}

    def _after(self, place: Place) -> Iterator[Place]:
        """The places right behind this one."""
        section, end = place
        if end:
            if self.kinds[end] in ("city", "start"):
                yield end, ""
                return
            leaving, by = end, section
        else:
            if section in self.ends:
                return
            leaving, by = section, ""
        for other in self.around[leaving]:
            if other != by:
                a, b = self.sections[other]
                yield other, b if leaving == a else a

    def reached(self, place: Place) -> set[Place]:
        """All places that a train from here can come to. Its way ends at a start place."""
        found = {place}
        waiting = [place]
        while waiting:
            for after in self._after(waiting.pop()):
                if after not in found:
                    found.add(after)
                    if self.kinds.get(after[0]) != "start":
                        waiting.append(after)
        return found

    def unreached(self, start: str, wanted: Iterable[str]) -> list[str]:
        """Those of the wanted nodes to which no train from here can come."""
        found = self.reached((start, ""))
        return [name for name in wanted if (name, "") not in found]

    def traps(self) -> list[Place]:
        """Where trains can come to, but not on to a city, except on the line of a start place."""
        driven = {place for start in self.starts for place in self.reached((start, ""))}
        outwards = {self.lines[section] for start in self.starts for section in self.around[start]}
        return [
            place
            for place in sorted(driven)
            if place[1]
            and self.lines[place[0]] not in outwards
            and not any(self.kinds.get(name) == "city" for name, _ in self.reached(place))
        ]
