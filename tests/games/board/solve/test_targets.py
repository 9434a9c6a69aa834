"""Targets: the same optimum as the plain search on the families that were slow once.

Deliveries between actions, squares of mixed orders, forced pairs, and words to be small, in pits so
small that every line can be tried; and the bounds that targets rest on, asked directly along lines
that know nothing of them.
"""

from __future__ import annotations

import random
from itertools import product
from time import process_time

import pytest

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END, Ride
from glueckauf.games.board.parts import COLOURS, LABELS, TRANSPORTS, Mining, Outstanding, Player
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.aiming import Aiming, Candidate, fits
from glueckauf.games.board.solve.pit.fewest import in_time
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.plan import Counts, counts, open_squares
from glueckauf.games.board.solve.pit.targets import Delivery, Target, Targets
from glueckauf.games.board.solve.pit.task import Task, play, rank, steps_of, table
from glueckauf.games.board.solve.turns.rides import PARKED, Mineshaft, Spot, steps_at_least
from tests.games.board.solve.instances import instance, mixed_order
from tests.games.board.solve.plain import plain_solve

FOREVER = 10.0**9
OBJECTIVES: tuple[tuple[str, ...], ...] = (
    ("vp", "-steps"),
    ("complete", "vp", "-steps"),
    ("squares", "-steps"),
    ("vp", "squares", "-steps"),
    ("squares", "vp"),
    ("-vp", "squares", "-steps"),
    ("squares", "-vp", "-steps"),
    ("-complete", "squares", "-vp"),
    ("-squares", "-steps"),
    ("vp", "-empty:k", "-steps"),
    ("-empty:g", "vp", "-steps"),
    ("empty:b", "vp", "-steps"),
    ("vp", "empty:y", "-empty:k"),
    ("-coal", "vp"),
    ("-steps", "vp"),
)


def family(seed: int) -> Task:
    """A small task of one to three actions, with deliveries between them, and any objective."""
    rng = random.Random(f"family {seed}")
    room = rng.choice((1, 2, 3, 5, 5, 5))
    task = instance(seed, orders=(1, 3), steps=(3, 5), coal=(2, 6), plain=True)
    orders = task.orders
    if rng.random() < 0.5:
        orders = tuple(mixed_order(rng, LABELS[n], 3) for n in range(rng.randint(1, 4)))
    if rng.random() < 0.3:  # forced pairs: nothing of one colour is left
        colour = rng.randrange(4)
        y, b, g, k = ("" if n == colour else word for n, word in enumerate(task.mine.carts))
        task = task._replace(mine=task.mine._replace(carts=(y, b, g, k)))
    actions = [f"mining/{rng.randint(2, 5)}"]
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        if rng.random() < 0.8:
            actions.append(f"delivery/{rng.choice(orders).order.transport}")
        actions.append(f"mining/{rng.randint(1, 3)}")
    if rng.random() < 0.1:
        actions.append(f"delivery/{rng.choice(orders).order.transport}")
    must = [order.label for order in orders if rng.random() < 0.1]
    rules = Rules(cage=room, free_storage=rng.random() < 0.2, pairs=rng.random() < 0.9)
    mine = task.mine._replace(cage=task.mine.cage[:room])
    return task._replace(
        mine=mine,
        orders=orders,
        actions=tuple(actions),
        objective=rng.choice(OBJECTIVES),
        complete=tuple(must),
        rules=rules,
    )


def is_small(task: Task) -> bool:
    return sum(map(steps_of, task.actions)) <= 7


def agrees(task: Task, count: bool = False) -> bool:
    """The same optimum as the plain search, by targets alone; was the task one for them?"""
    if not fits(task) or not is_small(task):
        return False
    best, _, lines = plain_solve(task)
    aimed = Aiming(task, FOREVER).solve()
    if aimed.tokens is not None and not _plays(task, aimed.tokens):
        transports = [action for action in task.actions if action.startswith("delivery/")]
        assert len(set(transports)) < len(transports)  # twice the same: left to the general search
    else:
        assert (aimed.rank, aimed.left) == (best, None), task
        if aimed.tokens is not None:
            end = play(task, aimed.tokens)
            assert end.meets
            assert rank(task, end.value) == best, task
    solution = solve(task, count=count)
    assert solution.proven
    assert solution.bound is None
    assert (None if solution.value is None else rank(task, solution.value)) == best, task
    assert solution.optimal_lines == (lines if count else None), task
    return True


def _plays(task: Task, tokens: list[str]) -> bool:
    try:
        play(task, tokens)
    except IllegalMove:
        return False
    return True


def test_the_plain_search_finds_the_same() -> None:
    assert sum(agrees(family(seed), count=seed % 4 == 0) for seed in range(90)) > 50


