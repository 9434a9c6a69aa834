"""The fewest steps to a goal, and the bound below them, against all that the rulebook allows.

The bound of the turn solver's mining (`steps_at_least`) may promise too few steps, never too many:
else a plan that can be done is thrown away. Here all positions around a pit are made by the six
steps of GA-5.1 and the pair of GA-5.2, and the distance of each to the goal is measured backwards.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import (
    COLOURS,
    LEVELS,
    Half,
    Mine,
    Mining,
    Order,
    Outstanding,
    Player,
)
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.task import Task, table
from glueckauf.games.board.solve.turns.rides import (
    ANY_NUMBER,
    PARKED,
    Mineshaft,
    Spot,
    counted,
    shortest,
    steps_at_least,
)
from tests.games.board.solve.instances import instance

FEW = 60_000  # positions around one pit


class Place(NamedTuple):
    """A pit and a goal: squares of wanted orders, of others, and of wanted ones not taken yet."""

    level: int
    cage: str
    carts: tuple[str, ...]
    storage: str
    need: str
    other: str
    late: tuple[str, ...]
    empty: tuple[int, ...]  # carts still to be emptied, by level
    pairs: int  # pairs that may still go onto wanted orders
    due: bool = False  # a pair is half done

    @property
    def is_goal(self) -> bool:
        return not (self.need or self.late or any(self.empty) or self.due)


def less(coal: str, colour: str) -> str:
    return coal.replace(colour, "", 1)


def more(coal: str, colour: str) -> str:
    return "".join(sorted(coal + colour))


def moves(place: Place, rules: Rules) -> Iterator[tuple[int, Place]]:
    """Every step with its cost; an order may be taken at any time and costs no step."""
    level, cage, carts, storage, need, other, late, empty, pairs, due = place
    if not due:
        for there in (0, *LEVELS):
            if there != level:
                yield 1, place._replace(level=there)
        if level and len(cage) < rules.cage:
            for c in set(carts[level - 1]):
                below = (*carts[: level - 1], less(carts[level - 1], c), *carts[level:])
                asked = tuple(n - (at == level and n > 0) for at, n in enumerate(empty, start=1))
                yield 1, place._replace(cage=more(cage, c), carts=below, empty=asked)
        for c in set(cage) if level == 0 else ():
            if rules.free_storage or c not in need + other:
                yield 1, place._replace(cage=less(cage, c), storage=more(storage, c))
        for n, squares in enumerate(late):
            waiting = late[:n] + late[n + 1 :]
            yield 0, place._replace(need="".join(sorted(need + squares)), late=waiting)
    taken = [(c, place._replace(cage=less(cage, c))) for c in set(cage) if level == 0]
    taken += [(c, place._replace(storage=less(storage, c))) for c in set(storage)]
    for c, rest in taken:
        if due:
            yield 1, rest._replace(due=False)
            continue
        if c in need:
            yield 1, rest._replace(need=less(need, c))
        if c in other:
            yield 1, rest._replace(other=less(other, c))
        if rules.pairs:
            for square in set(need) if pairs else ():
                left = pairs - (pairs != ANY_NUMBER)
                yield 1, rest._replace(need=less(need, square), pairs=left, due=True)
            for square in set(other):
                yield 1, rest._replace(other=less(other, square), due=True)


def distances(start: Place, rules: Rules, depth: int) -> dict[Place, int] | None:
    """The fewest steps to the goal from each place whose way leads nowhere beyond this depth.

    Forwards, all places within so many steps of the start; then backwards from the goals.
    None: too many places.
    """
    depths = {start: 0}
    before: dict[Place, list[tuple[int, Place]]] = {start: []}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if depths[place] == depth:
            continue
        for cost, after in moves(place, rules):
            then = depths[place] + cost
            if then < depths.get(after, depth + 1):
                depths[after] = then
                queue.append(after) if cost else queue.appendleft(after)
                if len(depths) > FEW:
                    return None
            before.setdefault(after, []).append((cost, place))
    found: dict[Place, int] = {}
    goals = deque((0, place) for place in depths if place.is_goal)
    while goals:
        steps, place = goals.popleft()
        if place in found:
            continue
        found[place] = steps
        for cost, earlier in before[place]:
            goals.append((steps + cost, earlier)) if cost else goals.appendleft((steps, earlier))
    return {place: steps for place, steps in found.items() if depths[place] + steps <= depth}


def spot_of(place: Place) -> Spot:
    y, b, g, k = place.empty
    return Spot(
        place.level,
        PARKED,
        counted(place.cage),
        place.carts,
        counted(place.storage),
        counted(place.need),
        counted(place.other),
        tuple(map(counted, place.late)),
        (y, b, g, k),
        place.pairs,
    )


def pit(seed: int) -> tuple[Place, Rules]:
    """A small pit with a goal: orders, carts to empty, pairs that are rationed, or all of it."""
    rng = random.Random(f"goal {seed}")
    task = instance(seed, orders=(1, 3), steps=(4, 4), coal=(1, 6), plain=True)
    rules = Rules(
        cage=rng.choice((1, 2, 3, 5)),
        pairs=rng.random() < 0.85,
        free_storage=rng.random() < 0.3,
    )
    mine = task.mine
    carts = list(mine.carts)
    if rng.random() < 0.3:  # coal of other colours (GA-4.3)
        carts = ["".join(rng.choice((c, c, *COLOURS)) for c in word) for word in carts]
    kinds: dict[str, list[str]] = {"need": [], "other": [], "late": []}
    for held in task.orders:
        empty = "".join(
            c for c, coal in zip(held.order.squares, held.squares, strict=True) if not coal
        )
        kinds[rng.choice(("need", "need", "other", "late"))].append(empty)
    asked = [0, 0, 0, 0]
    if rng.random() < 0.5:
        asked = [rng.choice((0, rng.randint(0, len(coal)))) for coal in carts]
    place = Place(
        mine.level,
        more(mine.cage[: rules.cage], ""),
        tuple(more(coal, "") for coal in carts),
        more(mine.storage, ""),
        more("".join(kinds["need"]), ""),
        more("".join(kinds["other"]), ""),
        tuple(kinds["late"]),
        tuple(asked),
        rng.choice((ANY_NUMBER, ANY_NUMBER, 0, 1, 2)),
    )
    return place, rules


def shaft_of(place: Place, rules: Rules) -> Mineshaft:
    mixed = any(word.strip(COLOURS[n]) for n, word in enumerate(place.carts))
    return Mineshaft(rules.cage, rules.pairs, rules.free_storage, mixed)


def never_too_many(seed: int, depth: int) -> Counter[str]:
    """Every place around a pit is asked; how many there were, and for how many it was exact."""
    start, rules = pit(seed)
    shaft = shaft_of(start, rules)
    asked: Counter[str] = Counter()
    for place, steps in (distances(start, rules, depth) or {}).items():
        if place.due:
            continue
        least = steps_at_least(spot_of(place), shaft)
        assert least <= steps, (place, rules, least, steps)
        asked["places"] += 1
        asked["exact"] += least == steps
    return asked


def test_the_bound_is_never_above_the_fewest_steps() -> None:
    asked: Counter[str] = Counter()
    for seed in range(40):
        asked += never_too_many(seed, 8)
    assert asked["places"] > 5000
    assert asked["exact"] > 0.7 * asked["places"]  # a bound that always says 0 proves nothing


@pytest.mark.long
def test_the_bound_is_never_above_the_fewest_steps_around_hundreds_of_pits() -> None:
    asked: Counter[str] = Counter()
    for seed in range(100, 900):
        asked += never_too_many(seed, 10)
    assert asked["places"] > 150_000


def finds_the_fewest(seed: int, depth: int, number: int) -> int:
    """A* leaves out steps that it takes for needless: it must still find the shortest way."""
    start, rules = pit(seed)
    start = start._replace(late=())
    shaft = shaft_of(start, rules)
    found = distances(start, rules, depth) or {}
    places = sorted(place for place in found if not place.due)
    some = random.Random(seed).sample(places, min(number, len(places)))
    for place in some:
        way = shortest(spot_of(place), shaft, found[place] + 1, never)
        assert way is not None, (place, rules, found[place])
        assert way[0] == found[place], (place, rules, found[place], way)
        assert found[place] == 0 or shortest(spot_of(place), shaft, found[place] - 1, never) is None
    return len(some)


def never(_: int) -> bool:
    return False


def test_the_shortest_way_is_found() -> None:
    assert sum(finds_the_fewest(seed, 7, 30) for seed in range(40)) > 300


@pytest.mark.long
def test_the_shortest_way_is_found_from_thousands_of_places() -> None:
    assert sum(finds_the_fewest(seed, 9, 100) for seed in range(100, 600)) > 10_000


# --- The steps above are those of the rules -------------------------------------------------


def task_of(place: Place, rules: Rules) -> Task:
    """The wanted squares on order A, the others on order B."""
    y, b, g, k = place.carts
    coal = ["".join(sorted(word, key=COLOURS.index)) for word in (place.cage, place.storage)]
    cards = [("A", place.need), ("B", place.other)]
    orders = tuple(
        Outstanding(label, Order("barrow", squares, 1), ("",) * len(squares))
        for label, squares in cards
        if squares
    )
    mine = Mine(place.level, coal[0], (y, b, g, k), coal[1], ())
    return Task(mine, orders, ("mining/99",), rules=rules)


def is_reached(player: Player, start: Place) -> bool:
    loaded = [len(a) - len(b) for a, b in zip(start.carts, player.mine.carts, strict=True)]
    if any(done < asked for done, asked in zip(loaded, start.empty, strict=True)):
        return False
    squares = [coal for held in player.orders if held.label == "A" for coal in held.squares]
    return all(squares) and sum(len(coal) == 2 for coal in squares) <= start.pairs


def fewest_by_the_rules(start: Place, rules: Rules, most: int) -> int | None:
    """Through `legal_moves`, step by step; equal players count once."""
    task = task_of(start, rules)
    layer: set[tuple[Player, Half | None]] = {(table(task).players[0], None)}
    seen = set(layer)
    for steps in range(most + 1):
        if any(half is None and is_reached(player, start) for player, half in layer):
            return steps
        following: set[tuple[Player, Half | None]] = set()
        for player, half in layer if steps < most else ():
            state = table(task, player, Mining(99, half))
            for move in state.legal_moves():
                if move != END:
                    after = state.after(move)
                    assert isinstance(after.pending, Mining)
                    following.add((after.players[0], after.pending.half))
        layer = following - seen
        seen |= layer
    return None


@pytest.mark.parametrize("seed", range(30))
def test_the_fewest_steps_are_those_of_the_rules(seed: int) -> None:
    start, rules = pit(seed)
    start = start._replace(late=())
    found = distances(start, rules, 5)
    assert found is not None
    assert found.get(start) == fewest_by_the_rules(start, rules, 5)
