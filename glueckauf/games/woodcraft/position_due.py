"""What is to be decided in a position of a file: the table `due`, as a stack of steps.

    decision = "keep"               # which dealt order to keep: this seat, then those after it
    seat = 0                        # held has one order of the seats before it, and all dealt ones of others

    decision = "roll"               # the dice of the round
    yellow = [1, 2, 4]              # these have been rolled; the brown ones are to come

    decision = "choose"             # a die or an order, by this seat and those after it
    seat = 1
    chosen = ["die/3"]              # what those before it have chosen

    decision = "tie"                # who goes first of those that are level
    chosen = ["order", "order"]     # by all
    first = []                      # whose place is fixed already
    level = [[0, 1]]                # groups, best first

    decision = "take"               # dice and orders are taken, in this sequence of seats
    order = [1, 0]
    taking = { 0 = 6 }              # who is still to take the die of which column
    wanting = [1]                   # who is still to take an order
    owed = [1]                      # who gets another one for a row of lanterns afterwards
    seat = 1
    gains = ["mark", "gain lantern 1"]    # what this seat is settling, the next thing first

    decision = "owed"               # the orders for rows of lanterns are taken, by these seats
    order = [1, 0]
    owed = [1]

    decision = "free"               # free actions of this seat
    seat = 0
    waiting = [1]                   # who comes after it
    gains = []

    decision = "rival"              # solo: the opponent's die
    colour = "yellow"               # then the brown one
    decision = "extra"              # five players: the die that joins a lone one
    decision = "drop"               # solo: the order that leaves the pool

Gains are written: gain WHAT N, gain die Y3, gain value yellow, mark, lines ROW COLUMN, bonus row N, bonus
column N, face yellow, fill, supply, timber, want, pick; want and pick with "bonus" after them where a row
of lanterns gives the order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from glueckauf.core.errors import NotationError
from glueckauf.core.fields import Field, unknown
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    COLOURS,
    DICE,
    DIE_AT,
    FACES,
    NO_DIE,
    ORDER,
    ROWS,
    SIZE,
    STRUCK,
    UNTOLD,
    Bonus,
    Choose,
    Close,
    Drop,
    Extra,
    Face,
    Fill,
    Free,
    Gain,
    Keep,
    Lines,
    Mark,
    Opening,
    Owed,
    Pick,
    Reveal,
    Rival,
    Roll,
    Round,
    Shift,
    Step,
    Supply,
    Take,
    Tie,
    Timber,
    Want,
    colour_of,
    die_of,
)
from glueckauf.games.woodcraft.rounds import go_on
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import LONE_DIE_PLAYERS, SOLO
from glueckauf.games.woodcraft.turn import Turn

KEEP, ROLL, CHOOSE, TIE, TAKE = "keep", "roll", "choose", "tie", "take"
OWED, FREE, RIVAL, EXTRA, DROP = "owed", "free", "rival", "extra", "drop"
KEYS = {
    KEEP: ("seat",),
    ROLL: ("yellow",),
    CHOOSE: ("seat", "chosen"),
    TIE: ("chosen", "first", "level"),
    TAKE: ("order", "taking", "wanting", "owed", "seat", "gains"),
    OWED: ("order", "owed"),
    FREE: ("seat", "waiting", "gains"),
    RIVAL: ("colour",),
    EXTRA: (),
    DROP: (),
}
REVEALED = (TIE, TAKE, OWED, FREE, RIVAL, EXTRA, DROP)  # this turn's fields are filled in
COUNTED = (*ROWS, "chestnut", "lantern", "order", "reputation", "nut")
MOST = 99  # of one gain
PLAIN: dict[str, Callable[[int], Step]] = {
    "mark": Mark,
    "fill": Fill,
    "supply": Supply,
    "timber": Timber,
    "want": Want,
    "pick": Pick,
    "want bonus": lambda seat: Want(seat, True),
    "pick bonus": lambda seat: Pick(seat, True),
}


def decision_of(field: Field, usual: str) -> tuple[str, dict[str, Field]]:
    """The kind of decision that a table names, or the usual one, and the fields that belong to it."""
    given = field.table(
        dict.fromkeys(("decision", *(key for keys in KEYS.values() for key in keys)))
    )
    decision = given["decision"].one_of("decision", KEYS) if "decision" in given else usual
    return decision, field.table(("decision", *KEYS[decision]))


def read_due(given: dict[str, Field], field: Field, decision: str, state: State) -> State:
    """The state with what is to be decided, and what follows by itself done.

    `given` are the fields of the table `due`; mistakes that none of them has made are those of `field`.
    """
    state = _READ[decision](field, given, state)
    laid = go_on(Turn(state))._replace(last=None, events=())
    if laid.to_move is not None and not laid.legal_moves():
        field.wrong(f"nothing is left to choose for {laid.todo[-1].due!r}; leave it out of gains")
    return laid


def _seat(given: dict[str, Field], state: State) -> int:
    return given["seat"].number(0, len(state.players) - 1) if "seat" in given else 0


def _seats(field: Field, state: State) -> list[int]:
    """Some seats, each once."""
    size = len(state.players)
    seats = [item.number(0, size - 1) for item in field.items("seats", 0, size)]
    if len(set(seats)) < len(seats):
        field.wrong("names a seat twice; name each once")
    return seats


# --- One reader for each decision -----------------------------------------------------------


def _keep(field: Field, given: dict[str, Field], state: State) -> State:
    seat, size = _seat(given, state), len(state.players)
    for at, player in enumerate(state.players):
        number = 1 if at < seat else state.rules.dealt
        if len(player.held) != number:
            field.wrong(
                f"seat {at} must hold {number} orders, not {len(player.held)} (WC-1.3);"
                f" give them in seats.{at}.held"
            )
    keeps = [Keep(at) for at in reversed(range(seat, size))]
    return state._replace(todo=(Opening(), *keeps))


def _roll(field: Field, given: dict[str, Field], state: State) -> State:
    step = Roll(0)
    if "yellow" in given:
        size = state.rules.board_dice
        values = [item.number(1, FACES) for item in given["yellow"].items("values", size, size)]
        step = Roll(1, tuple(die_of(0, value) for value in sorted(values)))
    if any(die != NO_DIE for die in state.board):
        field.wrong("the board is empty before the roll (WC-9.1); leave out board")
    return state._replace(todo=(*_choosing(state, 0), step))


def _choose(field: Field, given: dict[str, Field], state: State) -> State:
    seat = _seat(given, state)
    chosen = _chosen(given, state, seat, field)
    if all(die == NO_DIE for die in state.board):
        field.wrong("there is no die to choose; give the dice in board")
    choices = (*chosen, *(None,) * (len(state.players) - seat))
    return state._replace(todo=_choosing(state, seat), choices=choices)


def _choosing(state: State, seat: int) -> tuple[Step, ...]:
    return (Reveal(), *(Choose(at) for at in reversed(range(seat, len(state.players)))))


def _chosen(given: dict[str, Field], state: State, number: int, field: Field) -> tuple[int, ...]:
    """The secret choices of the first seats: columns with a die, or an order."""
    if "chosen" not in given:
        if number:
            field.wrong('is missing; write, for example, chosen = ["die/1"]', "chosen")
        return ()
    return tuple(_choice(item, state) for item in given["chosen"].items("choices", number, number))


def _choice(field: Field, state: State) -> int:
    try:
        move = read(field.text())
    except NotationError as error:
        field.wrong(f"column {error.column}: expected {error.expected}")
    if isinstance(move, note.Order):
        return ORDER
    if not isinstance(move, note.Column):
        field.wrong("must be a choice like die/3 or order (WC-4.1)")
    return _column(field, move.column, state)


def _column(field: Field, column: int, state: State) -> int:
    if column > len(state.board) or state.board[column - 1] == NO_DIE:
        field.wrong(f"there is no die in column {column} (WC-4.1); choose another one")
    return column


def _tie(field: Field, given: dict[str, Field], state: State) -> State:
    size = len(state.players)
    choices = _chosen(given, state, size, field)
    first = _seats(given["first"], state) if "first" in given else []
    if "level" not in given:
        field.wrong("is missing; write, for example, level = [[0, 1]]", "level")
    groups = [_seats(item, state) for item in given["level"].items("groups", 1, size)]
    if sorted([*first, *(seat for group in groups for seat in group)]) != list(range(size)):
        given["level"].wrong("every seat stands once in first or in a group; name all of them")
    if len(groups[0]) < 2:
        given["level"].wrong("the first group has one seat; put it into first (WC-5.2)")
    level = tuple(tuple(sorted(group)) for group in groups)
    return state._replace(choices=choices, todo=(Tie(tuple(first), level),))


def _take(field: Field, given: dict[str, Field], state: State) -> State:
    wanting = _seats(given["wanting"], state) if "wanting" in given else []
    seats = [str(seat) for seat in range(len(state.players))]
    takes = {}
    for name, item in (given["taking"].table(seats) if "taking" in given else {}).items():
        seat, column = int(name), item.number(1, len(state.board))
        die = state.players[seat].fields[-1]
        if die in (STRUCK, UNTOLD):
            item.wrong(f"seat {seat} has struck out this turn; write the die in its last field")
        takes[seat] = Take(seat, die, column)
    order = _order(given, state)
    todo: list[Step] = [Close(), *(Free(seat) for seat in reversed(order))]
    todo.append(Owed(tuple(_owing(given, state))))
    todo += [Want(seat) for seat in reversed(order) if seat in wanting]
    todo += [takes[seat] for seat in reversed(order) if seat in takes]
    return state._replace(todo=(*todo, *_gains(given, state)))


def _owed(field: Field, given: dict[str, Field], state: State) -> State:
    frees = [Free(seat) for seat in reversed(_order(given, state))]
    wants = [Want(seat, True) for seat in reversed(_owing(given, state))]
    return state._replace(todo=(Close(), *frees, *wants))


def _order(given: dict[str, Field], state: State) -> list[int]:
    """The sequence of all seats (WC-A25)."""
    size = len(state.players)
    order = _seats(given["order"], state) if "order" in given else list(range(size))
    if len(order) != size:
        given["order"].wrong(f"must name all {size} seats")
    return order


def _owing(given: dict[str, Field], state: State) -> list[int]:
    """Who gets orders for rows of lanterns; perhaps somebody twice."""
    items = given["owed"].items("seats", 0, MOST) if "owed" in given else []
    return [item.number(0, len(state.players) - 1) for item in items]


def _free(field: Field, given: dict[str, Field], state: State) -> State:
    seat = _seat(given, state)
    waiting = _seats(given["waiting"], state) if "waiting" in given else []
    if seat in waiting:
        given["waiting"].wrong(f"seat {seat} acts now; leave it out")
    frees = [Free(at) for at in reversed((seat, *waiting))]
    return state._replace(todo=(Close(), *frees, *_gains(given, state)))


def _rival(field: Field, given: dict[str, Field], state: State) -> State:
    _check_between(field, state, SOLO, "WC-11.1")
    colour = given["colour"].one_of("colour", COLOURS) if "colour" in given else COLOURS[0]
    steps = (Rival(1), Rival(0)) if colour == COLOURS[0] else (Rival(1),)
    return state._replace(todo=(Shift(), *steps))


def _extra(field: Field, given: dict[str, Field], state: State) -> State:
    _check_between(field, state, LONE_DIE_PLAYERS, "WC-3.3")
    there = [die for die in state.board if die != NO_DIE]
    if len(there) != 1:
        field.wrong("the new die joins a lone one (WC-3.3); give one die in board")
    return state._replace(todo=(Shift(), Extra(1 - colour_of(there[0]))))


def _check_between(field: Field, state: State, players: int, rule: str) -> None:
    if len(state.players) != players:
        field.wrong(f"this roll needs players = {players} ({rule}), not {len(state.players)}")
    if state.turn == state.rules.turns:
        field.wrong(f"no die is rolled after the last turn of a round ({rule}); lower turn")


def _drop(field: Field, given: dict[str, Field], state: State) -> State:
    rules = state.rules
    if len(state.players) != SOLO or state.turn != rules.turns or state.round == rules.rounds:
        field.wrong(
            "an order leaves the pool of a single player after the last turn of a round, but of the"
            " last round (WC-11.2); change players, turn or round"
        )
    return state._replace(todo=(Round(), Drop()))


_READ: dict[str, Callable[[Field, dict[str, Field], State], State]] = {
    KEEP: _keep,
    ROLL: _roll,
    CHOOSE: _choose,
    TIE: _tie,
    TAKE: _take,
    OWED: _owed,
    FREE: _free,
    RIVAL: _rival,
    EXTRA: _extra,
    DROP: _drop,
}


# --- Gains ----------------------------------------------------------------------------------


def _gains(given: dict[str, Field], state: State) -> list[Step]:
    """The steps of the acting seat, the next one last."""
    seat = _seat(given, state)
    items = given["gains"].items("gains", 0, MOST) if "gains" in given else []
    steps = [_gain(item, seat) for item in items]
    return [*map(_later, reversed(steps[1:])), *steps[:1]]


def _later(step: Step) -> Step:
    """What is to be chosen only then, when there may be nothing left to choose."""
    match step:
        case Mark():
            return Gain(step.seat, "lantern", 1)
        case Fill():
            return Gain(step.seat, "chestnut", 1)
        case Pick():
            return Want(step.seat, step.is_bonus)
    return step


def _gain(field: Field, seat: int) -> Step:
    step = _gain_of(field.text(), seat)
    if step is None:
        examples = ("gain lantern 1", "gain die Y3", "bonus row 1")
        field.wrong(unknown("gain", field.text(), (*PLAIN, *examples)))
    return step


def _gain_of(text: str, seat: int) -> Step | None:
    """The step of a text, or None."""
    if text in PLAIN:
        return PLAIN[text](seat)
    match text.split(" "):
        case ["gain", "die", name] if name in DIE_AT:
            return Gain(seat, "die", DIE_AT[name])
        case ["gain", "value", colour] if colour in COLOURS:
            return Gain(seat, "value", COLOURS.index(colour))
        case ["gain", what, number] if what in COUNTED and _is_up_to(number, MOST):
            return Gain(seat, what, int(number))
        case ["face", colour] if colour in COLOURS:
            return Face(seat, COLOURS.index(colour))
        case ["lines", row, column] if _is_up_to(row, SIZE) and _is_up_to(column, SIZE):
            return Lines(seat, int(row) - 1, int(column) - 1)
        case ["bonus", ("row" | "column") as line, number] if _is_up_to(number, SIZE):
            return Bonus(seat, line == "row", int(number) - 1)
    return None


def _is_up_to(word: str, most: int) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= most


def gain_text(step: Any) -> str:
    """A step of a gain as a file has it."""
    match step:
        case Gain(what="die"):
            return f"gain die {DICE[step.number]}"
        case Gain(what="value"):
            return f"gain value {COLOURS[step.number]}"
        case Gain():
            return f"gain {step.what} {step.number}"
        case Face():
            return f"face {COLOURS[step.colour]}"
        case Lines():
            return f"lines {step.row + 1} {step.column + 1}"
        case Bonus():
            return f"bonus {'row' if step.is_row else 'column'} {step.line + 1}"
        case Want() | Pick():
            return step.due + " bonus" * step.is_bonus
    return str(step.due)
