"""The first slip as a person means it: never a filler, never the better line, and what it costs."""

from __future__ import annotations

import random

import pytest

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.notation import read
from glueckauf.games.board.puzzles.pit.position import read_position
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.slips import first_slip
from glueckauf.games.board.puzzles.pit.verdict import check
from glueckauf.games.board.puzzles.pit.walk import best_from, walk
from glueckauf.games.board.puzzles.table.puzzle import DraftPuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.solve.turns.asked import best
from glueckauf.games.board.solve.turns.search import after_turn
from glueckauf.learn.puzzle import puzzles

TASK = read_position("0:-/y,b,g,k/-/engine:k=5;barrow:g=4/8/vp,-steps")  # 9 VP in 7 steps
TIGHT = TASK._replace(actions=("mining/7",))  # no step to spare
RELAY = read_position("0:-/y,b,gg,kkk/-/engine:kkk=12;carriage:gg=7/8,6/vp,-steps")
STEPS = read_position("0:-/y,b,g,k/-/engine:k=5;barrow:g=4/8/-steps/complete=A,B")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        # A needless ride costs a step, and so it is the slip, although no points are lost there yet.
        (
            "4 +k 1 0 k>A",
            "The first slip is move 3 (to level 1). It costs one step too many.",
        ),
        (
            "4 +k 0 k>A",
            "The first slip is move 3 (to the surface). It costs one step too many.",
        ),
        (
            "1 3 +g 4 +k 0 k>A g>B",
            "The first slip is move 1 (to level 1). It costs one step too many.",
        ),
        (
            "3 +g 4 +k 0 k>A g>B 1",
            "The first slip is move 8 (to level 1). It costs one step too many.",
        ),
        (
            "3 +g 4 +k 0 k>A",
            "Up to move 6 all is well: the best result is still within reach from there.",
        ),
        (
            "3 +g 4 +k end",
            "Up to move 4 all is well: the best result is still within reach from there.",
        ),
        ("", "You have not gone wrong yet: the best result is still within reach."),
        ("3 +g 4 +k 0 k>A g>B", ""),
    ],
)
def test_the_slip_of_a_ride(line: str, said: str) -> None:
    assert check(TASK, line).slip() == said


def test_an_action_that_is_left_too_early() -> None:
    verdict = check(RELAY, "mining/8 4 +k +k +k end mining/6 0 k>A k>A k>A")
    assert verdict.slip().startswith("The first slip is move 6: you end this action although")
    assert verdict.slip().endswith("After it, the best possible is 12 VP.")


