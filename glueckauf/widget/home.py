"""The page that the courses begin with: a map of the lessons of a game, and everything else there is to do.

    ga.home()
    ga.home(game="card")

It is a page of links, made from the learner's progress. The widget only follows the theme, opens what is
clicked in the same place, where the page around can do that, and shows the lessons of another game, which it
remembers. Without it the links are links: that of another game leads to where its lessons go on.
"""

from __future__ import annotations

from datetime import date
from html import escape

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games import room
from glueckauf.learn.home import Course, Home, Station, show
from glueckauf.learn.home import home as standing
from glueckauf.learn.lessons.lesson import taught
from glueckauf.learn.notebook import COURSE, LAB, LADDER, PLAY, PUZZLES, REVIEW
from glueckauf.learn.puzzle import puzzle
from glueckauf.widget import sources
from glueckauf.widget.base import THEMES, one_of
from glueckauf.widget.frames import say
from glueckauf.widget.links import LinksPage
from glueckauf.widget.report import STAR

LOCK = "M5 7V5a3 3 0 0 1 6 0v2M3 7h10v7H3z"


class HomePage(LinksPage):
    """The map of the courses."""

    _css = sources.page_style()

    def __init__(self, language: str, theme: str, today: date, game: str | None = None) -> None:
        self._language, self._today, self._asked = language, today, game
        super().__init__(theme)

    def _write(self) -> None:
        found = standing(self._today)
        found = found._replace(shown=self._asked or found.shown)
        self.game, self.page = found.shown, _page(found, self._language)

    def _choose(self, what: str) -> None:
        """The lessons of another game are shown, now and next time."""
        show(what)
        self._asked = None

    def __repr__(self) -> str:
        return "HomePage()"


def home(
    language: str = "en",
    theme: str = "auto",
    day: date | str | None = None,
    game: str | None = None,
) -> HomePage:
    """Where you stand: lessons with their stars, today's puzzle, the exam, the whole game.

    The lessons are those of a game, or of the one that was chosen or played last.
    """
    one_of("language", language, LANGUAGES)
    if game is not None:
        one_of("game", game, tuple(taught()))
    one_of("theme", theme, THEMES)
    today = date.fromisoformat(day) if isinstance(day, str) else day or date.today()
    return HomePage(language, theme, today, game)


# --- The page --------------------------------------------------------------------------------


def _page(found: Home, language: str) -> str:
    course = found.course
    stations = "".join(_station(one, one is course.following, language) for one in course.stations)
    stars = say("report-stars", language, earned=course.stars, most=course.most)
    return (
        f'<div class="ga-course" lang="{language}" role="group"'
        f' aria-label="{_told("home-name", language)}">'
        f'<div class="ga-top"><div><p class="ga-hail">{_told("home-hail", language)}</p>'
        f"<p>{_of_game(course, 'home-what', language)}</p></div>{_onward(course, language)}</div>"
        f'<div class="ga-over">{_games(found, language)}'
        f"<h2>{_told('home-lessons', language)} <small>{escape(stars)}</small></h2></div>"
        f'<ol class="ga-map">{stations}</ol>'
        f'<ul class="ga-cards">{"".join(_cards(found, language))}</ul>'
        f'<p class="ga-about">{_of_game(course, "home-about", language)}'
        f" {_told('home-help', language)}</p></div>"
    )


def _games(found: Home, language: str) -> str:
    """The games that have lessons, to choose from; nothing where there is only one."""
    if len(found.courses) == 1:
        return ""
    here = ' aria-current="true"'
    links = "".join(
        f'<a href="{escape(one.goes_on)}.ipynb" data-choose="{one.game}"'
        f"{here * (one is found.course)}>{_of_game(one, 'short-title', language)}</a>"
        for one in found.courses
    )
    return f'<nav class="ga-games" aria-label="{_told("home-games", language)}">{links}</nav>'


