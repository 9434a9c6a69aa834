"""An optional build: the modules that every play-out lives in, compiled by mypyc from the same sources.

    GLUECKAUF_COMPILED=1 pip install .

Without that variable nothing is compiled, nothing more is needed, and the wheel runs everywhere.
Games are the same either way, move by move (tests/games/test_compiled.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What a move is (a `str`), a rule set and a State stay as they are: mypyc compiles no subclasses of
# `str` and `tuple`.
BOARD = ("parts", "mining", "scoring", "turn", "draft", "actions", "doors")
CARD = ("parts", "mining", "delivery", "choices", "scoring", "turn", "actions", "doors")
SIGNAL = ("parts", "clock", "places", "moving", "driving", "cards", "scoring", "turn", "actions", "doors")  # fmt: skip
WOODCRAFT = ("parts", "gains", "scoring", "decisions", "rounds", "turn", "actions", "doors")
MODULES = (
    "glueckauf/core/making.py",
    *(f"glueckauf/games/board/{module}.py" for module in BOARD),
    *(f"glueckauf/games/card/{module}.py" for module in CARD),
    *(f"glueckauf/games/signal/{module}.py" for module in SIGNAL),
    *(f"glueckauf/games/woodcraft/{module}.py" for module in WOODCRAFT),
)


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources in the wheel, if that is asked for."""

    def _asked(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("GLUECKAUF_COMPILED", "") == "1"

    def dependencies(self) -> list[str]:
        return ["mypy>=1.15", "setuptools"] if self._asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._asked() or version == "editable":
            return
        self._folder = Path(tempfile.mkdtemp())
        shutil.copytree(Path(self.root) / "glueckauf", self._folder / "glueckauf")
        command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *MODULES]
        subprocess.run(command, cwd=self._folder, check=True)
        of_modules = (self._folder / "glueckauf").rglob("*.*")
        for made in (*self._folder.glob("*__mypyc*.*"), *of_modules):
            if made.suffix in (".so", ".pyd"):
                build_data["force_include"][str(made)] = str(made.relative_to(self._folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._asked() and version != "editable":
            shutil.rmtree(self._folder)
