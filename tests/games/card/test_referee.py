"""The independent referee of the card game stands on its own: vectors, rulings and records."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.games.card.referee import (
    ENGINES,
    INNOVATIONS,
    LORRIES,
    OBJECTIVES,
    ORDERS,
    SHARES,
    WAGONS,
    Foul,
    Player,
    Referee,
    Wagon,
    check_record,
    main,
    perft,
)

# ---- Positions ------------------------------------------------------------------------------


def decks(seed: int | None = None) -> dict[str, list[str]]:
    """The nine stacks as the header of a record names them; without a seed not shuffled."""
    kinds = [list(x) for x in (LORRIES, WAGONS, ENGINES, ORDERS, SHARES, INNOVATIONS, OBJECTIVES)]
    if seed is not None:
        for cards in kinds:
            random.Random(seed).shuffle(cards)
    lorries, wagons, engines, orders, shares, innovations, objectives = kinds
    return {
        "lorry-a": lorries[:20],
        "lorry-b": lorries[20:],
        "wagon-a": wagons[:20],
        "wagon-b": wagons[20:],
        "engine": engines,
        "order": orders,
        "share": shares,
        "innovation": innovations,
        "objective": objectives,
    }


def game(players: int = 3, start: int = 0, strict: bool = False) -> Referee:
    return Referee(players, start, decks(), {"innovation_needs_placement": strict})


def play(referee: Referee, tokens: str) -> None:
    for token in tokens.split():
        referee.play(token)


def refused(referee: Referee, token: str) -> None:
    before = referee.table()
    with pytest.raises(Foul, match="may not play"):
        referee.play(token)
    assert referee.table() == before


def zones(referee: Referee) -> set[str]:
    """What is offered, without the innovations and the pass."""
    return {x for x in referee.legal() if x != "pass" and not x.startswith("use/")}


def uses(referee: Referee) -> list[str]:
    return [token for token in referee.legal() if token.startswith("use/")]


def couple(player: Player, number: int, engine: str, *wagons: str) -> None:
    """Set a dock: its engine, and wagons like 'w' or 'w=w1.2'."""
    dock = player.yard.docks[number]
    dock.engine = engine
    dock.wagons = [Wagon(crest, load) for crest, _, load in (x.partition("=") for x in wagons)]


def maciek() -> Referee:
    """The position of CG-T6."""
    referee = game()
    referee.player.yard.row = ["f2", "c1.1", "t1.1"]
    couple(referee.player, 1, "", "*")
    couple(referee.player, 2, "", "t")
    return referee


def gosia(second: str = "red") -> Referee:
    """The position of CG-T7."""
    referee = game()
    couple(referee.player, 1, "red", "w=w2", "*=c1.2", "c")
    couple(referee.player, 2, second, "t=t2")
    couple(referee.player, 3, "", "f")
    referee.player.orders = ["barracks:3", "furnaces:1"]
    return referee


def endings(referee: Referee, seat: int) -> list[tuple[str, str]]:
    """All token sequences to the end of a turn, each with the table it leads to."""
    if referee.at_turn_start or referee.to_move != seat:
        return [("", str(referee.table()["players"][seat]))]
    found = []
    for token in referee.legal():
        after = referee.copy()
        after.play(token)
        found += [(f"{token} {rest}", table) for rest, table in endings(after, seat)]
    return found


# ---- The vectors ----------------------------------------------------------------------------


def test_t1_an_empty_zone_costs_one() -> None:
    referee = game()
    referee.play("order")
    assert referee.legal() == ["pay/1"]
    refused(referee, "pay/2")
    referee.play("pay/1")
    assert referee.table()["costs"]["order"] == 2


def test_t2_t3_every_use_costs_one_more() -> None:
    referee = game()
    play(referee, "order pay/1 order")
    assert referee.legal() == ["pay/1+1", "pay/2"]
    refused(referee, "pay/1")
    refused(referee, "pay/3")
    play(referee, "pay/2 order")
    assert referee.legal() == ["pay/1+1+1", "pay/1+2", "pay/3"]
    referee.play("pay/1+2")
    assert referee.cost("order") == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t4_payments_of_three(players: int) -> None:
    assert Player(players).payments(3) == ["pay/1+1+1", "pay/1+2", "pay/3"]


def test_t5_no_overpaying() -> None:
    referee = game()
    referee.player.workers = [2, 3]
    assert zones(referee) == {"wild"}
    refused(referee, "order")


def test_t6_maciek() -> None:
    referee = maciek()
    play(referee, "mining/3 pay/1 row>2t")
    assert referee.legal() == ["row>1*", "row>s"]
    referee.play("row>1*")
    assert referee.to_move == 1  # CG-T6b: the two lorries need two steps, so nothing is asked
    table = referee.table()
    assert table["costs"]["mining/3"] == 2
    assert table["players"][0]["row"] == ("f2",)
    assert table["players"][0]["storage"] == ()
    assert table["players"][0]["docks"][1] == ("", (("*", "c1.1"),))
    assert table["players"][0]["docks"][2] == ("", (("t", "t1.1"),))


def test_t6a_the_dock_must_bear_the_crest() -> None:
    referee = maciek()
    play(referee, "mining/3 pay/1")
    assert referee.legal() == ["row>2t", "row>s"]
    refused(referee, "row>1*")


def test_t7_gosia() -> None:
    referee = gosia()
    play(referee, "delivery pay/1")
    assert referee.legal() == [
        "train/1=barracks:3",
        "train/1=furnaces:1",
        "train/2=furnaces:1",
    ]
    two = referee.copy()
    play(two, "train/1=barracks:3")
    assert two.legal() == ["end", "train/2=furnaces:1"]
    two.play("train/2=furnaces:1")
    assert two.to_move == 1
    mine = two.table()["players"][0]
    assert mine["docks"] == {1: ("", ()), 2: ("", ()), 3: ("", (("f", ""),))}
    assert mine["delivered"] == tuple(
        sorted("red red w * c t w2 c1.2 t2 barracks:3 furnaces:1".split())
    )
    assert mine["orders"] == ()
    play(referee, "train/2=furnaces:1")
    assert referee.legal() == ["end", "train/1=barracks:3"]
    referee.play("end")
    assert referee.to_move == 1
    assert referee.players[0].orders == ["barracks:3"]


def test_t7_the_larger_order_may_be_out_of_reach_afterwards() -> None:
    """CG-A18: the small order for the large load; then no other train can leave."""
    referee = gosia()
    play(referee, "delivery pay/1 train/1=furnaces:1")
    assert referee.to_move == 1
    assert referee.players[0].score_parts() == {"A": 2, "B": 3, "C": 0, "D": 0, "E": 0}


def test_t7a_one_colour_in_one_action() -> None:
    for train in ("train/1=barracks:3", "train/2=furnaces:1"):
        referee = gosia("blue")
        play(referee, f"delivery pay/1 {train}")
        assert referee.to_move == 1


def test_t7b_one_order_for_each_train() -> None:
    referee = gosia()
    referee.player.orders = ["barracks:1"]
    play(referee, "delivery pay/1 train/1=barracks:1")
    assert referee.to_move == 1


def test_t8_the_wild_card_has_a_printed_worker() -> None:
    referee = game()
    referee.play("wild")
    assert referee.legal() == ["pay/1+1", "pay/2"]
    refused(referee, "pay/1")
    play(referee, "pay/2 look/order take/barracks:1")
    assert referee.cost("wild") == 3
    assert referee.cost("order") == 1


def test_t9_a_worker_innovation() -> None:
    referee = game()
    referee.players[2].innovations = ["w3", "w3"]
    play(referee, "order pay/1 order pay/2 order")
    assert referee.legal() == [
        "pay/1+1+1",
        "pay/1+1+w3=1",
        "pay/1+2",
        "pay/1+w3=1+w3=1",
        "pay/1+w3=2",
        "pay/2+w3=1",
        "pay/3",
        "pay/w3=1+w3=2",
        "pay/w3=3",
    ]
    referee.play("pay/w3=3")
    assert referee.cost("order") == 4
    assert referee.players[2].workers == [1, 1, 1, 1, 1, 2, 2, 3, 4]
    play(referee, "pass pass pass")
    assert referee.tokens == [2, 3, 4, 5, 6]
    assert referee.players[2].innovations == ["w3"]
    assert referee.out == ["w3"]


def test_t10_the_latest_on_the_first_mining_card() -> None:
    referee = game(start=1)
    play(referee, "mining/1 pay/1 mining/1 pay/2 mining/1 pay/3 pass pass")
    assert referee.table()["latest"] == 0
    play(referee, "order pay/1 pass")
    assert referee.table()["players"][0]["tokens"] == (1,)
    assert (referee.to_move, referee.start) == (0, 0)
    assert set(referee.table()["costs"].values()) == {1, 2}
    assert referee.table()["latest"] is None
    assert sum(referee.players[1].workers) == 16


def test_t11_nobody_on_it() -> None:
    referee = game(start=2)
    play(referee, "pass order pay/1 pass pass")
    assert referee.players[2].tokens == [1]
    assert (referee.to_move, referee.start) == (2, 2)


def martyna() -> Player:
    """The instance of CG-T12a."""
    player = Player(4)
    player.completed = ["barracks:4", "barracks:3", "barracks:1", "furnaces:4"]
    player.delivered = "w1.1 w1.1 c1.1 t1.1 f1.2 w2 c2 t2 f2 red blue blue blue w * * c".split()
    player.shares = ["barracks", "furnaces", "barracks"]
    player.tokens = [1, 4]
    player.objectives = ["order:barracks", "share:barracks", "engine:red"]
    return player


def test_t12_martyna() -> None:
    referee = game(4)
    referee.players[3] = martyna()
    assert martyna().score_parts() == {"A": 6, "B": 30, "C": 9, "D": 2, "E": 12}
    assert referee.scores() == [0, 0, 0, 59]


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, "1 2 3 4 5 4 5 4 3 2 1 1"),
        (3, "1 2 3 5 6 6 8 8 8 6 6 5 3 2 1 1"),
        (4, "1 2 3 5 7 7 10 11 13 12 12 13 11 10 7 7 5 3 2 1 1"),
    ],
)
def test_t13_numbers_of_payments(players: int, counts: str) -> None:
    wanted = [int(word) for word in counts.split()]
    full = Player(players)
    assert [len(full.payments(cost)) for cost in range(1, len(wanted) + 2)] == [*wanted, 0]


@pytest.mark.parametrize(
    ("players", "zone_count", "cards", "workers", "shifts"),
    [(2, 13, 8, 12, 7), (3, 14, 9, 16, 6), (4, 14, 10, 21, 5)],
)
def test_t14_setup(players: int, zone_count: int, cards: int, workers: int, shifts: int) -> None:
    referee = game(players)
    assert len(referee.table()["costs"]) == zone_count
    assert ("mining/2" in referee.table()["costs"]) == (players > 2)
    hand = referee.table()["players"][0]["workers"]
    assert (len(hand), sum(hand)) == (cards, workers)
    assert referee.table()["tokens"] == tuple(range(1, shifts + 1))
    for _ in range(shifts):
        assert not referee.over
        play(referee, "pass " * players)
    assert referee.over
    assert referee.to_move is None
    assert referee.legal() == []
    assert referee.scores() == [shifts] + [0] * (players - 1)
    assert referee.winners() == [0]


def test_t15_three_engines() -> None:
    referee = game()
    referee.player.innovations = ["engine"]
    assert "engine" in referee.legal()
    assert uses(referee) == ["use/engine"]
    for number in (1, 2, 3):
        couple(referee.player, number, "red")
    assert "engine" not in referee.legal()
    assert uses(referee) == []
    play(referee, "wild pay/2")
    assert "look/engine" not in referee.legal()
    assert "look/wagon/a" in referee.legal()


def test_t16_store_and_load() -> None:
    referee = game()
    referee.player.yard.row = ["w1.1"]
    assert not referee.player.yard.can_spend(2, 3)
    assert "mining/3" not in referee.legal()
    assert {"mining/1", "mining/2"} <= zones(referee)
    couple(referee.player, 1, "", "w")
    assert not referee.player.yard.can_spend(3, 4)
    play(referee, "mining/3 pay/1")
    assert referee.legal() == ["row>s"]  # CG-A1: after row>1w two steps are out of reach
    play(referee, "row>s")
    assert referee.legal() == ["s:w1.1>1w"]
    play(referee, "s:w1.1>1w")
    assert referee.to_move == 1


def test_t17_all_sequences_of_maciek() -> None:
    referee = maciek()
    play(referee, "mining/3 pay/1")
    found = endings(referee, 0)
    assert len(found) == len({tokens for tokens, _ in found}) == 11
    assert len({table for _, table in found}) == 5


def test_t18_a_stack_is_cut() -> None:
    referee = game()
    seven = "w1.1 c1.1 t1.1 f1.1 w2 c2 t2".split()
    for tokens in ("lorry/a pay/1", "use/lorry/a", "wild pay/2 look/lorry/a take/w1.2"):
        after = referee.copy()
        after.stacks |= {"lorry/a": ["w1.2"], "lorry/b": list(seven)}
        after.player.innovations = ["lorry"]
        play(after, tokens)
        assert after.stacks["lorry/b"] == seven[:4]
        assert after.stacks["lorry/a"] == seven[4:]
        assert after.players[0].yard.row == ["w1.2"]


def test_t19_shares_need_orders() -> None:
    player = Player(2)
    player.shares = ["barracks"] * 3
    player.completed = ["barracks:1", "barracks:2"]
    player.objectives = ["share:barracks"]
    assert player.score_parts() == {"A": 0, "B": 8, "C": 6, "D": 0, "E": 4}


def test_t20_the_requirement_counts() -> None:
    player = Player(2)
    player.objectives = ["lorries:factories"]
    player.completed = ["factories:1", "factories:4", "barracks:4"]
    assert player.score_parts()["E"] == 4
    player.completed = ["factories:1", "factories:3", "barracks:4"]
    assert player.score_parts()["E"] == 0


def test_t21_pairs_of_tokens() -> None:
    player = Player(2)
    player.tokens = [1, 2, 6]
    player.objectives = ["shift_pairs", "objectives"]
    assert player.score_parts() == {"A": 0, "B": 0, "C": 0, "D": 3, "E": 5}


# ---- The rulings ----------------------------------------------------------------------------


def test_nothing_may_be_done_on_the_first_mining_card() -> None:
    referee = maciek()
    play(referee, "mining/1 pay/1")
    assert referee.legal() == ["end", "row>2t", "row>s"]
    referee.play("end")
    assert referee.to_move == 1
    referee.play("mining/1")  # this row is empty, so the end is implied
    referee.play("pay/2")
    assert referee.to_move == 2


def test_two_lorries_need_two_steps() -> None:
    """CG-A14."""
    referee = game()
    referee.player.yard.row = ["w1.1", "f2"]
    assert "mining/2" in referee.legal()
    one = referee.copy()
    play(one, "mining/1 pay/1")
    assert one.to_move == 1
    play(referee, "mining/2 pay/1 row>s")
    assert referee.to_move == 1
    assert referee.table()["players"][0]["storage"] == ("f2",)


def test_a_storage_card_and_equal_wagons() -> None:
    """D6: equal wagons and equal cards are merged; a loaded wagon is none."""
    referee = game()
    referee.player.yard.storage = ["w1.1", "w1.1", "w1.2", "f1.1"]
    couple(referee.player, 1, "", "w", "w", "*", "c")
    couple(referee.player, 2, "", "w=w2", "*=t2")
    couple(referee.player, 3, "", "*=c1.1", "c")
    play(referee, "mining/2 pay/1")
    assert referee.legal() == ["s:w1.1>1*", "s:w1.1>1w", "s:w1.2>1*", "s:w1.2>1w"]
    play(referee, "s:w1.1>1w")
    assert referee.legal() == ["end", "s:w1.1>1*", "s:w1.1>1w", "s:w1.2>1*", "s:w1.2>1w"]
    referee.play("end")
    assert referee.table()["players"][0]["docks"][1] == (
        "",
        (("*", ""), ("c", ""), ("w", ""), ("w", "w1.1")),
    )


def test_the_mining_innovation_needs_a_step() -> None:
    """CG-A2, CG-A22."""
    referee = game()
    referee.player.innovations = ["mining"]
    assert uses(referee) == []
    referee.player.yard.row = ["f1.1", "f2"]
    play(referee, "use/mining")
    assert referee.legal() == ["row>s"]
    referee.play("row>s")
    assert referee.legal() == ["end", "row>s"]
    referee.play("end")
    assert referee.to_move == 0
    assert "pass" in referee.legal()
    assert set(referee.table()["costs"].values()) == {1, 2}
    assert referee.table()["latest"] is None


def test_wagons_and_engines_go_to_their_docks() -> None:
    referee = game()
    wanted = {"w": "12", "c": "13", "t": "2", "f": "3", "*": "123"}
    for crest, docks in wanted.items():
        after = referee.copy()
        after.stacks["wagon/a"] = [crest, "w"]
        play(after, "wagon/a pay/1")
        assert after.table()["held"] == crest
        assert after.legal() == [f"dock/{number}" for number in docks]
    couple(referee.player, 2, "blue", "w")
    play(referee, "engine pay/1")
    assert referee.legal() == ["dock/1", "dock/3"]


def test_the_wild_action_keeps_the_order_and_takes_the_topmost() -> None:
    """CG-3.13, CG-A9, CG-A10, CG-A19."""
    referee = game()
    referee.stacks["order"] = "barracks:1 barracks:2 barracks:1 furnaces:1 steamboats:1".split()
    play(referee, "wild pay/2 look/order")
    assert referee.legal() == ["take/barracks:1", "take/barracks:2", "take/furnaces:1"]
    refused(referee, "look/share")
    referee.play("take/barracks:1")
    assert referee.stacks["order"] == "steamboats:1 barracks:2 barracks:1 furnaces:1".split()
    assert referee.players[0].orders == ["barracks:1"]


def test_the_wild_action_with_few_cards() -> None:
    referee = game()
    for name in referee.stacks:
        referee.stacks[name] = []
    assert zones(referee) == {"mining/1"}
    referee.stacks["engine"] = ["red", "blue"]
    assert zones(referee) == {"mining/1", "engine", "wild"}
    play(referee, "wild pay/2")
    assert referee.legal() == ["look/engine"]
    play(referee, "look/engine take/blue dock/3")
    assert referee.stacks["engine"] == ["red"]
    for number in (1, 2, 3):
        couple(referee.player, number, "red")
    assert zones(referee) == {"mining/1"}


@pytest.mark.parametrize(("left", "kept", "moved"), [("c", "c", ""), ("", "", "")])
def test_a_gap_may_stay(left: str, kept: str, moved: str) -> None:
    """CG-A8: one card cannot be cut in two."""
    referee = game()
    referee.stacks |= {"wagon/a": ["w"], "wagon/b": left.split()}
    play(referee, "wagon/a pay/1 dock/1")
    assert referee.stacks["wagon/b"] == kept.split()
    assert referee.stacks["wagon/a"] == moved.split()
    assert "wagon/a" not in referee.legal()
    assert ("wagon/b" in referee.legal()) == (left != "")


def test_an_innovation_drawn_this_turn_may_be_played() -> None:
    """CG-A5; the turn ends by itself when none can be played."""
    referee = game()
    referee.stacks["innovation"] = ["lorry", "wagon", "w5"]
    play(referee, "innovation pay/1")
    assert referee.legal() == ["end", "use/lorry/a", "use/lorry/b"]
    referee.play("use/lorry/b")
    assert referee.to_move == 1
    play(referee, "innovation pay/2")
    play(referee, "use/wagon/a dock/1 innovation pay/3")
    assert referee.to_move == 0


def test_the_automatic_pass_when_the_turn_comes() -> None:
    """CG-A16, CG-A21: not before, because a cost may rise to what can be paid."""
    referee = game()
    referee.players[1].workers = []
    referee.players[2].workers = [2]
    for zone in referee.zones:
        referee.latest[zone] = 4
    referee.latest["order"] = 0
    play(referee, "order pay/1")
    assert referee.to_move == 2  # seat 1 has passed, seat 2 can pay the second order
    assert [p.passed for p in referee.players] == [False, True, False]
    play(referee, "order pay/2")
    assert referee.to_move == 0


def test_worker_innovations_and_action_innovations_keep_a_player_in() -> None:
    referee = game()
    referee.players[1].workers = []
    referee.players[1].innovations = ["w3"]
    referee.players[2].workers = []
    referee.players[2].innovations = ["order", "share"]
    play(referee, "mining/1 pay/1")
    assert referee.to_move == 1
    play(referee, "mining/1 pay/w3=2")
    assert referee.to_move == 2
    assert referee.legal() == ["pass", "use/order", "use/share"]
    play(referee, "use/order")
    assert referee.legal() == ["pass", "use/share"]
    referee.play("use/share")  # nothing is left: the turn ends as a pass
    assert referee.players[2].passed
    assert referee.to_move == 0
    referee.play("pass")  # seat 1 has nothing left, so the shift is over
    assert referee.players[1].tokens == [1]
    assert referee.to_move == 1


def test_innovation_needs_placement() -> None:
    """CG-A4, CG-A20."""
    referee = game(strict=True)
    referee.player.innovations = ["order", "share"]
    assert "pass" in referee.legal()
    referee.play("use/order")
    refused(referee, "pass")
    assert uses(referee) == ["use/share"]
    play(referee, "use/share order pay/1")
    assert referee.to_move == 1
    referee.players[2].workers = []
    referee.players[2].innovations = ["order"]
    play(referee, "order pay/2")
    assert referee.players[2].passed  # no placement, no innovation
    assert referee.to_move == 0


def test_innovation_needs_placement_and_takes_it_away() -> None:
    """CG-A20: no look-ahead; once no placement is legal the pass is automatic."""
    referee = game(strict=True)
    player = referee.player
    player.workers = [1]
    player.innovations = ["engine", "order"]
    for number in (1, 2):
        couple(player, number, "red")
    for zone in referee.zones:
        referee.latest[zone] = 6
    referee.latest["engine"] = 0
    assert referee.legal() == ["engine", "pass", "use/engine", "use/order"]
    play(referee, "use/engine dock/3")
    assert player.passed
    assert player.innovations == ["order"]
    assert referee.to_move == 1


@pytest.mark.parametrize(
    ("tokens", "winners"),
    [([[1], [2, 7], [6]], [1]), ([[], [], [1, 2]], [0, 1]), ([[3], [], [1, 2]], [0])],
)
def test_ties(tokens: list[list[int]], winners: list[int]) -> None:
    """CG-6.4, CG-A11; seats 0 and 1 are tied, seat 2 is behind."""
    referee = game()
    for seat, player in enumerate(referee.players):
        player.tokens = tokens[seat]
        player.delivered = ["w1.1"] * ((9, 9, 0)[seat] - len(tokens[seat]))
    assert referee.winners() == []
    referee.decision = "over"
    assert referee.winners() == winners


def test_cards_left_over_have_no_value() -> None:
    """CG-6.1, CG-A12."""
    referee = gosia()
    referee.player.yard.row = ["w1.2"]
    referee.player.yard.storage = ["w1.2"]
    referee.player.innovations = ["w5"]
    referee.player.objectives = ["engine:red", "order:barracks"]
    assert referee.scores() == [0, 0, 0]


def test_decks_and_setup_are_checked() -> None:
    wrong: list[dict[str, list[str]]] = [{"engine": ["red"]}, {"lorry-a": []}, {"coal": []}]
    for bad in [*wrong, {"wagon-a": ["*"] * 20}]:
        with pytest.raises(Foul):
            Referee(2, 0, decks() | bad)
    swapped = decks()
    swapped["lorry-a"].append(swapped["lorry-b"].pop())
    with pytest.raises(Foul, match="20 cards"):
        Referee(2, 0, swapped)
    for players, start in ((1, 0), (5, 0), (2, 2), (3, -1)):
        with pytest.raises(Foul):
            Referee(players, start, decks())
    with pytest.raises(Foul):
        Referee(2, 0, decks(), {"free_lunch": True})


def test_perft() -> None:
    assert perft(game(2), 0) == 1
    # All but delivery and the last mining card can be chosen, and there is the pass.
    assert perft(game(2), 1) == 12
    assert perft(game(3), 1) == 12
    # Behind ten zones one payment, behind the wild card two, behind the pass those of seat 1.
    assert perft(game(2), 2) == 10 + 2 + 12


# ---- Whole games and records ----------------------------------------------------------------


def random_record(players: int, seed: int, strict: bool = False) -> str:
    """A random game, written as it is played; every card is counted on the way."""
    dice = random.Random(seed)
    stacks = decks(seed)
    start = dice.randrange(players)
    referee = Referee(players, start, stacks, {"innovation_needs_placement": strict})
    lines = ["glueckauf-record: 1", "game: card", f"players: {players}", f"start: {start}"]
    lines += [f"{name}: {' '.join(words)}" for name, words in stacks.items()]
    lines += ["rules: innovation_needs_placement=true"] if strict else []
    lines.append("")
    while not referee.over:
        if referee.at_turn_start:
            lines.append(f"{referee.to_move}:")
            count_cards(referee)
        legal = referee.legal()
        assert legal == sorted(set(legal)) != []
        willing = [token for token in legal if token not in ("pass", "end")]
        token = dice.choice(willing if willing and dice.random() < 0.95 else legal)
        lines[-1] += f" {token}"
        referee.play(token)
    lines.append(f"result: {' '.join(map(str, referee.scores()))}")
    lines.append(f"winners: {' '.join(map(str, referee.winners()))}")
    return "\n".join(lines) + "\n"


def count_cards(referee: Referee) -> None:
    """The invariants of section 5."""
    cards = Counter(card for stack in referee.stacks.values() for card in stack)
    cards.update(referee.lying + referee.out)
    for player in referee.players:
        cards.update(player.orders + player.innovations + player.shares + player.objectives)
        cards.update(player.yard.row + player.yard.storage + player.delivered + player.completed)
        for dock in player.yard.docks.values():
            cards.update([dock.engine] if dock.engine else [])
            cards.update(wagon.crest for wagon in dock.wagons)
            cards.update(wagon.load for wagon in dock.wagons if wagon.load)
    everything = LORRIES + WAGONS + ENGINES + ORDERS + SHARES + INNOVATIONS + OBJECTIVES
    assert cards == Counter(everything)
    for a, b in (("lorry/a", "lorry/b"), ("wagon/a", "wagon/b")):
        sizes = sorted([len(referee.stacks[a]), len(referee.stacks[b])])
        assert sizes[0] > 0 or sizes[1] <= 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("strict", [False, True])
def test_random_games_are_accepted(players: int, strict: bool) -> None:
    for seed in range(3):
        text = random_record(players, seed, strict)
        assert check_record(text).over


def test_the_example_is_accepted() -> None:
    referee = check_record(EXAMPLE)
    assert referee.over
    assert referee.scores() == [21, 8, 21]
    assert referee.winners() == [0]


def test_a_record_may_stop_anywhere() -> None:
    lines = EXAMPLE.splitlines()[:-2]
    for count in (13, 14, 20, 30, 47, 80):
        assert not check_record("\n".join(lines[:count])).over
    cut = check_record("\n".join([*lines[:14], "0: mining/1"]))
    assert cut.legal() == ["pay/1"]
    assert (
        Referee.from_record_header(EXAMPLE).table() == check_record("\n".join(lines[:13])).table()
    )


def test_comments_and_blank_lines_are_ignored() -> None:
    text = EXAMPLE.replace("\n", "  # a remark\n\n").replace("\n", "\r\n")
    assert check_record(text).over


MUTATIONS = [
    ("0: objective pay/2\n", "0: objective pay/1\n"),  # too little
    ("0: objective pay/2\n", "0: objective pay/3\n"),  # too much
    ("0: mining/1 pay/1\n", "0: mining/1 pay/01\n"),  # not in the one form
    ("2: engine pay/1+w5=1 dock/2", "2: engine pay/w5=1+1 dock/2"),  # wrong order
    ("2: engine pay/1+w5=1 dock/2", "2: engine pay/1+w4=1 dock/2"),  # not in hand
    ("2: engine pay/1+w5=1 dock/2", "2: engine pay/1+w5=1"),  # unfinished
    ("1: mining/2 pay/1 row>s\n", "1: mining/2 pay/1\n"),  # the minimum
    ("1: mining/2 pay/1 row>s\n", "1: mining/2 pay/1 row>s end\n"),  # an end that is implied
    ("0: mining/1 pay/1\n", "0: mining/1 pay/1 end\n"),
    ("0: mining/1 pay/1\n", "0: mining/1  pay/1\n"),  # two blanks
    ("0: mining/1 pay/1\n", "1: mining/1 pay/1\n"),  # wrong seat
    ("0: mining/1 pay/1\n", "0: mining/1 pay/1 1: engine pay/1\n"),
    ("1: engine pay/1 dock/3\n", "1: engine pay/1 dock/4\n"),
    ("2: objective pay/1\n0: objective", "2: objective pay/1 0: objective"),
    ("1: order pay/2\n1: lorry/a pay/4\n", "1: order pay/2 lorry/a pay/4\n"),  # two turns
    ("0: pass\n1: order pay/2\n", "0: pass\n2: pass\n1: order pay/2\n"),  # passed by itself
    ("look/innovation take/w5", "look/innovation take/w9"),
    ("look/innovation take/w5", "take/w5"),
    ("0: delivery pay/1 train/1=steamboats:1", "0: delivery pay/1 train/1=steamboats:2"),
    ("0: delivery pay/1 train/1=steamboats:1", "0: delivery pay/1 train/1=steamboats:1 end"),
    ("0: innovation pay/1 use/wagon/b dock/2", "0: innovation pay/1"),  # an end that is due
    ("result: 21 8 21", "result: 21 9 21"),
    ("result: 21 8 21", "result: 21 8"),
    ("winners: 0", "winners: 2"),
    ("winners: 0", "winners: 0 2"),
    ("winners: 0", ""),
    ("result: 21 8 21\nwinners: 0", ""),
    ("result: 21 8 21\nwinners: 0", "winners: 0\nresult: 21 8 21"),
    ("0: mining/2 pay/1 row>s\nresult", "result"),  # not over
    ("players: 3", "players: 4"),
    ("players: 3", "players: three"),
    ("start: 0", "start: 1"),
    ("start: 0", "start: 3"),
    ("game: card", "game: board"),
    ("glueckauf-record: 1", "glueckauf-record: 2"),
    ("lorry-b:", "lorry-c:"),
    ("engine: blue", "engine: red"),
    ("wagon-a: * c t w", "wagon-a: t * c w"),  # a dock that the wagon does not fit
    ("\n\n", "\nrules: innovation_needs_placement=maybe\n\n"),
    ("\n\n", "\nrules: free_lunch=true\n\n"),
    ("\n\n", "\nhello\n\n"),
]


@pytest.mark.parametrize(("right", "wrong"), MUTATIONS)
def test_mutated_records_are_refused(right: str, wrong: str) -> None:
    assert right in EXAMPLE
    with pytest.raises(Foul):
        check_record(EXAMPLE.replace(right, wrong, 1))


def test_changed_payments_are_refused() -> None:
    """Payment is exact, so one more worker is always one too many."""
    lines = EXAMPLE.splitlines()
    for number, line in enumerate(lines):
        if " pay/" in line and number % 5 == 0:
            changed = [*lines[:number], line.replace("pay/", "pay/1+"), *lines[number + 1 :]]
            with pytest.raises(Foul, match=f"line {number + 1}: "):
                check_record("\n".join(changed))


def test_the_strict_rule_fits_the_example() -> None:
    """No innovation is played there before a placement, so the switch changes nothing."""
    text = EXAMPLE.replace("\n\n", "\nrules: innovation_needs_placement=true\n\n")
    assert check_record(text).winners() == [0]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(EXAMPLE, "utf-8")
    bad.write_text(EXAMPLE.replace("winners: 0", "winners: 1"), "utf-8")
    assert main([str(good), str(good)]) == 0
    assert capsys.readouterr().out == "2 records accepted\n"
    assert main([str(good), str(bad)]) == 1
    assert "bad.txt: line " in capsys.readouterr().out
    assert main([str(tmp_path / "none.txt")]) == 1


EXAMPLE = """\
glueckauf-record: 1
game: card
players: 3
start: 0
lorry-a: t2 w1.1 f1.1 w2 c1.1 f2 c1.2 f1.2 w2 c2 c1.2 t1.1 t1.2 t2 f2 w1.1 w1.2 w2 f2 w1.1
lorry-b: t1.2 f1.1 t2 c1.1 w2 t1.1 c1.1 c1.1 f2 f1.1 c2 w1.1 t1.1 f1.2 t2 c2 c2 w1.2 t1.1 f1.1
wagon-a: * c t w * * * c t c * * * * c * w * c *
wagon-b: * f * t f f w w * f t t * * w c t f f w
engine: blue yellow yellow yellow green green blue green blue green red blue red yellow blue blue green red red yellow yellow red blue green yellow red red green
order: factories:1 steamboats:3 factories:3 steamboats:1 barracks:2 furnaces:1 steamboats:4 barracks:1 factories:3 steamboats:2 factories:1 furnaces:2 furnaces:1 furnaces:4 furnaces:2 factories:4 barracks:4 steamboats:2 steamboats:1 steamboats:3 factories:2 furnaces:3 barracks:3 factories:2 barracks:2 barracks:1 barracks:3 furnaces:3
share: steamboats factories steamboats barracks factories steamboats furnaces steamboats barracks barracks furnaces steamboats furnaces factories factories barracks factories barracks furnaces factories furnaces steamboats barracks furnaces
innovation: lorry w4 w5 w5 w3 mining wagon mining wagon w4 lorry order w3 delivery engine share
objective: engine:blue engine:yellow engine:green engine:red share:steamboats order:furnaces share:factories objectives lorries:steamboats lorries:barracks lorries:furnaces lorries:factories shift_pairs share:barracks share:furnaces order:steamboats order:barracks order:factories

