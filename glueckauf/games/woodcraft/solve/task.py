"""What is asked of a player: how far to play, what must be had then, and what counts.

A task is played by `onward`, move by move and through `State.after`, so a line is legal here exactly when it is
legal in the game. It begins wherever the player has to decide: at the main choice, with a gain such as a lantern,
or in the free actions. The words of the objective count one after the other, those with a minus as little as
possible:

    points        the score if the game ended then (WC-10.1)
    orders        orders completed on the way
    nuts          nuts marked on the way
    lanterns      lanterns marked on the way
    lines         lantern rows and columns completed on the way
    chests        chests activated on the way
    helpers       helpers marked on the way
    kept          saw blades, glue and offcuts owned at the end
    blueberries   blueberries owned at the end
    -materials    saw blades, glue and offcuts crossed out on the way
    -blades       saw blades crossed out on the way
    -actions      free actions

Orders that come into the pool on the way lie face down: nobody knows them, so nobody takes them. The opponent's dice
of a solo game (WC-11.1) fall between the turns of a round: those that are `given` are certain, of others every
outcome counts by its probability, so that a value is an exact mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from glueckauf.core.protocol import CHANCE
from glueckauf.core.puzzle_file import Number as Number
from glueckauf.core.puzzle_file import written
from glueckauf.core.rows import Rows, one_row
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.parts import (
    BLUEBERRY,
    CHANCES,
    COLOURS,
    COLUMN_MASKS,
    FACES,
    MATERIALS,
    NO_DICE,
    ROW_MASKS,
    SAW,
    Choose,
    Free,
    Keep,
    Player,
    Rival,
    die_of,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO, Layout
from glueckauf.games.woodcraft.scoring import is_active, score

TURN = "turn"  # until this turn of the player ends
ROUND = "round"  # until the round ends: solo only
ENDS = (TURN, ROUND)
ONE = Fraction(1)
Rank = tuple[Number, ...]  # by the words of the objective, the larger the better
Value = dict[str, Number]


class Task(NamedTuple):
    """A position, how far to play, what must be had then, and what counts.

    The words of the `objective` (WORDS) count one after the other. `until`: TURN or ROUND. At the end these orders
    are completed (`complete`) and at least these dice owned, counted as on a sheet (`dice`); a line that ends without
    them does not meet the task. `given` are the opponent's dice that are known: a colour and a value. `without` are
    techniques (techniques.py) that are not used where anything else can be done.
    """

    start: State
    objective: tuple[str, ...] = ("points",)
    until: str = TURN
    complete: tuple[str, ...] = ()
    dice: tuple[int, ...] = NO_DICE
    given: tuple[tuple[str, int], ...] = ()
    without: tuple[str, ...] = ()

    @property
    def seat(self) -> int:
        return self.start.to_move or 0

    @property
    def is_open(self) -> bool:
        """Do dice fall on the way that nobody knows?"""
        between = self.until == ROUND and self.start.turn < self.start.rules.turns
        return between and {colour for colour, _ in self.given} != set(COLOURS)


class Solution(NamedTuple):
    """The answer: the best value word by word, and a shortest line that reaches it.

    A line ends with the task, or where an open die falls: from there on all is played as well as possible. `value` and
    `line` are None if nothing meets the task, or nothing was found in time. `bound` is what cannot be exceeded, the
    value itself if `proven`. `answers` is the number of different shortest best lines; the same moves in another order
    are no other line. It is None where nobody asked, or there are too many.
    """

    value: Value | None
    line: tuple[str, ...] | None
    proven: bool
    bound: Value | None
    answers: int | None
    states: int
    seconds: float

    def to_rows(self) -> Rows:
        """One row: the value word by word, the line, and what its proof took."""
        return one_row(
            **{word: written(amount) for word, amount in (self.value or {}).items()},
            line=None if self.line is None else " ".join(self.line),
            proven=self.proven,
            answers=self.answers,
            states=self.states,
            seconds=self.seconds,
        )


# --- What counts ----------------------------------------------------------------------------

Counted = Callable[[Layout, Player], int]


def _points(layout: Layout, player: Player) -> int:
    return score(layout, player).total


def _lines(layout: Layout, player: Player) -> int:
    lit = player.lanterns
    return sum([lit & mask == mask for mask in (*ROW_MASKS, *COLUMN_MASKS)])


def _active(layout: Layout, player: Player) -> int:
    return sum([is_active(layout, player, at) for at in range(len(player.chests))])


_AT_END: Mapping[str, Counted] = {
    "points": _points,
    "kept": lambda layout, player: sum(player.materials),
    "blueberries": lambda layout, player: player.owned(BLUEBERRY),
}
_ON_THE_WAY: Mapping[str, Counted] = {  # counted from the start on
    "orders": lambda layout, player: len(player.done),
    "nuts": lambda layout, player: player.nuts,
    "lanterns": lambda layout, player: player.lanterns.bit_count(),
    "lines": _lines,
    "chests": _active,
    "helpers": lambda layout, player: len(player.helpers),
    "materials": lambda layout, player: sum(player.used[: len(MATERIALS)]),
    "blades": lambda layout, player: player.used[SAW],
}
ACTIONS = "-actions"
SAVED = ("-materials", "-blades", ACTIONS)  # words of which as little as possible is spent
WORDS = (
    *("points", "orders", "nuts", "lanterns", "lines", "chests", "helpers"),
    *("kept", "blueberries", *SAVED),
)


def amount_of(task: Task, word: str, player: Player) -> int:
    """What a sheet has of a word, but for actions, which leave no trace."""
    layout, plain = task.start.layout, word.removeprefix("-")
    if plain in _AT_END:
        return _AT_END[plain](layout, player)
    if word == ACTIONS:
        return 0
    count = _ON_THE_WAY[plain]
    return count(layout, player) - count(layout, task.start.players[task.seat])


def is_met(task: Task, player: Player) -> bool:
    """Are the orders completed and the dice there that are asked for?"""
    if any(order not in player.done for order in task.complete):
        return False
    return all(have >= need for have, need in zip(player.dice, task.dice, strict=True))


def rank_of(task: Task, value: Value) -> Rank:
    return tuple([-value[word[1:]] if word in SAVED else value[word] for word in task.objective])


def value_of(task: Task, rank: Rank) -> Value:
    """Word by word; what is saved as it is spent."""
    return {
        word.removeprefix("-"): -amount if word in SAVED else amount
        for word, amount in zip(task.objective, rank, strict=False)
    }


# --- Playing --------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a line has come to, after so many free actions; `ended` says that the task is over."""

    state: State
    actions: int = 0
    ended: bool = False


