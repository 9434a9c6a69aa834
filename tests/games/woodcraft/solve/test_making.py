"""The fewest materials for an order: proven equal to a plain search over legal moves."""

from __future__ import annotations

import random
import time

import pytest

from glueckauf.core.budget import NotProven, within
from glueckauf.games.woodcraft.bots.reasons import reason
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules
from glueckauf.games.woodcraft.solve.making import fewest
from tests.games.play import line
from tests.games.woodcraft.scenes import acting, sheet
from tests.games.woodcraft.solve.plain import TooLong, fewest_of_all, random_bench


def test_the_foot_stool_of_the_rulebook() -> None:
    """WC-T4: a glue, a saw blade and an offcut; nothing cheaper will do."""
    state = acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"))
    way = fewest(state, 0, "I-01")
    assert way is not None
    assert way.materials == 3
    assert line(state, " ".join(way.moves)).players[0].done == ("I-01",)
    assert fewest(acting(sheet("Y1 Y4 B1", glue=1, saw=1, held="I-01")), 0, "I-01") is None


def test_an_adjuster_costs_nothing_and_the_substitute_pays() -> None:
    state = acting(sheet("Y5", saw=1, offcut=1, held="I-03", helpers="yellow_adjust"))
    way = fewest(state, 0, "I-03")
    assert way is not None
    assert (way.materials, way.moves) == (0, ("adjust/Y5+1", "complete/I-03"))
    state = acting(sheet("Y4", saw=1, held="I-05", helpers="substitute"))
    way = fewest(state, 0, "I-05")
    assert way is not None
    assert (way.materials, way.moves) == (1, ("complete/I-05:saw>offcut",))


def test_whoever_is_in_a_hurry_gives_up() -> None:
    """The footstool takes three steps: a look at the first benches finds no way, one at some more does."""
    state = acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"))
    assert fewest(state, 0, "I-01", most=3) is None
    assert fewest(state, 0, "I-01", most=100) == fewest(state, 0, "I-01")


def test_whoever_asks_for_a_proof_may_say_how_long_it_takes() -> None:
    """Four dice of each colour and all that a sheet has room for: a minute would not be enough."""
    much = {"saw": 6, "glue": 6, "offcut": 6, "helpers": "yellow_adjust brown_adjust substitute"}
    state = acting(sheet("Y1 Y1 Y1 Y1 B1 B1 B1 B1", held="II-02", **much))  # type: ignore[arg-type]
    begun = time.process_time()
    with pytest.raises(NotProven):
        fewest(state, 0, "II-02", seconds=0.2)
    assert time.process_time() - begun < 2
    assert reason(state, "glue/Y1+Y1=Y")  # which looks at so many ways and no more
    with within(0.0), pytest.raises(NotProven):
        fewest(state, 0, "II-02")
    assert fewest(state, 0, "II-02", most=30) is None  # in a hurry, no clock is asked


def test_steps_of_changed_rules() -> None:
    state = acting(sheet("Y4", offcut=1, held="I-03"), rules=Rules(offcut_step=2))
    way = fewest(state, 0, "I-03")
    assert way is not None
    assert way.moves == ("offcut/Y4", "complete/I-03")


def agree(state: State, most: int = 3000) -> bool | None:
    """The same cost, and moves that lead there; None where a plain search takes too long."""
    (card,) = state.players[0].held
    try:
        cost = fewest_of_all(state, card, most)
    except TooLong:
        return None
    way = fewest(state, 0, card)
    assert (way is None) == (cost is None), state
    if way is not None:
        assert way.materials == cost, (way, state)
        then = line(state, " ".join(way.moves))
        assert then.players[0].done == (card,)
        assert sum(then.players[0].used[:3]) == cost
        if not then.players[0].marked[0] > state.players[0].marked[0]:
            left = [n - m for n, m in zip(then.players[0].dice, way.left.dice, strict=True)]
            assert min(left) >= 0  # what the order gives comes on top
    return way is not None


def test_some_benches() -> None:
    rng = random.Random(7)
    found = [agree(random_bench(rng), 400) for _ in range(120)]
    assert found.count(True) > 10
    assert found.count(False) > 10


@pytest.mark.long
def test_thousands_of_benches() -> None:
    rng = random.Random(8)
    found = [agree(random_bench(rng, 4)) for _ in range(5000)]
    assert found.count(True) > 500
    assert found.count(None) < 500
