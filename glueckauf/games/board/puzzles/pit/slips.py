"""Where a line first goes wrong: the first move after which par is out of reach, be it by a step.

Half a pair is a move like any other. A line that does nothing any more from its slip on has not gone
wrong there: it has stopped.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.notation import END, Move, Ride, Send, read_line
from glueckauf.games.board.puzzles.pit.walk import Best, best_from, walk
from glueckauf.games.board.puzzles.table.split import turns_in
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.solve.pit.task import Place, Task, Value, rank
from glueckauf.games.board.telling import GAME

Par = tuple[tuple[str, int], ...]  # a value that can be kept


class Slip(NamedTuple):
    """The first decision after which the best is out of reach.

    `place` is its number, from 1, and `word` what it loses: of this, `most` can be had after it, and
    `par` before it. Without a word an order that must be complete cannot be so any more. `kind` is
    "move", "ended" (an action is left although its steps are needed) or "stopped", where `place` is
    the last move that was made.
    """

    kind: str
    place: int
    move: str
    word: str
    most: int
    par: int

    def sentence(self, language: str = "en") -> str:
        """Which move it is and what it costs, without anything better."""
        move = turns_in_words(turns_in(self.move), language) if self.move else ""
        facts: Facts = {"kind": self.kind, "place": self.place, "move": move}
        told = tell(GAME, "slip-first", facts, language)
        return told if self.kind == "stopped" else f"{told} {self._cost(language)}"

    def _cost(self, language: str) -> str:
        if not self.word:
            return tell(GAME, "slip-unmet", {}, language)
        if self.word == "steps":
            return tell(GAME, "slip-steps", {"n": self.most - self.par}, language)
        value = tell(GAME, "amount", {"word": self.word, "n": self.most}, language)
        return tell(GAME, "slip-most", {"value": value}, language)


def first_slip(task: Task, line: str, par: Value) -> Slip | None:
    """The slip of a legal line; None if it reaches par."""
    return _first_slip(task, line, tuple(par.items()))


@lru_cache(maxsize=64)
def _first_slip(task: Task, line: str, par: Par) -> Slip | None:
    moves = read_line(line) if line else []
    walked = walk(task, moves)
    assert walked.outcome is not None, "asked of legal lines"
    target = dict(par)
    if walked.outcome.meets and rank(task, walked.outcome.value) >= rank(task, target):
        return None
    place, _ = parting(task, walked.places, target)
    after = best_from(task, walked.places[place]) if place <= len(moves) else None
    word = _lost(task, after, target) if after is not None else ""
    kind = _kind(moves[place - 1 :], word)
    if kind == "stopped":
        return Slip(kind, place - 1, "", "", 0, 0)
    move = str(moves[place - 1]) if kind == "move" else ""
    most = after.value[word] if after is not None else 0
    return Slip(kind, place, move, word, most, target.get(word, 0))


def parting(task: Task, places: Sequence[Place], par: Value) -> tuple[int, str]:
    """The number of the first token after which par is out of reach, one more than there are if the
    line only stops too early, and the best line from just before it.

    What is lost stays lost, so it is found by halving.
    """

    def lost(n: int) -> bool:
        found = best_from(task, places[n])
        return found is None or rank(task, found.value) < rank(task, par)

    at = bisect_left(range(len(places)), True, lo=1, key=lost)
    found = best_from(task, places[at - 1])
    return at, found.line if found else ""


def _lost(task: Task, best: Best, par: Value) -> str:
    """The first word of the objective of which less can be had than par has."""
    pairs = zip(task.objective, rank(task, best.value), rank(task, par), strict=True)
    return next(word.removeprefix("-") for word, most, aimed in pairs if most < aimed)


def _kind(rest: list[Move], word: str) -> str:
    """What kind of slip begins the rest of a line."""
    idle = all(isinstance(move, Ride | Send) or move == END for move in rest)
    if not rest or (idle and word != "steps"):
        return "stopped"
    return "ended" if isinstance(rest[0], Send) or rest[0] == END else "move"
