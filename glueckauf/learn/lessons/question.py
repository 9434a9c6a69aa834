"""Questions of a lesson: a number to predict, a thing to point at, a move to try; and the what-if cell.

    question = Question(screen)
    reply = question.answer(6)        right? and what the teacher says
    question = reply.question         a new value; it counts the tries

The first try earns 3 stars, the second 2, any later one 1; a hint costs one of them. Where a forbidden
move is to be tried, anything else that is tried costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Violation, changed_rules
from glueckauf.core.texts import Facts, tell
from glueckauf.games.offer import offer
from glueckauf.learn.lessons.attempt import label
from glueckauf.learn.lessons.screens import Number, Point, Try, WhatIf
from glueckauf.learn.rulebook import rule_text

ROOM = "learn"


class Question(NamedTuple):
    """A question, and what has been tried."""

    screen: Number | Point | Try
    tries: int = 0
    hints: int = 0
    is_solved: bool = False

    @property
    def stars(self) -> int:
        """0 until the right answer was given."""
        return max(1, 4 - self.tries - self.hints) if self.is_solved else 0

    def answer(self, given: int | str) -> Reply:
        """What is said to an answer: a number, or the key of a thing in the picture."""
        screen = self.screen
        if isinstance(screen, Number):
            given = _number(given)
            is_right = given == screen.answer
        else:
            is_right = given in screen.right()
        if self.is_solved:
            return Reply(self, given, is_right)
        is_counted = is_right or not isinstance(screen, Try)
        tried = self._replace(tries=self.tries + is_counted, is_solved=is_right)
        return Reply(tried, given, is_right)

    def hint(self) -> Question:
        return self._replace(hints=self.hints + 1)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the answer comes from."""
        screen = self.screen
        if isinstance(screen, Number):
            return screen.compute.of(screen.position.state).rules
        return screen.rules

    def options(self) -> list[str]:
        """What can be chosen; none if any number may be typed."""
        screen = self.screen
        return list(map(str, screen.options if isinstance(screen, Number) else screen.keys()))


def _number(given: int | str) -> int:
    text = str(given).strip().replace("−", "-")
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is not a whole number") from None


class Reply(NamedTuple):
    """What is said to an answer."""

    question: Question
    given: int | str
    is_right: bool

    @property
    def text(self) -> str:
        return "\n".join(self.sentences())

    @property
    def rule(self) -> str:
        """The rule that it is about; "" if it is not about one."""
        if isinstance(self.question.screen, Try):
            violation = _refusal(self.question.screen, str(self.given))
            return violation.rule if violation else ""
        return next(iter(self.question.rules), "") if self.is_right else ""

    def sentences(self, language: str = "en") -> list[str]:
        return list(self._sentences(language))

    def _sentences(self, language: str) -> Iterator[str]:
        screen = self.question.screen
        words = screen.words(language)
        if isinstance(screen, Try):
            yield from self._tried(screen, language)
        elif self.is_right:
            yield words["right"]
        else:
            yield words.get("replies", {}).get(self.given, words["wrong"])

    def _tried(self, screen: Try, language: str) -> Iterator[str]:
        """Why a thing cannot be chosen; of anything but the move in question, that much only."""
        violation = _refusal(screen, str(self.given))
        if violation is not None:
            yield violation.sentence(language)
        else:
            found = offer(screen.position.state, screen.position.room, screen.sight, language)
            meant = found.meant(str(self.given))
            move = meant.say if meant else ""
            yield tell(ROOM, "try-allowed", {"move": move}, language)
        if self.is_right:
            yield screen.words(language)["done"]


def _refusal(screen: Try, key: str) -> Violation | None:
    """Why a thing cannot be chosen; None if it can, or means nothing."""
    return offer(screen.position.state, screen.position.room, screen.sight).why.get(key)


def rulebook(rule: str, language: str = "en") -> str:
    """A rule with its id, or one of the rulings, marked as such."""
    facts: Facts = {"rule": rule, "text": rule_text(rule, language), "ruling": int("." not in rule)}
    return tell(ROOM, "rulebook-says", facts, language)


class Changed(NamedTuple):
    """A position by the printed rules and under changed ones, with the answer in both."""

    what_if: WhatIf
    states: tuple[Any, Any]
    numbers: tuple[int | None, int | None] = (None, None)
    violations: tuple[Violation | None, Violation | None] = (None, None)

    def sentences(self, language: str = "en") -> list[str]:
        room = self.what_if.position.room
        rules = room.Rules(**self.what_if.rules)
        answers = [self._answer(n, language) for n in (0, 1)]
        if not answers[0]:
            shown = changed_rules(room.GAME, rules, "is", language)
            return [tell(ROOM, "what-if-shown", {"rules": shown}, language)]
        condition = changed_rules(room.GAME, rules, "if", language)
        return [
            tell(ROOM, "what-if-printed", {"answer": answers[0]}, language),
            tell(ROOM, "what-if-changed", {"rules": condition, "answer": answers[1]}, language),
        ]

    def _answer(self, n: int, language: str) -> str:
        violation, number = self.violations[n], self.numbers[n]
        if number is not None and self.what_if.compute is not None:
            return self.what_if.compute.spoken(number, language)
        if not self.what_if.move and self.what_if.compute is None:
            return ""
        if violation is not None:
            why = violation.sentence(language)
            return tell(ROOM, "what-if-forbidden", {"rule": violation.rule, "why": why}, language)
        if self.what_if.compute is not None:
            return tell(ROOM, "what-if-impossible", {}, language)
        move = label(self.states[n], self.what_if.move, language)
        return tell(ROOM, "what-if-allowed", {"move": move}, language)


def changed(what_if: WhatIf) -> Changed:
    """The answer of a what-if cell."""
    states = what_if.position.state, what_if.position.under(**what_if.rules)
    if what_if.move:
        before, after = (state.why_not(what_if.move) for state in states)
        return Changed(what_if, states, violations=(before, after))
    if what_if.compute is None:
        return Changed(what_if, states)
    numbers: list[int | None] = []
    violations: list[Violation | None] = []
    for state in states:
        try:
            numbers.append(what_if.compute.of(state).number)
            violations.append(None)
        except IllegalMove as error:  # a line that the changed rules forbid
            numbers.append(None)
            violations.append(error.violation)
    return Changed(what_if, states, (numbers[0], numbers[1]), (violations[0], violations[1]))
