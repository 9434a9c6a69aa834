"""The maps: spaces, junctions, signal posts, and what lies ahead of a train, as values (SS-2).

    the_map("central_europe")    a map of the house
    the_map("my-map.json")       the map of a designer's file, checked

`maps.json` holds the two maps of the house, with where each of their figures comes from. The ids there
are the words of the notation; how a file of one's own is written, stands in docs/write-a-map.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree
from glueckauf.core.files import read_text
from glueckauf.core.shared import one_of_each
from glueckauf.games.signal.map_checks import NEEDED, check
from glueckauf.games.signal.map_short import expanded, is_short
from glueckauf.games.signal.map_short import problems as line_problems

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
    """A map. There is one object of each, so equal means identical, which is fast.

    `name` is that of a map of the house, or the path of a file.
    """

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

    def between(self, space: str, other: str) -> str:
        """The node where two sections meet; "" beside a city or a start place."""
        if space not in self.sections or other not in self.sections:
            return ""
        one, two = self.sections[space], self.sections[other]
        return one.a if one.a in (two.a, two.b) else one.b

    def neighbour(self, node: str, section: str) -> str:
        """The end of the line that leaves this node by this section: where it leads."""
        a, b = self.ends[self.sections[section].line]
        return b if node == a else a

    @property
    def is_own(self) -> bool:
        """Is this a designer's map and not one of the house?"""
        return self.name not in shipped()["maps"]

    @property
    def file(self) -> str:
        """The name of a designer's file, without its folder."""
        return Path(self.name).name

    @cached_property
    def mark(self) -> str:
        """Twelve letters that change with all of a map that rules ask for, not with names and places."""
        nodes = [
            {key: value for key, value in node.items() if key not in ("name", "x", "y")}
            for node in self.data["nodes"]
        ]
        asked = {key: self.data[key] for key in NEEDED if key != "name"} | {"nodes": nodes}
        return sha256(json.dumps(asked, sort_keys=True).encode("ascii")).hexdigest()[:12]

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

FILE = ".json"  # what the path of a designer's map ends with
_read: WeakKeyDictionary[Map, None] = WeakKeyDictionary()  # designers' maps, as they were read
_words: Known | None = None  # of all maps, until another one is read


@cache
def shipped() -> dict[str, Any]:
    """The file of the house: two maps, and the departure cards."""
    found: dict[str, Any] = json.loads(
        files("glueckauf.games.signal").joinpath("maps.json").read_text("utf-8")
    )
    return found


def names() -> tuple[str, ...]:
    """The maps of the house."""
    return tuple(shipped()["maps"])


def the_map(name: str) -> Map:
    """A map of the house, or that of a file."""
    if name in names():
        return _house_map(name)
    if name.endswith(FILE):
        return read_map(name)
    problem = f"no map {name!r}; the maps are {', '.join(names())}, or a file that ends in {FILE}"
    raise FileError("setup", "map", problem)


def read_map(path: str | Path) -> Map:
    """A designer's map: a file with one map, in the short form or in that of maps.json."""
    data = map_file(path)
    if is_short(data):
        for key, problem in line_problems(data):
            raise FileError(str(path), key, problem)
        data = expanded(data)
    return _made(Path(path).as_posix(), json.dumps(data, sort_keys=True))


def map_file(path: str | Path) -> Any:
    """The tree of a designer's file, as it is written."""
    if not str(path).endswith(FILE):
        raise FileError(str(path), "file", f"a map is written in JSON; end its name in {FILE}")
    return tree(read_text(Path(path)), str(path), "json").value


def read_before(file: str, mark: str) -> Map | None:
    """A map of a file with this name and this mark that was read before, wherever it lay."""
    return next((one for one in _read if (one.file, one.mark) == (file, mark)), None)


@cache
def _house_map(name: str) -> Map:
    return _made(name, json.dumps(shipped()["maps"][name], sort_keys=True))


@one_of_each
def _made(name: str, text: str) -> Map:
    """The map of this text: checked, and one object while anybody holds it."""
    global _words
    data = json.loads(text)
    check(data, name)
    made = Map(name, data)
    if made.is_own:
        _read[made] = None
        _words = None
    return made


class Known(NamedTuple):
    """The ids of all maps: the words of the notation."""

    spaces: frozenset[str]
    sections: frozenset[str]
    cities: frozenset[str]
    junctions: frozenset[str]
    posts: frozenset[str]


def maps() -> tuple[Map, ...]:
    """The maps of the house, and those that were read and that somebody holds."""
    return (*map(the_map, names()), *_read)


def known() -> Known:
    """What can be named on some map."""
    global _words
    if _words is None:
        _words = _named_on(maps())
    return _words


def _named_on(found: tuple[Map, ...]) -> Known:
    return Known(
        frozenset(space for one in found for space in one.spaces),
        frozenset(section for one in found for section in one.sections),
        frozenset(city for one in found for city in one.cities),
        frozenset(junction for one in found for junction in one.junctions),
        frozenset(post for one in found for post in one.posts),
    )
