"""What all boards of puzzles share: an answer that is judged, hints, the solution, and the diary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.rules import State
from glueckauf.learn.training import NAME
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History


class Judgement(Protocol):
    """A verdict, as far as every board looks at it."""

    @property
    def legal(self) -> bool: ...
    @property
    def stars(self) -> int: ...
    @property
    def violation(self) -> Any: ...
    @property
    def continuation(self) -> str | Sequence[str]: ...
    def sentence(self, language: str = "en") -> str: ...


class Told(Protocol):
    """A hint that is told in a language."""

    def sentence(self, language: str = "en") -> str: ...


class Solving(Board):
    """A puzzle that is answered by moves.

    The answer is judged when it is over, or when asked. The solution takes the place of the
    learner's line, which the same button brings back; who has seen it earns one star. Every line
    that is judged is a try; tries are noted in the learner's progress until the puzzle is solved.
    """

    KIND = "puzzle"

    def __init__(
        self, asked: Any, start: State, language: str, theme: str, view: str, noted: bool
    ) -> None:
        super().__init__(start, language, theme, view)
        self._own: History | None = None  # the learner's line while the solution is shown
        self._given = 0  # hints
        self._ladder: list[Told | str] | None = None
        self._verdict: Any = None
        self._tries: list[str] = []
        self._earned = 0  # the stars noted for this board
        self._has_peeked = False
        self._diary = Diary(NAME, asked.id, asked.themes or ()) if noted else None

    # --- What a kind of puzzle says for itself --------------------------------------------------

    def _judged_line(self, line: str) -> Judgement:
        raise NotImplementedError

    def _is_over(self) -> bool:
        raise NotImplementedError

    def _about(self) -> Json:
        """Title, task, par, what was used and reached."""
        raise NotImplementedError

    def _rows(self) -> list[Json]:
        """The best line beside the given one; only where they part."""
        raise NotImplementedError

    def _hint_ladder(self) -> Sequence[Told | str]:
        raise NotImplementedError

    def _best(self) -> History | None:
        """A best line from the start; None if no line meets the task."""
        raise NotImplementedError

    # --- The answer -----------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The answer so far."""
        return " ".join(self._history.played)

    @property
    def tries(self) -> tuple[str, ...]:
        """The lines that have been judged, the first one first."""
        return tuple(self._tries)

    def reset(self) -> None:
        """Back to the start; redo brings the moves back."""
        self._show(self._reset())

    def _judge(self) -> None:
        self._verdict = self._judged_line(self.line)
        is_answer = self.line and self._verdict.legal  # and not the middle of a turn
        if is_answer and [self.line] != self._tries[-1:] and self._own is None:
            self._tries.append(self.line)
            self._note(self._verdict)

    def _note(self, verdict: Judgement) -> None:
        """Once the puzzle is solved, what else is tried on this board is no mistake."""
        stars = min(verdict.stars, 1) if self._has_peeked else verdict.stars
        tries = len(self._tries)
        if self._diary is None or self._earned:
            return
        if verdict.stars == MOST_STARS:
            self._earned = stars
            self._diary.solved(stars, (), self._given, tries)
        else:
            self._diary.failed((), self._given, tries, stars)

    def _judged(self) -> Reply:
        verdict = self._verdict
        if verdict.stars == MOST_STARS:  # how good that is, the verdict says
            return Reply(message(say("ui-solved", self._language), "good"))
        first = verdict.sentence(self._language).split("\n")[0]
        kind = "info" if verdict.legal else "bad"
        rule = {} if verdict.violation is None else {"rule": verdict.violation.rule}
        return Reply(message(first, kind, **rule))

    def _play(self, line: str) -> Reply:
        reply = super()._play(line)
        self._own = None
        return reply

    def _played(self, first: int) -> Reply:
        self._verdict = None
        if not self._is_over():
            return super()._played(first)
        self._judge()
        return self._judged()

    def _go(self, ply: int) -> None:
        self._verdict = None
        super()._go(ply)

    # --- What is told ---------------------------------------------------------------------------

    def _more(self) -> Json:
        verdict, rows = self._verdict, self._rows()
        known = self._hints()
        is_solved = self._earned > 0
        return {
            "save": False,
            "puzzle": {
                **self._about(),
                "note": self._diary.remark(self._language, is_solved) if self._diary else "",
                "stars": verdict.stars if verdict else None,
                "verdict": self._verdict_told(rows),
                "rows": rows,
                "hints": known[: self._given],
                "hints_left": len(known) - self._given,
                "over": self._is_over(),
                "solution": self._own is not None,
            },
        }

    def _verdict_told(self, rows: Sequence[Json]) -> list[str] | None:
        """The sentences of the verdict; the better moves are left out where they stand in rows."""
        if self._verdict is None:
            return None
        told: list[str] = self._verdict.sentence(self._language).split("\n")
        return told[:-1] if rows and self._verdict.continuation else told

    def _hints(self) -> list[str]:
        if self._ladder is None:
            self._ladder = list(self._hint_ladder())
        return told_hints(self._ladder, self._language)

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "hint": lambda asked: self._hint(),
            "check": lambda asked: self._check(),
            "reset": lambda asked: self._reset(),
            "solution": lambda asked: self._solution(),
        }

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        self._verdict = None
        return super()._back(ply, asked, request)

    def _forth(self, asked: Mapping[str, Any]) -> Reply:
        self._verdict = None
        return super()._forth(asked)

    def _hint(self) -> Reply:
        known = self._hints()
        if self._given == len(known):
            return Reply(message(say("puzzle-no-hints", self._language)))
        self._given += 1
        return Reply(message(known[self._given - 1]))

    def _check(self) -> Reply:
        self._judge()
        return self._judged()

    def _reset(self) -> Reply:
        self._leave_solution()
        self._history.go(0)
        return Reply(message(say("puzzle-reset", self._language)))

    def _leave_solution(self) -> None:
        self._verdict = None
        self._entries.clear()
        if self._own:
            self._history, self._own = self._own, None

    def _solution(self) -> Reply:
        if self._own:
            self._leave_solution()
            return Reply(message(say("puzzle-own", self._language)))
        best = self._best()
        if best is None:
            return Reply(message(say("puzzle-no-solution", self._language), "bad"))
        self._leave_solution()
        self._has_peeked = self._has_peeked or not self._earned
        self._own, self._history = self._history, best
        return Reply(message(say("puzzle-solution", self._language)))


def row(number: int, best: str, given: str, parts: bool, language: str) -> Json:
    """A move or turn of the best line beside one of the given line, as it is written and in words."""
    told = [turn_in_words(move, language) if move else "" for move in (best, given)]
    return {
        "number": number,
        "best": best,
        "given": given,
        "best_told": told[0],
        "given_told": told[1],
        "parts": parts,
    }


def told_hints(found: Sequence[Told | str], language: str) -> list[str]:
    return [hint if isinstance(hint, str) else hint.sentence(language) for hint in found]
