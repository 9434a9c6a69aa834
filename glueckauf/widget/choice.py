"""The board of a puzzle whose answer is one of some options: a position to look at, nothing to move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from glueckauf.core.puzzle import MOST_STARS, Puzzle, Verdict
from glueckauf.learn.puzzle import as_puzzle
from glueckauf.learn.training import NAME
from glueckauf.widget.board import Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.question import Form

STOPS = (".", "!", "?", "…")  # a title that ends so is a sentence already


class ChoiceBoard(Form):
    """The position of a puzzle and its options, to be tried until the right one is found."""

    def __init__(
        self,
        asked: Puzzle | str | Path,
        *,
        language: str = "en",
        theme: str = "auto",
        noted: bool = True,
    ) -> None:
        self.puzzle = as_puzzle(asked)
        self._answers: list[str] = []
        self._given = ""  # the answer that was judged last
        self._verdict: Verdict | None = None
        self._given_hints = 0
        self._is_hinted = False  # a hint was the last thing said
        self._stars = 0
        self._diary = Diary(NAME, self.puzzle.id, self.puzzle.themes or ()) if noted else None
        start = self.puzzle.positions(())[0]
        super().__init__(start, language, theme, self.puzzle.view)
        self._show(Reply(self._retell()))

    @property
    def verdict(self) -> Any:
        """The judgement of the last answer; what it knows, its kind of puzzle says."""
        return self._verdict

    @property
    def tries(self) -> tuple[str, ...]:
        return tuple(self._answers)

    def answer(self, given: int | str) -> None:
        """Give one of the options."""
        self.puzzle.check(str(given))  # NotationError if it is none
        super().answer(given)

    def _seat(self) -> int:
        return self.puzzle.seat

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    def _judge(self, given: str) -> Reply:
        if given not in dict(self.puzzle.options(self._language)):
            return Reply(message(say("question-choose", self._language)))
        verdict = self._verdict = self.puzzle.check(given)
        self._given, self._is_hinted = given, False
        if given not in self._answers and not self._stars:
            self._answers.append(given)
            self._note(verdict.stars == MOST_STARS)
        return Reply(self._retell())

    def _note(self, is_right: bool) -> None:
        tries = len(self._answers)
        if is_right:
            self._stars = max(MOST_STARS + 1 - tries, 1)
        if self._diary and is_right:
            self._diary.solved(self._stars, (), self._given_hints, tries)
        elif self._diary:
            self._diary.failed((), self._given_hints, tries)

    def _hint(self) -> Reply:
        if self._given_hints == len(self.puzzle.help(self._language)):
            return super()._hint()
        self._given_hints, self._is_hinted = self._given_hints + 1, True
        return Reply(self._retell())

    def _retell(self) -> Json:
        if self._is_hinted:
            return message(self.puzzle.help(self._language)[self._given_hints - 1])
        if self._verdict is None:
            return message(say("question-choose", self._language))
        kind = "good" if self._verdict.stars == MOST_STARS else "bad"
        return message(self._verdict.short(self._language), kind)

    def _asked(self) -> Json:
        verdict, hints = self._verdict, self.puzzle.help(self._language)
        return {
            "ask": self._ask(),
            "options": [self._option(*option) for option in self.puzzle.options(self._language)],
            "given": None if verdict is None else self._given,
            "right": None if verdict is None else verdict.stars == MOST_STARS,
            "hint": hints[self._given_hints - 1] if self._given_hints else "",
            "hints_left": len(hints) - self._given_hints,
            "done": self._stars > 0,
            "stars": self._stars or None,
            "note": self._diary.remark(self._language, self._stars > 0) if self._diary else "",
        }

    def _ask(self) -> str:
        about = self.puzzle.about((), self._language)
        title, task = about["title"], about["task"]
        return f"{title}{'' if title.endswith(STOPS) else '.'} {task}".strip()

    def _option(self, value: str, text: str) -> Json:
        is_tried = value in self._answers
        is_right = self._stars > 0 and is_tried and value == self._answers[-1]
        mark = "right" if is_right else "wrong" if is_tried else ""
        return {"value": value, "text": text, "rule": "", "mark": mark}

    def __repr__(self) -> str:
        return f"ChoiceBoard({self.puzzle.id!r})"
