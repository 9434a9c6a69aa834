"""The positions of a puzzle of one pit, to be shown and chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Event
from glueckauf.games.board.notation import END, Move, Send, read_line
from glueckauf.games.board.parts import COLOURS, Mining, Tile
from glueckauf.games.board.puzzles.pit.puzzle import Puzzle
from glueckauf.games.board.puzzles.pit.walk import Place, walk
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, steps_of, table
from glueckauf.games.board.telling import told


def best_line(puzzle: Puzzle) -> str | None:
    """A best line: as the puzzle claims, else as solved."""
    return puzzle.line if puzzle.line is not None else solve(puzzle).line


def scenes(task: Task, moves: Sequence[str]) -> list[State]:
    """The positions of a puzzle before its first move and after each, to be shown and chosen from.

    A position between two actions has nothing pending. IllegalMove at the first move that breaks a
    rule; that the line may end too early is no matter here.
    """
    read = read_line(" ".join(moves)) if moves else []
    walked = walk(task, read)
    if len(walked.places) <= len(read):
        violation = walked.violation
        assert violation is not None, "a line that stops breaks a rule"
        last = walked.places[-1]
        raise IllegalMove(read[len(walked.places) - 1], violation, scene(task, last))
    states = [scene(task, walked.places[0])]
    for place, move in zip(walked.places, read, strict=False):
        after, events = onward(task, place, move)
        states.append(scene(task, after, events))
    return states


def start_of(task: Task) -> Place:
    return walk(task, ()).places[0]


def onward(task: Task, place: Place, move: Move) -> tuple[Place, tuple[Event, ...]]:
    """The place after a legal move, and what the move did. `walk` leads to the same places."""
    if not isinstance(move, Send):
        state = table(task, place.player, place.now).after(move)
        now = state.pending if isinstance(state.pending, Mining) else None
        steps = place.steps + (move != END)
        return Place(state.players[0], now, place.later, steps), state.events
    sent = told("sent", ("GA-3.1",), {"seat": 0, "space": str(move), "miners": 1})
    if move not in place.later:
        return place, (sent,)  # the space of the only action, which may be named
    events: tuple[Event, ...] = ()
    if place.now:
        place, events = onward(task, place, END)
    if steps_of(move):
        return place._replace(now=Mining(steps_of(move)), later=place.later[1:]), (*events, sent)
    state = table(task, place.player).after(move)
    after = place._replace(player=state.players[0], later=place.later[1:])
    return after, (*events, *state.events)


def scene(task: Task, place: Place, events: tuple[Event, ...] = ()) -> State:
    """A place on the way as a position: the same pit with carts for all its coal, and nothing else."""
    state = table(task, place.player, place.now)
    mine = place.player.mine._replace(tiles=task.mine.tiles or _tiles(task))
    player = place.player._replace(mine=mine, miners=0, marks=0)
    return state._replace(players=(player, state.players[1]), events=events)


def _tiles(task: Task) -> tuple[Tile, ...]:
    """Tiles for the carts that a puzzle has beside the printed ones, on both sides in turn."""
    made = []
    for colour, coal, empty in zip(COLOURS, task.mine.carts, task.empty_carts, strict=True):
        more = max(len(coal) + empty - 1, 0)
        for n, carts in enumerate([2] * (more // 2) + [1] * (more % 2)):
            made.append(Tile(colour * carts, light=bool(n % 2)))
    return tuple(made)
