"""The best turn: proven equal to a plain search over legal moves, with and without limits."""

from __future__ import annotations

import pytest

from glueckauf.games.woodcraft.parts import BLUEBERRY, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.turns import best_turn, ideal, points
from tests.games.play import line
from tests.games.woodcraft.scenes import acting, choosing, sheet
from tests.games.woodcraft.solve.plain import TooLong, best_of_all, random_choices, random_turns


def berries(state: State, seat: int) -> float:
    """Another worth: blueberries, then few dice."""
    player = state.players[seat]
    return player.owned(BLUEBERRY) - sum(player.dice) / 10


def agree(state: State, most: int) -> bool:
    """The same value as a plain search, and a line that reaches it; False where that takes too long."""
    seat = state.to_move
    assert seat is not None
    try:
        plain = [best_of_all(state, seat, worth, most) for worth in (points, berries)]
    except TooLong:
        return False
    for worth, value in zip((points, berries), plain, strict=True):
        found = best_turn(state, worth)
        assert found.proven
        assert found.value == found.bound == value, state
        then = line(state, " ".join(found.line)) if found.line else state
        assert worth(then, seat) == value
        assert then.to_move != seat or isinstance(then.todo[-1], Free)
    assert ideal(state, seat) >= plain[0]
    return True


def test_some_turns() -> None:
    compared = [agree(state, 400) for state in list(random_turns(range(3)))[::3]]
    compared += [agree(state, 300) for state in list(random_turns(range(2), 3))[::6]]
    assert sum(compared) > 15


def test_some_dice_to_take() -> None:
    assert sum([agree(state, 600) for state in random_choices(range(6), 1)]) > 8


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3])
def test_thousands_of_turns(players: int) -> None:
    compared = [agree(state, 3000) for state in random_turns(range(100, 130), players)]
    assert sum(compared) > 250 * players


@pytest.mark.long
def test_thousands_of_dice_to_take() -> None:
    assert sum([agree(state, 1500) for state in random_choices(range(300, 700), 3)]) > 1_000


def test_the_foot_stool_of_the_rulebook() -> None:
    """WC-T4: gluing 2, the order 3, its reputation 1."""
    state = acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"))
    found = best_turn(state)
    assert (found.value, found.proven) == (6, True)
    assert found.line[-1] == "complete/I-01"


def test_the_best_die_to_take_when_free_actions_follow() -> None:
    """The 1 in column 6 brings the saw blade and the glue that turn it and the 5 into the order."""
    state = choosing("B6 Y5 B4 B3 Y2 Y1", sheet("Y4 B1", offcut=1, held="I-01"))
    found = best_turn(state)
    assert found.line[0] == "die/6"
    assert found.value == 6


def test_a_limit_is_a_limit() -> None:
    state = acting(sheet("Y1 Y2 Y3 Y4 B1 B2 B3", saw=4, glue=4, offcut=5, held="I-01 I-08 II-06"))
    found = best_turn(state, most=300)
    assert not found.proven
    assert found.states <= 300
    assert found.value <= found.bound == ideal(state, 0)
    then = line(state, " ".join(found.line)) if found.line else state
    assert points(then, 0) <= found.value
    in_no_time = best_turn(state, seconds=0)
    assert not in_no_time.proven
    assert in_no_time.value == points(state, 0)


def test_there_must_be_a_turn() -> None:
    over = acting(sheet())._replace(to_move=None, todo=())
    with pytest.raises(ValueError, match="no turn to solve"):
        best_turn(over)
    with pytest.raises(ValueError, match="no turn to solve"):
        best_turn(acting(sheet()).after("end"))
