"""The independent referee of Switch & Signal stands on its own: vectors, rulings and records."""

from __future__ import annotations

import json
import random
from collections import Counter
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from tests.games.signal.guide import Choose, any_token, guided_token, random_discs, random_rules
from tests.games.signal.referee import (
    COLOURS,
    DECK,
    DICE,
    EACH_KIND,
    HAND_LIMIT,
    KINDS,
    NUMBERS,
    Foul,
    Referee,
    Train,
    check_record,
    main,
    read_boards,
)

HERE = Path(__file__).parent
MAPS = Path("glueckauf/games/signal/maps.json")
BOARDS = read_boards(MAPS)
CE, NA = "central_europe", "north_america"
EXAMPLES = {
    CE: (HERE / "central-europe.txt").read_text("utf-8"),
    NA: (HERE / "north-america.txt").read_text("utf-8"),
}

# ---- Positions ------------------------------------------------------------------------------


def game(name: str = CE, hands: str = "sswtt sswtt", **rules: str) -> Referee:
    """Before the start card, with the discs of the first game."""
    return Referee(BOARDS[name], len(hands.split()), 0, hands.split(), rules=rules)


def acting(name: str = CE, *trains: Train, hands: str = "ttttt sssww", **rules: str) -> Referee:
    """In step 2 of the first turn, with these trains and no helper."""
    referee = game(name, hands, **rules)
    referee.unused.clear()
    play(referee, "card/start place/2 place/3 place/4")
    referee.trains[:] = trains
    return referee


def revealed(name: str, card: str, *trains: Train, helpers: str = "", deck: int = 10) -> Referee:
    """This card lies open at the beginning of the second turn."""
    referee = acting(name)
    play(referee, "end draw/sswtt")
    referee.trains[:] = trains
    referee.deck = deck
    referee.unused.update(helpers.split())
    referee.play(f"card/{card}")
    return referee


def play(referee: Referee, tokens: str) -> None:
    for token in tokens.split():
        referee.play(token)
        referee.check_cards()


def refused(referee: Referee, token: str, rule: str) -> None:
    before = referee.legal()
    with pytest.raises(Foul) as caught:
        referee.play(token)
    assert caught.value.rule == rule, caught.value
    assert caught.value.sentence.endswith(".")
    assert referee.legal() == before


def where(referee: Referee) -> dict[str, tuple[str, str]]:
    return {train.space: (train.colour, train.heading) for train in referee.trains}


def roll(referee: Referee, space: str, die: int, more: str = "") -> int:
    """A train action; the answer is the tokens lost."""
    before = referee.clock
    play(referee, f"train/{space} die/{die} {more}")
    return before - referee.clock


# ---- The vectors of the rulebook ------------------------------------------------------------


def test_v1_deploy_black_at_calais() -> None:
    referee = revealed(CE, "D-black-grey")
    play(referee, "deploy/black place/6")
    assert where(referee) == {"calais": ("black", "")}
    occupied = revealed(CE, "D-black-grey", Train("grey", "calais"))
    play(occupied, "deploy/black place/6")
    assert where(occupied) == {"calais": ("grey", "")}
    assert occupied.clock == 5


def test_v2_into_the_city() -> None:
    referee = revealed(CE, "D-black-grey")
    play(referee, "deploy/black place/6 go/calais die/4")
    assert where(referee) == {"paris": ("black", "")}
    assert referee.clock == 7


def test_v3_each_train_with_its_own_roll() -> None:
    grey = Train("grey", "wien"), Train("grey", "hamburg")
    referee = revealed(CE, "D-black-grey", Train("black", "nantes"), *grey)
    play(referee, "deploy/black place/6")
    assert referee.legal() == ["go/calais", "go/nantes"]
    play(referee, "go/nantes die/2")
    assert referee.legal() == ["go/calais"]
    refused(referee, "go/wien", "SS-4.6")
    refused(referee, "go/nantes-tours.2", "SS-4.6")
    play(referee, "go/calais die/2")
    assert referee.legal() == ["go/hamburg", "go/wien"]
    play(referee, "go/wien die/1 go/hamburg die/1 end")


@pytest.mark.parametrize(
    ("clock", "full", "lost", "deck", "after"),
    [(2, 7, 3, 1, 6), (1, 7, 8, 2, 7), (7, 7, 6, 0, 1), (7, 7, 7, 1, 7), (3, 10, 3, 1, 10)],
)
def test_v4_t13_the_clock(clock: int, full: int, lost: int, deck: int, after: int) -> None:
    referee = acting(clock=str(full))
    referee.clock = clock
    before = referee.deck
    referee.lose(lost)
    assert (before - referee.deck, referee.clock) == (deck, after)


def test_v5_the_conductor_holds_all() -> None:
    def three() -> list[Train]:
        return [Train("black", place) for place in ("wien", "nantes", "calais")]

    referee = revealed(CE, "black-brown", *three(), helpers="conductor")
    assert "hold/black" in referee.legal()
    refused(referee, "hold/brown", "SS-8.3")
    refused(referee, "hold/wien", "SS-8.3")
    late = revealed(CE, "black-brown", *three(), helpers="conductor")
    play(late, "go/wien die/2")
    refused(late, "hold/black", "R17")
    referee.play("hold/black")
    assert "end" in referee.legal()
    assert "train/wien:ss" in referee.legal()  # R17: only the card is meant


