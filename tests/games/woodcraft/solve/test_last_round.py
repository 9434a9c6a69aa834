"""The last round: proven equal to searches that let nothing wait and know no ceiling."""

from __future__ import annotations

import random
from fractions import Fraction
from math import inf

import pytest

from glueckauf.core import budget
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import DICE, HELPERS, left_to_right
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules
from glueckauf.games.woodcraft.solve.free_actions import FreeActions
from glueckauf.games.woodcraft.solve.last_rounds import can_wait, last_round
from glueckauf.games.woodcraft.solve.making import fewest
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import ROUND, Task, start_of
from glueckauf.games.woodcraft.solve.turns import best_turn
from tests.games.play import line
from tests.games.woodcraft.scenes import acting, choosing, sheet
from tests.games.woodcraft.solve.plain import random_bench, random_turns
from tests.games.woodcraft.solve.test_solving import Plain

LAST = {"round": 6, "phase": 1}
CELLS = [f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
LARGE = choosing(
    "B6 Y5 B4 B3 Y2 Y1",
    sheet(
        "Y2 Y3 B1 B6",
        saw=3,
        glue=3,
        offcut=3,
        helpers="substitute",
        held="II-01 II-09",
        lanterns=" ".join(CELLS),
    ),
    pool="II-02 II-13 II-14",
    changes=LAST,
)


def random_last_round(rng: random.Random, each: int = 3) -> State:
    """A small sheet at the first choice of the last round, with so many dice of each colour on the board."""
    counts = {name: int(rng.random() < 0.35) for name in ("saw", "glue", "offcut")}
    cards = rng.sample([f"II-{number:02}" for number in range(1, 19)], 5)
    held = rng.randint(0, 2)
    hired = [helper for helper in HELPERS if rng.random() < 0.15]
    mine = sheet(
        " ".join(rng.choices(DICE, k=rng.randint(0, 3))),
        blueberry=rng.choice((0, 0, 1, 2, 3)),
        lanterns=" ".join(rng.sample(CELLS, rng.choice((7, 8, 9, 9)))),
        helpers=" ".join(hired),
        held=" ".join(cards[:held]),
        nuts=rng.choice((0, 12, 19)),
        **counts,  # type: ignore[arg-type]
    )
    rolled = [rng.randrange(6 * colour, 6 * colour + 6) for colour in (0, 1) for _ in range(each)]
    on = " ".join(DICE[die] for die in sorted(rolled, key=left_to_right))
    return choosing(on, mine, pool=" ".join(cards[held : held + each]), changes=LAST)


def agree_on_turn(state: State, most: int) -> bool:
    """The same value as the search over all free actions, and a ceiling above it."""
    seat = state.to_move
    assert seat is not None
    view = state.seen_by(seat)
    expected = best_turn(view, most=most)
    if not expected.proven:
        return False
    search = FreeActions(view, seat, None, inf)
    split = search.sheets.split(view)
    assert search.draft(*split) <= expected.value <= search.ceiling.of(*split), state
    for one in (search, FreeActions(view, seat, None, inf)):  # with and without a draft
        assert one.best(*one.sheets.split(view)) == expected.value, state
    return True


def agree_on_round(state: State, most: int) -> bool:
    """The same value as the search that lets nothing wait, and a line as good as any; less where it is cut."""
    expected = solve(Task(state.seen_by(0), until=ROUND), states=most)
    if not expected.proven:
        return False
    found = last_round(state)
    assert found.proven
    assert found.value == found.bound == expected.value, state
    assert found.value is not None
    assert found.line is not None
    for states in (1, 10, 40):
        cut = last_round(state, states=states)
        assert cut.value is not None
        assert cut.bound is not None
        assert cut.value["points"] <= found.value["points"] <= cut.bound["points"], state
    then = line(state.seen_by(0), " ".join(found.line[:-1]))
    assert found.line[-1] == "end"
    rest = solve(Task(then, until=ROUND), states=most)
    assert not rest.proven or rest.value == found.value
    return True


def test_free_actions_agree_with_the_search_over_all() -> None:
    rng = random.Random(5)
    benches = [random_bench(rng) for _ in range(100)]
    turns = [*list(random_turns(range(6)))[::2], *list(random_turns(range(2), 3))[::3]]
    assert sum([agree_on_turn(state, 300) for state in [*benches, *turns]]) > 150


def test_small_rounds_agree_with_the_search_that_lets_nothing_wait() -> None:
    rng = random.Random(6)
    assert sum([agree_on_round(random_last_round(rng, 2), 3_000) for _ in range(8)]) > 0


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 5])
def test_free_actions_agree_on_thousands(players: int) -> None:
    states = random_turns(range(200, 230), players)
    assert sum([agree_on_turn(state, 1_000) for state in states]) > 400


