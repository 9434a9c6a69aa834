"""Every rule id: a case that follows it and one that breaks it (beside the worked examples)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.protocol import CHANCE
from glueckauf.games import signal
from glueckauf.games.signal.maps import the_map
from glueckauf.games.signal.parts import (
    COLOURS,
    GOODS,
    Asked,
    Choosing,
    Deploying,
    Next,
    Revealing,
    Train,
)
from glueckauf.games.signal.ruleset import Rules, departures
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken
from tests.games.signal.scenes import (
    AMERICA,
    EUROPE,
    acting,
    before_card,
    busy_game,
    greens,
    hasty_choice,
    kinds,
    won,
)
from tests.games.signal.test_maps import europe, written

ALONE = {"helpers": ()}


def test_every_rule_id_is_told_by_an_event_or_a_violation() -> None:
    told: set[str] = set()
    rule_sets = (
        Rules(),
        Rules(removed=0, clock=10, extra_signal=1),
        Rules(goods=3, removed=5, tokens="pile"),
        Rules(tokens="places"),
    )
    states = [
        state
        for seed in range(8)
        for state, _ in busy_game(2 + seed % 3, seed, rule_sets[seed % 4], hasty_choice)
    ]
    port = "black reno-sanfrancisco.1>sanfrancisco"
    through = acting("brown albuquerque-denver.2>denver", on=AMERICA, changes=ALONE)
    through = greens(through, "L:kansascity-dallas", "C:denver>saltlake")
    facing = acting("black calais", "grey lille-paris.1>lille", changes=ALONE)
    states += [  # chance seldom does that
        line(acting(port, on=AMERICA, changes=ALONE), "train/reno-sanfrancisco.1 die/4"),
        line(acting(f"{port} red", on=AMERICA, changes=ALONE), "train/reno-sanfrancisco.1 die/4"),
        line(through, "train/albuquerque-denver.2 die/4"),
        line(facing, "train/calais die/4"),
        acting().after("dispatcher"),
        won(),
    ]
    for state in states:
        told.update(n for event in state.events for n in event.rules)
    assert set(signal.rule_ids()) - told == set()


# --- 1 Components ---------------------------------------------------------------------------


@rule("SS-1.1", follows)
def test_players_trains_and_cards() -> None:
    for players in (2, 3, 4):
        state = signal.setup(players)
        cards = [sum(hand[at] for hand in state.players) + state.pile[at] for at in range(3)]
        assert cards == [27, 27, 27]
    assert "SS-1.1" in event_rules(signal.setup(2), "map-laid")


@rule("SS-1.1", breaks)
def test_not_for_one_or_five_players() -> None:
    for players in (1, 5):
        with pytest.raises(FileError, match=r"SS-1\.1: must be 2, 3 or 4"):
            signal.setup(players)
    with pytest.raises(FileError, match="must list 6 values"):
        Rules(black=[1, 2, 3])


@rule("SS-1.2", follows)
def test_what_belongs_to_a_map() -> None:
    here, there = signal.setup(2), signal.setup(2, map=AMERICA)
    assert here.map.ports == ("marseille",)
    assert here.map.city_of["blue"] == "paris"
    assert here.helpers == ("logistician", "dispatcher", "conductor")
    assert there.map.ports == ("sanfrancisco", "newyork")
    assert there.helpers == ("crossing_keeper", "shunter", "traffic_controller")


@rule("SS-1.2", breaks)
def test_there_are_two_maps_unless_more_are_read() -> None:
    with pytest.raises(FileError, match="no map 'poland'"):
        signal.setup(2, map="poland")


@rule("SS-1.3", breaks)
def test_there_is_no_start_place_1() -> None:
    numbers = [node.number for node in the_map(EUROPE).nodes.values() if node.kind == "start"]
    assert sorted(numbers) == list(range(2, 13))
    state = line(before_card(), "card/D-black deploy/black")
    with pytest.raises(ValueError, match="a start place from 2 to 12"):
        state.after("place/13")


@rule("SS-1.4", breaks)
def test_a_card_that_is_gone_does_not_come_again() -> None:
    state = before_card().after("card/multi3").after("colour/black")
    state = line(state, "colour/brown colour/grey end draw/sswt")
    assert state.pending == Revealing()
    assert "card/multi3" not in state.legal_moves()
    assert rule_broken(state, "card/multi3") == "SS-4.1"
    assert rule_broken(state, "card/start") == "SS-4.1"
    assert sum(state.chances().values()) == 1
    assert state.chances()["card/multi"] == Fraction(2, 17)


# --- 2 Board model --------------------------------------------------------------------------


@rule("SS-2.1", follows)
@rule("SS-2.1", breaks)
def test_one_train_on_a_space() -> None:
    state = acting("black calais", "grey calais-lille.1>lille", changes=ALONE)
    state = line(state, "train/calais die/3")
    assert state.clock == 4  # it cannot enter the section, and three points are unused
    assert len({train.space for train in state.trains}) == 2


@rule("SS-2.2", breaks)
def test_two_sections_of_a_junction_stay_open() -> None:
    state = acting()
    assert rule_broken(state, "switch/dijon=dijon-lyon.1") == "SS-2.2"
    assert rule_broken(state, "switch/lille=reims-paris.1") == "SS-2.2"


@rule("SS-2.3", follows)
def test_a_post_works_both_ways() -> None:
    for train in ("black hannover-amsterdam.1>hannover-amsterdam:1", "black amsterdam"):
        state = acting(train, changes=ALONE)
        state = line(state, f"train/{train.split()[1].partition('>')[0]} die/2")
        if "exit/hannover-amsterdam.2" in state.legal_moves():
            state = state.after("exit/hannover-amsterdam.2")
        assert state.clock == 7


@rule("SS-2.3", breaks)
def test_no_post_at_a_start_place() -> None:
    assert not any(post.node == "calais" for post in the_map(EUROPE).posts.values())
    assert rule_broken(acting(), "signal/C:paris>lille,C:denver>saltlake") == "SS-2.3"


@rule("SS-2.4", follows)
@rule("SS-2.4", breaks)
def test_heading_and_load() -> None:
    state = line(before_card(changes=ALONE), "card/D-black deploy/black place/6 go/calais die/2")
    assert state.trains == (Train("lille-paris.1", "black", "paris"),)
    loaded = acting("black paris blue")
    assert rule_broken(loaded, "load/paris:s") == "SS-5.6"  # one goods at most


@rule("SS-2.5", follows)
def test_discs_are_never_lost() -> None:
    state = acting().after("signal/L:dijon-paris,L:zurich-milano")
    assert len(state.green) == 8
    assert event_rules(state, "signal-moved") == ("SS-5.2", "SS-2.3", "SS-2.5")


@rule("SS-2.5", breaks)
def test_a_city_keeps_a_disc() -> None:
    assert rule_broken(acting(), "signal/C:paris>lille,L:zurich-milano") == "SS-5.2"


# --- 3 Setup --------------------------------------------------------------------------------


@rule("SS-3.1", follows)
def test_discs_may_be_placed_freely() -> None:
    on = the_map(EUROPE)
    green = on.first_green - {"C:paris>lille", "L:dijon-paris"}
    state = signal.setup(2, green=green | {"C:paris>reims", "L:zurich-milano"})
    assert "C:paris>reims" in state.green
    closed = dict(zip(on.junctions, on.first_closed, strict=True))
    turned = signal.setup(2, closed={**closed, "lille": ["lille-paris.1"]})
    assert turned.closed[0] == ("lille-paris.1",)


@rule("SS-3.1", breaks)
def test_one_disc_for_each_city_and_three_on_lines() -> None:
    green = the_map(EUROPE).first_green
    for wrong in (
        green - {"C:paris>lille"} | {"L:zurich-milano"},
        green - {"L:dijon-paris"} | {"C:paris>reims"},
        green | {"L:zurich-milano"},
    ):
        with pytest.raises(FileError, match=r"SS-3\.1"):
            signal.setup(2, green=wrong)
    with pytest.raises(FileError, match=r"SS-2\.3: a post holds one disc"):
        signal.setup(2, green=[*green, "C:paris>lille"])


@rule("SS-3.2", follows)
@rule("SS-3.2", breaks)
def test_two_goods_on_each_city() -> None:
    state = signal.setup(2)
    assert state.goods == (2, 2, 2, 2)
    empty = acting("black paris", changes={"goods": (2, 0, 2, 2)})
    assert rule_broken(empty, "load/paris:s") == "SS-5.6"
    with pytest.raises(FileError, match="goods: must be from 2 to 3"):
        Rules(goods=4)


@rule("SS-3.3", follows)
@rule("SS-3.3", breaks)
def test_the_clock_is_full() -> None:
    assert signal.setup(2).clock == 7
    with pytest.raises(FileError, match="clock: must be from 7 to 10"):
        Rules(clock=6)


@rule("SS-3.4", follows)
@rule("SS-3.4", breaks)
def test_all_trains_start_in_the_depot() -> None:
    state = signal.setup(2)
    assert state.trains == ()
    assert rule_broken(acting(), "train/calais") == "SS-5.4"


@rule("SS-3.5", follows)
@rule("SS-3.5", breaks)
def test_a_helper_helps_once() -> None:
    state = acting().after("dispatcher")
    assert state.helpers == ("logistician", "conductor")
    assert rule_broken(state, "dispatcher") == "SS-8.2"


@rule("SS-3.6", breaks)
def test_never_more_than_seventeen_turns() -> None:
    state = signal.setup(2, rules=Rules(removed=18))
    assert state.deck == 1
    state = line(state, "card/start place/2 place/3 place/4 end")
    state = state.after(state.legal_moves()[0])
    assert state.is_over


@rule("SS-3.7", follows)
def test_five_cards_each() -> None:
    state = signal.setup(4)
    assert [sum(hand) for hand in state.players] == [5] * 4
    assert sum(state.pile) == 61
    assert signal.setup(4, 1).players != state.players


@rule("SS-3.7", breaks)
def test_not_another_number() -> None:
    with pytest.raises(FileError, match=r"SS-3\.7"):
        signal.setup(2, hands=["sswt", "sswtt"])


@rule("SS-3.8", follows)
@rule("SS-3.8", breaks)
def test_any_seat_may_start() -> None:
    state = signal.setup(3, start=2)
    assert (state.start, state.active) == (2, 2)
    assert event_rules(state, "started") == ("SS-3.8", "SS-4.1")
    with pytest.raises(FileError, match="must be a seat from 0 to 2"):
        signal.setup(3, start=3)


@rule("SS-3.9", follows)
@rule("SS-3.9", breaks)
def test_hands_are_open_and_the_active_player_decides() -> None:
    state = acting("black calais")
    assert state.seen_by(1) == state
    assert state.guess(1, None) == state  # type: ignore[arg-type]
    assert state.to_move == state.active == 0
    with pytest.raises(ValueError, match="there is no seat 2"):
        state.seen_by(2)


# --- 4 Turn ---------------------------------------------------------------------------------


@rule("SS-4.1", follows)
def test_card_then_actions_then_drawing_then_the_next_player() -> None:
    state = before_card(hand="s")
    assert (state.to_move, state.at_turn_start) == (CHANCE, True)
    state = line(state, "card/black-grey")
    assert (state.pending, state.to_move) == (None, 0)
    state = state.after("end")
    assert state.to_move == CHANCE
    state = state.after("draw/sswwt")
    assert (state.active, state.at_turn_start) == (1, True)


@rule("SS-4.1", breaks)
def test_no_action_before_the_card() -> None:
    state = before_card("black calais")
    assert rule_broken(state, "train/calais") == "SS-4.1"
    assert rule_broken(state, "dispatcher") == "SS-4.1"
    assert rule_broken(state.after("card/D-black"), "end") == "SS-4.3"
    assert rule_broken(acting(), "die/3") == "SS-4.1"
    assert rule_broken(acting(), "colour/black") == "SS-4.1"


@rule("SS-4.4", follows)
def test_two_deployments_in_two_colours() -> None:
    state = line(before_card(), "card/D2 deploy/black place/6")
    assert [m for m in state.legal_moves() if m != "dispatcher"] == ["deploy/brown", "deploy/grey"]
    state = line(state, "deploy/grey place/7")
    assert isinstance(state.pending, Choosing)


@rule("SS-4.4", breaks)
def test_not_the_same_colour_twice() -> None:
    state = line(before_card("brown calais"), "card/D2 deploy/black place/6")
    assert state.clock == 5  # even if the first deployment failed
    assert rule_broken(state, "deploy/black") == "SS-4.4"
    out = (
        "brown nantes",
        "brown wien",
        "brown genova",
        "grey rostock",
        "grey hamburg",
        "grey poznan",
    )
    state = line(before_card(*out), "card/D2 deploy/black place/6")
    assert state.clock == 5  # only black trains are left: no second deployment
    assert event_rules(state, "none-but-barred") == ("SS-4.4", "SS-7.1")


@rule("SS-4.3", breaks)
def test_an_empty_depot_costs_tokens_every_time() -> None:
    places = iter(the_map(EUROPE).starts)
    trains = [f"{colour} {next(places)}" for colour in COLOURS for _ in range(3)]
    state = before_card(*trains).after("card/D2")
    assert state.clock == 3
    assert isinstance(state.pending, Choosing)
    lost = before_card(*trains, changes={"deck": 1, "clock": 2}).after("card/D-black")
    assert lost.is_over


@rule("SS-4.6", follows)
def test_a_colour_without_a_train_on_the_board() -> None:
    state = before_card("grey wien").after("card/black-grey")
    assert event_rules(state, "none-out") == ("SS-4.6",)
    assert isinstance(state.pending, Next)
    assert state.pending.colour == "grey"


@rule("SS-4.6", breaks)
def test_every_train_moves_once() -> None:
    state = before_card("black wien", "black nantes", "grey calais", changes=ALONE)
    state = line(state, "card/black-grey")
    assert rule_broken(state, "go/calais") == "SS-4.6"
    assert rule_broken(state, "go/rostock") == "SS-4.6"
    assert rule_broken(state, "end") == "SS-4.6"
    state = line(state, "go/wien die/2")
    where = next(train.space for train in state.trains if train.space.startswith("linz"))
    assert rule_broken(state, f"go/{where}") == "SS-4.6"


@rule("SS-4.7", follows)
def test_colours_of_your_choice() -> None:
    state = before_card("black wien", changes=ALONE).after("card/multi3")
    assert kinds(state.legal_moves()) == ["colour"]
    state = state.after("colour/grey")  # wholly in the depot
    assert isinstance(state.pending, Choosing)
    assert state.legal_moves() == ["colour/black", "colour/brown"]
    state = line(state, "colour/black go/wien die/2")
    assert state.legal_moves() == ["colour/brown"]  # the last one is chosen, too
    assert state.after("colour/brown").pending is None


@rule("SS-4.7", breaks)
def test_no_colour_twice_on_a_card() -> None:
    state = line(before_card(), "card/multi2 colour/grey")
    assert rule_broken(state, "colour/grey") == "SS-4.7"
    assert rule_broken(state, "end") == "SS-4.7"


# --- 7 Clock, 9 End -------------------------------------------------------------------------


@rule("SS-7.1", follows)
@rule("SS-7.1", breaks)
def test_what_costs_time() -> None:
    red = line(acting("grey toulouse", changes=ALONE), "train/toulouse die/3")
    assert (red.clock, event_rules(red, "tokens-lost")) == (6, ("SS-7.1",))
    reached = line(
        acting("grey calais-lille.1>calais", changes=ALONE), "train/calais-lille.1 die/3"
    )
    assert reached.clock == 5
    used = line(acting("grey toulouse", changes=ALONE), "train/toulouse die/1")
    assert used.clock == 7  # no loss without a reason


@rule("SS-9.1", breaks)
@rule("SS-6.10", breaks)
def test_a_missing_goods_is_no_win() -> None:
    state = acting("black lyon-marseille.1>lyon-marseille:1", changes=ALONE)
    state = state._replace(stored=((2, 1, 2, 2),), goods=(0, 1, 0, 0))
    state = line(state, "train/lyon-marseille.1 die/5")
    assert not state.is_over
    assert state.trains == ()  # an empty train goes to the depot, too
    assert state.scores == (7, 7)
    over = state._replace(to_move=None, pending=None)
    assert rule_broken(over, "end") == "SS-9.1"


@rule("SS-9.2", follows)
def test_the_last_turn_is_lost_after_the_draw() -> None:
    state = acting(changes={"deck": 0}).after("end")
    assert not state.is_over
    state = state.after(state.legal_moves()[0])
    assert state.is_over
    assert event_rules(state, "ran-out") == ("SS-9.2",)
    assert state.winners == ()


@rule("SS-9.2", breaks)
def test_not_while_a_card_is_left() -> None:
    state = acting(changes={"deck": 1}).after("end")
    assert state.after(state.legal_moves()[0]).active == 1


@rule("SS-9.3", breaks)
def test_a_removal_that_empties_the_deck_leaves_the_turn() -> None:
    state = acting("black calais-lille.1>calais", changes={**ALONE, "deck": 1, "clock": 2})
    state = line(state, "train/calais-lille.1 die/4")
    assert not state.is_over
    assert (state.deck, state.clock) == (0, 7)


# --- 10 Difficulty, 11 Location tokens ------------------------------------------------------


@rule("SS-10.1", follows)
def test_easier() -> None:
    state = signal.setup(2, rules=Rules(removed=0, clock=10, extra_signal=1))
    assert (state.deck, state.clock, len(state.green)) == (19, 10, 9)
    assert "SS-10.1" in event_rules(state, "deck-laid")
    extra = signal.setup(
        2, rules=Rules(extra_signal=1), green=the_map(EUROPE).first_green | {"C:paris>reims"}
    )
    assert len(extra.green) == 9


@rule("SS-10.1", breaks)
def test_not_two_extra_discs() -> None:
    with pytest.raises(FileError, match="extra_signal: must be from 0 to 1"):
        Rules(extra_signal=2)
    with pytest.raises(FileError, match=r"SS-3\.1.* and 1 more on any post"):
        signal.setup(2, rules=Rules(extra_signal=1), green=the_map(EUROPE).first_green)


@rule("SS-10.2", follows)
@rule("SS-10.2", breaks)
def test_harder_with_fewer_cards() -> None:
    state = signal.setup(2, rules=Rules(removed=5))
    assert state.deck == 14
    assert "SS-10.2" in event_rules(state, "deck-laid")
    with pytest.raises(FileError, match="removed: must be from 0 to 18"):
        Rules(removed=19)


@rule("SS-10.3", follows)
def test_ten_goods() -> None:
    rules = Rules(goods=3)
    state = signal.setup(2, rules=rules)
    assert (state.goods, state.layout.needed) == ((3, 3, 3, 3), 10)
    assert state._replace(stored=((3, 3, 2, 2),)).score == 10
    assert signal.setup(2, rules=rules, map=AMERICA).layout.extras == {
        "sanfrancisco": 1,
        "newyork": 1,
    }


@rule("SS-10.3", breaks)
def test_a_third_extra_goods_is_worthless() -> None:
    state = signal.setup(2, rules=Rules(goods=3))
    assert state._replace(stored=((3, 3, 3, 1),)).score == 9
    assert signal.setup(2)._replace(stored=((2, 2, 2, 0),)).score == 6


@rule("SS-11.1", follows)
def test_changed_start_places() -> None:
    numbers = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    state = signal.setup(2, rules=Rules(tokens="places"), places=numbers)
    assert event_rules(state, "places-changed") == ("SS-11.1",)
    assert line(state, "card/start place/8").trains == (Train("calais", "black"),)
    assert sorted(signal.setup(2, 7, rules=Rules(tokens="places")).places) == sorted(state.places)


@rule("SS-11.1", breaks)
def test_every_number_once() -> None:
    with pytest.raises(FileError, match=r"SS-11\.1: must be the numbers 2 to 12, each once"):
        signal.setup(2, rules=Rules(tokens="places"), places=[7] * 11)


@rule("SS-11.2", follows)
def test_location_tokens_for_dice() -> None:
    rules = Rules(tokens="pile")
    state = line(signal.setup(2, rules=rules), "card/start place/7")
    assert state.chances()["place/2"] == Fraction(1, 10)
    assert state.tokens == tuple(range(2, 13))  # all are shuffled again after the start card
    state = before_card("grey calais", rules=rules).after("card/D-black")
    state = line(state, "deploy/black place/6")
    assert state.clock == 5
    assert 6 not in state.tokens
    last = before_card(rules=rules, changes={"tokens": ()}).after("card/D-black")
    assert len(last.after("deploy/black").legal_moves()) == 11  # shuffled again


@rule("SS-11.2", breaks)
def test_a_token_is_turned_once() -> None:
    state = before_card(rules=Rules(tokens="pile"), changes={"tokens": (2, 3)})
    state = line(state, "card/D-black deploy/black")
    assert state.legal_moves() == ["place/2", "place/3"]
    assert rule_broken(state, "place/6") == "SS-11.2"


# --- 12 North America -----------------------------------------------------------------------


@rule("SS-12.1", follows)
def test_each_port_needs_one_goods_of_every_colour() -> None:
    state = acting("black reno-sanfrancisco.1>sanfrancisco red", on=AMERICA, changes=ALONE)
    state = line(state, "train/reno-sanfrancisco.1 die/4")
    assert state.stored == ((0, 0, 1, 0), (0, 0, 0, 0))
    assert "SS-12.1" in event_rules(state, "delivered")
    assert state.trains == ()


@rule("SS-12.1", breaks)
def test_a_port_takes_no_second_goods_of_a_colour() -> None:
    state = acting("black reno-sanfrancisco.1>sanfrancisco red", on=AMERICA, changes=ALONE)
    state = state._replace(stored=((0, 0, 1, 0), (0, 0, 0, 0)), goods=(2, 2, 0, 2))
    state = line(state, "train/reno-sanfrancisco.1 die/4")
    assert state.trains == (Train("sanfrancisco", "black", "", "red"),)
    assert state._replace(stored=((2, 0, 0, 0), (0, 0, 0, 0))).score == 1


@rule("SS-12.3", follows)
@rule("SS-12.3", breaks)
def test_an_empty_train_stays_in_a_port_there_but_not_in_marseille() -> None:
    there = acting("black reno-sanfrancisco.1>sanfrancisco", on=AMERICA, changes=ALONE)
    there = line(there, "train/reno-sanfrancisco.1 die/4")
    assert there.trains == (Train("sanfrancisco", "black"),)
    assert event_rules(there, "arrived") == ("SS-12.3",)
    here = acting("black lyon-marseille.2>marseille", changes=ALONE)
    assert line(here, "train/lyon-marseille.2 die/4").trains == ()
    assert rule_broken(there, "load/sanfrancisco:s") == "SS-5.6"


@rule("SS-12.4", follows)
@rule("SS-12.4", breaks)
def test_nine_signal_discs() -> None:
    state = signal.setup(2, map=AMERICA)
    assert len(state.green) == 9
    assert "SS-12.4" in event_rules(state, "map-laid")
    with pytest.raises(FileError, match=r"SS-3\.1: newyork has no disc"):
        signal.setup(2, map=AMERICA, green=state.green - {"C:newyork>pittsburgh"})


def test_the_scoresheet_counts_goods_port_by_port() -> None:
    sheet = won().scoresheet(you=1)
    assert sheet.totals == (8, 8)
    assert sheet.people == ("Anna", "You")
    assert sheet.outcome == won().events[-1].text
    assert [row.name for row in sheet.rows] == ["Goods in Marseille"]
    there = signal.setup(3, map=AMERICA)._replace(stored=((1, 2, 0, 0), (0, 0, 0, 1)))
    assert there.scoresheet().gained == (3, 3, 3)
    assert [row.counts[0] for row in there.scoresheet().rows] == ["3", "1"]
    assert str(there.scoresheet()).startswith("The score as it stands")


# --- Goods are never lost -------------------------------------------------------------------


def test_goods_are_in_a_city_on_a_train_or_in_a_port() -> None:
    for seed in range(6):
        for state, _ in busy_game(3, seed, None, hasty_choice):
            loads = Counter(train.load for train in state.trains)
            for at, colour in enumerate(GOODS):
                stored = sum(row[at] for row in state.stored)
                assert state.goods[at] + loads[colour] + stored == 2


def test_every_card_of_the_deck_can_be_resolved() -> None:
    for card in departures():
        if card != "start":
            state = before_card("black wien", "grey calais", on=EUROPE).after(f"card/{card}")
            assert isinstance(state.pending, (Deploying, Choosing, Next, Asked))


def test_a_designers_map_is_played_to_the_end(tmp_path: Path) -> None:
    found = signal.read_map(written(tmp_path, {**europe(), "name": "Ours"}, "ours"))
    state = signal.setup(2, 3, map=found)
    while not state.is_over:
        state = state.after(state.legal_moves()[0])
    assert state.map is found
