"""A player's yard: nameplate, mining row and storage, the loading docks, hand and open cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.svg import WIDTH, Part, box
from glueckauf.games.card.draw.docks import docks
from glueckauf.games.card.draw.gallery import gallery
from glueckauf.games.card.draw.hand import belongings, hand
from glueckauf.games.card.draw.labels import capital, person
from glueckauf.games.card.draw.plate import chips, mark_of, plate, standing_of
from glueckauf.games.card.draw.trains import trains
from glueckauf.games.card.parts import Mining, Player
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.views import YARD

UNDER_PLATE = 62
MARGIN = 6


def yard_part(
    state: State,
    language: str,
    seat: int,
    names: Sequence[str] | None = None,
    you: int | None = None,
    shown: tuple[str, ...] = YARD,
) -> Part:
    """The things of a yard that are `shown` (names of `views.OWN`), under its nameplate."""
    mark, pending = mark_of(state, seat), state.pending
    steps = pending.steps_left if isinstance(pending, Mining) and mark == "to-move" else 0
    given = names[seat] if names else ""
    above = plate(language, seat, given, state.start == seat, mark, steps, you)
    above += chips(language, seat, standing_of(state, language, seat))
    label = person(language, "yard", seat, you)
    label = f"{names[seat]}: {label}" if names else capital(label)
    return _part(state, language, seat, label, above, UNDER_PLATE, shown)


def unnamed_part(
    state: State, language: str, seat: int, shown: tuple[str, ...] = YARD, you: int | None = None
) -> Part:
    """The same without the nameplate: for paper, where the task says whose yard it is."""
    label = capital(person(language, "yard", seat, you))
    return _part(state, language, seat, label, "", MARGIN, shown)


def _part(
    state: State,
    language: str,
    seat: int,
    label: str,
    above: str,
    top: int,
    shown: tuple[str, ...],
) -> Part:
    player = state.players[seat]._replace(passed=False)
    body, height = _below(language, seat, player, shown, top, state.rules)
    ground = box(0, 0, WIDTH, height, "ground", 8)
    return Part(f"yard{seat}", WIDTH, height, label, ground + above + body)


@lru_cache(maxsize=2_000)
def _below(
    language: str, seat: int, player: Player, shown: tuple[str, ...], top: int, rules: Rules
) -> tuple[str, int]:
    """Everything under the nameplate, and where it ends."""
    pieces = []
    for thing in shown:
        match thing:
            case "row":
                drawn, top = gallery(language, seat, player.row, player.storage, top, rules)
            case "docks":
                drawn, top = docks(language, seat, player.docks, top, rules)
            case "hand":
                cards = (player.workers, player.orders, player.innovations)
                drawn, top = hand(language, seat, *cards, top, rules)
            case "aims":
                aims = (player.shares, player.objectives)
                drawn, top = belongings(language, seat, *aims, top, rules)
            case _:
                drawn, top = trains(language, seat, player, top, rules)
        pieces.append(drawn)
    return "".join(pieces), top + 2
