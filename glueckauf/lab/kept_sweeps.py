"""Sweeps kept in files, TOML or JSON by their ending, with the numbers of every block."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as changed
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, kind_of, tree
from glueckauf.core.files import MEASURED, read_text, rewrite, write_new
from glueckauf.lab.design import Design
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
from glueckauf.lab.knobs import turned
from glueckauf.lab.sweep import MOST_KNOBS, Cell, Sweep

FORMAT = 1
_REQUIRED = {
    "sweep": str(FORMAT),
    "version": '"0.1.0"',
    "rules": '""',
    "hashes": '["0123456789abcdef"]',
    **DESIGN,
    "knobs": '["look"]',
    "cells": "[[3], [4], [5]]",
    "metrics": '["margin"]',
    "own_metrics": "[]",
    "blocks": "[[1, [[3.0]], [[4.0]]]]",
}


def save_sweep(sweep: Sweep, path: str | Path, *, replace: bool = False) -> None:
    """Keep a sweep; a file that exists is replaced only if asked for, and whole or not at all."""
    kind = kind_of(Path(path), "sweep")
    found = {"sweep": FORMAT, "version": sweep.version, **_asked(sweep)}
    (rewrite if replace else write_new)(Path(path), file_text(found, sweep.played, kind))


def _asked(sweep: Sweep) -> dict[str, Any]:
    return {
        "rules": str(sweep.base.rules),
        "hashes": list(sweep.hashes),
        **plain_design(sweep.base),
        "knobs": list(sweep.knobs),
        "cells": [[_plain(value) for value in cell.values] for cell in sweep.cells],
        "metrics": [one.name for one in sweep.metrics],
        "own_metrics": own_metrics(sweep.metrics),
    }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def journal_head(sweep: Sweep) -> dict[str, Any]:
    """What makes a sweep the same when it is taken up again; it may have more blocks."""
    return {"journal": "sweep", "version": sweep.version, **_asked(sweep)}


def shape_of(sweep: Sweep) -> Shape:
    return Shape(len(sweep.designs), len(sweep.base.rotations()), len(sweep.metrics))


def load_sweep(path: str | Path, language: str = "en") -> Sweep:
    """A sweep that was kept; FileError says in one sentence what is wrong with a file."""
    kind = kind_of(Path(path), "sweep")
    fields = tree(read_text(Path(path), MEASURED), str(path), kind).table(_REQUIRED, _REQUIRED)
    written = fields["sweep"].number(1, MOST)
    if written > FORMAT:
        problem = f"is {written}, and this version reads up to {FORMAT}; install a newer glueckauf"
        fields["sweep"].wrong(problem)
    base = read_design(fields, "rules")
    names = fields["knobs"].words("knobs", 1, MOST_KNOBS)
    designs, cells = [base], []
    for field in fields["cells"].items("cells", 1, MOST):
        design, values = _cell(field, base, names)
        if design not in designs:
            designs.append(design)
        cells.append(Cell(values, designs.index(design)))
    own = fields["own_metrics"].words("metrics", 0, MOST)
    metrics = read_metrics(fields["metrics"].items("metrics", 1, MOST), own)
    hashes = tuple(fields["hashes"].words("hashes", len(designs), len(designs)))
    version = fields["version"].text()
    empty = Sweep(
        tuple(names), tuple(cells), tuple(designs), metrics, (), language, version, hashes
    )
    return _with_blocks(empty, fields)


def _cell(field: Field, base: Design, names: list[str]) -> tuple[Design, tuple[Any, ...]]:
    """The rule set of a cell, and the values of its knobs."""
    items = field.items("values", len(names), len(names))
    values = tuple(tuple(i.value) if isinstance(i.value, list) else i.value for i in items)
    try:
        changes = dict(zip(names, values, strict=True))
        rules = turned(base.rules, base.game, base.players, changes)
    except FileError as error:
        field.wrong(f"{error.key}: {error.problem}")
    return changed(base, rules=rules), values


def _with_blocks(empty: Sweep, fields: Mapping[str, Field]) -> Sweep:
    listed, shape, first = (
        fields["blocks"].items("blocks", 2, MOST),
        shape_of(empty),
        empty.base.first,
    )
    played = tuple(read_block(one, shape, first + n) for n, one in enumerate(listed))
    return changed(empty, played=played)
