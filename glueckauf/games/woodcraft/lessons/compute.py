"""Numbers a question may ask for: a closed list of computations. The file claims, this computes.

    points_after, nuts_after, dice_after, lanterns_after, orders_after = LINE
    saw_after, glue_after, offcut_after, blueberry_after = LINE    what a line leads to, of what is owned
    worth = "nuts"                        points of one line of the scoresheet now: a source of sheet.py
    bonus = 6                             how many things a column gives to whoever takes its die
    can_complete = "I-01"                 1 if the order can be completed now, else 0
    cost = "trader"                       blueberries that a helper costs

All are those of the player to move. LINE is a text like "die/6 lantern/1,1", with what chance brings; an
empty line counts what is there now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, phrase_of
from glueckauf.games.contract import Computed
from glueckauf.games.course import rules_of
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.parts import HELPERS, NO_DIE, ROWS, Player, colour_of
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.sheet import SOURCES, scoresheet
from glueckauf.games.woodcraft.telling import GAME

AFTER = "_after"
UNITS = {
    "points_after": "points",
    "worth": "points",
    "nuts_after": "nuts",
    "dice_after": "dice",
    "lanterns_after": "lanterns",
    "orders_after": "orders",
    "cost": "blueberry",
    "bonus": "things",
    **{name + AFTER: name for name in ROWS},
}
SIGHTS = {"bonus": "board", "cost": "sheet", "worth": "sheet", "can_complete": "sheet"}
GENERAL = {"WC-2.1", "WC-2.2", "WC-4.1", "WC-4.2"}  # of every turn
_SOURCE_RULES = {
    "nuts": ("WC-8.3",),
    "helpers": ("WC-7.1",),
    "reputation": ("WC-6.1",),
    "orders": ("WC-6.1",),
    "lines": ("WC-6.6",),
}


class Compute(NamedTuple):
    """A word of the closed list and what is asked; `line` is played before."""

    word: str
    asked: Any
    line: tuple[str, ...] = ()

    def of(self, state: State) -> Computed:
        """The number in this position."""
        return _WORDS[self.word].of(state, self)

    def sight(self, state: State) -> str:
        """Where the answer can be found."""
        return SIGHTS.get(self.word, "desk")

    def spoken(self, number: int, language: str = "en") -> str:
        """The number with its unit: 3 nuts."""
        facts: dict[str, Fact] = {"unit": UNITS.get(self.word, "plain"), "n": number}
        return phrase_of(GAME, "number", facts, language)


def read_compute(field: Field, state: State) -> Compute:
    given = field.table(WORDS)
    if len(given) != 1:
        field.wrong(f"must name one of {', '.join(WORDS)}, like {{ bonus = 6 }}")
    ((word, item),) = given.items()
    return _WORDS[word].read(word, item, state)


# --- Reading --------------------------------------------------------------------------------


def _read_line(word: str, field: Field, state: State) -> Compute:
    moves = read_moves(field, read_line)
    play_moves(field, state, moves)
    return Compute(word, None, tuple(map(str, moves)))


def _read_name(what: str, known: Callable[[State], Iterable[str]]) -> _Reader:
    def read(word: str, field: Field, state: State) -> Compute:
        return Compute(word, field.one_of(what, known(state)))

    return read


def _read_column(word: str, field: Field, state: State) -> Compute:
    column = field.number(1, len(state.board))
    if state.board[column - 1] == NO_DIE:
        field.wrong(f"there is no die in column {column}; choose another one")
    return Compute(word, column)


# --- Computing ------------------------------------------------------------------------------


def _owner(state: State) -> int:
    """Whose numbers are asked for."""
    return state.active or 0


def _after(count: Callable[[State, int], int]) -> Callable[[State, Compute], Computed]:
    def of(state: State, compute: Compute) -> Computed:
        seat, events = _owner(state), list[Event]()
        for move in compute.line:
            state = state.after(move)
            events += state.events
        rules = rules_of(events)
        first = [rule for rule in rules if rule not in GENERAL]  # an answer quotes what is special
        return Computed(count(state, seat), tuple(dict.fromkeys((*first, *rules))))

    return of


def _of_player(count: Callable[[Player], int]) -> Callable[[State, Compute], Computed]:
    return _after(lambda state, seat: count(state.players[seat]))


def _owned(row: int) -> Callable[[State, Compute], Computed]:
    return _of_player(lambda player: player.owned(row))


def _worth(state: State, compute: Compute) -> Computed:
    rows = {row.source: row for row in scoresheet(state).rows}
    rules = _SOURCE_RULES.get(compute.asked, ("WC-8.2",))
    return Computed(rows[compute.asked].cells[_owner(state)].vp, ("WC-10.1", *rules))


def _bonus(state: State, compute: Compute) -> Computed:
    die = state.board[compute.asked - 1]
    gains = state.layout.bonuses[colour_of(die)][compute.asked - 1]
    return Computed(sum(number for _, number in gains), ("WC-4.4", "WC-3.1"))


def _can_complete(state: State, compute: Compute) -> Computed:
    return Computed(int(state.why_not(note.complete(compute.asked, None)) is None), ("WC-6.1",))


def _cost(state: State, compute: Compute) -> Computed:
    return Computed(state.layout.helper_cost[compute.asked], ("WC-7.1", "WC-6.5"))


# --- The closed list ------------------------------------------------------------------------

_Reader = Callable[[str, Field, State], Compute]


class _Word(NamedTuple):
    read: _Reader
    of: Callable[[State, Compute], Computed]


def _held(state: State) -> tuple[str, ...]:
    return state.players[_owner(state)].held


_WORDS: dict[str, _Word] = {
    "points_after": _Word(_read_line, _after(lambda state, seat: state.scores[seat])),
    "nuts_after": _Word(_read_line, _of_player(lambda player: player.nuts)),
    "dice_after": _Word(_read_line, _of_player(lambda player: sum(player.dice))),
    "lanterns_after": _Word(_read_line, _of_player(lambda player: player.lanterns.bit_count())),
    "orders_after": _Word(_read_line, _of_player(lambda player: len(player.done))),
    **{name + AFTER: _Word(_read_line, _owned(row)) for row, name in enumerate(ROWS)},
    "worth": _Word(_read_name("source of points", lambda state: SOURCES), _worth),
    "bonus": _Word(_read_column, _bonus),
    "can_complete": _Word(_read_name("order that you hold", _held), _can_complete),
    "cost": _Word(_read_name("helper", lambda state: HELPERS), _cost),
}
WORDS = tuple(_WORDS)
