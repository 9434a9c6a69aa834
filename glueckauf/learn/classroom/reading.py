"""Reading a class's folder: gather, merge, replay, and put together what everybody did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePath

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.classroom.answers import entries_in
from glueckauf.learn.classroom.bench import Done, all_done
from glueckauf.learn.classroom.gathering import ENDINGS, Problem, Remark, gather
from glueckauf.learn.classroom.merging import merged
from glueckauf.learn.classroom.people import class_secret, pseudonyms, visible
from glueckauf.learn.classroom.referee import SECONDS, Referee
from glueckauf.learn.classroom.shelf import Shelf
from glueckauf.learn.classroom.value import Class, Schooled
from glueckauf.learn.classroom.variants import Variants, load_variants
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.progress import Entry, summed_up, weak_rules
from glueckauf.learn.puzzle import Named


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
        done = all_done(stories, shelf, referee)
    problems += [problem for one in done.values() for problem in one.problems]
    everybody = {*stories, *(one.student for one in problems), *(one.student for one in found)}
    labels = _labels(everybody, place, names, secret)
    paths = [*(one.path for one in found), *(one.path for one in problems)]
    files = sorted({path for path in paths if path is not None})
    remarks = tuple(one.remark(_shown(one, labels, files, names), labels) for one in problems)
    return _class(stories, done, shelf, labels, remarks, language)


# --- Putting it together --------------------------------------------------------------------


def _class(
    stories: Mapping[str, Sequence[Entry]],
    done: Mapping[str, Done],
    shelf: Shelf,
    labels: Mapping[str, str],
    remarks: tuple[Remark, ...],
    language: str,
) -> Class:
    students = sorted(stories, key=lambda student: labels[student])
    puzzles = shelf.ordered({work.puzzle for one in done.values() for work in one.works})
    places = list(puzzles)
    works = [
        work._replace(student=labels[student])
        for student in students
        for work in sorted(done[student].works, key=lambda work: places.index(work.puzzle))
    ]
    disputes = [
        dispute._replace(student=labels[dispute.student])
        for one in done.values()
        for dispute in one.disputes
    ]
    return Class(
        tuple(labels[student] for student in students),
        puzzles,
        tuple(works),
        {labels[student]: weak_rules(done[student].story) for student in students},
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
