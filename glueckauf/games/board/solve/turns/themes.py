"""Techniques of whole turns: which of them does a best row of turns need?

A theme is true if and only if forbidding the technique lowers the optimum. What is forbidden:

    quiet-move                turns that neither mine nor deliver: money, workshops, orders
    cash-for-depth            buying tiles of the two deepest levels, grey and black
    double-delivery           delivering two orders at once: a visit delivers one order of choice
    tie-trap                  an end where a category that a delivery has changed is tied
    storage-withdrawal        the coal that lies in the storage
    empty-cart-race           counting carts that are emptied within the horizon
    balance-repair            tiles for the lighter side of the pit; the fall must be larger than it
                              is where balance costs nothing
    deliver-before-displaced  delivering before the first reply has been played
    start-player-grab         sending miners to workshops, where the task asks to begin next

Each ablation is exact, for it is a change of the table or the rules, or a choice of plans by what
they deliver. Where a technique plays no part, such as balance before the last shift, it is not
tried. What happens inside a mining action (parked cages, banked coal, pairs) is told apart only in
mining puzzles: plans count steps, not ways.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from glueckauf.core.values import put
from glueckauf.games.board.parts import Crew, Order, Stack, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, works
from glueckauf.games.board.scoring import OF_DELIVERIES, score_shift
from glueckauf.games.board.solve.turns.asked import Asked, best, grabs, values
from glueckauf.games.board.solve.turns.means import Goal
from glueckauf.games.board.solve.turns.plans import Planner
from glueckauf.games.board.solve.turns.rides import Vector, plus
from glueckauf.games.board.solve.turns.search import whole_turns
from glueckauf.games.board.solve.turns.solving import FOREVER

QUIET = ("money", "workshop", "order")
DEEP = "gk"
NONE = -1000  # less than any value of a task that can be met


def themes(asked: Asked, par: int) -> tuple[str, ...]:
    """The techniques without which this value is out of reach."""
    return tuple(theme for theme in THEMES if _falls(asked, theme, par))


def without(asked: Asked, theme: str, seconds: float = FOREVER) -> int | None:
    """The optimum without a technique, NONE if the task cannot be met so; None: it plays no part.

    Also None where plan after plan is tried and that takes longer than `seconds`.
    """
    if theme == "deliver-before-displaced":
        return _deliver_before_displaced(asked, seconds)
    return _WITHOUT[theme](asked)


def _falls(asked: Asked, theme: str, par: int) -> bool:
    if theme in _SPECIAL:
        return _SPECIAL[theme](asked, par)
    left = without(asked, theme)
    return left is not None and left < par


def without_kinds(state: State, kinds: Sequence[str]) -> State:
    """The table with all spaces of these kinds closed."""
    return blocked(state, [s for s in state.works.open if s.partition("/")[0] in kinds])


def blocked(state: State, spaces: Sequence[str]) -> State:
    """The table with these spaces closed: by more miners than anybody could displace.

    Miners in workshops count for the next starting player (GA-8.5), so those are closed by taking
    their tiles away, and the stack of tiles; what it hides could not be bought anyway.
    """
    for space in spaces:
        kind, _, place = space.partition("/")
        if kind != "workshop":
            crew = Crew(0, max(state.rules.miners))
            state = state._replace(crews=put(state.crews, state.works.index[space], crew))
        elif place == "draw":
            state = state._replace(tile_stack=Stack((), ()))
        else:
            state = state._replace(workshops=put(state.workshops, int(place) - 1, None))
    return state


def value(asked: Asked, state: State | None = None) -> int:
    """The optimum, perhaps on a changed table; NONE if the task cannot be met there."""
    found = best(asked if state is None else asked._replace(state=state))
    return NONE if found is None else found.value


def runner_up(asked: Asked, par: int) -> int:
    """The best value below par that some row of turns reaches; NONE: there is none.

    TooMany where neither deliveries settle the value nor everything can be tried.
    """
    if not asked.replies:
        ways = [asked.after(table, len(lines)) for lines, table in grabs(asked)]
        less = [_bound(_Lesser, way, par) for way in ways]
        if None not in less:
            return max([NONE, *(value for value in less if value is not None)])
    return max((value for value in values(asked) if value < par), default=NONE)


# --- Spaces ---------------------------------------------------------------------------------


def _quiet_move(asked: Asked) -> int | None:
    return None if asked.start else value(asked, without_kinds(asked.state, QUIET))


def _start_player_grab(asked: Asked) -> int | None:
    return value(asked, without_kinds(asked.state, ["workshop"])) if asked.start else None


def _cash_for_depth(asked: Asked) -> int | None:
    return value(asked, _without_tiles(asked.state, lambda tile: tile.carts[0] in DEEP))


def _without_tiles(state: State, unwanted: Callable[[Tile], bool]) -> State:
    """Without the workshops of some tiles, and without looking for such tiles in the stack."""
    spaces = [
        f"workshop/{n}"
        for n, tile in enumerate(state.workshops, start=1)
        if tile is not None and unwanted(tile)
    ]
    return blocked(state, [*spaces, "workshop/draw"])


def _balance_repair(asked: Asked) -> int | None:
    one_sided = _one_sided(asked)
    return None if one_sided is None else value(asked, one_sided)


def _is_balance_repair(asked: Asked, par: int) -> bool:
    one_sided = _one_sided(asked)
    if one_sided is None:
        return False
    fall = par - value(asked, one_sided)
    level = {"balance_penalty": 0}
    even, uneven = _under(asked.state, level), _under(one_sided, level)
    return fall > max(value(asked, even) - value(asked, uneven), 0)


def _one_sided(asked: Asked) -> State | None:
    """The table without tiles for the side that has fewer; None where balance plays no part."""
    tiles = asked.state.players[asked.seat].mine.tiles
    tilt = sum(1 if tile.light else -1 for tile in tiles)
    if not tilt or not _is_last(asked):
        return None
    return _without_tiles(asked.state, lambda tile: tile.light == (tilt < 0))


def _under(state: State, changed: dict[str, Any]) -> State:
    """The same table under changed rules."""
    rules = Rules(**{**state.rules.overrides, **changed})
    return state._replace(works=works(rules, len(state.players)))


# --- What counts ----------------------------------------------------------------------------


def _is_last(asked: Asked) -> bool:
    return asked.objective != "vp" and asked.state.shift == asked.state.rules.shifts


def _empty_cart_race(asked: Asked) -> int | None:
    """With the places for empty carts given out beforehand."""
    state = asked.state
    per_shift = state.rules.clock_per_shift
    is_lead = asked.objective == "margin" and asked.rival is None and len(state.players) > 2
    if (
        asked.objective == "vp"
        or per_shift[state.shift - 1] <= OF_DELIVERIES
        or is_lead
        or asked.replies
    ):
        return None
    shorter = _under(state, {"clock_per_shift": [min(n, OF_DELIVERIES) for n in per_shift]})
    bare, full = _points(shorter), _points(state)
    given = [all_of - some for all_of, some in zip(full, bare, strict=True)]
    rival = (1 - asked.seat) if asked.rival is None else asked.rival
    beforehand = given[asked.seat] - (given[rival] if asked.objective == "margin" else 0)
    return value(asked, shorter) + beforehand


def _points(state: State) -> list[int]:
    return [player.vp for player in score_shift(state.shift, state.players, state.rules)[0]]


def _storage_withdrawal(asked: Asked) -> int | None:
    state, own = asked.state, asked.state.players[asked.seat]
    if not own.mine.storage or _is_last(asked):
        return None
    bare = own._replace(mine=own.mine._replace(storage=""))
    return value(asked, state._replace(players=put(state.players, asked.seat, bare)))


# --- Plans by what they deliver -------------------------------------------------------------


class _OneByOne(Planner):
    """Plans where a visit to a delivery space delivers a single order."""

    def _with(self, goal: Goal, order: Order, squares: Vector) -> Goal:
        visits = sum(visit.startswith(order.transport) for visit in goal.transports)
        space = f"delivery/{order.transport}"
        return goal._replace(
            transports=goal.transports | {f"{order.transport} {visits}"},
            need=plus(goal.need, squares),
            miners=goal.miners
            + self.purse.cost(space, visits + 1)
            - self.purse.cost(space, visits),
        )


class _Untied(Planner):
    """Plans after which no category that they have changed is tied."""

    def _goals(self) -> Iterator[Goal]:
        before, rivals = self.scorer.counts[self.seat], list(self.scorer.counts)
        del rivals[self.seat]
        for goal in super()._goals():
            _, counts = self._delivered(goal)
            if not any(
                counts[n] != before[n] and any(row[n] == counts[n] for row in rivals)
                for n in range(self.scorer.categories)
            ):
                yield goal


class _Lesser(Planner):
    """Plans that bring less than a limit; what is complete is delivered with its like."""

    limit = 0

    def _goals(self) -> Iterator[Goal]:
        for goal in super()._goals():
            complete = {
                n
                for n, held in enumerate(self.player.orders)
                if all(held.squares) and held.order.transport in goal.transports
            }
            if complete <= set(goal.held) and self._most(goal) < self.limit:
                yield goal


def _bound(planner: type[Planner], asked: Asked, limit: int = 0) -> int | None:
    """The best value of a kind of plans; None where the value is not settled by deliveries."""
    deadline = time.perf_counter() + FOREVER
    plans = planner(
        asked.table.state,
        asked.seat,
        asked.own_turns,
        asked.objective,
        asked.rival,
        deadline,
        at_best=True,
    )
    if isinstance(plans, _Lesser):
        plans.limit = limit
        if not plans.is_settled_by_goal:
            return None
    best = plans.solve()[1]
    return best if plans.is_complete else None


def _double_delivery(asked: Asked) -> int | None:
    return None if asked.replies or asked.start else _bound(_OneByOne, asked)


def _tie_trap(asked: Asked) -> int | None:
    if asked.objective == "vp" or asked.replies or asked.start or _is_last(asked):
        return None
    return _bound(_Untied, asked)


# --- Replies --------------------------------------------------------------------------------


def _first_elsewhere(asked: Asked) -> Iterator[int]:
    """What plans reach that do not begin with a delivery, first turn by first turn."""
    for line, then in whole_turns(asked.table, asked.seat):
        if not line.startswith("delivery/"):
            yield value(asked.after(then, 1))


def _deliver_before_displaced(asked: Asked, seconds: float) -> int | None:
    if not asked.replies or asked.turns == 0:
        return None
    deadline, most = time.perf_counter() + seconds, NONE
    for reached in _first_elsewhere(asked):
        most = max(most, reached)
        if time.perf_counter() > deadline:
            return None
    return most


def _is_deliver_before_displaced(asked: Asked, par: int) -> bool:
    """Soon known where another first turn does as well."""
    if not asked.replies or asked.turns == 0:
        return False
    return not any(reached >= par for reached in _first_elsewhere(asked))


_WITHOUT: dict[str, Callable[[Asked], int | None]] = {
    "double-delivery": _double_delivery,
    "tie-trap": _tie_trap,
    "empty-cart-race": _empty_cart_race,
    "balance-repair": _balance_repair,
    "cash-for-depth": _cash_for_depth,
    "storage-withdrawal": _storage_withdrawal,
    "start-player-grab": _start_player_grab,
    "quiet-move": _quiet_move,
}
_SPECIAL: dict[str, Callable[[Asked, int], bool]] = {
    "balance-repair": _is_balance_repair,
    "deliver-before-displaced": _is_deliver_before_displaced,
}
THEMES = (
    "double-delivery",
    "tie-trap",
    "empty-cart-race",
    "balance-repair",
    "cash-for-depth",
    "storage-withdrawal",
    "deliver-before-displaced",
    "start-player-grab",
    "quiet-move",
)
