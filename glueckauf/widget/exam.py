"""The journeyman's exam in a notebook: ten questions, a shift against the bot, the result.

    exam = ga.exam(seed=1)
    exam.questions()                 the same board every time: the first answer is the one that counts
    exam.shift()                     the same table every time
    exam.result()

A seed asks the same questions every time; what was answered is kept in the learner's progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from glueckauf.bots import Bot, Greedy
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games import GAMES, room
from glueckauf.games.contract import ExamQuestion
from glueckauf.learn.lessons.exam import LEARNER, NAME, Exam, Shift
from glueckauf.learn.lessons.question import rulebook
from glueckauf.learn.rulebook import rule_text
from glueckauf.widget.base import THEMES, one_of
from glueckauf.widget.board import Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.question import Form
from glueckauf.widget.report import RESULT, Report, sentences
from glueckauf.widget.table import HUMAN, Table

LEARN = "learn"


class OpenExam:
    """An exam by its seed; the same seed asks the same questions."""

    def __init__(self, seed: int | str, language: str, theme: str, game: str) -> None:
        one_of("language", language, LANGUAGES)
        one_of("theme", theme, THEMES)
        self.exam = Exam(seed, game)
        self.language, self.theme = language, theme
        self._diary = Diary(NAME, RESULT)
        self._is_noted = False

    @cached_property
    def _board(self) -> ExamBoard:
        return ExamBoard(self.exam, language=self.language, theme=self.theme)

    @cached_property
    def _table(self) -> ExamTable:
        return ExamTable(self.exam, language=self.language, theme=self.theme)

    def questions(self) -> ExamBoard:
        """The board with the ten questions, one after the other."""
        return self._board

    def shift(self) -> ExamTable:
        """The table with the shift against the bot."""
        return self._table

    def result(self) -> Report:
        """How many points, and what to learn again; before the end, what is still to be done."""
        answers, shift = self._board.answers, self._table.shift
        left = len(self.exam.questions) - len(answers)
        if left or not shift.is_over:
            todo = [say("exam-questions-left", self.language, left=left)] if left else []
            todo += [] if shift.is_over else [say("exam-shift-left", self.language)]
            return sentences(todo)
        result = self.exam.result(answers, shift)
        told = result.sentences(self.language)
        if not self._is_noted:
            self._is_noted = True
            if result.is_passed:
                self._diary.solved(MOST_STARS, (), 0, 1)
            else:
                self._diary.failed((), 0, 1)
            problem = self._diary.remark(self.language, True)
            told += [problem] if problem else []
        return sentences(told)

    def __repr__(self) -> str:
        return f"{tell(LEARN, 'book-exam', {}, self.language)} ({self.exam.seed})"


def exam(
    seed: int | str = 0, language: str = "en", theme: str = "auto", game: str = GAMES[0]
) -> OpenExam:
    """The journeyman's exam: ten questions and a shift; 80 % pass."""
    return OpenExam(seed, language, theme, game)


