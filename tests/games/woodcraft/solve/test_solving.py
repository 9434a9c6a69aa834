"""Tasks: the search agrees with a plain one over legal moves, whatever counts and whatever must be had."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from glueckauf.games.woodcraft.parts import DIE_AT, NO_DICE
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.search import Search, TooMany
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import (
    ROUND,
    WORDS,
    Place,
    Rank,
    Task,
    is_chance,
    onward,
    outcomes,
    rank_at,
    rank_of,
    start_of,
    why_not_asked,
)
from glueckauf.games.woodcraft.solve.techniques import TECHNIQUES, allowed
from tests.games.play import line
from tests.games.woodcraft.scenes import acting, choosing, sheet
from tests.games.woodcraft.solve.plain import TooLong, random_bench, random_turns

WORKS = ("glue-up", "saw-apart", "raise-a-die", "order-not-die", "fill-the-chest", "new-helper")


class Plain:
    """All lines, none merged with another: the best rank, and the best lines without needless actions."""

    def __init__(self, task: Task, most: int) -> None:
        self.task, self.left = task, most

    def best(self, place: Place) -> Rank | None:
        self.left -= 1
        if self.left < 0:
            raise TooLong
        if place.ended:
            return rank_at(self.task, place)
        if is_chance(place):
            found = [
                (chance, self.best(onward(self.task, place, outcome)))
                for outcome, chance in outcomes(self.task, place).items()
            ]
            return tuple(
                sum(chance * rank[n] for chance, rank in found if rank is not None)
                for n in range(len(self.task.objective))
            )
        moves = allowed(self.task, place.state, place.state.legal_moves())
        ranks = [self.best(onward(self.task, place, move)) for move in moves]
        return max((rank for rank in ranks if rank is not None), default=None)

    def lines(
        self, place: Place, so_far: tuple[str, ...] = ()
    ) -> list[tuple[Rank, tuple[str, ...]]]:
        self.left -= 1
        if self.left < 0:
            raise TooLong
        if place.ended:
            rank = rank_at(self.task, place)
            return [] if rank is None else [((*rank, -place.actions), tuple(sorted(so_far)))]
        return [
            one
            for move in place.state.legal_moves()
            for one in self.lines(onward(self.task, place, move), (*so_far, str(move)))
        ]


def agree(task: Task, most: int = 300) -> bool:
    """The same value, and a line that reaches it; False where the plain search takes too long."""
    try:
        rank = Plain(task, most).best(start_of(task))
    except TooLong:
        return False
    found = solve(task)
    assert found.proven
    assert found.bound == found.value
    if found.value is None or found.line is None:
        assert rank is None
        return True
    assert rank_of(task, found.value) == rank
    place = start_of(task)
    search = Search(task)
    for move in found.line:
        place = search.settled(onward(task, place, move))
    if place.ended:
        assert rank_at(task, place) == rank
    return True


def tasks(state: State, rng: random.Random) -> list[Task]:
    """Questions about one position: some words, an order to be completed, dice to be had."""
    seat = state.to_move
    assert seat is not None
    view = state.seen_by(seat)._replace(events=())
    player = view.players[seat]
    objective = tuple(rng.sample(WORDS, rng.randint(1, 3)))
    complete = tuple(player.held[:1]) if rng.random() < 0.4 else ()
    dice = list(NO_DICE)
    if rng.random() < 0.3:
        dice[rng.randrange(len(dice))] += 1
    without = tuple(rng.sample(sorted(TECHNIQUES), 2)) if rng.random() < 0.3 else ()
    return [Task(view, objective, complete=complete, dice=tuple(dice), without=without)]


def test_the_search_agrees_with_a_plain_one() -> None:
    rng = random.Random(18)
    benches = [random_bench(rng) for _ in range(50)]
    turns = [*list(random_turns(range(3)))[::2], *list(random_turns(range(2), 3))[::5]]
    compared = [agree(task) for state in [*benches, *turns] for task in tasks(state, rng)]
    assert sum(compared) > 50


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_search_agrees_on_thousands(players: int) -> None:
    rng = random.Random(players)
    states = list(random_turns(range(100, 130), players))
    compared = [agree(task, 3_000) for state in states for task in tasks(state, rng)]
    assert sum(compared) > 500


def test_open_dice_count_by_their_probability() -> None:
    """Both turns of the last round: the opponent's dice decide what is left for the second."""
    lit = " ".join(f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3))
    mine = sheet("Y3 B1", lanterns=lit, held="I-02 I-10")
    state = choosing("B5 B3 Y3 Y1", mine, changes={"round": 6})
    task = Task(state.seen_by(0), ("orders",), ROUND, without=WORKS)
    assert agree(task, 60_000)
    found = solve(task).value
    assert found is not None
    assert 1 < found["orders"] < 2
    assert isinstance(found["orders"], Fraction)
    known = task._replace(given=(("yellow", 1), ("brown", 1)))
    assert agree(known, 60_000)
    assert solve(known).value == {"orders": 2}


