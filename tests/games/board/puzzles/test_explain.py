"""What puzzles say once they are solved, and what they keep to themselves before."""

from __future__ import annotations

import pytest

from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table.ladder import stations
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TurnPuzzle
from glueckauf.games.board.solve.turns.asked import best
from glueckauf.learn.puzzle import puzzles

SHIPPED = [puzzle for puzzle in puzzles() if puzzle.game == "board"]


def worth(puzzle: Puzzle) -> int:
    """The points that the sources of a best answer add up to."""
    if isinstance(puzzle, MiningPuzzle):
        assert puzzle.par is not None
        return puzzle.par["vp"] if puzzle.task.objective[0] == "vp" else 0
    if isinstance(puzzle, BlunderPuzzle):
        found = best(stations(puzzle)[(puzzle.par or 0) - 1])
        assert found is not None
        return found.value
    assert isinstance(puzzle, TurnPuzzle | DraftPuzzle)
    assert puzzle.par is not None
    return puzzle.par


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_the_sources_add_up_to_the_value(puzzle: Puzzle) -> None:
    explained = puzzle.explain("en")
    assert explained is not None
    assert sum(source.vp for source in explained.sources) == worth(puzzle)


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_every_language_explains_it(puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        explained = puzzle.explain(language)
        assert explained is not None
        for text in (explained.why, explained.tempting, *(one.name for one in explained.sources)):
            assert "{" not in text
            assert "  " not in text
        assert explained.why
