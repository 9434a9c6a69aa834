"""The bounds, asked directly: no position is worth more than its bound, nor nearer than it says.

A solver whose bound promises too little prunes the best line and calls the second best proven. So
every position of many small pits is asked for its bound, and the truth is told by trying all steps
that `legal_moves` allows, which knows no bound.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import COLOURS, Half, Mine, Mining, Outstanding, Player
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.bound import Bound
from glueckauf.games.board.solve.pit.lines import best_line
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.plan import Rank
from glueckauf.games.board.solve.pit.search import TECHNIQUES, Node, Search
from glueckauf.games.board.solve.pit.task import WORDS, Task, outcome, rank, table
from tests.games.board.scenes import OrderSpec, outstanding
from tests.games.board.solve.instances import instance, relay

EVERYTHING = tuple(WORDS)


# --- The best rank: bound.py ----------------------------------------------------------------


def switched(task: Task, rng: random.Random) -> Task:
    """The same pit under other rules, with a cage of another size, and now and then other cards."""
    room = rng.choice((1, 2, 3, 5, 5))
    rules = Rules(
        cage=room,
        free_storage=rng.random() < 0.3,
        pairs=rng.random() < 0.85,
        split_pairs=rng.random() < 0.3,
    )
    orders = task.orders
    if not (rules.pairs and rules.split_pairs):
        orders = tuple(
            order._replace(squares=tuple("" if "+" in coal else coal for coal in order.squares))
            for order in orders
        )
    if rng.random() < 0.4:  # VP that no card has: large orders may be worth little
        orders = tuple(
            held._replace(order=held.order._replace(vp=rng.randint(0, 12))) for held in orders
        )
    if rng.random() < 0.3:  # all of one colour, so that different orders ask for the same
        colour = rng.choice(COLOURS)
        orders = tuple(in_one_colour(held, colour) for held in orders)
    mine = task.mine._replace(cage=task.mine.cage[:room])
    return task._replace(rules=rules, mine=mine, orders=orders, complete=())


def in_one_colour(held: Outstanding, colour: str) -> Outstanding:
    order = held.order._replace(squares=colour * len(held.squares))
    squares = tuple(colour if len(coal) == 1 else coal for coal in held.squares)
    return held._replace(order=order, squares=squares)


def questions(task: Task, rng: random.Random, number: int) -> list[Task]:
    """What may be asked of a pit: words in any order and direction, orders that must be complete."""
    asked = [
        task._replace(objective=words)
        for words in (("vp", "-steps"), ("complete", "vp", "-steps"), ("squares", "empty:g"))
    ]
    labels = [order.label for order in task.orders]
    while len(asked) < number:
        words = rng.sample(WORDS, rng.randint(1, 4))
        objective = tuple(rng.choice(("", "", "-")) + word for word in words)
        must = rng.sample(labels, rng.choice((0, 0, 0, 1, min(2, len(labels)))))
        asked.append(task._replace(objective=objective, complete=tuple(must)))
    return asked


class Pit:
    """A pit with several questions; every position that is visited is asked for its bounds."""

    def __init__(self, task: Task, asked: list[Task]) -> None:
        self.task, self.asked = task, asked
        self.search = Search(task._replace(objective=EVERYTHING))
        self.bounds = [Bound(Search(each)) for each in asked]
        self.known: dict[tuple[Player, Half | None, int, int, int], list[Rank | None]] = {}

    @property
    def nodes(self) -> int:
        return len(self.known)

    def start(self) -> tuple[Player, Node] | None:
        """Before the first mining; None if a delivery before it cannot be."""
        return self.next_action(table(self.task).players[0], self.search.start())

    def next_action(self, player: Player, node: Node) -> tuple[Player, Node] | None:
        """Over the deliveries to the next mining or the end; the search must do as the rules do."""
        found = [following for _, following in self.search.next_action(node)]
        for action in self.task.actions[node.action + 1 :]:
            if action.startswith("mining/"):
                break
            try:
                player = table(self.task, player).after(action).players[0]
            except IllegalMove:
                assert not found
                return None
        (following,) = found
        return player, following

    def steps(
        self, player: Player, half: Half | None, node: Node
    ) -> Iterator[tuple[Player, Half | None, Node]]:
        """Every step by the rules, and the same of the search."""
        if not node.left:
            return
        state = table(self.task, player, Mining(node.left, half))
        by_search = dict(self.search.steps(node))
        by_rules = [move for move in state.legal_moves() if move != END]
        assert sorted(by_search) == sorted(by_rules)
        for move in by_rules:
            after = state.after(move)
            now = after.pending
            waiting = now.half if isinstance(now, Mining) else None
            yield after.players[0], waiting, by_search[str(move)]

    def best(self, player: Player, half: Half | None, node: Node) -> list[Rank | None]:
        """The best rank for each question, by trying everything; the bounds must not be below."""
        if node.action == len(self.task.actions):
            ends = [outcome(each, player, node.used) for each in self.asked]
            return [
                rank(each, end.value) if end.meets else None
                for each, end in zip(self.asked, ends, strict=True)
            ]
        key = player, half, node.action, node.left, node.used
        if key in self.known:
            return self.known[key]
        reached: list[list[Rank | None]] = []
        if half is None:
            ended = self.next_action(player, node)
            if ended is not None:
                reached.append(self.best(ended[0], None, ended[1]))
        reached += [self.best(*step) for step in self.steps(player, half, node)]
        truth = [
            max((one for one in each if one is not None), default=None)
            for each in zip(*reached, strict=True)
        ] or [None] * len(self.asked)
        for task, bound, best in zip(self.asked, self.bounds, truth, strict=True):
            if best is not None:
                most = bound(node)
                assert most is not None, (task, node, best)
                assert most >= best, (task, node, best, most)
        self.known[key] = truth
        return truth


def small_pit(seed: int) -> Pit:
    """Few steps, all rules and cages: every position of it can be tried."""
    rng = random.Random(f"pit {seed}")
    if seed % 3:
        task = instance(seed, orders=(1, 4), steps=(2, 4), coal=(2, 6))
    else:
        task = relay(seed, orders=(1, 3), steps=(2, 3), coal=(2, 5))
    task = switched(task, rng)
    return Pit(task, questions(task, rng, 8))


def whole(pit: Pit) -> int:
    """Ask every position that can be reached; how many there were."""
    start = pit.start()
    if start is not None:
        pit.best(start[0], None, start[1])
    return pit.nodes


def walked(pit: Pit, rng: random.Random, left: int) -> int:
    """Random steps until so few are left, then every position from there."""
    start = pit.start()
    if start is None:
        return 0
    player, half, node = start[0], None, start[1]
    while node.left + pit.search.later[node.action] > left:
        steps = [*pit.steps(player, half, node)]
        if half is None and (not steps or rng.random() < 0.05):
            ended = pit.next_action(player, node)
            if ended is None:
                return 0  # a delivery that cannot be
            player, node = ended
            continue
        rides = [after[2].level != node.level for after in steps]
        player, half, node = rng.choices(steps, [1 if ride else 4 for ride in rides])[0]
    pit.best(player, half, node)
    return pit.nodes


def large_pit(seed: int) -> Pit:
    """As many orders, steps and coal as in a game, in one action or several."""
    rng = random.Random(f"large pit {seed}")
    task = switched(relay(seed) if seed % 3 == 0 else instance(seed), rng)
    return Pit(task, questions(task, rng, 6))


def test_no_position_of_a_small_pit_is_better_than_its_bound() -> None:
    assert sum(whole(small_pit(seed)) for seed in range(200, 216)) > 2000


def test_no_end_of_a_long_walk_is_better_than_its_bound() -> None:
    nodes = [walked(large_pit(seed), random.Random(seed), 4) for seed in range(24)]
    assert sum(nodes) > 1600


@pytest.mark.long
def test_no_position_of_hundreds_of_pits_is_better_than_its_bound() -> None:
    assert sum(whole(small_pit(seed)) for seed in range(200, 1000)) > 100_000
    nodes = [walked(large_pit(seed), random.Random(seed), 5) for seed in range(400)]
    assert sum(nodes) > 50_000


def without(seed: int) -> int:
    """The search with forbidden techniques, which the rules do not know: its own steps tell."""
    rng = random.Random(f"without {seed}")
    task = small_pit(seed).asked[rng.randrange(8)]
    if rng.random() < 0.4:  # a full cage, where "full-cage" may be forbidden
        full = "".join(rng.choices(COLOURS, k=task.rules.cage))
        task = task._replace(mine=task.mine._replace(cage=full))
    search = Search(task, frozenset(rng.sample(TECHNIQUES, rng.choice((1, 1, 2)))))
    bound = Bound(search)
    known: dict[Node, Rank | None] = {}

    def best(node: Node) -> Rank | None:
        if node.action == len(search.budget):
            return search.value(node)
        if node not in known:
            after = [then for _, then in (*search.next_action(node), *search.steps(node))]
            reached = [found for found in map(best, after) if found is not None]
            known[node] = truth = max(reached, default=None)
            if truth is not None:
                most = bound(node)
                assert most is not None, (task, search.without, node, truth)
                assert most >= truth, (task, search.without, node, truth, most)
        return known[node]

    for _, start in search.next_action(search.start()):
        best(start)
    return len(known)


def test_forbidden_techniques_leave_no_position_better_than_its_bound() -> None:
    assert sum(map(without, range(80))) > 5000


@pytest.mark.long
def test_hundreds_of_searches_with_forbidden_techniques() -> None:
    assert sum(map(without, range(100, 1200))) > 100_000


def test_the_larger_number_of_orders_counts_where_it_is_asked_first() -> None:
    """Two small orders and one large one ask for the same coal; the large one is worth more."""
    cards: list[OrderSpec] = [("carriage:kkk=12", ("k", "", "")), "barrow:k=5", "engine:k=5"]
    mine = Mine(0, "", ("y", "", "", ""), "kk", ())
    task = Task(mine, outstanding(*cards), ("mining/4",), ("complete", "vp", "-steps"))
    solution = solve(task, count=True)
    assert solution.value == {"complete": 2, "vp": 10, "steps": 2}
    assert solution.optimal_lines == 2
    found = best_line(Search(task))
    assert found is not None
    assert found.rank == (2, 10, -2)


def test_a_cage_that_was_full_before_need_not_be_emptied() -> None:
    mine = Mine(0, "yyyyy", ("y", "b", "g", "k"), "k", ())
    task = Task(mine, outstanding("barrow:k=5"), ("mining/1",))
    assert solve(task, without=frozenset({"full-cage"})).value == {"vp": 5, "steps": 1}


def test_steps_that_are_wished_for_are_not_given_up() -> None:
    """B must wait for its coal until A is delivered; riding down and up again uses steps."""
    cards: list[OrderSpec] = [("barrow:k=5", ("k",)), "barrow:k=5"]
    mine = Mine(0, "k", ("y", "b", "g", "k"), "", ())
    actions = ("mining/2", "delivery/barrow", "mining/1")
    task = Task(mine, outstanding(*cards), actions, ("vp", "coal", "steps"))
    assert solve(task).value == {"vp": 10, "coal": 5, "steps": 3}