@pytest.mark.long
def test_more_rounds_agree() -> None:
    rng = random.Random(66)
    rounds = [random_last_round(rng, rng.choice((2, 2, 3))) for _ in range(200)]
    assert sum([agree_on_round(state, 10_000) for state in rounds]) > 30


def test_a_round_agrees_with_plain_expectimax() -> None:
    """Nothing is merged there: every line is played to its end."""
    mine = sheet(lanterns=" ".join(CELLS), held="I-10", nuts=3)
    state = choosing("B5 B3 Y3 Y3", mine, changes=LAST)._replace(pool=("", "", ""))
    task = Task(state.seen_by(0), until=ROUND)
    rank = Plain(task, 200_000).best(start_of(task))
    found = last_round(state)
    assert found.proven
    assert found.value is not None
    assert rank == (found.value["points"],)


def test_what_is_not_proven_has_a_bound() -> None:
    for limits in ({"states": 50}, {"states": 500}, {"seconds": 0}, {"megabytes": 0}):
        found = last_round(LARGE, **limits)
        assert not found.proven
        assert found.value is not None
        assert found.bound is not None
        assert found.line is not None
        assert 0 <= found.value["points"] < found.bound["points"]
        line(LARGE.seen_by(0), " ".join(found.line))
    assert last_round(LARGE, states=500).states <= 500


def test_once_time_is_up_hardly_anything_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stops the search at its thousandth look: what is known by then is the answer."""
    looks, late = 0, 0
    after = State.after

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 0.0 if looks < 1_000 else 100.0

    def counted(state: State, move: str) -> State:
        nonlocal late
        late += looks >= 1_000
        return after(state, move)

    monkeypatch.setattr(budget, "perf_counter", clock)
    monkeypatch.setattr(State, "after", counted)
    found = last_round(LARGE, seconds=50)
    assert not found.proven
    assert found.value is not None
    assert late < 200  # of many thousands


def test_what_is_found_at_once_is_no_worse_than_a_turn() -> None:
    """A first find comes before the search."""
    found = last_round(LARGE, states=60)
    assert found.value is not None
    assert not found.proven
    assert found.value["points"] >= best_turn(LARGE.seen_by(0), most=100).value


def test_the_door() -> None:
    doors = woodcraft.solve
    assert (doors.last_round, doors.best_turn) == (last_round, best_turn)
    assert (doors.fewest, doors.solve, doors.Task) == (fewest, solve, Task)


def test_the_second_turn_is_a_turn() -> None:
    state = acting(
        sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"), changes={**LAST, "turn": 2}
    )
    found = last_round(state)
    assert (found.proven, found.value) == (True, {"points": 6})
    assert found.line is not None
    assert found.line[-2:] == ("complete/I-01", "end")


def test_rules_under_which_nothing_may_wait() -> None:
    """Lantern lines that bring lanterns go beyond the ceiling, so all lines are searched."""
    lit = " ".join(CELLS[:-1])
    state = choosing(
        "B6 B5 B4", sheet(lanterns=lit), changes=LAST, rules=Rules(row_bonus=("L", "L", "L"))
    )
    state = state._replace(pool=("", "", ""))
    assert not can_wait(state)
    found = last_round(state)
    assert found.proven
    assert found.value is not None
    assert isinstance(found.value["points"], Fraction | int)


def test_where_no_die_may_be_left_for_the_second_turn() -> None:
    """A table that no game leads to: whoever finds nothing to take there meets no task, as any search says."""
    state = choosing("B5 Y3", sheet(held="I-10"), changes=LAST)._replace(pool=("", "", ""))
    assert not can_wait(state)
    assert last_round(state).value == solve(Task(state.seen_by(0), until=ROUND)).value


def test_only_the_last_round_of_a_solo_game() -> None:
    with pytest.raises(ValueError, match="solo"):
        last_round(choosing("B6 Y5", sheet()))
    with pytest.raises(ValueError, match="solo"):
        last_round(acting(sheet(), sheet(), changes=LAST))
    with pytest.raises(ValueError, match="position"):
        last_round(acting(sheet(), changes=LAST).after("end"))
