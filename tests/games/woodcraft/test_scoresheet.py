"""The score line by line: every line is counted again here, from the rules and not from the engine (WC-10.1)."""

from __future__ import annotations

import pytest

from glueckauf.games.woodcraft.parts import Player
from glueckauf.games.woodcraft.rules import State
from tests.games.woodcraft.pictures import crowded, lively_game
from tests.games.woodcraft.scenes import acting, sheet

HELPER_VP = {
    "substitute": 1,
    "brown_adjust": 3,
    "timber": 2,
    "supplier": 0,
    "trader": 0,
    "yellow_adjust": 1,
    "herald": 1,
    "renown": 0,
}
SLOTS = {"helpers": 2, "orders": 1, "reputation": 2, "lanterns": 2, "order_vp": 1}
COLUMN_VP = (1, 2, 1)


def counted(state: State, player: Player) -> dict[str, int]:
    """What each line is worth, by the tables of the specification."""
    rewards = [state.layout.orders[order].reward for order in player.done]
    printed, vp = sum(one.reputation for one in rewards), sum(one.vp for one in rewards)
    lit = [[player.lanterns >> (3 * row + column) & 1 for column in range(3)] for row in range(3)]
    worth = {
        "helpers": 8 if len(player.helpers) >= 5 else 4 if len(player.helpers) >= 3 else 0,
        "orders": len(player.done),
        "reputation": 2 * printed,
        "lanterns": sum(map(sum, lit)),
        "order_vp": vp // 4,
    }
    active = [sum(filled) == SLOTS[name] for name, filled in zip(SLOTS, player.chests, strict=True)]
    lines = zip(COLUMN_VP, zip(*lit, strict=True), strict=True)
    return {
        "nuts": player.nuts,
        "helpers": sum(HELPER_VP[helper] for helper in player.helpers),
        "reputation": (printed + ("renown" in player.helpers)) * len(player.done),
        "orders": vp,
        **{
            f"chest_{name}": worth[name] if is_active else 0
            for name, is_active in zip(SLOTS, active, strict=True)
        },
        "lines": sum(points for points, column in lines if all(column)),
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_line_of_random_games(players: int) -> None:
    for seed in range(4):
        game = lively_game(players, seed)
        for state in (*game[:: max(1, len(game) // 8)], game[-1], crowded()):
            found = state.scoresheet()
            for seat, player in enumerate(state.players):
                lines = {row.source: row.cells[seat].vp for row in found.rows}
                assert lines == counted(state, player)
                assert found.totals[seat] == sum(counted(state, player).values())
            assert found.totals == state.scores


def test_the_lines_of_the_worked_example() -> None:
    """WC-C7: 7 + 3 + 25 + 17 + (8 + 4) + 1 = 65."""
    player = sheet(
        nuts=7,
        helpers="brown_adjust renown",
        done="I-01 I-02 I-04 I-06 II-04",  # 17 VP, 4 reputation
        lanterns="1,1 2,1 3,1",
        chests={"reputation": (2, 0), "order_vp": (1, 0)},
    )
    found = acting(player).scoresheet()
    assert {row.source: row.cells[0].vp for row in found.rows if row.cells[0].vp} == {
        "nuts": 7,
        "helpers": 3,
        "reputation": 25,
        "orders": 17,
        "chest_reputation": 8,
        "chest_order_vp": 4,
        "lines": 1,
    }
    assert found.totals == (65,)
    told = str(found)
    assert all(row.name in told for row in found.rows)
