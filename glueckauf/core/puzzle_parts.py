"""A puzzle whose parts are modules of one package: what a kind of puzzle that is answered by moves need not
say again. Each part is loaded when it is first asked for.

    board      positions, over, about, rows, view       verdict   check
    hints      hints                                    claims    prove, wrong_claims
    explain    explain                                  grading   graded
    natural    best_line, natural                       writing   dumps
    printed    printed, answer                          ways      ways
    tries      opened                                   making.variants   variant
    possible   impossible

Put it before the tuple of the puzzle's data, which has the fields `task`, `line`, `hints`, `own_hints` and
its claims.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, ClassVar, Self

from glueckauf.core.puzzle import (
    Choice,
    Explained,
    Impossible,
    Json,
    Open,
    Printed,
    Proof,
    Row,
    Ways,
    Wrong,
    in_time,
)


class InParts:
    """As core/puzzle.py asks, each part by its module of the package `PARTS`."""

    __slots__ = ()

    PARTS: ClassVar[str]
    CLAIMS: ClassVar[tuple[str, ...]]  # the keys of what a file may claim
    path: str
    line: str | None
    hints: tuple[str, ...] | None
    own_hints: dict[str, tuple[str, ...]] | None

    def _part(self, name: str) -> Any:
        return import_module(f"{self.PARTS}.{name}")

    def impossible(self) -> Iterator[Impossible]:
        found: Iterator[Impossible] = self._part("possible").impossible(self)
        return found

    # --- On the board ---------------------------------------------------------------------------

    @property
    def view(self) -> str:
        """What has to be seen to solve it."""
        return str(self._part("board").view(self))

    def positions(self, moves: Sequence[str]) -> list[Any]:
        return list(self._part("board").positions(self, moves))

    def over(self, moves: Sequence[str]) -> bool:
        return bool(self._part("board").over(self, moves))

    def offer(
        self, moves: Sequence[str], language: str, is_shown: bool
    ) -> tuple[Choice, ...] | None:
        """What the rules allow, until it is over; a solution is there to be read."""
        return () if is_shown or self.over(moves) else None

    def options(self, language: str) -> tuple[tuple[str, str], ...]:
        return ()

    @property
    def log(self) -> tuple[str, ...]:
        return ()

    def after_turns(self, turns: Sequence[str]) -> list[Any]:
        return self.positions(())

    @in_time
    def about(self, moves: Sequence[str], language: str) -> Json:
        about: Json = self._part("board").about(self, moves, language)
        return about

    @in_time
    def rows(self, line: str, verdict: Any, language: str) -> list[Row]:
        return list(self._part("board").rows(self, line, verdict, language))

    @in_time
    def help(self, language: str) -> list[str]:
        own = (self.own_hints or {}).get(language, self.hints)
        return list(self._part("hints").hints(self, language) if own is None else own)

    def aftermath(self, moves: Sequence[str]) -> tuple[str, ...]:
        return ()

    @in_time
    def explain(self, language: str) -> Explained | None:
        explained: Explained | None = self._part("explain").explain(self, language)
        return explained

    @in_time
    def best(self) -> tuple[str, ...] | None:
        line: str | None = self._part("natural").best_line(self)
        return None if line is None else tuple(line.split())

    # --- Judge and proof ------------------------------------------------------------------------

    @in_time
    def check(self, answer: str) -> Any:
        """The judgement of a line of moves."""
        return self._part("verdict").check(self, answer)

    def prove(self, *, count: bool = False, seconds: float | None = None) -> Proof:
        proof: Proof = self._part("claims").prove(self, count, seconds)
        return proof

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(name for name in self.CLAIMS if getattr(self, name) is not None)

    def wrong(self) -> Wrong:
        wrong: Wrong = self._part("claims").wrong_claims(self)
        return wrong

    def graded(self, known: Iterable[Any]) -> Iterator[str]:
        told: Iterator[str] = self._part("grading").graded(self, known)
        return told

    # --- As a file, on paper, on a page, as another ---------------------------------------------

    def tidied(self) -> Self:
        if self.line is None:
            return self
        data: Any = self  # a tuple with its fields
        tidied: Self = data._replace(line=self._part("natural").natural(data.task, self.line))
        return tidied

    def dumps(self) -> str:
        return str(self._part("writing").dumps(self))

    @in_time
    def printed(self, language: str, *, colour: bool = False) -> Printed:
        printed: Printed = self._part("printed").printed(self, language, colour)
        return printed

    @in_time
    def key(self, language: str) -> Json:
        key: Json = self._part("printed").answer(self, language)
        return key

    @in_time
    def ways(self) -> Ways | None:
        ways: Ways | None = self._part("ways").ways(self)
        return ways

    def opened(self) -> Open | None:
        found: Open | None = self._part("tries").opened(self)
        return found

    def variant(self, seed: int | str) -> Any:
        return self._part("making.variants").variant(self, seed)
