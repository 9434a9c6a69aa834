"""Moves in words: "go to the mining card 2/3 and pay 1 + 2; load the rightmost card into …".

A zone and its payment are one piece; so are a look and what is taken, and a card and its dock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.core.draw.labels import capital
from glueckauf.core.names import spoken
from glueckauf.core.texts import Fact, phrase_of
from glueckauf.games.card import notation as note
from glueckauf.games.card.notation import Move, read
from glueckauf.games.card.parts import DESTINATIONS, ENGINES, OBJECTIVES
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Layout, read_lorry
from glueckauf.games.card.telling import GAME, lorry_facts, zone_facts

Facts = dict[str, Fact]


def moves_told(layout: Layout, moves: Sequence[str], language: str) -> str:
    """A line in words, piece by piece."""
    return "; ".join(pieces(layout, moves, language))


def pieces(layout: Layout, moves: Sequence[str], language: str) -> list[str]:
    """The pieces of a line, each in words."""
    found = _pieces(layout, [*map(read, moves)], language)
    return [phrase_of(GAME, "puzzle-do", facts, language) for facts in found]


def after_colon(told: str, language: str) -> str:
    """German goes on with a capital there, where a whole sentence follows."""
    return capital(told) if spoken(language) == "de" else told


def zones_told(layout: Layout, zones: Sequence[str], language: str) -> str:
    """Zones one after the other, as they stand inside a sentence."""
    return ", ".join(
        phrase_of(GAME, "puzzle-zone", zone_facts(layout, zone), language) for zone in zones
    )


def move_told(layout: Layout, move: str, language: str) -> str:
    """One move in words, wherever it is played."""
    return phrase_of(GAME, "puzzle-do", _facts(layout, read(move), language), language)


def turns_of(states: Sequence[State], moves: Sequence[str]) -> list[tuple[str, ...]]:
    """The moves turn by turn; `states` are those before the first move and after each."""
    turns: list[tuple[str, ...]] = []
    begun = 0
    for n, state in enumerate(states[1 : len(moves) + 1], start=1):
        if state.at_turn_start or state.to_move is None:
            turns.append(tuple(moves[begun:n]))
            begun = n
    if begun < len(moves):
        turns.append(tuple(moves[begun:]))
    return turns


def _pieces(layout: Layout, moves: list[Move], language: str) -> Iterator[Facts]:
    at = 0
    while at < len(moves):
        facts = _facts(layout, moves[at], language)
        at += 1
        follows = moves[at] if at < len(moves) else None
        if facts["what"] == "place" and isinstance(follows, note.Pay):
            facts |= {"what": "place-paid", "paid": paid_told(follows, language)}
            at += 1
            follows = moves[at] if at < len(moves) else None
        if isinstance(follows, note.ToDock):
            facts["dock"] = follows.dock
            facts["docked"] = 1
            at += 1
        yield facts


def paid_told(move: note.Pay, language: str) -> str:
    """The values of the cards; an innovation is named."""
    helped = [
        phrase_of(GAME, "move-pay-helper", {"innovation": name, "workers": value}, language)
        for name, value in move.innovations
    ]
    return " + ".join([*map(str, move.workers), *helped])


def _facts(layout: Layout, move: Move, language: str) -> Facts:
    """What a move does, with nothing docked yet."""
    plain: Facts = {"docked": 0, "dock": 0}
    match move:
        case note.Place():
            return {**plain, "what": "place", **zone_facts(layout, str(move))}
        case note.Pay():
            return {**plain, "what": "pay", "paid": paid_told(move, language)}
        case note.ToDock():
            return {**plain, "what": "dock", "dock": move.dock}
        case note.Load():
            to: Facts = {"dock": move.dock, "wagon": move.crest}
            if not move.lorry:
                return {**plain, "what": "load", **to}
            return {**plain, "what": "withdraw", **lorry_facts(read_lorry(move.lorry)), **to}
        case note.Store():
            return {**plain, "what": "store"}
        case note.Dispatch():
            lorries = int(move.order.rpartition(":")[2])
            order: Facts = {"order": move.order, "lorries": lorries}
            return {**plain, "what": "train", "dock": move.dock, **order}
        case note.LookAt():
            return {**plain, "what": "look", "stack": move.stack}
        case note.Take():
            return {**plain, **_taken(move.card)}
        case note.Use():
            use: Facts = {"innovation": move.innovation}
            if "/" in move.stack:
                return {**plain, "what": "use-at", **use, "stack": move.stack}
            return {**plain, "what": "use", **use}
        case note.End():
            return {**plain, "what": "end"}
    return {**plain, "what": "pass"}


def _taken(card: str) -> Facts:
    """A card that the wild action takes, by its word."""
    if card in OBJECTIVES:
        return {"what": "take-objective", "objective": card}
    if card in ENGINES:
        return {"what": "take-engine", "engine": card}
    if card in DESTINATIONS:
        return {"what": "take-share", "share": card}
    if card.partition(":")[0] in DESTINATIONS:
        return {"what": "take-order", "order": card, "lorries": int(card.rpartition(":")[2])}
    if len(card) == 1:
        return {"what": "take-wagon", "wagon": card}
    if card[1] in "12":
        return {"what": "take-lorry", **lorry_facts(read_lorry(card))}
    return {"what": "take-innovation", "innovation": card}
