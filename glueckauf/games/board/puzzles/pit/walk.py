"""Walking along a line: the place after every token, and the best that can still be reached there.

Like `solve.task.play`, this goes through `State.after`; unlike it, it stops at every token, so that
it can tell which one breaks a rule and what is left to do after each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Violation
from glueckauf.games.board.notation import END, Move, Send, read
from glueckauf.games.board.parts import Mining, Player
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import (
    Outcome,
    Task,
    Value,
    outcome,
    play,
    steps_of,
    table,
)
from glueckauf.games.board.telling import no


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


class Walk(NamedTuple):
    """The places before the first token and after each, as far as the line is legal.

    `violation` is what the next token breaks, or, after the last one, what is missing; without one
    the line is legal and leads to `outcome`.
    """

    places: tuple[Place, ...]
    outcome: Outcome | None
    violation: Violation | None = None


class Best(NamedTuple):
    """The best that can still be reached from a place, and how."""

    value: Value
    line: str


def walk(task: Task, moves: Sequence[Move]) -> Walk:
    """Walk along the moves until they end or one breaks a rule; `play` says the same."""
    places = [_start(task)]
    try:
        for move in moves:
            if len(places) == 1 and len(task.actions) == 1 and isinstance(move, Send):
                if move != task.actions[0]:
                    raise _refused(task, places[0], move, task.actions[0])
                places.append(places[0])  # the space of the only action may be named
            else:
                places.append(_after(task, places[-1], move))
        end = _ended(task, places[-1])
        if end.later:
            raise _refused(task, end, END, end.later[0])
    except IllegalMove as error:
        return Walk(tuple(places), None, error.violation)
    return Walk(tuple(places), outcome(task, end.player, end.steps))


def _start(task: Task) -> Place:
    player = table(task).players[0]
    if len(task.actions) == 1:
        return Place(player, Mining(steps_of(task.actions[0])), (), 0)
    return Place(player, None, task.actions, 0)


def _after(task: Task, place: Place, move: Move) -> Place:
    """The place after one token."""
    if isinstance(move, Send):
        player, _, later, steps = _ended(task, place)
        if later[:1] != (move,):
            raise _refused(task, place, move, later[0] if later else "")
        if steps_of(move):
            return Place(player, Mining(steps_of(move)), later[1:], steps)
        return Place(table(task, player).after(move).players[0], None, later[1:], steps)
    if place.now is None:
        raise _refused(task, place, move, place.later[0] if place.later else "")
    state = table(task, place.player, place.now).after(move)
    now = state.pending if isinstance(state.pending, Mining) else None
    return Place(state.players[0], now, place.later, place.steps + (move != END))


def _ended(task: Task, place: Place) -> Place:
    """The mining action going on is ended, if there is one."""
    return _after(task, place, END) if place.now else place


def _refused(task: Task, place: Place, move: Move, due: str) -> IllegalMove:
    """The token does not belong here: another action is due, or none."""
    other = no("GA-3.1", "other-action", {"space": due})
    none = no("GA-5.1", "no-steps-left", {})
    return IllegalMove(move, other if due else none, table(task, place.player))


# --- What can still be reached --------------------------------------------------------------


def best_from(task: Task, place: Place) -> Best | None:
    """The best end from here, with what has been reached already; None if `complete` is lost."""
    actions = place.actions
    if not actions:
        end = outcome(task, place.player, place.steps)
        return Best(end.value, "") if end.meets else None
    rest = _rest(task, place)
    if any(map(steps_of, actions)):
        solution = solve(rest)
        if solution.value is None or solution.line is None:
            return None
        value, tokens = solution.value, solution.line.split()
    else:
        try:
            end = play(rest, actions)
        except IllegalMove:
            return None
        if not end.meets:
            return None
        value, tokens = end.value, list(actions)
    if tokens and isinstance(read(tokens[0]), Send):
        tokens = tokens[1:]
    if place.now is None:
        tokens = [actions[0], *tokens]
    return Best(_added(value, place), " ".join(tokens))


def _rest(task: Task, place: Place) -> Task:
    """The task that is left: the same goal from here, with the actions still to be done."""
    player = place.player
    loaded = [
        len(before) - len(after)
        for before, after in zip(task.mine.carts, player.mine.carts, strict=True)
    ]
    outstanding = {order.label for order in player.orders}
    return task._replace(
        mine=player.mine,
        orders=player.orders,
        actions=place.actions,
        complete=tuple(label for label in task.complete if label in outstanding),
        empty_carts=tuple(map(sum, zip(task.empty_carts, loaded, strict=True))),
    )


def _added(value: Value, place: Place) -> Value:
    """The value of the rest together with what was delivered and used before it."""
    delivered = place.player.delivered
    before = {
        "vp": sum(order.vp for order in delivered),
        "squares": sum(len(order.squares) for order in delivered),
        "complete": len(delivered),
        "steps": place.steps,
    }
    return {word: amount + before.get(word, 0) for word, amount in value.items()}