def test_answers_are_counted_whatever_their_order() -> None:
    for bench in (
        sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"),
        sheet("Y1 Y2 Y3", offcut=2, glue=1, held="I-02"),
    ):
        task = Task(acting(bench).seen_by(0))
        lines = Plain(task, 100_000).lines(start_of(task))
        best = max(rank for rank, _ in lines)
        assert solve(task, count=True).answers == len({one for rank, one in lines if rank == best})


def test_of_best_lines_a_shortest_one_is_found() -> None:
    task = Task(acting(sheet("Y3 Y3 B6", saw=3, offcut=1, held="I-02")).seen_by(0), ("orders",))
    assert solve(task).line == ("complete/I-02", "end")


def test_what_cannot_be_had_is_no_answer() -> None:
    state = acting(sheet("Y1", held="I-01")).seen_by(0)
    found = solve(Task(state, complete=("I-01",)))
    assert (found.value, found.line, found.proven) == (None, None, True)
    dice = [0] * len(NO_DICE)
    dice[DIE_AT["Y1"]] = 1
    assert solve(Task(state, dice=tuple(dice))).value == {"points": 0}


def test_a_limit_is_a_limit() -> None:
    bench = sheet("Y1 Y2 Y3 Y4 B1 B2 B3", saw=4, glue=4, offcut=5, held="I-01 I-08 II-06")
    task = Task(acting(bench).seen_by(0))
    found = solve(task, states=200)
    assert not found.proven
    assert found.states <= 200
    assert found.value is not None
    assert found.bound is not None
    assert found.line is not None
    assert found.value["points"] <= found.bound["points"]
    then = line(task.start, " ".join(found.line))
    assert then.scores[0] <= found.value["points"]
    assert not solve(task, seconds=0).proven


def test_once_time_is_up_nothing_more_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """All dice, orders and materials at once: a hundred free actions were begun, and none of them goes on."""
    orders = " ".join(f"I-{number:02}" for number in range(1, 19))
    bench = sheet(" ".join([*DIE_AT] * 3), saw=6, glue=6, offcut=8, held=orders)
    tried: list[State] = []
    straight_on = Search._straight_on

    def counted(search: Search, state: State) -> Rank | None:
        tried.append(state)
        return straight_on(search, state)

    monkeypatch.setattr(Search, "_straight_on", counted)
    found = solve(Task(acting(bench).seen_by(0)), states=150, count=True)
    assert not found.proven
    assert found.value is not None
    assert len(tried) == 1


def test_answers_are_counted_in_time() -> None:
    task = Task(acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01")).seen_by(0))
    assert solve(task, count=True).answers
    search = Search(task)
    search.best(start_of(task))
    search.deadline = 0.0
    with pytest.raises(TooMany):
        search.answers()


def test_without_a_technique_less_is_possible() -> None:
    task = Task(acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01")).seen_by(0))
    value = {
        each: solve(task._replace(without=(each,))).value
        for each in ("glue-up", "two-colours", "saw-apart", "raise-a-die", "sell-off")
    }
    assert value["sell-off"] == {"points": 6}
    assert value["glue-up"] == {"points": 0}
    assert value["two-colours"] == {"points": 2}


def test_the_deck_is_not_known() -> None:
    """An order that comes into the pool cannot be taken in the same task."""
    state = choosing("B6 B5 B4 Y3 Y2 Y1", sheet())
    task = Task(state.seen_by(0), ("orders",))
    place = start_of(task)
    for move in ("order", f"take/{state.pool[0]}"):
        place = onward(task, place, move)
    assert place.state.pool[0] == "I"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"objective": ()}, "objective"),
        ({"objective": ("gold",)}, "objective"),
        ({"objective": ("points", "points")}, "objective"),
        ({"until": "tea"}, "until"),
        ({"complete": ("II-18",)}, "complete"),
        ({"given": (("yellow", 3),)}, "given"),
    ],
)
def test_what_is_no_task(changes: dict[str, object], key: str) -> None:
    task = Task(acting(sheet("Y1", held="I-01")).seen_by(0))
    assert why_not_asked(task) == ("", "")
    assert why_not_asked(task._replace(**changes))[0] == key  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=key):
        solve(task._replace(**changes))  # type: ignore[arg-type]


def test_dice_that_fall_first_are_no_task() -> None:
    task = Task(acting(sheet("Y1")).after("end"))
    assert why_not_asked(task)[0] == "position"
