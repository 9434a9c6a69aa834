"""Plots of results: `ga.lab.front(…)`, `ga.lab.grades(…)`, `ga.lab.days()`.

Drawn by matplotlib where it is installed, and as a plain SVG chart where it is not.
"""

from __future__ import annotations

from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.results import days, front, grades

__all__ = ["Plot", "Series", "days", "front", "grades"]
