"""Which kind of value is cheapest to make anew? The question behind `parts.py`.

    python -m tests.bench.representation

Each row does the work of one mining step on a nested value (state > player > mine): read six
fields, make the three values anew with one change each, hash the result every eighth time.
Figures are million steps per second on one core; the ratio is to frozen dataclasses.
"""

from __future__ import annotations

import dataclasses
import timeit
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

MINE = ("level", "cage", "carts", "storage", "tiles")
PLAYER = ("miners", "marks", "vp", "mine", "orders", "delivered")
STATE = ("rules", "works", "players", "to_move", "pending", "events")


def slotted(name: str, fields: tuple[str, ...]) -> type:
    """A hand-written slotted class, equal and hashable by content."""
    body = "\n".join(f"        self.{field} = {field}" for field in fields)
    values = ", ".join(f"self.{field}" for field in fields)
    source = f"""class {name}:
    __slots__ = {fields!r}
    def __init__(self, {", ".join(fields)}):
{body}
    def __hash__(self):
        return hash(({values}))
"""
    space: dict[str, Any] = {}
    exec(source, space)
    made: type = space[name]
    return made


def kinds() -> dict[str, list[Callable[..., Any]]]:
    shapes = (("Mine", MINE), ("Player", PLAYER), ("State", STATE))
    named: list[Any] = [NamedTuple(n, [(x, Any) for x in f]) for n, f in shapes]
    return {
        "frozen dataclass": [
            dataclasses.make_dataclass(n, f, frozen=True, slots=True) for n, f in shapes
        ],
        "slotted class": [slotted(n, f) for n, f in shapes],
        "NamedTuple": named,
        "NamedTuple, made directly": [made_directly(kind) for kind in named],
        "msgspec Struct (compiled)": [
            msgspec.defstruct(n, [(x, Any) for x in f], frozen=True) for n, f in shapes
        ],
    }


def made_directly(kind: Any) -> Callable[..., Any]:
    """A NamedTuple made by `tuple.__new__` from its values, as the hot paths of the engine do."""
    make = tuple.__new__
    return lambda *values: make(kind, values)


def step(mine_kind: Any, player_kind: Any, state_kind: Any) -> Callable[[], None]:
    mine = mine_kind(0, "gg", ("y", "b", "g", "k"), "", ())
    player = player_kind(13, 8, 0, mine, ("A", "B"), ())
    start = state_kind("rules", ("works",) * 20, (player,) * 4, 0, 8, ())

    def run() -> None:
        state = start
        for n in range(1000):
            mover = state.players[state.to_move]
            pit = mover.mine
            pit = mine_kind((pit.level + 1) % 5, pit.cage, pit.carts, pit.storage, pit.tiles)
            mover = player_kind(
                mover.miners, mover.marks, mover.vp, pit, mover.orders, mover.delivered
            )
            state = state_kind(
                state.rules, state.works, (mover, *state.players[1:]), 0, state.pending, ()
            )
            if not n % 8:
                hash(state)

    return run


def main() -> None:
    times = {
        name: min(timeit.repeat(step(*kind), number=20, repeat=5)) for name, kind in kinds().items()
    }
    base = times["frozen dataclass"]
    for name, seconds in times.items():
        print(f"{name:28}{20 * 1000 / seconds / 1e6:6.2f} M steps/s {base / seconds:6.2f} x")


if __name__ == "__main__":
    main()
