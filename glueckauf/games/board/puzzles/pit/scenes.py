"""The positions of a puzzle of one pit, to be shown and chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.telling import Event
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.parts import COLOURS, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import Place, Task, along, table


def scenes(task: Task, moves: Sequence[str]) -> list[State]:
    """The positions of a puzzle before its first move and after each, to be shown and chosen from.

    A position between two actions has nothing pending. IllegalMove at the first move that breaks a
    rule; that the line may end too early is no matter here.
    """
    read = read_line(" ".join(moves)) if moves else []
    return [scene(task, place, events) for place, events in along(task, read)]


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
