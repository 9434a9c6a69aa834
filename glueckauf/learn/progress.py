"""A learner's progress: a plain file of JSON lines in their folder, only ever appended to.

    note("03-the-cage", "fill", solved=True, stars=3, rules=["GA-5.1"])
    print(progress())                 stars by lesson, weak rules, which lesson to open again

The file is ./glueckauf-progress.jsonl, or what GLUECKAUF_PROGRESS names. Each entry is one write at the
end of the file, so two notebooks may note at once; a line that a crash has torn is skipped, and the
next entry begins on a line of its own. What cannot be written, because the disk is full, waits: it is
written before the next entry, and whenever somebody reads. An entry:

    {"time": "2024-05-01T09:30:00+00:00", "lesson": "03-the-cage", "screen": "fill",
     "solved": true, "stars": 3, "hints": 0, "tries": 1, "rules": ["GA-5.1"]}

Puzzles are noted in the same way (`training.py`), with their `themes`; with `slips`, how often it was
asked where an answer went wrong; with `seen`, if the solution was looked at; and with the `answer`
itself as moves, so that a teacher's machine can judge it anew (`classroom`). Each stands there only if
there is something to say, so files of every age are read alike.

A rule is weak from a failed try that names it until a later right answer names it, or until the
screen that it failed on is solved.
"""

from __future__ import annotations

import atexit
import json
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, tzinfo
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.files import MARK, MEASURED, append, is_there, read_bytes
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows, tidy
from glueckauf.core.texts import Facts, tell
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.lessons.screens import Lesson, Show
from glueckauf.learn.rulebook import game_of, in_order, rule_text

ROOM = "learn"
FILE = "glueckauf-progress.jsonl"
VARIABLE = "GLUECKAUF_PROGRESS"
MOST = 1_000_000  # tries, hints, stars; more of them are an accident
YEARS = range(1969, 3000)  # that clocks show; those that have lost the time begin in 1970
_waiting: list[tuple[Path, bytes]] = []  # lines that are not written yet, and the file of each
_writing = threading.RLock()


class Entry(NamedTuple):
    """One thing that was tried."""

    lesson: str
    screen: str
    solved: bool
    stars: int = 0
    hints: int = 0
    tries: int = 1
    rules: tuple[str, ...] = ()
    time: str = ""
    themes: tuple[str, ...] = ()
    slips: int = 0
    seen: bool = False
    answer: str = ""  # to a puzzle, as moves

    def day(self, zone: tzinfo | None = None) -> date | None:
        """Its day where the learner lives, or else this computer; None if somebody wrote it by hand."""
        try:
            day = datetime.fromisoformat(self.time).astimezone(zone).date()
        except (ValueError, OverflowError):  # the years 1 and 9999 have no day before or after them
            return None
        return day if day.year in YEARS else None


def place() -> Path:
    """Where the progress of this learner is kept."""
    return Path(os.environ.get(VARIABLE) or FILE)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


# --- Writing --------------------------------------------------------------------------------


def note(
    lesson: str,
    screen: str,
    *,
    solved: bool,
    stars: int = 0,
    hints: int = 0,
    tries: int = 1,
    rules: Sequence[str] = (),
    themes: Sequence[str] = (),
    slips: int = 0,
    seen: bool = False,
    answer: str = "",
    path: Path | None = None,
    clock: Callable[[], str] = _now,
) -> Entry:
    """Add an entry to the file; FileError if it has to wait, for then it does."""
    entry = Entry(
        *(lesson, screen, solved, stars, hints, tries),
        *(tuple(rules), clock(), tuple(themes), slips, seen, answer),
    )
    fields = {"time": entry.time, **{k: v for k, v in entry._asdict().items() if k != "time"}}
    for name in ("themes", "slips", "seen", "answer"):
        if not fields[name]:
            del fields[name]
    line = json.dumps(fields, ensure_ascii=False).encode()
    file = path or place()
    with _writing:
        _waiting.append((file.absolute(), line))
        settle(file)
    return entry


