"""What a review tells of the card game alone: what was wasted.

steps    moves of mining actions that were not used
workers  workers that were still in hand when their player passed
cards    cards that were worth nothing in the end (CG-6.1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.card.rules import State
from glueckauf.games.card.telling import GAME
from glueckauf.games.contract import Proof

FACTS = ("steps", "workers", "cards")
PASSED = ("passed", "passed-by-itself")


def fact_name(fact: str, language: str = "en") -> str:
    return tell(GAME, "review-fact", {"fact": fact}, language)


def kind_name(move: str, language: str = "en") -> str:
    """What a move is about, for a list of what often goes wrong."""
    return tell(GAME, "review-kind", {"kind": move.partition("/")[0]}, language)


def in_play(language: str = "en") -> str:
    """What the points are called that no scoresheet has: here it has all."""
    return tell(GAME, "review-in-play", {}, language)


def counted(
    before: State, moves: Sequence[str], states: Sequence[State]
) -> Iterator[tuple[str, int, int]]:
    """What a turn wasted: the fact, whose, how much. `states` follow its moves one by one."""
    earlier = before
    for state in states:
        for event in state.events:
            seat = int(event.facts.get("seat", -1))
            if event.name in PASSED:
                yield "workers", seat, sum(earlier.players[seat].workers)
            elif event.name == "mining-ended":
                yield "steps", seat, int(event.facts["steps"])
            elif event.name == "removed":
                yield "cards", seat, int(event.facts["cards"])
        earlier = state


def proof(before: State, moves: Sequence[str]) -> Proof | None:
    """Nothing is proven: what mining is worth depends on cards that are still to come."""
    return None


def proof_told(proof: Proof, language: str = "en") -> str:
    facts: dict[str, Fact] = {"vp": proof.reached, "most": proof.possible}
    return phrase_of(GAME, "review-proof", facts, language)
