"""Surveys kept in files, TOML or JSON by their ending, with the numbers and parts of every block."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from glueckauf.core.fields import kind_of, tree
from glueckauf.core.files import MEASURED, read_text, rewrite, write_new
from glueckauf.lab.kept_blocks import (
    DESIGN,
    MOST,
    Shape,
    file_text,
    own_metrics,
    plain_design,
    read_block,
    read_design,
    read_metrics,
)
from glueckauf.lab.survey import Survey

FORMAT = 1
_REQUIRED = {
    "survey": str(FORMAT),
    "version": '"0.1.0"',
    "rules": '""',
    "hash": '"0123456789abcdef"',
    **DESIGN,
    "metrics": '["margin"]',
    "own_metrics": "[]",
    "blocks": "[[1, [[[3.0], [{}]]]]]",
}


def save_survey(survey: Survey, path: str | Path, *, replace: bool = False) -> None:
    """Keep a survey; a file that exists is replaced only if asked for, and whole or not at all."""
    kind = kind_of(Path(path), "survey")
    found = {"survey": FORMAT, "version": survey.version, **_asked(survey)}
    (rewrite if replace else write_new)(Path(path), file_text(found, survey.played, kind))


def _asked(survey: Survey) -> dict[str, Any]:
    return {
        "rules": str(survey.rules),
        "hash": survey.hash,
        **plain_design(survey.design),
        "metrics": [one.name for one in survey.metrics],
        "own_metrics": own_metrics(survey.metrics),
    }


def journal_head(survey: Survey) -> dict[str, Any]:
    """What makes a survey the same when it is taken up again; it may have more blocks."""
    return {"journal": "survey", "version": survey.version, **_asked(survey)}


def shape_of(survey: Survey) -> Shape:
    rotations = len(survey.design.rotations())
    return Shape(1, rotations, len(survey.metrics), with_parts=True)


def load_survey(path: str | Path, language: str = "en") -> Survey:
    """A survey that was kept; FileError says in one sentence what is wrong with a file."""
    kind = kind_of(Path(path), "survey")
    fields = tree(read_text(Path(path), MEASURED), str(path), kind).table(_REQUIRED, _REQUIRED)
    written = fields["survey"].number(1, MOST)
    if written > FORMAT:
        problem = f"is {written}, and this version reads up to {FORMAT}; install a newer glueckauf"
        fields["survey"].wrong(problem)
    design = read_design(fields, "rules")
    own = fields["own_metrics"].words("metrics", 0, MOST)
    named = fields["metrics"].items("metrics", 1, MOST)
    metrics = read_metrics(named, own)
    version, known = fields["version"].text(), fields["hash"].text()
    empty = Survey(design, metrics, (), language, version, known)
    listed = fields["blocks"].items("blocks", 1, MOST)
    shape = shape_of(empty)
    played = tuple(read_block(one, shape, design.first + n) for n, one in enumerate(listed))
    return Survey(design, metrics, played, language, version, known)
