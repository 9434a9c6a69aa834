"""Values have no cycles, so nobody has to look for them while many are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Positions are values without cycles, but a search or a watched game makes so many that looking for
    cycles among them takes a tenth of the time, and a tenth of a second now and then."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
