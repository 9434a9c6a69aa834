"""Charts of the design lab: an interval that closes, one that has closed, several below each other.

Drawn as SVG in the colours of the page around; where no style says others, in those of light paper. The
effect is rules B minus rules A, and the line that everything is compared with is nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import ceil, floor, inf, isfinite, log10
from typing import NamedTuple

from glueckauf.games.sheet import MINUS

WIDTH, HEIGHT = 560, 222
LEFT, RIGHT, TOP, BOTTOM = 46, 548, 24, 186  # of the field
ROW, NAMES = 26, 190  # of the comparison: the height of a row, the width of the names
FINE = 250  # points that can be seen apart
FEW = 50  # decks that a chart has room for at first
LONGEST = 26  # letters of a name that fit there
INK, SOFT = "var(--ga-ink,#2a241d)", "var(--ga-soft,#5d5246)"
LINE, PAPER = "var(--ga-line,#b5a68d)", "var(--ga-cell,#fffaf0)"
BLUE, GREEN = "var(--ga-p1,#215288)", "var(--ga-p2,#22603a)"


class Point(NamedTuple):
    """What is known after some decks."""

    blocks: int
    effect: float
    low: float
    high: float


class Words(NamedTuple):
    """What is written on a chart."""

    title: str  # read aloud in place of the picture
    x: str
    y: str
    comma: str = "."
    note: str = ""  # in the place of what is not there yet

    def number(self, value: float, step: float = 1.0) -> str:
        """A number of an axis with this step."""
        digits = max(0, -floor(log10(step)))
        shown = f"{abs(value):.{digits}f}".replace(".", self.comma)
        return (MINUS if value < 0 else "") + shown


def closing_chart(points: Sequence[Point], smallest: float, most: int, words: Words) -> str:
    """The effect deck by deck, and the interval around it."""
    reach, drawn = _reach(points, smallest), _thinned(points)
    field = _Field(-reach, reach, _far(points[-1].blocks if points else 0, most), words)
    inside = [
        *field.grid(),
        *field.margin(smallest),
        field.band(drawn),
        field.line(drawn),
        *field.now(points[-1:]),
        *field.names(),
    ]
    return _svg(WIDTH, HEIGHT, words.title, inside)


def _thinned(points: Sequence[Point]) -> list[Point]:
    """Not more than one can see: it is drawn anew with every block."""
    step = 1 + len(points) // FINE
    return [*points[:-1:step], *points[-1:]]


def _far(blocks: int, most: int) -> int:
    """How many decks the chart has room for: it grows with them."""
    room = FEW
    while room < blocks:
        room *= 2
    return max(2, min(room, most))


def _reach(points: Sequence[Point], smallest: float) -> float:
    """How far the chart reaches on both sides: as the interval does when it has begun to close."""
    known = [one for one in points if isfinite(one.low) and isfinite(one.high)]
    begun = known[min(len(known) // 3, 20) :]
    widest = max((max(abs(one.low), abs(one.high)) for one in begun), default=0.0)
    return max(widest * 1.1, smallest * 2)


def small(point: Point, title: str) -> str:
    """One interval, and on which side of nothing it lies."""
    high, wide = 30, 220
    reach = _widest([point]) * 1.15
    axis = _Axis(-reach, reach, 6, wide - 6)
    return _svg(wide, high, title, [*_zero(axis, 2, high - 2), *_whisker(axis, point, high / 2)])


def below_each_other(rows: Sequence[tuple[str, Point]], words: Words) -> str:
    """Several intervals on one scale."""
    reach = _widest([point for _, point in rows]) * 1.1
    axis = _Axis(-reach, reach, NAMES, WIDTH - 12)
    bottom = ROW * len(rows) + 6
    inside = [*_ticks(axis, 4, bottom, words), *_zero(axis, 4, bottom)]
    for place, (name, point) in enumerate(rows):
        y = 6 + ROW * (place + 0.5)
        inside.append(_text(NAMES - 10, y + 4, _short(name), "end"))
        inside += _whisker(axis, point, y)
    inside.append(_text((NAMES + WIDTH) / 2, bottom + 34, words.x, "middle", SOFT))
    return _svg(WIDTH, bottom + 42, words.title, inside)


def _widest(points: Iterable[Point]) -> float:
    ends = [abs(end) for one in points for end in one[1:] if isfinite(end)]
    return max(ends, default=0.0) or 1.0


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


# --- Pieces ---------------------------------------------------------------------------------


class _Axis(NamedTuple):
    """From a number to its place; what lies beyond is held at the end."""

    low: float
    high: float
    first: float
    last: float

    def at(self, value: float) -> float:
        held = max(self.low, min(self.high, value))
        share = (held - self.low) / (self.high - self.low)
        return round(self.first + (self.last - self.first) * share, 1)

    def ticks(self, many: int) -> tuple[float, list[float]]:
        """Round numbers on the axis, and the step between them."""
        rough = (self.high - self.low) / many
        power = 10.0 ** floor(log10(rough))
        step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough)
        first, last = ceil(self.low / step), floor(self.high / step)
        return step, [n * step for n in range(first, last + 1)]


class _Field:
    """The axes of the chart that grows."""

    def __init__(self, low: float, high: float, most: int, words: Words) -> None:
        self.x = _Axis(0, most, LEFT, RIGHT)
        self.y = _Axis(low, high, BOTTOM, TOP)
        self.words = words

    def grid(self) -> Iterator[str]:
        step, values = self.y.ticks(6)
        for value in values:
            y, weight = self.y.at(value), 1.6 if value == 0 else 0.6
            colour = INK if value == 0 else LINE
            yield f'<path d="M{LEFT} {y}H{RIGHT}" style="stroke:{colour};stroke-width:{weight}"/>'
            yield _text(LEFT - 5, y + 3.5, self.words.number(value, step), "end")
        step, values = self.x.ticks(7)
        for value in values[1:]:
            if step >= 1:
                yield _text(self.x.at(value), BOTTOM + 15, self.words.number(value), "middle")

    def margin(self, smallest: float) -> Iterator[str]:
        """From where on a difference matters."""
        for value in (-smallest, smallest):
            y = self.y.at(value)
            yield (
                f'<path d="M{LEFT} {y}H{RIGHT}"'
                f' style="stroke:{GREEN};stroke-width:1.2;stroke-dasharray:5 4"/>'
            )

    def band(self, points: Sequence[Point]) -> str:
        upper = [self._place(one.blocks, one.high) for one in points]
        lower = [self._place(one.blocks, one.low) for one in reversed(points)]
        if len(points) < 2:
            return ""
        way = " ".join((*upper, *lower))
        return f'<path d="M{way}Z" style="fill:{BLUE};opacity:.22;stroke:{BLUE};stroke-width:1"/>'

    def line(self, points: Sequence[Point]) -> str:
        if len(points) < 2:
            return ""
        way = " ".join(self._place(one.blocks, one.effect) for one in points)
        return f'<path d="M{way}" style="fill:none;stroke:{BLUE};stroke-width:2;stroke-linejoin:round"/>'

    def now(self, last: Sequence[Point]) -> Iterator[str]:
        for one in last:
            x, low, high = self.x.at(one.blocks), self.y.at(one.low), self.y.at(one.high)
            yield (
                f'<path d="M{x - 4} {low}H{x + 4}M{x} {low}V{high}M{x - 4} {high}H{x + 4}"'
                f' style="stroke:{BLUE};stroke-width:2.4;fill:none"/>'
            )
            yield _dot(x, self.y.at(one.effect))

    def names(self) -> Iterator[str]:
        yield _text(RIGHT, HEIGHT - 5, self.words.x, "end", SOFT)
        if self.words.note:
            middle = (LEFT + RIGHT) / 2
            yield _text(middle, self.y.at(self.y.high / 2), self.words.note, "middle", SOFT)
        yield _text(LEFT + 2, TOP - 9, self.words.y, "start", SOFT)

    def _place(self, blocks: int, value: float) -> str:
        return f"{self.x.at(blocks)} {self.y.at(value)}"


def _ticks(axis: _Axis, top: float, bottom: float, words: Words) -> Iterator[str]:
    step, values = axis.ticks(6)
    for value in values:
        x = axis.at(value)
        yield f'<path d="M{x} {top}V{bottom}" style="stroke:{LINE};stroke-width:.6"/>'
        yield _text(x, bottom + 15, words.number(value, step), "middle")


def _zero(axis: _Axis, top: float, bottom: float) -> Iterator[str]:
    yield f'<path d="M{axis.at(0)} {top}V{bottom}" style="stroke:{INK};stroke-width:1.6"/>'


def _whisker(axis: _Axis, point: Point, y: float) -> Iterator[str]:
    """An interval that lies down; an end that is not known has no bar."""
    low, high = axis.at(point.low), axis.at(point.high)
    ends = "".join(
        f"M{axis.at(end)} {y - 5}V{y + 5}"
        for end in (point.low, point.high)
        if end not in (-inf, inf)
    )
    yield f'<path d="M{low} {y}H{high}{ends}" style="stroke:{BLUE};stroke-width:2.4;fill:none"/>'
    yield _dot(axis.at(point.effect), y)


def _dot(x: float, y: float) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="4.5" style="fill:{BLUE};stroke:{PAPER};stroke-width:1.5"/>'
    )


def _text(x: float, y: float, words: str, anchor: str, colour: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" style="fill:{colour}">'
        f"{escape(words)}</text>"
    )


def _svg(wide: float, high: float, title: str, inside: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ga-part ga-lab-picture"'
        f' viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(title)}"'
        f' font-family="system-ui, sans-serif" style="font-size:11px;background:{PAPER}">'
        f"{''.join(inside)}</svg>"
    )