@pytest.mark.long
def test_the_plain_search_finds_the_same_in_thousands_of_tasks() -> None:
    assert sum(agrees(family(seed), count=seed % 4 == 0) for seed in range(100, 6000)) > 3000


# --- Bounds along lines that know nothing of them -------------------------------------------


def some_line(task: Task, rng: random.Random) -> list[tuple[int, int, Player]] | None:
    """The player, the steps used and those gone after each step of a line drawn by lot.

    It loads and fills rather than rides. None if a delivery cannot be made.
    """
    player = table(task).players[0]
    used, gone, found = 0, 0, [(0, 0, player)]
    for action in task.actions:
        budget = steps_of(action)
        if not budget:
            try:
                player = table(task, player).after(action).players[0]
            except IllegalMove:
                return None
            continue
        state = table(task, player, Mining(budget))
        left = budget
        while isinstance(state.pending, Mining):
            moves = [move for move in state.legal_moves() if move != END or rng.random() < 0.05]
            if not moves:
                break
            weights = [1 if isinstance(move, Ride) else 6 for move in moves]
            move = rng.choices(moves, weights)[0]
            state = state.after(move)
            if move == END:
                break
            used, left = used + 1, left - 1
            whole = not isinstance(state.pending, Mining) or state.pending.half is None
            if whole:
                found.append((used, gone + budget - left, state.players[0]))
        player = state.players[0]
        gone += budget
    return found


def empty_now(task: Task, player: Player) -> list[Counts]:
    """By order of the task; a delivered one has no empty square."""
    held = {o.label: o for o in player.orders}
    rows = []
    for order in task.orders:
        now = held.get(order.label)
        rows.append((0, 0, 0, 0) if now is None else open_squares(task._replace(orders=(now,)))[0])
    return rows


def along(seed: int) -> int:
    """Is any bound above what this line needs? How many positions were asked."""
    rng = random.Random(f"along {seed}")
    task = family(seed)._replace(objective=("vp", "-steps"), complete=())
    line = some_line(task, rng)
    if line is None:
        return 0
    aiming = Aiming(task, FOREVER)
    start, end = open_squares(task), empty_now(task, line[-1][2])
    fill = _minus(_total(start), _total(end))
    chain = []
    gone, delivered = 0, set[int]()
    for action in task.actions:
        if steps_of(action):
            gone += steps_of(action)
            continue
        before = [player for _, now, player in line if now <= gone][-1]
        done = [n for n, row in enumerate(empty_now(task, before)) if not any(row)]
        transport = action.partition("/")[2]
        fitting = [n for n in done if task.orders[n].order.transport == transport]
        chain.append(Delivery(gone, next(n for n in fitting if n not in delivered)))
        delivered |= {*fitting}
    dues = aiming.dues(Candidate(Target(fill, 0, ()), tuple(chain), ()))
    for used, now, player in line:
        rows = empty_now(task, player)
        need, mine = _minus(_total(rows), _total(end)), player.mine
        spot = Spot(
            mine.level,
            PARKED,
            _four(counts(mine.cage)),
            mine.carts,
            _four(counts(mine.storage)),
            _four(need),
            _four(_total(end)),
        )
        assert steps_at_least(spot, aiming.shaft) <= line[-1][0] - used, (seed, used)
        assert in_time(spot, aiming.shaft, [due for due in dues if due.at > now], now), (seed, used)
    return len(line) * bool(any(fill))


def _total(rows: list[Counts]) -> Counts:
    return tuple(sum(row[c] for row in rows) for c in range(4))


def _minus(one: Counts, two: Counts) -> Counts:
    return tuple(a - b for a, b in zip(one, two, strict=True))


def _four(row: Counts) -> tuple[int, int, int, int]:
    return row[0], row[1], row[2], row[3]


def test_no_line_is_quicker_than_the_bounds() -> None:
    assert sum(map(along, range(1500))) > 2000


@pytest.mark.long
def test_no_line_of_thousands_is_quicker_than_the_bounds() -> None:
    assert sum(map(along, range(2000, 60_000))) > 60_000


def test_coal_that_must_stay_is_as_good_as_gone() -> None:
    """Of levels of one colour: a cart less, or one that may not be loaded."""
    asked = 0
    for seed in range(400):
        rng = random.Random(seed)
        task = instance(seed, plain=True)
        carts = tuple(COLOURS[n] * len(word) for n, word in enumerate(task.mine.carts))
        kept = _four(tuple(rng.randint(0, len(word)) for word in carts))
        empty = _four(tuple(rng.choice((0, 0, n and rng.randint(0, n))) for n in map(len, carts)))
        need = _four(tuple(rng.randint(0, 3) for _ in range(4)))
        cage, storage = _four(counts(task.mine.cage)), _four(counts(task.mine.storage))
        spot = Spot(task.mine.level, PARKED, cage, carts, storage, need, (0, 0, 0, 0), empty=empty)
        less = spot._replace(carts=tuple(w[n:] for w, n in zip(carts, kept, strict=True)))
        shaft = Mineshaft(5, True, False, False)
        least = steps_at_least(spot, shaft._replace(kept=kept))
        assert least == steps_at_least(less, shaft)
        asked += least > 0
    assert asked > 200


