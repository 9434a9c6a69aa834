"""The end of a shift (GA-8) and of the game (GA-9): counting, places, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact
from glueckauf.games.board.parts import (
    COLOURS,
    LEVELS,
    TRANSPORTS,
    Player,
    carts_at,
    coal_of,
)
from glueckauf.games.board.ruleset import PLAYERS, Rules
from glueckauf.games.board.telling import told

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State

# Categories that count what is printed on delivered orders (GA-8.2); those after them count carts.
OF_DELIVERIES = len(COLOURS) + len(TRANSPORTS)


def clock_counts(player: Player) -> tuple[int, ...]:
    """What a player has in the twelve categories of the shift clock (GA-8.1).

    1–4 squares of a colour and 5–8 squares on a transport, both as printed on delivered orders
    (GA-8.2); 9–12 empty carts of a colour (GA-8.4).
    """
    delivered = dict.fromkeys(TRANSPORTS, "")
    for order in player.delivered:
        if order.transport in delivered:  # a view does not show the cards of others
            delivered[order.transport] += order.squares
    squares = "".join(delivered.values())
    mine = player.mine
    return (
        *map(squares.count, COLOURS),
        *map(len, delivered.values()),
        *(carts_at(mine, level) - len(mine.carts[level - 1]) for level in LEVELS),
    )


def empty_carts(player: Player) -> tuple[int, ...]:
    """Empty carts of the four levels (GA-8.4)."""
    return clock_counts(player)[OF_DELIVERIES:]


def counting_rule(category: int) -> str:
    """The rule that says what a category, from 1, counts."""
    return "GA-8.4" if category > OF_DELIVERIES else "GA-8.2"


class Award(NamedTuple):
    """VP for a place in a category."""

    seat: int
    category: int
    place: int
    number: int
    tied: bool
    vp: int


def awards(category: int, counts: Sequence[int], rules: Rules) -> list[Award]:
    """Who scores in a category (GA-8.2, GA-8.3)."""
    first = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == first > 0]
    given = [
        Award(seat, category, 1, first, len(leaders) > 1, rules.clock_first[category - 1])
        for seat in leaders
    ]
    if len(leaders) == 1 and rules.second_place[PLAYERS.index(len(counts))]:
        second = max(count for seat, count in enumerate(counts) if seat != leaders[0])
        chasers = [seat for seat, count in enumerate(counts) if count == second > 0]
        given += [
            Award(seat, category, 2, second, len(chasers) > 1, rules.clock_second[category - 1])
            for seat in chasers
        ]
    return given


def score_shift(
    shift: int, players: tuple[Player, ...], rules: Rules
) -> tuple[tuple[Player, ...], list[Event]]:
    """GA-8.1 to GA-8.4."""
    categories = rules.clock_per_shift[shift - 1]
    points = [player.vp for player in players]
    counted = list(zip(*map(clock_counts, players), strict=True))[:categories]
    facts: dict[str, Fact] = {"shift": shift, "categories": categories, "counts": written(counted)}
    events = [told("shift-ended", ("GA-3.1", "GA-8.1"), facts)]
    for category, counts in enumerate(counted, start=1):
        counted_by = counting_rule(category)
        for award in awards(category, counts, rules):
            points[award.seat] += award.vp
            applied = ("GA-8.1", counted_by, "GA-8.3") if award.tied else ("GA-8.1", counted_by)
            name = "first-place" if award.place == 1 else "second-place"
            facts = {
                "seat": award.seat,
                "category": category,
                "count": award.number,
                "vp": award.vp,
            }
            events.append(told(name, applied, facts))
    total: dict[str, Fact] = {"shift": shift, "scores": " ".join(map(str, points))}
    events.append(told("shift-scored", ("GA-8.1",), total))
    scored = (player._replace(vp=vp) for player, vp in zip(players, points, strict=True))
    return tuple(scored), events


def written(counted: Sequence[Sequence[int]]) -> str:
    """What everybody counts aloud when a shift is scored, category by category: "3 1, 0 2, …"."""
    return ", ".join(" ".join(map(str, counts)) for counts in counted)


def counted_aloud(text: str) -> list[tuple[int, ...]]:
    """The same, read again."""
    return [tuple(map(int, counts.split())) for counts in text.split(", ") if counts]


def in_workshops(state: State) -> list[int]:
    """The miners of each seat that stand in workshops (GA-8.5)."""
    standing = [0] * len(state.players)
    for at in state.works.workshops:
        crew = state.crews[at]
        standing[crew.seat] += crew.miners
    return standing


def next_start(start: int, standing: Sequence[int]) -> int:
    """GA-8.5: most miners in workshops; a tie goes clockwise, the old starting player last."""
    most = max(standing)
    after_start = [(start + n) % len(standing) for n in range(1, len(standing) + 1)]
    return next(seat for seat in after_start if standing[seat] == most)


def balance(player: Player) -> int:
    """Tiles without a partner on the other side (GA-9.4)."""
    light = sum(tile.light for tile in player.mine.tiles)
    return abs(2 * light - len(player.mine.tiles))


def score_game(players: tuple[Player, ...], rules: Rules) -> tuple[tuple[Player, ...], list[Event]]:
    """GA-9.1 to GA-9.4, in this order for each player."""
    events: list[Event] = []
    scored: list[Player] = []
    for seat, player in enumerate(players):
        vp, marks = player.vp, player.marks
        if rules.marks_per_vp:
            gain, rest = divmod(marks, rules.marks_per_vp)
            facts = {"seat": seat, "marks": marks - rest, "rest": rest, "vp": gain}
            events.append(told("marks-exchanged", ("GA-9.1",), facts))
            vp, marks = vp + gain, rest
        if rules.coal_per_vp:
            coal = len(coal_of(player))
            gain = coal // rules.coal_per_vp
            events.append(
                told("coal-exchanged", ("GA-9.2",), {"seat": seat, "coal": coal, "vp": gain})
            )
            vp += gain
        left = len(player.orders)
        lost = left * rules.order_penalty
        events.append(told("orders-left", ("GA-9.3",), {"seat": seat, "orders": left, "vp": lost}))
        unbalanced = balance(player)
        tipped = unbalanced * rules.balance_penalty
        events.append(
            told("balance", ("GA-9.4",), {"seat": seat, "tiles": unbalanced, "vp": tipped})
        )
        scored.append(player._replace(vp=vp - lost - tipped, marks=marks))
    return tuple(scored), events


def winners(players: Sequence[Player]) -> tuple[int, ...]:
    """GA-9.5: most VP, then most remaining marks, then shared."""
    best = max((player.vp, player.marks) for player in players)
    return tuple(seat for seat, p in enumerate(players) if (p.vp, p.marks) == best)
