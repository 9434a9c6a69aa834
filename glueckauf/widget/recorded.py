"""The record that a game writes of itself: a file that is complete after every turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import is_there, make_folder, read_text, rewrite, write_new
from glueckauf.core.protocol import State
from glueckauf.core.record import Record
from glueckauf.games import room
from glueckauf.widget.history import History, moves_of


def is_recorded(start: State) -> bool:
    """A record begins with a set-up; a position from somewhere in a game has none."""
    game = room(start.game)
    try:
        return bool(game.opening(game.record(start, ())) == start)
    except FileError:
        return False


class RecordFile:
    """Holds all turns that were played, those that were taken back and not played anew as well.

    A file that is there already must hold the same game, which is then written on, by one table: turns
    in it that this table never knew are another's, and stay.
    """

    def __init__(self, path: str | Path, start: State) -> None:
        self.path = Path(path)
        self._start = start
        self._text = ""  # what this table knows to stand there
        self._written: list[str] | None = None
        if not is_recorded(start):
            raise FileError(str(path), "file", "only a game from its set-up on can be recorded")
        if is_there(self.path) and not self._is_of(self._record(read_text(self.path)), start):
            raise FileError(str(path), "file", "holds another game; it is never overwritten")

    def is_anothers(self, history: History) -> bool:
        """Does the file hold turns that are not of this history, and that this table has not written?"""
        if history.states[0] != self._start or not is_there(self.path):
            return False
        try:
            text = read_text(self.path)
            if text == self._text:
                return False
            found = self._record(text)
            if not self._is_of(found, self._start) or not begins(history.moves, moves_of(found)):
                return True
        except FileError:  # whatever lies there now is not what this table wrote
            return True
        self._text = text
        return False

    def write(self, history: History) -> None:
        """Write the turns that are over, unless they are there; before anybody moved there is no file."""
        moves = _whole_turns(history)
        if moves == self._written or not history.plies:
            return
        if history.states[0] != self._start:  # another game was laid on the table
            self.branch(history)
            return
        text = str(room(self._start.game).record(self._start, moves))
        make_folder(self.path.parent, private=True)
        rewrite(self.path, text, private=True)
        self._text, self._written = text, moves

    def branch(self, history: History) -> None:
        """Go on in a file of one's own: the next free name-2.txt, -3 …"""
        start, moves = history.states[0], _whole_turns(history)
        text = str(room(start.game).record(start, moves))
        path = next(path for path in _others(self.path) if not is_there(path))
        make_folder(path.parent, private=True)
        write_new(path, text, private=True)
        self.path, self._start, self._text, self._written = path, start, text, moves

    def _record(self, text: str) -> Record:
        return Record.read(text, str(self.path))

    def _is_of(self, found: Record, start: State) -> bool:
        return found.game == start.game and bool(room(start.game).opening(found) == start)


def begins(moves: Sequence[str], first: Sequence[str]) -> bool:
    """Do these moves begin with those?"""
    return list(moves[: len(first)]) == list(first)


def _others(path: Path) -> Iterator[Path]:
    return (path.with_stem(f"{path.stem}-{number}") for number in count(2))


def _whole_turns(history: History) -> list[str]:
    whole = history.plies
    while whole and not _ends_turn(history.states[whole]):
        whole -= 1
    return history.moves[:whole]


def _ends_turn(state: State) -> bool:
    return state.is_over or state.at_turn_start
