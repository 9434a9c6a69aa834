"""The end of a shift (GA-8) and of the game (GA-9): counting, places, points."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.making import make
from glueckauf.core.telling import Event, Untold, told_now
from glueckauf.core.texts import Fact
from glueckauf.games.board import telling as tell
from glueckauf.games.board.parts import (
    COLOURS,
    TRANSPORTS,
    Player,
    all_carts,
    coal_of,
)
from glueckauf.games.board.ruleset import PLAYERS, Rules
from glueckauf.games.board.telling import told

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State
    from glueckauf.games.board.turn import Turn

# Categories that count what is printed on delivered orders (GA-8.2); those after them count carts.
OF_DELIVERIES = len(COLOURS) + len(TRANSPORTS)


def clock_counts(player: Player) -> tuple[int, ...]:
    """What a player has in the twelve categories of the shift clock (GA-8.1).

    1–4 squares of a colour and 5–8 squares on a transport, both as printed on delivered orders
    (GA-8.2); 9–12 empty carts of a colour (GA-8.4).
    """
    mine = player.mine
    empty = tuple(map(sub, all_carts(mine), map(len, mine.carts)))
    if not player.delivered:
        return (0,) * OF_DELIVERIES + empty
    delivered = dict.fromkeys(TRANSPORTS, "")
    for order in player.delivered:
        if order.transport in delivered:  # a view does not show the cards of others
            delivered[order.transport] += order.squares
    squares = "".join(delivered.values())
    return (*map(squares.count, COLOURS), *map(len, delivered.values()), *empty)


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
    if not first:
        return []
    leaders = [seat for seat, count in enumerate(counts) if count == first]
    given = [
        Award(seat, category, 1, first, len(leaders) > 1, rules.clock_first[category - 1])
        for seat in leaders
    ]
    if len(leaders) == 1 and rules.second_place[PLAYERS.index(len(counts))]:
        second = max([count for seat, count in enumerate(counts) if seat != leaders[0]])
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
    players, events = shift_scored(shift, players, rules)
    return players, list(told_now([events]))


def shift_scored(
    shift: int, players: tuple[Player, ...], rules: Rules
) -> tuple[tuple[Player, ...], Untold]:
    """The same, with the events to be told when somebody asks."""
    categories = rules.clock_per_shift[shift - 1]
    points = [player.vp for player in players]
    counted = list(zip(*map(clock_counts, players), strict=True))[:categories]
    given: list[Award] = []
    for category, counts in enumerate(counted, start=1):
        given += awards(category, counts, rules)
    for award in given:
        points[award.seat] += award.vp
    scored = [
        make(Player, player[:2] + (vp,) + player[3:])
        for player, vp in zip(players, points, strict=True)
    ]
    return tuple(scored), (_told_of_shift, shift, tuple(counted), tuple(given), tuple(points))


def _told_of_shift(
    shift: int,
    counted: tuple[tuple[int, ...], ...],
    given: tuple[Award, ...],
    points: tuple[int, ...],
) -> list[Event]:
    """What everybody counts, who scores for it, and how the points stand then."""
    facts: dict[str, Fact] = {
        "shift": shift,
        "categories": len(counted),
        "counts": written(counted),
    }
    events = [told("shift-ended", ("GA-3.1", "GA-8.1"), facts)]
    for award in given:
        counted_by = counting_rule(award.category)
        applied = ("GA-8.1", counted_by, "GA-8.3") if award.tied else ("GA-8.1", counted_by)
        name = "first-place" if award.place == 1 else "second-place"
        facts = {
            "seat": award.seat,
            "category": award.category,
            "count": award.number,
            "vp": award.vp,
        }
        events.append(told(name, applied, facts))
    total: dict[str, Fact] = {"shift": shift, "scores": " ".join(map(str, points))}
    events.append(told("shift-scored", ("GA-8.1",), total))
    return events


def written(counted: Sequence[Sequence[int]]) -> str:
    """What everybody counts aloud when a shift is scored, category by category: "3 1, 0 2, …"."""
    return ", ".join(" ".join(map(str, counts)) for counts in counted)


def counted_aloud(text: str) -> list[tuple[int, ...]]:
    """The same, read again."""
    return [tuple(map(int, counts.split())) for counts in text.split(", ") if counts]


def in_workshops(state: State | Turn) -> list[int]:
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
    players, events = game_scored(players, rules)
    return players, list(told_now(events))


def game_scored(
    players: tuple[Player, ...], rules: Rules
) -> tuple[tuple[Player, ...], list[Untold]]:
    """The same, with the events to be told when somebody asks."""
    events: list[Untold] = []
    scored: list[Player] = []
    for seat, player in enumerate(players):
        vp, marks = player.vp, player.marks
        if rules.marks_per_vp:
            gain, rest = divmod(marks, rules.marks_per_vp)
            events.append((tell.marks_exchanged, seat, marks - rest, rest, gain))
            vp, marks = vp + gain, rest
        if rules.coal_per_vp:
            coal = len(coal_of(player))
            gain = coal // rules.coal_per_vp
            events.append((tell.coal_exchanged, seat, coal, gain))
            vp += gain
        left = len(player.orders)
        lost = left * rules.order_penalty
        events.append((tell.orders_left, seat, left, lost))
        unbalanced = balance(player)
        tipped = unbalanced * rules.balance_penalty
        events.append((tell.balance, seat, unbalanced, tipped))
        scored.append(player._replace(vp=vp - lost - tipped, marks=marks))
    return tuple(scored), events


def winners(players: Sequence[Player]) -> tuple[int, ...]:
    """GA-9.5: most VP, then most remaining marks, then shared."""
    best = max((player.vp, player.marks) for player in players)
    return tuple(seat for seat, p in enumerate(players) if (p.vp, p.marks) == best)
