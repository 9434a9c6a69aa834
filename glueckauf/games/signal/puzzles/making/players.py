"""What people would naturally play. Puzzles are made where they fail.

    hasty     drives the train that is asked for at once, card after card; where none is asked for, it leaves
              everything as it is, and takes whatever comes first
    greedy    sets the disc that helps most at once, then the next, until nothing helps by itself; then drives

Everything here is deterministic: of equals, what stands first.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.signal.notation import END, Drive, Move
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.walk import Stop, begin, is_out, onward
from glueckauf.games.signal.solve.choice import TECHNIQUES
from glueckauf.games.signal.solve.moves import decisions
from glueckauf.games.signal.solve.scope import scope_of
from glueckauf.games.signal.solve.task import Rank, Task

Line = tuple[str, ...]


def natural_lines(task: Task) -> dict[str, Line]:
    """The lines of the natural players, by their names."""
    return {"hasty": hasty_line(task), "greedy": greedy_line(task)}


@lru_cache(maxsize=256)
def hasty_line(task: Task) -> Line:
    stop, line = begin(task), list[str]()
    while not is_out(task, stop):
        move = _hasty(task, stop)
        stop = onward(task, stop, move)
        line.append(str(move))
    return tuple(line)


def _hasty(task: Task, stop: Stop) -> Move:
    moves = decisions(task, stop.place, scope_of(task, stop.place))
    if stop.state.pending is None:
        drives = [move for move in moves if isinstance(move, Drive)]
        return next((move for move in drives if move.space == stop.place.asked), END)
    return moves[0]


@lru_cache(maxsize=256)
def greedy_line(task: Task) -> Line:
    stop, line = begin(task), list[str]()
    bare = task._replace(without=tuple(TECHNIQUES))
    while not is_out(task, stop):
        move = _greedy(task, bare, stop)
        stop = onward(task, stop, move)
        line.append(str(move))
    return tuple(line)


def _greedy(task: Task, bare: Task, stop: Stop) -> Move:
    """The decision after which plain driving brings most; nothing is set that does not help by itself."""
    moves = decisions(task, stop.place, scope_of(task, stop.place))
    if len(moves) == 1:
        return moves[0]
    plain = [move for move in moves if not _is_preparing(stop, move)] or moves
    best = max(plain, key=lambda move: _plainly(bare, stop, move))
    helping = [move for move in moves if move not in plain]
    better = max(helping, key=lambda move: _plainly(bare, stop, move), default=best)
    return better if _plainly(bare, stop, better) > _plainly(bare, stop, best) else best


def _is_preparing(stop: Stop, move: Move) -> bool:
    return stop.state.pending is None and not (isinstance(move, Drive) or move == END)


def _plainly(bare: Task, stop: Stop, move: Move) -> Rank:
    return walking.worth(bare, onward(bare, stop, move))
