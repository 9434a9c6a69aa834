"""The page that the course begins with: a map of the lessons, and everything else there is to do.

    ga.home()

It is a page of links, made from the learner's progress. The widget only follows the theme and opens
what is clicked in the same place, where the page around can do that; without it the links are links.
"""

from __future__ import annotations

from datetime import date
from html import escape
from typing import Any

import anywidget
import traitlets

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games import room
from glueckauf.learn.home import Home, Station
from glueckauf.learn.home import home as standing
from glueckauf.learn.notebook import COURSE, EXAM, GAME, LAB, LADDER, PLAY, PUZZLES, REVIEW
from glueckauf.learn.puzzle import puzzle
from glueckauf.widget import sources
from glueckauf.widget.base import THEMES, one_of
from glueckauf.widget.frames import say
from glueckauf.widget.report import STAR

LOCK = "M5 7V5a3 3 0 0 1 6 0v2M3 7h10v7H3z"


class HomePage(anywidget.AnyWidget):
    """The map of the course."""

    _esm = sources.page_script()
    _css = sources.page_style()
    page = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)

    def __init__(self, language: str, theme: str, today: date) -> None:
        super().__init__(theme=theme, page=_page(standing(today), language))

    def __repr__(self) -> str:
        return "HomePage()"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget, and the same page for places where no widget can run."""
        found = super()._repr_mimebundle_(**options)
        bundle, about = found if isinstance(found, tuple) else (found or {}, {})
        still = f"<style>{sources.page_style()}</style>{self.page}"
        return {"text/plain": repr(self), "text/html": still, **bundle}, about


def home(language: str = "en", theme: str = "auto", day: date | str | None = None) -> HomePage:
    """Where you stand: lessons with their stars, today's puzzle, the exam, the whole game."""
    one_of("language", language, LANGUAGES)
    one_of("theme", theme, THEMES)
    today = date.fromisoformat(day) if isinstance(day, str) else day or date.today()
    return HomePage(language, theme, today)


# --- The page --------------------------------------------------------------------------------


def _page(found: Home, language: str) -> str:
    stations = "".join(_station(one, one is found.following, language) for one in found.stations)
    earned = sum(one.stars for one in found.stations)
    most = sum(one.most for one in found.stations)
    stars = say("report-stars", language, earned=earned, most=most)
    return (
        f'<div class="ga-course" lang="{language}" role="group"'
        f' aria-label="{_told("home-name", language)}">'
        f'<div class="ga-top"><div><p class="ga-hail">{_told("home-hail", language)}</p>'
        f"<p>{_told('home-what', language)}</p></div>{_onward(found, language)}</div>"
        f"<h2>{_told('home-lessons', language)} <small>{escape(stars)}</small></h2>"
        f'<ol class="ga-map">{stations}</ol>'
        f'<ul class="ga-cards">{"".join(_cards(found, language))}</ul>'
        f'<p class="ga-about">{_told("home-about", language)}</p></div>'
    )


def _onward(found: Home, language: str) -> str:
    """The one big button: where to go now."""
    station = found.following
    if station is not None:
        key = "home-continue" if found.is_begun else "home-begin"
        words = _told(key, language, number=station.lesson.number, title=_title(station, language))
        return _link(f"{station.lesson.id}.ipynb", words, "ga-begin")
    if not found.is_exam_passed:
        return _link(f"{EXAM}.ipynb", _told("home-to-exam", language), "ga-begin")
    return _link(f"{GAME}.ipynb", _told("home-to-game", language), "ga-begin")


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
    left = len(found.stations) - found.done
    exam = "home-exam-passed" if found.is_exam_passed else "home-exam-open"
    game = "home-game-open" if found.is_game_open else "home-game-locked"
    puzzles = f"{PUZZLES}.ipynb"
    return [
        _card("daily", puzzles, language, _told(solved, language, title=daily)),
        _card("streak", puzzles, language, _told("home-streak-days", language, **streak)),
        _card("mistakes", puzzles, language, _told("home-mistakes-due", language, due=found.due)),
        _card("exam", f"{EXAM}.ipynb", language, _told(exam, language)),
        _card(
            "game",
            f"{GAME}.ipynb",
            language,
            _told(game, language, left=left),
            is_locked=not found.is_game_open,
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


def _told(key: str, language: str, **facts: Fact) -> str:
    return escape(tell("widget", key, facts, language))