def start_of(task: Task) -> Place:
    return Place(task.start)


def onward(task: Task, place: Place, move: str) -> Place:
    """After a decision, or after chance; IllegalMove where a rule is broken."""
    state = place.state
    then = state.after(move)
    is_free = isinstance(state.todo[-1], Free)
    is_end = is_free and move == note.END
    return Place(then, place.actions + (is_free and not is_end), is_end and ends_here(task, state))


def ends_here(task: Task, state: State) -> bool:
    """Is the task over when the player ends this turn?"""
    return task.until == TURN or state.turn == state.rules.turns


def is_chance(place: Place) -> bool:
    return not place.ended and place.state.to_move == CHANCE


def rank_at(task: Task, place: Place) -> Rank | None:
    """What the line is worth if it ends here; None if the task is not met."""
    player = place.state.players[task.seat]
    if not is_met(task, player):
        return None
    return tuple(
        [
            -place.actions
            if word == ACTIONS
            else (-1 if word in SAVED else 1) * amount_of(task, word, player)
            for word in task.objective
        ]
    )


def outcomes(task: Task, place: Place) -> Mapping[str, Fraction]:
    """What chance can do here."""
    due, given = place.state.todo[-1], dict(task.given)
    if isinstance(due, Rival) and COLOURS[due.colour] in given:
        return {note.rival(die_of(due.colour, given[COLOURS[due.colour]])): ONE}
    return place.state.chances()


# --- Is this a task? ------------------------------------------------------------------------


def why_not_asked(task: Task) -> tuple[str, str]:
    """What is wrong with a task: the key, and a sentence; ("", "") if nothing is."""
    state, objective = task.start, task.objective
    due = state.todo[-1] if state.todo else None
    if due is None:
        return "position", "the game is over; lay a table at which somebody is to move"
    if isinstance(due, CHANCES):
        return "position", "dice are to be rolled first; lay what they show, with board or then"
    if isinstance(due, Keep):
        return "position", "orders are still being kept; write round = 1 or later"
    if len(state.players) > SOLO and isinstance(due, Choose):
        return (
            "position",
            "what the others choose is secret (WC-4.1): with several players only free actions can be asked for;"
            ' write due = { decision = "free", seat = 0 }, or players = 1',
        )
    unknown = [word for word in objective if word not in WORDS]
    if unknown:
        return "objective", f"{unknown[0]!r} is no word; there are {', '.join(WORDS)}"
    if not objective or len(set(objective)) < len(objective):
        return "objective", "must name at least one word, and none twice"
    return _why_not_until(task) or _why_not_met(task) or ("", "")


def _why_not_until(task: Task) -> tuple[str, str] | None:
    state = task.start
    if task.until not in ENDS:
        return "until", f"must be {TURN!r} or {ROUND!r}, not {task.until!r}"
    if task.until == ROUND and len(state.players) > SOLO:
        return "until", 'only a solo round can be asked for; write until = "turn", or players = 1'
    if task.given and not (task.until == ROUND and state.turn < state.rules.turns):
        return "given", 'no dice fall before the task ends; leave it out, or write until = "round"'
    for colour, value in task.given:
        if colour not in COLOURS or not 1 <= value <= FACES:
            return "given", f"the opponent rolls {' and '.join(COLOURS)}, 1 to {FACES} (WC-11.1)"
    return None


def _why_not_met(task: Task) -> tuple[str, str] | None:
    state = task.start
    in_reach = {*state.players[task.seat].held, *filter(None, state.pool)}
    for order in task.complete:
        if order not in in_reach:
            return "complete", f"{order} is neither held nor in the pool; lay it there"
    if task.is_open and (task.complete or any(task.dice)):
        key = "complete" if task.complete else "dice"
        problem = (
            "cannot be asked for where dice are open; give both colours in given, or ask for points"
        )
        return key, problem
    return None
