"""Where the names of a map's places stand: where each covers least, inside of what is shown."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.signal.cutout import INSET, Cutout
from glueckauf.games.signal.maps import Map
from glueckauf.games.signal.places import CITY, Places, Point, places

Box = tuple[float, float, float, float]
Name = tuple[float, float, str]  # where it stands, and which of its ends is there

LETTER = 5.9  # about the width of one
_RANK = {"city": 0, "start": 1, "junction": 2, "joint": 3}


@lru_cache(maxsize=256)
def place_names(on: Map, cut: Cutout) -> dict[str, Name]:
    """A place for the name of every node in sight: below, above, or beside it."""
    drawn = places(on)
    boxes = _things(on, drawn)
    lines = [(drawn.nodes[a], drawn.nodes[b]) for a, b in on.ends.values()]
    found: dict[str, Name] = {}
    order = sorted((n for n in on.nodes.values() if n.name), key=lambda n: (_RANK[n.kind], n.id))
    for node in order:
        x, y = drawn.nodes[node.id]
        if not cut.holds((x, y), INSET):
            continue
        ways = _ways(node.kind, x, y, len(node.name) * LETTER + 2, cut)
        _, _, at, box = min(
            (price + _cost(box, boxes, lines), n, at, box)
            for n, (at, box, price) in enumerate(ways)
        )
        found[node.id] = at
        boxes.append(box)
    return found


def _things(on: Map, drawn: Places) -> list[Box]:
    """What a name should not cover."""
    boxes = [(x - 6, y - 6, x + 6, y + 6) for x, y in drawn.posts.values()]
    boxes += [(x - 4, y - 4, x + 4, y + 4) for x, y in drawn.discs.values()]
    boxes += [(x - 12, y - 7, x + 12, y + 7) for x, y in map(drawn.trains.__getitem__, on.cities)]
    for name, (x, y) in drawn.nodes.items():
        kind = on.nodes[name].kind
        wide, high = CITY if kind == "city" else (9, 9) if kind != "joint" else (5, 5)
        boxes.append((x - wide, y - high, x + wide, y + high))
    return boxes


def _ways(kind: str, x: float, y: float, wide: float, cut: Cutout) -> list[tuple[Name, Box, int]]:
    """The places that a name could have: where it begins, ends or has its middle; and how far that is."""
    out, high = CITY if kind == "city" else (11, 10)
    side = round(wide * 0.3, 1)
    middle = [(dx, dy, 2 * bool(dx)) for dy in (high + 10, -high - 3) for dx in (0, side, -side)]
    beside = [(dx, dy, 2 * (dy != 4)) for dx in (out + 2, -out - 2) for dy in (4, 9, -1)]
    corner = [(dx, dy, 5) for dx in (out - 2, 2 - out) for dy in (high + 7, 1 - high)]
    far = [(dx, dy, 30) for dx in (out + 8, -out - 8) for dy in (high + 12, -high - 5)]
    ways: list[tuple[Name, Box, int]] = []
    for n, (dx, dy, price) in enumerate((*middle, *beside, *corner, *far)):
        anchor = " m" if n < len(middle) else "" if dx > 0 else " e"
        left = x + dx - {"": 0, " e": wide, " m": wide / 2}[anchor]
        box = (left, y + dy - 9, left + wide, y + dy + 2)
        if cut.holds((box[0] - 3, box[1] - 1)) and cut.holds((box[2] + 3, box[3] + 1)):
            ways.append(((round(x + dx, 1), round(y + dy, 1), anchor), box, price))
    return ways or [((round(x, 1), round(y - high - 3, 1), " m"), (x, y, x, y), 0)]


def _cost(box: Box, boxes: list[Box], lines: list[tuple[Point, Point]]) -> float:
    """How much a name would cover: things weigh more than lines."""
    cost = 0.0
    left, top, right, bottom = box
    for other in boxes:
        if other[0] < right and other[2] > left and other[1] < bottom and other[3] > top:
            wide = min(right, other[2]) - max(left, other[0])
            cost += 6 + wide * (min(bottom, other[3]) - max(top, other[1]))
    for (ax, ay), (bx, by) in lines:
        if (
            max(ax, bx) <= left
            or min(ax, bx) >= right
            or max(ay, by) <= top
            or min(ay, by) >= bottom
        ):
            continue  # most lines are far away
        inside = sum(
            left < ax + (bx - ax) * n / 24 < right and top < ay + (by - ay) * n / 24 < bottom
            for n in range(1, 24)
        )
        cost += 3 * inside
    return round(cost, 3)
