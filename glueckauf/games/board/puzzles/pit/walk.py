"""Walking along a line: the place after every token, and the best that can still be reached there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.core.budget import NotProven
from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Event, Violation
from glueckauf.games.board.notation import Move, Send, read
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import (
    Outcome,
    Place,
    Task,
    Value,
    along,
    finished,
    onward,
    outcome,
    play,
    rank,
    steps_of,
    table,
)


class Walk(NamedTuple):
    """The places before the first token and after each, as far as the line is legal.

    `told` is what each token did. `violation` is what the next token breaks, or, after the last one, what is missing; without one
    the line is legal and leads to `outcome`.
    """

    places: tuple[Place, ...]
    told: tuple[tuple[Event, ...], ...]
    outcome: Outcome | None
    violation: Violation | None = None


class Best(NamedTuple):
    """The best that can still be reached from a place, and how."""

    value: Value
    line: str


def walk(task: Task, moves: Sequence[Move]) -> Walk:
    """Walk along the moves until they end or one breaks a rule."""
    steps = []
    end, violation = None, None
    try:
        for step in along(task, moves):
            steps.append(step)  # noqa: PERF402  # those before a wrong token are kept
        end = finished(task, steps[-1][0])
    except IllegalMove as error:
        violation = error.violation
    places, told = zip(*steps, strict=True)
    return Walk(places, told[1:], end, violation)


# --- What can still be reached --------------------------------------------------------------


def best_from(task: Task, place: Place) -> Best | None:
    """The best end from here, with what has been reached already; None if `complete` is lost."""
    if not place.whole:
        return _best_second_half(task, place)
    actions = place.actions
    if not actions:
        end = outcome(task, place.player, place.steps)
        return Best(end.value, "") if end.meets else None
    rest = _rest(task, place)
    if any(map(steps_of, actions)):
        solution = solve(rest)
        if not solution.proven:
            raise NotProven
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


def _best_second_half(task: Task, place: Place) -> Best | None:
    """In the middle of a pair: the best end after one of the coals that may finish it (GA-5.2)."""
    found: list[Best] = []
    for move in table(task, place.player, place.now).legal_moves():
        best = best_from(task, onward(task, place, move)[0])
        if best is not None:
            found.append(Best(best.value, f"{move} {best.line}".strip()))
    return max(found, key=lambda best: rank(task, best.value), default=None)


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
