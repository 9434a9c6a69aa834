"""The board of a puzzle without an aim: every line that is checked is a try, and none is wrong."""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Open, Puzzle, Try
from glueckauf.core.texts import tell
from glueckauf.widget.board import Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.puzzle import PuzzleBoard


def opened(asked: Puzzle) -> Open:
    """The puzzle without an aim of its own; FileError if its kind has nothing to optimise."""
    found = asked.opened()
    if found is None:
        problem = f'is "{asked.kind}"; there is no front of results to find'
        raise FileError(asked.path, "kind", problem)
    return found


class OpenBoard(PuzzleBoard):
    """No par, no stars, no hints, no solution; nothing is noted, for there is nothing to fail at."""

    def __init__(
        self, asked: Puzzle | str | Path, *, language: str = "en", theme: str = "auto"
    ) -> None:
        self._reached: Try | None = None  # what the line on the board came to, once it was checked
        super().__init__(asked, language=language, theme=theme, noted=False)

    def _judge(self) -> None:
        """IllegalMove in the middle of an action: that is no try yet."""
        self._reached = opened(self.puzzle).reached(self.line)
        if [self.line] != self._tries[-1:]:
            self._tries.append(self.line)

    def _judged(self) -> Reply:
        assert self._reached is not None, "asked of what has just been judged"
        point = self._reached.point
        is_best = point in opened(self.puzzle).front
        facts = {"vp": point.vp, "steps": point.steps}
        key = "chart-best" if is_best else "chart-noted"
        text = tell(self.puzzle.game, key, facts, self._language)
        return Reply(message(text, "good" if is_best else "info"))

    def _more(self) -> Json:
        about = self.puzzle.about(self._history.played, self._language)
        return {
            "save": False,
            "puzzle": {
                **about,
                "id": self.puzzle.id,
                "task": say("open-task", self._language),
                "par": "",
                "note": "",
                "open": True,
                "over": self._is_over(),
                "hints": [],
                "rows": [],
                "verdict": None,
                "solution": False,
                "explained": None,
            },
        }
