"""Plots: their numbers, the plain chart, and matplotlib where it is installed."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab import Plot
from glueckauf.learn.progress import VARIABLE, Entry, note


@pytest.fixture(autouse=True)
def without_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)


def plots(language: str = "en") -> dict[str, Plot]:
    note("puzzles", "01-first-ride", solved=True, stars=3)
    note("puzzles", "02-two-birds", solved=True, stars=1)
    return {
        "front": ga.lab.front("07-no-room-to-spare", ["0"], language),
        "grades": ga.lab.grades(language=language),
        "days": ga.lab.days(language),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plot_is_a_chart_without_matplotlib(language: str) -> None:
    for name, plot in plots(language).items():
        svg = plot._repr_mimebundle_()["image/svg+xml"]
        root = ElementTree.fromstring(svg)
        texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert plot.title in texts, name
        assert plot.x in texts
        assert plot.y in texts
        marks = [
            node
            for node in root.iter()
            if node.find("{http://www.w3.org/2000/svg}title") is not None
        ]
        assert len(marks) == len(plot.to_rows()) + 1  # and the whole
        with pytest.raises(ImportError, match="pip install matplotlib"):
            plot.figure()


def test_the_numbers_are_right() -> None:
    made = plots()
    rows = made["grades"].to_rows()
    assert sum(row["y"] for row in rows) == len(ga.puzzles())
    assert sum(row["y"] for row in rows if row["series"] == "Not solved") == len(ga.puzzles()) - 2
    opened = ga.puzzle("07-no-room-to-spare").opened()
    assert opened is not None
    best = {(p.steps, p.vp) for p in opened.front}
    told = {(r["x"], r["y"]) for r in made["front"].to_rows() if r["series"] == "The front"}
    assert told == best
    assert [row["y"] for row in made["days"].to_rows()] == [2]


def test_days_add_up() -> None:
    noted = [
        Entry("puzzles", name, solved, time=f"2026-11-{day}T12:00:00+00:00")
        for name, solved, day in (
            ("a", True, 10),
            ("b", False, 11),
            ("a", True, 12),
            ("b", True, 12),
        )
    ]
    assert [row["y"] for row in ga.lab.days(noted=noted).to_rows()] == [1, 2]


def test_the_tries_of_open_optimisation() -> None:
    work = ga.optimise("07-no-room-to-spare")
    work.add(["0", "0 1"])
    assert [row["series"] for row in ga.lab.front(work).to_rows()].count("Tries") == 2
    assert len(work.to_rows()) == 2
    with pytest.raises(ga.FileError, match="no front"):
        ga.lab.front(ga.puzzles(kind="draft")[0])


def test_matplotlib_draws_the_same_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # of `without_matplotlib`
    monkeypatch.setenv(VARIABLE, os.devnull)
    for plot in (ga.lab.front("07-no-room-to-spare", ["0"]), ga.lab.grades()):
        root = ElementTree.fromstring(plot.picture())
        texts = {"".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")}
        assert {plot.title, plot.x, plot.y} <= texts
