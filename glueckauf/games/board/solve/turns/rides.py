"""The shortest mining that reaches a goal: A* over the steps of one or several mining actions.

Between turns a pit stays as it is (GA-5.5), so actions that follow each other are one long row of
steps. Only two things feel where one action ends: a pair must lie within one (R3), and orders can
be taken only between them. Squares of one colour are alike, whichever wanted order they are on,
so a goal is a number of squares of each colour. Vectors count y b g k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple, Protocol

from glueckauf.core.budget import is_spent
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.board.solve.turns.levels import levels_at_least

Vector = tuple[int, int, int, int]
ZERO: Vector = (0, 0, 0, 0)
ANY_NUMBER = 99
NEVER = 10_000


class Spot(NamedTuple):
    """A pit on the way to a goal.

    `mode` tells whether the cage was left `PARKED` here before the first step (or is at the
    surface), has just `ARRIVED` at a level, or has `LOADED` there. `need` are the empty squares of
    wanted orders, `other` those of the other orders, `late` the squares of each wanted order that
    is not taken yet. `empty` is how many carts of each level must still be emptied, `pairs` how
    many pairs may still go onto wanted orders.
    """

    level: int
    mode: int
    cage: Vector
    carts: tuple[str, ...]
    storage: Vector
    need: Vector
    other: Vector
    late: tuple[Vector, ...] = ()
    empty: Vector = ZERO
    pairs: int = ANY_NUMBER


PARKED, ARRIVED, LOADED = 0, 1, 2


class Mineshaft(NamedTuple):
    """What of the rules and the frame of a search stays the same for all spots.

    `breaks` are the numbers of steps after which an action ends. `unblocking` are squares that do
    not forbid storing (GA-5.4): a relaxation for orders that could be taken later. With `in_order`
    late orders are taken one after the other. `kept` is how much coal must stay on the carts of
    each level; without `dumps` no square of another order is ever filled.
    """

    cage: int
    pairs: bool
    free_storage: bool
    mixed: bool
    breaks: frozenset[int] = frozenset()
    unblocking: Vector = ZERO
    in_order: bool = False
    kept: Vector = ZERO
    dumps: bool = True


class Step(NamedTuple):
    """One step: `text` as in the notation, where a fill names the kind of order for its label.

    `g>wanted`, `s:g>other`; a pair is one entry of two steps: `y>wanted.g b>wanted.g`. `take/n`
    takes the nth of the late orders.
    """

    text: str
    cost: int


class Undecided(Exception):
    """The search was stopped by its limit."""


def counted(coal: str) -> Vector:
    return coal.count("y"), coal.count("b"), coal.count("g"), coal.count("k")


def shifted(vector: Vector, at: int, by: int) -> Vector:
    row = list(vector)
    row[at] += by
    return tuple(row)  # type: ignore[return-value]  # still four


def plus(one: Vector, two: Vector) -> Vector:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3]


# --- A lower bound --------------------------------------------------------------------------


def steps_at_least(spot: Spot, shaft: Mineshaft) -> int:
    """A number of steps below which the goal cannot be reached; NEVER where coal is missing.

    Three kinds of steps are counted apart, so that none counts twice: handling (loads, fills, coal
    put aside), moves of the cage to a level, and moves up to the surface. For each kind a number
    that no way undercuts; what is left out only makes ways shorter:

    - when coal may be stored (GA-5.4), and for which ride a fill must wait;
    - in which order and with how many rides levels are visited: each counts once;
    - where an action ends: no pair waits for the next one, no order for its taking (late squares
      count as wanted, and taking costs nothing);
    - squares of other orders: they hold nothing that could be used.

    In the reasons below a way has L loads and P pairs on wanted squares; l and p are those of one
    colour. `tests/games/board/solve/test_steps.py` measures the truth.
    """
    need = spot.need
    for squares in spot.late:
        need = plus(need, squares)
    level, cage, storage, carts, empty = spot.level, spot.cage, spot.storage, spot.carts, spot.empty
    squares_left = need[0] + need[1] + need[2] + need[3]
    to_empty = empty[0] + empty[1] + empty[2] + empty[3]
    if not squares_left and not to_empty:
        return 0
    mixed, places = shaft.mixed, shaft.cage
    # Where coal of other colours lies on a level, colours do not tell levels: see levels_at_least.
    stock = counted("".join(carts)) if mixed else tuple(map(_above, carts, shaft.kept))
    here = 0 if mixed else level
    # By colour: `unmet` squares that coal at hand does not cover, each of which is loaded for or
    # takes a pair (l + p >= unmet). Coal at hand beyond its squares is `junk`, coal on the carts
    # beyond them `surplus`; squares beyond all coal of their colour are `forced` to take pairs
    # (P >= forced). `only_emptied` are carts to be emptied beyond the loads for squares.
    unmet_all = junk = forced = surplus = only_emptied = visits = 0
    visits_for: list[int] = []
    loaded_for = [0, 0, 0, 0]
    for n in range(4):
        unmet = need[n] - cage[n] - storage[n]
        asked = empty[n]
        if unmet <= 0:
            junk -= unmet
            surplus += stock[n]
            only_emptied += asked
        else:
            unmet_all += unmet
            if asked > unmet:
                only_emptied += asked - unmet
            if unmet > stock[n]:
                forced += unmet - stock[n]
                unmet = stock[n]
            else:
                surplus += stock[n] - unmet
            if mixed:
                loaded_for[n] = unmet
            elif unmet and not asked and n != here - 1:
                visits_for.append(unmet)
        if asked and n != here - 1:
            visits += 1
    # All coal there is, beyond its own squares, must suffice for two a forced square.
    if forced and (not shaft.pairs or forced > spot.pairs or 2 * forced > junk + surplus):
        return NEVER
    if mixed:
        only_emptied = max(0, to_empty - unmet_all)
    in_cage, in_storage = sum(cage), sum(storage)
    fills = squares_left + forced  # a coal a square and one more a pair
    from_below = max(
        0, fills - in_cage - in_storage
    )  # coal is placed once, and so much is not here
    loads = max(from_below, to_empty)
    # Handling, counted in two ways. Fills are squares_left + P, so the first asks for L + P:
    #   l + p >= unmet and l >= asked give unmet_all + only_emptied (mixed: L alone >= to_empty);
    #   all placed coal was at hand or loaded, squares_left + P <= squares_left - unmet_all + junk
    #   + L, so L + P >= unmet_all + 2 P - junk, and P >= forced.
    # The second: L >= loads, and at the end the cage holds no more than its places, so that in_cage
    # + L - places coal have left it. Each did so by a step, be it a fill or coal put aside.
    steps = max(
        squares_left + unmet_all + max(only_emptied, 2 * forced - junk),
        loads + max(fills, in_cage + loads - places),
    )
    # Moves to levels: one for each where carts must be emptied, and one for each colour that is
    # loaded, but where the cage is. A colour need not be loaded if pairs fill all its squares. That
    # costs no handling while it is junk, or coal that is taken off the carts anyhow, that makes
    # these pairs: `spare`. Beyond it both counts above grow by one a colour at least, as two coal
    # more a square must come from somewhere, so that nothing is saved. Most colours are saved if
    # those with the fewest squares come first.
    spare = junk + (to_empty if mixed else only_emptied) - 2 * forced if shaft.pairs else 0
    if mixed:
        most = min(spot.pairs, spare // 2)
        visits = levels_at_least(loaded_for, most, spare, empty, level, carts, shaft.kept)
    else:
        visits_for.sort()
        for unmet in visits_for:
            if 2 * unmet <= spare and unmet <= spot.pairs:
                spare -= 2 * unmet
            else:
                visits += 1
    # Moves up: what is placed from the cage must be brought to the surface, so many places at a
    # time; and of what is loaded to empty carts, all that the cage does not hold at the end. Between
    # two moves up lies one to a level, and from the surface one lies before the first.
    if level:
        ups = -(-max(0, from_below - places + in_cage) // places)
        if fills > in_storage:
            ups += 1
        ups = max(ups, -(-max(0, in_cage + to_empty - places) // places))
        downs = ups - 1 if from_below else 0
    else:
        ups = -(-from_below // places)
        downs = max(ups, -(-to_empty // places))
        ups = max(ups, downs - 1)
    return steps + ups + max(visits, downs)


def _above(cart: str, kept: int) -> int:
    return max(0, len(cart) - kept)


# --- The steps that can matter --------------------------------------------------------------


def useful_steps(spot: Spot, shaft: Mineshaft, at: int) -> Iterator[tuple[Step, Spot]]:
    """Every step but those that some other step makes needless, with the pit after it.

    Levels of one ride are visited from 1 to 4, each for at least one coal. Coal leaves the cage
    unused (into the storage, or onto an order nobody wants) only when its place could be needed.
    """
    level, mode, cage, carts, storage, need, other, late, empty, pairs = spot
    squares_left = sum(need) + sum(map(sum, late))
    if level and any(storage) and (mode == PARKED or shaft.breaks):
        yield from _fills(spot, shaft, at, ZERO, storage)
    if not level:
        yield from _fills(spot, shaft, at, cage, storage)
        coal_below = sum(map(len, carts))
        if sum(cage) + min(coal_below, 2 * squares_left + sum(empty)) > shaft.cage:
            yield from _disposals(spot, shaft)
    else:
        word = carts[level - 1]
        if sum(cage) < shaft.cage and len(word) > shaft.kept[level - 1]:
            for n, colour in enumerate(COLOURS):
                if colour in word and _is_useful(spot, shaft, n, squares_left):
                    left = word.replace(colour, "", 1)
                    still = shifted(empty, level - 1, -1) if empty[level - 1] else empty
                    below = carts[: level - 1] + (left,) + carts[level:]
                    loaded = shifted(cage, n, 1)
                    yield (
                        Step(f"+{colour}", 1),
                        Spot(
                            level,
                            PARKED if mode == PARKED else LOADED,
                            loaded,
                            below,
                            storage,
                            need,
                            other,
                            late,
                            still,
                            pairs,
                        ),
                    )
        if mode != ARRIVED:
            yield Step("0", 1), spot._replace(level=0, mode=PARKED)
    if mode != ARRIVED and sum(cage) < shaft.cage:
        lowest = 1 if mode == PARKED else level + 1
        for there in range(lowest, 5):
            if there != level and len(carts[there - 1]) > shaft.kept[there - 1]:
                yield Step(str(there), 1), spot._replace(level=there, mode=ARRIVED)
    if late:
        wait = next((b - at for b in sorted(shaft.breaks) if b >= at), None)
        if wait is not None:
            for n, squares in enumerate(late[:1] if shaft.in_order else late):
                taken = spot._replace(need=plus(need, squares), late=late[:n] + late[n + 1 :])
                yield Step(f"take/{n}", wait), taken


def _is_useful(spot: Spot, shaft: Mineshaft, colour: int, squares_left: int) -> bool:
    """May this coal be wanted, for its square, as half of a pair, or for its empty cart?"""
    if spot.empty[spot.level - 1]:
        return True
    need = spot.need[colour] + sum(squares[colour] for squares in spot.late)
    if spot.cage[colour] + spot.storage[colour] < need:
        return True
    return shaft.pairs and bool(spot.pairs) and squares_left > 0


def _fills(
    spot: Spot, shaft: Mineshaft, at: int, cage: Vector, storage: Vector
) -> Iterator[tuple[Step, Spot]]:
    """Onto wanted squares: a coal of the colour, or a pair of two others (GA-5.2)."""
    need = spot.need
    sources = [(n, False) for n in range(4) if cage[n]] + [
        (n, True) for n in range(4) if storage[n]
    ]
    for n, stored in sources:
        if need[n]:
            prefix = "s:" if stored else ""
            yield (
                Step(f"{prefix}{COLOURS[n]}>wanted", 1),
                _without(spot, n, stored)._replace(need=shifted(need, n, -1)),
            )
    if not (shaft.pairs and spot.pairs and sources):
        return
    cost = 3 if at + 1 in shaft.breaks else 2
    fewer = spot.pairs - (spot.pairs != ANY_NUMBER)
    for one, (n, stored) in enumerate(sources):
        for m, also_stored in sources[one:]:
            if (n, stored) == (m, also_stored) and (storage if stored else cage)[n] < 2:
                continue
            rest = _without(_without(spot, n, stored), m, also_stored)
            for square in range(4):
                if need[square] and square not in (n, m):
                    target = f"wanted.{COLOURS[square]}"
                    text = " ".join(
                        f"{'s:' if from_storage else ''}{COLOURS[c]}>{target}"
                        for c, from_storage in ((n, stored), (m, also_stored))
                    )
                    yield (
                        Step(text, cost),
                        rest._replace(need=shifted(need, square, -1), pairs=fewer),
                    )


def _without(spot: Spot, colour: int, stored: bool) -> Spot:
    if stored:
        return spot._replace(storage=shifted(spot.storage, colour, -1))
    return spot._replace(cage=shifted(spot.cage, colour, -1))


def _disposals(spot: Spot, shaft: Mineshaft) -> Iterator[tuple[Step, Spot]]:
    """A place of the cage made free: into the storage, or where GA-5.4 forbids it, onto an order."""
    need, other, unblocking = spot.need, spot.other, shaft.unblocking
    for n, coals in enumerate(spot.cage):
        if not coals:
            continue
        rest = spot._replace(cage=shifted(spot.cage, n, -1))
        if shaft.free_storage or not (need[n] > unblocking[n] or other[n]):
            yield Step(f"{COLOURS[n]}>s", 1), rest._replace(storage=shifted(spot.storage, n, 1))
        elif shaft.dumps and other[n] and not need[n] > unblocking[n]:
            yield Step(f"{COLOURS[n]}>other", 1), rest._replace(other=shifted(other, n, -1))


# --- The search -----------------------------------------------------------------------------


class Timed(Protocol):
    """A search that counts the spots it opens. `deadline` is a time of time.perf_counter()."""

    opened: int
    deadline: float


def stopper(search: Timed, limit: int) -> Callable[[int], bool]:
    """Counts spots as they are opened: should it stop, after so many or because time is up?"""
    left = limit

    def stop(opened: int) -> bool:
        nonlocal left
        search.opened += opened
        left -= opened
        return left < 0 or is_spent(search.deadline)

    return stop


def shortest(
    start: Spot, shaft: Mineshaft, most: int, stop: Callable[[int], bool]
) -> tuple[int, list[Step]] | None:
    """The fewest steps (those lost at the end of an action included) that reach the goal.

    None if `most` steps are not enough; Undecided if `stop(spots opened)` says so.
    """
    bound = steps_at_least(start, shaft)
    if bound > most:
        return None
    tie = count()
    queue: list[tuple[int, int, int, int, Spot]] = [(bound, 0, next(tie), 0, start)]
    best: dict[Spot, int] = {start: 0}
    came: dict[Spot, tuple[Spot, Step]] = {}
    opened = 0
    while queue:
        _, _, _, used, spot = heappop(queue)
        if used > best[spot]:
            continue
        opened += 1
        if opened % 256 == 0 and stop(256):
            raise Undecided
        if spot.need == ZERO and not spot.late and spot.empty == ZERO:
            stop(opened % 256)
            return used, _way(came, start, spot)
        for step, then in useful_steps(spot, shaft, used):
            after = used + step.cost
            if after >= best.get(then, NEVER):
                continue
            total = after + steps_at_least(then, shaft)
            if total <= most:
                best[then] = after
                came[then] = spot, step
                heappush(queue, (total, -after, next(tie), after, then))
    stop(opened % 256)
    return None


def _way(came: dict[Spot, tuple[Spot, Step]], start: Spot, end: Spot) -> list[Step]:
    steps: list[Step] = []
    while end != start:
        end, step = came[end]
        steps.append(step)
    return steps[::-1]
