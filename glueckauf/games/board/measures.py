"""What the design lab measures of the board game alone.

displacements       miners that went to the canteen because others came, for every miner that was sent
space_use           how often every open space was used
space_use_by_shift  the same in every shift
space_price         the miners that a use of a space took (GA-3.2)
order_use           of the orders that players took, the share that they delivered
idle_marks          marks that players had left when the last shift ended (GA-9.1)
wasted_steps        steps of mining actions that were not used, or that a shorter way to the same end saves
sources             where the points came from: deliveries, the clock, and what the end of the game gives and takes
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from glueckauf.core.texts import Fact, tell
from glueckauf.games.board.parts import TRANSPORTS
from glueckauf.games.board.review import counted
from glueckauf.games.board.rules import State
from glueckauf.games.board.sheet import CLOSING, PLACES
from glueckauf.games.board.telling import GAME
from glueckauf.games.measuring import (
    IN_CHAPTER,
    Reading,
    WholeGame,
    fulfilled,
    mean,
    priced,
    totalled,
    used,
    used_by_chapter,
)

BEFORE, DELIVERIES, CLOCK = "before", "deliveries", "clock"
SPACES = ("workshop", "mining", "delivery", "money", "order", "pithead")
SOURCES = (BEFORE, DELIVERIES, CLOCK, *(source for source, *_ in CLOSING.values()))


# --- Miners and spaces ----------------------------------------------------------------------


class Sent(NamedTuple):
    """Miners sent to a space: how many, and how many had to leave it."""

    shift: int
    space: str
    miners: int
    displaced: int


def sent(game: WholeGame) -> Iterator[Sent]:
    """Whoever is to move with nothing pending sends miners."""
    for state, move in zip(game.states, game.moves, strict=False):
        if state.pending is None:
            works = state.works
            standing = state.crews[works.index[move]].miners
            yield Sent(state.shift, str(move), works.needed[standing], standing)


def displacements(game: WholeGame) -> Reading:
    found = list(sent(game))
    miners = sum(one.miners for one in found)
    return Reading(sum(one.displaced for one in found) / miners if miners else 0.0)


def use_by_chapter(game: WholeGame) -> dict[tuple[int, str], int]:
    """How often every open space was used in every shift."""
    first, last = game.states[0], game.states[-1]
    uses = {
        (shift, space): 0
        for shift in range(first.shift, last.shift + 1)
        for space in last.works.open
    }
    for one in sent(game):
        uses[one.shift, one.space] += 1
    return uses


def space_use(game: WholeGame) -> Reading:
    return used(use_by_chapter(game))


def space_use_by_shift(game: WholeGame) -> Reading:
    return used_by_chapter(use_by_chapter(game))


def space_price(game: WholeGame) -> Reading:
    return priced((one.space, one.miners) for one in sent(game))


# --- Orders, marks, steps -------------------------------------------------------------------


def order_use(game: WholeGame) -> Reading:
    """Whatever a player has taken is delivered in the end or still outstanding."""
    players = game.states[-1].players
    delivered = [(order, True) for player in players for order in player.delivered]
    left = [(waiting.order, False) for player in players for waiting in player.orders]
    return fulfilled((order.transport, str(order), done) for order, done in delivered + left)


def idle_marks(game: WholeGame) -> Reading:
    """Of every player; where marks are exchanged at the end, those before it."""
    last: State = game.states[-1]
    exchanged = [
        int(event.facts["marks"]) + int(event.facts["rest"])
        for event in last.events
        if event.name == "marks-exchanged"
    ]
    return Reading(mean(exchanged or [player.marks for player in last.players]))


def wasted_steps(game: WholeGame) -> Reading:
    """Of every player. A review counts them."""
    unused = wasted = 0
    for turn in game.turns():
        if turn.moves[0].startswith("mining/"):
            after = game.states[turn.first + 1 : turn.first + 1 + len(turn.moves)]
            facts = counted(game.states[turn.first], turn.moves, after)
            wasted += sum(number for fact, _, number in facts if fact == "steps")
            size = int(turn.moves[0].partition("/")[2])
            unused += size - sum(move != "end" for move in turn.moves[1:])
    players = len(game.states[-1].players)
    parts = {"unused": unused / players, "detours": (wasted - unused) / players}
    return Reading(wasted / players, parts)


# --- Points ---------------------------------------------------------------------------------


def sources_by_seat(game: WholeGame) -> dict[str, tuple[int, ...]]:
    """The points that every player had before, those of deliveries, of the clock, and of the end."""
    first, last = game.states[0], game.states[-1]
    points = {source: [0] * len(last.players) for source in SOURCES}
    points[BEFORE] = list(first.scores)
    shift = first.shift
    for state, move in zip(game.states[1:], game.moves, strict=True):
        if move.startswith("delivery/") or state.shift != shift or state.is_over:
            shift = state.shift
            for event in state.events:
                source, sign = _source(event.name)
                if source:
                    points[source][int(event.facts["seat"])] += sign * int(event.facts["vp"])
    return {source: tuple(row) for source, row in points.items() if source != BEFORE or any(row)}


def _source(event: str) -> tuple[str, int]:
    """Where the points of an event count, and with which sign; "" where it brings none."""
    if event == "delivered":
        return DELIVERIES, 1
    if event in PLACES:
        return CLOCK, 1
    source, _, sign, _ = CLOSING.get(event, ("", (), 0, ""))
    return source, sign


def sources(game: WholeGame) -> Reading:
    return totalled(sources_by_seat(game))


MEASURES: Mapping[str, Callable[[WholeGame], Reading]] = {
    "displacements": displacements,
    "space_use": space_use,
    "space_use_by_shift": space_use_by_shift,
    "space_price": space_price,
    "order_use": order_use,
    "idle_marks": idle_marks,
    "wasted_steps": wasted_steps,
    "sources": sources,
}


def part_name(part: str, language: str = "en") -> str:
    """A space, an order, a transport or a source of points in words; what else there is, as it is."""
    what, in_shift, shift = part.partition(IN_CHAPTER)
    if in_shift:
        facts: dict[str, Fact] = {"what": part_name(what, language), "shift": int(shift)}
        return tell(GAME, "measure-in-shift", facts, language)
    if what in SOURCES:
        return tell(GAME, "measure-source", {"source": what}, language)
    if what in TRANSPORTS:
        return tell(GAME, "transport", {"transport": what}, language)
    if what.partition(":")[0] in TRANSPORTS:
        return tell(GAME, "order", {"order": what}, language)
    if what.partition("/")[0] in SPACES:
        return tell(GAME, "space", {"space": what}, language)
    return part
