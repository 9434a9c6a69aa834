"""What changed rules break is said before games are played; what works is left alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from glueckauf import bots, games, lab
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES, keys
from glueckauf.games.sanity import Problem
from glueckauf.lab import sanity
from glueckauf.lab.rule_files import write_rules
from glueckauf.lab.sanity import check, must_be_playable

Changes = Mapping[str, Any]
DELIVERIES = [f"delivery/{name}" for name in ("barrow", "carriage", "motorcar", "engine")]
WORKSHOPS = [*(f"workshop/{n}" for n in range(1, 9)), "workshop/draw"]
ORDERS = [*(f"order/{n}" for n in range(1, 5)), "order/draw"]
NO_CLOCK = {"clock_first": [0] * 12, "clock_second": [0] * 12}
NO_EXCHANGE = {"marks_per_vp": 0, "coal_per_vp": 0}
NO_PRICE = dict.fromkeys(("unused_tokens", "start_place_tokens", "no_deployment_tokens"), 0)
NO_POINTS = {
    **dict.fromkeys(("share_vp", "token_vp", "pair_vp", "objective_vp", "engine_vp"), 0),
    **dict.fromkeys(("matched_vp", "order_vp", "lorries_vp"), 0),
}
PUBLISHED = games.room("woodcraft").Rules()  # its orders and the numbers of its helpers
NO_WORTH = {
    **dict.fromkeys(("nuts", "chest_orders_vp", "chest_reputation_vp", "chest_lanterns_vp"), 0),
    "row_vp": [0] * 3,
    "column_vp": [0] * 3,
    "chest_helpers_vp": [0, 0],
    "renown_reputation": 0,
    "helper_vp": [0] * len(PUBLISHED.helper_vp),
    "orders_1": [f"I-{n:02}:Y1>b" for n in range(1, 11)],
    "orders_2": [f"II-{n:02}:Y1>b" for n in range(1, 11)],
}
NO_CHESTNUTS = {
    **{f"{row}_chestnuts": [81] for row in ("saw", "glue", "offcut", "blueberry")},
    "row_bonus": ["bb", "b", "o"],
}
TABLES = [(game, players) for game in games.GAMES for players in games.room(game).PLAYERS]

# What no game can be played with: the reason, and the knob to turn first
IMPOSSIBLE: list[tuple[str, Changes, str, str]] = [
    ("board", {"mining": [], "locks_2": [], "locks_2_3": []}, "no-mining", "mining"),
    ("board", {"mining": [4], "locks_2": [], "locks_2_3": ["mining/4"]}, "no-mining", "locks_2"),
    ("board", {"locks_2_3": DELIVERIES}, "no-delivery", "locks_2"),
    ("board", {"miners": [1, 1, 1], "shifts": 1}, "too-few-turns", "miners"),
    ("board", {"miners": [1, 1, 1], "draft": 0, "mining": [1], "locks_2": [], "locks_2_3": []}, "too-few-turns", "miners"),
    ("board", {"draft": 4, "orders": ["barrow:g=4"] * 8}, "draft", "orders"),
    ("board", {"draft": 0, "locks_2_3": ORDERS}, "no-orders", "draft"),
    ("board", {"orders": ["engine:k=0"] * 20, **NO_CLOCK, **NO_EXCHANGE}, "nothing-scores", "orders"),
    ("card", {"wagons": 0, "wild_wagons": 0}, "no-wagons", "wagons"),
    ("card", {"workers": [4, 4, 5, 5]}, "nobody-can-pay", "workers"),
    ("card", {"tokens": [1, 1, 1], "workers": [1, 1, 1, 1, 4, 5]}, "too-few-turns", "tokens"),
    ("card", {"lorries": ["2"], "mining": [1], "mining_least": [0], "unused_2": [], "innovations": ["w3"]}, "no-loading", "mining"),
    ("card", {"orders": ["9=9"], "lorries": ["1.1"]}, "all-orders-too-large", "orders"),
    ("card", {"lorries": ["2"], "orders": ["1=0"], **NO_POINTS}, "nothing-scores", "orders"),
    ("signal", {"removed": 16}, "too-few-trains", "removed"),
    ("signal", {"departures": ["multi"] * 18}, "too-few-trains", "departures"),
    ("signal", {"deal": 0, "draw": 0}, "too-few-cards", "draw"),
    ("woodcraft", NO_WORTH, "nothing-scores", "orders_1"),
]  # fmt: skip

# What somebody would hardly want, with a sentence but without a refusal
ODD: list[tuple[str, Changes, str, str]] = [
    ("board", {"displacement": "forbidden"}, "only-pithead", "displacement"),
    ("board", {"locks_2_3": ORDERS}, "no-order-spaces", "locks_2"),
    ("board", {"orders": ["barrow:g=4"] * 8}, "few-orders", "orders"),
    ("board", {"locks_2_3": ["delivery/barrow"]}, "transport-closed", "locks_2"),
    ("board", {"split_pairs": True, "pairs": False}, "split-without-pairs", "split_pairs"),
    ("board", {"pairs": False, "tile_kinds": ["y+", "y-"]}, "colour-short", "tile_kinds"),
    ("board", {"locks_2_3": WORKSHOPS}, "no-workshops", "locks_2"),
    ("board", {"tile_kinds": ["y+", "y-"], "tile_copies": 1}, "few-tiles", "tile_copies"),
    ("board", {"tile_kinds": ["y+", "kk+"]}, "one-sided", "tile_kinds"),
    ("board", {"coal": 4, "tile_copies": 2}, "little-coal", "coal"),
    ("board", {"prices": [0, 0, 0, 0], "marks_per_vp": 0}, "useless-marks", "marks_per_vp"),
    ("board", {"prices": [20] * 4, "marks": [0] * 3, "pithead": 0, "money": [], "locks_2": [], "locks_2_3": []}, "too-dear", "prices"),
    ("board", {"pithead": 0, "money": [], "locks_2": [], "locks_2_3": []}, "no-income", "pithead"),
    ("board", NO_CLOCK, "silent-clock", "clock_first"),
    ("board", {"clock_per_shift": [0, 0, 0]}, "silent-clock", "clock_per_shift"),
    ("board", {"shifts": 2}, "clock-left", "clock_per_shift"),
    ("board", {"clock_second": [9] * 12, "second_place": [True] * 3}, "second-above-first", "clock_second"),
    ("card", {"workers": [2, 2, 3, 4, 5]}, "only-wild", "workers"),
    ("card", {"printed_workers": 9, "workers": [1, 1, 1, 1, 1, 4, 5]}, "wild-too-dear", "printed_workers"),
    ("card", {"mining": [1], "mining_least": [0], "unused_2": [], "innovations": ["w3"]}, "row-blocked", "mining"),
    ("card", {"orders": ["1=3", "9=9"], "lorries": ["1.1", "2"]}, "orders-too-large", "orders"),
    ("card", {"shares": 0}, "no-shares", "shares"),
    ("card", {"objectives": []}, "no-objectives", "objectives"),
    ("card", {"lorries_needed": 40}, "lorries-out-of-reach", "lorries_needed"),
    ("card", {"tokens": [1, 1, 1]}, "no-pair-of-tokens", "tokens"),
    ("card", {"innovations": ["w3"], "innovation_needs_placement": True}, "innovation-switch", "innovation_needs_placement"),
    ("signal", {"hand_limit": 5, "draw": 7}, "hand-below-draw", "hand_limit"),
    ("signal", {**NO_PRICE, "head_on_tokens": 0}, "silent-clock", "unused_tokens"),
    ("signal", {"head_on_tokens": 0}, "cheap-crash", "head_on_tokens"),
    ("signal", {"removed": 12}, "short-game", "removed"),
    ("signal", {"departures": ["D-brown", "D-brown-grey"] * 9}, "colour-left-out", "departures"),
    ("woodcraft", {"nuts": 0}, "no-nuts", "nuts"),
    ("woodcraft", {"orders_1": [*PUBLISHED.orders_1, f"I-90:Y1{'S' * 40}>9v"]}, "order-out-of-reach", "orders_1"),
    ("woodcraft", {"phase_two_after": 6, "rounds": 4}, "no-phase-two", "phase_two_after"),
    ("woodcraft", {"dealt": 1, "pool": 5, "orders_1": PUBLISHED.orders_1[:5]}, "no-phase-one", "orders_1"),
    ("woodcraft", {"orders_2": PUBLISHED.orders_2[:2]}, "pool-never-full", "orders_2"),
    ("woodcraft", {"helper_cost": [12, *PUBLISHED.helper_cost[1:]], "blueberry": [2] * 5}, "helper-too-dear", "helper_cost"),
    ("woodcraft", {"chest_helpers": [3, 9]}, "too-few-helpers", "chest_helpers"),
    ("woodcraft", {"saw_chestnuts": [81]}, "chestnut-out-of-reach", "saw_chestnuts"),
    ("woodcraft", NO_CHESTNUTS, "chest-never-active", "chest_slots"),
    ("woodcraft", {"saw": []}, "no-room", "saw"),
    ("woodcraft", {"turns": 1, "shift": "left"}, "never-shifted", "shift"),
    ("woodcraft", {"ratings": [70, 60, 50]}, "ratings-fall", "ratings"),
]  # fmt: skip

# Variants that a class would try
SENSIBLE: list[tuple[str, str]] = [
    *(("board", text) for text in (
        "free_storage=true", "split_pairs=true", "open_deliveries=true", "pairs=false", "cage=3",
        "cage=8", "miners=12,12,12", "miners=24,20,18", "marks=0,0,0", "marks=20,20,20", "draft=0",
        "draft=5", "displacement=doubled", "pithead=2", "pithead=0", "prices=2,2,2,2",
        "prices=4,3,2,1", "look=2", "shifts=1 clock_per_shift=12", "shifts=4 clock_per_shift=3,6,9,12",
        "order_penalty=5", "balance_penalty=0", "marks_per_vp=0", "coal_per_vp=1", "coal=12",
        "tile_copies=2", "order_spaces=5", "locks_2= locks_2_3=", "second_place=true,true,true",
        "workshops=10",
    )),
    *(("card", text) for text in (
        "innovation_needs_placement=true", "wild_wagons=8", "shares=3", "tokens=5,5,5", "look=6",
        "share_vp=5", "token_vp=0", "printed_workers=0", "engines=4", "innovation_steps=6",
    )),
    *(("signal", text) for text in (
        "removed=0 clock=10", "goods=3 tokens=pile", "trains=2 unused_tokens=2 head_on_tokens=4",
    )),
    *(("woodcraft", text) for text in (
        "rounds=3", "pool=4", "shift=left", "glue_nuts=0", "offcut_step=2", "nuts=30",
    )),
]  # fmt: skip


def rules_of(game: str, changes: Changes) -> Any:
    return games.room(game).Rules(**changes)


def reasons(found: list[Problem]) -> list[tuple[str, str]]:
    return [(problem.reason, problem.knob) for problem in found]


@pytest.mark.parametrize(("game", "changes", "reason", "knob"), IMPOSSIBLE)
def test_impossible_rules_are_refused_with_their_reason(
    game: str, changes: Changes, reason: str, knob: str
) -> None:
    found = check(changes, game=game, players=2)
    assert not found.is_playable
    assert found[0].is_impossible
    assert (reason, knob) in reasons([one for one in found if one.is_impossible])
    with pytest.raises(FileError) as refused:
        must_be_playable(rules_of(game, changes), game, 2)
    assert refused.value.key == found[0].knob
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("game", "changes", "reason", "knob"), IMPOSSIBLE)
def test_what_is_called_impossible_is(game: str, changes: Changes, reason: str, knob: str) -> None:
    """Nobody lays the table, delivers anything or scores, whoever plays; no team wins."""
    rules = rules_of(game, changes)
    for seed, name in enumerate(["random"] * 5 + ["greedy"]):
        try:
            start = games.room(game).setup(2, seed, rules=rules)
        except FileError:
            assert reason == "draft"
            continue
        seats = [bots.bot(name, f"{seed}/{seat}", game=game) for seat in range(2)]
        last: Any = bots.play(start, seats, seed)[0]
        if games.room(game).TEAM:
            assert not last.winners
        elif reason == "nothing-scores":
            assert max(last.scores) <= 0
        else:
            assert not any(player.delivered for player in last.players)


def test_experiments_refuse_rules_that_nobody_can_play(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    write_rules({"miners": [1, 1, 1], "shifts": 1}, path, game="board")
    with pytest.raises(FileError, match="miners: Even the quickest player needs 2 turns"):
        lab.compare(None, path, game="board")
    with pytest.raises(FileError, match="miners: Even the quickest player needs 2 turns"):
        lab.survey(path, game="board")


def test_what_chance_does_not_reach_a_better_player_may() -> None:
    """One shift of four without points for the token: random bots score nothing, but a greedy one does."""
    rules = games.room("card").Rules(tokens=[1, 1, 1], token_vp=0)
    chance = sanity.tried(rules, "card", 4, sanity.QUICK)
    assert [(one.reason, one.is_impossible) for one in chance] == [("nobody-scores", True)]
    must_be_playable(rules, "card", 4)


@pytest.mark.parametrize(("game", "changes", "reason", "knob"), ODD)
def test_odd_rules_are_pointed_out_and_played(
    game: str, changes: Changes, reason: str, knob: str
) -> None:
    rules, players = rules_of(game, changes), at_table(reason)
    found = games.room(game).sanity.problems(rules, players)
    assert (reason, knob) in reasons([*found])
    assert not any(problem.is_impossible for problem in found)
    must_be_playable(rules, game, players)


def at_table(reason: str) -> int:
    """Of the least coal that rules allow, enough is left for two players; ratings are for one alone."""
    return {"little-coal": 4, "ratings-fall": 1}.get(reason, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    told = {
        (game, f"sanity-{problem.reason}"): problem.text(language)
        for game, changes, reason, _ in [*IMPOSSIBLE, *ODD]
        for problem in games.room(game).sanity.problems(rules_of(game, changes), at_table(reason))
    }
    for game in games.GAMES:
        known = {key for key in keys(game, language) if key.startswith("sanity-")}
        assert known == {key for room, key in told if room == game}
    for sentence in told.values():
        assert sentence.endswith(".")
        assert ":" in sentence or ";" in sentence  # the remedy follows


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_published_rules_have_no_problem(game: str, players: int) -> None:
    assert check(game=game, players=players) == []


@pytest.mark.parametrize(("game", "text"), SENSIBLE)
def test_sensible_variants_are_possible_for_everybody(game: str, text: str) -> None:
    rules = games.room(game).Rules.read(text)
    for players in games.room(game).PLAYERS:
        must_be_playable(rules, game, players)


def test_problems_of_several_tables_are_told_once() -> None:
    (found,) = check("shifts=2", game="board")
    assert (found.reason, found.players) == ("clock-left", (2, 3, 4))
    told = repr(check("shifts=2", game="board"))
    assert told.startswith("Odd (clock_per_shift, with 2, 3 and 4 players): ")
    assert "<td" in check("shifts=2", game="board")._repr_html_()
    assert check("shifts=2", game="board").to_rows()[0]["knob"] == "clock_per_shift"
    assert repr(check(game="board", players=2)) == "Nothing speaks against these rules."


def test_rules_that_are_no_rules_are_a_problem_with_their_knob() -> None:
    (found,) = check("cage=99", game="board")
    assert (found.knob, found.is_impossible) == ("cage", True)
    assert "must be from 1 to 20, not 99" in found.text()
    (found,) = check("nowhere.toml", game="board")
    assert found.is_impossible


def test_a_table_for_nobody_is_refused() -> None:
    with pytest.raises(FileError, match="must be 2, 3 or 4, not 7"):
        check(game="board", players=7)


# --- What only playing shows ----------------------------------------------------------------


class Toy:
    """A game of one's own, to be tried: each turn has these numbers of legal moves."""

    def __init__(self, options: list[int], scores: tuple[int, ...] = (3, 1), at: int = 0) -> None:
        self.options, self.scores, self.at = options, scores, at
        self.to_move, self.at_turn_start = at % 2, True

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.options)

    def legal_moves(self) -> list[str]:
        return ["a", "b", "c"][: self.options[self.at]]

    def seen_by(self, seat: int) -> Toy:
        return self

    def after(self, move: str) -> Toy:
        return Toy(self.options, self.scores, self.at + 1)


