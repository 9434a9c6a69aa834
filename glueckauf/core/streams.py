"""Random numbers, one stream per purpose, so that one purpose never disturbs another."""

from __future__ import annotations

from random import Random


def stream(purpose: str, seed: int | str) -> Random:
    """A generator for one purpose ("tiles", "orders", "bot 2", …) of one seed."""
    return Random(f"{purpose}/{seed}")