class ExamBoard(Form):
    """Questions one after the other; every answer counts, and is explained."""

    def __init__(self, exam: Exam, *, language: str = "en", theme: str = "auto") -> None:
        self.exam = exam
        self._at = 0
        self._answers: list[str] = []
        self._problem = ""
        super().__init__(exam.paper.table(), language, theme, "table")
        self._turn_to(0)
        self._show(Reply(self._retell()))

    @property
    def answers(self) -> tuple[str, ...]:
        """The keys of the answers given so far."""
        return tuple(self._answers)

    @property
    def question(self) -> ExamQuestion:
        """The one that is shown."""
        return self.exam.questions[self._at]

    def next(self) -> None:
        """On to the next question; this one must have been answered."""
        self._show(self._next())

    def answer(self, given: int | str) -> None:
        """Answer the question that is shown: the number of a choice, from 1."""
        if not 1 <= int(given) <= len(self.question.options):
            raise ValueError(f"{given!r} is none of the choices, 1 to {len(self.question.options)}")
        if self._is_answered():
            raise ValueError(
                "this question is answered; the first answer counts. Go on with next()"
            )
        super().answer(given)

    def _turn_to(self, at: int) -> None:
        self._at = at
        state = self.question.state
        if state is not None:
            self._history = History(state)
            self._shown = self.question.sight

    def _is_answered(self) -> bool:
        return len(self._answers) > self._at

    def _is_last(self) -> bool:
        return self._at == len(self.exam.questions) - 1

    def _seat(self) -> int:
        return self._history.state.to_move or 0

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    def _parts(self, view: Any) -> dict[str, str]:
        return {} if self.question.state is None else super()._parts(view)

    def _judge(self, given: str) -> Reply:
        keys = [key for key, _ in self.question.choices()]
        if self._is_answered():
            return Reply(message(say("exam-answered", self._language)))
        if given not in keys:
            return Reply(message(say("question-choose", self._language)))
        self._answers.append(given)
        diary = Diary(NAME, f"question-{self._at + 1}")
        if self.question.is_right(given):
            diary.solved(MOST_STARS, (self.question.rule,), 0, 1)
        else:
            diary.failed((self.question.rule,), 0, 1)
        self._problem = diary.remark(self._language, True)
        return Reply(self._retell())

    def _next(self) -> Reply:
        if not self._is_answered():
            return Reply(message(say("question-choose", self._language)))
        if not self._is_last():
            self._problem = ""
            self._turn_to(self._at + 1)
        return Reply(self._retell())

    def _retell(self) -> Json:
        if not self._is_answered():
            return message(say("question-choose", self._language))
        is_right = self.question.is_right(self._answers[self._at])
        told = [say("exam-right" if is_right else "exam-wrong", self._language)]
        if self.question.kind == "number":  # the choices of the others are rules in words
            told.append(rulebook(self.question.rule, self._language))
        if self._is_last():
            right = sum(
                question.is_right(given)
                for question, given in zip(self.exam.questions, self._answers, strict=True)
            )
            facts = {"right": right, "of": len(self.exam.questions)}
            told.append(say("exam-all-answered", self._language, **facts))
        badge = {} if self.question.kind == "number" else {"rule": self.question.rule}
        return message("\n".join(told), "good" if is_right else "bad", **badge)

    def _asked(self) -> Json:
        question, is_done = self.question, self._is_answered()
        given = self._answers[self._at] if is_done else None
        return {
            "ask": question.ask(self._language),
            "options": [self._option(key, text, given) for key, text in self._choices()],
            "given": given,
            "right": None if given is None else question.is_right(given),
            "hint": "",
            "hints_left": 0,
            "done": is_done,
            "stars": None,
            "note": self._problem,
            "number": self._at + 1,
            "of": len(self.exam.questions),
            "next": is_done and not self._is_last(),
        }

    def _choices(self) -> list[tuple[str, str]]:
        """The keys with their words; the id of a rule is shown beside its text."""
        if self.question.kind != "why":
            return self.question.choices(self._language)
        rules = self.question.options
        return [(str(n), rule_text(rule, self._language)) for n, rule in enumerate(rules, start=1)]

    def _option(self, key: str, text: str, given: str | None) -> Json:
        is_why = self.question.kind == "why"
        mark = ""
        if given is not None:
            mark = "right" if self.question.is_right(key) else "wrong" if key == given else ""
        rule = self.question.options[int(key) - 1] if is_why else ""
        return {"value": key, "text": text, "rule": rule, "mark": mark}

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {"next": lambda asked: self._next()}

    def _picture(self) -> str:
        return "" if self.question.state is None else super()._picture()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle, about = super()._repr_mimebundle_(**options)
        return {kind: shown for kind, shown in bundle.items() if shown}, about

    def __repr__(self) -> str:
        return f"ExamBoard({self._at + 1} of {len(self.exam.questions)})"


class ExamTable(Table):
    """The first shift against the bot. No hints, and a turn that is over stays played."""

    def __init__(self, exam: Exam, *, language: str = "en", theme: str = "auto") -> None:
        self.exam, self._first = exam, exam.shift()
        start = self._first.state
        seats = [HUMAN if seat == LEARNER else Greedy() for seat in range(len(start.players))]
        super().__init__(start, seats, language=language, theme=theme)

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
        return {"save": False}

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
