"""The record that a game writes of itself: a file that is complete after every turn."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, rewrite
from glueckauf.core.protocol import State
from glueckauf.core.record import Record
from glueckauf.games import room
from glueckauf.widget.history import History


def is_recorded(start: State) -> bool:
    """A record begins with a set-up; a position from somewhere in a game has none."""
    game = room(start.game)
    try:
        return bool(game.opening(game.record(start, ())) == start)
    except FileError:
        return False


class RecordFile:
    """Holds all turns that were played, those that were taken back and not played anew as well.

    A file that is there already must hold the same game, which is then written on.
    """

    def __init__(self, path: str | Path, start: State) -> None:
        self.path = Path(path)
        self._start = start
        self._written: list[str] | None = None
        if not is_recorded(start):
            raise FileError(str(path), "file", "only a game from its set-up on can be recorded")
        if self.path.exists() and not _holds(self.path, start):
            raise FileError(str(path), "file", "holds another game; it is never overwritten")

    def write(self, history: History) -> None:
        """Write the turns that are over, unless they are there; before anybody moved there is no file."""
        whole = history.plies
        while whole and not _ends_turn(history.states[whole]):
            whole -= 1
        moves = history.moves[:whole]
        if moves == self._written or not history.plies:
            return
        if history.states[0] != self._start:
            self._begin(history.states[0])
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = f"cannot be written: {error.strerror}"
            raise FileError(str(self.path), "file", problem) from None
        rewrite(self.path, str(room(self._start.game).record(self._start, moves)))
        self._written = moves

    def _begin(self, start: State) -> None:
        """Another game has a file of its own: the next free name-2.txt, -3 …"""
        self._start = start
        names = (self.path.with_stem(f"{self.path.stem}-{number}") for number in count(2))
        self.path = next(path for path in names if not path.exists() or _holds(path, start))


def _holds(path: Path, start: State) -> bool:
    """Does a file hold the game that began so?"""
    found = Record.read(read_text(path), str(path))
    return found.game == start.game and bool(room(start.game).opening(found) == start)


def _ends_turn(state: State) -> bool:
    return state.is_over or state.at_turn_start
