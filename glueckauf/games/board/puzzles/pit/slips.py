"""Where a line first goes wrong, as a person means it.

A line that brings too few points and too many steps loses its points somewhere, and that is the slip:
not an idle ride before, which only costs a step. So the slip is looked for in the first word of the
objective by which the line falls short, and in nothing that comes after it. A line that does nothing
any more from its slip on has not gone wrong there: it has stopped.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.notation import END, Move, Ride, Send, read_line
from glueckauf.games.board.puzzles.pit.walk import Best, best_from, walk
from glueckauf.games.board.puzzles.table.split import turns_in
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.solve.pit.task import Task, Value, rank
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
    best, reached = rank(task, dict(par)), rank(task, walked.outcome.value)
    if walked.outcome.meets and reached >= best:
        return None
    parted = [mine != yours for mine, yours in zip(best, reached, strict=True)]
    number = 1 + parted.index(True) if walked.outcome.meets else 0
    aim = task._replace(objective=task.objective[:number] or task.objective)
    whole = [n for n, place in enumerate(walked.places) if place.whole]

    def reach(n: int) -> Best | None:
        return best_from(aim, walked.places[n])

    def lost(n: int) -> bool:
        found = reach(n)
        return found is None or (number > 0 and rank(aim, found.value) < best[:number])

    at = bisect_left(whole, True, lo=1, key=lost)
    place = whole[at - 1] + 1
    word = task.objective[number - 1].removeprefix("-") if number else ""
    after = reach(whole[at]) if at < len(whole) else None
    most = after.value[word] if after is not None and word else 0
    kind = _kind(moves[place - 1 :], word)
    if kind == "stopped":
        return Slip(kind, place - 1, "", word, most, dict(par).get(word, 0))
    move = str(moves[place - 1]) if kind == "move" else ""
    if after is None:
        word = ""
    return Slip(kind, place, move, word, most, dict(par).get(word, 0))


def _kind(rest: list[Move], word: str) -> str:
    """What kind of slip begins the rest of a line."""
    idle = all(isinstance(move, Ride | Send) or move == END for move in rest)
    if not rest or (idle and word != "steps"):
        return "stopped"
    return "ended" if isinstance(rest[0], Send) or rest[0] == END else "move"
