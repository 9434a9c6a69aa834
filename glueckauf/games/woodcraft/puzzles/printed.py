"""What paper shows of one puzzle: its picture, a strip for the answer, its line in the key.

Where only dice, orders and materials matter, a puzzle takes a quarter of a page; else the main board and the
sheet take a page.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Json, Printed, words
from glueckauf.core.puzzle_paper import HEIGHT, check_command, part, unbroken
from glueckauf.core.telling import changed_rules
from glueckauf.core.texts import Fact, tell
from glueckauf.games.woodcraft.draw import pages
from glueckauf.games.woodcraft.parts import BLUEBERRY
from glueckauf.games.woodcraft.puzzles.natural import best_line
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import THEN, pieces, spoken, task_told
from glueckauf.games.woodcraft.puzzles.verdict import par_of
from glueckauf.games.woodcraft.solve.task import Task
from glueckauf.games.woodcraft.telling import GAME

LINES, FEW_LINES = 6, 3  # to write moves on, of a page and of a quarter
ON_SHEET = {"points", "nuts", "lanterns", "lines", "chests", "helpers", "blueberries"}
LEADS_ON = {"lantern", "chestnut", "blueberry", "order"}  # rewards for which more must be seen


def printed(asked: WoodcraftPuzzle, language: str, colour: bool = False) -> Printed:
    return Printed(is_whole(asked), cell(asked, language, colour))


def is_whole(asked: WoodcraftPuzzle) -> bool:
    """Does the puzzle need a page of its own?"""
    task = asked.task
    player, layout = task.start.players[task.seat], task.start.layout
    rewards = [layout.orders[order].reward for order in player.held]
    return (
        asked.view != "sheet"
        or bool(ON_SHEET & set(task.objective))
        or player.owned(BLUEBERRY) > 0
        or any(what in LEADS_ON for reward in rewards for what, _ in reward.gains)
    )


def cell(asked: WoodcraftPuzzle, language: str, colour: bool = False) -> Json:
    """The puzzle as a tree for the layout."""
    title, task = texts(asked, language)
    lines = LINES if is_whole(asked) else FEW_LINES
    return {
        "id": asked.id,
        "title": title,
        "task": task,
        "log": [],
        "tier": asked.tier,
        "columns": _drawn(asked, language, colour),
        "counts": _counts(asked.task, language) if is_whole(asked) else [],
        "account": None,
        "row": 1,
        "height": HEIGHT,
        "strip": [{"kind": "line", "words": str(n + 1)} for n in range(lines)],
        "check": check_command(asked.id, asked.path),
    }


def texts(asked: WoodcraftPuzzle, language: str) -> tuple[str, str]:
    """Title and task in this language, in English, or made up; and the rules that are changed."""
    told, rules = words(asked, language), asked.task.start.rules
    task = task_told(asked, language)
    if rules.overrides:
        changed: dict[str, Fact] = {"rules": changed_rules(GAME, rules, "is", language)}
        task = f"{task} {tell(GAME, 'sheet-rules', changed, language)}"
    return told.get("title", asked.id), task


def _drawn(asked: WoodcraftPuzzle, language: str, colour: bool) -> list[list[Json]]:
    """Columns of pictures."""
    state, seat = asked.task.start, asked.seat
    if not is_whole(asked):
        return [[part(pages.quarter(state, language, seat, colour=colour), "desc")]]
    columns = pages.page(state, language, seat, colour=colour)
    return [[part(one, "title" if n else "desc") for one in c] for n, c in enumerate(columns)]


def _counts(task: Task, language: str) -> list[str]:
    """What a picture does not tell: what is printed on the orders that are completed."""
    layout, done = task.start.layout, task.start.players[task.seat].done
    if not done or "points" not in task.objective:
        return []
    rewards = [layout.orders[order].reward for order in done]
    facts: dict[str, Fact] = {
        "orders": len(done),
        "points": sum(reward.vp for reward in rewards),
        "fame": sum(reward.reputation for reward in rewards),
    }
    return [tell(GAME, "paper-done", facts, language)]


# --- The key --------------------------------------------------------------------------------


def answer(asked: WoodcraftPuzzle, language: str) -> Json:
    """A line of the key: the best value, a line that reaches it, and what is to be learnt."""
    line, par = best_line(asked), par_of(asked)
    told, lines = tell(GAME, "verdict-infeasible", {}, language), list[Json]()
    if line is not None and par is not None:
        moves = line.split()
        in_words = THEN.join(pieces(asked.task, moves, language))
        told = unbroken(spoken(asked.task, par, language))
        lines = [{"number": "", "tokens": moves, "words": in_words}]
    return {
        "id": asked.id,
        "title": texts(asked, language)[0],
        "value": told,
        "better": "",
        "lines": lines,
        "remarks": " ".join(_remarks(asked, language)),
    }


def _remarks(asked: WoodcraftPuzzle, language: str) -> Iterator[str]:
    if isinstance(asked.proof, dict) and "answers" in asked.proof:
        yield tell(GAME, "sheet-lines", {"lines": asked.proof["answers"]}, language)
    if asked.themes:
        yield tell(GAME, "theme-idea", {"theme": asked.themes[0]}, language)
