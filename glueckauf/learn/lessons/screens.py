"""Lessons as values: a lesson has at most five screens, each of one of five kinds.

    Act         a checkpoint: reach the goal by any legal moves
    Point       predict by pointing at a thing in the picture; the engine computes which
    Try         try a move that is not allowed, and be told why
    Number      predict a number that the engine computes, where nothing can be pointed at
    Show        a script to step through, with captions

Every screen may say what it shows (`view`), so that only what it is about is in sight.

A learner's text is found with `words(language)`; a language that the file does not have falls back
on its first one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from glueckauf.core.fields import Field, small_number
from glueckauf.games import GAMES, contract, room
from glueckauf.games.course import Course
from glueckauf.games.offer import Offer, offer
from glueckauf.learn.scenario import Scenario, Step

Words = Mapping[str, Any]
Texts = Mapping[str, Words]  # language → the texts of a screen, by their keys
Arrow = tuple[str, str]
MOST, LEAST = "most", "least"


def words_in(texts: Texts, language: str) -> Words:
    return texts[language] if language in texts else next(iter(texts.values()))


class Position(NamedTuple):
    """A named position of a lesson; `tree` is what the file says of it."""

    name: str
    path: str
    state: Any
    tree: Mapping[str, Any]

    @property
    def room(self) -> contract.Room:
        """The room of its game."""
        return room(self.state.game)

    def under(self, **rules: Any) -> Any:
        """The same position under changed rules."""
        field = Field(self.path, f"positions.{self.name}", self.tree)
        return self.room.lessons.lay(field, rules)


class Show(NamedTuple):
    """A script; `arrows` and `marks` belong to its entries, `captions` to the start and each entry."""

    id: str
    position: Position
    script: tuple[tuple[str, ...], ...]
    arrows: tuple[tuple[Arrow, ...], ...]
    marks: tuple[tuple[str, ...], ...]
    texts: Texts
    view: str = ""
    kind: str = "show"

    def words(self, language: str = "en") -> Words:
        return words_in(self.texts, language)

    def states(self) -> list[Any]:
        """The start and the state after each move of the script, with its events."""
        states = [self.position.state]
        for entry in self.script:
            for move in entry:
                states.append(states[-1].after(move))
        return states

    def scenario(self) -> Scenario:
        """The script for the stepper; the first caption belongs to the start."""
        captions = {language: words["captions"] for language, words in self.texts.items()}
        parts = zip(self.script, self.arrows, self.marks, strict=True)
        steps = [
            Step(moves, {language: told[n] for language, told in captions.items()}, arrows, marks)
            for n, (moves, arrows, marks) in enumerate(parts, start=1)
        ]
        texts = {language: {"task": told[0]} for language, told in captions.items()}
        return Scenario(self.position.state, tuple(steps), texts)


class Number(NamedTuple):
    """A number to predict; without options any number may be given."""

    id: str
    position: Position
    compute: contract.Number
    answer: int
    options: tuple[int, ...]
    texts: Texts
    view: str = ""
    kind: str = "number"

    def words(self, language: str = "en") -> Words:
        return words_in(self.texts, language)


class Point(NamedTuple):
    """Things in the picture, each with the number it stands for; one of them is asked for.

    `find` is that number: given, computed, or "most" or "least" of them all.
    """

    id: str
    position: Position
    things: Mapping[str, int | contract.Number]
    find: int | str | contract.Number
    answer: str
    texts: Texts
    view: str = ""
    kind: str = "point"

    def words(self, language: str = "en") -> Words:
        return words_in(self.texts, language)

    def keys(self) -> tuple[str, ...]:
        """What can be pointed at."""
        return tuple(self.things)

    def right(self) -> tuple[str, ...]:
        """The things that the engine finds; a sound question has one."""
        numbers = {key: self._number(thing) for key, thing in self.things.items()}
        known = [number for number in numbers.values() if number is not None]
        if isinstance(self.find, str):
            sought = (max if self.find == MOST else min)(known, default=None)
        else:
            sought = self._number(self.find)
        return tuple(key for key in numbers if numbers[key] == sought and sought is not None)

    def _number(self, thing: int | contract.Number) -> int | None:
        return thing if isinstance(thing, int) else thing.of(self.position.state).number

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the answer comes from."""
        told = (self.find, self.things.get(self.answer, 0))
        computed = [one for one in told if not isinstance(one, int | str)]
        found = [rule for one in computed for rule in one.of(self.position.state).rules]
        return tuple(dict.fromkeys(found))


