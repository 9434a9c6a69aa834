"""The picture shows everything, can be pointed at everywhere, and can be read by everybody."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from math import hypot
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.draw.palette import contrast
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal import draw, table
from glueckauf.games.signal.draw import labels as words
from glueckauf.games.signal.draw import palette
from glueckauf.games.signal.maps import the_map
from glueckauf.games.signal.parts import COLOURS, Leaving, Rolled
from glueckauf.games.signal.places import TRAIN, places
from glueckauf.games.signal.rules import State, setup
from tests.games.signal.pictures import LIMIT, crowded, lively_game, states
from tests.games.signal.scenes import AMERICA, EUROPE
from tests.games.tree import all_keys, class_of, drawn, keyed

MAPS = (EUROPE, AMERICA)
SAME = {"city", "section", "start", "post", "junction"}  # named alike in some languages


def labels(state: State, language: str = "en") -> dict[str, str]:
    return {
        key: thing.get("data-label", "")
        for part in drawn(state, language).values()
        for key, thing in keyed(part).items()
    }


# --- Form -----------------------------------------------------------------------------------


def test_pictures_are_sound_and_not_too_long() -> None:
    for n, state in enumerate(states()[::6]):
        svg = draw.picture(state, LANGUAGES[n % 4])
        assert len(svg.encode()) <= LIMIT
        root = Xml.fromstring(svg)
        assert root[0].text == "Switch & Signal"
        assert root[1].text == str(state)
        for word in (' id="', "url(", "<script", "href", "<image"):
            assert word not in svg
    assert len(draw.picture(crowded()).encode()) <= LIMIT


def test_keys_are_unique_never_nested_and_have_one_face() -> None:
    for state in (*states()[::9], crowded()):
        seen: set[str] = set()
        for part in drawn(state).values():
            here = keyed(part)
            assert not seen & set(here)
            seen |= set(here)
            for thing in part.iter():
                if thing.get("data-key") or thing.get("data-same"):
                    inside = [one for one in thing.iter() if one is not thing]
                    assert not [one for one in inside if one.get("data-key")]
                    faces = [one for one in inside if "ga-face" in class_of(one)]
                    assert len(faces) == 1, thing.get("data-key")


def test_parts_are_as_wide_as_a_phone_and_fit_beside_each_other() -> None:
    for state in (*states()[::9], crowded()):
        parts = {part.name: part for part in draw.parts(state)}
        assert {part.width for part in parts.values()} == {360}
        assert parts["map"].height <= 660
        assert parts["station"].height + parts["trains"].height + 10 <= 660


def test_every_class_has_a_style() -> None:
    styled = set(re.findall(r"\.(ga-[\w-]+)", draw.style()))
    used = {
        name
        for state in (*states()[::4], crowded())
        for part in drawn(state).values()
        for thing in part.iter()
        for name in class_of(thing)
    }
    assert used - styled - {"ga-face", "ga-t", "ga-l", "ga-part"} == set()


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_text_and_shapes_can_be_told_from_their_ground(theme: str) -> None:
    colours = palette.THEMES[theme]
    assert set(colours) == set(palette.LIGHT)
    for pairs, least in ((palette.PAIRS, 4.5), (palette.SHAPES, 3.0)):
        weak = {
            pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2)
            for pair in pairs
            if contrast(colours[pair[0]], colours[pair[1]]) < least
        }
        assert weak == {}


# --- The layout of a map --------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_no_two_lines_cross(name: str) -> None:
    on = the_map(name)
    at = places(on).nodes

    def side(a: str, b: str, c: str) -> float:
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(on.ends.values(), 2):
        if not {a, b} & {c, d}:
            crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
            assert not crossing, (a, b, c, d)


@pytest.mark.parametrize("name", MAPS)
def test_posts_discs_and_trains_keep_apart(name: str) -> None:
    on = the_map(name)
    found = places(on)
    marks = [*found.posts.values(), *found.discs.values()]
    near = [(a, b) for a, b in combinations(marks, 2) if hypot(a[0] - b[0], a[1] - b[1]) < 8.5]
    assert near == []
    trains = [found.trains[section] for section in on.sections]
    close = [
        (a, b)
        for a, b in combinations(trains, 2)
        if hypot(a[0] - b[0], a[1] - b[1]) < TRAIN / 2 + 1
    ]
    assert close == []


# --- What is there --------------------------------------------------------------------------


def test_everything_on_the_table_can_be_pointed_at() -> None:
    for state in (*states()[::9], crowded()):
        on = state.map
        expected = {"departure", "deck", "die", "clock", "pile"}
        expected |= {f"section/{one}" for one in on.sections}
        expected |= {f"city/{one}" for one in on.cities}
        expected |= {f"start/{one}" for one in on.starts}
        expected |= {f"post/{one}" for one in on.posts}
        expected |= {f"junction/{one}" for one in on.junctions}
        expected |= {f"train/{one.space}" for one in state.trains}
        expected |= {f"outlook/{one.space}" for one in state.trains}
        expected |= {f"depot/{colour}" for colour in COLOURS}
        expected |= {f"helper/{one}" for one in on.helpers}
        expected |= {f"delivered/{port}" for port in on.ports}
        for seat, hand in enumerate(state.players):
            expected.add(f"player/{seat}")
            expected |= {f"{seat}:card/{c}" for c, n in zip("swt", hand, strict=True) if n}
        assert set(all_keys(state)) == expected
        for key in expected:
            assert table.shows("table", key)


def test_signals_switches_and_trains_are_pieces() -> None:
    for state in (*states()[::9], crowded()):
        found: Counter[str] = Counter()
        for part in drawn(state).values():
            for thing in part.iter():
                found[thing.get("data-piece", "")] += 1
        assert found["signal"] == len(state.green)
        assert found["switch"] == sum(map(len, state.closed))
        for colour in COLOURS:
            assert found[f"train:{colour}"] == sum(one.colour == colour for one in state.trains)


def test_a_disc_lies_on_every_closed_section_and_green_differs_in_shape() -> None:
    state = setup(2)
    keys = all_keys(state)
    for junction, closed in zip(state.map.junctions, state.closed, strict=True):
        discs = [t for t in keys[f"junction/{junction}"].iter() if t.get("data-piece") == "switch"]
        assert len(discs) == len(closed)
    for post in state.map.posts:
        shapes = {thing.tag for thing in keys[f"post/{post}"].iter()}
        assert ("circle" in shapes) == (post in state.green)
        assert ("rect" in shapes) == (post not in state.green)


def test_names_tell_the_facts() -> None:
    told = labels(setup(2))
    assert told["city/paris"] == "Paris: 2 blue goods left"
    assert told["start/calais"] == "Start place 6: Calais"
    assert told["clock"] == "Clock: 7 time tokens of 7"
    assert told["junction/lille"].startswith("Lille joins ")
    assert told["depot/black"] == "Depot: 3 black trains"
    state = next(s for s in lively_game(2, 5) if s.trains)
    train = state.trains[0]
    assert "What its die would do" in labels(state)[f"train/{train.space}"]


def test_the_map_says_that_it_is_no_published_board() -> None:
    for name in MAPS:
        for language in LANGUAGES:
            svg = draw.picture(setup(2, map=name), language, "map")
            note = words.name(language, "note")
            assert f">{note}</text>" in svg


def test_red_and_green_are_told_apart_on_paper() -> None:
    """By shape, and by a bar that can be seen: across the track, or along it."""
    paper = palette.THEMES["print"]
    assert paper["post-red"] != paper["post-green"]
    assert contrast(paper["on-green"], paper["post-green"]) > 10
    svg = draw.picture(setup(2), view="map", printed=True)
    assert svg.count('class="ga-post-way"') == len(setup(2).green)
    assert svg.count('class="ga-post-bar"') == len(setup(2).map.posts) - len(setup(2).green)


def test_a_position_shows_itself() -> None:
    assert setup(2)._repr_svg_() == draw.picture(setup(2))


def test_trains_in_cities_leave_the_posts_in_reach() -> None:
    for name in MAPS:
        on, found = the_map(name), places(the_map(name))
        for city in on.cities:
            x, y = found.trains[city]
            for post in on.city_posts[city]:
                px, py = found.posts[post]
                assert abs(px - x) > TRAIN / 2 or abs(py - y) > 5.6, (city, post)


def test_the_way_of_a_die_is_drawn_before_it_is_taken() -> None:
    state = next(s for s in lively_game(2, 5) if isinstance(s.pending, Rolled | Leaving))
    assert 'class="ga-goal"' in draw.picture(state, view="map")
    assert 'class="ga-goal"' not in draw.picture(setup(2), view="map")


def test_every_language_says_everything_in_its_own_words() -> None:
    for state in (crowded(), states()[12], states()[40]):
        names = [labels(state, language) for language in LANGUAGES]
        assert len({tuple(sorted(told)) for told in names}) == 1
        for key in names[0]:
            told = {name[key] for name in names}
            assert len(told) >= 3 or key.partition("/")[0] in SAME | {"player"}, (key, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_on_is_you(language: str) -> None:
    you = {"en": "You", "pl": "Ty", "hu": "Te", "de": "Du"}[language]
    seen = table.picture(crowded(), language, "table", 1, 1)
    assert seen.count(f">{you}</text>") == 1


def test_labels_prompts_and_buttons_in_every_language() -> None:
    for game in (lively_game(2, 5), lively_game(3, 6, AMERICA)):
        for state in game[::13]:
            if state.is_over:
                continue
            assert len({table.prompt(state, language) for language in LANGUAGES}) == 4
            for move in state.legal_moves()[::41]:
                told = [table.label(state, move, language) for language in LANGUAGES]
                assert len(set(told)) >= 3, told
                assert not any(words[0].islower() for words in told), told
    for key in ("end", "on", "stop", "roll", "pay/sw", "join/Paris/Lille"):
        assert len({table.button(key, language) for language in LANGUAGES}) == 4


def test_a_part_alone_and_names_of_people() -> None:
    state = setup(4)
    assert re.findall('data-part="([^"]*)"', draw.picture(state, view="map+hand", seat=2)) == [
        "map",
        "hand2",
    ]
    with pytest.raises(ValueError, match="no view 'moon'; the views are table, desk, map"):
        draw.picture(state, view="moon")
    with pytest.raises(ValueError, match="no seat 7"):
        draw.picture(state, view="hand", seat=7)
    named = draw.parts(state, names=["<b>&\"'", "A name that is much too long for it", "Ó", "d"])
    hands = {part.name: part for part in named}
    assert hands["hand0"].label == "<b>&\"': Anna’s hand"
    assert "A name that is mu…" in hands["hand1"].body
    assert "var(" not in draw.picture(crowded(), printed=True)
    for language in LANGUAGES:
        assert set(draw.icons(language)) == set(draw.icons("en"))