def test_v6_the_controller_holds_one() -> None:
    trains = Train("black", "seattle"), Train("black", "boston"), Train("grey", "miami")
    referee = revealed(NA, "D-black", *trains, helpers="traffic_controller")
    play(referee, "deploy/brown place/6")
    assert referee.legal() == ["go/boston", "go/seattle", "hold/boston", "hold/seattle"]
    refused(referee, "hold/miami", "SS-4.6")
    referee.play("hold/seattle")
    assert referee.legal() == ["go/boston"]
    refused(referee, "hold/boston", "SS-8.6")
    play(referee, "go/boston die/2 end")


def test_v7_load_and_on_needs_two_train_actions() -> None:
    train = Train("brown", "albuquerque-denver.2", "denver")
    referee = acting(NA, train, hands="wwttt sswww")
    refused(referee, "load/denver:w", "SS-5.6")
    play(referee, "train/albuquerque-denver.2 die/2")
    assert train.space == "denver"
    play(referee, "load/denver:w train/denver die/1 exit/albuquerque-denver.2")
    assert (train.space, train.heading) == ("albuquerque-denver.2", "albuquerque-denver:1")
    assert train.load == "yellow"
    assert referee.goods["denver"] == 1


@pytest.mark.parametrize(("name", "count"), [(CE, 57), (NA, 66)])
def test_v8_settings(name: str, count: int) -> None:
    board = BOARDS[name]
    for junction in board.junctions:
        assert len(board.settings(junction)) == {3: 3, 4: 6}[len(board.at[junction])]
    assert len(acting(name).switch_moves()) == count


@pytest.mark.parametrize(("name", "switches", "signals"), [(CE, 26, 8), (NA, 30, 9)])
def test_v9_setup(name: str, switches: int, signals: int) -> None:
    referee = game(name)
    assert referee.deck == 17
    assert sum(len(closed) for closed in referee.closed.values()) == switches
    assert len(referee.green) == signals
    assert referee.pile.total() == 81 - 10
    assert referee.to_move == -1
    assert referee.at_turn_start
    assert referee.outcomes() == {"card/start": 1}
    refused(referee, "card/multi", "SS-3.6")
    referee.check()


def test_the_numbers_are_those_of_the_map_file() -> None:
    data = json.loads(MAPS.read_text("utf-8"))
    assert {colour: data["dice"][colour] for colour in COLOURS} == DICE
    assert {c["id"]: (c["deploy"], c["move"], c["copies"]) for c in data["departure_cards"]} == DECK
    assert sum(copies for _, _, copies in DECK.values()) == 18
    assert set(data["action_cards"].values()) == {EACH_KIND}
    assert data["start_card"]["deploy"] == COLOURS
    assert [data["clock_tokens"], data["clock_tokens_max"]] == [7, 10]
    for name, board in BOARDS.items():
        setup = data["maps"][name]["setup"]
        assert setup["signal_discs"] == len(board.cities) + 3
        assert sorted(board.number.values()) == list(NUMBERS)
        for city in board.cities:  # a post at every approach
            assert all((city, section) in board.city_post for section in board.at[city])


# ---- The derived vectors --------------------------------------------------------------------


def test_t1_t2_from_calais() -> None:
    referee = acting(CE, Train("black", "calais"))
    assert roll(referee, "calais", 2) == 0
    assert where(referee) == {"lille-paris.1": ("black", "paris")}
    referee = acting(CE, Train("black", "calais"), Train("grey", "paris"))
    assert roll(referee, "calais", 5) == 3
    assert where(referee)["lille-paris.1"] == ("black", "paris")


def test_t3_dijon_is_closed() -> None:
    referee = acting(CE, Train("brown", "nantes"))
    assert roll(referee, "nantes", 4) == 0
    assert where(referee) == {"tours-dijon.2": ("brown", "dijon")}
    assert roll(referee, "tours-dijon.2", 3) == 3
    assert where(referee) == {"tours-dijon.2": ("brown", "dijon")}


def test_t4_t5_red_post_and_closed_junction() -> None:
    referee = acting(CE, Train("grey", "toulouse"), Train("black", "wroclaw"))
    assert roll(referee, "toulouse", 3) == 1
    assert "limoges-montpellier.2" in where(referee)
    assert roll(referee, "wroclaw", 3) == 2
    assert "wroclaw-dresden.1" in where(referee)


def test_t6_t7_head_on() -> None:
    black = Train("black", "frankfurt-strasbourg.1", "frankfurt", "white")
    referee = acting(CE, black, Train("grey", "koln-frankfurt.1", "frankfurt"))
    referee.goods["nurnberg"] = 1
    assert roll(referee, black.space, 3) == 6
    assert where(referee) == {"koln-frankfurt.1": ("grey", "frankfurt")}
    assert referee.goods["nurnberg"] == 2
    black = Train("black", "frankfurt-strasbourg.1", "frankfurt", "white")
    referee = acting(CE, black, Train("grey", "koln-frankfurt.1", "koln"))
    assert roll(referee, black.space, 3) == 3
    assert where(referee)["frankfurt-strasbourg.1"] == ("black", "frankfurt")