# --- What targets are worth -----------------------------------------------------------------


def spread(waiting: list[Counts], fill: Counts) -> set[frozenset[int]]:
    """The sets of orders that are complete, for every way to spread these squares."""
    found = {(fill, frozenset[int]())}
    for n, need in enumerate(waiting):
        following = set()
        for left, complete in found:
            for given in product(*(range(min(a, b) + 1) for a, b in zip(need, left, strict=True))):
                done = complete | {n} if given == need else complete
                following.add((_minus(left, given), done))
        found = following
    return {complete for left, complete in found if not any(left)}


@pytest.mark.parametrize("seed", range(60))
def test_the_worth_of_a_target_is_the_best_of_all_spreads(seed: int) -> None:
    rng = random.Random(f"spread {seed}")
    orders = tuple(mixed_order(rng, LABELS[n], 3) for n in range(rng.randint(1, 4)))
    words = rng.choice(((("-vp", "-complete")), ("-complete", "-vp"), ("vp", "complete")))
    task = instance(seed)._replace(orders=orders, objective=("squares", *words))
    waiting = open_squares(task)
    must = rng.choice((0, 0, 1))
    for target in Targets(task, waiting, 5).of(must):
        ranks = []
        for complete in spread(waiting, target.fill):
            if must and 0 not in complete:
                continue
            vp = sum(orders[n].order.vp for n in complete)
            numbers = {"vp": vp, "-vp": -vp, "complete": len(complete), "-complete": -len(complete)}
            ranks.append(tuple(numbers[word] for word in words))
        assert ranks
        assert target.worth == max(ranks), (task, target)


def test_a_worth_is_spread_as_it_was_counted() -> None:
    """The line fills the squares of some orders and leaves one square of each other one empty."""
    for seed in range(100):
        rng = random.Random(f"shares {seed}")
        orders = tuple(mixed_order(rng, LABELS[n], 3) for n in range(rng.randint(1, 5)))
        task = instance(seed)._replace(orders=orders, objective=("squares", "-vp"))
        waiting = open_squares(task)
        targets = Targets(task, waiting, 6)
        for target in targets.of(0):
            shares = targets.shares(target, [])
            assert _total([tuple(row) for row in shares]) == target.fill
            for n, (row, need) in enumerate(zip(shares, waiting, strict=True)):
                assert (tuple(row) == need) == bool(target.orders >> n & 1)


# --- Time and room --------------------------------------------------------------------------


LATE = 5.0  # seconds of computing after time is up; minutes where no limit is kept


def large(seed: int, orders: int, steps: int) -> Task:
    rng = random.Random(f"large {seed}")
    task = instance(seed, (3, 3), (steps, steps), (26, 26), plain=True)
    held: tuple[Outstanding, ...] = tuple(mixed_order(rng, LABELS[n], 4) for n in range(orders))
    return task._replace(orders=held)


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.5])
@pytest.mark.parametrize("objective", [("vp", "-steps"), ("squares", "vp"), ("steps", "vp")])
def test_time_is_kept_and_what_is_left_is_told(seconds: float, objective: tuple[str, ...]) -> None:
    task = large(1, 26, 40)._replace(objective=objective)
    started = process_time()
    solution = solve(task, seconds=seconds, count=True)
    assert process_time() - started < seconds + LATE
    if solution.proven:
        assert solution.bound is None
    else:
        assert solution.bound is not None
        assert solution.value is None or rank(task, solution.value) <= rank(task, solution.bound)


def test_deliveries_that_cannot_be_made_are_seen_at_once() -> None:
    task = large(2, 8, 20)
    first = task.orders[0]._replace(order=task.orders[0].order._replace(transport=TRANSPORTS[0]))
    others = tuple(o._replace(order=o.order._replace(transport=TRANSPORTS[1])) for o in task.orders)
    task = task._replace(
        orders=(first, *others[1:]),
        actions=("mining/2", f"delivery/{TRANSPORTS[0]}", "mining/18"),
        mine=task.mine._replace(level=0, cage="", storage=""),
    )
    solution = solve(task)
    assert (solution.feasible, solution.proven) == (False, True)
    assert solution.seconds < 1
