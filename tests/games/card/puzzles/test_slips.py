"""Where a line goes wrong is said the same everywhere, and it is where a plain search says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import glueckauf as ga
from glueckauf.games.card.notation import END, PASS, read
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.verdict import CardVerdict
from glueckauf.games.card.puzzles.walk import idle, walk
from glueckauf.games.card.solve.task import Place, is_over, onward, rank, start_of, value_of
from tests.games.card.puzzles.samples import shipped
from tests.games.card.solve.plain import plain_solve

LINES = 4  # of each puzzle
STOPPED = "ends although the best result is still within reach"
WELL = re.compile(r"You have not gone wrong yet|all is well: the best result is still within reach")
NAMED = re.compile(r"first slip is (?:in turn|move) (\d+)")


def lines(puzzle: CardPuzzle, rng: Random) -> Iterator[tuple[str, ...]]:
    """The best line cut short, with one move exchanged, and ended with an explicit pass; and random ones."""
    best = puzzle.best() or ()
    for number in range(LINES):
        cut = rng.randrange(len(best)) if number else 0
        place = start_of(puzzle.task)
        line: list[str] = []
        for move in best[:cut]:
            place, line = onward(puzzle.task, place, move), [*line, move]
        if number == 1:
            yield tuple(line)
        while not is_over(puzzle.task, place) and len(line) < 30:
            moves = place.state.legal_moves()
            closing = [move for move in moves if move in (END, PASS)]
            move = closing[0] if closing and number % 2 else rng.choice(moves)
            place, line = onward(puzzle.task, place, move), [*line, str(move)]
        yield tuple(line)


def wrong(verdict: CardVerdict) -> str:
    """What the two sentences say otherwise than each other."""
    told, slip = verdict.text, verdict.slip("en")
    if verdict.first_slip is None:
        return slip
    named = NAMED.search(told)
    if verdict.has_stopped:
        return "" if STOPPED in told and WELL.search(slip) and not named else f"{told} | {slip}"
    if WELL.search(slip) or named is None or int(named[1]) != verdict.first_slip:
        return f"{told} | {slip}"
    first = NAMED.search(slip)
    in_turns = verdict.task.turns not in (0, 1)
    return "" if first and (in_turns or first[1] == named[1]) else f"{told} | {slip}"


@pytest.mark.shipped
def test_two_sentences_name_one_slip() -> None:
    rng, found = Random(29), []
    for puzzle in shipped():
        for line in lines(puzzle, rng):
            verdict = puzzle.check(" ".join(line))
            if verdict.legal and (problem := wrong(verdict)):
                found.append(f"{puzzle.id} {' '.join(line)}: {problem}")
    assert found == []


@pytest.mark.shipped
def test_the_first_slip_of_an_action_is_that_of_a_plain_search() -> None:
    rng, found = Random(30), []
    for puzzle in shipped():
        task = puzzle.task
        if task.turns:
            continue
        for line in lines(puzzle, rng):
            verdict = puzzle.check(" ".join(line))
            if not verdict.legal or puzzle.par is None:
                continue
            places = walk(task, map(read, line)).places
            lost = [n for n, place in enumerate(places) if best_at(puzzle, place) != par(puzzle)]
            first = min(lost, default=len(places))
            expected = None if verdict.stars == 3 else first
            if verdict.first_slip != expected:
                found.append(f"{puzzle.id} {verdict.given}: {verdict.first_slip} {expected}")
    assert found == []


def best_at(puzzle: CardPuzzle, place: Place) -> tuple[int, ...]:
    """The best from here by a search that knows nothing of the solver; steps count from the start."""
    task = puzzle.task
    if is_over(task, place):
        return rank(task, value_of(task, place))
    best, _ = plain_solve(place.state, 0, task.objective)
    assert best is not None
    used = [place.steps if word == "-steps" else 0 for word in task.objective]
    return tuple(most - steps for most, steps in zip(best, used, strict=True))


def par(puzzle: CardPuzzle) -> tuple[int, ...]:
    assert puzzle.par is not None
    return rank(puzzle.task, puzzle.par)


# --- Ending ---------------------------------------------------------------------------------


def test_passing_is_asked_where_only_unseen_cards_could_be_taken() -> None:
    """CG-A16: in the game a worker could still be placed on a stack whose new top nobody has seen yet."""
    puzzle = ga.puzzle("the-home-straight")
    best = list(puzzle.best() or ())
    assert best[-1] == "pass"
    assert puzzle.check(" ".join(best)).stars == puzzle.check(" ".join(best[:-1])).stars == 3
    assert ga.next_moves(puzzle, best[:-1]) == ["pass"]
    assert ga.next_moves(puzzle, best) == []


@pytest.mark.parametrize("name", ["full-house", "move-over"])
def test_doing_nothing_is_passing_at_once(name: str) -> None:
    puzzle = ga.puzzle(name)
    assert isinstance(puzzle, CardPuzzle)
    assert idle(puzzle.task) == puzzle.check("").value == puzzle.check("pass").value
    assert puzzle.check("").stars == 0


def test_where_something_must_be_done_nothing_is_what_stands_there_before() -> None:
    for name in ("gosia-delivers", "maciek-at-work"):
        puzzle = ga.puzzle(name)
        assert isinstance(puzzle, CardPuzzle)
        assert not puzzle.check("").legal
        assert idle(puzzle.task) == value_of(puzzle.task, start_of(puzzle.task))
