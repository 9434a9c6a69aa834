"""What a review tells of the card game alone: what was wasted.

steps    moves of mining actions that were not used
workers  workers that were still in hand when their player passed
cards    cards that were worth nothing in the end (CG-6.1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.games.card.rules import State
from glueckauf.games.contract import Proof

FACTS = ("steps", "workers", "cards")
PASSED = ("passed", "passed-by-itself")


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
