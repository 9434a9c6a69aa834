"""A plot as a value: what it shows, apart from who draws it.

plot = ga.lab.grades()
plot                              in a notebook: the picture
plot.to_rows()                    its numbers
plot.figure()                     a matplotlib figure to change and save
plot.svg()                        the plain chart, which needs nothing
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import import_module
from io import StringIO
from math import ceil, floor
from typing import Any, NamedTuple

from glueckauf.core.rows import Rows, tidy

COLOURS = ("#9aa0a6", "#c9a227", "#2b7a78", "#b0413e", "#4b5d8f")  # seen apart by everybody
WIDTH, HEIGHT = 560, 340
LEFT, RIGHT, TOP, BOTTOM = 56, 544, 64, 284  # of the field
STYLES = ("bars", "stairs", "points", "spans", "lines")


class Series(NamedTuple):
    """Numbers that belong together: `style` is bars (stacked on those before), stairs, points, spans or lines.

    Lines may go below nothing, and so may spans and points beside them. Of a span the lower end comes first, then the upper one with the same x.
    """

    name: str
    style: str
    points: tuple[tuple[str | int, float], ...]


class Plot(NamedTuple):
    title: str
    x: str  # what the axes count
    y: str
    series: tuple[Series, ...]

    def to_rows(self) -> Rows:
        """One row for every number."""
        return tidy(
            {"series": one.name, "x": x, "y": y} for one in self.series for x, y in one.points
        )

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    def figure(self) -> Any:
        """A matplotlib figure."""
        try:
            made = import_module("matplotlib.figure").Figure
        except ImportError:
            raise ImportError(
                "figure() needs matplotlib, which is not installed: pip install matplotlib."
                " svg() draws the same without it."
            ) from None
        return _figure(self, made(figsize=(7, 4.2), layout="constrained"))

    def svg(self) -> str:
        """The plain chart."""
        return _Chart(self).svg()

    def picture(self) -> str:
        """As SVG, by matplotlib if it is there."""
        try:
            figure = self.figure()
        except ImportError:
            return self.svg()
        page = StringIO()
        figure.savefig(page, format="svg", metadata={"Date": None})
        text = page.getvalue()
        return text[text.index("<svg") :]

    def __repr__(self) -> str:
        return f"{self.title}\n{self.to_rows()!r}"

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        return {"text/plain": repr(self), "image/svg+xml": self.picture()}


def _figure(plot: Plot, figure: Any) -> Any:
    axes = figure.subplots()
    names = _places(plot)
    below = dict.fromkeys(names, 0.0)
    for one, colour in zip(plot.series, COLOURS, strict=False):
        places, heights = [names[x] for x, _ in one.points], [y for _, y in one.points]
        if one.style == "bars":
            under = [below[x] for x, _ in one.points]
            axes.bar(places, heights, bottom=under, label=one.name, color=colour)
            below |= {x: below[x] + y for x, y in one.points}
        elif one.style == "stairs":
            axes.step(places, heights, where="post", marker="D", label=one.name, color=colour)
        elif one.style == "spans":
            lows, highs = heights[::2], heights[1::2]
            axes.vlines(places[::2], lows, highs, label=one.name, color=colour, linewidth=4)
        elif one.style == "lines":
            axes.plot(places, heights, label=one.name, color=colour)
        else:
            axes.plot(places, heights, "o", label=one.name, color=colour)
    if any(isinstance(x, str) for x in names):
        axes.set_xticks(list(names.values()), list(map(str, names)))
    axes.set(title=plot.title, xlabel=plot.x, ylabel=plot.y)
    if all(y >= 0 for one in plot.series for _, y in one.points):
        axes.set_ylim(bottom=0)
    else:
        axes.axhline(0, color="#666", linewidth=1)
    if len(plot.series) > 1:
        axes.legend()
    return figure


def _places(plot: Plot) -> dict[str | int, int]:
    """Where every x stands: numbers where they are, words one after the other."""
    found = list(dict.fromkeys(x for one in plot.series for x, _ in one.points))
    numbers = [x for x in found if isinstance(x, int)]
    if len(numbers) == len(found):
        return {x: x for x in sorted(numbers)}
    return {x: n for n, x in enumerate(found)}


class _Chart:
    """The plain chart: colours that read on light and on dark paper."""

    def __init__(self, plot: Plot) -> None:
        self.plot, self.names = plot, _places(plot)
        places = list(self.names.values()) or [0]
        self.first, self.last = min(places), max(places)
        heights = list(self._heights())
        self.most = ceil(max(heights, default=0)) or 1
        self.least = min(0, floor(min(heights, default=0)))

    def _heights(self) -> Iterable[float]:
        stacked = dict.fromkeys(self.names, 0.0)
        for one in self.plot.series:
            for x, y in one.points:
                stacked[x] += y if one.style == "bars" else 0
                yield y
        yield from stacked.values()

    def _x(self, place: float) -> float:
        wide = (RIGHT - LEFT) / (self.last - self.first + 1)
        return round(LEFT + wide * (place - self.first + 0.5), 1)

    def _y(self, height: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (height - self.least) / (self.most - self.least), 1)

    def svg(self) -> str:
        body = "".join((self._axes(), *self._drawn(), self._legend()))
        label = escape(f"{self.plot.title}: {self.plot.x}, {self.plot.y}", quote=True)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
            f' style="max-width:100%;height:auto;background:#fff" role="img" aria-label="{label}"'
            ' font-family="system-ui, sans-serif" font-size="12" fill="#222">'
            f'<text x="{LEFT}" y="22" font-size="15" font-weight="bold">{escape(self.plot.title)}</text>'
            f"{body}</svg>"
        )

    def _axes(self) -> str:
        high = self.most - self.least
        every = next(n for n in (1, 2, 5, 10, 20, 50, 100, 1000, 10**9) if high / n <= 8)
        parts = []
        for height in range(-(-self.least // every) * every, self.most + 1, every):
            y = self._y(height)
            parts.append(f'<path d="M{LEFT} {y:g}H{RIGHT}" stroke="#ddd"/>')
            parts.append(f'<text x="{LEFT - 6}" y="{y + 4:g}" text-anchor="end">{height}</text>')
        skip = len(self.names) // 12 + 1
        for n, (name, place) in enumerate(self.names.items()):
            if n % skip == 0:
                x = self._x(place)
                parts.append(
                    f'<text x="{x:g}" y="{BOTTOM + 17}" text-anchor="middle">{escape(str(name))}</text>'
                )
        parts.append(f'<path d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}" fill="none" stroke="#666"/>')
        middle = (LEFT + RIGHT) / 2
        parts.append(
            f'<text x="{middle:g}" y="{BOTTOM + 42}" text-anchor="middle">{escape(self.plot.x)}</text>'
        )
        half = (TOP + BOTTOM) / 2
        parts.append(
            f'<text transform="translate(16 {half:g}) rotate(-90)" text-anchor="middle">'
            f"{escape(self.plot.y)}</text>"
        )
        return "".join(parts)

    def _drawn(self) -> Iterable[str]:
        below = dict.fromkeys(self.names, 0.0)
        wide = min(46.0, 0.7 * (RIGHT - LEFT) / (self.last - self.first + 1))
        for one, colour in zip(self.plot.series, COLOURS, strict=False):
            if one.style == "stairs":
                yield self._stairs(one, colour)
            if one.style == "spans":
                yield from self._spans(one, colour)
                continue
            if one.style == "lines":
                yield self._line(one, colour)
                continue
            for x, y in one.points:
                place = self._x(self.names[x])
                told = f"<title>{escape(f'{one.name}, {x}: {y}')}</title>"
                if one.style == "bars":
                    top, low = self._y(below[x] + y), self._y(below[x])
                    below[x] += y
                    yield (
                        f'<rect x="{place - wide / 2:g}" y="{top:g}" width="{wide:g}"'
                        f' height="{low - top:g}" fill="{colour}">{told}</rect>'
                    )
                else:
                    yield f'<circle cx="{place:g}" cy="{self._y(y):g}" r="5" fill="{colour}">{told}</circle>'

    def _stairs(self, one: Series, colour: str) -> str:
        way = ""
        for x, y in one.points:
            place, height = self._x(self.names[x]), self._y(y)
            way += f"H{place:g}V{height:g}" if way else f"M{place:g} {height:g}"
        return f'<path d="{way}H{RIGHT}" fill="none" stroke="{colour}" stroke-width="2"/>'

    def _line(self, one: Series, colour: str) -> str:
        way = " ".join(f"{self._x(self.names[x]):g} {self._y(y):g}" for x, y in one.points)
        told = f"<title>{escape(one.name)}</title>"
        return (
            f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2"'
            f' stroke-linejoin="round">{told}</path>'
        )

    def _spans(self, one: Series, colour: str) -> Iterable[str]:
        for (x, low), (_, high) in zip(one.points[::2], one.points[1::2], strict=True):
            place = self._x(self.names[x])
            told = f"<title>{escape(f'{one.name}, {x}: {low}–{high}')}</title>"
            yield (
                f'<path d="M{place:g} {self._y(low):g}V{self._y(high):g}" stroke="{colour}"'
                f' stroke-width="5" stroke-linecap="round">{told}</path>'
            )

    def _legend(self) -> str:
        parts, x = [], float(LEFT)
        for one, colour in zip(self.plot.series, COLOURS, strict=False):
            parts.append(f'<rect x="{x:g}" y="36" width="12" height="12" fill="{colour}"/>')
            parts.append(f'<text x="{x + 17:g}" y="46">{escape(one.name)}</text>')
            x += 34 + 7 * len(one.name)
        return "".join(parts)