def tried(monkeypatch: pytest.MonkeyPatch, toy: Toy, most: int = 100) -> list[tuple[str, bool]]:
    class Room:
        TEAM = False

        def setup(self, players: int, seed: int, *, rules: Any) -> Toy:
            return toy

    monkeypatch.setattr(games, "room", lambda game: Room())
    monkeypatch.setattr(bots, "bot", lambda name, seed, game: bots.Random(seed))
    found = sanity.tried(None, "toy", 2, ("random",), most)
    for problem in found:
        for language in LANGUAGES:
            assert problem.text(language).endswith(".")
    return [(problem.reason, problem.is_impossible) for problem in found]


def test_quick_games_show_what_no_room_foresees(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tried(monkeypatch, Toy([3] * 20)) == []
    assert tried(monkeypatch, Toy([])) == [("ends-at-once", True)]
    assert tried(monkeypatch, Toy([3] * 20), most=19) == [("endless", True)]
    assert tried(monkeypatch, Toy([1] * 20)) == [("no-choice", True)]
    assert tried(monkeypatch, Toy([1] * 10 + [2] * 10)) == [("no-choice", False)]
    assert tried(monkeypatch, Toy([1] * 9 + [2] * 11)) == []
    assert tried(monkeypatch, Toy([3] * 20, (0, 0))) == [("nobody-scores", True)]
    assert tried(monkeypatch, Toy([3] * 20, (4, 4))) == [("always-tied", False)]
    assert tried(monkeypatch, Toy([3] * 20, (-4, -2))) == [("only-losses", False)]
    assert tried(monkeypatch, Toy([0] * 20)) == [("stuck", True)]


def test_a_set_up_that_fails_is_told_as_it_is() -> None:
    rules = games.room("board").Rules(draft=6, orders=["barrow:g=4"] * 8)
    (found,) = sanity.tried(rules, "board", 4)
    assert "the draft needs 25 orders" in found.text()
