"""Where all answers of all students are judged: each by the puzzle that its student had.

What comes with moves turns out as replay has it. What comes without stays a claim.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

from tqdm import tqdm

from glueckauf.core.puzzle import Puzzle
from glueckauf.learn.classroom.gathering import Problem
from glueckauf.learn.classroom.judging import Judged
from glueckauf.learn.classroom.people import visible
from glueckauf.learn.classroom.referee import Referee
from glueckauf.learn.classroom.shelf import Place, Shelf
from glueckauf.learn.classroom.value import Answered, Dispute, Work
from glueckauf.learn.progress import Entry
from glueckauf.learn.training import NAME

MOST_ANSWERS = 50  # of a student to a puzzle; the last ones count
PATIENCE = 10  # answers of a student that may take all their time before the others are left alone

Verdicts = Mapping[str, Judged | None]  # by the line; None: it took too long


class Done(NamedTuple):
    """What a student did: by column, what is disputed, and the entries as they turned out."""

    works: tuple[Work, ...]
    disputes: tuple[Dispute, ...]
    story: tuple[Entry, ...]
    problems: tuple[Problem, ...]


def all_done(
    stories: Mapping[str, Sequence[Entry]], shelf: Shelf, referee: Referee
) -> dict[str, Done]:
    """What every student did."""
    people = tqdm(stories.items(), unit="student", leave=False, disable=None)
    return {student: _done(student, story, shelf, referee) for student, story in people}


def _done(student: str, story: Sequence[Entry], shelf: Shelf, referee: Referee) -> Done:
    places, problems = _places(student, story, shelf)
    tried: dict[str, list[Entry]] = {}
    for entry in story:
        if entry.lesson == NAME and entry.screen in places:
            tried.setdefault(places[entry.screen].column, []).append(entry)
    puzzles = {at.column: at.puzzle for at in places.values()}
    until = monotonic() + PATIENCE * referee.seconds
    verdicts: dict[str, Verdicts] = {}
    for column, entries in tried.items():
        lines = _lines(entries)
        if len(lines) > MOST_ANSWERS:
            problems.append(_about(student, "many-answers", name=column, most=MOST_ANSWERS))
        verdicts[column] = {
            line: referee.judge(puzzles[column], line) if monotonic() <= until else None
            for line in lines[-MOST_ANSWERS:]
        }
    slow = sum(one is None for judged in verdicts.values() for one in judged.values())
    if slow:
        problems.append(_about(student, "slow", n=slow))
    return Done(
        tuple(_work(student, c, puzzles[c], tried[c], verdicts[c]) for c in tried),
        tuple(one for c in tried for one in _disputes(student, c, tried[c], verdicts[c])),
        tuple(_turned_out(entry, places, verdicts) for entry in story),
        tuple(problems),
    )


def _places(
    student: str, story: Sequence[Entry], shelf: Shelf
) -> tuple[dict[str, Place], list[Problem]]:
    """Where each puzzle of a student belongs, and what belongs nowhere."""
    places: dict[str, Place] = {}
    nowhere: dict[str, list[str]] = {}
    for name in dict.fromkeys(entry.screen for entry in story if entry.lesson == NAME):
        at = shelf.place(student, name)
        if isinstance(at, str):
            nowhere.setdefault(at, []).append(name)
        elif shelf.columns is None or at.column in shelf.columns:
            places[name] = at
    problems = [
        _about(student, reason, n=len(lost), name=visible(lost[0], 60))
        for reason, lost in nowhere.items()
    ]
    return places, problems


def _about(student: str, key: str, **facts: str | int) -> Problem:
    return Problem(student, None, key, tuple(facts.items()))


def _line(entry: Entry) -> str:
    return " ".join(entry.answer.split())


def _lines(entries: Iterable[Entry]) -> list[str]:
    """Every answer once, the first one first."""
    return list(dict.fromkeys(filter(None, map(_line, entries))))


def _work(
    student: str, column: str, puzzle: Puzzle, entries: Sequence[Entry], verdicts: Verdicts
) -> Work:
    """What a student did at a puzzle. Claims are entries of which nothing could be replayed."""
    claims = [entry for entry in entries if verdicts.get(_line(entry)) is None]
    boasts = [entry for entry in claims if entry.solved or entry.stars or not entry.seen]
    by_board = max((entry.tries for entry in entries), default=0)
    return Work(
        student,
        column,
        tuple(Answered(line, judged) for line, judged in verdicts.items()),
        bool(puzzle.options("en")),
        max((entry.stars for entry in boasts), default=None),
        any(entry.solved for entry in boasts),
        max(by_board, len(_lines(entries))),
        any(entry.seen for entry in entries),
    )


def _disputes(
    student: str, column: str, entries: Sequence[Entry], verdicts: Verdicts
) -> Iterable[Dispute]:
    """Entries that claim more than their moves are worth."""
    for entry in entries:
        one = verdicts.get(_line(entry))
        if one is not None and (entry.stars > one.stars or (entry.solved and not one.is_solved)):
            yield Dispute(student, column, entry.stars, one.stars)


def _turned_out(
    entry: Entry, places: Mapping[str, Place], verdicts: Mapping[str, Verdicts]
) -> Entry:
    """The entry as replay has it; as it claims to be where nothing could be replayed."""
    at = places.get(entry.screen) if entry.lesson == NAME else None
    one = verdicts[at.column].get(_line(entry)) if at is not None else None
    if one is None:
        return entry
    return entry._replace(solved=one.is_solved, rules=(one.rule,) if one.rule else ())
