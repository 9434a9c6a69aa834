"""What is asked of the team: how far to play, and what counts; and what a move does to it.

A task is played by `step`, move by move and through `State.after`, so a plan is legal here exactly
when it is legal in the game. What counts is the expectation of the words of the objective:

    delivered    the train that is asked for delivers goods, in `space` or, without it, in any port
    reached      the train that is asked for comes to `space`, be it on its way through
    goods        goods that any train delivers
    won          the game is won (SS-9.1)
    -tokens      time tokens lost (SS-7.1), as few as possible; a lost game loses no more of them
    -cards       action cards that are played, as few as possible

so the value of a word that happens once or never is a probability. Chance that is `given` ("the black die
shows 4") is certain: it comes whenever that die is rolled, or that card is revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.core.protocol import CHANCE
from glueckauf.core.rows import Rows, one_row
from glueckauf.games.signal import notation as note
from glueckauf.games.signal import telling as tell
from glueckauf.games.signal.moving import Run, train_at
from glueckauf.games.signal.notation import End
from glueckauf.games.signal.parts import Drawing, Revealing, Rolling
from glueckauf.games.signal.rules import State

TURN = "turn"  # until the actions of this turn end
CARD = "card"  # until the card, this turn's or else the next one, is resolved
ONE_TRAIN = ("delivered", "reached")  # words about the train that is asked for
SAVED = ("-tokens", "-cards")  # words of which as little as possible is spent
WORDS = (*ONE_TRAIN, "goods", "won", *SAVED)
THE_CARD = "card"  # in `given`: the departure card
ZERO = Fraction(0)
ONE = Fraction(1)
Rank = tuple[Fraction, ...]  # by the words of the objective, the larger the better


class Task(NamedTuple):
    """A position, what counts, how far to play, and which decisions are free.

    The words of the `objective` (WORDS) count one after the other. `train` is where the train stands
    that is asked for, "" if none is. `until`: TURN or CARD. `words` are the first words of the moves that
    may be chosen, such as train, switch or reroll, none for all; other moves are made only where nothing
    else is legal, and the actions can always end. `alone`: train actions move only the train asked for.
    `given` is what chance will do: a colour and the face of its die, or THE_CARD and a departure card.
    `without` are techniques (choice.py) that are not used where anything else can be done.
    """

    start: State
    objective: tuple[str, ...] = ("delivered",)
    train: str = ""
    space: str = ""
    until: str = TURN
    words: tuple[str, ...] = ()
    alone: bool = False
    given: tuple[tuple[str, str | int], ...] = ()
    without: tuple[str, ...] = ()

    @property
    def is_about_one(self) -> bool:
        """Does nothing count but the train that is asked for, and what is spent on it?"""
        return all(word in (*ONE_TRAIN, "-cards") for word in self.objective) and any(
            word in ONE_TRAIN for word in self.objective
        )


class Branch(NamedTuple):
    """An outcome of chance, how likely it is, and what is best then; None where the plan ends."""

    outcome: str
    chance: Fraction
    plan: Plan | None


class Plan(NamedTuple):
    """What to do until chance decides, what that is worth, and what to do then.

    `cut` says that there is more to it: a plan is told only so far.
    """

    moves: tuple[str, ...]
    value: Rank
    branches: tuple[Branch, ...] = ()
    cut: bool = False

    def __str__(self) -> str:
        return "\n".join(_lines(self, ""))


def _lines(plan: Plan, indent: str) -> list[str]:
    value = ", ".join(map(str, plan.value))
    end = " …" if plan.cut else ""
    lines = [f"{indent}{' '.join(plan.moves) or '(chance)'}  [{value}]{end}"]
    for outcome, chance, then in plan.branches:
        if then is None:
            lines.append(f"{indent}  {outcome} ({chance})")
        else:
            first, *more = _lines(then, indent + "    ")
            lines += [f"{indent}  {outcome} ({chance}): {first.strip()}", *more]
    return lines


class Solution(NamedTuple):
    """The answer: no plan is worth more than `bound`, and `plan` is worth at least `value`.

    Both are expectations by the words of the objective, and equal where that is `proven`. `best` are all
    legal first decisions that keep the optimum, and `plans` the number of best plans, both only where
    asked for and proven. Plans differ if they decide differently after some outcome; those that pay or
    set what cannot matter are left out, as in the search (moves.py).
    """

    value: dict[str, Fraction]
    plan: Plan | None
    proven: bool
    bound: dict[str, Fraction]
    best: tuple[str, ...] | None
    plans: int | None
    states: int
    seconds: float

    @property
    def first(self) -> str | None:
        """The best first decision; None where chance is first."""
        return self.plan.moves[0] if self.plan and self.plan.moves else None

    def to_rows(self) -> Rows:
        """One row: the value word by word, the first decision, and what its proof took."""
        return one_row(
            **{word.removeprefix("-"): str(amount) for word, amount in self.value.items()},
            first=self.first,
            proven=self.proven,
            best=None if self.best is None else " ".join(self.best),
            plans=self.plans,
            states=self.states,
            seconds=self.seconds,
        )


def why_not_asked(task: Task) -> str:
    """What is wrong with the task itself, in a sentence; "" if nothing is."""
    state, objective = task.start, task.objective
    if state.to_move is None:
        return "the game is over: nobody is to move"
    unknown = [word for word in objective if word not in WORDS]
    if unknown:
        return f"{unknown[0]!r} is no word of an objective; there are {', '.join(WORDS)}"
    if not objective or len(set(objective)) < len(objective):
        return "the objective must name at least one word, and none twice"
    if isinstance(state.pending, Drawing):
        return "the turn is over: only cards are drawn"
    if task.until not in (TURN, CARD):
        return f"until must be {TURN!r} or {CARD!r}, not {task.until!r}"
    asked = [word for word in objective if word in ONE_TRAIN]
    if len(asked) > 1:
        return "a train is asked to deliver or to reach a space, not both"
    if (asked or task.alone or task.train) and train_at(state, task.train) is None:
        return f"no train stands on {task.train!r}"
    return _why_not_given(task) or _why_not_space(task, asked)


def _why_not_given(task: Task) -> str:
    layout = task.start.layout
    for what, shown in task.given:
        if what == THE_CARD:
            if shown not in layout.cards:
                return f"there is no departure card {shown!r}"
        elif what not in layout.dice:
            return f"{what!r} is no die: there are {', '.join(layout.dice)}, and {THE_CARD}"
        elif shown not in layout.dice[what]:
            return f"the {what} die has no face {shown}"
    return ""


def _why_not_space(task: Task, asked: list[str]) -> str:
    on = task.start.map
    if asked == ["reached"] and task.space not in on.spaces:
        return f"there is no space {task.space!r}"
    if asked == ["reached"] and task.space == task.train:
        return f"the train stands on {task.space!r} already"
    if asked == ["delivered"] and task.space and task.space not in on.port_at:
        return f"{task.space!r} is no port"
    return ""


# --- Playing --------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a plan has come to: `asked` is where the train stands now, "" once it is settled.

    `ended` says that the actions are over, or, until a card, that there are none to come.
    """

    state: State
    asked: str
    ended: bool


