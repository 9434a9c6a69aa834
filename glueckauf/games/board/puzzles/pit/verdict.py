"""Judging an answer: is it legal, how good is it, and where did it go wrong?

Answers are judged by their value, never by equal moves: every line that reaches par wins. The first
slip is found by solving what is left after each token.

    3 stars   par is reached
    2 stars   the first word of the objective is as good as in par
    1 star    the first word is at least half as good as in par
    0 stars   less, an order that must be complete is not, or a rule is broken
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from glueckauf.core.budget import NotProven
from glueckauf.core.rows import Rows, one_row
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, Facts, tell
from glueckauf.games.board.notation import Move, Ride, Send, read, read_line
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.slips import Slip, first_slip, parting
from glueckauf.games.board.puzzles.pit.walk import Best, Walk, walk
from glueckauf.games.board.puzzles.table.split import turns_in
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, Value, rank
from glueckauf.games.board.telling import GAME


class Verdict(NamedTuple):
    """The judgement of an answer.

    `token`, its number `place` and its `column`, both from 1, are of what breaks the rule, or of the
    first slip; "" is past the end of the line. `value` is None where a rule is broken, `par` where
    no line meets the task. `first_slip` is the number of the first token after which par is out of
    reach; one more than there are tokens if the line only stops too early. `continuation` is the
    best line from just before it.
    """

    legal: bool
    violation: Violation | None
    token: str
    place: int
    column: int
    value: Value | None
    par: Value | None
    stars: int
    missing: tuple[str, ...]  # orders that must be complete and are not
    first_slip: int | None
    best: str
    continuation: str
    task: Task | None = None  # what was asked and answered, for `slip`
    given: str = ""

    @property
    def text(self) -> str:
        """The judgement in English, with moves as they are written: for those who type them."""
        return "\n".join(self._sentences("en", written=True))

    def to_rows(self) -> Rows:
        """One row: what was reached and what is possible, word by word; no better line."""
        return one_row(
            legal=self.legal,
            stars=self.stars,
            **(self.value or {}),
            **{f"par_{word}": number for word, number in (self.par or {}).items()},
            first_slip=self.first_slip,
            rule=self.violation.rule if self.violation else None,
        )

    def sentence(self, language: str = "en") -> str:
        """The judgement, with moves in words."""
        return "\n".join(self._sentences(language))

    def short(self, language: str = "en") -> str:
        """Value and stars; what must be complete and is not; the rule that is broken."""
        told = self._about_value(language, written=False)
        return " ".join(told)

    def slip(self, language: str = "en") -> str:
        """The first decision after which par is out of reach, and what it costs."""
        found = self._slip()
        return found.sentence(language) if found else ""

    def _slip(self) -> Slip | None:
        if self.first_slip is None or self.par is None or self.task is None:
            return None
        return first_slip(self.task, self.given, self.par)

    def _sentences(self, language: str, *, written: bool = False) -> Iterator[str]:
        yield from self._about_value(language, written=written)
        if self.first_slip is None or self.par is None:
            return
        found = self._slip()
        if found is not None and found.kind == "stopped":
            yield found.sentence(language)
        else:
            move = _moves_told(self.token, language, written)
            facts: Facts = {"place": self.first_slip, "move": move}
            yield tell(GAME, "slip-move", facts, language)
        if self.continuation:
            better = _moves_told(self.continuation, language, written)
            yield tell(GAME, "slip-instead", {"line": better}, language)
        else:
            yield tell(GAME, "slip-end", {}, language)

    def _about_value(self, language: str, *, written: bool) -> Iterator[str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(GAME, key, facts, language)

        if self.violation is not None:
            facts = {"rule": self.violation.rule, "why": self.violation.sentence(language)}
            if self.token:
                move = _moves_told(self.token, language, written)
                yield say("verdict-illegal", place=self.place, move=move, **facts)
            else:
                yield say("verdict-cut-short", **facts)
            return
        assert self.value is not None, "a legal line has a value"
        if self.missing:
            labels = " ".join(self.missing)
            yield say("verdict-unmet", labels=labels, count=len(self.missing))
        if self.par is None:
            yield say("verdict-infeasible")
            return
        value = spoken(self.value, language)
        if self.stars == 3:
            yield say("verdict-best", value=value)
        else:
            yield say("verdict-short", value=value, par=spoken(self.par, language))
        yield say("verdict-stars", stars=self.stars)


def _moves_told(line: str, language: str, written: bool) -> str:
    return line if written else turns_in_words(turns_in(line), language)


def spoken(value: Value, language: str = "en") -> str:
    """A value in words: 16 VP, 8 steps."""
    amounts: list[Facts] = [{"word": word, "n": n} for word, n in value.items()]
    return ", ".join(tell(GAME, "amount", facts, language) for facts in amounts)


def check(asked: MiningPuzzle | Task, line: str) -> Verdict:
    """Judge a line; NotationError with the column if it is none."""
    task = asked.task if isinstance(asked, MiningPuzzle) else asked
    moves = _moves(line)
    walked = walk(task, moves)
    target = _target(asked)
    par, best = (target.value, target.line) if target else (None, "")
    at = len(walked.places)
    if walked.outcome is None:
        token, column = _token(moves, at)
        return Verdict(False, walked.violation, token, at, column, None, par, 0, (), None, best, "")
    value, meets = walked.outcome.value, walked.outcome.meets
    missing = () if meets else _missing(task, walked)
    stars = _stars(task, value, par) if par is not None and meets else 0
    slip, continuation = None, ""
    if par is not None and stars < 3:
        slip, continuation = parting(task, walked.places, par)
    token, column = _token(moves, slip) if slip else ("", 0)
    return Verdict(
        True,
        None,
        token,
        slip or 0,
        column,
        value,
        par,
        stars,
        missing,
        slip,
        best,
        continuation,
        task,
        line,
    )


def _moves(line: str) -> list[Move]:
    return read_line(line) if line else []


def _token(moves: list[Move], place: int) -> tuple[str, int]:
    """The token with this number, and its column; past the end there is none."""
    column = 1 + sum(len(move) + 1 for move in moves[: place - 1])
    return (str(moves[place - 1]), column) if place <= len(moves) else ("", max(column - 1, 1))


def _target(asked: MiningPuzzle | Task) -> Best | None:
    """Par and a line that reaches it: as the puzzle claims, else as solved."""
    claimed = asked if isinstance(asked, MiningPuzzle) else None
    if claimed and claimed.par is not None and claimed.line is not None:
        return Best(claimed.par, claimed.line)
    solution = solve(asked)
    if not solution.proven:
        raise NotProven
    if solution.value is None or solution.line is None:
        return None
    return Best((claimed and claimed.par) or solution.value, solution.line)


def _missing(task: Task, walked: Walk) -> tuple[str, ...]:
    assert walked.outcome is not None, "asked only of legal lines"
    open_orders = {
        order.label for order in walked.outcome.player.orders if not all_filled(order.squares)
    }
    return tuple(label for label in task.complete if label in open_orders)


def _stars(task: Task, value: Value, par: Value) -> int:
    reached, best = rank(task, value), rank(task, par)
    if reached >= best:
        return 3
    if reached[0] == best[0]:
        return 2
    if task.objective[0].startswith("-"):  # half as good at saving: twice as much
        return int(-reached[0] <= -2 * best[0] or not best[0])
    return int(2 * reached[0] >= best[0])


# --- The line beside the best one -----------------------------------------------------------


class Row(NamedTuple):
    """A token of the best line beside one of the given line; `parts` marks where they part."""

    number: int
    best: str
    given: str
    parts: bool


class Refutation(list[Row]):
    """A line beside the best line that goes along with it as long as par can be reached."""

    def __str__(self) -> str:
        return self.table()

    def table(self, language: str = "en") -> str:
        heads = [tell(GAME, key, {}, language) for key in ("head-best", "head-given")]
        width = max(len(heads[0]), *(len(row.best) for row in self), 0)
        lines = [f"    {heads[0]:<{width}}  {heads[1]}"]
        for number, best, given, parts in self:
            lines.append(f"{number:>3} {best:<{width}}  {given}{'  <' if parts else ''}".rstrip())
        return "\n".join(lines)


def refute(asked: MiningPuzzle | Task, line: str) -> Refutation:
    """The given line and the best line beside it, token by token."""
    task = asked.task if isinstance(asked, MiningPuzzle) else asked
    given = [str(move) for move in _moves(line)]
    verdict = check(asked, line)
    places = walk(task, _moves(line)).places
    best = given
    if verdict.par is not None and verdict.stars < 3:
        slip, continuation = parting(task, places, verdict.par)
        best = [*given[: slip - 1], *continuation.split()]
    rows = Refutation()
    parted = False
    for number, (left, right) in enumerate(zip_longest(best, given, fillvalue=""), start=1):
        parts = left != right and not parted
        parted = parted or parts
        rows.append(Row(number, left, right, parts))
    return rows


# --- Hints ----------------------------------------------------------------------------------


class Hint(NamedTuple):
    """A hint: the key of its sentence, and the facts it tells."""

    key: str
    facts: Facts

    @property
    def text(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        """The hint, with moves in words."""
        told = {
            name: turns_in_words([str(fact)], language) if name == "line" else fact
            for name, fact in self.facts.items()
        }
        return tell(GAME, self.key, told, language)


def hints(asked: MiningPuzzle | Task) -> list[Hint]:
    """Three hints from the proof: the theme, where the cage goes first, how the best line begins.

    A task that no line meets has none.
    """
    target = _target(asked)
    if target is None:
        return []
    theme = Hint("hint-theme", {"theme": (*_themes(asked), "none")[0]})
    moves = [move for move in map(read, target.line.split()) if not isinstance(move, Send)]
    if not moves:
        return [theme, Hint("hint-no-ride", {}), Hint("hint-nothing", {})]
    ride = next((move for move in moves if isinstance(move, Ride)), None)
    level = Hint("hint-level", {"level": ride.level}) if ride else Hint("hint-no-ride", {})
    start = moves[: 2 if moves[0] is ride else 1]  # the ride alone would tell nothing new
    return [theme, level, Hint("hint-start", {"line": " ".join(start)})]


def _themes(asked: MiningPuzzle | Task) -> tuple[str, ...]:
    if isinstance(asked, MiningPuzzle) and asked.themes is not None:
        return asked.themes
    return ladder.themes(asked)
