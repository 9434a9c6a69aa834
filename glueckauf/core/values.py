"""States are values: what every game needs to make them anew and to compare them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

make = tuple.__new__  # a NamedTuple from its values, where the cost of its own door matters


def put(row: tuple[Any, ...], at: int, value: Any) -> Any:
    """The row with one value changed."""
    return row[:at] + (value,) + row[at + 1 :]


class Value(tuple[Any, ...]):
    """A state whose last field is `events`: they do not count when two states are compared."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self[:-1] == other[:-1]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:-1])

    def chances(self) -> Mapping[str, Fraction]:
        """Empty: there is no chance in play, only in the stacks of the set-up."""
        return {}
