"""From one choice of a turn to the next: all places that a choice with its details leads to.

A choice (a zone, an innovation, pass, end) and the decisions that it brings (payment, dock, steps,
trains, a card of the wild action) are walked in one go, with equal places merged; `ways` counts the
lines of tokens that lead to each. Every place comes from `State.after`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, NamedTuple

from glueckauf.games.card.notation import Move
from glueckauf.games.card.parts import (
    FACE_DOWN,
    FACE_DOWN_LORRY,
    FACE_DOWN_ORDER,
    Delivering,
    Mining,
    Order,
    Player,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve import mining
from glueckauf.games.card.solve.task import (
    Place,
    Rank,
    Task,
    is_over,
    place_after,
    rank,
    steps_of,
    value_of,
)

Without = Callable[[State, Move], bool]
HIDDEN: tuple[object, ...] = (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)


class Step(NamedTuple):
    """A place where the next choice is due, a line that leads there, and how many there are."""

    place: Place
    line: tuple[Move, ...]
    ways: int


class Stop(NamedTuple):
    """An end of the task: a line that leads there, and how many there are."""

    line: tuple[Move, ...]
    ways: int


class Onward(NamedTuple):
    """What a place leads to: places that go on by their key, and ends by their rank."""

    steps: dict[Any, Step]
    stops: dict[Rank, Stop]


class Walker:
    """Walks the places of one task."""

    def __init__(self, task: Task, without: Without | None, tick: Callable[[], None]) -> None:
        self.task = task
        self.without = without
        self.tick = tick
        self._ends = lru_cache(maxsize=5_000)(partial(mining.ends, tick=tick))
        self.seat = task.seat
        rules = task.start.rules
        words = {word.removeprefix("-") for word in task.objective}
        self._hides_zones = is_closed(task.start) and "turns" not in words
        self._counts_turns = task.turns > 0 or "turns" in words
        self._counts_steps = "steps" in words
        self._asks_played = rules.innovation_needs_placement
        stacks = [stack.cards for stack in task.start.stacks]
        self._stacks = stacks, [bool(cards) and cards[0] not in HIDDEN for cards in stacks]

    def onward(self, place: Place) -> Onward:
        """All places where the next choice is due, and all ends."""
        found = Onward({}, {})
        layer: dict[Any, Step] = {(): Step(place, (), 1)}
        while layer:
            following: dict[Any, Step] = {}
            for step in layer.values():
                for then, line, ways in self._next(step):
                    if is_over(self.task, then):
                        self._stop(found, then, line, ways)
                    elif then.state.pending is None:
                        _add(found.steps, self.key(then), then, line, ways)
                    elif isinstance(then.state.pending, Mining | Delivering):
                        _add(following, self.key(then), then, line, ways)
                    else:  # one decision of many kinds: no two lines come to the same
                        following[len(following)] = Step(then, line, ways)
            layer = following
        return found

    def _next(self, step: Step) -> list[tuple[Place, tuple[Move, ...], int]]:
        self.tick()
        place, line, ways = step
        state = place.state
        if self.without is None and isinstance(state.pending, Mining):
            return self._mined(step)
        moves = state.legal_moves()
        if self.without is not None:
            moves = [move for move in moves if not self.without(state, move)]
        return [
            (place_after(place, move, state.after(move)), (*line, move), ways) for move in moves
        ]

    def _mined(self, step: Step) -> list[tuple[Place, tuple[Move, ...], int]]:
        """The ends of a mining action; the last move of each is made by the game itself."""
        place, line, ways = step
        state = place.state
        now = state.pending
        assert isinstance(now, Mining)
        player = state.players[self.seat]
        cut = max(len(player.row) - now.steps_left, 0)  # no step reaches the cards before
        row, rest = player.row[cut:], player.row[:cut]
        found = []
        for end in self._ends(row, player.storage, player.docks, now, state.rules):
            before = mining.with_board(player, end.before_last, rest)
            players = (*state.players[: self.seat], before, *state.players[self.seat + 1 :])
            last = state._replace(players=players, pending=end.pending)
            used = place.steps + end.steps
            here = place._replace(state=last)
            here = here._replace(steps=used - steps_of(here, end.line[-1]))
            then = place_after(here, end.line[-1], last.after(end.line[-1]))
            found.append((then, line + end.line, ways * end.ways))
        return found

    def _stop(self, found: Onward, place: Place, line: tuple[Move, ...], ways: int) -> None:
        reached = rank(self.task, value_of(self.task, place))
        same = found.stops.get(reached)
        found.stops[reached] = Stop(line if same is None else same.line, ways + _ways(same))

    def key(self, place: Place) -> tuple[Any, ...]:
        """Two places with the same key go on by the same tokens, to the same values.

        Left out is what no later move asks for: who has seen which card, what lies in a zone but
        its number, zones of stacks whose open card is gone (they cannot be chosen again; whether one
        passes by oneself there, CG-A16, only the number of turns tells), wagons and trains in their order, steps and turns where nobody counts them.
        """
        state = place.state
        player = state.players[self.seat]
        return (
            place.turns if self._counts_turns else 0,
            place.steps if self._counts_steps else 0,
            state.pending,
            state.placed,
            state.played and self._asks_played,
            player.workers,
            player.row,
            player.storage,
            mining.sorted_docks(player.docks),
            player.orders,
            player.innovations,
            player.shares,
            player.objectives,
            delivered(player),
            *(self._table(state) if self._hides_zones else (state.stacks, state.zones)),
        )

    def _table(self, state: State) -> tuple[Any, ...]:
        """Zones and stacks where at most the top card of a stack lies open."""
        latest = [zone.latest for zone in state.zones]
        tops: list[Any] = []
        for at, (stack, first, opened) in enumerate(zip(state.stacks, *self._stacks, strict=True)):
            cards = stack.cards
            if cards is not first:
                opened = bool(cards) and cards[0] not in HIDDEN
            if not opened:
                latest[at] = -1
            tops.append((cards[0], len(cards)) if opened else len(cards))
        return tuple(latest), state.zones[state.layout.token_zone].owner, tuple(tops)


def is_closed(state: State) -> bool:
    """Does nobody know a card below the top of a stack? Then this stays so."""
    return all(card in HIDDEN for stack in state.stacks for card in stack.cards[1:])


def _ways(same: Stop | Step | None) -> int:
    return same.ways if same else 0


def _add(found: dict[Any, Step], key: Any, place: Place, line: tuple[Move, ...], ways: int) -> None:
    same = found.get(key)
    found[key] = same._replace(ways=same.ways + ways) if same else Step(place, line, ways)


Done = tuple[int, tuple[Order, ...], tuple[str, ...]]


def delivered(player: Player) -> Done:
    """What scoring asks of the delivered stack: its VP on lorries, its orders, its engines."""
    trains = player.delivered
    vp = sum([wagon.load.vp for train in trains for wagon in train.wagons if wagon.load])
    return (
        vp,
        tuple(sorted([train.order for train in trains])),
        tuple(sorted([train.engine for train in trains])),
    )
