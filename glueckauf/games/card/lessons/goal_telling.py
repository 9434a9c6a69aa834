"""Goals of a checkpoint, told: for each word of the closed list (`goals`) the messages and their facts."""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf.games.card.draw.labels import card_name, listed, phrase
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import read_lorry
from glueckauf.games.card.telling import lorry_facts, zone_facts
from glueckauf.games.goals import Amount, Said, say_amount


def amount(word: str, wanted: Amount, state: State, language: str) -> Said:
    return say_amount(word, wanted)


def cards(word: str, kind: str, wanted: Iterable[str], state: State, language: str) -> Said:
    known = {str(card): card for card in state.rules.decks[kind]}
    names = listed(language, kind, [known[one] for one in wanted], state.rules)
    yield "goal-cards", {"word": word, "cards": names}


def docks(
    word: str, wanted: dict[int, tuple[str, tuple[str, ...]]], state: State, language: str
) -> Said:
    for dock, (engine, wagons) in wanted.items():
        names = [card_name(language, "engine", engine, state.rules)] if engine else []
        names += [_wagon(one, language) for one in wagons]
        yield "goal-dock", {"dock": dock, "cards": "; ".join(names)}


def _wagon(word: str, language: str) -> str:
    crest, equals, load = word.partition("=")
    name = phrase(language, "wagon", wagon=crest)
    if not equals:
        return name
    return f"{name}, {phrase(language, 'loaded', **lorry_facts(read_lorry(load)))}"


def loads(word: str, wanted: dict[int, Amount], state: State, language: str) -> Said:
    for dock, number in wanted.items():
        for facts in number.facts():
            yield "goal-load", {"dock": dock, **facts}


def zones(word: str, wanted: dict[str, tuple[int, int]], state: State, language: str) -> Said:
    for zone, (seat, workers) in wanted.items():
        facts = zone_facts(state.layout, zone)
        yield "goal-zone", {**facts, "seat": seat, "workers": workers}


def passed(word: str, wanted: tuple[int, ...], state: State, language: str) -> Said:
    for seat in wanted:
        yield "goal-course", {"word": word, "n": seat, "seat": seat}


def course(word: str, value: int, state: State, language: str) -> Said:
    yield "goal-course", {"word": word, "n": int(value), "seat": int(value)}