def _onward(found: Course, language: str) -> str:
    """The one big button: where to go now."""
    station = found.following
    if station is not None:
        key = "home-continue" if found.is_begun else "home-begin"
        words = _told(key, language, number=station.lesson.number, title=_title(station, language))
        return _link(f"{station.lesson.id}.ipynb", words, "ga-begin")
    if not found.is_exam_passed:
        return _link(f"{found.goes_on}.ipynb", _told("home-to-exam", language), "ga-begin")
    return _link(f"{found.goes_on}.ipynb", _told("home-to-game", language), "ga-begin")


def _station(one: Station, is_next: bool, language: str) -> str:
    state = "done" if one.is_done else "next" if is_next else "begun" if one.stars else "open"
    lesson = one.lesson
    icons = room(lesson.game).table.icons(language)
    sign = icons.get(lesson.icon, "")
    words = say("home-station", language, earned=one.stars, most=one.most)
    inside = (
        f'<span class="ga-number">{lesson.number}</span><span class="ga-emblem">{sign}</span>'
        f"<b>{escape(_title(one, language))}</b>{_stars(one)}"
        f'<span class="ga-hidden">{escape(words)}</span>'
    )
    here = ' aria-current="step"' if is_next else ""
    return f'<li data-state="{state}"{here}>{_link(f"{lesson.id}.ipynb", inside)}</li>'


def _title(one: Station, language: str) -> str:
    title: str = one.lesson.words(language)["title"]
    return title


def _stars(one: Station) -> str:
    """Three stars for the lesson: as full as its screens are."""
    whole = MOST_STARS * one.stars // one.most if one.most else 0
    drawn = "".join(
        f'<path class="{"ga-full" if n < whole else "ga-empty"}" transform="translate({17 * n})"'
        f' d="{STAR}"/>'
        for n in range(MOST_STARS)
    )
    return f'<svg class="ga-lesson-stars" viewBox="0 0 51 16" aria-hidden="true">{drawn}</svg>'


def _cards(found: Home, language: str) -> list[str]:
    """Everything beside the lessons."""
    daily = puzzle(found.daily).about((), language)["title"]
    solved = "home-daily-solved" if found.is_daily_solved else "home-daily-open"
    streak = {"days": found.streak.days, "longest": found.streak.longest}
    course, rooms = found.course, room(found.shown).lessons
    left = len(course.stations) - course.done
    exam = "home-exam-passed" if course.is_exam_passed else "home-exam-open"
    whole = _of_game(course, "home-game-open", language)
    puzzles = f"{PUZZLES}.ipynb"
    return [
        _card("daily", puzzles, language, _told(solved, language, title=daily)),
        _card("streak", puzzles, language, _told("home-streak-days", language, **streak)),
        _card("mistakes", puzzles, language, _told("home-mistakes-due", language, due=found.due)),
        _card("exam", f"{rooms.EXAM}.ipynb", language, _told(exam, language)),
        _card(
            "game",
            f"{rooms.WHOLE_GAME}.ipynb",
            language,
            whole if course.is_game_open else _told("home-game-locked", language, left=left),
            is_locked=not course.is_game_open,
        ),
        _card("play", f"{PLAY}.ipynb", language, _told("home-play-how", language)),
        _card("review", f"{REVIEW}.ipynb", language, _told("home-review-how", language)),
        _card("ladder", f"{LADDER}.ipynb", language, _told("home-ladder-how", language)),
        _card("lab", f"{LAB}.ipynb", language, _told("home-lab-how", language)),
        _card("design", f"{COURSE}.ipynb", language, _told("home-design-how", language)),
    ]


def _card(name: str, path: str, language: str, text: str, is_locked: bool = False) -> str:
    lock = f'<svg viewBox="0 0 16 16" aria-hidden="true"><path d="{LOCK}"/></svg>'
    title = f"<b>{_told(f'home-{name}', language)}</b>{lock if is_locked else ''}"
    state = "locked" if is_locked else "open"
    inside = _link(path, f"{title}<span>{text}</span>")
    return f'<li data-card="{name}" data-state="{state}">{inside}</li>'


def _link(path: str, inside: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<a{named} href="{escape(path)}">{inside}</a>'


def _of_game(course: Course, key: str, language: str) -> str:
    return escape(tell(course.game, key, {}, language))


def _told(key: str, language: str, **facts: Fact) -> str:
    return escape(tell("widget", key, facts, language))
