"""A screen of a lesson as boards call it: its name for those who listen, and where it is kept."""

from __future__ import annotations

from glueckauf.learn.lessons.screens import Lesson
from glueckauf.widget.frames import say


def screen_name(lesson: Lesson, screen: str, language: str) -> str:
    """What the board of a screen is called: its lesson, its number and what is done there."""
    number = next(n for n, each in enumerate(lesson.screens, start=1) if each.id == screen)
    facts = {"lesson": lesson.number, "title": lesson.words(language)["title"], "screen": number}
    kind = say(f"player-kind-{lesson.screens[number - 1].kind}", language)
    return say("player-screen-name", language, of=len(lesson.screens), kind=kind, **facts)


def key_of(lesson: Lesson, screen: str) -> str:
    """Under which the board of a screen is kept."""
    return f"lesson/{lesson.id}/{screen}"
