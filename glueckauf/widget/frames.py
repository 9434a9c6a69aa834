"""What a board is sent, as JSON: choices, reasons, sentences, prompts, entries of the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.protocol import CHANCE, State
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact, tell
from glueckauf.games import room
from glueckauf.games.offer import Offer
from glueckauf.widget.sources import ROOM

Json = dict[str, Any]
FEW = 4  # sentences in one message


def drawn(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> dict[str, str]:
    """The parts of the picture as markup, in their order: the whole table, or another of its views."""
    parts = room(view.game).table.parts(view, language, shown, seat, you)
    return {part.name: markup(part) for part in parts}


def markup(part: Part) -> str:
    """The part, with how far a board may fold it, and whether it leads."""
    fold = f'data-fold="{part.fold}" ' if part.fold else ""
    leads = 'data-leads="" ' if part.leads else ""
    return part_svg(part).replace("<svg ", f"<svg {fold}{leads}", 1)


# --- Choices and reasons --------------------------------------------------------------------


def offered(offer: Offer, language: str) -> Json:
    """What can be chosen, the words of buttons, and why the rest cannot be chosen."""
    return {
        "choices": [choice_row(*choice) for choice in offer.choices],
        "labels": dict(offer.labels),
        "shut": list(offer.why),
        "why": {key: refusal(why, language) for key, why in offer.why.items()},
        **({"last_words": list(offer.last_words)} if offer.last_words else {}),
        **({"clashes": _clashes(offer, language)} if offer.clashes else {}),
    }


def _clashes(offer: Offer, language: str) -> Json:
    """What does not go together, by the keys that were picked and the next one; each reason stands once."""
    said: dict[tuple[str, str], int] = {}
    keys: dict[str, dict[str, int]] = {}
    for picked, whys in offer.clashes.items():
        for key, why in whys.items():
            told = why.rule, sentence(why, language)
            keys.setdefault(" ".join(picked), {})[key] = said.setdefault(told, len(said))
    return {"said": [{"rule": rule, "text": text} for rule, text in said], "keys": keys}


def choice_row(move: str, paths: Iterable[Iterable[str]], say: str) -> Json:
    return {"move": str(move), "paths": [list(path) for path in paths], "say": say}


def refusal(violation: Violation, language: str) -> Json:
    return {"rule": violation.rule, "text": sentence(violation, language)}


# --- Where things go ------------------------------------------------------------------------


def foreseen(view: State) -> Json:
    """What pointing at a key shows before anything happens; nothing where all goes as it is told."""
    found = {} if view.is_over else room(view.game).table.foresight(view)
    told = {
        key: {
            "ways": [list(way) for way in seen.ways],
            "marks": [
                {"key": mark.key, "lines": list(mark.lines), "bad": list(mark.bad)}
                for mark in seen.marks
            ],
        }
        for key, seen in found.items()
    }
    return {"foresight": told} if told else {}


def gone(states: Sequence[Any], moves: Sequence[str]) -> Json:
    """How pieces went that did not go straight; whoever went on from where it had come to, in one go."""
    found: list[tuple[str, list[str]]] = []
    for before, move in zip(states, moves, strict=False):
        for piece, keys in room(before.game).table.ways(before, move):
            begun = next((one for one in found if one[0] == piece and one[1][-1] == keys[0]), None)
            if begun is None:
                found.append((piece, list(keys)))
            else:
                begun[1][-1:] = keys[1:]
    return {"ways": [{"piece": piece, "keys": keys} for piece, keys in found]} if found else {}


# --- Sentences ------------------------------------------------------------------------------


def sentence(told: Event | Violation, language: str, you: int | None = None) -> str:
    """In words, for whoever sits in the seat `you`."""
    if isinstance(told, Event):
        key, facts = f"event-{told.name}", told.told_to(you)
    else:
        key, facts = f"why-{told.reason}", told.facts
    return _sentence(told.game, key, tuple(facts.items()), language)


@lru_cache(maxsize=4096)
def _sentence(room: str, key: str, facts: tuple[tuple[str, Fact], ...], language: str) -> str:
    """Sentences cost more than drawings, and the same ones are needed again and again."""
    return tell(room, key, dict(facts), language)


def say(key: str, language: str, **facts: Fact) -> str:
    """A sentence of the widget's own."""
    return _sentence(ROOM, key, tuple(facts.items()), language)


def person(seat: int, language: str, you: int | None = None) -> str:
    return say("person", language, seat=seat, you=int(seat == you))


def headline(events: Iterable[Event], language: str, you: int | None = None) -> str:
    """What happened, in few sentences: of a long list, its beginning and its end."""
    told = list(events)
    if len(told) > FEW:
        heads = room(told[0].game).table.headlines()
        told = told[:FEW] + [event for event in told[FEW:] if event.name in heads]
    return " ".join(sentence(event, language, you) for event in told)


def outcome(events: Iterable[Event], language: str, you: int | None = None) -> str:
    """How it ended: of the last move only what its game holds for important."""
    told = list(events)
    heads = room(told[0].game).table.headlines()
    return " ".join(sentence(event, language, you) for event in told if event.name in heads)


def prompt(view: State, language: str) -> str:
    """What the player to move is asked."""
    if view.is_over:
        return say("prompt-over", language)
    return room(view.game).table.prompt(view, language)


def message(text: str, kind: str = "info", **more: Any) -> Json:
    return {"text": text, "kind": kind, **more}


# --- The log --------------------------------------------------------------------------------


def entry(
    ply: int,
    seat: int | None,
    move: str,
    events: Iterable[Event],
    language: str,
    reveals: bool,
    you: int | None = None,
) -> Json:
    """One move: who made it, what it did, and by which rules."""
    told = list(events)
    nobody = seat is None or seat == CHANCE
    return {
        "ply": ply,
        "seat": None if nobody else seat,
        "who": "" if nobody else person(seat or 0, language, you),
        "move": move,
        "text": " ".join(sentence(event, language, you) for event in told),
        "rules": list(dict.fromkeys(rule for event in told for rule in event.rules)),
        "reveals": reveals,
    }
