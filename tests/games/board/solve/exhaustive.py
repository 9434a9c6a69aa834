"""Every position that one mining action can reach, breadth first. Written from the rulebook alone.

It shares no code with the solvers or the rules of the house: positions are plain tuples, and each of
the six steps of GA-5.1 and the pair of GA-5.2 stands here once more. All steps cost the same, so the
first visit to a position is the best one, and no position is visited twice. Far faster than
`plain.py`, which goes through `legal_moves` and counts lines; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

COLOURS = "ybgk"
Position = tuple[Any, ...]  # level, cage, carts, storage, empty squares by order, square to finish


def best_rank(task: Any) -> tuple[int, ...] | None:
    """The best rank of a task of one action under the published rules; None if it cannot be met."""
    (action,) = task.actions
    best: tuple[int, ...] | None = None
    layer = [_start(task)]
    seen = set(layer)
    for used in range(int(action.removeprefix("mining/")) + 1):
        following: list[Position] = []
        for position in layer:
            if position[5] is None:
                reached = _rank(task, position, used)
                if reached is not None and (best is None or reached > best):
                    best = reached
            for after in _steps(position):
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        layer = following
    return best


def _start(task: Any) -> Position:
    empty = tuple(
        "".join(c for c, coal in zip(o.order.squares, o.squares, strict=True) if not coal)
        for o in task.orders
    )
    mine = task.mine
    return (
        mine.level,
        _word(mine.cage),
        tuple(map(_word, mine.carts)),
        _word(mine.storage),
        empty,
        None,
    )


def _word(letters: str) -> str:
    return "".join(sorted(letters))


def _steps(position: Position) -> Iterator[Position]:
    level, cage, carts, storage, empty, due = position
    if due is None:
        for other in range(5):  # 1 and 2: down or up, any distance
            if other != level:
                yield other, cage, carts, storage, empty, None
        if level and len(cage) < 5:  # 3: load from a cart of this level
            for c in set(carts[level - 1]):
                left = (*carts[: level - 1], carts[level - 1].replace(c, "", 1), *carts[level:])
                yield level, _word(cage + c), left, storage, empty, None
        if level == 0:  # 5: into the storage, if no empty square waits for the colour (GA-5.4)
            for c in set(cage) - set("".join(empty)):
                yield level, cage.replace(c, "", 1), carts, _word(storage + c), empty, None
    taken = [(c, cage.replace(c, "", 1), storage) for c in set(cage)] if level == 0 else []  # 4
    taken += [(c, cage, storage.replace(c, "", 1)) for c in set(storage)]  # 6: at any level
    for c, less, stored in taken:
        if due is not None:  # the second coal of a pair, of any colour
            yield level, less, carts, stored, empty, None
            continue
        for n, squares in enumerate(empty):
            for colour in set(squares):
                left = (*empty[:n], squares.replace(colour, "", 1), *empty[n + 1 :])
                if colour == c:
                    yield level, less, carts, stored, left, None
                yield level, less, carts, stored, left, (n, colour)  # the first coal of a pair


def _rank(task: Any, position: Position, used: int) -> tuple[int, ...] | None:
    carts, empty = position[2], position[4]
    orders = list(zip(task.orders, empty, strict=True))
    if any(left for order, left in orders if order.label in task.complete):
        return None
    values = {"vp": sum(order.order.vp for order, left in orders if not left), "steps": used}
    for n, c in enumerate(COLOURS):
        values[f"empty:{c}"] = task.empty_carts[n] + len(task.mine.carts[n]) - len(carts[n])
    words = task.objective
    return tuple(-values[word[1:]] if word[0] == "-" else values[word] for word in words)
