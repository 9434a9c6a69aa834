"""Notebooks made from lesson files: one source, one notebook for each language.

A notebook of a lesson is short: its player, then the idea, one what-if cell, what the rulebook says, and
where to go next. Its words come from the lesson file and from this room's messages, so that a change
of either is made once. `glueckauf notebook my-lesson.toml` writes one for a lesson of your own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from glueckauf.core.texts import Fact, tell
from glueckauf.core.visible import in_markdown
from glueckauf.games import GAMES, room
from glueckauf.learn.course.source import Page, pages
from glueckauf.learn.lessons.lesson import lessons, taught
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.rulebook import rule_text

ROOM = "learn"
KERNEL = "python3"
OURS = "glueckauf"  # the key in a notebook's metadata by which our page knows it
WELCOME = "00-welcome.ipynb"
PUZZLES = "20-puzzles"
OPTIMISE = "21-optimise"
PLAY = "30-play"
REVIEW = "31-review"
REVIEWED = "search-against-greedy"  # the shipped game that the notebook reviews
LADDER = "32-ladder"
LAB = "33-lab"
COURSE = "40-course"  # the page that the course in game design begins with
WHAT_IF = "lesson.what_if()"
OF_TODAY = "daily"  # the cell that shows something else every day: it is stored without its board
BY_CHANCE = """\
import glueckauf as ga


def line_by_chance(puzzle, rng):
    line = []
    while moves := ga.next_moves(puzzle, line):
        line.append(rng.choice(moves))
    return " ".join(line)
"""
SOLVER = """

def my_solver(puzzle):
    rng = Random(puzzle.id)
    lines = [line_by_chance(puzzle, rng) for _ in range(100)]
    return max(lines, key=lambda line: ga.reached(puzzle, line).point.vp)


