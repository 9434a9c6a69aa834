"""Reading a class's folder: gather, merge, replay, and put together what everybody did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePath
from time import monotonic
from typing import NamedTuple

from tqdm import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.classroom.answers import entries_in
from glueckauf.learn.classroom.gathering import ENDINGS, Problem, Remark, gather
from glueckauf.learn.classroom.judging import Judged
from glueckauf.learn.classroom.merging import merged
from glueckauf.learn.classroom.people import class_secret, pseudonyms, visible
from glueckauf.learn.classroom.referee import SECONDS, Referee
from glueckauf.learn.classroom.shelf import Place, Shelf
from glueckauf.learn.classroom.value import Answered, Class, Dispute, Schooled, Work
from glueckauf.learn.classroom.variants import Variants, load_variants
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.progress import Entry, summed_up, weak_rules
from glueckauf.learn.puzzle import Named
from glueckauf.learn.training import NAME

MOST_ANSWERS = 50  # of a student to a puzzle; the last ones count
PATIENCE = 10  # answers of a student that may take all their time before the others are left alone


def read(
    folder: str | Path,
    *,
    names: bool = False,
    language: str = "en",
    secret: str | None = None,
    puzzles: Iterable[Named] | None = None,
    variants: Variants | str | Path | None = None,
    seconds: float = SECONDS,
) -> Class:
    """The results of a class, from the files in a folder.

    Files in a sub-folder belong to the student that it is named for; a file that lies at the top
    belongs to the student that it is named for itself. Students have pseudonyms, which stay the same
    as long as the secret does: it is kept in the folder, or given. `names` shows their names instead.

    With `puzzles`, only these count, shipped ones or your own files. `variants` are those of the
    students, or the folder that they were saved in. Each answer is judged within some `seconds`.
    """
    if language not in LANGUAGES:
        raise ValueError(unknown("language", str(language), LANGUAGES))
    place = Path(folder)
    plan = load_variants(variants) if isinstance(variants, str | Path) else variants
    found, problems = gather(place)
    told = []
    for one in found:
        entries, more = entries_in(one)
        told.append((one, entries))
        problems += more
    stories, twice = merged(told)
    problems += twice
    shelf = Shelf(puzzles, plan)
    with Referee(seconds) as referee:
        done = _Bench(shelf, referee).all_of(stories)
    problems += done.problems
    everybody = {*stories, *(one.student for one in problems), *(one.student for one in found)}
    labels = _labels(everybody, place, names, secret)
    paths = [*(one.path for one in found), *(one.path for one in problems)]
    files = sorted({path for path in paths if path is not None})
    remarks = tuple(one.remark(_shown(one, labels, files, names), labels) for one in problems)
    return _class(stories, done, shelf, labels, remarks, language)


# --- Judging --------------------------------------------------------------------------------


class _Done(NamedTuple):
    """What was judged: by student and column, and by student the entries as they turned out."""

    works: dict[tuple[str, str], Work]
    puzzles: dict[str, Puzzle]
    stories: dict[str, list[Entry]]
    disputes: list[Dispute]
    problems: list[Problem]


class _Bench:
    """Where all answers of all students are judged."""

    def __init__(self, shelf: Shelf, referee: Referee) -> None:
        self._shelf, self._referee = shelf, referee
        self._done = _Done({}, {}, {}, [], [])

    def all_of(self, stories: Mapping[str, Sequence[Entry]]) -> _Done:
        for student, story in tqdm(stories.items(), unit="student", leave=False, disable=None):
            self._student(student, story)
        return self._done

    def _student(self, student: str, story: Sequence[Entry]) -> None:
        places, lost = self._places(student, story)
        works: dict[str, list[Entry]] = {}
        for entry in story:
            at = places.get(entry.screen) if entry.lesson == NAME else None
            if at is not None:
                works.setdefault(at.column, []).append(entry)
                self._done.puzzles.setdefault(at.column, at.puzzle)
        found = {at.column: at.puzzle for at in places.values()}
        judged: dict[tuple[str, str], Judged | None] = {}
        spent, slow = 0.0, 0
        for column, entries in works.items():
            lines = list(dict.fromkeys(map(_line, filter(_has_line, entries))))
            if len(lines) > MOST_ANSWERS:
                lost.append(_about(student, "many-answers", name=column, most=MOST_ANSWERS))
            for line in lines[-MOST_ANSWERS:]:
                is_due = spent < PATIENCE * self._referee.seconds
                before = monotonic()
                one = self._referee.judge(found[column], line) if is_due else None
                spent += monotonic() - before
                judged[column, line] = one
                slow += one is None
            self._done.works[student, column] = _work(
                student, column, found[column], entries, judged
            )
            self._done.disputes.extend(_disputes(student, column, entries, judged))
        if slow:
            lost.append(_about(student, "slow", n=slow))
        self._done.problems.extend(lost)
        self._done.stories[student] = [_turned_out(entry, places, judged) for entry in story]

    def _places(
        self, student: str, story: Sequence[Entry]
    ) -> tuple[dict[str, Place], list[Problem]]:
        """Where each puzzle of a student belongs, and what belongs nowhere."""
        places: dict[str, Place] = {}
        nowhere: dict[str, list[str]] = {}
        columns = self._shelf.columns
        for name in dict.fromkeys(entry.screen for entry in story if entry.lesson == NAME):
            at = self._shelf.place(student, name)
            if isinstance(at, str):
                nowhere.setdefault(at, []).append(name)
            elif columns is None or at.column in columns:
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


def _has_line(entry: Entry) -> bool:
    return bool(_line(entry))


def _work(
    student: str,
    column: str,
    puzzle: Puzzle,
    entries: Sequence[Entry],
    judged: Mapping[tuple[str, str], Judged | None],
) -> Work:
    """What a student did at a puzzle. Claims are entries of which nothing could be replayed."""
    lines = dict.fromkeys(map(_line, filter(_has_line, entries)))
    answers = tuple(
        Answered(line, judged[column, line]) for line in lines if (column, line) in judged
    )
    claims = [entry for entry in entries if judged.get((column, _line(entry))) is None]
    boasts = [entry for entry in claims if entry.solved or entry.stars or not entry.seen]
    by_board = max((entry.tries for entry in entries), default=0)
    return Work(
        student,
        column,
        answers,
        bool(puzzle.options("en")),
        max((entry.stars for entry in boasts), default=None),
        any(entry.solved for entry in boasts),
        max(by_board, len(lines)),
        any(entry.seen for entry in entries),
    )


def _disputes(
    student: str,
    column: str,
    entries: Sequence[Entry],
    judged: Mapping[tuple[str, str], Judged | None],
) -> Iterable[Dispute]:
    """Entries that claim more than their moves are worth."""
    for entry in entries:
        one = judged.get((column, _line(entry)))
        if one is not None and (entry.stars > one.stars or (entry.solved and not one.is_solved)):
            yield Dispute(student, column, entry.stars, one.stars)


def _turned_out(
    entry: Entry, places: Mapping[str, Place], judged: Mapping[tuple[str, str], Judged | None]
) -> Entry:
    """The entry as replay has it; as it claims to be where nothing could be replayed."""
    at = places.get(entry.screen) if entry.lesson == NAME else None
    one = judged.get((at.column, _line(entry))) if at is not None else None
    if one is None:
        return entry
    return entry._replace(solved=one.is_solved, rules=(one.rule,) if one.rule else ())


# --- Putting it together --------------------------------------------------------------------


def _class(
    stories: Mapping[str, Sequence[Entry]],
    done: _Done,
    shelf: Shelf,
    labels: Mapping[str, str],
    remarks: tuple[Remark, ...],
    language: str,
) -> Class:
    students = sorted(stories, key=lambda student: labels[student])
    puzzles = shelf.ordered(done.puzzles)
    works = [
        done.works[student, column]._replace(student=labels[student])
        for student in students
        for column in puzzles
        if (student, column) in done.works
    ]
    disputes = [one._replace(student=labels[one.student]) for one in done.disputes]
    return Class(
        tuple(labels[student] for student in students),
        puzzles,
        tuple(works),
        {labels[student]: weak_rules(done.stories[student]) for student in students},
        tuple(_schooled(stories, students, labels)),
        tuple(sorted(dict.fromkeys(disputes))),
        remarks,
        language,
    )


def _schooled(
    stories: Mapping[str, Sequence[Entry]], students: Iterable[str], labels: Mapping[str, str]
) -> Iterable[Schooled]:
    """The lessons that anybody has begun, as the progress file sums them up."""
    known = lessons()
    counts = Counter(entry.lesson for story in stories.values() for entry in story)
    begun = [lesson for lesson in known if counts[lesson.id]]
    for student in students:
        for row in summed_up(list(stories[student]), begun).rows:
            if any(entry.lesson == row.lesson.id for entry in stories[student]):
                screens = row.checkpoints
                solved = [row.stars[name] for name in screens if row.stars.get(name)]
                yield Schooled(
                    labels[student], row.lesson.id, len(solved), len(screens), sum(solved)
                )


def _labels(
    students: Iterable[str], folder: Path, names: bool, secret: str | None
) -> dict[str, str]:
    """What students are called: by their names, or by pseudonyms."""
    everybody = sorted({one for one in students if one})
    if names:
        return {one: visible(one, 300) for one in everybody}
    if secret is None:
        try:
            secret = class_secret(folder)
        except FileError as error:
            remedy = "give a secret of your own, or ask for names"
            raise FileError(error.path, error.key, f"{error.problem}; {remedy}") from None
    return pseudonyms(everybody, secret)


def _shown(
    problem: Problem, labels: Mapping[str, str], files: Sequence[PurePath], names: bool
) -> str:
    """What a problem is shown under. The name of a file may tell the student's, so it gets a number."""
    if problem.path is None:
        return labels.get(problem.student, "")
    if names:
        return visible(problem.path.as_posix(), 200)
    ending = problem.path.suffix.lower()
    number = 1 + files.index(problem.path)
    shown = ending if ending in ENDINGS else ""
    return f"{labels[problem.student]}/{number}{shown}"
