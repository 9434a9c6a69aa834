"""How values are made anew, where the cost of a NamedTuple's own door matters."""

from __future__ import annotations

from typing import Any, Final

make: Final = tuple.__new__  # a NamedTuple from its values


def put(row: tuple[Any, ...], at: int, value: Any) -> Any:
    """The row with one value changed."""
    return row[:at] + (value,) + row[at + 1 :]
