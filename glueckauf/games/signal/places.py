"""Where everything of a map stands in its drawing: an own layout, made from the map's data.

The places of a map file say what lies beside what. The drawing keeps that, but gives every section the
room that a train, signal posts and switch discs need: nodes are pushed apart, a little in each of some
rounds, and stay as near to their places as they can. So a designer's map is drawn like those of the house.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from math import hypot
from typing import NamedTuple

from glueckauf.core.draw.svg import WIDTH
from glueckauf.games.signal.maps import Map

Point = tuple[float, float]

HEIGHT = 600  # of the drawing, without heading and note
EDGE_X, EDGE_Y = 24, 20  # nodes keep away from the border
CITY = (17, 12)  # half the width and height of a city
START = 9  # radius of a start place
JUNCTION = 7
POST = 5.5
DISC = 4.6
DISC_AT = 10.5  # from the middle of its junction
BESIDE = (  # where a train in a city may stand, which leaves its goods in sight: the first that covers least
    *((0, -14), (0, 14), (27, 0), (-27, 0)),
    *((22, -11), (-22, -11), (22, 11), (-22, 11), (12, -15), (-12, -15), (12, 15), (-12, 15)),
)
TRAIN = 22  # room of a train along its section
ROUNDS = 90
APART = 36  # nodes that no line joins
ASIDE = 30  # a node from a line that it is not on


class Places(NamedTuple):
    """Points of the drawing: of nodes, posts, switch discs and trains."""

    nodes: dict[str, Point]
    posts: dict[str, Point]
    discs: dict[tuple[str, str], Point]  # junction, section
    trains: dict[str, Point]  # where a train on this space stands
    turns: dict[tuple[str, str], Point]  # section, heading: the direction, one long


@lru_cache(maxsize=64)
def places(on: Map) -> Places:
    """The drawing of a map; the same for equal data, whatever the machine."""
    nodes = _spread(on)
    for line, sections in on.lines.items():
        _lay_joints(on, line, sections, nodes)
    posts = _posts(on, nodes)
    discs = _discs(on, nodes)
    trains: dict[str, Point] = {start: nodes[start] for start in on.starts}
    trains |= {city: _in_city(on, city, nodes, posts) for city in on.cities}
    turns = {}
    for one in on.sections.values():
        a, b = nodes[one.a], nodes[one.b]
        first, last = _clear(on, one.id, one.a, nodes), _clear(on, one.id, one.b, nodes)
        trains[one.id] = _between(a, b, (first + _length(a, b) - last) / 2)
        turns[one.id, one.b] = _towards((0, 0), (b[0] - a[0], b[1] - a[1]), 1, digits=3)
        turns[one.id, one.a] = _towards((0, 0), (a[0] - b[0], a[1] - b[1]), 1, digits=3)
    return Places(nodes, posts, discs, trains, turns)


# --- Spreading the nodes ----------------------------------------------------------------------


def _spread(on: Map) -> dict[str, Point]:
    """The ends of lines, pushed apart until each line has the room it needs."""
    fixed = [node for node in on.nodes.values() if node.kind != "joint"]
    xs, ys = [node.x for node in fixed], [node.y for node in fixed]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    home = {
        node.id: (
            EDGE_X + (node.x - min(xs)) / wide * (WIDTH - 2 * EDGE_X),
            EDGE_Y + (node.y - min(ys)) / high * (HEIGHT - 2 * EDGE_Y),
        )
        for node in fixed
    }
    at = {name: list(place) for name, place in home.items()}
    lines = [(*on.ends[line], _needed(on, line)) for line in on.lines]
    joined = {frozenset(ends) for ends in on.ends.values()}
    loose = [pair for pair in combinations(at, 2) if frozenset(pair) not in joined]
    for n in range(ROUNDS):
        for a, b, least in lines:
            _part(at[a], at[b], least, 0.35)
        for a, b in loose:
            _part(at[a], at[b], APART, 0.3)
        if n % 3 == 0:
            for a, b, _ in lines:
                for name, place in at.items():
                    if name not in (a, b):
                        _aside(place, at[a], at[b])
        for name, place in at.items():
            x, y = home[name]
            place[0] += (x - place[0]) * 0.03
            place[1] += (y - place[1]) * 0.03
            place[0] = min(max(place[0], EDGE_X), WIDTH - EDGE_X)
            place[1] = min(max(place[1], EDGE_Y), HEIGHT - EDGE_Y)
    return {name: (round(x, 1), round(y, 1)) for name, (x, y) in at.items()}


def _needed(on: Map, line: str) -> float:
    """How long a line must be drawn: its ends, its posts, and a train on every section."""
    sections = on.lines[line]
    joints = [_shared(on, a, b) for a, b in pairwise(sections)]
    posted = {post.node for post in on.posts.values() if not post.city}
    room = sum(_reach(on, end) for end in on.ends[line]) + TRAIN * len(sections)
    return room + sum(2 * POST + 2 if joint in posted else 3 for joint in joints)


def _shared(on: Map, a: str, b: str) -> str:
    """The joint between two sections of a line."""
    one, other = on.sections[a], on.sections[b]
    return one.a if one.a in (other.a, other.b) else one.b


def _reach(on: Map, node: str) -> float:
    """How far what belongs to a node lies over its sections, about."""
    kind = on.nodes[node].kind
    if kind == "city":
        return CITY[0] + 2 * POST
    if kind == "junction":
        return DISC_AT + DISC
    if kind == "start":
        return START + 1
    return POST + 1 if any(post.node == node for post in on.posts.values()) else 1


def _part(a: list[float], b: list[float], least: float, by: float) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = hypot(dx, dy) or 0.01
    if far < least:
        push = (least - far) / far * by / 2
        a[0] -= dx * push
        a[1] -= dy * push
        b[0] += dx * push
        b[1] += dy * push


def _aside(place: list[float], a: list[float], b: list[float]) -> None:
    """A node away from a line that it is not on."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy or 0.01
    along = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / square
    if not 0 < along < 1:
        return
    away_x, away_y = place[0] - a[0] - dx * along, place[1] - a[1] - dy * along
    far = hypot(away_x, away_y) or 0.01
    if far < ASIDE:
        push = (ASIDE - far) / far * 0.4
        place[0] += away_x * push
        place[1] += away_y * push
        for end, share in ((a, 1 - along), (b, along)):
            end[0] -= away_x * push * share / 2
            end[1] -= away_y * push * share / 2


