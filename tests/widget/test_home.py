"""The map of the course: a page of links made from the progress, in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.learn.lessons.lesson import lessons, taught
from glueckauf.learn.notebook import shipped_books
from glueckauf.learn.progress import note
from glueckauf.widget.home import HomePage

DAY = "2026-11-16"


def links(page: str) -> list[str]:
    return re.findall(r'href="([^"]+)"', page)


def choose(board: HomePage, game: str) -> None:
    board._handle_custom_msg({"choose": game}, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_notebook(language: str, progress_file: Path) -> None:
    board = ga.home(language, day=DAY)
    books = shipped_books(language)
    for game in taught():
        choose(board, game)
        page = board.page
        assert [path for path in links(page) if path not in books] == []
        assert all(f"{lesson.id}.ipynb" in links(page) for lesson in lessons(game))
        assert all(lesson.words(language)["title"] in page for lesson in lessons(game))
        assert {f"{room(game).lessons.EXAM}.ipynb", f"{room(game).lessons.WHOLE_GAME}.ipynb"} <= {
            *links(page)
        }
        assert f'lang="{language}"' in page
        ElementTree.fromstring(page)  # nothing is left open


def test_the_game_that_was_chosen_is_remembered(progress_file: Path) -> None:
    board = ga.home(day=DAY)
    first, other = taught()[0], taught()[-1]
    assert board.game == first
    choose(board, other)
    assert board.game == other
    page = board.page
    assert f'data-choose="{other}" aria-current="true"' in page
    assert page.count("aria-current=") == 2, "the game, and the lesson to go on with"
    assert f'href="{lessons(first)[0].id}.ipynb" data-choose="{first}"' in page
    assert f'<a class="ga-begin" href="{lessons(other)[0].id}.ipynb">' in page
    assert (ga.home(day=DAY).game, ga.home("de", day=DAY).game) == (other, other)
    for strange in ({"choose": "chess"}, {"choose": 3}, {}, "choose"):
        board._handle_custom_msg(strange, [])
        assert board.page == page


def test_whoever_has_begun_another_game_finds_it_there(progress_file: Path) -> None:
    lesson = lessons(taught()[-1])[0]
    for screen in lesson.screens:
        note(lesson.id, screen.id, solved=True, stars=3)
    board = ga.home(day=DAY)
    assert board.game == lesson.game
    assert f'<a class="ga-begin" href="{lessons(lesson.game)[1].id}.ipynb">Continue: lesson 2' in (
        board.page
    )


def test_the_big_button_leads_on(progress_file: Path) -> None:
    page = ga.home(day=DAY).page
    assert "Begin: lesson 1 · Clock in" in page
    assert 'data-card="game" data-state="locked"' in page
    for lesson in lessons(GAMES[0])[:3]:
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
    for lesson in lessons(GAMES[0])[3:]:
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


def test_the_map_of_a_game_that_is_asked_for(progress_file: Path) -> None:
    """Only this page shows it, until another is chosen in it."""
    first, *others = taught()
    for game in others:
        board = ga.home(game=game, day=DAY)
        assert board.game == game
        assert f'<a class="ga-begin" href="{lessons(game)[0].id}.ipynb">' in board.page
    assert ga.home(day=DAY).game == first
    choose(board, first)
    assert board.game == first
    with pytest.raises(ValueError, match="game must be one of board"):
        ga.home(game="chess")
