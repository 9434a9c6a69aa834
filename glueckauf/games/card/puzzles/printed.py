"""What paper shows of one puzzle: its picture, a strip for the answer, its line in the key.

A mining action and a delivery take a quarter of a page and show what their board shows; turns take a page
of their own, with the zones beside the yard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.core.draw.labels import capital
from glueckauf.core.puzzle import Json, Printed, takes_long, words
from glueckauf.core.puzzle_paper import HEIGHT, check_command, part, unbroken
from glueckauf.core.telling import changed_rules
from glueckauf.core.texts import Fact, tell
from glueckauf.games.card.draw import paper
from glueckauf.games.card.parts import DOCKS, Mining
from glueckauf.games.card.puzzles.natural import best_line
from glueckauf.games.card.puzzles.puzzle import CardPuzzle, Value
from glueckauf.games.card.puzzles.telling import moves_told, turns_of
from glueckauf.games.card.puzzles.verdict import spoken
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import reached, start_of, value_of
from glueckauf.games.card.telling import GAME

PATIENCE = 20.0  # seconds for the proof of a puzzle that does not claim its answer
MOST_TURNS = 6  # lines for turns; more can share a line


def say(language: str, word: str, **facts: Fact) -> str:
    return tell(GAME, f"sheet-{word}", facts, language)


def printed(asked: CardPuzzle, language: str, colour: bool = False) -> Printed:
    return Printed(is_whole(asked), cell(asked, language, colour))


def is_whole(asked: CardPuzzle) -> bool:
    """Does the puzzle need a page of its own?"""
    return asked.task.turns != 0


def cell(asked: CardPuzzle, language: str, colour: bool = False) -> Json:
    """The puzzle as a tree for the layout."""
    title, task = texts(asked, language)
    return {
        "id": asked.id,
        "title": title,
        "task": task,
        "log": [],
        "tier": asked.tier,
        "columns": _drawn(asked, language, colour),
        "counts": _counts(asked, language),
        "account": None,
        **_strip(asked)._asdict(),
        "check": check_command(asked.id, asked.path),
    }


def texts(asked: CardPuzzle, language: str) -> tuple[str, str]:
    """Title and task in this language, in English, or made up; and the rules that are changed."""
    told, rules = words(asked, language), asked.task.start.rules
    task = told.get("task") or tell(GAME, "puzzle-task", {"kind": asked.kind}, language)
    if rules.overrides:
        changed = changed_rules(GAME, rules, "is", language)
        task = f"{task} {say(language, 'rules', rules=changed)}"
    return told.get("title", asked.id), task


def _counts(asked: CardPuzzle, language: str) -> list[str]:
    """What a picture does not tell: the points so far, and what nobody knows."""
    if not is_whole(asked):
        return []
    now = value_of(asked.task._replace(objective=("score",)), start_of(asked.task))
    points = tell(GAME, "paper-now", {"n": now["score"]}, language)
    return [points, tell(GAME, "paper-closed", {}, language)]


def _drawn(asked: CardPuzzle, language: str, colour: bool) -> list[list[Json]]:
    """Columns of pictures."""
    state, seat = asked.task.start, asked.seat
    if not is_whole(asked):
        drawn = paper.quarter(state, language, seat, asked.view, colour=colour)
        return [[part(drawn, "desc")]]
    columns = paper.page(state, language, seat, colour=colour)
    return [
        [part(one, "title" if n else "desc") for one in column] for n, column in enumerate(columns)
    ]


# --- The strip ------------------------------------------------------------------------------


class Strip(NamedTuple):
    """Boxes to write the answer in: how many stand in a row, their height, and the boxes."""

    row: int
    height: float
    strip: list[Json]


def _strip(asked: CardPuzzle) -> Strip:
    """A box for each mining step, for each train, or for each turn."""
    pending = asked.task.start.pending
    if asked.kind == "mining":
        assert isinstance(pending, Mining), "the reader asks for it"
        boxes = [{"kind": "step", "words": str(n + 1)} for n in range(pending.steps_left)]
        return Strip(max(len(boxes), 3), HEIGHT, boxes)
    if asked.kind == "delivery":
        return Strip(1, HEIGHT, [{"kind": "line", "words": "train/"} for _ in DOCKS])
    turns = asked.task.turns if 0 < asked.task.turns < MOST_TURNS else MOST_TURNS
    return Strip(1, HEIGHT, [{"kind": "line", "words": str(n + 1)} for n in range(turns)])


# --- The key --------------------------------------------------------------------------------


def answer(asked: CardPuzzle, language: str) -> Json:
    """A line of the key: the best value, a line that reaches it, and what is to be learnt."""
    value, line = _best(asked)
    if value is None or line is None:
        told, lines = tell(GAME, "verdict-infeasible", {}, language), list[Json]()
    else:
        told, lines = unbroken(spoken(value, language)), list(_told(asked, line, language))
    return {
        "id": asked.id,
        "title": texts(asked, language)[0],
        "value": told,
        "better": "",
        "lines": lines,
        "remarks": " ".join(_remarks(asked, language)),
    }


def _best(asked: CardPuzzle) -> tuple[Value | None, str | None]:
    """As the puzzle claims, else as solved."""
    if asked.par is None or asked.line is None:
        solution = solve(asked.task, seconds=PATIENCE)
        if not solution.proven:
            raise takes_long(asked.path)
        if solution.value is None or solution.line is None:
            return None, None
        asked = asked._replace(par=solution.value, line=" ".join(solution.line))
    line = best_line(asked)
    return (reached(asked.task, line.split()) if line is not None else None), line


def _told(asked: CardPuzzle, line: str, language: str) -> Iterator[Json]:
    """Turns as they are typed, and in words; several are numbered."""
    moves = line.split()
    turns = turns_of(asked.positions(moves), moves) or [()]
    for n, turn in enumerate(turns, start=1):
        told = moves_told(asked.task.start.layout, turn, language)
        number = str(n) if len(turns) > 1 else ""
        yield {"number": number, "tokens": list(turn), "words": capital(told)}


def _remarks(asked: CardPuzzle, language: str) -> Iterator[str]:
    if isinstance(asked.proof, dict) and "optimal_lines" in asked.proof:
        yield say(language, "lines", lines=asked.proof["optimal_lines"])
    if asked.themes:
        theme: dict[str, Fact] = {"theme": asked.themes[0]}
        yield tell(GAME, "theme-idea", theme, language)