"""
Cell = tuple[str, str, str]  # "markdown" or "code", its id, its text


def lesson_book(lesson: Lesson, language: str, door: str | None = None) -> str:
    """The notebook of a lesson; `door` is what opens the lesson, its number in its game if left out."""
    say = _speaker(language)
    words = {name: in_markdown(str(told)) for name, told in lesson.words(language).items()}
    title = f"{lesson.number} · {words['title']}" if lesson.number else words["title"]
    named = door or f"{lesson.number}{_of_game(lesson.game)}"
    cells: list[Cell] = [  # the player is the first thing in sight; it shows the title itself
        ("code", "play", lesson_opener(named, language)),
        ("markdown", "title", f"# {title}\n\n{words['idea']}\n\n{say('book-how')}"),
    ]
    if lesson.what_if:
        cells.append(("markdown", "what-if", f"## {say('book-what-if')}\n\n{words['what_if']}"))
        cells.append(("code", "what-if-cell", WHAT_IF))
    rules = [f"- **{rule}** {rule_text(rule, language)}" for rule in lesson.teaches]
    cells.append(("markdown", "rules", "\n".join([f"## {say('book-rules')}", "", *rules])))
    cells.append(("markdown", "next", say("book-next", link=_next(lesson, language))))
    return _book(cells, language, has_home=door is None)


def lesson_opener(door: str, language: str) -> str:
    """The code that opens a lesson: `door` is its number, or its file as a string of Python."""
    opened = f"lesson = ga.lesson({door}{_given(language)})"
    return f"import glueckauf as ga\n\n{opened}\nlesson.play()"


def welcome(language: str) -> str:
    """The first page: the map of the course."""
    alone = _given(language).removeprefix(", ")
    return _book(
        [
            ("code", OF_TODAY, f"import glueckauf as ga\n\nga.home({alone})"),
        ],
        language,
        has_home=False,
    )


def exam_book(language: str, game: str = GAMES[0]) -> str:
    """The exam of a game in one place; it is another one every time."""
    alone = f"{_of_game(game)}{_given(language)}".removeprefix(", ")
    return _book(
        [("code", OF_TODAY, f"import glueckauf as ga\n\nga.exam({alone}).play()")], language
    )


def game_book(language: str, game: str = GAMES[0]) -> str:
    """A whole game against the machine, which goes on where it was left."""
    name = "whole-game" if game == GAMES[0] else f"whole-game-{game}"
    said = f'players=2, seats=["human", "greedy"]{_of_game(game)}, name="{name}"{_given(language)}'
    table = f"ga.Table({said})"
    return _book([("code", "table", f"import glueckauf as ga\n\n{table}")], language)


def puzzle_book(language: str) -> str:
    """The puzzle of the day, training, and the contest of solvers."""
    say = _speaker(language)
    given = _given(language)
    alone = given.removeprefix(", ")
    samples = _samples()
    idea = f"# {say('book-puzzles')}\n\n{say('book-puzzles-idea')}\n\n{say('book-how')}"
    code = {
        OF_TODAY: f"import glueckauf as ga\n\nga.daily({alone})",
        "training": f"training = ga.training({alone})\ntraining",
        "next": "training.next()",
        "mistakes": "training.mistakes()",
        "weak": "training.weak_theme()",
        "theme": f'training.theme("{samples["theme"]}")',
        "variant": f'ga.PuzzleBoard(ga.variant("{samples["varied_puzzle"]}", seed="Anna"){given})',
        "contest": f"from random import Random\n\n{BY_CHANCE}{SOLVER}"
        f"ga.contest(my_solver, seed=1, count=5{given})",
    }
    cells = _told_below(idea, "book-puzzles", code, say)
    link = f"[{say('book-optimise')}]({OPTIMISE}.ipynb)"
    return _book([*cells, ("markdown", "go-on", say("book-next", link=link))], language)


def optimise_book(language: str) -> str:
    """A board without a right answer, and the chart of what was tried on it."""
    say = _speaker(language)
    open_puzzle = f'work = ga.optimise("{_samples()["open_puzzle"]}"{_given(language)})'
    idea = f"# {say('book-optimise')}\n\n{say('book-optimise-idea')}\n\n{say('book-how')}"
    code = {
        "board": f"import glueckauf as ga\n\n{open_puzzle}\nwork.board",
        "chart": "work.chart",
        "code": f"{BY_CHANCE}\n\nwork.program(line_by_chance, lines=200)\nwork.chart",
    }
    return _book(_told_below(idea, "book-optimise", code, say), language)


def play_book(language: str) -> str:
    """The page to play on, before all words."""
    say = _speaker(language)
    alone = _given(language).removeprefix(", ")
    told = f"# {say('book-play')}\n\n{say('book-play-idea')}\n\n{say('book-play-how')}"
    return _book(
        [
            ("code", "play", f"import glueckauf as ga\n\nga.play({alone})"),
            ("markdown", "title", told),
        ],
        language,
    )


def review_book(language: str) -> str:
    """A shipped game looked at again; its review is shipped, too, so that it is there at once."""
    say = _speaker(language)
    idea = f"# {say('book-review')}\n\n{say('book-review-idea')}"
    code = {
        "board": f'import glueckauf as ga\n\nreview = ga.review("{REVIEWED}"{_given(language)})\nreview',
        "words": "print(review)",
        "rows": "review.result.points.to_rows()",
    }
    cells = _told_below(idea, "book-review", code, say)
    last = f"## {say('book-review-class')}\n\n{say('book-review-class-how')}"
    return _book([*cells, ("markdown", "class-how", last)], language)


def ladder_book(language: str) -> str:
    """What was measured of all bots, and how to measure one's own."""
    say = _speaker(language)
    given, samples = _given(language), _samples()
    against_greedy = f'"greedy": ga.bots.Greedy}}, decks=10, jobs=1{given}).untimed()'
    idea = f"# {say('book-ladder')}\n\n{say('book-ladder-idea')}"
    code = {
        "table": f"import glueckauf as ga\n\nga.lab.measured(players=2{given})",
        "plot": f'ga.lab.measured("{GAMES[0]}", players=2{given}).plot()',
        "more": f"ga.lab.measured(players=(3, 4){given})",
        "live": f'ga.lab.ladder(["greedy", "random"], decks=5, jobs=1{given}).untimed()',
        "style": f"""\
from pathlib import Path
from tempfile import mkdtemp

style = Path(mkdtemp(), "mine.toml")
style.write_text(\"\"\"
{samples["style"]}
\"\"\", "utf-8")


def mine(seed):
    return ga.bots.bot(str(style), seed)


ga.lab.ladder({{"mine": mine, {against_greedy}""",
        "forbidden": f"""\
def bound(seed):
    return ga.bots.bot("greedy", seed, without=["{samples["forbidden"]}"])


ga.lab.ladder({{"bound": bound, {against_greedy}""",
    }
    table, (kind, name, words), *others = _told_below("", "book-ladder", code, say)
    cells = [("markdown", "idea", idea), table, (kind, name, words.strip()), *others]
    return _book(cells, language, is_open=("style", "forbidden"))


def lab_book(language: str) -> str:
    """The page of the design lab, before all words."""
    say = _speaker(language)
    alone = _given(language).removeprefix(", ")
    told = f"# {say('book-lab')}\n\n{say('book-lab-idea')}\n\n{say('book-lab-how')}"
    return _book(
        [
            ("code", "lab", f"import glueckauf as ga\n\nga.dashboard({alone})"),
            ("markdown", "title", told),
        ],
        language,
    )


