"""What players would naturally try, and which of them fail: a puzzle without such a line is no puzzle.

In a pit: the order with most points a step first, again and again (`greedy`); the order with most points
first (`dearest`); everything in one ride, without storage and pairs (`one-ride`). On a table: the greedy
bot, turn by turn (`greedy`); mining and deliveries alone (`plain`). At a draft: the cards with most points
(`dearest`).
"""

from __future__ import annotations

from typing import Any

from glueckauf.games.board.parts import Mining, Player, all_filled
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table import claims, draft
from glueckauf.games.board.puzzles.table import ladder as turns
from glueckauf.games.board.puzzles.table.puzzle import DraftPuzzle, TurnPuzzle
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, outcome, rank, steps_of, table

GREEDY, ONE_RIDE, PLAIN = 1, 2, 2  # their places on the ladders


def failing(puzzle: Any) -> tuple[str, ...]:
    """The natural players who miss the best; of puzzles whose answer is no line there are none."""
    if isinstance(puzzle, MiningPuzzle):
        return failing_in_pit(puzzle.task)
    if isinstance(puzzle, TurnPuzzle):
        par = claims.solved(puzzle, runner_up=False).par
        if par is None:
            return ()
        tries = {"greedy": GREEDY, "plain": PLAIN}
        return tuple(who for who, tier in tries.items() if turns.reached(puzzle.asked, tier) < par)
    if isinstance(puzzle, DraftPuzzle):
        best = draft.results(puzzle)[0].value
        grade = draft.draft_grade(puzzle, best)
        return ("dearest",) if grade is None or grade > GREEDY else ()
    return ()


def failing_in_pit(task: Task) -> tuple[str, ...]:
    value = solve(task).value
    if value is None:
        return ()
    best = rank(task, value)
    tries = {
        "greedy": ladder.reached(task, GREEDY),
        "dearest": _dearest_first(task),
        "one-ride": ladder.reached(task, ONE_RIDE),
    }
    return tuple(who for who, reached in tries.items() if reached is None or reached < best)


def _dearest_first(task: Task) -> tuple[int, ...] | None:
    """Whatever can still be completed, the most points first, each by the shortest way."""
    if len(task.actions) > 1:
        return ladder.reached(task, GREEDY)  # the greedy player plans actions one by one, too
    player, used = table(task).players[0], 0
    left = steps_of(task.actions[0])
    for label in [o.label for o in sorted(task.orders, key=lambda o: -o.order.vp)]:
        player, steps = _completed(task, player, label, left)
        left, used = left - steps, used + steps
    end = outcome(task, player, used)
    return rank(task, end.value) if end.meets else None


def _completed(task: Task, player: Player, label: str, left: int) -> tuple[Player, int]:
    """After completing this order by the shortest way, and the steps that took; else as before."""
    held = {order.label: order for order in player.orders}
    if label not in held or all_filled(held[label].squares) or not left:
        return player, 0
    alone = task._replace(
        mine=player.mine,
        orders=player.orders,
        actions=(f"mining/{left}",),
        objective=("-steps",),
        complete=(label,),
    )
    line = solve(alone).line
    if not line:
        return player, 0
    state = table(task, player, Mining(left))
    for step in line.split(" "):
        state = state.after(step)
    return state.players[0], len(line.split(" "))
