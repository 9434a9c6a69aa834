"""A puzzle on its board: its positions, what stands above it, the best line beside one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.labels import capital
from glueckauf.core.puzzle import MOST_STARS, Json, Row, words
from glueckauf.core.puzzle_verdict import told_beside
from glueckauf.core.texts import tell
from glueckauf.games.signal import notation as note
from glueckauf.games.signal import views
from glueckauf.games.signal.maps import Map
from glueckauf.games.signal.parts import Train
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import pieces, spoken
from glueckauf.games.signal.puzzles.verdict import SignalVerdict
from glueckauf.games.signal.puzzles.walk import Stop, along, helpers, is_over, settled
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.reach import least, within
from glueckauf.games.signal.solve.task import Task, faces
from glueckauf.games.signal.telling import GAME

WIDE = 0.55  # of the sections of a map: what needs more is shown with the whole map


def view(puzzle: SignalPuzzle) -> str:
    """What has to be seen to solve it: the map around all trains and the road, the hand, and the station
    where its card, its helpers or its clock and goods matter."""
    from glueckauf.games.signal.puzzles.natural import best_line

    task = puzzle.task
    parts = [_map_view(task, best_line(puzzle) or "")]
    if helpers(task) or task.start.pending or "won" in task.objective:
        parts.append("station")
    return "+".join([*parts, "hand"])


@lru_cache(maxsize=256)
def _map_view(task: Task, line: str) -> str:
    """All trains with what one roll of each could reach, the way to the goal, and what the best line sets."""
    on = task.start.map
    spaces: set[str] = set()
    for train in task.start.trains:
        spaces |= within(on, train.space, train.heading, max(faces(task, train.colour)))
        if train.space == task.train:
            spaces |= _way(on, train, (task.space,) if task.space else on.ports)
    for move in map(note.read, line.split()):
        spaces |= _touched(on, move)
    sections = [space for space in spaces if space in on.sections]
    if len(sections) > WIDE * len(on.sections):
        return "map"
    return views.around(on, spaces)


def _way(on: Map, train: Train, goals: Sequence[str]) -> set[str]:
    """The spaces of a shortest way to the nearest of these goals."""
    far = least(on, train.space, train.heading)
    at = min(goals, key=lambda goal: far.get(goal, len(on.spaces)))
    found = {at} if at in far else set()
    while far.get(at, 0):
        at = next(space for space in _beside(on, at) if far.get(space) == far[at] - 1)
        found.add(at)
    return found


def _beside(on: Map, space: str) -> Sequence[str]:
    """The spaces that meet at an end of this one."""
    ends = (space,) if space in on.nodes else (on.sections[space].a, on.sections[space].b)
    return [*(one for end in ends for one in on.around[end]), *(e for e in ends if e in on.spaces)]


def _touched(on: Map, move: note.Move) -> set[str]:
    """What a move of the best line sets, so that it is in sight."""
    if isinstance(move, note.Switch):
        return {move.junction}
    if isinstance(move, note.Signal):
        posts = [on.posts[post] for post in (move.source, move.target)]
        return {
            one for post in posts for one in ((post.city,) if post.city else on.around[post.node])
        }
    return set()


def positions(puzzle: SignalPuzzle, moves: Sequence[str]) -> list[State]:
    """The states before the first move and after each, with what then leaves no choice: where the line
    names that, too, nothing more happens."""
    found: list[State] = []
    for stop in along(puzzle.task, moves):
        state = settled(puzzle.task, stop).state
        found.append(state._replace(events=()) if found and state == found[-1] else state)
    return found


def over(puzzle: SignalPuzzle, moves: Sequence[str]) -> bool:
    return is_over(puzzle.task, along(puzzle.task, moves)[-1])


def about(puzzle: SignalPuzzle, moves: Sequence[str], language: str) -> Json:
    told = words(puzzle, language)
    task = told.get("task") or tell(GAME, "puzzle-task", {"kind": puzzle.kind}, language)
    par = puzzle.par
    return {
        "title": told.get("title", puzzle.id),
        "task": task,
        "steps": None,
        "unit": "moves",
        "par": capital(spoken(puzzle.task, par, language, bars=True)) if par else "",
        **reached(puzzle.task, along(puzzle.task, moves)[-1], len(moves), language),
    }


def reached(task: Task, stop: Stop, used: int, language: str) -> Json:
    """What was used; and what it is worth, once nothing is left to decide."""
    score = ""
    if used and is_over(task, stop):
        value = walking.value_of(task, walking.worth(task, stop))
        score = capital(spoken(task, value, language, bars=True))
    return {"used": used, "score": score}


def rows(puzzle: SignalPuzzle, line: str, verdict: SignalVerdict, language: str) -> list[Row]:
    """Move by move."""
    if not verdict.legal or verdict.stars == MOST_STARS:
        return []
    return told_beside(verdict, lambda moves: pieces(puzzle.task, moves, language))
