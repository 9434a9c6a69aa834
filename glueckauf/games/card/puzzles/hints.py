"""Three hints from the proof: what matters, where it happens, and how to begin.

The beginning goes as far as the first move in which the best line leaves what one would naturally try.
"""

from __future__ import annotations

from glueckauf.core.puzzle_verdict import first_parting
from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.card.puzzles.claims import themes_of
from glueckauf.games.card.puzzles.deeds import Deeds, deeds
from glueckauf.games.card.puzzles.natural import best_line, tempting_lines
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.telling import after_colon, moves_told, zones_told
from glueckauf.games.card.puzzles.themes import TRAP
from glueckauf.games.card.solve.task import Task, rank, reached
from glueckauf.games.card.telling import GAME

MOST_ZONES = 6  # that a hint names
Facts = dict[str, Fact]


def hints(puzzle: CardPuzzle, language: str) -> list[str]:
    """The hints; a task that no line meets has none."""
    line = best_line(puzzle)
    if line is None:
        return []
    done = deeds(puzzle.task, line)
    return [
        _what(puzzle, language),
        _where(puzzle.task, done, language),
        _begin(puzzle.task, line, language),
    ]


def themes(puzzle: CardPuzzle) -> tuple[str, ...]:
    """The themes of a puzzle, the trap last: it tells least."""
    found = themes_of(puzzle.task) if puzzle.themes is None else puzzle.themes
    return tuple(sorted(found, key=lambda theme: theme == TRAP))


def _what(puzzle: CardPuzzle, language: str) -> str:
    found = themes(puzzle)
    if not found:
        return tell(GAME, "puzzle-hint-plain", {}, language)
    facts: Facts = {"theme": found[0]}
    name = tell(GAME, "theme", facts, language)
    idea = tell(GAME, "theme-idea", facts, language)
    return f"{name}: {within(idea, language)}"


def _where(task: Task, done: Deeds, language: str) -> str:
    """Docks of an action; zones of a turn, or of several."""

    def say(what: str, **facts: Fact) -> str:
        return tell(GAME, "puzzle-hint-where", {"what": what, **facts}, language)

    if task.turns == 0:
        if done.trains:
            docks = sorted({str(train.dock) for train in done.trains})
            return say("trains", docks=" ".join(docks), count=len(docks))
        docks = sorted({str(move.dock) for _, move in done.loads})
        if not docks:
            return say("stored" if done.stored else "nothing", count=len(done.stored))
        return say("loads", docks=" ".join(docks), count=len(docks), stored=len(done.stored))
    zones = list(dict.fromkeys(done.zones))[:MOST_ZONES]
    if not zones:
        return say("no-zone")
    named = zones_told(task.start.layout, zones, language)
    return say("zones", zones=named, count=len(zones))


def _begin(task: Task, line: str, language: str) -> str:
    """As far as the first move that one would not naturally make; a payment is told with its zone."""
    moves = line.split()
    if not moves:
        return tell(GAME, "puzzle-hint-begin", {"line": "", "count": 0}, language)
    value = reached(task, moves)
    assert value is not None, "a best line comes to its end"
    par = rank(task, value)
    tries = [tried for _, tried in tempting_lines(task)]
    worths = [(reached(task, tried), tried) for tried in tries]
    short = [tried for worth, tried in worths if worth is not None and rank(task, worth) < par]
    at = max((first_parting(moves, tried) for tried in short), default=0)
    until = min(at, len(moves) - 1) + 1
    while until < len(moves) and moves[until].startswith(("pay/", "dock/", "take/")):
        until += 1
    told = after_colon(moves_told(task.start.layout, moves[:until], language), language)
    return tell(GAME, "puzzle-hint-begin", {"line": told, "count": until}, language)
