"""What a notebook shows of values that are no boards: progress, coverage, what-if, the exam's result.

Each is a text for a terminal, and a page or Markdown for a notebook; both say the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import zip_longest
from typing import Any

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows
from glueckauf.core.texts import tell
from glueckauf.learn import progress as noted
from glueckauf.learn.lessons import coverage as covered
from glueckauf.learn.lessons import exam
from glueckauf.learn.lessons.lesson import lessons, taught
from glueckauf.learn.lessons.question import Changed
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.liked import begun
from glueckauf.learn.rulebook import rule_text
from glueckauf.widget.base import one_of
from glueckauf.widget.frames import say

LEARN = "learn"
GOLD = "#b57a10"  # seen well on white and on black
STAR = "M8 .8 10.2 5.6 15.4 6.2 11.5 9.7 12.6 14.8 8 12.2 3.4 14.8 4.5 9.7.6 6.2 5.8 5.6Z"
CELL = 'style="text-align:left;vertical-align:top"'


class Report:
    """Something to read: `print` it, or let a notebook show it."""

    def __init__(
        self, text: str, *, html: str = "", markdown: str = "", rows: Rows | None = None
    ) -> None:
        self.text = text
        self._rows = rows
        self._rich = {"text/html": html, "text/markdown": markdown}

    def to_rows(self) -> Rows:
        """What it tells as tidy rows."""
        if self._rows is None:
            raise ValueError("this report has no rows; it is there to be read")
        return self._rows

    def to_frame(self) -> Any:
        """A pandas DataFrame of the rows."""
        return self.to_rows().to_frame()

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        return {"text/plain": self.text} | {kind: rich for kind, rich in self._rich.items() if rich}


# --- Progress -------------------------------------------------------------------------------


def progress(language: str = "en", game: str | None = None) -> Report:
    """What you have done so far in a game, and which lessons to open again; or in all you have begun."""
    if game is not None:
        one_of("game", game, taught())
    tried = noted.entries()
    asked = begun(tried) if game is None else (game,)
    games = [one for one in taught() if one in asked] or [*taught()[:1]]
    found = noted.summed_up(tried, [one for played in games for one in lessons(played)])
    texts, pages = [], []
    for one in games:
        passed = _exam_line(exam.results(tried, one), language)
        texts.append("\n".join(filter(None, (found.of(one).table(language), passed))))
        pages.append(_progress_page(found.of(one), passed, language))
    text, page = _by_game(games, texts, pages, language)
    return Report(text, html=page, rows=found.to_rows())


def _exam_line(results: Sequence[noted.Entry], language: str) -> str:
    """Whether the exam was passed; nothing if it was not taken."""
    if not results:
        return ""
    is_passed = any(entry.solved for entry in results)
    title = tell(LEARN, "book-exam", {}, language)
    return f"{title}: {say('report-passed' if is_passed else 'report-not-passed', language)}"


def _by_game(
    games: Sequence[str], texts: Sequence[str], pages: Sequence[str], language: str
) -> tuple[str, str]:
    """What is told of some games as one text and one page; several have their titles above them."""
    if len(games) == 1:
        return texts[0], pages[0]
    titles = [tell(game, "title", {}, language) for game in games]
    text = "\n\n".join(map("\n".join, zip(titles, texts, strict=True)))
    parts = zip(titles, pages, strict=True)
    return text, "".join(f"<h3>{escape(title)}</h3>{page}" for title, page in parts)


def _progress_page(found: noted.Progress, passed: str, language: str) -> str:
    earned = sum(found.stars(row.lesson.id) for row in found.rows)
    most = MOST_STARS * sum(len(row.checkpoints) for row in found.rows)
    total = say("report-stars", language, earned=earned, most=most)
    rows = [_progress_row(row, language) for row in found.rows]
    lines = [f"<li>{line}</li>" for line in _advice_lines(found, language)]
    exam_row = f"<p>{escape(passed)}</p>" if passed else ""
    head = f"<p>{bar(earned, most)} {escape(total)}</p>"
    return f"<div>{head}<table>{''.join(rows)}</table>{exam_row}<ul>{''.join(lines)}</ul></div>"


def _progress_row(row: noted.Row, language: str) -> str:
    best = [row.stars.get(name, 0) for name in row.checkpoints]
    counts = {"solved": sum(map(bool, best)), "screens": len(best)}
    solved = tell(LEARN, "progress-solved", counts, language)
    if row.hints:
        solved += ", " + tell(LEARN, "progress-hints", {"hints": row.hints}, language)
    cells = (_link(row.lesson, language), " ".join(map(_stars, best)), escape(solved))
    return "<tr>" + "".join(f"<td {CELL}>{cell}</td>" for cell in cells) + "</tr>"


def _advice_lines(found: noted.Progress, language: str) -> Iterator[str]:
    """What stands below the rows: every weak rule with a link to its lesson, or that there is none."""
    by_name = {row.lesson.id: row.lesson for row in found.rows}
    lines = found.table(language).splitlines()[len(found.rows) :]
    for line, rule in zip_longest(lines, found.weak):
        teacher = by_name.get(found.teacher(rule)) if rule else None
        yield escape(line) + (f" → {_link(teacher, language)}" if teacher else "")


def _link(lesson: Lesson, language: str) -> str:
    """A lesson's notebook, which lies beside the others."""
    title = f"{lesson.number} · {lesson.words(language)['title']}"
    return f'<a href="{escape(lesson.id)}.ipynb">{escape(title)}</a>'