def test_t8_a_start_place_reached() -> None:
    referee = acting(CE, Train("black", "calais-lille.1", "calais"))
    assert roll(referee, "calais-lille.1", 4) == 2
    assert referee.trains == []
    black = Train("black", "calais-lille.1", "calais")
    referee = acting(CE, black, Train("grey", "calais"))
    assert roll(referee, "calais-lille.1", 4) == 8 - 7  # one card gone, the clock refilled
    assert referee.deck == 15
    assert where(referee) == {"calais": ("grey", "")}


def test_t9_marseille() -> None:
    for load in ("blue", ""):
        train = Train("black", "lyon-marseille.1", "lyon-marseille:1", load)
        referee = acting(CE, train)
        assert roll(referee, "lyon-marseille.1", 5) == 0
        assert referee.trains == []
        assert referee.stored["marseille"]["blue"] == (load == "blue")
        assert referee.delivered() == (load == "blue")


def test_t10_t11_denver() -> None:
    space, heading = "albuquerque-denver.2", "denver"
    referee = acting(NA, Train("brown", space, heading))
    assert roll(referee, space, 3) == 0
    assert "denver" in where(referee)
    referee = acting(NA, Train("brown", space, heading), hands="stttt sssww")
    referee.play("signal/L:kansascity-dallas,C:denver>saltlake")
    play(referee, f"train/{space} die/4")
    assert referee.legal() == ["exit/saltlake-denver.2", "stop"]
    refused(referee, "exit/albuquerque-denver.2", "R15")
    refused(referee, "exit/omaha-denver.2", "SS-6.7")
    refused(referee, "exit/calais-lille.1", "SS-6.4")
    referee.play("exit/saltlake-denver.2")
    assert where(referee) == {"reno-saltlake.1": ("brown", "reno")}
    assert referee.clock == 7


def test_t12_an_empty_train_in_a_port() -> None:
    train = Train("black", "reno-sanfrancisco.1", "sanfrancisco")
    referee = acting(NA, train, hands="stttt sssww")
    referee.play("signal/L:kansascity-dallas,C:sanfrancisco>portland")
    play(referee, "train/reno-sanfrancisco.1 die/4")
    assert referee.legal() == ["exit/portland-sanfrancisco.3", "stop"]
    referee.play("stop")
    assert where(referee) == {"sanfrancisco": ("black", "")}
    assert referee.clock == 7


def test_t14_loss_at_once() -> None:
    referee = acting(CE, Train("brown", "nantes"), Train("grey", "tours-dijon.1", "tours-dijon:1"))
    referee.deck = 0
    referee.clock = 2
    play(referee, "train/nantes die/4")
    assert referee.over
    assert referee.legal() == []
    assert referee.to_move is None
    assert referee.winners() == []
    refused(referee, "end", "SS-9.2")


# ---- The clock, the deck, the end -----------------------------------------------------------


def test_the_last_turn_draws_and_then_all_lose() -> None:
    """R13, R39."""
    referee = acting(CE)
    referee.deck = 0
    referee.play("end")
    assert referee.to_move == -1
    referee.play("draw/ssswt")
    assert referee.over
    assert referee.winners() == []
    assert referee.scores() == [0, 0]


def test_the_last_goods_wins_at_once() -> None:
    train = Train("black", "lyon-marseille.2", "marseille", "red")
    referee = acting(CE, train)
    referee.stored["marseille"].update({"red": 1, "blue": 2, "white": 2, "yellow": 2})
    play(referee, "train/lyon-marseille.2 die/5")
    assert referee.over
    assert referee.winners() == [0, 1]
    assert referee.scores() == [8, 8]


def test_a_third_goods_counts_as_any() -> None:
    """SS-10.3, R23, R40."""
    referee = acting(CE, goods="3")
    stored = referee.stored["marseille"]
    stored.update({"red": 3, "blue": 3, "white": 3})
    assert referee.delivered() == 8
    stored["yellow"] = 2
    assert referee.delivered() == referee.required() == 10


def test_a_port_of_north_america() -> None:
    """SS-12.1, R21, R22, R23."""
    two, three = acting(NA), acting(NA, goods="3")
    for referee in (two, three):
        referee.stored["newyork"]["red"] = 1
        assert referee.takes("newyork", "blue")
    assert not two.takes("newyork", "red")
    assert three.takes("newyork", "red")
    three.stored["newyork"]["red"] = 2
    assert not three.takes("newyork", "red")
    three.stored["newyork"]["blue"] = 1
    assert not three.takes("newyork", "blue")
    assert three.takes("newyork", "white")
    assert three.takes("sanfrancisco", "red")


@pytest.mark.parametrize(("load", "stays"), [("red", True), ("blue", False), ("", True)])
def test_stopping_in_a_port(load: str, stays: bool) -> None:
    train = Train("black", "reno-sanfrancisco.1", "sanfrancisco", load)
    referee = acting(NA, train)
    referee.stored["sanfrancisco"]["red"] = 1
    assert roll(referee, "reno-sanfrancisco.1", 2) == 0
    assert (referee.trains == [train]) == stays
    assert referee.stored["sanfrancisco"]["red"] == 1
    assert referee.stored["sanfrancisco"]["blue"] == (load == "blue")
    assert train.load == (load if stays else "")