# --- Points on lines --------------------------------------------------------------------------


def _lay_joints(on: Map, line: str, sections: tuple[str, ...], nodes: dict[str, Point]) -> None:
    """Joints divide what the ends of a line leave free into equal sections."""
    first, last = on.ends[line]
    a, b = nodes[first], nodes[last]
    start = (
        first
        if on.sections[sections[0]].a == first or on.sections[sections[0]].b == first
        else last
    )
    if start != first:
        a, b, first, last = b, a, last, first
    free = _length(a, b)
    begin, end = _out(on, first, a, b), free - _out(on, last, b, a)
    node = first
    for n, section in enumerate(sections[:-1], start=1):
        node = on.far[section, node]
        nodes[node] = _between(a, b, begin + (end - begin) * n / len(sections))


def _out(on: Map, node: str, at: Point, to: Point) -> float:
    """How far the things of an end reach along its line."""
    kind = on.nodes[node].kind
    if kind == "city":
        return _border(at, to) + 2 * POST
    return _reach(on, node)


def _clear(on: Map, section: str, node: str, nodes: dict[str, Point]) -> float:
    return _out(on, node, nodes[node], _other(on, nodes, section, node))


def _border(city: Point, to: Point) -> float:
    """From the middle of a city to its border in this direction."""
    dx, dy = abs(to[0] - city[0]), abs(to[1] - city[1])
    far = hypot(dx, dy) or 1
    ways = [half * far / d for half, d in zip(CITY, (dx, dy), strict=True) if d > 0.01]
    return min(ways, default=CITY[0])


def _posts(on: Map, nodes: dict[str, Point]) -> dict[str, Point]:
    """Posts on the joints of lines, and at the border of cities; those that would touch move out."""
    found = {post.id: nodes[post.node] for post in on.posts.values() if not post.city}
    for city in on.cities:
        ways = [
            (post, _other(on, nodes, on.posts[post].section, city)) for post in on.city_posts[city]
        ]
        least = [(_border(nodes[city], to) + POST, post, to) for post, to in ways]
        found |= _in_line(nodes[city], sorted(least), 2 * POST + 1)
    return found


def _in_city(on: Map, city: str, nodes: dict[str, Point], posts: dict[str, Point]) -> Point:
    """Where a train in this city stands: posts must stay in reach, and lines in sight."""
    x, y = nodes[city]
    near = [posts[post] for post in on.city_posts[city]]
    near += [point for node, point in nodes.items() if node != city and on.nodes[node].name]
    ways = [_other(on, nodes, section, city) for section in on.around[city]]

    def covers(by: tuple[int, int]) -> float:
        px, py = x + by[0], y + by[1]
        if not (TRAIN / 2 + 2 < px < WIDTH - TRAIN / 2 - 2 and 8 < py < HEIGHT - 8):
            return 1e6
        cost = 0.0
        for ox, oy in near:
            wide, high = TRAIN / 2 + POST + 1 - abs(ox - px), 2 * POST + 1.5 - abs(oy - py)
            cost += 10 * max(wide, 0) * max(high, 0)
        for to in ways:
            on_way = (_towards((x, y), to, out) for out in range(16, 44, 4))
            cost += sum(abs(ox - px) < TRAIN / 2 + 2 and abs(oy - py) < 8 for ox, oy in on_way)
        return round(cost, 3)

    dx, dy = min(BESIDE, key=covers)
    return round(x + dx, 1), round(y + dy, 1)


def _discs(on: Map, nodes: dict[str, Point]) -> dict[tuple[str, str], Point]:
    """Where a disc lies that closes a section at its junction."""
    found: dict[tuple[str, str], Point] = {}
    for junction in on.junctions:
        ways = [(DISC_AT, one, _other(on, nodes, one, junction)) for one in on.around[junction]]
        laid = _in_line(nodes[junction], ways, 2 * DISC)
        found |= {(junction, section): point for section, point in laid.items()}
    return found


def _in_line(middle: Point, ways: list[tuple[float, str, Point]], apart: float) -> dict[str, Point]:
    """A point on each of these ways from the middle, at least so far out, and none too near another."""
    found: dict[str, Point] = {}
    for least, name, to in ways:
        out = least
        while out < least + 16 and any(
            _length(_towards(middle, to, out), other) < apart for other in found.values()
        ):
            out += 2
        found[name] = _towards(middle, to, out)
    return found


def _other(on: Map, nodes: dict[str, Point], section: str, node: str) -> Point:
    return nodes[on.far[section, node]]


def _length(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _towards(a: Point, b: Point, by: float, digits: int = 1) -> Point:
    far = _length(a, b) or 1
    return round(a[0] + (b[0] - a[0]) / far * by, digits), round(
        a[1] + (b[1] - a[1]) / far * by, digits
    )


_between = _towards
