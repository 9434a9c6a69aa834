"""Puzzles on a whole table: read, judged and proven; every best plan wins."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError, NotationError
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.table import generate as generate_turns
from glueckauf.games.board.puzzles.table import rivals
from glueckauf.games.board.puzzles.table.claims import openings, solved
from glueckauf.games.board.puzzles.table.draft import results
from glueckauf.games.board.puzzles.table.hints import turn_hints
from glueckauf.games.board.puzzles.table.ladder import losses, reached
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.wording import turn_task
from glueckauf.games.board.puzzles.table.writing import dumps_table
from glueckauf.games.board.solve.turns.asked import Asked, TooMany, best, values
from glueckauf.games.board.solve.turns.search import Table, whole_turns
from glueckauf.games.board.solve.turns.themes import THEMES, runner_up, themes
from glueckauf.learn.claims import claims_of, wrong_claims
from glueckauf.learn.puzzle import load, loads, save_new

TURNS = """\
format = 1
id = "two-trains"
kind = "turns"
sort = "miners"
origin = "miners-6-0031-2"
turns = 2
objective = "vp"
[position]
to_move = 0
crews = { "mining/10" = { seat = 1, miners = 3 } }
[position.seats.0]
miners = 3
marks = 0
mine = { carts = { 3 = "gg", 4 = "k" }, tiles = ["g+"] }
orders = ["barrow:gg", "engine:k", { transport = "carriage", squares = "y", filled = [1] }]
"""
DRAFT = """\
format = 1
kind = "draft"
picks = 1
steps = 10
[position]
drafted = false
draft_row = ["barrow:y", "engine:k", "barrow:gg", "engine:g", "barrow:yy", "engine:b", "motorcar:y"]
"""
BLUNDER = """\
format = 1
kind = "blunder"
log = ["money/4", "mining/6 3 +g +g 0 g>A g>A", "pithead"]
objective = "vp"
[position.seats.0]
miners = 3
mine = { carts = { 3 = "gg" }, tiles = ["g+"] }
orders = ["barrow:gg"]
"""
RACE = """\
format = 1
kind = "turns"
turns = 2
objective = "vp"
replies = ["delivery/engine"]
[position.seats.0]
miners = 2
mine = { carts = {} }
orders = [
  { transport = "barrow", squares = "kk", filled = [1, 2] },
  { transport = "engine", squares = "g", filled = [1] },
]
[position.seats.1]
orders = [{ transport = "engine", squares = "k", filled = [1] }]
"""
START = """\
format = 1
kind = "turns"
sort = "shift-end"
objective = "vp"
start = true
[position]
start = 1
to_move = 0
workshops = { 1 = "y+" }
crews = { "workshop/2" = { seat = 1, miners = 1 } }
[position.seats.0]
miners = 2
marks = 1
mine = { carts = {} }
orders = [
  { transport = "barrow", squares = "kk", filled = [1, 2] },
  { transport = "engine", squares = "g", filled = [1] },
]
[position.seats.1]
miners = 0
"""


def turns_puzzle(text: str = TURNS) -> TurnPuzzle:
    found = loads(text)
    assert isinstance(found, TurnPuzzle)
    return found


def table_files() -> list[Path]:
    return [
        path
        for folder in ("turns", "shifts")
        for path in sorted((shipped() / "board" / folder).glob("*.toml"))
    ]


# --- Reading --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [TURNS, DRAFT, BLUNDER, RACE, START])
def test_what_is_written_reads_the_same(text: str) -> None:
    found = loads(text)
    assert not isinstance(found, TurnPuzzle | DraftPuzzle | BlunderPuzzle) or (
        loads(dumps_table(found)) == found._replace(id=loads(dumps_table(found)).id)
    )


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "problem"),
    [
        (TURNS, '"turns"', '"tunrs"', "kind", "did you mean turns?"),
        (TURNS, '"miners"', '"minors"', "sort", "did you mean miners?"),
        (TURNS, '"miners-6-0031-2"', '"Glück!"', "origin", "letters a-z"),
        (TURNS, '"vp"', '"points"', "objective", "known: vp, clock, margin"),
        (TURNS, "turns = 2", "turns = 0", "turns", "whole number from 1"),
        (TURNS, "turns = 2", "rival = 1", "rival", "leave it out"),
        (TURNS, "turns = 2", "steps = 8", "steps", "no key"),
        (TURNS, "turns = 2", "start = true", "start", "give the others no"),
        (TURNS, "turns = 2", 'replies = ["monee"]', "replies[1]", "column 1"),
        (TURNS, "turns = 2", 'lines = [""]', "lines[1]", "is empty"),
        (TURNS, "to_move = 0", "mining = 8", "position", "start of a turn"),
        (TURNS, '"barrow:gg"', '"barrow:zz"', "position.seats.0.orders[1]", "no order"),
        (DRAFT, "drafted = false\n", "", "position.draft_row", "drafted = false"),
        (DRAFT, "picks = 1", "picks = 4", "picks", "from 1 to 3"),
        (DRAFT, "picks = 1", 'picks = 1\nlines = ["money/4"]', "lines[1]", "draft/4"),
        (BLUNDER, '"pithead"', '"mining/6 9"', "log[3]", "column"),
        (BLUNDER, '"pithead"', '"delivery/engine"', "log", "GA-6.1"),
        (BLUNDER, '"pithead"', '"pithead", "pithead"', "log", "no miners"),
        (START, "miners = 0", "miners = 1", "start", "no miners"),
        (START, "start = 1\n", "shift = 3\n", "start", "last one"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    text: str, old: str, new: str, key: str, problem: str
) -> None:
    assert old in text
    with pytest.raises(FileError) as told:
        loads(text.replace(old, new))
    assert told.value.key == key
    assert problem in told.value.problem
    assert "\n" not in str(told.value)


def test_open_optimisation_says_what_it_is_not_made_for(tmp_path: Path) -> None:
    path = tmp_path / "two-trains.toml"
    path.write_text(TURNS, "utf-8")
    with pytest.raises(FileError, match="there is no front"):
        ga.optimise(path)


def test_a_puzzle_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "two-trains.toml"
    save_new(turns_puzzle(), path)
    assert load(path) == turns_puzzle()._replace(path=str(path))


# --- Judging --------------------------------------------------------------------------------


def test_a_best_plan_has_three_stars() -> None:
    verdict = turns_puzzle().check("mining/6 3 +g +g 0 g>A g>A delivery/barrow")
    assert (verdict.stars, verdict.value, verdict.par, verdict.first_slip) == (3, 7, 7, None)


def test_a_mining_turn_need_not_be_ended() -> None:
    verdict = turns_puzzle().check(["mining/6 4 +k 0 k>B", "delivery/engine"])
    assert verdict.legal
    assert verdict.value == 5


def test_a_worse_plan_is_told_its_first_slip() -> None:
    verdict = turns_puzzle().check("mining/6 4 +k 0 k>B delivery/engine")
    assert (verdict.stars, verdict.first_slip) == (1, 1)
    assert verdict.continuation[-1] == "delivery/barrow"
    for language in LANGUAGES:
        assert len(verdict.sentences(language)) == 4


def test_a_plan_that_stops_early_is_told_so() -> None:
    verdict = turns_puzzle().check("mining/6 3 +g +g 0 g>A g>A")
    assert verdict.first_slip == 2
    assert verdict.continuation == ("delivery/barrow",)
    assert verdict.stars == 0


def test_an_illegal_turn_names_its_rule() -> None:
    verdict = turns_puzzle().check("money/4 mining/10")
    assert not verdict.legal
    assert verdict.violation is not None
    assert (verdict.violation.rule, verdict.turn, verdict.token) == ("GA-3.2", 2, "mining/10")
    assert "GA-3.2" in verdict.text


def test_more_turns_than_allowed_are_refused() -> None:
    verdict = turns_puzzle().check("money/4 money/6 pithead")
    assert not verdict.legal
    assert verdict.text == "You have only 2 turns."


def test_what_is_no_plan_has_a_column() -> None:
    with pytest.raises(NotationError):
        turns_puzzle().check("go home")


def test_a_draft_is_judged_by_what_it_brings() -> None:
    found = loads(DRAFT)
    assert isinstance(found, DraftPuzzle)
    first, *_, last = results(found)
    assert found.check(first.moves).stars == 3
    worse = found.check(last.moves)
    assert worse.stars < 3
    assert worse.text.endswith(f"One of the best choices: {first.moves[0]}")
    assert found.check("draft/1 draft/2").text == "Take exactly one card."
    assert not found.check("draft/9").legal


def test_a_blunder_is_found_by_its_number() -> None:
    found = loads(BLUNDER)
    assert isinstance(found, BlunderPuzzle)
    assert losses(found) == [0, 0, 7]
    assert found.check(3).stars == 3
    assert found.check("1").stars == 0
    with pytest.raises(NotationError, match="1 to 3"):
        found.check(4)


def test_the_next_starting_player_is_asked_for() -> None:
    found = turns_puzzle(START)
    without = found.check("delivery/barrow delivery/engine")
    assert (without.stars, without.value) == (0, 13)
    assert without.text.splitlines()[0] == "You do not begin the next shift."
    assert found.check("workshop/1 delivery/barrow").stars == 3
    assert "start-player-grab" in themes(found.asked, 9)


# --- Grades and themes ----------------------------------------------------------------------


def test_whoever_does_not_look_at_the_reply_fails() -> None:
    asked = turns_puzzle(RACE).asked
    assert reached(asked, 6) == 13
    assert max(reached(asked, tier) for tier in (1, 2, 5)) == 9
    assert themes(asked, 13) == ("deliver-before-displaced",)
    assert runner_up(asked, 13) == 9
    assert solved(turns_puzzle(RACE)).runner_up == 9


def test_openings_end_when_all_replies_are_played() -> None:
    asked = turns_puzzle(RACE).asked
    found = openings(asked)
    assert {line for line, _ in found} >= {"delivery/barrow", "delivery/engine", "pithead"}
    assert {left.turns for _, left in found} == {1}
    assert not any(left.replies for _, left in found)
    assert values(asked) == {worth for _, left in found for worth in values(left)}
    with pytest.raises(TooMany):
        openings(asked, most=3)


def plain_plans(asked: Asked) -> Iterator[tuple[int, list[str]]]:
    """Every plan with its value, without plans, bounds or memory."""

    def visit(table: Table, lines: list[str]) -> Iterator[tuple[int, list[str]]]:
        if len(lines) == asked.own_turns or not table.state.players[asked.seat].miners:
            if asked.is_met(table):
                yield asked.worth(table), lines
            return
        for line, then in whole_turns(table, asked.seat):
            yield from visit(then, [*lines, line])

    return visit(asked.table, [])


@pytest.mark.parametrize("text", [TURNS, RACE, START])
def test_every_best_plan_wins_and_no_other(text: str) -> None:
    found = turns_puzzle(text)
    plans = list(plain_plans(found.asked))
    par = max(value for value, _ in plans)
    solution = best(found.asked)
    assert solution is not None
    assert solution.value == par
    known = found._replace(par=par, lines=tuple(solution.lines))
    winners = [lines for value, lines in plans if value == par]
    assert all(known.check(lines).stars == 3 for lines in winners)
    assert runner_up(found.asked, par) == max(v for v, _ in plans if v < par)
    assert values(found.asked) == {value for value, _ in plans}


# --- What is shipped ------------------------------------------------------------------------


def quick_files() -> list[Path]:
    return table_files()[::4]


@pytest.mark.parametrize("path", quick_files(), ids=lambda path: path.stem)
def test_shipped_claims_are_true(path: Path) -> None:
    """A part of them; `glueckauf verify puzzles/board/turns puzzles/board/shifts` proves all."""
    assert list(wrong_claims(load(path))) == []


@pytest.mark.long
@pytest.mark.parametrize("path", table_files(), ids=lambda path: path.stem)
def test_all_shipped_claims_are_true(path: Path) -> None:
    assert list(wrong_claims(load(path))) == []


def shipped_puzzles() -> list[TablePuzzle]:
    found: list[Puzzle] = [load(path) for path in table_files()]
    return [p for p in found if isinstance(p, TurnPuzzle | DraftPuzzle | BlunderPuzzle)]


def test_shipped_puzzles_claim_everything_and_differ() -> None:
    puzzles = shipped_puzzles()
    assert len(puzzles) >= 40
    for puzzle in puzzles:
        assert {"par", "lines", "proof", "tier", "themes", "text"} <= set(claims_of(puzzle))
        assert puzzle.tier is not None
        assert puzzle.tier >= 2
        assert set(puzzle.themes or ()) - {"greedy-trap"}
        assert puzzle.id == Path(puzzle.path).stem
    for language in LANGUAGES:
        titles = [puzzle.texts[language]["title"] for puzzle in puzzles]
        assert len(set(titles)) == len(titles)
    marks = [generate_turns.twin_mark(puzzle) for puzzle in puzzles]
    assert len(set(marks)) == len(marks)


def test_tasks_are_told_by_the_templates() -> None:
    for puzzle in shipped_puzzles():
        told = {language: text["task"] for language, text in puzzle.texts.items()}
        assert told == {language: turn_task(puzzle, language) for language in LANGUAGES}, puzzle.id


def test_every_theme_of_turns_is_shipped_five_times() -> None:
    shown = [theme for puzzle in shipped_puzzles() for theme in puzzle.themes or ()]
    rare = {"storage-withdrawal"}  # greedy games store little; mining puzzles show it
    assert {theme: shown.count(theme) for theme in THEMES if shown.count(theme) < 5} == {
        theme: shown.count(theme) for theme in rare
    }


def test_others_reply_at_many_kinds_of_spaces() -> None:
    graded = [(puzzle.tier, puzzle) for puzzle in shipped_puzzles()]
    replied = [p for tier, p in graded if tier == 6 and isinstance(p, TurnPuzzle)]
    kinds = Counter(reply.partition("/")[0] for p in replied for reply in p.asked.replies)
    assert set(kinds) == {"delivery", "mining", "order", "workshop"}
    assert len(replied) >= 10
    assert {puzzle.asked.objective for puzzle in replied} >= {"vp", "clock"}
    assert {tier for tier, _ in graded} == {2, 3, 4, 5, 6}


def shipped_races() -> list[TurnPuzzle]:
    return [
        puzzle
        for puzzle in shipped_puzzles()
        if isinstance(puzzle, TurnPuzzle) and "deliver-before-displaced" in (puzzle.themes or ())
    ]


def test_races_need_more_than_the_right_order_of_deliveries() -> None:
    assert len(shipped_races()) >= 5
    for puzzle in shipped_races():
        assert puzzle.tier == 6
        assert puzzle.lines is not None
        kinds = [line.partition("/")[0] for line in puzzle.lines]
        assert kinds[0] == "delivery"
        assert kinds.count("delivery") >= 2
        assert "mining" in kinds


def test_sense_alone_wins_a_race_of_deliveries() -> None:
    easy = rivals.hits(turns_puzzle(RACE).asked, 13)
    assert rivals.PLANS < 10 * easy < 10 * rivals.PLANS


@pytest.mark.long
@pytest.mark.parametrize("puzzle", shipped_races(), ids=lambda puzzle: puzzle.id)
def test_sense_alone_does_not_win_a_shipped_race(puzzle: TurnPuzzle) -> None:
    assert puzzle.par is not None
    assert rivals.hits(puzzle.asked, puzzle.par) * rivals.RARE < rivals.PLANS


def test_a_reply_that_can_never_come_is_told() -> None:
    assert list(turns_puzzle(RACE).wrong()) == []
    dead = turns_puzzle(RACE.replace("delivery/engine", "delivery/barrow"))
    key, problem = next(iter(dead.wrong()))
    assert key == "replies"
    assert "no complete barrow order" in problem


def test_a_page_shows_no_miner_that_nobody_has() -> None:
    """Nor does the board: one is lent to a rival, so that the shift goes on."""
    asked = next(one for one in shipped_puzzles() if one.id == "lights-out")
    ways = asked.ways()
    assert ways is not None
    assert [player.miners for player in ways.state(ways.start).players] == [0, 2]
    assert [player.miners for player in asked.positions(())[0].players] == [0, 2]


def test_hints_are_told_in_every_language() -> None:
    for puzzle in shipped_puzzles()[::5]:
        hints = turn_hints(puzzle)
        assert len(hints) == 3
        for language in LANGUAGES:
            assert all(hint.sentence(language) for hint in hints)


def test_shipped_answers_win() -> None:
    for puzzle in shipped_puzzles()[::5]:
        answer = puzzle.par if isinstance(puzzle, BlunderPuzzle) else puzzle.lines
        assert answer is not None
        assert puzzle.check(answer).stars == 3


# --- The generator --------------------------------------------------------------------------


@pytest.mark.parametrize("sort", ["draft", "blunder", "miners"])
def test_the_generator_is_reproducible(sort: str) -> None:
    first, again = (generate_turns.batch(sort, 6, 0) for _ in range(2))
    assert first
    assert [dumps_table(p) for p in first] == [dumps_table(p) for p in again]
    for puzzle in first:
        assert tomllib.loads(dumps_table(puzzle))["sort"] == sort
        assert loads(dumps_table(puzzle), "generated") == puzzle
        assert solved(puzzle).par == puzzle.par


def test_the_number_of_jobs_makes_no_difference() -> None:
    alone, together = (generate_turns.candidates("draft", 3, jobs) for jobs in (1, 2))
    assert list(islice(together, 3)) == list(islice(alone, 3))


def test_the_generator_names_where_a_puzzle_comes_from() -> None:
    made = generate_turns.batch("miners", 6, 0)[0]
    assert made.origin == made.id
    again = generate_turns.remade(made.origin)
    assert (again.origin, again.position, again.state) == (made.origin, made.position, made.state)
    with pytest.raises(ValueError, match="makes nothing at miners-6-0000-99"):
        generate_turns.remade("miners-6-0000-99")


QUICKLY_REMADE = ("first-come-first-served", "guests-are-coming")
REMADE = [puzzle for puzzle in shipped_puzzles() if puzzle.origin is not None]


def named(puzzle: TablePuzzle) -> str:
    return puzzle.id


@pytest.mark.parametrize("puzzle", [p for p in REMADE if p.id in QUICKLY_REMADE], ids=named)
def test_some_shipped_puzzles_are_made_anew(puzzle: TablePuzzle) -> None:
    assert puzzle.origin is not None
    again = generate_turns.accepted(generate_turns.remade(puzzle.origin))
    assert again is not None
    again = again._replace(id=puzzle.id, path=puzzle.path, texts=puzzle.texts)
    assert again.tidied() == puzzle


@pytest.mark.long
@pytest.mark.parametrize("puzzle", REMADE, ids=named)
def test_all_shipped_puzzles_with_an_origin_are_made_anew(puzzle: TablePuzzle) -> None:
    test_some_shipped_puzzles_are_made_anew(puzzle)
