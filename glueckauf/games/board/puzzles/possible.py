"""Could a game come to this table? Counted from what lies there (rules GA-1 to GA-8).

Whose miners stand where says who has had how many turns, and what was earned in this shift; cards, coal and
points say the rest. Of the shifts before only what they can have brought at most is known, so there much is
let pass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from glueckauf.core.puzzle import Impossible
from glueckauf.core.values import put
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Drafting, Player, all_carts, coal_of
from glueckauf.games.board.puzzles.pit.possible import COLOUR_NAMES
from glueckauf.games.board.puzzles.table_possible import cards_of, missing_miners
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS, Rules, Works
from glueckauf.games.board.scoring import OF_DELIVERIES, clock_counts

WORDS = ("miners", "turns", "marks", "points", "coal", "cards")  # what may be set up on purpose
MOST = 20_000  # ways of turns that are looked at; more are let pass


def contradictions(state: State, position: Mapping[str, Any]) -> Iterator[Impossible]:
    """The same with the keys of a file whose table this is."""
    for found in impossible(state):
        key = "line" if "line" in position else found.key
        yield found._replace(key=f"position.{key}")


def impossible(state: State) -> Iterator[Impossible]:
    """What no game can come to; the keys are those of a position."""
    if not state.is_over and not isinstance(state.pending, Drafting):
        yield from _miners(state)
        yield from _turns(state)
    if not state.is_over:
        yield from _points(state)
    yield from _coal(state)
    yield from _cards(state)


def _miners(state: State) -> Iterator[Impossible]:
    everybody = state.rules.miners[PLAYERS.index(len(state.players))]
    for seat, missing in enumerate(missing_miners(state)):
        if missing > 0:
            yield _wrong(
                f"seats.{seat}.miners",
                f"seat {seat} has {everybody} miners with {len(state.players)} players (GA-2.2), and"
                f" {missing} of them are nowhere; put them into hand, or where they were sent",
                "miners",
            )


def _wrong(key: str, problem: str, word: str) -> Impossible:
    return Impossible(key, f'{problem}, or write arranged = ["{word}"] if that is meant', word)


# --- The turns of this shift ----------------------------------------------------------------


class Visits(NamedTuple):
    """What a seat has done in this shift; draws may have brought a card, or none."""

    turns: int = 0
    displaced: int = 0  # own miners sent to the canteen
    marks: int = 0  # taken at money spaces
    tiles: int = 0
    tile_draws: int = 0
    orders: int = 0
    order_draws: int = 0
    barrow: int = 0  # deliveries
    carriage: int = 0
    motorcar: int = 0
    engine: int = 0


Way = tuple[Visits, ...]  # by seat


def _turns(state: State) -> Iterator[Impossible]:
    """Is there a way of turns after which all miners stand where they do, and everybody has what that brought?"""
    gone: list[tuple[str, int]] = []  # the crews that were displaced
    for space, at in state.works.index.items():
        crew = state.crews[at]
        sizes = _displaced(state.works, crew.miners)
        if sizes is None:
            yield _wrong(
                f"crews.{space}",
                f"no game leaves {crew.miners} miners on one space (GA-3.2); name another number",
                "turns",
            )
            return
        gone += [(space, miners) for miners in sizes]
    number = sum(miners for _, miners in gone)
    if number != sum(state.canteen):
        yield _wrong(
            "canteen",
            f"the crews have displaced {number} miners (GA-3.2), but {sum(state.canteen)} are in the"
            f" canteen; make that {number}",
            "turns",
        )
        return
    ways = _ways(state, gone)
    if ways is None:
        return
    missing = missing_miners(state)
    ways = [way for way in ways if _in_turn(state, way, missing)]
    if not ways:
        yield _wrong(
            "crews",
            f"no game leaves the miners so: from seat {state.start} on everybody with miners has had a"
            " turn in each round, and the canteen holds whom the crews displaced (GA-3.1, GA-3.2);"
            " change crews, pithead, canteen or start",
            "turns",
        )
        return
    for what, fits in _TRACES.items():
        kept = [way for way in ways if all(map(fits, _each(state), way))]
        if not kept:
            yield _trace_problem(state, what, fits, ways)
        ways = kept or ways


def _displaced(works: Works, miners: int) -> list[int] | None:
    """The crews that must have stood on a space before so many; None if so many never come to stand there."""
    sizes: list[int] = []
    while miners:
        if miners not in works.needed[: miners + 1]:
            return None
        miners = works.needed.index(miners)
        sizes.append(miners)
    return [size for size in sizes if size]


def _visit(visits: Visits, works: Works, space: str, times: int = 1) -> Visits:
    """One turn more, at this space."""
    kind, _, place = space.partition("/")
    visits = visits._replace(turns=visits.turns + times)
    if kind == "money":
        return visits._replace(marks=visits.marks + int(place))
    if kind == "pithead":
        return visits._replace(marks=visits.marks + times * works.rules.pithead)
    if kind in ("workshop", "order"):
        kind = {"workshop": "tile", "order": "order"}[kind] + ("_draws" if place == "draw" else "s")
    counted = place if kind == "delivery" else kind
    if counted not in Visits._fields:
        return visits
    return visits._replace(**{counted: getattr(visits, counted) + 1})


def _ways(state: State, gone: Sequence[tuple[str, int]]) -> list[Way] | None:
    """Whose the displaced crews can have been; None if there are too many ways to look at."""
    start = [_visit(Visits(), state.works, "pithead", times) for times in state.pithead]
    for space, at in state.works.index.items():
        if state.crews[at].miners:
            seat = state.crews[at].seat
            start[seat] = _visit(start[seat], state.works, space)
    ways = {tuple(start)}
    for space, miners in sorted(gone, key=lambda crew: -crew[1]):
        further: set[Way] = set()
        for way in ways:
            for seat, visits in enumerate(way):
                after = _visit(visits, state.works, space)
                after = after._replace(displaced=visits.displaced + miners)
                if after.displaced <= state.canteen[seat]:
                    further.add(put(way, seat, after))
        if len(further) > MOST:
            return None
        ways = further
    return sorted(ways)


def _in_turn(state: State, way: Way, missing: Sequence[int]) -> bool:
    """GA-3.1: clockwise from the starting player, round by round; only who has no miners is skipped."""
    assert state.to_move is not None, "asked while the game goes on"
    count = len(way)
    if tuple(visits.displaced for visits in way) != state.canteen:
        return False
    rounds = way[state.to_move].turns - (state.pending is not None)
    for seat, player in enumerate(state.players):
        if seat == state.to_move:
            continue
        is_before = (seat - state.start) % count < (state.to_move - state.start) % count
        due = rounds + is_before
        if way[seat].turns > due:
            return False
        if way[seat].turns < due and player.miners and not missing[seat]:
            return False
    return rounds >= 0


class _Seat(NamedTuple):
    player: Player
    works: Works
    shift: int


def _each(state: State) -> list[_Seat]:
    return [_Seat(player, state.works, state.shift) for player in state.players]


def _trace_problem(
    state: State, what: str, fits: Callable[[_Seat, Visits], bool], ways: Sequence[Way]
) -> Impossible:
    """Of the first seat that no way of turns leaves so; else they cannot all be true together."""
    each = _each(state)
    seats = range(len(each))
    bad = (s for s in seats if not any(fits(each[s], way[s]) for way in ways))
    seat = next(bad, seats[0])
    key, word = {
        "marks": ("marks", "marks"),
        "tiles": ("mine.tiles", "cards"),
        "orders": ("orders", "cards"),
        "delivered orders": ("delivered", "cards"),
    }[what]
    return _wrong(
        f"seats.{seat}.{key}",
        f"no game leaves seat {seat} with these {what}: they do not fit what the miners were sent for"
        " (GA-4 to GA-7); change them, or the crews",
        word,
    )


def _fit_marks(seat: _Seat, visits: Visits) -> bool:
    """Those of the set-up, what was earned, and what the tiles cost (GA-2.2, GA-4.1)."""
    player, works, shift = seat
    at = PLAYERS.index(works.players)
    paid = sum(works.prices.get(tile, 0) for tile in player.mine.tiles)
    earlier = player.marks + paid - visits.marks - works.rules.marks[at]
    return 0 <= earlier <= (shift - 1) * _most_marks(works.rules, works.rules.miners[at])


def _most_marks(rules: Rules, miners: int) -> int:
    """More than these a shift does not bring: at a money space one's own n-th visit takes n miners."""
    return miners * max(rules.pithead, 1) + sum(
        max(marks - sent, 0) for marks in rules.money for sent in range(1, miners + 1)
    )


