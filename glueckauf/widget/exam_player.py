"""The exam in one place: its questions, the shift and the result, one after the other.

The lesson player shows them. What it calls a lesson is here the exam, and its screens are the
questions and the shift; there is nothing to try again, and at the end stands the result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from glueckauf.core.texts import tell
from glueckauf.games import room
from glueckauf.games.contract import Room
from glueckauf.learn.kept import forget
from glueckauf.learn.lessons.exam import Exam
from glueckauf.learn.lessons.screens import Words
from glueckauf.widget.frames import Json, say
from glueckauf.widget.player import LessonPlayer

if TYPE_CHECKING:
    from glueckauf.widget.exam import OpenExam

LEARN = "learn"
SHIFT = "shift"


class Where(NamedTuple):
    """What a screen of the exam is about, as far as the player asks."""

    room: Room


class ExamScreen(NamedTuple):
    """A question, or the shift."""

    id: str
    kind: str
    exam: Exam
    number: int

    @property
    def position(self) -> Where:
        return Where(room(self.exam.game))

    def words(self, language: str = "en") -> Words:
        if self.kind == SHIFT:
            return {"say": self.exam.task(language), "task": say("exam-play-shift", language)}
        asked = self.exam.questions[self.number - 1].ask(language)
        return {"say": say("exam-question-how", language), "task": asked}


class ExamSheet(NamedTuple):
    """The exam as something to go through."""

    exam: Exam
    number: int = 0
    path: str = ""

    @property
    def id(self) -> str:
        return self.exam.name

    @property
    def game(self) -> str:
        return self.exam.game

    @property
    def screens(self) -> tuple[ExamScreen, ...]:
        asked = range(1, len(self.exam.questions) + 1)
        questions = (ExamScreen(f"question-{n}", "question", self.exam, n) for n in asked)
        return (*questions, ExamScreen(SHIFT, SHIFT, self.exam, 0))

    def words(self, language: str = "en") -> Words:
        return {"title": tell(LEARN, "book-exam", {}, language)}


class ExamPlayer(LessonPlayer):
    """The exam, question by question, then the shift, then the result."""

    _opened: OpenExam  # type: ignore[assignment]

    def _known(self) -> dict[str, int]:
        """Stars of another exam are none of this one."""
        return {}

    @property
    def _key(self) -> str:
        return f"player/{self._opened.exam.name}-{self._opened.exam.seed}"

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], None]]:
        own = super()._requests() | {"new": lambda asked: self._new()}
        for name in ("again", "restart", "seen", "lesson"):
            del own[name]
        return own

    def _new(self) -> None:
        """Another exam, with other questions."""
        forget(self._key)
        another: Any = self._opened.another()
        self._begin(another)

    def _take_stars(self) -> None:
        if self._opened.is_over:
            self._opened.note_result()

    def _dot(self, number: int, screen: Any) -> Json:
        opened = self._opened
        if screen.kind == SHIFT:
            is_done, mark, why = opened.shift().is_solved, "", []
        else:
            board = opened.board(screen.id)
            is_done = board.is_solved
            mark = ("right" if board.stars else "wrong") if is_done else ""
            why = [board.question.explain(self._language)] if mark == "wrong" else []
        state = "here" if number == self._at else "done" if is_done else "open"
        return {
            "kind": screen.kind,
            "name": say(f"player-kind-{screen.kind}", self._language),
            "task": screen.words(self._language)["task"],
            "stars": 0,
            "most": 0,
            "state": state,
            "done": is_done,
            "mark": mark,
            "why": why,
        }

    def _of_screen(self, screen: Any) -> Json:
        return {**super()._of_screen(screen), "earned": 0, "why": []}

    def _tools(self, screen: Any) -> list[str]:
        return ["undo"] if screen.kind == SHIFT else []

    def _end(self, told: Json) -> Json:
        if not self._opened.is_over:
            text = " ".join(self._opened.result().text.splitlines())
            title = say("exam-not-over", self._language)
            return {"title": title, "text": text, "meanings": [], "next": None, "new": ""}
        marks = self._opened.marks
        told_result = marks.sentences(self._language)
        title = say("exam-title-passed" if marks.is_passed else "exam-title-failed", self._language)
        return {
            "title": title,
            "text": " ".join(told_result),
            "points": marks.points,
            "most": marks.most,
            "meanings": [],
            "next": None,
            "new": say("exam-new", self._language),
        }

    def export(self, path: Any, **chosen: Any) -> Any:
        raise ValueError(
            "an exam needs Python; a lesson can be exported: ga.lesson(3).export(path)"
        )

    def __repr__(self) -> str:
        return "ExamPlayer()"
