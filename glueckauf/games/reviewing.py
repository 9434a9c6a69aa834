"""What reviews ask of a game: the part of its contract that only they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from glueckauf.core.texts import Fact, phrase_of, tell


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

    def counted(
        self, before: Any, moves: Sequence[str], states: Sequence[Any]
    ) -> Iterable[tuple[str, int, int]]:
        """What a turn wasted: the fact, whose, how much. `states` follow its moves one by one."""

    def proof(self, before: Any, moves: Sequence[str]) -> Proof | None:
        """What an exact solver proves of these moves, by what their player could see; None: nothing."""


# --- In words: every game has sentences of its own for these ---------------------------------


def fact_name(game: str, fact: str, language: str = "en") -> str:
    return tell(game, "review-fact", {"fact": fact}, language)


def kind_name(game: str, move: str, language: str = "en") -> str:
    """What a move is about, for a list of what often goes wrong."""
    return tell(game, "review-kind", {"kind": move.partition("/")[0]}, language)


def in_play(game: str, language: str = "en") -> str:
    """What the points are called that no scoresheet has: those scored during play."""
    return tell(game, "review-in-play", {}, language)


def proof_told(game: str, proof: Proof, language: str = "en") -> str:
    """What is proven, to be put after "Proven:"."""
    facts: dict[str, Fact] = {"vp": proof.reached, "most": proof.possible}
    return phrase_of(game, "review-proof", facts, language)
