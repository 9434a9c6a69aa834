"""Boards that ask: a picture, a question beside it, and an answer that is judged at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.learn.lessons.question import Question
from glueckauf.learn.lessons.question import Reply as Judged
from glueckauf.learn.lessons.screens import Lesson, Number, RuleChoice
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


class QuestionBoard(Form):
    """A question of a lesson: a number to predict, or a rule to choose. Any number of tries."""

    def __init__(
        self,
        lesson: Lesson,
        screen: Number | RuleChoice,
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
        super().__init__(screen.position.state, language, theme, _view_of(screen))
        if keeps:
            self._take_up(key_of(lesson, screen.id))
        self._show(Reply(self._retell()))

    @property
    def screen(self) -> Number | RuleChoice:
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
        judged = None if given is None else Judged(question, given, given == self.screen.answer)
        if question.is_solved and (judged is None or not judged.is_right) and not wrong:
            raise ValueError("solved by another answer than this one")
        self._question, self._judged, self._wrong = question, judged, wrong
        self._was_hinted = bool(found["hinted"])

    def answer(self, given: int | str) -> None:
        """Give an answer: a number, or the id of a rule."""
        problem = self._problem(str(given))
        if problem:
            raise ValueError(f"{given!r}: {say(problem, 'en')}")
        super().answer(given)

    def _seat(self) -> int:
        return self._history.state.to_move or 0

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    def _judge(self, given: str) -> Reply:
        problem = self._problem(given)
        if problem:
            return Reply(message(say(problem, self._language)))
        is_new, judged = not self.is_solved, self._question.answer(given)
        self._question, self._judged, self._was_hinted = judged.question, judged, False
        if not judged.is_right and str(judged.given) not in self._wrong:
            self._wrong.append(str(judged.given))
        if is_new:
            question = judged.question
            if judged.is_right:
                costs = (question.hints, question.tries)
                self._diary.solved(question.stars, question.rules, *costs)
            else:
                self._diary.failed(question.rules, question.hints, question.tries)
        return Reply(self._retell())

    def _problem(self, given: str) -> str:
        """The key of what is wrong with something that is no answer at all."""
        options = dict(self._question.options())
        if options:
            return "" if given in options else "question-choose"
        try:
            self._question.answer(given)
        except ValueError:
            return "question-type"
        return ""

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
            key = "question-choose" if self._question.options() else "question-type"
            return message(say(key, self._language))
        told, kind = judged.sentences(self._language), "good" if judged.is_right else "bad"
        if isinstance(self.screen, Number):
            brief = {"brief": told[0], "about": self._question.rules[0]} if told[1:] else {}
            return message("\n".join(told), kind, **brief)
        badge = {"rule": self.screen.answer} if judged.is_right else {}
        return message(told[0], kind, **badge)  # the rules themselves stand beside the choices

    def _asked(self) -> Json:
        question, words = self._question, self.screen.words(self._language)
        options = question.options(self._language)
        has_hint = "hint" in words
        return {
            "ask": words["ask"],
            "options": [self._option(*option) for option in options] or None,
            "given": None if self._judged is None else str(self._judged.given),
            "right": None if self._judged is None else self._judged.is_right,
            "hint": words["hint"] if has_hint and question.hints else "",
            "hints_left": int(has_hint and not question.hints),
            "done": question.is_solved,
            "stars": question.stars or None,
            "note": self._diary.remark(self._language, self.is_solved),
        }

    def _option(self, value: str, text: str) -> Json:
        is_found = self.is_solved and value == str(self.screen.answer)
        mark = "right" if is_found else "wrong" if value in self._wrong else ""
        rule = value if isinstance(self.screen, RuleChoice) else ""
        return {"value": value, "text": text, "rule": rule, "mark": mark}

    def __repr__(self) -> str:
        return f"QuestionBoard({self.screen.id!r})"


def _view_of(screen: Number | RuleChoice) -> str:
    """Where the answer can be found."""
    state = screen.position.state
    if isinstance(screen, RuleChoice):
        return screen.position.room.lessons.sight(state, screen.move)
    return screen.compute.sight(state)
