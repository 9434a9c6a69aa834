"""A plain solver: every line that `legal_moves` allows, equal players merged. No cleverness.

It is the judge of the real solvers, so it must be right at first sight and may be slow: fine up to
6 steps or so in a small pit, a matter of many seconds from 8 steps on.
"""

from __future__ import annotations

from collections import Counter

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Half, Mining, Player
from glueckauf.games.board.solve.pit.task import Task, Value, outcome, rank, steps_of, table

Lines = Counter[tuple[Player, int]]  # player, steps used so far → number of lines that lead there


def plain_solve(task: Task) -> tuple[tuple[int, ...] | None, Value | None, int]:
    """The best rank, its value, and the number of optimal lines; None, None, 0 if infeasible.

    A line is its tokens without `end`. Lines that go on after the objective is reached count too,
    as long as no word of the objective gets worse by it.
    """
    lines: Lines = Counter({(table(task).players[0], 0): 1})
    for action in task.actions:
        steps = steps_of(action)
        lines = _mined(task, lines, steps) if steps else _delivered(task, lines, action)
    best: tuple[int, ...] | None = None
    value: Value | None = None
    optimal = 0
    for (player, used), number in lines.items():
        end = outcome(task, player, used)
        if not end.meets:
            continue
        if best is None or rank(task, end.value) > best:
            best, value, optimal = rank(task, end.value), end.value, 0
        if rank(task, end.value) == best:
            optimal += number
    return best, value, optimal


def _mined(task: Task, lines: Lines, steps: int) -> Lines:
    """Every way to mine up to so many steps; a line may stop unless a pair is half done."""
    ends: Lines = Counter()
    layer: Counter[tuple[Player, int, Half | None]] = Counter()
    for (player, used), number in lines.items():
        layer[player, used, None] = number
    for left in range(steps, -1, -1):
        following: Counter[tuple[Player, int, Half | None]] = Counter()
        for (player, used, half), number in layer.items():
            if half is None:
                ends[player, used] += number
            if left == 0:
                continue
            state = table(task, player, Mining(left, half))
            for move in state.legal_moves():
                if move == END:
                    continue
                after = state.after(move)
                now = after.pending  # None once the last step is done
                waiting = now.half if isinstance(now, Mining) else None
                following[after.players[0], used + 1, waiting] += number
        layer = following
    return ends


def _delivered(task: Task, lines: Lines, action: str) -> Lines:
    """The lines for which this delivery is legal, after it."""
    ends: Lines = Counter()
    for (player, used), number in lines.items():
        try:
            after = table(task, player).after(action)
        except IllegalMove:
            continue
        ends[after.players[0], used] += number
    return ends
