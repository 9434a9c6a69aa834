"""Text ↔ moves. Knows the words of all maps, not legality; one token is one decision, or chance (*).

  * "card/" id              departure card revealed          "keeper"  crossing keeper: under the deck
    "deploy/" colour        deploy a train                   "shunt/" colour "/" n  where the shunter says
  * "place/" n              start place                      "colour/" colour  of a multi-colour symbol
    "hold/" colour|space    conductor, traffic controller    "go/" space  the train there moves next
  * "die/" n                movement die                     "reroll"  logistician
    "exit/" section         leave a city, or run through     "stop"  in a city
    "dispatcher"            trains may run through           "on"  go on without a helper
    "signal/" post "," post [ ":" two ]                      a disc from a post to a post
    "switch/" junction "=" section { "," section } [ ":" two ]    what is closed afterwards
    "train/" space [ ":" two ]                               move the train there
    "load/" city ":" card   load, discarding this card       "end"  of the actions
  * "draw/" card { card }   cards drawn
    card = "s" | "w" | "t"    two = two cards that pay instead of one's own; s before w before t

A move *is* its text (a `str`) and knows its parts. Reading is strict: every move is written in
exactly one way, and anything else is a NotationError with the column.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from itertools import combinations_with_replacement

from glueckauf.core import notation
from glueckauf.core.notation import Move as Move
from glueckauf.core.notation import Scan
from glueckauf.games.signal import maps
from glueckauf.games.signal.parts import CARDS, COLOURS, NUMBERS
from glueckauf.games.signal.ruleset import departures

PAIRS = tuple("".join(two) for two in combinations_with_replacement(CARDS, 2))
OWN = ""  # paid with the action's own card
MOST_DRAWN = 10


class Reveal(Move):
    __slots__ = ("card",)
    card: str


class Keeper(Move):
    __slots__ = ()


class Deploy(Move):
    __slots__ = ("colour",)
    colour: str


class Shunt(Move):
    """Deploy a colour with the shunter: at this start place."""

    __slots__ = ("colour", "number")
    colour: str
    number: int


class Place(Move):
    """Chance: the number of a start place."""

    __slots__ = ("number",)
    number: int


class Colour(Move):
    __slots__ = ("colour",)
    colour: str


class Hold(Move):
    """A colour (conductor) or the train on a space (traffic controller) does not move."""

    __slots__ = ("what",)
    what: str


class Go(Move):
    __slots__ = ("space",)
    space: str


class Die(Move):
    __slots__ = ("points",)
    points: int


class Reroll(Move):
    __slots__ = ()


class On(Move):
    __slots__ = ()


class Exit(Move):
    __slots__ = ("section",)
    section: str


class Stop(Move):
    __slots__ = ()


class Dispatcher(Move):
    __slots__ = ()


class Action(Move):
    """An action that its own card pays (`pay` is OWN), or any two cards (one of PAIRS)."""

    __slots__ = ("pay",)
    pay: str


class Signal(Action):
    __slots__ = ("source", "target")
    source: str
    target: str


class Switch(Action):
    __slots__ = ("closed", "junction")
    junction: str
    closed: tuple[str, ...]


class Drive(Action):
    """The train action."""

    __slots__ = ("space",)
    space: str


class Load(Move):
    __slots__ = ("card", "city")
    city: str
    card: str


class End(Move):
    __slots__ = ()


class Draw(Move):
    __slots__ = ("cards", "counts")
    cards: str
    counts: tuple[int, ...]  # signal, switch, train


# --- Writing: the parts of a move give its text ---------------------------------------------


@cache
def reveal(card: str) -> Reveal:
    move = Reveal(f"card/{card}")
    move.card = card
    return move


@cache
def deploy(colour: str) -> Deploy:
    move = Deploy(f"deploy/{colour}")
    move.colour = colour
    return move


@cache
def shunt(colour: str, number: int) -> Shunt:
    move = Shunt(f"shunt/{colour}/{number}")
    move.colour, move.number = colour, number
    return move


@cache
def place(number: int) -> Place:
    move = Place(f"place/{number}")
    move.number = number
    return move


@cache
def colour(name: str) -> Colour:
    move = Colour(f"colour/{name}")
    move.colour = name
    return move


@cache
def hold(what: str) -> Hold:
    move = Hold(f"hold/{what}")
    move.what = what
    return move


@cache
def go(space: str) -> Go:
    move = Go(f"go/{space}")
    move.space = space
    return move


@cache
def die(points: int) -> Die:
    move = Die(f"die/{points}")
    move.points = points
    return move


@cache
def exit_by(section: str) -> Exit:
    move = Exit(f"exit/{section}")
    move.section = section
    return move


def _paid(text: str, pay: str) -> str:
    return f"{text}:{pay}" if pay else text


@cache
def signal(source: str, target: str, pay: str = OWN) -> Signal:
    move = Signal(_paid(f"signal/{source},{target}", pay))
    move.source, move.target, move.pay = source, target, pay
    return move


@cache
def switch(junction: str, closed: tuple[str, ...], pay: str = OWN) -> Switch:
    move = Switch(_paid(f"switch/{junction}={','.join(closed)}", pay))
    move.junction, move.closed, move.pay = junction, closed, pay
    return move


@cache
def drive(space: str, pay: str = OWN) -> Drive:
    move = Drive(_paid(f"train/{space}", pay))
    move.space, move.pay = space, pay
    return move


@cache
def load(city: str, card: str) -> Load:
    move = Load(f"load/{city}:{card}")
    move.city, move.card = city, card
    return move


@cache
def draw(cards: str) -> Draw:
    move = Draw(f"draw/{cards}")
    move.cards, move.counts = cards, tuple(map(cards.count, CARDS))
    return move


KEEPER = Keeper("keeper")
REROLL = Reroll("reroll")
ON = On("on")
STOP = Stop("stop")
DISPATCHER = Dispatcher("dispatcher")
END = End("end")


# --- Reading --------------------------------------------------------------------------------

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-.")
_LETTERS_OF_POSTS = _LETTERS | set("CL:>")


@notation.one_token
def read(scan: Scan) -> Move:
    """The move of one token; NotationError if it is none."""
    for word, reader in _READERS.items():
        if scan.take(word):
            return reader(scan)
    raise scan.expected("a move, such as go/paris, die/3, train/calais, switch/lille=lille-paris.1")


def read_line(line: str) -> list[Move]:
    """The moves of a line: tokens with exactly one space between them."""
    return notation.read_line(line, read)


def _word(scan: Scan, known: Container[str], what: str) -> str:
    """An id of some map; whether it is on this one is not a matter of notation."""
    start = scan.at
    while scan.text[scan.at : scan.at + 1] in _LETTERS:
        scan.at += 1
    word = scan.text[start : scan.at]
    if word not in known:
        scan.at = start
        raise scan.expected(what)
    return word


def _post(scan: Scan) -> str:
    start = scan.at
    while scan.text[scan.at : scan.at + 1] in _LETTERS_OF_POSTS:
        scan.at += 1
    post = ":".join(scan.text[start : scan.at].split(":")[:2])  # two cards may follow
    scan.at = start + len(post)
    if post not in maps.known().posts:
        scan.at = start
        raise scan.expected("a signal post, such as C:paris>lille or L:dijon-paris")
    return post


def _space(scan: Scan) -> str:
    return _word(scan, maps.known().spaces, "a section, a city or a start place")


def _section(scan: Scan) -> str:
    return _word(scan, maps.known().sections, "a section")


def _colour(scan: Scan) -> str:
    return scan.word(COLOURS, "black, brown or grey")


def _number(scan: Scan) -> int:
    start = scan.at
    number = scan.number()
    if number not in NUMBERS:
        scan.at = start
        raise scan.expected("a start place from 2 to 12")
    return number


def _pay(scan: Scan) -> str:
    return scan.word(PAIRS, "two cards in the order s, w, t") if scan.take(":") else OWN


def _shunt(scan: Scan) -> Move:
    found = _colour(scan)
    scan.needs("/")
    return shunt(found, _number(scan))


def _hold(scan: Scan) -> Move:
    what = "a colour, a section, a city or a start place"
    return hold(_word(scan, maps.known().spaces | set(COLOURS), what))


def _die(scan: Scan) -> Move:
    return die(int(scan.one_of("123456789", "the points of the die, from 1 to 9")))


def _signal(scan: Scan) -> Move:
    source = _post(scan)
    scan.needs(",")
    target = _post(scan)
    return signal(source, target, _pay(scan))


def _switch(scan: Scan) -> Move:
    junction = _word(scan, maps.known().junctions, "a junction")
    scan.needs("=")
    closed = [_section(scan)]
    while scan.take(","):
        start = scan.at
        closed.append(_section(scan))
        if closed[-1] <= closed[-2]:
            scan.at = start
            raise scan.expected("sections in the order of their ids")
    return switch(junction, tuple(closed), _pay(scan))


def _train(scan: Scan) -> Move:
    space = _space(scan)
    return drive(space, _pay(scan))


def _load(scan: Scan) -> Move:
    city = _word(scan, maps.known().cities, "a city")
    scan.needs(":")
    return load(city, scan.one_of(CARDS, "a card: s, w or t"))


def _draw(scan: Scan) -> Move:
    start = scan.at
    cards = ""
    while scan.at < len(scan.text) and len(cards) < MOST_DRAWN:
        last = CARDS.index(cards[-1]) if cards else 0
        cards += scan.one_of(CARDS[last:], "cards in the order s, w, t")
    if scan.at == start:
        raise scan.expected("cards in the order s, w, t")
    return draw(cards)


_IDS = tuple(sorted(departures(), key=lambda card: (-len(card), card)))
_READERS: dict[str, Callable[[Scan], Move]] = {
    "card/": lambda scan: reveal(scan.word(_IDS, "a departure card, such as D-black-grey")),
    "keeper": lambda scan: KEEPER,
    "deploy/": lambda scan: deploy(_colour(scan)),
    "shunt/": _shunt,
    "place/": lambda scan: place(_number(scan)),
    "colour/": lambda scan: colour(_colour(scan)),
    "hold/": _hold,
    "go/": lambda scan: go(_space(scan)),
    "die/": _die,
    "reroll": lambda scan: REROLL,
    "on": lambda scan: ON,
    "exit/": lambda scan: exit_by(_section(scan)),
    "stop": lambda scan: STOP,
    "dispatcher": lambda scan: DISPATCHER,
    "signal/": _signal,
    "switch/": _switch,
    "train/": _train,
    "load/": _load,
    "end": lambda scan: END,
    "draw/": _draw,
}
