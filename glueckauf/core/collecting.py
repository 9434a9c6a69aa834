"""Values have no cycles, so nobody has to look for them while many are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Positions are values without cycles, but a search or a watched game makes so many that looking for
    cycles among them takes a tenth of the time, and a tenth of a second now and then.

    What is left of them counts as old afterwards: else the first new thing would have all of it looked through,
    which took a fifth of the time of a short search. Old things are looked through as ever, but seldom.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if not gc.get_freeze_count():  # what somebody has frozen shall stay so
                gc.freeze()
                gc.unfreeze()
            gc.enable()
