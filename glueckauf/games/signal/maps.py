"""The maps: spaces, junctions, signal posts, and what lies ahead of a train, as values (SS-2).

    the_map("central_europe")    a map of the house, or one that was read before
    read_map("my-map.json")      the map of a designer's file, checked

`maps.json` holds the two maps of the house, with where each of their figures comes from. The ids there
are the words of the notation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.games.signal.parts import COLOURS, GOODS, HELPERS, NUMBERS

NODES = ("start", "city", "junction", "joint")
Setting = tuple[str, ...]  # the closed sections of a junction, sorted


class Node(NamedTuple):
    """A place where sections end. Only start places and cities hold a train (SS-2.1)."""

    id: str
    kind: str
    name: str
    x: float
    y: float
    number: int = 0  # printed at a start place
    colour: str = ""  # of the goods of a goods city
    port: bool = False


class Section(NamedTuple):
    """A section of track between two nodes: one movement point, one train (SS-2.1)."""

    id: str
    a: str
    b: str
    line: str


class Post(NamedTuple):
    """A signal post (SS-2.3): at the border of a city and a section, or on a joint of a line."""

    id: str
    node: str
    city: str  # "" on a line
    section: str  # "" on a line


class Ahead(NamedTuple):
    """What lies beyond the end of a section: a city, a start place, a section, or a junction.

    `space` is what would be entered and `post` what must be green, "" where there is none; of a
    junction, `space` is the junction, and its setting says where the way goes on.
    """

    kind: str
    space: str
    post: str


class Map:
    """A map. There is one object of each, so equal means identical, which is fast."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.title: str = data["name"]
        self.nodes = {node["id"]: _node(node) for node in data["nodes"]}
        self.sections = {
            one["id"]: Section(one["id"], one["a"], one["b"], one["line"])
            for one in data["sections"]
        }
        self.lines: dict[str, tuple[str, ...]] = {
            line["id"]: tuple(line["sections"]) for line in data["lines"]
        }
        self.ends: dict[str, tuple[str, str]] = {
            line["id"]: (line["a"], line["b"]) for line in data["lines"]
        }
        self.posts = {post["id"]: _post(post) for post in data["signal_posts"]}
        self.junctions = tuple(n.id for n in self.nodes.values() if n.kind == "junction")
        self.junction_at = {junction: at for at, junction in enumerate(self.junctions)}
        self.cities = tuple(n.id for n in self.nodes.values() if n.kind == "city")
        self.ports = tuple(city for city in self.cities if self.nodes[city].port)
        self.port_at = {port: at for at, port in enumerate(self.ports)}
        self.starts = tuple(
            node.id
            for node in sorted(self.nodes.values(), key=lambda node: node.number)
            if node.kind == "start"
        )
        self.spaces = frozenset((*self.sections, *self.cities, *self.starts))
        self.city_of = {
            node.colour: node.id for node in self.nodes.values() if node.colour and not node.port
        }
        self.around = {
            node: tuple(sorted(s.id for s in self.sections.values() if node in (s.a, s.b)))
            for node in self.nodes
        }
        self.city_posts = {
            city: tuple(post.id for post in self.posts.values() if post.city == city)
            for city in self.cities
        }
        self.line_posts = tuple(post.id for post in self.posts.values() if not post.city)
        self.post_of = {(post.city, post.section): post.id for post in self.posts.values()}
        self.exits = {
            city: tuple((section, self.post_of[city, section]) for section in self.around[city])
            for city in self.cities
        }
        self.way_out = {start: self.around[start][0] for start in self.starts}
        self.settings: dict[str, tuple[Setting, ...]] = {
            junction: tuple(combinations(self.around[junction], len(self.around[junction]) - 2))
            for junction in self.junctions
        }
        self.joined = {
            junction: {closed: self._joined(junction, closed) for closed in settings}
            for junction, settings in self.settings.items()
        }
        self.far = {
            (one.id, end): other
            for one in self.sections.values()
            for end, other in ((one.a, one.b), (one.b, one.a))
        }
        self.ahead = {
            (section, end): self._ahead(section, self.nodes[end]) for section, end in self.far
        }
        self.first_green = green_posts(data["first_game"]["green"])
        closed = data["first_game"]["closed_sections_by_junction"]
        self.first_closed = tuple(tuple(closed[junction]) for junction in self.junctions)
        setup = data["setup"]
        self.line_discs: int = setup["signal_discs_on_lines"]
        self.needs: dict[str, int] = setup["ports_need_per_colour"]
        self.through: bool = setup["through_cities"]
        self.helpers: tuple[str, ...] = tuple(data["helpers"])

    def _joined(self, junction: str, closed: Setting) -> dict[str, str]:
        a, b = (section for section in self.around[junction] if section not in closed)
        return {a: b, b: a}

    def _ahead(self, section: str, end: Node) -> Ahead:
        if end.kind == "city":
            return Ahead("city", end.id, self.post_of[end.id, section])
        if end.kind == "joint":
            (other,) = (one for one in self.around[end.id] if one != section)
            post = next((post.id for post in self.posts.values() if post.node == end.id), "")
            return Ahead("section", other, post)
        return Ahead(end.kind, end.id, "")

    def neighbour(self, node: str, section: str) -> str:
        """The end of the line that leaves this node by this section: where it leads."""
        a, b = self.ends[self.sections[section].line]
        return b if node == a else a

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (self.name, json.dumps(self.data, sort_keys=True))  # there is one of each

    def __repr__(self) -> str:
        return f"the_map({self.name!r})"


