"""What a mining puzzle asks: a pit, its orders, the actions, and what counts.

A task knows neither files nor the table; `play` is its judge and goes through `State.after`, so a
line is legal here exactly when it is legal in the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.errors import IllegalMove
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
from glueckauf.games.board.telling import no

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


class Outcome(NamedTuple):
    """Where a line leads."""

    player: Player
    value: Value  # the words of the objective
    meets: bool  # all orders that must be complete are


class Solution(NamedTuple):
    """The answer of a solver; `value` and `line` are None where the task cannot be met."""

    value: Value | None
    line: str | None
    proven: bool
    states: int
    seconds: float
    optimal_lines: int | None = None

    @property
    def feasible(self) -> bool:
        return self.value is not None


def steps_of(action: str) -> int:
    """The steps of a mining action; 0 for a delivery."""
    kind, _, number = action.partition("/")
    return int(number) if kind == "mining" else 0


def rank(task: Task, value: Value) -> tuple[int, ...]:
    """The value as a tuple to compare: the larger the better."""
    return tuple(-value[word[1:]] if word[0] == "-" else value[word] for word in task.objective)


def table(task: Task, player: Player | None = None, pending: Mining | None = None) -> State:
    """A state in which the player of the task is to move, with miners to spare."""
    state = _any_table(task.rules)
    if player is None:
        player = state.players[0]._replace(mine=task.mine, orders=task.orders, miners=99)
    return state._replace(to_move=0, players=(player, state.players[1]), pending=pending)


@lru_cache(maxsize=64)
def _any_table(rules: Rules) -> State:
    return setup(2, rules=rules)


def play(task: Task, line: str | Sequence[str]) -> Outcome:
    """Play a whole line. IllegalMove names the rule that a token breaks, NotationError its column.

    The line of one action is its steps, with or without the space before and `end` after them; of
    several actions, each has its space before it, as in a record.
    """
    words = line.split(" ") if isinstance(line, str) and line else list(line)
    tokens = [read(word) for word in words]
    player = table(task).players[0]
    at = used = 0
    for action in task.actions:
        if at < len(tokens) and isinstance(tokens[at], Send):
            if tokens[at] != action:
                raise _refused(task, player, tokens[at], action)
            at += 1
        elif len(task.actions) > 1:
            raise _refused(task, player, tokens[at] if at < len(tokens) else END, action)
        if not steps_of(action):
            player = table(task, player).after(action).players[0]
            continue
        state = table(task, player, Mining(steps_of(action)))
        while isinstance(state.pending, Mining) and at < len(tokens):
            if isinstance(tokens[at], Send):
                break
            state = state.after(tokens[at])
            used += tokens[at] != END
            at += 1
        if isinstance(state.pending, Mining):
            state = state.after(END)
        player = state.players[0]
    if at < len(tokens):
        raise _refused(task, player, tokens[at], "")
    return outcome(task, player, used)


def _refused(task: Task, player: Player, token: Move, action: str) -> IllegalMove:
    """The token does not belong here: another action is due, or none."""
    if action:
        why = no("GA-3.1", "other-action", {"space": action})
    else:
        why = no("GA-5.1", "no-steps-left", {})
    return IllegalMove(token, why, table(task, player))


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
