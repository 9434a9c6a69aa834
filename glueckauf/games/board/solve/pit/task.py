"""What a mining puzzle asks: a pit, its orders, the actions, and what counts.

A task knows neither files nor the table. It is played by `onward`, token by token and through
`State.after`, so a line is legal here exactly when it is legal in the game; `play` is its judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.core.rows import Rows, one_row
from glueckauf.core.telling import Event
from glueckauf.games.board.notation import END, Move, Send, read
from glueckauf.games.board.parts import (
    COLOURS,
    Mine,
    Mining,
    Outstanding,
    Player,
    all_filled,
    coal_of,
)
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import Rules, published
from glueckauf.games.board.telling import no, told

Value = dict[str, int]
WORDS = ("vp", "squares", "complete", "steps", "coal", *(f"empty:{c}" for c in COLOURS))


class Task(NamedTuple):
    """A pit, its orders, and what to do.

    `actions` are the spaces in the order in which they are used: mining/8, delivery/carriage, …
    `objective` words (WORDS) are maximised one after the other; `-` before a word: minimised.
    `complete` names orders that must be complete at the end, or delivered before it.
    `empty_carts` are the empty carts of levels 1–4 at the start.
    """

    mine: Mine
    orders: tuple[Outstanding, ...]
    actions: tuple[str, ...]
    objective: tuple[str, ...] = ("vp", "-steps")
    complete: tuple[str, ...] = ()
    empty_carts: tuple[int, ...] = (0, 0, 0, 0)
    rules: Rules = published()

    def solve(self, **options: Any) -> Solution:
        """The best that can be done; the options are those of mining.py."""
        from glueckauf.games.board.solve.pit.mining import solve

        return solve(self, **options)


class Outcome(NamedTuple):
    """Where a line leads."""

    player: Player
    value: Value  # the words of the objective
    meets: bool  # all orders that must be complete are


class Solution(NamedTuple):
    """The answer of a solver; `value` and `line` are None where the task cannot be met.

    Where nothing is proven, `bound` tells what is left: no line is better than that, word by word in
    the order of the objective.
    """

    value: Value | None
    line: str | None
    proven: bool
    states: int
    seconds: float
    optimal_lines: int | None = None
    bound: Value | None = None

    @property
    def feasible(self) -> bool:
        return self.value is not None

    def to_rows(self) -> Rows:
        """One row: the value word by word, the line, and what its proof took."""
        return one_row(
            **(self.value or {}),
            line=self.line,
            feasible=self.feasible,
            proven=self.proven,
            optimal_lines=self.optimal_lines,
            states=self.states,
            seconds=self.seconds,
        )


def steps_of(action: str) -> int:
    """The steps of a mining action; 0 for a delivery."""
    kind, _, number = action.partition("/")
    return int(number) if kind == "mining" else 0


def rank(task: Task, value: Value) -> tuple[int, ...]:
    """The value as a tuple to compare: the larger the better."""
    return tuple(-value[word[1:]] if word[0] == "-" else value[word] for word in task.objective)


def value_of(task: Task, reached: tuple[int, ...]) -> Value:
    """The value that has this rank."""
    return {
        word.removeprefix("-"): -number if word[0] == "-" else number
        for word, number in zip(task.objective, reached, strict=True)
    }


def ceiling(task: Task) -> tuple[int, ...]:
    """A rank that no line exceeds, known at once."""
    steps = sum(map(steps_of, task.actions))
    ready = [held for held in task.orders if all_filled(held.squares)]
    filled = sum(bool(coal) and coal[-1] != "+" for o in task.orders for coal in o.squares)
    waiting = sum(len(held.squares) for held in task.orders) - filled
    numbers = {
        "vp": sum(held.order.vp for held in task.orders),
        "-vp": -sum(held.order.vp for held in ready),
        "complete": len(task.orders),
        "-complete": -len(ready),
        "squares": filled + min(waiting, steps),
        "-squares": -filled,
        "steps": steps,
        "-steps": 0,
        "coal": len(coal_of(table(task).players[0])),
        "-coal": 0,
    }
    for n, colour in enumerate(COLOURS):
        numbers[f"empty:{colour}"] = task.empty_carts[n] + min(len(task.mine.carts[n]), steps)
        numbers[f"-empty:{colour}"] = -task.empty_carts[n]
    return tuple([numbers[word] for word in task.objective])


def table(task: Task, player: Player | None = None, pending: Mining | None = None) -> State:
    """A state in which the player of the task is to move, with miners to spare."""
    state = _any_table(task.rules)
    if player is None:
        player = state.players[0]._replace(mine=task.mine, orders=task.orders, miners=99)
    return state._replace(to_move=0, players=(player, state.players[1]), pending=pending)


@lru_cache(maxsize=64)
def _any_table(rules: Rules) -> State:
    return setup(2, rules=rules)


# --- Playing --------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a player is on the way.

    `now` is the mining action going on, `later` are the actions after it, `steps` those used.
    """

    player: Player
    now: Mining | None
    later: tuple[str, ...]
    steps: int

    @property
    def whole(self) -> bool:
        """No pair waits for its second half (GA-5.2)."""
        return self.now is None or self.now.half is None

    @property
    def actions(self) -> tuple[str, ...]:
        """What is still to be done; the first action with the steps that are left of it."""
        return (f"mining/{self.now.steps_left}", *self.later) if self.now else self.later