def test_a_loaded_train_may_run_through_a_port() -> None:
    train = Train("black", "reno-sanfrancisco.1", "sanfrancisco", "blue")
    referee = acting(NA, train)
    referee.green.add("C:sanfrancisco>bakersfield")
    referee.signal_discs += 1
    assert roll(referee, "reno-sanfrancisco.1", 2, "exit/bakersfield-sanfrancisco.2") == 0
    assert (train.space, train.load) == ("bakersfield-sanfrancisco.2", "blue")


# ---- Departure cards ------------------------------------------------------------------------


def test_the_start_card_finds_a_free_place() -> None:
    referee = game()
    referee.play("card/start")
    assert referee.outcomes()["place/7"] == Fraction(6, 36)
    referee.play("place/7")
    assert "place/7" not in referee.legal()
    assert referee.outcomes()["place/2"] == Fraction(1, 30)
    refused(referee, "place/7", "SS-4.5")
    refused(referee, "place/13", "SS-1.3")
    refused(referee, "deploy/brown", "SS-4.1")
    play(referee, "place/2 place/3")
    assert [train.colour for train in referee.trains] == COLOURS
    assert "end" in referee.legal()
    assert "dispatcher" in referee.legal()


def test_the_shunter_on_the_start_card() -> None:
    """R31."""
    referee = game(NA)
    play(referee, "card/start")
    assert referee.legal() == sorted(["on", *(f"shunt/black/{n}" for n in NUMBERS)])
    refused(referee, "shunt/brown/6", "SS-4.5")
    refused(referee, "deploy/black", "SS-4.3")
    refused(referee, "keeper", "R19")
    play(referee, "on place/7")
    refused(referee, "shunt/brown/7", "R20")
    play(referee, "shunt/brown/12")
    assert referee.to_move == -1
    assert referee.outcomes()["place/2"] == Fraction(1, 29)


def test_the_pile_of_tokens() -> None:
    """SS-11.2, R25: on the start card all free places are alike; later no token comes twice."""
    referee = game(NA, tokens="pile")
    play(referee, "card/start on place/7 shunt/brown/12")
    assert set(referee.outcomes().values()) == {Fraction(1, 9)}
    play(referee, "place/3 end draw/sswtt card/D-multi")
    play(referee, "deploy/black")
    assert set(referee.outcomes().values()) == {Fraction(1, 11)}
    play(referee, "place/7")
    assert referee.clock == 5
    assert referee.tokens == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    referee.tokens = [12]
    play(referee, "colour/black go/losangeles die/2 end draw/sswtt card/D2 deploy/grey")
    assert referee.outcomes() == {"place/12": 1}
    refused(referee, "place/4", "R25")
    play(referee, "place/12 deploy/brown")
    assert len(referee.outcomes()) == 11


def test_changed_places() -> None:
    """SS-11.1: the numbers are the new ones."""
    numbers = [12, *range(2, 12)]
    hands = ["sswtt"] * 2
    rules = {"tokens": "places"}
    referee = Referee(BOARDS[CE], 2, 1, hands, places=numbers, rules=rules)
    play(referee, "card/start place/12 place/2 place/6")
    assert [train.space for train in referee.trains] == ["rostock", "ljubljana", "poznan"]
    for wrong in (None, [2] * 11, list(range(1, 12))):
        with pytest.raises(Foul):
            Referee(BOARDS[CE], 2, 1, hands, places=wrong, rules=rules)
    with pytest.raises(Foul):
        Referee(BOARDS[CE], 2, 1, hands, places=numbers)


def full_board(colour: str = "") -> list[Train]:
    """All nine trains on start places, but none of this colour."""
    places = iter(BOARDS[NA].number)
    return [Train(name, next(places)) for name in COLOURS * 3 if name != colour]


def test_two_deployments() -> None:
    """SS-4.4, R10, R38."""
    referee = revealed(CE, "D2", Train("grey", "calais"))
    assert referee.legal() == ["deploy/black", "deploy/brown", "deploy/grey"]
    play(referee, "deploy/black place/6")
    assert referee.clock == 5
    assert referee.legal() == ["deploy/brown", "deploy/grey"]
    refused(referee, "deploy/black", "SS-4.4")
    play(referee, "deploy/grey place/7")
    assert referee.legal() == ["colour/black", "colour/brown", "colour/grey"]
    last = revealed(NA, "D2", *full_board("grey"), helpers="shunter")
    assert last.deployable() == ["grey"]
    refused(last, "deploy/black", "SS-4.3")
    refused(last, "shunt/black/12", "SS-4.3")
    play(last, "shunt/grey/12")
    assert last.clock == 5  # the second colour is not in the depot
    assert last.legal() == ["colour/black", "colour/brown", "colour/grey"]


def test_an_empty_depot() -> None:
    """SS-4.3, R38: two tokens for each train that cannot be deployed."""
    referee = revealed(NA, "D2", *full_board())
    assert referee.clock == 3
    assert "colour/grey" in referee.legal()


