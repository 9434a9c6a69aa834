"""Measures and plots: `ga.lab.ladder(…)`, `ga.lab.measured(…)`, `ga.lab.front(…)`, `ga.lab.grades(…)`,
`ga.lab.days()`, `ga.lab.margins(review)`.

Plots are drawn by matplotlib where it is installed, and as a plain SVG chart where it is not.
"""

from __future__ import annotations

from glueckauf.lab.kept_ladders import load_ladder
from glueckauf.lab.ladder import Ladder, ladder
from glueckauf.lab.measured import Measured, measured
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.results import days, front, grades, margins

__all__ = [
    "Ladder",
    "Measured",
    "Plot",
    "Series",
    "days",
    "front",
    "grades",
    "ladder",
    "load_ladder",
    "margins",
    "measured",
]
