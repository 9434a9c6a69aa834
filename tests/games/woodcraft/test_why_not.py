"""Every click that the rules refuse gets the reason that the rules give: the right id, in any position.

The expected ids are told here a second time, straight from the rules, and not asked of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from glueckauf.core.protocol import CHANCE
from glueckauf.games import room
from glueckauf.games.offer import Offer, offer
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    CHESTS,
    DICE,
    MATERIALS,
    Choose,
    Fill,
    Free,
    Keep,
    Lines,
    Mark,
    Pick,
    Player,
    Supply,
    Timber,
)
from glueckauf.games.woodcraft.rules import State
from tests.games.woodcraft.pictures import lively_game
from tests.games.woodcraft.scenes import acting, choosing, sheet

TOOL = {"saw": "WC-6.3", "glue": "WC-6.2", "offcut": "WC-6.4"}
DUE = {  # what must be decided first (section 5 of the rules), by what is due
    Keep: "WC-1.3",
    Choose: "WC-2.2",
    Pick: "WC-5.1",
    Mark: "WC-6.6",
    Lines: "WC-6.6",
    Fill: "WC-8.1",
    Supply: "WC-7.2",
    Timber: "WC-7.2",
}


def opened(state: State) -> Offer:
    return offer(state, room("woodcraft"))


def positions() -> Iterator[State]:
    for players, seed in ((1, 4), (2, 5), (3, 8), (5, 7)):
        game = [
            state for state in lively_game(players, seed) if state.to_move not in (None, CHANCE)
        ]
        yield from game[:: 1 if players < 3 else 3]


# --- One click ------------------------------------------------------------------------------


def rules_of(state: State, key: str) -> set[str]:
    """The rules that may refuse a click on this key, as the specification has them."""
    player = state.players[state.to_move or 0]
    kind, _, detail = key.partition(":")[2].partition("/")
    due = state.todo[-1]
    if isinstance(due, Choose) and key.startswith("column/"):
        return {"WC-4.1"}  # no die there
    if isinstance(due, Mark):
        return {"WC-6.6"}  # marked already
    if isinstance(due, Fill):
        return {"WC-8.1"}  # no chestnut slot
    assert isinstance(due, Free), key
    if kind == "order":
        return {"WC-6.1"}
    if kind == "chest":
        return {"WC-6.5", "WC-8.2"}  # no blueberry, or no slot for one
    if kind == "helper":
        return {"WC-7.2" if detail in player.helpers and acts(detail) else "WC-7.1"}
    if kind in TOOL:
        return {TOOL[kind]}
    assert kind == "die"
    owned = {TOOL[name] for row, name in enumerate(MATERIALS) if player.owned(row)}
    hired = {"WC-7.2"} if ADJUSTERS[DICE.index(detail) // 6] in player.helpers else set()
    return owned or hired or set(TOOL.values())


def acts(helper: str) -> bool:
    return helper in ("substitute", "trader", *ADJUSTERS)


def test_a_shut_key_is_explained_by_its_rule() -> None:
    told: Counter[str] = Counter()
    for state in positions():
        for key, why in opened(state).why.items():
            assert why.rule in rules_of(state, key), (key, why)
            told[why.reason] += 1
    assert told["too-dear"] > 100
    assert {"no-material", "no-berry-slot", "no-blueberry", "lit-already", "order-needs-die"} <= {
        *told
    }


def test_what_comes_first_is_told_of_everything_else() -> None:
    """Whatever is clicked that is not due: the rule of what is due (a quiet question of the board)."""
    table = room("woodcraft").table
    asked: Counter[type] = Counter()
    for state in positions():
        due, own = state.todo[-1], f"{state.to_move}:"
        keys = [f"{own}{one}" for one in (*MATERIALS, "helper/herald", "cell/1,1")]
        keys += [
            f"{own}chest/{CHESTS[0]}",
            "column/1",
            *(f"pool/{one}" for one in state.pool if one),
        ]
        found = opened(state)
        used = {key for choice in found.choices for path in choice.paths for key in path}
        for key in keys:
            if key in used or key in found.why:
                continue
            move = table.natural(state, key)
            assert move is not None
            why = state.why_not(move)
            assert why is not None
            if isinstance(due, Free):
                expected = "WC-6.6" if "cell" in key else "WC-2.2"
            else:
                expected = DUE.get(type(due), "WC-6.6")
            assert why.rule == expected, (key, due)
            asked[type(due)] += 1
    assert len(asked) >= 8


@pytest.mark.parametrize(
    ("player", "key", "rule", "reason"),
    [
        (sheet(), "0:glue", "WC-6.2", "no-material"),
        (sheet(glue=1), "0:glue", "WC-6.2", "no-dice"),
        (sheet("Y3", glue=1), "0:glue", "WC-6.2", "one-die"),
        (sheet("Y3 B4", glue=1), "0:glue", "WC-6.2", "sum-too-high"),
        (sheet("Y1 B1", saw=1), "0:saw", "WC-6.3", "too-small"),
        (sheet("Y6 B6", offcut=1), "0:offcut", "WC-6.4", "above-six"),
        (sheet("Y6", offcut=1), "0:die/Y6", "WC-6.4", "above-six"),
        (sheet("Y1", saw=1), "0:die/Y1", "WC-6.3", "too-small"),
        (sheet("Y5 Y4", glue=1), "0:die/Y5", "WC-6.2", "sum-too-high"),
        (sheet("Y5 Y5", glue=1), "0:die/Y5", "WC-6.2", "sum-too-high"),
        (sheet("Y5", helpers="yellow_adjust", struck=(("yellow_adjust", 1),)), "0:die/Y5", "WC-7.2", "helper-used"),
        (sheet("Y5", helpers="yellow_adjust", struck=(("yellow_adjust", 1),)), "0:helper/yellow_adjust", "WC-7.2", "helper-used"),
        (sheet("B5", helpers="yellow_adjust"), "0:helper/yellow_adjust", "WC-7.2", "no-die"),
        (sheet(helpers="trader"), "0:helper/trader", "WC-7.2", "no-materials"),
        (sheet("Y4", helpers="substitute"), "0:helper/substitute", "WC-7.2", "no-materials"),
        (sheet(blueberry=1), "0:helper/herald", "WC-7.1", "too-dear"),
        (sheet(blueberry=5, helpers="herald"), "0:helper/herald", "WC-7.1", "hired-already"),
        (sheet(), "0:chest/helpers", "WC-6.5", "no-blueberry"),
        (sheet(blueberry=1), "0:chest/orders", "WC-8.2", "no-berry-slot"),
        (sheet("Y4", held="I-05"), "0:order/I-05", "WC-6.1", "order-needs-material"),
        (sheet("Y3", held="I-03"), "0:order/I-03", "WC-6.1", "order-needs-die"),
    ],
)  # fmt: skip
def test_free_actions(player: Player, key: str, rule: str, reason: str) -> None:
    why = opened(acting(player)).why[key]
    assert (why.rule, why.reason) == (rule, reason)


def test_the_main_action() -> None:
    empty = {"pool": ("", "", ""), "phase": 1, "decks": ((), ())}
    state = choosing("B6 - - - Y1 -", changes=empty)
    assert opened(state).why["column/2"].reason == "empty-column"
    why = state.why_not("order")
    assert why is not None
    assert (why.rule, why.reason) == ("WC-5.1", "pool-empty")


# --- One click after another ------------------------------------------------------------------


def test_dice_and_tools_that_do_not_go_together() -> None:
    """In every position and for every pair: offered, or refused by the rule of the tool."""
    seen: Counter[str] = Counter()
    for state in positions():
        if not isinstance(state.todo[-1], Free):
            continue
        found = opened(state)
        player, own = state.players[state.to_move or 0], f"{state.to_move}:"
        onward = {path[:2] for choice in found.choices for path in choice.paths}
        for number, die in enumerate(DICE):
            if not player.dice[number]:
                continue
            at, value = f"{own}die/{die}", int(die[1])
            legal = {
                "saw": value > 1,
                "offcut": value < 6,
                "glue": any(
                    value + other % 6 + 1 <= 6
                    for other in range(12)
                    if player.dice[other] > (other == number)
                ),
            }
            for row, tool in enumerate(MATERIALS):
                if not player.owned(row):
                    continue
                pair = (f"{own}{tool}", at)
                assert (pair in onward) == legal[tool] == ((pair[1], pair[0]) in onward), pair
                for first, second in (pair, (pair[1], pair[0])):
                    why = found.clashes.get((first,), {}).get(second)
                    assert (why is None) == legal[tool]
                    assert why is None or why.rule == TOOL[tool]
                    seen[why.reason if why else "legal"] += 1
    assert {"legal", "too-small", "above-six", "sum-too-high", "one-die"} <= set(seen)


def test_two_dice_whose_sum_is_too_high() -> None:
    found = opened(acting(sheet("Y3 B4 Y2 Y6", glue=1)))
    clashes = found.clashes[("0:die/Y3",)]
    assert {key: why.facts["sum"] for key, why in clashes.items()} == {"0:die/B4": 7, "0:die/Y6": 9}
    assert {why.rule for why in clashes.values()} == {"WC-6.2"}
    twins = opened(acting(sheet("B5 B5 Y1", glue=1))).clashes[("0:die/B5",)]
    assert twins["0:die/B5"].facts == {"sum": 10}


def test_helpers_with_what_they_cannot_use() -> None:
    player = sheet("Y6 B1", saw=1, helpers="trader substitute yellow_adjust")
    found = opened(acting(player)).clashes
    assert found[("0:helper/trader",)]["0:glue"].rule == "WC-7.2"
    assert found[("0:helper/substitute",)]["0:glue"].rule == "WC-7.2"
    assert found[("0:helper/yellow_adjust",)]["0:die/B1"].reason == "not-hired"
    assert found[("0:offcut",)]["0:die/Y6"].reason == "above-six", "a saw blade used as an offcut"
    assert found[("0:helper/substitute", "0:saw")]["0:glue"].reason == "sum-too-high"
    assert "0:saw" not in found[("0:helper/trader",)], "that is legal"


def test_nothing_legal_is_called_a_clash() -> None:
    for state in positions():
        found = opened(state)
        steps: set[tuple[str, ...]] = set()
        for choice in found.choices:
            for path in choice.paths:
                steps |= {
                    path[n : n + size] for size in (2, 3) for n in range(len(path) - size + 1)
                }
        for picked, whys in found.clashes.items():
            assert not [key for key in whys if (*picked, key) in steps], picked