def start_of(task: Task) -> Place:
    ended = task.until == CARD and task.start.pending is not None
    return Place(task.start, task.train, ended)


def is_end(task: Task, place: Place) -> bool:
    """Does nothing count any more?"""
    state, asked, ended = place
    if state.to_move is None or (not asked and task.is_about_one):
        return True
    return ended and (task.until == TURN or state.pending is None)


def step(task: Task, place: Place, move: str) -> tuple[Place, Rank]:
    """The place after a move, and what the move brought, word by word."""
    move = note.read(move)  # lines are text, and what ends the actions is told by its kind
    state, asked, ended = place
    then = state.after(move)
    settled = False
    way = getattr(state.pending, "way", None)
    told: tuple[Any, ...] = then[-1]  # as it was noted, not as it is told
    if asked and way is not None and way.space == asked:
        runs: list[Run] = [event[-1] for event in told if event[0] is tell.drove]
        stored = sum(map(sum, then.stored)) > sum(map(sum, state.stored))
        for run in runs:
            if "reached" in task.objective:
                settled = settled or task.space in run.path
            elif stored:
                settled = task.space in ("", run.at)
            asked = run.train.space if run.train else ""
    gains = []
    for word in task.objective:
        if word in ONE_TRAIN:
            gains.append(ONE if settled else ZERO)
        elif word == "goods":
            gains.append(Fraction(sum(map(sum, then.stored)) - sum(map(sum, state.stored))))
        elif word == "won":
            gains.append(ONE if then.winners else ZERO)
        elif word == "-cards":
            played = 0 if isinstance(state.pending, Drawing) else sum(then.discards)
            gains.append(Fraction(sum(state.discards) - played) if played else ZERO)
        else:
            gains.append(
                Fraction(-sum([event[1] for event in told if event[0] is tell.tokens_lost]))
            )
    if settled:
        asked = ""
    return Place(then, asked, ended or isinstance(move, End)), tuple(gains)


def is_chance(place: Place) -> bool:
    return place.state.to_move == CHANCE


def faces(task: Task, colour: str) -> Mapping[int, Fraction]:
    """What the die of a colour shows, and how likely."""
    for what, shown in task.given:
        if what == colour:
            return {int(shown): ONE}
    return task.start.layout.dice[colour]


def outcomes(task: Task, place: Place) -> dict[str, Fraction]:
    """What chance can do here; drawn cards come too late to matter, so the likeliest stand for all."""
    state = place.state
    pending = state.pending
    if isinstance(pending, Rolling):
        train = train_at(state, pending.way.space)
        assert train is not None, "a train on its way stands on the board"
        return {note.die(n): likely for n, likely in faces(task, train.colour).items()}
    found = dict(state.chances())
    if isinstance(pending, Drawing):
        return {max(found, key=lambda draw: (found[draw], draw)): ONE}
    card = dict(task.given).get(THE_CARD)
    if isinstance(pending, Revealing) and note.reveal(str(card)) in found:
        return {note.reveal(str(card)): ONE}
    return found
