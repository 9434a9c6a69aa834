"""Which rules do the lessons teach? Every script, model answer, mistake and question is played.

    print(coverage())                 a table by rule
    coverage().missing                rules that no lesson touches

Events, violations and computed answers carry rule ids; what carries none does not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from glueckauf.core.texts import tell
from glueckauf.games import GAMES, room
from glueckauf.games.course import rules_of
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.lessons.screens import Act, Lesson, Number, Point, Screen, Try
from glueckauf.learn.rulebook import game_of, rule_text

ROOM = "learn"
WIDTH = 60


class Coverage(NamedTuple):
    """For every rule of their games the lessons whose play touches it, and those that teach it."""

    touched: dict[str, tuple[str, ...]]
    taught: dict[str, tuple[str, ...]]
    numbers: dict[str, int]  # of the lessons, by their ids; 0 where the id does not say

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(map(game_of, self.taught)))

    def of(self, game: str) -> Coverage:
        """The rules of one game."""
        touched, taught = (
            {rule: names for rule, names in found.items() if game_of(rule) == game}
            for found in (self.touched, self.taught)
        )
        return Coverage(touched, taught, self.numbers)

    @property
    def missing(self) -> tuple[str, ...]:
        """Rules that no lesson touches, or none names among what it teaches."""
        return tuple(rule for rule in self.taught if not (self.touched[rule] and self.taught[rule]))

    def lessons_of(self, rule: str) -> tuple[str, ...]:
        """The ids of the lessons that teach a rule, the first one first."""
        return self.taught.get(rule, ())

    def __str__(self) -> str:
        return self.table()

    def table(self, language: str = "en") -> str:
        """One line for every rule: its id, the numbers of the lessons, how it begins; game after game."""
        if len(self.games) > 1:
            return "\n\n".join(
                f"{tell(game, 'title', {}, language)}\n{self.of(game).table(language)}"
                for game in self.games
            )
        head = tell(ROOM, "coverage-head", {}, language)
        lessons_head = tell(ROOM, "coverage-lessons", {}, language)
        none = tell(ROOM, "coverage-none", {}, language)
        rows = [
            (rule, ", ".join(map(self._number, taught)) or none, _cut(rule_text(rule, language)))
            for rule, taught in self.taught.items()
        ]
        first = max(len(head), *(len(row[0]) for row in rows))
        second = max(len(lessons_head), *(len(row[1]) for row in rows))
        lines = [f"{head:<{first}}  {lessons_head}"]
        lines += [f"{rule:<{first}}  {number:<{second}}  {text}" for rule, number, text in rows]
        facts = {"taught": len(rows) - len(self.missing), "rules": len(rows)}
        lines += ["", tell(ROOM, "coverage-total", facts, language)]
        return "\n".join(lines)

    def _number(self, name: str) -> str:
        return str(self.numbers[name] or name)


def _cut(text: str) -> str:
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1].rstrip()}…"


def coverage(of: Iterable[Lesson] | None = None, game: str | None = None) -> Coverage:
    """What these lessons teach; by default all that are shipped, or all of a game."""
    found = list(lessons(game) if of is None else of)
    touched = {lesson.id: touched_by(lesson) for lesson in found}
    games = {lesson.game for lesson in found} or {game or GAMES[0]}
    rules = [rule for one in GAMES if one in games for rule in room(one).rule_ids()]
    return Coverage(
        {rule: tuple(name for name in touched if rule in touched[name]) for rule in rules},
        {rule: tuple(one.id for one in found if rule in one.teaches) for rule in rules},
        {lesson.id: lesson.number for lesson in found},
    )


def touched_by(lesson: Lesson) -> frozenset[str]:
    """The rules that playing a lesson applies or breaks."""
    return frozenset(rule for screen in lesson.screens for rule in rules_on(screen))


def rules_on(screen: Screen) -> Iterator[str]:
    """The rules of one screen: of its script, its answer, its model line and its mistakes."""
    state = screen.position.state
    yield from rules_of(state.events)  # of an untouched set-up; other positions have none
    if isinstance(screen, Number):
        yield from screen.compute.of(state).rules
    elif isinstance(screen, Point):
        yield from screen.rules
    elif isinstance(screen, Try):
        violation = state.why_not(screen.move)
        yield from () if violation is None else (violation.rule,)
    elif isinstance(screen, Act):
        for line in (screen.line, *(mistake.line for mistake in screen.mistakes)):
            yield from _rules_along(screen, line)
    else:
        for after in screen.states()[1:]:
            yield from rules_of(after.events)


def _rules_along(act: Act, line: tuple[str, ...]) -> Iterator[str]:
    """The rules that a line applies, and the one that its last move may break."""
    course = act.course()
    place = course.start
    for move in line:
        violation = place.state.why_not(move)
        if violation is not None:
            yield violation.rule
            return
        place, played = course.played(place, move)
        for one in played:
            yield from rules_of(one.state.events)
