"""Much the same again: some variants of a test are for every run, the others for the long one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mainly(variants: Iterable[Any], *always: Any) -> list[Any]:
    """All of them as parameters; those that are not named here only with -m long."""
    found = list(variants)
    assert set(always) <= set(found)
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)),
            marks=() if one in always else pytest.mark.long,
        )
        for one in found
    ]
