"""Shared by all tests: in CI the random examples are the same in every run, and nobody's progress is touched.

What takes longest comes first, so that several workers (`-n 3 --dist loadfile --no-loadscope-reorder`) end at the same time.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, database=None)
if os.environ.get("CI"):
    settings.load_profile("ci")

os.environ["GLUECKAUF_PROGRESS"] = str(Path(tempfile.mkdtemp()) / "progress.jsonl")


class NotebooksOfANewLearner:
    """A notebook shows where its lesson begins, so nothing that other tests did on the way may be known to it."""

    def __init__(self) -> None:
        self._running: Path | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if item.path.suffix == ".ipynb" and item.path != self._running:
            self._running = item.path
            os.environ["GLUECKAUF_PROGRESS"] = str(Path(tempfile.mkdtemp()) / "progress.jsonl")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(NotebooksOfANewLearner())  # so, also for those beside the tests


FIRST = "tests/core/"  # what looks at all that the process holds is soon done while that is little
LONGEST = (  # from the beginning of a path; about a minute and more, alone on a core
    "tests/ui/test_page.py",
    "tests/ui/test_lab.py",
    "tests/ui/test_card.py",
    "tests/ui/test_choice.py",
    "tests/learn/classroom/test_assignment.py",
    "tests/ui/test_lesson.py",
    "tests/ui/test_course.py",
    "tests/ui/",
    "tests/learn/paper/test_sheet.py",
    "tests/games/",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After the core the longest, the others in the order in which they were found; small notebooks are last."""
    items.sort(key=lambda item: _place(item.path.relative_to(config.rootpath).as_posix()))


def _place(path: str) -> int:
    found = (at for at, begin in enumerate((FIRST, *LONGEST)) if path.startswith(begin))
    return next(found, len(LONGEST) + 1)
