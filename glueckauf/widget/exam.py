"""The journeyman's exam: ten positions to judge, a shift to play, the result by itself.

    exam = ga.exam()                 of the first game; ga.exam(game="card") of another
    exam.play()                      all of it in one place; left in the middle, it goes on there
    exam.board(3), exam.shift(), exam.result()      its parts, for pages of one's own

Without a seed the exam is a new one every time, until it has been begun: then it waits to be finished.
A seed asks the same every time, so that a class can sit the same exam.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from random import SystemRandom
from typing import Any

from glueckauf.bots import Bot, Greedy
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games import GAMES, room
from glueckauf.games.contract import ExamQuestion
from glueckauf.learn.kept import keep, kept
from glueckauf.learn.lessons.exam import RESULT, Exam, Result, Shift, learners
from glueckauf.widget import frames
from glueckauf.widget.base import THEMES, inside, one_of
from glueckauf.widget.board import Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.exam_player import SHIFT, ExamPlayer, ExamSheet
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.question import Form
from glueckauf.widget.report import Report, sentences
from glueckauf.widget.seats import HUMAN
from glueckauf.widget.table import Table

LEARN = "learn"
KEPT = "exam"  # under which exams are kept: their parts, and the seed of the one that was begun
SEEDS = 1_000_000


class OpenExam:
    """An exam by its seed, with everything that was answered in it."""

    def __init__(self, seed: int | str, language: str, theme: str, game: str) -> None:
        one_of("language", language, LANGUAGES)
        one_of("theme", theme, THEMES)
        self.exam = Exam(seed, game)
        self.language, self.theme = language, theme
        self._boards: dict[int, ExamBoard] = {}
        self._diary = Diary(self.exam.name, RESULT)
        self._is_noted = False  # by this one; once it is in the file, a mark tells all others

    @property
    def lesson(self) -> ExamSheet:
        """The exam as something to go through."""
        return ExamSheet(self.exam)

    def play(self) -> ExamPlayer:
        """All of it, one after the other, in one place."""
        return ExamPlayer(self, language=self.language, theme=self.theme)  # type: ignore[arg-type]

    def another(self) -> OpenExam:
        """A new exam for the same learner."""
        return OpenExam(fresh_seed(), self.language, self.theme, self.exam.game)

    def spoken(self, language: str) -> OpenExam:
        """The same exam in another language."""
        return OpenExam(self.exam.seed, language, self.theme, self.exam.game)

    def board(self, screen: str | int) -> Any:
        """The board of a question, by its number from 1; or by the name that its screen has."""
        if screen == SHIFT:
            return self.shift()
        number = int(str(screen).rpartition("-")[2])
        if not 1 <= number <= len(self.exam.questions):
            raise ValueError(f"the exam has questions 1 to {len(self.exam.questions)}")
        if number not in self._boards:
            look = {"language": self.language, "theme": self.theme}
            with inside():
                self._boards[number] = ExamBoard(self.exam, number, **look)
        return self._boards[number]

    def shift(self) -> ExamTable:
        """The table with the shift against the bot."""
        return self._table

    @cached_property
    def _table(self) -> ExamTable:
        return ExamTable(self.exam, language=self.language, theme=self.theme)

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers given so far; "" where there is none."""
        numbers = range(1, len(self.exam.questions) + 1)
        return tuple(self.board(number).given for number in numbers)

    @property
    def is_over(self) -> bool:
        return all(self.answers) and self.shift().shift.is_over

    @property
    def marks(self) -> Result:
        """What it is worth so far."""
        return self.exam.result(self.answers, self.shift().shift)

    def note_result(self) -> None:
        """Keep in the learner's progress whether it was passed: once for every exam."""
        key = key_of(self.exam, "result")
        if kept(key) is not None:
            return
        if not self._is_noted:
            self._is_noted = True
            if self.marks.is_passed:
                self._diary.solved(MOST_STARS, (), 0, 1)
            else:
                self._diary.failed((), 0, 1)
        if self._diary.is_written:
            keep(key, {"points": self.marks.points})

    def result(self) -> Report:
        """How many points, and what to learn again; before the end, what is still to be done."""
        left, shift = self.answers.count(""), self.shift().shift
        if not self.is_over:
            todo = [say("exam-questions-left", self.language, left=left)] if left else []
            todo += [] if shift.is_over else [say("exam-shift-left", self.language)]
            return sentences(todo)
        self.note_result()
        told = self.marks.sentences(self.language)
        problem = self._diary.remark(self.language, True)
        return sentences([*told, *([problem] if problem else [])])

    def __repr__(self) -> str:
        return tell(LEARN, "book-exam", {}, self.language)


def exam(
    seed: int | str | None = None,
    language: str = "en",
    theme: str = "auto",
    game: str = GAMES[0],
) -> OpenExam:
    """The journeyman's exam: the one of a seed, the one that was begun, or a new one."""
    if seed is None:
        begun = (kept(kept_under(game)) or {}).get("seed")
        seed = begun if isinstance(begun, int) else fresh_seed()
    return OpenExam(seed, language, theme, game)


def fresh_seed() -> int:
    return SystemRandom().randrange(SEEDS)


def key_of(exam: Exam, part: str) -> str:
    """Under which a part of an exam is kept."""
    return f"{kept_under(exam.game)}/{exam.seed}/{part}"


def kept_under(game: str) -> str:
    """Exams of the first game have been kept without its name since there was no other."""
    return KEPT if game == GAMES[0] else f"{KEPT}/{game}"


