"""Plots of what was measured, each by one call on a result.

ga.lab.plots.paired_differences(report)   every deck's difference, and the mean with its interval
ga.lab.plots.stopping_path(report)        how the question was decided, with the bounds
ga.lab.plots.seat_bars(report)            mean scores in the starting order
ga.lab.plots.score_river(report)          scores turn by turn; also of one watched game
ga.lab.plots.source_stacks(report)        where the points come from, under A and B
ga.lab.plots.space_heat(report)           how often each space is used, shift by shift
ga.lab.plots.tornado(reports)             what each knob changes; also of sweeps
ga.lab.plots.knob_line(sweep)             one knob, value by value
ga.lab.plots.surface(sweep)               two knobs at once
ga.lab.plots.skill_ladder(ladder)         who wins, and how sure that is

What a report does not keep (scores, sources, spaces) is seen by playing its decks again: the same games.
"""

from __future__ import annotations

from glueckauf.lab.plots.comparing import paired_differences, stopping_path
from glueckauf.lab.plots.knobs import knob_line, surface, tornado
from glueckauf.lab.plots.playing import score_river, seat_bars, source_stacks, space_heat
from glueckauf.lab.plots.strength import skill_ladder

__all__ = [
    "knob_line",
    "paired_differences",
    "score_river",
    "seat_bars",
    "skill_ladder",
    "source_stacks",
    "space_heat",
    "stopping_path",
    "surface",
    "tornado",
]