def _stars(number: int) -> str:
    stars = "".join(
        f'<path transform="translate({17 * n})" d="{STAR}" stroke="{GOLD}" '
        f'fill="{GOLD if n < number else "none"}"/>'
        for n in range(MOST_STARS)
    )
    name = f'role="img" aria-label="{number} / {MOST_STARS}"'
    return f'<svg width="52" height="16" viewBox="0 0 52 16" {name}>{stars}</svg>'


def bar(part: int, whole: int) -> str:
    """How much of the whole is done; the number stands beside it."""
    width = 180 * part // max(whole, 1)
    return (
        '<svg width="182" height="12" viewBox="0 0 182 12" aria-hidden="true">'
        f'<rect x="1" y="1" width="180" height="10" rx="5" fill="none" stroke="{GOLD}"/>'
        f'<rect x="1" y="1" width="{width}" height="10" rx="5" fill="{GOLD}"/></svg>'
    )


# --- Coverage -------------------------------------------------------------------------------


def coverage(language: str = "en", game: str | None = None) -> Report:
    """Which lesson teaches which rule: of a game, or of all."""
    if game is not None:
        one_of("game", game, taught())
    games = taught() if game is None else (game,)
    found = covered.coverage(game=game)
    texts = [found.of(one).table(language) for one in games]
    pages = [_coverage_page(found.of(one), language) for one in games]
    text, page = _by_game(games, texts, pages, language)
    return Report(text, html=page)


def _coverage_page(found: covered.Coverage, language: str) -> str:
    by_name = {lesson.id: lesson for lesson in lessons()}
    heads = [tell(LEARN, key, {}, language) for key in ("coverage-head", "coverage-lessons")]
    none = tell(LEARN, "coverage-none", {}, language)
    rows = [
        (
            f"<b>{rule}</b>",
            "<br>".join(_link(by_name[name], language) for name in taught) or escape(none),
            escape(rule_text(rule, language)),
        )
        for rule, taught in found.taught.items()
    ]
    head = "".join(f"<th {CELL}>{escape(word)}</th>" for word in heads) + "<td></td>"
    body = "".join(
        "<tr>" + "".join(f"<td {CELL}>{cell}</td>" for cell in row) + "</tr>" for row in rows
    )
    total = found.table(language).splitlines()[-1]
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div>{table}<p>{escape(total)}</p></div>"


# --- What if, and sentences -----------------------------------------------------------------


def what_if_report(found: Changed, language: str) -> Report:
    """The answers by the printed rules and by the changed ones; if there are none, both pictures."""
    told = found.sentences(language)
    if found.what_if.move or found.what_if.compute is not None:
        return sentences(told)
    room = found.what_if.position.room
    pictures = [
        room.table.picture(state, language, room.lessons.sight(state)) for state in found.states
    ]
    lines = "".join(f"<p>{escape(line)}</p>" for line in told)
    return Report("\n".join(told), html=f"<div>{pictures[0]}{lines}{pictures[1]}</div>")


def sentences(told: Sequence[str]) -> Report:
    """A few sentences, one below the other."""
    return Report("\n".join(told), markdown="\n".join(f"- {_plain(line)}" for line in told))


def _plain(line: str) -> str:
    """A sentence as Markdown that shows it as it is."""
    return "".join(f"\\{sign}" if sign in "\\`*_<>[]#|" else sign for sign in line)
