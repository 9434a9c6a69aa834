"""Three hints from the proof: what matters, where it happens, and how to begin."""

from __future__ import annotations

from glueckauf.core.texts import Fact, listed, tell, within
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.maps import Map
from glueckauf.games.signal.puzzles.claims import themes_of
from glueckauf.games.signal.puzzles.natural import best_line
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import moves_told
from glueckauf.games.signal.puzzles.themes import TRAP
from glueckauf.games.signal.solve.task import Task
from glueckauf.games.signal.telling import GAME, line_name, spot, where

_HELPERS = {
    note.Reroll: "logistician",
    note.Dispatcher: "dispatcher",
    note.Keeper: "crossing_keeper",
}
Facts = dict[str, Fact]


def hints(puzzle: SignalPuzzle, language: str) -> list[str]:
    line = (best_line(puzzle) or "").split()
    return [
        _what(puzzle, language),
        _where(puzzle.task, line, language),
        _begin(puzzle.task, line, language),
    ]


def themes(puzzle: SignalPuzzle) -> tuple[str, ...]:
    """The themes of a puzzle, the trap last: it tells least."""
    found = themes_of(puzzle.task) if puzzle.themes is None else puzzle.themes
    return tuple(sorted(found, key=lambda theme: theme == TRAP))


def _what(puzzle: SignalPuzzle, language: str) -> str:
    found = themes(puzzle)
    if not found:
        return tell(GAME, "puzzle-hint-plain", {}, language)
    facts: Facts = {"theme": found[0]}
    name = tell(GAME, "theme", facts, language)
    return f"{name}: {within(tell(GAME, 'theme-idea', facts, language), language)}"


def _where(task: Task, line: list[str], language: str) -> str:
    """The places that are set; else the train or the helper that comes first."""
    on = task.start.map
    moves = [note.read(move) for move in line]
    facts: Facts = {"what": "nothing", "places": "", "helper": ""}
    places = list(dict.fromkeys(name for move in moves for name in _set(on, move)))
    helping = [_helper(on, move) for move in moves]
    if places:
        facts |= {"what": "discs", "places": listed(GAME, places, language)}
    elif any(helping):
        facts |= {"what": "helper", "helper": next(filter(None, helping))}
    else:
        trains = [move.space for move in moves if isinstance(move, note.Drive | note.Go)]
        if trains:
            facts |= {"what": "trains", "places": _train(task, trains[0], language)}
    return tell(GAME, "puzzle-hint-where", facts, language)


def _set(on: Map, move: note.Move) -> list[str]:
    if isinstance(move, note.Switch):
        return [where(on, move.junction)]
    if isinstance(move, note.Signal):
        post = on.posts[move.target]
        if post.city:
            return [where(on, post.city)]
        return [line_name(on, on.sections[on.around[post.node][0]].line)]
    return []


def _helper(on: Map, move: note.Move) -> str:
    if isinstance(move, note.Hold):
        return "traffic_controller" if move.what in on.spaces else "conductor"
    return _HELPERS.get(type(move), "")


def _train(task: Task, space: str, language: str) -> str:
    colour = next((one.colour for one in task.start.trains if one.space == space), "")
    facts: Facts = {"colour": colour, **spot(task.start.map, space)}
    return within(tell(GAME, "look-title", facts, language), language)


def _begin(task: Task, line: list[str], language: str) -> str:
    """The first decision; of a line that only rolls, or ends, that is all there is."""
    return tell(GAME, "puzzle-hint-begin", {"line": moves_told(task, line[:1], language)}, language)