0: mining/1 pay/1
1: engine pay/1 dock/3
2: objective pay/1
0: objective pay/2
1: wagon/a pay/1 dock/3
2: lorry/b pay/1
0: share pay/1
1: lorry/a pay/1
2: engine pay/2 dock/1
0: mining/1 pay/2
1: mining/2 pay/1 row>s
2: objective pay/1+2
0: lorry/a pay/1+1
1: wagon/a pay/2 dock/1
2: lorry/b pay/1+1
0: lorry/a pay/3
1: order pay/1
2: wagon/a pay/3 dock/2
0: wagon/a pay/4 dock/2
1: lorry/b pay/3
2: objective pay/4
0: pass
1: order pay/2
1: lorry/a pay/4
0: wagon/b pay/1 dock/1
1: mining/1 pay/1
2: order pay/1
0: mining/3 pay/1 row>1* row>s
1: engine pay/1 dock/1
2: wild pay/2 look/innovation take/w5
0: lorry/a pay/1
1: share pay/1
2: engine pay/1+w5=1 dock/2
0: order pay/1+1
1: engine pay/1+2 dock/2
2: wagon/a pay/1 dock/3
0: share pay/2
1: share pay/1+2
2: mining/1 pay/2 row>2t
0: engine pay/4 dock/2
1: wild pay/3 look/wagon/b take/* dock/3
2: share pay/4
0: share pay/2+3
1: wild pay/4 look/lorry/a take/f2
2: objective pay/1
2: lorry/b pay/1
2: order pay/3
2: wagon/a pay/1 dock/3
0: mining/2 pay/1 row>s
1: wild pay/2 look/wagon/a take/t dock/2
2: engine pay/1 dock/3
0: objective pay/1
1: wagon/b pay/1 dock/3
2: mining/1 pay/1 row>3*
0: engine pay/1+1 dock/1
1: wagon/a pay/2 dock/3
2: mining/1 pay/1+1 row>3*
0: delivery pay/1 train/1=steamboats:1
1: wagon/b pay/1+1 dock/2
2: wagon/a pay/3 dock/2
0: wild pay/3 look/order take/steamboats:4
1: mining/1 pay/3
2: delivery pay/2 train/3=barracks:2
0: wild pay/4 look/objective take/share:factories
1: mining/1 pay/4
2: objective pay/2
0: wagon/a pay/2+2 dock/1
1: share pay/1
1: lorry/b pay/1
1: share pay/1
2: wild pay/2 look/innovation take/w3
0: innovation pay/1 use/wagon/b dock/2
1: mining/1 pay/1
2: order pay/w3=1
0: engine pay/1 dock/3
1: wild pay/1+1+1 look/innovation take/lorry use/lorry/b
2: lorry/a pay/1
0: objective pay/1
1: share pay/2
2: mining/1 pay/1+1
0: lorry/b pay/1
1: mining/1 pay/3
2: engine pay/2 dock/3
0: mining/1 pay/4 row>1*
1: lorry/a pay/2
2: mining/3 pay/1 row>s
0: mining/1 pay/1+2+2
1: wild pay/4 look/wagon/a take/c dock/1
2: share pay/3
0: lorry/a pay/3
2: wild pay/1+4 look/objective take/share:furnaces
0: objective pay/1
1: mining/2 pay/1 s:t2>2t
2: wagon/a pay/1 dock/3
0: engine pay/1 dock/1
1: delivery pay/1 train/2=factories:1
2: order pay/1
0: lorry/a pay/1
1: wagon/b pay/1 dock/2
2: delivery pay/2 train/2=factories:1
0: wild pay/2 look/objective take/objectives
1: innovation pay/1
2: order pay/2
0: objective pay/1+1
1: objective pay/1+2
2: objective pay/1+3
0: wild pay/3 look/share take/furnaces
1: wagon/a pay/2 dock/1
2: innovation pay/1+1 use/engine dock/2
0: wagon/b pay/2 dock/3
1: order pay/3
2: order pay/4
0: wild pay/4 look/lorry/b take/f2
0: wagon/a pay/1 dock/2
1: order pay/1
2: wild pay/2 look/wagon/a take/* dock/1
0: wagon/b pay/1 dock/2
1: wild pay/3 look/wagon/a take/w dock/2
2: innovation pay/1 use/share
0: objective pay/1
1: mining/3 pay/1 row>2*
2: wild pay/4 look/wagon/a take/* dock/2
0: wagon/b pay/2 dock/2
1: mining/1 pay/1
2: wagon/b pay/3 dock/2
0: share pay/1
1: mining/1 pay/1+1
2: lorry/b pay/1
0: wagon/b pay/4 dock/2
1: share pay/2
2: wagon/b pay/1+1+1+2 dock/2
0: mining/1 pay/3 s:f1.1>3f
1: wagon/a pay/2 dock/1
0: mining/3 pay/2 row>2t row>2t
1: mining/1 pay/4
0: mining/2 pay/1 row>s
result: 21 8 21
winners: 0
"""
