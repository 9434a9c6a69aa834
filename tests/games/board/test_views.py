"""What a board shows: names joined by "+", what stands in each, and what can be asked there."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.board import views
from glueckauf.games.board.lessons import is_key
from glueckauf.games.board.parts import Order
from glueckauf.games.board.rules import State
from glueckauf.games.offer import offer
from tests.games.board.pictures import states, trays
from tests.games.board.scenes import drafted, mining, scene
from tests.games.tree import class_of, frame, keyed, overlap

table = room("board").table
JOINED = (
    *("money+yard+seats", "workshop+yard+pit", "delivery+orders+supply+seats", "order+orders"),
    *(
        "workshop+delivery+yard+seats",
        "clock+seats",
        "works+seats",
        "pits+seats",
        "clock+pit+seats",
    ),
)
EVERY = (*views.NAMES, *JOINED)
ON_TOP = re.compile(
    "level|surface|cage|storage|store|cart|square|supply|clock|player|:(vp|marks|miners|pile)"
)


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
    return (*states()[::9], *trays().values())


# --- Names ----------------------------------------------------------------------------------


def test_a_view_is_one_name_or_several() -> None:
    assert all(table.is_view(view) for view in EVERY)
    assert table.is_view("order+orders+tray")
    for wrong in ("", "moon", "money+", "money+moon", "Money", "money yard"):
        assert not table.is_view(wrong)
    with pytest.raises(ValueError, match=r"no view 'money\+moon'; the views are table, desk, pit"):
        table.parts(drafted(2), "en", "money+moon")
    with pytest.raises(ValueError, match="no seat 3"):
        table.parts(drafted(2), "en", "orders", 3)


def test_parts_stand_in_the_order_of_the_view() -> None:
    state = drafted(3)
    assert list(drawn(state, "seats+yard+money")) == ["seats", "yard", "money"]
    assert list(drawn(state, "table")) == ["works", "clock", "pit0", "pit1", "pit2"]
    assert list(drawn(state, "desk", 1)) == ["works", "pit1"]
    assert list(drawn(state, "clock")) == ["clock", "categories"]
    assert list(drawn(state, "pits")) == ["pit0", "pit1", "pit2"]
    assert list(drawn(state, "orders", 2)) == ["orders2"]


def test_what_lies_in_another_thing_is_shown_once() -> None:
    state = drafted(3)
    assert list(drawn(state, "money+works+yard+supply")) == ["works"]
    assert list(drawn(state, "orders+pit", 1)) == ["pit1"]
    assert list(drawn(state, "orders+pits", 1)) == ["pit0", "pit1", "pit2"]
    assert list(drawn(state, "money+money")) == ["money"]


def test_the_tray_joins_every_view_by_itself() -> None:
    looking = drafted(3).after("order/draw")
    for view in (*EVERY, "money+tray"):
        assert next(iter(drawn(looking, view))) == "tray"
        assert "tray" not in drawn(drafted(3), view)


# --- What stands in a view --------------------------------------------------------------------


@pytest.mark.parametrize("view", EVERY)
def test_every_view_draws_sound_parts(view: str) -> None:
    """Nothing leaves its part or covers another thing; every key is one that lessons know."""
    for n, state in enumerate(some_states()):
        seat = n % len(state.players)
        for part in table.parts(state.seen_by(seat), LANGUAGES[n % 4], view, seat, seat):
            assert part.width == 360
            tree = Xml.fromstring(part_svg(part))
            for key, thing in keyed(tree).items():
                assert is_key(key), key
                assert len(thing.get("data-label", "")) > 1
            frames = {
                key: frame(thing) for key, thing in keyed(tree).items() if not ON_TOP.search(key)
            }
            for left, top, right, bottom in frames.values():
                assert left >= 0 <= top
                assert right <= part.width
                assert bottom <= part.height
            assert not [pair for pair in combinations(frames.values(), 2) if overlap(*pair, 0.01)]
        assert keys(state, view, seat) or not state.rules.money


def test_what_each_thing_shows() -> None:
    state = drafted(3)
    chips = {f"{seat}:{key}" for seat in range(3) for key in ("vp", "marks", "miners", "pile")}
    people = {f"player/{seat}" for seat in range(3)}
    assert keys(state, "yard") == {"pithead", "canteen"}
    assert keys(state, "supply") == {f"supply/{colour}" for colour in "ybgk"}
    assert keys(state, "seats") == chips | people
    assert keys(state, "clock") == {f"clock/{n}" for n in range(1, 13)}
    own = keys(state, "orders", 1)
    assert own >= {"player/1", "1:marks", "1:order/A"}
    assert not [key for key in own if re.search("level|cage|storage", key)]
    assert keys(state, "pit", 1) > own


def test_who_has_no_orders_has_a_place_for_them() -> None:
    state = scene(2, orders=[])
    part = drawn(state, "orders")["orders0"]
    assert "ga-gap" in part.body
    assert keys(state, "orders") == {"player/0", "0:vp", "0:marks", "0:miners", "0:pile"}


def test_things_of_two_parts_have_their_keys_in_one() -> None:
    """The strip of a player whose banner is in sight has twins; nothing comes from it or goes there."""
    state = drafted(3)
    alone, beside = drawn(state, "seats")["seats"], drawn(state, "seats+pit", 1)["seats"]
    assert "data-same" not in alone.body
    assert set(re.findall('data-same="([^"]+)"', beside.body)) == {
        *("player/1", "1:vp", "1:marks", "1:miners", "1:pile")
    }
    assert 'data-piece="mark:1"' not in beside.body
    assert 'data-piece="mark:0"' in beside.body
    assert "player/1" in keys(state, "seats+pit", 1)


def test_the_strip_says_who_it_is() -> None:
    strips = drawn(drafted(3), "seats", 1, 1)["seats"].body
    assert re.findall(r'class="ga-h"[^>]*>(\w+)<', strips) == ["Anna", "You", "Clara"]
    assert 'data-label="Anna; starting player; to move"' in strips


def test_the_large_clock_counts_for_everybody() -> None:
    state = drafted(3)
    gave = (Order("barrow", "ggg", 9),), (Order("engine", "gg", 7),), ()
    players = tuple(
        player._replace(delivered=cards) for player, cards in zip(state.players, gave, strict=True)
    )
    state = state._replace(players=players)
    rows = keyed(Xml.fromstring(part_svg(drawn(state, "clock", 0, 0)["categories"])))
    assert rows["clock/3"].get("data-label") == (
        "Grey squares delivered; 4 VP for first place, 2 VP for second; you: 3; Bruno: 2; Clara: 0"
    )
    texts = [text.text for text in rows["clock/3"].iter("text")]
    assert texts == ["g", "Grey squares", "4", "2", "3", "2", "0"]
    hidden = keyed(Xml.fromstring(part_svg(drawn(state.seen_by(0), "clock")["categories"])))
    assert [text.text for text in hidden["clock/3"].iter("text")][-3:] == ["3", "?", "0"]
    assert "?" not in [text.text for text in hidden["clock/9"].iter("text")]


# --- What can be asked there --------------------------------------------------------------------


@pytest.mark.parametrize("view", EVERY)
def test_only_what_is_in_sight_can_be_asked_about(view: str) -> None:
    for state in some_states():
        if state.to_move is None:
            continue
        seen = state.seen_by(state.to_move)
        why = offer(seen, room("board"), view).why
        assert set(why) <= keys(seen, view, state.to_move)
        assert all(violation.rule for violation in why.values())


def test_everything_in_sight_that_cannot_be_chosen_speaks() -> None:
    """Work spaces, cards, coal, squares and storage, in every view but the table."""
    chosen = re.compile(
        r"(workshop|mining|delivery|money|order|draft|card|coal)/|pithead"
        r"|0:(surface|level|cart|cage/|storage|store/|square)"
    )
    positions = [
        *(
            scene(3, marks=0, orders=["barrow:gg=6"], mine={"storage": "y", "cage": "g"}),
            drafted(2),
        ),
        *(mining(5, orders=["barrow:g=4"]), drafted(2).after("order/draw"), *trays().values()),
    ]
    for state in positions:
        for view in EVERY[1:]:
            offered = offer(state, room("board"), view)
            used = {key for choice in offered.choices for path in choice.paths for key in path}
            for key in keys(state, view):
                if key.startswith(("0:", "order/", "draft")) and state.to_move != 0:
                    continue
                if chosen.match(key) and key not in used:
                    move = table.natural(state, key)
                    assert move is None or key in offered.why, (view, key, move)


def test_the_rule_that_matters_is_told() -> None:
    why = offer(drafted(2), room("board"), "desk").why
    assert why["0:level/3"].rule == "GA-5.1"
    assert why["mining/8"].rule == "GA-1.4"
    assert (
        offer(drafted(2).after("order/draw"), room("board"), "desk").why["money/5"].rule == "GA-7.3"
    )


# --- Fingers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", ["table", "clock+seats", "orders+yard+supply"])
def test_everything_with_a_key_is_as_large_as_a_finger(view: str) -> None:
    """At least 24 units each way, where a part is 360 wide: as many pixels on a phone."""
    for state in some_states():
        for part in table.parts(state, "de", view):
            for thing in Xml.fromstring(part_svg(part)).iter():
                if not (thing.get("data-key") or thing.get("data-same")):
                    continue
                sizes = [
                    min(float(box.get("width", 0)), float(box.get("height", 0)))
                    for box in thing.iter()
                    if box.tag.endswith("rect")
                ]
                by_path = {box.get("d") for box in thing.iter() if "ga-hit" in class_of(box)}
                is_sector = (thing.get("data-key") or thing.get("data-same") or "").startswith(
                    "clock"
                )
                touch = "M-12-12h24v24h-24z" in by_path
                assert is_sector or touch or max(sizes) >= 24, Xml.tostring(thing)
