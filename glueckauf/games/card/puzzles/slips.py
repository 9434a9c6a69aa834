"""Where a line first goes wrong, as a person means it.

A line that loads too little and takes too many steps loses its lorries somewhere, and that is the slip:
not a needless step before. So the slip is looked for in the first word of the objective by which the
line falls short, and in nothing that comes after it. A line that does nothing any more from its slip
on has not gone wrong there: it has stopped.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.texts import Facts, tell, within
from glueckauf.games.card.notation import END, PASS, Move, read_line
from glueckauf.games.card.puzzles.telling import move_told
from glueckauf.games.card.puzzles.walk import Best, best_from, walk
from glueckauf.games.card.solve.task import Place, Task, Value, rank, value_of
from glueckauf.games.card.telling import GAME

Par = tuple[tuple[str, int], ...]  # a value that can be kept


class Slip(NamedTuple):
    """The first decision after which the best is out of reach.

    `place` is its number, from 1, `turn` the own turn it belongs to, and `word` what it loses: of
    this, `most` can be had after it, and `par` before it. `kind` is "move" or "stopped", where
    `place` is the last move that was made.
    """

    kind: str
    place: int
    turn: int
    move: str
    word: str
    most: int
    par: int

    def sentence(self, task: Task, language: str = "en") -> str:
        """Which move it is and what it costs, without anything better."""
        told = move_told(task.start.layout, self.move, language) if self.move else ""
        unit = unit_of(task)
        place = self.turn if self.place and unit == "turns" else self.place
        facts: Facts = {"kind": self.kind, "place": place, "unit": unit, "move": told}
        said = tell(GAME, "puzzle-slip", facts, language)
        return said if self.kind == "stopped" else f"{said} {self._cost(language)}"

    def _cost(self, language: str) -> str:
        return cost(self.word, self.most, self.par, language)


def unit_of(task: Task) -> str:
    """What slips are counted in: where there are several turns, nobody counts moves."""
    return "moves" if task.turns in (0, 1) else "turns"


def cost(word: str, most: int, par: int, language: str) -> str:
    """What a slip costs after which only `most` of this word can be had."""
    if word == "steps":
        return tell(GAME, "puzzle-slip-steps", {"n": most - par}, language)
    value = tell(GAME, "puzzle-worth", {"word": word, "n": most}, language)
    return tell(GAME, "slip-most", {"value": within(value, language)}, language)


def first_slip(task: Task, line: str, par: Value) -> Slip | None:
    """The slip of a legal line; None if it reaches par."""
    return _first_slip(task, line, tuple(par.items()))


@lru_cache(maxsize=256)
def _first_slip(task: Task, line: str, par: Par) -> Slip | None:
    moves = read_line(line) if line else []
    walked = walk(task, moves)
    assert walked.end is not None, "asked of legal lines"
    aimed, reached = rank(task, dict(par)), rank(task, value_of(task, walked.end))
    if reached >= aimed:
        return None
    parted = [mine != yours for mine, yours in zip(aimed, reached, strict=True)]
    number = 1 + parted.index(True)
    aim = task._replace(objective=task.objective[:number])
    places = walked.places

    def reach(n: int) -> Best | None:
        return best_from(aim, places[n])

    def lost(n: int) -> bool:
        found = reach(n)
        return found is None or rank(aim, found.value) < aimed[:number]

    at = bisect_left(range(len(places)), True, lo=1, key=lost)
    word = task.objective[number - 1].removeprefix("-")
    after = reach(at) if at < len(places) else None
    most = after.value[word] if after is not None else value_of(task, walked.end)[word]
    stopped = _has_stopped(moves[at - 1 :])
    return Slip(
        kind="stopped" if stopped else "move",
        place=at - 1 if stopped else at,
        turn=places[at - 1].turns + 1,
        move="" if stopped else str(moves[at - 1]),
        word=word,
        most=most,
        par=dict(par)[word],
    )


def _has_stopped(rest: list[Move]) -> bool:
    """Does a line do nothing any more?"""
    return all(move in (END, PASS) for move in rest)


def parting(task: Task, places: Sequence[Place], par: Value) -> tuple[int, tuple[str, ...]]:
    """The number of the first move after which par is out of reach, and the best line from just
    before it. What is lost stays lost, so it is found by halving."""

    def lost(n: int) -> bool:
        found = best_from(task, places[n])
        return found is None or rank(task, found.value) < rank(task, par)

    at = bisect_left(range(len(places)), True, lo=1, key=lost)
    found = best_from(task, places[at - 1])
    return at, found.line if found else ()
