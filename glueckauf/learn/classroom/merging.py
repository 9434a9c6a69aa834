"""Many files of a student become one story: every entry once, the oldest first.

Copies are looked for across students, too. Two students may note the same thing in the same second, so
one entry in common says nothing; three that agree in everything, and in their seconds, are no accident. Of
two stories that are the same, one counts. Where only a part is the same, both count, and the teacher is
told: whoever adds a line to somebody else's file must not make that person disappear.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import combinations

from glueckauf.learn.classroom.gathering import Found, Problem
from glueckauf.learn.progress import Entry

ALIKE = 3  # entries in common that are no accident
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_BEFORE = float("-inf")

Told = tuple[Found, Sequence[Entry]]


def merged(told: Sequence[Told]) -> tuple[dict[str, list[Entry]], list[Problem]]:
    """The entries of every student, and what was found twice."""
    names = sorted({found.student for found, _ in told})
    stories = {
        name: _story(entries for found, entries in told if found.student == name) for name in names
    }
    problems: list[Problem] = []
    dated = {name: frozenset(filter(_is_dated, story)) for name, story in stories.items()}
    for first, second in combinations(names, 2):
        common = len(dated[first] & dated[second])
        if common < ALIKE or not {first, second} <= stories.keys():
            continue
        is_copy = dated[first] == dated[second] and all(map(_is_dated, stories[second]))
        key = "copy" if is_copy else "shared"
        problems.append(Problem(second, None, key, (("other", first), ("n", common))))
        if is_copy:
            del stories[second]
    problems += _same_answers(told, stories)
    return {name: story for name, story in stories.items() if story}, problems


def _same_answers(told: Sequence[Told], stories: Iterable[str]) -> list[Problem]:
    """Answers written by hand may well be the same; that whole files are is for the teacher to know."""
    known = {*stories}
    first: dict[frozenset[Entry], str] = {}
    problems = []
    for found, entries in told:
        answers = frozenset(entry for entry in entries if not entry.time)
        if len(answers) < ALIKE or found.student not in known:
            continue
        other = first.setdefault(answers, found.student)
        if other != found.student:
            problems.append(found.problem("same-answers", other=other, n=len(answers)))
    return problems


def _is_dated(entry: Entry) -> bool:
    return bool(entry.time)


def _story(files: Iterable[Sequence[Entry]]) -> list[Entry]:
    """The entries of all files by their time; one without a time comes after the one before it."""
    placed: list[tuple[float, Entry]] = []
    for entries in files:
        last = _BEFORE
        for entry in entries:
            moment = _moment(entry.time)
            last = last if moment is None else moment
            placed.append((last, entry))
    placed.sort(key=lambda pair: pair[0])
    return list(dict.fromkeys(entry for _, entry in placed))


def _moment(time: str) -> float | None:
    try:
        read = datetime.fromisoformat(time)
        aware = read if read.tzinfo else read.replace(tzinfo=UTC)
        return (aware - _EPOCH).total_seconds()
    except (ValueError, OverflowError):
        return None
