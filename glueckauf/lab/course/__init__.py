"""The course in game design: what its notebooks ask, and the checks that answer.

ga.course.check_prediction("miners", my_function)    ✓ or ✗, and one sentence
ga.course.check_line("09-the-sacrifice", "y>C.k …")
ga.course.check_style('clock = 0.5')

Answers are functions, rule files (TOML text) and lines of moves. Checks run without a notebook, too; each
counts as true if it was passed. `settings.py` says how a teacher asks with other seeds, and how much is played.
"""

from __future__ import annotations

from glueckauf.lab.course.bot_checks import check_beats, check_bot, check_style
from glueckauf.lab.course.number_checks import (
    check_interval,
    check_paired,
    check_sample_size,
    check_size,
    check_stopping,
)
from glueckauf.lab.course.puzzle_checks import check_bound, check_line, check_solver, fresh
from glueckauf.lab.course.redesign_checks import check_effects, check_goal
from glueckauf.lab.course.report_checks import check_caption, check_claim, check_report
from glueckauf.lab.course.rule_checks import (
    check_broken,
    check_playable,
    check_prediction,
    check_unlock,
    riddle,
)
from glueckauf.lab.course.settings import size
from glueckauf.lab.course.tables import table, weeks
from glueckauf.lab.course.verdict import Checked

__all__ = [
    "Checked",
    "check_beats",
    "check_bot",
    "check_bound",
    "check_broken",
    "check_caption",
    "check_claim",
    "check_effects",
    "check_goal",
    "check_interval",
    "check_line",
    "check_paired",
    "check_playable",
    "check_prediction",
    "check_report",
    "check_sample_size",
    "check_size",
    "check_solver",
    "check_stopping",
    "check_style",
    "check_unlock",
    "fresh",
    "riddle",
    "size",
    "table",
    "weeks",
]