def green_posts(posts: Iterable[str]) -> frozenset[str]:
    """The posts with a disc; equal ones are also written alike, however they came about."""
    return frozenset(sorted(posts))


def _node(node: dict[str, Any]) -> Node:
    return Node(
        node["id"],
        node["kind"],
        node.get("name", ""),
        node["x"],
        node["y"],
        node.get("number", 0),
        node.get("colour", ""),
        node.get("role") == "port",
    )


def _post(post: dict[str, Any]) -> Post:
    city = post["kind"] == "city"
    return Post(post["id"], post["node"], post["node"] if city else "", post.get("section", ""))


# --- Finding and reading --------------------------------------------------------------------

_read: dict[str, Map] = {}  # designers' maps, by their name


@cache
def shipped() -> dict[str, Any]:
    """The file of the house: two maps, and the departure cards."""
    found: dict[str, Any] = json.loads(
        files("glueckauf.games.signal").joinpath("maps.json").read_text("utf-8")
    )
    return found


def names() -> tuple[str, ...]:
    """The maps that a game can be set up on: those of the house, and those that were read."""
    return (*shipped()["maps"], *_read)


def the_map(name: str) -> Map:
    """A map of the house, or one that was read before."""
    if name in _read:
        return _read[name]
    if name not in shipped()["maps"]:
        raise FileError("setup", "map", f"no map {name!r}; the maps are {', '.join(names())}")
    return _house_map(name)


@cache
def _house_map(name: str) -> Map:
    return _made(name, json.dumps(shipped()["maps"][name], sort_keys=True))


@cache
def _made(name: str, text: str) -> Map:
    """The map of this text: checked, and one object however often it is asked for."""
    data = json.loads(text)
    check(data, name)
    made = Map(name, data)
    if name not in shipped()["maps"]:
        _read[name] = made
    return made


