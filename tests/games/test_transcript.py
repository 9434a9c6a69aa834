"""Games are told to the last bit alike in every run, whatever order sets and dicts have in it."""

from __future__ import annotations

import os
import subprocess
import sys


def told(hash_seed: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.games.transcript", "1"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def test_games_are_told_alike_with_any_hash_seed() -> None:
    first = told("1")
    assert first.count("\n") > 1_000
    assert told("2") == first
