"""What is asked of the player to move: how far to play, and what counts at the end.

A task is played by `onward`, token by token and through `State.after`, so a line is legal here
exactly when it is legal in the game; `reached` is its judge. A line has the moves of this player
only.

The words of an objective, each read at the end of the line:

    score        own score as if the game ended now (CG-6.3)
    vp           VP on single lorries loaded at the docks
    lorries      lorries loaded at the docks
    ready        docks that could leave at once, colours left aside: an engine, and an order of
                 its own that the load meets (CG-3.10)
    trains       trains dispatched since the start
    steps        mining steps used
    workers      workers left in hand at the end of the last own turn; cards: worker cards
    orders       orders left in hand; innovations: likewise
    turns        own turns used; a pass is one, passing by itself is none (CG-A16)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from glueckauf.core.rows import Rows, one_row
from glueckauf.games.card.notation import Load, Move, Pay, Store, read
from glueckauf.games.card.parts import Delivering, Mining, Player, without
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules, read_lorry
from glueckauf.games.card.scoring import score

SHIFT = -1  # as many turns as the shift has
Value = dict[str, int]
Rank = tuple[int, ...]
WORDS = (
    *("score", "vp", "lorries", "ready", "trains", "steps"),
    *("workers", "cards", "orders", "innovations", "turns"),
)


class LineOver(ValueError):
    """A move comes after the end of the line."""


class Task(NamedTuple):
    """A position, how far the player to move plays on, and what counts.

    `turns` 0: until the pending mining action or delivery ends; n: so many own turns, the one that
    is going on included, or fewer if the shift ends before; SHIFT: until the shift ends.
    `objective` words (WORDS) are maximised one after the other; `-` before a word: minimised.
    Nobody looks below the open cards, so the stacks are best closed before.
    """

    start: State
    turns: int
    objective: tuple[str, ...]

    @property
    def seat(self) -> int:
        assert self.start.to_move is not None, "somebody is to move"
        return self.start.to_move


class Solution(NamedTuple):
    """The answer of a solver; `value` and `line` are None where no line was found.

    Where nothing is proven, `bound` tells what is left: no line is better than that, word by word
    in the order of the objective. `optimal_lines` are counted only where asked for, and proven.
    """

    value: Value | None
    line: tuple[str, ...] | None
    optimal_lines: int | None
    proven: bool
    bound: Value | None
    states: int
    seconds: float

    def to_rows(self) -> Rows:
        """One row: the value word by word, the line, and what its proof took."""
        return one_row(
            **(self.value or {}),
            line=None if self.line is None else " ".join(self.line),
            proven=self.proven,
            optimal_lines=self.optimal_lines,
            states=self.states,
            seconds=self.seconds,
        )


def why_not_asked(task: Task) -> str:
    """What is wrong with the task itself, in a sentence; "" if nothing is."""
    state = task.start
    if state.to_move is None:
        return "the game is over: nobody is to move"
    unknown = [word for word in task.objective if word.removeprefix("-") not in WORDS]
    if unknown:
        return f"{unknown[0]!r} is no word of an objective; there are {', '.join(WORDS)}"
    if not task.objective:
        return "the objective must name at least one word"
    if task.turns < SHIFT:
        return f"turns must be 0 or more, or {SHIFT} for the whole shift, not {task.turns}"
    if task.turns == 0 and not isinstance(state.pending, Mining | Delivering):
        return "without a turn there must be a mining action or a delivery going on"
    others = [seat for seat, player in enumerate(state.players) if seat != task.seat]
    if task.turns not in (0, 1) and not all(state.players[seat].passed for seat in others):
        return "own turns follow one another only when all others have passed"
    return ""


# --- Playing --------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a line has come to: own turns and mining steps used, and the workers left in hand.

    `hand` tells them also when the shift has ended and all took their workers back (CG-5.3).
    """

    state: State
    turns: int
    steps: int
    hand: tuple[int, ...]


def start_of(task: Task) -> Place:
    return Place(task.start, 0, 0, task.start.players[task.seat].workers)


def is_over(task: Task, place: Place) -> bool:
    """Has the line come to its end?"""
    state = place.state
    if task.turns == 0:
        pending, first = state.pending, task.start.pending
        return place.turns > 0 or not isinstance(pending, type(first))
    if state.to_move is None or state.shift != task.start.shift:
        return True
    return place.turns == task.turns


