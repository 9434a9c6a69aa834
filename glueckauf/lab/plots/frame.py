"""Where everything stands on a plot, in pixels: both drawers ask it, so that they draw alike.

From the top: title, legend, field with its axes, caption. What is long is broken into lines, and the
plot grows; nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import ceil, floor, isfinite, log10
from textwrap import wrap

from glueckauf.lab.plot import WIDTH, Plot, Series, X

EDGE = 16  # around everything
TEXT, TITLE, SMALL = 12, 15, 11  # heights of letters
LINE = 1.3  # of a line, in heights of letters
WIDE = 0.6  # of a letter, in its height: wide enough for matplotlib's font
PROSE = 0.56  # the same in sentences, which have many narrow ones
FIELD = 250  # height of the field where x lies
SIGN = 26  # of a sign in the legend, with its gap
GROUP = 0.8  # of the room between two x that beams take
BROKEN = ((6, 4), (2, 3), (10, 3, 2, 3))  # lines of bounds, ink and gap
LONGEST = 24  # letters of a name beside the field


def lines(text: str, room: float, size: float) -> list[str]:
    """A text as lines that fit in this many pixels."""
    return wrap(text, max(8, int(room / (PROSE * size)))) if text else []


def wide(text: str, size: float = TEXT) -> float:
    return len(text) * WIDE * size


def number(value: float, step: float = 0.0) -> str:
    """A number as it is read: with as many decimals as the steps of its axis need, or three figures."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    if not step:
        step = 10.0 ** (floor(log10(abs(value))) - 2) if value else 1.0
        step = min(1.0, max(0.01, step))
    decimals = max(0, -floor(log10(step) + 1e-9))
    told = f"{value:.{decimals}f}"
    if float(told) == 0:
        told = told.lstrip("-")
    return told.replace("-", "−")


def step_for(high: float, most: int) -> float:
    """The smallest of 1, 2, 5, 10, … (and their tenths) that needs at most so many steps."""
    rough = high / most
    power = 10.0 ** floor(log10(rough))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= rough * (1 - 1e-9))


