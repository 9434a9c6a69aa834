"""The task of a puzzle on a whole table in words, in four languages, from templates."""

from __future__ import annotations

from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    Texts,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.telling import turn_in_words, turns_in_words
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.telling import GAME


def turn_texts(puzzle: TablePuzzle) -> Texts:
    """The texts of a puzzle without a title of its own: it is called by its sort and name."""
    found: Texts = {}
    for language in LANGUAGES:
        name = tell(GAME, "sort-name", {"sort": puzzle.sort}, language)
        title = tell(GAME, "puzzle-name", {"name": name, "id": puzzle.id}, language)
        found[language] = {"title": title, "task": turn_task(puzzle, language)}
    return found


def turn_task(puzzle: TablePuzzle, language: str = "en") -> str:
    """What is asked, with the facts of the puzzle."""
    if isinstance(puzzle, DraftPuzzle):
        facts: dict[str, Fact] = {"picks": puzzle.picks, "steps": puzzle.steps}
        return tell(GAME, "task-draft", facts, language)
    return _log(puzzle, language) if isinstance(puzzle, BlunderPuzzle) else _turns(puzzle, language)


def _about(puzzle: TurnPuzzle | BlunderPuzzle) -> dict[str, Fact]:
    asked = puzzle.asked
    return {
        "shift": asked.state.shift,
        "objective": asked.objective,
        "turns": asked.own_turns,
        "miners": asked.state.players[asked.seat].miners,
        "last": int(asked.state.shift == asked.state.rules.shifts),
        "sort": puzzle.sort,
    }


def _turns(puzzle: TurnPuzzle, language: str) -> str:
    def say(key: str, **facts: Fact) -> str:
        return tell(GAME, key, {**_about(puzzle), **facts}, language)

    asked = puzzle.asked
    plans = asked.turns is not None and asked.turns > 1 and puzzle.sort != "space"
    sentences = [say("task-own-turns" if plans else "task-turns"), say("task-goal")]
    if asked.start:
        sentences.append(say("task-start"))
    if asked.replies:
        told = turns_in_words(asked.replies, language)
        sentences.append(say("task-replies", when=_when(asked), seat=_next(asked), replies=told))
    else:
        sentences.append(say("task-still"))
    return " ".join(sentences)


def _when(asked: Asked) -> str:
    """After which own turns the replies come: each of the others plays one in between."""
    if len(asked.replies) == 1:
        return "one"
    return "first" if len(asked.replies) < len(asked.state.players) else "each"


def _next(asked: Asked) -> int:
    """Whose turn comes after the first own one."""
    return (asked.seat + 1) % len(asked.state.players)


def _log(puzzle: BlunderPuzzle, language: str) -> str:
    lines = [tell(GAME, "task-blunder", _about(puzzle), language)]
    for n, line in enumerate(puzzle.log, start=1):
        told = turn_in_words(line, language)
        lines.append(tell(GAME, "task-log-turn", {"n": n, "line": told}, language))
    return "\n".join(lines)
