"""Boards that ask: a picture, and a question that is answered beside it or in it, and judged at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.course import turn_of
from glueckauf.learn.lessons.question import Question
from glueckauf.learn.lessons.question import Reply as Judged
from glueckauf.learn.lessons.screens import Lesson, Number, Point, Try
from glueckauf.widget import frames
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.screen import key_of, screen_name


class Form(Board):
    """A position to look at, and a question about it; nothing on it can be moved."""

    KIND = "question"

    def _asked(self) -> Json:
        """The question as the board shows it."""
        raise NotImplementedError

    def _judge(self, given: str) -> Reply:
        """The answer to an answer."""
        raise NotImplementedError

    def _hint(self) -> Reply:
        return Reply(message(say("puzzle-no-hints", self._language)))

    def _retell(self) -> Json:
        """What was said last, in the language of now."""
        raise NotImplementedError

    def answer(self, given: int | str) -> None:
        """Give an answer: a number, or what stands for a choice."""
        self._show(self._judge(str(given)))

    def _offer(self, view: Any) -> Json:
        return {"choices": [], "labels": {}, "shut": [], "why": {}}

    def _more(self) -> Json:
        return {"save": False, "question": self._asked()}

    def _play(self, line: str) -> Reply:
        raise ValueError("nothing is played here; a question is answered, as with answer(6)")

    def _speak_on(self, language: str) -> Reply:
        self._speak(language)
        return Reply(self._retell())

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        own = super()._requests()
        return {
            "answer": lambda asked: self._judge(str(asked.get("value") or "")),
            "hint": lambda asked: self._hint(),
            "language": own["language"],
            "log": own["log"],
        }


class Asked(Form):
    """A question of a lesson. Any number of tries."""

    def __init__(
        self,
        lesson: Lesson,
        screen: Number | Point | Try,
        view: str,
        *,
        language: str = "en",
        theme: str = "auto",
        keeps: bool = False,
    ) -> None:
        self.lesson = lesson
        self._question = Question(screen)
        self._wrong: list[str] = []  # answers that were tried
        self._judged: Judged | None = None
        self._was_hinted = False  # a hint was the last thing said
        self._diary = Diary(lesson.id, screen.id)
        super().__init__(screen.position.state, language, theme, view)
        if keeps:
            self._take_up(key_of(lesson, screen.id))
        self._show(Reply(self._retell()))

    @property
    def screen(self) -> Number | Point | Try:
        return self._question.screen

    @property
    def is_solved(self) -> bool:
        return self._question.is_solved

    @property
    def stars(self) -> int:
        """0 until the right answer was given."""
        return self._question.stars

    @property
    def faults(self) -> dict[str, int]:
        """What the answer has cost beyond the best one: why stars are missing."""
        found = {"wrong": self._question.tries - self.is_solved, "hints": self._question.hints}
        return {name: number for name, number in found.items() if number}

    def _name(self) -> str:
        return screen_name(self.lesson, self.screen.id, self._language)

    def _remembered(self) -> Json:
        question, judged = self._question, self._judged
        return {
            "tries": question.tries,
            "hints": question.hints,
            "solved": question.is_solved,
            "wrong": list(self._wrong),
            "given": None if judged is None else judged.given,
            "hinted": self._was_hinted,
        }

    def _recall(self, found: Json) -> None:
        tries, hints = int(found["tries"]), int(found["hints"])
        question = Question(self.screen, tries, hints, bool(found["solved"]))
        given, wrong = found["given"], [str(one) for one in found["wrong"]]
        judged = None if given is None else question.answer(given)._replace(question=question)
        if question.is_solved and (judged is None or not judged.is_right) and not wrong:
            raise ValueError("solved by another answer than this one")
        self._question, self._judged, self._wrong = question, judged, wrong
        self._was_hinted = bool(found["hinted"])

    def answer(self, given: int | str) -> None:
        """Give an answer: a number, or the key of a thing in the picture."""
        problem = self._problem(str(given))
        if problem:
            raise ValueError(f"{given!r}: {say(problem, 'en')}")
        super().answer(given)

    def _seat(self) -> int:
        return turn_of(self._history.state) or 0

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    def _judge(self, given: str) -> Reply:
        problem = self._problem(given)
        if problem:
            return Reply(message(say(problem, self._language)))
        is_new, judged = not self.is_solved, self._question.answer(given)
        is_counted = judged.is_right or judged.question.tries > self._question.tries
        self._question, self._judged, self._was_hinted = judged.question, judged, False
        if not judged.is_right and is_counted and str(judged.given) not in self._wrong:
            self._wrong.append(str(judged.given))
        if is_new and is_counted:
            self._note(judged)
        return Reply(self._retell())

    def _note(self, judged: Judged) -> None:
        question = judged.question
        if judged.is_right:
            self._diary.solved(question.stars, question.rules, question.hints, question.tries)
        else:
            self._diary.failed(question.rules, question.hints, question.tries)

    def _problem(self, given: str) -> str:
        """The key of what is wrong with something that is no answer at all."""
        raise NotImplementedError

    def _invitation(self) -> str:
        """The key of what is said before the first answer."""
        raise NotImplementedError

    def _hint(self) -> Reply:
        if "hint" not in self.screen.words(self._language):
            return super()._hint()
        if not self._question.hints and not self.is_solved:
            self._question = self._question.hint()
        self._was_hinted = True
        return Reply(self._retell())

    def _retell(self) -> Json:
        words, judged = self.screen.words(self._language), self._judged
        if self._was_hinted:
            return message(words["hint"])
        if judged is None:
            return message(say(self._invitation(), self._language))
        badge = {"rule": judged.rule} if judged.rule else {}
        kind = "good" if judged.is_right else "bad"
        return message(" ".join(judged.sentences(self._language)), kind, **badge)

    def _asked(self) -> Json:
        question, words = self._question, self.screen.words(self._language)
        has_hint = "hint" in words
        return {
            "ask": words["task" if isinstance(self.screen, Try) else "ask"],
            "given": None if self._judged is None else str(self._judged.given),
            "right": None if self._judged is None else self._judged.is_right,
            "hint": words["hint"] if has_hint and question.hints else "",
            "hints_left": int(has_hint and not question.hints),
            "done": question.is_solved,
            "stars": question.stars or None,
            "note": self._diary.remark(self._language, self.is_solved),
        }

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.screen.id!r})"


class QuestionBoard(Asked):
    """A number to predict: one of some, or typed."""

    def __init__(
        self,
        lesson: Lesson,
        screen: Number,
        *,
        language: str = "en",
        theme: str = "auto",
        keeps: bool = False,
    ) -> None:
        view = view_of(screen)
        super().__init__(lesson, screen, view, language=language, theme=theme, keeps=keeps)

    def _invitation(self) -> str:
        return "question-choose" if self._question.options() else "question-type"

    def _problem(self, given: str) -> str:
        options = self._question.options()
        if options:
            return "" if given in options else "question-choose"
        try:
            self._question.answer(given)
        except ValueError:
            return "question-type"
        return ""

    def _asked(self) -> Json:
        options = [self._option(value) for value in self._question.options()]
        return {**super()._asked(), "options": options or None}

    def _option(self, value: str) -> Json:
        is_found = self.is_solved and value == str(self.screen.answer)
        mark = "right" if is_found else "wrong" if value in self._wrong else ""
        return {"value": value, "text": value, "rule": "", "mark": mark}


class PointBoard(Asked):
    """A thing of the picture to point at: the answer to a question, or a move that is not allowed."""

    def __init__(
        self,
        lesson: Lesson,
        screen: Point | Try,
        *,
        language: str = "en",
        theme: str = "auto",
        keeps: bool = False,
    ) -> None:
        view = view_of(screen)
        super().__init__(lesson, screen, view, language=language, theme=theme, keeps=keeps)

    def _invitation(self) -> str:
        return "question-try" if isinstance(self.screen, Try) else "question-point"

    def _problem(self, given: str) -> str:
        return "" if given in self._question.options() else self._invitation()

    def _offer(self, view: Any) -> Json:
        """Everything that can be the answer; what it would do is not said before it is pointed at."""
        if self.is_solved:
            return super()._offer(view)
        rows = [frames.choice_row(key, [[key]], "") for key in self._question.options()]
        return {"choices": rows, "labels": {}, "shut": [], "why": {}}

    def _play(self, line: str) -> Reply:
        return self._judge(line)

    def _asked(self) -> Json:
        return {**super()._asked(), "points": True, "options": None}

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {"play": lambda asked: self._judge(str(asked.get("move")))}


def view_of(screen: Number | Point | Try) -> str:
    """Where the answer can be found."""
    if isinstance(screen, Number):
        return screen.view or screen.compute.sight(screen.position.state)
    if isinstance(screen, Try):
        return screen.sight
    return screen.view or screen.position.room.table.VIEWS[0]
