"""Measures and plots: `ga.lab.compare(a, b)`, `ga.lab.survey()`, `ga.lab.rerun(report)`, `ga.lab.ladder(…)`, `ga.lab.measured(…)`, `ga.lab.front(…)`, `ga.lab.grades(…)`,
`ga.lab.days()`, `ga.lab.margins(review)`, `ga.lab.metrics()`, `ga.lab.metric(name)`,
`ga.lab.knobs()`, `ga.lab.check(rules)`, `ga.lab.sweep({knob: values})`, `ga.lab.tune(ga.lab.goal(…), knobs)`.

`ga.lab.plots` has a plot for every question, each by one call on a result. Plots show themselves as plain SVG
charts; `figure()` gives the same by matplotlib.
"""

from __future__ import annotations

from glueckauf.lab import plots
from glueckauf.lab.cluster import cluster
from glueckauf.lab.compare import compare, comparing, rerun
from glueckauf.lab.design import Design
from glueckauf.lab.goals import Goal, goal
from glueckauf.lab.kept_ladders import load_ladder
from glueckauf.lab.kept_reports import load_report
from glueckauf.lab.kept_surveys import load_survey
from glueckauf.lab.kept_sweeps import load_sweep
from glueckauf.lab.knobs import Knobs, knobs
from glueckauf.lab.ladder import Ladder, ladder
from glueckauf.lab.measured import Measured, measured
from glueckauf.lab.metrics import METRICS, Metric, metric, metrics
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.report import Report
from glueckauf.lab.results import days, front, grades, margins
from glueckauf.lab.rule_files import as_rules, read_rules, write_rules
from glueckauf.lab.sanity import Problems, check, must_be_playable
from glueckauf.lab.stopping import peeking
from glueckauf.lab.survey import Survey, survey
from glueckauf.lab.sweep import Sweep, sweep
from glueckauf.lab.tune import Tuned, tune

__all__ = [
    "METRICS",
    "Design",
    "Goal",
    "Knobs",
    "Ladder",
    "Measured",
    "Metric",
    "Plot",
    "Problems",
    "Report",
    "Series",
    "Survey",
    "Sweep",
    "Tuned",
    "as_rules",
    "check",
    "cluster",
    "compare",
    "comparing",
    "days",
    "front",
    "goal",
    "grades",
    "knobs",
    "ladder",
    "load_ladder",
    "load_report",
    "load_survey",
    "load_sweep",
    "margins",
    "measured",
    "metric",
    "metrics",
    "must_be_playable",
    "peeking",
    "plots",
    "read_rules",
    "rerun",
    "survey",
    "sweep",
    "tune",
    "write_rules",
]
