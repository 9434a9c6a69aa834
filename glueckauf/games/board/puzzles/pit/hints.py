"""Three hints to a pit from its best line: the orders to complete, what matters, how to begin.

Where the task names the orders itself, the first hint tells where the cage has to go instead.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.texts import Facts, phrase_of
from glueckauf.games.board.parts import Outstanding
from glueckauf.games.board.puzzles.pit.board import best_line
from glueckauf.games.board.puzzles.pit.deeds import Deeds, deeds, first_moves
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import Hint, hints
from glueckauf.games.board.telling import GAME


def pit_hints(puzzle: MiningPuzzle, language: str) -> list[str]:
    """The hints; a task that no line meets has none."""
    line = best_line(puzzle)
    if line is None:
        return []
    if not first_moves(line):
        keys = ("hint-nothing", "hint-no-ride", "hint-nothing")
        return [Hint(key, {}).sentence(language) for key in keys]
    done = deeds(puzzle.task, line)
    named = puzzle.task.complete and {o.label for o in done.complete} <= {*puzzle.task.complete}
    first = _where(done) if named or not done.complete else None
    second = next((hint for hint in _matters(done) if hint != first), None)
    return [
        first.sentence(language) if first else orders_told("hint-orders", done.complete, language),
        (second or hints(puzzle)[0]).sentence(language),
        Hint("hint-begin", {"line": first_moves(line)}).sentence(language),
    ]


def orders_told(key: str, orders: tuple[Outstanding, ...], language: str) -> str:
    """A sentence that names orders by their labels and by what is printed on them."""
    cards = [
        phrase_of(GAME, "order", {"order": str(order.order), "label": order.label}, language)
        for order in orders
    ]
    facts: Facts = {
        "labels": " ".join(order.label for order in orders),
        "cards": "; ".join(cards),
        "count": len(orders),
    }
    return Hint(key, facts).sentence(language)


def _matters(done: Deeds) -> Iterator[Hint]:
    """What one has to see, the least obvious first."""
    for pair in done.pairs[:1]:
        facts: Facts = {"label": pair.label, "square": pair.square, "same": pair.same}
        yield Hint("hint-pair", facts)
    if done.banked:
        yield Hint("hint-bank", {"coal": done.banked})
    for park in done.parks[:1]:
        yield Hint("hint-park", {"level": park.level})
    if done.withdrawn:
        labels, count = " ".join(done.served), len(done.served)
        yield Hint("hint-withdraw", {"coal": done.withdrawn, "labels": labels, "count": count})
    yield _where(done)
    if done.loaded:
        yield Hint("hint-loads", {"coal": done.loaded})


def _where(done: Deeds) -> Hint:
    """Where the cage loads."""
    if not done.trips:
        return Hint("hint-no-load", {})
    if len(done.trips) > 1:
        return Hint("hint-trips", {"n": len(done.trips)})
    levels = " ".join(map(str, done.trips[0]))
    return Hint("hint-levels", {"levels": levels, "count": len(done.trips[0])})
