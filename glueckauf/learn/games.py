"""The learner's own games: records in the folder `games` beside the progress file, one for each game.

    path = begin(state, ["Anna", "Bruno"], ["human", "greedy"], seed=7)
    saved()                  every game there, the one played last first
    records()                the same as tidy rows, for everybody who counts

A record is all that is needed to look at a game again or to play it on. Who sat there, and the seed of
chance, are kept beside the boards (`kept.py`); a record that came from elsewhere does without. Nothing
is ever deleted here: a game that is put away is only out of sight.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.files import make_folder, read_text, write_new
from glueckauf.core.protocol import CHANCE, State
from glueckauf.core.record import Record
from glueckauf.core.rows import Rows, tidy
from glueckauf.core.texts import name_of
from glueckauf.games import GAMES, positions, room
from glueckauf.learn import kept, progress

FOLDER = "games"
HUMAN = "human"  # in a seat; everything else is the name of a bot
_FILE = re.compile(r"(\d{4}-\d\d-\d\d) .+", re.ASCII)


class Game(NamedTuple):
    """A game in the folder, as far as it was played."""

    path: Path
    record: Record
    names: tuple[str, ...]
    seats: tuple[str, ...]
    seed: int
    day: str
    scores: tuple[int, ...]
    to_move: int | None
    is_away: bool

    @property
    def id(self) -> str:
        return self.path.stem

    @property
    def is_over(self) -> bool:
        return self.record.result is not None


def folder() -> Path:
    return progress.place().parent / FOLDER


# --- Beginning a game -----------------------------------------------------------------------


def begin(
    start: State, names: Sequence[str], seats: Sequence[str], seed: int, day: date | None = None
) -> Path:
    """A new file for a game that begins so, which no other game will ever take; FileError if there can be none."""
    begun = (day or date.today()).isoformat()
    people = "-".join(filter(None, map(_plain, names))) or start.game
    text = str(room(start.game).record(start, ()))
    _make(folder())
    for number in count(1):
        path = folder() / f"{begun} {people}{f' {number}' * (number > 1)}.txt"
        if path.exists():
            continue
        try:
            write_new(path, text, private=True)
        except FileError:
            if path.exists():  # somebody else was quicker
                continue
            raise
        break
    kept.keep(
        _key(path),
        {"names": list(names), "seats": list(seats), "seed": seed, "day": begun, "away": False},
    )
    return path


def branched(path: Path, other: Path) -> None:
    """A game goes on as another one: who sits there is known there, too."""
    known = kept.kept(_key(path))
    if known is not None and path.parent.absolute() == folder().absolute():
        kept.keep(_key(other), known)


def _plain(name: str) -> str:
    """A name that every file system takes."""
    return re.sub(r"[^\w ]+", " ", name).strip()


def _make(place: Path) -> None:
    make_folder(place, private=True)


def put_away(name: str, is_away: bool = True) -> None:
    """Out of sight, or back again; the record stays where it is."""
    path = folder() / f"{name}.txt"
    kept.keep(_key(path), {**(kept.kept(_key(path)) or {}), "away": is_away})


def drop_if_unplayed(path: Path) -> None:
    """A game in which nobody has moved leaves no trace."""
    if path.exists() and not _is_begun(path, Record.read(read_text(path), str(path))):
        path.unlink(missing_ok=True)
        kept.forget(_key(path))


def _key(path: Path) -> str:
    return f"game/{path.stem}"


# --- Finding games --------------------------------------------------------------------------


def saved() -> list[Game]:
    """Every game that somebody has moved in, the one played last first; what is no record is passed over."""
    found = [game for path in _files() for game in _read(path)]
    return sorted(found, key=lambda game: (_played_at(game.path), game.id), reverse=True)


def game(name: str) -> Game:
    """The game of this name; FileError if there is none that can be read."""
    path = next((path for path in _files() if path.stem == name), None)
    if path is None:
        raise FileError(f"{name}.txt", "file", "is not in the folder of your games any more")
    return _of(path)


def _files() -> list[Path]:
    try:
        return sorted(folder().glob("*.txt"))
    except OSError:
        return []


def _played_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _read(path: Path) -> Iterator[Game]:
    with suppress(FileError):
        found = _of(path)
        if _is_begun(path, found.record):
            yield found


def _is_begun(path: Path, record: Record) -> bool:
    """Has somebody moved? A record has whole turns only; the table also knows what was begun of one."""
    return bool(record.turns or (kept.kept(f"table/{path.stem}") or {}).get("moves"))


def _of(path: Path) -> Game:
    record, scores, to_move = _standing(path, _played_at(path))
    known = kept.kept(_key(path)) or {}
    names = _words(known.get("names"), record.players)
    seats = _words(known.get("seats"), record.players)
    seed = known.get("seed")
    return Game(
        path,
        record,
        names or tuple(name_of(seat) for seat in range(record.players)),
        seats or (HUMAN,) * record.players,
        seed if isinstance(seed, int) else 0,
        _day(path, known.get("day")),
        scores,
        to_move,
        known.get("away") is True,
    )


@lru_cache(maxsize=1000)
def _standing(path: Path, _time: int) -> tuple[Record, tuple[int, ...], int | None]:
    """The record in a file of this time, the scores, and whose turn it is. A result need not be replayed."""
    record = Record.read(read_text(path), str(path))
    if record.game not in GAMES:
        record.wrong("game", f"there is no game {record.game!r}; the games are {', '.join(GAMES)}")
    if record.result is not None:
        everybody = range(record.players)
        if len(record.result) != record.players or not {*(record.winners or ())} <= {*everybody}:
            record.wrong("result", f"must be of {record.players} players")
        return record, record.result, None
    *_, last = positions(record)
    return record, last.scores, last.active if last.to_move == CHANCE else last.to_move


def _words(found: Any, players: int) -> tuple[str, ...]:
    is_good = isinstance(found, list) and len(found) == players
    return tuple(map(str, found)) if is_good else ()


def _day(path: Path, known: Any) -> str:
    if isinstance(known, str):
        return known
    named = _FILE.fullmatch(path.stem)
    return named[1] if named else datetime.fromtimestamp(_played_at(path) / 1e9).date().isoformat()


def records() -> Rows:
    """Your games as rows: the file of the record, who played, how it stands or ended."""
    return tidy(
        {
            "file": str(one.path),
            "day": one.day,
            "game": one.record.game,
            "names": one.names,
            "seats": one.seats,
            "rules": one.record.rules,
            "turns": len(one.record.turns),
            "over": one.is_over,
            "scores": one.scores,
            "winners": tuple(one.names[seat] for seat in one.record.winners or ()),
        }
        for one in saved()
    )
