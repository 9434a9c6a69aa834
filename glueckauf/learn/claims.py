"""Proving again what a puzzle file claims."""

from __future__ import annotations

from glueckauf.core.puzzle import Puzzle, Wrong
from glueckauf.core.shipped import is_shipped
from glueckauf.core.texts import LANGUAGES

HINTS = 3


def claims_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The keys of what the puzzle claims."""
    return (*puzzle.claims, "text") if is_shipped(puzzle.path) else puzzle.claims


def wrong_claims(puzzle: Puzzle) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    yield from _impossible(puzzle)
    yield from puzzle.wrong()
    if puzzle.hints is not None and len(puzzle.hints) != HINTS:
        yield "hints", f"there must be {HINTS} hints, not {len(puzzle.hints)}"
    for language, own in (puzzle.own_hints or {}).items():
        if len(own) != HINTS:
            yield f"text.{language}.hints", f"there must be {HINTS} hints, not {len(own)}"
    if is_shipped(puzzle.path):
        yield from _gaps_in_texts(puzzle)


def _impossible(puzzle: Puzzle) -> Wrong:
    """A position is as a game can be, or its file says what was set up on purpose."""
    found = tuple(puzzle.impossible())
    for one in found:
        if not one.word or one.word not in puzzle.arranged:
            yield one.key, one.problem
    for word in puzzle.arranged:
        if all(one.word != word for one in found):
            yield "arranged", f"{word}: a game could come to this position; leave it out"


def _gaps_in_texts(puzzle: Puzzle) -> Wrong:
    for language in LANGUAGES:
        text = puzzle.texts.get(language)
        if text is None:
            yield f"text.{language}", "is missing; a shipped puzzle has texts in four languages"
            continue
        for key, words in text.items():
            if not words.strip():
                yield f"text.{language}.{key}", "is empty; write it"
