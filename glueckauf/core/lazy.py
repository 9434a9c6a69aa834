"""Parts of a room that are loaded when they are first asked for: playing never loads pictures."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazily(package: str, *modules: str, **things: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package that opens these modules of it, and things by their module."""

    def opened(name: str) -> Any:
        if name in things:
            return getattr(import_module(f"{package}.{things[name]}"), name)
        if name not in modules:
            raise AttributeError(f"{package} has no {name!r}")
        return import_module(f"{package}.{name}")

    return opened
