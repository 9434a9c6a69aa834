"""The picture of a state of any game as trees: what stands in it, and where."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any
from xml.etree import ElementTree as Xml

from glueckauf.core.draw.svg import part_svg

Frame = tuple[float, float, float, float]


def drawn(state: Any, language: str = "en") -> dict[str, Xml.Element]:
    """Each part of the table as a tree."""
    draw = import_module(f"glueckauf.games.{state.game}.draw")
    return {part.name: Xml.fromstring(part_svg(part)) for part in draw.parts(state, language)}


def keyed(tree: Xml.Element) -> dict[str, Xml.Element]:
    return {key: thing for thing in tree.iter() if (key := thing.get("data-key"))}


def all_keys(state: Any) -> dict[str, Xml.Element]:
    found: dict[str, Xml.Element] = {}
    for part in drawn(state).values():
        found |= keyed(part)
    return found


def class_of(thing: Xml.Element) -> list[str]:
    return thing.get("class", "").split()


def place(thing: Xml.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", thing.get("transform", "translate(0 0)"))
    assert found
    return float(found[1]), float(found[2])


def frame(thing: Xml.Element) -> Frame:
    """Left, top, right, bottom of the rectangle a keyed thing stands in."""
    face = next(child for child in thing.iter() if "ga-face" in class_of(child))
    (x, y) = place(thing)
    left, top = x + float(face.get("x", 0)), y + float(face.get("y", 0))
    return left, top, left + float(face.get("width", 0)), top + float(face.get("height", 0))


def overlap(one: Frame, other: Frame, slack: float) -> bool:
    return (
        one[0] + slack < other[2]
        and other[0] + slack < one[2]
        and one[1] + slack < other[3]
        and other[1] + slack < one[3]
    )
