"""What can be pointed at: the keys of the picture, and the clicks that make a move.

The picture marks everything with a key: `train/lille-paris.1`, `junction/lille`, `post/C:paris>lille`,
`section/…`, `city/…`, `start/…`, `depot/black`, `helper/shunter`, and the cards in hand with their owner's
seat, `0:card/s`. A move is made by a path of keys. No two moves share one, and none is the beginning
of another.

An action begins on the map, and is paid with its own card then (a junction, then what closes; a green post
and a red one, in any order; a train, then the die); or it begins with the one or two cards that pay.
Without the own card, two cards are a button at the end. Whoever points at a train sees what each face
of its die would do, so the die is rolled by a button and not by the first click.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import permutations

from glueckauf.games.contract import Path
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.actions import ways_to_pay
from glueckauf.games.signal.notation import OWN, Move
from glueckauf.games.signal.parts import (
    CARDS,
    COLOURS,
    NUMBERS,
    Choosing,
    Deploying,
    Leaving,
    Next,
    Passing,
    Shunting,
)
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.views import shows

BUTTONS = ("end", "on", "stop", "roll")
PAY, JOIN = "pay/", "join/"  # buttons that say with what, and which neighbours


def is_button(key: str) -> bool:
    return key in BUTTONS or key.startswith((PAY, JOIN))


def is_last_word(key: str) -> bool:
    """Whoever has picked a train sees what its die may do before it is rolled."""
    return key == "roll"


def is_chance(state: State) -> bool:
    return state.to_move != state.active


# --- Paths ----------------------------------------------------------------------------------


def paths(state: State, move: Move, legal: Collection[str]) -> tuple[Path, ...]:
    """The ways to make a legal move by pointing; chance is not pointed at."""
    match move:
        case note.Signal():
            ends = (f"post/{move.source}", f"post/{move.target}")
            return _paid(state, "s", move.pay, [ends], [ends[::-1]])
        case note.Switch():
            return _paid(state, "w", move.pay, list(_turned(state, move)))
        case note.Drive():
            return _paid(state, "t", move.pay, [(f"train/{move.space}", "roll")])
        case note.Load():
            return _load_paths(state, move)
        case note.Deploy():
            return ((f"depot/{move.colour}",),)
        case note.Colour():
            trains = [one.space for one in state.trains if one.colour == move.colour]
            return ((f"depot/{move.colour}",), *((f"train/{space}",) for space in trains))
        case note.Shunt():
            return _shunt_paths(state, move, legal)
        case note.Go():
            return ((f"train/{move.space}", "roll"),)
        case note.Hold():
            if move.what in COLOURS:
                return (("helper/conductor",),)
            return (("helper/traffic_controller", f"train/{move.what}"),)
        case note.Exit():
            city = state.pending.way.space  # type: ignore[union-attr]  # an exit is legal
            return (
                (f"post/{state.map.post_of[city, move.section]}",),
                (f"section/{move.section}",),
            )
        case note.Stop():
            city = state.pending.way.space  # type: ignore[union-attr]
            return (("stop",), (f"city/{city}",))
        case note.Reroll():
            return (("helper/logistician",),)
        case note.Keeper():
            return (("helper/crossing_keeper",),)
        case note.Dispatcher():
            return (("helper/dispatcher",),)
        case note.On() | note.End():
            return ((str(move),),)
    return ()


def _paid(
    state: State, own: str, pay: str, ways: list[Path], more: Iterable[Path] = ()
) -> tuple[Path, ...]:
    """What is done, and how it is paid; there are `more` ways to do it without naming the cards first."""
    seat, hand = state.active, state.players[state.active]
    pays = ways_to_pay(hand, own)
    cards = [tuple(f"{seat}:card/{card}" for card in order) for order in _orders(pay or own)]
    found = [(*first, *way) for first in cards for way in ways]
    ways = [*ways, *more]
    if pay == OWN:
        found += ways
    elif OWN not in pays:
        found += ways if len(pays) == 1 else [(*way, f"{PAY}{pay}") for way in ways]
    return tuple(found)


def _orders(cards: str) -> list[tuple[str, ...]]:
    return sorted(set(permutations(cards)))


def _turned(state: State, move: note.Switch) -> Iterator[Path]:
    """The junction, then every section that is closed afterwards; or the two that it joins as a button."""
    junction = f"junction/{move.junction}"
    for order in permutations(move.closed):
        yield (junction, *(f"section/{section}" for section in order))
    yield (junction, join_key(state, move.junction, move.closed))


def join_key(state: State, junction: str, closed: tuple[str, ...]) -> str:
    """The button that joins two neighbours of a junction, by their names, which nobody need look up."""
    on = state.map
    joined = [one for one in on.around[junction] if one not in closed]
    names = (on.nodes[on.neighbour(junction, section)].name for section in joined)
    return JOIN + "/".join(names)


def _load_paths(state: State, move: note.Load) -> tuple[Path, ...]:
    """A card and the city, in any order; the city alone where one kind of card is in hand."""
    city, card = f"city/{move.city}", f"{state.active}:card/{move.card}"
    kinds = sum(map(bool, state.players[state.active]))
    return ((card, city), (city,) if kinds == 1 else (city, card))


def _shunt_paths(state: State, move: note.Shunt, legal: Collection[str]) -> tuple[Path, ...]:
    start = f"start/{state.places[move.number - NUMBERS[0]]}"
    colours = {other.split("/")[1] for other in legal if other.startswith("shunt/")}
    if len(colours) == 1:
        return (("helper/shunter", start),)
    return (("helper/shunter", f"depot/{move.colour}", start),)


# --- Why not --------------------------------------------------------------------------------


def candidates(state: State, shown: str) -> Iterator[str]:
    """The keys that could mean a move now and are in sight."""
    if state.to_move is None or is_chance(state):
        return iter(())
    return (key for key in _candidates(state) if shows(shown, key) and natural(state, key))


def _candidates(state: State) -> Iterator[str]:
    on, pending = state.map, state.pending
    if isinstance(pending, Leaving | Passing):
        for section, post in on.exits[pending.way.space]:
            yield from (f"section/{section}", f"post/{post}")
    elif isinstance(pending, Deploying | Shunting):
        yield from (f"depot/{colour}" for colour in COLOURS)
    elif isinstance(pending, Choosing):
        yield from (f"depot/{colour}" for colour in COLOURS)
        yield from (f"train/{one.space}" for one in state.trains)
    elif isinstance(pending, Next):
        yield from (f"train/{one.space}" for one in state.trains)
    elif pending is None:
        yield from (f"train/{one.space}" for one in state.trains)
        yield from (f"junction/{junction}" for junction in on.junctions)
        yield from (f"post/{post}" for post in on.posts)
        yield from (f"city/{city}" for city in on.cities)
    yield from (f"helper/{helper}" for helper in on.helpers)


def natural(state: State, key: str) -> str | None:
    """The move that pointing at this key would most naturally mean, legal or not."""
    if state.to_move is None or is_chance(state):
        return None
    kind, _, detail = key.partition("/")
    match kind:
        case "helper":
            return _best(state, _helping(state, detail))
        case "section" if isinstance(state.pending, Leaving | Passing):
            return f"exit/{detail}"
        case "depot":
            return _natural_colour(state, detail)
        case "train":
            return _natural_train(state, detail)
        case "post":
            return _natural_post(state, detail)
        case "junction":
            return _natural_junction(state, detail)
        case "city" if isinstance(state.pending, Passing) and detail == state.pending.way.space:
            return str(note.STOP)
        case "city":
            return _best(state, [f"load/{detail}:{card}" for card in _held(state)])
    return key if key in ("end", "on", "stop") else None


def _held(state: State) -> Iterable[str]:
    """The kinds of cards in hand; all of them where there are none, so that the rules say what is missing."""
    hand = state.players[state.active]
    return [card for card, number in zip(CARDS, hand, strict=True) if number] or CARDS


def _natural_colour(state: State, colour: str) -> str:
    """Deploy this colour, or let it move."""
    if isinstance(state.pending, Choosing):
        return f"colour/{colour}"
    return f"deploy/{colour}"


def _natural_train(state: State, space: str) -> str:
    if isinstance(state.pending, Choosing):
        colour = next((one.colour for one in state.trains if one.space == space), COLOURS[0])
        return f"colour/{colour}"
    if state.pending is None:
        return str(
            _best(state, [f"train/{space}", *(f"train/{space}:{two}" for two in note.PAIRS)])
        )
    return f"go/{space}"


def _natural_post(state: State, post: str) -> str | None:
    on, pending = state.map, state.pending
    if post not in on.posts:
        return None
    if isinstance(pending, Leaving | Passing):
        section = on.posts[post].section
        return f"exit/{section}" if section else None
    red = [other for other in on.posts if other not in state.green]
    pairs = [(post, other) for other in red] if post in state.green else []
    pairs = pairs or [(other, post) for other in sorted(state.green)]
    return _best(
        state, [f"signal/{source},{target}{_price(state, 's')}" for source, target in pairs]
    )


def _price(state: State, own: str) -> str:
    """The first way to pay for an action of this card; where there is none, the card that is missing."""
    pays = ways_to_pay(state.players[state.active], own)
    return f":{pays[0]}" if pays and pays[0] else ""


def _natural_junction(state: State, junction: str) -> str | None:
    on = state.map
    if junction not in on.settings:
        return None
    now = state.closed[on.junction_at[junction]]
    pay = _price(state, "w")
    others = [closed for closed in on.settings[junction] if closed != now]
    return _best(state, [f"switch/{junction}={','.join(closed)}{pay}" for closed in others])


def _helping(state: State, helper: str) -> list[str]:
    """What a helper could do now."""
    pending = state.pending
    colour = pending.colour if isinstance(pending, Next) else COLOURS[0]
    waiting = pending.waiting if isinstance(pending, Next) else ()
    spaces = waiting or tuple(one.space for one in state.trains) or state.map.starts[:1]
    return {
        "logistician": [str(note.REROLL)],
        "dispatcher": [str(note.DISPATCHER)],
        "conductor": [f"hold/{colour}"],
        "crossing_keeper": [str(note.KEEPER)],
        "shunter": [f"shunt/{one}/{n}" for one in COLOURS for n in NUMBERS],
        "traffic_controller": [f"hold/{space}" for space in spaces],
    }[helper]


def _best(state: State, moves: Iterable[str]) -> str | None:
    """The first legal one of these moves, else the first."""
    first = None
    for move in moves:
        if state.why_not(move) is None:
            return move
        first = first or move
    return first