def start_of(task: Task) -> Place:
    """A single action is going on at once; the first of several is still to be named."""
    player = table(task).players[0]
    if len(task.actions) == 1:
        return Place(player, Mining(steps_of(task.actions[0])), (), 0)
    return Place(player, None, task.actions, 0)


def onward(task: Task, place: Place, move: Move) -> tuple[Place, tuple[Event, ...]]:
    """The place after a token, and what it did; IllegalMove names the rule that it breaks."""
    if not isinstance(move, Send):
        if place.now is None:
            raise _refused(task, place, move, place.later[0] if place.later else "")
        state = table(task, place.player, place.now).after(move)
        now = state.pending if isinstance(state.pending, Mining) else None
        steps = place.steps + (move != END)
        return Place(state.players[0], now, place.later, steps), state.events
    here, events = _ended(task, place)
    if here.later[:1] != (move,):
        raise _refused(task, place, move, here.later[0] if here.later else "")
    if steps_of(move):
        after = here._replace(now=Mining(steps_of(move)), later=here.later[1:])
        return after, (*events, _sent(move))
    state = table(task, here.player).after(move)
    after = here._replace(player=state.players[0], later=here.later[1:])
    return after, (*events, *state.events)


def along(task: Task, moves: Iterable[Move]) -> Iterator[tuple[Place, tuple[Event, ...]]]:
    """The place before the first token and after each, and what it did; IllegalMove at the first wrong one.

    The line of one action is its steps, with or without the space before and `end` after them; of
    several actions, each has its space before it, as in a record.
    """
    place = start_of(task)
    yield place, ()
    for n, move in enumerate(moves):
        if n or len(task.actions) > 1 or not isinstance(move, Send):
            place, events = onward(task, place, move)
            yield place, events
        elif move == task.actions[0]:
            yield place, (_sent(move),)
        else:
            raise _refused(task, place, move, task.actions[0])


def finished(task: Task, place: Place) -> Outcome:
    """Where a line leads that stops here; IllegalMove if something is still to be done."""
    end, _ = _ended(task, place)
    if end.later:
        raise _refused(task, end, END, end.later[0])
    return outcome(task, end.player, end.steps)


def play(task: Task, line: str | Sequence[str]) -> Outcome:
    """Play a whole line. IllegalMove names the rule that a token breaks, NotationError its column."""
    words = line.split(" ") if isinstance(line, str) and line else list(line)
    *_, (last, _) = along(task, [read(word) for word in words])
    return finished(task, last)


def _ended(task: Task, place: Place) -> tuple[Place, tuple[Event, ...]]:
    """The mining action going on is ended, if there is one."""
    return onward(task, place, END) if place.now else (place, ())


def _sent(move: Send) -> Event:
    return told("sent", ("GA-3.1",), {"seat": 0, "space": str(move), "miners": 1})


def _refused(task: Task, place: Place, move: Move, due: str) -> IllegalMove:
    """The token does not belong here: another action is due, or none."""
    other, none = no("GA-3.1", "other-action", {"space": due}), no("GA-5.1", "no-steps-left", {})
    return IllegalMove(move, other if due else none, table(task, place.player))


def outcome(task: Task, player: Player, steps: int) -> Outcome:
    """What a player has reached at the end of the task."""
    outstanding = {order.label for order in player.orders}
    filled = [coal for order in player.orders for coal in order.squares if coal and coal[-1] != "+"]
    complete = [order for order in player.orders if all_filled(order.squares)]
    loaded = [
        len(before) - len(after)
        for before, after in zip(task.mine.carts, player.mine.carts, strict=True)
    ]
    reached = {
        "vp": sum(o.order.vp for o in complete) + sum(order.vp for order in player.delivered),
        "squares": len(filled) + sum(len(order.squares) for order in player.delivered),
        "complete": len(complete) + len(player.delivered),
        "steps": steps,
        "coal": len(coal_of(player)),
        **{f"empty:{colour}": task.empty_carts[n] + loaded[n] for n, colour in enumerate(COLOURS)},
    }
    done = {order.label for order in complete}
    meets = all(label in done or label not in outstanding for label in task.complete)
    words = [word.removeprefix("-") for word in task.objective]
    return Outcome(player, {word: reached[word] for word in words}, meets)
