"""Both drawers: what they draw, that nothing overlaps, and that nothing is told by a colour alone."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import matplotlib as mpl
import pytest

from glueckauf.core.errors import FileError
from glueckauf.lab.plot import STYLES, Plot, Series
from glueckauf.lab.plots.figures import saved
from glueckauf.lab.plots.frame import Frame, number, step_for
from glueckauf.lab.plots.looks import THEMES, contrast, ink_on, look, shade
from tests.lab.plots.hand_made import LONG, PLOTS

SVG = "{http://www.w3.org/2000/svg}"
each = pytest.mark.parametrize("name", PLOTS)


def words(svg: str) -> str:
    """All that is written, line after line; no-break spaces as spaces."""
    texts = ElementTree.fromstring(svg).iter(f"{SVG}text")
    return " ".join("".join(one.itertext()) for one in texts).replace("\xa0", " ")


def expected(plot: Plot) -> list[str]:
    frame = Frame(plot)
    names = [] if frame.is_map or len(plot.series) < 2 else [one.name for one in plot.series]
    return [*plot.title.split(), *plot.caption.split(), plot.x, plot.y, *names]


def test_every_style_is_drawn_here() -> None:
    assert {one.style for plot in PLOTS.values() for one in plot.series} == set(STYLES)


@each
def test_both_drawers_write_the_same(name: str) -> None:
    plot = PLOTS[name]
    theme = "dark" if name == "stacks" else "light"
    both = (plot.svg(theme), plot.picture(theme))
    for svg in both:
        written = words(svg)
        for part in expected(plot):
            assert part in written
        root = ElementTree.fromstring(svg)
        assert root.get("role") == "img"
        assert root.get("aria-label") == plot.described
        assert [root[0].text, root[1].text] == [plot.title, plot.described]
    assert both[0] != both[1]
    assert sorted(words(both[0]).split()) == sorted(words(both[1]).split())


@each
def test_every_number_is_drawn_and_says_what_it_is(name: str) -> None:
    """In the plain chart: what one points at tells its series and number."""
    plot = PLOTS[name]
    told = [one.text for one in ElementTree.fromstring(plot.svg()).iter(f"{SVG}title")][1:]
    for one in plot.series:
        if one.style in ("bars", "beams", "points", "stairs", "cells"):
            for x, _ in one.points:
                assert any(text and text.startswith(f"{one.name}, {x}: ") for text in told)
        elif one.style in ("lines", "bounds"):
            assert one.name in told


def extents(figure: Any) -> list[tuple[str, Any]]:
    renderer = figure.canvas.get_renderer()
    return [
        (text.get_text(), text.get_window_extent(renderer))
        for axes in figure.axes
        for text in axes.texts
        if text.get_text()
    ]


@each
@pytest.mark.parametrize("width", [640, 430])
def test_nothing_overlaps_or_is_cut_off(name: str, width: int) -> None:
    """As matplotlib's letters really are; the chart has the same places and narrower letters."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    figure = PLOTS[name].figure(width=width)
    FigureCanvasAgg(figure)
    found = extents(figure)
    paper = figure.bbox
    for text, box in found:
        assert box.x0 >= 0, text
        assert box.x1 <= paper.x1, text
        assert box.y0 >= 0, text
        assert box.y1 <= paper.y1, text
    for (one, box), (other, there) in combinations(found, 2):
        apart = min(box.x1, there.x1) - max(box.x0, there.x0), min(box.y1, there.y1) - max(box.y0, there.y0)  # fmt: skip
        assert min(apart) <= 1.5, f"{one!r} and {other!r}"  # letters have air around them


@each
def test_the_same_plot_is_the_same_file(name: str) -> None:
    plot = PLOTS[name]
    for kind in ("svg", "png", "pdf") if name == "stacks" else ("svg",):
        assert saved(plot, kind) == saved(plot, kind)
    assert plot.svg() == plot.svg()


def test_nobodys_settings_are_used_or_changed() -> None:
    plot = PLOTS["beams"]
    before = plot.picture()
    with mpl.rc_context({"font.size": 30, "lines.linewidth": 9, "svg.fonttype": "path"}):
        own = dict(mpl.rcParams)
        assert plot.picture() == before
        assert dict(mpl.rcParams) == own


def test_ids_of_two_plots_never_clash() -> None:
    def ids(svg: str) -> set[str]:
        found = (one.get("id", "") for one in ElementTree.fromstring(svg).iter())
        return {one for one in found if one[:1] in "hmp" and len(one) == 11}  # by content

    one, other = ids(PLOTS["stacks"].picture()), ids(PLOTS["beams"].picture())
    assert one
    assert not one & other
    assert "id=" not in PLOTS["stacks"].svg()


