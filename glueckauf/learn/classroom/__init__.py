"""For teachers: what a class did, verified; puzzles of everybody's own; notebooks and assignments.

    ga.classroom.read("class")                         the files of a class, answers replayed
    ga.classroom.variants(ids, students, seed=2026)    the same puzzles with other numbers for everybody
    ga.classroom.notebooks(ids, "notebooks")           a notebook for students, and its solution
    ga.classroom.nbgrader(ids, "course")               an assignment that nbgrader hands out and grades

`docs/teach-a-class.md` shows how.
"""

from __future__ import annotations

from glueckauf.learn.classroom.assignment import nbgrader
from glueckauf.learn.classroom.books import notebooks
from glueckauf.learn.classroom.grading import points
from glueckauf.learn.classroom.reading import read
from glueckauf.learn.classroom.tables import Table
from glueckauf.learn.classroom.value import Class
from glueckauf.learn.classroom.variants import Variants, load_variants, variants

__all__ = [
    "Class",
    "Table",
    "Variants",
    "load_variants",
    "nbgrader",
    "notebooks",
    "points",
    "read",
    "variants",
]
