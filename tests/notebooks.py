"""Make the notebooks, run them and store what they show: `python -m tests.notebooks [WORD …]`.

With words, only notebooks whose path contains one of them. A change of a drawing, a text or a lesson
changes what stored notebooks show: run this and read the diff.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient
from tqdm import tqdm

import glueckauf as ga
from glueckauf.learn.lessons.exam import name_of as exam_name
from glueckauf.learn.lessons.lesson import taught
from glueckauf.learn.notebook import OF_TODAY, OURS, PUZZLES, WELCOME, shipped_books
from glueckauf.learn.progress import VARIABLE

FOLDER = Path(__file__).parent.parent / "notebooks"
SOME_DAY = "2026-01-05"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def notebooks() -> list[Path]:
    return sorted(
        path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
    )


def run(path: Path) -> Any:
    """The notebook with its outputs, without what differs from run to run and from desk to desk."""
    book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(book, resources={"metadata": {"path": str(path.parent)}})
    with TemporaryDirectory() as empty:  # the progress of whoever runs this is not shown
        client.execute(env={**os.environ, VARIABLE: str(Path(empty) / "progress.jsonl")})
    ours = {key: book.metadata[key] for key in (OURS,) if key in book.metadata}
    book.metadata = {**ours, "kernelspec": KERNEL, "language_info": {"name": "python"}}
    for cell in book.cells:
        cell.metadata.pop("execution", None)
        if cell.id == OF_TODAY:
            cell.outputs = still(path.name)
        for output in cell.get("outputs", ()):
            # A stored view without its model would be shown as a broken board
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)
    return book


def still(name: str) -> list[Any]:
    """What stands for something that is another one every day, or every time: that of one day."""
    makers: dict[str, Callable[[], Any]] = {
        WELCOME: lambda: ga.home(day=SOME_DAY),
        f"{PUZZLES}.ipynb": lambda: ga.daily(SOME_DAY),
    }
    for game in taught():
        makers[f"{exam_name(game)}.ipynb"] = ga.exam(seed=1, game=game).play
    bundle, _ = makers[name]()._repr_mimebundle_()
    return [nbformat.v4.new_output("display_data", bundle)]  # type: ignore[no-untyped-call]


def main(words: list[str]) -> None:
    sources = {FOLDER / name: text for name, text in shipped_books("en").items()}
    paths = sorted({*sources, *notebooks()})
    chosen = [path for path in paths if not words or any(word in str(path) for word in words)]
    for path in tqdm(chosen, unit="notebook"):
        if path in sources:
            path.write_text(sources[path], "utf-8")
        nbformat.write(run(path), path)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main(sys.argv[1:])
