"""The journeyman's exam: the questions of a game's room, a chapter against a bot, and the marks.

    exam = Exam(seed=1)                       of the first game; Exam(seed=1, game=…) of another
    exam.questions[0].ask(), exam.questions[0].choices()
    shift = exam.shift().play("draft/3")      your move, then the bot's, until it is your turn again
    result = exam.result(["2", "1", …], shift)

A seed gives the same exam every time. Every question is worth a point; the shift is worth five, in
proportion if the bot scores more. Where all play as a team there is no bot: the learner plays for all,
and what counts is a score to reach. 80 % pass. What was answered wrong names its rule, and a rule names
its lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.bots import Greedy
from glueckauf.core.protocol import CHANCE
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import Facts, tell
from glueckauf.games import GAMES, room
from glueckauf.games.contract import ExamPaper, ExamQuestion
from glueckauf.learn.progress import Entry, advice, note, weak_rules

ROOM = "learn"
RESULT = "result"  # the screen whose entries tell whether an exam was passed
LEARNER = 0
SHIFT_POINTS = 5
PASS = 80  # per cent


def name_of(game: str) -> str:
    """What the exam of a game is called in the learner's progress."""
    return room(game).lessons.EXAM


def results(noted: Iterable[Entry], game: str) -> list[Entry]:
    """The exams of a game that were taken to their end; those that are solved were passed."""
    return [entry for entry in noted if (entry.lesson, entry.screen) == (name_of(game), RESULT)]


class Shift(NamedTuple):
    """A chapter of a game against the bot; the learner moves, the bot answers.

    With an `aim`, the score of a team that is to be reached, the learner moves for all.
    """

    state: Any
    moves: tuple[str, ...]
    chapter: object
    aim: int = 0

    @property
    def is_over(self) -> bool:
        return self.state.is_over or _chapter(self.state) != self.chapter

    def play(self, move: str) -> Shift:
        """After the learner's move and all moves of the bot; IllegalMove as `State.after`."""
        return self._after(move)._answered()

    def _after(self, move: str) -> Shift:
        return self._replace(state=self.state.after(move), moves=(*self.moves, str(move)))

    def _answered(self) -> Shift:
        shift, bot = self, Greedy()
        while not shift.is_over and shift.state.to_move not in learners(shift.state):
            state = shift.state
            if state.to_move == CHANCE:
                shift = shift._after(drawn(state.chances(), stream("exam", len(shift.moves))))
            else:
                shift = shift._after(bot.choose(state.seen_by(state.to_move)))
        return shift

    @property
    def own(self) -> int:
        """The learner's score, or the team's."""
        score: int = self.state.scores[LEARNER]
        return score

    @property
    def asked(self) -> int:
        """The score that earns everything: the bot's, or the aim of a team."""
        return self.aim or self.state.scores[1 - LEARNER]

    @property
    def points(self) -> int:
        """Five for at least as many points as the bot, else in proportion."""
        if not self.is_over:
            return 0
        own, asked = self.own, self.asked
        return SHIFT_POINTS if own >= asked else SHIFT_POINTS * max(own, 0) // asked


def learners(state: Any) -> tuple[int, ...]:
    """The seats that the learner plays: one, or all of a team."""
    return tuple(range(len(state.players))) if room(state.game).TEAM else (LEARNER,)


def _chapter(state: Any) -> object:
    return room(state.game).table.chapter(state)


class Result(NamedTuple):
    """What an exam was worth."""

    game: str
    paper: ExamPaper
    right: tuple[bool, ...]
    shift: Shift | None

    @property
    def points(self) -> int:
        return sum(self.right) + (self.shift.points if self.shift else 0)

    @property
    def most(self) -> int:
        return len(self.right) + SHIFT_POINTS

    @property
    def needed(self) -> int:
        return -(-self.most * PASS // 100)

    @property
    def is_passed(self) -> bool:
        return self.points >= self.needed

    @property
    def weak(self) -> tuple[str, ...]:
        """The rules of the questions that were answered wrong."""
        return weak_rules(self._entries())

    def _entries(self) -> Iterator[Entry]:
        asked = zip(self.paper.questions, self.right, strict=True)
        for n, (question, right) in enumerate(asked, start=1):
            stars = MOST_STARS * right
            rules = (question.rule,)
            yield Entry(name_of(self.game), f"question-{n}", right, stars, rules=rules)

    def note(self, path: Path | None = None) -> None:
        """Keep the answers in the learner's progress, so that weak rules reopen their lessons."""
        for entry in self._entries():
            note(
                entry.lesson,
                entry.screen,
                solved=entry.solved,
                stars=entry.stars,
                rules=entry.rules,
                path=path,
            )

    @property
    def text(self) -> str:
        return "\n".join(self.sentences())

    def sentences(self, language: str = "en") -> list[str]:
        return list(self._sentences(language))

    def _sentences(self, language: str) -> Iterator[str]:
        if self.shift is not None and self.shift.is_over:
            shift = self.shift
            yield self.paper.outcome(shift.own, shift.asked, shift.points, SHIFT_POINTS, language)
        share = 100 * self.points // self.most
        facts: Facts = {"points": self.points, "most": self.most, "percent": share}
        yield tell(ROOM, "exam-result", facts, language)
        key = "exam-passed" if self.is_passed else "exam-failed"
        yield tell(ROOM, key, {"needed": self.needed}, language)
        yield from advice(self.weak, language)


class Exam:
    """An exam by its seed."""

    def __init__(self, seed: int | str = 0, game: str = GAMES[0]) -> None:
        self.seed, self.game = seed, game
        self.paper: ExamPaper = room(game).lessons.exam(seed)

    def __repr__(self) -> str:
        return f"Exam({self.seed!r}, game={self.game!r})"

    @property
    def name(self) -> str:
        """What it is called in the learner's progress, and its notebook."""
        return name_of(self.game)

    @property
    def questions(self) -> tuple[ExamQuestion, ...]:
        return self.paper.questions

    def shift(self) -> Shift:
        """The table of the chapter to be played; the bot moves first if it is its turn."""
        table = self.paper.table()
        return Shift(table, (), _chapter(table), self.paper.aim)._answered()

    def task(self, language: str = "en") -> str:
        return self.paper.task(LEARNER, language)

    def result(self, answers: Sequence[str], shift: Shift | None = None) -> Result:
        """Judge the answers, the keys of the choices; what is missing is wrong."""
        given = [*map(str, answers), *[""] * len(self.questions)]
        right = tuple(q.is_right(key) for q, key in zip(self.questions, given, strict=False))
        return Result(self.game, self.paper, right, shift)
