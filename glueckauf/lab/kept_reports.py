"""Reports kept in files, TOML or JSON by their ending: every block, so that nothing is measured twice.

report.save("storage.toml")
ga.lab.load_report("storage.toml") == report

What stands there of the result can be read without a program, and follows from the blocks; a file in which
it does not is refused. Bots and metrics of one's own are known by their names only: such a report can be
read, but not run again.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isclose, isfinite
from pathlib import Path
from typing import Any

from glueckauf.core.fields import Field, kind_of, tree
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
    real,
)
from glueckauf.lab.report import Report
from glueckauf.lab.stopping import STOPS, VERDICTS, Method

FORMAT = 2  # the first knew no fresh decks, and judged by other means what few decks say
_RESULT = {"verdict": '"undecided"', "effect": "0.5"}
_BOUNDS = ("low", "high")  # left out while there are none
_OPTIONAL = (*_BOUNDS, "fresh")
_REQUIRED = {
    "report": str(FORMAT),
    "version": '"0.1.0"',
    **_RESULT,
    "rules_a": '""',
    "rules_b": '"free_storage=true"',
    "hash_a": '"0123456789abcdef"',
    "hash_b": '"0123456789abcdef"',
    **DESIGN,
    "metric": '"seat_advantage"',
    "also": "[]",
    "own_metrics": "[]",
    "stop": '"sprt"',
    "smallest": "1.0",
    "alpha": "0.05",
    "beta": "0.05",
    "least": "40",
    "most": "400",
    "blocks": "[[1, [[0.5]], [[1.5]]]]",
}


# --- Writing --------------------------------------------------------------------------------


def save_report(report: Report, path: str | Path, *, replace: bool = False) -> None:
    """Keep a report; a file that exists is replaced only if asked for, and whole or not at all."""
    kind = kind_of(Path(path), "report")
    found = {"report": FORMAT, "version": report.version, **_result(report), **asked(report)}
    text = file_text(found, report.played, kind, report.fresh)
    (rewrite if replace else write_new)(Path(path), text)


def _result(report: Report) -> dict[str, Any]:
    bounds = zip(_BOUNDS, (report.low, report.high), strict=True)
    told = {key: bound for key, bound in bounds if isfinite(bound)}
    return {"verdict": report.verdict, "effect": report.effect, **told}


def asked(report: Report) -> dict[str, Any]:
    """All that an experiment depends on."""
    main, *also = (one.name for one in report.metrics)
    return {
        "rules_a": str(report.rules_a),
        "rules_b": str(report.rules_b),
        "hash_a": report.hash_a,
        "hash_b": report.hash_b,
        **plain_design(report.designs[0]),
        "metric": main,
        "also": also,
        "own_metrics": own_metrics(report.metrics),
        **report.method._asdict(),
    }


def journal_head(report: Report) -> dict[str, Any]:
    """What makes an experiment the same when it is taken up again; it may go on for longer."""
    found = {"journal": "comparison", "version": report.version, **asked(report)}
    return {key: value for key, value in found.items() if key != "most"}


def shape_of(report: Report) -> Shape:
    return Shape(2, len(report.designs[0].rotations()), len(report.metrics))


# --- Reading --------------------------------------------------------------------------------


def load_report(path: str | Path, language: str = "en") -> Report:
    """A report that was kept; FileError says in one sentence what is wrong with a file."""
    kind = kind_of(Path(path), "report")
    fields = tree(read_text(Path(path), MEASURED), str(path), kind).table(
        (*_REQUIRED, *_OPTIONAL), _REQUIRED
    )
    written = fields["report"].number(1, MOST)
    if written > FORMAT:
        problem = f"is {written}, and this version reads up to {FORMAT}; install a newer glueckauf"
        fields["report"].wrong(problem)
    a, b = (read_design(fields, key) for key in ("rules_a", "rules_b"))
    own = fields["own_metrics"].words("metrics", 0, MOST)
    named = [fields["metric"], *fields["also"].items("metrics", 0, MOST)]
    metrics = read_metrics(named, own)
    shape = Shape(2, len(a.rotations()), len(metrics))
    listed = fields["blocks"].items("blocks", 1, MOST)
    played = tuple(read_block(one, shape, a.first + n) for n, one in enumerate(listed))
    after = fields["fresh"].items("blocks", 0, MOST) if "fresh" in fields else []
    fresh = tuple(
        read_block(one, shape, a.first + n) for n, one in enumerate(after, start=len(played))
    )
    hashes = (fields["hash_a"].text(), fields["hash_b"].text())
    version = fields["version"].text()
    found = Report((a, b), metrics, _method(fields), played, language, version, hashes, fresh)
    _check(fields, found, written)
    return found


def _method(fields: Mapping[str, Field]) -> Method:
    stop = fields["stop"].one_of("way to stop", STOPS)
    errors = (real(fields[key]) for key in ("smallest", "alpha", "beta"))
    numbers = (fields[key].number(2, MOST) for key in ("least", "most"))
    try:
        return Method(stop, *errors, *numbers).checked()  # type: ignore[arg-type]  # three floats, two ints
    except ValueError as error:
        fields["stop"].wrong(str(error))


def _check(fields: Mapping[str, Field], found: Report, written: int) -> None:
    """What the file says of the result must follow from its blocks; of the first format only the effect."""
    if len(found.looks) != found.blocks or found.blocks > found.method.most:
        fields["blocks"].wrong("go on after the question was decided; measure it again")
    if len(found.fresh) > found.fresh_wanted:
        fields["fresh"].wrong("are more than the decision asks for; measure it again")
    bounds = [("effect", found.effect)]
    if written > 1:
        bounds += [("low", found.low), ("high", found.high)]
    if written > 1 and fields["verdict"].one_of("verdict", VERDICTS) != found.verdict:
        fields["verdict"].wrong(f'does not follow from the blocks, which say "{found.verdict}"')
    for key, value in bounds:
        if key in fields and not isclose(real(fields[key]), value, rel_tol=1e-9, abs_tol=1e-9):
            fields[key].wrong(f"does not follow from the blocks, which say {value}")