def test_orders_that_cannot_be_completed_any_more() -> None:
    verdict = check(STEPS, "3 0 4 +k 0 k>A")
    assert verdict.slip() == (
        "The first slip is move 2 (to the surface). After it, the orders can no longer all be completed."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_every_slip(language: str) -> None:
    lines = ["1 3 +g 4 +k 0 k>A g>B", "3 +g 4 +k 0 k>A", ""]
    told = [check(TASK, line).slip(language) for line in lines]
    told.append(check(TIGHT, "1 4 +k 0 k>A").slip(language))
    told.append(check(STEPS, "3 0 4 +k 0 k>A").slip(language))
    told.append(check(RELAY, "mining/8 4 +k +k +k end mining/6 0 k>A k>A k>A").slip(language))
    assert len(set(told)) == len(told)
    assert not any("{" in one or "  " in one for one in told)


@pytest.mark.parametrize("number", range(40))
def test_after_the_slip_par_is_lost_and_before_it_it_is_not(number: int) -> None:
    """Against the definition, on random lines of shipped puzzles."""
    rng = random.Random(number)
    found = [one for one in puzzles(kind="mining") if isinstance(one, MiningPuzzle)]
    puzzle = rng.choice([one for one in found if len(one.task.actions) == 1])
    line: list[str] = []
    for _ in range(rng.randrange(1, 8)):
        moves = puzzle.positions(line)[-1].legal_moves()
        if puzzle.over(line) or not moves:
            break
        line.append(str(rng.choice([move for move in moves if move != "end"] or moves)))
    verdict = puzzle.check(" ".join(line))
    if not verdict.legal or verdict.stars == MOST_STARS:
        assert verdict.slip() == ""
        return
    assert puzzle.par is not None
    assert verdict.first_slip is not None
    slip = first_slip(puzzle.task, " ".join(line), puzzle.par)
    assert slip is not None
    assert verdict.first_slip == slip.place + (slip.kind == "stopped")
    places = walk(puzzle.task, [read(token) for token in line]).places
    before = best_from(puzzle.task, places[verdict.first_slip - 1])
    assert before is not None
    assert before.value == puzzle.par
    if slip.kind != "stopped":
        after = best_from(puzzle.task, places[slip.place])
        assert (after is None) == (not slip.word)
        assert after is None or after.value[slip.word] == slip.most != slip.par


# --- On a whole table -----------------------------------------------------------------------

PLANS = [one for one in puzzles(kind="turns") if isinstance(one, TurnPuzzle)]


@pytest.mark.parametrize("puzzle", PLANS[::4], ids=lambda puzzle: puzzle.id)
def test_a_check_gives_nothing_away(puzzle: TurnPuzzle) -> None:
    """Neither value and stars nor the first slip tell a turn that was not played."""
    for given in ([], [*(puzzle.lines or ())[:1]]):
        verdict = puzzle.check(given)
        for language in LANGUAGES:
            said = f"{verdict.short(language)} {verdict.slip(language)}"
            for line in set(puzzle.lines or ()) - set(given):
                assert turns_in_words([line], language) not in said
        assert "\n" not in verdict.short()
        assert "stars" in verdict.short()


def test_idle_turns_at_the_end_are_no_slip() -> None:
    tried = 0
    for puzzle in PLANS[:12]:
        first = (puzzle.lines or ())[:1]
        verdict = puzzle.check([*first, "pithead"])
        if not verdict.legal or verdict.stars == MOST_STARS or puzzle.asked.own_turns < 2:
            continue
        tried += 1
        assert "pithead" not in verdict.slip()
        assert verdict.first_slip in (2, 3), "the best may still be within reach after an idle turn"
        assert verdict.slip().startswith(f"Up to turn {verdict.first_slip - 1} all is well")
        assert verdict.slip() in verdict.sentence()
        assert "pithead" not in verdict.text
    assert tried


def test_a_wasted_turn_is_a_slip_and_has_its_price() -> None:
    tried = 0
    for puzzle in PLANS[:20]:
        verdict = puzzle.check(["pithead", *(puzzle.lines or ())[:1]])
        if not verdict.legal or verdict.first_slip != 1 or verdict.most is None:
            continue
        tried += 1
        said = verdict.slip()
        assert said.startswith(
            "The first slip is turn 1 (pithead). After it, the best possible is "
        )
        left = best(puzzle.asked.after(after_turn(puzzle.asked.table, puzzle.seat, "pithead"), 1))
        assert left is not None
        assert str(abs(left.value)) in said
    assert tried


def test_cards_that_no_best_choice_has() -> None:
    for puzzle in puzzles(kind="draft"):
        assert isinstance(puzzle, DraftPuzzle)
        worst = list(puzzle.row)[: puzzle.picks]
        verdict = puzzle.check(" ".join(worst))
        if verdict.stars < MOST_STARS:
            assert "best choice" in verdict.slip()
            assert not set(verdict.stray) & set(puzzle.lines or ())
        best = puzzle.check(" ".join(puzzle.lines or ()))
        assert (best.slip(), best.stray) == ("", ())


def test_a_blunder_is_not_named_by_a_wrong_answer() -> None:
    for puzzle in puzzles(kind="blunder"):
        right = (puzzle.best() or ("",))[0]
        for number, _ in puzzle.options("en"):
            verdict = puzzle.check(number)
            if number == right:
                assert verdict.slip() == ""
                continue
            assert f"turn {right}" not in verdict.short().lower()
            assert verdict.slip().startswith(f"Turn {number} loses")
            assert f"turn {right}" not in verdict.slip().lower()
