"""Where each face of its die would take a train, and what that would cost: asked before anything is rolled.

Engine and solver ask `moving.run`; so does this. Of a train in a city the players choose the way out,
so each face shows the way that loses least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.games.signal import moving
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.parts import Leaving, Passing, Rolled, Rolling, Train

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State

_BEST_FIRST = (moving.PORT, moving.CITY, moving.PAUSED, moving.USED)


def outlook(state: State, train: Train) -> dict[int, Run]:
    """The run of each face, from the smallest."""
    return {points: would_run(state, train, points) for points in state.layout.dice[train.colour]}


def would_run(state: State, train: Train, points: int) -> Run:
    """What so many points would do to this train."""
    on = state.layout.map
    if train.space not in on.exits:
        return moving.run(state, train, points, "", state.through)
    ways = moving.ways_out(state, train.space)
    if not ways:
        lost = points * state.rules.unused_tokens
        return Run(moving.RED, train, (), points, lost, on.exits[train.space][0][1])
    runs = [moving.run(state, train, points, by, state.through) for by in ways]
    return min(runs, key=_worth)


def _worth(run: Run) -> tuple[int, bool, int, int]:
    """Fewest tokens first; then still on the board or unloaded, in a city, and furthest."""
    gone = run.train is None and not run.delivered
    rank = _BEST_FIRST.index(run.end) if run.end in _BEST_FIRST else len(_BEST_FIRST)
    return run.lost, gone, rank, -len(run.path)


def on_its_way(state: State) -> str:
    """The space of the train whose die is rolled or counts now; "" where none is on its way."""
    pending = state.pending
    return pending.way.space if isinstance(pending, Rolling | Rolled | Leaving | Passing) else ""


def points_now(state: State) -> int:
    """What the die shows, or what is left of it; 0 where no die counts."""
    pending = state.pending
    return pending.points if isinstance(pending, Rolled | Leaving | Passing) else 0
