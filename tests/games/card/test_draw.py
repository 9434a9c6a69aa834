"""The picture shows everything, can be pointed at everywhere, and can be read by everybody."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html import unescape
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.draw.palette import contrast
from glueckauf.core.texts import LANGUAGES, keys
from glueckauf.games.card import draw, table
from glueckauf.games.card.draw.cards import face
from glueckauf.games.card.draw.palette import PAIRS, SHAPES, THEMES
from glueckauf.games.card.parts import DOCKS, Lorry, Mining
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import published
from tests.games.card.pictures import (
    GOLDEN,
    KNOBS,
    README,
    crowded,
    golden,
    lively_game,
    readme,
    trays,
)

LIMIT = 150_000
HIGHEST = 700  # of a column beside others
Frame = tuple[float, float, float, float]


@cache
def states() -> tuple[State, ...]:
    """Positions of random games, and those built to hold something rare."""
    games = [lively_game(players, seed) for players, seed in ((2, 5), (3, 6), (4, 7), (4, 42))]
    games.append(lively_game(2, 9, KNOBS))
    played: list[State] = []
    for game in games:
        played += [*game[::13], game[-1]]
    views = [state.seen_by(0) for state in played[::9]]
    return (*played, *views, *trays().values(), crowded())


def drawn(state: State, language: str = "en") -> dict[str, Xml.Element]:
    """Each part of the table as a tree."""
    return {part.name: Xml.fromstring(draw.part_svg(part)) for part in draw.parts(state, language)}


def keyed(tree: Xml.Element) -> dict[str, Xml.Element]:
    return {key: thing for thing in tree.iter() if (key := thing.get("data-key"))}


def all_keys(state: State) -> dict[str, Xml.Element]:
    found: dict[str, Xml.Element] = {}
    for part in drawn(state).values():
        found |= keyed(part)
    return found


def labels(state: State) -> dict[str, str]:
    return {key: thing.get("data-label", "") for key, thing in all_keys(state).items()}


def class_of(thing: Xml.Element) -> list[str]:
    return thing.get("class", "").split()


def place(thing: Xml.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", thing.get("transform", "translate(0 0)"))
    assert found
    return float(found[1]), float(found[2])


def frame(thing: Xml.Element) -> Frame:
    """Left, top, right, bottom of the rectangle a keyed thing stands in."""
    face = next(child for child in thing.iter() if "ga-face" in class_of(child))
    (x, y) = place(thing)
    left, top = x + float(face.get("x", 0)), y + float(face.get("y", 0))
    return left, top, left + float(face.get("width", 0)), top + float(face.get("height", 0))


def overlap(one: Frame, other: Frame) -> bool:
    slack = 0.2
    return (
        one[0] + slack < other[2]
        and other[0] + slack < one[2]
        and one[1] + slack < other[3]
        and other[1] + slack < one[3]
    )


# --- Form -----------------------------------------------------------------------------------


def test_every_picture_is_sound_xml_without_ids_and_references() -> None:
    for n, state in enumerate(states()):
        svg = draw.picture(state, LANGUAGES[n % 4])
        assert len(svg.encode()) <= LIMIT, str(state)
        root = Xml.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        for word in (' id="', "url(", "<script", "href", "<image", "&lt;"):
            assert word not in svg
        for thing in root.iter():
            assert all(name.startswith("ga-") for name in class_of(thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_not_too_long(language: str) -> None:
    assert len(draw.picture(crowded(), language).encode()) <= LIMIT


def test_parts_are_as_wide_as_a_phone_and_not_too_high() -> None:
    for state in states():
        for part in draw.parts(state):
            assert part.width == 360
            assert part.height <= HIGHEST


def test_two_players_fit_on_a_laptop() -> None:
    """Three columns of 360 beside one another, 800 high: in nearly every position."""
    heights = []
    for state in lively_game(2, 5):
        parts = {part.name: part.height for part in draw.parts(state)}
        yards = [height for name, height in parts.items() if name.startswith("yard")]
        heights.append(max(parts["zones"] + parts.get("tray", 0) + 10, *yards))
    assert max(heights) <= 700


def test_the_picture_says_what_the_state_says() -> None:
    state = states()[20]
    root = Xml.fromstring(draw.picture(state))
    assert root[0].text == "Glück Auf: The Great Card Game"
    assert root[1].text == str(state)


def test_keys_are_unique_never_nested_and_named() -> None:
    for n, state in enumerate(states()):
        seen: set[str] = set()
        for part in drawn(state, LANGUAGES[n % 4]).values():
            parents = {child: parent for parent in part.iter() for child in parent}
            here = keyed(part)
            assert not seen & set(here)
            seen |= set(here)
            for thing in part.iter():
                key, equal = thing.get("data-key"), thing.get("data-same")
                assert equal is None or (key is None and equal in here)
                if key is None and equal is None:
                    continue
                assert key is None or len(thing.get("data-label", "")) > 1
                above = parents.get(thing)
                while above is not None:
                    assert above.get("data-key") is None
                    assert above.get("data-same") is None
                    above = parents.get(above)


def test_every_keyed_thing_has_one_face_for_its_highlight() -> None:
    for state in states():
        for part in drawn(state).values():
            for thing in part.iter():
                if thing.get("data-key") or thing.get("data-same"):
                    faces = [child for child in thing.iter() if "ga-face" in class_of(child)]
                    assert len(faces) == 1, Xml.tostring(thing)


def test_a_repaint_changes_only_what_a_move_changed() -> None:
    state = next(s for s in lively_game(4, 7) if isinstance(s.pending, Mining) and s.to_move == 2)
    after = state.after(next(move for move in state.legal_moves() if ">" in move))
    before = {part.name: part for part in draw.parts(state)}
    changed = [part.name for part in draw.parts(after) if before.get(part.name) != part]
    assert set(changed) <= {"yard2", f"yard{after.to_move}"}


# --- Pieces ---------------------------------------------------------------------------------

PIECE = re.compile(
    r"lorry:([wctf](1\.\d|2)|\?0)|wagon:[wctf*?]|engine:(red|green|blue|yellow|\?)|token:\d+"
    r"|order:([a-z]+:\d|\?:0)|share:([a-z]+|\?)|objective:([a-z_]+(:[a-z]+)?|\?)"
    r"|innovation:([a-z]+|w[345]|\?)|worker:\d:\d"
)


def pieces(state: State) -> Counter[str]:
    return Counter(
        name
        for part in drawn(state).values()
        for thing in part.iter()
        if (name := thing.get("data-piece"))
    )


def test_pieces_have_the_names_of_their_kinds_and_go_to_keys() -> None:
    for state in states():
        for name in pieces(state):
            assert PIECE.fullmatch(name), name
        known = all_keys(state)
        for part in drawn(state).values():
            assert all(t.get("data-to") in known for t in part.iter() if t.get("data-to"))


def test_a_move_leaves_all_other_pieces() -> None:
    """What a step takes from one place comes to another, under the same name."""
    for state in lively_game(3, 6)[:200]:
        if isinstance(state.pending, Mining):
            for move in state.legal_moves():
                if ">" in move:
                    after = state.after(move)
                    if after.shift == state.shift:
                        assert pieces(after) == pieces(state), move


def test_workers_are_pieces_in_hand_and_in_their_zone() -> None:
    state = setup(2)
    before = pieces(state)
    after = state.after("share").after("pay/1")
    found = pieces(after)
    assert {name: n for name, n in found.items() if name.startswith("worker")} == {
        name: n for name, n in before.items() if name.startswith("worker")
    }
    taken = state.stacks[6].cards[0]
    assert f"share:{taken}" in found


# --- What is there --------------------------------------------------------------------------


def test_everything_on_the_table_can_be_pointed_at() -> None:
    for state in states():
        found = set(all_keys(state))
        expected = {*state.layout.zones, *state.layout.closed}
        for seat, player in enumerate(state.players):
            own = {"vp", "delivered", "tokens", "row", "storage"}
            own |= {f"dock/{dock}" for dock in DOCKS}
            own |= {f"store/{card}" for card in player.storage}
            own |= {f"worker/{value}" for value in player.workers}
            own |= {f"order/{card}" for card in player.orders}
            own |= {f"innovation/{card}" for card in player.innovations}
            own |= {f"share/{card}" for card in player.shares}
            own |= {f"objective/{card}" for card in player.objectives}
            for n, dock in zip(DOCKS, player.docks, strict=True):
                for crest, load in dock.wagons:
                    own.add(f"loaded/{n}{crest}={load}" if load else f"wagon/{n}{crest}")
            expected |= {f"{seat}:{key}" for key in own}
        tray = {key for key in found if re.match("pay/|take/|card/|dock/", key)}
        assert found == expected | tray


def test_equal_things_are_all_there() -> None:
    for state in states():
        found: Counter[str] = Counter()
        for part in drawn(state).values():
            for thing in part.iter():
                found[thing.get("data-key") or thing.get("data-same") or ""] += 1
        for seat, player in enumerate(state.players):
            for kind, cards in (
                ("store", player.storage),
                ("order", player.orders),
                ("share", player.shares),
                ("innovation", player.innovations),
                ("worker", player.workers),
            ):
                for card, number in Counter(map(str, cards)).items():
                    assert found[f"{seat}:{kind}/{card}"] == number


def test_the_tray_is_there_when_something_is_to_be_chosen() -> None:
    shown = {name: set(keyed(drawn(state)["tray"])) for name, state in trays().items()}
    assert shown["payments"] == set(trays()["payments"].legal_moves())
    assert shown["wagon"] == shown["engine"] == {"dock/1", "dock/2", "dock/3"}
    assert shown["look at orders"] == set(trays()["look at orders"].legal_moves())
    assert {key for key in shown["another looks"] if key.startswith("card/")}
    assert "tray" not in drawn(setup(2))


def test_names_tell_the_facts() -> None:
    state = setup(2, 7)
    told = labels(state)
    assert told["mining/2"] == "The mining card 1/2: not used"
    assert told["mining/1"] == (
        "The mining card 0/1: no workers yet, costs 1 worker; Shift tokens: 1, 2, 3, 4, 5, 6, 7"
    )
    assert told["wild"] == "The wild card: no workers yet, costs 2 workers"
    assert told["0:dock/3"] == "Dock 3: clover, fox; no engine; 0 lorries loaded"
    assert told["0:worker/1"] == "Worker card 1, 5 of them"
    assert told["lorry/a"].startswith("Lorry stack A: 20 cards; card with ")
    after = state.after("lorry/a").after("pay/1")
    assert labels(after)["lorry/a"].endswith("1 worker of player 0, costs 2 workers")
    assert labels(after)["0:row"].startswith("Mining row: card with ")


def test_the_delivered_stack_is_told_to_its_owner_only() -> None:
    game = lively_game(3, 31)
    state = next(s for s in game if s.players[1].delivered)
    assert len(labels(state.seen_by(1))["1:delivered"]) > 40
    assert labels(state.seen_by(0))["1:delivered"] == "1 train delivered"
    assert labels(state.seen_by(0))["1:vp"].startswith("Points unknown")


def test_mining_shows_the_steps_left() -> None:
    state = next(s for s in lively_game(4, 7) if s.pending == Mining(3, 2))
    for language, words in zip(
        LANGUAGES, ("3 steps left", "pozostały 3 kroki", "még 3 lépés", "3 Schritte"), strict=True
    ):
        assert words in draw.picture(state, language, "yard")


def test_the_picture_of_a_view_tells_no_secret() -> None:
    for players, seed in ((3, 31), (4, 42)):
        for state in lively_game(players, seed)[50::60]:
            view = state.seen_by(1)
            other = state.guess(1, Random(4)).seen_by(1)
            assert draw.parts(view) == draw.parts(other)


def test_the_card_that_moves_next_is_marked() -> None:
    state = setup(2).after("lorry/a").after("pay/1")
    yard = drawn(state)["yard0"]
    assert any("ga-due" in class_of(thing) for thing in keyed(yard)["0:row"].iter())
    assert "ga-due" not in draw.picture(setup(2), view="yard").partition("</style>")[2]


# --- Room for everything --------------------------------------------------------------------


def test_zones_and_cards_neither_overlap_nor_leave_their_part() -> None:
    for state in states():
        for part in draw.parts(state):
            tree = Xml.fromstring(draw.part_svg(part))
            frames = []
            for key, thing in keyed(tree).items():
                left, top, right, bottom = frame(thing)
                assert left >= 0 <= top
                assert right <= part.width
                assert bottom <= part.height
                if not re.search("store/|wagon/|loaded/|share/", key) or ":" not in key:
                    frames.append((left, top, right, bottom))
            assert not [pair for pair in combinations(frames, 2) if overlap(*pair)]


def test_cards_of_the_storage_leave_enough_of_one_another_in_sight() -> None:
    every = tuple(sorted({Lorry(*card) for card in published().decks["lorry"]}))
    for number in range(1, len(every) + 1):
        state = setup(2)
        player = state.players[0]._replace(storage=every[:number], row=every[:3])
        state = state._replace(players=(player, state.players[1]))
        places = [
            frame(thing)[:2]
            for key, thing in keyed(drawn(state)["yard0"]).items()
            if key.startswith("0:store/")
        ]
        for (a, b), (c, d) in combinations(places, 2):
            assert abs(a - c) >= 20 or abs(b - d) >= 20


# --- Colours and words ----------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_text_and_shapes_can_be_told_from_their_ground(theme: str) -> None:
    colours = THEMES[theme]
    for pairs, least in ((PAIRS, 4.5), (SHAPES, 3.0)):
        weak = {
            f"{ink} on {ground}": round(contrast(colours[ink], colours[ground]), 2)
            for ink, ground in pairs
            if contrast(colours[ink], colours[ground]) < least
        }
        assert weak == {}


def test_print_is_black_on_white() -> None:
    for name, colour in THEMES["print"].items():
        red, green, blue = (colour[n : n + 2] for n in (1, 3, 5))
        assert red == green == blue, name


def test_themes_name_the_same_colours_and_the_style_uses_them_all() -> None:
    assert set(THEMES["light"]) == set(THEMES["dark"]) == set(THEMES["print"])
    used = set(re.findall(r"var\(--ga-([\w-]+)\)", draw.style()))
    assert used - set(THEMES["light"]) == set()
    unused = set(THEMES["light"]) - used
    assert unused <= {"seam", "coin"}  # of the house; only the board game uses them


def test_every_class_of_the_picture_has_a_style_and_none_is_left_over() -> None:
    markers = {"ga-face", "ga-t", "ga-l", "ga-part", "ga-picture", "ga-seat"}
    used: set[str] = set()
    for state in states():
        for part in drawn(state).values():
            used |= {name for thing in part.iter() for name in class_of(thing)}
    styled = set(re.findall(r"\.(ga-[\w-]+)", draw.style()))
    house = {"ga-floor", "ga-done", "ga-tick", "ga-through"}  # for pictures of any game
    assert used - styled - markers == set()
    assert styled - used - markers - house == set()


def test_print_needs_no_variables() -> None:
    assert "var(" not in draw.picture(crowded(), printed=True)


def test_no_text_is_smaller_than_11_units() -> None:
    sizes = [float(size) for size in re.findall(r"font[^}]*?([\d.]+)px", draw.style())]
    assert sizes
    assert min(sizes) >= 11
    for state in states()[::5]:
        for part in draw.parts(state):
            assert "font-size" not in part.body
            assert "scale(" not in part.body


def test_every_card_looks_different() -> None:
    rules = published()
    for kind, deck in rules.decks.items():
        different = set(deck)
        assert len({face(kind, card, rules) for card in different}) == len(different)
    for colour in ("red", "green", "blue", "yellow"):
        assert f">{colour[0]}</text>" in face("engine", colour, rules)


def test_every_language_says_everything_in_its_own_words() -> None:
    for state in (*trays().values(), crowded()):
        names = [
            {k: t.get("data-label", "") for part in told.values() for k, t in keyed(part).items()}
            for told in (drawn(state, language) for language in LANGUAGES)
        ]
        assert len({tuple(sorted(told)) for told in names}) == 1
        for key in names[0]:
            told = {name[key] for name in names}
            assert len(told) >= 3 or re.search(":(vp|tokens)$", key), (key, told)


def test_every_label_of_this_room_is_drawn() -> None:
    folder = Path(draw.__file__).parent
    source = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    source += Path(table.__file__).read_text("utf-8")
    text = (folder.parent / "texts" / "en.ftl").read_text("utf-8")
    own = re.findall(r"^label-([\w-]+) =", text.partition("## The picture and the table")[2], re.M)
    assert own
    assert {label for label in own if f'"{label}"' not in source} - {
        "docking-wagon",
        "docking-engine",
    } == set()
    assert len({keys("card", language) for language in LANGUAGES}) == 1


def test_given_names_are_escaped_and_cut() -> None:
    names = ["<b>&\"'", "A name that is much too long to stand in its place", "Ó", "d"]
    trees = {
        part.name: Xml.fromstring(draw.part_svg(part)) for part in draw.parts(setup(4), names=names)
    }
    assert names[0] in [text.text for text in trees["yard0"].iter("text")]
    assert trees["yard0"].get("aria-label") == f"{names[0]}: Yard of player 0"
    assert "A name that is mu…" in [text.text for text in trees["yard1"].iter("text")]
    assert "Player 2" in unescape(draw.picture(setup(4)))


# --- Views ----------------------------------------------------------------------------------


def test_a_part_alone() -> None:
    state = trays()["payments"]
    assert '"yard1"' in draw.picture(state, view="yard", seat=1)
    assert f'"yard{state.to_move}"' in draw.picture(state, view="yard")
    for view in ("zones", "tray"):
        assert f'data-part="{view}"' in draw.picture(state, view=view)
    desk = draw.picture(state, view="desk", seat=1)
    assert re.findall('data-part="([^"]*)"', desk) == ["zones", "tray", "yard1"]
    with pytest.raises(ValueError, match="no view 'moon'; the views are table, desk, yard, zones"):
        draw.picture(state, view="moon")
    with pytest.raises(ValueError, match="no player 7; seats run from 0 to"):
        draw.picture(state, view="yard", seat=7)
    with pytest.raises(ValueError, match="no cards are to be chosen"):
        draw.picture(setup(3), view="tray")


def test_golden_pictures() -> None:
    """Changed on purpose? `python -m tests.games.card.pictures`, and look at the pictures."""
    assert golden() == GOLDEN.read_text("utf-8")


def test_the_picture_of_the_readme() -> None:
    assert readme() == README.read_text("utf-8")
