"""Best lines are told in the order in which one would play them, and stay best."""

from __future__ import annotations

import pytest

from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.games.board.notation import Load, Ride, read_line
from glueckauf.games.board.puzzles.pit.natural import natural
from glueckauf.games.board.puzzles.pit.position import read_position
from glueckauf.games.board.puzzles.table.natural import natural_plan
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.solve.pit.task import play
from glueckauf.learn.puzzle import puzzles

SHIPPED = [puzzle for puzzle in puzzles() if puzzle.game == "board"]
PITS = [puzzle for puzzle in SHIPPED if puzzle.kind == "mining"]
IDLE = ("pithead", "workshop/draw keep/-", "order/draw keep/-")


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_a_natural_line_is_legal_and_still_best(puzzle: Puzzle) -> None:
    best = puzzle.best()
    assert best is not None
    verdict = puzzle.check(" ".join(best))
    assert (verdict.legal, verdict.stars) == (True, MOST_STARS)
    assert puzzle.best() == best


@pytest.mark.parametrize("puzzle", PITS, ids=lambda puzzle: puzzle.id)
def test_a_level_is_emptied_before_the_cage_leaves_it(puzzle: Puzzle) -> None:
    """Within one trip no level is visited twice, and the last visit brings coal or the surface."""
    best = puzzle.best()
    assert best is not None
    trip: list[int] = []
    for move in read_line(" ".join(best)):
        if isinstance(move, Ride):
            assert move.level not in trip
            trip = [] if move.level == 0 else [*trip, move.level]
    rides = [move for move in read_line(" ".join(best)) if isinstance(move, Ride | Load)]
    assert not rides or isinstance(rides[-1], Load) or rides[-1].level == 0


def test_idle_turns_are_left_out() -> None:
    """A plan with room for another turn is told without one that brings nothing."""
    tried = 0
    for puzzle in SHIPPED:
        if not isinstance(puzzle, TurnPuzzle) or puzzle.asked.objective != "vp":
            continue
        plan = natural_plan(puzzle.asked, puzzle.lines or ())
        assert not any(line.startswith(IDLE) for line in plan), puzzle.id
        if puzzle.check([*plan, "pithead"]).stars == MOST_STARS:
            tried += 1
            assert natural_plan(puzzle.asked, (*plan, "pithead")) == plan
    assert tried


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("4 +k 3 +g 0 g>B k>A", "3 +g 4 +k 0 k>A g>B"),
        ("3 +g 4 +k 0 k>A g>B", "3 +g 4 +k 0 k>A g>B"),
        ("3 4 3 +g 4 +k 0 g>B k>A", "3 +g 4 +k 0 k>A g>B"),
        ("3 +g 4 +k 1 +y 0 g>B k>A 2", "3 +g 4 +k 0 k>A g>B"),
        ("3 +k", "3 +k"),
    ],
)
def test_down_level_by_level_then_the_orders_as_they_are_labelled(given: str, told: str) -> None:
    task = read_position("0:-/y,b,g,k/-/engine:k=5;barrow:g=4/12/vp")
    assert natural(task, given) == told


def test_coal_from_the_storage_goes_with_its_order() -> None:
    task = read_position("0:-/y,b,g,k/gk/carriage:gg=7;barrow:k=5/10/vp,-steps")
    assert natural(task, "s:g>A s:k>B 3 +g 0 g>A") == "s:k>B 3 +g 0 g>A s:g>A"


def test_what_is_delivered_next_comes_first() -> None:
    task = read_position("0:-/y,b,gg,kk/-/barrow:k=5;carriage:gg=7/6,carriage,6/vp,-steps")
    line = "mining/6 3 +g +g 0 g>B g>B delivery/carriage mining/6 4 +k 0 k>A end"
    told = natural(task, line)
    assert told == "mining/6 3 +g +g 0 g>B g>B delivery/carriage mining/6 4 +k 0 k>A"
    assert play(task, told).value == play(task, line).value
