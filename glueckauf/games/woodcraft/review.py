"""What a review tells of Woodcraft alone: what was wasted, and what the exact solver proves.

materials  saw blades, glue, offcuts and blueberries for which a row had no room left (WC-4.4)
chestnuts  chestnuts for which no slot was free (WC-8.1)
nuts       points for which no nut was left (WC-8.3)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.core.telling import Event
from glueckauf.games.contract import Proof
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.turns import best_turn, points

FACTS = ("materials", "chestnuts", "nuts")
MOST_SHEETS = 30_000  # that a proof may look at: some seconds


def lost(event: Event) -> tuple[str, str, int] | None:
    """What found no room on the sheet: the fact, the thing, how many; None if nothing was lost."""
    match event.name:
        case "row-full":
            return "materials", str(event.facts["material"]), int(event.facts["count"])
        case "chestnut-lost":
            return "chestnuts", "chestnut", 1
        case "nuts-lost":
            return "nuts", "nut", int(event.facts["count"])
    return None


def counted(
    before: State, moves: Sequence[str], states: Sequence[State]
) -> Iterator[tuple[str, int, int]]:
    """What a turn wasted: the fact, whose, how much. `states` follow its moves one by one."""
    for event in (event for state in states for event in state.events):
        found = lost(event)
        if found:
            yield found[0], int(event.facts["seat"]), found[2]


def proof(before: State, moves: Sequence[str]) -> Proof | None:
    """The points after the last turn of the game, and the most that it could bring.

    Before that turn points are not all that counts: what is kept may bring more later. A card that comes
    into the pool meanwhile is not known beforehand, so nothing is proven of a turn that takes it.
    """
    seat, rules = before.to_move, before.rules
    is_last = (before.round, before.turn) == (rules.rounds, rules.turns)
    if seat is None or seat < 0 or not is_last or moves[-1] != note.END:
        return None
    state = before
    for move in map(read, moves):
        if isinstance(move, note.Take) and move.order not in before.pool:
            return None
        state = state.after(move)
    found = best_turn(before.seen_by(seat), most=MOST_SHEETS)
    return Proof(points(state, seat), int(found.value)) if found.proven else None
