"""A plan that stops early spends the turns it leaves out at the pithead, and the others reply to them.

One rule for the solver, the verdict, a page that judges by itself, the explanation and the tidying.
"""

from __future__ import annotations

import pytest

from glueckauf.games.board.puzzles.table.doings import doings
from glueckauf.games.board.puzzles.table.natural import natural_plan
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.puzzles.table.sources import plan_sources
from glueckauf.games.board.puzzles.table.verdict import check_turns
from glueckauf.games.board.puzzles.table.ways import TurnWays
from glueckauf.games.board.puzzles.table.wording import turn_task
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.solve.turns.solving import OBJECTIVES, play_turns, solve_turns
from glueckauf.learn.puzzle import puzzles
from tests.games.board.solve.test_replied import contested
from tests.games.board.solve.test_turns import plain_best

ESCAPES = 763  # the solver once found nothing better than to stop before the reply


def puzzle(seed: int, turns: int, objective: str) -> TurnPuzzle:
    state, replies = contested(seed)
    asked = Asked(state, turns, objective, replies)
    return TurnPuzzle("left-out", "test", "turn", {}, asked, {})


def filled(asked: Asked, plan: tuple[str, ...]) -> tuple[str, ...]:
    """The plan with the visits to the pithead written out, as far as the miners go."""
    miners = doings(asked, plan).own[len(plan)].miners
    return (*plan, *["pithead"] * min(miners, asked.own_turns - len(plan)))


def test_no_plan_of_the_solver_escapes_a_reply() -> None:
    state, replies = contested(ESCAPES)
    answer = solve_turns(state, 2, objective="margin", replies=replies)
    truth = plain_best(state, 2, "margin", replies=replies)
    assert (answer.value, answer.bound) == (truth, truth) == (35, 35)
    assert answer.lines


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("seed", [*range(700, 705), ESCAPES])
def test_turns_left_out_are_turns_at_the_pithead(seed: int, objective: str) -> None:
    asked = puzzle(seed, 2, objective).asked
    best = solve_turns(asked.state, 2, objective=objective, replies=asked.replies)
    given = puzzle(seed, 2, objective)._replace(par=best.value, lines=tuple(best.lines))
    for plan in ((), tuple(best.lines[:1])):
        verdict, full = check_turns(given, plan), check_turns(given, filled(asked, plan))
        played = play_turns(
            asked.state, filled(asked, plan), objective=objective, replies=asked.replies
        )
        assert verdict.value == full.value == played
        assert played <= best.value
        assert verdict.stars == full.stars
        sources = plan_sources(asked, plan, "en")
        assert sum(source.vp for source in sources) == played
        assert asked.worth(doings(asked, plan).tables[-1]) == played
        tidy = natural_plan(asked, filled(asked, plan))
        assert (check_turns(given, tidy).value or 0) >= played
    on_a_page = TurnWays(given)
    stopped = on_a_page.verdict(on_a_page.start, ())
    assert stopped == check_turns(given, ())._replace(
        first_slip=None, turn=0, continuation=(), most=None
    )


def test_the_rule_changes_a_value() -> None:
    """Otherwise the test above would say nothing."""
    asked = puzzle(ESCAPES, 2, "margin").asked
    assert asked.worth(asked.table) == 36
    assert asked.worth(asked.ended(asked.table, 0)) < 36


def test_who_stops_early_is_told_that_the_others_play_on() -> None:
    given = puzzle(ESCAPES, 2, "margin")
    told = "You stop early: you spend your remaining turns at the pithead"
    assert told in check_turns(given, ()).short()
    assert told not in check_turns(given, filled(given.asked, ())).short()
    still = given._replace(asked=given.asked._replace(replies=()))
    assert told not in check_turns(still, ()).short()


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "stop early"), ("pl", "wcześniej"), ("hu", "Korábban"), ("de", "früher auf")],
)
def test_the_task_says_so_where_one_turn_does_not_show_all_replies(
    language: str, told: str
) -> None:
    asked = puzzle(ESCAPES, 2, "margin").asked
    few = puzzle(ESCAPES, 2, "margin")._replace(asked=asked._replace(replies=("pithead",)))
    many = few._replace(asked=asked._replace(replies=("pithead",) * 4))
    assert told.lower() in turn_task(many, language).lower()
    assert told.lower() not in turn_task(few, language).lower()


def test_no_shipped_plan_gains_by_stopping_early() -> None:
    replied = [one for one in puzzles() if isinstance(one, TurnPuzzle) and one.asked.replies]
    assert len(replied) >= 20
    for one in replied:
        assert one.lines is not None
        assert check_turns(one, filled(one.asked, one.lines)).value == one.par
        verdict = check_turns(one, one.lines)
        assert (verdict.value, verdict.stars, verdict.played_on) == (one.par, 3, False)
