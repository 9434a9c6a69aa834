"""Search plays any game: it tries the best choices on guesses of what is hidden, and plays each on.

A guess (`state.guess`) deals anew all that the player cannot know. On every guess each choice is made and
the position played on to the end of the chapter; all choices meet the same guesses, so that luck falls
on all alike. After a share of the budget the worse half of the choices is given up, and the rest of the
budget goes to the better half, until two are left. The first moves after a choice are those of a tree
(`tree.py`), which grows as play-outs show what is good for whoever is to move; the rest is played by
the game's own quick player (`room.bots.guide`). Of the true state it sees what its player sees,
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

from glueckauf import games
from glueckauf.bots.reasons import reason
from glueckauf.bots.tree import Growth, Tree
from glueckauf.core.collecting import no_collection
from glueckauf.core.streams import stream
from glueckauf.games.contract import Guide

ITERATIONS = 60  # play-outs for a decision, if nothing else is asked for
CHOICES = 12  # moves that are tried, if the budget is good for so many …
TRIES = 8  # … with so many play-outs for each …
FEW = 4  # … but no fewer than these
GROWTH = Growth()
BEAT = 0.05  # seconds after which a long play-out asks whether to go on
GoOn = Callable[[float], bool]  # told the share of the budget that is used; False stops the search


class Weighed(NamedTuple):
    """A move, and the lead in points that it is expected to end with."""

    move: str
    margin: float
    error: float  # the standard error of the margin; infinite after fewer than two tries
    tries: int
    apart: float = (
        inf  # the standard error of its distance from the best; of the best, from the next
    )


class Weighing(NamedTuple):
    """What a search found out: the moves that it tried, the best first."""

    moves: tuple[Weighed, ...]
    iterations: int


class Search:
    """Looks ahead within a budget of iterations, which is the same bit for bit each time, or of seconds.

    An iteration is one play-out. `clock` tells the time; on a busy machine `time.process_time` is fairer.
    """

    def __init__(
        self,
        iterations: int | None = None,
        *,
        seconds: float | None = None,
        seed: int | str = 0,
        choices: int = CHOICES,
        growth: Growth = GROWTH,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if iterations is not None and seconds is not None:
            raise ValueError("a search has a budget of iterations or of seconds, not of both")
        if (1 if iterations is None else iterations) < 1 or (
            1 if seconds is None else seconds
        ) <= 0:
            raise ValueError("a search needs at least one iteration, or some time")
        self.iterations = ITERATIONS if iterations is None and seconds is None else iterations
        self.seconds, self.seed, self.most = seconds, seed, choices
        self.growth, self.clock = growth, clock
        self._last: tuple[Any, Weighing] | None = None

    def choose(self, view: Any) -> str:
        return self.weigh(view).moves[0].move

    def why(self, view: Any, move: str, language: str = "en") -> str:
        """What the last weighing of this view says of a move, in one sentence; "" if it was not tried."""
        if self._last is None or self._last[0] != view:
            self.weigh(view)
        assert self._last is not None
        return reason(view, self._last[1], move, language)

    def weigh(self, view: Any, go_on: GoOn | None = None) -> Weighing:
        """The moves that deserve a thought with what they lead to, the best first.

        `go_on` is asked after every play-out, and during long ones; if it says no, what is known by then is
        the answer.
        """
        weighing = self._weighed(view, go_on)
        self._last = view, weighing
        return weighing

    def _weighed(self, view: Any, go_on: GoOn | None) -> Weighing:
        begun = self.clock()
        guide = games.room(view.game).bots.guide
        moves = [str(move) for move in guide.choices(view, self.most)]
        if len(moves) == 1:
            return Weighing((Weighed(moves[0], 0.0, inf, 0),), 0)
        contest = _Contest(guide, view, moves, self.seed, self.growth)

        def used() -> float:
            if self.seconds is not None:
                return (self.clock() - begun) / self.seconds
            assert self.iterations is not None
            return contest.done / self.iterations

        with no_collection():
            contest.run(used, go_on)
        return contest.weighing()


class _Stopped(Exception):
    """The budget is spent, or nobody wants to wait."""


class _Pulse:
    """Looks at the budget, and asks whether to go on, after every play-out and during long ones."""

    def __init__(self, used: Callable[[], float], go_on: GoOn | None) -> None:
        self.used, self.go_on = used, go_on
        self.share = 0.0
        self._asked = perf_counter()

    def after_play_out(self) -> None:
        self._ask()

    def between_moves(self) -> None:
        if perf_counter() - self._asked > BEAT:
            self._ask()

    def _ask(self) -> None:
        self._asked = perf_counter()
        self.share = self.used()
        if self.share >= 1 or (self.go_on is not None and not self.go_on(self.share)):
            raise _Stopped


class _Contest:
    """The choices of one decision, played on side by side."""

    def __init__(
        self, guide: Guide, view: Any, moves: Sequence[str], seed: int | str, growth: Growth
    ) -> None:
        self.view, self.seat, self.moves = view, view.to_move, moves
        self.chapter = guide.chapter(view)
        self.rng = stream("search", f"{seed}/{self.seat}")
        self.luck = Random()  # what chance brings in a play-out; each choice has the same
        self.trees = {move: Tree(guide, self.seat, self.luck, growth) for move in moves}
        self.found: dict[str, list[float]] = {move: [] for move in moves}  # leads, guess by guess
        self.done = 0

    def run(self, used: Callable[[], float], go_on: GoOn | None) -> None:
        """Spend the budget: as many choices as it is good for, fewer and fewer of them."""
        pulse = _Pulse(used, go_on)
        with suppress(_Stopped):
            guess = self._guess()
            self._try(guess, self.moves[:FEW], pulse)
            # The play-outs that the whole budget seems good for; a coarse clock may have seen no time pass.
            play_outs = self.done / max(pulse.share, 1e-6)
            left = list(self.moves[: max(int(play_outs / TRIES), FEW)])
            self._try(guess, left[FEW:], pulse)
            halvings = max((len(left) - 1).bit_length(), 1)
            for stage in range(1, halvings + 1):
                while pulse.share * halvings < stage:
                    self._try(self._guess(), left, pulse)
                left.sort(key=lambda move: -sum(self.found[move]))
                left = left[: max((len(left) + 1) // 2, 2)]

    def _guess(self) -> tuple[Any, int]:
        """A table, and the seed of the luck that is met on it."""
        return self.view.guess(self.seat, self.rng), self.rng.getrandbits(32)

    def _try(self, guess: tuple[Any, int], moves: Sequence[str], pulse: _Pulse) -> None:
        """Play these moves on, on one guess."""
        table, lot = guess
        for move in moves:
            tree = self.trees[move]
            self.luck.seed(lot)
            leads = tree.played_on(table.after(move), self.chapter, pulse.between_moves)
            self.found[move].append(leads[self.seat])
            self.done += 1
            pulse.after_play_out()

    def weighing(self) -> Weighing:
        """Moves given up early are compared with the best on the guesses that both have met."""
        tried = {move: leads for move, leads in self.found.items() if leads}
        if not tried:
            return Weighing((Weighed(self.moves[0], 0.0, inf, 0),), 0)
        longest = max(map(len, tried.values()))
        full = [move for move, leads in tried.items() if len(leads) >= longest - 1]
        shared = max(min(len(tried[move]) for move in full), 1)
        best = max(full, key=lambda move: fmean(tried[move][:shared]))
        base = tried[best]
        weighed = []
        for move, leads in tried.items():
            apart = [a - b for a, b in zip(leads, base, strict=False)]
            margin = fmean(base) + fmean(apart)
            weighed.append(Weighed(move, margin, _error(leads), len(leads), _error(apart)))
        weighed.sort(key=lambda one: (one.move != best, -one.margin))
        if len(weighed) > 1:
            weighed[0] = weighed[0]._replace(apart=weighed[1].apart)
        return Weighing(tuple(weighed), self.done)


def _error(leads: list[float]) -> float:
    return stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else inf
