"""Is a map playable? Everything that is wrong with it, where it stands, and what to do about it.

A check of the whole network begins when its parts are right: it would only repeat what is wrong with
them. What a game can be played with, but nobody would want, stands in map_remarks.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.games.signal.map_ways import Ways
from glueckauf.games.signal.parts import COLOURS, GOODS, HELPERS, NUMBERS

Found = Iterator[tuple[str, str]]  # key and problem
NEEDED = (
    "name",
    "nodes",
    "lines",
    "sections",
    "signal_posts",
    "first_game",
    "setup",
    "helpers",
)
NODES = ("start", "city", "junction", "joint")
ENDS = {"start": (1, 1), "joint": (2, 2), "junction": (3, 4), "city": (1, 9)}  # sections at a node
SHAPES: dict[str, dict[str, type]] = {
    "nodes": {"id": str, "kind": str, "x": float, "y": float},
    "lines": {"id": str, "a": str, "b": str, "sections": list},
    "sections": {"id": str, "a": str, "b": str, "line": str},
    "signal_posts": {"id": str, "kind": str, "node": str},
}
KINDS = {str: "a text", float: "a number", list: "a list", int: "a whole number", dict: "an object"}


def check(data: Any, path: str) -> None:
    """FileError with the first thing that makes a map unplayable, and where it stands."""
    for key, problem in problems(data):
        raise FileError(path, key, problem)


def problems(data: Any) -> Found:
    """Everything that makes a map unplayable."""
    found = [*_shapes(data)]
    if not found:
        found += (*_sections(data), *_nodes(data), *_lines(data))
        nodes = {node["id"] for node in data["nodes"]}
        if all(
            end in nodes for section in data["sections"] for end in (section["a"], section["b"])
        ):
            found += (*_cities(data), *_posts(data), *_discs(data))
    yield from found or _reach(data)


LONGEST_NAME = 60  # characters
_UNREADABLE = (
    f"must have at most {LONGEST_NAME} characters, all of which can be seen, and no braces"
)


def _is_readable(name: Any) -> bool:
    """A name stands in pictures, buttons and sentences; signs that act there are no part of one."""
    return not isinstance(name, str) or (
        len(name) <= LONGEST_NAME and name.isprintable() and not {*"{}"} & {*name}
    )


# --- The form of the file ---------------------------------------------------------------------


def _shapes(data: Any) -> Found:
    if not isinstance(data, dict):
        yield "map", "must be an object with name, nodes, lines, first_game, setup and helpers"
        return
    for key in NEEDED:
        if key not in data:
            yield key, "is missing; every map has it (copy it from the sample map)"
    if not _is(data.get("name", ""), str):
        yield "name", "must be a text"
    elif not _is_readable(data.get("name", "")):
        yield "name", _UNREADABLE
    for key, shape in SHAPES.items():
        yield from _rows(data.get(key, []), key, shape)
    for key, inside in (("first_game", _first_game), ("setup", _setup)):
        if key in data:
            if _is(data[key], dict):
                yield from inside(data[key])
            else:
                yield key, "must be an object { … }"
    helpers = data.get("helpers", [])
    if not _is(helpers, list) or not all(_is(one, str) for one in helpers):
        yield "helpers", "must be a list of words"


def _rows(rows: Any, key: str, shape: Mapping[str, type]) -> Found:
    if not _is(rows, list):
        yield key, "must be a list [ … ]"
        return
    for at, row in enumerate(rows, start=1):
        if not _is(row, dict):
            yield f"{key}[{at}]", "must be an object { … }"
            continue
        place = f"{key}, {row['id']}" if _is(row.get("id"), str) else f"{key}[{at}]"
        for name, kind in shape.items():
            if not _is(row.get(name), kind):
                what = "is missing" if name not in row else "is of another kind"
                yield place, f"{name} {what}; it must be {KINDS[kind]}"
        if key == "nodes":
            yield from _node(row, place)
        if key == "lines" and not all(_is(one, str) for one in _listed(row.get("sections"))):
            yield place, "sections must be a list of ids"
        if row.get("kind") == "city" and key == "signal_posts" and not _is(row.get("section"), str):
            yield place, "section is missing; a post of a city lies at one of its sections"


def _node(node: Mapping[str, Any], place: str) -> Found:
    if node.get("kind") == "start" and not _is(node.get("number"), int):
        yield place, "number is missing; a start place has one from 2 to 12"
    if node.get("kind") in ("start", "city", "junction") and not _is(node.get("name"), str):
        yield place, "name is missing; people read it"
    elif not _is_readable(node.get("name", "")):
        yield place, f"name {_UNREADABLE}"


def _first_game(first: Mapping[str, Any]) -> Found:
    green: Any = first.get("green")
    closed: Any = first.get("closed_sections_by_junction")
    if not _is(green, list) or not all(_is(post, str) for post in _listed(green)):
        yield "first_game, green", "must list the posts that have a disc"
    if not _is(closed, dict) or not all(
        _is(listed, list) and all(_is(one, str) for one in listed) for listed in closed.values()
    ):
        yield "first_game", "closed must tell for every junction in a list what its discs close"


def _setup(setup: Mapping[str, Any]) -> Found:
    needs: Any = setup.get("ports_need_per_colour")
    if not _is(needs, dict) or not all(_is(one, int) and 0 <= one <= 2 for one in needs.values()):
        example = '{"marseille": 2}'
        yield "setup", f"ports_need_per_colour must give a number to every port, like {example}"
    if not _is(setup.get("signal_discs_on_lines"), int) or setup["signal_discs_on_lines"] < 0:
        yield "setup", "signal_discs_on_lines must be a whole number, such as 3"
    if not isinstance(setup.get("through_cities"), bool):
        yield "setup", "through_cities must be true or false: may trains run through cities?"


def _is(value: Any, kind: type) -> bool:
    if isinstance(value, bool):
        return False
    return isinstance(value, (int, float) if kind is float else kind)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


# --- Its parts --------------------------------------------------------------------------------


def _nodes(data: dict[str, Any]) -> Found:
    ends = Counter(end for section in data["sections"] for end in (section["a"], section["b"]))
    for name in _twice(node["id"] for node in data["nodes"]):
        yield f"nodes, {name}", "two nodes have this id; give each its own"
    for node in data["nodes"]:
        name, kind, place = node["id"], node["kind"], f"nodes, {node['id']}"
        if kind not in NODES:
            yield place, f"SS-2.1: kind must be one of {', '.join(NODES)}, not {kind}"
            continue
        low, high = ENDS[kind]
        if not low <= ends[name] <= high:
            number = f"{low}" if low == high else f"{low} to {high}"
            yield place, f"SS-2.1: {ends[name]} sections end at this {kind}; it must be {number}"
        letters = r"[a-z0-9:-]+" if kind == "joint" else r"[a-z0-9]+"
        if not re.fullmatch(letters, name, re.ASCII):
            yield place, "an id has small letters and digits only; name holds what people read"
        elif name in COLOURS:
            yield place, "is a colour of trains, too; choose another id"
        if not (0 <= node["x"] <= 100 and 0 <= node["y"] <= 100):
            yield place, "x and y must be from 0 to 100, in percent of the drawing"
    numbers = Counter(node["number"] for node in data["nodes"] if node["kind"] == "start")
    if numbers != Counter(NUMBERS):
        lacking = [str(number) for number in NUMBERS if number not in numbers]
        missing = f"; there is no {', '.join(lacking)}" if lacking else ""
        yield (
            "nodes",
            f"SS-1.3: start places must have the numbers 2 to 12, each once, since two dice can show them{missing}",
        )


def _sections(data: dict[str, Any]) -> Found:
    nodes = {node["id"] for node in data["nodes"]}
    for name in _twice(section["id"] for section in data["sections"]):
        yield f"sections, {name}", "two sections have this id; give each its own"
    for section in data["sections"]:
        place = f"sections, {section['id']}"
        for end in (section["a"], section["b"]):
            if end not in nodes:
                yield place, f"there is no node {end!r}; add it to nodes, or mend the id"
        if section["a"] == section["b"] or section["id"] in nodes:
            yield place, "must have an id of its own and two ends"
        if not re.fullmatch(r"[a-z0-9.-]+", section["id"], re.ASCII):
            yield place, "an id has small letters, digits, dots and hyphens only"


def _lines(data: dict[str, Any]) -> Found:
    nodes = {node["id"]: node for node in data["nodes"]}
    sections = {section["id"]: section for section in data["sections"]}
    for name in _twice(line["id"] for line in data["lines"]):
        yield f"lines, {name}", "two lines have this id; join two places once, or lay a junction"
    listed = Counter(one for line in data["lines"] for one in line["sections"])
    for section in data["sections"]:
        if listed[section["id"]] != 1:
            yield f"sections, {section['id']}", "must stand in one line, which lists it, too"
    for line in data["lines"]:
        place, ids = f"lines, {line['id']}", line["sections"]
        unknown = [end for end in (line["a"], line["b"]) if end not in nodes]
        if unknown:
            yield place, f"there is no node {unknown[0]!r}; add it to nodes, or mend the id"
        elif not ids or any(one not in sections for one in ids):
            yield place, "must list its sections from one end to the other, and they must exist"
        elif any(sections[one]["line"] != line["id"] for one in ids):
            yield place, "lists a section that belongs to another line"
        elif not _is_chain([sections[one] for one in ids], line, nodes):
            yield place, "its sections must lead from one end to the other, with joints between"


def _is_chain(chain: list[Any], line: Any, nodes: Mapping[str, Any]) -> bool:
    at = line["a"]
    for section, after in pairwise([*chain, None]):
        if at not in (section["a"], section["b"]):
            return False
        at = section["b"] if at == section["a"] else section["a"]
        if after is not None and nodes.get(at, {}).get("kind") != "joint":
            return False
    ends = {nodes[line["a"]]["kind"], nodes[line["b"]]["kind"]}
    return bool(at == line["b"]) and "joint" not in ends


def _twice(ids: Iterable[str]) -> list[str]:
    return [name for name, count in Counter(ids).items() if count > 1]


# --- Cities, posts, discs ---------------------------------------------------------------------


def _cities(data: dict[str, Any]) -> Found:
    cities = [node for node in data["nodes"] if node["kind"] == "city"]
    for city in cities:
        if city.get("role") not in ("goods", "port"):
            yield f"nodes, {city['id']}", "SS-1.2: role must be goods or port"
    colours = [str(city.get("colour")) for city in cities if city.get("role") == "goods"]
    if sorted(colours) != sorted(GOODS):
        lacking = ", ".join(sorted(set(GOODS) - set(colours)))
        missing = f"; there is no {lacking}" if lacking else ""
        every = ", ".join(GOODS)
        yield "nodes", f"SS-1.2: the goods cities must have the colours {every}, each once{missing}"
    ports = {city["id"] for city in cities if city.get("role") == "port"}
    needs = data["setup"]["ports_need_per_colour"]
    if not ports or set(needs) != ports:
        yield "setup", "SS-1.2: ports_need_per_colour must name every port, and there must be one"
    elif not 1 <= sum(needs.values()) <= 2:
        yield "setup", "SS-3.2: the ports must need 1 or 2 goods of a colour, as a city has 2"
    if set(data["helpers"]) - set(HELPERS) or _twice(data["helpers"]):
        yield "helpers", f"must be different ones of {', '.join(HELPERS)}"


def _posts(data: dict[str, Any]) -> Found:
    nodes = {node["id"]: node for node in data["nodes"]}
    sections = {section["id"]: section for section in data["sections"]}
    for name in _twice(post["id"] for post in data["signal_posts"]):
        yield f"signal_posts, {name}", "two posts have this id; a city is joined to a place once"
    places = Counter((post["node"], post.get("section", "")) for post in data["signal_posts"])
    for post in data["signal_posts"]:
        place, node = f"signal_posts, {post['id']}", nodes.get(post["node"], {})
        if (post["kind"], node.get("kind")) not in (("city", "city"), ("line", "joint")):
            yield place, "SS-2.3: a post lies at a city, or between two sections of a line"
        elif post["kind"] == "city" and not _ends(sections.get(post["section"]), post["node"]):
            yield place, "SS-2.3: its section must end at its city"
        elif not re.fullmatch(r"C:[a-z0-9]+>[a-z0-9]+|L:[a-z0-9.-]+", post["id"], re.ASCII):
            yield place, "is no id like C:paris>lille or L:dijon-paris"
        elif places[post["node"], post.get("section", "")] > 1:
            yield place, "SS-2.3: another post lies at this place; keep one of them"
    for section in data["sections"]:
        for end in (section["a"], section["b"]):
            if nodes[end]["kind"] == "city" and not places[end, section["id"]]:
                told = f"SS-2.3: there is none at {end} towards {section['id']}"
                yield "signal_posts", f"{told}; every line into a city has one"


def _ends(section: Any, node: str) -> bool:
    return section is not None and node in (section["a"], section["b"])


def _discs(data: dict[str, Any]) -> Found:
    first = data["first_game"]
    problem = why_not_green(
        {p["id"]: p["node"] if p["kind"] == "city" else "" for p in data["signal_posts"]},
        [node["id"] for node in data["nodes"] if node["kind"] == "city"],
        first["green"],
        data["setup"]["signal_discs_on_lines"],
        extra=0,
    )
    if problem:
        yield "first_game, green", problem
    closed = first["closed_sections_by_junction"]
    junctions = [node["id"] for node in data["nodes"] if node["kind"] == "junction"]
    for name in closed:
        if name not in junctions:
            yield f"first_game, {name}", "is no junction; discs close sections of junctions only"
    for name in junctions:
        around = [s["id"] for s in data["sections"] if name in (s["a"], s["b"])]
        given = closed.get(name, [])
        number = len(around) - 2
        if number not in (1, 2):  # no junction at all, as was told
            continue
        if not given:
            yield f"first_game, {name}", f"SS-2.2: this junction has no disc; it needs {number}"
        elif len(set(given)) != number or not set(given) <= set(around):
            told = "SS-2.2: two sections must stay open, the others closed"
            yield f"first_game, {name}", f"{told}: {number} of {', '.join(around)}"
        elif list(given) != sorted(set(given)):
            yield f"first_game, {name}", "must list sections in the order of their ids"


def why_not_green(
    city_of: Mapping[str, str],
    cities: Iterable[str],
    green: Iterable[str],
    on_lines: int,
    extra: int,
) -> str:
    """What is wrong with signal discs at set-up (SS-3.1, SS-10.1), or "".

    `city_of` is the city of each post, "" on a line. One disc for every city, `on_lines` on lines; extra
    ones on any post.
    """
    posts = list(green)
    for post in posts:
        if post not in city_of:
            return f"there is no post {post!r}"
    if len(set(posts)) < len(posts):
        return "SS-2.3: a post holds one disc"
    at_city = dict.fromkeys(cities, 0)
    on_line = 0
    for post in posts:
        if city_of[post] and city_of[post] not in at_city:
            return f"the post {post!r} stands at {city_of[post]}, which is no city"
        if city_of[post]:
            at_city[city_of[post]] += 1
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


# --- Ways -------------------------------------------------------------------------------------


def _reach(data: dict[str, Any]) -> Found:
    """SS-16.2: trains come from every start place to every goods city, and on to every port."""
    ways = Ways(data)
    for start in ways.starts:
        for city in ways.unreached(start, ways.goods_cities):
            yield f"nodes, {city}", f"no train from {start} can come here; lay a line between them"
    needs = data["setup"]["ports_need_per_colour"]
    for city in ways.goods_cities:
        for port in ways.unreached(city, [port for port, number in needs.items() if number]):
            yield f"nodes, {port}", f"no goods from {city} can come here; lay a line between them"
