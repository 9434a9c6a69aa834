"""Making mining puzzles: seeded, and the same whatever the number of processors.

Five sorts of questions are asked of a pit:

    points   most VP in so many steps
    steps    fewest steps for a set of orders
    space    which mining space is enough for a set of orders: par is the size of a space, and
             whoever misses the leading theme needs a larger one
    relay    two mining actions, mostly with a delivery between them
    ready    most VP, then most empty carts of a colour: their coal lies in the cage for next time

Positions come from several sources (`sources.py`) in turn, batch by batch. A batch is made from the
seed and its number alone, so batches can be made side by side. The `origin` of a puzzle names sort,
source, seed, batch and position: `remade` makes its task anew. What is accepted
(`acceptance.py`) and no twin of an earlier puzzle (`twins.py`) is kept in the order of the batches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from glueckauf.core.batches import batches
from glueckauf.core.streams import stream
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.board.puzzles.making.acceptance import Review, accepted
from glueckauf.games.board.puzzles.making.sources import (
    SPACES,
    crammed,
    from_game,
    random_pit,
    undone,
    usable,
)
from glueckauf.games.board.puzzles.making.twins import Pattern, pattern
from glueckauf.games.board.puzzles.making.wording import texts
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task

SOURCES = ("random", "undone", "games", "crammed")
BATCH = 10  # positions of a batch that does not come from a game
PATIENCE = 400  # batches without a new puzzle, after which nothing more is expected


class Wanted(NamedTuple):
    """What puzzles are to be made; no tiers or themes: any. `warm_up`: grade T1, for beginners."""

    sort: str
    seed: int = 1
    sources: tuple[str, ...] = SOURCES
    tiers: tuple[int, ...] = ()
    themes: tuple[str, ...] = ()
    warm_up: bool = False


def generate(
    wanted: Wanted, number: int, jobs: int = 1, known: Iterable[Task] = ()
) -> Iterator[MiningPuzzle]:
    """So many puzzles, no twins of each other or of the known tasks; fewer if no more are found."""
    seen = {pattern(task) for task in known}
    with tqdm(total=number, unit="puzzle", leave=False, disable=None) as bar:
        for made in islice(_fresh(batches(partial(batch, wanted), jobs), seen), number):
            bar.update()
            yield made


def _fresh(
    made_batches: Iterator[list[MiningPuzzle]], seen: set[Pattern]
) -> Iterator[MiningPuzzle]:
    """Puzzles that are no twins, until nothing new has come for a long time."""
    idle = 0
    for found in made_batches:
        idle += 1
        for made in found:
            mark = pattern(made.task)
            if mark not in seen:
                seen.add(mark)
                idle = 0
                yield made
        if idle > PATIENCE:
            return


def batch(wanted: Wanted, number: int) -> list[MiningPuzzle]:
    """The puzzles of one batch: a whole game, or so many positions of another source."""
    source = wanted.sources[number % len(wanted.sources)]
    made: list[MiningPuzzle] = []
    for origin, task in _tasks(wanted.sort, source, wanted.seed, number):
        found = accepted(task, wanted.warm_up)
        if found is not None and _is_wanted(wanted, found):
            made.append(claiming(origin, task, wanted.sort, found)._replace(origin=origin))
    return made


def remade(origin: str) -> Task:
    """The task of this origin (`points-games-1-0031-2`), made anew; ValueError if there is none."""
    sort, source, seed, number, _ = origin.split("-")
    for name, task in _tasks(sort, source, int(seed), int(number)):
        if name == origin:
            return task
    raise ValueError(f"the generator makes nothing at {origin}")


def _tasks(sort: str, source: str, seed: int, number: int) -> Iterator[tuple[str, Task]]:
    """What is asked of the positions of a batch, each with its origin."""
    rng = stream(f"puzzles {sort} {source} {number}", seed)
    for n, position in enumerate(_positions(source, rng), start=1):
        task = asked(position, sort, rng) if usable(position) else None
        if task is not None:
            yield f"{sort}-{source}-{seed}-{number:04}-{n}", task


def _positions(source: str, rng: Random) -> Iterator[Task]:
    if source == "games":
        return from_game(rng)
    make = {"random": random_pit, "undone": undone, "crammed": crammed}[source]
    return (make(rng) for _ in range(BATCH))


def _is_wanted(wanted: Wanted, found: Review) -> bool:
    value = found.solution.value
    return (
        value is not None
        and value.get("vp", 1) > 0
        and (not wanted.tiers or found.tier in wanted.tiers)
        and set(wanted.themes) <= set(found.themes)
        and (wanted.sort != "space" or value["steps"] in SPACES[:-1])
    )


def claiming(name: str, task: Task, sort: str, found: Review) -> MiningPuzzle:
    """The puzzle with all its claims."""
    solution = solve(task, count=True)
    assert solution.optimal_lines is not None, "what was proven can be counted"
    return MiningPuzzle(
        name,
        name,
        task,
        texts(task, sort, name),
        par=solution.value,
        line=solution.line,
        proof={"states": solution.states, "optimal_lines": solution.optimal_lines},
        tier=found.tier,
        themes=found.themes,
        sort=sort,
    )


# --- What is asked of a position ------------------------------------------------------------


def asked(position: Task, sort: str, rng: Random) -> Task | None:
    """The question of this sort; None if the position does not lend itself to it."""
    return _QUESTIONS[sort](position, rng)


def _points(position: Task, rng: Random) -> Task | None:
    return position._replace(objective=("vp", "-steps"))


def _set(position: Task, rng: Random) -> Task | None:
    """Some of the orders that can be complete together after ten steps."""
    longest = position._replace(actions=(f"mining/{SPACES[-1]}",))
    labels = [order.label for order in position.orders]
    number = min(rng.choice((1, 2, 2, 3)), len(labels))
    task = longest._replace(
        complete=tuple(sorted(rng.sample(labels, number))), objective=("-steps",)
    )
    return task if solve(task).feasible else None


def _relay(position: Task, rng: Random) -> Task | None:
    """Two short actions, so that neither does everything."""
    first, second = rng.choice(((4, 4), (4, 6), (6, 4), (6, 6), (4, 8), (8, 4), (6, 8), (8, 6)))
    due = [order.order.transport for order in position.orders]
    between = [f"delivery/{rng.choice(due)}"] if rng.random() < 0.6 else []
    return position._replace(actions=(f"mining/{first}", *between, f"mining/{second}"))


def _ready(position: Task, rng: Random) -> Task | None:
    """A colour that lies in at least two carts."""
    colours = [c for c, lying in zip(COLOURS, position.mine.carts, strict=True) if len(lying) > 1]
    if not colours:
        return None
    return position._replace(objective=("vp", f"empty:{rng.choice(colours)}", "-steps"))


_QUESTIONS: dict[str, Callable[[Task, Random], Task | None]] = {
    "points": _points,
    "steps": _set,
    "space": _set,
    "relay": _relay,
    "ready": _ready,
}
assert set(_QUESTIONS) == set(SORTS)
