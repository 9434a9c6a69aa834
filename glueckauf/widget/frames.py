"""What a board is sent, as JSON: choices, reasons, sentences, prompts, entries of the log."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact, tell
from glueckauf.games.board import draw, table, targets
from glueckauf.games.board.draw.pit import pit_part
from glueckauf.games.board.draw.tray import tray_part
from glueckauf.games.board.motion import Motion
from glueckauf.games.board.rules import State
from glueckauf.widget.sources import ROOM

Json = dict[str, Any]
SLOTS = ("works", "tray", "clock", "pit0", "pit1", "pit2", "pit3")  # which trait holds which part
FEW = 4  # sentences in one message
HEADLINES = ("shift-scored", "new-start", "game-over")


def drawn(view: State, language: str, shown: str = "table", seat: int = 0) -> dict[str, str]:
    """The parts of the table as markup, in their order; or one player's desk, or his pit alone."""
    if shown == "table":
        parts = draw.parts(view, language)
    elif shown == "desk":
        parts = draw.desk(view, language, seat)
    else:
        tray = tray_part(view, language)
        parts = (*([tray] if tray else []), pit_part(view, language, seat, None))
    return {part.name: draw.part_svg(part) for part in parts}


# --- Choices and reasons --------------------------------------------------------------------


def choice_rows(view: State, offers: Iterable[targets.Choice], language: str) -> list[Json]:
    return [
        {
            "move": str(move),
            "paths": paths,
            "say": targets.move_label(view, move, language),
            "motion": motion,
        }
        for move, paths, motion in offers
    ]


def reasons(view: State, keys: Iterable[str], language: str) -> dict[str, Json]:
    """Why each of these keys cannot be chosen."""
    found = {key: reason(view, key, language) for key in keys}
    return {key: why for key, why in found.items() if why}


def reason(view: State, key: str, language: str) -> Json | None:
    """Why this key cannot be chosen; None if it means nothing, or something legal."""
    move = targets.natural(view, key)
    violation = view.why_not(move) if move is not None else None
    return refusal(violation, language) if violation else None


def refusal(violation: Violation, language: str) -> Json:
    return {"rule": violation.rule, "text": sentence(violation, language)}


# --- Sentences ------------------------------------------------------------------------------


def sentence(told: Event | Violation, language: str) -> str:
    kind = f"event-{told.name}" if isinstance(told, Event) else f"why-{told.reason}"
    return _sentence(told.game, kind, tuple(told.facts.items()), language)


@lru_cache(maxsize=4096)
def _sentence(room: str, key: str, facts: tuple[tuple[str, Fact], ...], language: str) -> str:
    """Telling costs more than drawing, and the same things are told again and again."""
    return tell(room, key, dict(facts), language)


def say(key: str, language: str, **facts: Fact) -> str:
    """A sentence of the widget's own."""
    return _sentence(ROOM, key, tuple(facts.items()), language)


def headline(events: Iterable[Event], language: str) -> str:
    """What happened, in few sentences: of a long list, its beginning and its end."""
    told = list(events)
    if len(told) > FEW:
        told = told[:FEW] + [event for event in told[FEW:] if event.name in HEADLINES]
    return " ".join(sentence(event, language) for event in told)


def prompt(view: State, language: str) -> str:
    """What the player to move is asked."""
    return say("prompt-over", language) if view.is_over else table.prompt(view, language)


def message(text: str, kind: str = "info", **more: Any) -> Json:
    return {"text": text, "kind": kind, **more}


# --- The log --------------------------------------------------------------------------------


def entry(
    ply: int, seat: int | None, move: str, events: Iterable[Event], language: str, reveals: bool
) -> Json:
    """One move: who made it, what it did, and by which rules."""
    told = list(events)
    return {
        "ply": ply,
        "seat": seat,
        "move": move,
        "text": " ".join(sentence(event, language) for event in told),
        "rules": list(dict.fromkeys(rule for event in told for rule in event.rules)),
        "reveals": reveals,
    }


def motion_rows(found: Iterable[Motion]) -> list[list[Any]]:
    return [list(motion) for motion in found]
