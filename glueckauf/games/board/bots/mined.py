"""What one mining action brings, as a number: the exact solver's value without its line.

A bot asks it of every mining space at every turn, and most answers repeat: from turn to turn, for the
spaces of one turn, and in play-outs from one position. So everything is kept by what it depends on:
what it costs to fill squares by the pit alone, its value by the pit, the open squares and the steps.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.board.parts import COLOURS, Mine, Outstanding
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.haul import MOST_STEPS
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.plan import FOUR, Counts
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.pit.ways import Pit

OBJECTIVE = ("vp", "squares", "-steps")
NEVER = 10_000

_PitKey = tuple[int, str, tuple[str, str, str, str], str]  # a pit but for its tiles
Wanted = tuple[
    tuple[Counts, int], ...
]  # of each order: its empty squares by colour, and its points


class Mined(NamedTuple):
    """The best of one action: points of the orders that it completes, and squares that it fills."""

    vp: int
    squares: int


NOTHING = Mined(0, 0)


def mined(mine: Mine, orders: tuple[Outstanding, ...], steps: int, rules: Rules) -> Mined:
    """Most points, then most squares, as `solve` finds them."""
    if not orders:
        return NOTHING
    halves = any(coal[-1:] == "+" for order in orders for coal in order.squares)
    if steps <= MOST_STEPS and not rules.split_pairs and not halves:
        wanted = tuple(sorted([(_empty(o.order.squares, o.squares), o.order.vp) for o in orders]))
        found = _value(mine[:4], wanted, steps, rules)
        if found is not None:
            return found
    return _solved(mine._replace(tiles=()), orders, steps, rules)


def line(mine: Mine, orders: tuple[Outstanding, ...], steps: int, rules: Rules) -> list[str]:
    """The steps of the best action; none where nothing can be filled."""
    return _line(mine._replace(tiles=()), orders, steps, rules).split()


@lru_cache(maxsize=10_000)
def _line(mine: Mine, orders: tuple[Outstanding, ...], steps: int, rules: Rules) -> str:
    return solve(_task(mine, orders, steps, rules)).line or ""


@lru_cache(maxsize=10_000)
def _solved(mine: Mine, orders: tuple[Outstanding, ...], steps: int, rules: Rules) -> Mined:
    value = solve(_task(mine, orders, steps, rules)).value
    assert value is not None, "nothing must be complete, so every task can be met"
    before = sum(bool(coal) for order in orders for coal in order.squares)
    return Mined(value["vp"], value["squares"] - before)


def _task(mine: Mine, orders: tuple[Outstanding, ...], steps: int, rules: Rules) -> Task:
    return Task(mine, orders, (f"mining/{steps}",), OBJECTIVE, rules=rules)


@lru_cache(maxsize=5_000)
def _empty(printed: str, squares: tuple[str, ...]) -> Counts:
    """The empty squares of an order by colour."""
    pairs = zip(printed, squares, strict=True)
    return tuple(map("".join([c for c, coal in pairs if not coal]).count, COLOURS))


# --- The value ------------------------------------------------------------------------------


@lru_cache(maxsize=10_000)
def _value(pit: _PitKey, wanted: Wanted, steps: int, rules: Rules) -> Mined | None:
    """None where a cost is only a bound, or storing coal may be forbidden: the solver has to tell."""
    costs = _costs(pit, rules)
    sets, most = _goals(wanted)
    best = NOTHING
    for vp, need in sets:
        if vp < best.vp:
            break  # they are sorted by their points
        for total, fill in costs.in_reach(need, most, steps):
            if vp == best.vp and total <= best.squares:
                break
            cost = costs.of(fill)
            if cost.bound <= steps < cost.steps:
                return None
            if cost.steps <= steps:
                best = Mined(vp, total)
    return best


@lru_cache(maxsize=10_000)
def _goals(wanted: Wanted) -> tuple[list[tuple[int, Counts]], Counts]:
    """Points and squares of every set of orders, the most points first; and all empty squares."""
    found: dict[Counts, int] = {(0, 0, 0, 0): 0}
    for need, vp in wanted:
        for squares, points in list(found.items()):
            more = tuple([a + b for a, b in zip(squares, need, strict=True)])
            found[more] = max(found.get(more, 0), points + vp)
    every = tuple([sum(column) for column in zip(*(need for need, _ in wanted), strict=True)])
    return sorted(((vp, need) for need, vp in found.items()), reverse=True), every


class _Cost(NamedTuple):
    """Steps in which squares are certainly filled, and steps below which they are certainly not."""

    steps: int
    bound: int


class _Costs:
    """What it costs to fill squares from one pit."""

    def __init__(self, mine: Mine, rules: Rules) -> None:
        self._pit = Pit(Task(mine, (), (f"mining/{MOST_STEPS}",), rules=rules))
        self._known: dict[Counts, _Cost] = {}

    def of(self, fill: Counts) -> _Cost:
        known = self._known.get(fill)
        if known is None:
            steps = bound = NEVER
            for way in self._pit.ways(fill):
                bound = min(bound, way.steps)
                if way.exact and not way.dumps:
                    steps = min(steps, way.steps)
            known = self._known[fill] = _Cost(steps, bound)
        return known

    def in_reach(self, need: Counts, most: Counts, steps: int) -> Iterable[tuple[int, Counts]]:
        """What may be filled in so many steps, from these squares to most of them; most squares first."""
        least = self._pit.least
        if least(need) > steps:
            return ()
        found = [need]
        for colour in FOUR:
            more = most[colour] - need[colour]
            if more:
                for fill in found[:]:
                    for n in range(1, more + 1):
                        wider = (*fill[:colour], fill[colour] + n, *fill[colour + 1 :])
                        if least(wider) > steps:
                            break
                        found.append(wider)
        return sorted(((sum(fill), fill) for fill in found), reverse=True)


@lru_cache(maxsize=5_000)
def _costs(pit: _PitKey, rules: Rules) -> _Costs:
    return _Costs(Mine(*pit, ()), rules)
