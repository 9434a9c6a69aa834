"""A learner at a checkpoint: every legal move is accepted and answered.

    attempt = begin(act)
    answer = attempt.play("3")        legal? reached? still to be reached, and how far is it?
    attempt = answer.attempt          a new value; the old one stays as it was

A goal is judged by what holds on the table, never by equal moves.

    3 stars   reached in the fewest moves, without a slip and without a hint
    2 stars   reached with at most two moves more, and at most one slip or hint
    1 star    reached

A slip is a move after which the goal is out of reach. Asking for what is not allowed is no slip.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from glueckauf.core.telling import Violation
from glueckauf.core.texts import tell
from glueckauf.games import room
from glueckauf.games.course import Course, Place, Played, Reach, rules_of
from glueckauf.learn.lessons.screens import Act

ROOM = "learn"
PATIENCE = 20_000  # moves tried while a learner waits: about a second
CLOSE = 2  # moves over par that still earn two stars


class Attempt(NamedTuple):
    """Where a learner stands: the places and the ways on from each, and what it has cost so far."""

    act: Act
    places: tuple[Place, ...]
    ways: tuple[Reach, ...]
    moves: tuple[str, ...] = ()
    slips: int = 0
    hints: int = 0
    tries: int = 0  # moves that broke a rule, and slips

    @property
    def state(self) -> Any:
        return self.places[-1].state

    @property
    def course(self) -> Course:
        return self.act.course()

    @property
    def is_reached(self) -> bool:
        return self.course.is_reached(self.places[-1])

    @property
    def is_over(self) -> bool:
        """Nothing more can be played: the goal is reached, or the own turns are used up."""
        return not self.places[-1].turns or self.is_reached

    @property
    def lost_at(self) -> int:
        """The number of the move after which the goal was out of reach, from 0; -1 if none was."""
        gone = (n for n, way in enumerate(self.ways) if way.line is None and way.proven)
        return next(gone, 0) - 1

    @property
    def used(self) -> int:
        """What the moves have cost, in the unit of par."""
        course = self.course
        return sum(course.cost(m, place) for m, place in zip(self.moves, self.places, strict=False))

    @property
    def stars(self) -> int:
        """0 until the goal is reached."""
        if not self.is_reached:
            return 0
        over, faults = self.used - self.act.par, self.slips + self.hints
        if over <= 0 and not faults:
            return 3
        return 2 if over <= CLOSE and faults <= 1 else 1

    def play(self, move: str) -> Answer:
        """The answer to a move; NotationError if it is none."""
        course, place = self.course, self.places[-1]
        violation = place.state.why_not(move)
        if self.is_over:
            return Answer(self, str(move), is_late=True)
        if violation is not None:
            tried = self._replace(tries=self.tries + 1)
            return Answer(tried, str(move), violation=violation, reply=self._reply(str(move)))
        then, played = course.played(place, move)
        before, way = self.ways[-1], self._way(course, then, str(move))
        is_lost = way.line is None and way.proven and not course.is_reached(then)
        slipped = is_lost and before.line is not None
        known = before.line is not None and way.line is not None
        detour = course.cost(move, place) + way.cost - before.cost if known else 0
        next_attempt = self._replace(
            places=(*self.places, then),
            ways=(*self.ways, way),
            moves=(*self.moves, str(move)),
            slips=self.slips + slipped,
            tries=self.tries + slipped,
        )
        return Answer(
            next_attempt,
            str(move),
            tuple(played),
            is_lost=is_lost,
            detour=detour,
            reply=next_attempt._reply(""),
            better=(before.line or ()) if slipped or detour else (),
        )

    def _way(self, course: Course, place: Place, move: str) -> Reach:
        """The way on; along the known best line nothing has to be searched."""
        known = self.ways[-1].line
        if known and known[0] == move:
            return Reach(known[1:], self.ways[-1].cost - course.cost(move, self.places[-1]))
        if self.ways[-1].line is None and self.ways[-1].proven:
            return self.ways[-1]  # what is lost stays lost
        return course.nearest(place, PATIENCE)

    def _reply(self, refused: str) -> str:
        """The key of what the teacher says to an intended mistake, by the table it leads to."""
        for line, reply in self.act.mistakes:
            legal = line[:-1] if refused else line
            if refused and line[-1] != refused:
                continue
            if len(legal) == len(self.moves) and _leads_to(self.act, legal, self.places[-1]):
                return reply
        return ""

    def advice(self) -> Advice:
        """A hint: first in the teacher's words, if there are any, then the next move."""
        way = self.ways[-1]
        if way.line is None and way.proven:
            return Advice(self, "undo")  # that much was said before: it costs nothing
        given = self._replace(hints=self.hints + 1)
        if not self.hints and "hint" in next(iter(self.act.texts.values())):
            return Advice(given, "words")
        return Advice(given, "move", way.line[0]) if way.line else Advice(given, "words")

    def missing(self, language: str = "en") -> list[str]:
        """What does not hold yet."""
        return self.course.missing(self.places[-1], language)


def begin(act: Act) -> Attempt:
    """A new attempt. The model answer is the way to go; verify proves that none is shorter."""
    course = act.course()
    is_model = _leads_on(course, act.line) and course.spent(act.line) == act.par
    way = Reach(act.line, act.par) if is_model else course.nearest(course.start, PATIENCE)
    return Attempt(act, (course.start,), (way,))


