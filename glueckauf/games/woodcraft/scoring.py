"""What everybody scores, and who has won (WC-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.games.woodcraft.parts import (
    CHESTS,
    COLUMN_MASKS,
    ROW_MASKS,
    Player,
)
from glueckauf.games.woodcraft.ruleset import Layout


class Score(NamedTuple):
    """The six sources of points (WC-10.1), with the two numbers whose product is the third."""

    nuts: int
    helpers: int
    reputation: int  # × completed orders
    orders: int
    chests: tuple[int, ...]  # of each of CHESTS; 0 unless it is active
    lines: int
    fame: int = 0  # reputation

    @property
    def total(self) -> int:
        return (
            self.nuts + self.helpers + self.reputation + self.orders + sum(self.chests) + self.lines
        )


def score(layout: Layout, player: Player) -> Score:
    """What a sheet is worth if the game ends now."""
    rules = layout.rules
    rewards = [layout.orders[order].reward for order in player.done]
    printed = sum([reward.reputation for reward in rewards])
    fame = printed + (rules.renown_reputation if "renown" in player.helpers else 0)
    vp = sum([reward.vp for reward in rewards])
    return Score(
        nuts=player.nuts,
        helpers=sum([layout.helper_vp[helper] for helper in player.helpers]),
        reputation=fame * len(player.done),
        orders=vp,
        chests=_chests(layout, player, printed, vp),
        lines=_lines(layout, player.lanterns),
        fame=fame,
    )


def is_active(layout: Layout, player: Player, chest: int) -> bool:
    """All its slots are filled (WC-8.2)."""
    return player.chests[chest] == layout.slots[chest]


def _chests(layout: Layout, player: Player, printed: int, vp: int) -> tuple[int, ...]:
    rules = layout.rules
    worth = {
        "helpers": max(
            (
                points
                for least, points in zip(rules.chest_helpers, rules.chest_helpers_vp, strict=True)
                if len(player.helpers) >= least
            ),
            default=0,
        ),
        "orders": rules.chest_orders_vp * len(player.done),
        "reputation": rules.chest_reputation_vp * printed,
        "lanterns": rules.chest_lanterns_vp * player.lanterns.bit_count(),
        "order_vp": vp // rules.chest_order_vp_step,
    }
    return tuple(
        [worth[chest] if is_active(layout, player, at) else 0 for at, chest in enumerate(CHESTS)]
    )


def _lines(layout: Layout, lanterns: int) -> int:
    rules = layout.rules
    found = (
        *zip(ROW_MASKS, rules.row_vp, strict=True),
        *zip(COLUMN_MASKS, rules.column_vp, strict=True),
    )
    return sum([vp for mask, vp in found if lanterns & mask == mask])


def winners(layout: Layout, players: Sequence[Player]) -> tuple[int, ...]:
    """The most points, then the most unused materials (WC-10.2); still level: a shared victory (WC-A23)."""
    ranks = [(score(layout, player).total, sum(player.materials)) for player in players]
    return tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
