"""Judging the decisions of a game: by what the player could see, with the game's own search.

A decision is what a player does from the beginning of a turn until the turn ends or something hidden
comes to light; what follows then is a decision of its own. First the search looks for the best move (a
third of the budget). Then that move, with how the greedy bot would go on, and the played line are tried
against each other on the same fresh guesses of what is hidden: the mean of the differences is the cost.
Fresh ones, for a move that looks best on some guesses looks too good on the same. Both are played on by
the search's own tree, for all players: what comes later is to be played well after either. What is given
up early is given up only where no slip is in sight, so that no slip is found by looking twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from glueckauf.bots import Greedy
from glueckauf.bots.search import Search
from glueckauf.bots.tree import NONE, Growth, Tree
from glueckauf.core.protocol import CHANCE
from glueckauf.core.record import Record
from glueckauf.core.streams import stream
from glueckauf.games import positions, room
from glueckauf.games.contract import Proof
from glueckauf.learn.review.value import LEAST, Judged

ITERATIONS = 240  # play-outs for a decision at most: about a minute for a game of two
FEWEST = 4  # pairs of play-outs, below which nothing can be told
FIRST_LOOK = 6  # pairs after which a line that is hardly better is left alone
LEARNING = 5  # this part of the pairs is played before they count
ALONE = 12  # this part of the budget tells the lead after the played line
GoOn = Callable[[float], bool]  # told the share of the work that is done; False stops it


class Stopped(Exception):
    """Whoever asked for a review does not want it any more."""


class Decision(NamedTuple):
    turn: int
    seat: int
    ply: int
    before: Any
    moves: tuple[str, ...]
    after: Any


def decisions(record: Record) -> Iterator[Decision]:
    """All decisions of a record in which there was something to decide; FileError if it breaks a rule."""
    states: list[Any] = list(positions(record))
    read_line = room(record.game).read_line
    ply = 0
    for number, turn in enumerate(record.turns, start=1):
        moves = tuple(map(str, read_line(turn.moves)))
        begin = 0
        for at in range(len(moves)):
            here, then = states[ply + at], states[ply + at + 1]
            is_last = at == len(moves) - 1
            if is_last or then.to_move != here.to_move or is_revealed(then, here.to_move):
                before = states[ply + begin]
                line = moves[begin : at + 1]
                if before.to_move != CHANCE and len(before.legal_moves()) > 1:
                    yield Decision(number, before.to_move, ply + begin, before, line, then)
                begin = at + 1
        ply += len(moves)


def is_revealed(after: Any, seat: int) -> bool:
    """Has the last move shown this player something that nobody could know before?"""
    table = room(after.game).table
    return any(table.reveals(event, seat, (seat,)) for event in after.events)


def judged(
    record: Record, iterations: int = ITERATIONS, seed: int = 0, go_on: GoOn | None = None
) -> Iterator[Judged]:
    """The decisions one by one as they are judged; Stopped if `go_on` says no."""
    found = list(decisions(record))
    for number, decision in enumerate(found):
        if go_on is not None and not go_on(number / len(found)):
            raise Stopped
        yield judge(decision, iterations, seed)


def judge(decision: Decision, iterations: int = ITERATIONS, seed: int = 0) -> Judged:
    """One decision, by what its player could see."""
    seat, before = decision.seat, decision.before
    view = before.seen_by(seat)
    lot = f"{seed}/{decision.ply}"
    search = Search(max(iterations // 3, 1), seed=lot)
    best = str(search.weigh(view).moves[0].move)
    line, there = continued(before, best)
    is_same = there == decision.after
    rng = stream("review", lot)
    alone = max(iterations // ALONE, FEWEST)
    columns = list(zip(*_expected(view, decision.moves, alone, rng), strict=True))
    pairs = max((iterations - iterations // 3 - alone) // 2, FEWEST)
    costs = [0.0] if is_same else _costs(view, decision.moves, line, pairs, rng)
    cost = _rounded(fmean(costs))
    return Judged(
        decision.turn,
        seat,
        decision.ply,
        decision.moves,
        line if cost > 0 else decision.moves,
        max(cost, 0.0),
        0.0 if is_same else doubt(costs),
        tuple(_rounded(fmean(column)) for column in columns),
        tuple(doubt(column) for column in columns),
        0 if is_same else len(costs),
        str(Greedy().choose(view)),
        best,
        _proof(decision),
    )


def continued(before: Any, move: str) -> tuple[tuple[str, ...], Any]:
    """A move, how the greedy bot goes on until the turn ends or something comes to light; and where."""
    seat, line, state, bot = before.to_move, [move], before.after(move), Greedy()
    while (
        not state.is_over
        and state.to_move == seat
        and not state.at_turn_start
        and not is_revealed(state, seat)
    ):
        line.append(str(bot.choose(state.seen_by(seat))))
        state = state.after(line[-1])
    return tuple(line), state


def _proof(decision: Decision) -> Proof | None:
    found = getattr(room(decision.before.game), "review", None)
    proof: Proof | None = None
    if found is not None:
        proof = found.proof(decision.before, decision.moves)
    return proof


# --- Play-outs --------------------------------------------------------------------------------


def _expected(view: Any, line: Sequence[str], tries: int, rng: Random) -> Iterator[list[float]]:
    """The leads of all players after a line. All play on alike, so that no turn looks better because
    whoever is next was looked at more closely."""
    guide = room(view.game).bots.guide
    tree, chapter = Tree(guide, view.to_move, rng, NONE), guide.chapter(view)
    for _ in range(tries):
        yield tree.played_on(_along(view.guess(view.to_move, rng), line), chapter)


def _costs(
    view: Any, played: Sequence[str], better: Sequence[str], pairs: int, rng: Random
) -> list[float]:
    """What the played line loses, guess by guess: both lines are played on by trees of their own.

    While the trees are small all go on as the quick player does; that does not count. A line that is
    hardly better at first is not tried on.
    """
    seat = view.to_move
    guide = room(view.game).bots.guide
    chapter = guide.chapter(view)
    trees = [Tree(guide, seat, rng, Growth()) for _ in range(2)]
    found: list[float] = []
    learning = pairs // LEARNING
    for number in range(pairs):
        table = view.guess(seat, rng)
        worse, well = (
            tree.played_on(_along(table, line), chapter)[seat]
            for tree, line in zip(trees, (played, better), strict=True)
        )
        if number < learning:
            continue
        found.append(well - worse)
        if len(found) == FIRST_LOOK and fmean(found) < LEAST / 2:
            break
    return found


def _along(state: Any, line: Sequence[str]) -> Any:
    """Where a line leads, as far as it goes: a guess may lack what lay on the table only by chance."""
    for move in line:
        if state.is_over or state.why_not(move) is not None:
            break
        state = state.after(move)
    return state


def doubt(numbers: Sequence[float]) -> float:
    """Half of the 99 % interval of their mean, by Student's t (here as a series in 1/n)."""
    if len(numbers) < 2:
        return 0.0
    free = len(numbers) - 1
    t = 2.576 + 4.917 / free + 8.835 / free**2 + 13.07 / free**3
    return _rounded(t * stdev(numbers) / sqrt(len(numbers)))


def _rounded(number: float) -> float:
    return round(number, 2) + 0.0  # no −0.0
