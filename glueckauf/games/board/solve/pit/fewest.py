"""The fewest steps that fill given squares, over one or several mining actions, with deliveries due.

Between actions a pit stays as it is (GA-5.5), and a delivery only takes away orders that have no
empty square left. So all actions together are one long row of steps. Three things feel where one of
them ends: a pair must lie within one action (R3), a delivery asks for squares that are filled by
then, and steps that are lost there are not counted as used.

The steps are those of the turn solver (solve/turns/rides.py), and so is the bound: A* opens the
position first whose steps used and still needed are fewest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from glueckauf.games.board.solve.turns.rides import (
    ZERO,
    Mineshaft,
    Spot,
    Step,
    Undecided,
    Vector,
    steps_at_least,
    useful_steps,
)

EACH = 128  # positions between two looks at the clock
MOST = 250_000  # positions of one search: more would not fit into memory, see tests/bench/hard.py


class Due(NamedTuple):
    """When so many steps are over, no more than these squares may still be empty."""

    at: int
    rest: Vector


class Way(NamedTuple):
    """The steps used, and the steps."""

    used: int
    steps: list[Step]


def in_time(spot: Spot, shaft: Mineshaft, dues: Sequence[Due], now: int) -> bool:
    """Could every delivery that is still to come find its squares filled?

    Each is asked for itself: what else is to be done is left out, so that a no is certain.
    """
    for due in dues:
        if due.at >= now:
            late = [a - b if a > b else 0 for a, b in zip(spot.need, due.rest, strict=True)]
            if any(late):
                need = (late[0], late[1], late[2], late[3])
                least = steps_at_least(spot._replace(need=need, empty=ZERO), shaft)
                if now + least > due.at:
                    return False
    return True


def _met(need: Vector, due: Due) -> bool:
    rest = due.rest
    return need[0] <= rest[0] and need[1] <= rest[1] and need[2] <= rest[2] and need[3] <= rest[3]


def fewest(
    start: Spot, shaft: Mineshaft, dues: Sequence[Due], most: int, stop: Callable[[int], bool]
) -> Way | None:
    """The way with the fewest steps used, within `most` steps, lost ones included; None: no way.

    Undecided if `stop(positions opened)` says so. Of two ways to a position one is kept if it has
    used more steps but lost fewer. What comes later at the same position is never better off: it
    meets the same ends of actions with less time.
    """
    bound = steps_at_least(start, shaft)
    if bound > most or not in_time(start, shaft, dues, 0):
        return None
    tie = count()
    queue: list[tuple[int, int, int, int, int, Spot]] = [(bound, 0, next(tie), 0, 0, start)]
    best: dict[Spot, list[tuple[int, int]]] = {start: [(0, 0)]}
    came: dict[tuple[Spot, int, int], tuple[Spot, int, int, Step]] = {}
    opened = 0
    while queue:
        _, _, _, used, now, spot = heappop(queue)
        if (used, now) not in best[spot]:
            continue
        opened += 1
        if opened % EACH == 0 and (stop(EACH) or len(came) > MOST):
            raise Undecided
        if spot.need == ZERO and spot.empty == ZERO:
            stop(opened % EACH)
            return Way(used, _steps(came, (spot, used, now)))
        for step, then in useful_steps(spot, shaft, now):
            lost = step.cost - len(step.text.split(" "))
            after, later = used + step.cost - lost, now + step.cost
            known = best.get(then)
            if known and any(u <= after and t <= later for u, t in known):
                continue
            if dues and not _kept(spot, then, dues, now, later):
                continue
            least = steps_at_least(then, shaft)
            if later + least > most or (dues and not in_time(then, shaft, dues, later)):
                continue
            others = [(u, t) for u, t in known or () if u < after or t < later]
            best[then] = [*others, (after, later)]
            came[then, after, later] = spot, used, now, step
            heappush(queue, (after + least, -after, next(tie), after, later, then))
    stop(opened % EACH)
    return None


def _kept(spot: Spot, then: Spot, dues: Sequence[Due], now: int, later: int) -> bool:
    """Is every delivery met that comes due with this step, or while it waits for the next action?"""
    return all(
        _met((then if due.at == later else spot).need, due) for due in dues if now < due.at <= later
    )


def _steps(
    came: dict[tuple[Spot, int, int], tuple[Spot, int, int, Step]], end: tuple[Spot, int, int]
) -> list[Step]:
    steps: list[Step] = []
    while end in came:
        spot, used, now, step = came[end]
        steps.append(step)
        end = spot, used, now
    return steps[::-1]
