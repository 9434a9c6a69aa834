"""The tables of a class: solved matrix, difficulty, first slips, rules to teach again, lessons, trouble."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from statistics import fmean
from typing import TYPE_CHECKING, Any

from glueckauf.core.puzzle import words
from glueckauf.core.puzzle_file import TIERS
from glueckauf.learn.classroom.tables import Share, Table, heads, say, share, stars
from glueckauf.learn.lessons.lesson import lessons as all_lessons
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.rulebook import in_order, rule_text

if TYPE_CHECKING:
    from glueckauf.learn.classroom.judging import Judged
    from glueckauf.learn.classroom.value import Class, Work

FEW = 20  # slips that are told; the rows have all
SEEN = "°"


def title(found: Class) -> str:
    """How many students, puzzles and answers there are."""
    answers = sum(len(work.judged) for work in found.works)
    claims = sum(work.is_claim for work in found.works)
    return say(
        "title",
        found.language,
        students=len(found.students),
        puzzles=len(found.puzzles),
        answers=answers,
        claims=claims,
    )


def page(found: Class) -> str:
    tables = "".join(table._repr_html_() for table in found.tables())
    return f"<div><p>{escape(title(found))}</p>{tables}</div>"


# --- Who solved what ------------------------------------------------------------------------


def work_row(work: Work) -> dict[str, Any]:
    """A claim without moves counts only where nothing was replayed, and is marked as not verified."""
    is_verified = work.is_verified
    return {
        "student": work.student,
        "puzzle": work.puzzle,
        "solved": work.is_solved if is_verified else work.claims_solved,
        "stars": work.stars if is_verified else work.claimed or 0,
        "verified": is_verified,
        "claimed": work.claimed,
        "tries": work.tries,
        "seen": work.seen,
    }


def solved(found: Class) -> Table:
    """Students below each other; the columns have the numbers of the table of difficulty."""
    language = found.language
    by_place = {(work.student, work.puzzle): work for work in found.works}
    cells = [
        [student, *(_cell(by_place.get((student, puzzle))) for puzzle in found.puzzles)]
        for student in found.students
    ]
    numbers = [str(n) for n in range(1, len(found.puzzles) + 1)]
    told = say("solved", language, seen=SEEN)
    return Table(map(work_row, found.works), told, [*heads(["student"], language), *numbers], cells)


def _cell(work: Work | None) -> str:
    """Stars that were replayed, claims in brackets behind them, a mark if the solution was looked at."""
    if work is None:
        return ""
    replayed = stars(work.stars) if work.is_verified else ""
    claimed = work.claimed
    is_more = claimed is not None and (claimed > work.stars or not replayed)
    said = f"({stars(claimed)})" if claimed is not None and is_more else ""
    return " ".join(filter(None, (replayed, said))) + SEEN * work.seen


# --- How hard the puzzles are ---------------------------------------------------------------


def difficulty(found: Class) -> Table:
    """The share of those with a replayed answer who reached the best; claims are counted apart."""
    rows = [_item(found, n, puzzle) for n, puzzle in enumerate(found.puzzles, start=1)]
    cells = [
        [
            str(row["number"]),
            row["puzzle"],
            row["title"],
            "" if row["grade"] is None else TIERS[row["grade"]],
            str(row["tried"]),
            str(row["solved"]),
            Share(row["share"], row["low"], row["high"]).told,
            "" if row["tries"] is None else f"{row['tries']:.1f}",
            str(row["claimed"] or ""),
        ]
        for row in rows
    ]
    names = ("number", "puzzle", "title", "grade", "tried", "solved", "share", "tries", "claimed")
    language = found.language
    return Table(rows, say("difficulty", language), heads(names, language), cells)


def _item(found: Class, number: int, name: str) -> dict[str, Any]:
    puzzle = found.puzzles[name]
    works = [work for work in found.works if work.puzzle == name]
    replayed = [work for work in works if work.is_verified]
    right = sum(work.is_solved for work in replayed)
    return {
        "number": number,
        "puzzle": name,
        "title": words(puzzle, found.language).get("title", name),
        "grade": puzzle.tier,
        "tried": len(replayed),
        "solved": right,
        **dict(zip(("share", "low", "high"), share(right, len(replayed)), strict=True)),
        "tries": round(fmean(work.tries for work in works), 2) if works else None,
        "claimed": sum(work.is_claim for work in works),
    }


# --- First slips ----------------------------------------------------------------------------


def slips(found: Class) -> Table:
    """Of every wrong answer that was replayed, the first decision that loses something."""
    made: defaultdict[tuple[str, str], list[tuple[str, Judged]]] = defaultdict(list)
    for work in found.works:
        for judged in work.judged:
            if not judged.is_solved:
                made[work.puzzle, judged.told["en"]].append((work.student, judged))
    rows: list[dict[str, Any]] = [
        {
            "puzzle": puzzle,
            "slip": them[0][1].told[found.language],
            "kind": them[0][1].kind,
            "rule": them[0][1].rule,
            "students": len({student for student, _ in them}),
            "answers": len(them),
        }
        for (puzzle, _), them in made.items()
    ]
    places = list(found.puzzles)
    rows.sort(key=lambda row: (-row["students"], -row["answers"], places.index(row["puzzle"])))
    names = ("students", "answers", "puzzle", "slip")
    cells = [[str(row[name]) for name in names] for row in rows[:FEW]]
    told = say("slips", found.language, n=len(rows), more=max(len(rows) - FEW, 0))
    return Table(rows, told, heads(names, found.language), cells)


# --- Rules and lessons ----------------------------------------------------------------------


def rules(found: Class) -> Table:
    """Rules that somebody broke or got wrong and has not got right since; the most frequent first."""
    language = found.language
    weak = {rule for rules in found.weak.values() for rule in rules}
    known = all_lessons()
    rows: list[dict[str, Any]] = []
    for rule in in_order(weak):
        students = sum(rule in rules for rules in found.weak.values())
        lesson = next((one for one in known if rule in one.teaches), None)
        part = share(students, len(found.students))
        rows.append(
            {
                "rule": rule,
                "text": rule_text(rule, language),
                "students": students,
                **dict(zip(("share", "low", "high"), part, strict=True)),
                "lesson": lesson.id if lesson else None,
                "lesson_title": _lesson_title(lesson, language) if lesson else "",
            }
        )
    rows.sort(key=lambda row: -row["students"])
    cells = [
        [
            row["rule"],
            str(row["students"]),
            Share(row["share"], row["low"], row["high"]).told,
            row["lesson_title"],
            row["text"],
        ]
        for row in rows
    ]
    names = ("rule", "students", "of_class", "lesson", "text")
    return Table(rows, say("rules", language, n=len(rows)), heads(names, language), cells)


def _lesson_title(lesson: Lesson, language: str) -> str:
    told: str = lesson.words(language)["title"]
    return f"{lesson.number} {told}" if lesson.number else told


def lessons(found: Class) -> Table:
    """Checkpoints that students say they solved: a line for every student, a column for every lesson."""
    language = found.language
    done = dict.fromkeys(one.lesson for one in found.schooled)
    known = {one.id: one for one in all_lessons() if one.id in done}
    by_place = {(one.student, one.lesson): one for one in found.schooled}
    students = [one for one in found.students if any((one, name) in by_place for name in known)]
    cells = []
    for student in students:
        claims = (by_place.get((student, name)) for name in known)
        cells.append(
            [student, *("" if one is None else f"{one.solved}/{one.screens}" for one in claims)]
        )
    is_one_game = len({lesson.game for lesson in known.values()}) == 1  # else numbers come twice
    titles = [str((is_one_game and lesson.number) or name) for name, lesson in known.items()]
    rows = (one._asdict() for one in found.schooled)
    return Table(rows, say("lessons", language), [*heads(["student"], language), *titles], cells)


# --- Trouble --------------------------------------------------------------------------------


def disputes(found: Class) -> Table:
    """Where somebody claims more stars than the moves are worth."""
    rows = [one._asdict() for one in found.disputed]
    cells = [
        [one.student, one.puzzle, stars(one.claimed), stars(one.replayed)] for one in found.disputed
    ]
    names = ("student", "puzzle", "claimed_stars", "replayed")
    told = say("disputes", found.language, n=len(rows))
    return Table(rows, told, heads(names, found.language), cells)


def problems(found: Class) -> Table:
    """One sentence for each."""
    said = [one.sentence(found.language) for one in found.remarks]
    rows = (
        {"file": one.name, "what": one.key, "sentence": told}
        for one, told in zip(found.remarks, said, strict=True)
    )
    title = say("problems", found.language, n=len(said))
    return Table(rows, title, heads(["sentence"], found.language), [[told] for told in said])
