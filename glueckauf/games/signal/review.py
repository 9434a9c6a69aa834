"""What a review tells of Switch & Signal alone: what was wasted.

tokens  time tokens lost
trains  trains that went to the depot without a delivery: head-on, or in a start place
cards   action cards that could not be drawn, because the hand was full
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.games.contract import Proof
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.rules import State

FACTS = ("tokens", "trains", "cards")
CAUSES = (  # events after which tokens are lost
    *("stopped-red", "stopped-closed", "stopped-behind", "stopped-city", "head-on"),
    *("start-reached", "place-taken", "depot-empty", "none-but-barred"),
)
GONE = ("head-on", "start-reached")


def losses(state: State) -> Iterator[tuple[str, int]]:
    """The time tokens that the last move cost, each time with what caused it: one of CAUSES."""
    cause = ""
    for event in state.events:
        if event.name in CAUSES:
            cause = event.name
        elif event.name == "tokens-lost":
            yield cause, int(event.facts["tokens"])


def undrawn(before: State, move: str) -> int:
    """The cards that a full hand keeps its player from drawing when the actions end."""
    if move != note.END:
        return 0
    rules = before.rules
    return max(rules.draw - rules.hand_limit + sum(before.players[before.active]), 0)


def counted(
    before: State, moves: Sequence[str], states: Sequence[State]
) -> Iterator[tuple[str, int, int]]:
    """What a turn wasted: the fact, whose, how much. `states` follow its moves one by one."""
    earlier = before
    for move, state in zip(moves, states, strict=True):
        seat = earlier.active
        for cause, tokens in losses(state):
            yield "tokens", seat, tokens
            if cause in GONE:
                yield "trains", seat, 1
        yield "cards", seat, undrawn(earlier, move)
        earlier = state


def proof(before: State, moves: Sequence[str]) -> Proof | None:
    """Nothing is proven: a turn is played for chances, and a proof tells points."""
    return None
