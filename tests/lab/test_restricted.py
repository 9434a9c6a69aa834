"""Restricted play: what a kind of moves is worth."""

from __future__ import annotations

import pytest

import glueckauf as ga


def test_whoever_does_without_deliveries_loses() -> None:
    found = ga.lab.restricted("delivery", decks=5, jobs=1, progress=False)
    (one,) = found.standings
    assert (one.bot, one.against, one.games) == ("greedy without delivery", "greedy", 10)
    assert one.share.value == 0
    assert one.margin.high < 0


def test_it_is_the_same_again() -> None:
    found = ga.lab.restricted(["pair", "+k"], players=3, decks=2, jobs=1, progress=False)
    assert found.rerun(jobs=1, progress=False) == found
    assert {one.bot for one in found.standings} == {"greedy", "greedy without pair, +k"}


def test_what_cannot_be_forbidden_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no kind of moves 'singing'"):
        ga.lab.restricted("singing")
    with pytest.raises(ValueError, match="at least one kind"):
        ga.lab.restricted([])
