"""While many values are made, nobody looks for cycles; afterwards all is as before."""

from __future__ import annotations

import gc
import weakref

from glueckauf.core.collecting import no_collection


class Cycle:
    """Refers to itself, so only a collection frees it."""

    def __init__(self) -> None:
        self.own = self


def test_collection_rests_and_goes_on() -> None:
    assert gc.isenabled()
    with no_collection():
        assert not gc.isenabled()
        with no_collection():
            assert not gc.isenabled()
        assert not gc.isenabled(), "who turned it off turns it on"
    assert gc.isenabled()


def test_what_was_made_meanwhile_is_old_but_not_kept_for_ever() -> None:
    with no_collection():
        made = Cycle()
        gone = weakref.ref(made)
        del made
    assert not gc.get_freeze_count()
    assert gone() is not None
    gc.collect()
    assert gone() is None


def test_what_somebody_has_frozen_stays_so() -> None:
    gc.freeze()
    try:
        with no_collection():
            pass
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()
