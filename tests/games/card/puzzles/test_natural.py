"""Best lines as one would play them: worth the same, without what brings nothing."""

from __future__ import annotations

from glueckauf.games.card.puzzles.natural import natural, tempting_lines
from glueckauf.games.card.solve.task import rank, reached
from tests.games.card.puzzles.samples import DELIVERY, MINING, SHIFT, TURN, made, some


def test_trains_leave_dock_by_dock() -> None:
    line = natural(made(DELIVERY).task, "train/2=barracks:1 train/1=furnaces:3")
    assert line == "train/1=furnaces:3 train/2=barracks:1"


def test_the_row_comes_before_the_storage() -> None:
    text = MINING.replace('row = ["f2", "c1.1", "t1.1"]', 'row = ["t1.1"]\nstorage = ["w1.2"]')
    asked = made(text)
    assert natural(asked.task, "s:w1.2>1* row>2t") == "row>2t s:w1.2>1*"


def test_needless_steps_are_left_out() -> None:
    """Without steps in the objective a solver may store a card for nothing."""
    asked = made(
        MINING,
        ('"lorries", "-steps"', '"lorries"'),
        ('["f2", "c1.1", "t1.1"]', '["f1.1", "c1.1", "t1.1"]'),
    )
    assert natural(asked.task, "row>2t row>1* row>s") == "row>2t row>1* end"


def test_needless_turns_are_left_out() -> None:
    task = made(SHIFT).task
    line = natural(task, "mining/1 pay/2")
    value = reached(task, line.split())
    assert value is not None
    assert rank(task, value) >= rank(task, reached(task, ["mining/1", "pay/2"]) or {"score": 0})


def test_a_line_that_cannot_be_played_stays_as_it_is() -> None:
    assert natural(made(TURN).task, "delivery pay/3") == "delivery pay/3"


def test_best_answers_of_files_are_natural_already() -> None:
    for asked in some():
        assert asked.tidied() == asked
        assert " ".join(asked.best() or ()) == asked.line


def test_what_one_would_try_can_be_played() -> None:
    for asked in some():
        for _, line in tempting_lines(asked.task):
            assert reached(asked.task, line) is not None
