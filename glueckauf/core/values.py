"""States are values: what every game needs to compare them and to tell of them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from glueckauf.core.making import make as make
from glueckauf.core.making import put as put
from glueckauf.core.telling import Event, told_now


class Value(tuple[Any, ...]):
    """A state whose last field is `events`: they do not count when two states are compared.

    A move notes what there is to tell; sentences and facts are made when somebody asks for `events`,
    which games that nobody looks at never do.
    """

    __slots__ = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move did."""
        return told_now(self[-1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self[:-1] == other[:-1]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:-1])

    def __repr__(self) -> str:
        names: tuple[str, ...] = self._fields  # type: ignore[attr-defined]  # a State is a NamedTuple, too
        fields = zip(names, (*self[:-1], self.events), strict=True)
        return f"{type(self).__name__}({', '.join(f'{n}={_written(v)}' for n, v in fields)})"

    def chances(self) -> Mapping[str, Fraction]:
        """Empty: there is no chance in play, only in the stacks of the set-up."""
        return {}


def _written(value: object) -> str:
    """As Python writes it, but sets in one order: a state is written alike in every run."""
    if isinstance(value, frozenset) and value:
        return f"frozenset({{{', '.join(sorted(map(repr, value)))}}})"
    return repr(value)