def _leads_on(course: Course, line: tuple[str, ...]) -> bool:
    """Is every move of the line legal, and the goal reached at its end?"""
    place = course.start
    for move in line:
        if not place.turns or place.state.why_not(move) is not None:
            return False
        place = course.after(place, move)
    return course.is_reached(place)


def rules_of_line(act: Act) -> tuple[str, ...]:
    """The rules that the model answer applies."""
    course = act.course()
    place = course.start
    events = []
    for move in act.line:
        place, played = course.played(place, move)
        events += [event for one in played for event in one.state.events]
    return rules_of(events)


def _leads_to(act: Act, line: tuple[str, ...], place: Place) -> bool:
    course = act.course()
    at = course.start
    for move in line:
        if not at.turns or at.state.why_not(move) is not None:
            return False
        at = course.after(at, move)
    return at == place


def label(state: Any, move: str, language: str = "en") -> str:
    """A legal move in a few words."""
    return room(state.game).table.label(state, move, language)


def amount(course: Course, number: int, language: str = "en") -> str:
    """So many moves, or steps."""
    return tell(ROOM, "cost", {"unit": course.unit, "n": number}, language)


class Answer(NamedTuple):
    """What is said to a move.

    `played` are the own move and the moves of the others after it; none if a rule is broken.
    `detour` is how many moves more than needed it costs; `better` the best line without it. `reply`
    is the key of the teacher's words to an intended mistake.
    """

    attempt: Attempt
    move: str
    played: tuple[Played, ...] = ()
    violation: Violation | None = None
    is_lost: bool = False
    detour: int = 0
    reply: str = ""
    better: tuple[str, ...] = ()
    is_late: bool = False  # the attempt was over before

    @property
    def is_legal(self) -> bool:
        return self.violation is None and not self.is_late

    @property
    def is_reached(self) -> bool:
        return self.attempt.is_reached

    @property
    def left(self) -> int | None:
        """How many moves the goal is away at least; None: out of reach, or not known."""
        way = self.attempt.ways[-1]
        return None if way.line is None else way.cost

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules to look at again: the one broken, or those of the way that was lost."""
        if self.violation is not None:
            return (self.violation.rule,)
        return rules_of_line(self.attempt.act) if self.is_lost else ()

    @property
    def text(self) -> str:
        return "\n".join(self.sentences())

    def sentences(self, language: str = "en", *, with_stars: bool = True) -> list[str]:
        """The answer; without the stars where somebody else tells or draws them."""
        told = list(self._sentences(language))
        if self.violation is None and self.is_reached and with_stars:
            told.append(tell(ROOM, "answer-stars", {"stars": self.attempt.stars}, language))
        return told

    def _sentences(self, language: str) -> Iterator[str]:
        attempt = self.attempt
        words = attempt.act.words(language)
        if self.violation is not None:
            why = self.violation.sentence(language)
            yield tell(ROOM, "answer-illegal", {"rule": self.violation.rule, "why": why}, language)
        if self.reply:
            yield words["replies"][self.reply]
        if self.violation is not None:
            return
        if attempt.is_reached:
            yield words["done"]
            yield from self._result(language)
        elif self.is_lost:
            lost = attempt.lost_at
            is_now = lost == len(attempt.moves) - 1
            if self.reply and is_now:
                yield tell(ROOM, "answer-undo", {}, language)
            else:
                move = label(attempt.places[lost].state, attempt.moves[lost], language)
                key = "answer-lost" if is_now else "answer-lost-before"
                yield tell(ROOM, key, {"move": move}, language)
            if attempt.is_over:
                goals = " ".join(attempt.missing(language))
                yield tell(ROOM, "answer-missing", {"goals": goals}, language)
        elif attempt.is_over:
            yield tell(ROOM, "answer-over", {}, language)
        elif self.detour:
            if not self.reply:
                facts = {"amount": self._amount(self.detour, language)}
                yield tell(ROOM, "answer-detour", facts, language)
        elif self.left is not None:
            yield tell(ROOM, "answer-left", {"amount": self._amount(self.left, language)}, language)
        else:
            yield tell(ROOM, "answer-unknown", {}, language)

    def _result(self, language: str) -> Iterator[str]:
        attempt = self.attempt
        used, par = attempt.used, attempt.act.par
        amounts = {"used": self._amount(used, language), "par": self._amount(par, language)}
        if used > par:
            yield tell(ROOM, "answer-longer", amounts, language)
        elif par > 1:  # a single move is no feat
            yield tell(ROOM, "answer-par", amounts, language)

    def _amount(self, number: int, language: str) -> str:
        return amount(self.attempt.course, number, language)


class Advice(NamedTuple):
    """A hint: the teacher's words, the next move, or to undo first."""

    attempt: Attempt
    kind: str
    move: str = ""

    def sentence(self, language: str = "en") -> str:
        words = self.attempt.act.words(language)
        if self.kind == "words":
            hint: str = words.get("hint", words["task"])
            return hint
        if self.kind == "undo":
            return tell(ROOM, "advice-undo", {}, language)
        move = label(self.attempt.state, self.move, language)
        return tell(ROOM, "advice-move", {"move": move}, language)
