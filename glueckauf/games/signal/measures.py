"""What the design lab measures of Switch & Signal alone.

space_use           how often each thing on the map was used: posts set, junctions turned, trains put in
                    start places, goods loaded in cities and unloaded in ports
space_use_by_shift  the same in every third of the departure deck
action_use          how often each kind of action and each helper was used
lost_time           time tokens lost, by what caused it (SS-7.1)
idle_cards          action cards that could not be drawn, because the hand was full (SS-5.7)
won                 1 if the team has won, else 0
sources             where the goods that count came from (SS-9.1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from glueckauf.core.texts import Fact, tell
from glueckauf.games.measuring import (
    IN_CHAPTER,
    Reading,
    WholeGame,
    diversity,
    totalled,
    used,
    used_by_chapter,
)
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.maps import Map, names, the_map
from glueckauf.games.signal.notation import read
from glueckauf.games.signal.parts import GOODS, KINDS, NUMBERS
from glueckauf.games.signal.review import CAUSES, losses, undrawn
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.telling import GAME, post_words, where

THIRDS = 3
EXTRA = "extra"  # goods beyond those that the ports need of each colour
LOAD = "load"

# --- What is used ---------------------------------------------------------------------------


def third(state: State) -> int:
    """How much of the departure deck is gone: in the first, second or last third of the game."""
    gone = max(state.layout.deck - state.deck - 1, 0)
    return gone * THIRDS // state.layout.deck + 1


def things(on: Map) -> tuple[str, ...]:
    """What can be used on a map."""
    return (*on.posts, *on.junctions, *on.cities, *on.starts)


def touched(before: State, move: str, after: State) -> Iterator[str]:
    """What a move used."""
    found = read(move)
    match found:
        case note.Signal():
            yield found.target
        case note.Switch():
            yield found.junction
        case note.Load():
            yield found.city
        case note.Place() | note.Shunt():
            place = before.places[found.number - NUMBERS[0]]
            if len(after.trains) > len(before.trains):
                yield place
    for port, then, now in zip(before.map.ports, before.stored, after.stored, strict=True):
        if then != now:
            yield port


def use_by_chapter(game: WholeGame) -> dict[tuple[int, str], int]:
    """How often everything on the map was used in every third of the game."""
    states = game.states
    known = things(states[0].map)
    uses = {(n, one): 0 for n in range(1, third(states[-1]) + 1) for one in known}
    for before, move, after in zip(states, game.moves, states[1:], strict=False):
        for one in touched(before, move, after):
            uses[third(before), one] += 1
    return uses


def space_use(game: WholeGame) -> Reading:
    return used(use_by_chapter(game))


def space_use_by_shift(game: WholeGame) -> Reading:
    return used_by_chapter(use_by_chapter(game))


def action_use(game: WholeGame) -> Reading:
    """Cards are kinds of actions; a helper is used at most once."""
    uses = dict.fromkeys((*KINDS.values(), LOAD, *game.states[0].map.helpers), 0)
    for move in game.moves:
        kind = move.partition("/")[0]
        if kind in uses:
            uses[kind] += 1
    left = game.states[-1].helpers
    uses.update({helper: int(helper not in left) for helper in game.states[0].map.helpers})
    return Reading(diversity(uses), {name: float(number) for name, number in uses.items()})


# --- What is lost ---------------------------------------------------------------------------


def lost_time(game: WholeGame) -> Reading:
    """Of the whole team: it has one clock."""
    lost = dict.fromkeys(CAUSES, 0.0)
    for state in game.states[1:]:
        for cause, tokens in losses(state):
            lost[cause] += tokens
    return Reading(sum(lost.values()), lost)


def idle_cards(game: WholeGame) -> Reading:
    moves = zip(game.states, game.moves, strict=False)
    idle = sum(undrawn(before, move) for before, move in moves)
    return Reading(idle / len(game.states[-1].players))


# --- Goods ----------------------------------------------------------------------------------


def sources_by_seat(game: WholeGame) -> dict[str, tuple[int, ...]]:
    """The goods of each colour that ports needed, and extra ones; everybody's are the same."""
    last: State = game.states[-1]
    on = last.map
    found = {
        goods: sum(
            min(row[at], on.needs[port]) for port, row in zip(on.ports, last.stored, strict=True)
        )
        for at, goods in enumerate(GOODS)
    }
    found[EXTRA] = sum(score.extra for score in last.breakdown)
    return {source: (count,) * len(last.players) for source, count in found.items()}


def sources(game: WholeGame) -> Reading:
    return totalled(sources_by_seat(game))


def won(game: WholeGame) -> Reading:
    return Reading(float(bool(game.states[-1].winners)))


MEASURES: Mapping[str, Callable[[WholeGame], Reading]] = {
    "space_use": space_use,
    "space_use_by_shift": space_use_by_shift,
    "action_use": action_use,
    "lost_time": lost_time,
    "idle_cards": idle_cards,
    "won": won,
    "sources": sources,
}


# --- In words -------------------------------------------------------------------------------


def part_name(part: str, language: str = "en") -> str:
    """A thing on a map, an action, a cause of loss or goods in words; what else there is, as it is."""
    what, in_third, number = part.partition(IN_CHAPTER)
    if in_third:
        facts: dict[str, Fact] = {"what": part_name(what, language), "third": int(number)}
        return tell(GAME, "measure-in-third", facts, language)
    if what in GOODS:
        return tell(GAME, "goods", {"goods": what}, language)
    if what in CAUSES or what in (*KINDS.values(), LOAD, EXTRA):
        return tell(GAME, f"measure-{what}", {}, language)
    for on in map(the_map, reversed(names())):
        if what in on.posts:
            return tell(GAME, "post", post_words(on, what), language)
        if what in on.nodes:
            return where(on, what)
        if what in on.helpers:
            return tell(GAME, "helper", {"helper": what}, language)
    return part