def test_multi_colours() -> None:
    """SS-4.7, R11, R36."""
    referee = revealed(CE, "multi3", Train("black", "calais"), Train("grey", "wien"))
    play(referee, "colour/brown")  # none on the board
    assert referee.legal() == ["colour/black", "colour/grey"]
    refused(referee, "colour/brown", "R11")
    refused(referee, "colour/pink", "notation")
    play(referee, "colour/grey go/wien die/1")
    assert referee.legal() == ["colour/black"]
    play(referee, "colour/black go/calais die/2")
    assert "end" in referee.legal()


# ---- Helpers --------------------------------------------------------------------------------


def test_the_keeper_at_the_first_decision() -> None:
    """SS-8.4, R19, R33, R34."""
    helpers = "crossing_keeper shunter traffic_controller"
    referee = revealed(NA, "black-grey", Train("grey", "boston"), helpers=helpers)
    assert referee.legal() == ["go/boston", "hold/boston", "keeper"]
    unseen = referee.unseen.total()
    referee.play("keeper")
    assert (referee.under, referee.deck) == ("black-grey", 10)
    assert referee.outcomes()["card/multi"] == Fraction(2, unseen)
    assert "card/black-grey" not in referee.outcomes()
    refused(referee, "card/black-grey", "R34")
    referee.play("card/multi3")
    refused(referee, "keeper", "SS-8.4")
    later = revealed(NA, "multi", Train("grey", "boston"), helpers=helpers)
    later.play("colour/grey")
    refused(later, "keeper", "R19")
    last = revealed(NA, "multi", Train("grey", "boston"), helpers=helpers, deck=1)
    refused(last, "keeper", "R19")


def test_the_keeper_is_asked() -> None:
    """R33: a card that asks for nothing, or first for an impossible deployment."""
    referee = revealed(NA, "black-grey", Train("brown", "boston"), helpers="crossing_keeper")
    assert referee.legal() == ["keeper", "on"]
    referee.play("on")
    assert "end" in referee.legal()
    for answer in ("on", "keeper"):
        referee = revealed(NA, "D2", *full_board(), helpers="crossing_keeper")
        assert referee.legal() == ["keeper", "on"]
        assert referee.clock == 7
        referee.play(answer)
        assert referee.clock == (3 if answer == "on" else 7)
        assert referee.to_move == (-1 if answer == "keeper" else 1)


def test_the_card_under_the_deck_comes_last() -> None:
    referee = revealed(NA, "multi2", helpers="crossing_keeper", deck=2)
    assert referee.deck == 1
    play(referee, "keeper card/black-grey end draw/sswtt")
    assert referee.outcomes() == {"card/multi2": 1}
    play(referee, "card/multi2 colour/black colour/grey end")
    assert referee.over


def test_the_card_under_the_deck_can_be_removed() -> None:
    referee = revealed(NA, "multi2", helpers="crossing_keeper", deck=2)
    play(referee, "keeper card/black-grey")
    referee.lose(7)
    assert (referee.deck, referee.under) == (0, "")


def test_the_logistician() -> None:
    """SS-8.1, R18: asked after every die, until it is used."""
    referee = acting(CE, Train("black", "calais"))
    referee.unused.add("logistician")
    play(referee, "train/calais die/4")
    assert referee.legal() == ["on", "reroll"]
    assert where(referee) == {"calais": ("black", "")}
    refused(referee, "end", "SS-4.1")
    referee.play("reroll")
    assert referee.outcomes()["die/3"] == Fraction(1, 3)
    refused(referee, "die/6", "SS-1.1")
    referee.play("die/2")
    assert "lille-paris.1" in where(referee)
    refused(referee, "reroll", "SS-8.1")
    refused(referee, "keeper", "SS-8.4")


def paris(*helpers: str) -> Referee:
    """A train before Paris, with a second green post there."""
    referee = acting(CE, Train("black", "lille-paris.1", "paris"), hands="wwwtt sssww")
    referee.green.add("C:paris>dijon")
    referee.signal_discs += 1
    referee.unused.update(helpers)
    return referee


def test_the_dispatcher_before_the_move() -> None:
    """SS-8.2."""
    referee = paris("dispatcher")
    play(referee, "dispatcher train/lille-paris.1 die/4")
    assert referee.legal() == ["exit/dijon-paris.2", "stop"]
    other = paris("dispatcher")
    play(other, "dispatcher train/lille-paris.1 die/4 stop")
    assert where(other) == {"paris": ("black", "")}
    play(referee, "exit/dijon-paris.2")
    assert referee.clock == 7
    assert where(referee) == {"dijon-lyon.1": ("black", "lyon")}
    refused(referee, "dispatcher", "SS-8.2")
    referee.trains[:] = [Train("brown", "lille-paris.1", "paris")]
    play(referee, "end draw/sswtt")
    assert not referee.through


def test_the_dispatcher_is_asked_at_the_arrival() -> None:
    """R32."""
    referee = paris("dispatcher")
    play(referee, "train/lille-paris.1 die/4")
    assert referee.legal() == ["dispatcher", "stop"]
    refused(referee, "exit/dijon-paris.2", "SS-6.4")
    other = paris("dispatcher")
    play(other, "train/lille-paris.1 die/4 stop")
    assert "dispatcher" in other.unused
    referee.play("dispatcher")
    assert referee.legal() == ["exit/dijon-paris.2", "stop"]


