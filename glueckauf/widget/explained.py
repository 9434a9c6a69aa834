"""The card of a puzzle that is done: why it works, where the points come from, and what comes next.

Every board of a puzzle shows the same card, once the puzzle is solved or its solution was seen: it
puts `explained(…)` into its frame, and explained.js draws it. "Next" is asked by {"do": "next"}.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from functools import cached_property

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle, words
from glueckauf.learn.progress import entries
from glueckauf.learn.puzzle import find, puzzles, theme_idea, theme_name
from glueckauf.learn.training import HARDEST, Training, in_a_row, training
from glueckauf.widget.frames import Json, say

# What comes after a puzzle, by a learner's training; None: nothing
Follows = Callable[[Training, Puzzle], str | None]


def in_order(now: Training, last: Puzzle) -> str | None:
    """As hard as the last one or a little harder; what has not been solved first."""
    return now.after(last)


class Card:
    """Why one puzzle works, and what comes after it; found out when first asked for."""

    def __init__(self, puzzle: Puzzle, follows: Follows, fits: Callable[[Puzzle], bool]) -> None:
        self._puzzle, self._follows, self._fits = puzzle, follows, fits
        self._told: dict[str, Json] = {}  # by language

    @cached_property
    def next(self) -> Puzzle | None:
        return following(self._puzzle, self._follows, self._fits)

    def told(self, language: str, is_explained: bool) -> Json:
        """As explained.js shows it: with the explanation, or only what is next."""
        if language not in self._told:
            told = explained(self._puzzle, language, self.next) if is_explained else None
            self._told[language] = told or onward(self.next, language)
        return self._told[language]


def onward(following: Puzzle | None, language: str) -> Json:
    """A card that only leads on: for a puzzle that was solved before, and is open again."""
    return {
        "themes": [],
        "why": "",
        "tempting": "",
        "sources": [],
        "total": 0,
        "facts": [],
        "next": None if following is None else _name(following, language),
    }


def explained(
    puzzle: Puzzle, language: str, following: Puzzle | None, *, with_streak: bool = True
) -> Json:
    """The card, as explained.js shows it; the streak is that of whoever is learning here."""
    told = puzzle.explain(language)
    facts = [*_facts(puzzle, told.lines if told else None, language)]
    return {
        **onward(following, language),
        "themes": [
            {
                "name": theme_name(theme, language, puzzle.game),
                "idea": theme_idea(theme, language, puzzle.game),
            }
            for theme in puzzle.themes or ()
        ],
        "why": told.why if told else "",
        "tempting": told.tempting if told else "",
        "sources": [source._asdict() for source in told.sources] if told else [],
        "total": sum(source.vp for source in told.sources) if told else 0,
        "facts": [*facts, *(_streaks(puzzle, language) if with_streak else ())],
    }


def _facts(puzzle: Puzzle, lines: int | None, language: str) -> Iterator[str]:
    if lines:
        yield say("explained-lines", language, n=lines)
    if puzzle.tier:
        yield say("explained-grade", language, grade=puzzle.tier, hardest=HARDEST)


def _streaks(puzzle: Puzzle, language: str) -> Iterator[str]:
    now = trained((puzzle,))
    if now is None:
        return
    streaks = {"explained-row": in_a_row(now.tried), "explained-days": now.streak.days}
    for key, number in streaks.items():
        if number > 1:  # one is no row
            yield say(key, language, n=number)


def _name(puzzle: Puzzle, language: str) -> Json:
    grade = say("explained-grade", language, grade=puzzle.tier or 0, hardest=HARDEST)
    return {
        "title": words(puzzle, language).get("title", puzzle.id),
        "grade": grade if puzzle.tier else "",
    }


def following(last: Puzzle, follows: Follows, fits: Callable[[Puzzle], bool]) -> Puzzle | None:
    """The puzzle after this one, of its game, among those that `fits` the board."""
    shown = [one for one in puzzles(game=last.game) if fits(one)]
    now = trained(shown)
    name = None if now is None else follows(now, last)
    return None if name is None else find(name)


def trained(asked: Iterable[Puzzle]) -> Training | None:
    """What the learner has done with these puzzles by today; None if nobody can read it."""
    try:
        return training(asked, entries(), date.today())
    except FileError:
        return None
