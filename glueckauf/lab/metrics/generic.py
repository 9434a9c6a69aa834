"""Metrics of any game that need nothing but what was watched: they cost little beside playing it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from statistics import fmean

from glueckauf.core.protocol import CHANCE
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.metrics.once import once
from glueckauf.lab.metrics.standings import begun, leaders, rivals, standings
from glueckauf.lab.watched import Watched

# --- The result -----------------------------------------------------------------------------


def seat_advantage(game: Watched) -> float:
    """The points of the starting player less the mean of the others."""
    scores = list(begun(game, "seat_advantage").last.scores)
    first = scores.pop(game.states[0].start)
    return float(first - fmean(scores))


def by_place(game: Watched) -> dict[str, float]:
    """The points of every place ahead of the mean of all; place 1 is the starting player's."""
    scores = begun(game, "seat_advantage").last.scores
    start, mean = game.states[0].start, fmean(scores)
    return {str(n + 1): scores[(start + n) % len(scores)] - mean for n in range(len(scores))}


def score_spread(game: Watched) -> float:
    """The highest result less the lowest."""
    scores = rivals(game, "score_spread").last.scores
    return float(max(scores) - min(scores))


def margin(game: Watched) -> float:
    """The highest result less the next."""
    *_, second, first = sorted(rivals(game, "margin").last.scores)
    return float(first - second)


# --- The course of the game -----------------------------------------------------------------


def lead_changes(game: Watched) -> float:
    """How often somebody takes the lead who was not the last to have it alone."""
    alone = [seats for seats in leaders(rivals(game, "lead_changes")) if len(seats) == 1]
    return float(sum(then != now for then, now in pairwise(alone)))


def drama(game: Watched) -> float:
    """The points by which the winner was behind, on average over the turns before the last."""
    between = standings(rivals(game, "drama"))[1:-1]
    winners = game.last.winners
    behind = [max(scores) - fmean([scores[seat] for seat in winners]) for scores in between]
    return fmean(behind) if behind else 0.0


def decisive_turn(game: Watched) -> float:
    """The share of the turns after which the winner leads alone to the end."""
    *before, winners = leaders(rivals(game, "decisive_turn"))
    if len(winners) != 1 or not before:
        return 1.0
    left = len(before)
    while left and before[left - 1] == winners:
        left -= 1
    return left / len(before)


def duration(game: Watched) -> float:
    """Turns of all players together."""
    return float(sum(1 for _ in game.turns()))


# --- The choices ----------------------------------------------------------------------------


def branching(game: Watched) -> float:
    """Legal moves for every decision, on average."""
    options = [number for number, _ in _options(game)]
    return fmean(options) if options else 0.0


def branching_by_place(game: Watched) -> dict[str, float]:
    """The same for the decisions that begin a turn, and for those within one."""
    begun: dict[bool, list[int]] = {True: [], False: []}
    for number, begins in _options(game):
        begun[begins].append(number)
    names = {True: "first", False: "later"}
    return {names[begins]: fmean(numbers) for begins, numbers in begun.items() if numbers}


def forced_turns(game: Watched) -> float:
    """The share of turns that leave no choice: one legal move at every decision."""
    choices: list[bool] = []
    for number, begins in _options(game):
        if begins:
            choices.append(False)
        if number > 1:
            choices[-1] = True
    return choices.count(False) / len(choices) if choices else 0.0


@once
def _options(game: Watched) -> tuple[tuple[int, bool], ...]:
    """For every decision the number of legal moves, and whether a turn begins with it."""
    begins = {turn.first for turn in game.turns()}
    return tuple(
        (len(state.legal_moves()), n in begins)
        for n, state in enumerate(game.states[:-1])
        if state.to_move != CHANCE
    )


_BROWNE = "C. Browne (2008): Automatic Generation and Evaluation of Recombination Games. PhD thesis, Queensland University of Technology"
_ALLIS = "L. V. Allis (1994): Searching for Solutions in Games and Artificial Intelligence. PhD thesis, Rijksuniversiteit Limburg"
_AFTER = f"after {_BROWNE}; there of estimated positions, here of points"

GENERIC: Mapping[str, Metric] = {
    one.name: one
    for one in (
        Metric("seat_advantage", seat_advantage, "ours", parts=by_place),
        Metric("score_spread", score_spread, "ours"),
        Metric("margin", margin, "ours"),
        Metric("lead_changes", lead_changes, _AFTER),
        Metric("drama", drama, _AFTER),
        Metric("decisive_turn", decisive_turn, _AFTER),
        Metric("duration", duration, _BROWNE),
        Metric("branching", branching, _ALLIS, parts=branching_by_place),
        Metric("forced_turns", forced_turns, "ours"),
    )
}
OF_SEATS = ("seat_advantage",)  # these ask who began
COMPARING = ("seat_advantage", "score_spread", "margin", "lead_changes", "drama", "decisive_turn")