def course_book(page: Page, language: str, following: Page | None = None) -> str:
    """A page of the course: its text and its code, all of which may be changed."""
    cells: list[Cell] = [*page.cells]
    if following is not None:
        link = f"[{following.title}]({following.id}.ipynb)"
        cells.append(("markdown", "next", _speaker(language)("book-next", link=link)))
    return _book(cells, language, is_open=tuple(page.code))


def _told_below(
    idea: str, book: str, code: Mapping[str, str], say: Callable[..., str]
) -> list[Cell]:
    """Cells with a board each. The first comes before all words, so that it is in sight at once."""

    def told(name: str) -> str:
        return f"## {say(f'{book}-{name}')}\n\n{say(f'{book}-{name}-how')}"

    (first, board), *others = code.items()
    cells: list[Cell] = [
        ("code", first, board),
        ("markdown", "title", f"{idea}\n\n{told(first)}"),
    ]
    for name, text in others:
        cells += [("markdown", f"{name}-how", told(name)), ("code", name, text)]
    return cells


def shipped_books(language: str) -> dict[str, str]:
    """Every notebook of a language by its file name."""
    taught_ones = [lesson for game in taught() for lesson in lessons(game)]
    of_lessons = {f"{one.id}.ipynb": lesson_book(one, language) for one in taught_ones}
    return other_books(language) | of_lessons


def other_books(language: str) -> dict[str, str]:
    """Every shipped notebook that is not one of a lesson."""
    books = {WELCOME: welcome(language)}
    for game in taught():
        books[f"{room(game).lessons.EXAM}.ipynb"] = exam_book(language, game)
        books[f"{room(game).lessons.WHOLE_GAME}.ipynb"] = game_book(language, game)
    books[f"{PUZZLES}.ipynb"] = puzzle_book(language)
    books[f"{OPTIMISE}.ipynb"] = optimise_book(language)
    books[f"{PLAY}.ipynb"] = play_book(language)
    books[f"{REVIEW}.ipynb"] = review_book(language)
    books[f"{LADDER}.ipynb"] = ladder_book(language)
    books[f"{LAB}.ipynb"] = lab_book(language)
    weeks = pages(language)
    for page, following in zip_longest(weeks, weeks[1:]):
        books[f"{page.id}.ipynb"] = course_book(page, language, following)
    return books


def _samples() -> Mapping[str, str]:
    """The notebooks begin with the first game."""
    return room(GAMES[0]).lessons.SAMPLES


def _next(lesson: Lesson, language: str) -> str:
    """The link to the lesson of its game after this one, or to the exam."""
    for other in lessons(lesson.game):
        if other.number == lesson.number + 1:
            title = in_markdown(other.words(language)["title"])
            return f"[{other.number} · {title}]({other.id}.ipynb)"
    return f"[{tell(ROOM, 'book-exam', {}, language)}]({room(lesson.game).lessons.EXAM}.ipynb)"


def _of_game(game: str) -> str:
    """What says which game is meant; the first one needs no words."""
    return "" if game == GAMES[0] else f', game="{game}"'


def _given(language: str) -> str:
    return "" if language == "en" else f', language="{language}"'


def _speaker(language: str) -> Any:
    def say(key: str, **facts: Fact) -> str:
        return tell(ROOM, key, facts, language)

    return say


def _book(
    cells: Sequence[Cell], language: str, *, has_home: bool = True, is_open: Sequence[str] = ()
) -> str:
    """The cells as a notebook that has not been run.

    Its metadata tells our page that it may run it, in which language it is, and what two controls are
    called. Cells are theirs who wrote them: nobody deletes or edits one by a slip, code is folded away.
    Those that `is_open` names are there to be changed: our page shows their code, and lets it be written.
    """
    say = _speaker(language)
    made: list[dict[str, Any]] = []
    for kind, name, text in cells:
        metadata: dict[str, Any] = {"deletable": False, "editable": False}
        if name == OF_TODAY:
            metadata["tags"] = ["nbval-ignore-output"]
        cell: dict[str, Any] = {"cell_type": kind, "id": name, "metadata": metadata}
        if kind == "code" and name in is_open:
            metadata[OURS] = {"open": True}
        if kind == "code":
            metadata["jupyter"] = {"source_hidden": True}
            cell |= {"execution_count": None, "outputs": []}
        made.append(cell | {"source": text.splitlines(keepends=True)})
    ours = {
        "language": language,
        "code": say("page-code"),
        "pictures": say("page-pictures"),
    }
    if has_home:
        ours["home"] = say("page-home")
    book = {
        "cells": made,
        "metadata": {
            OURS: ours,
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": KERNEL},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"
