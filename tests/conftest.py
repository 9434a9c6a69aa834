"""Shared by all tests: in CI the random examples are the same in every run, and nobody's progress is touched."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hypothesis import settings

settings.register_profile("ci", derandomize=True, database=None)
if os.environ.get("CI"):
    settings.load_profile("ci")

os.environ["GLUECKAUF_PROGRESS"] = str(Path(tempfile.mkdtemp()) / "progress.jsonl")
