"""What a board shows: names joined by "+", and cut-outs of the map around places."""

from __future__ import annotations

import gc
import json
import re
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.draw.svg import part_svg
from glueckauf.core.shared import LATELY
from glueckauf.games import room
from glueckauf.games.offer import offer
from glueckauf.games.signal import draw, maps, views
from glueckauf.games.signal.cutout import LARGEST, WHOLE, Cutout, cutout
from glueckauf.games.signal.maps import the_map
from glueckauf.games.signal.rules import State, setup
from tests.games.signal.pictures import crowded, lively_game
from tests.games.signal.scenes import AMERICA, EUROPE, acting

table = room("signal").table
CUTS = {
    EUROPE: ("map:paris,lille,calais", "map:marseille+hand", "map:lyon-marseille.2+map:torino"),
    AMERICA: ("map:chicago,denver", "map:houston+station", "map:seattle,miami"),
}


def keys(state: State, view: str) -> set[str]:
    parts = table.parts(state, "en", view, state.active)
    found = re.findall('data-key="([^"]+)"', "".join(part.body for part in parts))
    assert len(set(found)) == len(found), "each key stands once"
    return set(found)


def games() -> tuple[State, ...]:
    return (*lively_game(2, 20)[::60], *lively_game(3, 31, AMERICA)[::60], crowded())


def test_a_view_is_a_name_a_cutout_or_several() -> None:
    every = [*views.NAMES, *CUTS[EUROPE], *CUTS[AMERICA], "map:paris+station+trains"]
    assert all(map(table.is_view, every))
    wrong = ("", "moon", "map:", "map:moon", "map:paris,", "map:paris,chicago", "hand+map:moon")
    assert not any(map(table.is_view, wrong))
    with pytest.raises(ValueError, match="Central Europe has no place 'chicago'"):
        draw.picture(setup(2), view="map:chicago")
    with pytest.raises(ValueError, match=r"no view .moon.; .* map:paris,lille"):
        draw.picture(setup(2), view="moon")


def test_a_view_shows_what_it_says() -> None:
    for state in games():
        everything = keys(state, "table")
        for view in (*views.NAMES, *CUTS[state.map.name]):
            shown = keys(state, view)
            assert shown <= everything
            own = {key for key in everything if ":card/" not in key and "player/" not in key}
            assert {key for key in own if table.shows(view, key)} == shown & own


def test_places_that_are_named_are_seen_with_room_around_them() -> None:
    for name in (EUROPE, AMERICA):
        on = the_map(name)
        for node in on.nodes:
            cut = cutout(on, (node,))
            assert 1 <= cut.scale <= LARGEST
            assert 0 <= cut.left < cut.right <= WHOLE.right
            assert 0 <= cut.top < cut.bottom <= WHOLE.bottom
            kind = on.nodes[node].kind
            assert kind == "joint" or table.shows(f"map:{node}", f"{kind}/{node}")
        for section in on.sections:
            assert table.shows(views.around(on, [section]), f"section/{section}")


def test_a_cutout_is_larger_the_less_it_shows() -> None:
    state = setup(2)
    near, far = (draw.parts(state, view=f"map:{one}")[0] for one in ("lille", "calais,ljubljana"))
    assert near.height < far.height
    assert near.width == far.width == 360
    assert near.body.count("data-key") < far.body.count("data-key") / 2
    for part in (near, far):
        assert "not the published board" in Xml.tostring(Xml.fromstring(part_svg(part)), "unicode")


def test_around_writes_a_view_in_the_order_of_the_map() -> None:
    on = the_map(EUROPE)
    assert views.around(on, []) == "map"
    view = views.around(on, ["lille-paris.1", "paris", "calais", "paris"])
    assert views.is_view(view)
    assert view == views.around(on, ["calais", "paris", "lille-paris.1"])
    assert views.things(view + "+hand").around == tuple(view.removeprefix("map:").split(","))
    assert views.things(view + "+desk").around == (), "the whole map is there, too"


def test_what_is_not_in_sight_is_not_offered() -> None:
    state = acting("black calais-lille.1>lille", "grey milano-zurich.1>milano", hand="ssww")
    small = offer(state, room("signal"), "map:calais,lille+hand")
    used = {key for choice in small.choices for path in choice.paths for key in path}
    assert "junction/lille" in used
    assert "junction/milano" not in used
    moves = {choice.move for choice in small.choices}
    assert moves < set(map(str, state.legal_moves()))


def test_lines_are_cut_at_the_border() -> None:
    cut = Cutout(10, 10, 50, 50, 2)
    assert cut.clipped((20, 20), (40, 40)) == ((20, 20), (40, 40))
    assert cut.clipped((0, 20), (60, 20)) == ((10, 20), (50, 20))
    assert cut.clipped((30, 30), (30, 90)) == ((30, 30), (30, 50))
    assert cut.clipped((0, 0), (9, 90)) is None
    assert cut.clipped((0, 5), (60, 5)) is None


def test_a_map_that_is_read_later_is_known_at_once(tmp_path: Path) -> None:
    assert not table.is_view("map:lillehammer")
    text = Path(maps.__file__).with_name("maps.json").read_text("utf-8")
    europe = json.loads(text)["maps"][EUROPE]
    renamed = json.dumps(europe).replace("lille", "lillehammer")
    (tmp_path / "norway.json").write_text(renamed, "utf-8")
    on = maps.read_map(tmp_path / "norway.json")
    try:
        assert table.is_view("map:lillehammer")
        assert table.shows("map:lillehammer", "junction/lillehammer")
    finally:
        maps._read.pop(on)


def test_maps_that_nobody_holds_are_forgotten(tmp_path: Path) -> None:
    """A designer tries hundreds: what the last ones are called is known, and what was drawn of others is gone."""
    text = Path(maps.__file__).with_name("maps.json").read_text("utf-8")
    europe = json.dumps(json.loads(text)["maps"][EUROPE])
    held, before = None, len(maps.maps())  # with those of other tests
    for number in range(3 * LATELY):
        name = "lille" + "abc"[number % 3] * (1 + number // 3)
        (tmp_path / "mine.json").write_text(europe.replace("lille", name), "utf-8")
        on = maps.read_map(tmp_path / "mine.json")
        held = held or on
        assert name in maps.known().junctions
    gc.collect()
    assert held in maps.maps()
    assert len(maps.maps()) <= before + LATELY + 1
