"""The most points that free actions bring until the end of a turn, for a sheet and a bench.

Depth first, each sheet with its bench once. Works come right before the order that needs them: all others can wait, since
nothing they use up goes away meanwhile. At the end only gluings count, which bring nuts. What the ceiling says is not
enough is left out.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import Any

from glueckauf.core.budget import is_spent
from glueckauf.games.woodcraft.moves import Glue
from glueckauf.games.woodcraft.parts import FACES, GLUE, SAW, value_of
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.ceiling import Ceiling
from glueckauf.games.woodcraft.solve.making import cheapest
from glueckauf.games.woodcraft.solve.sheets import Event, Sheet, Sheets
from glueckauf.games.woodcraft.solve.turns import ideal
from glueckauf.games.woodcraft.solve.workbench import (
    HELPERS,
    KINDS,
    SUBSTITUTE,
    Steps,
    as_bench,
    counts,
    from_bench,
    has,
    made,
    nuts_of,
    payments,
    with_nuts,
    without_nuts,
)

MOST_BENCHES = 100  # that a simple player looks at for a way to an order
_Bounds = tuple[float, float]


class FreeActions:
    """The most points at the end of the free actions of a turn, for any sheet and bench.

    `best` answers exactly if that is more than `least`, else with a bound that is no more than `least`. Once
    `is_cut` it answers with what was found.
    """

    def __init__(self, state: State, seat: int, deadline: float | None, most: float) -> None:
        rules = state.rules
        self.sheets = Sheets(state, seat)
        self.ceiling = Ceiling(state.layout, self.is_spent)
        self.ideal = ideal(state, seat)  # no line brings more
        self.deadline = deadline
        self.most = most
        self.states = 0  # sheets with a bench looked at
        self.is_cut = False
        self.cap, self.glue_nuts = rules.nuts, rules.glue_nuts
        self.steps = Steps(rules.offcut_step, rules.adjust_step)
        self._known: dict[tuple[int, int], _Bounds] = {}
        self._aimed: dict[tuple[int, str, int], _Bounds] = {}
        self._glues: dict[int, int] = {}

    def best(self, sheet: Sheet, have: int, least: Fraction | float = -inf) -> float:
        have = with_nuts(have, self.cap)
        if not sheet.is_seen:
            self.sheets.look(sheet)
        key = sheet.number, have
        low, high = self._known.get(key, (-inf, inf))
        if low == high or high <= least:
            return high
        if sheet.is_free:
            found = max(low, self._end(sheet, have))
            if self._is_over_budget():
                return found
            high = min(high, max(found, self.ceiling.of(sheet, have)))
            if high <= max(found, least):
                self._known[key] = found, high
                return high
        else:
            found = low
        top = found  # no option that is left out has more
        for promise, event in sorted(self._options(sheet, have), reverse=True, key=_promise):
            aim = max(least, found)
            if promise <= aim:
                top = max(top, promise)
                break
            value = self._through(sheet, event, have, aim)
            top = max(top, value)
            if value > aim:
                found = value
            if found >= high or (self.is_cut and found > -inf):
                break
        if self.is_cut:
            return found
        high = found if found > least else min(high, max(top, found))
        self._known[key] = found, high
        return high

    def _options(self, sheet: Sheet, have: int) -> list[tuple[float, Event]]:
        """What can be decided, with what it may come to."""
        options: list[tuple[float, Event]] = []
        for event in sheet.events:
            if has(have, event.takes):
                after = have - event.takes + event.brings
                options.append((self.promise(event.then, after), event))
        for event in sheet.orders:
            promise = self.ceiling.of(sheet, have, event.order)
            if promise > -inf:
                options.append((promise, event))
        return options

    def promise(self, sheet: Sheet, have: int) -> float:
        """No more than this can be had."""
        have = with_nuts(have, self.cap)
        known = self._known.get((sheet.number, have))
        if known is not None:
            return known[1]
        if self.is_spent():
            return self.ideal
        if not sheet.is_seen:
            self.sheets.look(sheet)
        if sheet.is_free:
            return min(self.ceiling.of(sheet, have), self.ideal)
        return max(
            [self.promise(event.then, have + event.brings) for event in sheet.events], default=-inf
        )

    def _through(self, sheet: Sheet, event: Event, have: int, least: Fraction | float) -> float:
        if event.order:
            return self._aim(sheet, event, have, least)
        return self.best(event.then, have - event.takes + event.brings, least)

    def _aim(self, sheet: Sheet, event: Event, have: int, least: Fraction | float) -> float:
        """The best after works that end with this order: all other works can wait until it is completed."""
        have = with_nuts(have, self.cap)
        order = event.order
        key = sheet.number, order, have
        low, high = self._aimed.get(key, (-inf, inf))
        if low == high or high <= least:
            return high
        found = low
        if self._is_over_budget():
            return found
        top = found
        for left in payments(have, event.takes):
            aim = max(least, found)
            value = self.best(event.then, left + event.brings, aim)
            top = max(top, value)
            if value > aim:
                found = value
        works = [
            (self.ceiling.of(sheet, with_nuts(then, self.cap), order), then)
            for then in set(made(have, self.steps, self.glue_nuts))
        ]
        for promise, then in sorted(works, reverse=True):
            aim = max(least, found)
            if promise <= aim:
                top = max(top, promise)
                break
            value = self._aim(sheet, event, then, aim)
            top = max(top, value)
            if value > aim:
                found = value
        if self.is_cut:
            return found
        high = found if found > least else max(top, found)
        self._aimed[key] = found, high
        return high

    # --- A first find ---

    def draft(self, sheet: Sheet, have: int) -> float:
        """What a simple player reaches, who always goes on to where the ceiling is highest."""
        have = with_nuts(have, self.cap)
        key = sheet.number, have
        low, high = self._known.get(key, (-inf, inf))
        if low > -inf:
            return low
        high = min(high, self.promise(sheet, have))
        low = self._simple_end(sheet, have)
        self._known[key] = low, high
        return low

    def _simple_end(self, sheet: Sheet, have: int) -> float:
        best = -inf
        step: tuple[Sheet, int] | None = (sheet, have)
        while step is not None:
            sheet, have = step[0], with_nuts(step[1], self.cap)
            if not sheet.is_seen:
                self.sheets.look(sheet)
            if sheet.is_free:
                best = max(best, self._end(sheet, have))
                if self._is_over_budget():
                    break
            options = [self._simple_step(event, have) for _, event in self._options(sheet, have)]
            step = max(filter(None, options), key=lambda one: self.promise(*one), default=None)
        return best

    def _simple_step(self, event: Event, have: int) -> tuple[Sheet, int] | None:
        """Where a decision leads to; an order by the cheapest way, unless it is far to seek."""
        if not event.order:
            return event.then, have - event.takes + event.brings
        order = self.sheets.layout.orders[event.order]
        way = cheapest(as_bench(have), order, *self.steps, MOST_BENCHES)
        if way is None:
            return None
        glued = sum([isinstance(move, Glue) for move in way.moves])
        nuts = nuts_of(have) + glued * self.glue_nuts
        return event.then, from_bench(way.left, nuts) + event.brings

    # --- The end of the turn ---

    def _end(self, sheet: Sheet, have: int) -> float:
        nuts = nuts_of(have)
        room = max(self.cap - nuts, 0)
        if self.glue_nuts and room:
            nuts += self.glue_nuts * self.most_glues(without_nuts(have), -(-room // self.glue_nuts))
        return max([points + min(self.cap, nuts + more) for points, more in sheet.ends])

    def most_glues(self, have: int, enough: int) -> int:
        """How often dice can be glued, each time for nuts (WC-6.2); `enough` if more."""
        found = self._glues.get(have)
        if found is None:
            found = self._count_glues(have)
            if not self.is_cut:
                self._glues[have] = found
        return min(found, enough)

    def _count_glues(self, have: int) -> int:
        best = 0
        limit = self._glues_at_most(have)
        if limit:
            for then in made(have, self.steps, 1):
                best = max(best, nuts_of(then) + self.most_glues(without_nuts(then), limit))
                if best >= limit or self.is_spent():
                    break
        return best

    def _glues_at_most(self, have: int) -> int:
        """No more gluings than glue; each leaves a die less, and dice with all their value must be left.

        The substitute stands in for glue or for a saw blade, not for both.
        """
        row = counts(have)
        saw, glue = row[KINDS + SAW], row[KINDS + GLUE]
        value = sum([count * value_of(die) for die, count in enumerate(row[:KINDS]) if count])
        value -= self.steps.adjust * (row[HELPERS] & 3).bit_count()
        spare = sum(row[:KINDS]) + saw - max(-(-value // FACES), 1)
        found = min(glue, spare)
        if have & SUBSTITUTE:
            found = max(min(glue + 1, spare), min(glue, spare + 1))
        return max(found, 0)

    # --- Limits ---

    def is_spent(self) -> bool:
        """Is the search cut, or must it be now?"""
        self.is_cut = self.is_cut or self.states >= self.most or is_spent(self.deadline)
        return self.is_cut

    def _is_over_budget(self) -> bool:
        """The same before one more sheet is looked at."""
        self.states += not self.is_spent()
        return self.is_cut


def _promise(option: tuple[float, Any]) -> float:
    return option[0]
