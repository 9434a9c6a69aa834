"""What paper shows of one puzzle: its picture, a strip for the answer, its line in the key.

A mining puzzle shows its pit and takes a quarter of a page, unless its answer or its orders need
more room. A puzzle on a whole table shows the table and takes a page of its own, on which the own pit
is large and always in the same place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape
from itertools import count
from pathlib import Path
from typing import NamedTuple

from glueckauf.core.puzzle import Json, Printed, takes_long, words
from glueckauf.core.shipped import is_shipped
from glueckauf.core.telling import changed_rules
from glueckauf.core.texts import Fact, tell
from glueckauf.games.board.draw import Part, part_picture, parts, pit_picture
from glueckauf.games.board.draw.clock import categories_part
from glueckauf.games.board.draw.labels import phrase
from glueckauf.games.board.draw.pit import orders_part
from glueckauf.games.board.draw.tray import tray_part
from glueckauf.games.board.hidden import laid_open
from glueckauf.games.board.puzzles.counted import account, counts, is_clocked
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import spoken
from glueckauf.games.board.puzzles.table.board import asked_in
from glueckauf.games.board.puzzles.table.claims import solved
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.puzzles.table.verdict import spoken as turn_spoken
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, steps_of
from glueckauf.games.board.telling import GAME

AnyPuzzle = MiningPuzzle | TablePuzzle

ROWS = (8, 9)  # boxes of a strip beside one another: as few as serve
MOST_BOXES = 48  # in a quarter of a page; more become a line for each action
MOST_ORDERS = 12  # in a quarter of a page
MOST_PITS = 2  # of the others; three would be too small to read, and orders must do
MOST_TURNS = 8  # lines for turns; more can share a line
PATIENCE = 20.0  # seconds for the proof of a puzzle that does not claim its answer
HEIGHT, LOW = 7.0, 6.0  # of a box, in millimetres; low where there are many
NBSP = "\N{NO-BREAK SPACE}"


def say(language: str, word: str, **facts: Fact) -> str:
    return tell(GAME, f"sheet-{word}", facts, language)


def is_whole(asked: AnyPuzzle) -> bool:
    """Does the puzzle need a page of its own?"""
    if not isinstance(asked, MiningPuzzle):
        return True
    return _boxes(asked.task) > MOST_BOXES or len(asked.task.orders) > MOST_ORDERS


def printed(asked: AnyPuzzle, language: str, colour: bool = False) -> Printed:
    return Printed(is_whole(asked), cell(asked, language, colour))


def cell(asked: AnyPuzzle, language: str, colour: bool = False) -> Json:
    """The puzzle as a tree for the layout."""
    title, task = _texts(asked, language)
    return {
        "id": asked.id,
        "title": title,
        "task": task,
        "log": [turn_in_words(turn, language) for turn in _log(asked)],
        "tier": asked.tier,
        "columns": _drawn(asked, language, colour),
        "counts": [] if isinstance(asked, MiningPuzzle) else counts(asked, language),
        "account": None if isinstance(asked, MiningPuzzle) else account(asked, language),
        **_strip(asked)._asdict(),
        "check": _check(asked),
    }


def _texts(asked: AnyPuzzle, language: str) -> tuple[str, str]:
    """Title and task in this language, in English, or made up."""
    if isinstance(asked, MiningPuzzle):
        told = words(asked, language)
        title, task, rules = told.get("title"), told.get("task"), asked.task.rules
        if not task:
            spaces = [phrase(language, "space", space=action) for action in asked.task.actions]
            task = tell(GAME, "puzzle-task", {"actions": ", ".join(spaces)}, language)
    else:
        (title, task), rules = asked_in(asked, language), asked.state.rules
    if rules.overrides:
        changed = changed_rules(GAME, rules, "is", language)
        task = f"{task} {say(language, 'rules', rules=changed)}".strip()
    return title or asked.id, task


def _log(asked: AnyPuzzle) -> tuple[str, ...]:
    return asked.log if isinstance(asked, BlunderPuzzle) else ()


def _drawn(asked: AnyPuzzle, language: str, colour: bool) -> list[list[Json]]:
    """Columns of pictures: the pit as the puzzle board shows it, but without its player; or the table
    of the puzzle, with open deliveries: the clock is shown category by category.

    A table has three columns: the works; the own pit with what matters most to it; the rest.
    """
    if isinstance(asked, MiningPuzzle):
        player = asked.positions(())[0].players[0]
        rules = asked.task.rules
        drawn = pit_picture(
            player.mine, player.orders, rules, language, printed=True, colour=colour
        )
        return [[_part(drawn, "desc")]]
    state = laid_open(asked.state, asked.seat)
    table = _table(asked, state, language)

    def seen(name: str) -> Json:
        return _part(part_picture(table[name], str(state), printed=True, colour=colour))

    works = seen("works") | {"described": str(state)}
    mine = seen(f"pit{asked.seat}") | {"own": True}
    others = [seen(f"pit{seat}") for seat in range(len(state.players)) if seat != asked.seat]
    if isinstance(asked, DraftPuzzle):
        return [[works], [seen("tray"), mine], [seen("categories"), *others]]
    return [[works], [mine, seen("categories")], others]


def _table(asked: TablePuzzle, state: State, language: str) -> dict[str, Part]:
    """The parts of the table as paper needs them."""
    own = asked.seat
    table = {part.name: part for part in parts(state, language, you=own)}
    # A clock that is not scored has no shift: none of its bands is lit.
    counted = state._replace(shift=0) if not is_clocked(asked) else state
    table["categories"] = categories_part(counted, language, own)
    seats = [seat for seat in range(len(state.players)) if seat != own]
    if len(seats) > MOST_PITS:
        table |= {f"pit{seat}": orders_part(state, language, seat, own) for seat in seats}
    row = tray_part(state, language, say(language, "draft-row"))
    return table if row is None else table | {"tray": row}


def _part(drawn: str, told: str = "title") -> Json:
    """A picture with its title or description, and its shape."""
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawn)
    words = re.search(f"<{told}>(.*?)</{told}>", drawn, re.DOTALL)
    assert size, "every picture says how large it is"
    assert words, "and what it shows"
    ratio = int(size[2]) / int(size[1])
    return {"picture": drawn, "described": unescape(words[1]), "ratio": ratio, "own": False}


def _check(asked: AnyPuzzle) -> str:
    """The command that judges an answer; a puzzle that is not shipped is named by its file."""
    name = asked.id if is_shipped(asked.path) else Path(asked.path).name
    several = isinstance(asked, MiningPuzzle) and len(asked.task.actions) > 1
    start = f"{asked.task.actions[0]} …" if isinstance(asked, MiningPuzzle) and several else "…"
    if isinstance(asked, DraftPuzzle):
        start = " ".join(["draft/…"] * asked.picks)
    named = f'"{name}"' if " " in name else name
    return f'glueckauf check {named} "{start}"'


# --- The strip ------------------------------------------------------------------------------


class Strip(NamedTuple):
    """Boxes to write the answer in: how many stand in a row, their height, and the boxes.

    A box is for one step, or for what follows a printed beginning, or names an action and is two wide, or is a whole line. A gap is no box: it
    ends a row that has no room for the name of the next action.
    """

    row: int
    height: float
    strip: list[Json]


def _strip(asked: AnyPuzzle) -> Strip:
    if isinstance(asked, MiningPuzzle):
        return _mining_strip(asked.task)
    if isinstance(asked, DraftPuzzle):
        picks = [{"kind": "line", "words": "draft/"}] * asked.picks
        return Strip(max(asked.picks, 6), HEIGHT, picks)
    if isinstance(asked, BlunderPuzzle):
        return Strip(6, HEIGHT, [{"kind": "step", "words": ""}])
    turns = min(asked.asked.own_turns, MOST_TURNS)
    return Strip(1, HEIGHT, [{"kind": "line", "words": str(n + 1)} for n in range(turns)])


def _boxes(task: Task) -> int:
    """Places in a strip: one for each step, two for the name of each of several actions."""
    named = 2 * len(task.actions) if len(task.actions) > 1 else 0
    return sum(map(steps_of, task.actions)) + named


def _mining_strip(task: Task) -> Strip:
    boxes = _boxes(task)
    if boxes > MOST_BOXES:
        return Strip(1, LOW, [{"kind": "line", "words": action} for action in task.actions])
    if len(task.actions) == 1:
        rows = -(-boxes // ROWS[0])
        return Strip(max(-(-boxes // rows), 5), HEIGHT if rows < 3 else LOW, _steps(boxes))
    strips = [Strip(row, LOW, list(_named_boxes(task, row))) for row in ROWS]
    return min(strips, key=lambda strip: -(-sum(map(_width, strip.strip)) // strip.row))


def _steps(number: int) -> list[Json]:
    return [{"kind": "step", "words": str(n + 1)} for n in range(number)]


def _named_boxes(task: Task, row: int) -> Iterator[Json]:
    numbers = count(1)
    taken = 0
    for action in task.actions:
        if taken % row == row - 1:
            yield {"kind": "gap", "words": ""}
            taken += 1
        yield {"kind": "action", "words": action}
        steps = steps_of(action)
        for _ in range(steps):
            yield {"kind": "step", "words": str(next(numbers))}
        taken += 2 + steps


def _width(box: Json) -> int:
    return 2 if box["kind"] == "action" else 1


# --- The key --------------------------------------------------------------------------------


def answer(asked: AnyPuzzle, language: str) -> Json:
    """A line of the key: the best value, lines that reach it, and what is to be learnt."""
    if isinstance(asked, MiningPuzzle):
        value, written = _best(asked, language)
        lines = [{"number": "", "tokens": line.split(), "words": ""} for line in written]
    else:
        value, first, turns = _best_on_table(asked, language)
        lines = list(_told(turns, first, language))
    return {
        "id": asked.id,
        "title": _texts(asked, language)[0],
        "value": _set(value),
        "better": say(language, "better") if lines and isinstance(asked, BlunderPuzzle) else "",
        "lines": lines,
        "remarks": " ".join(_remarks(asked, language)),
    }


def _set(value: str) -> str:
    """The words of a value as a typesetter writes them: numbers stay with what they count."""
    return re.sub(r"(?<=\d) ", NBSP, value)


def _told(turns: Sequence[str], first: int, language: str) -> Iterator[Json]:
    """Turns as they are typed, and in words; several are numbered."""
    for n, turn in enumerate(turns, start=first):
        number = str(n) if first > 1 or len(turns) > 1 else ""
        yield {"number": number, "tokens": turn.split(), "words": turn_in_words(turn, language)}


def _best(asked: MiningPuzzle, language: str) -> tuple[str, list[str]]:
    """As the puzzle claims, else as solved."""
    value, line = asked.par, asked.line
    if value is None or line is None:
        solution = solve(asked, seconds=PATIENCE)
        if not solution.proven:
            raise takes_long(asked.path)
        value, line = solution.value, solution.line
    if value is None or line is None:
        return tell(GAME, "verdict-infeasible", {}, language), []
    amounts = [spoken({word: n}, language) for word, n in value.items()]
    return ", ".join(amounts), [line]


def _best_on_table(asked: TablePuzzle, language: str) -> tuple[str, int, tuple[str, ...]]:
    """The same, with the number of the first turn; of a blunder its turn, and the best from there."""
    par, lines = asked.par, asked.lines
    loss = asked.loss if isinstance(asked, BlunderPuzzle) else 0
    if par is None or lines is None or loss is None:
        facts = solved(asked, runner_up=False)
        if not facts.proven:
            raise takes_long(asked.path)
        par, lines, loss = facts.par, facts.lines, facts.loss
    if par is None:
        return tell(GAME, "verdict-infeasible", {}, language), 1, ()
    if isinstance(asked, BlunderPuzzle):
        return say(language, "blunder", turn=par, loss=loss or 0), par, lines
    objective = asked.asked.objective if isinstance(asked, TurnPuzzle) else "vp"
    return turn_spoken(par, objective, language), 1, lines


def _remarks(asked: AnyPuzzle, language: str) -> Iterator[str]:
    if isinstance(asked.proof, dict) and "optimal_lines" in asked.proof:
        yield say(language, "lines", lines=asked.proof["optimal_lines"])
    if asked.themes:
        yield tell(GAME, "hint-theme", {"theme": asked.themes[0]}, language)
