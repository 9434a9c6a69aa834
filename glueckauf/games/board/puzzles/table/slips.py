"""Makers of blunders: logs that somebody might really have played, with one mistake.

All turns of the log but one are best play; the one is among the first choices of the greedy bot, which
is what people do who look no further. Nothing in the log is idle: no draw that keeps nothing, no visit
to the pithead, no money that is not spent, and no turn that could be left out for the same points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.puzzles.table.positions import greedy_turn, own_miners, question
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import Asked, best
from glueckauf.games.board.solve.turns.search import Table, after_turn

LENGTHS = (3, 4, 4, 5)
POSITIONS = 30  # tried of each game
CHOICES = 4  # of the greedy bot that may be the mistake
LOSS = 3  # at least
IDLE = ("pithead", "workshop/draw", "order/draw")


def slips(rng: Random, states: Sequence[State]) -> Iterator[BlunderPuzzle]:
    """Of every position the mistake that loses most, if the log around it has nothing idle."""
    for state in rng.sample(states, min(POSITIONS, len(states))):
        length = min(rng.choice(LENGTHS), own_miners(state))
        is_last = state.shift == state.rules.shifts
        objective = "vp" if is_last else rng.choice(("vp", "clock"))
        if length < min(LENGTHS):
            continue
        slip = rng.randrange(length - 1)
        turns = question("turn", state, turns=length, objective=objective)
        logs = _logs(turns.asked, slip)
        if logs:
            log = max(logs)[1]
            yield BlunderPuzzle("", "generated", "blunder", turns.position, turns.asked, log, {})


def _logs(asked: Asked, slip: int) -> list[tuple[int, tuple[str, ...]]]:
    """Logs whose turn `slip` is a natural mistake, with what it loses."""
    before = _best_turns(asked, slip)
    if before is None:
        return []
    lines, table = before
    there = asked.after(table, slip)
    par = best(there)
    assert par is not None, "nothing but points is asked for"
    found = []
    for line in natural_turns(table.state):
        then = asked.after(after_turn(table, asked.seat, line), slip + 1)
        left = best(then)
        if left is None or par.value - left.value < LOSS:
            continue
        after = _best_turns(then, then.own_turns)
        log = (*lines, line, *after[0]) if after is not None else ()
        if len(log) == asked.own_turns and is_busy(asked, log, slip):
            found.append((par.value - left.value, log))
    return found


def natural_turns(state: State) -> Iterator[str]:
    """Whole turns that somebody might play who looks no further: the greedy bot's first choices."""
    for space in Greedy().ranked(state)[:CHOICES]:
        if space not in IDLE and not space.startswith("money/"):
            yield greedy_turn(state, space)[0]


def _best_turns(asked: Asked, number: int) -> tuple[tuple[str, ...], Table] | None:
    """So many turns of best play; None if it runs out of turns before."""
    table, lines = asked.table, []
    for n in range(number):
        plan = best(asked.after(table, n))
        if plan is None or not plan.lines:
            return None
        lines.append(plan.lines[0])
        table = after_turn(table, asked.seat, lines[-1])
    return tuple(lines), table


def is_busy(asked: Asked, log: tuple[str, ...], slip: int) -> bool:
    """Has every turn a purpose: is it no draw, and is each but the mistake needed for the points?"""
    if any(line.partition(" ")[0] in IDLE for line in log):
        return False
    worth = _worth_of(asked, log)
    others = [n for n in range(len(log)) if n != slip]
    shorter = [_worth_of(asked, (*log[:n], *log[n + 1 :])) for n in others]
    return worth is not None and all(less is None or less < worth for less in shorter)


def _worth_of(asked: Asked, log: tuple[str, ...]) -> int | None:
    """What the turns are worth; None if they cannot be played."""
    table = asked.table
    try:
        for line in log:
            table = after_turn(table, asked.seat, line)
    except IllegalMove:
        return None
    return asked.worth(asked.ended(table, len(log)))
