"""Parts of a room that are loaded when they are first asked for: playing never loads pictures."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def lazily(package: str, *modules: str, **things: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package that opens these modules of it, and things by their module."""

    def opened(name: str) -> Any:
        if name in things:
            return getattr(import_module(f"{package}.{things[name]}"), name)
        # A room that is being furnished has no lessons or puzzles yet, and is complete without them
        if name not in modules or find_spec(f"{package}.{name}") is None:
            raise AttributeError(f"{package} has no {name!r}")
        return import_module(f"{package}.{name}")

    return opened
