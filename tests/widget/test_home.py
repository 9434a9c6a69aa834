"""The map of the course: a page of links made from the progress, in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.notebook import shipped_books
from glueckauf.learn.progress import note

DAY = "2026-11-16"


def links(page: str) -> list[str]:
    return re.findall(r'href="([^"]+)"', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_notebook(language: str, progress_file: Path) -> None:
    page = ga.home(language, day=DAY).page
    books = shipped_books(language)
    assert [path for path in links(page) if path not in books] == []
    assert all(f"{lesson.id}.ipynb" in links(page) for lesson in lessons())
    assert all(lesson.words(language)["title"] in page for lesson in lessons())
    assert f'lang="{language}"' in page
    ElementTree.fromstring(page)  # nothing is left open


def test_the_big_button_leads_on(progress_file: Path) -> None:
    page = ga.home(day=DAY).page
    assert "Begin: lesson 1 · Clock in" in page
    assert 'data-card="game" data-state="locked"' in page
    for lesson in lessons()[:3]:
        for screen in lesson.screens:
            note(lesson.id, screen.id, solved=True, stars=3)
    page = ga.home(day=DAY).page
    assert "Continue: lesson 4 · One ride, many orders" in page
    assert "45 of 180 stars" in page
    assert [re.findall(r'<li data-state="(\w+)"', page)[n] for n in (0, 3, 4)] == [
        "done",
        "next",
        "open",
    ]
    for lesson in lessons()[3:]:
        for screen in lesson.screens:
            note(lesson.id, screen.id, solved=True, stars=1)
    page = ga.home(day=DAY).page
    assert "Take the journeyman’s exam" in page
    assert 'data-card="game" data-state="open"' in page
    note("13-exam", "result", solved=True, stars=3)
    assert "Play a whole game" in ga.home(day=DAY).page


def test_without_a_kernel_the_same_page_stands_there(progress_file: Path) -> None:
    board = ga.home(day=DAY)
    bundle, _ = board._repr_mimebundle_()
    assert board.page in bundle["text/html"]
    assert bundle["text/plain"] == repr(board) == "HomePage()"
    with pytest.raises(ValueError, match="language must be one of"):
        ga.home("xx")
