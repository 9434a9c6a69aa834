"""Metrics that play on from positions of a game: each costs many times the game itself.

They play on from few moments, each of them few times, because what counts in the end is the mean of many
games. For the same reason nothing is rounded to the ends of a scale: a single game can come out a
little above 1, so that the mean is right. All luck comes from streams that the moves of the game seed, so
the same game always gives the same number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any, TypeVar

from glueckauf import games
from glueckauf.bots.tree import NONE, Tree, leads_of, onward
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import stream
from glueckauf.games.contract import Guide
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.watched import Watched

MOMENTS = 6  # of a game from which it is played on
PLAY_OUTS = 8  # from each of them
TRIES = (
    16  # of every move; too few make good moves look worse than they are: 32 find 5 % more of them
)
CHOICES = 12  # moves that are tried at a decision
NEAR = 1.0  # VP behind the best that count as good, too
CARE = (0, 1 / 3, 2 / 3, 1)  # shares of turns that a player leaves to chance
DECKS = 6  # games for each of them

T = TypeVar("T")


# --- Uncertainty ----------------------------------------------------------------------------


def uncertainty(game: Watched) -> float:
    """How often two ways to play on have different winners, compared with winners drawn by lot."""
    guide, luck = _guide(game), _luck("uncertainty", game)
    found = []
    for turn in evenly(list(game.turns()), MOMENTS):
        here = game.states[turn.first]
        ends = [_played_on(here.guess(turn.seat, luck), guide, luck) for _ in range(PLAY_OUTS)]
        found.append(disagreement([_outcome(end) for end in ends]))
    return fmean(found) if found else 0.0


def disagreement(outcomes: Sequence[Sequence[float]]) -> float:
    """The chance that two of these differ, as a multiple of that where all outcomes are equally likely.

    An outcome gives every possible winner their share of the victory. Pairs of different play-outs are
    compared, so few play-outs give the right mean; the entropy of few would be too small.
    """
    possible = len(outcomes[0])
    alike = fmean(
        sum(a * b for a, b in zip(one, other, strict=True))
        for one, other in combinations(outcomes, 2)
    )
    return (1 - alike) / (1 - 1 / possible)


def _outcome(end: Any) -> list[float]:
    """The share of the victory that each player has; a team has won or it has not."""
    if games.room(end.game).TEAM:
        return [1.0, 0.0] if end.winners else [0.0, 1.0]
    shared = 1 / len(end.winners)
    return [shared if seat in end.winners else 0.0 for seat in range(len(end.scores))]


# --- Effective decisions --------------------------------------------------------------------


def effective_decisions(game: Watched) -> float:
    """The moves at the beginning of a turn that come within `NEAR` of the best, on average."""
    guide, luck = _guide(game), _luck("effective decisions", game)
    turns = evenly(list(game.turns()), MOMENTS)
    numbers = [
        sum(lead >= max(leads) - NEAR for lead in leads)
        for leads in (_leads(game.states[turn.first], turn.seat, guide, luck) for turn in turns)
    ]
    return fmean(numbers) if numbers else 0.0


def _leads(here: Any, seat: int, guide: Guide, luck: Random) -> list[float]:
    """What each move that deserves a thought leads to by the end of the chapter, on the same guesses."""
    moves = guide.choices(here.seen_by(seat), CHOICES)
    if len(moves) == 1:
        return [0.0]
    total = [0.0] * len(moves)
    chapter = guide.chapter(here)
    for _ in range(TRIES):
        table, lot = here.guess(seat, luck), luck.getrandbits(32)
        for n, move in enumerate(moves):
            tree = Tree(guide, seat, Random(lot), NONE)
            total[n] += tree.played_on(table.after(move), chapter)[seat]
    return [lead / TRIES for lead in total]


# --- Luck share -----------------------------------------------------------------------------


def luck_share(game: Watched) -> float:
    """The variance of the starting player's lead in games played with equal care, over that in all."""
    guide, luck = _guide(game), _luck("luck share", game)
    opening = game.states[0]
    seat = opening.start
    groups = []
    for errs in CARE:
        ends = [
            _played_on(opening.guess(seat, luck), guide, luck, seat, errs) for _ in range(DECKS)
        ]
        groups.append([leads_of(end)[seat] for end in ends])
    return within_share(groups)


def within_share(groups: Sequence[Sequence[float]]) -> float:
    """The mean square within the groups over that of all: one less Kelley's epsilon squared."""
    every = [one for group in groups for one in group]
    middle = fmean(every)
    total = sum((one - middle) ** 2 for one in every)
    within = sum((one - fmean(group)) ** 2 for group in groups for one in group)
    if not total:
        return 0.0
    return (within / (len(every) - len(groups))) / (total / (len(every) - 1))


# --- Playing on -----------------------------------------------------------------------------


def evenly(items: Sequence[T], number: int) -> list[T]:
    """So many of them, or all if there are fewer, from the middles of equal stretches."""
    number = min(number, len(items))
    return [items[(2 * n + 1) * len(items) // (2 * number)] for n in range(number)]


def _guide(game: Watched) -> Guide:
    return games.room(game.game).bots.guide


def _luck(purpose: str, game: Watched) -> Random:
    return stream(purpose, " ".join(map(str, game.moves)))


def _played_on(
    state: Any, guide: Guide, luck: Random, seat: int | None = None, errs: float = 0
) -> Any:
    """The end, if the quick player plays for everybody; `seat` leaves a share of its turns to chance."""
    player, by_chance = guide.player(), False
    is_begun = False  # a turn may begin with chance
    while not state.is_over:
        is_begun = is_begun or state.at_turn_start
        if is_begun and state.to_move != CHANCE:
            by_chance = state.to_move == seat and luck.random() < errs
            is_begun = False
        if by_chance and state.to_move == seat:
            state = state.after(luck.choice(state.legal_moves()))
        else:
            state = onward(state, player, luck)
    return state


_BROWNE = "after C. Browne (2008): Automatic Generation and Evaluation of Recombination Games. PhD thesis, Queensland University of Technology; there of estimated positions, here of play-outs"
_KELLEY = "ours; the share is one less the epsilon squared of T. L. Kelley (1935): An Unbiased Correlation Ratio Measure. PNAS 21, 554–559"

COSTLY: Mapping[str, Metric] = {
    one.name: one
    for one in (
        Metric("uncertainty", uncertainty, _BROWNE, is_costly=True),
        Metric("effective_decisions", effective_decisions, "ours", is_costly=True),
        Metric("luck_share", luck_share, _KELLEY, is_costly=True),
    )
}
