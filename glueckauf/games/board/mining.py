"""The mining action (GA-5): the six kinds of step, pairs, and the storage condition.

Everything here is about one player and needs no table, so puzzles and solvers use it as it is.
"""

from __future__ import annotations

from functools import cache, lru_cache

from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact
from glueckauf.core.values import make
from glueckauf.games.board.notation import (
    END,
    End,
    Fill,
    Load,
    Move,
    Ride,
    Store,
    fill,
    load,
    ride,
    store,
)
from glueckauf.games.board.parts import (
    LEVELS,
    SURFACE,
    Half,
    Mine,
    Mining,
    Outstanding,
    Player,
    all_filled,
    colours_in,
    empty_colours,
    with_coal,
    without_coal,
)
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.telling import no, told

# --- Is a step allowed? ---------------------------------------------------------------------


def why_not_step(player: Player, now: Mining, move: Move, rules: Rules) -> Violation | None:
    if now.half and not (
        isinstance(move, Fill) and move.pair and (move.label, move.square) == now.half
    ):
        return no("GA-5.2", "finish-pair", {"label": now.half.label, "colour": now.half.square})
    if isinstance(move, Fill):
        return _why_not_fill(player, now, move, rules)
    if isinstance(move, Ride):
        return _why_not_ride(player.mine.level, move)
    if isinstance(move, Load):
        return _why_not_load(player.mine, move, rules)
    if isinstance(move, Store):
        return _why_not_store(player, move, rules)
    if isinstance(move, End):
        return None
    return no("GA-3.1", "finish-mining", {"steps": now.steps_left})


def _why_not_ride(level: int, move: Ride) -> Violation | None:
    return no("GA-5.1", "cage-is-there", {"level": level}) if move.level == level else None


def _why_not_load(mine: Mine, move: Load, rules: Rules) -> Violation | None:
    if mine.level == SURFACE:
        return no("GA-5.1", "load-underground", {})
    if move.colour not in mine.carts[mine.level - 1]:
        return no("GA-5.1", "no-coal-here", {"colour": move.colour, "level": mine.level})
    if len(mine.cage) >= rules.cage:
        return no("GA-1.5", "cage-full", {"places": rules.cage})
    return None


def _why_not_store(player: Player, move: Store, rules: Rules) -> Violation | None:
    missing = _not_at_hand(player.mine, move.colour, stored=False)
    if missing or rules.free_storage:
        return missing
    for label, order, squares in player.orders:
        if move.colour in empty_colours(order.squares, squares):
            return no("GA-5.4", "square-waits", {"colour": move.colour, "label": label})
    return None


def _why_not_fill(player: Player, now: Mining, move: Fill, rules: Rules) -> Violation | None:
    """GA-5.1 (steps 4 and 6), GA-5.2, GA-5.3."""
    missing = _not_at_hand(player.mine, move.colour, move.stored)
    if missing:
        return missing
    target = order_labelled(player, move.label)
    if target is None:
        return no("GA-5.1", "no-such-order", {"label": move.label})
    if move.pair and now.half is None:
        problem = why_no_pair(player, now, rules)
        if problem:
            return problem
    printed = target.order.squares
    if move.square not in printed:
        return no("GA-5.1", "no-such-square", {"label": move.label, "colour": move.square})
    if move.square not in empty_colours(printed, target.squares) and not (
        move.pair and _square_with_half(target, move.square) is not None
    ):
        return no("GA-5.3", "square-covered", {"label": move.label, "colour": move.square})
    return None


def _not_at_hand(mine: Mine, colour: str, stored: bool) -> Violation | None:
    if stored:
        if colour not in mine.storage:
            return no("GA-5.1", "no-coal-in-storage", {"colour": colour})
    elif mine.level != SURFACE:
        return no("GA-5.1", "cage-underground", {"level": mine.level})
    elif colour not in mine.cage:
        return no("GA-5.1", "no-coal-in-cage", {"colour": colour})
    return None


def why_no_pair(player: Player, now: Mining, rules: Rules) -> Violation | None:
    """May any pair be begun now? R3: both halves in one action, unless `split_pairs`."""
    if not rules.pairs:
        return no("GA-5.2", "no-pairs", {})
    if not rules.split_pairs:
        if now.steps_left < 2:
            return no("GA-5.2", "pair-needs-two-steps", {})
        mine = player.mine
        if len(mine.storage) + (len(mine.cage) if mine.level == SURFACE else 0) < 2:
            return no("GA-5.2", "pair-needs-partner", {})
    return None


def legal_steps(player: Player, now: Mining, rules: Rules) -> list[Move]:
    """Every legal step, sorted: what is at hand, filtered by the checks above."""
    level, cage, carts, storage, _ = mine = player.mine
    steps: list[Move] = []
    if level != SURFACE and not now.half:
        loads = _loads(carts[level - 1])
        steps += [move for move in loads if _why_not_load(mine, move, rules) is None]
    if not now.half:
        steps += _rides(level)
        steps.append(END)
    in_cage = cage if level == SURFACE else ""
    if not in_cage and not storage:
        return steps  # in the order of their texts: + 0 1 2 3 4 end
    if not now.half:
        stores = [store(colour) for colour in colours_in(in_cage)]
        steps += [move for move in stores if _why_not_store(player, move, rules) is None]
    pairs = now.half is not None or why_no_pair(player, now, rules) is None
    steps += [
        move
        for label, order, squares in player.orders
        for move in _fills(in_cage, storage, label, order.squares, squares, pairs)
        if why_not_step(player, now, move, rules) is None
    ]
    steps.sort()
    return steps


