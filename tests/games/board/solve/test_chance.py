"""The chance of a random line, beside a walk through the rules that leaves nothing out."""

from __future__ import annotations

from functools import cache

import pytest

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Mining, Player
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.chance import chance
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, outcome, rank, steps_of, table
from tests.games.board.solve.instances import small, small_relay
from tests.learn.samples import mining_puzzle


def plain_chance(task: Task, best: tuple[int, ...]) -> float:
    """Every legal step is drawn alike; a line is done where it stands best."""

    def begun(player: Player, action: int) -> tuple[State, int] | None:
        """The next mining action; None if a delivery before it is not legal."""
        while action < len(task.actions) and not steps_of(task.actions[action]):
            try:
                player = table(task, player).after(task.actions[action]).players[0]
            except IllegalMove:
                return None
            action += 1
        if action == len(task.actions):
            return table(task, player), action
        return table(task, player, Mining(steps_of(task.actions[action]))), action + 1

    @cache
    def of(state: State, action: int, used: int) -> float:
        now = state.pending
        is_whole = not isinstance(now, Mining) or now.half is None
        then = begun(state.players[0], action) if is_whole else None
        if then is not None and not isinstance(then[0].pending, Mining):  # all actions are done
            end = outcome(task, then[0].players[0], used)
            if end.meets and rank(task, end.value) == best:
                return 1.0
            then = None
        moves = [m for m in state.legal_moves() if m != END] if isinstance(now, Mining) else []
        chances = [of(state.after(move), action, used + 1) for move in moves]
        chances += [of(*then, used)] if then is not None else []
        return sum(chances) / len(chances) if chances else 0.0

    first = begun(table(task).players[0], 0)
    return of(*first, 0) if first is not None else 0.0


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("make", [small, small_relay])
def test_it_is_the_chance_of_a_random_line(make: object, seed: int) -> None:
    assert callable(make)
    task = make(seed)
    value = solve(task).value
    if value is None:
        assert chance(task, (0,)) == 0
        return
    best = rank(task, value)
    assert chance(task, best) == pytest.approx(plain_chance(task, best), rel=1e-9)
    assert chance(task, best) > 0


def test_weights_draw_some_steps_more_often() -> None:
    task = mining_puzzle("02-two-birds").task
    value = solve(task).value
    assert value is not None
    best = rank(task, value)
    likely = chance(task, best, lambda search, node, steps: [1 + (">" in t) for t, _ in steps])
    unlikely = chance(task, best, lambda search, node, steps: [2 - (">" in t) for t, _ in steps])
    assert unlikely < chance(task, best) < likely
