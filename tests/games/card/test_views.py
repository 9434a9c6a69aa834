"""What a board shows: names joined by "+", what stands in each, and what can be asked there."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.card import draw, views
from glueckauf.games.card.lessons import is_key
from glueckauf.games.card.parts import Delivering, Mining
from glueckauf.games.card.rules import State, setup
from glueckauf.games.offer import offer
from tests.games.card.pictures import crowded, lively_game, states, trays
from tests.games.tree import class_of, frame, keyed, overlap

table = room("card").table
JOINED = (
    *(
        "row+docks",
        "row+docks+hand",
        "docks+hand",
        "zones+hand",
        "stacks+docks",
        "zones+docks+hand",
    ),
    *("actions+seats", "scores+seats", "yard+trains", "desk+seats", "yards+seats", "zones+scores"),
)
EVERY = (*views.NAMES, *JOINED)
PLATE = ("vp", "delivered", "tokens")
ON_TOP = re.compile("store/|wagon/|loaded/|share/|train/|storage")


def drawn(state: State, view: str, seat: int = 0, you: int | None = None) -> dict[str, Part]:
    return {part.name: part for part in table.parts(state, "en", view, seat, you)}


def keys(state: State, view: str, seat: int = 0) -> set[str]:
    found = [
        key
        for part in drawn(state, view, seat).values()
        for key in re.findall('data-key="([^"]+)"', part.body)
    ]
    assert len(set(found)) == len(found), "each key stands once"
    return set(found)


def some_states() -> tuple[State, ...]:
    """From all over some games; mining, delivery, and every tray among them."""
    return (*states()[::23], *trays().values(), lively_game(2, 26)[206], crowded())


# --- Names ----------------------------------------------------------------------------------


def test_a_view_is_one_name_or_several() -> None:
    assert all(table.is_view(view) for view in EVERY)
    assert table.is_view("zones+hand+tray")
    for wrong in ("", "moon", "zones+", "zones+moon", "Zones", "zones hand"):
        assert not table.is_view(wrong)
    with pytest.raises(ValueError, match=r"no view 'row\+moon'; the views are table, desk, yard"):
        table.parts(setup(2), "en", "row+moon")
    with pytest.raises(ValueError, match="no seat 3"):
        table.parts(setup(2), "en", "hand", 3)


def test_what_is_joined_stands_in_one_part_for_zones_and_one_for_each_player() -> None:
    state = setup(3).after("order")
    parts = {view: list(drawn(state, view, 1)) for view in EVERY}
    assert parts["table"] == ["zones", "yard0", "yard1", "yard2", "tray"]
    assert parts["desk"] == ["zones", "yard1", "tray"]
    assert parts["zones+docks+hand"] == parts["desk"]
    for view in ("yard", "row", "docks", "hand", "aims", "scores", "row+docks", "docks+hand"):
        assert parts[view] == ["yard1", "tray"]
    for view in ("zones", "stacks", "actions"):
        assert parts[view] == ["zones", "tray"]
    assert parts["actions+seats"] == ["zones", "seats", "tray"]
    assert parts["yards+seats"] == ["yard0", "yard1", "yard2", "tray"]
    assert drawn(state, "hand+docks+docks") == drawn(state, "docks+hand")
    assert drawn(state, "row+docks+hand+aims") == drawn(state, "yard")


# --- What stands in a view --------------------------------------------------------------------


@pytest.mark.parametrize("view", EVERY)
def test_a_view_shows_what_it_says(view: str) -> None:
    """The keys of the picture are those of which `shows` says so, and lie well in their parts."""
    for n, state in enumerate(some_states()):
        seat = n % len(state.players)
        everything = keys(state, "desk+trains", seat)
        assert {key for key in everything if table.shows(view, key)} <= keys(state, view, seat)
        assert all(table.shows(view, key) for key in keys(state, view, seat))
        for part in table.parts(state.seen_by(seat), LANGUAGES[n % 4], view, seat, seat):
            assert part.width == 360
            found = keyed(Xml.fromstring(part_svg(part)))
            assert all(len(thing.get("data-label", "")) > 1 for thing in found.values())
            assert all(is_key(key) for key in found if "?" not in key), "lessons know them"
            if part.name == "seats":
                continue  # chips lie on their strips
            frames = [frame(thing) for key, thing in found.items() if not ON_TOP.search(key)]
            for left, top, right, bottom in frames:
                assert left >= 0 <= top
                assert right <= part.width
                assert bottom <= part.height
            assert not [pair for pair in combinations(frames, 2) if overlap(*pair, 0.2)]


def test_what_each_thing_shows() -> None:
    state = lively_game(2, 26)[206]
    plate = {"player/0", *(f"0:{key}" for key in PLATE)}

    def of(view: str) -> set[str]:
        return {re.sub(r"^0:|/.*", "", key) for key in keys(state, view) - plate}

    assert of("row") == {"row", "storage", "store"}
    assert of("docks") == {"dock", "wagon", "loaded"}
    assert of("hand") == {"worker", "order"}
    assert of("aims") == {"share", "objective"}
    assert of("scores") == {"share", "objective", "train"}
    assert of("actions") == {"mining", "delivery", "wild"}
    assert keys(state, "stacks") | keys(state, "actions") == keys(state, "zones")
    assert keys(state, "seats") >= {*plate, "player/1", "1:tokens"}


def test_delivered_trains_lie_open_for_their_owner_only() -> None:
    state = lively_game(2, 26)[206]
    trains = [key for key in keys(state.seen_by(1), "trains", 1) if "train/" in key]
    assert len(trains) == len(state.players[1].delivered) > 0
    assert not [key for key in keys(state.seen_by(0), "trains", 1) if "train/" in key]


def test_whoever_has_a_nameplate_needs_no_strip() -> None:
    state = setup(3)
    assert {"player/0", "player/1", "player/2"} <= keys(state, "seats")
    beside = drawn(state, "seats+hand", 1)["seats"]
    assert re.findall("player/[0-9]", beside.body) == ["player/0", "player/2"]
    assert "player/1" in keys(state, "seats+hand", 1)
    assert "seats" not in drawn(state, "yards+seats")


def test_the_strip_says_who_it_is() -> None:
    state = setup(3).after("order").after("pay/1")
    strips = drawn(state.after("pass"), "seats", 1, 1)["seats"].body
    assert re.findall(r'class="ga-h"[^>]*>(\w+)<', strips) == ["Anna", "You", "Clara"]
    assert 'data-label="Anna; starting player; 15 workers in hand"' in strips
    assert 'data-label="You; passed; 16 workers in hand"' in strips
    assert 'data-label="Clara; to move; 16 workers in hand"' in strips


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_that_is_due_says_so(language: str) -> None:
    state = setup(2).after("lorry/a").after("pay/1")
    word = {"en": "next", "pl": "następny", "hu": "következő", "de": "nächste"}[language]
    assert f">{word}</text>" in draw.picture(state, language, "row", 0)
    assert f">{word}</text>" not in draw.picture(setup(2), language, "row")


# --- What can be asked there --------------------------------------------------------------------


@pytest.mark.parametrize("view", EVERY)
def test_only_what_is_in_sight_can_be_chosen_or_asked_about(view: str) -> None:
    for state in some_states():
        if state.to_move is None:
            continue
        seen = state.seen_by(state.to_move)
        offered = offer(seen, room("card"), view)
        there = keys(seen, view, state.to_move)
        assert set(offered.why) <= there
        used = {key for choice in offered.choices for path in choice.paths for key in path}
        assert {key for key in used if not table.is_button(key)} <= there


def test_a_narrow_view_is_enough_for_its_decisions() -> None:
    """Mining with row and docks, trains with docks and hand, workers with the zones alone."""
    games = [*lively_game(3, 31), *lively_game(2, 26)]
    enough = {Mining: "row+docks", Delivering: "docks+hand", type(None): "zones+hand"}
    for kind, view in enough.items():
        found = [state for state in games if isinstance(state.pending, kind) and not state.is_over]
        assert found
        for state in found[::5]:
            assert {c.move for c in offer(state, room("card"), view).choices} == set(
                state.legal_moves()
            )


# --- Icons and paper ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_are_small_pictures_for_sentences(language: str) -> None:
    found = table.icons(language)
    assert {"worker", "lorry", "wagon", "engine", "order", "share", "innovation"} <= set(found)
    assert {"objective", "token", "vp", "step", "dock", "wheel", "clover", "tower", "fox"} <= set(
        found
    )
    styled = set(re.findall(r"\.(ga-[\w-]+)", draw.style())) | {"ga-l", "ga-inline"}
    for icon in found.values():
        tree = Xml.fromstring(icon)
        assert tree.get("aria-hidden") == "true"
        assert {name for thing in tree.iter() for name in class_of(thing)} <= styled


@pytest.mark.parametrize("colour", [False, True])
def test_paper_shows_one_player_in_a_quarter_of_a_page_or_beside_the_zones(colour: bool) -> None:
    state = lively_game(2, 26)[206]
    part = draw.quarter(state, "en", 0, colour=colour)
    assert "Mining row" in part
    assert "Anna" not in part.partition("</desc>")[2], "there is no nameplate"
    columns = draw.page(state, "de", 1, colour=colour)
    assert [len(column) for column in columns] == [1, 1, 1]
    assert "train/" in columns[2][0]
    assert len(draw.page(setup(2), "de", 1)) == 2
    for picture in (part, *(one for column in columns for one in column)):
        assert "var(" not in picture
        assert picture.startswith("<svg")
    assert ("#b5392f" in part) == colour
