"""A whole turn in words, from its notation alone.

    mining/8 3 +g +g 1 +y 0 g>A g>A     8 steps of mining: to level 3, load 2 grey; to level 1, load
                                        yellow; to the surface, 2 grey onto A
    order/draw keep/- bottom/12345      Draw order space: keep none, all back underneath

Equal steps that follow one another are joined, and so are the two halves of a pair. A ride begins a
new part of the line. Moves without the sending of miners read the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.board import notation as note
from glueckauf.games.board.notation import Move, read_line
from glueckauf.games.board.telling import GAME


@lru_cache(maxsize=1024)
def turn_in_words(line: str, language: str = "en") -> str:
    """The turn as one line that begins with a capital letter; "" stands still.

    NotationError if these are no moves, ValueError if they are more than one turn.
    """
    if not line:
        return tell(GAME, "turn-none", {}, language)
    first, *rest = read_line(line)
    if not isinstance(first, (note.Send, note.Draft)):
        told = _steps([first, *rest], "", language)
        return told[:1].upper() + told[1:]
    if isinstance(first, note.Draft):
        head = tell(GAME, "turn-draft", {"place": first.place}, language)
    else:
        facts: dict[str, Fact] = {"space": first, "steps": first.number, "marks": first.number}
        head = tell(GAME, "turn-space", facts, language)
    kind = first.kind if isinstance(first, note.Send) else ""
    return f"{head}: {_steps(rest, kind, language)}" if rest else head


def turns_in_words(lines: Sequence[str], language: str = "en", first: int = 1) -> str:
    """Turns inside a sentence; several are numbered, since each may have commas of its own."""
    told = [within(turn_in_words(line, language), language) for line in lines]
    if len(told) == 1:
        return told[0]
    return "; ".join(f"({n}) {turn}" for n, turn in enumerate(told, start=first))


# --- Steps ----------------------------------------------------------------------------------


def _steps(moves: list[Move], kind: str, language: str) -> str:
    """What follows the sending of miners to a space of this kind."""
    parts: list[list[str]] = [[]]
    for key, facts in _joined(moves, kind, language):
        if parts[-1] and key in ("ride", "end"):
            parts.append([])
        parts[-1].append(_part(key, facts, language))
    return "; ".join(", ".join(part) for part in parts)


def _part(key: str, facts: dict[str, Fact], language: str) -> str:
    """Words in the middle of a line: the message files begin none of them with a noun in German."""
    told = tell(GAME, f"turn-{key}", facts, language)
    return told[:1].lower() + told[1:]


def _joined(moves: list[Move], kind: str, language: str) -> Iterator[tuple[str, dict[str, Fact]]]:
    """The keys and the facts of the steps; equal ones once, with their number."""
    about: dict[str, Fact] = {"stack": kind, "all": int(note.keep(0) in moves)}
    halves: list[note.Fill] = []
    for move, equal in groupby(moves):
        number = len(list(equal))
        if isinstance(move, note.Fill) and move.pair:
            halves += [move] * number
            continue
        yield from _pairs(halves, language)
        halves = []
        key, facts = _told(move, number)
        yield key, facts | about if key in ("keep", "put-back") else facts
    yield from _pairs(halves, language)


def _told(move: Move, number: int) -> tuple[str, dict[str, Fact]]:
    match move:
        case note.Ride():
            return "ride", {"level": move.level}
        case note.Load():
            return "load", {"colour": move.colour, "n": number}
        case note.Fill():
            return "fill", _coal(move, number) | {"label": move.label}
        case note.Store():
            return "store", {"colour": move.colour, "n": number}
        case note.Choose():
            return "choose", {"colour": move.colour, "n": number}
        case note.Keep():
            return "keep", {"place": move.place}
        case note.PutBack():
            return "put-back", {
                "pile": "top" if move.on_top else "bottom",
                "places": ", ".join(map(str, move.places)),
                "sorted": int(list(move.places) == sorted(move.places)),
            }
        case note.End():
            return "end", {}
    raise ValueError(f"{move} begins a turn of its own")


def _coal(move: note.Fill, number: int) -> dict[str, Fact]:
    source = "storage" if move.stored else "cage"
    return {"colour": move.colour, "n": number, "source": source}


def _pairs(halves: list[note.Fill], language: str) -> Iterator[tuple[str, dict[str, Fact]]]:
    """Two halves on the same square are a pair; what is left over counts as a half."""
    while halves:
        first, *halves = halves
        facts: dict[str, Fact] = {"label": first.label, "square": first.square}
        if not halves or (halves[0].label, halves[0].square) != (first.label, first.square):
            yield "half", facts | _coal(first, 1)
            continue
        second, *halves = halves
        if first == second:
            coal = _part("taken", _coal(first, 2), language)
        else:
            taken = [_part("taken", _coal(half, 1), language) for half in (first, second)]
            coal = _part("both", {"first": taken[0], "second": taken[1]}, language)
        yield "pair", facts | {"coal": coal}
