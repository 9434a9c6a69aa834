"""The picture shows everything, can be pointed at everywhere, and can be read by everybody."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.texts import LANGUAGES, keys
from glueckauf.games.card import draw, table
from glueckauf.games.card.draw.cards import face
from glueckauf.games.card.parts import DOCKS, Lorry, Mining
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import published
from tests.games.card.pictures import (
    crowded,
    lively_game,
    states,
    trays,
)
from tests.games.tree import all_keys, class_of, drawn, frame, keyed, overlap

HIGHEST = 700  # of a column beside others


def labels(state: State) -> dict[str, str]:
    return {key: thing.get("data-label", "") for key, thing in all_keys(state).items()}


# --- Form -----------------------------------------------------------------------------------


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
            expected.add(f"player/{seat}")
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
    assert labels(after)["lorry/a"].endswith("1 worker of Anna’s, costs 2 workers")
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
        LANGUAGES,
        ("3 steps left", "pozostały 3 kroki", "még 3 munkafázis", "3 Schritte"),
        strict=True,
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
            assert not [pair for pair in combinations(frames, 2) if overlap(*pair, 0.2)]


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


def test_nothing_is_scaled() -> None:
    for state in states()[::5]:
        for part in draw.parts(state):
            assert "scale(" not in part.body


def test_print_needs_no_variables() -> None:
    assert "var(" not in draw.picture(crowded(), printed=True)


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
            assert len(told) >= 3 or re.search(":(vp|tokens)$|^player/", key), (key, told)


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


# --- Views ----------------------------------------------------------------------------------


def test_a_part_alone() -> None:
    state = trays()["payments"]
    assert '"yard1"' in draw.picture(state, view="yard", seat=1)
    assert f'"yard{state.to_move}"' in draw.picture(state, view="yard")
    for view in ("zones", "tray"):
        assert f'data-part="{view}"' in draw.picture(state, view=view)
    desk = draw.picture(state, view="desk", seat=1)
    assert re.findall('data-part="([^"]*)"', desk) == ["zones", "yard1", "tray"]
    with pytest.raises(ValueError, match="no view 'moon'; the views are table, desk, yard, zones"):
        draw.picture(state, view="moon")
    with pytest.raises(ValueError, match="no seat 7; seats run from 0 to"):
        draw.picture(state, view="yard", seat=7)
    with pytest.raises(ValueError, match="no cards are to be chosen"):
        draw.picture(setup(3), view="tray")