class ExamBoard(Form):
    """A position to judge by pointing. The first answer counts, and is explained."""

    def __init__(
        self, exam: Exam, number: int, *, language: str = "en", theme: str = "auto"
    ) -> None:
        self.exam, self.number = exam, number
        self._given = ""
        self._diary: Diary | None = None  # once it was answered here
        super().__init__(self.question.state, language, theme, self.question.sight)
        self._take_up(key_of(exam, f"question-{number}"))
        self._show(Reply(self._retell()))

    @property
    def question(self) -> ExamQuestion:
        return self.exam.questions[self.number - 1]

    @property
    def given(self) -> str:
        """What was pointed at; "" before."""
        return self._given

    @property
    def is_solved(self) -> bool:
        """Whether it has been answered."""
        return bool(self._given)

    @property
    def stars(self) -> int:
        return MOST_STARS * self.question.is_right(self._given)

    def answer(self, given: int | str) -> None:
        if given not in self.question.keys:
            raise ValueError(f"{given!r} is none of {', '.join(self.question.keys)}")
        if self._given:
            raise ValueError("this question is answered; the first answer counts")
        super().answer(given)

    def _remembered(self) -> Json | None:
        return {"given": self._given} if self._given else None

    def _recall(self, found: Json) -> None:
        if found["given"] not in self.question.keys:
            raise ValueError("the answer to another question")
        self._given = str(found["given"])

    def _seat(self) -> int:
        return self._history.state.to_move or 0

    def _offer(self, view: Any) -> Json:
        """What can be the answer; nothing says what it would do."""
        keys = () if self._given else self.question.keys
        rows = [frames.choice_row(key, [[key]], "") for key in keys]
        return {"choices": rows, "labels": {}, "shut": [], "why": {}}

    def _judge(self, given: str) -> Reply:
        if self._given:
            return Reply(message(say("exam-answered", self._language)), self._right())
        if given not in self.question.keys:
            return Reply(message(say("question-point", self._language)))
        self._given = given
        if isinstance(self.exam.seed, int):
            keep(kept_under(self.exam.game), {"seed": self.exam.seed})
        self._diary = diary = Diary(self.exam.name, f"question-{self.number}")
        if self.question.is_right(given):
            diary.solved(MOST_STARS, (self.question.rule,), 0, 1)
        else:
            diary.failed((self.question.rule,), 0, 1)
        return Reply(self._retell(), self._right())

    def _right(self) -> tuple[str, ...]:
        """What lights up: the right answer, once one was given."""
        return (self.question.answer,) if self._given else ()

    def _play(self, line: str) -> Reply:
        return self._judge(line)

    def _retell(self) -> Json:
        if not self._given:
            return message(say("question-point", self._language))
        is_right = self.question.is_right(self._given)
        verdict = say("exam-right" if is_right else "exam-wrong", self._language)
        why = self.question.explain(self._language)
        kind = "good" if is_right else "bad"
        return message(f"{verdict} {why}", kind, rule=self.question.rule)

    def _asked(self) -> Json:
        return {
            "ask": self.question.ask(self._language),
            "points": True,
            "options": None,
            "given": self._given or None,
            "right": self.question.is_right(self._given) if self._given else None,
            "hint": "",
            "hints_left": 0,
            "done": bool(self._given),
            "stars": None,
            "note": self._diary.remark(self._language, True) if self._diary else "",
            "number": self.number,
            "of": len(self.exam.questions),
        }

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        asked = super()._requests() | {"play": lambda asked: self._judge(str(asked.get("move")))}
        del asked["hint"]
        return asked

    def __repr__(self) -> str:
        return f"ExamBoard({self.number} of {len(self.exam.questions)})"


class ExamTable(Table):
    """The shift against the bot. No hints, and a turn that is over stays played."""

    IS_ITS_OWN = False  # there is one for each exam

    def __init__(self, exam: Exam, *, language: str = "en", theme: str = "auto") -> None:
        self.exam, self._first = exam, exam.shift()
        start = self._first.state
        own = learners(start)
        seats = [HUMAN if seat in own else Greedy() for seat in range(len(start.players))]
        name, view = key_of(exam, "shift"), exam.paper.sight
        super().__init__(start, seats, language=language, theme=theme, view=view, name=name)

    @property
    def is_solved(self) -> bool:
        """Whether it was played to its end."""
        return self.shift.is_over

    @property
    def shift(self) -> Shift:
        """What is judged."""
        return self._first._replace(state=self._history.state, moves=tuple(self._history.played))

    def _bot(self) -> Bot | None:
        return None if self.shift.is_over else super()._bot()

    def _offer(self, view: Any) -> Json:
        if self.shift.is_over:
            return {"choices": [], "labels": {}, "shut": [], "why": {}}
        return super()._offer(view)

    def _play(self, line: str) -> Reply:
        if self.shift.is_over:
            return Reply(message(self._prompt()))
        return super()._play(line)

    def _prompt(self) -> str:
        return say("exam-shift-over", self._language) if self.shift.is_over else super()._prompt()

    def _more(self) -> Json:
        return super()._more() | {"save": False}

    def _is_played(self, ply: int) -> bool:
        """Whether a turn has ended since this ply."""
        since = self._history.states[max(ply, 0) + 1 : self._history.ply + 1]
        return any(state.at_turn_start for state in since)

    def _go(self, ply: int) -> None:
        if self._is_played(ply):
            raise ValueError(say("exam-no-undo", self._language))
        super()._go(ply)

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        if self._is_played(ply):
            return Reply(message(say("exam-no-undo", self._language)))
        return super()._back(ply, asked, request)

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        own = super()._requests()
        for name in ("save", "load"):
            del own[name]
        return own | {"hint": lambda asked: Reply(message(say("exam-no-hint", self._language)))}

    def __repr__(self) -> str:
        chapter = room(self.exam.game).table.chapter(self.state)
        return f"ExamTable(shift {chapter}, move {self._history.ply})"
