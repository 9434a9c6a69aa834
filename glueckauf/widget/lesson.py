"""A lesson opened in a notebook: its player, a board for every screen, and the what-if cell.

    lesson = ga.lesson(3)            its number, its id, or a file
    lesson = ga.lesson(1, game="card")      a number of another game's
    lesson.play()                    screen by screen, in one place
    lesson.board("watch")            or lesson.board(1): the first screen
    lesson.what_if()

What is done on a board is kept: one that is made again goes on where it was left.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons import lesson as files
from glueckauf.learn.lessons.question import changed
from glueckauf.learn.lessons.screens import Act, Lesson, Number, Screen, Show
from glueckauf.widget.base import THEMES, one_of
from glueckauf.widget.lesson_board import LessonBoard
from glueckauf.widget.player import LessonPlayer
from glueckauf.widget.question import PointBoard, QuestionBoard
from glueckauf.widget.report import Report, what_if_report
from glueckauf.widget.stepper import Stepper


class OpenLesson:
    """A lesson in a language; if its file does not have that one, in its first language."""

    def __init__(self, lesson: Lesson, language: str = "en", theme: str = "auto") -> None:
        one_of("language", language, LANGUAGES)
        one_of("theme", theme, THEMES)
        self.lesson = lesson
        self.language = language if language in lesson.texts else next(iter(lesson.texts))
        self.theme = theme

    def board(self, screen: str | int) -> Stepper | QuestionBoard | PointBoard | LessonBoard:
        """The board of a screen, by its id or its number from 1, as it was left."""
        found = self._screen(screen)
        look = {"language": self.language, "theme": self.theme}
        if isinstance(found, Show):
            return Stepper(found.scenario(), view=found.view or None, **look)
        if isinstance(found, Act):
            return LessonBoard(self.lesson, found, keeps=True, **look)
        if isinstance(found, Number):
            return QuestionBoard(self.lesson, found, keeps=True, **look)
        return PointBoard(self.lesson, found, keeps=True, **look)

    def play(self) -> LessonPlayer:
        """All screens one after the other, in one place."""
        return LessonPlayer(self, language=self.language, theme=self.theme)

    def export(self, path: str | Path, **chosen: Any) -> Any:
        """Write the lesson as a page that needs no Python; `languages` and `frames` as in export_html."""
        from glueckauf.widget.export import export_html

        return export_html(self, path, **chosen)

    def spoken(self, language: str) -> OpenLesson:
        return OpenLesson(self.lesson, language, self.theme)

    def other(self, lesson: Lesson) -> OpenLesson:
        return OpenLesson(lesson, self.language, self.theme)

    def _screen(self, name: str | int) -> Screen:
        if isinstance(name, str):
            return self.lesson.screen(name)
        screens = self.lesson.screens
        if not 1 <= name <= len(screens):
            raise ValueError(f"lesson {self.lesson.id} has screens 1 to {len(screens)}, not {name}")
        return screens[name - 1]

    def what_if(self) -> Report:
        """The same position under changed rules: what is different?"""
        if self.lesson.what_if is None:
            raise ValueError(f"lesson {self.lesson.id} has no what-if")
        return what_if_report(changed(self.lesson.what_if), self.language)

    def __repr__(self) -> str:
        title = self.lesson.words(self.language)["title"]
        return f"Lesson {self.lesson.number}: {title}" if self.lesson.number else f"Lesson: {title}"


def lesson(
    name: str | int | Path | Lesson,
    language: str = "en",
    theme: str = "auto",
    game: str | None = None,
) -> OpenLesson:
    """Open a lesson: a shipped one by its number in a game or by its id, or a file."""
    found = name if isinstance(name, Lesson) else files.lesson(name, game)
    return OpenLesson(found, language, theme)
