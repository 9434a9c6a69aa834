"""A plot as a value: what it shows, apart from who draws it.

plot = ga.lab.grades()
plot                              in a notebook: the picture, with a sentence for those who cannot see it
plot.to_rows()                    its numbers
plot.alt                          that sentence
plot.svg()                        the plain chart, which needs nothing and is the same everywhere
plot.figure()                     the same by matplotlib, to change and save
plot.save("plot.png")             or .pdf, .svg

A notebook shows the plain chart: what is stored there does not depend on which matplotlib drew it.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.rows import Rows, tidy

STYLES = ("bars", "beams", "stairs", "points", "spans", "lines", "bounds", "cells")
WIDTH = 640  # pixels, if nobody says otherwise
X = str | int
Ends = tuple[float, float]  # of an interval


class Series(NamedTuple):
    """Numbers that belong together, drawn in one style.

    bars      stacked on those before
    beams     beside those before, from nothing up or down
    points    each by itself
    lines     from one to the next
    bounds    the same, broken: what something is held against
    stairs    each holds until the next
    spans     of each the lower end comes first, then the upper one with the same x
    cells     one row of a map: the more, the darker

    `ends` are the intervals of the points: a line with ends has a band, everything else whiskers.
    """

    name: str
    style: str
    points: tuple[tuple[X, float], ...]
    ends: tuple[Ends, ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        bounds: tuple[Ends | tuple[None, None], ...] = self.ends or ((None, None),) * len(
            self.points
        )
        return [
            {"series": self.name, "x": x, "y": y, "low": low, "high": high}
            for (x, y), (low, high) in zip(self.points, bounds, strict=True)
        ]


class Plot(NamedTuple):
    title: str
    x: str  # what the axes count, with the unit
    y: str
    series: tuple[Series, ...]
    alt: str = ""  # what is to be seen, in a sentence
    caption: str = ""  # of how many games, and with what
    is_turned: bool = False  # x goes down the side, for long names
    limits: Ends | None = None  # of y; else all of it is seen
    of: str = ""  # what the cells of a map count

    def to_rows(self) -> Rows:
        """One row for every number, with the ends of its interval where something has one."""
        rows = [row for one in self.series for row in one.rows()]
        if not any(one.ends for one in self.series):
            rows = [{key: row[key] for key in ("series", "x", "y")} for row in rows]
        return tidy(rows)

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    @property
    def described(self) -> str:
        """The sentence for those who cannot see it; of a plot that has none, what it counts."""
        return self.alt or f"{self.title}: {self.x}, {self.y}"

    def figure(self, theme: str = "light", width: int = WIDTH) -> Any:
        """A matplotlib figure; `width` in pixels, and the letters stay as large as they are."""
        from glueckauf.lab.plots.figures import figure

        return figure(self, theme, width)

    def svg(self, theme: str = "light", width: int = WIDTH) -> str:
        """The plain chart."""
        from glueckauf.lab.plots.charts import svg

        return svg(self, theme, width)

    def picture(self, theme: str = "light") -> str:
        """As SVG, by matplotlib if it is there."""
        from glueckauf.lab.plots.figures import drawn

        try:
            return drawn(self, theme)
        except ImportError:
            return self.svg(theme)

    def save(self, path: str | Path, *, theme: str = "light", replace: bool = False) -> None:
        """Keep the picture in a file, .svg, .png or .pdf; one that exists is replaced only if you say so."""
        from glueckauf.lab.plots.saving import save

        save(self, Path(path), theme, replace)

    def __repr__(self) -> str:
        told = [self.title, self.alt, repr(self.to_rows()), self.caption]
        return "\n".join(part for part in told if part)

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        """JupyterLab shows an SVG without its description, so it gets an image that has one, too."""
        svg = self.svg()
        data = b64encode(svg.encode()).decode()
        image = (
            f'<img alt="{escape(self.described, quote=True)}" style="max-width:100%"'
            f' src="data:image/svg+xml;base64,{data}">'
        )
        return {"text/plain": repr(self), "text/html": image, "image/svg+xml": svg}