def moves_at(task: Task, place: Place) -> list[Move]:
    """What can be played here; nothing once the line is over."""
    return [] if is_over(task, place) else place.state.legal_moves()


def onward(task: Task, place: Place, move: str) -> Place:
    """The place after a move; IllegalMove names the rule that it breaks, LineOver needs no rule."""
    if is_over(task, place):
        raise LineOver(f"the line is over before {move}")
    token = move if isinstance(move, Move) else read(move)
    return place_after(place, token, place.state.after(token))


def place_after(place: Place, move: Move, state: State) -> Place:
    """The place that this move leads to, as `state` has it."""
    turns = place.turns + state.at_turn_start
    return Place(state, turns, place.steps + steps_of(place, move), hand_after(place, move))


def along(task: Task, moves: Iterable[str]) -> Iterator[Place]:
    """The place before the first move and after each."""
    place = start_of(task)
    yield place
    for move in moves:
        place = onward(task, place, move)
        yield place


def reached(task: Task, moves: Iterable[str]) -> Value | None:
    """What a line is worth; None if it stops before its end. IllegalMove if a move is illegal."""
    *_, last = along(task, moves)
    return value_of(task, last) if is_over(task, last) else None


def steps_of(place: Place, move: Move) -> int:
    """The mining steps that a move costs (CG-3.6)."""
    if not isinstance(move, Load | Store):
        return 0
    if isinstance(move, Load) and move.lorry:
        return read_lorry(move.lorry).lorries
    state = place.state
    assert state.to_move is not None, "somebody moves"
    return state.players[state.to_move].row[-1].lorries


def hand_after(place: Place, move: Move) -> tuple[int, ...]:
    """The workers in hand after a move: only a payment takes some away."""
    hand = place.hand
    if isinstance(move, Pay):
        for worker in move.workers:
            hand = without(hand, worker)
    return hand


# --- What counts ----------------------------------------------------------------------------


def rank(task: Task, value: Value) -> Rank:
    """The value as a tuple to compare: the larger the better."""
    return tuple([-value[w[1:]] if w[0] == "-" else value[w] for w in task.objective])


def value_of_rank(task: Task, reached: Rank) -> Value:
    """The value that has this rank."""
    return {
        word.removeprefix("-"): -number if word[0] == "-" else number
        for word, number in zip(task.objective, reached, strict=True)
    }


def value_of(task: Task, place: Place) -> Value:
    """The words of the objective as things stand at this place."""
    words = [word.removeprefix("-") for word in task.objective]
    return {word: _READ[word](task, place) for word in words}


def ready(player: Player) -> int:
    """Most docks that could leave at once, each with an order of its own (CG-3.10).

    The smallest load that meets the smallest order takes it: any other pairing can be changed into
    this one without losing a train.
    """
    orders = sorted([order.lorries for order in player.orders])
    trains = 0
    for load in sorted([dock.load for dock in player.docks if dock.engine]):
        if trains < len(orders) and orders[trains] <= load:
            trains += 1
    return trains


def _player(task: Task, place: Place) -> Player:
    return place.state.players[task.seat]


def _score(task: Task, place: Place) -> int:
    rules: Rules = place.state.rules
    return score(_player(task, place), rules).total


def _vp(task: Task, place: Place) -> int:
    docks = _player(task, place).docks
    return sum([wagon.load.vp for dock in docks for wagon in dock.wagons if wagon.load])


def _trains(task: Task, place: Place) -> int:
    before = task.start.players[task.seat].delivered
    return len(_player(task, place).delivered) - len(before)


_READ: dict[str, Callable[[Task, Place], int]] = {
    "score": _score,
    "vp": _vp,
    "lorries": lambda task, place: sum([dock.load for dock in _player(task, place).docks]),
    "ready": lambda task, place: ready(_player(task, place)),
    "trains": _trains,
    "steps": lambda task, place: place.steps,
    "workers": lambda task, place: sum(place.hand),
    "cards": lambda task, place: len(place.hand),
    "orders": lambda task, place: len(_player(task, place).orders),
    "innovations": lambda task, place: len(_player(task, place).innovations),
    "turns": lambda task, place: place.turns,
}
