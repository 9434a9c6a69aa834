"""Plots as files."""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import write_new
from glueckauf.lab.plot import Plot

KINDS = ("svg", "png", "pdf")


def save(plot: Plot, path: Path, theme: str, replace: bool) -> None:
    """SVG is the plain chart; what is made of dots or pages is made by matplotlib."""
    kind = path.suffix.lower().removeprefix(".")
    if kind not in KINDS:
        raise FileError(str(path), "file", "must end in .svg, .png or .pdf")
    if kind == "svg":
        content = plot.svg(theme).encode("utf-8")
    else:
        from glueckauf.lab.plots.figures import saved

        content = saved(plot, kind, theme)
    if replace:
        path.unlink(missing_ok=True)
    write_new(path, content)