class Frame:
    """The measures of one plot."""

    def __init__(self, plot: Plot, width: int = WIDTH) -> None:
        self.plot, self.width = plot, width
        self.is_map = any(one.style == "cells" for one in plot.series)
        self.is_turned = plot.is_turned
        inner = width - 2 * EDGE
        self.title = lines(plot.title, inner, TITLE * 1.2)  # bold
        together = plot.caption.replace(": ", ":\xa0").replace(" · ", "\xa0· ")
        self.caption = lines(together, inner, SMALL)
        self.legend = list(self._legend_rows(inner))
        self.legend_top = EDGE + len(self.title) * TITLE * LINE + 8
        self.top = self.legend_top + len(self.legend) * TEXT * 1.6 + (14 if self.legend else 4)
        self.left = EDGE + TEXT * LINE + 12 + self._names_wide()
        self.right = width - EDGE - 4
        self.bottom = self.top + self._field_height()
        self.axis = self.bottom + 8 + self._under_lines() * TEXT * LINE + 4  # top of the axis' name
        self.caption_top = self.axis + TEXT * LINE + (8 if self.caption else 0)
        self.height = ceil(self.caption_top + len(self.caption) * SMALL * LINE + EDGE)

    # --- What stands where on the axis of names --------------------------------------------

    @cached_property
    def places(self) -> dict[X, int]:
        """Where every x stands: numbers where they are, words one after the other."""
        found = list(dict.fromkeys(x for one in self.plot.series for x, _ in one.points))
        numbers = [x for x in found if isinstance(x, int)]
        if len(numbers) == len(found):
            return {x: x for x in sorted(numbers)}
        return {x: n for n, x in enumerate(found)}

    @property
    def has_words(self) -> bool:
        return self.is_turned or self.is_map or any(isinstance(x, str) for x in self.places)

    @property
    def first(self) -> float:
        return min(self.places.values(), default=0) - 0.5

    @property
    def last(self) -> float:
        return max(self.places.values(), default=0) + 0.5

    def _beside(self) -> list[str]:
        """What is written beside the field."""
        if self.is_map:
            return [one.name for one in self.plot.series]
        if self.is_turned:
            return list(map(str, self.places))
        return [self.told(tick) for tick in self.ticks]

    def _names_wide(self) -> float:
        broken = [part for name in self._beside() for part in self.name_lines(name)]
        return max(map(wide, broken), default=0)

    def name_lines(self, name: str) -> list[str]:
        return wrap(name, LONGEST) or [""]

    def _field_height(self) -> float:
        name = self.plot.x if self.is_turned else self.plot.y
        least = len(name) * PROSE * TEXT  # it is written along the field
        if not (self.is_map or self.is_turned):
            return max(FIELD, least)
        most = max((len(self.name_lines(name)) for name in self._beside()), default=1)
        beams = max(1, len(self.beside_each_other))
        row = max(most * TEXT * LINE + 8, 20 * beams + 8, 30)
        return max(row * len(self._beside()), 60, least)

    def _under(self) -> dict[int, list[str]]:
        """What is written below the field at which place, in lines."""
        if self.is_turned:
            return {}
        if not self.has_words:
            high = max(1.0, self.last - self.first - 1)
            step = max(1, round(step_for(high, 10)))
            inside = range(ceil(self.first / step) * step, floor(self.last) + 1, step)
            return {tick: [number(tick, 1)] for tick in inside}
        room = (self.right - self.left) / max(1, len(self.places))
        every = ceil(min(len(self.places), 1 / max(room / 44, 1e-9)))  # where all would crowd
        return {
            place: lines(str(name), room * every, TEXT) or [""]
            for n, (name, place) in enumerate(self.places.items())
            if n % every == 0
        }

    @cached_property
    def under(self) -> dict[int, list[str]]:
        return self._under()

    def _under_lines(self) -> int:
        return max(map(len, self.under.values()), default=1) if not self.is_turned else 1

    # --- Side by side -----------------------------------------------------------------------

    @cached_property
    def beside_each_other(self) -> list[Series]:
        """What would lie on one another: beams, and on a row of words points with intervals."""

        def takes_room(one: Series) -> bool:
            return one.style == "beams" or (
                one.style == "points" and bool(one.ends) and self.has_words
            )

        return [one for one in self.plot.series if takes_room(one)]

    @property
    def beam(self) -> float:
        """How much of a place one beam takes; the places of numbers lie as close as they come."""
        return GROUP / max(1, len(self.beside_each_other))

    def aside(self, one: Series) -> float:
        """How far from its place a series stands."""
        if one not in self.beside_each_other:
            return 0.0
        n = self.beside_each_other.index(one)
        return (n + 0.5) * self.beam - GROUP / 2

    def half_of(self, one: Series) -> float:
        """Half of the breadth of a bar or beam, in places; a bar by itself does not fill the field."""
        if one.style == "beams":
            return min(self.beam * 0.46, 32 / self._apart)
        return min(0.35, 32 / self._apart)

    @property
    def _apart(self) -> float:
        return abs(self.along(1) - self.along(0))

    @cached_property
    def part_step(self) -> float:
        """How exactly the parts of a stack are told: things that are counted are whole."""
        parts = [y for one in self.plot.series if one.style == "bars" for _, y in one.points]
        return 1.0 if all(y == round(y) for y in parts) else 0.1

    def has_room_for(self, value: float) -> bool:
        """Whether the number of a part of a stack can be written on it."""
        return abs(self.across(value) - self.across(0)) >= TEXT + 4

    def mark_size(self, one: Series) -> float:
        """Half of the height of a point: one alone is to be seen, many are to be told apart."""
        count = len(one.points)
        return 7.0 if count == 1 else 5.0 if count < 60 else 3.2

    # --- The axis of numbers ----------------------------------------------------------------

    def bound(self, one: Series) -> tuple[list[float], list[float]]:
        """A bound goes from edge to edge: its places and values."""
        places = [float(self.places[x]) for x, _ in one.points]
        values = [self.within(y) for _, y in one.points]
        if not places:
            return [], []
        return [self.first, *places, self.last], [values[0], *values, values[-1]]

    def bound_dash(self, one: Series) -> tuple[int, ...]:
        """Two bounds are told apart by how they are broken."""
        bounds = [other for other in self.plot.series if other.style == "bounds"]
        return BROKEN[bounds.index(one) % len(BROKEN)]

    @cached_property
    def feet(self) -> list[list[float]]:
        """Of every series, what its bars and beams stand on: losses hang below nothing, one under another."""
        up, down = dict.fromkeys(self.places, 0.0), dict.fromkeys(self.places, 0.0)
        found = []
        for one in self.plot.series:
            feet = [0.0] * len(one.points)
            if one.style == "bars":
                for n, (x, y) in enumerate(one.points):
                    pile = up if y >= 0 else down
                    feet[n] = pile[x]
                    pile[x] += y
            found.append(feet)
        return found

    def _values(self) -> Iterator[float]:
        for one, feet in zip(self.plot.series, self.feet, strict=True):
            yield from (foot + y for foot, (_, y) in zip(feet, one.points, strict=True))
            yield from (end for ends in one.ends for end in ends)

    @cached_property
    def _scale(self) -> tuple[float, float, float]:
        """The lowest and the highest number of the axis, and its step; nothing is always on it."""
        if self.plot.limits:
            low, high = self.plot.limits
        else:
            found = [value for value in self._values() if isfinite(value)]
            low, high = min(0.0, *found, 0.0), max(0.0, *found, 0.0)
        if high <= low:
            high = low + 1
        step = step_for(high - low, 7)
        if self.plot.limits:
            return low, high, step
        return floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step, step

    @property
    def low(self) -> float:
        return self._scale[0]

    @property
    def high(self) -> float:
        return self._scale[1]

    @cached_property
    def ticks(self) -> list[float]:
        low, high, step = self._scale
        return [n * step for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]

    def told(self, value: float) -> str:
        """A number on the axis."""
        return number(value, self._scale[2])

    def within(self, value: float) -> float:
        """An end that lies outside, even without end, is drawn up to the edge."""
        return min(self.high, max(self.low, value))

    # --- In pixels --------------------------------------------------------------------------

    def along(self, place: float) -> float:
        """On the axis of names."""
        part = (place - self.first) / (self.last - self.first)
        if self.is_turned:
            return self.top + part * (self.bottom - self.top)
        return self.left + part * (self.right - self.left)

    def across(self, value: float) -> float:
        """On the axis of numbers."""
        part = (self.within(value) - self.low) / (self.high - self.low)
        if self.is_turned:
            return self.left + part * (self.right - self.left)
        return self.bottom - part * (self.bottom - self.top)

    def row(self, n: int) -> tuple[float, float]:
        """Top and bottom of a row of a map."""
        high = (self.bottom - self.top) / max(1, len(self.plot.series))
        return self.top + n * high, self.top + (n + 1) * high

    # --- The legend -------------------------------------------------------------------------

    def _legend_rows(self, room: float) -> Iterator[list[tuple[float, int]]]:
        """Rows of where the sign of which series stands."""
        if self.is_map:
            yield []
            return
        if len(self.plot.series) < 2:
            return
        row: list[tuple[float, int]] = []
        x = 0.0
        for n, one in enumerate(self.plot.series):
            needed = SIGN + wide(one.name) + 18
            if row and x + needed > room:
                yield row
                row, x = [], 0.0
            row.append((x, n))
            x += needed
        yield row

    # --- The scale of a map -----------------------------------------------------------------

    @cached_property
    def cells(self) -> tuple[float, float]:
        """The fewest and the most that a cell counts; numbers that start near nothing start there."""
        found = [y for one in self.plot.series for _, y in one.points if isfinite(y)]
        low, high = min(found, default=0.0), max(found, default=1.0)
        if 0 < low < 0.5 * high:
            low = 0.0
        return (low, high) if high > low else (low, low + 1)

    def part(self, value: float) -> float:
        low, high = self.cells
        return (value - low) / (high - low)

    @cached_property
    def cell_step(self) -> float:
        """So that two cells that differ visibly are told apart."""
        low, high = self.cells
        return min(1.0, step_for(high - low, 50))

    def cell_told(self, one: Series, n: int) -> str:
        told = number(one.points[n][1], self.cell_step)
        if not one.ends:
            return told
        low, high = one.ends[n]
        return (
            f"{told} ± {number((high - low) / 2, self.cell_step)}" if isfinite(high - low) else told
        )

    def cell_shown(self, one: Series, n: int, room: float) -> str:
        """Without its interval where that has no room."""
        told = self.cell_told(one, n)
        return told if wide(told) < room else told.split(" ±")[0]
