"""The board of a puzzle: a position, a task; hints, a verdict, and the best answer beside one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from glueckauf.core.puzzle import MOST_STARS, Choice, Puzzle, Row, Verdict
from glueckauf.games.offer import Choice as Offered
from glueckauf.games.offer import Offer
from glueckauf.learn.puzzle import as_puzzle
from glueckauf.learn.training import NAME
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.choice import ChoiceBoard
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History


def open_puzzle(
    asked: Puzzle | str | Path,
    *,
    language: str = "en",
    theme: str = "auto",
    noted: bool = True,
    keeps: bool = True,
) -> PuzzleBoard | ChoiceBoard:
    """The board of a puzzle: the puzzle itself, the id of a shipped one, or a file."""
    found = as_puzzle(asked)
    if found.options(language):
        return ChoiceBoard(found, language=language, theme=theme, noted=noted)
    return PuzzleBoard(found, language=language, theme=theme, noted=noted, keeps=keeps)


class PuzzleBoard(Board):
    """A puzzle that is answered by moves.

    The answer is judged when it is over, or when asked. The solution takes the place of the
    learner's line, which the same button brings back; who has seen it earns one star. Every line
    that is judged is a try; tries are noted in the learner's progress until the puzzle is solved.
    With `keeps`, a board made again goes on where the last one was left, unless that was solved.
    """

    KIND = "puzzle"

    def __init__(
        self,
        asked: Puzzle | str | Path,
        *,
        language: str = "en",
        theme: str = "auto",
        noted: bool = True,
        keeps: bool = False,
    ) -> None:
        self.puzzle = as_puzzle(asked)
        self._own: History | None = None  # the learner's line while the solution is shown
        self._given = 0  # hints
        self._hints: dict[str, list[str]] = {}  # by language
        self._verdict: Verdict | None = None
        self._tries: list[str] = []
        self._earned = 0  # the stars noted for this board
        self._has_peeked = False
        self._diary = Diary(NAME, self.puzzle.id, self.puzzle.themes or ()) if noted else None
        start = self.puzzle.positions(())[0]
        super().__init__(start, language, theme, self.puzzle.view)
        if keeps:
            self._take_up(f"puzzle/{self.puzzle.id}")
        self._show(Reply(message(self._prompt())))

    # --- The answer -----------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The answer so far."""
        return " ".join(self._history.played)

    @property
    def tries(self) -> tuple[str, ...]:
        """The lines that have been judged, the first one first."""
        return tuple(self._tries)

    @property
    def verdict(self) -> Any:
        """The judgement, once the answer has been checked; what it knows, its kind of puzzle says."""
        return self._verdict

    def check(self) -> Any:
        """Judge the answer so far."""
        self._judge()
        self._show(self._judged())
        return self._verdict

    def reset(self) -> None:
        """Back to the start; redo brings the moves back."""
        self._show(self._reset())

    def _judge(self) -> None:
        verdict = self._verdict = self.puzzle.check(self.line)
        is_answer = self.line and verdict.legal  # and not the middle of a turn
        if is_answer and [self.line] != self._tries[-1:] and self._own is None:
            self._tries.append(self.line)
            self._note(verdict)

    def _note(self, verdict: Verdict) -> None:
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
        assert verdict is not None, "asked of what has just been judged"
        if verdict.stars == MOST_STARS:  # how good that is, the verdict says
            return Reply(message(say("ui-solved", self._language), "good"))
        kind = "info" if verdict.legal else "bad"
        rule = {} if verdict.violation is None else {"rule": verdict.violation.rule}
        return Reply(message(verdict.short(self._language), kind, **rule))

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

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json | None:
        """What has been solved is not kept: whoever opens it again wants to solve it again."""
        if self._earned:
            return None
        history = self._own or self._history
        return {
            "moves": list(history.moves),
            "ply": history.ply,
            "hints": self._given,
            "tries": list(self._tries),
            "peeked": self._has_peeked,
        }

    def _recall(self, found: Json) -> None:
        moves = [str(move) for move in found["moves"]]
        history = History.of(self.puzzle.positions(moves), moves, 0)
        history.go(int(found["ply"]))
        given, tries = int(found["hints"]), [str(line) for line in found["tries"]]
        self._given = min(given, len(self._help()))
        self._history, self._tries = history, tries
        self._has_peeked = bool(found["peeked"])

    # --- The position ---------------------------------------------------------------------------

    def _seat(self) -> int:
        return self.puzzle.seat

    def _after(self, move: str) -> Any:
        return self.puzzle.positions((*self._history.played, str(move)))[-1]

    def _is_over(self) -> bool:
        return self.puzzle.over(self._history.played)

    def _offered(self) -> tuple[Choice, ...] | None:
        return self.puzzle.offer(self._history.played, self._language, self._own is not None)

    def _open(self, view: Any) -> Offer:
        offered = self._offered()
        return super()._open(view) if offered is None else only(offered)

    def _prompt(self) -> str:
        if self._is_over():
            return say("puzzle-done", self._language)
        offered = self._offered()
        return offered[0].say if offered else super()._prompt()

    def _best(self) -> History | None:
        """A best line from the start; None if no line meets the task."""
        moves = self.puzzle.best()
        return None if moves is None else History.of(self.puzzle.positions(moves), moves, 0)

    # --- What is told ---------------------------------------------------------------------------

    def _more(self) -> Json:
        verdict, rows = self._verdict, self._rows()
        known = self._help()
        is_solved = self._earned > 0
        return {
            "save": False,
            "puzzle": {
                **self.puzzle.about(self._history.played, self._language),
                "note": self._diary.remark(self._language, is_solved) if self._diary else "",
                "stars": verdict.stars if verdict else None,
                "verdict": self._verdict_told(rows),
                "rows": [row._asdict() for row in rows],
                "hints": known[: self._given],
                "hints_left": len(known) - self._given,
                "over": self._is_over(),
                "solution": self._own is not None,
            },
        }

    def _rows(self) -> list[Row]:
        if self._verdict is None:
            return []
        return self.puzzle.rows(self.line, self._verdict, self._language)

    def _verdict_told(self, rows: Sequence[Row]) -> list[str] | None:
        """The sentences of the verdict; the better moves are left out where they stand in rows."""
        if self._verdict is None:
            return None
        told = self._verdict.sentence(self._language).split("\n")
        return told[:-1] if rows and self._verdict.continuation else told

    def _help(self) -> list[str]:
        if self._language not in self._hints:
            self._hints[self._language] = self.puzzle.help(self._language)
        return self._hints[self._language]

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
        known = self._help()
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

    def __repr__(self) -> str:
        about = self.puzzle.about(self._history.played, "en")
        return f"PuzzleBoard({self.puzzle.id!r}, {about['used']} {about.get('unit', 'steps')} used)"


def only(offered: Sequence[Choice]) -> Offer:
    """What a puzzle offers by itself, as buttons; nothing else can be chosen."""
    return Offer(tuple(Offered(move, ((move,),), say) for move, say in offered), dict(offered))
