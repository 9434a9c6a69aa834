"""The task of a puzzle in words, in four languages, from templates: what there is, then what is asked.

The position alone decides which of several ways of saying it is taken, so the same task is always told
in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from glueckauf.core.texts import LANGUAGES, Fact, listed, tell
from glueckauf.games.woodcraft.draw.labels import phrase
from glueckauf.games.woodcraft.parts import ROWS, Gain, Mark, Player
from glueckauf.games.woodcraft.solve.task import Task
from glueckauf.games.woodcraft.telling import GAME, dice_letters
from glueckauf.games.woodcraft.turn import is_struck

WAYS = 3  # of saying the same
AT_ONCE = ("timber", "renown")  # they have done what they do (WC-7.2)
Sentence = tuple[str, dict[str, Fact]]


def texts(task: Task, kind: str, name: str) -> dict[str, dict[str, str]]:
    """The texts of a puzzle without a title of its own: it is called by its name."""
    return {
        language: {
            "title": tell(GAME, "making-title", {"name": name}, language),
            "task": task_in_words(task, kind, language),
        }
        for language in LANGUAGES
    }


def task_in_words(task: Task, kind: str, language: str = "en") -> str:
    """What is asked, with the facts of the position."""
    told = _sentences(task, kind, language)
    return " ".join(tell(GAME, key, facts, language) for key, facts in told)


def _sentences(task: Task, kind: str, language: str) -> Iterator[Sentence]:
    state, player = task.start, task.start.players[task.seat]
    lot = crc32(repr((player, state.pool, state.board, task.objective)).encode())
    if player.held:
        names = [phrase(language, "order-name", order=order) for order in player.held]
        yield "making-held", {"n": len(names), "orders": listed(GAME, names, language)}
    if any(player.dice):
        yield "making-dice", {"n": sum(player.dice), "dice": _letters(player.dice)}
    owned = _owned(player, language)
    if owned:
        yield "making-owned", {"things": listed(GAME, owned, language)}
    ready = [
        phrase(language, "helper", helper=helper)
        for helper in player.helpers
        if helper not in AT_ONCE and not is_struck(player, helper, state.round)
    ]
    if ready:
        yield "making-helpers", {"n": len(ready), "helpers": listed(GAME, ready, language)}
    asked: dict[str, Fact] = {"kind": kind, "dice": _letters(task.dice), "n": _lanterns(task)}
    yield "making-ask", asked
    word = "blades" if "-blades" in task.objective else task.objective[-1].removeprefix("-")
    yield "making-then", {"word": word, "say": lot % WAYS + 1}


def _letters(dice: tuple[int, ...]) -> str:
    return dice_letters(die for die, number in enumerate(dice) for _ in range(number))


def _owned(player: Player, language: str) -> list[str]:
    """Saw blades, glue, offcuts and blueberries that are not crossed out."""
    owned = [(row, player.owned(at)) for at, row in enumerate(ROWS)]
    return [phrase(language, "thing", what=row, number=n) for row, n in owned if n]


def _lanterns(task: Task) -> int:
    """The lanterns that are to be marked now."""
    waiting = [
        step.number for step in task.start.todo if isinstance(step, Gain) and step.what == "lantern"
    ]
    return sum(waiting) + sum(isinstance(step, Mark) for step in task.start.todo)