def test_the_dispatcher_is_not_asked_after_another_decision() -> None:
    """R32: where the logistician was asked after the die, it could have been called there."""
    referee = paris("dispatcher", "logistician")
    play(referee, "train/lille-paris.1 die/4")
    assert referee.legal() == ["dispatcher", "on", "reroll"]
    referee.play("on")
    assert where(referee) == {"paris": ("black", "")}
    again = paris("dispatcher", "logistician")
    play(again, "train/lille-paris.1 die/4 reroll die/4")
    assert again.legal() == ["dispatcher", "stop"]
    called = paris("dispatcher", "logistician")
    play(called, "train/lille-paris.1 die/4 dispatcher")
    assert called.legal() == ["on", "reroll"]
    called.play("on")
    assert called.legal() == ["exit/dijon-paris.2", "stop"]


def test_no_way_on_is_a_stop() -> None:
    """R15: red posts, an occupied section, the way back, the last point."""
    referee = paris("dispatcher")
    referee.trains.append(Train("grey", "dijon-paris.2", "dijon-paris:1"))
    assert roll(referee, "lille-paris.1", 4) == 0
    assert "paris" in where(referee)
    referee = paris("dispatcher")
    referee.trains[0].colour = "brown"
    assert roll(referee, "lille-paris.1", 1) == 0
    assert "end" in referee.legal()


def test_marseille_is_not_run_through() -> None:
    """R16."""
    referee = acting(CE, Train("black", "lyon-marseille.2", "marseille"))
    referee.green.add("C:marseille>torino")
    referee.signal_discs += 1
    referee.unused.add("dispatcher")
    assert roll(referee, "lyon-marseille.2", 4) == 0
    assert referee.trains == []


# ---- Movement -------------------------------------------------------------------------------


def test_every_green_exit_may_be_chosen() -> None:
    """R4, R8, R37: also a blocked one, or the way back."""
    for heading, lost, stays in [("dijon-paris:1", 3, True), ("paris", 6, False)]:
        grey = Train("grey", "dijon-paris.2", heading)
        referee = acting(CE, Train("black", "paris", load="blue"), grey)
        referee.goods["paris"] = 1
        referee.green.add("C:paris>dijon")
        referee.signal_discs += 1
        play(referee, "train/paris die/3")
        assert referee.legal() == ["exit/dijon-paris.2", "exit/lille-paris.1"]
        refused(referee, "stop", "SS-6.2")
        refused(referee, "exit/reims-paris.1", "SS-6.7")
        referee.play("exit/dijon-paris.2")
        assert 7 - referee.clock == lost
        assert ("paris" in where(referee)) == stays
        assert referee.goods["paris"] == (1 if stays else 2)


def test_no_point_for_the_start_place() -> None:
    """R7, R8: nothing is lost with no point left."""
    referee = acting(CE, Train("grey", "lille-paris.1", "lille"), Train("black", "calais"))
    assert roll(referee, "lille-paris.1", 1) == 0
    assert where(referee)["calais-lille.1"] == ("grey", "calais")


# ---- Action cards ---------------------------------------------------------------------------


def test_signals() -> None:
    """SS-5.2, SS-5.5."""
    referee = acting(CE, hands="swwtt sswtt")
    moves = referee.signal_moves()
    assert len(moves) == 3 * 21 + 2 + 3 + 2 + 3 + 2  # lines anywhere, cities at home
    assert "signal/C:paris>lille,C:paris>dijon" in moves
    refused(referee, "signal/C:paris>lille,L:torino-lyon", "SS-5.2")
    refused(referee, "signal/C:paris>dijon,L:torino-lyon", "SS-5.2")
    refused(referee, "signal/L:dijon-paris,L:zurich-dijon", "SS-5.2")
    refused(referee, "signal/L:dijon-paris,L:nowhere", "notation")
    refused(referee, "signal/L:dijon-paris,L:torino-lyon:ss", "SS-5.5")
    refused(referee, "signal/L:dijon-paris,L:torino-lyon:ts", "notation")
    play(referee, "signal/L:dijon-paris,C:paris>dijon:tt")
    assert referee.discards == Counter("tt")
    play(referee, "signal/C:paris>lille,L:torino-lyon")
    refused(referee, "signal/L:torino-lyon,L:dijon-paris", "SS-5.1")


def test_switches() -> None:
    """SS-5.3, R29."""
    referee = acting(CE, hands="swwtt sswtt")
    refused(referee, "switch/lille=lille-brussels.1", "R29")
    refused(referee, "switch/lille=reims-paris.1", "SS-2.2")
    refused(referee, "switch/paris=reims-paris.1", "notation")
    refused(referee, "switch/dijon=dijon-lyon.1", "SS-2.2")
    refused(referee, "switch/dijon=zurich-dijon.2,dijon-lyon.1", "notation")
    play(referee, "switch/dijon=dijon-lyon.1,zurich-dijon.2 switch/lille=calais-lille.1:tt")
    assert referee.closed["dijon"] == ["dijon-lyon.1", "zurich-dijon.2"]
    play(referee, "switch/lille=lille-paris.1")
    refused(referee, "switch/lille=lille-brussels.1", "SS-5.1")