def settle(path: Path | None = None) -> None:
    """Write what waits for this file; FileError if it has to wait on."""
    file = path or place()
    with _writing:
        for one in [one for one in _waiting if one[0] == file.absolute()]:
            append(file, one[1])
            _waiting.remove(one)


@atexit.register
def _settle_all() -> None:
    for file in {file for file, _ in _waiting}:
        with suppress(FileError):
            settle(file)


# --- Reading --------------------------------------------------------------------------------


def entries(path: Path | None = None) -> list[Entry]:
    """What has been noted, the oldest first; torn and strange lines are skipped."""
    file = path or place()
    with suppress(FileError):
        settle(file)
    if not is_there(file):
        return []
    data = read_bytes(file, MEASURED).removeprefix(MARK.encode())
    return [entry for line in data.split(b"\n") for entry in _entry(line)]


def _entry(line: bytes) -> Iterator[Entry]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return
    found = entry_of(fields)
    if found is not None:
        yield found


def entry_of(fields: object) -> Entry | None:
    """The entry that the tree of a line is; None if it is none."""
    if not isinstance(fields, dict) or not {"lesson", "screen", "solved"} <= fields.keys():
        return None
    kinds = {"lesson": str, "screen": str, "solved": bool, "time": str, "seen": bool, "answer": str}
    kinds |= dict.fromkeys(("stars", "hints", "tries", "slips"), int)
    known: dict[str, Any] = {}
    for name, kind in kinds.items():
        if name in fields:
            if type(fields[name]) is not kind or not _is_possible(fields[name]):
                return None
            known[name] = fields[name]
    for name in ("rules", "themes"):
        words = fields.get(name, [])
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            return None
        known[name] = tuple(words)
    return Entry(**known)


def _is_possible(value: object) -> bool:
    return not isinstance(value, int) or abs(value) <= MOST


# --- Summing up -----------------------------------------------------------------------------


class Row(NamedTuple):
    """A lesson: the best stars of each of its checkpoints."""

    lesson: Lesson
    stars: dict[str, int]
    hints: int

    @property
    def checkpoints(self) -> list[str]:
        return [screen.id for screen in self.lesson.screens if not isinstance(screen, Show)]

    @property
    def is_solved(self) -> bool:
        return all(self.stars.get(name) for name in self.checkpoints)