def _fits(number: int, least: int, draws: int, shift: int) -> bool:
    return least <= number and (shift > 1 or number <= least + draws)


def _fit_tiles(seat: _Seat, visits: Visits) -> bool:
    return _fits(len(seat.player.mine.tiles), visits.tiles, visits.tile_draws, seat.shift)


def _fit_orders(seat: _Seat, visits: Visits) -> bool:
    """Those of the draft, and what was taken (GA-2.3, GA-7.2)."""
    number = len(seat.player.orders) + len(seat.player.delivered)
    least = seat.works.rules.draft + visits.orders
    return _fits(number, least, visits.order_draws, seat.shift)


def _fit_deliveries(seat: _Seat, visits: Visits) -> bool:
    """Every visit delivered at least one order (GA-6.1)."""
    delivered = Counter(order.transport for order in seat.player.delivered)
    return all(delivered[transport] >= getattr(visits, transport) for transport in TRANSPORTS)


_TRACES: dict[str, Callable[[_Seat, Visits], bool]] = {
    "marks": _fit_marks,
    "tiles": _fit_tiles,
    "orders": _fit_orders,
    "delivered orders": _fit_deliveries,
}


# --- Points, coal, cards --------------------------------------------------------------------


def _points(state: State) -> Iterator[Impossible]:
    """Delivered orders, and places on the clock after each shift before (GA-6.2, GA-8.1)."""
    rules = state.rules
    for seat, player in enumerate(state.players):
        least = sum(order.vp for order in player.delivered)
        counts = clock_counts(player)[:OF_DELIVERIES]
        most = least + sum(
            vp
            for shift in range(state.shift - 1)
            for count, vp in zip(
                counts[: rules.clock_per_shift[shift]], rules.clock_first, strict=False
            )
            if count
        )
        if not least <= player.vp <= most:
            expected = f"{least}" if least == most else f"{least} to {most}"
            yield _wrong(
                f"seats.{seat}.vp",
                f"its delivered orders, and the clock of the shifts before, bring {expected} VP (GA-6.2,"
                f" GA-8.1), not {player.vp}; change vp or delivered",
                "points",
            )


