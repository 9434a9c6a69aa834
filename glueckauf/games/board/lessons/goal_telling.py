"""Goals of a checkpoint, told: for each word of the closed list (`goals`) the messages and their facts."""

from __future__ import annotations

from glueckauf.core.texts import Fact, listed, phrase_of
from glueckauf.games.board.puzzles.pit.verdict import spoken
from glueckauf.games.board.ruleset import read_order, read_tile
from glueckauf.games.board.telling import GAME, card_name
from glueckauf.games.goals import Amount, Said, say_amount


def amount(word: str, wanted: Amount, language: str) -> Said:
    return say_amount(word, wanted)


def first(word: str, categories: tuple[int, ...], language: str) -> Said:
    for category in categories:
        yield "goal-first", {"category": category}


def crews(word: str, wanted: dict[str, tuple[int, int]], language: str) -> Said:
    for space, (seat, miners) in wanted.items():
        place = phrase_of(GAME, "space", {"space": space}, language)
        yield "goal-crew", {"place": place, "seat": seat, "miners": miners}


def seats(word: str, wanted: dict[int, int], language: str) -> Said:
    for seat, miners in wanted.items():
        yield "goal-crew-in", {"place": word, "seat": seat, "miners": miners}


def labels(word: str, wanted: tuple[str, ...], language: str) -> Said:
    yield "goal-complete", {"labels": " ".join(wanted), "count": len(wanted)}


def cards(word: str, wanted: tuple[str, ...], language: str) -> Said:
    yield "goal-cards", {"word": word, "cards": _named(wanted, language)}


def _named(cards: tuple[str, ...], language: str) -> str:
    found = [read_order(f"{c}=0") if ":" in c else read_tile(c) for c in cards]
    return listed(GAME, [card_name(card, language) for card in found], language)


def stacks(word: str, wanted: dict[str, tuple[str, ...]], language: str) -> Said:
    for name, cards in wanted.items():
        yield "goal-stack", {"word": word, "stack": name, "cards": _named(cards, language)}


def levels(word: str, wanted: dict[int, str], language: str) -> Said:
    for level, coal in wanted.items():
        yield "goal-coal", _coal_facts("level", coal, level)


def cage(word: str, wanted: tuple[int | None, str | None], language: str) -> Said:
    level, coal = wanted
    if level is not None:
        yield "goal-cage-level", {"level": level}
    if coal is not None:
        yield "goal-coal", _coal_facts("cage", coal)


def storage(word: str, coal: str, language: str) -> Said:
    yield "goal-coal", _coal_facts("storage", coal)


def _coal_facts(place: str, coal: str, level: int = 0) -> dict[str, Fact]:
    return {"place": place, "level": level, "coal": coal, "count": len(coal)}


def value(word: str, wanted: dict[str, int], language: str) -> Said:
    for name, n in wanted.items():
        yield "goal-value", {"amount": spoken({name: n}, language)}


def course(word: str, value: int, language: str) -> Said:
    yield "goal-course", {"word": word, "n": int(value), "seat": int(value)}
