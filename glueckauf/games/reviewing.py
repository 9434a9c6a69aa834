"""What reviews ask of a game: the part of its contract that only they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol


class Proof(NamedTuple):
    """What an exact solver proves of a played action: the points it reached, and the most it could reach."""

    reached: int
    possible: int

    @property
    def missed(self) -> int:
        return self.possible - self.reached


class ReviewRoom(Protocol):
    """`room.review`: what a review tells of one game alone. A game may have none."""

    @property
    def FACTS(self) -> tuple[str, ...]:  # noqa: N802
        """The closed list of what can be wasted."""

    def fact_name(self, fact: str, language: str = ...) -> str: ...

    def kind_name(self, move: str, language: str = ...) -> str:
        """What a move is about, for a list of what often goes wrong."""

    def in_play(self, language: str = ...) -> str:
        """What the points are called that no scoresheet has: those scored during play."""

    def counted(
        self, before: Any, moves: Sequence[str], states: Sequence[Any]
    ) -> Iterable[tuple[str, int, int]]:
        """What a turn wasted: the fact, whose, how much. `states` follow its moves one by one."""

    def proof(self, before: Any, moves: Sequence[str]) -> Proof | None:
        """What an exact solver proves of these moves, by what their player could see; None: nothing."""

    def proof_told(self, proof: Proof, language: str = ...) -> str:
        """The same in words, to be put after "Proven:"."""
