"""The optional compiled build (hatch_build.py), made as `pip install` would make it, and its play-outs.

    python -m tests.bench.compiled [folder]

Builds the wheel with GLUECKAUF_COMPILED=1, lays it out in the folder (a temporary one if none is named;
what stands there already is used again), and runs tests/bench/playouts.py there. Needs a C compiler
and, for the first time, a few minutes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build(folder: Path) -> None:
    """The compiled wheel, laid out in this folder."""
    wheels = folder / "wheels"
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(wheels)]
    environment = {**os.environ, "GLUECKAUF_COMPILED": "1"}
    subprocess.run([*command, str(ROOT)], env=environment, check=True)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)


def run(folder: Path, module: str) -> str:
    """What a module of these tests prints when the package is the one in the folder."""
    path = os.pathsep.join((str(folder), str(ROOT)))
    return subprocess.run(
        [sys.executable, "-m", module],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def main(folder: Path) -> None:
    if not (folder / "glueckauf").is_dir():
        build(folder)
    print(run(folder, "tests.bench.playouts"), end="")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]).resolve())
    else:
        with tempfile.TemporaryDirectory() as made:
            main(Path(made))
