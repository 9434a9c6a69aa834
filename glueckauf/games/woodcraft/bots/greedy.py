"""Greedy plays Woodcraft for what a sheet is worth: it tries every decision and looks at the sheet after it.

Orders are completed by the cheapest way, which is proven (solve/making.py). It is deterministic: the
same view, the same move.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.bots import worth
from glueckauf.games.woodcraft.bots.previews import with_column
from glueckauf.games.woodcraft.bots.worth import outlook
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import ORDER, STRUCK, Choose, Free, Keep, Player, colour_of
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO
from glueckauf.games.woodcraft.solve.making import fewest
from glueckauf.games.woodcraft.solve.turns import best_turn

LAST_TURN = 1500  # sheets that are looked at in the last turn, where nothing but points counts


class Plan(NamedTuple):
    """A move, and what the own sheet is worth after it."""

    worth: float
    move: Move


class Greedy:
    """Does what brings most now. Luck plays no part; the seed is for the sake of others."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def choose(self, view: State) -> str:
        return best_plan(view).move

    def why(self, view: State, move: str, language: str = "en") -> str:
        """The reason for a move, and by how much it is better than the next best."""
        from glueckauf.games.woodcraft.bots.whys import why  # words: playing does without them

        return why(view, move, language)

    def onward(self, state: State) -> State:
        """The position after its next move."""
        return state.after(best_plan(state).move)


def best_plan(view: State) -> Plan:
    """The best move of the player to move; of equals the first."""
    return max(plans(view), key=_worth)


def ranked(view: State) -> list[Move]:
    """All legal moves, the best first."""
    found = [plan.move for plan in sorted(plans(view), key=_worth, reverse=True)]
    return [*found, *(move for move in view.legal_moves() if move not in found)]


def _worth(plan: Plan) -> float:
    return plan.worth


def plans(view: State) -> list[Plan]:
    """Moves that deserve a thought, each with the worth of the sheet it leads to."""
    step = view.todo[-1]
    if _is_last_turn(view) and (isinstance(step, Free) or view.layout.players == SOLO):
        found = best_turn(view, most=LAST_TURN)
        return [Plan(found.value, found.line[0] if found.line else _stop(view))]
    if isinstance(step, Choose):
        return _main(view, step.seat)
    if isinstance(step, Free):
        return _free(view, step.seat)
    if isinstance(step, Keep):
        return [
            Plan(_outlook(view, view.players[step.seat]._replace(held=(move.order,)), 1), move)
            for move in view.legal_moves()
            if isinstance(move, note.Keep)
        ]
    seat = view.to_move or 0
    return [Plan(_after(view, move, seat), move) for move in view.legal_moves()]


def _is_last_turn(view: State) -> bool:
    return (view.round, view.turn) == (view.rules.rounds, view.rules.turns)


def _stop(view: State) -> Move:
    """Where nothing brings more: the end, or any answer to what is asked."""
    moves = view.legal_moves()
    return note.END if note.END in moves else moves[0]


def _outlook(view: State, player: Player, to_come: int = 0) -> float:
    return outlook(view.layout, player, view.round, to_come)


def _after(view: State, move: Move, seat: int) -> float:
    """The worth of the sheet after a move; what it still asks for is taken as it is on average."""
    then = view.after(move)
    return _outlook(then, then.players[seat]) + _asked(then, seat)


def _asked(then: State, seat: int) -> float:
    """Decisions that are due are worth something, too."""
    return sum(worth.due_worth(step.due) for step in then.todo if getattr(step, "seat", -1) == seat)


# --- The main choice ------------------------------------------------------------------------


def _main(view: State, seat: int) -> list[Plan]:
    """Each column with its die and bonus, and the best order of the pool."""
    found = []
    player = view.players[seat]
    for move in view.legal_moves():
        if isinstance(move, note.Column):
            found.append(Plan(_with_die(view, player, move.column), move))
        else:
            found.append(Plan(_with_order(view, player), move))
    return found


def _with_die(view: State, player: Player, column: int) -> float:
    layout, die = view.layout, view.board[column - 1]
    taken = with_column(view, player, column)
    more = 0.0
    for row, marks in enumerate(layout.chestnuts):
        if any(player.marked[row] < mark <= taken.marked[row] for mark in marks):
            more += worth.NEW_CHESTNUT
    asked = {"lantern": worth.LANTERN, "chestnut": worth.NEW_CHESTNUT}
    for what, count in layout.bonuses[colour_of(die)][column - 1]:
        more += asked.get(what, 0.0) * count
    return _outlook(view, taken) + more


def _with_order(view: State, player: Player) -> float:
    fields = (*player.fields, STRUCK)
    worths = [
        _outlook(view, player._replace(held=(*player.held, card), fields=fields))
        for card in view.pool
        if card
    ]
    return max(worths, default=float(ORDER))


# --- Free actions ---------------------------------------------------------------------------


def _free(view: State, seat: int) -> list[Plan]:
    """Orders that can be completed, by their first step; single actions; or the end."""
    found = [Plan(_outlook(view, view.players[seat]), note.END)]
    for card in view.players[seat].held:
        way = fewest(view, seat, card)
        if way is not None:
            then = view
            for move in way.moves:
                then = then.after(move)
            gained = _outlook(then, then.players[seat]) + _asked(then, seat)
            found.append(Plan(gained, way.moves[0]))
    tried = {plan.move for plan in found}
    found += [
        Plan(_after(view, move, seat), move) for move in view.legal_moves() if move not in tried
    ]
    return found
