"""Metrics of any game, computed by hand for hand-made games."""

from __future__ import annotations

import pytest

from glueckauf import games
from glueckauf.lab.metrics import METRICS
from glueckauf.lab.watched import Watched
from tests.lab.metrics.hand_made import Position, course, dice, game


def measured(name: str, watched: Watched) -> float:
    return METRICS[name].measure(watched)


def parts(name: str, watched: Watched) -> dict[str, float]:
    found = METRICS[name].parts
    assert found is not None
    return dict(found(watched))


# Seat 2 starts. After the turns of 2, 0, 1, 2: nobody leads, 0 leads, 1 leads, 1 and 2 are level; then 2 wins.
THREE = course([(0, 0, 0), (0, 0, 0), (4, 0, 1), (4, 9, 1), (4, 9, 9), (4, 10, 16)], (2,), start=2)


def test_the_starting_player_is_compared_with_the_mean_of_the_others() -> None:
    assert measured("seat_advantage", THREE) == 16 - (4 + 10) / 2
    # The mean of all is 10; places are counted from seat 2, so seat 0 is the second.
    assert parts("seat_advantage", THREE) == {"1": 6, "2": -6, "3": 0}


def test_spread_and_margin() -> None:
    assert measured("score_spread", THREE) == 16 - 4
    assert measured("margin", THREE) == 16 - 10
    assert measured("margin", course([(0, 0), (7, 7)], (0, 1))) == 0


def test_the_lead_changes_when_somebody_else_has_it_alone() -> None:
    # Alone in the lead are 0, 1, then 2 as the winner: two changes. The tie between 1 and 2 is none.
    assert measured("lead_changes", THREE) == 2
    # 0 leads, is caught up with, and leads again: no change.
    assert measured("lead_changes", course([(0, 0), (1, 0), (1, 1), (2, 1)], (0,))) == 0


def test_whoever_wins_the_tie_break_has_taken_the_lead() -> None:
    assert measured("lead_changes", course([(0, 0), (3, 0), (3, 3)], (1,))) == 1


def test_drama_is_the_mean_deficit_of_the_winner() -> None:
    # Seat 2 is behind by 0, 4 − 1, 9 − 1 and 9 − 9 after the turns before the last.
    assert measured("drama", THREE) == (0 + 3 + 8 + 0) / 4
    # Two winners, behind by 0 and 2 after the only turn that counts.
    assert measured("drama", course([(0, 0), (2, 0), (4, 4)], (0, 1))) == 1
    assert measured("drama", course([(0, 0), (1, 0)], (0,))) == 0


def test_the_decisive_turn_is_where_the_winner_takes_the_lead_for_good() -> None:
    assert (
        measured("decisive_turn", THREE) == 1
    )  # before the last of five turns seat 2 is level only
    # Seat 0 leads after the first, loses the lead with the second, has it again after the third of five.
    early = course([(0, 0), (2, 0), (2, 3), (5, 3), (5, 4), (6, 4)], (0,))
    assert measured("decisive_turn", early) == 3 / 5
    assert measured("decisive_turn", course([(0, 0), (2, 0), (2, 2)], (0, 1))) == 1  # never decided


# Turns: seat 0 decides among 5 and then 3, chance falls, seat 1 has one move twice, seat 0 one move.
CHOICES = game(
    Position(0, (0, 0), options=5),
    Position(0, (0, 0), options=3, at_turn_start=False),
    dice((1, 0)),
    Position(1, (1, 0), options=1),
    Position(1, (1, 0), options=1, at_turn_start=False),
    Position(0, (1, 2), options=1),
    Position(None, (1, 2), winners=(1,)),
)


def test_duration_counts_turns_and_branching_decisions() -> None:
    assert measured("duration", CHOICES) == 3
    assert measured("branching", CHOICES) == (5 + 3 + 1 + 1 + 1) / 5
    assert parts("branching", CHOICES) == {"first": (5 + 1 + 1) / 3, "later": (3 + 1) / 2}


def test_a_turn_is_forced_where_no_decision_leaves_a_choice() -> None:
    assert measured("forced_turns", CHOICES) == 2 / 3
    late = game(
        Position(0, (0, 0), options=1),
        Position(0, (0, 0), options=4, at_turn_start=False),
        Position(None, (0, 1), winners=(1,)),
    )
    assert measured("forced_turns", late) == 0


@pytest.mark.parametrize(
    "name",
    ["seat_advantage", "score_spread", "margin", "lead_changes", "drama", "decisive_turn"],
)
def test_what_compares_players_says_so_to_a_team(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.room(games.GAMES[0]), "TEAM", True)
    with pytest.raises(ValueError, match=f"{name} compares players with each other"):
        measured(name, THREE)
    assert measured("duration", THREE) == 5  # what asks for nobody's rivals goes on


def test_one_alone_has_nobody_to_be_compared_with() -> None:
    with pytest.raises(ValueError, match="nobody plays against anybody"):
        measured("margin", course([(0,), (4,)], (0,)))
