"""What the design lab measures of the card game alone.

space_use           how often workers were placed in every zone
space_use_by_shift  the same in every shift
space_price         the workers that a zone took (CG-2.3)
order_use           of the orders that players took, the share that they delivered
idle_workers        workers that were still in hand when their player passed
wasted_steps        steps of mining actions that were not used
sources             where the points came from: the five categories (CG-6.3)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from glueckauf.core.texts import Fact, tell
from glueckauf.games.card.parts import DESTINATIONS, STACKS, Paying
from glueckauf.games.card.review import counted
from glueckauf.games.card.scoring import Score
from glueckauf.games.card.sheet import SOURCES
from glueckauf.games.card.telling import GAME
from glueckauf.games.measuring import (
    IN_CHAPTER,
    Reading,
    WholeGame,
    fulfilled,
    priced,
    totalled,
    used,
    used_by_chapter,
)

ACTIONS = ("mining", "delivery", "wild")  # the zones that are no stacks

# --- Workers and zones ----------------------------------------------------------------------


def placed(game: WholeGame) -> Iterator[tuple[int, Paying]]:
    """Every placement: the shift, and the zone with what it costs. Paying is a decision of its own."""
    for state in game.states:
        if isinstance(state.pending, Paying):
            yield state.shift, state.pending


def use_by_chapter(game: WholeGame) -> dict[tuple[int, str], int]:
    """How often workers were placed in every zone in every shift."""
    first, last = game.states[0], game.states[-1]
    uses = {
        (shift, zone): 0
        for shift in range(first.shift, last.shift + 1)
        for zone in last.layout.zones
    }
    for shift, paying in placed(game):
        uses[shift, paying.zone] += 1
    return uses


def space_use(game: WholeGame) -> Reading:
    return used(use_by_chapter(game))


def space_use_by_shift(game: WholeGame) -> Reading:
    return used_by_chapter(use_by_chapter(game))


def space_price(game: WholeGame) -> Reading:
    return priced((paying.zone, paying.cost) for _, paying in placed(game))


# --- Orders, workers, steps -----------------------------------------------------------------


def order_use(game: WholeGame) -> Reading:
    """Whatever a player has taken is delivered in the end or still in hand."""
    players = game.states[-1].players
    delivered = [(train.order, True) for player in players for train in player.delivered]
    left = [(order, False) for player in players for order in player.orders]
    return fulfilled((order.destination, str(order), done) for order, done in delivered + left)


def idle_workers(game: WholeGame) -> Reading:
    return _wasted(game, "workers")


def wasted_steps(game: WholeGame) -> Reading:
    return _wasted(game, "steps")


def _wasted(game: WholeGame, fact: str) -> Reading:
    """Of every player, as a review counts it."""
    found = counted(game.states[0], game.moves, game.states[1:])
    total = sum(number for name, _, number in found if name == fact)
    return Reading(total / len(game.states[-1].players))


# --- Points ---------------------------------------------------------------------------------


def sources_by_seat(game: WholeGame) -> dict[str, tuple[int, ...]]:
    """The five categories; they are counted at the end only, whatever came before."""
    scores: tuple[Score, ...] = game.states[-1].breakdown
    return dict(zip(SOURCES.values(), zip(*scores, strict=True), strict=True))


def sources(game: WholeGame) -> Reading:
    return totalled(sources_by_seat(game))


MEASURES: Mapping[str, Callable[[WholeGame], Reading]] = {
    "space_use": space_use,
    "space_use_by_shift": space_use_by_shift,
    "space_price": space_price,
    "order_use": order_use,
    "idle_workers": idle_workers,
    "wasted_steps": wasted_steps,
    "sources": sources,
}


def part_name(part: str, language: str = "en") -> str:
    """A zone, an order, a destination or a source of points in words; what else there is, as it is."""
    what, in_shift, shift = part.partition(IN_CHAPTER)
    if in_shift:
        facts: dict[str, Fact] = {"what": part_name(what, language), "shift": int(shift)}
        return tell(GAME, "measure-in-shift", facts, language)
    for letter, source in SOURCES.items():
        if what == source:
            return tell(GAME, f"label-category-{letter}", {}, language)
    if what in DESTINATIONS:
        return tell(GAME, "share", {"share": what}, language)
    if what.partition(":")[0] in DESTINATIONS:
        lorries = int(what.partition(":")[2])
        return tell(GAME, "order", {"order": what, "lorries": lorries}, language)
    if what in STACKS or what.partition("/")[0] in ACTIONS:
        return tell(GAME, "zone", {"zone": what, "card": what.partition("/")[2]}, language)
    return part