@cache
def _loads(coals: str) -> list[Load]:
    return sorted(map(load, colours_in(coals)))


@lru_cache(maxsize=50_000)
def _fills(
    in_cage: str,
    storage: str,
    label: str,
    printed: str,
    squares: tuple[str, ...],
    pairs: bool,
) -> tuple[Fill, ...]:
    """What may come onto the squares of one order that are not full."""
    at_hand = [(colour, False) for colour in colours_in(in_cage)]
    at_hand += [(colour, True) for colour in colours_in(storage)]
    empty = empty_colours(printed, squares)
    waiting = "".join(c for c, coal in zip(printed, squares, strict=True) if coal[-1:] == "+")
    single = [fill(colour, label, "", stored) for colour, stored in at_hand if colour in empty]
    halves = colours_in(empty + waiting) if pairs else ()
    paired = [
        fill(colour, label, square, stored) for square in halves for colour, stored in at_hand
    ]
    return (*single, *paired)


@cache
def _rides(level: int) -> list[Ride]:
    rides = map(ride, (SURFACE, *LEVELS))
    return [move for move in rides if _why_not_ride(level, move) is None]


# --- What a step does -----------------------------------------------------------------------


def do_step(
    seat: int, player: Player, now: Mining, move: Move, rules: Rules
) -> tuple[Player, Mining | None, Event]:
    """One legal step: the player afterwards, what is pending (None: the action ends), the event."""
    mine = player.mine
    if isinstance(move, End):
        return (
            player,
            None,
            told("mining-ended", ("GA-5.1", "GA-5.5"), {"seat": seat, "steps": now.steps_left}),
        )
    level, cage, carts, storage, tiles = mine
    half = None
    orders = player.orders
    if isinstance(move, Ride):
        level = move.level
        event = told("rode", ("GA-5.1",), {"seat": seat, "level": level})
    elif isinstance(move, Load):
        at = level - 1
        left = without_coal(carts[at], move.colour)
        carts = carts[:at] + (left,) + carts[at + 1 :]  # type: ignore[assignment]  # still four
        cage = with_coal(cage, move.colour)
        facts: dict[str, Fact] = {"seat": seat, "colour": move.colour, "level": level}
        event = told("loaded", ("GA-5.1", "GA-1.5"), facts)
    elif isinstance(move, Store):
        cage = without_coal(cage, move.colour)
        storage = with_coal(storage, move.colour)
        event = told("stored", ("GA-5.1", "GA-5.4"), {"seat": seat, "colour": move.colour})
    elif isinstance(move, Fill):
        if move.stored:
            storage = without_coal(storage, move.colour)
        else:
            cage = without_coal(cage, move.colour)
        orders, event = _put(seat, orders, move)
        if event.name == "half" and not rules.split_pairs:
            half = Half(move.label, move.square)
    else:
        raise TypeError(f"{move!r} is not a mining step")
    mine = make(Mine, (level, cage, carts, storage, tiles))
    player = make(Player, (player.miners, player.marks, player.vp, mine, orders, player.delivered))
    steps = now.steps_left - 1
    return player, make(Mining, (steps, half)) if steps else None, event


def _put(
    seat: int, orders: tuple[Outstanding, ...], move: Fill
) -> tuple[tuple[Outstanding, ...], Event]:
    """A coal onto the first fitting square of the order, alone or as half of a pair."""
    at = next(n for n, order in enumerate(orders) if order.label == move.label)
    target = orders[at]
    printed = target.order.squares
    second = _square_with_half(target, move.square) if move.pair else None
    if second is not None:
        place, coal = second, with_coal(target.squares[second][0], move.colour)
        name, rules = "paired", ("GA-5.1", "GA-5.2")
    else:
        place = next(
            n for n, coal in enumerate(target.squares) if not coal and printed[n] == move.square
        )
        coal = move.colour
        name, rules = "filled", ("GA-5.1", "GA-5.3")
        if move.pair:
            coal += "+"
            name, rules = "half", ("GA-5.1", "GA-5.2")
    squares = target.squares[:place] + (coal,) + target.squares[place + 1 :]
    target = make(Outstanding, (target.label, target.order, squares))
    facts: dict[str, Fact] = {
        "seat": seat,
        "colour": move.colour,
        "label": move.label,
        "square": move.square,
        "source": "storage" if move.stored else "cage",
        "complete": int(all_filled(squares)),
    }
    event = told(name, rules, facts)
    return orders[:at] + (target,) + orders[at + 1 :], event


def order_labelled(player: Player, label: str) -> Outstanding | None:
    for order in player.orders:
        if order.label == label:
            return order
    return None


def _square_with_half(target: Outstanding, colour: str) -> int | None:
    """The first square of this colour on which a lone half of a pair waits."""
    for n, coal in enumerate(target.squares):
        if coal and coal[-1] == "+" and target.order.squares[n] == colour:
            return n
    return None