def test_loading() -> None:
    """SS-5.6, R27."""
    train = Train("grey", "paris")
    referee = acting(CE, train, Train("brown", "berlin", load="blue"), hands="sssww sswtt")
    refused(referee, "load/paris:t", "SS-5.6")
    refused(referee, "load/berlin:s", "SS-5.6")
    refused(referee, "load/nurnberg:s", "SS-5.6")
    refused(referee, "load/marseille:s", "SS-5.6")
    assert [t for t in referee.legal() if t.startswith("load")] == ["load/paris:s", "load/paris:w"]
    play(referee, "load/paris:w")
    assert train.load == "blue"
    referee.trains[:] = [Train("grey", "paris")]
    referee.goods["paris"] = 0
    refused(referee, "load/paris:s", "SS-5.6")


def test_train_actions_need_a_train() -> None:
    referee = acting(CE)
    refused(referee, "train/paris", "SS-5.4")
    refused(referee, "card/multi", "SS-4.1")
    refused(referee, "go/paris", "SS-4.6")
    refused(referee, "hello", "notation")
    refused(referee, "stop", "SS-6.2")
    refused(referee, "on", "notation")


# ---- Drawing --------------------------------------------------------------------------------


def test_a_draw_is_hypergeometric() -> None:
    referee = acting(CE, hands="ttttt sssww")
    referee.play("end")
    assert sum(referee.outcomes().values()) == 1
    assert referee.outcomes()["draw/sssss"] == Fraction(comb(24, 5), comb(71, 5))
    refused(referee, "draw/ssss", "R12")
    refused(referee, "draw/tss", "notation")


def test_a_full_hand_draws_nothing() -> None:
    """R12."""
    referee = acting(CE, hands="ttttt sssww")
    play(referee, "end draw/sssss card/multi colour/black end draw/ttttt")
    play(referee, "card/multi2 colour/black colour/grey")
    assert referee.hand.total() == HAND_LIMIT
    referee.play("end")
    assert (referee.active, referee.at_turn_start) == (1, True)


def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    """R35."""
    referee = acting(CE, hands="ttttt sssww")
    referee.discards.update("sw" + referee.pile["t"] * "t")
    referee.pile.update({"s": -1, "w": -1, "t": -referee.pile["t"]})
    referee.discards.update("s" * (referee.pile["s"] - 1) + "w" * (referee.pile["w"] - 1))
    referee.pile.update({"s": 1 - referee.pile["s"], "w": 1 - referee.pile["w"]})
    referee.play("end")
    assert letters(referee) == "sw"
    total = referee.discards.total()
    chances = referee.outcomes()
    assert sum(chances.values()) == 1
    assert chances["draw/swttt"] == Fraction(comb(referee.discards["t"], 3), comb(total, 3))
    assert "draw/sssss" not in chances
    refused(referee, "draw/sssss", "R35")
    referee.play("draw/swttt")
    assert referee.discards.total() == 0
    assert referee.pile.total() == total - 3
    referee.check()


def letters(referee: Referee) -> str:
    return "".join(kind * referee.pile[kind] for kind in KINDS)


# ---- Records --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [CE, NA])
def test_the_examples(name: str) -> None:
    """Every token is legal when it comes, every chance possible, every count in order."""
    seen = []

    def watch(referee: Referee, token: str) -> None:
        assert token in referee.legal()
        assert referee.why_not(token) is None
        if referee.to_move == -1:
            assert sum(referee.outcomes().values()) == 1
            assert referee.outcomes()[token] > 0
        referee.check()
        seen.append(token)

    referee = check_record(EXAMPLES[name], BOARDS, watch)
    assert referee.over
    assert len(seen) > 100