def read_map(path: str | Path) -> Map:
    """A designer's map: a file with one map, of the form of those in maps.json; called as the file."""
    place = Path(path)
    try:
        data = json.loads(place.read_text("utf-8"))
    except OSError as error:
        raise FileError(str(path), "map", f"cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise FileError(str(path), "map", f"is no JSON: {error}") from None
    if place.stem in shipped()["maps"]:
        raise FileError(str(path), "name", "is the name of a map of the house; take another one")
    check(data, str(path))
    return _made(place.stem, json.dumps(data, sort_keys=True))


# --- Checking -------------------------------------------------------------------------------


def check(data: Any, path: str) -> None:
    """FileError with the first thing that makes a map unplayable, and where it stands."""

    def wrong(key: str, problem: str) -> NoReturn:
        raise FileError(path, key, problem)

    if not isinstance(data, dict):
        wrong("map", "must be an object with nodes, lines, sections, …")
    needed = [
        "name",
        "nodes",
        "lines",
        "sections",
        "signal_posts",
        "first_game",
        "setup",
        "helpers",
    ]
    for key in needed:
        if key not in data:
            wrong(key, "is missing")
    try:
        _check_track(data, wrong)
        _check_posts(data, wrong)
        _check_discs(data, wrong)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        wrong("map", f"has a part of another form than expected: {error!r}")


def _check_track(data: dict[str, Any], wrong: Any) -> None:
    nodes = {node["id"]: node for node in data["nodes"]}
    if len(nodes) < len(data["nodes"]):
        wrong("nodes", "two nodes have the same id")
    ends: dict[str, int] = dict.fromkeys(nodes, 0)
    lines = {line["id"]: line for line in data["lines"]}
    for section in data["sections"]:
        for end in (section["a"], section["b"]):
            if end not in nodes:
                wrong(f"sections, {section['id']}", f"there is no node {end!r}")
            ends[end] += 1
        if section["id"] not in lines.get(section["line"], {"sections": ()})["sections"]:
            wrong(f"sections, {section['id']}", "must stand in its line, too")
        if section["id"] in nodes or section["a"] == section["b"]:
            wrong(f"sections, {section['id']}", "must have an id of its own and two ends")
        if not re.fullmatch(r"[a-z0-9.-]+", section["id"], re.ASCII):
            wrong(f"sections, {section['id']}", "ids have small letters, digits, dots and hyphens")
    allowed = {"start": (1,), "joint": (2,), "junction": (3, 4), "city": range(1, 10)}
    for name, node in nodes.items():
        if node["kind"] not in NODES:
            wrong(f"nodes, {name}", f"SS-2.1: must be one of {', '.join(NODES)}")
        if ends[name] not in allowed[node["kind"]]:
            wrong(f"nodes, {name}", f"SS-2.1: {ends[name]} sections end at this {node['kind']}")
        letters = r"[a-z0-9:-]+" if node["kind"] == "joint" else r"[a-z0-9]+"
        if not re.fullmatch(letters, name, re.ASCII) or name in COLOURS:
            wrong(f"nodes, {name}", "ids have small letters and digits, and are no colour")
    numbers = [node["number"] for node in nodes.values() if node["kind"] == "start"]
    if sorted(numbers) != list(NUMBERS):
        wrong("nodes", "SS-1.3: start places must have the numbers 2 to 12, each once")
    colours = [node["colour"] for node in nodes.values() if node.get("role") == "goods"]
    if sorted(colours) != sorted(GOODS):
        wrong("nodes", f"SS-1.2: the goods cities must have the colours {', '.join(GOODS)}")


def _check_posts(data: dict[str, Any], wrong: Any) -> None:
    nodes = {node["id"]: node for node in data["nodes"]}
    posted = set()
    for post in data["signal_posts"]:
        kind = nodes[post["node"]]["kind"]
        if (post["kind"], kind) not in (("city", "city"), ("line", "joint")):
            wrong(f"signal_posts, {post['id']}", "SS-2.3: lies at a city or on a joint of a line")
        if not re.fullmatch(r"C:[a-z0-9]+>[a-z0-9]+|L:[a-z0-9.-]+", post["id"], re.ASCII):
            wrong(f"signal_posts, {post['id']}", "is no id like C:paris>lille or L:dijon-paris")
        posted.add((post["node"], post.get("section", "")))
    if len(posted) < len(data["signal_posts"]):
        wrong("signal_posts", "two posts lie at one place")
    for section in data["sections"]:
        for end in (section["a"], section["b"]):
            if nodes[end]["kind"] == "city" and (end, section["id"]) not in posted:
                wrong("signal_posts", f"SS-2.3: none at {end} towards {section['id']}")
    unknown = set(data["helpers"]) - set(HELPERS)
    if unknown or len(set(data["helpers"])) < len(data["helpers"]):
        wrong("helpers", f"must be different ones of {', '.join(HELPERS)}")
    ports = {node["id"] for node in nodes.values() if node.get("role") == "port"}
    if not ports or set(data["setup"]["ports_need_per_colour"]) != ports:
        wrong("setup", "SS-1.2: ports_need_per_colour must name every port, and there must be one")


def _check_discs(data: dict[str, Any], wrong: Any) -> None:
    nodes = {node["id"]: node for node in data["nodes"]}
    first = data["first_game"]
    problem = why_not_green(
        {post["id"]: _post(post) for post in data["signal_posts"]},
        [node["id"] for node in nodes.values() if node["kind"] == "city"],
        first["green"],
        data["setup"]["signal_discs_on_lines"],
        extra=0,
    )
    if problem:
        wrong("first_game, green", problem)
    closed = first["closed_sections_by_junction"]
    for name, node in nodes.items():
        if node["kind"] == "junction":
            around = [s["id"] for s in data["sections"] if name in (s["a"], s["b"])]
            given = closed.get(name, [])
            if len(given) != len(around) - 2 or not set(given) <= set(around):
                wrong(f"first_game, {name}", "SS-2.2: two sections must stay open, the rest closed")
            if list(given) != sorted(set(given)):
                wrong(f"first_game, {name}", "must list sections in the order of their ids")


def why_not_green(
    posts: dict[str, Post], cities: Any, green: Any, on_lines: int, extra: int
) -> str:
    """What is wrong with signal discs at set-up (SS-3.1, SS-10.1), or "".

    One disc for every city, `on_lines` on lines; extra ones on any post.
    """
    for post in green:
        if post not in posts:
            return f"there is no post {post!r}"
    if len(set(green)) < len(list(green)):
        return "SS-2.3: a post holds one disc"
    at_city = dict.fromkeys(cities, 0)
    on_line = 0
    for post in green:
        if posts[post].city:
            at_city[posts[post].city] += 1
        else:
            on_line += 1
    for city, discs in at_city.items():
        if not discs:
            return f"SS-3.1: {city} has no disc; every city needs one"
    surplus = sum(at_city.values()) - len(at_city)
    if on_line < on_lines or surplus + on_line - on_lines != extra:
        more = f" and {extra} more on any post" if extra else ""
        return f"SS-3.1: must be one disc for each city, {on_lines} on lines{more}"
    return ""
