"""Metrics that play on, in hand-made games whose every continuation is known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from glueckauf import games
from glueckauf.lab.metrics import METRICS, costly
from glueckauf.lab.watched import Watched

GAME = "coins"


@dataclass(frozen=True)
class Coins:
    """Players take coins in turn, `take` moves as many as they say; luck gives the last one some more."""

    turns: int = 4
    scores: tuple[int, ...] = (0, 0)
    luck: tuple[int, ...] = (0, 0)  # what is hidden: it is added at the end
    deals: tuple[tuple[int, ...], ...] = ((0, 0),)  # what it may be
    start: int = 0
    game: str = GAME
    at_turn_start: bool = True

    @property
    def is_over(self) -> bool:
        return self.turns == 0

    @property
    def to_move(self) -> int | None:
        return None if self.is_over else (self.start - self.turns) % len(self.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.scores)
        return tuple(n for n, points in enumerate(self.scores) if points == best and self.is_over)

    def legal_moves(self) -> list[str]:
        return ["0", "3", "4"]

    def after(self, move: str) -> Coins:
        scores = list(self.scores)
        assert self.to_move is not None
        scores[self.to_move] += int(move)
        if self.turns == 1:
            scores = [points + more for points, more in zip(scores, self.luck, strict=True)]
        return replace(self, turns=self.turns - 1, scores=tuple(scores))

    def seen_by(self, seat: int) -> Coins:
        return replace(self, luck=())

    def guess(self, seat: int, rng: Random) -> Coins:
        return replace(self, luck=self.deals[rng.randrange(len(self.deals))])


class Best:
    def choose(self, view: Any) -> str:
        return "4"


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The room of the hand-made game, in the place of those of the house."""
    guide = SimpleNamespace(
        choices=lambda view, most: view.legal_moves()[:most],
        player=Best,
        chapter=lambda state: 1,
        worth=lambda state: state.scores,
    )
    found = SimpleNamespace(TEAM=False, bots=SimpleNamespace(guide=guide))
    monkeypatch.setattr(games, "room", lambda game: found)
    return found


def watched(start: Coins, *moves: str) -> Watched:
    states = [start]
    for move in moves:
        states.append(states[-1].after(move))
    return Watched(tuple(states), moves)


def measured(name: str, game: Watched) -> float:
    return METRICS[name].measure(game)


def test_disagreement_is_what_pairs_of_play_outs_say() -> None:
    anna, bruno, both = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)
    # Of the 6 pairs, Anna three times and Bruno once, 3 differ; by lot it would be every second.
    assert costly.disagreement([anna, anna, anna, bruno]) == pytest.approx((3 / 6) / (1 / 2))
    assert costly.disagreement([anna, anna]) == 0
    # A shared victory is half of either.
    assert costly.disagreement([anna, both]) == pytest.approx((1 - 0.5) / (1 / 2))
    # Three players: all three pairs differ; by lot two of three would.
    assert costly.disagreement([(1, 0, 0), (0, 1, 0), (0, 0, 1)]) == pytest.approx(1 / (2 / 3))


def test_a_game_without_luck_is_certain_once_it_is_decided(room: SimpleNamespace) -> None:
    # Seat 0 takes 4, seat 1 nothing, then both take the best: seat 0 wins from the second turn on. Before
    # that all take 4, which is a tie: any two play-outs share the victory, half of them "differ".
    game = watched(Coins(), "4", "0", "4", "4")
    open_at = [0.5 / 0.5, 0.5 / 0.5, 0.0, 0.0]  # before turns 1 and 2 the quick player ties
    assert measured("uncertainty", game) == pytest.approx(sum(open_at) / 4)


def test_luck_at_the_end_keeps_a_game_open(
    room: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costly, "PLAY_OUTS", 200)
    drawn_by_lot = watched(Coins(deals=((9, 0), (0, 9))), "4", "4", "4", "4")
    assert measured("uncertainty", drawn_by_lot) == pytest.approx(1, abs=0.05)
    # Three of four deals favour seat 0: two play-outs differ with 2 · 3/4 · 1/4, by lot with 1/2.
    uneven = watched(Coins(deals=((9, 0), (9, 0), (9, 0), (0, 9))), "4", "4", "4", "4")
    assert measured("uncertainty", uneven) == pytest.approx(2 * 3 / 16 / 0.5, abs=0.1)


def test_a_team_is_uncertain_whether_it_wins(room: SimpleNamespace) -> None:
    room.TEAM = True
    assert measured("uncertainty", watched(Coins(), "4", "4", "4", "4")) == 0  # it always does


def test_moves_within_a_point_of_the_best_are_counted(room: SimpleNamespace) -> None:
    # Taking 3 is one point behind taking 4, taking 0 is four behind, whatever luck brings: two are good.
    game = watched(Coins(deals=((9, 0), (0, 9))), "4", "0", "3", "4")
    assert measured("effective_decisions", game) == 2
    room.bots.guide.choices = lambda view, most: ["4"]
    assert measured("effective_decisions", game) == 1


def test_luck_share_compares_variance_within_with_variance_of_all() -> None:
    # Group means 2 and 6; squares within 2 + 2, of all 2 + 2 + 4 · 4 = 20; degrees of freedom 2 and 3.
    assert costly.within_share([[1, 3], [5, 7]]) == pytest.approx((4 / 2) / (20 / 3))
    assert costly.within_share([[1, 1], [5, 5]]) == 0  # skill alone
    assert costly.within_share([[4, 4], [4, 4]]) == 0  # nothing differs at all
    # Nothing but luck: 4 within, 4 of all, degrees of freedom 2 and 3.
    assert costly.within_share([[1, 3], [1, 3]]) == pytest.approx((4 / 2) / (4 / 3))


def test_what_players_cannot_change_is_luck(room: SimpleNamespace) -> None:
    # Without hidden cards only how often the starting player takes too little matters.
    skill = measured("luck_share", watched(Coins(turns=40), *["4"] * 40))
    # With a lot of 1000 points at the end nothing else matters.
    luck = Coins(turns=40, deals=((1000, 0), (0, 1000)))
    assert skill < 0.3
    assert measured("luck_share", watched(luck, *["4"] * 40)) > 0.7


def test_the_same_game_gives_the_same_number(room: SimpleNamespace) -> None:
    game = watched(Coins(deals=((3, 0), (0, 3), (1, 1))), "4", "0", "3", "4")
    for name in ("uncertainty", "effective_decisions", "luck_share"):
        assert measured(name, game) == measured(name, game)


def test_moments_are_spread_over_the_game() -> None:
    assert costly.evenly(range(12), 3) == [2, 6, 10]
    assert costly.evenly(range(2), 5) == [0, 1]
    assert costly.evenly([], 5) == []
