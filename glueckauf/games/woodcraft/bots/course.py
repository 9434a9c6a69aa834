"""A player's own turn without the others: what is left of it, step by step, until its end.

Everybody plays at the same time on a sheet of their own, so a turn can be thought through alone. What
others take of the pool meanwhile is left out.
"""

from __future__ import annotations

from glueckauf.core.making import put
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import NO_DIE, STRUCK, Free, Owed, Step, Take, Want
from glueckauf.games.woodcraft.rounds import go_on
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.turn import Turn


def alone(view: State, seat: int) -> State:
    """With nothing to do but what this player has to do in this turn; after it, the game seems over."""
    if len(view.players) == 1:
        return view
    own = [step for step in view.todo if isinstance(step, Owed) or _seat(step) == seat]
    return view._replace(todo=tuple(own))


def _seat(step: Step) -> int | None:
    return getattr(step, "seat", None)


def chosen(view: State, seat: int, move: Move) -> State:
    """The own turn after the secret choice, as if all had revealed (WC-4.1, WC-A5)."""
    player = view.players[seat]
    todo: list[Step] = [Free(seat), Owed()]
    board = view.board
    if isinstance(move, note.Column):
        die = board[move.column - 1]
        todo.append(Take(seat, die, move.column))
        board = put(board, move.column - 1, NO_DIE)
    else:
        die = STRUCK
        todo.append(Want(seat))
    player = player._replace(fields=(*player.fields, die))
    players = put(view.players, seat, player)
    return go_on(Turn(view._replace(players=players, board=board, todo=tuple(todo))))
