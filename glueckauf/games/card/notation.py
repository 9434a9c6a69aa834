"""Text ↔ moves. Knows words, not legality; one token is one decision.

    place   = stack | "mining/" n | "delivery" | "wild"      send workers there
    stack   = "lorry/" ab | "wagon/" ab | "engine" | "order" | "share" | "innovation" | "objective"
    pay     = "pay/" value { "+" value }                     workers ascending, then innovations
    value   = n | worker "=" n                               by id and value: pay/1+2+w4=3
    dock    = "dock/" d                                      of a wagon or an engine just taken
    load    = ( "row" | "s:" lorry ) ">" d crest             into a wagon of this dock and crest
    store   = "row>s"                                        rightmost card to the storage
    train   = "train/" d "=" order                           dispatch a dock with this order
    look    = "look/" stack                                  the wild action: at which stack
    take    = "take/" card                                   and which of its top cards
    use     = "use/" ( "lorry/" ab | "wagon/" ab | "engine" | "order" | "share" | "mining"
            | "delivery" )                                   play an action innovation
    "end"   of a mining action, a delivery, or the turn      "pass"  out of this shift
    lorry   = ( "w" | "c" | "t" | "f" ) ( "1." vp | "2" )    order = destination ":" n
    crest   = "w" | "c" | "t" | "f" | "*"    d = 1, 2, 3     ab = "a" | "b"

A move *is* its text (a `str`) and knows its parts. Reading is strict: every move is written in
exactly one way, and anything else is a NotationError with the column.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from glueckauf.core import notation
from glueckauf.core.notation import Move as Move
from glueckauf.core.notation import Scan
from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    CRESTS,
    DESTINATIONS,
    ENGINES,
    OBJECTIVES,
    STACKS,
    WILD,
    WORKER_INNOVATIONS,
)


class Place(Move):
    """Place workers in a zone; which ones is the next decision."""

    __slots__ = ("kind", "number")
    kind: str
    number: int  # of a mining card, else 0


class Pay(Move):
    __slots__ = ("innovations", "total", "workers")
    workers: tuple[int, ...]
    innovations: tuple[tuple[str, int], ...]
    total: int


class ToDock(Move):
    __slots__ = ("dock",)
    dock: int


class Load(Move):
    """A lorry card into a wagon: the rightmost of the row, or (`stored`) one of the storage."""

    __slots__ = ("crest", "dock", "lorry")
    lorry: str  # the word of a stored card, "" for the row's
    dock: int
    crest: str


class Store(Move):
    __slots__ = ()


class Dispatch(Move):
    __slots__ = ("dock", "order")
    dock: int
    order: str


class LookAt(Move):
    __slots__ = ("stack",)
    stack: str


class Take(Move):
    __slots__ = ("card",)
    card: str


class Use(Move):
    """Play an action innovation; `stack` is where it takes its card, if it takes one."""

    __slots__ = ("innovation", "stack")
    innovation: str
    stack: str


class End(Move):
    __slots__ = ()


class Pass(Move):
    __slots__ = ()


# --- Writing: the parts of a move give its text ---------------------------------------------


@cache
def place(zone: str) -> Place:
    move = Place(zone)
    move.kind, _, detail = zone.partition("/")
    move.number = int(detail) if detail.isdigit() else 0
    return move


@cache
def pay(workers: tuple[int, ...], innovations: tuple[tuple[str, int], ...] = ()) -> Pay:
    words = [*map(str, workers), *(f"{name}={value}" for name, value in innovations)]
    move = Pay("pay/" + "+".join(words))
    move.workers, move.innovations = workers, innovations
    move.total = sum(workers) + sum([value for _, value in innovations])
    return move


@cache
def to_dock(dock: int) -> ToDock:
    move = ToDock(f"dock/{dock}")
    move.dock = dock
    return move


@cache
def load(lorry: str, dock: int, crest: str) -> Load:
    """The stored lorry card of this word, or with "" the rightmost of the row."""
    move = Load(f"{f's:{lorry}' if lorry else 'row'}>{dock}{crest}")
    move.lorry, move.dock, move.crest = lorry, dock, crest
    return move


@cache
def dispatch(dock: int, order: str) -> Dispatch:
    move = Dispatch(f"train/{dock}={order}")
    move.dock, move.order = dock, order
    return move


@cache
def look_at(stack: str) -> LookAt:
    move = LookAt(f"look/{stack}")
    move.stack = stack
    return move


@cache
def take(card: str) -> Take:
    move = Take(f"take/{card}")
    move.card = card
    return move


@cache
def use(what: str) -> Use:
    """An innovation by its id, with the place of the stack where there are two: `lorry/a`."""
    move = Use(f"use/{what}")
    move.innovation = what.partition("/")[0]
    move.stack = what if what in STACKS else ""
    return move


STORE = Store("row>s")
END = End("end")
PASS = Pass("pass")


# --- Reading --------------------------------------------------------------------------------


@notation.one_token
def read(scan: Scan) -> Move:
    """The move of one token; NotationError if it is none."""
    for word, reader in _READERS.items():
        if scan.take(word):
            return reader(scan)
    raise scan.expected("a move, such as lorry/a, mining/2, pay/1+2, row>1w, train/1=barracks:3")


def read_line(line: str) -> list[Move]:
    """The moves of a line: tokens with exactly one space between them."""
    return notation.read_line(line, read)


def _pair(scan: Scan) -> str:
    return scan.one_of("ab", "a or b")


def _stack(scan: Scan, words: tuple[str, ...], what: str) -> str:
    """A stack, or another thing of these names; of lorries and wagons there are two."""
    word = scan.word(words, what)
    return f"{word}/{_after_slash(scan)}" if word in ("lorry", "wagon") else word


def _after_slash(scan: Scan) -> str:
    scan.needs("/")
    return _pair(scan)


def _mining(scan: Scan) -> Move:
    scan.needs("/")
    return place(f"mining/{scan.number()}")


def _two(scan: Scan) -> Move:
    _after_slash(scan)
    return place(scan.text[: scan.at])


def _pay(scan: Scan) -> Move:
    workers: list[int] = []
    innovations: list[tuple[str, int]] = []
    while (not workers and not innovations) or scan.take("+"):
        start = scan.at
        if scan.text[scan.at : scan.at + 1] == "w":
            name = scan.word(WORKER_INNOVATIONS, _workers_expected)
            scan.needs("=")
            innovations.append((name, scan.number()))
            in_order = innovations == sorted(innovations)
        else:
            workers.append(scan.number())
            in_order = workers == sorted(workers) and not innovations
        if not in_order:
            scan.at = start
            raise scan.expected("workers in ascending order, then innovations by id and value")
    return pay(tuple(workers), tuple(innovations))


def _dock(scan: Scan) -> int:
    return int(scan.one_of("123", "a dock: 1, 2 or 3"))


def _row(scan: Scan) -> Move:
    scan.needs(">")
    return STORE if scan.take("s") else load("", _dock(scan), _crest(scan))


def _stored(scan: Scan) -> Move:
    lorry = scan.one_of(CRESTS, "a lorry card, such as w1.2 or w2") + _lorries(scan)
    scan.needs(">")
    return load(lorry, _dock(scan), _crest(scan))


def _crest(scan: Scan) -> str:
    return scan.one_of(CRESTS + WILD, "the crest of a wagon: w, c, t, f or *")


def _lorries(scan: Scan) -> str:
    if scan.one_of("12", "1 or 2 lorries") == "2":
        return "2"
    scan.needs(".")
    return "1." + scan.one_of("0123456789", "the VP of the lorry")


def _train(scan: Scan) -> Move:
    dock = _dock(scan)
    scan.needs("=")
    return dispatch(dock, scan.word(DESTINATIONS, "a destination") + _required(scan))


def _required(scan: Scan) -> str:
    scan.needs(":")
    return ":" + scan.one_of("123456789", "the lorries required")


def _card(scan: Scan) -> Move:
    """The word of any card; which ones a stack holds is not a matter of notation."""
    for word in _CARDS:
        if scan.take(word):
            return take(word + (_required(scan) if _goes_on(scan, word) else ""))
    crest = _crest_of_card(scan)
    return take(crest + (_lorries(scan) if crest != WILD and scan.at < len(scan.text) else ""))


def _goes_on(scan: Scan, word: str) -> bool:
    return word in DESTINATIONS and scan.text.startswith(":", scan.at)


def _crest_of_card(scan: Scan) -> str:
    return scan.one_of(CRESTS + WILD, "a card, such as w1.2, *, red, barracks:3, w4 or shift_pairs")


_workers_expected = "a worker innovation: " + ", ".join(WORKER_INNOVATIONS)
_CARDS = sorted(
    (*OBJECTIVES, *WORKER_INNOVATIONS, *ACTION_INNOVATIONS, *ENGINES, *DESTINATIONS),
    key=len,
    reverse=True,
)
_SINGLE = tuple(stack for stack in STACKS if "/" not in stack)
_READERS: dict[str, Callable[[Scan], Move]] = {
    "pay/": _pay,
    "dock/": lambda scan: to_dock(_dock(scan)),
    "row": _row,
    "s:": _stored,
    "train/": _train,
    "look/": lambda scan: look_at(_stack(scan, ("lorry", "wagon", *_SINGLE), "a stack")),
    "take/": _card,
    "use/": lambda scan: use(_stack(scan, ACTION_INNOVATIONS, "an action innovation")),
    "lorry": _two,
    "wagon": _two,
    "mining": _mining,
    **dict.fromkeys((*_SINGLE, "delivery", "wild"), lambda scan: place(scan.text[: scan.at])),
    "end": lambda scan: END,
    "pass": lambda scan: PASS,
}
