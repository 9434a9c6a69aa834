"""Markers and hatches as paths of SVG."""

from __future__ import annotations

from math import hypot

HATCH = 7  # pixels between two lines


def coordinate(value: float) -> str:
    """To a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


def outline(marker: str, x: float, y: float, size: float) -> str:
    """The path of a marker around a point."""
    s = size
    corners = {
        "s": ((-s, -s), (s, -s), (s, s), (-s, s)),
        "D": ((0, -1.3 * s), (1.3 * s, 0), (0, 1.3 * s), (-1.3 * s, 0)),
        "^": ((0, -1.2 * s), (1.2 * s, s), (-1.2 * s, s)),
        "v": ((0, 1.2 * s), (1.2 * s, -s), (-1.2 * s, -s)),
        "P": tuple(_turned(a, b) for a, b in _plus(s)),
        "X": tuple(_turned(a, b, 0.7071) for a, b in _plus(s)),
    }[marker]
    return "M" + "L".join(f"{coordinate(x + a)} {coordinate(y + b)}" for a, b in corners) + "Z"


def _plus(s: float) -> tuple[tuple[float, float], ...]:
    t, u = 1.2 * s, 0.42 * s
    return (
        (-u, -t), (u, -t), (u, -u), (t, -u), (t, u), (u, u),
        (u, t), (-u, t), (-u, u), (-t, u), (-t, -u), (-u, -u),
    )  # fmt: skip


def _turned(x: float, y: float, by: float = 0.0) -> tuple[float, float]:
    """A plus becomes a cross."""
    return (x, y) if not by else (by * (x - y), by * (x + y))


def hatch(kind: str, x: float, y: float, width: float, height: float) -> str:
    """The lines of a hatch inside a box, as a path."""
    ways = {"/": "/", "\\": "\\", "x": "/\\", "-": "-", "|": "|"}.get(kind, "")
    parts = []
    for way in ways:
        if way == "-":
            count = int(height / HATCH)
            parts += [
                f"M{coordinate(x)} {coordinate(y + HATCH * (n + 0.5))}h{coordinate(width)}"
                for n in range(count)
            ]
        elif way == "|":
            count = int(width / HATCH)
            parts += [
                f"M{coordinate(x + HATCH * (n + 0.5))} {coordinate(y)}v{coordinate(height)}"
                for n in range(count)
            ]
        else:
            parts += _slanted(x, y, width, height, is_rising=way == "/")
    if kind == ".":
        for row in range(int(height / HATCH)):
            for column in range(int(width / HATCH)):
                at = x + HATCH * (column + 0.5), y + HATCH * (row + 0.5)
                parts.append(f"M{coordinate(at[0])} {coordinate(at[1])}h1.2v1.2h-1.2z")
    return "".join(parts)


def _slanted(x: float, y: float, width: float, height: float, *, is_rising: bool) -> list[str]:
    found = []
    apart = hypot(HATCH, HATCH)
    for n in range(1, int((width + height) / apart) + 1):
        c = n * apart  # where the line would meet the upper edge
        start = (c, 0.0) if c <= width else (width, c - width)
        end = (0.0, c) if c <= height else (c - height, height)
        corners = [(a if is_rising else width - a, b) for a, b in (start, end)]
        (x1, y1), (x2, y2) = corners
        found.append(
            f"M{coordinate(x + x1)} {coordinate(y + y1)}L{coordinate(x + x2)} {coordinate(y + y2)}"
        )
    return found
