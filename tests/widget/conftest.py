"""What is tried on boards in tests is noted in a file of the test, never beside the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.learn.progress import VARIABLE


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "progress.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    return path