def _coal(state: State) -> Iterator[Impossible]:
    """What came on carts lies somewhere, or was delivered (GA-2.2, GA-4.2, GA-5.2, GA-6.2)."""
    owned = [Counter(coal_of(player)) for player in state.players]
    for at, colour in enumerate(COLOURS):
        left = state.rules.coal - sum(coal[colour] for coal in owned)
        if state.supply[at] != left:
            yield _wrong(
                "supply",
                f"{left} {COLOUR_NAMES[colour]} coal must be left in it (GA-1.1), not"
                f" {state.supply[at]}; leave it out",
                "coal",
            )
    everywhere = [
        sum(carts) for carts in zip(*(all_carts(p.mine) for p in state.players), strict=True)
    ]
    scarce = {c for c, carts in zip(COLOURS, everywhere, strict=True) if carts > state.rules.coal}
    for seat, player in enumerate(state.players):
        if not _is_coal_right(player, owned[seat], scarce, state.rules):
            yield _wrong(
                f"seats.{seat}.mine",
                "the coal in the pit and on its orders, and what was delivered, is not what came on its"
                " carts (GA-4.2, GA-5.2); change carts, cage, storage or filled squares",
                "coal",
            )


def _is_coal_right(player: Player, owned: Counter[str], scarce: set[str], rules: Rules) -> bool:
    """Of `scarce` colours the supply may have been out, so another colour came in their place (GA-4.3)."""
    came = dict(zip(COLOURS, all_carts(player.mine), strict=True))
    squares = Counter("".join(order.squares for order in player.delivered))
    used = {colour: came[colour] - owned[colour] for colour in COLOURS}
    pairs = sum(used.values()) - squares.total()
    if scarce == {*COLOURS}:
        return True  # carts may have stayed empty
    if not 0 <= pairs <= (squares.total() if rules.pairs else 0):
        return False
    alone = sum(min(used[colour], squares[colour]) for colour in COLOURS)
    return bool(scarce) or (min(used.values()) >= 0 and alone >= squares.total() - pairs)


def _cards(state: State) -> Iterator[Impossible]:
    """All tiles and orders lie somewhere, none twice; spaces are refilled at once (GA-1.2, GA-1.3, GA-4.4)."""
    rules = state.rules
    tiles, orders = cards_of(state)
    decks: tuple[tuple[str, list[Any], tuple[Any, ...]], ...] = (
        ("tiles_left", tiles, rules.tiles),
        ("orders_left", orders, rules.order_deck),
    )
    for key, cards, deck in decks:
        strange = sorted(str(card) for card in set(cards) - set(deck) if "?" not in str(card))
        if strange:
            yield _wrong(
                "seats",
                f"{', '.join(strange)} is no card of the game (GA-1.2, GA-1.3); name one that is",
                "cards",
            )
        if len(cards) != len(deck):
            yield _wrong(
                key,
                f"the game has {len(deck)} cards of this kind (GA-1.2, GA-1.3), and {len(cards)} are on"
                " the table; leave it out",
                "cards",
            )
    if not state.is_over and state.pending is None:
        yield from _empty_spaces(state)


def _empty_spaces(state: State) -> Iterator[Impossible]:
    for key, kind, row, stack in (
        ("workshops", "workshop", state.workshops, state.tile_stack),
        ("order_spaces", "order", state.order_spaces, state.order_stack),
    ):
        for number, card in enumerate(row, start=1):
            if card is None and stack.cards and f"{kind}/{number}" in state.works.open:
                yield _wrong(
                    f"{key}.{number}",
                    "an empty space is refilled as long as there is a stack (GA-4.4, GA-7.2); name a"
                    " card",
                    "cards",
                )
