"""What a task comes to from anywhere in it: sheets without their benches, and benches as numbers.

Dice, materials, nuts and helpers that are ready make up the bench (workshop.py). What remains of a state is its sheet:
what may be decided there, and what that brings, is the same for every bench, so the rules are asked once for each sheet.
A line goes from event to event: an order is completed, a helper hired, a material sold, a chest filled, a turn ended, or
whatever else is asked. Work comes right before the order that needs it, or at the end: workshop.py tells why nothing
is missed.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Complete, End, Fill, Hire, Move, Sell
from glueckauf.games.woodcraft.parts import MATERIALS, NO_DICE, NO_DIE, SAW, Choose, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO
from glueckauf.games.woodcraft.solve.task import (
    ACTIONS,
    ROUND,
    SAVED,
    Number,
    Place,
    Rank,
    Task,
    amount_of,
    ends_here,
    is_chance,
    onward,
    outcomes,
)
from glueckauf.games.woodcraft.solve.techniques import allowed
from glueckauf.games.woodcraft.solve.workshop import (
    TURNED,
    Works,
    Workshop,
    bench,
    covers,
    is_small,
    materials_of,
    nuts_of,
    tools_of,
    without_dice,
    without_nuts,
)
from glueckauf.games.woodcraft.turn import is_struck

_ROWS = len(MATERIALS)
_WORKS = {  # techniques that are works
    "glue-up": "glues",
    "two-colours": "mixes",
    "saw-apart": "saws",
    "raise-a-die": "raises",
    "stand-in": "substitutes",
    "fine-tuning": "adjusts",
}
_IN_ORDER = "reward-first"  # a technique that depends on when work is done
OVER, CHANCE, CHOICE, FREE = "over", "chance", "choice", "free"
Found = Rank | None  # None: the task cannot be met from here


class Event(NamedTuple):
    """A decision: what it takes from the bench, which sheet it leads to, and what it puts on the bench."""

    move: Move
    takes: int
    then: Sheet
    brings: int


class Step(NamedTuple):
    """What is best at a sheet with a bench: an event, and what it leaves of the bench, works before it included.

    At the end of the task dice are left out.
    """

    event: Event
    left: int


_Known = tuple[Found, Step | None]


class Sheet:
    """A state without its bench; what can be decided there is found when it is asked for."""

    __slots__ = ("amounts", "due", "events", "fate", "number", "orders", "state")

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number
        self.due = ""
        self.orders: list[Event] = []
        self.events: list[Event] = []
        self.fate: list[tuple[Fraction, Sheet, int]] = []
        self.amounts: tuple[Number, ...] = ()


def can_split(task: Task) -> bool:
    """Can work always wait, and does everything fit on a bench?"""
    state = task.start
    room = sum(state.layout.room) + len(state.layout.orders)
    return _IN_ORDER not in task.without and is_small(sum(state.players[task.seat].dice), room)


class Sheets:
    """The value of every sheet with every bench that is met, each found once."""

    def __init__(self, task: Task, deadline: float | None, most: float) -> None:
        self.task = task
        rules = task.start.rules
        banned = {_WORKS[each]: False for each in task.without if each in _WORKS}
        works = Works(rules.offcut_step, rules.adjust_step, rules.glue_nuts)._replace(**banned)
        self.workshop = Workshop(works, deadline, most)
        self._wanted = bench(task.dice)
        self._actions = task.objective.index(ACTIONS)
        self._sheets: dict[Any, Sheet] = {}
        self._known: dict[tuple[int, int], _Known] = {}

    # --- Values ---

    def best(self, state: State) -> Found:
        """The best rank from here on, free actions counted from here; the best found once the workshop is cut."""
        return self._best(*self.split(state))[0]

    def _best(self, sheet: Sheet, have: int) -> _Known:
        key = sheet.number, have
        known = self._known.get(key)
        if known is None:
            if not sheet.due:
                self._look(sheet)
            self.workshop.count()
            if sheet.due == FREE:
                known = self._free(sheet, have)
            elif sheet.due == CHOICE:
                known = self._chosen(sheet, have)
            elif sheet.due == CHANCE:
                known = self._mean(sheet, have), None
            else:
                known = self._met(sheet, have, 0), None
            self._known[key] = known
        return known

    def _chosen(self, sheet: Sheet, have: int) -> _Known:
        found: Found = None
        step: Step | None = None
        for event in sheet.events:
            there = self._best(event.then, have + event.brings)[0]
            if there is not None and (found is None or there > found):
                found, step = there, Step(event, have)
            if self.workshop.is_cut and found is not None:
                break
        return found, step

    def _free(self, sheet: Sheet, have: int) -> _Known:
        """Every order by every way to it, and every other free action, or the end of the turn."""
        found: Found = None
        step: Step | None = None
        shop, tools = self.workshop, tools_of(have)
        for event in (*sheet.events, *sheet.orders):
            if event.then is sheet:
                ways: tuple[int, ...] = shop.ends(have, self._wanted)
            elif isinstance(event.move, Complete):
                ways = shop.after(have, event.takes)
            else:
                ways = (have - event.takes,) if covers(have, event.takes) else ()
            is_end = isinstance(event.move, End)
            spent = tools - tools_of(event.takes) + (not is_end)
            for left in ways:
                if event.then is sheet:
                    there = self._met(sheet, left, 0)
                else:
                    there = self._best(event.then, left + event.brings)[0]
                if there is None:
                    continue
                actions = spent - tools_of(left)
                if actions:
                    there = self._later(there, actions)
                if found is None or there > found:
                    found, step = there, Step(event, left)
                if shop.is_cut:
                    return found, step
        return found, step

    def _mean(self, sheet: Sheet, have: int) -> Found:
        """Every outcome by its probability; what the task asks for is never open (task.py)."""
        total: list[Number] = [0] * len(self.task.objective)
        for chance, then, brings in sheet.fate:
            there = self._best(then, have + brings)[0]
            if there is None:
                return None
            total = [one + chance * other for one, other in zip(total, there, strict=True)]
        return tuple(total)
