"""Three hints from the proof: what matters, where it happens, and how to begin."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.texts import Fact, listed, phrase_of, tell, within
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.draw.labels import die_words, phrase
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import COLUMN_MASKS, ROW_MASKS
from glueckauf.games.woodcraft.puzzles.claims import themes_of
from glueckauf.games.woodcraft.puzzles.natural import best_line
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import moves_told
from glueckauf.games.woodcraft.puzzles.themes import TRAP
from glueckauf.games.woodcraft.puzzles.walk import along
from glueckauf.games.woodcraft.solve.task import Task
from glueckauf.games.woodcraft.telling import GAME

ON_DICE = ("dice", "cut", "glue")  # kinds whose hint names dice first; that of others names orders
TAKING = note.Column | note.Order | note.Take
Facts = dict[str, Fact]


def hints(puzzle: WoodcraftPuzzle, language: str) -> list[str]:
    """The hints; a task that no line meets has none."""
    line = best_line(puzzle)
    if line is None:
        return []
    moves = line.split()
    return [
        _what(puzzle, language),
        _where(puzzle, moves, language),
        _begin(puzzle.task, moves, language),
    ]


def themes(puzzle: WoodcraftPuzzle) -> tuple[str, ...]:
    """The themes of a puzzle, the trap last: it tells least."""
    found = themes_of(puzzle.task) if puzzle.themes is None else puzzle.themes
    return tuple(sorted(found, key=lambda theme: theme == TRAP))


def _what(puzzle: WoodcraftPuzzle, language: str) -> str:
    found = themes(puzzle)
    if not found:
        return tell(GAME, "puzzle-hint-plain", {}, language)
    facts: Facts = {"theme": found[0]}
    name = tell(GAME, "theme", facts, language)
    return f"{name}: {within(tell(GAME, 'theme-idea', facts, language), language)}"


def _where(puzzle: WoodcraftPuzzle, moves: Sequence[str], language: str) -> str:
    """The lines of lanterns, the dice or the orders that the best line is about, as its kind asks."""
    task = puzzle.task
    found = {
        "lines": _lines(task, moves, language) if puzzle.kind == "lanterns" else [],
        "dice": _dice(task, moves, language),
        "orders": _orders(task, moves, language),
    }
    order = ("dice", "orders") if puzzle.kind in ON_DICE else ("lines", "orders", "dice")
    idle = "taking" if any(isinstance(move, TAKING) for move in map(read, moves)) else "nothing"
    what = next((one for one in order if found[one]), idle)
    things = found.get(what, [])
    facts: Facts = {"what": what, "n": len(things), "things": listed(GAME, things, language)}
    return tell(GAME, "puzzle-hint-where", facts, language)


def _dice(task: Task, moves: Sequence[str], language: str) -> list[str]:
    """The dice of the start that are worked on; what the line itself has made is not named."""
    left, found = list(task.start.players[task.seat].dice), list[int]()
    for move in map(read, moves):
        for die in _worked(move):
            if left[die]:
                left[die] -= 1
                found.append(die)
    return [die_words(language, die) for die in sorted(found)]


def _worked(move: Move) -> tuple[int, ...]:
    if isinstance(move, note.Glue):
        return move.dice
    return (move.die,) if isinstance(move, note.Saw | note.Offcut | note.Adjust) else ()


def _orders(task: Task, moves: Sequence[str], language: str) -> list[str]:
    done = [move.order for move in map(read, moves) if isinstance(move, note.Complete)]
    return [phrase(language, "order-name", order=order) for order in done]


def _lines(task: Task, moves: Sequence[str], language: str) -> list[str]:
    """The first row or column of lanterns that the line completes."""
    lit = [place.state.players[task.seat].lanterns for place in along(task, moves)]
    for kind, masks in (("row", ROW_MASKS), ("column", COLUMN_MASKS)):
        for number, mask in enumerate(masks, start=1):
            if lit[0] & mask != mask == lit[-1] & mask:
                facts: Facts = {"line": kind, "number": number}
                return [phrase_of(GAME, "puzzle-hint-line", facts, language)]
    return []


def _begin(task: Task, moves: Sequence[str], language: str) -> str:
    """The first decision; of a line that only ends, that is all there is."""
    told = moves_told(task, moves[:1], language)
    return tell(GAME, "puzzle-hint-begin", {"line": told}, language)
