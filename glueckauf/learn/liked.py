"""Which games a learner learns: those that were chosen for training, or else those that were begun.

like(["board", "card"])          from now on, puzzles of both
liked()                          ("board", "card"), today and after any restart
like(None)                       forget it: what has been begun decides again
"""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.puzzle import Puzzle
from glueckauf.games import GAMES, room
from glueckauf.learn.kept import forget, keep, kept
from glueckauf.learn.lessons import lesson
from glueckauf.learn.progress import Entry, entries
from glueckauf.learn.puzzle import puzzles
from glueckauf.learn.training import NAME

KEY = "training"  # under which the choice is kept


def trainable() -> tuple[str, ...]:
    """The games that have puzzles."""
    there = {one.game for one in puzzles(own=False)}
    return tuple(game for game in GAMES if game in there)


def liked(noted: Iterable[Entry] | None = None) -> tuple[str, ...]:
    """The games whose puzzles are trained; `noted` is what the progress file holds."""
    known = trainable()
    chosen = (kept(KEY) or {}).get("games")
    found = [game for game in known if isinstance(chosen, list) and game in chosen]
    if not found:
        found = [game for game in known if game in begun(noted)]
    return tuple(found or known[:1])


def trained_puzzles(noted: Iterable[Entry] | None = None, *, own: bool = True) -> list[Puzzle]:
    """The puzzles of the games that the learner trains."""
    games = liked(noted)
    return [one for one in puzzles(own=own) if one.game in games]


def like(games: str | Iterable[str] | None) -> tuple[str, ...]:
    """Choose the games whose puzzles are trained from now on; None: those that have been begun."""
    if games is None:
        forget(KEY)
        return liked()
    found = checked(games)
    keep(KEY, {"games": list(found)})
    return found


def checked(games: str | Iterable[str]) -> tuple[str, ...]:
    """These games in the order of the house; ValueError if one of them has no puzzles, or none is named."""
    asked = [games] if isinstance(games, str) else list(games)
    for game in asked:
        if game not in trainable():
            raise ValueError(unknown("game", str(game), trainable()))
    if not asked:
        raise ValueError(f"name at least one game: {', '.join(trainable())}")
    return tuple(game for game in trainable() if game in asked)


def begun(noted: Iterable[Entry] | None = None) -> tuple[str, ...]:
    """The games of which anything was tried; the first one of the house if nothing was."""
    if noted is None:
        try:
            noted = entries()
        except FileError:
            noted = ()  # the boards tell it; training works all the same
    tried = {(entry.lesson == NAME, _tried(entry)) for entry in noted}
    solved = {one.game for one in puzzles() if (True, one.id) in tried}
    for game in lesson.taught():
        names = {path.stem for path in lesson.collection(game)} | {room(game).lessons.EXAM}
        if any((False, name) in tried for name in names):
            solved.add(game)
    return tuple(game for game in GAMES if game in solved) or GAMES[:1]


def _tried(entry: Entry) -> str:
    """The id of the puzzle, of the lesson or of the exam."""
    return entry.screen if entry.lesson == NAME else entry.lesson
