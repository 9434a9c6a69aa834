"""The course of the game: what follows by itself between decisions and rolls (WC-2, WC-3, WC-9, WC-11)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from glueckauf.core.making import put
from glueckauf.games.woodcraft import gains, scoring
from glueckauf.games.woodcraft import telling as tell
from glueckauf.games.woodcraft.parts import (
    EMPTY,
    HIDDEN,
    NO_DIE,
    ORDER,
    STRUCK,
    UNTOLD,
    Bonus,
    Choose,
    Close,
    Drop,
    Extra,
    Free,
    Gain,
    Opening,
    Owed,
    Player,
    Reveal,
    Rival,
    Roll,
    Round,
    Shift,
    Take,
    Tie,
    Want,
    colour_of,
    die_of,
    left_to_right,
    value_of,
)
from glueckauf.games.woodcraft.ruleset import LONE_DIE_PLAYERS, SOLO
from glueckauf.games.woodcraft.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State

Board = tuple[int, ...]


def go_on(turn: Turn) -> State:
    """Do what follows by itself, until somebody or chance must decide, or the game is over."""
    todo = turn.todo
    while todo:
        do = _FOLLOWS.get(type(todo[-1]))
        if do is None:
            break
        do(turn, todo.pop())
    return turn.made()


# --- Rounds and turns (WC-2.1) --------------------------------------------------------------


def _opening(turn: Turn, step: Opening) -> None:
    """All show what they have kept, and the pool is laid (WC-1.4)."""
    for seat, player in enumerate(turn.players):
        turn.note(tell.kept, seat, player.held[0])
    for place in range(len(turn.pool)):
        if not turn.pool[place] and turn.phase == 0:  # else phase II has filled it (WC-A17)
            turn.refill(place)
    turn.note(tell.pool_laid, len(turn.pool))
    _begin_round(turn)


def _begin_round(turn: Turn) -> None:
    turn.round, turn.turn = turn.round + 1, 1
    turn.note(tell.round_begun, turn.round)
    _to_choose(turn)
    turn.todo.append(Roll(0))


def _to_choose(turn: Turn) -> None:
    """All choose, from seat 0 on, then they reveal (WC-4.1)."""
    turn.todo.append(Reveal())
    turn.todo += [Choose(seat) for seat in reversed(range(len(turn.players)))]


def placed(columns: int, dice: list[int], side: str = "left") -> Board:
    """Dice one to a column, in the order of the board, pushed to one side (WC-3.1, WC-3.2)."""
    empty = (NO_DIE,) * (columns - len(dice))
    return (*dice, *empty) if side == "left" else (*empty, *dice)


def _close(turn: Turn, step: Close) -> None:
    """All have done their turn: the next one of this round, or its end."""
    layout, players = turn.layout, len(turn.players)
    if turn.turn == layout.rules.turns:
        turn.todo.append(Round())
        if players == SOLO and turn.round < layout.rules.rounds:
            turn.todo.append(Drop())  # nothing leaves after the last round (WC-A20)
        return
    turn.todo.append(Shift())
    left = [die for die in turn.board if die != NO_DIE]
    if players == SOLO:
        turn.todo += [Rival(1), Rival(0)]
    elif players == LONE_DIE_PLAYERS and len(left) == 1:
        turn.todo.append(Extra(1 - colour_of(left[0])))


def _shift(turn: Turn, step: Shift) -> None:
    """WC-3.2."""
    side = turn.layout.rules.shift
    left = [die for die in turn.board if die != NO_DIE]
    turn.board = placed(turn.layout.columns, left, side)
    turn.turn += 1
    turn.note(tell.shifted, turn.board, side)
    _to_choose(turn)


def _round(turn: Turn, step: Round) -> None:
    """WC-9."""
    layout = turn.layout
    turn.note(tell.dice_back, sum(die != NO_DIE for die in turn.board))
    turn.board = (NO_DIE,) * layout.columns
    if turn.round == layout.rules.rounds:
        scores = [scoring.score(layout, player).total for player in turn.players]
        turn.note(tell.over, layout, scores, scoring.winners(layout, turn.players))
        return
    if turn.round == layout.rules.phase_two_after and turn.phase == 0:
        turn.second_phase(early=False)
    _begin_round(turn)


# --- Revealing (WC-4.1, WC-5.2) -------------------------------------------------------------


def _reveal(turn: Turn, step: Reveal) -> None:
    """The turn fields are filled in, and the sequence of all players is fixed (WC-A25)."""
    groups = _level(turn.players)
    for seat, choice in enumerate(_chosen(turn)):
        is_order = choice in (ORDER, HIDDEN)
        die = STRUCK if is_order else turn.board[choice - 1]
        turn.change(seat, fields=(*turn.players[seat].fields, die))
        if is_order:
            turn.note(tell.showed_order, seat)
        else:
            turn.note(tell.showed_die, seat, die, choice)
    sequence(turn, (), groups)


def _chosen(turn: Turn) -> list[int]:
    """What everybody has chosen; in a view it may be hidden, and then counts as nothing."""
    return [HIDDEN if choice is None else choice for choice in turn.choices]


def _level(players: tuple[Player, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats by the values of their earlier fields, the latest first; level ones together (WC-A4)."""

    def earlier(seat: int) -> list[int]:
        fields = players[seat].fields
        return [0 if die in (STRUCK, UNTOLD) else value_of(die) for die in reversed(fields)]

    seats = sorted(range(len(players)), key=earlier, reverse=True)
    return tuple(tuple(sorted(group)) for _, group in groupby(seats, key=earlier))


