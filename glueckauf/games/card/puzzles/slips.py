"""Where a line first goes wrong: the first move after which par is out of reach.

All that is said of a slip asks here, so no two sentences can name different ones.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.core.texts import tell, within
from glueckauf.games.card.puzzles.walk import best_from
from glueckauf.games.card.solve.task import Place, Task, Value, rank
from glueckauf.games.card.telling import GAME


class Slip(NamedTuple):
    """The first move after which par is out of reach.

    `place` is its number, from 1, one more than there are moves if the line only stops too early;
    `turn` is the own turn it belongs to. `better` is the best line from just before it, and `left` the
    best that can be had after it.
    """

    place: int
    turn: int
    better: tuple[str, ...]
    left: Value | None


def first_slip(task: Task, places: Sequence[Place], par: Value) -> Slip:
    """The slip of a legal line that misses par; `places` are those before its first move and after each.

    What is lost stays lost, so it is found by halving.
    """
    aimed = rank(task, par)

    def is_lost(n: int) -> bool:
        found = best_from(task, places[n])
        return found is None or rank(task, found.value) < aimed

    at = bisect_left(range(len(places)), True, lo=1, key=is_lost)
    before = best_from(task, places[at - 1])
    after = best_from(task, places[at]) if at < len(places) else None
    return Slip(
        place=at,
        turn=places[at - 1].turns + 1,
        better=before.line if before else (),
        left=after.value if after else None,
    )


def unit_of(task: Task) -> str:
    """What slips are counted in: where there are several turns, nobody counts moves."""
    return "moves" if task.turns in (0, 1) else "turns"


def lost(task: Task, left: Value, par: Value, language: str) -> str:
    """What a slip costs after which only this is `left`: the first word that falls short."""
    aimed, found = rank(task, par), rank(task, left)
    parted = [mine != yours for mine, yours in zip(aimed, found, strict=True)]
    word = task.objective[parted.index(True)].removeprefix("-")
    return cost(word, left[word], par[word], language)


def cost(word: str, most: int, par: int, language: str) -> str:
    """What a slip costs after which only `most` of this word can be had."""
    if word == "steps":
        return tell(GAME, "puzzle-slip-steps", {"n": most - par}, language)
    value = tell(GAME, "puzzle-worth", {"word": word, "n": most}, language)
    return tell(GAME, "slip-most", {"value": within(value, language)}, language)