class Progress(NamedTuple):
    """What a learner has done: a row for every lesson, weak rules, lessons to open again."""

    rows: tuple[Row, ...]
    weak: tuple[str, ...]

    @property
    def games(self) -> tuple[str, ...]:
        """The games of the lessons, in their order."""
        return tuple(dict.fromkeys(row.lesson.game for row in self.rows))

    def of(self, game: str) -> Progress:
        """The lessons and the weak rules of one game."""
        rows = tuple(row for row in self.rows if row.lesson.game == game)
        return Progress(rows, tuple(rule for rule in self.weak if game_of(rule) == game))

    @property
    def reopen(self) -> tuple[str, ...]:
        """The ids of the lessons that teach the weak rules, in the order of the lessons."""
        found = {self.teacher(rule) for rule in self.weak}
        return tuple(row.lesson.id for row in self.rows if row.lesson.id in found)

    def teacher(self, rule: str) -> str:
        """The id of the first lesson that teaches a rule; "" if there is none."""
        return next((row.lesson.id for row in self.rows if rule in row.lesson.teaches), "")

    def stars(self, lesson: str) -> int:
        """The stars of a lesson: the best of every checkpoint, added up."""
        return sum(sum(row.stars.values()) for row in self.rows if row.lesson.id == lesson)

    def is_solved(self, lesson: str, screen: str) -> bool:
        return any(row.stars.get(screen) for row in self.rows if row.lesson.id == lesson)

    def to_rows(self) -> Rows:
        """One row for every checkpoint of every lesson."""
        return tidy(
            {
                "lesson": row.lesson.id,
                "screen": name,
                "solved": bool(row.stars.get(name)),
                "stars": row.stars.get(name, 0),
            }
            for row in self.rows
            for name in row.checkpoints
        )

    def __str__(self) -> str:
        return self.table()

    def table(self, language: str = "en") -> str:
        """What was done, one line for each lesson, and what to look at again; game after game."""
        if len(self.games) > 1:
            return "\n\n".join(
                f"{tell(game, 'title', {}, language)}\n{self.of(game).table(language)}"
                for game in self.games
            )
        lines = list(self._lines(language))
        width = max((len(line[0]) for line in lines), default=0)
        rows = [f"{title:<{width}}  {stars}  {solved}".rstrip() for title, stars, solved in lines]
        return "\n".join([*rows, *self._advice(language)])

    def _lines(self, language: str) -> Iterator[tuple[str, str, str]]:
        for row in self.rows:
            title: str = row.lesson.words(language)["title"]
            facts: Facts = {"number": row.lesson.number, "title": title}
            names = row.checkpoints
            best = [row.stars.get(name, 0) for name in names]
            counts = {"solved": sum(map(bool, best)), "screens": len(names)}
            solved = tell(ROOM, "progress-solved", counts, language)
            if row.hints:
                solved += ", " + tell(ROOM, "progress-hints", {"hints": row.hints}, language)
            stars = " ".join("★" * n + "☆" * (MOST_STARS - n) for n in best)
            yield tell(ROOM, "progress-lesson", facts, language), stars, solved

    def _advice(self, language: str) -> Iterator[str]:
        if not any(row.stars or row.hints for row in self.rows) and not self.weak:
            yield tell(ROOM, "progress-none", {}, language)
            return
        yield from advice(self.weak, language, [row.lesson for row in self.rows])
        if not self.weak:
            yield tell(ROOM, "progress-strong", {}, language)


def progress(path: Path | None = None, of: Iterable[Lesson] | None = None) -> Progress:
    """What the file tells of these lessons; by default of all that are shipped."""
    return summed_up(entries(path), of)


def summed_up(noted: list[Entry], of: Iterable[Lesson] | None = None) -> Progress:
    """What entries tell of these lessons, the oldest first; by default of all that are shipped."""
    found = list(lessons() if of is None else of)
    return Progress(tuple(_row(lesson, noted) for lesson in found), weak_rules(noted))


def _row(lesson: Lesson, noted: list[Entry]) -> Row:
    own = [entry for entry in noted if entry.lesson == lesson.id]
    stars: dict[str, int] = {}
    for entry in own:
        if entry.solved and any(screen.id == entry.screen for screen in lesson.screens):
            best = max(stars.get(entry.screen, 0), min(max(entry.stars, 1), MOST_STARS))
            stars[entry.screen] = best
    return Row(lesson, stars, sum(max(entry.hints, 0) for entry in own))


def weak_rules(noted: Iterable[Entry]) -> tuple[str, ...]:
    """Rules of failed tries that have not been answered right since."""
    weak: dict[str, tuple[str, str]] = {}
    for entry in noted:
        where = (entry.lesson, entry.screen)
        if entry.solved:
            weak = {r: at for r, at in weak.items() if r not in entry.rules and at != where}
        else:
            weak |= dict.fromkeys(entry.rules, where)
    return in_order(weak)


def advice(
    weak: Iterable[str], language: str = "en", of: Sequence[Lesson] | None = None
) -> Iterator[str]:
    """Each weak rule in words, with the number of the first lesson that teaches it."""
    found = lessons() if of is None else of
    for rule in weak:
        number = next((lesson.number for lesson in found if rule in lesson.teaches), 0)
        facts: Facts = {"rule": rule, "lesson": number, "text": rule_text(rule, language)}
        yield tell(ROOM, "progress-weak", facts, language)
