"""The judgement of a line of moves: what verdicts of all games say alike, and the line beside the best one.

Answers are judged by their value, never by equal moves: every line that reaches par wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import zip_longest
from typing import Any, ClassVar

from glueckauf.core.puzzle import MOST_STARS, Row
from glueckauf.core.puzzle_file import Number, written
from glueckauf.core.rows import Rows, one_row
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, tell


class Judged:
    """Put it before the tuple of a verdict's data, and say in it how values and moves are told.

    `token` and its number `place`, from 1, are of what breaks the rule, or of the first slip; "" is past
    the end of the line. `value` is None where a rule is broken or the task is not met, `par` where no line meets it.
    `first_slip` is the number of the first move after which par is out of reach; one more than there
    are moves if the line only stops too early. `continuation` is the best line from just before it.
    """

    __slots__ = ()

    GAME: ClassVar[str]
    ENDS: ClassVar[tuple[str, ...]] = ("end",)  # moves that do nothing but end something
    given: str
    legal: bool
    violation: Violation | None
    too_long: bool
    token: str
    place: int
    stars: int
    first_slip: int | None
    continuation: tuple[str, ...]
    value: Any  # word by word, or None
    par: Any

    # --- What a game says ---

    def _worth_told(self, value: Any, language: str, *, bars: bool) -> str:
        """A value in words, inside a sentence; with pictures of probabilities where it has `bars`."""
        raise NotImplementedError

    def _token_told(self, language: str) -> str:
        """The move that breaks a rule."""
        return self.token

    def _unmet(self, language: str) -> str:
        """What is said where the end of a legal line does not meet the task."""
        return tell(self.GAME, "verdict-infeasible", {}, language)

    def _moves_told(self, moves: Sequence[str], language: str) -> str:
        """Moves from the first slip on, in words, inside a sentence."""
        raise NotImplementedError

    def _better_told(self, language: str) -> str:
        """The continuation, after a colon."""
        return self._moves_told(self.continuation, language)

    # --- What all say ---

    @property
    def has_stopped(self) -> bool:
        """Does the line do nothing any more from its first slip on? Then it has only stopped too early."""
        rest = self.given.split()[self.first_slip - 1 :] if self.first_slip else ()
        return self.first_slip is not None and all(move in self.ENDS for move in rest)

    @property
    def text(self) -> str:
        """The judgement in English, with moves as they are written: for those who type them."""
        return "\n".join(self._sentences("en", written=True))

    def to_rows(self) -> Rows:
        """One row: what was reached and what is possible, word by word; no better line."""
        return one_row(
            legal=self.legal,
            stars=self.stars,
            **_written(self.value or {}),
            **{f"par_{word}": amount for word, amount in _written(self.par or {}).items()},
            first_slip=self.first_slip,
            rule=self.violation.rule if self.violation else None,
        )

    def sentence(self, language: str = "en") -> str:
        """The judgement, with moves in words."""
        return "\n".join(self._sentences(language))

    def short(self, language: str = "en") -> str:
        """Value and stars, or the rule that is broken."""
        return " ".join(self._about_value(language, bars=True))

    def _sentences(self, language: str, *, written: bool = False) -> Iterator[str]:
        yield from self._about_value(language, written=written)
        if self.first_slip is None:
            return

        if not self.has_stopped:
            move = self.token if written else self._moves_told((self.token,), language)
            facts: dict[str, Fact] = {"place": self.first_slip, "move": move}
            yield tell(self.GAME, "slip-move", facts, language)
        else:
            yield tell(self.GAME, "slip-stopped", {}, language)
        if self.continuation:
            line = " ".join(self.continuation) if written else self._better_told(language)
            yield tell(self.GAME, "slip-instead", {"line": line}, language)
        else:
            yield tell(self.GAME, "slip-end", {}, language)

    def _about_value(
        self, language: str, *, written: bool = False, bars: bool = False
    ) -> Iterator[str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(self.GAME, key, facts, language)

        if self.too_long:
            yield say("puzzle-too-long", place=self.place)
            return
        if self.violation is not None:
            facts = {"rule": self.violation.rule, "why": self.violation.sentence(language)}
            if self.token:
                move = self.token if written else self._token_told(language)
                yield say("verdict-illegal", place=self.place, move=move, **facts)
            else:
                yield say("verdict-cut-short", **facts)
            return
        if self.par is None:
            yield say("verdict-infeasible")
            return
        if self.value is None:
            yield self._unmet(language)
            yield say("verdict-stars", stars=self.stars)
            return
        value = self._worth_told(self.value, language, bars=bars)
        if self.stars == MOST_STARS:
            yield say("verdict-best", value=value)
        else:
            par = self._worth_told(self.par, language, bars=bars)
            yield say("verdict-short", value=value, par=par)
        yield say("verdict-stars", stars=self.stars)


def _written(value: Mapping[str, Number]) -> dict[str, int | str]:
    return {word: written(amount) for word, amount in value.items()}


def token_at(moves: Sequence[str], place: int) -> str:
    """The token with this number, from 1; past the end there is none."""
    return str(moves[place - 1]) if place <= len(moves) else ""


def stars_on_the_way(reached: Number, aimed: Number, idle: Number) -> int:
    """Two stars for three quarters of the way there from doing nothing, one for half of it."""
    share = Fraction(reached - idle) / Fraction(aimed - idle) if aimed > idle else Fraction(0)
    return 2 if share >= Fraction(3, 4) else int(share >= Fraction(1, 2))


def beside(verdict: Judged) -> list[tuple[int, str, str, bool]]:
    """The best line and the given one, move by move, and where they part."""
    given = verdict.given.split()
    if verdict.first_slip is None:
        return []
    best_moves = [*given[: verdict.first_slip - 1], *verdict.continuation]
    rows = []
    parted = False
    for number, (left, right) in enumerate(zip_longest(best_moves, given, fillvalue=""), start=1):
        parts = left != right and not parted
        parted = parted or parts
        rows.append((number, left, right, parts))
    return rows


def told_beside(verdict: Judged, pieces: Callable[[Sequence[str]], Sequence[str]]) -> list[Row]:
    """The same with the moves in words; `pieces` tells those of a line."""
    found = beside(verdict)
    best = [*pieces([left for _, left, _, _ in found if left]), *[""] * len(found)]
    given = [*pieces([right for _, _, right, _ in found if right]), *[""] * len(found)]
    return [
        Row(number, left, right, best[number - 1], given[number - 1], parts)
        for number, left, right, parts in found
    ]


def first_parting(line: Sequence[str], other: Sequence[str]) -> int:
    """The number of the first move, from 0, in which a line leaves the other."""
    pairs = enumerate(zip(line, other, strict=False))
    return next((n for n, (one, two) in pairs if one != two), min(len(line), len(other)))
