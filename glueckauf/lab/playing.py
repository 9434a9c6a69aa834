"""A number of blocks that was said before the first game: played with a bar, and from where a journal has got to."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from tqdm import tqdm

from glueckauf.lab.blocks import Played, play_blocks
from glueckauf.lab.design import Design
from glueckauf.lab.journal import Journal
from glueckauf.lab.kept_blocks import Shape
from glueckauf.lab.metrics.metric import Metric


def played_to_the_end(
    designs: tuple[Design, ...],
    metrics: tuple[Metric, ...],
    blocks: int,
    *,
    head: dict[str, object],
    shape: Shape,
    with_parts: bool = False,
    jobs: int | None = None,
    path: str | Path | None = None,
    progress: bool | None = None,
) -> tuple[Played, ...]:
    """All blocks of an experiment; `head` and `shape` are what a journal at `path` knows it by."""
    first, hidden = designs[0].first, None if progress is None else not progress
    bar = tqdm(total=blocks, unit="deck", leave=False, disable=hidden)
    kept = None if path is None else Journal(path, head, shape, first)
    with bar:
        played = list(kept.blocks[:blocks]) if kept else []
        bar.update(len(played))
        decks = range(first + len(played), first + blocks)
        with closing(
            play_blocks(designs, metrics, decks, with_parts=with_parts, jobs=jobs)
        ) as found:
            for block in found:
                if kept:
                    kept.add(block)
                played.append(block)
                bar.update()
    return tuple(played)
