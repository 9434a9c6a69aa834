"""The shipped collection is varied: themes, sentences, logs that somebody might have played; and every
puzzle has a line that a player would naturally try, and that fails. Only the first steps of grade T1, and
what was made by hand to teach, can do without.
"""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle
from glueckauf.games.board.puzzles.former import RENAMED, WITHDRAWN
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.slips import IDLE, is_busy
from glueckauf.games.board.puzzles.tempting import failing
from glueckauf.games.board.puzzles.themes import TRAP

PUZZLES = ga.puzzles()
VAGUE = {"quiet-move", TRAP}
BLUNDERS = [puzzle for puzzle in PUZZLES if isinstance(puzzle, BlunderPuzzle)]
PLAYED = [puzzle for puzzle in PUZZLES if isinstance(puzzle, MiningPuzzle | TurnPuzzle)]
MADE = [p for p in PLAYED if (p.tier or 0) > 1 and (p.origin or isinstance(p, TurnPuzzle))]
SAMPLE = Random(13).sample(MADE, 16)


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def leading(puzzle: Puzzle) -> str:
    themes = puzzle.themes or ("none",)
    return next((theme for theme in themes if theme not in VAGUE), themes[0])


def test_no_theme_leads_more_than_a_quarter() -> None:
    lead = Counter(map(leading, PUZZLES))
    assert lead.most_common(1)[0][1] <= len(PUZZLES) / 4


def test_no_sentence_is_shared_by_more_than_a_tenth() -> None:
    """Numbers do not make a sentence another one. What is asked of a log stands before the log."""
    shared: Counter[str] = Counter()
    for puzzle in PUZZLES:
        task = re.sub(r"\d+", "#", puzzle.texts["en"]["task"].split("\n")[0])
        shared.update({one for one in re.split(r"(?<=[.?!]) ", task) if len(one.split()) > 4})
    most = shared.most_common(1)[0]
    assert most[1] <= len(PUZZLES) / 10, most


def test_hardly_any_task_is_told_in_the_same_words() -> None:
    """But for drafts and some of the hand-made puzzles, whose words belong to lessons."""
    told = Counter(puzzle.texts["en"]["task"] for puzzle in PUZZLES)
    assert told.most_common(1)[0][1] <= 5, told.most_common(3)
    assert sum(number for number in told.values() if number > 1) <= len(PUZZLES) / 20, (
        told.most_common(9)
    )


# --- Blunders -------------------------------------------------------------------------------


def test_there_are_enough_blunders() -> None:
    assert len(BLUNDERS) >= 8
    assert len({puzzle.par for puzzle in BLUNDERS}) >= 3, "not always the same turn"


@pytest.mark.parametrize("puzzle", BLUNDERS, ids=named)
def test_the_log_of_a_blunder_is_plausible(puzzle: BlunderPuzzle) -> None:
    """Nothing idle, every turn but the mistake is needed, and nothing else loses anything."""
    assert puzzle.par is not None
    assert is_busy(puzzle.asked, puzzle.log, puzzle.par - 1)
    assert not any(line.partition(" ")[0] in IDLE for line in puzzle.log)
    assert isinstance(puzzle.proof, dict)
    assert puzzle.proof["runner_up"] <= 1
    assert (puzzle.loss or 0) >= 3
    assert any(line.startswith("delivery/") for line in puzzle.log)


# --- Temptation -----------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_line_that_one_would_naturally_try_fails(puzzle: Puzzle) -> None:
    assert isinstance(puzzle, MiningPuzzle | TurnPuzzle | DraftPuzzle)
    assert failing(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", MADE, ids=named)
def test_of_every_puzzle_such_a_line_fails(puzzle: Puzzle) -> None:
    test_a_line_that_one_would_naturally_try_fails(puzzle)


def test_where_everybody_succeeds_nobody_is_tempted() -> None:
    assert failing(ga.puzzle("01-first-ride")) == ()


# --- Ids of old -----------------------------------------------------------------------------


def test_old_ids_are_found_or_told() -> None:
    known = {puzzle.id for puzzle in PUZZLES}
    for old, new in RENAMED.items():
        assert old not in known
        assert ga.puzzle(old).id == new
    for old, instead in WITHDRAWN.items():
        assert old not in known
        assert instead in known
        with pytest.raises(FileError, match=f"{old} was withdrawn; {instead} trains the same"):
            ga.puzzle(old)
