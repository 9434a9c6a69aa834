"""What a board shows: the name of a thing, or several names joined by "+" ("money+yard+seats").

A name stands for one or more things, each of which is a part of the picture. What lies in another thing
of the same view is not shown twice.
"""

from __future__ import annotations

ACTIONS = ("workshop", "mining", "delivery", "money", "order")
IN_WORKS = (*ACTIONS, "yard", "supply")
NAMES = (
    *("table", "desk", "pit", "works", "clock", "categories"),
    *(*IN_WORKS, "seats", "orders", "pits"),
)
TRAY = "tray"  # joins every view by itself; it may be named


def is_view(view: str) -> bool:
    names = view.split("+")
    return all(name in NAMES or name == TRAY for name in names)


def things(view: str, seat: int, players: int) -> tuple[str, ...]:
    """The things of a view in its order; those of a player end with the seat.

    `table` has the clock with the score track, `clock` a large one with its categories beside it.
    """
    pits = [f"pit{other}" for other in range(players)]
    meaning = {
        "table": ["works", "clock", *pits],
        "desk": ["works", f"pit{seat}"],
        "pit": [f"pit{seat}"],
        "orders": [f"orders{seat}"],
        "pits": pits,
        "clock": ["clock", "categories"],
        TRAY: [],
    }
    found = dict.fromkeys(thing for name in view.split("+") for thing in meaning.get(name, [name]))
    return tuple(thing for thing in found if not _lies_in(found, thing))


def _lies_in(found: dict[str, None], thing: str) -> bool:
    if thing in IN_WORKS:
        return "works" in found
    return thing.startswith("orders") and thing.replace("orders", "pit") in found


def shows(view: str, key: str) -> bool:
    """Is this key in sight, if it is in a player's own things at all?"""
    names = set(view.split("+"))
    if "table" in names:
        return True
    kind = key.partition("/")[0]
    _, owned, thing = kind.partition(":")
    if kind in ("draft", "card", "coal"):
        return True
    if kind == "clock":
        return bool(names & {"clock", "categories"})
    if kind == "player" or thing in ("vp", "marks", "miners", "pile"):
        return bool(names & {"seats", "orders", "pit", "pits", "desk"})
    if owned:
        return bool(names & {"pit", "pits", "desk"}) or (
            thing in ("order", "square") and "orders" in names
        )
    if kind in ("pithead", "canteen"):
        kind = "yard"
    if kind == "stack":
        kind = "workshop" if key == "stack/tiles" else "order"
    return bool(names & {"works", "desk", kind})