def sequence(turn: Turn, first: tuple[int, ...], groups: tuple[tuple[int, ...], ...]) -> None:
    """Fix the places that nobody contests; chance decides the next one, or all act in turn."""
    while groups and len(groups[0]) == 1:
        first, groups = first + groups[0], groups[1:]
    if groups:
        turn.todo.append(Tie(first, groups))
    else:
        _act(turn, first)


def _act(turn: Turn, seats: tuple[int, ...]) -> None:
    """Die takers, order takers, orders from lanterns, then free actions, each in sequence (WC-A5, WC-A26)."""
    choices, board = _chosen(turn), turn.board
    takes = [
        Take(seat, board[choices[seat] - 1], choices[seat]) for seat in seats if choices[seat] > 0
    ]
    turn.todo.append(Close())
    turn.todo += [Free(seat) for seat in reversed(seats)]
    turn.todo.append(Owed())
    turn.todo += [Want(seat) for seat in reversed(seats) if choices[seat] == ORDER]
    turn.todo += reversed(takes)
    for column in {take.column for take in takes}:  # each loses its die once (WC-A2)
        turn.board = put(turn.board, column - 1, NO_DIE)
    for take in takes:
        shared = sum(take.column == other.column for other in takes) > 1
        turn.note(tell.took_die, take.seat, take.die, shared, board.count(take.die) > 1)
    turn.choices = (None,) * len(choices)


def _take(turn: Turn, step: Take) -> None:
    """The die, then the bonus of its column and colour (WC-4.4)."""
    turn.swap_dice(step.seat, (), (step.die,))
    turn.gains(step.seat, turn.layout.bonuses[colour_of(step.die)][step.column - 1])


# --- Chance ---------------------------------------------------------------------------------


def roll(turn: Turn, step: Roll, values: tuple[int, ...]) -> None:
    """The dice of a colour; with both, they are set on the board (WC-3.1)."""
    turn.note(tell.rolled, step.colour, values)
    dice = tuple(die_of(step.colour, value) for value in values)
    if step.colour == 0:
        turn.todo.append(Roll(1, dice))
        return
    turn.board = placed(turn.layout.columns, sorted((*step.yellow, *dice), key=left_to_right))
    turn.note(tell.placed, turn.board)


def rival(turn: Turn, colour: int, value: int) -> None:
    """The opponent's die of this value goes, or the nearest lower, or the nearest higher one (WC-11.1)."""
    there = [die for die in turn.board if die != NO_DIE and colour_of(die) == colour]
    rolled = die_of(colour, value)
    if there:
        die = max((die for die in there if die <= rolled), default=min(there))
        turn.board = put(turn.board, turn.board.index(die), NO_DIE)
        turn.note(tell.rival, rolled, die)


def extra(turn: Turn, die: int) -> None:
    """The new die stands left or right of the lone one, by their values (WC-3.3)."""
    left = [other for other in turn.board if other != NO_DIE]
    turn.board = placed(turn.layout.columns, sorted((*left, die), key=left_to_right))
    turn.note(tell.extra, die)


def drop(turn: Turn, place: int) -> None:
    """An order leaves the pool and the game, and the place is filled again (WC-11.2, WC-A20)."""
    order = turn.pool[place - 1]
    if not order:
        turn.note(tell.nothing_dropped, place)
        return
    turn.note(tell.dropped, place, order)
    turn.gone = (*turn.gone, order)
    turn.pool = put(turn.pool, place - 1, EMPTY)
    turn.refill(place - 1)


_FOLLOWS: dict[type, Callable[[Turn, Any], None]] = {
    Opening: _opening,
    Reveal: _reveal,
    Take: _take,
    Want: gains.want,
    Owed: gains.owed,
    Close: _close,
    Shift: _shift,
    Round: _round,
    Gain: gains.settle,
    Bonus: gains.bonus,
}
