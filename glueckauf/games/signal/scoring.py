"""Goods that count, and who has won (SS-9.1, SS-10.3, SS-12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.games.signal.ruleset import Layout


class Score(NamedTuple):
    """The goods of one port: needed ones of each colour that lie there, and extra ones that count."""

    port: str
    needed: int
    extra: int

    @property
    def total(self) -> int:
        return self.needed + self.extra


def scoresheet(layout: Layout, stored: Sequence[Sequence[int]]) -> tuple[Score, ...]:
    """What counts, port by port: no more of a colour than needed, and no more extra goods than asked for."""
    sheet = []
    for port, row in zip(layout.map.ports, stored, strict=True):
        need = layout.map.needs[port]
        surplus = sum([max(count - need, 0) for count in row])
        counted = sum([min(count, need) for count in row])
        sheet.append(Score(port, counted, min(surplus, layout.extras[port])))
    return tuple(sheet)


def goods_that_count(layout: Layout, stored: Sequence[Sequence[int]]) -> int:
    """The goods delivered, as the result of a record gives them."""
    return sum([score.total for score in scoresheet(layout, stored)])


def is_won(layout: Layout, stored: Sequence[Sequence[int]]) -> bool:
    """SS-9.1: every goods that is required lies in its port."""
    return goods_that_count(layout, stored) == layout.needed
