"""A game with people and bots around it: their seats, names and eyes; kept, recorded, told whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.core.files import write_new
from glueckauf.core.names import called, checked, completed
from glueckauf.core.protocol import CHANCE, State
from glueckauf.core.record import Record
from glueckauf.core.texts import name_of
from glueckauf.learn import games
from glueckauf.learn.kept import forget, kept
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.recorded import RecordFile, begins, is_recorded
from glueckauf.widget.seats import HUMAN, Seat, given, seated

FILE = "glueck-auf-{}.txt"


class SeatedBoard(Board):
    """A board that several people or bots sit around."""

    IS_ITS_OWN = True  # played on at two tables, it becomes two games

    def __init__(
        self,
        start: State,
        seats: Sequence[Seat] | None,
        language: str,
        theme: str,
        view: str,
        seed: int,
        names: Sequence[str] | None,
        record: str | Path | None,
    ) -> None:
        players = len(start.players)
        self._seed = seed
        self._given = given(seats, players)
        self._seats = seated(seats, players, seed, start.game)
        self._names = () if names is None else checked(names, players)
        super().__init__(start, language, theme, view)
        self._language = called(language, self._names)
        self._file = None if record is None else RecordFile(record, start)
        self._held: list[str] = []  # the moves that were there when it was kept last
        seat = start.to_move
        people = self._people
        self._holder: int | None = seat if seat in people else people[0] if people else None
        self._is_alone = True  # nobody looks over the holder's shoulder
        self._is_passed_on = False  # the screen has changed hands

    # --- Who sits where -------------------------------------------------------------------------

    @property
    def _people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self._seats) if bot is None]

    def _bot(self) -> bots.Bot | None:
        """The bot to move, if it is one's turn."""
        seat = self._history.state.to_move
        return None if seat is None or seat == CHANCE else self._seats[seat]

    def _waits(self) -> bool:
        """A bot or chance is to move, nobody who could be asked."""
        return self._bot() is not None or self._history.state.to_move == CHANCE

    def _seat(self) -> int:
        """Through whose eyes the table is seen; before a covered table, whose it is going to be."""
        seat: int | None = self._history.state.to_move
        people = self._people
        if seat is not None and seat in people:
            return seat
        if self._holder is not None and len(people) > 1:
            return self._holder
        return people[0] if people else 0

    def _reader(self) -> int | None:
        people = self._people
        return people[0] if len(people) == 1 else None

    def _view(self) -> Any:
        state, people = self._history.state, self._people
        watched = len(people) > 1 and state.to_move not in people and not self._is_alone
        if watched or self._passed_to() is not None:
            return self._shared(state)
        return state.seen_by(self._seat())

    def _shared(self, state: Any) -> Any:
        """A position as far as all people here may see it."""
        for seat in self._people or [self._seat()]:
            state = state.seen_by(seat)
        return state

    # --- Several people before one screen -------------------------------------------------------

    def _is_hidden(self, one: int | None, other: int | None, state: Any = None) -> bool:
        """Does one of two players see something that the other may not see?"""
        here = self._history.state if state is None else state
        return one != other and bool(here.seen_by(one) != here.seen_by(other))

    def _passed_to(self) -> int | None:
        """The person whom the screen has to be passed to before anything is shown; None: it may be.

        Only for a decision with secrets, and only if somebody else may look on.
        """
        state, people = self._history.state, self._people
        seat = state.to_move
        if len(people) < 2 or seat is None or seat not in people:
            return None
        if self._is_alone and seat == self._holder:
            return None
        return seat if self._room.table.has_secrets(state.seen_by(seat)) else None

    def _pass_on(self, seat: int) -> None:
        """From now on this person sits before the screen, alone: what was told to another is told anew."""
        self._holder, self._is_alone, self._is_passed_on = seat, True, True
        self._entries.clear()

    def _look_up(self) -> None:
        """A game comes from elsewhere: who knows who of several people is here now."""
        if len(self._people) > 1:
            self._holder, self._is_alone = None, False

    def _gather(self) -> None:
        """Where somebody else decides in the open, the screen goes round unasked, and all look on."""
        seat = self._history.state.to_move
        if seat in self._people and seat != self._holder and self._passed_to() is None:
            self._holder, self._is_alone = seat, False

    def _show(self, reply: Reply, ack: str = "") -> None:
        self._gather()
        super()._show(reply, ack)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that people and bots were given, by seat; empty if they are called as usual."""
        return self._names

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json:
        start = self._history.states[0]
        return {
            "game": self._game,
            "players": len(start.players),
            "seed": self._seed,
            "rules": str(start.rules),
            "seats": self._given,
            "names": list(self._names),
            "opening": str(self._room.record(start, ())) if is_recorded(start) else "",
            "moves": list(self._history.moves),
            "ply": self._history.ply,
        }

    def _recall(self, found: Json) -> None:
        known = self._remembered()
        for name in ("game", "players", "seed", "rules"):
            if found.get(name, known[name]) != known[name]:
                raise ValueError(f"another {name} than that of this table")
        history = History(self._history.state)
        for move in found["moves"]:
            history.add(str(move), history.state.after(str(move)))
        history.go(int(found["ply"]))
        self._history = history
        self._look_up()
        if not self._names and found.get("names"):
            self._call(checked(found["names"], known["players"]))

    def _call(self, names: Sequence[str]) -> None:
        """From now on people and bots are called so."""
        self._names = tuple(names)
        self._language = called(self._language, names)

    def _speak(self, language: str) -> None:
        super()._speak(language)
        self._language = called(language, self._names)

    def _store(self) -> None:
        """Keep the game; where it was played on elsewhere, that is left alone, and this one goes on beside it."""
        told = None
        try:
            if self._is_anothers():
                if self._history.moves == self._held:
                    return  # whoever only looks on leaves it as it is
                told = self._branch()
            super()._store()
            if self._file is not None:
                self._file.write(self._history)
        except FileError as error:  # a full disk ends no game
            told = self._wrong_file(error).message
        self._held = list(self._history.moves)
        if told is not None:
            self.frame = {**self.frame, "message": told}

    def _is_anothers(self) -> bool:
        """Has somebody played this game on, at another table?"""
        if self._file is not None and self._file.is_anothers(self._history):
            return True
        found = kept(self._key) if self._key and self.IS_ITS_OWN else None
        return (
            found is not None
            and found != self._on_disk
            and not begins(self._history.moves, found.get("moves") or ())
        )

    def _branch(self) -> Json:
        """From now on this is a game of its own; what to tell."""
        before = self._key
        if self._file is not None:
            old = self._file.path
            self._file.branch(self._history)
            name = self._file.path.stem
            games.branched(old, self._file.path)
            mark = name.removeprefix(old.stem)
        else:
            mark = next(f"-{n}" for n in count(2) if kept(f"{before}-{n}") is None)
            name = before.rpartition("/")[2] + mark
        if before:
            if kept(before) == self._on_disk:  # this course of the game, which is renamed
                forget(before)
            self._key = before + mark
        text = say("played-elsewhere", self._language, name=name)
        return message(f"{text} {self._prompt()}")

    def _take(self, history: History) -> None:
        """Another game on this table; seats that it has more are people's."""
        players = len(history.state.players)
        self._seats = (self._seats + [None] * players)[:players]
        self._given = (self._given + [HUMAN] * players)[:players]
        if self._names:
            usual = [name_of(seat, self.language) for seat in range(players)]
            self._call(completed(self._names, players, usual))
        self._history = history
        self._look_up()
        self._entries.clear()

    # --- Records --------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far as a record."""
        if not self._is_recorded():
            raise ValueError(say("cannot-record", "en"))
        return self._room.record(self._history.states[0], self._history.played)

    def _is_recorded(self) -> bool:
        return is_recorded(self._history.states[0])

    def save(self, path: str | Path | None = None) -> Path:
        """Write the record to a new file; without a name, to the next free glueck-auf-1.txt, -2 …"""
        text = str(self.record)
        if path is None:
            names = (Path(FILE.format(number)) for number in count(1))
            path = next(name for name in names if not name.exists())
        write_new(Path(path), text)
        return Path(path)
