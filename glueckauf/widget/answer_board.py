"""A board whose moves are the answer to a puzzle: its position, what is offered, and where it ends.

Some answers do not show by themselves what they are worth; then moves follow that do. They can be
stepped through, and belong to the answer no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from glueckauf.core.puzzle import MOST_STARS, Choice, Puzzle, Verdict
from glueckauf.games.offer import Choice as Offered
from glueckauf.games.offer import Offer
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.frames import say
from glueckauf.widget.history import History


class AnswerBoard(Board):
    """The answer to a puzzle, and its judgement; who judges when, its kind of board says."""

    puzzle: Puzzle
    _verdict: Verdict | None
    _own: History | None  # the learner's line while the solution is shown

    @property
    def line(self) -> str:
        """The answer so far."""
        return " ".join(self._history.answer)

    @property
    def verdict(self) -> Any:
        """The judgement, once the answer has been checked; what it knows, its kind of puzzle says."""
        return self._verdict

    def _seat(self) -> int:
        return self.puzzle.seat

    def _after(self, move: str) -> Any:
        return self.puzzle.positions((*self._history.played, str(move)))[-1]

    def _is_over(self) -> bool:
        return self.puzzle.over(self._history.answer)

    def _offered(self) -> tuple[Choice, ...] | None:
        return self.puzzle.offer(self._history.answer, self._language, self._own is not None)

    def _open(self, view: Any) -> Offer:
        is_best = self._verdict is not None and self._verdict.stars == MOST_STARS
        if is_best or self._history.is_whole:
            return only(())  # it can be stepped through, or begun again
        offered = self._offered()
        return super()._open(view) if offered is None else only(offered)

    def _prompt(self) -> str:
        if self._is_over():
            return "" if self._history.is_whole else say("puzzle-done", self._language)
        offered = self._offered()
        return offered[0].say if offered else super()._prompt()

    def _best(self) -> History | None:
        """A best line from the start; None if no line meets the task."""
        moves = self.puzzle.best()
        return None if moves is None else self._with_aftermath(moves, 0)

    def _name(self) -> str:
        return str(self.puzzle.about((), self._language)["title"])

    def _with_aftermath(self, moves: Sequence[str], ply: int) -> History:
        """An answer, and after it what shows how much it is worth."""
        more = self.puzzle.aftermath(moves)
        whole = len(moves) if more else None
        moves = [*moves, *more]
        return History.of(self.puzzle.positions(moves), moves, ply, whole)

    # --- Going through it -----------------------------------------------------------------------

    def _go(self, ply: int) -> None:
        self._history.go(ply)
        self._leave_verdict()
        super()._go(ply)

    def _leave_verdict(self) -> None:
        """It is about the line that was checked."""
        if not self._history.is_whole:
            self._verdict = None

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        reply = super()._back(ply, asked, request)
        self._leave_verdict()
        return reply

    def _forth(self, asked: Mapping[str, Any]) -> Reply:
        reply = super()._forth(asked)
        self._leave_verdict()
        return reply


def only(offered: Sequence[Choice]) -> Offer:
    """What a puzzle offers by itself, as buttons; nothing else can be chosen."""
    return Offer(tuple(Offered(move, ((move,),), say) for move, say in offered), dict(offered))
