"""What a page of a lesson, or of one of its screens, can hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from glueckauf.games import room
from glueckauf.learn.lessons.screens import Act, Lesson, Screen, Show
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import Watch
from glueckauf.widget.lesson_page import (
    Ground,
    act_data,
    model_data,
    player_data,
    question_data,
    show_data,
    survey,
)
from glueckauf.widget.page import Page, Plan, limit

Made = Callable[[str, Sequence[str], Watch], Json]  # the data of a screen in one language


def screen_plan(lesson: Lesson, screen: Screen, frames: int | None) -> Plan:
    """The page of one screen."""
    grounds = _surveyed([screen], frames)
    lacks = _lacks(grounds)

    def make(languages: Sequence[str], watch: Watch) -> Page:
        data = {
            language: _data(lesson, screen, grounds, language, languages, watch)
            for language in languages
        }
        for language in languages:
            if note := lacks(language):
                data[language]["frames"][0]["caption"] += f" {note}"
        return _page(lesson, screen, data, _size(grounds), lacks)

    return Plan(lesson.game, _size(grounds), lacks, make)


def lesson_plan(lesson: Lesson, frames: int | None) -> Plan:
    """The page of all screens, with the player around them."""
    grounds = _surveyed(lesson.screens, frames)
    lacks = _lacks(grounds)
    shown = [
        screen.id
        for screen in lesson.screens
        if isinstance(screen, Show) or (screen.id in grounds and grounds[screen.id] is None)
    ]

    def make(languages: Sequence[str], watch: Watch) -> Page:
        data = {}
        for language in languages:
            pages = [
                _data(lesson, screen, grounds, language, languages, watch)
                for screen in lesson.screens
            ]
            note = lacks(language)
            data[language] = player_data(lesson, pages, shown, language, languages, note)
        return _page(lesson, lesson.screens[0], data, _size(grounds), lacks)

    return Plan(lesson.game, _size(grounds), lacks, make)


def _surveyed(screens: Sequence[Screen], frames: int | None) -> dict[str, Ground | None]:
    most = (
        limit(frames, 3) if frames else 2 * limit(None, 3)
    )  # only those short of the goal are drawn
    return {screen.id: survey(screen, most) for screen in screens if isinstance(screen, Act)}


def _lacks(grounds: dict[str, Ground | None]) -> Callable[[str], str]:
    missing = sum(ground is None for ground in grounds.values())

    def told(language: str) -> str:
        return say("page-lesson", language, screens=missing) if missing else ""

    return told


def _size(grounds: dict[str, Ground | None]) -> int:
    return sum(len(ground.places) if ground else 1 for ground in grounds.values()) or 1


def _data(
    lesson: Lesson,
    screen: Screen,
    grounds: dict[str, Ground | None],
    language: str,
    languages: Sequence[str],
    watch: Watch,
) -> Json:
    if isinstance(screen, Show):
        return show_data(lesson, screen, language, languages)
    if not isinstance(screen, Act):
        return question_data(lesson, screen, language, languages)
    ground = grounds[screen.id]
    if ground is None:
        return model_data(lesson, screen, language, languages)
    return act_data(lesson, screen, ground, language, languages, watch)


def _page(
    lesson: Lesson,
    screen: Screen,
    data: dict[str, Json],
    positions: int,
    lacks: Callable[[str], str],
) -> Page:
    language = next(iter(data))
    state = screen.position.state
    first = data[language].get("pages", [data[language]])[0]
    seat = state.to_move or 0
    picture = room(lesson.game).table.picture(
        state.seen_by(seat), language, first["options"]["view"], seat, seat
    )
    title = lesson.words(language)["title"]
    return Page(lesson.game, title, picture, data, positions, not lacks(language))
