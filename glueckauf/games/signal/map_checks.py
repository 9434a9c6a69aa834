"""Is a map playable? The first thing that is wrong with a file, and where it stands (SS-2, SS-3.1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.games.signal.parts import COLOURS, GOODS, HELPERS, NUMBERS

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
Wrong = Callable[[str, str], NoReturn]


def check(data: Any, path: str) -> None:
    """FileError with the first thing that makes a map unplayable, and where it stands."""

    def wrong(key: str, problem: str) -> NoReturn:
        raise FileError(path, key, problem)

    if not isinstance(data, dict):
        wrong("map", "must be an object with nodes, lines, sections, …")
    for key in NEEDED:
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


def _check_track(data: dict[str, Any], wrong: Wrong) -> None:
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


def _check_posts(data: dict[str, Any], wrong: Wrong) -> None:
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


def _check_discs(data: dict[str, Any], wrong: Wrong) -> None:
    nodes = {node["id"]: node for node in data["nodes"]}
    first = data["first_game"]
    problem = why_not_green(
        {p["id"]: p["node"] if p["kind"] == "city" else "" for p in data["signal_posts"]},
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
