"""Small pieces of SVG as text: places, words, and things that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape as as_markup
from typing import NamedTuple

from glueckauf.core.visible import harmless

WIDTH = 360  # of every part, in units; a phone of that many pixels shows it one to one


class Part(NamedTuple):
    """A part of the table as a picture of its own: `body` is what goes into its <svg>.

    A part that may be folded where room is short says how much of its height is always seen. One that leads
    comes first where all parts stand in one column: what is asked for now lies in it.
    """

    name: str
    width: int
    height: int
    label: str
    body: str
    fold: int = 0
    leads: bool = False


def escape(words: str) -> str:
    """Words of anybody as they may stand in a picture."""
    return as_markup(harmless(words))


def at(x: float, y: float, body: str) -> str:
    """The body moved to this place."""
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def large(x: float, y: float, body: str) -> str:
    """The body moved to this place and drawn a quarter larger."""
    return f'<g transform="translate({x:g} {y:g}) scale(1.25)">{body}</g>'


def text(x: float, y: float, words: str, kind: str = "t") -> str:
    """Words, escaped; `kind` names its classes without `ga-`: "n m" is a number in the middle."""
    kind = kind.replace(" ", " ga-")
    return f'<text class="ga-{kind}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str, round_by: float = 4) -> str:
    """A rectangle of this class."""
    place = f' x="{x:g}"' if x else ""
    if y:
        place += f' y="{y:g}"'
    corners = f' rx="{round_by:g}"' if round_by else ""
    return f'<rect class="ga-{kind}"{place} width="{width:g}" height="{height:g}"{corners}/>'


def keyed(key: str, label: str, body: str, x: float = 0, y: float = 0) -> str:
    """Something that can be pointed at; its label becomes its accessible name."""
    place = f' transform="translate({x:g} {y:g})"' if x or y else ""
    return f'<g data-key="{key}" data-label="{escape(label)}"{place}>{body}</g>'


def same(key: str, body: str, x: float = 0, y: float = 0) -> str:
    """One more of the things with this key."""
    place = f' transform="translate({x:g} {y:g})"' if x or y else ""
    return f'<g data-same="{key}"{place}>{body}</g>'


def piece(
    kind: str,
    body: str,
    x: float = 0,
    y: float = 0,
    *,
    number: int = 1,
    source: str = "",
    target: str = "",
    looks: int | None = None,
) -> str:
    """Something that moves, or a number of equal things in one place.

    The browser compares two pictures: what of a kind (`miner:0`, `coal:g`, `order:barrow:gg`) has left one
    place and come to another, travels. What comes from nowhere comes from `source`, what goes for good goes
    to `target`: a key of the picture, or a kind, which is where that has just arrived. Without them
    it appears and fades. What lies in a piece goes with it. What looks somewhere, by degrees, turns on its way.
    """
    place = f' transform="translate({x:g} {y:g})"' if x or y else ""
    more = f' data-number="{number}"' if number != 1 else ""
    more += f' data-from="{source}"' if source else ""
    more += f' data-to="{target}"' if target else ""
    more += f' data-looks="{looks}"' if looks is not None else ""
    return f'<g data-piece="{kind}"{more}{place}>{body}</g>'


def ground(name: str, x: float, y: float, body: str) -> str:
    """The body moved to this place. If the ground moves, the pieces upon it have not moved."""
    return f'<g data-ground="{name}" transform="translate({x:g} {y:g})">{body}</g>'


def tally(name: str, x: float, y: float, words: str, kind: str = "t") -> str:
    """A number that changes when the pieces it counts have arrived."""
    return text(x, y, words, kind).replace("<text ", f'<text data-tally="{name}" ', 1)


def part_svg(part: Part) -> str:
    """The part as an <svg> element, without its style."""
    return (
        f'<svg class="ga-part" data-part="{part.name}" viewBox="0 0 {part.width} {part.height}"'
        f' role="group" aria-label="{escape(part.label)}">{part.body}</svg>'
    )


def framed(
    parts: Sequence[Part],
    places: Sequence[tuple[int, int]],
    *,
    title: str,
    description: str,
    css: str,
) -> str:
    """The parts at these places as one picture that needs nothing else."""
    width = max(x + part.width for part, (x, _) in zip(parts, places, strict=True))
    height = max(y + part.height for part, (_, y) in zip(parts, places, strict=True))
    inner = "".join(
        part_svg(part).replace(
            "<svg ", f'<svg x="{x}" y="{y}" width="{part.width}" height="{part.height}" ', 1
        )
        for part, (x, y) in zip(parts, places, strict=True)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ga-picture" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc><style>{css}</style>{inner}</svg>"
    )
