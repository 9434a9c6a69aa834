"""The optional compiled build plays the same games, decision by decision."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.compiled import ROOT, build, run


@pytest.mark.long
def test_compiled_games_are_the_same_to_the_last_bit(tmp_path: Path) -> None:
    build(tmp_path)
    files, *compiled = run(tmp_path, "tests.games.transcript").splitlines()
    assert all(file.endswith((".so", ".pyd")) for file in files.split())
    command = [sys.executable, "-m", "tests.games.transcript"]
    said = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    files, *plain = said.splitlines()
    assert all(file.endswith(".py") for file in files.split())
    assert len(plain) > 10_000
    assert compiled == plain
