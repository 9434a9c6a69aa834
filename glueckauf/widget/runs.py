"""Runs of the design lab: begun, grown block by block, kept on disk, written out for others.

What was chosen and how a run is called is kept as boards are (`learn.kept`). In a folder beside that lie
its journal, to which every block is added while it runs, and its report, written when it stops: so a run
is there again after a restart, and goes on where it was, even if the kernel died in the middle. These
files are ours. What is written out goes to the folder `experiments` of the learner, where nothing is ever
overwritten or removed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from importlib.util import find_spec
from itertools import count
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import make_folder
from glueckauf.games import GAMES, room
from glueckauf.lab.compare import comparing
from glueckauf.lab.kept_reports import load_report
from glueckauf.lab.metrics import METRICS
from glueckauf.lab.report import Report
from glueckauf.lab.stopping import LEAST
from glueckauf.learn import kept, progress
from glueckauf.widget.experiment import STOPS, Experiment
from glueckauf.widget.frames import say
from glueckauf.widget.lab_chart import Point
from glueckauf.widget.thinking import HAS_THREADS

FOLDER = "experiments"
FORMS = ("toml", "json", "pdf")  # of what is written out
SLOW = ("pdf",)  # for its plots some games are played again
LONGEST = 40  # letters of a name
_ID = re.compile(r"\d{8}-\d{6}-\d{6}", re.ASCII)


@dataclass
class Run:
    """An experiment, how it is called, and what was found so far."""

    id: str
    name: str
    experiment: Experiment
    report: Report | None = None

    @property
    def is_over(self) -> bool:
        """Decided, and measured on fresh decks; or as long as it was to be."""
        found = self.report
        if found is None or not found.decided:
            return found is not None and found.blocks >= self.experiment.most
        return found.is_over


# --- Running --------------------------------------------------------------------------------


def helpers() -> int:
    """The processes that play: all cores but one, so that the page has one to itself."""
    if not HAS_THREADS:
        return 1
    return max(1, (os.cpu_count() or 1) - 1)


def begin(chosen: Experiment, others: Sequence[Run], language: str) -> Run:
    """A run that has not played yet, called by the next number."""
    taken = {run.name for run in others}
    names = (say("lab-run-name", language, number=number) for number in count(len(others) + 1))
    made = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return Run(made, next(one for one in names if one not in taken), chosen)


def growing(run: Run, jobs: int) -> Generator[Report, None, None]:
    """The report after every block; blocks that were played before are not played again."""
    chosen = run.experiment
    note(run)
    return comparing(
        chosen.rules_a,
        chosen.rules_b,
        game=chosen.game,
        bots=list(chosen.bots),
        players=chosen.players,
        metric=chosen.metric,
        stop=chosen.stop,
        smallest=chosen.smallest,
        least=min(LEAST, chosen.most),
        most=chosen.most,
        seed=chosen.seed,
        jobs=jobs,
        path=_journal(run),
    )


def points(report: Report) -> list[Point]:
    """What was known after every block."""
    return [Point(one.block, one.effect, one.low, one.high) for one in report.looks]


def last(report: Report) -> Point:
    return Point(report.blocks, report.effect, report.low, report.high)


# --- Keeping --------------------------------------------------------------------------------


def _folder() -> Path:
    return kept.place("lab").with_suffix("")


def _journal(run: Run) -> Path | None:
    """Where every block is added; None where nothing can be written, and then nothing is kept."""
    path = _folder() / f"{run.id}.jsonl"
    try:
        make_folder(path.parent, private=True)
        path.open("ab").close()
    except (FileError, OSError):
        return None
    return path


def _report(run: Run) -> Path:
    return _folder() / f"{run.id}.json"


def note(run: Run) -> None:
    """Keep what was chosen, and how it is called."""
    chosen = run.experiment
    rules = {"rules_a": str(chosen.rules_a), "rules_b": str(chosen.rules_b)}
    kept.keep(_key(run.id), {"name": run.name, **chosen._asdict(), **rules})


def keep(run: Run) -> None:
    """Keep the report, in place of a shorter one; FileError where nothing can be written."""
    note(run)
    if run.report is not None:
        run.report.save(_report(run), replace=True)


def hide(run: Run) -> None:
    """Out of the list; `keep` brings it back, as long as it is not dropped."""
    kept.forget(_key(run.id))


def drop(run: Run) -> None:
    """Forget a run; what was written out of it stays."""
    hide(run)
    for path in (_report(run), _folder() / f"{run.id}.jsonl"):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _key(name: str) -> str:
    return f"lab/run/{name}"


def saved() -> list[Run]:
    """Every run that was kept, the newest first; what cannot be read is left out."""
    try:
        names = {path.stem for path in _folder().iterdir() if _ID.fullmatch(path.stem)}
    except OSError:
        return []
    found = (_read(name) for name in sorted(names, reverse=True))
    return [run for run in found if run is not None]


def _read(name: str) -> Run | None:
    told = kept.kept(_key(name)) or {}
    try:
        kind = room(told["game"]).Rules
        experiment = Experiment(
            told["game"],
            told["players"],
            tuple(told["bots"]),
            told["metric"],
            kind.read(told["rules_a"]),
            kind.read(told["rules_b"]),
            told["stop"],
            float(told["smallest"]),
            int(told["most"]),
            int(told["seed"]),
        )
        run = Run(name, str(told["name"]), experiment)
    except (KeyError, TypeError, ValueError):  # of another version, or torn
        return None
    if (
        experiment.game not in GAMES
        or experiment.metric not in METRICS
        or experiment.stop not in STOPS
    ):
        return None
    with suppress(FileError):  # the kernel died in the middle: the journal has the blocks
        run.report = load_report(_report(run))
    return run


# --- Writing out ----------------------------------------------------------------------------


def can_export(form: str) -> bool:
    """A page to print is set by typst, which a browser's Python does not have."""
    return form != "pdf" or find_spec("typst") is not None


def exported(run: Run, form: str, language: str) -> Generator[Path, None, None]:
    """The same as work that can be done beside a page."""
    yield export(run, form, language)


def export(run: Run, form: str, language: str) -> Path:
    """Write the report into the learner's folder, under a name that no file there has; FileError if it cannot be."""
    assert run.report is not None
    folder = progress.place().parent / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(str(folder), "folder", f"cannot be made: {error.strerror}") from None
    plain = re.sub(r"[^\w ]+", " ", run.name).strip() or "run"
    for number in count(1):
        path = folder / f"{date.today().isoformat()} {plain}{f' {number}' * (number > 1)}.{form}"
        if path.exists():
            continue
        try:
            _write(run.report, path, form, language)
        except FileError:
            if path.exists():  # somebody else was quicker
                continue
            raise
        return path
    raise AssertionError("there are always more numbers")


def _write(report: Report, path: Path, form: str, language: str) -> None:
    if form == "pdf":
        report.pdf(path, language, jobs=1)
    else:
        report.save(path)
