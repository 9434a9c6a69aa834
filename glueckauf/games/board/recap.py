"""A turn in one short sentence: where the miners went, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.board.telling import GAME

PLAIN = ("drafted", "took-money", "took-order", "kept-none", "kept-order", "bought", "pithead")
FILLED = ("filled", "paired")
TOLD = (*PLAIN, *FILLED, "sent", "looked", "loaded", "stored", "delivered")
Clause = tuple[str, dict[str, Fact]]


def recap(events: Sequence[Event], language: str, you: int | None = None) -> str:
    """What a player did in a turn that had these events; "" if it is not told in such a sentence."""
    acted = [event for event in events if event.name in TOLD]
    if not acted:
        return ""
    seat = acted[0].facts["seat"]
    whose: dict[str, Fact] = {"seat": seat, "you": int(seat == you)}
    own = [event for event in events if event.facts.get("seat") == seat]
    told = [
        phrase_of(GAME, f"recap-{key}", {**facts, **whose}, language)
        for key, facts in _clauses(own)
    ]
    if not told:
        return ""
    return tell(GAME, "recap", {**whose, "what": _joined(told, language)}, language)


def _joined(clauses: Sequence[str], language: str) -> str:
    told = clauses[0]
    for place, clause in enumerate(clauses[1:], start=2):
        is_last = place == len(clauses)
        key = "two" if len(clauses) == 2 else "last" if is_last else "more"
        told = phrase_of(GAME, f"recap-{key}", {"first": told, "last": clause}, language)
    return told


def _clauses(events: Sequence[Event]) -> Iterator[Clause]:
    """One miner on a space that says itself what was done there is not worth a word."""
    for event in events:
        if event.name == "sent" and (_is_mining(event) or event.facts["miners"] != 1):
            yield "sent", dict(event.facts)
        elif event.name == "looked" or event.name in PLAIN:
            yield event.name, dict(event.facts)
    yield from _mined(events)
    delivered = [event.facts for event in events if event.name == "delivered"]
    if delivered:
        labels = sorted(str(facts["label"]) for facts in delivered)
        points = sum(int(facts["vp"]) for facts in delivered)
        yield "delivered", {"labels": " ".join(labels), "count": len(labels), "vp": points}


def _is_mining(event: Event) -> bool:
    return str(event.facts["space"]).startswith("mining")


def _mined(events: Sequence[Event]) -> Iterator[Clause]:
    for name in ("loaded", "stored"):
        coal = "".join(str(event.facts["colour"]) for event in events if event.name == name)
        if coal:
            yield name, {"coal": "".join(sorted(coal, key="ybgk".index))}
    filled = [event.facts for event in events if event.name in FILLED]
    complete = sorted({str(facts["label"]) for facts in filled if facts["complete"]})
    begun = [str(facts["label"]) for facts in filled if facts["label"] not in complete]
    if begun:
        labels = sorted(set(begun))
        yield (
            "filled",
            {"squares": len(begun), "labels": " ".join(labels), "count": len(labels)},
        )
    if complete:
        yield "completed", {"labels": " ".join(complete), "count": len(complete)}
