"""What is said about a puzzle is what is proven of it, wherever its worth is asked: verdict, explanation, hints,
key, page, board, `solve`, `grade`; and its line stands there in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import glueckauf as ga
from glueckauf.core.draw.labels import capital
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.puzzle_paper import unbroken
from glueckauf.core.puzzle_ways import in_whole_numbers
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import moves_told, spoken
from glueckauf.games.signal.puzzles.verdict import idle
from tests.games.signal.puzzles.samples import named
from tests.games.signal.solve.plain import Plain

LANGUAGES = ("en", "pl")
PUZZLES = [puzzle for puzzle in ga.puzzles(game="signal") if isinstance(puzzle, SignalPuzzle)]
SOME = PUZZLES[::8]


def line_of(puzzle: SignalPuzzle) -> str:
    assert puzzle.line is not None
    return puzzle.line


def bare(puzzle: SignalPuzzle) -> tuple[str, ...]:
    """A best answer without decisions that leave no choice."""
    return walking.best_line(puzzle.task, walking.begin(puzzle.task), full=False)


# --- The line -------------------------------------------------------------------------------


def test_every_line_is_written_in_full_and_reaches_par() -> None:
    """Each move is put through `State.after`, with nothing added but chance that is known."""
    for puzzle in PUZZLES:
        assert puzzle.par is not None
        judge = Plain(*puzzle.task, most=60_000)
        aimed = walking.rank_of(puzzle.task, puzzle.par)
        assert judge.played(line_of(puzzle)) == aimed, puzzle.id
        assert puzzle.best() == tuple(line_of(puzzle).split()), puzzle.id
        assert puzzle.tidied().line == puzzle.line, puzzle.id


@pytest.mark.shipped
def test_decisions_with_one_option_may_be_left_out() -> None:
    shorter = 0
    for puzzle in PUZZLES:
        moves = bare(puzzle)
        verdict = puzzle.check(" ".join(moves))
        assert (verdict.stars, verdict.value) == (MOST_STARS, puzzle.par), puzzle.id
        assert puzzle.over(moves), puzzle.id
        assert len(puzzle.positions(moves)) == len(moves) + 1, puzzle.id
        written = puzzle._replace(line=" ".join(moves)).tidied().line
        assert written is not None
        assert puzzle.check(written).stars == MOST_STARS, puzzle.id
        shorter += len(moves) < len(written.split())
    assert shorter > 15


def test_what_leaves_no_choice_happens_once() -> None:
    """Named or left out: the positions tell each event once, and end alike."""
    puzzle = named("in-the-signal-box")
    whole = line_of(puzzle).split()
    short = [move for move in whole if not move.startswith("exit/")]
    assert len(short) == len(whole) - 1
    for moves in (whole, short):
        told = [event.name for state in puzzle.positions(moves)[1:] for event in state.events]
        assert told.count("rolled") == 1
        assert told.count("delivered") == 1
    assert puzzle.positions(whole)[-1] == puzzle.positions(short)[-1]
    assert puzzle.positions(short[:3])[-1] == puzzle.positions(whole[:4])[-1]


# --- The worth ------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzles", [SOME, pytest.param(PUZZLES, marks=pytest.mark.shipped)])
def test_all_say_the_worth_of_the_best(puzzles: list[SignalPuzzle]) -> None:
    wrong = {
        (puzzle.id, word): [*_unlike(puzzle, word)] for puzzle in puzzles for word in LANGUAGES
    }
    assert {name: found for name, found in wrong.items() if found} == {}


def _unlike(puzzle: SignalPuzzle, language: str) -> Iterator[str]:
    """Where something else is said than what is proven."""
    assert puzzle.par is not None
    line = line_of(puzzle)
    moves = line.split()
    plain = spoken(puzzle.task, puzzle.par, language)
    bars = spoken(puzzle.task, puzzle.par, language, bars=True)
    verdict, why = puzzle.check(line), puzzle.explain(language)
    hints, key, told = puzzle.help(language), puzzle.key(language), puzzle.about(moves, language)
    first = moves_told(puzzle.task, moves[:1], language)
    checks = {
        "verdict": verdict.value == puzzle.par and plain in verdict.sentence(language),
        "short": bars in verdict.short(language),
        "slip": verdict.stars == MOST_STARS and not verdict.slip(language),
        "rows": not puzzle.rows(line, verdict, language),
        "explanation": why is not None and bars in why.why,
        "hints": len(set(hints)) == len(hints) and first in hints[-1],
        "key": key["value"] == unbroken(plain) and key["lines"][0]["tokens"] == moves,
        "over": puzzle.over(moves),
        "score": told["score"] == told["par"] == capital(bars),
    }
    yield from (name for name, is_so in checks.items() if not is_so)
    yield from _unlike_on_a_page(puzzle, language)


def _unlike_on_a_page(puzzle: SignalPuzzle, language: str) -> Iterator[str]:
    ways = puzzle.ways()
    assert ways is not None
    place = ways.start
    for move in bare(puzzle):
        assert not ways.about(place, language)["over"]
        assert move in ways.moves(place)[0]
        place = ways.onward(place, move)[0]
    at_end = ways.about(place, language)
    par = in_whole_numbers(walking.rank_of(puzzle.task, puzzle.par or {}))
    checks = {
        "page": ways.verdict(place, ()).stars == MOST_STARS,
        "page's score": at_end["over"] and at_end["score"] == puzzle.about((), language)["par"],
        "page's rank": ways.rank(place) == ways.reach(place) == ways.reach(ways.start) == par,
    }
    yield from (name for name, is_so in checks.items() if not is_so)


@pytest.mark.shipped
def test_solve_and_grade_say_it_too() -> None:
    for puzzle in PUZZLES:
        assert puzzle.par is not None
        proof = puzzle.prove()
        assert proof.solution.value == puzzle.par, puzzle.id
        assert puzzle.check(proof.fields["line"]).value == puzzle.par, puzzle.id
        graded = [*puzzle.graded(())]
        assert spoken(puzzle.task, puzzle.par) in graded[0], puzzle.id
        assert puzzle.check(graded[1].partition("such as ")[2]).value == puzzle.par, puzzle.id


# --- Doing nothing, and slips at the end ----------------------------------------------------


def test_an_end_as_text_ends_a_task() -> None:
    """Lines are text: what follows the actions is not looked into."""
    puzzle = named("a-clear-road")
    stop = walking.along(puzzle.task, line_of(puzzle).split())[-1]
    assert stop.place.ended
    assert walking.worth(puzzle.task, stop) == walking.rank_of(puzzle.task, puzzle.par or {})


@pytest.mark.parametrize("puzzles", [SOME, pytest.param(PUZZLES, marks=pytest.mark.shipped)])
def test_who_does_nothing_gets_no_star(puzzles: list[SignalPuzzle]) -> None:
    """Also where the card then asks something, or a helper who does not help is asked."""
    seen = 0
    for puzzle in puzzles:
        for line in ("end", "end dispatcher"):
            verdict = puzzle.check(line)
            assert verdict.stars == 0, (puzzle.id, line)
            seen += verdict.legal
    assert seen > len(puzzles) / 2
    collision = named("collision-course")
    assert idle(collision.task) == -10
    assert collision.check("end dispatcher").stars == 0


def test_slips_at_the_end_are_told_as_they_are() -> None:
    verdict = named("red-light").check("end go/billings-denver.1 go/fargo-minneapolis.1")
    assert verdict.value == {"tokens": 6, "cards": 0}
    verdict = named("a-soft-landing").check("end go/tours-dijon.2 go/dijon-paris.2")
    assert verdict.first_slip == 2
    assert verdict.slip("en").endswith("After it, the best possible is 2 tokens lost on average.")


def test_verdict_and_slip_agree_on_a_line_that_stops_too_early() -> None:
    """Whether the end of the actions is written or not."""
    puzzle = named("a-clear-road")
    told = [puzzle.check(line) for line in ("end", line_of(puzzle).split()[0] + " end")]
    for number, verdict in enumerate(told):
        assert (verdict.token, verdict.first_slip) == ("", number + 1)
        assert "The line of moves ends although" in verdict.sentence("en")
    assert "not gone wrong yet" in told[0].slip("en")
    assert "Up to move 1 all is well" in told[1].slip("en")


def test_a_claimed_line_may_leave_out_what_leaves_no_choice() -> None:
    puzzle = named("in-the-signal-box")
    line = line_of(puzzle)
    short = " ".join(move for move in line.split() if not move.startswith("exit/"))
    assert not [*puzzle._replace(line=short).wrong()]
    cut = puzzle._replace(line=line.removesuffix(" end"))
    assert dict(cut.wrong())["line"] == "stops before its end; add end"
