"""The board of a puzzle: a position and a task; hints, a verdict, and why it works once it is done.

Check tells what an answer is worth and its stars, and nothing else. Where it went wrong is shown when
asked, and counts as a hint. The best line comes only as the solution, which costs the stars: whoever
looks at it first earns none for this puzzle on that day.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError, IllegalMove, NotationError
from glueckauf.core.puzzle import MOST_STARS, Puzzle, Row, Verdict
from glueckauf.core.shipped import is_shipped
from glueckauf.learn.kept import forget, kept
from glueckauf.learn.puzzle import as_puzzle
from glueckauf.learn.training import NAME
from glueckauf.widget.answer_board import AnswerBoard
from glueckauf.widget.board import Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.explained import Card, Follows, in_order
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History


def open_puzzle(
    asked: Puzzle | str | Path,
    *,
    language: str = "en",
    theme: str = "auto",
    noted: bool = True,
    keeps: bool = True,
    afresh: bool = False,
    follows: Follows = in_order,
) -> PuzzleBoard:
    """The board of a puzzle: the puzzle itself, the id of a shipped one, or a file."""
    from glueckauf.widget.choice import ChoiceBoard  # which is a puzzle board itself

    found = as_puzzle(asked)
    _check_line(found)
    kind = ChoiceBoard if found.options(language) else PuzzleBoard
    how = {"noted": noted, "keeps": keeps, "afresh": afresh}
    return kind(found, language=language, theme=theme, follows=follows, **how)


def _check_line(puzzle: Puzzle) -> None:
    """Hints and solutions follow the best line of a file: one that cannot be played helps nobody.

    What is shipped has been proven; a file of anybody's may say anything, and `verify` tells all of it.
    """
    if is_shipped(puzzle.path):
        return
    try:
        line = puzzle.best()
        is_playable = not line or puzzle.check(" ".join(map(str, line))).legal
    except (IllegalMove, NotationError):
        is_playable = False
    if not is_playable:
        problem = "the best line that it names cannot be played; glueckauf verify tells more"
        raise FileError(puzzle.path, "line", problem)


class PuzzleBoard(AnswerBoard):
    """A puzzle that is answered by moves, and after it, in the same place, the next one.

    The answer is judged when it is over, or when asked. The solution takes the place of the
    learner's line, which the same button brings back. Every line that is judged is a try; tries are
    noted in the learner's progress until the puzzle is solved or seen. With `keeps`, a board made
    again goes on where the last one was left, unless that was solved; with `afresh`, only on the same
    day. `follows` says what comes next.
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
        afresh: bool = False,
        follows: Follows = in_order,
    ) -> None:
        self._is_noted, self._keeps, self._is_afresh = noted, keeps, afresh
        self._follows = follows
        puzzle = as_puzzle(asked)
        super().__init__(puzzle.positions(())[0], language, theme, puzzle.view)
        self._open_puzzle(puzzle)
        self._show(Reply(message(self._prompt())))

    def _open_puzzle(self, puzzle: Puzzle) -> None:
        """A puzzle from its start, or from where it was left."""
        self.puzzle = puzzle
        self._own = None
        self._given = 0  # hints
        self._slips = 0  # asked for
        self._hints: dict[str, list[str]] = {}  # by language
        self._card = Card(puzzle, self._follows, self._fits)
        self._verdict = None
        self._is_slip_told = False  # of this verdict
        self._tries: list[str] = []
        self._is_solved = False
        self._is_explained = False  # the solution was found, or looked at, on this board
        noted = Diary(NAME, puzzle.id, puzzle.themes or ()) if self._is_noted else None
        self._diary = noted
        self._is_seen = noted is not None and noted.is_seen  # today, so that no stars can be had
        self._begin_at(puzzle.positions(())[0], puzzle.view)
        if self._keeps:
            self._take_up(f"{'training' if self._is_afresh else 'puzzle'}/{puzzle.id}")

    # --- The answer -----------------------------------------------------------------------------

    @property
    def tries(self) -> tuple[str, ...]:
        """The lines that have been judged, the first one first."""
        return tuple(self._tries)

    def check(self) -> Any:
        """Judge the answer so far; None if nothing has been played."""
        self._show(self._check())
        return self._verdict

    def reset(self) -> None:
        """Back to the start; redo brings the moves back."""
        self._show(self._reset())

    def next(self) -> None:
        """The next puzzle, in the place of this one."""
        self._show(self._go_on())

    def _judge(self) -> None:
        verdict = self._verdict = self.puzzle.check(self.line)
        self._is_slip_told = False
        is_answer = self.line and verdict.legal  # and not the middle of a turn
        if is_answer and [self.line] != self._tries[-1:] and self._own is None:
            self._tries.append(self.line)
            self._note(verdict)
        if verdict.legal and self._is_over() and self._history.whole is None:
            self._history = self._with_aftermath(self._history.played, self._history.ply)

    def _note(self, verdict: Verdict) -> None:
        """Once the puzzle is solved or seen, what else is tried on this board is no mistake."""
        is_right = verdict.stars == MOST_STARS
        if self._diary and not (self._is_solved or self._is_seen):
            given, tries, slips = self._given, len(self._tries), self._slips
            if is_right:
                self._diary.solved(verdict.stars, (), given, tries, slips, self.line)
            else:
                self._diary.failed((), given, tries, verdict.stars, slips, self.line)
        if is_right:
            self._is_solved = True
            self._explain()

    def _explain(self) -> None:
        """From now on the board explains why the best line works."""
        if not self._is_explained:
            self._is_explained = True
            self._card = Card(self.puzzle, self._follows, self._fits)

    def _judged(self) -> Reply:
        verdict = self._verdict
        assert verdict is not None, "asked of what has just been judged"
        is_right, stars = verdict.stars == MOST_STARS, self._stars()
        if is_right and self._own is None and self._is_seen:
            return Reply(message(say("puzzle-right-but-seen", self._language), "good"))
        kind = "good" if is_right else "info" if verdict.legal else "bad"
        more: Json = {} if verdict.violation is None else {"rule": verdict.violation.rule}
        if verdict.legal and self._own is None:
            more["stars"] = stars
        text = verdict.short(self._language)
        if self._history.whole is not None:
            text = f"{text} {say('puzzle-watch', self._language)}"
        return Reply(message(text, kind, **more))

    def _stars(self) -> int | None:
        """What the answer earns, once it was judged."""
        if self._verdict is None:
            return None
        return 0 if self._is_seen else self._verdict.stars

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

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json | None:
        """What has been solved is not kept: whoever opens it again wants to solve it again."""
        if self._is_solved:
            return None
        history = self._own or self._history
        return {
            "moves": history.moves[: history.whole],
            "ply": len(history.answer),
            "hints": self._given,
            "slips": self._slips,
            "tries": list(self._tries),
            **self._of_today(),
        }

    def _of_today(self) -> Json:
        """What is kept for the day only."""
        today = date.today().isoformat()
        return {"day": today, "seen": today if self._is_seen else ""}

    def _take_up(self, key: str) -> None:
        found = kept(key)
        if self._is_afresh and found and found.get("day") != date.today().isoformat():
            forget(key)
        super()._take_up(key)

    def _recall(self, found: Json) -> None:
        moves = [str(move) for move in found["moves"]]
        history = History.of(self.puzzle.positions(moves), moves, 0)
        history.go(int(found["ply"]))
        given, tries = int(found["hints"]), [str(line) for line in found["tries"]]
        slips = int(found.get("slips", 0))
        self._given, self._slips = min(given, len(self._help())), slips
        self._history, self._tries = history, tries
        self._is_seen = self._is_seen or found.get("seen") == date.today().isoformat()

    # --- What the board says --------------------------------------------------------------------

    def _more(self) -> Json:
        verdict, known = self._verdict, self._help()
        return {
            "save": False,
            "own": self._seat(),
            "puzzle": {
                **self.puzzle.about(self._history.answer, self._language),
                "id": self.puzzle.id,
                "note": self._remark(),
                "stars": self._stars(),
                "verdict": None if verdict is None else [verdict.short(self._language)],
                "slip": self._slip_told(),
                "asks_slip": self._can_slip(),
                "rows": [row._asdict() for row in self._rows()],
                "hints": known[: self._given],
                "hints_left": len(known) - self._given,
                "over": self._is_over(),
                "solved": self._is_solved,
                "seen": self._is_seen,
                "solution": self._own is not None,
                "explained": self._explanation(),
            },
        }

    def _remark(self) -> str:
        """The stars of before, or why there are none to be had."""
        if self._is_seen and not self._is_solved:
            return say("puzzle-seen", self._language)
        return self._diary.remark(self._language, self._is_solved) if self._diary else ""

    def _slip_told(self) -> str:
        return self._verdict.slip(self._language) if self._verdict and self._is_slip_told else ""

    def _can_slip(self) -> bool:
        """Is there a slip to ask for?"""
        return bool(
            self._verdict is not None
            and not self._is_slip_told
            and self._own is None
            and self._verdict.slip(self._language)
        )

    def _rows(self) -> list[Row]:
        """The best line beside one's own: for those who know it already."""
        if self._verdict is None or not self._is_explained or self._own is not None:
            return []
        return self.puzzle.rows(self.line, self._verdict, self._language)

    def _explanation(self) -> Json | None:
        """Why it works, and what is next; only what is next where it was solved on another board."""
        was_solved = self._diary is not None and self._diary.best > 0
        if not self._is_explained and not was_solved:
            return None
        return self._card.told(self._language, self._is_explained)

    def _fits(self, puzzle: Puzzle) -> bool:
        """Can it be shown here? What is answered by an option has a board of its own."""
        return not puzzle.options(self._language)

    def _help(self) -> list[str]:
        if self._language not in self._hints:
            self._hints[self._language] = self.puzzle.help(self._language)
        return self._hints[self._language]

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "hint": lambda asked: self._hint(),
            "check": lambda asked: self._check(),
            "slip": lambda asked: self._slip(),
            "reset": lambda asked: self._reset(),
            "solution": lambda asked: self._solution(bool(asked.get("sure"))),
            "next": lambda asked: self._go_on(),
        }

    def _hint(self) -> Reply:
        known = self._help()
        if self._given == len(known):
            return Reply(message(say("puzzle-no-hints", self._language)))
        self._given += 1
        return Reply(message(known[self._given - 1]))

    def _check(self) -> Reply:
        if not self.line:
            self._verdict = None
            return Reply(message(say("puzzle-empty", self._language)))
        self._judge()
        return self._judged()

    def _slip(self) -> Reply:
        if not self._can_slip():
            return Reply(message(say("puzzle-no-slip", self._language)))
        self._slips += 1
        self._is_slip_told = True
        return Reply(message(self._slip_told()))

    def _reset(self) -> Reply:
        self._leave_solution()
        self._history.go(0)
        return Reply(message(say("puzzle-reset", self._language)))

    def _leave_solution(self) -> None:
        self._verdict = None
        self._entries.clear()
        if self._own:
            self._history, self._own = self._own, None

    def _solution(self, is_sure: bool) -> Reply:
        if self._own:
            self._leave_solution()
            return Reply(message(say("puzzle-own", self._language)))
        if not (is_sure or self._is_solved or self._is_seen):
            again = {"do": "solution", "sure": True}
            return Reply(message(say("ask-solution", self._language), "ask", again=again))
        best = self._best()
        if best is None:
            return Reply(message(say("puzzle-no-solution", self._language), "bad"))
        self._leave_solution()
        self._see()
        self._own, self._history = self._history, best
        return Reply(message(say("puzzle-solution", self._language)))

    def _see(self) -> None:
        """The solution is looked at: what was not solved before is seen."""
        if not self._is_solved and not self._is_seen:
            self._is_seen = True
            if self._diary:
                self._diary.seen(self._given, len(self._tries), self._slips)
        self._explain()

    def _go_on(self) -> Reply:
        if self._card.next is not None:
            self._open_puzzle(self._card.next)
        return Reply(message(self._prompt()))

    def __repr__(self) -> str:
        about = self.puzzle.about(self._history.answer, "en")
        return f"PuzzleBoard({self.puzzle.id!r}, {about['used']} {about.get('unit', 'steps')} used)"
