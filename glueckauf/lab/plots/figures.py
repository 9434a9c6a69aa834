"""Plots as figures of matplotlib, which is loaded when the first one is asked for.

A figure is made by itself, without pyplot, and what it needs is set for it alone: nobody's own settings
change. The places are those of the plain chart.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from html import escape
from importlib import import_module
from io import BytesIO
from math import isfinite
from typing import Any

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

DOTS = 96  # pixels in an inch
POINT = 0.75  # of a pixel
SWATCHES = 5  # of the scale of a map
SETTINGS = {
    "font.family": ["DejaVu Sans"],  # comes with it, and has the letters of all our languages
    "font.size": TEXT * POINT,
    "axes.unicode_minus": True,
    "hatch.linewidth": 0.6,
    "svg.fonttype": "none",  # words stay words
    "pdf.fonttype": 42,  # whole fonts, embedded
    "path.simplify": False,
    "text.usetex": False,
    "text.parse_math": False,  # a dollar is a dollar
}


def figure(plot: Plot, theme_name: str = "light", width: int = WIDTH) -> Any:
    """A matplotlib figure."""
    on = theme(theme_name)
    with _settings(plot, theme_name):
        return _Figure(plot, on, width).made()


def saved(plot: Plot, kind: str, theme_name: str = "light") -> bytes:
    """The figure as a file, the same in every run: svg, pdf or png."""
    metadata: dict[str, dict[str, Any]] = {
        "svg": {"Date": None, "Creator": None, "Title": plot.title, "Description": plot.described},
        "pdf": {"CreationDate": None, "Producer": None, "Creator": None, "Title": plot.title, "Subject": plot.described},
        "png": {"Software": None, "Title": plot.title, "Description": plot.described},
    }  # fmt: skip
    with _settings(plot, theme_name):
        page = BytesIO()
        made = _Figure(plot, theme(theme_name), WIDTH).made()
        made.savefig(page, format=kind, metadata=metadata[kind], facecolor=made.get_facecolor())
    return page.getvalue()


def drawn(plot: Plot, theme_name: str = "light") -> str:
    """As SVG, to be put into a page: with title and description."""
    text = saved(plot, "svg", theme_name).decode("utf-8")
    text = text[text.index("<svg") :]
    opening, rest = text.split(">", 1)
    label = escape(plot.described, quote=True)
    told = f"<title>{escape(plot.title)}</title><desc>{escape(plot.described)}</desc>"
    return f'{opening} role="img" aria-label="{label}">{told}{rest}'


@contextmanager
def _settings(plot: Plot, theme_name: str) -> Iterator[None]:
    try:
        matplotlib: Any = import_module("matplotlib")
    except ImportError:
        raise ImportError(
            "figure() needs matplotlib, which is not installed: pip install matplotlib."
            " svg() draws the same without it."
        ) from None
    salt = sha256(f"{theme_name} {plot[:]!r}".encode()).hexdigest()  # ids that clash on no page
    # All settings of the house, not those that somebody has changed: the same plot, the same picture
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update({**SETTINGS, "svg.hashsalt": salt})
        yield


class _Figure:
    def __init__(self, plot: Plot, on: Theme, width: int) -> None:
        self.plot, self.on, self.frame = plot, on, Frame(plot, width)
        height = self.frame.height
        make = import_module("matplotlib.figure").Figure
        self.figure = make(figsize=(width / DOTS, height / DOTS), dpi=DOTS, facecolor=on.paper)
        frame = self.frame
        field = (
            frame.left / width,
            1 - frame.bottom / height,
            (frame.right - frame.left) / width,
            (frame.bottom - frame.top) / height,
        )
        self.axes = self.figure.add_axes(field, facecolor=on.paper)
        # What lies over everything and is measured in pixels from the top left, as a chart is
        self.sheet = self.figure.add_axes((0, 0, 1, 1), frameon=False)
        self.sheet.set(xlim=(0, width), ylim=(height, 0), xticks=(), yticks=())

    def made(self) -> Any:
        frame = self.frame
        if frame.is_map:
            self._map()
        else:
            self._axes()
            self._drawn()
            self._legend()
        self._lines(frame.title, EDGE, TITLE, self.on.ink, weight="bold")
        self._lines(frame.caption, frame.caption_top, SMALL, self.on.soft)
        below, beside = (
            (self.plot.y, self.plot.x) if frame.is_turned else (self.plot.x, self.plot.y)
        )
        middle, half = (frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2
        self._text(middle, frame.axis + TEXT * LINE / 2, below, ha="center")
        self._text(EDGE + TEXT * 0.55, half, beside, ha="center", rotation=90)
        return self.figure

    # --- Words ------------------------------------------------------------------------------

    def _text(self, x: float, y: float, words: str, **more: Any) -> None:
        style = {"va": "center", "color": self.on.ink, "size": TEXT * POINT, **more}
        self.sheet.text(x, y, words, **style)

    def _lines(self, told: list[str], top: float, size: int, colour: str, **more: Any) -> None:
        for n, line in enumerate(told):
            y = top + n * size * LINE + size * 0.62
            self._text(EDGE, y, line, size=size * POINT, color=colour, **more)

    def _stacked(self, told: list[str], x: float, middle: float, where: str) -> None:
        first = middle - (len(told) - 1) * TEXT * LINE / 2
        for n, line in enumerate(told):
            self._text(x, first + n * TEXT * LINE, line, ha=where)

    def _below(self, at: dict[float, list[str]]) -> None:
        for x, told in at.items():
            middle = self.frame.bottom + 8 + TEXT / 2 + (len(told) - 1) * TEXT * LINE / 2
            self._stacked(told, x, middle, "center")

    # --- Axes -------------------------------------------------------------------------------

    def _axes(self) -> None:
        frame, axes, on = self.frame, self.axes, self.on
        along, across = ("y", "x") if frame.is_turned else ("x", "y")
        ends = (frame.last, frame.first) if frame.is_turned else (frame.first, frame.last)
        axes.set(
            **{f"{along}lim": ends, f"{across}lim": (frame.low, frame.high)}, xticks=(), yticks=()
        )
        for side, spine in axes.spines.items():
            spine.set_visible(side in ("left", "bottom"))
            spine.set_color(on.soft)
        line = axes.axvline if frame.is_turned else axes.axhline
        for tick in frame.ticks:
            is_nothing = abs(tick) < 1e-12 and frame.low < 0
            line(tick, color=on.soft if is_nothing else on.grid, linewidth=0.8, zorder=0.5)
            told = frame.told(tick)
            if frame.is_turned:
                self._text(frame.across(tick), frame.bottom + 8 + TEXT / 2, told, ha="center")
            else:
                self._text(frame.left - 6, frame.across(tick), told, ha="right")
        if frame.is_turned:
            for name, place in frame.places.items():
                told_name = frame.name_lines(str(name))
                self._stacked(told_name, frame.left - 6, frame.along(place), "right")
        self._below({frame.along(place): told for place, told in frame.under.items()})

    # --- What is drawn ----------------------------------------------------------------------

    def _drawn(self) -> None:
        for n, one in enumerate(self.plot.series):
            seen = look(n, self.on)
            places = [self.frame.places[x] + self.frame.aside(one) for x, _ in one.points]
            if one.style in ("bars", "beams"):
                self._boxes(one, seen, places, self.frame.feet[n])
            elif one.style == "spans":
                self._spans(one, seen, places)
            elif one.style == "points":
                self._points(one, seen, places)
            else:
                self._line(one, seen, places)

    def _boxes(self, one: Series, seen: Look, places: list[float], feet: list[float]) -> None:
        frame, is_stacked = self.frame, one.style == "bars"
        thick = 2 * frame.half_of(one)
        sizes = [y for _, y in one.points]
        style = {
            "label": one.name,
            "color": seen.colour,
            "edgecolor": self.on.ink,
            "linewidth": 0.6,
            "hatch": seen.hatch * 3,
            "zorder": 2,
        }
        if frame.is_turned:
            self.axes.barh(places, sizes, left=feet, height=thick, **style)
        else:
            self.axes.bar(places, sizes, bottom=feet, width=thick, **style)
        for (_, y), place, foot in zip(one.points, places, feet, strict=True):
            if is_stacked and frame.has_room_for(y):
                self._written(place, foot + y / 2, number(y, frame.part_step), seen.colour)
        self._whiskers(one, places, self.on.ink)

    def _written(self, place: float, value: float, told: str, ground: str) -> None:
        frame = self.frame
        along, across = frame.along(place), frame.across(value)
        x, y = (across, along) if frame.is_turned else (along, across)
        box = {"boxstyle": "square,pad=0.12", "facecolor": ground, "edgecolor": "none"}
        self._text(x, y, told, ha="center", color=ink_on(ground), bbox=box)

    def _whiskers(self, one: Series, places: list[float], colour: str) -> None:
        if not one.ends:
            return
        lows, highs = ([self.frame.within(ends[n]) for ends in one.ends] for n in (0, 1))
        straight = self.axes.hlines if self.frame.is_turned else self.axes.vlines
        straight(places, lows, highs, color=colour, linewidth=1.4, zorder=3)
        for n, ends in enumerate((lows, highs)):
            inside = [
                (at, end)
                for at, end, one_ends in zip(places, ends, one.ends, strict=True)
                if end == one_ends[n]
            ]
            if inside:
                xs, ys = zip(*(self._turned(*pair) for pair in inside), strict=True)
                cap = "|" if self.frame.is_turned else "_"
                self.axes.plot(
                    xs, ys, cap, color=colour, markersize=8, markeredgewidth=1.4, zorder=3
                )

    def _turned(self, place: float, value: float) -> tuple[float, float]:
        return (value, place) if self.frame.is_turned else (place, value)

    def _spans(self, one: Series, seen: Look, places: list[float]) -> None:
        lows, highs = ([y for _, y in one.points[n::2]] for n in (0, 1))
        straight = self.axes.hlines if self.frame.is_turned else self.axes.vlines
        straight(places[::2], lows, highs, label=one.name, color=seen.colour, linewidth=4, zorder=2)

    def _points(self, one: Series, seen: Look, places: list[float]) -> None:
        self._whiskers(one, places, seen.colour)
        pairs = [self._turned(at, y) for at, (_, y) in zip(places, one.points, strict=True)]
        size = 1.5 * self.frame.mark_size(one)
        self.axes.plot(
            [x for x, _ in pairs],
            [y for _, y in pairs],
            seen.marker,
            **self._mark(seen, size),
            label=one.name,
            linestyle="none",
            zorder=4,
        )

    def _mark(self, seen: Look, size: float) -> dict[str, Any]:
        return {
            "color": seen.colour,
            "markersize": size,
            "markeredgecolor": self.on.paper,
            "markeredgewidth": 0.6,
            "clip_on": False,
        }

    def _line(self, one: Series, seen: Look, places: list[float]) -> None:
        frame, heights = self.frame, [y for _, y in one.points]
        if one.ends:
            lows, highs = ([frame.within(ends[n]) for ends in one.ends] for n in (0, 1))
            fill = self.axes.fill_betweenx if frame.is_turned else self.axes.fill_between
            fill(places, lows, highs, color=seen.colour, alpha=0.22, linewidth=0, zorder=1)
        if one.style == "stairs" and places:
            places, heights = [*places, frame.last], [*heights, heights[-1]]
        inside = [frame.within(y) for y in heights]
        xs, ys = (places, inside) if not frame.is_turned else (inside, places)
        style: dict[str, Any] = {"label": one.name, "linewidth": 1.6, "zorder": 3}
        if one.style == "bounds":
            pairs = [self._turned(*pair) for pair in zip(*frame.bound(one), strict=True)]
            edges = [x for x, _ in pairs], [y for _, y in pairs]
            self.axes.plot(*edges, color=self.on.soft, linestyle=self._broken(one), **style)
            return
        dash = self._dash(one, seen)
        every = 1 if one.style == "stairs" or len(xs) <= 40 else len(xs) // 10
        mark = {**self._mark(seen, 6), "marker": seen.marker, "markevery": every}
        drawing = "steps-post" if one.style == "stairs" else "default"
        self.axes.plot(xs, ys, linestyle=dash, drawstyle=drawing, **mark, **style)

    def _dash(self, one: Series, seen: Look) -> Any:
        """In widths of the line, as matplotlib counts; the chart counts in pixels."""
        if not seen.dash or one.style != "lines":
            return "-"
        return 0, tuple(part * 0.62 for part in seen.dash)

    def _broken(self, one: Series) -> tuple[int, tuple[float, ...]]:
        return 0, tuple(part * 0.62 for part in self.frame.bound_dash(one))

    # --- The legend -------------------------------------------------------------------------

    def _legend(self) -> None:
        for row, places in enumerate(self.frame.legend):
            middle = self.frame.legend_top + (row + 0.5) * TEXT * 1.6
            for x, n in places:
                one, seen, left = self.plot.series[n], look(n, self.on), EDGE + x
                self._sign(one, seen, left, middle)
                self._text(left + SIGN, middle, one.name)

    def _sign(self, one: Series, seen: Look, left: float, middle: float) -> None:
        if one.style in ("bars", "beams"):
            style = {"facecolor": seen.colour, "edgecolor": self.on.ink, "linewidth": 0.6}
            self._box(left, middle - 6, 20, 12, hatch=seen.hatch * 3, **style)
            return
        ends = ([left, left + 20], [middle, middle])
        if one.style == "bounds":
            self.sheet.plot(*ends, color=self.on.soft, linestyle=self._broken(one), linewidth=1.6)
            return
        if one.style in ("lines", "stairs", "spans") or one.ends:
            dash = self._dash(one, seen)
            thick = 4 if one.style == "spans" else 1.6
            self.sheet.plot(*ends, color=seen.colour, linestyle=dash, linewidth=thick)
        if one.style != "spans":
            self.sheet.plot([left + 10], [middle], seen.marker, **self._mark(seen, 6))

    def _box(self, x: float, y: float, width: float, height: float, **style: Any) -> None:
        make = import_module("matplotlib.patches").Rectangle
        self.sheet.add_patch(make((x, y), width, height, **style))

    # --- Maps -------------------------------------------------------------------------------

    def _map(self) -> None:
        frame, on = self.frame, self.on
        self.axes.set_axis_off()
        columns = {x: n for n, x in enumerate(frame.places)}
        width = (frame.right - frame.left) / max(1, len(columns))
        for n, one in enumerate(self.plot.series):
            top, bottom = frame.row(n)
            middle = (top + bottom) / 2
            self._stacked(frame.name_lines(one.name), frame.left - 6, middle, "right")
            for m, (x, y) in enumerate(one.points):
                if not isfinite(y):
                    continue
                left, colour = frame.left + columns[x] * width, shade(frame.part(y), on)
                style = {"facecolor": colour, "edgecolor": on.paper, "linewidth": 1.2}
                self._box(left, top, width, bottom - top, **style)
                told = frame.cell_shown(one, m, width)
                self._text(left + width / 2, middle, told, ha="center", color=ink_on(colour))
        names = enumerate(frame.under.values())
        self._below({frame.left + (n + 0.5) * width: told for n, told in names})
        self._swatches()

    def _swatches(self) -> None:
        frame, middle, x = self.frame, self.frame.legend_top + TEXT * 0.8, float(EDGE)
        low, high = (number(end, frame.cell_step) for end in frame.cells)
        self._text(x, middle, low)
        x += wide(low) + 6
        for n in range(SWATCHES):
            style = {"facecolor": shade(n / (SWATCHES - 1), self.on), "edgecolor": self.on.soft}
            self._box(x + 18 * n, middle - 6, 18, 12, linewidth=0.4, **style)
        self._text(x + 18 * SWATCHES + 6, middle, f"{high}  {self.plot.of}")