FOULS = [  # in the record of Central Europe: what is changed, and the rule it breaks
    ("players: 3", "players: 5", "SS-1.1"),
    ("players: 3", "players: 4", "SS-3.7"),
    ("players: 3", "players: three", "notation"),
    ("start: 2", "start: 3", "SS-3.8"),
    ("start: 2", "start: 1", "SS-4.1"),
    ("game: signal", "game: card", "notation"),
    ("map: central_europe", "map: mars", "SS-3.1"),
    ("hands: sswwt", "hands: sswwtt", "SS-3.7"),
    ("hands: sswwt", "hands: wsswt", "SS-3.7"),
    (" L:zurich-dijon\n", "\n", "SS-3.1"),
    (" L:zurich-dijon\n", " L:dijon-paris\n", "SS-3.1"),
    (" L:zurich-dijon\n", " L:zurich\n", "SS-3.1"),
    ("green: C:amsterdam>koln", "green: L:zurich-milano", "SS-3.1"),
    (
        "L:dijon-paris L:limoges-montpellier",
        "C:paris>dijon C:paris>lille",
        "SS-3.1",
    ),
    ("closed: lille=lille-brussels.1 ", "closed: ", "SS-3.1"),
    ("closed: lille=lille-brussels.1", "closed: lille=reims-paris.1", "SS-2.2"),
    ("places: 3 2 11 5", "places: 3 3 11 5", "SS-11.1"),
    ("places: 3 2 11 5 8 10 9 12 6 4 7\n", "", "SS-11.1"),
    (" extra_signal=1", "", "SS-3.1"),
    (" extra_signal=1", " extra_signal=2", "R41"),
    (" extra_signal=1", " extra_signal=1 clock=6", "R41"),
    (" extra_signal=1", " extra_signal=1 removed=19", "R41"),
    (" extra_signal=1", " extra_signal=1 goods=4", "R41"),
    (" extra_signal=1", " extra_signal=1 lunch=free", "R41"),
    (" extra_signal=1", " extra_signal=1 extra_signal=1", "notation"),
    ("card/start place/4", "card/multi place/4", "SS-3.6"),
    ("place/4 place/11", "place/4 place/4", "SS-4.5"),
    ("die/1 on train", "die/1 train", "SS-4.1"),
    ("die/1 on train", "die/5 on train", "SS-1.1"),
    ("end draw/swwtt", "end draw/swwt", "R12"),
    ("end draw/swwtt", "draw/swwtt", "SS-4.1"),
    ("2: card/multi3", "0: card/multi3", "SS-4.1"),
    ("1: card/multi ", "1: card/start ", "SS-3.6"),
    ("1: card/multi ", "1: card/multi3 ", "R34"),
    ("1: card/multi ", "1: card/multi9 ", "notation"),
    ("deploy/black place/11", "deploy/pink place/11", "notation"),
    ("deploy/black place/11", "shunt/black/11", "SS-8.5"),
    ("deploy/black place/11", "keeper card/multi", "SS-8.4"),
    ("go/toulouse die/5", "go/ljubljana die/5", "SS-4.6"),
    ("reroll die/2", "reroll die/2 on", "notation"),
    ("load/nurnberg:s signal", "load/nurnberg:s load/nurnberg:s signal", "SS-5.6"),
    ("exit/frankfurt-nurnberg.1", "exit/munchen-nurnberg.1", "SS-6.7"),
    ("exit/frankfurt-nurnberg.1", "stop", "SS-6.2"),
    (" end draw/swwtt\n0:", " end draw/swwtt", "notation"),
    (" end draw/swwtt\n", "\n", "notation"),
    ("\nresult: 3 3 3\nwinners:", "", "notation"),
    ("result: 3 3 3", "result: 4 4 4", "R40"),
    ("winners:", "winners: 0 1 2", "R40"),
    ("draw/wtttt\nresult", "draw/wtttt\n1: card/multi\nresult", "SS-9.2"),
    (" end draw/wtttt\nresult", "\nresult", "notation"),
]


@pytest.mark.parametrize(("right", "wrong", "rule"), FOULS)
def test_foul_records_are_refused(right: str, wrong: str, rule: str) -> None:
    assert right in EXAMPLES[CE]
    with pytest.raises(Foul) as caught:
        check_record(EXAMPLES[CE].replace(right, wrong, 1), BOARDS)
    assert caught.value.rule == rule, caught.value


def test_a_record_may_stop_anywhere_in_its_last_line() -> None:
    lines = EXAMPLES[NA].splitlines()
    words = lines[-3].split()
    for count in (2, 5, len(words) - 1):
        referee = check_record("\n".join([*lines[:-3], " ".join(words[:count])]), BOARDS)
        assert not referee.over
        assert referee.active == 1
        assert not referee.at_turn_start


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(EXAMPLES[CE], "utf-8")
    bad.write_text(EXAMPLES[CE].replace("winners:", "winners: 1"), "utf-8")
    assert main([str(MAPS), str(good), str(good)]) == 0
    assert capsys.readouterr().out == "2 records accepted\n"
    assert main([str(MAPS), str(good), str(bad)]) == 1
    assert "bad.txt: line " in capsys.readouterr().out


# ---- Random games ---------------------------------------------------------------------------


def random_game(name: str, seed: int) -> Referee:
    """A table with random rules, discs and hands."""
    rng = random.Random(seed)
    board = BOARDS[name]
    rules, players = random_rules(rng), rng.choice([2, 3, 4])
    cards = list(KINDS * EACH_KIND)
    rng.shuffle(cards)
    hands = ["".join(sorted(cards[i : i + 5], key=KINDS.index)) for i in range(0, players * 5, 5)]
    numbers = rng.sample(list(NUMBERS), 11) if rules["tokens"] == "places" else None
    green, closed = random_discs(board, rng, int(rules["extra_signal"]))
    return Referee(board, players, rng.randrange(players), hands, green, closed, numbers, rules)


@pytest.mark.parametrize("name", [CE, NA])
@pytest.mark.parametrize(("choose", "seed"), [(any_token, 1), (guided_token, 2), (guided_token, 3)])
def test_random_games(name: str, choose: Choose, seed: int) -> None:
    """SS-2.5 holds, chances sum to 1, and the game ends with the cards of its deck."""
    referee = random_game(name, seed)
    rng = random.Random(seed)
    most = referee.deck
    while not referee.over:
        legal = referee.legal()
        assert legal == sorted(set(legal)) != []
        if referee.to_move == -1:
            assert sum(referee.outcomes().values()) == 1
            assert all(p > 0 for p in referee.outcomes().values())
        referee.play(choose(referee, rng))
        referee.check()
    assert referee.turns <= most
    assert referee.won == (referee.delivered() == referee.required())
    assert referee.turns <= 17 or referee.rules["removed"] in "01"