class Try(NamedTuple):
    """A move that is not allowed, to be tried; `answer` is the rule that forbids it."""

    id: str
    position: Position
    move: str
    answer: str
    texts: Texts
    view: str = ""
    kind: str = "try"

    def words(self, language: str = "en") -> Words:
        return words_in(self.texts, language)

    @property
    def sight(self) -> str:
        """The view in which it is tried."""
        return self.view or self.position.room.lessons.sight(self.position.state, self.move)

    def keys(self) -> tuple[str, ...]:
        """Everything in sight that may be pointed at, allowed or not."""
        found = self._offered()
        opening = {path[0] for choice in found.choices for path in choice.paths}
        keys = self.position.room.table.candidates(self.position.state, self.sight)
        return tuple(key for key in dict.fromkeys(keys) if key in opening or key in found.why)

    def right(self) -> tuple[str, ...]:
        """The things that can only mean the move, so that pointing at them tells why not."""
        natural, state = self.position.room.table.natural, self.position.state
        return tuple(key for key in self._offered().why if str(natural(state, key)) == self.move)

    def _offered(self) -> Offer:
        return offer(self.position.state, self.position.room, self.sight)

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.answer,)


class Mistake(NamedTuple):
    """A line that a learner may well try; `reply` is the key of what the teacher says to it."""

    line: tuple[str, ...]
    reply: str


class Act(NamedTuple):
    """A goal to reach within `turns` own turns; `rivals` are the turns of the others in between.

    `chance` are the outcomes of dice and draws, which come in this order. `goal` is what the game's
    lessons have read; `par` counts moves, or steps where the game does.
    """

    id: str
    position: Position
    goal: Any
    line: tuple[str, ...]
    par: int
    turns: int
    rivals: tuple[tuple[str, ...], ...]
    mistakes: tuple[Mistake, ...]
    texts: Texts
    view: str = ""
    kind: str = "act"
    chance: tuple[str, ...] = ()

    @property
    def start(self) -> Any:
        """The position it begins in."""
        return self.position.state

    def course(self) -> Course:
        """To walk through, as the lessons of its game have it."""
        return self.position.room.lessons.course(self)

    def words(self, language: str = "en") -> Words:
        return words_in(self.texts, language)


Screen = Show | Number | Point | Try | Act


class WhatIf(NamedTuple):
    """The same position under changed rules: a number, or a move, before and after the change."""

    position: Position
    rules: Mapping[str, Any]
    compute: contract.Number | None
    move: str


class Lesson(NamedTuple):
    id: str
    path: str
    teaches: tuple[str, ...]
    texts: Texts
    what_if: WhatIf | None
    positions: Mapping[str, Position]
    screens: tuple[Screen, ...]
    game: str = GAMES[0]
    icon: str = ""  # stands for it on the map

    @property
    def number(self) -> int:
        """Its place among the lessons of its game: 03-the-cage is lesson 3; 0 if the id does not say."""
        number = small_number(self.id.partition("-")[0])
        if number is None:
            return 0
        before = room(self.game).lessons.FIRST - 1
        return number - before if number > before else number

    def words(self, language: str = "en") -> Words:
        """title, idea and what_if."""
        return words_in(self.texts, language)

    def screen(self, name: str) -> Screen:
        for screen in self.screens:
            if screen.id == name:
                return screen
        known = ", ".join(screen.id for screen in self.screens)
        raise ValueError(f"lesson {self.id} has no screen {name!r}; it has {known}")
