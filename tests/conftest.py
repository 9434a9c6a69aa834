"""Shared by all tests: in CI the random examples are the same in every run, and nobody's progress is touched.

What takes longest comes first, so that several workers (`-n 2 --dist loadfile --no-loadscope-reorder`) end at the same time.
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


# What the shipped puzzles and measured searches of Woodcraft make true; gone as soon as they are there
WAITING = (
    "test_measured.py::test_the_shipped_results_are_whole",
    "test_several_games.py::test_a_page_has_puzzles_of_one_game",
    "test_several_games.py::test_every_page_says_its_game_and_how_its_moves_are_written",
    "test_several_games.py::test_sheets_of_a_class_may_be_of_several_games",
    "test_several_games.py::test_a_notebook_of_a_class_has_a_legend_for_each_game",
    "test_several_games.py::test_a_pack_may_be_of_one_game",
    "test_several_games.py::test_options_of_generate_are_those_of_the_game[woodcraft]",
    "test_author_limits.py::test_no_time_to_make_anything[woodcraft]",
    "test_author_limits.py::test_no_time_to_grade[woodcraft]",
    "test_liked.py::test_a_new_learner_trains_the_first_game",
    "test_liked.py::test_a_puzzle_or_an_exam_is_a_beginning[woodcraft]",
    "test_liked.py::test_a_choice_is_remembered_until_it_is_forgotten",
    "test_puzzle_contract.py::test_every_kind_and_every_game_is_there",
    "test_puzzle_contract.py::test_a_best_line_can_be_stepped_through",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After the core the longest, the others in the order in which they were found; small notebooks are last."""
    for item in items:
        if any(name in item.nodeid for name in WAITING):
            item.add_marker(pytest.mark.xfail(reason="puzzles of Woodcraft are coming"))
    items.sort(key=lambda item: _place(item.path.relative_to(config.rootpath).as_posix()))


def _place(path: str) -> int:
    found = (at for at, begin in enumerate((FIRST, *LONGEST)) if path.startswith(begin))
    return next(found, len(LONGEST) + 1)
