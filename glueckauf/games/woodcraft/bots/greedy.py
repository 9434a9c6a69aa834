"""Greedy plays Woodcraft for what a sheet will be worth: it thinks its own turn through to the end.

Every die and every order is tried together with the free actions that follow it, one after the other,
each the best at its time. Orders are completed by the cheapest way (solve/making.py), unless it is far to seek.
It is deterministic: the same view, the same move.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.bots import worth
from glueckauf.games.woodcraft.bots.course import alone, chosen
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import Choose, Face, Free, Keep, Pick
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.making import fewest
from glueckauf.games.woodcraft.solve.turns import best_turn

_SINGLE = (note.Hire, note.Fill, note.Sell, note.Adjust, note.Glue)
MOST_BENCHES = 30  # looked at for a way to an order; with more it is slower, and hardly better
LAST_TURN = 100  # sheets that are looked at in the last turn, where nothing but points counts


class Plan(NamedTuple):
    """A move, and what the own sheet is worth at the end of the turn that it begins."""

    worth: float
    move: Move


class Greedy:
    """Does what brings most by the end of its turn. Luck plays no part; the seed is for the sake of others."""

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
        return state.after(self.choose(state))


class Quick(Greedy):
    """Greedy in a hurry, for play-outs: every free action is judged by the sheet right after it."""

    def choose(self, view: State) -> str:
        seat, step = view.to_move, view.todo[-1]
        assert seat is not None, "somebody is to move"
        if isinstance(step, Keep | Choose | Pick):
            return super().choose(view)
        own = alone(view, seat)
        if isinstance(step, Free):
            line, _ = _best_line(own, seat, _worth_of(own, seat))
            return line[0] if line else note.END
        return max(view.legal_moves(), key=lambda move: _worth_of(own.after(move), seat))


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
    seat = view.to_move
    assert seat is not None, "somebody is to move"
    step = view.todo[-1]
    if isinstance(step, Keep):
        return [
            Plan(_kept(view, seat, move), move)
            for move in view.legal_moves()
            if isinstance(move, note.Keep)
        ]
    if isinstance(step, Choose):
        return [Plan(_ended(chosen(view, seat, move), seat), move) for move in view.legal_moves()]
    own = alone(view, seat)
    if isinstance(step, Free):
        found = [Plan(_worth_of(own, seat), note.END), *_first_steps(own, seat)]
        if not _turns_left(view, seat):
            solved = best_turn(own, most=LAST_TURN)
            if solved.value > max(found).worth:
                return [Plan(solved.value, solved.line[0])]
        return found
    return [Plan(_ended(own.after(move), seat), move) for move in view.legal_moves()]


def _turns_left(view: State, seat: int) -> int:
    rules = view.rules
    return rules.rounds * rules.turns - len(view.players[seat].fields)


def _worth_of(state: State, seat: int) -> float:
    return worth.outlook(state.layout, state.players[seat], state.pool, state.board)


def _kept(view: State, seat: int, move: note.Keep) -> float:
    player = view.players[seat]._replace(held=(move.order,))
    return worth.outlook(view.layout, player, view.pool, view.board)


def _first_steps(own: State, seat: int) -> list[Plan]:
    """What can be done now, each with the best that is seen to follow."""
    best: dict[Move, float] = {}
    for line in lines(own, seat):
        then = own
        for move in line:
            then = then.after(move)
        found = _ended(then, seat)
        if found > best.get(line[0], found - 1):
            best[line[0]] = found
    return [Plan(found, move) for move, found in best.items()]


@lru_cache(maxsize=2_000)  # the next decision of the same turn asks for much of it again
def _ended(state: State, seat: int) -> float:
    """The worth of the sheet at the end of the turn, if whatever is best at its time is done."""
    state = _settled(state, seat)
    while state.to_move == seat:
        state, found = _better(state, seat)
        if found is not None:
            return found
    return _worth_of(state, seat)


def _better(state: State, seat: int) -> tuple[State, float | None]:
    """The state after the best line of free actions; or the worth of the sheet, if none makes it better."""
    here = _worth_of(state, seat)
    line, then = _best_line(state, seat, here)
    return (then, None) if line else (state, here)


def _best_line(state: State, seat: int, here: float) -> tuple[tuple[Move, ...], State]:
    """The free actions that make the sheet better than it is here by most, and what they lead to."""
    best, there = here, state
    chosen_line: tuple[Move, ...] = ()
    for line in lines(state, seat):
        then = state
        for move in line:
            then = then.after(move)
        then = _settled(then, seat)
        found = _worth_of(then, seat)
        if found > best:
            best, chosen_line, there = found, line, then
    return chosen_line, there


def _settled(state: State, seat: int) -> State:
    """All decisions made that a gain asks for, each the best for the sheet at once."""
    while state.to_move == seat and not isinstance(state.todo[-1], Free):
        thens = [state.after(move) for move in state.legal_moves()]
        # Of an order, or of a die for one, only completing it may show the worth.
        value = _ended if isinstance(state.todo[-1], Pick | Face) else _worth_of
        state = max(thens, key=lambda then: value(then, seat)) if len(thens) > 1 else thens[0]
    return state


def lines(state: State, seat: int) -> Iterator[tuple[Move, ...]]:
    """Free actions that may be worth it: whole ways to orders, and single steps besides."""
    for card in state.players[seat].held:
        way = fewest(state, seat, card, MOST_BENCHES)
        if way is not None:
            yield way.moves
    for move in state.legal_moves():
        if isinstance(move, _SINGLE) and getattr(move, "sub", None) is None:
            yield (move,)
