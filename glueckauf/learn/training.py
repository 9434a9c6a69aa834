"""Training: which puzzle next? One for every day, streaks, weak themes, and mistakes first.

Everything follows from the entries of the progress file and the day on which it is asked, so the same file
tells the same on every machine. A puzzle is noted as

    {"time": "…", "lesson": "puzzles", "screen": "09-the-sacrifice", "solved": false, "stars": 1,
     "hints": 1, "tries": 1, "rules": [], "themes": ["pair-sacrifice", "greedy-trap"]}

It is solved if nothing better is possible, and solved *alone* if that took no hint, and nobody was
asked where it went wrong. Whoever looks at the solution first has *seen* it and not solved it that
day. Mistakes come back by the boxes of Sebastian Leitner: a puzzle that went wrong goes into the first
box and is due at once; solved with help, or seen, into the second. Solved alone when it is
due, it goes one box on and rests longer; behind the last box it is learnt. What was solved alone at
the first try never comes back by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta, tzinfo
from hashlib import sha256
from typing import NamedTuple, Protocol

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.games import GAMES
from glueckauf.learn.progress import Entry
from glueckauf.learn.puzzle import themes

NAME = "puzzles"  # stands in the progress file where lessons have their id
REST = (0, 1, 3, 7, 14, 30)  # days that a puzzle rests in each box
WEEK = ((1, 2), (2,), (2, 3), (3, 4), (4,), (5,), (5, 6))  # grades from Monday to Sunday
HARDEST = 6  # of all grades
HELPED = 1  # the box of what was solved with help, or seen


class Trained(Protocol):
    """A puzzle, as far as training looks at it."""

    @property
    def game(self) -> str: ...
    @property
    def id(self) -> str: ...
    @property
    def tier(self) -> int | None: ...
    @property
    def themes(self) -> tuple[str, ...] | None: ...


# --- One for every day ----------------------------------------------------------------------


def daily(day: date, puzzles: Iterable[Trained]) -> str:
    """The puzzle of a day, of the grades of its weekday: the week begins with easy ones and climbs.

    A puzzle has its turn on even days or on odd ones, so none comes on two days in a row. New
    puzzles change few days. Puzzles of several games take turns, two days each: so the puzzle of a
    day is one that those have, too, who train that game alone.
    """
    known = list(puzzles)
    games = [game for game in GAMES if game in {puzzle.game for puzzle in known}]
    if len(games) > 1:
        turn_of = games[day.toordinal() // 2 % len(games)]
        known = [puzzle for puzzle in known if puzzle.game == turn_of]
    fitting = [puzzle for puzzle in known if puzzle.tier in WEEK[day.weekday()]] or known
    turn = [puzzle for puzzle in fitting if _lot(puzzle.id)[0] % 2 == day.toordinal() % 2]
    return max((puzzle.id for puzzle in turn or fitting), key=lambda name: _lot(f"{day} {name}"))


def _lot(text: str) -> bytes:
    return sha256(text.encode()).digest()


# --- Tries ----------------------------------------------------------------------------------


class Try(NamedTuple):
    """A try at a puzzle, and its day where the learner lives."""

    entry: Entry
    day: date

    @property
    def puzzle(self) -> str:
        return self.entry.screen

    @property
    def is_alone(self) -> bool:
        entry = self.entry
        is_helped = entry.hints > 0 or entry.slips > 0
        return entry.solved and entry.stars >= MOST_STARS and not is_helped


def tries(noted: Iterable[Entry], zone: tzinfo | None = None) -> list[Try]:
    """The tries at puzzles, the oldest first; without a zone, days are those of this computer."""
    dated = ((entry, entry.day(zone)) for entry in noted if entry.lesson == NAME)
    return [Try(entry, day) for entry, day in dated if day is not None]


class Streak(NamedTuple):
    """Days in a row on which a puzzle was solved, up to today or yesterday; the longest row."""

    days: int
    longest: int
    is_kept: bool  # today counts already


def streak(tried: Iterable[Try], today: date) -> Streak:
    solved = {one.day for one in tried if one.entry.solved and one.day <= today}
    rows: dict[date, int] = {}
    for day in sorted(solved):
        rows[day] = rows.get(day - timedelta(days=1), 0) + 1
    is_kept = today in rows
    days = rows.get(today if is_kept else today - timedelta(days=1), 0)
    return Streak(days, max(rows.values(), default=0), is_kept)


def in_a_row(tried: Sequence[Try]) -> int:
    """How many puzzles were solved one after the other, the last one included.

    A wrong answer does not end the row if the puzzle is solved later; giving up does: by a look at
    the solution, or by leaving a puzzle that went wrong.
    """
    solved: set[str] = set()
    for one in reversed(tried):
        if one.entry.solved:
            solved.add(one.puzzle)
        elif one.entry.seen or one.puzzle not in solved:
            break
    return len(solved)


# --- Boxes ----------------------------------------------------------------------------------


class Card(NamedTuple):
    """A puzzle that went wrong or needed help: its box, and the day on which it is due again."""

    puzzle: str
    box: int
    due: date


def cards(tried: Iterable[Try]) -> dict[str, Card]:
    """The puzzles that are still to be learnt."""
    found: dict[str, Card] = {}
    for one in tried:
        card = found.get(one.puzzle)
        if not one.is_alone:
            box = HELPED if one.entry.solved or one.entry.seen else 0
        elif card is None or one.day < card.due:
            continue
        else:
            box = card.box + 1
        if box < len(REST):
            found[one.puzzle] = Card(one.puzzle, box, one.day + timedelta(days=REST[box]))
        else:
            del found[one.puzzle]
    return found


# --- Themes ---------------------------------------------------------------------------------


class Strength(NamedTuple):
    """A theme: how many of its puzzles there are, were tried, were solved, are still to be learnt."""

    theme: str
    puzzles: int
    tried: int
    solved: int
    open: int

    @property
    def weakness(self) -> float:
        """The share of what is still to be learnt; a single puzzle does not tell much yet."""
        return (self.open + 1) / (self.tried + 2)


class Training(NamedTuple):
    """A learner's puzzles, tries and today."""

    puzzles: tuple[Trained, ...]
    tried: tuple[Try, ...]  # of all games: a streak is a streak
    today: date
    others: frozenset[str] = frozenset()  # ids of puzzles of games that are not trained

    @property
    def streak(self) -> Streak:
        return streak(self.tried, self.today)

    @property
    def solved(self) -> frozenset[str]:
        """The ids of the puzzles of the collection that have been solved."""
        known = {puzzle.id for puzzle in self.puzzles}
        return frozenset(one.puzzle for one in self.tried if one.entry.solved) & known

    @property
    def cards(self) -> list[Card]:
        """What is still to be learnt: the lowest box first, and in a box what has waited longest."""
        known = {puzzle.id for puzzle in self.puzzles}
        found = [card for card in cards(self.tried).values() if card.puzzle in known]
        return sorted(found, key=lambda card: (card.box, card.due, card.puzzle))

    def mistakes(self, theme: str = "") -> list[str]:
        """The puzzles that are due, in the order of the cards."""
        wanted = {puzzle.id for puzzle in self._with(theme)}
        return [c.puzzle for c in self.cards if c.due <= self.today and c.puzzle in wanted]

    def fresh(self, theme: str = "") -> list[str]:
        """The puzzles that have not been tried yet, the easiest first; games take turns in each grade."""
        before = {one.puzzle for one in self.tried}
        places: Counter[tuple[str, int]] = Counter()
        order: list[tuple[int, int, int, str]] = []
        for one in sorted(self._with(theme), key=lambda one: one.id):
            grade = one.tier or 0
            order.append((grade, places[one.game, grade], GAMES.index(one.game), one.id))
            places[one.game, grade] += 1
        return [name for *_, name in sorted(order) if name not in before]

    def next(self, theme: str = "") -> str | None:
        """Mistakes first, then something new, then what was solved longest ago."""
        waiting = [*self.mistakes(theme), *self.fresh(theme)]
        if waiting:
            return waiting[0]
        last = {one.puzzle: one.day for one in self.tried}
        return min((p.id for p in self._with(theme)), key=lambda n: (last[n], n), default=None)

    def after(self, last: Trained) -> str | None:
        """What to go on with after a puzzle: one as hard, else a little harder, else whatever is left.

        What has not been solved comes before what has, and the collection goes on where it was.
        """
        names = [puzzle.id for puzzle in self.puzzles]
        here = names.index(last.id) if last.id in names else 0
        solved, grade = self.solved, last.tier or 0

        def distance(place: int) -> tuple[bool, int, int]:
            steps = (self.puzzles[place].tier or 0) - grade
            onward = (place - here) % len(names)
            return names[place] in solved, steps if steps >= 0 else HARDEST - steps, onward

        others = [n for n, name in enumerate(names) if name != last.id]
        return names[min(others, key=distance)] if others else None

    def strengths(self) -> list[Strength]:
        """The themes that occur, the weakest of those that went wrong first."""
        found = [self._strength(theme) for theme in themes()]
        there = [one for one in found if one.puzzles or one.tried]
        return sorted(there, key=lambda one: (-one.weakness if one.open else 0, -one.tried))

    def weak_theme(self) -> str | None:
        """The theme with most still to be learnt; None if nothing went wrong."""
        return next((one.theme for one in self.strengths() if one.open and one.puzzles), None)

    def _with(self, theme: str) -> list[Trained]:
        return [one for one in self.puzzles if not theme or theme in (one.themes or ())]

    def _strength(self, theme: str) -> Strength:
        """Tries count by the themes noted with them, so that own puzzles count, too."""
        tried = {
            one.puzzle: one
            for one in self.tried
            if theme in one.entry.themes and one.puzzle not in self.others
        }
        solved = {one.puzzle for one in self.tried if one.entry.solved} & tried.keys()
        waiting = cards(self.tried).keys() & tried.keys()
        return Strength(theme, len(self._with(theme)), len(tried), len(solved), len(waiting))


def training(
    puzzles: Iterable[Trained],
    noted: Iterable[Entry],
    today: date,
    zone: tzinfo | None = None,
    others: Iterable[str] = (),
) -> Training:
    return Training(tuple(puzzles), tuple(tries(noted, zone)), today, frozenset(others))
