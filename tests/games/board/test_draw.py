"""The picture shows everything, can be pointed at everywhere, and can be read by everybody."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.texts import LANGUAGES, keys
from glueckauf.games.board import draw
from glueckauf.games.board import notation as note
from glueckauf.games.board.draw.clock import first_scored
from glueckauf.games.board.parts import COLOURS, LEVELS, Mining, Order, Outstanding
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, space_names
from tests.games.board.pictures import (
    KNOBS,
    long_galleries,
    pairs_and_halves,
    states,
    trays,
)
from tests.games.board.scenes import busy_game, drafted, mining, outstanding, scene
from tests.games.tree import all_keys, class_of, drawn, frame, keyed, overlap, place

# --- Form -----------------------------------------------------------------------------------


def test_a_repaint_changes_only_what_a_move_changed() -> None:
    state = mining(6, mine={"level": 3}, orders=["barrow:g=4"])
    before, after = draw.parts(state), draw.parts(state.after("+g"))
    assert [a.name for a, b in zip(before, after, strict=True) if a != b] == ["clock", "pit0"]


# --- What is there --------------------------------------------------------------------------


def meant(state: State, move: note.Move) -> Iterator[str]:
    """The keys of all things a move speaks of."""
    seat = state.to_move
    assert seat is not None
    mine = state.players[seat].mine
    match move:
        case note.Send() | note.Draft() | note.Choose():
            yield str(move)
        case note.Keep(place=number):
            yield from [f"card/{number}"] if number else []
        case note.PutBack(places=places):
            yield from (f"card/{number}" for number in places)
        case note.Ride(level=level):
            yield f"{seat}:level/{level}" if level else f"{seat}:surface"
        case note.Load(colour=colour):
            yield f"{seat}:cart/{mine.level}.{colour}"
        case note.Fill(colour=colour, label=label, square=square, stored=stored):
            yield f"{seat}:{'store' if stored else 'cage'}/{colour}"
            yield f"{seat}:square/{label}.{square or colour}"
        case note.Store(colour=colour):
            yield from (f"{seat}:cage/{colour}", f"{seat}:storage")


def test_everything_a_legal_move_speaks_of_can_be_pointed_at() -> None:
    for state in states():
        if not state.is_over:
            found = all_keys(state)
            for move in state.legal_moves()[:60]:
                assert not [key for key in meant(state, move) if key not in found], move


def test_everything_on_the_table_can_be_pointed_at() -> None:
    for state in states():
        expected = {*space_names(state.rules), "canteen", "stack/tiles", "stack/orders"}
        expected |= {f"supply/{colour}" for colour in COLOURS}
        expected |= {f"clock/{n}" for n in range(1, 13)}
        for seat, player in enumerate(state.players):
            expected.add(f"player/{seat}")
            mine = player.mine
            own = {"surface", "cage", "storage", "miners", "marks", "vp", "pile"}
            own |= {f"level/{level}" for level in LEVELS}
            own |= {f"cage/{colour}" for colour in mine.cage}
            own |= {f"store/{colour}" for colour in mine.storage}
            own |= {f"cart/{n}.{colour}" for n in LEVELS for colour in mine.carts[n - 1]}
            for label, order, _ in player.orders:
                own |= {f"order/{label}", *(f"square/{label}.{c}" for c in order.squares)}
            expected |= {f"{seat}:{key}" for key in own}
        tray = {key for key in all_keys(state) if re.match("draft/|card/|coal/", key)}
        assert set(all_keys(state)) == expected | tray


def test_equal_things_are_all_there() -> None:
    for state in states():
        found: Counter[str] = Counter()
        for part in drawn(state).values():
            for thing in part.iter():
                found[thing.get("data-key") or thing.get("data-same") or ""] += 1
        for seat, player in enumerate(state.players):
            mine = player.mine
            for colour in set(mine.cage):
                assert found[f"{seat}:cage/{colour}"] == mine.cage.count(colour)
            for level in LEVELS:
                for colour in set(mine.carts[level - 1]):
                    there = mine.carts[level - 1].count(colour)
                    assert found[f"{seat}:cart/{level}.{colour}"] == there
            for label, order, _ in player.orders:
                for colour in set(order.squares):
                    assert found[f"{seat}:square/{label}.{colour}"] == order.squares.count(colour)


def test_the_tray_is_there_when_something_is_to_be_chosen() -> None:
    shown = {name: set(keyed(drawn(state)["tray"])) for name, state in trays().items()}
    assert shown["draft"] == {f"draft/{n}" for n in range(1, 14)}
    assert shown["look at orders"] == {f"card/{n}" for n in range(1, 6)}
    assert shown["put back"] == {"card/1", "card/3", "card/4", "card/5"}
    assert shown["short of coal"] == {"coal/y", "coal/b", "coal/g", "coal/k"}
    assert "tray" not in drawn(drafted(2))
    assert "tray" not in drawn(mining(4))


def test_the_first_empty_square_carries_the_key() -> None:
    state = scene(orders=[("barrow:ggg=9", ("g", "yb", ""))])
    pit = drawn(state)["pit0"]
    group = [
        thing
        for thing in pit.iter()
        if "0:square/A.g" in (thing.get("data-key"), thing.get("data-same"))
    ]
    assert [bool(thing.get("data-key")) for thing in group] == [False, False, True]
    letters = ["".join(t.text or "" for t in thing.iter("text")) for thing in group]
    assert letters == ["g", "yb", "g"]


def test_names_tell_the_facts() -> None:
    tiles = {3: "gg+"}
    found = all_keys(scene(4, tiles=tiles, crews={"money/5": (1, 2)}, marks=7, miners=9))
    labels = {key: thing.get("data-label") for key, thing in found.items()}
    assert labels["workshop/3"] == (
        "Workshop 3: two grey carts, light side, 6 marks; no miners, needs 1 miner"
    )
    assert labels["money/5"] == "Money 5: 2 miners of Bruno’s, needs 3 miners"
    assert labels["0:marks"] == "7 marks"
    assert labels["0:miners"] == "9 miners left"
    assert labels["0:cage"] == "Cage at the surface: 0 of 5 places full"
    assert labels["0:level/3"] == "Level 3: 1 cart, 0 empty"
    closed = all_keys(drafted(2))["workshop/4"]
    assert closed.get("data-label") == "Workshop 4: closed"
    assert any("ga-solid" in class_of(thing) for thing in closed.iter())  # the padlock


def test_half_a_pair_is_shown_and_told() -> None:
    found = all_keys(pairs_and_halves())["0:square/A.g"]
    assert found.get("data-label", "").endswith("a pair waits for its second cube")
    assert any("ga-gap" in class_of(thing) for thing in found.iter())


def test_mining_shows_the_steps_left() -> None:
    for language, words in zip(
        LANGUAGES, ("5 steps left", "5 kroków", "5 munkafázis", "5 Schritte"), strict=True
    ):
        assert words in draw.picture(mining(5), language, "pit")


def test_face_down_cards_stay_face_down() -> None:
    looking = drafted(3).after("order/draw")
    other = looking.seen_by(2)
    assert other.pending != looking.pending
    labels = [t.get("data-label", "") for t in keyed(drawn(other)["tray"]).values()]
    assert labels == [f"Place {n}: face down" for n in range(1, 6)]


def test_the_picture_of_a_view_tells_no_secret() -> None:
    state = [state for state, _ in busy_game(3, 31)][-5]
    view = state.seen_by(1)
    other = state.guess(1, Random(4)).seen_by(1)
    assert draw.picture(view) == draw.picture(other)
    assert any(player.delivered for seat, player in enumerate(view.players) if seat != 1)
    hidden = sum(1 for seat, player in enumerate(view.players) if seat != 1 and player.delivered)
    assert draw.picture(view).count(": hidden") == 8 * hidden
    assert "face down" not in draw.picture(state)
    clock = draw.picture(view, view="clock")
    assert clock.count(": hidden") == 8 * hidden
    assert ": hidden" not in draw.picture(state, view="clock")


def test_the_clock_shows_who_leads() -> None:
    state = drafted(3)
    gave = (Order("barrow", "ggg", 9),), (Order("engine", "gg", 7),), (Order("engine", "g", 4),)
    players = tuple(
        player._replace(delivered=cards) for player, cards in zip(state.players, gave, strict=True)
    )
    dial = keyed(drawn(state._replace(players=players))["clock"])
    sectors = [dial[f"clock/{n}"].get("data-label", "") for n in range(1, 13)]
    assert len(dial) == 12
    places = "Grey squares delivered; 4 VP for first place, 2 VP for second"
    assert sectors[2] == f"{places}; Anna: 3; Bruno: 2; Clara: 1"
    assert sectors[7].endswith("; Bruno: 2; Clara: 1"), "whoever has nothing is left out"
    assert sectors[0].endswith("second")
    assert [first_scored(KNOBS, n) for n in range(1, 13)] == [1, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 0]


# --- Room for everything --------------------------------------------------------------------


def test_spaces_and_cards_neither_overlap_nor_leave_their_part() -> None:
    for state in states():
        for part in draw.parts(state):
            tree = Xml.fromstring(draw.part_svg(part))
            frames = []
            for key, thing in keyed(tree).items():
                on_top = re.search("level|surface|cage|storage|store|cart|square|supply|clock", key)
                if not on_top:
                    frames.append(frame(thing))
            for left, top, right, bottom in frames:
                assert left >= 0 <= top
                assert right <= part.width
                assert bottom <= part.height
            assert not [pair for pair in combinations(frames, 2) if overlap(*pair, 0.01)]


@pytest.mark.parametrize("places", [1, 2, 5, 6, 7, 12, 13, 20])
def test_any_cage_fits_its_shaft(places: int) -> None:
    load = "".join(sorted("ybgk" * 5, key=COLOURS.index))[:places]
    for level in (0, 2):
        mine = long_galleries()._replace(level=level, cage=load)
        tree = Xml.fromstring(draw.pit_picture(mine, rules=Rules(cage=places)))
        left, top, right, bottom = frame(keyed(tree)["0:cage"])
        sites = [
            place(thing)
            for thing in tree.iter()
            if re.match("0:cage/", thing.get("data-key") or thing.get("data-same") or "")
        ]
        assert len(sites) == len(set(sites)) == places
        assert all(left + 8 < x < right - 8 and top + 8 < y < bottom - 8 for x, y in sites)
        carts = [
            place(thing)
            for thing in tree.iter()
            if re.match("0:cart/", thing.get("data-key") or thing.get("data-same") or "")
        ]
        assert all(x + 11 < left + 4 or x - 11 > right - 4 for x, _ in carts)


def test_carts_stand_apart_and_inside() -> None:
    coal = ("y" * 19, "b" * 12 + "k" * 4, "g" * 5, "k" * 19)
    crowd = long_galleries()._replace(carts=coal, storage="")
    for mine in (crowd, crowd._replace(tiles=())):
        tree = Xml.fromstring(draw.pit_picture(mine))
        sites = []
        for ground in (t for t in tree.iter() if "level/" in t.get("data-ground", "")):
            top = place(ground)[1]
            carts = (
                place(thing)
                for thing in ground.iter()
                if re.match("0:cart/", thing.get("data-key") or thing.get("data-same") or "")
            )
            sites += [(x, y + top) for x, y in carts]
        assert len(sites) == sum(map(len, coal))
        assert all(28 <= x <= 332 for x, _ in sites)
        for (a, b), (c, d) in combinations(sites, 2):
            assert abs(a - c) >= 24 or abs(b - d) >= 36


def test_a_bought_tile_comes_full_and_leaves_the_others_as_they_are() -> None:
    def full(state: State) -> set[tuple[float, float]]:
        tree = drawn(state)["pit0"]
        return {
            place(thing)
            for thing in tree.iter()
            if "0:cart/3.g" in (thing.get("data-key"), thing.get("data-same"))
        }

    state = scene(4, tiles={1: "gg+"}, marks=9, mine={"carts": ("y", "b", "", "k")})
    assert len(full(state)) == 0
    assert len(full(state.after("workshop/1"))) == 2


# --- Pieces ---------------------------------------------------------------------------------


def pieces(state: State) -> Counter[str]:
    """Everything that can move, by its kind."""
    found: Counter[str] = Counter()
    for part in drawn(state).values():
        for thing in part.iter():
            if kind := thing.get("data-piece"):
                found[kind] += int(thing.get("data-number", 1))
    return found


def test_every_piece_of_the_game_is_drawn_once() -> None:
    """Coal and miners are as many as there are: none is drawn twice, none is lost on its way."""
    for state in states()[:-1]:  # the last one is no position of a game
        found = pieces(state)
        for n, colour in enumerate(COLOURS):
            lying = sum(
                "".join((*p.mine.carts, p.mine.cage, p.mine.storage)).count(colour)
                + sum("".join(order.squares).count(colour) for order in p.orders)
                for p in state.players
            )
            assert found[f"coal:{colour}"] == state.supply[n] + lying
        for seat, player in enumerate(state.players):
            crews = sum(crew.miners for crew in state.crews if crew.seat == seat)
            away = crews + state.pithead[seat] + state.canteen[seat]
            assert found[f"miner:{seat}"] == player.miners + away
            assert found[f"mark:{seat}"] == player.marks
            assert found[f"cage:{seat}"] == found[f"track:{seat}"] == 1
            for card in (*player.mine.tiles, *(order.order for order in player.orders)):
                kind = "order" if isinstance(card, Order) else "tile"
                assert found[f"{kind}:{card}"]
        assert found["flag"] == 1


def test_where_pieces_come_from_and_go_to_is_in_the_picture() -> None:
    for state in states():
        found, kinds = set(all_keys(state)), set(pieces(state))
        for part in drawn(state).values():
            for thing in part.iter():
                for way in ("data-from", "data-to"):
                    name = thing.get(way)
                    assert name is None or name in found | kinds


def test_tallies_have_names_of_their_own() -> None:
    for state in states():
        names = [
            name
            for part in drawn(state).values()
            for thing in part.iter()
            if (name := thing.get("data-tally"))
        ]
        assert len(set(names)) == len(names)
        assert {"0:vp", "0:marks", "0:score", "supply/y", "stack/tiles"} <= set(names)


# --- Colours and words ----------------------------------------------------------------------


def test_every_language_says_everything_in_its_own_words() -> None:
    for state in trays().values():
        names = [
            {key: thing.get("data-label") for key, thing in keyed(part).items()}
            for language in LANGUAGES
            for name, part in drawn(state, language).items()
            if name == "tray"
        ]
        assert len({tuple(sorted(told)) for told in names}) == 1
        for key in names[0]:
            assert len({told[key] for told in names}) == 4, key


def test_every_label_of_the_texts_is_drawn() -> None:
    folder = Path(draw.__file__).parent
    source = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    source += '"stack-tiles" "stack-orders"'  # made from their kind
    source += '"player" "you"'  # by core/draw
    labels = {key.removeprefix("label-") for key in keys("board", "en") if key[:6] == "label-"}
    assert {
        label for label in labels if f'"{label}"' not in source and f"'{label}'" not in source
    } == set()


# --- Views ----------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["workshop", "mining", "delivery", "money", "order"])
def test_an_action_alone(action: str) -> None:
    state = drafted(3)
    found = keyed(Xml.fromstring(draw.picture(state, view=action)))
    spaces = {name for name in space_names(state.rules) if name.startswith(action)}
    assert {key for key in found if not key.startswith("stack/")} == spaces


def test_a_part_alone() -> None:
    state = drafted(3).after("order/draw")
    assert '"pit2"' in draw.picture(state, view="pit", seat=2)
    assert '"pit0"' in draw.picture(state, view="pit")
    for view in ("works", "clock", "tray"):
        assert f'data-part="{view}"' in draw.picture(state, view=view)
    with pytest.raises(ValueError, match="no view 'moon'; the views are table, desk, pit, works"):
        draw.picture(state, view="moon")
    with pytest.raises(ValueError, match="no seat 3; seats run from 0 to 2"):
        draw.picture(state, view="pit", seat=3)
    with pytest.raises(ValueError, match="no cards are to be chosen"):
        draw.picture(drafted(3), view="tray")


def test_values_show_themselves() -> None:
    state = mining(5)
    assert state._repr_svg_() == draw.picture(state)
    mine = state.players[0].mine
    assert mine._repr_svg_() == draw.pit_picture(mine)
    root = Xml.fromstring(draw.pit_picture(mine))
    assert root[0].text == "Pit"
    assert "Cage at the surface: 0 of 5 places full" in (root[1].text or "")
    orders: tuple[Outstanding, ...] = outstanding("barrow:g=4")
    assert "0:square/A.g" in keyed(Xml.fromstring(draw.pit_picture(mine, orders)))
    assert isinstance(state.pending, Mining)


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_are_small_pictures_for_sentences(language: str) -> None:
    found = draw.icons(language)
    assert {"mark", "miner", "vp", "step", "engine", "coal-g", "cart"} <= set(found)
    for icon in found.values():
        assert Xml.fromstring(icon).get("aria-hidden") == "true"