def test_matplotlib_comes_late_and_without_pyplot() -> None:
    code = (
        "import sys; from glueckauf import lab; from glueckauf.lab import Plot, Series, plots\n"
        "plot = Plot('t', 'x', 'y', (Series('s', 'points', ((1, 1.0),)),))\n"
        "plot._repr_mimebundle_(); plot.svg()\n"
        "print([name for name in ('matplotlib', 'pandas', 'typst', 'numpy') if name in sys.modules])\n"
        "plot.figure(); print('matplotlib' in sys.modules, 'matplotlib.pyplot' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == ["[]", "True False"]


# --- Without matplotlib ---------------------------------------------------------------------


def test_without_matplotlib_there_is_the_plain_chart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plot = PLOTS["beams"]
    for name in [name for name in sys.modules if name.split(".")[0] == "matplotlib"]:
        monkeypatch.setitem(sys.modules, name, None)
    assert plot.picture() == plot.svg() == plot._repr_mimebundle_()["image/svg+xml"]
    with pytest.raises(ImportError, match="pip install matplotlib"):
        plot.figure()
    plot.save(tmp_path / "plot.svg")
    with pytest.raises(ImportError, match="pip install matplotlib"):
        plot.save(tmp_path / "plot.png")


# --- The value ------------------------------------------------------------------------------


def test_rows_and_frames_have_the_intervals() -> None:
    rows = PLOTS["beams"].to_rows()
    assert rows[0] == {"series": "A", "x": "first", "y": 80.0, "low": 78.0, "high": 82.0}
    frame = PLOTS["beams"].to_frame()
    assert isinstance(frame, import_module("pandas").DataFrame)
    assert frame.loc[frame.series == "B", "y"].tolist() == [82.0, -6.5]
    assert PLOTS["stairs and spans"].to_rows().columns == ("series", "x", "y")


def test_a_notebook_gets_words_and_a_picture_with_words() -> None:
    plot = PLOTS["points, lines and a band"]
    bundle = plot._repr_mimebundle_()
    assert plot.alt in bundle["text/plain"]
    assert plot.caption in bundle["text/plain"]
    image = ElementTree.fromstring(bundle["text/html"].replace('">', '"/>'))
    assert image.get("alt") == plot.alt
    assert bundle["image/svg+xml"] == plot.svg()


def test_files_are_never_overwritten(tmp_path: Path) -> None:
    plot = PLOTS["beams"]
    for kind, begin in (("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")):
        path = tmp_path / f"plot.{kind}"
        plot.save(path)
        assert path.read_bytes().startswith(begin)
        with pytest.raises(FileError, match="never overwritten"):
            plot.save(path)
        path.write_text("mine")
        plot.save(path, replace=True)
        assert path.read_bytes().startswith(begin)
    with pytest.raises(FileError, match=r"must end in \.svg, \.png or \.pdf"):
        plot.save(tmp_path / "plot.gif")
    with pytest.raises(ValueError, match="theme must be one of light, dark, not 'blue'"):
        plot.svg("blue")


# --- Looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_colours_are_read_on_both_papers(theme: Any) -> None:
    for n in range(4):  # those of lines
        assert contrast(look(n, theme).colour, theme.paper) >= 3
    for ink in (theme.ink, theme.soft):
        assert contrast(ink, theme.paper) >= 4.5
    for n in range(101):
        ground = shade(n / 100, theme)
        assert contrast(ink_on(ground), ground) >= 4.5
    for n in range(8):
        colour = look(n, theme).colour
        assert contrast(ink_on(colour), colour) >= 4.5


def test_nothing_is_told_by_colour_alone() -> None:
    theme = THEMES["light"]
    looks = [look(n, theme) for n in range(8)]
    assert len({one.colour for one in looks}) == 8
    assert len({(one.marker, one.dash) for one in looks}) == 8
    assert len({one.hatch for one in looks[:7]}) == 7
    lightness = [contrast(shade(n / 20, theme), "#000000") for n in range(21)]
    assert lightness == sorted(lightness, reverse=True)  # a map is read in grey, too


# --- Places ---------------------------------------------------------------------------------


def test_losses_hang_below_nothing() -> None:
    frame = Frame(PLOTS["stacks"])
    assert frame.feet[1] == [3.0, 9.0]
    assert frame.feet[-1] == [0.0, 0.0]
    assert frame.low < 0 < frame.high
    assert frame.high >= sum(3.0 + n for n in range(9))


def test_what_has_no_end_is_drawn_to_the_edge() -> None:
    frame = Frame(PLOTS["beams"])
    assert frame.across(float("-inf")) == frame.bottom
    assert frame.high < 200
    limited = Frame(PLOTS["bounds and limits"])
    assert (limited.low, limited.high) == (-6.0, 6.0)
    assert limited.across(-34.3) == limited.bottom


def test_numbers_are_told_as_exactly_as_their_axis() -> None:
    assert [number(n) for n in (0, 9.537, 12.34, -0.004, 1234.5, float("inf"))] == ["0", "9.54", "12.3", "0.00", "1234", "∞"]  # fmt: skip
    assert number(-2, 0.5) == "−2.0"
    assert [step_for(*one) for one in ((10, 7), (0.9, 7), (140, 7), (141, 7))] == [2, 0.2, 20, 50]


def test_words_that_do_not_fit_are_broken() -> None:
    frame = Frame(Plot(LONG, LONG, "y", (Series(LONG, "points", (("a", 1.0),)),), caption=LONG), 300)  # fmt: skip
    assert len(frame.title) > 2
    assert " ".join(frame.title) == " ".join(frame.caption) == LONG
