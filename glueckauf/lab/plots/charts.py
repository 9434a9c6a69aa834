"""Plots as plain SVG: needs nothing, and is the same on every machine.

No part has an id, so that pictures never clash on a page; hatches are drawn line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import isfinite

from glueckauf.lab.plot import WIDTH, Plot, Series
from glueckauf.lab.plots.frame import (
    EDGE,
    LINE,
    SIGN,
    SMALL,
    TEXT,
    TITLE,
    Frame,
    number,
    wide,
)
from glueckauf.lab.plots.looks import Look, Theme, ink_on, look, shade, theme
from glueckauf.lab.plots.shapes import coordinate as _n
from glueckauf.lab.plots.shapes import hatch, outline

SWATCHES = 5  # of the scale of a map
MOST_TOLD = 400  # points of a series that each say their number


def svg(plot: Plot, theme_name: str = "light", width: int = WIDTH) -> str:
    return _Chart(plot, theme(theme_name), width).svg()


class _Chart:
    def __init__(self, plot: Plot, on: Theme, width: int) -> None:
        self.plot, self.on, self.frame = plot, on, Frame(plot, width)

    def svg(self) -> str:
        plot, on, frame = self.plot, self.on, self.frame
        body = self._map() if frame.is_map else [*self._axes(), *self._drawn(), *self._legend()]
        size = f'viewBox="0 0 {frame.width} {frame.height}" width="{frame.width}" height="{frame.height}"'
        label = escape(plot.described, quote=True)
        return "".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}"',
                f' style="max-width:100%;height:auto;background:{on.paper}"',
                f' font-family="system-ui, DejaVu Sans, sans-serif" font-size="{TEXT}" fill="{on.ink}">',
                f"<title>{escape(plot.title)}</title><desc>{escape(plot.described)}</desc>",
                f'<rect width="{frame.width}" height="{frame.height}" fill="{on.paper}"/>',
                *self._lines(frame.title, EDGE, EDGE, TITLE, weight="bold"),
                *body,
                *self._names(),
                *self._lines(frame.caption, EDGE, frame.caption_top, SMALL, fill=on.soft),
                "</svg>",
            )
        )

    # --- Words ------------------------------------------------------------------------------

    def _text(self, x: float, y: float, words: str, **more: str) -> str:
        """`y` is the middle of the line."""
        told = "".join(f' {key}="{value}"' for key, value in more.items() if value)
        return f'<text x="{_n(x)}" y="{_n(y + 0.35 * TEXT)}"{told}>{escape(words)}</text>'

    def _lines(
        self, told: Iterable[str], x: float, top: float, size: int, weight: str = "", fill: str = ""
    ) -> Iterator[str]:
        style = f' font-weight="{weight}"' if weight else ""
        style += f' fill="{fill}"' if fill else ""
        for n, line in enumerate(told):
            y = top + n * size * LINE + size
            yield f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size}"{style}>{escape(line)}</text>'

    def _names(self) -> Iterator[str]:
        """What the axes count."""
        frame, middle = self.frame, (self.frame.left + self.frame.right) / 2
        below, beside = self._axis_names()
        y = frame.axis + TEXT * LINE / 2
        yield f'<text x="{_n(middle)}" y="{_n(y + 4)}" text-anchor="middle">{escape(below)}</text>'
        half = (frame.top + frame.bottom) / 2
        yield (
            f'<text transform="translate({_n(EDGE + TEXT * 0.9)} {_n(half)}) rotate(-90)"'
            f' text-anchor="middle">{escape(beside)}</text>'
        )

    def _axis_names(self) -> tuple[str, str]:
        return (self.plot.y, self.plot.x) if self.frame.is_turned else (self.plot.x, self.plot.y)

    def _stacked(self, told: list[str], x: float, middle: float, anchor: str) -> Iterator[str]:
        """Lines around a middle."""
        first = middle - (len(told) - 1) * TEXT * LINE / 2
        for n, line in enumerate(told):
            yield self._text(x, first + n * TEXT * LINE, line, **{"text-anchor": anchor})

    # --- Axes -------------------------------------------------------------------------------

    def _axes(self) -> Iterator[str]:
        frame, on = self.frame, self.on
        left, right, top, bottom = map(_n, (frame.left, frame.right, frame.top, frame.bottom))
        for tick in frame.ticks:
            at = frame.across(tick)
            is_nothing = abs(tick) < 1e-12 and frame.low < 0
            colour = on.soft if is_nothing else on.grid
            if frame.is_turned:
                yield f'<path d="M{_n(at)} {top}V{bottom}" stroke="{colour}"/>'
                middle = {"text-anchor": "middle"}
                yield self._text(at, frame.bottom + 8 + TEXT / 2, frame.told(tick), **middle)
            else:
                yield f'<path d="M{left} {_n(at)}H{right}" stroke="{colour}"/>'
                yield self._text(frame.left - 6, at, frame.told(tick), **{"text-anchor": "end"})
        if frame.is_turned:
            for name, place in frame.places.items():
                told = frame.name_lines(str(name))
                yield from self._stacked(told, frame.left - 6, frame.along(place), "end")
        yield from self._below()
        yield f'<path d="M{left} {top}V{bottom}H{right}" fill="none" stroke="{on.soft}"/>'

    def _below(self) -> Iterator[str]:
        frame = self.frame
        for place, told in frame.under.items():
            middle = frame.bottom + 8 + TEXT / 2 + (len(told) - 1) * TEXT * LINE / 2
            yield from self._stacked(told, frame.along(place), middle, "middle")

    # --- What is drawn ----------------------------------------------------------------------

    def _at(self, place: float, value: float) -> tuple[float, float]:
        frame = self.frame
        along, across = frame.along(place), frame.across(value)
        return (across, along) if frame.is_turned else (along, across)

    def _drawn(self) -> Iterator[str]:
        for n, one in enumerate(self.plot.series):
            seen = look(n, self.on)
            if one.style in ("bars", "beams"):
                yield from self._boxes(one, seen, self.frame.feet[n])
            elif one.style == "spans":
                yield from self._spans(one, seen)
            elif one.style == "points":
                yield from self._points(one, seen)
            else:
                yield from self._line(one, seen)

    def _boxes(self, one: Series, seen: Look, feet: list[float]) -> Iterator[str]:
        """Bars stand on those before, beams beside them."""
        frame, is_stacked = self.frame, one.style == "bars"
        half = frame.half_of(one)
        for (x, y), foot in zip(one.points, feet, strict=True):
            place = frame.places[x] + frame.aside(one)
            (x1, y1), (x2, y2) = self._at(place - half, foot), self._at(place + half, foot + y)
            box = (min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
            yield self._box(box, seen, f"{one.name}, {x}: {number(y)}")
            if is_stacked and frame.has_room_for(y):
                yield self._written(box, number(y, frame.part_step), seen.colour)
        yield from self._whiskers(one)

    def _box(self, box: tuple[float, float, float, float], seen: Look, told: str = "") -> str:
        x, y, width, height = box
        title = f"<title>{escape(told)}</title>" if told else ""
        lines = hatch(seen.hatch, *box)
        hatched = f'<path d="{lines}" fill="none" stroke="{ink_on(seen.colour)}" stroke-opacity="0.45" stroke-width="0.8"/>'
        return (
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
            f' fill="{seen.colour}" stroke="{self.on.ink}" stroke-width="0.7">{title}</rect>'
            + (hatched if lines else "")
        )

    def _written(self, box: tuple[float, float, float, float], told: str, ground: str) -> str:
        """A number on a box, on a ground of its own, so that hatches do not cross it."""
        x, y, width, height = box
        middle, half = (x + width / 2, y + height / 2), wide(told) / 2 + 1
        text = self._text(
            middle[0], middle[1], told, **{"text-anchor": "middle", "fill": ink_on(ground)}
        )
        return (
            f'<rect x="{_n(middle[0] - half)}" y="{_n(middle[1] - TEXT / 2 - 1)}" width="{_n(2 * half)}"'
            f' height="{TEXT + 2}" fill="{ground}"/>{text}'
        )

    def _whiskers(self, one: Series, colour: str = "") -> Iterator[str]:
        frame = self.frame
        for (x, y), (low, high) in zip(one.points, one.ends, strict=False):
            place = frame.places[x] + frame.aside(one)
            (x1, y1), (x2, y2) = self._at(place, low), self._at(place, high)
            told = f"{one.name}, {x}: {number(y)} ({number(low)} … {number(high)})"
            caps = "".join(
                f"M{_n(a)} {_n(b)}" + ("m0 -5v10" if frame.is_turned else "m-5 0h10")
                for a, b, end in ((x1, y1, low), (x2, y2, high))
                if frame.low <= end <= frame.high
            )
            yield (
                f'<path d="M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}{caps}" stroke="{colour or self.on.ink}"'
                f' stroke-width="1.8" fill="none"><title>{escape(told)}</title></path>'
            )

    def _spans(self, one: Series, seen: Look) -> Iterator[str]:
        for (x, low), (_, high) in zip(one.points[::2], one.points[1::2], strict=True):
            place = self.frame.places[x]
            (x1, y1), (x2, y2) = self._at(place, low), self._at(place, high)
            told = f"<title>{escape(f'{one.name}, {x}: {low}–{high}')}</title>"
            yield (
                f'<path d="M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}" stroke="{seen.colour}"'
                f' stroke-width="5" stroke-linecap="round">{told}</path>'
            )

    def _points(self, one: Series, seen: Look) -> Iterator[str]:
        frame = self.frame
        size = frame.mark_size(one)
        yield from self._whiskers(one, seen.colour)
        for x, y in one.points:
            at = self._at(frame.places[x] + frame.aside(one), y)
            told = f"{one.name}, {x}: {number(y)}" if len(one.points) <= MOST_TOLD else ""
            yield self._mark(seen.marker, at, size, seen.colour, told)

    def _mark(
        self, marker: str, at: tuple[float, float], size: float, colour: str, told: str = ""
    ) -> str:
        title = f"<title>{escape(told)}</title>" if told else ""
        style = f'fill="{colour}" stroke="{self.on.paper}" stroke-width="0.8"'
        if marker == "o":
            return (
                f'<circle cx="{_n(at[0])}" cy="{_n(at[1])}" r="{_n(size)}" {style}>{title}</circle>'
            )
        return f'<path d="{outline(marker, *at, size)}" {style}>{title}</path>'

    def _line(self, one: Series, seen: Look) -> Iterator[str]:
        """Lines, bounds and stairs; an interval around them is a band."""
        frame, style = self.frame, one.style
        places = [frame.places[x] for x, _ in one.points]
        if one.ends and places:
            upper = [self._at(at, high) for at, (_, high) in zip(places, one.ends, strict=True)]
            lower = [self._at(at, low) for at, (low, _) in zip(places, one.ends, strict=True)]
            way = " ".join(f"{_n(x)} {_n(y)}" for x, y in [*upper, *reversed(lower)])
            yield f'<path d="M{way}Z" fill="{seen.colour}" fill-opacity="0.22"/>'
        corners = [self._at(at, y) for at, (_, y) in zip(places, one.points, strict=True)]
        if style == "bounds":
            corners = [self._at(at, y) for at, y in zip(*frame.bound(one), strict=True)]
        if not corners:
            return
        way = f"M{_n(corners[0][0])} {_n(corners[0][1])}"
        if style == "stairs":
            way += "".join(f"H{_n(x)}V{_n(y)}" for x, y in corners[1:]) + f"H{_n(frame.right)}"
        else:
            way += "".join(f"L{_n(x)} {_n(y)}" for x, y in corners[1:])
        dashed = self._dashed(one, seen)
        colour = self.on.soft if style == "bounds" else seen.colour
        title = "" if style == "stairs" else f"<title>{escape(one.name)}</title>"
        yield (
            f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round"'
            f"{dashed}>{title}</path>"
        )
        if style == "bounds":
            return
        every = 1 if style == "stairs" or len(corners) <= 40 else len(corners) // 10
        for n, (x, y) in enumerate(one.points):
            if n % every == 0:
                told = f"{one.name}, {x}: {number(y)}" if style == "stairs" else ""
                yield self._mark(seen.marker, corners[n], 4.2, seen.colour, told)

    def _dashed(self, one: Series, seen: Look) -> str:
        dash = seen.dash if one.style == "lines" else ()
        if one.style == "bounds":
            dash = self.frame.bound_dash(one)
        return f' stroke-dasharray="{" ".join(map(str, dash))}"' if dash else ""

    # --- The legend -------------------------------------------------------------------------

    def _legend(self) -> Iterator[str]:
        for row, places in enumerate(self.frame.legend):
            middle = self.frame.legend_top + (row + 0.5) * TEXT * 1.6
            for x, n in places:
                one, seen, left = self.plot.series[n], look(n, self.on), EDGE + x
                yield from self._sign(one, seen, left, middle)
                yield self._text(left + SIGN, middle, one.name)

    def _sign(self, one: Series, seen: Look, left: float, middle: float) -> Iterator[str]:
        if one.style in ("bars", "beams"):
            yield self._box((left, middle - 6, 20, 12), seen)
            return
        if one.style in ("lines", "bounds", "stairs", "spans") or one.ends:
            colour = self.on.soft if one.style == "bounds" else seen.colour
            dashed = self._dashed(one, seen)
            thick = 5 if one.style == "spans" else 2
            yield f'<path d="M{_n(left)} {_n(middle)}h20" stroke="{colour}" stroke-width="{thick}"{dashed}/>'
        if one.style not in ("bounds", "spans"):
            yield self._mark(seen.marker, (left + 10, middle), 4.2, seen.colour)

    # --- Maps -------------------------------------------------------------------------------

    def _map(self) -> Iterator[str]:
        frame, on = self.frame, self.on
        columns = {x: n for n, x in enumerate(frame.places)}
        width = (frame.right - frame.left) / max(1, len(columns))
        for n, one in enumerate(self.plot.series):
            top, bottom = frame.row(n)
            yield from self._stacked(
                frame.name_lines(one.name), frame.left - 6, (top + bottom) / 2, "end"
            )
            for m, (x, y) in enumerate(one.points):
                if not isfinite(y):
                    continue
                left, colour = frame.left + columns[x] * width, shade(frame.part(y), on)
                told = frame.cell_told(one, m)
                yield (
                    f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(bottom - top)}"'
                    f' fill="{colour}" stroke="{on.paper}" stroke-width="1.5">'
                    f"<title>{escape(f'{one.name}, {x}: {told}')}</title></rect>"
                )
                middle = {"text-anchor": "middle", "fill": ink_on(colour)}
                shown = frame.cell_shown(one, m, width)
                yield self._text(left + width / 2, (top + bottom) / 2, shown, **middle)
        for n, name in enumerate(frame.under.values()):
            middle_line = frame.bottom + 8 + TEXT / 2 + (len(name) - 1) * TEXT * LINE / 2
            yield from self._stacked(name, frame.left + (n + 0.5) * width, middle_line, "middle")
        yield from self._swatches()

    def _swatches(self) -> Iterator[str]:
        """The scale: from few to many."""
        frame, middle, x = self.frame, self.frame.legend_top + TEXT * 0.8, float(EDGE)
        low, high = (number(end, frame.cell_step) for end in frame.cells)
        yield self._text(x, middle, low)
        x += wide(low) + 6
        for n in range(SWATCHES):
            colour = shade(n / (SWATCHES - 1), self.on)
            yield (
                f'<rect x="{_n(x + 18 * n)}" y="{_n(middle - 6)}" width="18" height="12"'
                f' fill="{colour}" stroke="{self.on.soft}" stroke-width="0.5"/>'
            )
        x += 18 * SWATCHES + 6
        yield self._text(x, middle, f"{high}  {self.plot.of}")
