"""The mining action (GA-5): the six kinds of step, pairs, and the storage condition.

Everything here is about one player and needs no table, so puzzles and solvers use it as it is.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.making import make
from glueckauf.core.telling import Untold, Violation
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
    colours_in,
    empty_colours,
    with_coal,
    without_coal,
)
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.telling import coal_put, loaded, mining_ended, no, rode, stored

# --- Is a step allowed? ---------------------------------------------------------------------


def why_not_step(player: Player, now: Mining, move: Move, rules: Rules) -> Violation | None:
    half = now.half
    if half and not (isinstance(move, Fill) and move.pair and (move.label, move.square) == half):
        return no("GA-5.2", "finish-pair", {"label": half.label, "colour": half.square})
    mine = player.mine
    if isinstance(move, Ride):
        return _why_not_ride(mine.level, move)
    if isinstance(move, End):
        return None
    if isinstance(move, Load):
        level = mine.level
        here = mine.carts[level - 1] if level else ""
        return _why_not_load(level, here, len(mine.cage), rules.cage, move)
    if isinstance(move, Fill):
        return _why_not_fill(player, now, move, rules)
    assert isinstance(move, Store), "only steps come here"
    return _why_not_store(player, move, rules)


def _why_not_ride(level: int, move: Ride) -> Violation | None:
    return no("GA-5.1", "cage-is-there", {"level": level}) if move.level == level else None


def _why_not_load(level: int, here: str, in_cage: int, places: int, move: Load) -> Violation | None:
    if level == SURFACE:
        return no("GA-5.1", "load-underground", {})
    if move.colour not in here:
        return no("GA-5.1", "no-coal-here", {"colour": move.colour, "level": level})
    if in_cage >= places:
        return no("GA-1.5", "cage-full", {"places": places})
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
        move.pair and move.square in _halves(printed, target.squares)
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
    """Every legal step, sorted. What the checks above ask of each step is asked here once for all."""
    level, cage, carts, storage, _ = player.mine
    half = now.half
    steps: list[Move] = []
    if not half:
        steps += _free_steps(level, carts[level - 1] if level else "", len(cage), rules.cage)
    in_cage = "" if level else cage
    if not in_cage and not storage:
        return steps  # in the order of their texts: + 0 1 2 3 4 end
    pairs = half is not None or why_no_pair(player, now, rules) is None
    waiting = ""
    for label, order, squares in player.orders:
        empty = empty_colours(order.squares, squares)
        waiting += empty
        if half is None or half.label == label:
            halves = _halves(order.squares, squares)
            if empty or halves:
                steps += _fills(
                    colours_in(in_cage), colours_in(storage), label, empty, halves, pairs
                )
    if half:
        square = half.square
        return [
            move
            for move in sorted(steps)
            if isinstance(move, Fill) and move.pair and move.square == square
        ]
    if in_cage:
        free = rules.free_storage
        steps += [store(coal) for coal in colours_in(in_cage) if free or coal not in waiting]
    steps.sort()
    return steps


@lru_cache(maxsize=4096)
def _free_steps(level: int, here: str, in_cage: int, places: int) -> tuple[Move, ...]:
    """What needs no coal at hand: loads, rides, the end of the action."""
    loads = sorted(map(load, colours_in(here)))
    rides = map(ride, (SURFACE, *LEVELS))
    return (
        *(move for move in loads if _why_not_load(level, here, in_cage, places, move) is None),
        *(move for move in rides if _why_not_ride(level, move) is None),
        END,
    )


@lru_cache(maxsize=4096)
def _fills(
    in_cage: tuple[str, ...],
    storage: tuple[str, ...],
    label: str,
    empty: str,
    halves: str,
    pairs: bool,
) -> tuple[Fill, ...]:
    """What may come onto the squares of one order: these colours are empty, on those a half waits."""
    at_hand = [(colour, False) for colour in in_cage] + [(colour, True) for colour in storage]
    single = [fill(colour, label, "", stored) for colour, stored in at_hand if colour in empty]
    paired = colours_in(empty + halves) if pairs else ()
    return (
        *single,
        *(fill(colour, label, square, stored) for square in paired for colour, stored in at_hand),
    )


@lru_cache(maxsize=4096)
def _halves(printed: str, squares: tuple[str, ...]) -> str:
    """The colours of the squares on which a lone half of a pair waits, each once."""
    waiting = {colour for colour, coal in zip(printed, squares, strict=True) if coal[-1:] == "+"}
    return "".join(sorted(waiting))


# --- What a step does -----------------------------------------------------------------------


def do_step(
    seat: int, player: Player, now: Mining, move: Move, rules: Rules
) -> tuple[Player, Mining | None, Untold]:
    """One legal step: the player afterwards, what is pending (None: the action ends), the event."""
    steps = now.steps_left - 1
    if isinstance(move, End):
        return player, None, (mining_ended, seat, steps + 1)
    level, cage, carts, storage, tiles = player.mine
    half = None
    orders = player.orders
    event: Untold
    if isinstance(move, Ride):
        level = move.level
        event = (rode, seat, level)
    elif isinstance(move, Load):
        at = level - 1
        left = without_coal(carts[at], move.colour)
        carts = carts[:at] + (left,) + carts[at + 1 :]  # type: ignore[assignment]  # still four
        cage = with_coal(cage, move.colour)
        event = (loaded, seat, move.colour, level)
    elif isinstance(move, Store):
        cage = without_coal(cage, move.colour)
        storage = with_coal(storage, move.colour)
        event = (stored, seat, move.colour)
    elif isinstance(move, Fill):
        if move.stored:
            storage = without_coal(storage, move.colour)
        else:
            cage = without_coal(cage, move.colour)
        orders, name, squares = _put(orders, move)
        event = (coal_put, name, seat, move, squares)
        if name == "half" and not rules.split_pairs:
            half = make(Half, (move.label, move.square))
    else:
        raise TypeError(f"{move!r} is not a mining step")
    mine = make(Mine, (level, cage, carts, storage, tiles))
    player = make(Player, (player.miners, player.marks, player.vp, mine, orders, player.delivered))
    return player, make(Mining, (steps, half)) if steps else None, event


def _put(
    orders: tuple[Outstanding, ...], move: Fill
) -> tuple[tuple[Outstanding, ...], str, tuple[str, ...]]:
    """A coal onto the first fitting square of the order, alone or as half of a pair.

    The orders afterwards, what has happened, and what lies on the squares now.
    """
    at = [order.label for order in orders].index(move.label)
    target = orders[at]
    printed = target.order.squares
    second = _square_with_half(target, move.square) if move.pair else None
    if second is not None:
        name, place = "paired", second
        coal = with_coal(target.squares[second][0], move.colour)
    else:
        place = next(
            n for n, coal in enumerate(target.squares) if not coal and printed[n] == move.square
        )
        name, coal = ("half", f"{move.colour}+") if move.pair else ("filled", move.colour)
    squares = target.squares[:place] + (coal,) + target.squares[place + 1 :]
    target = make(Outstanding, (target.label, target.order, squares))
    return orders[:at] + (target,) + orders[at + 1 :], name, squares


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
