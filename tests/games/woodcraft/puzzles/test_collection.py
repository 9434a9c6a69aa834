"""The shipped puzzles of Woodcraft: enough of them, well spread, told in four languages, and true.

The normal run compares every par with a plain search and proves all claims of a seeded sample again;
`pytest -m long tests/games/woodcraft/puzzles`, or `glueckauf verify puzzles/woodcraft`, proves those of all.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft.parts import MATERIALS, SAW, Free, Player
from glueckauf.games.woodcraft.puzzles.making.acceptance import WARM, review
from glueckauf.games.woodcraft.puzzles.making.generate import remade
from glueckauf.games.woodcraft.puzzles.making.ladder import reached
from glueckauf.games.woodcraft.puzzles.making.twins import Known
from glueckauf.games.woodcraft.puzzles.making.wording import task_in_words
from glueckauf.games.woodcraft.puzzles.puzzle import KINDS, WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.themes import THEMES
from glueckauf.games.woodcraft.puzzles.walk import falls_short
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.solve.task import Rank, rank_of

PUZZLES = [p for p in ga.puzzles(game="woodcraft") if isinstance(p, WoodcraftPuzzle)]
QUICK = 400  # states of a proof that the normal run looks at
SAMPLE = Random(18).sample(
    [p for p in PUZZLES if isinstance(p.proof, dict) and p.proof["states"] < QUICK], 8
)
NOTATION = re.compile(r"[a-z]/[A-Z]|[YB][1-6]|\bI+-\d|_|\{|\}|=")


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def par_of(puzzle: WoodcraftPuzzle) -> Rank:
    assert puzzle.par is not None
    return rank_of(puzzle.task, puzzle.par)


# --- What there is --------------------------------------------------------------------------


def test_there_are_enough() -> None:
    assert len(PUZZLES) >= 60
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 8
    tiers = Counter(puzzle.tier for puzzle in PUZZLES)
    assert set(tiers) == {1, 2, 3, 4, 5}
    assert tiers[1] <= len(PUZZLES) // 4
    assert min(tiers[tier] for tier in (2, 3, 4)) >= 10
    assert {theme for puzzle in PUZZLES for theme in puzzle.themes or ()} == set(THEMES)


def test_files_and_titles() -> None:
    for puzzle in PUZZLES:
        assert Path(puzzle.path).stem == puzzle.id
        assert Path(puzzle.path).read_text("utf-8") == puzzle.dumps()
        assert set(puzzle.texts) == set(LANGUAGES)
    for language in LANGUAGES:
        titles = Counter(puzzle.texts[language]["title"] for puzzle in ga.puzzles())
        assert [title for title, number in titles.items() if number > 1] == []


def test_none_is_a_twin() -> None:
    known = Known()
    assert [puzzle.id for puzzle in PUZZLES if not known.is_new(puzzle)] == []


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_tasks_are_told_by_the_templates(puzzle: WoodcraftPuzzle) -> None:
    for language in LANGUAGES:
        told = task_in_words(puzzle.task, puzzle.kind, language)
        assert puzzle.texts[language]["task"] == told
        assert not NOTATION.search(told), told


def test_explanations_tell_what_tempts_and_doing_nothing_does_not() -> None:
    told = {name: ga.puzzle(name).explain("en") for name in ("busy-hands", "cut-it-and-keep-it")}
    assert [bool(found and found.tempting) for found in told.values()] == [True, False]


# --- Whether it is true ---------------------------------------------------------------------


def prove(puzzle: WoodcraftPuzzle) -> None:
    """Every claim; the solver of every grade before fails; what the kind promises holds, but for a warm-up."""
    assert list(puzzle.wrong()) == []
    best = par_of(puzzle)
    assert puzzle.tier is not None
    assert all(falls_short(reached(puzzle.task, tier), best) for tier in range(puzzle.tier))
    lacks = set(review(puzzle.task, puzzle.kind).lacks)
    is_warm_up = puzzle.tier == 1 and puzzle.kind in WARM
    assert lacks <= ({"difficulty", "promise"} if is_warm_up else set())


def plain_best(puzzle: WoodcraftPuzzle) -> Rank:
    """The best over every state that moves lead to until the turn ends, with nothing of the solver."""
    start, seat = puzzle.task.start, puzzle.task.seat
    seen, due = {start}, [start]
    ranks: list[Rank] = []
    while due:
        here = due.pop()
        if isinstance(here.todo[-1], Free):
            ranks += _ranks(puzzle, here, seat)
        for move in here.legal_moves():
            if move == "end":
                continue
            then = here.after(move)._replace(events=())
            if then not in seen:
                seen.add(then)
                due.append(then)
    return max(ranks)


def _ranks(puzzle: WoodcraftPuzzle, state: State, seat: int) -> list[Rank]:
    """What a sheet is worth, counted by the rules of the kind; nothing if dice are missing."""
    before, player = puzzle.task.start.players[seat], state.players[seat]
    if puzzle.kind == "dice":
        missing = [need - have for need, have in zip(puzzle.task.dice, player.dice, strict=True)]
        return [] if max(missing) > 0 else [(-_spent(before, player),)]
    if puzzle.kind == "cut":
        blades = player.used[SAW] - before.used[SAW]
        return [(len(player.done) - len(before.done), -blades, -_spent(before, player))]
    points = score(state.layout, player).total
    return [(points, sum(player.owned(row) for row in range(len(MATERIALS))))]


def _spent(before: Player, after: Player) -> int:
    return sum(after.used[: len(MATERIALS)]) - sum(before.used[: len(MATERIALS)])


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_is_true(puzzle: WoodcraftPuzzle) -> None:
    prove(puzzle)


def test_a_plain_search_agrees_on_all() -> None:
    assert [p.id for p in PUZZLES if plain_best(p) != par_of(p)] == []


@pytest.mark.long
@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_all_are_true(puzzle: WoodcraftPuzzle) -> None:
    prove(puzzle)
    assert puzzle.origin is not None
    assert remade(puzzle.origin) == puzzle.task
