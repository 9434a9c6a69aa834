"""The maps of the house keep every figure of the spec, and designers' maps are checked."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games import replay, signal
from glueckauf.games.signal.map_checks import why_not_green
from glueckauf.games.signal.maps import Map, names, read_map, shipped, the_map
from glueckauf.games.signal.parts import COLOURS, KINDS
from glueckauf.games.signal.ruleset import Rules, departures
from tests.games.play import follows, rule

every_map = pytest.mark.parametrize("name", list(shipped()["maps"]))


@every_map
@rule("SS-2.2", follows)
def test_the_counts_of_the_map(name: str) -> None:
    found = the_map(name)
    data = shipped()["maps"][name]
    check, setup = data["check"], data["setup"]
    ways = Counter(len(found.around[junction]) for junction in found.junctions)
    assert ways == {3: check["junctions_3"], 4: check["junctions_4"]}
    assert len(found.lines) == check["lines"]
    assert len(found.sections) == check["sections"]
    assert len(found.line_posts) == check["line_posts"]
    assert sum(map(len, found.city_posts.values())) == check["city_posts"]
    assert sum(map(len, found.first_closed)) == setup["switch_discs"]
    assert len(found.first_green) == setup["signal_discs"]
    assert setup["signal_discs_on_cities"] == len(found.cities)
    assert {len(found.settings[j]) for j in found.junctions if len(found.around[j]) == 3} == {3}
    assert {len(found.settings[j]) for j in found.junctions if len(found.around[j]) == 4} == {6}


@rule("SS-2.2", follows)
def test_v8_v9_settings_and_discs() -> None:
    europe, america = the_map("central_europe"), the_map("north_america")
    assert (sum(map(len, europe.first_closed)), len(europe.first_green)) == (26, 8)
    assert (sum(map(len, america.first_closed)), len(america.first_green)) == (30, 9)
    others = [sum(len(s) - 1 for s in found.settings.values()) for found in (europe, america)]
    assert others == [57, 66]  # 2 of a 3-way junction, 5 of a 4-way one


def least(found: Map, start: str, passing: bool) -> dict[str, int]:
    """The least points from a place to every city, with every post green and every switch right."""
    best: dict[str, int] = {}
    seen: set[tuple[str, str]] = set()
    heap = [(0, start, "")]
    while heap:
        cost, space, node = heappop(heap)
        if (space, node) in seen:
            continue
        seen.add((space, node))
        if space in found.exits and space != start:
            best.setdefault(space, cost)
            if not passing or (cost and space in found.ports and not found.through):
                continue
        if space in found.exits:
            steps = [(section, space) for section in found.around[space]]
        elif space in found.way_out:
            steps = [(found.way_out[space], space)] if not cost else []
        else:
            kind, beyond, _ = found.ahead[space, node]
            if kind in ("city", "start"):
                steps = [(beyond, "")]
            else:
                ways = found.around[beyond] if kind == "junction" else (beyond,)
                steps = [(way, node) for way in ways if way != space]
        for way, by in steps:
            heappush(heap, (cost + 1, way, found.far.get((way, by), "")))
    return best


@every_map
@rule("SS-1.3", follows)
def test_least_distances(name: str) -> None:
    found, check = the_map(name), shipped()["maps"][name]["check"]
    for start, cities in check["start_to_city"].items():
        reached = least(found, start, passing=False)
        assert {city: reached[city] for city in cities} == cities, start
    for city, ports in check["goods_city_to_port"].items():
        reached = least(found, city, passing=found.through)
        assert {port: reached[port] for port in ports} == ports, city


@rule("SS-1.1", follows)
@rule("SS-1.4", follows)
def test_numbers_of_the_rules_are_those_of_the_map_file() -> None:
    data, rules = shipped(), Rules()
    assert {colour: getattr(rules, colour) for colour in COLOURS} == {
        colour: tuple(data["dice"][colour]) for colour in COLOURS
    }
    assert data["action_cards"] == dict.fromkeys(KINDS.values(), rules.action_cards)
    copies = {card["id"]: card["copies"] for card in data["departure_cards"]}
    assert Counter(rules.departures) == copies
    assert rules.trains == data["trains_per_colour"]
    assert rules.clock == data["clock_tokens"]
    assert rules.removed == data["departure_cards_removed"]
    hand = {"deal": rules.deal, "draw": rules.draw, "limit": rules.hand_limit}
    assert hand == data["hand"]
    assert departures()["start"].deploy == tuple(data["start_card"]["deploy"])
    assert departures()["D2"].deploy == ("any", "any")
    assert sum(len(departures()[card].deploy) for card in rules.departures) == 11


def test_there_is_one_object_of_each_map() -> None:
    for name in shipped()["maps"]:
        assert the_map(name) is the_map(name)
        assert pickle.loads(pickle.dumps(the_map(name))) is the_map(name)
        assert copy.deepcopy(the_map(name)) is the_map(name)
    with pytest.raises(FileError, match="no map 'mars'; the maps are central_europe, north_"):
        the_map("mars")


# --- Designers' maps ------------------------------------------------------------------------


def written(folder: Path, data: Any, name: str = "loop") -> Path:
    path = folder / f"{name}.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


def europe() -> Any:
    return copy.deepcopy(shipped()["maps"]["central_europe"])


def test_a_designers_map_is_read(tmp_path: Path) -> None:
    found = read_map(written(tmp_path, {**europe(), "name": "Ours"}))
    assert (found.file, found.title) == ("loop.json", "Ours")
    assert the_map(found.name) is found
    assert pickle.loads(pickle.dumps(found)) is found


def broken(change: Any) -> Any:
    data = europe()
    change(data)
    return data


PROBLEMS: list[tuple[Any, str]] = [
    (lambda d: d.pop("nodes"), "nodes: is missing"),
    (lambda d: d["nodes"][0].update(kind="bridge"), "SS-2.1: kind must be one of start"),
    (lambda d: d["nodes"][0].update(number=3), "the numbers 2 to 12"),
    (lambda d: d["sections"][0].update(a="atlantis"), "there is no node 'atlantis'"),
    (
        lambda d: d["sections"][0].update(line="reims-paris"),
        "lists a section that belongs to another line",
    ),
    (lambda d: d["sections"].pop(0), "SS-2.1: 0 sections end at this start"),
    (lambda d: d["nodes"].append(d["nodes"][0]), "two nodes have this id"),
    (lambda d: d["signal_posts"].pop(0), "SS-2.3: there is none at amsterdam"),
    (lambda d: d["signal_posts"].append(d["signal_posts"][0]), "two posts have this id"),
    (lambda d: d["helpers"].append("wizard"), "must be different ones of logistician"),
    (lambda d: d["setup"].update(ports_need_per_colour={}), "must name every port"),
    (lambda d: d["first_game"]["green"].pop(), "SS-3.1: must be one disc for each city, 3 on"),
    (lambda d: d["first_game"]["green"].pop(0), "SS-3.1: amsterdam has no disc"),
    (lambda d: d["first_game"]["green"].append("X"), "there is no post 'X'"),
    (
        lambda d: d["first_game"]["closed_sections_by_junction"].update(lille=[]),
        "lille: SS-2.2: this junction has no disc; it needs 1",
    ),
    (lambda d: d.update(nodes=7), "nodes: must be a list"),
    (
        lambda d: next(n for n in d["nodes"] if n["id"] == "paris").update(colour="red"),
        "SS-1.2: the goods cities must have the colours",
    ),
]


@pytest.mark.parametrize(("change", "problem"), PROBLEMS, ids=[p for _, p in PROBLEMS])
def test_what_is_wrong_with_a_map_is_told(tmp_path: Path, change: Any, problem: str) -> None:
    with pytest.raises(FileError, match=problem):
        read_map(written(tmp_path, broken(change), "wrong"))


def test_a_file_that_is_no_map(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        read_map(tmp_path / "none.json")
    bad = tmp_path / "bad.json"
    bad.write_text("{", "utf-8")
    with pytest.raises(FileError, match="this is not JSON"):
        read_map(bad)
    with pytest.raises(FileError, match="must be an object"):
        read_map(written(tmp_path, [], "list"))


# --- A map as a rule ------------------------------------------------------------------------


def test_the_maps_that_can_be_chosen_are_those_of_the_house() -> None:
    assert tuple(Rules.knobs()["map"]["choices"]) == names()
    assert Rules().on is the_map("central_europe")
    assert Rules(map="north_america").on is the_map("north_america")
    with pytest.raises(FileError, match=r"map: must be one of .* or a file that ends in \.json"):
        Rules(map="mars")
    with pytest.raises(FileError, match="rename the file, or go to its folder"):
        Rules(map="my map.json")


def test_rules_on_a_map_of_ones_own_are_a_value(tmp_path: Path) -> None:
    path = written(tmp_path, {**europe(), "name": "Ours"})
    rules = Rules(map=str(path), clock=9)
    assert (rules.map, rules.on.title) == (path.as_posix(), "Ours")
    assert rules == Rules(map=read_map(path), clock=9) == Rules(clock=9).on_map(read_map(path))
    assert Rules.read(str(rules)) == rules
    assert (rules.in_record, rules.file_marks) == ("clock=9", {"map": rules.on.mark})
    away = pickle.dumps(rules)
    data = europe()
    data["helpers"].pop()
    written(tmp_path, data)
    assert Rules(map=str(path), clock=9) != rules
    path.unlink()
    assert pickle.loads(away) == rules
    assert signal.setup(2, rules=rules).map is rules.on
    assert signal.setup(2, rules=rules, map="north_america").map is the_map("north_america")


def test_a_mark_changes_with_what_rules_ask_for(tmp_path: Path) -> None:
    data = europe()
    first = read_map(written(tmp_path, data)).mark
    data["name"], data["nodes"][0]["x"] = "Elsewhere", 50
    assert read_map(written(tmp_path, data)).mark == first
    data["helpers"].pop()
    assert read_map(written(tmp_path, data)).mark != first


def test_a_record_names_the_map_of_ones_own(tmp_path: Path) -> None:
    path = written(tmp_path, {**europe(), "name": "Ours"}, "ours")
    start = signal.setup(2, 3, map=str(path), rules=Rules(clock=8))
    record = signal.record(start, ["card/start"])
    assert f"\nmap: ours.json {start.map.mark}\nhands: " in str(record)
    assert "\nrules: clock=8\n" in str(record)
    beside = Record.read(str(record), str(tmp_path / "game.txt"))
    assert replay(beside) == start.after("card/start")
    assert replay(str(record)) == start.after("card/start")  # read before, wherever it lay
    data = europe()
    data["helpers"].pop()
    written(tmp_path, data, "ours")
    with pytest.raises(FileError, match=r"map: .*ours\.json was changed since this game; its mark"):
        replay(beside)
    written(tmp_path, {**data, "nodes": []}, "ours")
    with pytest.raises(FileError, match=r"ours\.json: "):
        replay(beside)
    path.unlink()
    for text, problem in [
        ("ours.json 000000000000", "there is no file ours.json beside this record"),
        ("ours.json", "must name one map of the game, or a file"),
        ("../ours.json 000000000000", "must name one map of the game, or a file"),
        ("central_europe 000000000000", "must name one map of the game, or a file"),
        ("mars", "no map 'mars'"),
    ]:
        said = str(record).replace(f"ours.json {start.map.mark}", text)
        with pytest.raises(FileError, match=problem):
            replay(Record.read(said, str(tmp_path / "game.txt")))
    with pytest.raises(FileError, match="rules: the line `map:` names the map"):
        replay(str(record).replace("clock=8", "map=north_america"))


def test_a_post_at_a_city_that_is_none_is_told() -> None:
    told = why_not_green({"C:paris>lille": "paris"}, [], ["C:paris>lille"], 0, 0)
    assert told == "the post 'C:paris>lille' stands at paris, which is no city"
