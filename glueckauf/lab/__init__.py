"""Measures and plots: `ga.lab.ladder(…)`, `ga.lab.measured(…)`, `ga.lab.front(…)`, `ga.lab.grades(…)`,
`ga.lab.days()`, `ga.lab.margins(review)`, `ga.lab.metrics()`, `ga.lab.metric(name)`.

Plots are drawn by matplotlib where it is installed, and as a plain SVG chart where it is not.
"""

from __future__ import annotations

from glueckauf.lab.kept_ladders import load_ladder
from glueckauf.lab.ladder import Ladder, ladder
from glueckauf.lab.measured import Measured, measured
from glueckauf.lab.metrics import METRICS, Metric, metric, metrics
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.results import days, front, grades, margins

__all__ = [
    "METRICS",
    "Ladder",
    "Measured",
    "Metric",
    "Plot",
    "Series",
    "days",
    "front",
    "grades",
    "ladder",
    "load_ladder",
    "margins",
    "measured",
    "metric",
    "metrics",
]
