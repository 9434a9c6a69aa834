"""The end of the game (CG-6): the five categories, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.core.telling import Event, won_by
from glueckauf.games.card.parts import FACE_DOWN_ORDER, Order, Player
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.telling import told


class Score(NamedTuple):
    """The VP of a player in the categories A to E (CG-6.3)."""

    lorries: int
    orders: int
    shares: int
    tokens: int
    objectives: int

    @property
    def total(self) -> int:
        return sum(self)


def scoresheet(players: Sequence[Player], rules: Rules) -> tuple[Score, ...]:
    """The categories of every player as things stand; cards a view does not show count nothing."""
    return tuple(score(player, rules) for player in players)


def score(player: Player, rules: Rules) -> Score:
    """CG-6.3. Only delivered cards, shares, objectives and tokens are worth anything (CG-6.1)."""
    delivered = player.delivered
    return Score(
        sum([w.load.vp for train in delivered for w in train.wagons if w.load]),
        sum([train.order.vp for train in delivered]),
        rules.share_vp * sum(matched_shares(player).values()),
        rules.token_vp * len(player.tokens),
        sum([objective_vp(player, objective, rules) for objective in player.objectives]),
    )


def completed_orders(player: Player) -> list[Order]:
    """The orders of the delivered stack, as far as they can be seen."""
    return [train.order for train in player.delivered if train.order != FACE_DOWN_ORDER]


def matched_shares(player: Player) -> Counter[str]:
    """The shares of each destination that have a completed order each (CG-6.2)."""
    orders = Counter([order.destination for order in completed_orders(player)])
    return Counter(player.shares) & orders


def objective_vp(player: Player, objective: str, rules: Rules) -> int:
    """What one objective card brings its owner."""
    kind, _, which = objective.partition(":")
    orders = [order.lorries for order in completed_orders(player) if order.destination == which]
    if kind == "shift_pairs":
        return rules.pair_vp * (len(player.tokens) // 2)
    if kind == "objectives":
        return rules.objective_vp * len(player.objectives)
    if kind == "engine":
        return rules.engine_vp * [train.engine for train in player.delivered].count(which)
    if kind == "share":
        return rules.matched_vp * matched_shares(player)[which]
    if kind == "order":
        return rules.order_vp * len(orders)
    return rules.lorries_vp if sum(orders) >= rules.lorries_needed else 0


def winners(players: Sequence[Player], rules: Rules) -> tuple[int, ...]:
    """CG-6.4: most VP, then the highest shift token; shared if no tied player has one (CG-A11)."""
    ranks = [(score(player, rules).total, max(player.tokens, default=0)) for player in players]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def closing_events(players: Sequence[Player], rules: Rules) -> list[Event]:
    """What the end of the game does, player by player (CG-6.1 to CG-6.3), and who wins."""
    events: list[Event] = []
    for seat, player in enumerate(players):
        matched = sum(matched_shares(player).values())
        a, b, c, d, e = points = score(player, rules)
        events += [
            told("removed", ("CG-6.1",), {"seat": seat, "cards": _worthless(player)}),
            told(
                "matched",
                ("CG-6.2",),
                {"seat": seat, "shares": matched, "unmatched": len(player.shares) - matched},
            ),
            told(
                "scored",
                ("CG-6.3",),
                {"seat": seat, "a": a, "b": b, "c": c, "d": d, "e": e, "vp": points.total},
            ),
        ]
    return [*events, told("game-over", ("CG-6.4",), won_by(winners(players, rules)))]


def _worthless(player: Player) -> int:
    """The cards in row, storage, docks and hand (CG-6.1)."""
    at_docks = sum(
        bool(dock.engine) + sum(1 + (wagon.load is not None) for wagon in dock.wagons)
        for dock in player.docks
    )
    in_hand = len(player.orders) + len(player.innovations)
    return len(player.row) + len(player.storage) + at_docks + in_hand
